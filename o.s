.amdgcn_target "amdgcn-amd-amdhsa--gfx950"
there:
m0:
global_atomic_swap v[0:1], v32, off offset:4095
m1:
global_atomic_swap v[0:1], a32, off
m2:
global_atomic_swap v[0:1], v32, off offset:-4096
m3:
global_atomic_swap v0, v32, s[32:33] offset:4095
m4:
global_atomic_swap v0, a32, s[32:33]
m5:
global_atomic_swap v0, v32, s[32:33]
m6:
global_atomic_swap v0, v32, vcc
m7:
global_atomic_swap v0, v32, s[32:33] offset:-4096
m8:
global_atomic_swap v0, v[32:33], v64, off offset:4095 sc0
m9:
global_atomic_swap a0, v[32:33], a64, off sc0
m10:
global_atomic_swap v0, v[32:33], v64, off offset:-4096 sc0
m11:
global_atomic_swap v0, v32, v64, s[48:49] offset:4095 sc0
m12:
global_atomic_swap a0, v32, a64, s[48:49] sc0
m13:
global_atomic_swap v0, v32, v64, s[48:49] sc0
m14:
global_atomic_swap v0, v32, v64, vcc sc0
m15:
global_atomic_swap v0, v32, v64, s[48:49] offset:-4096 sc0
m16:
flat_atomic_swap v[0:1], v32 offset:4095
m17:
flat_atomic_swap v[0:1], a32
m18:
flat_atomic_swap v[0:1], v32 offset:0
m19:
flat_atomic_swap v0, v[32:33], v64 offset:4095 sc0
m20:
flat_atomic_swap a0, v[32:33], a64 sc0
m21:
flat_atomic_swap v0, v[32:33], v64 offset:0 sc0
m22:
buffer_atomic_swap v0, off, s[32:35], s48 offset:4095
m23:
buffer_atomic_swap a0, off, s[32:35], s48
m24:
buffer_atomic_swap v0, off, s[32:35], s48
m25:
buffer_atomic_swap v0, off, s[32:35], vcc_lo
m26:
buffer_atomic_swap v0, off, s[32:35], m0
m27:
buffer_atomic_swap v0, off, s[32:35], 0
m28:
buffer_atomic_swap v0, off, s[32:35], -16
m29:
buffer_atomic_swap v0, off, s[32:35], 64
m30:
buffer_atomic_swap v0, off, s[32:35], -4.0
m31:
buffer_atomic_swap v0, off, s[32:35], 0.15915494
m32:
buffer_atomic_swap v0, off, s[32:35], s48 offset:0
m33:
buffer_atomic_swap v0, v32, s[32:35], s48 offen offset:4095
m34:
buffer_atomic_swap a0, v32, s[32:35], s48 offen
m35:
buffer_atomic_swap v0, v32, s[32:35], s48 offen
m36:
buffer_atomic_swap v0, v32, s[32:35], vcc_lo offen
m37:
buffer_atomic_swap v0, v32, s[32:35], m0 offen
m38:
buffer_atomic_swap v0, v32, s[32:35], 0 offen
m39:
buffer_atomic_swap v0, v32, s[32:35], -16 offen
m40:
buffer_atomic_swap v0, v32, s[32:35], 64 offen
m41:
buffer_atomic_swap v0, v32, s[32:35], -4.0 offen
m42:
buffer_atomic_swap v0, v32, s[32:35], 0.15915494 offen
m43:
buffer_atomic_swap v0, v32, s[32:35], s48 offen offset:0
m44:
buffer_atomic_swap v0, v[32:33], s[32:35], s48 idxen offen offset:4095
m45:
buffer_atomic_swap a0, v[32:33], s[32:35], s48 idxen offen
m46:
buffer_atomic_swap v0, v[32:33], s[32:35], s48 idxen offen
m47:
buffer_atomic_swap v0, v[32:33], s[32:35], vcc_lo idxen offen
m48:
buffer_atomic_swap v0, v[32:33], s[32:35], m0 idxen offen
m49:
buffer_atomic_swap v0, v[32:33], s[32:35], 0 idxen offen
m50:
buffer_atomic_swap v0, v[32:33], s[32:35], -16 idxen offen
m51:
buffer_atomic_swap v0, v[32:33], s[32:35], 64 idxen offen
m52:
buffer_atomic_swap v0, v[32:33], s[32:35], -4.0 idxen offen
m53:
buffer_atomic_swap v0, v[32:33], s[32:35], 0.15915494 idxen offen
m54:
buffer_atomic_swap v0, v[32:33], s[32:35], s48 idxen offen offset:0
m55:
buffer_atomic_swap v0, off, s[32:35], s48 offset:4095 sc0
m56:
buffer_atomic_swap a0, off, s[32:35], s48 sc0
m57:
buffer_atomic_swap v0, off, s[32:35], s48 sc0
m58:
buffer_atomic_swap v0, off, s[32:35], vcc_lo sc0
m59:
buffer_atomic_swap v0, off, s[32:35], m0 sc0
m60:
buffer_atomic_swap v0, off, s[32:35], 0 sc0
m61:
buffer_atomic_swap v0, off, s[32:35], -16 sc0
m62:
buffer_atomic_swap v0, off, s[32:35], 64 sc0
m63:
buffer_atomic_swap v0, off, s[32:35], -4.0 sc0
m64:
buffer_atomic_swap v0, off, s[32:35], 0.15915494 sc0
m65:
buffer_atomic_swap v0, off, s[32:35], s48 offset:0 sc0
m66:
buffer_atomic_swap v0, v32, s[32:35], s48 offen offset:4095 sc0
m67:
buffer_atomic_swap a0, v32, s[32:35], s48 offen sc0
m68:
buffer_atomic_swap v0, v32, s[32:35], s48 offen sc0
m69:
buffer_atomic_swap v0, v32, s[32:35], vcc_lo offen sc0
m70:
buffer_atomic_swap v0, v32, s[32:35], m0 offen sc0
m71:
buffer_atomic_swap v0, v32, s[32:35], 0 offen sc0
m72:
buffer_atomic_swap v0, v32, s[32:35], -16 offen sc0
m73:
buffer_atomic_swap v0, v32, s[32:35], 64 offen sc0
m74:
buffer_atomic_swap v0, v32, s[32:35], -4.0 offen sc0
m75:
buffer_atomic_swap v0, v32, s[32:35], 0.15915494 offen sc0
m76:
buffer_atomic_swap v0, v32, s[32:35], s48 offen offset:0 sc0
m77:
buffer_atomic_swap v0, v[32:33], s[32:35], s48 idxen offen offset:4095 sc0
m78:
buffer_atomic_swap a0, v[32:33], s[32:35], s48 idxen offen sc0
m79:
buffer_atomic_swap v0, v[32:33], s[32:35], s48 idxen offen sc0
m80:
buffer_atomic_swap v0, v[32:33], s[32:35], vcc_lo idxen offen sc0
m81:
buffer_atomic_swap v0, v[32:33], s[32:35], m0 idxen offen sc0
m82:
buffer_atomic_swap v0, v[32:33], s[32:35], 0 idxen offen sc0
m83:
buffer_atomic_swap v0, v[32:33], s[32:35], -16 idxen offen sc0
m84:
buffer_atomic_swap v0, v[32:33], s[32:35], 64 idxen offen sc0
m85:
buffer_atomic_swap v0, v[32:33], s[32:35], -4.0 idxen offen sc0
m86:
buffer_atomic_swap v0, v[32:33], s[32:35], 0.15915494 idxen offen sc0
m87:
buffer_atomic_swap v0, v[32:33], s[32:35], s48 idxen offen offset:0 sc0
m88:
global_atomic_add v[0:1], v32, off offset:4095
m89:
global_atomic_add v[0:1], a32, off
m90:
global_atomic_add v[0:1], v32, off offset:-4096
m91:
global_atomic_add v0, v32, s[32:33] offset:4095
m92:
global_atomic_add v0, a32, s[32:33]
m93:
global_atomic_add v0, v32, s[32:33]
m94:
global_atomic_add v0, v32, vcc
m95:
global_atomic_add v0, v32, s[32:33] offset:-4096
m96:
global_atomic_add v0, v[32:33], v64, off offset:4095 sc0
m97:
global_atomic_add a0, v[32:33], a64, off sc0
m98:
global_atomic_add v0, v[32:33], v64, off offset:-4096 sc0
m99:
global_atomic_add v0, v32, v64, s[48:49] offset:4095 sc0
m100:
global_atomic_add a0, v32, a64, s[48:49] sc0
m101:
global_atomic_add v0, v32, v64, s[48:49] sc0
m102:
global_atomic_add v0, v32, v64, vcc sc0
m103:
global_atomic_add v0, v32, v64, s[48:49] offset:-4096 sc0
m104:
flat_atomic_add v[0:1], v32 offset:4095
m105:
flat_atomic_add v[0:1], a32
m106:
flat_atomic_add v[0:1], v32 offset:0
m107:
flat_atomic_add v0, v[32:33], v64 offset:4095 sc0
m108:
flat_atomic_add a0, v[32:33], a64 sc0
m109:
flat_atomic_add v0, v[32:33], v64 offset:0 sc0
m110:
buffer_atomic_add v0, off, s[32:35], s48 offset:4095
m111:
buffer_atomic_add a0, off, s[32:35], s48
m112:
buffer_atomic_add v0, off, s[32:35], s48
m113:
buffer_atomic_add v0, off, s[32:35], vcc_lo
m114:
buffer_atomic_add v0, off, s[32:35], m0
m115:
buffer_atomic_add v0, off, s[32:35], 0
m116:
buffer_atomic_add v0, off, s[32:35], -16
m117:
buffer_atomic_add v0, off, s[32:35], 64
m118:
buffer_atomic_add v0, off, s[32:35], -4.0
m119:
buffer_atomic_add v0, off, s[32:35], 0.15915494
m120:
buffer_atomic_add v0, off, s[32:35], s48 offset:0
m121:
buffer_atomic_add v0, v32, s[32:35], s48 offen offset:4095
m122:
buffer_atomic_add a0, v32, s[32:35], s48 offen
m123:
buffer_atomic_add v0, v32, s[32:35], s48 offen
m124:
buffer_atomic_add v0, v32, s[32:35], vcc_lo offen
m125:
buffer_atomic_add v0, v32, s[32:35], m0 offen
m126:
buffer_atomic_add v0, v32, s[32:35], 0 offen
m127:
buffer_atomic_add v0, v32, s[32:35], -16 offen
m128:
buffer_atomic_add v0, v32, s[32:35], 64 offen
m129:
buffer_atomic_add v0, v32, s[32:35], -4.0 offen
m130:
buffer_atomic_add v0, v32, s[32:35], 0.15915494 offen
m131:
buffer_atomic_add v0, v32, s[32:35], s48 offen offset:0
m132:
buffer_atomic_add v0, v[32:33], s[32:35], s48 idxen offen offset:4095
m133:
buffer_atomic_add a0, v[32:33], s[32:35], s48 idxen offen
m134:
buffer_atomic_add v0, v[32:33], s[32:35], s48 idxen offen
m135:
buffer_atomic_add v0, v[32:33], s[32:35], vcc_lo idxen offen
m136:
buffer_atomic_add v0, v[32:33], s[32:35], m0 idxen offen
m137:
buffer_atomic_add v0, v[32:33], s[32:35], 0 idxen offen
m138:
buffer_atomic_add v0, v[32:33], s[32:35], -16 idxen offen
m139:
buffer_atomic_add v0, v[32:33], s[32:35], 64 idxen offen
m140:
buffer_atomic_add v0, v[32:33], s[32:35], -4.0 idxen offen
m141:
buffer_atomic_add v0, v[32:33], s[32:35], 0.15915494 idxen offen
m142:
buffer_atomic_add v0, v[32:33], s[32:35], s48 idxen offen offset:0
m143:
buffer_atomic_add v0, off, s[32:35], s48 offset:4095 sc0
m144:
buffer_atomic_add a0, off, s[32:35], s48 sc0
m145:
buffer_atomic_add v0, off, s[32:35], s48 sc0
m146:
buffer_atomic_add v0, off, s[32:35], vcc_lo sc0
m147:
buffer_atomic_add v0, off, s[32:35], m0 sc0
m148:
buffer_atomic_add v0, off, s[32:35], 0 sc0
m149:
buffer_atomic_add v0, off, s[32:35], -16 sc0
m150:
buffer_atomic_add v0, off, s[32:35], 64 sc0
m151:
buffer_atomic_add v0, off, s[32:35], -4.0 sc0
m152:
buffer_atomic_add v0, off, s[32:35], 0.15915494 sc0
m153:
buffer_atomic_add v0, off, s[32:35], s48 offset:0 sc0
m154:
buffer_atomic_add v0, v32, s[32:35], s48 offen offset:4095 sc0
m155:
buffer_atomic_add a0, v32, s[32:35], s48 offen sc0
m156:
buffer_atomic_add v0, v32, s[32:35], s48 offen sc0
m157:
buffer_atomic_add v0, v32, s[32:35], vcc_lo offen sc0
m158:
buffer_atomic_add v0, v32, s[32:35], m0 offen sc0
m159:
buffer_atomic_add v0, v32, s[32:35], 0 offen sc0
m160:
buffer_atomic_add v0, v32, s[32:35], -16 offen sc0
m161:
buffer_atomic_add v0, v32, s[32:35], 64 offen sc0
m162:
buffer_atomic_add v0, v32, s[32:35], -4.0 offen sc0
m163:
buffer_atomic_add v0, v32, s[32:35], 0.15915494 offen sc0
m164:
buffer_atomic_add v0, v32, s[32:35], s48 offen offset:0 sc0
m165:
buffer_atomic_add v0, v[32:33], s[32:35], s48 idxen offen offset:4095 sc0
m166:
buffer_atomic_add a0, v[32:33], s[32:35], s48 idxen offen sc0
m167:
buffer_atomic_add v0, v[32:33], s[32:35], s48 idxen offen sc0
m168:
buffer_atomic_add v0, v[32:33], s[32:35], vcc_lo idxen offen sc0
m169:
buffer_atomic_add v0, v[32:33], s[32:35], m0 idxen offen sc0
m170:
buffer_atomic_add v0, v[32:33], s[32:35], 0 idxen offen sc0
m171:
buffer_atomic_add v0, v[32:33], s[32:35], -16 idxen offen sc0
m172:
buffer_atomic_add v0, v[32:33], s[32:35], 64 idxen offen sc0
m173:
buffer_atomic_add v0, v[32:33], s[32:35], -4.0 idxen offen sc0
m174:
buffer_atomic_add v0, v[32:33], s[32:35], 0.15915494 idxen offen sc0
m175:
buffer_atomic_add v0, v[32:33], s[32:35], s48 idxen offen offset:0 sc0
m176:
global_atomic_sub v[0:1], v32, off offset:4095
m177:
global_atomic_sub v[0:1], a32, off
m178:
global_atomic_sub v[0:1], v32, off offset:-4096
m179:
global_atomic_sub v0, v32, s[32:33] offset:4095
m180:
global_atomic_sub v0, a32, s[32:33]
m181:
global_atomic_sub v0, v32, s[32:33]
m182:
global_atomic_sub v0, v32, vcc
m183:
global_atomic_sub v0, v32, s[32:33] offset:-4096
m184:
global_atomic_sub v0, v[32:33], v64, off offset:4095 sc0
m185:
global_atomic_sub a0, v[32:33], a64, off sc0
m186:
global_atomic_sub v0, v[32:33], v64, off offset:-4096 sc0
m187:
global_atomic_sub v0, v32, v64, s[48:49] offset:4095 sc0
m188:
global_atomic_sub a0, v32, a64, s[48:49] sc0
m189:
global_atomic_sub v0, v32, v64, s[48:49] sc0
m190:
global_atomic_sub v0, v32, v64, vcc sc0
m191:
global_atomic_sub v0, v32, v64, s[48:49] offset:-4096 sc0
m192:
flat_atomic_sub v[0:1], v32 offset:4095
m193:
flat_atomic_sub v[0:1], a32
m194:
flat_atomic_sub v[0:1], v32 offset:0
m195:
flat_atomic_sub v0, v[32:33], v64 offset:4095 sc0
m196:
flat_atomic_sub a0, v[32:33], a64 sc0
m197:
flat_atomic_sub v0, v[32:33], v64 offset:0 sc0
m198:
buffer_atomic_sub v0, off, s[32:35], s48 offset:4095
m199:
buffer_atomic_sub a0, off, s[32:35], s48
m200:
buffer_atomic_sub v0, off, s[32:35], s48
m201:
buffer_atomic_sub v0, off, s[32:35], vcc_lo
m202:
buffer_atomic_sub v0, off, s[32:35], m0
m203:
buffer_atomic_sub v0, off, s[32:35], 0
m204:
buffer_atomic_sub v0, off, s[32:35], -16
m205:
buffer_atomic_sub v0, off, s[32:35], 64
m206:
buffer_atomic_sub v0, off, s[32:35], -4.0
m207:
buffer_atomic_sub v0, off, s[32:35], 0.15915494
m208:
buffer_atomic_sub v0, off, s[32:35], s48 offset:0
m209:
buffer_atomic_sub v0, v32, s[32:35], s48 offen offset:4095
m210:
buffer_atomic_sub a0, v32, s[32:35], s48 offen
m211:
buffer_atomic_sub v0, v32, s[32:35], s48 offen
m212:
buffer_atomic_sub v0, v32, s[32:35], vcc_lo offen
m213:
buffer_atomic_sub v0, v32, s[32:35], m0 offen
m214:
buffer_atomic_sub v0, v32, s[32:35], 0 offen
m215:
buffer_atomic_sub v0, v32, s[32:35], -16 offen
m216:
buffer_atomic_sub v0, v32, s[32:35], 64 offen
m217:
buffer_atomic_sub v0, v32, s[32:35], -4.0 offen
m218:
buffer_atomic_sub v0, v32, s[32:35], 0.15915494 offen
m219:
buffer_atomic_sub v0, v32, s[32:35], s48 offen offset:0
m220:
buffer_atomic_sub v0, v[32:33], s[32:35], s48 idxen offen offset:4095
m221:
buffer_atomic_sub a0, v[32:33], s[32:35], s48 idxen offen
m222:
buffer_atomic_sub v0, v[32:33], s[32:35], s48 idxen offen
m223:
buffer_atomic_sub v0, v[32:33], s[32:35], vcc_lo idxen offen
m224:
buffer_atomic_sub v0, v[32:33], s[32:35], m0 idxen offen
m225:
buffer_atomic_sub v0, v[32:33], s[32:35], 0 idxen offen
m226:
buffer_atomic_sub v0, v[32:33], s[32:35], -16 idxen offen
m227:
buffer_atomic_sub v0, v[32:33], s[32:35], 64 idxen offen
m228:
buffer_atomic_sub v0, v[32:33], s[32:35], -4.0 idxen offen
m229:
buffer_atomic_sub v0, v[32:33], s[32:35], 0.15915494 idxen offen
m230:
buffer_atomic_sub v0, v[32:33], s[32:35], s48 idxen offen offset:0
m231:
buffer_atomic_sub v0, off, s[32:35], s48 offset:4095 sc0
m232:
buffer_atomic_sub a0, off, s[32:35], s48 sc0
m233:
buffer_atomic_sub v0, off, s[32:35], s48 sc0
m234:
buffer_atomic_sub v0, off, s[32:35], vcc_lo sc0
m235:
buffer_atomic_sub v0, off, s[32:35], m0 sc0
m236:
buffer_atomic_sub v0, off, s[32:35], 0 sc0
m237:
buffer_atomic_sub v0, off, s[32:35], -16 sc0
m238:
buffer_atomic_sub v0, off, s[32:35], 64 sc0
m239:
buffer_atomic_sub v0, off, s[32:35], -4.0 sc0
m240:
buffer_atomic_sub v0, off, s[32:35], 0.15915494 sc0
m241:
buffer_atomic_sub v0, off, s[32:35], s48 offset:0 sc0
m242:
buffer_atomic_sub v0, v32, s[32:35], s48 offen offset:4095 sc0
m243:
buffer_atomic_sub a0, v32, s[32:35], s48 offen sc0
m244:
buffer_atomic_sub v0, v32, s[32:35], s48 offen sc0
m245:
buffer_atomic_sub v0, v32, s[32:35], vcc_lo offen sc0
m246:
buffer_atomic_sub v0, v32, s[32:35], m0 offen sc0
m247:
buffer_atomic_sub v0, v32, s[32:35], 0 offen sc0
m248:
buffer_atomic_sub v0, v32, s[32:35], -16 offen sc0
m249:
buffer_atomic_sub v0, v32, s[32:35], 64 offen sc0
m250:
buffer_atomic_sub v0, v32, s[32:35], -4.0 offen sc0
m251:
buffer_atomic_sub v0, v32, s[32:35], 0.15915494 offen sc0
m252:
buffer_atomic_sub v0, v32, s[32:35], s48 offen offset:0 sc0
m253:
buffer_atomic_sub v0, v[32:33], s[32:35], s48 idxen offen offset:4095 sc0
m254:
buffer_atomic_sub a0, v[32:33], s[32:35], s48 idxen offen sc0
m255:
buffer_atomic_sub v0, v[32:33], s[32:35], s48 idxen offen sc0
m256:
buffer_atomic_sub v0, v[32:33], s[32:35], vcc_lo idxen offen sc0
m257:
buffer_atomic_sub v0, v[32:33], s[32:35], m0 idxen offen sc0
m258:
buffer_atomic_sub v0, v[32:33], s[32:35], 0 idxen offen sc0
m259:
buffer_atomic_sub v0, v[32:33], s[32:35], -16 idxen offen sc0
m260:
buffer_atomic_sub v0, v[32:33], s[32:35], 64 idxen offen sc0
m261:
buffer_atomic_sub v0, v[32:33], s[32:35], -4.0 idxen offen sc0
m262:
buffer_atomic_sub v0, v[32:33], s[32:35], 0.15915494 idxen offen sc0
m263:
buffer_atomic_sub v0, v[32:33], s[32:35], s48 idxen offen offset:0 sc0
m264:
global_atomic_smin v[0:1], v32, off offset:4095
m265:
global_atomic_smin v[0:1], a32, off
m266:
global_atomic_smin v[0:1], v32, off offset:-4096
m267:
global_atomic_smin v0, v32, s[32:33] offset:4095
m268:
global_atomic_smin v0, a32, s[32:33]
m269:
global_atomic_smin v0, v32, s[32:33]
m270:
global_atomic_smin v0, v32, vcc
m271:
global_atomic_smin v0, v32, s[32:33] offset:-4096
m272:
global_atomic_smin v0, v[32:33], v64, off offset:4095 sc0
m273:
global_atomic_smin a0, v[32:33], a64, off sc0
m274:
global_atomic_smin v0, v[32:33], v64, off offset:-4096 sc0
m275:
global_atomic_smin v0, v32, v64, s[48:49] offset:4095 sc0
m276:
global_atomic_smin a0, v32, a64, s[48:49] sc0
m277:
global_atomic_smin v0, v32, v64, s[48:49] sc0
m278:
global_atomic_smin v0, v32, v64, vcc sc0
m279:
global_atomic_smin v0, v32, v64, s[48:49] offset:-4096 sc0
m280:
flat_atomic_smin v[0:1], v32 offset:4095
m281:
flat_atomic_smin v[0:1], a32
m282:
flat_atomic_smin v[0:1], v32 offset:0
m283:
flat_atomic_smin v0, v[32:33], v64 offset:4095 sc0
m284:
flat_atomic_smin a0, v[32:33], a64 sc0
m285:
flat_atomic_smin v0, v[32:33], v64 offset:0 sc0
m286:
buffer_atomic_smin v0, off, s[32:35], s48 offset:4095
m287:
buffer_atomic_smin a0, off, s[32:35], s48
m288:
buffer_atomic_smin v0, off, s[32:35], s48
m289:
buffer_atomic_smin v0, off, s[32:35], vcc_lo
m290:
buffer_atomic_smin v0, off, s[32:35], m0
m291:
buffer_atomic_smin v0, off, s[32:35], 0
m292:
buffer_atomic_smin v0, off, s[32:35], -16
m293:
buffer_atomic_smin v0, off, s[32:35], 64
m294:
buffer_atomic_smin v0, off, s[32:35], -4.0
m295:
buffer_atomic_smin v0, off, s[32:35], 0.15915494
m296:
buffer_atomic_smin v0, off, s[32:35], s48 offset:0
m297:
buffer_atomic_smin v0, v32, s[32:35], s48 offen offset:4095
m298:
buffer_atomic_smin a0, v32, s[32:35], s48 offen
m299:
buffer_atomic_smin v0, v32, s[32:35], s48 offen
m300:
buffer_atomic_smin v0, v32, s[32:35], vcc_lo offen
m301:
buffer_atomic_smin v0, v32, s[32:35], m0 offen
m302:
buffer_atomic_smin v0, v32, s[32:35], 0 offen
m303:
buffer_atomic_smin v0, v32, s[32:35], -16 offen
m304:
buffer_atomic_smin v0, v32, s[32:35], 64 offen
m305:
buffer_atomic_smin v0, v32, s[32:35], -4.0 offen
m306:
buffer_atomic_smin v0, v32, s[32:35], 0.15915494 offen
m307:
buffer_atomic_smin v0, v32, s[32:35], s48 offen offset:0
m308:
buffer_atomic_smin v0, v[32:33], s[32:35], s48 idxen offen offset:4095
m309:
buffer_atomic_smin a0, v[32:33], s[32:35], s48 idxen offen
m310:
buffer_atomic_smin v0, v[32:33], s[32:35], s48 idxen offen
m311:
buffer_atomic_smin v0, v[32:33], s[32:35], vcc_lo idxen offen
m312:
buffer_atomic_smin v0, v[32:33], s[32:35], m0 idxen offen
m313:
buffer_atomic_smin v0, v[32:33], s[32:35], 0 idxen offen
m314:
buffer_atomic_smin v0, v[32:33], s[32:35], -16 idxen offen
m315:
buffer_atomic_smin v0, v[32:33], s[32:35], 64 idxen offen
m316:
buffer_atomic_smin v0, v[32:33], s[32:35], -4.0 idxen offen
m317:
buffer_atomic_smin v0, v[32:33], s[32:35], 0.15915494 idxen offen
m318:
buffer_atomic_smin v0, v[32:33], s[32:35], s48 idxen offen offset:0
m319:
buffer_atomic_smin v0, off, s[32:35], s48 offset:4095 sc0
m320:
buffer_atomic_smin a0, off, s[32:35], s48 sc0
m321:
buffer_atomic_smin v0, off, s[32:35], s48 sc0
m322:
buffer_atomic_smin v0, off, s[32:35], vcc_lo sc0
m323:
buffer_atomic_smin v0, off, s[32:35], m0 sc0
m324:
buffer_atomic_smin v0, off, s[32:35], 0 sc0
m325:
buffer_atomic_smin v0, off, s[32:35], -16 sc0
m326:
buffer_atomic_smin v0, off, s[32:35], 64 sc0
m327:
buffer_atomic_smin v0, off, s[32:35], -4.0 sc0
m328:
buffer_atomic_smin v0, off, s[32:35], 0.15915494 sc0
m329:
buffer_atomic_smin v0, off, s[32:35], s48 offset:0 sc0
m330:
buffer_atomic_smin v0, v32, s[32:35], s48 offen offset:4095 sc0
m331:
buffer_atomic_smin a0, v32, s[32:35], s48 offen sc0
m332:
buffer_atomic_smin v0, v32, s[32:35], s48 offen sc0
m333:
buffer_atomic_smin v0, v32, s[32:35], vcc_lo offen sc0
m334:
buffer_atomic_smin v0, v32, s[32:35], m0 offen sc0
m335:
buffer_atomic_smin v0, v32, s[32:35], 0 offen sc0
m336:
buffer_atomic_smin v0, v32, s[32:35], -16 offen sc0
m337:
buffer_atomic_smin v0, v32, s[32:35], 64 offen sc0
m338:
buffer_atomic_smin v0, v32, s[32:35], -4.0 offen sc0
m339:
buffer_atomic_smin v0, v32, s[32:35], 0.15915494 offen sc0
m340:
buffer_atomic_smin v0, v32, s[32:35], s48 offen offset:0 sc0
m341:
buffer_atomic_smin v0, v[32:33], s[32:35], s48 idxen offen offset:4095 sc0
m342:
buffer_atomic_smin a0, v[32:33], s[32:35], s48 idxen offen sc0
m343:
buffer_atomic_smin v0, v[32:33], s[32:35], s48 idxen offen sc0
m344:
buffer_atomic_smin v0, v[32:33], s[32:35], vcc_lo idxen offen sc0
m345:
buffer_atomic_smin v0, v[32:33], s[32:35], m0 idxen offen sc0
m346:
buffer_atomic_smin v0, v[32:33], s[32:35], 0 idxen offen sc0
m347:
buffer_atomic_smin v0, v[32:33], s[32:35], -16 idxen offen sc0
m348:
buffer_atomic_smin v0, v[32:33], s[32:35], 64 idxen offen sc0
m349:
buffer_atomic_smin v0, v[32:33], s[32:35], -4.0 idxen offen sc0
m350:
buffer_atomic_smin v0, v[32:33], s[32:35], 0.15915494 idxen offen sc0
m351:
buffer_atomic_smin v0, v[32:33], s[32:35], s48 idxen offen offset:0 sc0
m352:
global_atomic_umin v[0:1], v32, off offset:4095
m353:
global_atomic_umin v[0:1], a32, off
m354:
global_atomic_umin v[0:1], v32, off offset:-4096
m355:
global_atomic_umin v0, v32, s[32:33] offset:4095
m356:
global_atomic_umin v0, a32, s[32:33]
m357:
global_atomic_umin v0, v32, s[32:33]
m358:
global_atomic_umin v0, v32, vcc
m359:
global_atomic_umin v0, v32, s[32:33] offset:-4096
m360:
global_atomic_umin v0, v[32:33], v64, off offset:4095 sc0
m361:
global_atomic_umin a0, v[32:33], a64, off sc0
m362:
global_atomic_umin v0, v[32:33], v64, off offset:-4096 sc0
m363:
global_atomic_umin v0, v32, v64, s[48:49] offset:4095 sc0
m364:
global_atomic_umin a0, v32, a64, s[48:49] sc0
m365:
global_atomic_umin v0, v32, v64, s[48:49] sc0
m366:
global_atomic_umin v0, v32, v64, vcc sc0
m367:
global_atomic_umin v0, v32, v64, s[48:49] offset:-4096 sc0
m368:
flat_atomic_umin v[0:1], v32 offset:4095
m369:
flat_atomic_umin v[0:1], a32
m370:
flat_atomic_umin v[0:1], v32 offset:0
m371:
flat_atomic_umin v0, v[32:33], v64 offset:4095 sc0
m372:
flat_atomic_umin a0, v[32:33], a64 sc0
m373:
flat_atomic_umin v0, v[32:33], v64 offset:0 sc0
m374:
buffer_atomic_umin v0, off, s[32:35], s48 offset:4095
m375:
buffer_atomic_umin a0, off, s[32:35], s48
m376:
buffer_atomic_umin v0, off, s[32:35], s48
m377:
buffer_atomic_umin v0, off, s[32:35], vcc_lo
m378:
buffer_atomic_umin v0, off, s[32:35], m0
m379:
buffer_atomic_umin v0, off, s[32:35], 0
m380:
buffer_atomic_umin v0, off, s[32:35], -16
m381:
buffer_atomic_umin v0, off, s[32:35], 64
m382:
buffer_atomic_umin v0, off, s[32:35], -4.0
m383:
buffer_atomic_umin v0, off, s[32:35], 0.15915494
m384:
buffer_atomic_umin v0, off, s[32:35], s48 offset:0
m385:
buffer_atomic_umin v0, v32, s[32:35], s48 offen offset:4095
m386:
buffer_atomic_umin a0, v32, s[32:35], s48 offen
m387:
buffer_atomic_umin v0, v32, s[32:35], s48 offen
m388:
buffer_atomic_umin v0, v32, s[32:35], vcc_lo offen
m389:
buffer_atomic_umin v0, v32, s[32:35], m0 offen
m390:
buffer_atomic_umin v0, v32, s[32:35], 0 offen
m391:
buffer_atomic_umin v0, v32, s[32:35], -16 offen
m392:
buffer_atomic_umin v0, v32, s[32:35], 64 offen
m393:
buffer_atomic_umin v0, v32, s[32:35], -4.0 offen
m394:
buffer_atomic_umin v0, v32, s[32:35], 0.15915494 offen
m395:
buffer_atomic_umin v0, v32, s[32:35], s48 offen offset:0
m396:
buffer_atomic_umin v0, v[32:33], s[32:35], s48 idxen offen offset:4095
m397:
buffer_atomic_umin a0, v[32:33], s[32:35], s48 idxen offen
m398:
buffer_atomic_umin v0, v[32:33], s[32:35], s48 idxen offen
m399:
buffer_atomic_umin v0, v[32:33], s[32:35], vcc_lo idxen offen
m400:
buffer_atomic_umin v0, v[32:33], s[32:35], m0 idxen offen
m401:
buffer_atomic_umin v0, v[32:33], s[32:35], 0 idxen offen
m402:
buffer_atomic_umin v0, v[32:33], s[32:35], -16 idxen offen
m403:
buffer_atomic_umin v0, v[32:33], s[32:35], 64 idxen offen
m404:
buffer_atomic_umin v0, v[32:33], s[32:35], -4.0 idxen offen
m405:
buffer_atomic_umin v0, v[32:33], s[32:35], 0.15915494 idxen offen
m406:
buffer_atomic_umin v0, v[32:33], s[32:35], s48 idxen offen offset:0
m407:
buffer_atomic_umin v0, off, s[32:35], s48 offset:4095 sc0
m408:
buffer_atomic_umin a0, off, s[32:35], s48 sc0
m409:
buffer_atomic_umin v0, off, s[32:35], s48 sc0
m410:
buffer_atomic_umin v0, off, s[32:35], vcc_lo sc0
m411:
buffer_atomic_umin v0, off, s[32:35], m0 sc0
m412:
buffer_atomic_umin v0, off, s[32:35], 0 sc0
m413:
buffer_atomic_umin v0, off, s[32:35], -16 sc0
m414:
buffer_atomic_umin v0, off, s[32:35], 64 sc0
m415:
buffer_atomic_umin v0, off, s[32:35], -4.0 sc0
m416:
buffer_atomic_umin v0, off, s[32:35], 0.15915494 sc0
m417:
buffer_atomic_umin v0, off, s[32:35], s48 offset:0 sc0
m418:
buffer_atomic_umin v0, v32, s[32:35], s48 offen offset:4095 sc0
m419:
buffer_atomic_umin a0, v32, s[32:35], s48 offen sc0
m420:
buffer_atomic_umin v0, v32, s[32:35], s48 offen sc0
m421:
buffer_atomic_umin v0, v32, s[32:35], vcc_lo offen sc0
m422:
buffer_atomic_umin v0, v32, s[32:35], m0 offen sc0
m423:
buffer_atomic_umin v0, v32, s[32:35], 0 offen sc0
m424:
buffer_atomic_umin v0, v32, s[32:35], -16 offen sc0
m425:
buffer_atomic_umin v0, v32, s[32:35], 64 offen sc0
m426:
buffer_atomic_umin v0, v32, s[32:35], -4.0 offen sc0
m427:
buffer_atomic_umin v0, v32, s[32:35], 0.15915494 offen sc0
m428:
buffer_atomic_umin v0, v32, s[32:35], s48 offen offset:0 sc0
m429:
buffer_atomic_umin v0, v[32:33], s[32:35], s48 idxen offen offset:4095 sc0
m430:
buffer_atomic_umin a0, v[32:33], s[32:35], s48 idxen offen sc0
m431:
buffer_atomic_umin v0, v[32:33], s[32:35], s48 idxen offen sc0
m432:
buffer_atomic_umin v0, v[32:33], s[32:35], vcc_lo idxen offen sc0
m433:
buffer_atomic_umin v0, v[32:33], s[32:35], m0 idxen offen sc0
m434:
buffer_atomic_umin v0, v[32:33], s[32:35], 0 idxen offen sc0
m435:
buffer_atomic_umin v0, v[32:33], s[32:35], -16 idxen offen sc0
m436:
buffer_atomic_umin v0, v[32:33], s[32:35], 64 idxen offen sc0
m437:
buffer_atomic_umin v0, v[32:33], s[32:35], -4.0 idxen offen sc0
m438:
buffer_atomic_umin v0, v[32:33], s[32:35], 0.15915494 idxen offen sc0
m439:
buffer_atomic_umin v0, v[32:33], s[32:35], s48 idxen offen offset:0 sc0
m440:
global_atomic_smax v[0:1], v32, off offset:4095
m441:
global_atomic_smax v[0:1], a32, off
m442:
global_atomic_smax v[0:1], v32, off offset:-4096
m443:
global_atomic_smax v0, v32, s[32:33] offset:4095
m444:
global_atomic_smax v0, a32, s[32:33]
m445:
global_atomic_smax v0, v32, s[32:33]
m446:
global_atomic_smax v0, v32, vcc
m447:
global_atomic_smax v0, v32, s[32:33] offset:-4096
m448:
global_atomic_smax v0, v[32:33], v64, off offset:4095 sc0
m449:
global_atomic_smax a0, v[32:33], a64, off sc0
m450:
global_atomic_smax v0, v[32:33], v64, off offset:-4096 sc0
m451:
global_atomic_smax v0, v32, v64, s[48:49] offset:4095 sc0
m452:
global_atomic_smax a0, v32, a64, s[48:49] sc0
m453:
global_atomic_smax v0, v32, v64, s[48:49] sc0
m454:
global_atomic_smax v0, v32, v64, vcc sc0
m455:
global_atomic_smax v0, v32, v64, s[48:49] offset:-4096 sc0
m456:
flat_atomic_smax v[0:1], v32 offset:4095
m457:
flat_atomic_smax v[0:1], a32
m458:
flat_atomic_smax v[0:1], v32 offset:0
m459:
flat_atomic_smax v0, v[32:33], v64 offset:4095 sc0
m460:
flat_atomic_smax a0, v[32:33], a64 sc0
m461:
flat_atomic_smax v0, v[32:33], v64 offset:0 sc0
m462:
buffer_atomic_smax v0, off, s[32:35], s48 offset:4095
m463:
buffer_atomic_smax a0, off, s[32:35], s48
m464:
buffer_atomic_smax v0, off, s[32:35], s48
m465:
buffer_atomic_smax v0, off, s[32:35], vcc_lo
m466:
buffer_atomic_smax v0, off, s[32:35], m0
m467:
buffer_atomic_smax v0, off, s[32:35], 0
m468:
buffer_atomic_smax v0, off, s[32:35], -16
m469:
buffer_atomic_smax v0, off, s[32:35], 64
m470:
buffer_atomic_smax v0, off, s[32:35], -4.0
m471:
buffer_atomic_smax v0, off, s[32:35], 0.15915494
m472:
buffer_atomic_smax v0, off, s[32:35], s48 offset:0
m473:
buffer_atomic_smax v0, v32, s[32:35], s48 offen offset:4095
m474:
buffer_atomic_smax a0, v32, s[32:35], s48 offen
m475:
buffer_atomic_smax v0, v32, s[32:35], s48 offen
m476:
buffer_atomic_smax v0, v32, s[32:35], vcc_lo offen
m477:
buffer_atomic_smax v0, v32, s[32:35], m0 offen
m478:
buffer_atomic_smax v0, v32, s[32:35], 0 offen
m479:
buffer_atomic_smax v0, v32, s[32:35], -16 offen
m480:
buffer_atomic_smax v0, v32, s[32:35], 64 offen
m481:
buffer_atomic_smax v0, v32, s[32:35], -4.0 offen
m482:
buffer_atomic_smax v0, v32, s[32:35], 0.15915494 offen
m483:
buffer_atomic_smax v0, v32, s[32:35], s48 offen offset:0
m484:
buffer_atomic_smax v0, v[32:33], s[32:35], s48 idxen offen offset:4095
m485:
buffer_atomic_smax a0, v[32:33], s[32:35], s48 idxen offen
m486:
buffer_atomic_smax v0, v[32:33], s[32:35], s48 idxen offen
m487:
buffer_atomic_smax v0, v[32:33], s[32:35], vcc_lo idxen offen
m488:
buffer_atomic_smax v0, v[32:33], s[32:35], m0 idxen offen
m489:
buffer_atomic_smax v0, v[32:33], s[32:35], 0 idxen offen
m490:
buffer_atomic_smax v0, v[32:33], s[32:35], -16 idxen offen
m491:
buffer_atomic_smax v0, v[32:33], s[32:35], 64 idxen offen
m492:
buffer_atomic_smax v0, v[32:33], s[32:35], -4.0 idxen offen
m493:
buffer_atomic_smax v0, v[32:33], s[32:35], 0.15915494 idxen offen
m494:
buffer_atomic_smax v0, v[32:33], s[32:35], s48 idxen offen offset:0
m495:
buffer_atomic_smax v0, off, s[32:35], s48 offset:4095 sc0
m496:
buffer_atomic_smax a0, off, s[32:35], s48 sc0
m497:
buffer_atomic_smax v0, off, s[32:35], s48 sc0
m498:
buffer_atomic_smax v0, off, s[32:35], vcc_lo sc0
m499:
buffer_atomic_smax v0, off, s[32:35], m0 sc0
m500:
buffer_atomic_smax v0, off, s[32:35], 0 sc0
m501:
buffer_atomic_smax v0, off, s[32:35], -16 sc0
m502:
buffer_atomic_smax v0, off, s[32:35], 64 sc0
m503:
buffer_atomic_smax v0, off, s[32:35], -4.0 sc0
m504:
buffer_atomic_smax v0, off, s[32:35], 0.15915494 sc0
m505:
buffer_atomic_smax v0, off, s[32:35], s48 offset:0 sc0
m506:
buffer_atomic_smax v0, v32, s[32:35], s48 offen offset:4095 sc0
m507:
buffer_atomic_smax a0, v32, s[32:35], s48 offen sc0
m508:
buffer_atomic_smax v0, v32, s[32:35], s48 offen sc0
m509:
buffer_atomic_smax v0, v32, s[32:35], vcc_lo offen sc0
m510:
buffer_atomic_smax v0, v32, s[32:35], m0 offen sc0
m511:
buffer_atomic_smax v0, v32, s[32:35], 0 offen sc0
m512:
buffer_atomic_smax v0, v32, s[32:35], -16 offen sc0
m513:
buffer_atomic_smax v0, v32, s[32:35], 64 offen sc0
m514:
buffer_atomic_smax v0, v32, s[32:35], -4.0 offen sc0
m515:
buffer_atomic_smax v0, v32, s[32:35], 0.15915494 offen sc0
m516:
buffer_atomic_smax v0, v32, s[32:35], s48 offen offset:0 sc0
m517:
buffer_atomic_smax v0, v[32:33], s[32:35], s48 idxen offen offset:4095 sc0
m518:
buffer_atomic_smax a0, v[32:33], s[32:35], s48 idxen offen sc0
m519:
buffer_atomic_smax v0, v[32:33], s[32:35], s48 idxen offen sc0
m520:
buffer_atomic_smax v0, v[32:33], s[32:35], vcc_lo idxen offen sc0
m521:
buffer_atomic_smax v0, v[32:33], s[32:35], m0 idxen offen sc0
m522:
buffer_atomic_smax v0, v[32:33], s[32:35], 0 idxen offen sc0
m523:
buffer_atomic_smax v0, v[32:33], s[32:35], -16 idxen offen sc0
m524:
buffer_atomic_smax v0, v[32:33], s[32:35], 64 idxen offen sc0
m525:
buffer_atomic_smax v0, v[32:33], s[32:35], -4.0 idxen offen sc0
m526:
buffer_atomic_smax v0, v[32:33], s[32:35], 0.15915494 idxen offen sc0
m527:
buffer_atomic_smax v0, v[32:33], s[32:35], s48 idxen offen offset:0 sc0
m528:
global_atomic_umax v[0:1], v32, off offset:4095
m529:
global_atomic_umax v[0:1], a32, off
m530:
global_atomic_umax v[0:1], v32, off offset:-4096
m531:
global_atomic_umax v0, v32, s[32:33] offset:4095
m532:
global_atomic_umax v0, a32, s[32:33]
m533:
global_atomic_umax v0, v32, s[32:33]
m534:
global_atomic_umax v0, v32, vcc
m535:
global_atomic_umax v0, v32, s[32:33] offset:-4096
m536:
global_atomic_umax v0, v[32:33], v64, off offset:4095 sc0
m537:
global_atomic_umax a0, v[32:33], a64, off sc0
m538:
global_atomic_umax v0, v[32:33], v64, off offset:-4096 sc0
m539:
global_atomic_umax v0, v32, v64, s[48:49] offset:4095 sc0
m540:
global_atomic_umax a0, v32, a64, s[48:49] sc0
m541:
global_atomic_umax v0, v32, v64, s[48:49] sc0
m542:
global_atomic_umax v0, v32, v64, vcc sc0
m543:
global_atomic_umax v0, v32, v64, s[48:49] offset:-4096 sc0
m544:
flat_atomic_umax v[0:1], v32 offset:4095
m545:
flat_atomic_umax v[0:1], a32
m546:
flat_atomic_umax v[0:1], v32 offset:0
m547:
flat_atomic_umax v0, v[32:33], v64 offset:4095 sc0
m548:
flat_atomic_umax a0, v[32:33], a64 sc0
m549:
flat_atomic_umax v0, v[32:33], v64 offset:0 sc0
m550:
buffer_atomic_umax v0, off, s[32:35], s48 offset:4095
m551:
buffer_atomic_umax a0, off, s[32:35], s48
m552:
buffer_atomic_umax v0, off, s[32:35], s48
m553:
buffer_atomic_umax v0, off, s[32:35], vcc_lo
m554:
buffer_atomic_umax v0, off, s[32:35], m0
m555:
buffer_atomic_umax v0, off, s[32:35], 0
m556:
buffer_atomic_umax v0, off, s[32:35], -16
m557:
buffer_atomic_umax v0, off, s[32:35], 64
m558:
buffer_atomic_umax v0, off, s[32:35], -4.0
m559:
buffer_atomic_umax v0, off, s[32:35], 0.15915494
m560:
buffer_atomic_umax v0, off, s[32:35], s48 offset:0
m561:
buffer_atomic_umax v0, v32, s[32:35], s48 offen offset:4095
m562:
buffer_atomic_umax a0, v32, s[32:35], s48 offen
m563:
buffer_atomic_umax v0, v32, s[32:35], s48 offen
m564:
buffer_atomic_umax v0, v32, s[32:35], vcc_lo offen
m565:
buffer_atomic_umax v0, v32, s[32:35], m0 offen
m566:
buffer_atomic_umax v0, v32, s[32:35], 0 offen
m567:
buffer_atomic_umax v0, v32, s[32:35], -16 offen
m568:
buffer_atomic_umax v0, v32, s[32:35], 64 offen
m569:
buffer_atomic_umax v0, v32, s[32:35], -4.0 offen
m570:
buffer_atomic_umax v0, v32, s[32:35], 0.15915494 offen
m571:
buffer_atomic_umax v0, v32, s[32:35], s48 offen offset:0
m572:
buffer_atomic_umax v0, v[32:33], s[32:35], s48 idxen offen offset:4095
m573:
buffer_atomic_umax a0, v[32:33], s[32:35], s48 idxen offen
m574:
buffer_atomic_umax v0, v[32:33], s[32:35], s48 idxen offen
m575:
buffer_atomic_umax v0, v[32:33], s[32:35], vcc_lo idxen offen
m576:
buffer_atomic_umax v0, v[32:33], s[32:35], m0 idxen offen
m577:
buffer_atomic_umax v0, v[32:33], s[32:35], 0 idxen offen
m578:
buffer_atomic_umax v0, v[32:33], s[32:35], -16 idxen offen
m579:
buffer_atomic_umax v0, v[32:33], s[32:35], 64 idxen offen
m580:
buffer_atomic_umax v0, v[32:33], s[32:35], -4.0 idxen offen
m581:
buffer_atomic_umax v0, v[32:33], s[32:35], 0.15915494 idxen offen
m582:
buffer_atomic_umax v0, v[32:33], s[32:35], s48 idxen offen offset:0
m583:
buffer_atomic_umax v0, off, s[32:35], s48 offset:4095 sc0
m584:
buffer_atomic_umax a0, off, s[32:35], s48 sc0
m585:
buffer_atomic_umax v0, off, s[32:35], s48 sc0
m586:
buffer_atomic_umax v0, off, s[32:35], vcc_lo sc0
m587:
buffer_atomic_umax v0, off, s[32:35], m0 sc0
m588:
buffer_atomic_umax v0, off, s[32:35], 0 sc0
m589:
buffer_atomic_umax v0, off, s[32:35], -16 sc0
m590:
buffer_atomic_umax v0, off, s[32:35], 64 sc0
m591:
buffer_atomic_umax v0, off, s[32:35], -4.0 sc0
m592:
buffer_atomic_umax v0, off, s[32:35], 0.15915494 sc0
m593:
buffer_atomic_umax v0, off, s[32:35], s48 offset:0 sc0
m594:
buffer_atomic_umax v0, v32, s[32:35], s48 offen offset:4095 sc0
m595:
buffer_atomic_umax a0, v32, s[32:35], s48 offen sc0
m596:
buffer_atomic_umax v0, v32, s[32:35], s48 offen sc0
m597:
buffer_atomic_umax v0, v32, s[32:35], vcc_lo offen sc0
m598:
buffer_atomic_umax v0, v32, s[32:35], m0 offen sc0
m599:
buffer_atomic_umax v0, v32, s[32:35], 0 offen sc0
m600:
buffer_atomic_umax v0, v32, s[32:35], -16 offen sc0
m601:
buffer_atomic_umax v0, v32, s[32:35], 64 offen sc0
m602:
buffer_atomic_umax v0, v32, s[32:35], -4.0 offen sc0
m603:
buffer_atomic_umax v0, v32, s[32:35], 0.15915494 offen sc0
m604:
buffer_atomic_umax v0, v32, s[32:35], s48 offen offset:0 sc0
m605:
buffer_atomic_umax v0, v[32:33], s[32:35], s48 idxen offen offset:4095 sc0
m606:
buffer_atomic_umax a0, v[32:33], s[32:35], s48 idxen offen sc0
m607:
buffer_atomic_umax v0, v[32:33], s[32:35], s48 idxen offen sc0
m608:
buffer_atomic_umax v0, v[32:33], s[32:35], vcc_lo idxen offen sc0
m609:
buffer_atomic_umax v0, v[32:33], s[32:35], m0 idxen offen sc0
m610:
buffer_atomic_umax v0, v[32:33], s[32:35], 0 idxen offen sc0
m611:
buffer_atomic_umax v0, v[32:33], s[32:35], -16 idxen offen sc0
m612:
buffer_atomic_umax v0, v[32:33], s[32:35], 64 idxen offen sc0
m613:
buffer_atomic_umax v0, v[32:33], s[32:35], -4.0 idxen offen sc0
m614:
buffer_atomic_umax v0, v[32:33], s[32:35], 0.15915494 idxen offen sc0
m615:
buffer_atomic_umax v0, v[32:33], s[32:35], s48 idxen offen offset:0 sc0
m616:
global_atomic_and v[0:1], v32, off offset:4095
m617:
global_atomic_and v[0:1], a32, off
m618:
global_atomic_and v[0:1], v32, off offset:-4096
m619:
global_atomic_and v0, v32, s[32:33] offset:4095
m620:
global_atomic_and v0, a32, s[32:33]
m621:
global_atomic_and v0, v32, s[32:33]
m622:
global_atomic_and v0, v32, vcc
m623:
global_atomic_and v0, v32, s[32:33] offset:-4096
m624:
global_atomic_and v0, v[32:33], v64, off offset:4095 sc0
m625:
global_atomic_and a0, v[32:33], a64, off sc0
m626:
global_atomic_and v0, v[32:33], v64, off offset:-4096 sc0
m627:
global_atomic_and v0, v32, v64, s[48:49] offset:4095 sc0
m628:
global_atomic_and a0, v32, a64, s[48:49] sc0
m629:
global_atomic_and v0, v32, v64, s[48:49] sc0
m630:
global_atomic_and v0, v32, v64, vcc sc0
m631:
global_atomic_and v0, v32, v64, s[48:49] offset:-4096 sc0
m632:
flat_atomic_and v[0:1], v32 offset:4095
m633:
flat_atomic_and v[0:1], a32
m634:
flat_atomic_and v[0:1], v32 offset:0
m635:
flat_atomic_and v0, v[32:33], v64 offset:4095 sc0
m636:
flat_atomic_and a0, v[32:33], a64 sc0
m637:
flat_atomic_and v0, v[32:33], v64 offset:0 sc0
m638:
buffer_atomic_and v0, off, s[32:35], s48 offset:4095
m639:
buffer_atomic_and a0, off, s[32:35], s48
m640:
buffer_atomic_and v0, off, s[32:35], s48
m641:
buffer_atomic_and v0, off, s[32:35], vcc_lo
m642:
buffer_atomic_and v0, off, s[32:35], m0
m643:
buffer_atomic_and v0, off, s[32:35], 0
m644:
buffer_atomic_and v0, off, s[32:35], -16
m645:
buffer_atomic_and v0, off, s[32:35], 64
m646:
buffer_atomic_and v0, off, s[32:35], -4.0
m647:
buffer_atomic_and v0, off, s[32:35], 0.15915494
m648:
buffer_atomic_and v0, off, s[32:35], s48 offset:0
m649:
buffer_atomic_and v0, v32, s[32:35], s48 offen offset:4095
m650:
buffer_atomic_and a0, v32, s[32:35], s48 offen
m651:
buffer_atomic_and v0, v32, s[32:35], s48 offen
m652:
buffer_atomic_and v0, v32, s[32:35], vcc_lo offen
m653:
buffer_atomic_and v0, v32, s[32:35], m0 offen
m654:
buffer_atomic_and v0, v32, s[32:35], 0 offen
m655:
buffer_atomic_and v0, v32, s[32:35], -16 offen
m656:
buffer_atomic_and v0, v32, s[32:35], 64 offen
m657:
buffer_atomic_and v0, v32, s[32:35], -4.0 offen
m658:
buffer_atomic_and v0, v32, s[32:35], 0.15915494 offen
m659:
buffer_atomic_and v0, v32, s[32:35], s48 offen offset:0
m660:
buffer_atomic_and v0, v[32:33], s[32:35], s48 idxen offen offset:4095
m661:
buffer_atomic_and a0, v[32:33], s[32:35], s48 idxen offen
m662:
buffer_atomic_and v0, v[32:33], s[32:35], s48 idxen offen
m663:
buffer_atomic_and v0, v[32:33], s[32:35], vcc_lo idxen offen
m664:
buffer_atomic_and v0, v[32:33], s[32:35], m0 idxen offen
m665:
buffer_atomic_and v0, v[32:33], s[32:35], 0 idxen offen
m666:
buffer_atomic_and v0, v[32:33], s[32:35], -16 idxen offen
m667:
buffer_atomic_and v0, v[32:33], s[32:35], 64 idxen offen
m668:
buffer_atomic_and v0, v[32:33], s[32:35], -4.0 idxen offen
m669:
buffer_atomic_and v0, v[32:33], s[32:35], 0.15915494 idxen offen
m670:
buffer_atomic_and v0, v[32:33], s[32:35], s48 idxen offen offset:0
m671:
buffer_atomic_and v0, off, s[32:35], s48 offset:4095 sc0
m672:
buffer_atomic_and a0, off, s[32:35], s48 sc0
m673:
buffer_atomic_and v0, off, s[32:35], s48 sc0
m674:
buffer_atomic_and v0, off, s[32:35], vcc_lo sc0
m675:
buffer_atomic_and v0, off, s[32:35], m0 sc0
m676:
buffer_atomic_and v0, off, s[32:35], 0 sc0
m677:
buffer_atomic_and v0, off, s[32:35], -16 sc0
m678:
buffer_atomic_and v0, off, s[32:35], 64 sc0
m679:
buffer_atomic_and v0, off, s[32:35], -4.0 sc0
m680:
buffer_atomic_and v0, off, s[32:35], 0.15915494 sc0
m681:
buffer_atomic_and v0, off, s[32:35], s48 offset:0 sc0
m682:
buffer_atomic_and v0, v32, s[32:35], s48 offen offset:4095 sc0
m683:
buffer_atomic_and a0, v32, s[32:35], s48 offen sc0
m684:
buffer_atomic_and v0, v32, s[32:35], s48 offen sc0
m685:
buffer_atomic_and v0, v32, s[32:35], vcc_lo offen sc0
m686:
buffer_atomic_and v0, v32, s[32:35], m0 offen sc0
m687:
buffer_atomic_and v0, v32, s[32:35], 0 offen sc0
m688:
buffer_atomic_and v0, v32, s[32:35], -16 offen sc0
m689:
buffer_atomic_and v0, v32, s[32:35], 64 offen sc0
m690:
buffer_atomic_and v0, v32, s[32:35], -4.0 offen sc0
m691:
buffer_atomic_and v0, v32, s[32:35], 0.15915494 offen sc0
m692:
buffer_atomic_and v0, v32, s[32:35], s48 offen offset:0 sc0
m693:
buffer_atomic_and v0, v[32:33], s[32:35], s48 idxen offen offset:4095 sc0
m694:
buffer_atomic_and a0, v[32:33], s[32:35], s48 idxen offen sc0
m695:
buffer_atomic_and v0, v[32:33], s[32:35], s48 idxen offen sc0
m696:
buffer_atomic_and v0, v[32:33], s[32:35], vcc_lo idxen offen sc0
m697:
buffer_atomic_and v0, v[32:33], s[32:35], m0 idxen offen sc0
m698:
buffer_atomic_and v0, v[32:33], s[32:35], 0 idxen offen sc0
m699:
buffer_atomic_and v0, v[32:33], s[32:35], -16 idxen offen sc0
m700:
buffer_atomic_and v0, v[32:33], s[32:35], 64 idxen offen sc0
m701:
buffer_atomic_and v0, v[32:33], s[32:35], -4.0 idxen offen sc0
m702:
buffer_atomic_and v0, v[32:33], s[32:35], 0.15915494 idxen offen sc0
m703:
buffer_atomic_and v0, v[32:33], s[32:35], s48 idxen offen offset:0 sc0
m704:
global_atomic_or v[0:1], v32, off offset:4095
m705:
global_atomic_or v[0:1], a32, off
m706:
global_atomic_or v[0:1], v32, off offset:-4096
m707:
global_atomic_or v0, v32, s[32:33] offset:4095
m708:
global_atomic_or v0, a32, s[32:33]
m709:
global_atomic_or v0, v32, s[32:33]
m710:
global_atomic_or v0, v32, vcc
m711:
global_atomic_or v0, v32, s[32:33] offset:-4096
m712:
global_atomic_or v0, v[32:33], v64, off offset:4095 sc0
m713:
global_atomic_or a0, v[32:33], a64, off sc0
m714:
global_atomic_or v0, v[32:33], v64, off offset:-4096 sc0
m715:
global_atomic_or v0, v32, v64, s[48:49] offset:4095 sc0
m716:
global_atomic_or a0, v32, a64, s[48:49] sc0
m717:
global_atomic_or v0, v32, v64, s[48:49] sc0
m718:
global_atomic_or v0, v32, v64, vcc sc0
m719:
global_atomic_or v0, v32, v64, s[48:49] offset:-4096 sc0
m720:
flat_atomic_or v[0:1], v32 offset:4095
m721:
flat_atomic_or v[0:1], a32
m722:
flat_atomic_or v[0:1], v32 offset:0
m723:
flat_atomic_or v0, v[32:33], v64 offset:4095 sc0
m724:
flat_atomic_or a0, v[32:33], a64 sc0
m725:
flat_atomic_or v0, v[32:33], v64 offset:0 sc0
m726:
buffer_atomic_or v0, off, s[32:35], s48 offset:4095
m727:
buffer_atomic_or a0, off, s[32:35], s48
m728:
buffer_atomic_or v0, off, s[32:35], s48
m729:
buffer_atomic_or v0, off, s[32:35], vcc_lo
m730:
buffer_atomic_or v0, off, s[32:35], m0
m731:
buffer_atomic_or v0, off, s[32:35], 0
m732:
buffer_atomic_or v0, off, s[32:35], -16
m733:
buffer_atomic_or v0, off, s[32:35], 64
m734:
buffer_atomic_or v0, off, s[32:35], -4.0
m735:
buffer_atomic_or v0, off, s[32:35], 0.15915494
m736:
buffer_atomic_or v0, off, s[32:35], s48 offset:0
m737:
buffer_atomic_or v0, v32, s[32:35], s48 offen offset:4095
m738:
buffer_atomic_or a0, v32, s[32:35], s48 offen
m739:
buffer_atomic_or v0, v32, s[32:35], s48 offen
m740:
buffer_atomic_or v0, v32, s[32:35], vcc_lo offen
m741:
buffer_atomic_or v0, v32, s[32:35], m0 offen
m742:
buffer_atomic_or v0, v32, s[32:35], 0 offen
m743:
buffer_atomic_or v0, v32, s[32:35], -16 offen
m744:
buffer_atomic_or v0, v32, s[32:35], 64 offen
m745:
buffer_atomic_or v0, v32, s[32:35], -4.0 offen
m746:
buffer_atomic_or v0, v32, s[32:35], 0.15915494 offen
m747:
buffer_atomic_or v0, v32, s[32:35], s48 offen offset:0
m748:
buffer_atomic_or v0, v[32:33], s[32:35], s48 idxen offen offset:4095
m749:
buffer_atomic_or a0, v[32:33], s[32:35], s48 idxen offen
m750:
buffer_atomic_or v0, v[32:33], s[32:35], s48 idxen offen
m751:
buffer_atomic_or v0, v[32:33], s[32:35], vcc_lo idxen offen
m752:
buffer_atomic_or v0, v[32:33], s[32:35], m0 idxen offen
m753:
buffer_atomic_or v0, v[32:33], s[32:35], 0 idxen offen
m754:
buffer_atomic_or v0, v[32:33], s[32:35], -16 idxen offen
m755:
buffer_atomic_or v0, v[32:33], s[32:35], 64 idxen offen
m756:
buffer_atomic_or v0, v[32:33], s[32:35], -4.0 idxen offen
m757:
buffer_atomic_or v0, v[32:33], s[32:35], 0.15915494 idxen offen
m758:
buffer_atomic_or v0, v[32:33], s[32:35], s48 idxen offen offset:0
m759:
buffer_atomic_or v0, off, s[32:35], s48 offset:4095 sc0
m760:
buffer_atomic_or a0, off, s[32:35], s48 sc0
m761:
buffer_atomic_or v0, off, s[32:35], s48 sc0
m762:
buffer_atomic_or v0, off, s[32:35], vcc_lo sc0
m763:
buffer_atomic_or v0, off, s[32:35], m0 sc0
m764:
buffer_atomic_or v0, off, s[32:35], 0 sc0
m765:
buffer_atomic_or v0, off, s[32:35], -16 sc0
m766:
buffer_atomic_or v0, off, s[32:35], 64 sc0
m767:
buffer_atomic_or v0, off, s[32:35], -4.0 sc0
m768:
buffer_atomic_or v0, off, s[32:35], 0.15915494 sc0
m769:
buffer_atomic_or v0, off, s[32:35], s48 offset:0 sc0
m770:
buffer_atomic_or v0, v32, s[32:35], s48 offen offset:4095 sc0
m771:
buffer_atomic_or a0, v32, s[32:35], s48 offen sc0
m772:
buffer_atomic_or v0, v32, s[32:35], s48 offen sc0
m773:
buffer_atomic_or v0, v32, s[32:35], vcc_lo offen sc0
m774:
buffer_atomic_or v0, v32, s[32:35], m0 offen sc0
m775:
buffer_atomic_or v0, v32, s[32:35], 0 offen sc0
m776:
buffer_atomic_or v0, v32, s[32:35], -16 offen sc0
m777:
buffer_atomic_or v0, v32, s[32:35], 64 offen sc0
m778:
buffer_atomic_or v0, v32, s[32:35], -4.0 offen sc0
m779:
buffer_atomic_or v0, v32, s[32:35], 0.15915494 offen sc0
m780:
buffer_atomic_or v0, v32, s[32:35], s48 offen offset:0 sc0
m781:
buffer_atomic_or v0, v[32:33], s[32:35], s48 idxen offen offset:4095 sc0
m782:
buffer_atomic_or a0, v[32:33], s[32:35], s48 idxen offen sc0
m783:
buffer_atomic_or v0, v[32:33], s[32:35], s48 idxen offen sc0
m784:
buffer_atomic_or v0, v[32:33], s[32:35], vcc_lo idxen offen sc0
m785:
buffer_atomic_or v0, v[32:33], s[32:35], m0 idxen offen sc0
m786:
buffer_atomic_or v0, v[32:33], s[32:35], 0 idxen offen sc0
m787:
buffer_atomic_or v0, v[32:33], s[32:35], -16 idxen offen sc0
m788:
buffer_atomic_or v0, v[32:33], s[32:35], 64 idxen offen sc0
m789:
buffer_atomic_or v0, v[32:33], s[32:35], -4.0 idxen offen sc0
m790:
buffer_atomic_or v0, v[32:33], s[32:35], 0.15915494 idxen offen sc0
m791:
buffer_atomic_or v0, v[32:33], s[32:35], s48 idxen offen offset:0 sc0
m792:
global_atomic_xor v[0:1], v32, off offset:4095
m793:
global_atomic_xor v[0:1], a32, off
m794:
global_atomic_xor v[0:1], v32, off offset:-4096
m795:
global_atomic_xor v0, v32, s[32:33] offset:4095
m796:
global_atomic_xor v0, a32, s[32:33]
m797:
global_atomic_xor v0, v32, s[32:33]
m798:
global_atomic_xor v0, v32, vcc
m799:
global_atomic_xor v0, v32, s[32:33] offset:-4096
m800:
global_atomic_xor v0, v[32:33], v64, off offset:4095 sc0
m801:
global_atomic_xor a0, v[32:33], a64, off sc0
m802:
global_atomic_xor v0, v[32:33], v64, off offset:-4096 sc0
m803:
global_atomic_xor v0, v32, v64, s[48:49] offset:4095 sc0
m804:
global_atomic_xor a0, v32, a64, s[48:49] sc0
m805:
global_atomic_xor v0, v32, v64, s[48:49] sc0
m806:
global_atomic_xor v0, v32, v64, vcc sc0
m807:
global_atomic_xor v0, v32, v64, s[48:49] offset:-4096 sc0
m808:
flat_atomic_xor v[0:1], v32 offset:4095
m809:
flat_atomic_xor v[0:1], a32
m810:
flat_atomic_xor v[0:1], v32 offset:0
m811:
flat_atomic_xor v0, v[32:33], v64 offset:4095 sc0
m812:
flat_atomic_xor a0, v[32:33], a64 sc0
m813:
flat_atomic_xor v0, v[32:33], v64 offset:0 sc0
m814:
buffer_atomic_xor v0, off, s[32:35], s48 offset:4095
m815:
buffer_atomic_xor a0, off, s[32:35], s48
m816:
buffer_atomic_xor v0, off, s[32:35], s48
m817:
buffer_atomic_xor v0, off, s[32:35], vcc_lo
m818:
buffer_atomic_xor v0, off, s[32:35], m0
m819:
buffer_atomic_xor v0, off, s[32:35], 0
m820:
buffer_atomic_xor v0, off, s[32:35], -16
m821:
buffer_atomic_xor v0, off, s[32:35], 64
m822:
buffer_atomic_xor v0, off, s[32:35], -4.0
m823:
buffer_atomic_xor v0, off, s[32:35], 0.15915494
m824:
buffer_atomic_xor v0, off, s[32:35], s48 offset:0
m825:
buffer_atomic_xor v0, v32, s[32:35], s48 offen offset:4095
m826:
buffer_atomic_xor a0, v32, s[32:35], s48 offen
m827:
buffer_atomic_xor v0, v32, s[32:35], s48 offen
m828:
buffer_atomic_xor v0, v32, s[32:35], vcc_lo offen
m829:
buffer_atomic_xor v0, v32, s[32:35], m0 offen
m830:
buffer_atomic_xor v0, v32, s[32:35], 0 offen
m831:
buffer_atomic_xor v0, v32, s[32:35], -16 offen
m832:
buffer_atomic_xor v0, v32, s[32:35], 64 offen
m833:
buffer_atomic_xor v0, v32, s[32:35], -4.0 offen
m834:
buffer_atomic_xor v0, v32, s[32:35], 0.15915494 offen
m835:
buffer_atomic_xor v0, v32, s[32:35], s48 offen offset:0
m836:
buffer_atomic_xor v0, v[32:33], s[32:35], s48 idxen offen offset:4095
m837:
buffer_atomic_xor a0, v[32:33], s[32:35], s48 idxen offen
m838:
buffer_atomic_xor v0, v[32:33], s[32:35], s48 idxen offen
m839:
buffer_atomic_xor v0, v[32:33], s[32:35], vcc_lo idxen offen
m840:
buffer_atomic_xor v0, v[32:33], s[32:35], m0 idxen offen
m841:
buffer_atomic_xor v0, v[32:33], s[32:35], 0 idxen offen
m842:
buffer_atomic_xor v0, v[32:33], s[32:35], -16 idxen offen
m843:
buffer_atomic_xor v0, v[32:33], s[32:35], 64 idxen offen
m844:
buffer_atomic_xor v0, v[32:33], s[32:35], -4.0 idxen offen
m845:
buffer_atomic_xor v0, v[32:33], s[32:35], 0.15915494 idxen offen
m846:
buffer_atomic_xor v0, v[32:33], s[32:35], s48 idxen offen offset:0
m847:
buffer_atomic_xor v0, off, s[32:35], s48 offset:4095 sc0
m848:
buffer_atomic_xor a0, off, s[32:35], s48 sc0
m849:
buffer_atomic_xor v0, off, s[32:35], s48 sc0
m850:
buffer_atomic_xor v0, off, s[32:35], vcc_lo sc0
m851:
buffer_atomic_xor v0, off, s[32:35], m0 sc0
m852:
buffer_atomic_xor v0, off, s[32:35], 0 sc0
m853:
buffer_atomic_xor v0, off, s[32:35], -16 sc0
m854:
buffer_atomic_xor v0, off, s[32:35], 64 sc0
m855:
buffer_atomic_xor v0, off, s[32:35], -4.0 sc0
m856:
buffer_atomic_xor v0, off, s[32:35], 0.15915494 sc0
m857:
buffer_atomic_xor v0, off, s[32:35], s48 offset:0 sc0
m858:
buffer_atomic_xor v0, v32, s[32:35], s48 offen offset:4095 sc0
m859:
buffer_atomic_xor a0, v32, s[32:35], s48 offen sc0
m860:
buffer_atomic_xor v0, v32, s[32:35], s48 offen sc0
m861:
buffer_atomic_xor v0, v32, s[32:35], vcc_lo offen sc0
m862:
buffer_atomic_xor v0, v32, s[32:35], m0 offen sc0
m863:
buffer_atomic_xor v0, v32, s[32:35], 0 offen sc0
m864:
buffer_atomic_xor v0, v32, s[32:35], -16 offen sc0
m865:
buffer_atomic_xor v0, v32, s[32:35], 64 offen sc0
m866:
buffer_atomic_xor v0, v32, s[32:35], -4.0 offen sc0
m867:
buffer_atomic_xor v0, v32, s[32:35], 0.15915494 offen sc0
m868:
buffer_atomic_xor v0, v32, s[32:35], s48 offen offset:0 sc0
m869:
buffer_atomic_xor v0, v[32:33], s[32:35], s48 idxen offen offset:4095 sc0
m870:
buffer_atomic_xor a0, v[32:33], s[32:35], s48 idxen offen sc0
m871:
buffer_atomic_xor v0, v[32:33], s[32:35], s48 idxen offen sc0
m872:
buffer_atomic_xor v0, v[32:33], s[32:35], vcc_lo idxen offen sc0
m873:
buffer_atomic_xor v0, v[32:33], s[32:35], m0 idxen offen sc0
m874:
buffer_atomic_xor v0, v[32:33], s[32:35], 0 idxen offen sc0
m875:
buffer_atomic_xor v0, v[32:33], s[32:35], -16 idxen offen sc0
m876:
buffer_atomic_xor v0, v[32:33], s[32:35], 64 idxen offen sc0
m877:
buffer_atomic_xor v0, v[32:33], s[32:35], -4.0 idxen offen sc0
m878:
buffer_atomic_xor v0, v[32:33], s[32:35], 0.15915494 idxen offen sc0
m879:
buffer_atomic_xor v0, v[32:33], s[32:35], s48 idxen offen offset:0 sc0
m880:
global_atomic_inc v[0:1], v32, off offset:4095
m881:
global_atomic_inc v[0:1], a32, off
m882:
global_atomic_inc v[0:1], v32, off offset:-4096
m883:
global_atomic_inc v0, v32, s[32:33] offset:4095
m884:
global_atomic_inc v0, a32, s[32:33]
m885:
global_atomic_inc v0, v32, s[32:33]
m886:
global_atomic_inc v0, v32, vcc
m887:
global_atomic_inc v0, v32, s[32:33] offset:-4096
m888:
global_atomic_inc v0, v[32:33], v64, off offset:4095 sc0
m889:
global_atomic_inc a0, v[32:33], a64, off sc0
m890:
global_atomic_inc v0, v[32:33], v64, off offset:-4096 sc0
m891:
global_atomic_inc v0, v32, v64, s[48:49] offset:4095 sc0
m892:
global_atomic_inc a0, v32, a64, s[48:49] sc0
m893:
global_atomic_inc v0, v32, v64, s[48:49] sc0
m894:
global_atomic_inc v0, v32, v64, vcc sc0
m895:
global_atomic_inc v0, v32, v64, s[48:49] offset:-4096 sc0
m896:
flat_atomic_inc v[0:1], v32 offset:4095
m897:
flat_atomic_inc v[0:1], a32
m898:
flat_atomic_inc v[0:1], v32 offset:0
m899:
flat_atomic_inc v0, v[32:33], v64 offset:4095 sc0
m900:
flat_atomic_inc a0, v[32:33], a64 sc0
m901:
flat_atomic_inc v0, v[32:33], v64 offset:0 sc0
m902:
buffer_atomic_inc v0, off, s[32:35], s48 offset:4095
m903:
buffer_atomic_inc a0, off, s[32:35], s48
m904:
buffer_atomic_inc v0, off, s[32:35], s48
m905:
buffer_atomic_inc v0, off, s[32:35], vcc_lo
m906:
buffer_atomic_inc v0, off, s[32:35], m0
m907:
buffer_atomic_inc v0, off, s[32:35], 0
m908:
buffer_atomic_inc v0, off, s[32:35], -16
m909:
buffer_atomic_inc v0, off, s[32:35], 64
m910:
buffer_atomic_inc v0, off, s[32:35], -4.0
m911:
buffer_atomic_inc v0, off, s[32:35], 0.15915494
m912:
buffer_atomic_inc v0, off, s[32:35], s48 offset:0
m913:
buffer_atomic_inc v0, v32, s[32:35], s48 offen offset:4095
m914:
buffer_atomic_inc a0, v32, s[32:35], s48 offen
m915:
buffer_atomic_inc v0, v32, s[32:35], s48 offen
m916:
buffer_atomic_inc v0, v32, s[32:35], vcc_lo offen
m917:
buffer_atomic_inc v0, v32, s[32:35], m0 offen
m918:
buffer_atomic_inc v0, v32, s[32:35], 0 offen
m919:
buffer_atomic_inc v0, v32, s[32:35], -16 offen
m920:
buffer_atomic_inc v0, v32, s[32:35], 64 offen
m921:
buffer_atomic_inc v0, v32, s[32:35], -4.0 offen
m922:
buffer_atomic_inc v0, v32, s[32:35], 0.15915494 offen
m923:
buffer_atomic_inc v0, v32, s[32:35], s48 offen offset:0
m924:
buffer_atomic_inc v0, v[32:33], s[32:35], s48 idxen offen offset:4095
m925:
buffer_atomic_inc a0, v[32:33], s[32:35], s48 idxen offen
m926:
buffer_atomic_inc v0, v[32:33], s[32:35], s48 idxen offen
m927:
buffer_atomic_inc v0, v[32:33], s[32:35], vcc_lo idxen offen
m928:
buffer_atomic_inc v0, v[32:33], s[32:35], m0 idxen offen
m929:
buffer_atomic_inc v0, v[32:33], s[32:35], 0 idxen offen
m930:
buffer_atomic_inc v0, v[32:33], s[32:35], -16 idxen offen
m931:
buffer_atomic_inc v0, v[32:33], s[32:35], 64 idxen offen
m932:
buffer_atomic_inc v0, v[32:33], s[32:35], -4.0 idxen offen
m933:
buffer_atomic_inc v0, v[32:33], s[32:35], 0.15915494 idxen offen
m934:
buffer_atomic_inc v0, v[32:33], s[32:35], s48 idxen offen offset:0
m935:
buffer_atomic_inc v0, off, s[32:35], s48 offset:4095 sc0
m936:
buffer_atomic_inc a0, off, s[32:35], s48 sc0
m937:
buffer_atomic_inc v0, off, s[32:35], s48 sc0
m938:
buffer_atomic_inc v0, off, s[32:35], vcc_lo sc0
m939:
buffer_atomic_inc v0, off, s[32:35], m0 sc0
m940:
buffer_atomic_inc v0, off, s[32:35], 0 sc0
m941:
buffer_atomic_inc v0, off, s[32:35], -16 sc0
m942:
buffer_atomic_inc v0, off, s[32:35], 64 sc0
m943:
buffer_atomic_inc v0, off, s[32:35], -4.0 sc0
m944:
buffer_atomic_inc v0, off, s[32:35], 0.15915494 sc0
m945:
buffer_atomic_inc v0, off, s[32:35], s48 offset:0 sc0
m946:
buffer_atomic_inc v0, v32, s[32:35], s48 offen offset:4095 sc0
m947:
buffer_atomic_inc a0, v32, s[32:35], s48 offen sc0
m948:
buffer_atomic_inc v0, v32, s[32:35], s48 offen sc0
m949:
buffer_atomic_inc v0, v32, s[32:35], vcc_lo offen sc0
m950:
buffer_atomic_inc v0, v32, s[32:35], m0 offen sc0
m951:
buffer_atomic_inc v0, v32, s[32:35], 0 offen sc0
m952:
buffer_atomic_inc v0, v32, s[32:35], -16 offen sc0
m953:
buffer_atomic_inc v0, v32, s[32:35], 64 offen sc0
m954:
buffer_atomic_inc v0, v32, s[32:35], -4.0 offen sc0
m955:
buffer_atomic_inc v0, v32, s[32:35], 0.15915494 offen sc0
m956:
buffer_atomic_inc v0, v32, s[32:35], s48 offen offset:0 sc0
m957:
buffer_atomic_inc v0, v[32:33], s[32:35], s48 idxen offen offset:4095 sc0
m958:
buffer_atomic_inc a0, v[32:33], s[32:35], s48 idxen offen sc0
m959:
buffer_atomic_inc v0, v[32:33], s[32:35], s48 idxen offen sc0
m960:
buffer_atomic_inc v0, v[32:33], s[32:35], vcc_lo idxen offen sc0
m961:
buffer_atomic_inc v0, v[32:33], s[32:35], m0 idxen offen sc0
m962:
buffer_atomic_inc v0, v[32:33], s[32:35], 0 idxen offen sc0
m963:
buffer_atomic_inc v0, v[32:33], s[32:35], -16 idxen offen sc0
m964:
buffer_atomic_inc v0, v[32:33], s[32:35], 64 idxen offen sc0
m965:
buffer_atomic_inc v0, v[32:33], s[32:35], -4.0 idxen offen sc0
m966:
buffer_atomic_inc v0, v[32:33], s[32:35], 0.15915494 idxen offen sc0
m967:
buffer_atomic_inc v0, v[32:33], s[32:35], s48 idxen offen offset:0 sc0
m968:
global_atomic_dec v[0:1], v32, off offset:4095
m969:
global_atomic_dec v[0:1], a32, off
m970:
global_atomic_dec v[0:1], v32, off offset:-4096
m971:
global_atomic_dec v0, v32, s[32:33] offset:4095
m972:
global_atomic_dec v0, a32, s[32:33]
m973:
global_atomic_dec v0, v32, s[32:33]
m974:
global_atomic_dec v0, v32, vcc
m975:
global_atomic_dec v0, v32, s[32:33] offset:-4096
m976:
global_atomic_dec v0, v[32:33], v64, off offset:4095 sc0
m977:
global_atomic_dec a0, v[32:33], a64, off sc0
m978:
global_atomic_dec v0, v[32:33], v64, off offset:-4096 sc0
m979:
global_atomic_dec v0, v32, v64, s[48:49] offset:4095 sc0
m980:
global_atomic_dec a0, v32, a64, s[48:49] sc0
m981:
global_atomic_dec v0, v32, v64, s[48:49] sc0
m982:
global_atomic_dec v0, v32, v64, vcc sc0
m983:
global_atomic_dec v0, v32, v64, s[48:49] offset:-4096 sc0
m984:
flat_atomic_dec v[0:1], v32 offset:4095
m985:
flat_atomic_dec v[0:1], a32
m986:
flat_atomic_dec v[0:1], v32 offset:0
m987:
flat_atomic_dec v0, v[32:33], v64 offset:4095 sc0
m988:
flat_atomic_dec a0, v[32:33], a64 sc0
m989:
flat_atomic_dec v0, v[32:33], v64 offset:0 sc0
m990:
buffer_atomic_dec v0, off, s[32:35], s48 offset:4095
m991:
buffer_atomic_dec a0, off, s[32:35], s48
m992:
buffer_atomic_dec v0, off, s[32:35], s48
m993:
buffer_atomic_dec v0, off, s[32:35], vcc_lo
m994:
buffer_atomic_dec v0, off, s[32:35], m0
m995:
buffer_atomic_dec v0, off, s[32:35], 0
m996:
buffer_atomic_dec v0, off, s[32:35], -16
m997:
buffer_atomic_dec v0, off, s[32:35], 64
m998:
buffer_atomic_dec v0, off, s[32:35], -4.0
m999:
buffer_atomic_dec v0, off, s[32:35], 0.15915494
m1000:
buffer_atomic_dec v0, off, s[32:35], s48 offset:0
m1001:
buffer_atomic_dec v0, v32, s[32:35], s48 offen offset:4095
m1002:
buffer_atomic_dec a0, v32, s[32:35], s48 offen
m1003:
buffer_atomic_dec v0, v32, s[32:35], s48 offen
m1004:
buffer_atomic_dec v0, v32, s[32:35], vcc_lo offen
m1005:
buffer_atomic_dec v0, v32, s[32:35], m0 offen
m1006:
buffer_atomic_dec v0, v32, s[32:35], 0 offen
m1007:
buffer_atomic_dec v0, v32, s[32:35], -16 offen
m1008:
buffer_atomic_dec v0, v32, s[32:35], 64 offen
m1009:
buffer_atomic_dec v0, v32, s[32:35], -4.0 offen
m1010:
buffer_atomic_dec v0, v32, s[32:35], 0.15915494 offen
m1011:
buffer_atomic_dec v0, v32, s[32:35], s48 offen offset:0
m1012:
buffer_atomic_dec v0, v[32:33], s[32:35], s48 idxen offen offset:4095
m1013:
buffer_atomic_dec a0, v[32:33], s[32:35], s48 idxen offen
m1014:
buffer_atomic_dec v0, v[32:33], s[32:35], s48 idxen offen
m1015:
buffer_atomic_dec v0, v[32:33], s[32:35], vcc_lo idxen offen
m1016:
buffer_atomic_dec v0, v[32:33], s[32:35], m0 idxen offen
m1017:
buffer_atomic_dec v0, v[32:33], s[32:35], 0 idxen offen
m1018:
buffer_atomic_dec v0, v[32:33], s[32:35], -16 idxen offen
m1019:
buffer_atomic_dec v0, v[32:33], s[32:35], 64 idxen offen
m1020:
buffer_atomic_dec v0, v[32:33], s[32:35], -4.0 idxen offen
m1021:
buffer_atomic_dec v0, v[32:33], s[32:35], 0.15915494 idxen offen
m1022:
buffer_atomic_dec v0, v[32:33], s[32:35], s48 idxen offen offset:0
m1023:
buffer_atomic_dec v0, off, s[32:35], s48 offset:4095 sc0
m1024:
buffer_atomic_dec a0, off, s[32:35], s48 sc0
m1025:
buffer_atomic_dec v0, off, s[32:35], s48 sc0
m1026:
buffer_atomic_dec v0, off, s[32:35], vcc_lo sc0
m1027:
buffer_atomic_dec v0, off, s[32:35], m0 sc0
m1028:
buffer_atomic_dec v0, off, s[32:35], 0 sc0
m1029:
buffer_atomic_dec v0, off, s[32:35], -16 sc0
m1030:
buffer_atomic_dec v0, off, s[32:35], 64 sc0
m1031:
buffer_atomic_dec v0, off, s[32:35], -4.0 sc0
m1032:
buffer_atomic_dec v0, off, s[32:35], 0.15915494 sc0
m1033:
buffer_atomic_dec v0, off, s[32:35], s48 offset:0 sc0
m1034:
buffer_atomic_dec v0, v32, s[32:35], s48 offen offset:4095 sc0
m1035:
buffer_atomic_dec a0, v32, s[32:35], s48 offen sc0
m1036:
buffer_atomic_dec v0, v32, s[32:35], s48 offen sc0
m1037:
buffer_atomic_dec v0, v32, s[32:35], vcc_lo offen sc0
m1038:
buffer_atomic_dec v0, v32, s[32:35], m0 offen sc0
m1039:
buffer_atomic_dec v0, v32, s[32:35], 0 offen sc0
m1040:
buffer_atomic_dec v0, v32, s[32:35], -16 offen sc0
m1041:
buffer_atomic_dec v0, v32, s[32:35], 64 offen sc0
m1042:
buffer_atomic_dec v0, v32, s[32:35], -4.0 offen sc0
m1043:
buffer_atomic_dec v0, v32, s[32:35], 0.15915494 offen sc0
m1044:
buffer_atomic_dec v0, v32, s[32:35], s48 offen offset:0 sc0
m1045:
buffer_atomic_dec v0, v[32:33], s[32:35], s48 idxen offen offset:4095 sc0
m1046:
buffer_atomic_dec a0, v[32:33], s[32:35], s48 idxen offen sc0
m1047:
buffer_atomic_dec v0, v[32:33], s[32:35], s48 idxen offen sc0
m1048:
buffer_atomic_dec v0, v[32:33], s[32:35], vcc_lo idxen offen sc0
m1049:
buffer_atomic_dec v0, v[32:33], s[32:35], m0 idxen offen sc0
m1050:
buffer_atomic_dec v0, v[32:33], s[32:35], 0 idxen offen sc0
m1051:
buffer_atomic_dec v0, v[32:33], s[32:35], -16 idxen offen sc0
m1052:
buffer_atomic_dec v0, v[32:33], s[32:35], 64 idxen offen sc0
m1053:
buffer_atomic_dec v0, v[32:33], s[32:35], -4.0 idxen offen sc0
m1054:
buffer_atomic_dec v0, v[32:33], s[32:35], 0.15915494 idxen offen sc0
m1055:
buffer_atomic_dec v0, v[32:33], s[32:35], s48 idxen offen offset:0 sc0
m1056:
global_atomic_swap_x2 v[0:1], v[32:33], off offset:4095
m1057:
global_atomic_swap_x2 v[0:1], a[32:33], off
m1058:
global_atomic_swap_x2 v[0:1], v[32:33], off offset:-4096
m1059:
global_atomic_swap_x2 v0, v[32:33], s[32:33] offset:4095
m1060:
global_atomic_swap_x2 v0, a[32:33], s[32:33]
m1061:
global_atomic_swap_x2 v0, v[32:33], s[32:33]
m1062:
global_atomic_swap_x2 v0, v[32:33], vcc
m1063:
global_atomic_swap_x2 v0, v[32:33], s[32:33] offset:-4096
m1064:
global_atomic_swap_x2 v[0:1], v[32:33], v[64:65], off offset:4095 sc0
m1065:
global_atomic_swap_x2 a[0:1], v[32:33], a[64:65], off sc0
m1066:
global_atomic_swap_x2 v[0:1], v[32:33], v[64:65], off offset:-4096 sc0
m1067:
global_atomic_swap_x2 v[0:1], v32, v[64:65], s[48:49] offset:4095 sc0
m1068:
global_atomic_swap_x2 a[0:1], v32, a[64:65], s[48:49] sc0
m1069:
global_atomic_swap_x2 v[0:1], v32, v[64:65], s[48:49] sc0
m1070:
global_atomic_swap_x2 v[0:1], v32, v[64:65], vcc sc0
m1071:
global_atomic_swap_x2 v[0:1], v32, v[64:65], s[48:49] offset:-4096 sc0
m1072:
flat_atomic_swap_x2 v[0:1], v[32:33] offset:4095
m1073:
flat_atomic_swap_x2 v[0:1], a[32:33]
m1074:
flat_atomic_swap_x2 v[0:1], v[32:33] offset:0
m1075:
flat_atomic_swap_x2 v[0:1], v[32:33], v[64:65] offset:4095 sc0
m1076:
flat_atomic_swap_x2 a[0:1], v[32:33], a[64:65] sc0
m1077:
flat_atomic_swap_x2 v[0:1], v[32:33], v[64:65] offset:0 sc0
m1078:
buffer_atomic_swap_x2 v[0:1], off, s[32:35], s48 offset:4095
m1079:
buffer_atomic_swap_x2 a[0:1], off, s[32:35], s48
m1080:
buffer_atomic_swap_x2 v[0:1], off, s[32:35], s48
m1081:
buffer_atomic_swap_x2 v[0:1], off, s[32:35], vcc_lo
m1082:
buffer_atomic_swap_x2 v[0:1], off, s[32:35], m0
m1083:
buffer_atomic_swap_x2 v[0:1], off, s[32:35], 0
m1084:
buffer_atomic_swap_x2 v[0:1], off, s[32:35], -16
m1085:
buffer_atomic_swap_x2 v[0:1], off, s[32:35], 64
m1086:
buffer_atomic_swap_x2 v[0:1], off, s[32:35], -4.0
m1087:
buffer_atomic_swap_x2 v[0:1], off, s[32:35], 0.15915494
m1088:
buffer_atomic_swap_x2 v[0:1], off, s[32:35], s48 offset:0
m1089:
buffer_atomic_swap_x2 v[0:1], v32, s[32:35], s48 offen offset:4095
m1090:
buffer_atomic_swap_x2 a[0:1], v32, s[32:35], s48 offen
m1091:
buffer_atomic_swap_x2 v[0:1], v32, s[32:35], s48 offen
m1092:
buffer_atomic_swap_x2 v[0:1], v32, s[32:35], vcc_lo offen
m1093:
buffer_atomic_swap_x2 v[0:1], v32, s[32:35], m0 offen
m1094:
buffer_atomic_swap_x2 v[0:1], v32, s[32:35], 0 offen
m1095:
buffer_atomic_swap_x2 v[0:1], v32, s[32:35], -16 offen
m1096:
buffer_atomic_swap_x2 v[0:1], v32, s[32:35], 64 offen
m1097:
buffer_atomic_swap_x2 v[0:1], v32, s[32:35], -4.0 offen
m1098:
buffer_atomic_swap_x2 v[0:1], v32, s[32:35], 0.15915494 offen
m1099:
buffer_atomic_swap_x2 v[0:1], v32, s[32:35], s48 offen offset:0
m1100:
buffer_atomic_swap_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:4095
m1101:
buffer_atomic_swap_x2 a[0:1], v[32:33], s[32:35], s48 idxen offen
m1102:
buffer_atomic_swap_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen
m1103:
buffer_atomic_swap_x2 v[0:1], v[32:33], s[32:35], vcc_lo idxen offen
m1104:
buffer_atomic_swap_x2 v[0:1], v[32:33], s[32:35], m0 idxen offen
m1105:
buffer_atomic_swap_x2 v[0:1], v[32:33], s[32:35], 0 idxen offen
m1106:
buffer_atomic_swap_x2 v[0:1], v[32:33], s[32:35], -16 idxen offen
m1107:
buffer_atomic_swap_x2 v[0:1], v[32:33], s[32:35], 64 idxen offen
m1108:
buffer_atomic_swap_x2 v[0:1], v[32:33], s[32:35], -4.0 idxen offen
m1109:
buffer_atomic_swap_x2 v[0:1], v[32:33], s[32:35], 0.15915494 idxen offen
m1110:
buffer_atomic_swap_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:0
m1111:
buffer_atomic_swap_x2 v[0:1], off, s[32:35], s48 offset:4095 sc0
m1112:
buffer_atomic_swap_x2 a[0:1], off, s[32:35], s48 sc0
m1113:
buffer_atomic_swap_x2 v[0:1], off, s[32:35], s48 sc0
m1114:
buffer_atomic_swap_x2 v[0:1], off, s[32:35], vcc_lo sc0
m1115:
buffer_atomic_swap_x2 v[0:1], off, s[32:35], m0 sc0
m1116:
buffer_atomic_swap_x2 v[0:1], off, s[32:35], 0 sc0
m1117:
buffer_atomic_swap_x2 v[0:1], off, s[32:35], -16 sc0
m1118:
buffer_atomic_swap_x2 v[0:1], off, s[32:35], 64 sc0
m1119:
buffer_atomic_swap_x2 v[0:1], off, s[32:35], -4.0 sc0
m1120:
buffer_atomic_swap_x2 v[0:1], off, s[32:35], 0.15915494 sc0
m1121:
buffer_atomic_swap_x2 v[0:1], off, s[32:35], s48 offset:0 sc0
m1122:
buffer_atomic_swap_x2 v[0:1], v32, s[32:35], s48 offen offset:4095 sc0
m1123:
buffer_atomic_swap_x2 a[0:1], v32, s[32:35], s48 offen sc0
m1124:
buffer_atomic_swap_x2 v[0:1], v32, s[32:35], s48 offen sc0
m1125:
buffer_atomic_swap_x2 v[0:1], v32, s[32:35], vcc_lo offen sc0
m1126:
buffer_atomic_swap_x2 v[0:1], v32, s[32:35], m0 offen sc0
m1127:
buffer_atomic_swap_x2 v[0:1], v32, s[32:35], 0 offen sc0
m1128:
buffer_atomic_swap_x2 v[0:1], v32, s[32:35], -16 offen sc0
m1129:
buffer_atomic_swap_x2 v[0:1], v32, s[32:35], 64 offen sc0
m1130:
buffer_atomic_swap_x2 v[0:1], v32, s[32:35], -4.0 offen sc0
m1131:
buffer_atomic_swap_x2 v[0:1], v32, s[32:35], 0.15915494 offen sc0
m1132:
buffer_atomic_swap_x2 v[0:1], v32, s[32:35], s48 offen offset:0 sc0
m1133:
buffer_atomic_swap_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:4095 sc0
m1134:
buffer_atomic_swap_x2 a[0:1], v[32:33], s[32:35], s48 idxen offen sc0
m1135:
buffer_atomic_swap_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen sc0
m1136:
buffer_atomic_swap_x2 v[0:1], v[32:33], s[32:35], vcc_lo idxen offen sc0
m1137:
buffer_atomic_swap_x2 v[0:1], v[32:33], s[32:35], m0 idxen offen sc0
m1138:
buffer_atomic_swap_x2 v[0:1], v[32:33], s[32:35], 0 idxen offen sc0
m1139:
buffer_atomic_swap_x2 v[0:1], v[32:33], s[32:35], -16 idxen offen sc0
m1140:
buffer_atomic_swap_x2 v[0:1], v[32:33], s[32:35], 64 idxen offen sc0
m1141:
buffer_atomic_swap_x2 v[0:1], v[32:33], s[32:35], -4.0 idxen offen sc0
m1142:
buffer_atomic_swap_x2 v[0:1], v[32:33], s[32:35], 0.15915494 idxen offen sc0
m1143:
buffer_atomic_swap_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:0 sc0
m1144:
global_atomic_add_x2 v[0:1], v[32:33], off offset:4095
m1145:
global_atomic_add_x2 v[0:1], a[32:33], off
m1146:
global_atomic_add_x2 v[0:1], v[32:33], off offset:-4096
m1147:
global_atomic_add_x2 v0, v[32:33], s[32:33] offset:4095
m1148:
global_atomic_add_x2 v0, a[32:33], s[32:33]
m1149:
global_atomic_add_x2 v0, v[32:33], s[32:33]
m1150:
global_atomic_add_x2 v0, v[32:33], vcc
m1151:
global_atomic_add_x2 v0, v[32:33], s[32:33] offset:-4096
m1152:
global_atomic_add_x2 v[0:1], v[32:33], v[64:65], off offset:4095 sc0
m1153:
global_atomic_add_x2 a[0:1], v[32:33], a[64:65], off sc0
m1154:
global_atomic_add_x2 v[0:1], v[32:33], v[64:65], off offset:-4096 sc0
m1155:
global_atomic_add_x2 v[0:1], v32, v[64:65], s[48:49] offset:4095 sc0
m1156:
global_atomic_add_x2 a[0:1], v32, a[64:65], s[48:49] sc0
m1157:
global_atomic_add_x2 v[0:1], v32, v[64:65], s[48:49] sc0
m1158:
global_atomic_add_x2 v[0:1], v32, v[64:65], vcc sc0
m1159:
global_atomic_add_x2 v[0:1], v32, v[64:65], s[48:49] offset:-4096 sc0
m1160:
flat_atomic_add_x2 v[0:1], v[32:33] offset:4095
m1161:
flat_atomic_add_x2 v[0:1], a[32:33]
m1162:
flat_atomic_add_x2 v[0:1], v[32:33] offset:0
m1163:
flat_atomic_add_x2 v[0:1], v[32:33], v[64:65] offset:4095 sc0
m1164:
flat_atomic_add_x2 a[0:1], v[32:33], a[64:65] sc0
m1165:
flat_atomic_add_x2 v[0:1], v[32:33], v[64:65] offset:0 sc0
m1166:
buffer_atomic_add_x2 v[0:1], off, s[32:35], s48 offset:4095
m1167:
buffer_atomic_add_x2 a[0:1], off, s[32:35], s48
m1168:
buffer_atomic_add_x2 v[0:1], off, s[32:35], s48
m1169:
buffer_atomic_add_x2 v[0:1], off, s[32:35], vcc_lo
m1170:
buffer_atomic_add_x2 v[0:1], off, s[32:35], m0
m1171:
buffer_atomic_add_x2 v[0:1], off, s[32:35], 0
m1172:
buffer_atomic_add_x2 v[0:1], off, s[32:35], -16
m1173:
buffer_atomic_add_x2 v[0:1], off, s[32:35], 64
m1174:
buffer_atomic_add_x2 v[0:1], off, s[32:35], -4.0
m1175:
buffer_atomic_add_x2 v[0:1], off, s[32:35], 0.15915494
m1176:
buffer_atomic_add_x2 v[0:1], off, s[32:35], s48 offset:0
m1177:
buffer_atomic_add_x2 v[0:1], v32, s[32:35], s48 offen offset:4095
m1178:
buffer_atomic_add_x2 a[0:1], v32, s[32:35], s48 offen
m1179:
buffer_atomic_add_x2 v[0:1], v32, s[32:35], s48 offen
m1180:
buffer_atomic_add_x2 v[0:1], v32, s[32:35], vcc_lo offen
m1181:
buffer_atomic_add_x2 v[0:1], v32, s[32:35], m0 offen
m1182:
buffer_atomic_add_x2 v[0:1], v32, s[32:35], 0 offen
m1183:
buffer_atomic_add_x2 v[0:1], v32, s[32:35], -16 offen
m1184:
buffer_atomic_add_x2 v[0:1], v32, s[32:35], 64 offen
m1185:
buffer_atomic_add_x2 v[0:1], v32, s[32:35], -4.0 offen
m1186:
buffer_atomic_add_x2 v[0:1], v32, s[32:35], 0.15915494 offen
m1187:
buffer_atomic_add_x2 v[0:1], v32, s[32:35], s48 offen offset:0
m1188:
buffer_atomic_add_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:4095
m1189:
buffer_atomic_add_x2 a[0:1], v[32:33], s[32:35], s48 idxen offen
m1190:
buffer_atomic_add_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen
m1191:
buffer_atomic_add_x2 v[0:1], v[32:33], s[32:35], vcc_lo idxen offen
m1192:
buffer_atomic_add_x2 v[0:1], v[32:33], s[32:35], m0 idxen offen
m1193:
buffer_atomic_add_x2 v[0:1], v[32:33], s[32:35], 0 idxen offen
m1194:
buffer_atomic_add_x2 v[0:1], v[32:33], s[32:35], -16 idxen offen
m1195:
buffer_atomic_add_x2 v[0:1], v[32:33], s[32:35], 64 idxen offen
m1196:
buffer_atomic_add_x2 v[0:1], v[32:33], s[32:35], -4.0 idxen offen
m1197:
buffer_atomic_add_x2 v[0:1], v[32:33], s[32:35], 0.15915494 idxen offen
m1198:
buffer_atomic_add_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:0
m1199:
buffer_atomic_add_x2 v[0:1], off, s[32:35], s48 offset:4095 sc0
m1200:
buffer_atomic_add_x2 a[0:1], off, s[32:35], s48 sc0
m1201:
buffer_atomic_add_x2 v[0:1], off, s[32:35], s48 sc0
m1202:
buffer_atomic_add_x2 v[0:1], off, s[32:35], vcc_lo sc0
m1203:
buffer_atomic_add_x2 v[0:1], off, s[32:35], m0 sc0
m1204:
buffer_atomic_add_x2 v[0:1], off, s[32:35], 0 sc0
m1205:
buffer_atomic_add_x2 v[0:1], off, s[32:35], -16 sc0
m1206:
buffer_atomic_add_x2 v[0:1], off, s[32:35], 64 sc0
m1207:
buffer_atomic_add_x2 v[0:1], off, s[32:35], -4.0 sc0
m1208:
buffer_atomic_add_x2 v[0:1], off, s[32:35], 0.15915494 sc0
m1209:
buffer_atomic_add_x2 v[0:1], off, s[32:35], s48 offset:0 sc0
m1210:
buffer_atomic_add_x2 v[0:1], v32, s[32:35], s48 offen offset:4095 sc0
m1211:
buffer_atomic_add_x2 a[0:1], v32, s[32:35], s48 offen sc0
m1212:
buffer_atomic_add_x2 v[0:1], v32, s[32:35], s48 offen sc0
m1213:
buffer_atomic_add_x2 v[0:1], v32, s[32:35], vcc_lo offen sc0
m1214:
buffer_atomic_add_x2 v[0:1], v32, s[32:35], m0 offen sc0
m1215:
buffer_atomic_add_x2 v[0:1], v32, s[32:35], 0 offen sc0
m1216:
buffer_atomic_add_x2 v[0:1], v32, s[32:35], -16 offen sc0
m1217:
buffer_atomic_add_x2 v[0:1], v32, s[32:35], 64 offen sc0
m1218:
buffer_atomic_add_x2 v[0:1], v32, s[32:35], -4.0 offen sc0
m1219:
buffer_atomic_add_x2 v[0:1], v32, s[32:35], 0.15915494 offen sc0
m1220:
buffer_atomic_add_x2 v[0:1], v32, s[32:35], s48 offen offset:0 sc0
m1221:
buffer_atomic_add_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:4095 sc0
m1222:
buffer_atomic_add_x2 a[0:1], v[32:33], s[32:35], s48 idxen offen sc0
m1223:
buffer_atomic_add_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen sc0
m1224:
buffer_atomic_add_x2 v[0:1], v[32:33], s[32:35], vcc_lo idxen offen sc0
m1225:
buffer_atomic_add_x2 v[0:1], v[32:33], s[32:35], m0 idxen offen sc0
m1226:
buffer_atomic_add_x2 v[0:1], v[32:33], s[32:35], 0 idxen offen sc0
m1227:
buffer_atomic_add_x2 v[0:1], v[32:33], s[32:35], -16 idxen offen sc0
m1228:
buffer_atomic_add_x2 v[0:1], v[32:33], s[32:35], 64 idxen offen sc0
m1229:
buffer_atomic_add_x2 v[0:1], v[32:33], s[32:35], -4.0 idxen offen sc0
m1230:
buffer_atomic_add_x2 v[0:1], v[32:33], s[32:35], 0.15915494 idxen offen sc0
m1231:
buffer_atomic_add_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:0 sc0
m1232:
global_atomic_sub_x2 v[0:1], v[32:33], off offset:4095
m1233:
global_atomic_sub_x2 v[0:1], a[32:33], off
m1234:
global_atomic_sub_x2 v[0:1], v[32:33], off offset:-4096
m1235:
global_atomic_sub_x2 v0, v[32:33], s[32:33] offset:4095
m1236:
global_atomic_sub_x2 v0, a[32:33], s[32:33]
m1237:
global_atomic_sub_x2 v0, v[32:33], s[32:33]
m1238:
global_atomic_sub_x2 v0, v[32:33], vcc
m1239:
global_atomic_sub_x2 v0, v[32:33], s[32:33] offset:-4096
m1240:
global_atomic_sub_x2 v[0:1], v[32:33], v[64:65], off offset:4095 sc0
m1241:
global_atomic_sub_x2 a[0:1], v[32:33], a[64:65], off sc0
m1242:
global_atomic_sub_x2 v[0:1], v[32:33], v[64:65], off offset:-4096 sc0
m1243:
global_atomic_sub_x2 v[0:1], v32, v[64:65], s[48:49] offset:4095 sc0
m1244:
global_atomic_sub_x2 a[0:1], v32, a[64:65], s[48:49] sc0
m1245:
global_atomic_sub_x2 v[0:1], v32, v[64:65], s[48:49] sc0
m1246:
global_atomic_sub_x2 v[0:1], v32, v[64:65], vcc sc0
m1247:
global_atomic_sub_x2 v[0:1], v32, v[64:65], s[48:49] offset:-4096 sc0
m1248:
flat_atomic_sub_x2 v[0:1], v[32:33] offset:4095
m1249:
flat_atomic_sub_x2 v[0:1], a[32:33]
m1250:
flat_atomic_sub_x2 v[0:1], v[32:33] offset:0
m1251:
flat_atomic_sub_x2 v[0:1], v[32:33], v[64:65] offset:4095 sc0
m1252:
flat_atomic_sub_x2 a[0:1], v[32:33], a[64:65] sc0
m1253:
flat_atomic_sub_x2 v[0:1], v[32:33], v[64:65] offset:0 sc0
m1254:
buffer_atomic_sub_x2 v[0:1], off, s[32:35], s48 offset:4095
m1255:
buffer_atomic_sub_x2 a[0:1], off, s[32:35], s48
m1256:
buffer_atomic_sub_x2 v[0:1], off, s[32:35], s48
m1257:
buffer_atomic_sub_x2 v[0:1], off, s[32:35], vcc_lo
m1258:
buffer_atomic_sub_x2 v[0:1], off, s[32:35], m0
m1259:
buffer_atomic_sub_x2 v[0:1], off, s[32:35], 0
m1260:
buffer_atomic_sub_x2 v[0:1], off, s[32:35], -16
m1261:
buffer_atomic_sub_x2 v[0:1], off, s[32:35], 64
m1262:
buffer_atomic_sub_x2 v[0:1], off, s[32:35], -4.0
m1263:
buffer_atomic_sub_x2 v[0:1], off, s[32:35], 0.15915494
m1264:
buffer_atomic_sub_x2 v[0:1], off, s[32:35], s48 offset:0
m1265:
buffer_atomic_sub_x2 v[0:1], v32, s[32:35], s48 offen offset:4095
m1266:
buffer_atomic_sub_x2 a[0:1], v32, s[32:35], s48 offen
m1267:
buffer_atomic_sub_x2 v[0:1], v32, s[32:35], s48 offen
m1268:
buffer_atomic_sub_x2 v[0:1], v32, s[32:35], vcc_lo offen
m1269:
buffer_atomic_sub_x2 v[0:1], v32, s[32:35], m0 offen
m1270:
buffer_atomic_sub_x2 v[0:1], v32, s[32:35], 0 offen
m1271:
buffer_atomic_sub_x2 v[0:1], v32, s[32:35], -16 offen
m1272:
buffer_atomic_sub_x2 v[0:1], v32, s[32:35], 64 offen
m1273:
buffer_atomic_sub_x2 v[0:1], v32, s[32:35], -4.0 offen
m1274:
buffer_atomic_sub_x2 v[0:1], v32, s[32:35], 0.15915494 offen
m1275:
buffer_atomic_sub_x2 v[0:1], v32, s[32:35], s48 offen offset:0
m1276:
buffer_atomic_sub_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:4095
m1277:
buffer_atomic_sub_x2 a[0:1], v[32:33], s[32:35], s48 idxen offen
m1278:
buffer_atomic_sub_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen
m1279:
buffer_atomic_sub_x2 v[0:1], v[32:33], s[32:35], vcc_lo idxen offen
m1280:
buffer_atomic_sub_x2 v[0:1], v[32:33], s[32:35], m0 idxen offen
m1281:
buffer_atomic_sub_x2 v[0:1], v[32:33], s[32:35], 0 idxen offen
m1282:
buffer_atomic_sub_x2 v[0:1], v[32:33], s[32:35], -16 idxen offen
m1283:
buffer_atomic_sub_x2 v[0:1], v[32:33], s[32:35], 64 idxen offen
m1284:
buffer_atomic_sub_x2 v[0:1], v[32:33], s[32:35], -4.0 idxen offen
m1285:
buffer_atomic_sub_x2 v[0:1], v[32:33], s[32:35], 0.15915494 idxen offen
m1286:
buffer_atomic_sub_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:0
m1287:
buffer_atomic_sub_x2 v[0:1], off, s[32:35], s48 offset:4095 sc0
m1288:
buffer_atomic_sub_x2 a[0:1], off, s[32:35], s48 sc0
m1289:
buffer_atomic_sub_x2 v[0:1], off, s[32:35], s48 sc0
m1290:
buffer_atomic_sub_x2 v[0:1], off, s[32:35], vcc_lo sc0
m1291:
buffer_atomic_sub_x2 v[0:1], off, s[32:35], m0 sc0
m1292:
buffer_atomic_sub_x2 v[0:1], off, s[32:35], 0 sc0
m1293:
buffer_atomic_sub_x2 v[0:1], off, s[32:35], -16 sc0
m1294:
buffer_atomic_sub_x2 v[0:1], off, s[32:35], 64 sc0
m1295:
buffer_atomic_sub_x2 v[0:1], off, s[32:35], -4.0 sc0
m1296:
buffer_atomic_sub_x2 v[0:1], off, s[32:35], 0.15915494 sc0
m1297:
buffer_atomic_sub_x2 v[0:1], off, s[32:35], s48 offset:0 sc0
m1298:
buffer_atomic_sub_x2 v[0:1], v32, s[32:35], s48 offen offset:4095 sc0
m1299:
buffer_atomic_sub_x2 a[0:1], v32, s[32:35], s48 offen sc0
m1300:
buffer_atomic_sub_x2 v[0:1], v32, s[32:35], s48 offen sc0
m1301:
buffer_atomic_sub_x2 v[0:1], v32, s[32:35], vcc_lo offen sc0
m1302:
buffer_atomic_sub_x2 v[0:1], v32, s[32:35], m0 offen sc0
m1303:
buffer_atomic_sub_x2 v[0:1], v32, s[32:35], 0 offen sc0
m1304:
buffer_atomic_sub_x2 v[0:1], v32, s[32:35], -16 offen sc0
m1305:
buffer_atomic_sub_x2 v[0:1], v32, s[32:35], 64 offen sc0
m1306:
buffer_atomic_sub_x2 v[0:1], v32, s[32:35], -4.0 offen sc0
m1307:
buffer_atomic_sub_x2 v[0:1], v32, s[32:35], 0.15915494 offen sc0
m1308:
buffer_atomic_sub_x2 v[0:1], v32, s[32:35], s48 offen offset:0 sc0
m1309:
buffer_atomic_sub_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:4095 sc0
m1310:
buffer_atomic_sub_x2 a[0:1], v[32:33], s[32:35], s48 idxen offen sc0
m1311:
buffer_atomic_sub_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen sc0
m1312:
buffer_atomic_sub_x2 v[0:1], v[32:33], s[32:35], vcc_lo idxen offen sc0
m1313:
buffer_atomic_sub_x2 v[0:1], v[32:33], s[32:35], m0 idxen offen sc0
m1314:
buffer_atomic_sub_x2 v[0:1], v[32:33], s[32:35], 0 idxen offen sc0
m1315:
buffer_atomic_sub_x2 v[0:1], v[32:33], s[32:35], -16 idxen offen sc0
m1316:
buffer_atomic_sub_x2 v[0:1], v[32:33], s[32:35], 64 idxen offen sc0
m1317:
buffer_atomic_sub_x2 v[0:1], v[32:33], s[32:35], -4.0 idxen offen sc0
m1318:
buffer_atomic_sub_x2 v[0:1], v[32:33], s[32:35], 0.15915494 idxen offen sc0
m1319:
buffer_atomic_sub_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:0 sc0
m1320:
global_atomic_smin_x2 v[0:1], v[32:33], off offset:4095
m1321:
global_atomic_smin_x2 v[0:1], a[32:33], off
m1322:
global_atomic_smin_x2 v[0:1], v[32:33], off offset:-4096
m1323:
global_atomic_smin_x2 v0, v[32:33], s[32:33] offset:4095
m1324:
global_atomic_smin_x2 v0, a[32:33], s[32:33]
m1325:
global_atomic_smin_x2 v0, v[32:33], s[32:33]
m1326:
global_atomic_smin_x2 v0, v[32:33], vcc
m1327:
global_atomic_smin_x2 v0, v[32:33], s[32:33] offset:-4096
m1328:
global_atomic_smin_x2 v[0:1], v[32:33], v[64:65], off offset:4095 sc0
m1329:
global_atomic_smin_x2 a[0:1], v[32:33], a[64:65], off sc0
m1330:
global_atomic_smin_x2 v[0:1], v[32:33], v[64:65], off offset:-4096 sc0
m1331:
global_atomic_smin_x2 v[0:1], v32, v[64:65], s[48:49] offset:4095 sc0
m1332:
global_atomic_smin_x2 a[0:1], v32, a[64:65], s[48:49] sc0
m1333:
global_atomic_smin_x2 v[0:1], v32, v[64:65], s[48:49] sc0
m1334:
global_atomic_smin_x2 v[0:1], v32, v[64:65], vcc sc0
m1335:
global_atomic_smin_x2 v[0:1], v32, v[64:65], s[48:49] offset:-4096 sc0
m1336:
flat_atomic_smin_x2 v[0:1], v[32:33] offset:4095
m1337:
flat_atomic_smin_x2 v[0:1], a[32:33]
m1338:
flat_atomic_smin_x2 v[0:1], v[32:33] offset:0
m1339:
flat_atomic_smin_x2 v[0:1], v[32:33], v[64:65] offset:4095 sc0
m1340:
flat_atomic_smin_x2 a[0:1], v[32:33], a[64:65] sc0
m1341:
flat_atomic_smin_x2 v[0:1], v[32:33], v[64:65] offset:0 sc0
m1342:
buffer_atomic_smin_x2 v[0:1], off, s[32:35], s48 offset:4095
m1343:
buffer_atomic_smin_x2 a[0:1], off, s[32:35], s48
m1344:
buffer_atomic_smin_x2 v[0:1], off, s[32:35], s48
m1345:
buffer_atomic_smin_x2 v[0:1], off, s[32:35], vcc_lo
m1346:
buffer_atomic_smin_x2 v[0:1], off, s[32:35], m0
m1347:
buffer_atomic_smin_x2 v[0:1], off, s[32:35], 0
m1348:
buffer_atomic_smin_x2 v[0:1], off, s[32:35], -16
m1349:
buffer_atomic_smin_x2 v[0:1], off, s[32:35], 64
m1350:
buffer_atomic_smin_x2 v[0:1], off, s[32:35], -4.0
m1351:
buffer_atomic_smin_x2 v[0:1], off, s[32:35], 0.15915494
m1352:
buffer_atomic_smin_x2 v[0:1], off, s[32:35], s48 offset:0
m1353:
buffer_atomic_smin_x2 v[0:1], v32, s[32:35], s48 offen offset:4095
m1354:
buffer_atomic_smin_x2 a[0:1], v32, s[32:35], s48 offen
m1355:
buffer_atomic_smin_x2 v[0:1], v32, s[32:35], s48 offen
m1356:
buffer_atomic_smin_x2 v[0:1], v32, s[32:35], vcc_lo offen
m1357:
buffer_atomic_smin_x2 v[0:1], v32, s[32:35], m0 offen
m1358:
buffer_atomic_smin_x2 v[0:1], v32, s[32:35], 0 offen
m1359:
buffer_atomic_smin_x2 v[0:1], v32, s[32:35], -16 offen
m1360:
buffer_atomic_smin_x2 v[0:1], v32, s[32:35], 64 offen
m1361:
buffer_atomic_smin_x2 v[0:1], v32, s[32:35], -4.0 offen
m1362:
buffer_atomic_smin_x2 v[0:1], v32, s[32:35], 0.15915494 offen
m1363:
buffer_atomic_smin_x2 v[0:1], v32, s[32:35], s48 offen offset:0
m1364:
buffer_atomic_smin_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:4095
m1365:
buffer_atomic_smin_x2 a[0:1], v[32:33], s[32:35], s48 idxen offen
m1366:
buffer_atomic_smin_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen
m1367:
buffer_atomic_smin_x2 v[0:1], v[32:33], s[32:35], vcc_lo idxen offen
m1368:
buffer_atomic_smin_x2 v[0:1], v[32:33], s[32:35], m0 idxen offen
m1369:
buffer_atomic_smin_x2 v[0:1], v[32:33], s[32:35], 0 idxen offen
m1370:
buffer_atomic_smin_x2 v[0:1], v[32:33], s[32:35], -16 idxen offen
m1371:
buffer_atomic_smin_x2 v[0:1], v[32:33], s[32:35], 64 idxen offen
m1372:
buffer_atomic_smin_x2 v[0:1], v[32:33], s[32:35], -4.0 idxen offen
m1373:
buffer_atomic_smin_x2 v[0:1], v[32:33], s[32:35], 0.15915494 idxen offen
m1374:
buffer_atomic_smin_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:0
m1375:
buffer_atomic_smin_x2 v[0:1], off, s[32:35], s48 offset:4095 sc0
m1376:
buffer_atomic_smin_x2 a[0:1], off, s[32:35], s48 sc0
m1377:
buffer_atomic_smin_x2 v[0:1], off, s[32:35], s48 sc0
m1378:
buffer_atomic_smin_x2 v[0:1], off, s[32:35], vcc_lo sc0
m1379:
buffer_atomic_smin_x2 v[0:1], off, s[32:35], m0 sc0
m1380:
buffer_atomic_smin_x2 v[0:1], off, s[32:35], 0 sc0
m1381:
buffer_atomic_smin_x2 v[0:1], off, s[32:35], -16 sc0
m1382:
buffer_atomic_smin_x2 v[0:1], off, s[32:35], 64 sc0
m1383:
buffer_atomic_smin_x2 v[0:1], off, s[32:35], -4.0 sc0
m1384:
buffer_atomic_smin_x2 v[0:1], off, s[32:35], 0.15915494 sc0
m1385:
buffer_atomic_smin_x2 v[0:1], off, s[32:35], s48 offset:0 sc0
m1386:
buffer_atomic_smin_x2 v[0:1], v32, s[32:35], s48 offen offset:4095 sc0
m1387:
buffer_atomic_smin_x2 a[0:1], v32, s[32:35], s48 offen sc0
m1388:
buffer_atomic_smin_x2 v[0:1], v32, s[32:35], s48 offen sc0
m1389:
buffer_atomic_smin_x2 v[0:1], v32, s[32:35], vcc_lo offen sc0
m1390:
buffer_atomic_smin_x2 v[0:1], v32, s[32:35], m0 offen sc0
m1391:
buffer_atomic_smin_x2 v[0:1], v32, s[32:35], 0 offen sc0
m1392:
buffer_atomic_smin_x2 v[0:1], v32, s[32:35], -16 offen sc0
m1393:
buffer_atomic_smin_x2 v[0:1], v32, s[32:35], 64 offen sc0
m1394:
buffer_atomic_smin_x2 v[0:1], v32, s[32:35], -4.0 offen sc0
m1395:
buffer_atomic_smin_x2 v[0:1], v32, s[32:35], 0.15915494 offen sc0
m1396:
buffer_atomic_smin_x2 v[0:1], v32, s[32:35], s48 offen offset:0 sc0
m1397:
buffer_atomic_smin_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:4095 sc0
m1398:
buffer_atomic_smin_x2 a[0:1], v[32:33], s[32:35], s48 idxen offen sc0
m1399:
buffer_atomic_smin_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen sc0
m1400:
buffer_atomic_smin_x2 v[0:1], v[32:33], s[32:35], vcc_lo idxen offen sc0
m1401:
buffer_atomic_smin_x2 v[0:1], v[32:33], s[32:35], m0 idxen offen sc0
m1402:
buffer_atomic_smin_x2 v[0:1], v[32:33], s[32:35], 0 idxen offen sc0
m1403:
buffer_atomic_smin_x2 v[0:1], v[32:33], s[32:35], -16 idxen offen sc0
m1404:
buffer_atomic_smin_x2 v[0:1], v[32:33], s[32:35], 64 idxen offen sc0
m1405:
buffer_atomic_smin_x2 v[0:1], v[32:33], s[32:35], -4.0 idxen offen sc0
m1406:
buffer_atomic_smin_x2 v[0:1], v[32:33], s[32:35], 0.15915494 idxen offen sc0
m1407:
buffer_atomic_smin_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:0 sc0
m1408:
global_atomic_umin_x2 v[0:1], v[32:33], off offset:4095
m1409:
global_atomic_umin_x2 v[0:1], a[32:33], off
m1410:
global_atomic_umin_x2 v[0:1], v[32:33], off offset:-4096
m1411:
global_atomic_umin_x2 v0, v[32:33], s[32:33] offset:4095
m1412:
global_atomic_umin_x2 v0, a[32:33], s[32:33]
m1413:
global_atomic_umin_x2 v0, v[32:33], s[32:33]
m1414:
global_atomic_umin_x2 v0, v[32:33], vcc
m1415:
global_atomic_umin_x2 v0, v[32:33], s[32:33] offset:-4096
m1416:
global_atomic_umin_x2 v[0:1], v[32:33], v[64:65], off offset:4095 sc0
m1417:
global_atomic_umin_x2 a[0:1], v[32:33], a[64:65], off sc0
m1418:
global_atomic_umin_x2 v[0:1], v[32:33], v[64:65], off offset:-4096 sc0
m1419:
global_atomic_umin_x2 v[0:1], v32, v[64:65], s[48:49] offset:4095 sc0
m1420:
global_atomic_umin_x2 a[0:1], v32, a[64:65], s[48:49] sc0
m1421:
global_atomic_umin_x2 v[0:1], v32, v[64:65], s[48:49] sc0
m1422:
global_atomic_umin_x2 v[0:1], v32, v[64:65], vcc sc0
m1423:
global_atomic_umin_x2 v[0:1], v32, v[64:65], s[48:49] offset:-4096 sc0
m1424:
flat_atomic_umin_x2 v[0:1], v[32:33] offset:4095
m1425:
flat_atomic_umin_x2 v[0:1], a[32:33]
m1426:
flat_atomic_umin_x2 v[0:1], v[32:33] offset:0
m1427:
flat_atomic_umin_x2 v[0:1], v[32:33], v[64:65] offset:4095 sc0
m1428:
flat_atomic_umin_x2 a[0:1], v[32:33], a[64:65] sc0
m1429:
flat_atomic_umin_x2 v[0:1], v[32:33], v[64:65] offset:0 sc0
m1430:
buffer_atomic_umin_x2 v[0:1], off, s[32:35], s48 offset:4095
m1431:
buffer_atomic_umin_x2 a[0:1], off, s[32:35], s48
m1432:
buffer_atomic_umin_x2 v[0:1], off, s[32:35], s48
m1433:
buffer_atomic_umin_x2 v[0:1], off, s[32:35], vcc_lo
m1434:
buffer_atomic_umin_x2 v[0:1], off, s[32:35], m0
m1435:
buffer_atomic_umin_x2 v[0:1], off, s[32:35], 0
m1436:
buffer_atomic_umin_x2 v[0:1], off, s[32:35], -16
m1437:
buffer_atomic_umin_x2 v[0:1], off, s[32:35], 64
m1438:
buffer_atomic_umin_x2 v[0:1], off, s[32:35], -4.0
m1439:
buffer_atomic_umin_x2 v[0:1], off, s[32:35], 0.15915494
m1440:
buffer_atomic_umin_x2 v[0:1], off, s[32:35], s48 offset:0
m1441:
buffer_atomic_umin_x2 v[0:1], v32, s[32:35], s48 offen offset:4095
m1442:
buffer_atomic_umin_x2 a[0:1], v32, s[32:35], s48 offen
m1443:
buffer_atomic_umin_x2 v[0:1], v32, s[32:35], s48 offen
m1444:
buffer_atomic_umin_x2 v[0:1], v32, s[32:35], vcc_lo offen
m1445:
buffer_atomic_umin_x2 v[0:1], v32, s[32:35], m0 offen
m1446:
buffer_atomic_umin_x2 v[0:1], v32, s[32:35], 0 offen
m1447:
buffer_atomic_umin_x2 v[0:1], v32, s[32:35], -16 offen
m1448:
buffer_atomic_umin_x2 v[0:1], v32, s[32:35], 64 offen
m1449:
buffer_atomic_umin_x2 v[0:1], v32, s[32:35], -4.0 offen
m1450:
buffer_atomic_umin_x2 v[0:1], v32, s[32:35], 0.15915494 offen
m1451:
buffer_atomic_umin_x2 v[0:1], v32, s[32:35], s48 offen offset:0
m1452:
buffer_atomic_umin_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:4095
m1453:
buffer_atomic_umin_x2 a[0:1], v[32:33], s[32:35], s48 idxen offen
m1454:
buffer_atomic_umin_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen
m1455:
buffer_atomic_umin_x2 v[0:1], v[32:33], s[32:35], vcc_lo idxen offen
m1456:
buffer_atomic_umin_x2 v[0:1], v[32:33], s[32:35], m0 idxen offen
m1457:
buffer_atomic_umin_x2 v[0:1], v[32:33], s[32:35], 0 idxen offen
m1458:
buffer_atomic_umin_x2 v[0:1], v[32:33], s[32:35], -16 idxen offen
m1459:
buffer_atomic_umin_x2 v[0:1], v[32:33], s[32:35], 64 idxen offen
m1460:
buffer_atomic_umin_x2 v[0:1], v[32:33], s[32:35], -4.0 idxen offen
m1461:
buffer_atomic_umin_x2 v[0:1], v[32:33], s[32:35], 0.15915494 idxen offen
m1462:
buffer_atomic_umin_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:0
m1463:
buffer_atomic_umin_x2 v[0:1], off, s[32:35], s48 offset:4095 sc0
m1464:
buffer_atomic_umin_x2 a[0:1], off, s[32:35], s48 sc0
m1465:
buffer_atomic_umin_x2 v[0:1], off, s[32:35], s48 sc0
m1466:
buffer_atomic_umin_x2 v[0:1], off, s[32:35], vcc_lo sc0
m1467:
buffer_atomic_umin_x2 v[0:1], off, s[32:35], m0 sc0
m1468:
buffer_atomic_umin_x2 v[0:1], off, s[32:35], 0 sc0
m1469:
buffer_atomic_umin_x2 v[0:1], off, s[32:35], -16 sc0
m1470:
buffer_atomic_umin_x2 v[0:1], off, s[32:35], 64 sc0
m1471:
buffer_atomic_umin_x2 v[0:1], off, s[32:35], -4.0 sc0
m1472:
buffer_atomic_umin_x2 v[0:1], off, s[32:35], 0.15915494 sc0
m1473:
buffer_atomic_umin_x2 v[0:1], off, s[32:35], s48 offset:0 sc0
m1474:
buffer_atomic_umin_x2 v[0:1], v32, s[32:35], s48 offen offset:4095 sc0
m1475:
buffer_atomic_umin_x2 a[0:1], v32, s[32:35], s48 offen sc0
m1476:
buffer_atomic_umin_x2 v[0:1], v32, s[32:35], s48 offen sc0
m1477:
buffer_atomic_umin_x2 v[0:1], v32, s[32:35], vcc_lo offen sc0
m1478:
buffer_atomic_umin_x2 v[0:1], v32, s[32:35], m0 offen sc0
m1479:
buffer_atomic_umin_x2 v[0:1], v32, s[32:35], 0 offen sc0
m1480:
buffer_atomic_umin_x2 v[0:1], v32, s[32:35], -16 offen sc0
m1481:
buffer_atomic_umin_x2 v[0:1], v32, s[32:35], 64 offen sc0
m1482:
buffer_atomic_umin_x2 v[0:1], v32, s[32:35], -4.0 offen sc0
m1483:
buffer_atomic_umin_x2 v[0:1], v32, s[32:35], 0.15915494 offen sc0
m1484:
buffer_atomic_umin_x2 v[0:1], v32, s[32:35], s48 offen offset:0 sc0
m1485:
buffer_atomic_umin_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:4095 sc0
m1486:
buffer_atomic_umin_x2 a[0:1], v[32:33], s[32:35], s48 idxen offen sc0
m1487:
buffer_atomic_umin_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen sc0
m1488:
buffer_atomic_umin_x2 v[0:1], v[32:33], s[32:35], vcc_lo idxen offen sc0
m1489:
buffer_atomic_umin_x2 v[0:1], v[32:33], s[32:35], m0 idxen offen sc0
m1490:
buffer_atomic_umin_x2 v[0:1], v[32:33], s[32:35], 0 idxen offen sc0
m1491:
buffer_atomic_umin_x2 v[0:1], v[32:33], s[32:35], -16 idxen offen sc0
m1492:
buffer_atomic_umin_x2 v[0:1], v[32:33], s[32:35], 64 idxen offen sc0
m1493:
buffer_atomic_umin_x2 v[0:1], v[32:33], s[32:35], -4.0 idxen offen sc0
m1494:
buffer_atomic_umin_x2 v[0:1], v[32:33], s[32:35], 0.15915494 idxen offen sc0
m1495:
buffer_atomic_umin_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:0 sc0
m1496:
global_atomic_smax_x2 v[0:1], v[32:33], off offset:4095
m1497:
global_atomic_smax_x2 v[0:1], a[32:33], off
m1498:
global_atomic_smax_x2 v[0:1], v[32:33], off offset:-4096
m1499:
global_atomic_smax_x2 v0, v[32:33], s[32:33] offset:4095
m1500:
global_atomic_smax_x2 v0, a[32:33], s[32:33]
m1501:
global_atomic_smax_x2 v0, v[32:33], s[32:33]
m1502:
global_atomic_smax_x2 v0, v[32:33], vcc
m1503:
global_atomic_smax_x2 v0, v[32:33], s[32:33] offset:-4096
m1504:
global_atomic_smax_x2 v[0:1], v[32:33], v[64:65], off offset:4095 sc0
m1505:
global_atomic_smax_x2 a[0:1], v[32:33], a[64:65], off sc0
m1506:
global_atomic_smax_x2 v[0:1], v[32:33], v[64:65], off offset:-4096 sc0
m1507:
global_atomic_smax_x2 v[0:1], v32, v[64:65], s[48:49] offset:4095 sc0
m1508:
global_atomic_smax_x2 a[0:1], v32, a[64:65], s[48:49] sc0
m1509:
global_atomic_smax_x2 v[0:1], v32, v[64:65], s[48:49] sc0
m1510:
global_atomic_smax_x2 v[0:1], v32, v[64:65], vcc sc0
m1511:
global_atomic_smax_x2 v[0:1], v32, v[64:65], s[48:49] offset:-4096 sc0
m1512:
flat_atomic_smax_x2 v[0:1], v[32:33] offset:4095
m1513:
flat_atomic_smax_x2 v[0:1], a[32:33]
m1514:
flat_atomic_smax_x2 v[0:1], v[32:33] offset:0
m1515:
flat_atomic_smax_x2 v[0:1], v[32:33], v[64:65] offset:4095 sc0
m1516:
flat_atomic_smax_x2 a[0:1], v[32:33], a[64:65] sc0
m1517:
flat_atomic_smax_x2 v[0:1], v[32:33], v[64:65] offset:0 sc0
m1518:
buffer_atomic_smax_x2 v[0:1], off, s[32:35], s48 offset:4095
m1519:
buffer_atomic_smax_x2 a[0:1], off, s[32:35], s48
m1520:
buffer_atomic_smax_x2 v[0:1], off, s[32:35], s48
m1521:
buffer_atomic_smax_x2 v[0:1], off, s[32:35], vcc_lo
m1522:
buffer_atomic_smax_x2 v[0:1], off, s[32:35], m0
m1523:
buffer_atomic_smax_x2 v[0:1], off, s[32:35], 0
m1524:
buffer_atomic_smax_x2 v[0:1], off, s[32:35], -16
m1525:
buffer_atomic_smax_x2 v[0:1], off, s[32:35], 64
m1526:
buffer_atomic_smax_x2 v[0:1], off, s[32:35], -4.0
m1527:
buffer_atomic_smax_x2 v[0:1], off, s[32:35], 0.15915494
m1528:
buffer_atomic_smax_x2 v[0:1], off, s[32:35], s48 offset:0
m1529:
buffer_atomic_smax_x2 v[0:1], v32, s[32:35], s48 offen offset:4095
m1530:
buffer_atomic_smax_x2 a[0:1], v32, s[32:35], s48 offen
m1531:
buffer_atomic_smax_x2 v[0:1], v32, s[32:35], s48 offen
m1532:
buffer_atomic_smax_x2 v[0:1], v32, s[32:35], vcc_lo offen
m1533:
buffer_atomic_smax_x2 v[0:1], v32, s[32:35], m0 offen
m1534:
buffer_atomic_smax_x2 v[0:1], v32, s[32:35], 0 offen
m1535:
buffer_atomic_smax_x2 v[0:1], v32, s[32:35], -16 offen
m1536:
buffer_atomic_smax_x2 v[0:1], v32, s[32:35], 64 offen
m1537:
buffer_atomic_smax_x2 v[0:1], v32, s[32:35], -4.0 offen
m1538:
buffer_atomic_smax_x2 v[0:1], v32, s[32:35], 0.15915494 offen
m1539:
buffer_atomic_smax_x2 v[0:1], v32, s[32:35], s48 offen offset:0
m1540:
buffer_atomic_smax_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:4095
m1541:
buffer_atomic_smax_x2 a[0:1], v[32:33], s[32:35], s48 idxen offen
m1542:
buffer_atomic_smax_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen
m1543:
buffer_atomic_smax_x2 v[0:1], v[32:33], s[32:35], vcc_lo idxen offen
m1544:
buffer_atomic_smax_x2 v[0:1], v[32:33], s[32:35], m0 idxen offen
m1545:
buffer_atomic_smax_x2 v[0:1], v[32:33], s[32:35], 0 idxen offen
m1546:
buffer_atomic_smax_x2 v[0:1], v[32:33], s[32:35], -16 idxen offen
m1547:
buffer_atomic_smax_x2 v[0:1], v[32:33], s[32:35], 64 idxen offen
m1548:
buffer_atomic_smax_x2 v[0:1], v[32:33], s[32:35], -4.0 idxen offen
m1549:
buffer_atomic_smax_x2 v[0:1], v[32:33], s[32:35], 0.15915494 idxen offen
m1550:
buffer_atomic_smax_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:0
m1551:
buffer_atomic_smax_x2 v[0:1], off, s[32:35], s48 offset:4095 sc0
m1552:
buffer_atomic_smax_x2 a[0:1], off, s[32:35], s48 sc0
m1553:
buffer_atomic_smax_x2 v[0:1], off, s[32:35], s48 sc0
m1554:
buffer_atomic_smax_x2 v[0:1], off, s[32:35], vcc_lo sc0
m1555:
buffer_atomic_smax_x2 v[0:1], off, s[32:35], m0 sc0
m1556:
buffer_atomic_smax_x2 v[0:1], off, s[32:35], 0 sc0
m1557:
buffer_atomic_smax_x2 v[0:1], off, s[32:35], -16 sc0
m1558:
buffer_atomic_smax_x2 v[0:1], off, s[32:35], 64 sc0
m1559:
buffer_atomic_smax_x2 v[0:1], off, s[32:35], -4.0 sc0
m1560:
buffer_atomic_smax_x2 v[0:1], off, s[32:35], 0.15915494 sc0
m1561:
buffer_atomic_smax_x2 v[0:1], off, s[32:35], s48 offset:0 sc0
m1562:
buffer_atomic_smax_x2 v[0:1], v32, s[32:35], s48 offen offset:4095 sc0
m1563:
buffer_atomic_smax_x2 a[0:1], v32, s[32:35], s48 offen sc0
m1564:
buffer_atomic_smax_x2 v[0:1], v32, s[32:35], s48 offen sc0
m1565:
buffer_atomic_smax_x2 v[0:1], v32, s[32:35], vcc_lo offen sc0
m1566:
buffer_atomic_smax_x2 v[0:1], v32, s[32:35], m0 offen sc0
m1567:
buffer_atomic_smax_x2 v[0:1], v32, s[32:35], 0 offen sc0
m1568:
buffer_atomic_smax_x2 v[0:1], v32, s[32:35], -16 offen sc0
m1569:
buffer_atomic_smax_x2 v[0:1], v32, s[32:35], 64 offen sc0
m1570:
buffer_atomic_smax_x2 v[0:1], v32, s[32:35], -4.0 offen sc0
m1571:
buffer_atomic_smax_x2 v[0:1], v32, s[32:35], 0.15915494 offen sc0
m1572:
buffer_atomic_smax_x2 v[0:1], v32, s[32:35], s48 offen offset:0 sc0
m1573:
buffer_atomic_smax_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:4095 sc0
m1574:
buffer_atomic_smax_x2 a[0:1], v[32:33], s[32:35], s48 idxen offen sc0
m1575:
buffer_atomic_smax_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen sc0
m1576:
buffer_atomic_smax_x2 v[0:1], v[32:33], s[32:35], vcc_lo idxen offen sc0
m1577:
buffer_atomic_smax_x2 v[0:1], v[32:33], s[32:35], m0 idxen offen sc0
m1578:
buffer_atomic_smax_x2 v[0:1], v[32:33], s[32:35], 0 idxen offen sc0
m1579:
buffer_atomic_smax_x2 v[0:1], v[32:33], s[32:35], -16 idxen offen sc0
m1580:
buffer_atomic_smax_x2 v[0:1], v[32:33], s[32:35], 64 idxen offen sc0
m1581:
buffer_atomic_smax_x2 v[0:1], v[32:33], s[32:35], -4.0 idxen offen sc0
m1582:
buffer_atomic_smax_x2 v[0:1], v[32:33], s[32:35], 0.15915494 idxen offen sc0
m1583:
buffer_atomic_smax_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:0 sc0
m1584:
global_atomic_umax_x2 v[0:1], v[32:33], off offset:4095
m1585:
global_atomic_umax_x2 v[0:1], a[32:33], off
m1586:
global_atomic_umax_x2 v[0:1], v[32:33], off offset:-4096
m1587:
global_atomic_umax_x2 v0, v[32:33], s[32:33] offset:4095
m1588:
global_atomic_umax_x2 v0, a[32:33], s[32:33]
m1589:
global_atomic_umax_x2 v0, v[32:33], s[32:33]
m1590:
global_atomic_umax_x2 v0, v[32:33], vcc
m1591:
global_atomic_umax_x2 v0, v[32:33], s[32:33] offset:-4096
m1592:
global_atomic_umax_x2 v[0:1], v[32:33], v[64:65], off offset:4095 sc0
m1593:
global_atomic_umax_x2 a[0:1], v[32:33], a[64:65], off sc0
m1594:
global_atomic_umax_x2 v[0:1], v[32:33], v[64:65], off offset:-4096 sc0
m1595:
global_atomic_umax_x2 v[0:1], v32, v[64:65], s[48:49] offset:4095 sc0
m1596:
global_atomic_umax_x2 a[0:1], v32, a[64:65], s[48:49] sc0
m1597:
global_atomic_umax_x2 v[0:1], v32, v[64:65], s[48:49] sc0
m1598:
global_atomic_umax_x2 v[0:1], v32, v[64:65], vcc sc0
m1599:
global_atomic_umax_x2 v[0:1], v32, v[64:65], s[48:49] offset:-4096 sc0
m1600:
flat_atomic_umax_x2 v[0:1], v[32:33] offset:4095
m1601:
flat_atomic_umax_x2 v[0:1], a[32:33]
m1602:
flat_atomic_umax_x2 v[0:1], v[32:33] offset:0
m1603:
flat_atomic_umax_x2 v[0:1], v[32:33], v[64:65] offset:4095 sc0
m1604:
flat_atomic_umax_x2 a[0:1], v[32:33], a[64:65] sc0
m1605:
flat_atomic_umax_x2 v[0:1], v[32:33], v[64:65] offset:0 sc0
m1606:
buffer_atomic_umax_x2 v[0:1], off, s[32:35], s48 offset:4095
m1607:
buffer_atomic_umax_x2 a[0:1], off, s[32:35], s48
m1608:
buffer_atomic_umax_x2 v[0:1], off, s[32:35], s48
m1609:
buffer_atomic_umax_x2 v[0:1], off, s[32:35], vcc_lo
m1610:
buffer_atomic_umax_x2 v[0:1], off, s[32:35], m0
m1611:
buffer_atomic_umax_x2 v[0:1], off, s[32:35], 0
m1612:
buffer_atomic_umax_x2 v[0:1], off, s[32:35], -16
m1613:
buffer_atomic_umax_x2 v[0:1], off, s[32:35], 64
m1614:
buffer_atomic_umax_x2 v[0:1], off, s[32:35], -4.0
m1615:
buffer_atomic_umax_x2 v[0:1], off, s[32:35], 0.15915494
m1616:
buffer_atomic_umax_x2 v[0:1], off, s[32:35], s48 offset:0
m1617:
buffer_atomic_umax_x2 v[0:1], v32, s[32:35], s48 offen offset:4095
m1618:
buffer_atomic_umax_x2 a[0:1], v32, s[32:35], s48 offen
m1619:
buffer_atomic_umax_x2 v[0:1], v32, s[32:35], s48 offen
m1620:
buffer_atomic_umax_x2 v[0:1], v32, s[32:35], vcc_lo offen
m1621:
buffer_atomic_umax_x2 v[0:1], v32, s[32:35], m0 offen
m1622:
buffer_atomic_umax_x2 v[0:1], v32, s[32:35], 0 offen
m1623:
buffer_atomic_umax_x2 v[0:1], v32, s[32:35], -16 offen
m1624:
buffer_atomic_umax_x2 v[0:1], v32, s[32:35], 64 offen
m1625:
buffer_atomic_umax_x2 v[0:1], v32, s[32:35], -4.0 offen
m1626:
buffer_atomic_umax_x2 v[0:1], v32, s[32:35], 0.15915494 offen
m1627:
buffer_atomic_umax_x2 v[0:1], v32, s[32:35], s48 offen offset:0
m1628:
buffer_atomic_umax_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:4095
m1629:
buffer_atomic_umax_x2 a[0:1], v[32:33], s[32:35], s48 idxen offen
m1630:
buffer_atomic_umax_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen
m1631:
buffer_atomic_umax_x2 v[0:1], v[32:33], s[32:35], vcc_lo idxen offen
m1632:
buffer_atomic_umax_x2 v[0:1], v[32:33], s[32:35], m0 idxen offen
m1633:
buffer_atomic_umax_x2 v[0:1], v[32:33], s[32:35], 0 idxen offen
m1634:
buffer_atomic_umax_x2 v[0:1], v[32:33], s[32:35], -16 idxen offen
m1635:
buffer_atomic_umax_x2 v[0:1], v[32:33], s[32:35], 64 idxen offen
m1636:
buffer_atomic_umax_x2 v[0:1], v[32:33], s[32:35], -4.0 idxen offen
m1637:
buffer_atomic_umax_x2 v[0:1], v[32:33], s[32:35], 0.15915494 idxen offen
m1638:
buffer_atomic_umax_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:0
m1639:
buffer_atomic_umax_x2 v[0:1], off, s[32:35], s48 offset:4095 sc0
m1640:
buffer_atomic_umax_x2 a[0:1], off, s[32:35], s48 sc0
m1641:
buffer_atomic_umax_x2 v[0:1], off, s[32:35], s48 sc0
m1642:
buffer_atomic_umax_x2 v[0:1], off, s[32:35], vcc_lo sc0
m1643:
buffer_atomic_umax_x2 v[0:1], off, s[32:35], m0 sc0
m1644:
buffer_atomic_umax_x2 v[0:1], off, s[32:35], 0 sc0
m1645:
buffer_atomic_umax_x2 v[0:1], off, s[32:35], -16 sc0
m1646:
buffer_atomic_umax_x2 v[0:1], off, s[32:35], 64 sc0
m1647:
buffer_atomic_umax_x2 v[0:1], off, s[32:35], -4.0 sc0
m1648:
buffer_atomic_umax_x2 v[0:1], off, s[32:35], 0.15915494 sc0
m1649:
buffer_atomic_umax_x2 v[0:1], off, s[32:35], s48 offset:0 sc0
m1650:
buffer_atomic_umax_x2 v[0:1], v32, s[32:35], s48 offen offset:4095 sc0
m1651:
buffer_atomic_umax_x2 a[0:1], v32, s[32:35], s48 offen sc0
m1652:
buffer_atomic_umax_x2 v[0:1], v32, s[32:35], s48 offen sc0
m1653:
buffer_atomic_umax_x2 v[0:1], v32, s[32:35], vcc_lo offen sc0
m1654:
buffer_atomic_umax_x2 v[0:1], v32, s[32:35], m0 offen sc0
m1655:
buffer_atomic_umax_x2 v[0:1], v32, s[32:35], 0 offen sc0
m1656:
buffer_atomic_umax_x2 v[0:1], v32, s[32:35], -16 offen sc0
m1657:
buffer_atomic_umax_x2 v[0:1], v32, s[32:35], 64 offen sc0
m1658:
buffer_atomic_umax_x2 v[0:1], v32, s[32:35], -4.0 offen sc0
m1659:
buffer_atomic_umax_x2 v[0:1], v32, s[32:35], 0.15915494 offen sc0
m1660:
buffer_atomic_umax_x2 v[0:1], v32, s[32:35], s48 offen offset:0 sc0
m1661:
buffer_atomic_umax_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:4095 sc0
m1662:
buffer_atomic_umax_x2 a[0:1], v[32:33], s[32:35], s48 idxen offen sc0
m1663:
buffer_atomic_umax_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen sc0
m1664:
buffer_atomic_umax_x2 v[0:1], v[32:33], s[32:35], vcc_lo idxen offen sc0
m1665:
buffer_atomic_umax_x2 v[0:1], v[32:33], s[32:35], m0 idxen offen sc0
m1666:
buffer_atomic_umax_x2 v[0:1], v[32:33], s[32:35], 0 idxen offen sc0
m1667:
buffer_atomic_umax_x2 v[0:1], v[32:33], s[32:35], -16 idxen offen sc0
m1668:
buffer_atomic_umax_x2 v[0:1], v[32:33], s[32:35], 64 idxen offen sc0
m1669:
buffer_atomic_umax_x2 v[0:1], v[32:33], s[32:35], -4.0 idxen offen sc0
m1670:
buffer_atomic_umax_x2 v[0:1], v[32:33], s[32:35], 0.15915494 idxen offen sc0
m1671:
buffer_atomic_umax_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:0 sc0
m1672:
global_atomic_and_x2 v[0:1], v[32:33], off offset:4095
m1673:
global_atomic_and_x2 v[0:1], a[32:33], off
m1674:
global_atomic_and_x2 v[0:1], v[32:33], off offset:-4096
m1675:
global_atomic_and_x2 v0, v[32:33], s[32:33] offset:4095
m1676:
global_atomic_and_x2 v0, a[32:33], s[32:33]
m1677:
global_atomic_and_x2 v0, v[32:33], s[32:33]
m1678:
global_atomic_and_x2 v0, v[32:33], vcc
m1679:
global_atomic_and_x2 v0, v[32:33], s[32:33] offset:-4096
m1680:
global_atomic_and_x2 v[0:1], v[32:33], v[64:65], off offset:4095 sc0
m1681:
global_atomic_and_x2 a[0:1], v[32:33], a[64:65], off sc0
m1682:
global_atomic_and_x2 v[0:1], v[32:33], v[64:65], off offset:-4096 sc0
m1683:
global_atomic_and_x2 v[0:1], v32, v[64:65], s[48:49] offset:4095 sc0
m1684:
global_atomic_and_x2 a[0:1], v32, a[64:65], s[48:49] sc0
m1685:
global_atomic_and_x2 v[0:1], v32, v[64:65], s[48:49] sc0
m1686:
global_atomic_and_x2 v[0:1], v32, v[64:65], vcc sc0
m1687:
global_atomic_and_x2 v[0:1], v32, v[64:65], s[48:49] offset:-4096 sc0
m1688:
flat_atomic_and_x2 v[0:1], v[32:33] offset:4095
m1689:
flat_atomic_and_x2 v[0:1], a[32:33]
m1690:
flat_atomic_and_x2 v[0:1], v[32:33] offset:0
m1691:
flat_atomic_and_x2 v[0:1], v[32:33], v[64:65] offset:4095 sc0
m1692:
flat_atomic_and_x2 a[0:1], v[32:33], a[64:65] sc0
m1693:
flat_atomic_and_x2 v[0:1], v[32:33], v[64:65] offset:0 sc0
m1694:
buffer_atomic_and_x2 v[0:1], off, s[32:35], s48 offset:4095
m1695:
buffer_atomic_and_x2 a[0:1], off, s[32:35], s48
m1696:
buffer_atomic_and_x2 v[0:1], off, s[32:35], s48
m1697:
buffer_atomic_and_x2 v[0:1], off, s[32:35], vcc_lo
m1698:
buffer_atomic_and_x2 v[0:1], off, s[32:35], m0
m1699:
buffer_atomic_and_x2 v[0:1], off, s[32:35], 0
m1700:
buffer_atomic_and_x2 v[0:1], off, s[32:35], -16
m1701:
buffer_atomic_and_x2 v[0:1], off, s[32:35], 64
m1702:
buffer_atomic_and_x2 v[0:1], off, s[32:35], -4.0
m1703:
buffer_atomic_and_x2 v[0:1], off, s[32:35], 0.15915494
m1704:
buffer_atomic_and_x2 v[0:1], off, s[32:35], s48 offset:0
m1705:
buffer_atomic_and_x2 v[0:1], v32, s[32:35], s48 offen offset:4095
m1706:
buffer_atomic_and_x2 a[0:1], v32, s[32:35], s48 offen
m1707:
buffer_atomic_and_x2 v[0:1], v32, s[32:35], s48 offen
m1708:
buffer_atomic_and_x2 v[0:1], v32, s[32:35], vcc_lo offen
m1709:
buffer_atomic_and_x2 v[0:1], v32, s[32:35], m0 offen
m1710:
buffer_atomic_and_x2 v[0:1], v32, s[32:35], 0 offen
m1711:
buffer_atomic_and_x2 v[0:1], v32, s[32:35], -16 offen
m1712:
buffer_atomic_and_x2 v[0:1], v32, s[32:35], 64 offen
m1713:
buffer_atomic_and_x2 v[0:1], v32, s[32:35], -4.0 offen
m1714:
buffer_atomic_and_x2 v[0:1], v32, s[32:35], 0.15915494 offen
m1715:
buffer_atomic_and_x2 v[0:1], v32, s[32:35], s48 offen offset:0
m1716:
buffer_atomic_and_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:4095
m1717:
buffer_atomic_and_x2 a[0:1], v[32:33], s[32:35], s48 idxen offen
m1718:
buffer_atomic_and_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen
m1719:
buffer_atomic_and_x2 v[0:1], v[32:33], s[32:35], vcc_lo idxen offen
m1720:
buffer_atomic_and_x2 v[0:1], v[32:33], s[32:35], m0 idxen offen
m1721:
buffer_atomic_and_x2 v[0:1], v[32:33], s[32:35], 0 idxen offen
m1722:
buffer_atomic_and_x2 v[0:1], v[32:33], s[32:35], -16 idxen offen
m1723:
buffer_atomic_and_x2 v[0:1], v[32:33], s[32:35], 64 idxen offen
m1724:
buffer_atomic_and_x2 v[0:1], v[32:33], s[32:35], -4.0 idxen offen
m1725:
buffer_atomic_and_x2 v[0:1], v[32:33], s[32:35], 0.15915494 idxen offen
m1726:
buffer_atomic_and_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:0
m1727:
buffer_atomic_and_x2 v[0:1], off, s[32:35], s48 offset:4095 sc0
m1728:
buffer_atomic_and_x2 a[0:1], off, s[32:35], s48 sc0
m1729:
buffer_atomic_and_x2 v[0:1], off, s[32:35], s48 sc0
m1730:
buffer_atomic_and_x2 v[0:1], off, s[32:35], vcc_lo sc0
m1731:
buffer_atomic_and_x2 v[0:1], off, s[32:35], m0 sc0
m1732:
buffer_atomic_and_x2 v[0:1], off, s[32:35], 0 sc0
m1733:
buffer_atomic_and_x2 v[0:1], off, s[32:35], -16 sc0
m1734:
buffer_atomic_and_x2 v[0:1], off, s[32:35], 64 sc0
m1735:
buffer_atomic_and_x2 v[0:1], off, s[32:35], -4.0 sc0
m1736:
buffer_atomic_and_x2 v[0:1], off, s[32:35], 0.15915494 sc0
m1737:
buffer_atomic_and_x2 v[0:1], off, s[32:35], s48 offset:0 sc0
m1738:
buffer_atomic_and_x2 v[0:1], v32, s[32:35], s48 offen offset:4095 sc0
m1739:
buffer_atomic_and_x2 a[0:1], v32, s[32:35], s48 offen sc0
m1740:
buffer_atomic_and_x2 v[0:1], v32, s[32:35], s48 offen sc0
m1741:
buffer_atomic_and_x2 v[0:1], v32, s[32:35], vcc_lo offen sc0
m1742:
buffer_atomic_and_x2 v[0:1], v32, s[32:35], m0 offen sc0
m1743:
buffer_atomic_and_x2 v[0:1], v32, s[32:35], 0 offen sc0
m1744:
buffer_atomic_and_x2 v[0:1], v32, s[32:35], -16 offen sc0
m1745:
buffer_atomic_and_x2 v[0:1], v32, s[32:35], 64 offen sc0
m1746:
buffer_atomic_and_x2 v[0:1], v32, s[32:35], -4.0 offen sc0
m1747:
buffer_atomic_and_x2 v[0:1], v32, s[32:35], 0.15915494 offen sc0
m1748:
buffer_atomic_and_x2 v[0:1], v32, s[32:35], s48 offen offset:0 sc0
m1749:
buffer_atomic_and_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:4095 sc0
m1750:
buffer_atomic_and_x2 a[0:1], v[32:33], s[32:35], s48 idxen offen sc0
m1751:
buffer_atomic_and_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen sc0
m1752:
buffer_atomic_and_x2 v[0:1], v[32:33], s[32:35], vcc_lo idxen offen sc0
m1753:
buffer_atomic_and_x2 v[0:1], v[32:33], s[32:35], m0 idxen offen sc0
m1754:
buffer_atomic_and_x2 v[0:1], v[32:33], s[32:35], 0 idxen offen sc0
m1755:
buffer_atomic_and_x2 v[0:1], v[32:33], s[32:35], -16 idxen offen sc0
m1756:
buffer_atomic_and_x2 v[0:1], v[32:33], s[32:35], 64 idxen offen sc0
m1757:
buffer_atomic_and_x2 v[0:1], v[32:33], s[32:35], -4.0 idxen offen sc0
m1758:
buffer_atomic_and_x2 v[0:1], v[32:33], s[32:35], 0.15915494 idxen offen sc0
m1759:
buffer_atomic_and_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:0 sc0
m1760:
global_atomic_or_x2 v[0:1], v[32:33], off offset:4095
m1761:
global_atomic_or_x2 v[0:1], a[32:33], off
m1762:
global_atomic_or_x2 v[0:1], v[32:33], off offset:-4096
m1763:
global_atomic_or_x2 v0, v[32:33], s[32:33] offset:4095
m1764:
global_atomic_or_x2 v0, a[32:33], s[32:33]
m1765:
global_atomic_or_x2 v0, v[32:33], s[32:33]
m1766:
global_atomic_or_x2 v0, v[32:33], vcc
m1767:
global_atomic_or_x2 v0, v[32:33], s[32:33] offset:-4096
m1768:
global_atomic_or_x2 v[0:1], v[32:33], v[64:65], off offset:4095 sc0
m1769:
global_atomic_or_x2 a[0:1], v[32:33], a[64:65], off sc0
m1770:
global_atomic_or_x2 v[0:1], v[32:33], v[64:65], off offset:-4096 sc0
m1771:
global_atomic_or_x2 v[0:1], v32, v[64:65], s[48:49] offset:4095 sc0
m1772:
global_atomic_or_x2 a[0:1], v32, a[64:65], s[48:49] sc0
m1773:
global_atomic_or_x2 v[0:1], v32, v[64:65], s[48:49] sc0
m1774:
global_atomic_or_x2 v[0:1], v32, v[64:65], vcc sc0
m1775:
global_atomic_or_x2 v[0:1], v32, v[64:65], s[48:49] offset:-4096 sc0
m1776:
flat_atomic_or_x2 v[0:1], v[32:33] offset:4095
m1777:
flat_atomic_or_x2 v[0:1], a[32:33]
m1778:
flat_atomic_or_x2 v[0:1], v[32:33] offset:0
m1779:
flat_atomic_or_x2 v[0:1], v[32:33], v[64:65] offset:4095 sc0
m1780:
flat_atomic_or_x2 a[0:1], v[32:33], a[64:65] sc0
m1781:
flat_atomic_or_x2 v[0:1], v[32:33], v[64:65] offset:0 sc0
m1782:
buffer_atomic_or_x2 v[0:1], off, s[32:35], s48 offset:4095
m1783:
buffer_atomic_or_x2 a[0:1], off, s[32:35], s48
m1784:
buffer_atomic_or_x2 v[0:1], off, s[32:35], s48
m1785:
buffer_atomic_or_x2 v[0:1], off, s[32:35], vcc_lo
m1786:
buffer_atomic_or_x2 v[0:1], off, s[32:35], m0
m1787:
buffer_atomic_or_x2 v[0:1], off, s[32:35], 0
m1788:
buffer_atomic_or_x2 v[0:1], off, s[32:35], -16
m1789:
buffer_atomic_or_x2 v[0:1], off, s[32:35], 64
m1790:
buffer_atomic_or_x2 v[0:1], off, s[32:35], -4.0
m1791:
buffer_atomic_or_x2 v[0:1], off, s[32:35], 0.15915494
m1792:
buffer_atomic_or_x2 v[0:1], off, s[32:35], s48 offset:0
m1793:
buffer_atomic_or_x2 v[0:1], v32, s[32:35], s48 offen offset:4095
m1794:
buffer_atomic_or_x2 a[0:1], v32, s[32:35], s48 offen
m1795:
buffer_atomic_or_x2 v[0:1], v32, s[32:35], s48 offen
m1796:
buffer_atomic_or_x2 v[0:1], v32, s[32:35], vcc_lo offen
m1797:
buffer_atomic_or_x2 v[0:1], v32, s[32:35], m0 offen
m1798:
buffer_atomic_or_x2 v[0:1], v32, s[32:35], 0 offen
m1799:
buffer_atomic_or_x2 v[0:1], v32, s[32:35], -16 offen
m1800:
buffer_atomic_or_x2 v[0:1], v32, s[32:35], 64 offen
m1801:
buffer_atomic_or_x2 v[0:1], v32, s[32:35], -4.0 offen
m1802:
buffer_atomic_or_x2 v[0:1], v32, s[32:35], 0.15915494 offen
m1803:
buffer_atomic_or_x2 v[0:1], v32, s[32:35], s48 offen offset:0
m1804:
buffer_atomic_or_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:4095
m1805:
buffer_atomic_or_x2 a[0:1], v[32:33], s[32:35], s48 idxen offen
m1806:
buffer_atomic_or_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen
m1807:
buffer_atomic_or_x2 v[0:1], v[32:33], s[32:35], vcc_lo idxen offen
m1808:
buffer_atomic_or_x2 v[0:1], v[32:33], s[32:35], m0 idxen offen
m1809:
buffer_atomic_or_x2 v[0:1], v[32:33], s[32:35], 0 idxen offen
m1810:
buffer_atomic_or_x2 v[0:1], v[32:33], s[32:35], -16 idxen offen
m1811:
buffer_atomic_or_x2 v[0:1], v[32:33], s[32:35], 64 idxen offen
m1812:
buffer_atomic_or_x2 v[0:1], v[32:33], s[32:35], -4.0 idxen offen
m1813:
buffer_atomic_or_x2 v[0:1], v[32:33], s[32:35], 0.15915494 idxen offen
m1814:
buffer_atomic_or_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:0
m1815:
buffer_atomic_or_x2 v[0:1], off, s[32:35], s48 offset:4095 sc0
m1816:
buffer_atomic_or_x2 a[0:1], off, s[32:35], s48 sc0
m1817:
buffer_atomic_or_x2 v[0:1], off, s[32:35], s48 sc0
m1818:
buffer_atomic_or_x2 v[0:1], off, s[32:35], vcc_lo sc0
m1819:
buffer_atomic_or_x2 v[0:1], off, s[32:35], m0 sc0
m1820:
buffer_atomic_or_x2 v[0:1], off, s[32:35], 0 sc0
m1821:
buffer_atomic_or_x2 v[0:1], off, s[32:35], -16 sc0
m1822:
buffer_atomic_or_x2 v[0:1], off, s[32:35], 64 sc0
m1823:
buffer_atomic_or_x2 v[0:1], off, s[32:35], -4.0 sc0
m1824:
buffer_atomic_or_x2 v[0:1], off, s[32:35], 0.15915494 sc0
m1825:
buffer_atomic_or_x2 v[0:1], off, s[32:35], s48 offset:0 sc0
m1826:
buffer_atomic_or_x2 v[0:1], v32, s[32:35], s48 offen offset:4095 sc0
m1827:
buffer_atomic_or_x2 a[0:1], v32, s[32:35], s48 offen sc0
m1828:
buffer_atomic_or_x2 v[0:1], v32, s[32:35], s48 offen sc0
m1829:
buffer_atomic_or_x2 v[0:1], v32, s[32:35], vcc_lo offen sc0
m1830:
buffer_atomic_or_x2 v[0:1], v32, s[32:35], m0 offen sc0
m1831:
buffer_atomic_or_x2 v[0:1], v32, s[32:35], 0 offen sc0
m1832:
buffer_atomic_or_x2 v[0:1], v32, s[32:35], -16 offen sc0
m1833:
buffer_atomic_or_x2 v[0:1], v32, s[32:35], 64 offen sc0
m1834:
buffer_atomic_or_x2 v[0:1], v32, s[32:35], -4.0 offen sc0
m1835:
buffer_atomic_or_x2 v[0:1], v32, s[32:35], 0.15915494 offen sc0
m1836:
buffer_atomic_or_x2 v[0:1], v32, s[32:35], s48 offen offset:0 sc0
m1837:
buffer_atomic_or_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:4095 sc0
m1838:
buffer_atomic_or_x2 a[0:1], v[32:33], s[32:35], s48 idxen offen sc0
m1839:
buffer_atomic_or_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen sc0
m1840:
buffer_atomic_or_x2 v[0:1], v[32:33], s[32:35], vcc_lo idxen offen sc0
m1841:
buffer_atomic_or_x2 v[0:1], v[32:33], s[32:35], m0 idxen offen sc0
m1842:
buffer_atomic_or_x2 v[0:1], v[32:33], s[32:35], 0 idxen offen sc0
m1843:
buffer_atomic_or_x2 v[0:1], v[32:33], s[32:35], -16 idxen offen sc0
m1844:
buffer_atomic_or_x2 v[0:1], v[32:33], s[32:35], 64 idxen offen sc0
m1845:
buffer_atomic_or_x2 v[0:1], v[32:33], s[32:35], -4.0 idxen offen sc0
m1846:
buffer_atomic_or_x2 v[0:1], v[32:33], s[32:35], 0.15915494 idxen offen sc0
m1847:
buffer_atomic_or_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:0 sc0
m1848:
global_atomic_xor_x2 v[0:1], v[32:33], off offset:4095
m1849:
global_atomic_xor_x2 v[0:1], a[32:33], off
m1850:
global_atomic_xor_x2 v[0:1], v[32:33], off offset:-4096
m1851:
global_atomic_xor_x2 v0, v[32:33], s[32:33] offset:4095
m1852:
global_atomic_xor_x2 v0, a[32:33], s[32:33]
m1853:
global_atomic_xor_x2 v0, v[32:33], s[32:33]
m1854:
global_atomic_xor_x2 v0, v[32:33], vcc
m1855:
global_atomic_xor_x2 v0, v[32:33], s[32:33] offset:-4096
m1856:
global_atomic_xor_x2 v[0:1], v[32:33], v[64:65], off offset:4095 sc0
m1857:
global_atomic_xor_x2 a[0:1], v[32:33], a[64:65], off sc0
m1858:
global_atomic_xor_x2 v[0:1], v[32:33], v[64:65], off offset:-4096 sc0
m1859:
global_atomic_xor_x2 v[0:1], v32, v[64:65], s[48:49] offset:4095 sc0
m1860:
global_atomic_xor_x2 a[0:1], v32, a[64:65], s[48:49] sc0
m1861:
global_atomic_xor_x2 v[0:1], v32, v[64:65], s[48:49] sc0
m1862:
global_atomic_xor_x2 v[0:1], v32, v[64:65], vcc sc0
m1863:
global_atomic_xor_x2 v[0:1], v32, v[64:65], s[48:49] offset:-4096 sc0
m1864:
flat_atomic_xor_x2 v[0:1], v[32:33] offset:4095
m1865:
flat_atomic_xor_x2 v[0:1], a[32:33]
m1866:
flat_atomic_xor_x2 v[0:1], v[32:33] offset:0
m1867:
flat_atomic_xor_x2 v[0:1], v[32:33], v[64:65] offset:4095 sc0
m1868:
flat_atomic_xor_x2 a[0:1], v[32:33], a[64:65] sc0
m1869:
flat_atomic_xor_x2 v[0:1], v[32:33], v[64:65] offset:0 sc0
m1870:
buffer_atomic_xor_x2 v[0:1], off, s[32:35], s48 offset:4095
m1871:
buffer_atomic_xor_x2 a[0:1], off, s[32:35], s48
m1872:
buffer_atomic_xor_x2 v[0:1], off, s[32:35], s48
m1873:
buffer_atomic_xor_x2 v[0:1], off, s[32:35], vcc_lo
m1874:
buffer_atomic_xor_x2 v[0:1], off, s[32:35], m0
m1875:
buffer_atomic_xor_x2 v[0:1], off, s[32:35], 0
m1876:
buffer_atomic_xor_x2 v[0:1], off, s[32:35], -16
m1877:
buffer_atomic_xor_x2 v[0:1], off, s[32:35], 64
m1878:
buffer_atomic_xor_x2 v[0:1], off, s[32:35], -4.0
m1879:
buffer_atomic_xor_x2 v[0:1], off, s[32:35], 0.15915494
m1880:
buffer_atomic_xor_x2 v[0:1], off, s[32:35], s48 offset:0
m1881:
buffer_atomic_xor_x2 v[0:1], v32, s[32:35], s48 offen offset:4095
m1882:
buffer_atomic_xor_x2 a[0:1], v32, s[32:35], s48 offen
m1883:
buffer_atomic_xor_x2 v[0:1], v32, s[32:35], s48 offen
m1884:
buffer_atomic_xor_x2 v[0:1], v32, s[32:35], vcc_lo offen
m1885:
buffer_atomic_xor_x2 v[0:1], v32, s[32:35], m0 offen
m1886:
buffer_atomic_xor_x2 v[0:1], v32, s[32:35], 0 offen
m1887:
buffer_atomic_xor_x2 v[0:1], v32, s[32:35], -16 offen
m1888:
buffer_atomic_xor_x2 v[0:1], v32, s[32:35], 64 offen
m1889:
buffer_atomic_xor_x2 v[0:1], v32, s[32:35], -4.0 offen
m1890:
buffer_atomic_xor_x2 v[0:1], v32, s[32:35], 0.15915494 offen
m1891:
buffer_atomic_xor_x2 v[0:1], v32, s[32:35], s48 offen offset:0
m1892:
buffer_atomic_xor_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:4095
m1893:
buffer_atomic_xor_x2 a[0:1], v[32:33], s[32:35], s48 idxen offen
m1894:
buffer_atomic_xor_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen
m1895:
buffer_atomic_xor_x2 v[0:1], v[32:33], s[32:35], vcc_lo idxen offen
m1896:
buffer_atomic_xor_x2 v[0:1], v[32:33], s[32:35], m0 idxen offen
m1897:
buffer_atomic_xor_x2 v[0:1], v[32:33], s[32:35], 0 idxen offen
m1898:
buffer_atomic_xor_x2 v[0:1], v[32:33], s[32:35], -16 idxen offen
m1899:
buffer_atomic_xor_x2 v[0:1], v[32:33], s[32:35], 64 idxen offen
m1900:
buffer_atomic_xor_x2 v[0:1], v[32:33], s[32:35], -4.0 idxen offen
m1901:
buffer_atomic_xor_x2 v[0:1], v[32:33], s[32:35], 0.15915494 idxen offen
m1902:
buffer_atomic_xor_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:0
m1903:
buffer_atomic_xor_x2 v[0:1], off, s[32:35], s48 offset:4095 sc0
m1904:
buffer_atomic_xor_x2 a[0:1], off, s[32:35], s48 sc0
m1905:
buffer_atomic_xor_x2 v[0:1], off, s[32:35], s48 sc0
m1906:
buffer_atomic_xor_x2 v[0:1], off, s[32:35], vcc_lo sc0
m1907:
buffer_atomic_xor_x2 v[0:1], off, s[32:35], m0 sc0
m1908:
buffer_atomic_xor_x2 v[0:1], off, s[32:35], 0 sc0
m1909:
buffer_atomic_xor_x2 v[0:1], off, s[32:35], -16 sc0
m1910:
buffer_atomic_xor_x2 v[0:1], off, s[32:35], 64 sc0
m1911:
buffer_atomic_xor_x2 v[0:1], off, s[32:35], -4.0 sc0
m1912:
buffer_atomic_xor_x2 v[0:1], off, s[32:35], 0.15915494 sc0
m1913:
buffer_atomic_xor_x2 v[0:1], off, s[32:35], s48 offset:0 sc0
m1914:
buffer_atomic_xor_x2 v[0:1], v32, s[32:35], s48 offen offset:4095 sc0
m1915:
buffer_atomic_xor_x2 a[0:1], v32, s[32:35], s48 offen sc0
m1916:
buffer_atomic_xor_x2 v[0:1], v32, s[32:35], s48 offen sc0
m1917:
buffer_atomic_xor_x2 v[0:1], v32, s[32:35], vcc_lo offen sc0
m1918:
buffer_atomic_xor_x2 v[0:1], v32, s[32:35], m0 offen sc0
m1919:
buffer_atomic_xor_x2 v[0:1], v32, s[32:35], 0 offen sc0
m1920:
buffer_atomic_xor_x2 v[0:1], v32, s[32:35], -16 offen sc0
m1921:
buffer_atomic_xor_x2 v[0:1], v32, s[32:35], 64 offen sc0
m1922:
buffer_atomic_xor_x2 v[0:1], v32, s[32:35], -4.0 offen sc0
m1923:
buffer_atomic_xor_x2 v[0:1], v32, s[32:35], 0.15915494 offen sc0
m1924:
buffer_atomic_xor_x2 v[0:1], v32, s[32:35], s48 offen offset:0 sc0
m1925:
buffer_atomic_xor_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:4095 sc0
m1926:
buffer_atomic_xor_x2 a[0:1], v[32:33], s[32:35], s48 idxen offen sc0
m1927:
buffer_atomic_xor_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen sc0
m1928:
buffer_atomic_xor_x2 v[0:1], v[32:33], s[32:35], vcc_lo idxen offen sc0
m1929:
buffer_atomic_xor_x2 v[0:1], v[32:33], s[32:35], m0 idxen offen sc0
m1930:
buffer_atomic_xor_x2 v[0:1], v[32:33], s[32:35], 0 idxen offen sc0
m1931:
buffer_atomic_xor_x2 v[0:1], v[32:33], s[32:35], -16 idxen offen sc0
m1932:
buffer_atomic_xor_x2 v[0:1], v[32:33], s[32:35], 64 idxen offen sc0
m1933:
buffer_atomic_xor_x2 v[0:1], v[32:33], s[32:35], -4.0 idxen offen sc0
m1934:
buffer_atomic_xor_x2 v[0:1], v[32:33], s[32:35], 0.15915494 idxen offen sc0
m1935:
buffer_atomic_xor_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:0 sc0
m1936:
global_atomic_inc_x2 v[0:1], v[32:33], off offset:4095
m1937:
global_atomic_inc_x2 v[0:1], a[32:33], off
m1938:
global_atomic_inc_x2 v[0:1], v[32:33], off offset:-4096
m1939:
global_atomic_inc_x2 v0, v[32:33], s[32:33] offset:4095
m1940:
global_atomic_inc_x2 v0, a[32:33], s[32:33]
m1941:
global_atomic_inc_x2 v0, v[32:33], s[32:33]
m1942:
global_atomic_inc_x2 v0, v[32:33], vcc
m1943:
global_atomic_inc_x2 v0, v[32:33], s[32:33] offset:-4096
m1944:
global_atomic_inc_x2 v[0:1], v[32:33], v[64:65], off offset:4095 sc0
m1945:
global_atomic_inc_x2 a[0:1], v[32:33], a[64:65], off sc0
m1946:
global_atomic_inc_x2 v[0:1], v[32:33], v[64:65], off offset:-4096 sc0
m1947:
global_atomic_inc_x2 v[0:1], v32, v[64:65], s[48:49] offset:4095 sc0
m1948:
global_atomic_inc_x2 a[0:1], v32, a[64:65], s[48:49] sc0
m1949:
global_atomic_inc_x2 v[0:1], v32, v[64:65], s[48:49] sc0
m1950:
global_atomic_inc_x2 v[0:1], v32, v[64:65], vcc sc0
m1951:
global_atomic_inc_x2 v[0:1], v32, v[64:65], s[48:49] offset:-4096 sc0
m1952:
flat_atomic_inc_x2 v[0:1], v[32:33] offset:4095
m1953:
flat_atomic_inc_x2 v[0:1], a[32:33]
m1954:
flat_atomic_inc_x2 v[0:1], v[32:33] offset:0
m1955:
flat_atomic_inc_x2 v[0:1], v[32:33], v[64:65] offset:4095 sc0
m1956:
flat_atomic_inc_x2 a[0:1], v[32:33], a[64:65] sc0
m1957:
flat_atomic_inc_x2 v[0:1], v[32:33], v[64:65] offset:0 sc0
m1958:
buffer_atomic_inc_x2 v[0:1], off, s[32:35], s48 offset:4095
m1959:
buffer_atomic_inc_x2 a[0:1], off, s[32:35], s48
m1960:
buffer_atomic_inc_x2 v[0:1], off, s[32:35], s48
m1961:
buffer_atomic_inc_x2 v[0:1], off, s[32:35], vcc_lo
m1962:
buffer_atomic_inc_x2 v[0:1], off, s[32:35], m0
m1963:
buffer_atomic_inc_x2 v[0:1], off, s[32:35], 0
m1964:
buffer_atomic_inc_x2 v[0:1], off, s[32:35], -16
m1965:
buffer_atomic_inc_x2 v[0:1], off, s[32:35], 64
m1966:
buffer_atomic_inc_x2 v[0:1], off, s[32:35], -4.0
m1967:
buffer_atomic_inc_x2 v[0:1], off, s[32:35], 0.15915494
m1968:
buffer_atomic_inc_x2 v[0:1], off, s[32:35], s48 offset:0
m1969:
buffer_atomic_inc_x2 v[0:1], v32, s[32:35], s48 offen offset:4095
m1970:
buffer_atomic_inc_x2 a[0:1], v32, s[32:35], s48 offen
m1971:
buffer_atomic_inc_x2 v[0:1], v32, s[32:35], s48 offen
m1972:
buffer_atomic_inc_x2 v[0:1], v32, s[32:35], vcc_lo offen
m1973:
buffer_atomic_inc_x2 v[0:1], v32, s[32:35], m0 offen
m1974:
buffer_atomic_inc_x2 v[0:1], v32, s[32:35], 0 offen
m1975:
buffer_atomic_inc_x2 v[0:1], v32, s[32:35], -16 offen
m1976:
buffer_atomic_inc_x2 v[0:1], v32, s[32:35], 64 offen
m1977:
buffer_atomic_inc_x2 v[0:1], v32, s[32:35], -4.0 offen
m1978:
buffer_atomic_inc_x2 v[0:1], v32, s[32:35], 0.15915494 offen
m1979:
buffer_atomic_inc_x2 v[0:1], v32, s[32:35], s48 offen offset:0
m1980:
buffer_atomic_inc_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:4095
m1981:
buffer_atomic_inc_x2 a[0:1], v[32:33], s[32:35], s48 idxen offen
m1982:
buffer_atomic_inc_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen
m1983:
buffer_atomic_inc_x2 v[0:1], v[32:33], s[32:35], vcc_lo idxen offen
m1984:
buffer_atomic_inc_x2 v[0:1], v[32:33], s[32:35], m0 idxen offen
m1985:
buffer_atomic_inc_x2 v[0:1], v[32:33], s[32:35], 0 idxen offen
m1986:
buffer_atomic_inc_x2 v[0:1], v[32:33], s[32:35], -16 idxen offen
m1987:
buffer_atomic_inc_x2 v[0:1], v[32:33], s[32:35], 64 idxen offen
m1988:
buffer_atomic_inc_x2 v[0:1], v[32:33], s[32:35], -4.0 idxen offen
m1989:
buffer_atomic_inc_x2 v[0:1], v[32:33], s[32:35], 0.15915494 idxen offen
m1990:
buffer_atomic_inc_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:0
m1991:
buffer_atomic_inc_x2 v[0:1], off, s[32:35], s48 offset:4095 sc0
m1992:
buffer_atomic_inc_x2 a[0:1], off, s[32:35], s48 sc0
m1993:
buffer_atomic_inc_x2 v[0:1], off, s[32:35], s48 sc0
m1994:
buffer_atomic_inc_x2 v[0:1], off, s[32:35], vcc_lo sc0
m1995:
buffer_atomic_inc_x2 v[0:1], off, s[32:35], m0 sc0
m1996:
buffer_atomic_inc_x2 v[0:1], off, s[32:35], 0 sc0
m1997:
buffer_atomic_inc_x2 v[0:1], off, s[32:35], -16 sc0
m1998:
buffer_atomic_inc_x2 v[0:1], off, s[32:35], 64 sc0
m1999:
buffer_atomic_inc_x2 v[0:1], off, s[32:35], -4.0 sc0
m2000:
buffer_atomic_inc_x2 v[0:1], off, s[32:35], 0.15915494 sc0
m2001:
buffer_atomic_inc_x2 v[0:1], off, s[32:35], s48 offset:0 sc0
m2002:
buffer_atomic_inc_x2 v[0:1], v32, s[32:35], s48 offen offset:4095 sc0
m2003:
buffer_atomic_inc_x2 a[0:1], v32, s[32:35], s48 offen sc0
m2004:
buffer_atomic_inc_x2 v[0:1], v32, s[32:35], s48 offen sc0
m2005:
buffer_atomic_inc_x2 v[0:1], v32, s[32:35], vcc_lo offen sc0
m2006:
buffer_atomic_inc_x2 v[0:1], v32, s[32:35], m0 offen sc0
m2007:
buffer_atomic_inc_x2 v[0:1], v32, s[32:35], 0 offen sc0
m2008:
buffer_atomic_inc_x2 v[0:1], v32, s[32:35], -16 offen sc0
m2009:
buffer_atomic_inc_x2 v[0:1], v32, s[32:35], 64 offen sc0
m2010:
buffer_atomic_inc_x2 v[0:1], v32, s[32:35], -4.0 offen sc0
m2011:
buffer_atomic_inc_x2 v[0:1], v32, s[32:35], 0.15915494 offen sc0
m2012:
buffer_atomic_inc_x2 v[0:1], v32, s[32:35], s48 offen offset:0 sc0
m2013:
buffer_atomic_inc_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:4095 sc0
m2014:
buffer_atomic_inc_x2 a[0:1], v[32:33], s[32:35], s48 idxen offen sc0
m2015:
buffer_atomic_inc_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen sc0
m2016:
buffer_atomic_inc_x2 v[0:1], v[32:33], s[32:35], vcc_lo idxen offen sc0
m2017:
buffer_atomic_inc_x2 v[0:1], v[32:33], s[32:35], m0 idxen offen sc0
m2018:
buffer_atomic_inc_x2 v[0:1], v[32:33], s[32:35], 0 idxen offen sc0
m2019:
buffer_atomic_inc_x2 v[0:1], v[32:33], s[32:35], -16 idxen offen sc0
m2020:
buffer_atomic_inc_x2 v[0:1], v[32:33], s[32:35], 64 idxen offen sc0
m2021:
buffer_atomic_inc_x2 v[0:1], v[32:33], s[32:35], -4.0 idxen offen sc0
m2022:
buffer_atomic_inc_x2 v[0:1], v[32:33], s[32:35], 0.15915494 idxen offen sc0
m2023:
buffer_atomic_inc_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:0 sc0
m2024:
global_atomic_dec_x2 v[0:1], v[32:33], off offset:4095
m2025:
global_atomic_dec_x2 v[0:1], a[32:33], off
m2026:
global_atomic_dec_x2 v[0:1], v[32:33], off offset:-4096
m2027:
global_atomic_dec_x2 v0, v[32:33], s[32:33] offset:4095
m2028:
global_atomic_dec_x2 v0, a[32:33], s[32:33]
m2029:
global_atomic_dec_x2 v0, v[32:33], s[32:33]
m2030:
global_atomic_dec_x2 v0, v[32:33], vcc
m2031:
global_atomic_dec_x2 v0, v[32:33], s[32:33] offset:-4096
m2032:
global_atomic_dec_x2 v[0:1], v[32:33], v[64:65], off offset:4095 sc0
m2033:
global_atomic_dec_x2 a[0:1], v[32:33], a[64:65], off sc0
m2034:
global_atomic_dec_x2 v[0:1], v[32:33], v[64:65], off offset:-4096 sc0
m2035:
global_atomic_dec_x2 v[0:1], v32, v[64:65], s[48:49] offset:4095 sc0
m2036:
global_atomic_dec_x2 a[0:1], v32, a[64:65], s[48:49] sc0
m2037:
global_atomic_dec_x2 v[0:1], v32, v[64:65], s[48:49] sc0
m2038:
global_atomic_dec_x2 v[0:1], v32, v[64:65], vcc sc0
m2039:
global_atomic_dec_x2 v[0:1], v32, v[64:65], s[48:49] offset:-4096 sc0
m2040:
flat_atomic_dec_x2 v[0:1], v[32:33] offset:4095
m2041:
flat_atomic_dec_x2 v[0:1], a[32:33]
m2042:
flat_atomic_dec_x2 v[0:1], v[32:33] offset:0
m2043:
flat_atomic_dec_x2 v[0:1], v[32:33], v[64:65] offset:4095 sc0
m2044:
flat_atomic_dec_x2 a[0:1], v[32:33], a[64:65] sc0
m2045:
flat_atomic_dec_x2 v[0:1], v[32:33], v[64:65] offset:0 sc0
m2046:
buffer_atomic_dec_x2 v[0:1], off, s[32:35], s48 offset:4095
m2047:
buffer_atomic_dec_x2 a[0:1], off, s[32:35], s48
m2048:
buffer_atomic_dec_x2 v[0:1], off, s[32:35], s48
m2049:
buffer_atomic_dec_x2 v[0:1], off, s[32:35], vcc_lo
m2050:
buffer_atomic_dec_x2 v[0:1], off, s[32:35], m0
m2051:
buffer_atomic_dec_x2 v[0:1], off, s[32:35], 0
m2052:
buffer_atomic_dec_x2 v[0:1], off, s[32:35], -16
m2053:
buffer_atomic_dec_x2 v[0:1], off, s[32:35], 64
m2054:
buffer_atomic_dec_x2 v[0:1], off, s[32:35], -4.0
m2055:
buffer_atomic_dec_x2 v[0:1], off, s[32:35], 0.15915494
m2056:
buffer_atomic_dec_x2 v[0:1], off, s[32:35], s48 offset:0
m2057:
buffer_atomic_dec_x2 v[0:1], v32, s[32:35], s48 offen offset:4095
m2058:
buffer_atomic_dec_x2 a[0:1], v32, s[32:35], s48 offen
m2059:
buffer_atomic_dec_x2 v[0:1], v32, s[32:35], s48 offen
m2060:
buffer_atomic_dec_x2 v[0:1], v32, s[32:35], vcc_lo offen
m2061:
buffer_atomic_dec_x2 v[0:1], v32, s[32:35], m0 offen
m2062:
buffer_atomic_dec_x2 v[0:1], v32, s[32:35], 0 offen
m2063:
buffer_atomic_dec_x2 v[0:1], v32, s[32:35], -16 offen
m2064:
buffer_atomic_dec_x2 v[0:1], v32, s[32:35], 64 offen
m2065:
buffer_atomic_dec_x2 v[0:1], v32, s[32:35], -4.0 offen
m2066:
buffer_atomic_dec_x2 v[0:1], v32, s[32:35], 0.15915494 offen
m2067:
buffer_atomic_dec_x2 v[0:1], v32, s[32:35], s48 offen offset:0
m2068:
buffer_atomic_dec_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:4095
m2069:
buffer_atomic_dec_x2 a[0:1], v[32:33], s[32:35], s48 idxen offen
m2070:
buffer_atomic_dec_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen
m2071:
buffer_atomic_dec_x2 v[0:1], v[32:33], s[32:35], vcc_lo idxen offen
m2072:
buffer_atomic_dec_x2 v[0:1], v[32:33], s[32:35], m0 idxen offen
m2073:
buffer_atomic_dec_x2 v[0:1], v[32:33], s[32:35], 0 idxen offen
m2074:
buffer_atomic_dec_x2 v[0:1], v[32:33], s[32:35], -16 idxen offen
m2075:
buffer_atomic_dec_x2 v[0:1], v[32:33], s[32:35], 64 idxen offen
m2076:
buffer_atomic_dec_x2 v[0:1], v[32:33], s[32:35], -4.0 idxen offen
m2077:
buffer_atomic_dec_x2 v[0:1], v[32:33], s[32:35], 0.15915494 idxen offen
m2078:
buffer_atomic_dec_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:0
m2079:
buffer_atomic_dec_x2 v[0:1], off, s[32:35], s48 offset:4095 sc0
m2080:
buffer_atomic_dec_x2 a[0:1], off, s[32:35], s48 sc0
m2081:
buffer_atomic_dec_x2 v[0:1], off, s[32:35], s48 sc0
m2082:
buffer_atomic_dec_x2 v[0:1], off, s[32:35], vcc_lo sc0
m2083:
buffer_atomic_dec_x2 v[0:1], off, s[32:35], m0 sc0
m2084:
buffer_atomic_dec_x2 v[0:1], off, s[32:35], 0 sc0
m2085:
buffer_atomic_dec_x2 v[0:1], off, s[32:35], -16 sc0
m2086:
buffer_atomic_dec_x2 v[0:1], off, s[32:35], 64 sc0
m2087:
buffer_atomic_dec_x2 v[0:1], off, s[32:35], -4.0 sc0
m2088:
buffer_atomic_dec_x2 v[0:1], off, s[32:35], 0.15915494 sc0
m2089:
buffer_atomic_dec_x2 v[0:1], off, s[32:35], s48 offset:0 sc0
m2090:
buffer_atomic_dec_x2 v[0:1], v32, s[32:35], s48 offen offset:4095 sc0
m2091:
buffer_atomic_dec_x2 a[0:1], v32, s[32:35], s48 offen sc0
m2092:
buffer_atomic_dec_x2 v[0:1], v32, s[32:35], s48 offen sc0
m2093:
buffer_atomic_dec_x2 v[0:1], v32, s[32:35], vcc_lo offen sc0
m2094:
buffer_atomic_dec_x2 v[0:1], v32, s[32:35], m0 offen sc0
m2095:
buffer_atomic_dec_x2 v[0:1], v32, s[32:35], 0 offen sc0
m2096:
buffer_atomic_dec_x2 v[0:1], v32, s[32:35], -16 offen sc0
m2097:
buffer_atomic_dec_x2 v[0:1], v32, s[32:35], 64 offen sc0
m2098:
buffer_atomic_dec_x2 v[0:1], v32, s[32:35], -4.0 offen sc0
m2099:
buffer_atomic_dec_x2 v[0:1], v32, s[32:35], 0.15915494 offen sc0
m2100:
buffer_atomic_dec_x2 v[0:1], v32, s[32:35], s48 offen offset:0 sc0
m2101:
buffer_atomic_dec_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:4095 sc0
m2102:
buffer_atomic_dec_x2 a[0:1], v[32:33], s[32:35], s48 idxen offen sc0
m2103:
buffer_atomic_dec_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen sc0
m2104:
buffer_atomic_dec_x2 v[0:1], v[32:33], s[32:35], vcc_lo idxen offen sc0
m2105:
buffer_atomic_dec_x2 v[0:1], v[32:33], s[32:35], m0 idxen offen sc0
m2106:
buffer_atomic_dec_x2 v[0:1], v[32:33], s[32:35], 0 idxen offen sc0
m2107:
buffer_atomic_dec_x2 v[0:1], v[32:33], s[32:35], -16 idxen offen sc0
m2108:
buffer_atomic_dec_x2 v[0:1], v[32:33], s[32:35], 64 idxen offen sc0
m2109:
buffer_atomic_dec_x2 v[0:1], v[32:33], s[32:35], -4.0 idxen offen sc0
m2110:
buffer_atomic_dec_x2 v[0:1], v[32:33], s[32:35], 0.15915494 idxen offen sc0
m2111:
buffer_atomic_dec_x2 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:0 sc0
m2112:
global_atomic_add_f32 v[0:1], v32, off offset:4095
m2113:
global_atomic_add_f32 v[0:1], a32, off
m2114:
global_atomic_add_f32 v[0:1], v32, off offset:-4096
m2115:
global_atomic_add_f32 v0, v32, s[32:33] offset:4095
m2116:
global_atomic_add_f32 v0, a32, s[32:33]
m2117:
global_atomic_add_f32 v0, v32, s[32:33]
m2118:
global_atomic_add_f32 v0, v32, vcc
m2119:
global_atomic_add_f32 v0, v32, s[32:33] offset:-4096
m2120:
global_atomic_add_f32 v0, v[32:33], v64, off offset:4095 sc0
m2121:
global_atomic_add_f32 v0, v[32:33], v64, off offset:-4096 sc0
m2122:
global_atomic_add_f32 v0, v32, v64, s[48:49] offset:4095 sc0
m2123:
global_atomic_add_f32 v0, v32, v64, s[48:49] sc0
m2124:
global_atomic_add_f32 v0, v32, v64, vcc sc0
m2125:
global_atomic_add_f32 v0, v32, v64, s[48:49] offset:-4096 sc0
m2126:
flat_atomic_add_f32 v[0:1], v32 offset:4095
m2127:
flat_atomic_add_f32 v[0:1], a32
m2128:
flat_atomic_add_f32 v[0:1], v32 offset:0
m2129:
flat_atomic_add_f32 v0, v[32:33], v64 offset:4095 sc0
m2130:
flat_atomic_add_f32 a0, v[32:33], a64 sc0
m2131:
flat_atomic_add_f32 v0, v[32:33], v64 offset:0 sc0
m2132:
buffer_atomic_add_f32 v0, off, s[32:35], s48 offset:4095
m2133:
buffer_atomic_add_f32 a0, off, s[32:35], s48
m2134:
buffer_atomic_add_f32 v0, off, s[32:35], s48
m2135:
buffer_atomic_add_f32 v0, off, s[32:35], vcc_lo
m2136:
buffer_atomic_add_f32 v0, off, s[32:35], m0
m2137:
buffer_atomic_add_f32 v0, off, s[32:35], 0
m2138:
buffer_atomic_add_f32 v0, off, s[32:35], -16
m2139:
buffer_atomic_add_f32 v0, off, s[32:35], 64
m2140:
buffer_atomic_add_f32 v0, off, s[32:35], -4.0
m2141:
buffer_atomic_add_f32 v0, off, s[32:35], 0.15915494
m2142:
buffer_atomic_add_f32 v0, off, s[32:35], s48 offset:0
m2143:
buffer_atomic_add_f32 v0, v32, s[32:35], s48 offen offset:4095
m2144:
buffer_atomic_add_f32 a0, v32, s[32:35], s48 offen
m2145:
buffer_atomic_add_f32 v0, v32, s[32:35], s48 offen
m2146:
buffer_atomic_add_f32 v0, v32, s[32:35], vcc_lo offen
m2147:
buffer_atomic_add_f32 v0, v32, s[32:35], m0 offen
m2148:
buffer_atomic_add_f32 v0, v32, s[32:35], 0 offen
m2149:
buffer_atomic_add_f32 v0, v32, s[32:35], -16 offen
m2150:
buffer_atomic_add_f32 v0, v32, s[32:35], 64 offen
m2151:
buffer_atomic_add_f32 v0, v32, s[32:35], -4.0 offen
m2152:
buffer_atomic_add_f32 v0, v32, s[32:35], 0.15915494 offen
m2153:
buffer_atomic_add_f32 v0, v32, s[32:35], s48 offen offset:0
m2154:
buffer_atomic_add_f32 v0, v[32:33], s[32:35], s48 idxen offen offset:4095
m2155:
buffer_atomic_add_f32 a0, v[32:33], s[32:35], s48 idxen offen
m2156:
buffer_atomic_add_f32 v0, v[32:33], s[32:35], s48 idxen offen
m2157:
buffer_atomic_add_f32 v0, v[32:33], s[32:35], vcc_lo idxen offen
m2158:
buffer_atomic_add_f32 v0, v[32:33], s[32:35], m0 idxen offen
m2159:
buffer_atomic_add_f32 v0, v[32:33], s[32:35], 0 idxen offen
m2160:
buffer_atomic_add_f32 v0, v[32:33], s[32:35], -16 idxen offen
m2161:
buffer_atomic_add_f32 v0, v[32:33], s[32:35], 64 idxen offen
m2162:
buffer_atomic_add_f32 v0, v[32:33], s[32:35], -4.0 idxen offen
m2163:
buffer_atomic_add_f32 v0, v[32:33], s[32:35], 0.15915494 idxen offen
m2164:
buffer_atomic_add_f32 v0, v[32:33], s[32:35], s48 idxen offen offset:0
m2165:
buffer_atomic_add_f32 v0, off, s[32:35], s48 offset:4095 sc0
m2166:
buffer_atomic_add_f32 a0, off, s[32:35], s48 sc0
m2167:
buffer_atomic_add_f32 v0, off, s[32:35], s48 sc0
m2168:
buffer_atomic_add_f32 v0, off, s[32:35], vcc_lo sc0
m2169:
buffer_atomic_add_f32 v0, off, s[32:35], m0 sc0
m2170:
buffer_atomic_add_f32 v0, off, s[32:35], 0 sc0
m2171:
buffer_atomic_add_f32 v0, off, s[32:35], -16 sc0
m2172:
buffer_atomic_add_f32 v0, off, s[32:35], 64 sc0
m2173:
buffer_atomic_add_f32 v0, off, s[32:35], -4.0 sc0
m2174:
buffer_atomic_add_f32 v0, off, s[32:35], 0.15915494 sc0
m2175:
buffer_atomic_add_f32 v0, off, s[32:35], s48 offset:0 sc0
m2176:
buffer_atomic_add_f32 v0, v32, s[32:35], s48 offen offset:4095 sc0
m2177:
buffer_atomic_add_f32 a0, v32, s[32:35], s48 offen sc0
m2178:
buffer_atomic_add_f32 v0, v32, s[32:35], s48 offen sc0
m2179:
buffer_atomic_add_f32 v0, v32, s[32:35], vcc_lo offen sc0
m2180:
buffer_atomic_add_f32 v0, v32, s[32:35], m0 offen sc0
m2181:
buffer_atomic_add_f32 v0, v32, s[32:35], 0 offen sc0
m2182:
buffer_atomic_add_f32 v0, v32, s[32:35], -16 offen sc0
m2183:
buffer_atomic_add_f32 v0, v32, s[32:35], 64 offen sc0
m2184:
buffer_atomic_add_f32 v0, v32, s[32:35], -4.0 offen sc0
m2185:
buffer_atomic_add_f32 v0, v32, s[32:35], 0.15915494 offen sc0
m2186:
buffer_atomic_add_f32 v0, v32, s[32:35], s48 offen offset:0 sc0
m2187:
buffer_atomic_add_f32 v0, v[32:33], s[32:35], s48 idxen offen offset:4095 sc0
m2188:
buffer_atomic_add_f32 a0, v[32:33], s[32:35], s48 idxen offen sc0
m2189:
buffer_atomic_add_f32 v0, v[32:33], s[32:35], s48 idxen offen sc0
m2190:
buffer_atomic_add_f32 v0, v[32:33], s[32:35], vcc_lo idxen offen sc0
m2191:
buffer_atomic_add_f32 v0, v[32:33], s[32:35], m0 idxen offen sc0
m2192:
buffer_atomic_add_f32 v0, v[32:33], s[32:35], 0 idxen offen sc0
m2193:
buffer_atomic_add_f32 v0, v[32:33], s[32:35], -16 idxen offen sc0
m2194:
buffer_atomic_add_f32 v0, v[32:33], s[32:35], 64 idxen offen sc0
m2195:
buffer_atomic_add_f32 v0, v[32:33], s[32:35], -4.0 idxen offen sc0
m2196:
buffer_atomic_add_f32 v0, v[32:33], s[32:35], 0.15915494 idxen offen sc0
m2197:
buffer_atomic_add_f32 v0, v[32:33], s[32:35], s48 idxen offen offset:0 sc0
m2198:
global_atomic_add_f64 v[0:1], v[32:33], off offset:4095
m2199:
global_atomic_add_f64 v[0:1], a[32:33], off
m2200:
global_atomic_add_f64 v[0:1], v[32:33], off offset:-4096
m2201:
global_atomic_add_f64 v0, v[32:33], s[32:33] offset:4095
m2202:
global_atomic_add_f64 v0, a[32:33], s[32:33]
m2203:
global_atomic_add_f64 v0, v[32:33], s[32:33]
m2204:
global_atomic_add_f64 v0, v[32:33], vcc
m2205:
global_atomic_add_f64 v0, v[32:33], s[32:33] offset:-4096
m2206:
global_atomic_add_f64 v[0:1], v[32:33], v[64:65], off offset:4095 sc0
m2207:
global_atomic_add_f64 a[0:1], v[32:33], a[64:65], off sc0
m2208:
global_atomic_add_f64 v[0:1], v[32:33], v[64:65], off offset:-4096 sc0
m2209:
global_atomic_add_f64 v[0:1], v32, v[64:65], s[48:49] offset:4095 sc0
m2210:
global_atomic_add_f64 a[0:1], v32, a[64:65], s[48:49] sc0
m2211:
global_atomic_add_f64 v[0:1], v32, v[64:65], s[48:49] sc0
m2212:
global_atomic_add_f64 v[0:1], v32, v[64:65], vcc sc0
m2213:
global_atomic_add_f64 v[0:1], v32, v[64:65], s[48:49] offset:-4096 sc0
m2214:
flat_atomic_add_f64 v[0:1], v[32:33] offset:4095
m2215:
flat_atomic_add_f64 v[0:1], a[32:33]
m2216:
flat_atomic_add_f64 v[0:1], v[32:33] offset:0
m2217:
flat_atomic_add_f64 v[0:1], v[32:33], v[64:65] offset:4095 sc0
m2218:
flat_atomic_add_f64 a[0:1], v[32:33], a[64:65] sc0
m2219:
flat_atomic_add_f64 v[0:1], v[32:33], v[64:65] offset:0 sc0
m2220:
buffer_atomic_add_f64 v[0:1], off, s[32:35], s48 offset:4095
m2221:
buffer_atomic_add_f64 a[0:1], off, s[32:35], s48
m2222:
buffer_atomic_add_f64 v[0:1], off, s[32:35], s48
m2223:
buffer_atomic_add_f64 v[0:1], off, s[32:35], vcc_lo
m2224:
buffer_atomic_add_f64 v[0:1], off, s[32:35], m0
m2225:
buffer_atomic_add_f64 v[0:1], off, s[32:35], 0
m2226:
buffer_atomic_add_f64 v[0:1], off, s[32:35], -16
m2227:
buffer_atomic_add_f64 v[0:1], off, s[32:35], 64
m2228:
buffer_atomic_add_f64 v[0:1], off, s[32:35], -4.0
m2229:
buffer_atomic_add_f64 v[0:1], off, s[32:35], 0.15915494
m2230:
buffer_atomic_add_f64 v[0:1], off, s[32:35], s48 offset:0
m2231:
buffer_atomic_add_f64 v[0:1], v32, s[32:35], s48 offen offset:4095
m2232:
buffer_atomic_add_f64 a[0:1], v32, s[32:35], s48 offen
m2233:
buffer_atomic_add_f64 v[0:1], v32, s[32:35], s48 offen
m2234:
buffer_atomic_add_f64 v[0:1], v32, s[32:35], vcc_lo offen
m2235:
buffer_atomic_add_f64 v[0:1], v32, s[32:35], m0 offen
m2236:
buffer_atomic_add_f64 v[0:1], v32, s[32:35], 0 offen
m2237:
buffer_atomic_add_f64 v[0:1], v32, s[32:35], -16 offen
m2238:
buffer_atomic_add_f64 v[0:1], v32, s[32:35], 64 offen
m2239:
buffer_atomic_add_f64 v[0:1], v32, s[32:35], -4.0 offen
m2240:
buffer_atomic_add_f64 v[0:1], v32, s[32:35], 0.15915494 offen
m2241:
buffer_atomic_add_f64 v[0:1], v32, s[32:35], s48 offen offset:0
m2242:
buffer_atomic_add_f64 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:4095
m2243:
buffer_atomic_add_f64 a[0:1], v[32:33], s[32:35], s48 idxen offen
m2244:
buffer_atomic_add_f64 v[0:1], v[32:33], s[32:35], s48 idxen offen
m2245:
buffer_atomic_add_f64 v[0:1], v[32:33], s[32:35], vcc_lo idxen offen
m2246:
buffer_atomic_add_f64 v[0:1], v[32:33], s[32:35], m0 idxen offen
m2247:
buffer_atomic_add_f64 v[0:1], v[32:33], s[32:35], 0 idxen offen
m2248:
buffer_atomic_add_f64 v[0:1], v[32:33], s[32:35], -16 idxen offen
m2249:
buffer_atomic_add_f64 v[0:1], v[32:33], s[32:35], 64 idxen offen
m2250:
buffer_atomic_add_f64 v[0:1], v[32:33], s[32:35], -4.0 idxen offen
m2251:
buffer_atomic_add_f64 v[0:1], v[32:33], s[32:35], 0.15915494 idxen offen
m2252:
buffer_atomic_add_f64 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:0
m2253:
buffer_atomic_add_f64 v[0:1], off, s[32:35], s48 offset:4095 sc0
m2254:
buffer_atomic_add_f64 a[0:1], off, s[32:35], s48 sc0
m2255:
buffer_atomic_add_f64 v[0:1], off, s[32:35], s48 sc0
m2256:
buffer_atomic_add_f64 v[0:1], off, s[32:35], vcc_lo sc0
m2257:
buffer_atomic_add_f64 v[0:1], off, s[32:35], m0 sc0
m2258:
buffer_atomic_add_f64 v[0:1], off, s[32:35], 0 sc0
m2259:
buffer_atomic_add_f64 v[0:1], off, s[32:35], -16 sc0
m2260:
buffer_atomic_add_f64 v[0:1], off, s[32:35], 64 sc0
m2261:
buffer_atomic_add_f64 v[0:1], off, s[32:35], -4.0 sc0
m2262:
buffer_atomic_add_f64 v[0:1], off, s[32:35], 0.15915494 sc0
m2263:
buffer_atomic_add_f64 v[0:1], off, s[32:35], s48 offset:0 sc0
m2264:
buffer_atomic_add_f64 v[0:1], v32, s[32:35], s48 offen offset:4095 sc0
m2265:
buffer_atomic_add_f64 a[0:1], v32, s[32:35], s48 offen sc0
m2266:
buffer_atomic_add_f64 v[0:1], v32, s[32:35], s48 offen sc0
m2267:
buffer_atomic_add_f64 v[0:1], v32, s[32:35], vcc_lo offen sc0
m2268:
buffer_atomic_add_f64 v[0:1], v32, s[32:35], m0 offen sc0
m2269:
buffer_atomic_add_f64 v[0:1], v32, s[32:35], 0 offen sc0
m2270:
buffer_atomic_add_f64 v[0:1], v32, s[32:35], -16 offen sc0
m2271:
buffer_atomic_add_f64 v[0:1], v32, s[32:35], 64 offen sc0
m2272:
buffer_atomic_add_f64 v[0:1], v32, s[32:35], -4.0 offen sc0
m2273:
buffer_atomic_add_f64 v[0:1], v32, s[32:35], 0.15915494 offen sc0
m2274:
buffer_atomic_add_f64 v[0:1], v32, s[32:35], s48 offen offset:0 sc0
m2275:
buffer_atomic_add_f64 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:4095 sc0
m2276:
buffer_atomic_add_f64 a[0:1], v[32:33], s[32:35], s48 idxen offen sc0
m2277:
buffer_atomic_add_f64 v[0:1], v[32:33], s[32:35], s48 idxen offen sc0
m2278:
buffer_atomic_add_f64 v[0:1], v[32:33], s[32:35], vcc_lo idxen offen sc0
m2279:
buffer_atomic_add_f64 v[0:1], v[32:33], s[32:35], m0 idxen offen sc0
m2280:
buffer_atomic_add_f64 v[0:1], v[32:33], s[32:35], 0 idxen offen sc0
m2281:
buffer_atomic_add_f64 v[0:1], v[32:33], s[32:35], -16 idxen offen sc0
m2282:
buffer_atomic_add_f64 v[0:1], v[32:33], s[32:35], 64 idxen offen sc0
m2283:
buffer_atomic_add_f64 v[0:1], v[32:33], s[32:35], -4.0 idxen offen sc0
m2284:
buffer_atomic_add_f64 v[0:1], v[32:33], s[32:35], 0.15915494 idxen offen sc0
m2285:
buffer_atomic_add_f64 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:0 sc0
m2286:
global_atomic_min_f64 v[0:1], v[32:33], off offset:4095
m2287:
global_atomic_min_f64 v[0:1], a[32:33], off
m2288:
global_atomic_min_f64 v[0:1], v[32:33], off offset:-4096
m2289:
global_atomic_min_f64 v0, v[32:33], s[32:33] offset:4095
m2290:
global_atomic_min_f64 v0, a[32:33], s[32:33]
m2291:
global_atomic_min_f64 v0, v[32:33], s[32:33]
m2292:
global_atomic_min_f64 v0, v[32:33], vcc
m2293:
global_atomic_min_f64 v0, v[32:33], s[32:33] offset:-4096
m2294:
global_atomic_min_f64 v[0:1], v[32:33], v[64:65], off offset:4095 sc0
m2295:
global_atomic_min_f64 a[0:1], v[32:33], a[64:65], off sc0
m2296:
global_atomic_min_f64 v[0:1], v[32:33], v[64:65], off offset:-4096 sc0
m2297:
global_atomic_min_f64 v[0:1], v32, v[64:65], s[48:49] offset:4095 sc0
m2298:
global_atomic_min_f64 a[0:1], v32, a[64:65], s[48:49] sc0
m2299:
global_atomic_min_f64 v[0:1], v32, v[64:65], s[48:49] sc0
m2300:
global_atomic_min_f64 v[0:1], v32, v[64:65], vcc sc0
m2301:
global_atomic_min_f64 v[0:1], v32, v[64:65], s[48:49] offset:-4096 sc0
m2302:
flat_atomic_min_f64 v[0:1], v[32:33] offset:4095
m2303:
flat_atomic_min_f64 v[0:1], a[32:33]
m2304:
flat_atomic_min_f64 v[0:1], v[32:33] offset:0
m2305:
flat_atomic_min_f64 v[0:1], v[32:33], v[64:65] offset:4095 sc0
m2306:
flat_atomic_min_f64 a[0:1], v[32:33], a[64:65] sc0
m2307:
flat_atomic_min_f64 v[0:1], v[32:33], v[64:65] offset:0 sc0
m2308:
buffer_atomic_min_f64 v[0:1], off, s[32:35], s48 offset:4095
m2309:
buffer_atomic_min_f64 a[0:1], off, s[32:35], s48
m2310:
buffer_atomic_min_f64 v[0:1], off, s[32:35], s48
m2311:
buffer_atomic_min_f64 v[0:1], off, s[32:35], vcc_lo
m2312:
buffer_atomic_min_f64 v[0:1], off, s[32:35], m0
m2313:
buffer_atomic_min_f64 v[0:1], off, s[32:35], 0
m2314:
buffer_atomic_min_f64 v[0:1], off, s[32:35], -16
m2315:
buffer_atomic_min_f64 v[0:1], off, s[32:35], 64
m2316:
buffer_atomic_min_f64 v[0:1], off, s[32:35], -4.0
m2317:
buffer_atomic_min_f64 v[0:1], off, s[32:35], 0.15915494
m2318:
buffer_atomic_min_f64 v[0:1], off, s[32:35], s48 offset:0
m2319:
buffer_atomic_min_f64 v[0:1], v32, s[32:35], s48 offen offset:4095
m2320:
buffer_atomic_min_f64 a[0:1], v32, s[32:35], s48 offen
m2321:
buffer_atomic_min_f64 v[0:1], v32, s[32:35], s48 offen
m2322:
buffer_atomic_min_f64 v[0:1], v32, s[32:35], vcc_lo offen
m2323:
buffer_atomic_min_f64 v[0:1], v32, s[32:35], m0 offen
m2324:
buffer_atomic_min_f64 v[0:1], v32, s[32:35], 0 offen
m2325:
buffer_atomic_min_f64 v[0:1], v32, s[32:35], -16 offen
m2326:
buffer_atomic_min_f64 v[0:1], v32, s[32:35], 64 offen
m2327:
buffer_atomic_min_f64 v[0:1], v32, s[32:35], -4.0 offen
m2328:
buffer_atomic_min_f64 v[0:1], v32, s[32:35], 0.15915494 offen
m2329:
buffer_atomic_min_f64 v[0:1], v32, s[32:35], s48 offen offset:0
m2330:
buffer_atomic_min_f64 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:4095
m2331:
buffer_atomic_min_f64 a[0:1], v[32:33], s[32:35], s48 idxen offen
m2332:
buffer_atomic_min_f64 v[0:1], v[32:33], s[32:35], s48 idxen offen
m2333:
buffer_atomic_min_f64 v[0:1], v[32:33], s[32:35], vcc_lo idxen offen
m2334:
buffer_atomic_min_f64 v[0:1], v[32:33], s[32:35], m0 idxen offen
m2335:
buffer_atomic_min_f64 v[0:1], v[32:33], s[32:35], 0 idxen offen
m2336:
buffer_atomic_min_f64 v[0:1], v[32:33], s[32:35], -16 idxen offen
m2337:
buffer_atomic_min_f64 v[0:1], v[32:33], s[32:35], 64 idxen offen
m2338:
buffer_atomic_min_f64 v[0:1], v[32:33], s[32:35], -4.0 idxen offen
m2339:
buffer_atomic_min_f64 v[0:1], v[32:33], s[32:35], 0.15915494 idxen offen
m2340:
buffer_atomic_min_f64 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:0
m2341:
buffer_atomic_min_f64 v[0:1], off, s[32:35], s48 offset:4095 sc0
m2342:
buffer_atomic_min_f64 a[0:1], off, s[32:35], s48 sc0
m2343:
buffer_atomic_min_f64 v[0:1], off, s[32:35], s48 sc0
m2344:
buffer_atomic_min_f64 v[0:1], off, s[32:35], vcc_lo sc0
m2345:
buffer_atomic_min_f64 v[0:1], off, s[32:35], m0 sc0
m2346:
buffer_atomic_min_f64 v[0:1], off, s[32:35], 0 sc0
m2347:
buffer_atomic_min_f64 v[0:1], off, s[32:35], -16 sc0
m2348:
buffer_atomic_min_f64 v[0:1], off, s[32:35], 64 sc0
m2349:
buffer_atomic_min_f64 v[0:1], off, s[32:35], -4.0 sc0
m2350:
buffer_atomic_min_f64 v[0:1], off, s[32:35], 0.15915494 sc0
m2351:
buffer_atomic_min_f64 v[0:1], off, s[32:35], s48 offset:0 sc0
m2352:
buffer_atomic_min_f64 v[0:1], v32, s[32:35], s48 offen offset:4095 sc0
m2353:
buffer_atomic_min_f64 a[0:1], v32, s[32:35], s48 offen sc0
m2354:
buffer_atomic_min_f64 v[0:1], v32, s[32:35], s48 offen sc0
m2355:
buffer_atomic_min_f64 v[0:1], v32, s[32:35], vcc_lo offen sc0
m2356:
buffer_atomic_min_f64 v[0:1], v32, s[32:35], m0 offen sc0
m2357:
buffer_atomic_min_f64 v[0:1], v32, s[32:35], 0 offen sc0
m2358:
buffer_atomic_min_f64 v[0:1], v32, s[32:35], -16 offen sc0
m2359:
buffer_atomic_min_f64 v[0:1], v32, s[32:35], 64 offen sc0
m2360:
buffer_atomic_min_f64 v[0:1], v32, s[32:35], -4.0 offen sc0
m2361:
buffer_atomic_min_f64 v[0:1], v32, s[32:35], 0.15915494 offen sc0
m2362:
buffer_atomic_min_f64 v[0:1], v32, s[32:35], s48 offen offset:0 sc0
m2363:
buffer_atomic_min_f64 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:4095 sc0
m2364:
buffer_atomic_min_f64 a[0:1], v[32:33], s[32:35], s48 idxen offen sc0
m2365:
buffer_atomic_min_f64 v[0:1], v[32:33], s[32:35], s48 idxen offen sc0
m2366:
buffer_atomic_min_f64 v[0:1], v[32:33], s[32:35], vcc_lo idxen offen sc0
m2367:
buffer_atomic_min_f64 v[0:1], v[32:33], s[32:35], m0 idxen offen sc0
m2368:
buffer_atomic_min_f64 v[0:1], v[32:33], s[32:35], 0 idxen offen sc0
m2369:
buffer_atomic_min_f64 v[0:1], v[32:33], s[32:35], -16 idxen offen sc0
m2370:
buffer_atomic_min_f64 v[0:1], v[32:33], s[32:35], 64 idxen offen sc0
m2371:
buffer_atomic_min_f64 v[0:1], v[32:33], s[32:35], -4.0 idxen offen sc0
m2372:
buffer_atomic_min_f64 v[0:1], v[32:33], s[32:35], 0.15915494 idxen offen sc0
m2373:
buffer_atomic_min_f64 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:0 sc0
m2374:
global_atomic_max_f64 v[0:1], v[32:33], off offset:4095
m2375:
global_atomic_max_f64 v[0:1], a[32:33], off
m2376:
global_atomic_max_f64 v[0:1], v[32:33], off offset:-4096
m2377:
global_atomic_max_f64 v0, v[32:33], s[32:33] offset:4095
m2378:
global_atomic_max_f64 v0, a[32:33], s[32:33]
m2379:
global_atomic_max_f64 v0, v[32:33], s[32:33]
m2380:
global_atomic_max_f64 v0, v[32:33], vcc
m2381:
global_atomic_max_f64 v0, v[32:33], s[32:33] offset:-4096
m2382:
global_atomic_max_f64 v[0:1], v[32:33], v[64:65], off offset:4095 sc0
m2383:
global_atomic_max_f64 a[0:1], v[32:33], a[64:65], off sc0
m2384:
global_atomic_max_f64 v[0:1], v[32:33], v[64:65], off offset:-4096 sc0
m2385:
global_atomic_max_f64 v[0:1], v32, v[64:65], s[48:49] offset:4095 sc0
m2386:
global_atomic_max_f64 a[0:1], v32, a[64:65], s[48:49] sc0
m2387:
global_atomic_max_f64 v[0:1], v32, v[64:65], s[48:49] sc0
m2388:
global_atomic_max_f64 v[0:1], v32, v[64:65], vcc sc0
m2389:
global_atomic_max_f64 v[0:1], v32, v[64:65], s[48:49] offset:-4096 sc0
m2390:
flat_atomic_max_f64 v[0:1], v[32:33] offset:4095
m2391:
flat_atomic_max_f64 v[0:1], a[32:33]
m2392:
flat_atomic_max_f64 v[0:1], v[32:33] offset:0
m2393:
flat_atomic_max_f64 v[0:1], v[32:33], v[64:65] offset:4095 sc0
m2394:
flat_atomic_max_f64 a[0:1], v[32:33], a[64:65] sc0
m2395:
flat_atomic_max_f64 v[0:1], v[32:33], v[64:65] offset:0 sc0
m2396:
buffer_atomic_max_f64 v[0:1], off, s[32:35], s48 offset:4095
m2397:
buffer_atomic_max_f64 a[0:1], off, s[32:35], s48
m2398:
buffer_atomic_max_f64 v[0:1], off, s[32:35], s48
m2399:
buffer_atomic_max_f64 v[0:1], off, s[32:35], vcc_lo
m2400:
buffer_atomic_max_f64 v[0:1], off, s[32:35], m0
m2401:
buffer_atomic_max_f64 v[0:1], off, s[32:35], 0
m2402:
buffer_atomic_max_f64 v[0:1], off, s[32:35], -16
m2403:
buffer_atomic_max_f64 v[0:1], off, s[32:35], 64
m2404:
buffer_atomic_max_f64 v[0:1], off, s[32:35], -4.0
m2405:
buffer_atomic_max_f64 v[0:1], off, s[32:35], 0.15915494
m2406:
buffer_atomic_max_f64 v[0:1], off, s[32:35], s48 offset:0
m2407:
buffer_atomic_max_f64 v[0:1], v32, s[32:35], s48 offen offset:4095
m2408:
buffer_atomic_max_f64 a[0:1], v32, s[32:35], s48 offen
m2409:
buffer_atomic_max_f64 v[0:1], v32, s[32:35], s48 offen
m2410:
buffer_atomic_max_f64 v[0:1], v32, s[32:35], vcc_lo offen
m2411:
buffer_atomic_max_f64 v[0:1], v32, s[32:35], m0 offen
m2412:
buffer_atomic_max_f64 v[0:1], v32, s[32:35], 0 offen
m2413:
buffer_atomic_max_f64 v[0:1], v32, s[32:35], -16 offen
m2414:
buffer_atomic_max_f64 v[0:1], v32, s[32:35], 64 offen
m2415:
buffer_atomic_max_f64 v[0:1], v32, s[32:35], -4.0 offen
m2416:
buffer_atomic_max_f64 v[0:1], v32, s[32:35], 0.15915494 offen
m2417:
buffer_atomic_max_f64 v[0:1], v32, s[32:35], s48 offen offset:0
m2418:
buffer_atomic_max_f64 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:4095
m2419:
buffer_atomic_max_f64 a[0:1], v[32:33], s[32:35], s48 idxen offen
m2420:
buffer_atomic_max_f64 v[0:1], v[32:33], s[32:35], s48 idxen offen
m2421:
buffer_atomic_max_f64 v[0:1], v[32:33], s[32:35], vcc_lo idxen offen
m2422:
buffer_atomic_max_f64 v[0:1], v[32:33], s[32:35], m0 idxen offen
m2423:
buffer_atomic_max_f64 v[0:1], v[32:33], s[32:35], 0 idxen offen
m2424:
buffer_atomic_max_f64 v[0:1], v[32:33], s[32:35], -16 idxen offen
m2425:
buffer_atomic_max_f64 v[0:1], v[32:33], s[32:35], 64 idxen offen
m2426:
buffer_atomic_max_f64 v[0:1], v[32:33], s[32:35], -4.0 idxen offen
m2427:
buffer_atomic_max_f64 v[0:1], v[32:33], s[32:35], 0.15915494 idxen offen
m2428:
buffer_atomic_max_f64 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:0
m2429:
buffer_atomic_max_f64 v[0:1], off, s[32:35], s48 offset:4095 sc0
m2430:
buffer_atomic_max_f64 a[0:1], off, s[32:35], s48 sc0
m2431:
buffer_atomic_max_f64 v[0:1], off, s[32:35], s48 sc0
m2432:
buffer_atomic_max_f64 v[0:1], off, s[32:35], vcc_lo sc0
m2433:
buffer_atomic_max_f64 v[0:1], off, s[32:35], m0 sc0
m2434:
buffer_atomic_max_f64 v[0:1], off, s[32:35], 0 sc0
m2435:
buffer_atomic_max_f64 v[0:1], off, s[32:35], -16 sc0
m2436:
buffer_atomic_max_f64 v[0:1], off, s[32:35], 64 sc0
m2437:
buffer_atomic_max_f64 v[0:1], off, s[32:35], -4.0 sc0
m2438:
buffer_atomic_max_f64 v[0:1], off, s[32:35], 0.15915494 sc0
m2439:
buffer_atomic_max_f64 v[0:1], off, s[32:35], s48 offset:0 sc0
m2440:
buffer_atomic_max_f64 v[0:1], v32, s[32:35], s48 offen offset:4095 sc0
m2441:
buffer_atomic_max_f64 a[0:1], v32, s[32:35], s48 offen sc0
m2442:
buffer_atomic_max_f64 v[0:1], v32, s[32:35], s48 offen sc0
m2443:
buffer_atomic_max_f64 v[0:1], v32, s[32:35], vcc_lo offen sc0
m2444:
buffer_atomic_max_f64 v[0:1], v32, s[32:35], m0 offen sc0
m2445:
buffer_atomic_max_f64 v[0:1], v32, s[32:35], 0 offen sc0
m2446:
buffer_atomic_max_f64 v[0:1], v32, s[32:35], -16 offen sc0
m2447:
buffer_atomic_max_f64 v[0:1], v32, s[32:35], 64 offen sc0
m2448:
buffer_atomic_max_f64 v[0:1], v32, s[32:35], -4.0 offen sc0
m2449:
buffer_atomic_max_f64 v[0:1], v32, s[32:35], 0.15915494 offen sc0
m2450:
buffer_atomic_max_f64 v[0:1], v32, s[32:35], s48 offen offset:0 sc0
m2451:
buffer_atomic_max_f64 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:4095 sc0
m2452:
buffer_atomic_max_f64 a[0:1], v[32:33], s[32:35], s48 idxen offen sc0
m2453:
buffer_atomic_max_f64 v[0:1], v[32:33], s[32:35], s48 idxen offen sc0
m2454:
buffer_atomic_max_f64 v[0:1], v[32:33], s[32:35], vcc_lo idxen offen sc0
m2455:
buffer_atomic_max_f64 v[0:1], v[32:33], s[32:35], m0 idxen offen sc0
m2456:
buffer_atomic_max_f64 v[0:1], v[32:33], s[32:35], 0 idxen offen sc0
m2457:
buffer_atomic_max_f64 v[0:1], v[32:33], s[32:35], -16 idxen offen sc0
m2458:
buffer_atomic_max_f64 v[0:1], v[32:33], s[32:35], 64 idxen offen sc0
m2459:
buffer_atomic_max_f64 v[0:1], v[32:33], s[32:35], -4.0 idxen offen sc0
m2460:
buffer_atomic_max_f64 v[0:1], v[32:33], s[32:35], 0.15915494 idxen offen sc0
m2461:
buffer_atomic_max_f64 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:0 sc0
m2462:
global_atomic_pk_add_f16 v[0:1], v32, off offset:4095
m2463:
global_atomic_pk_add_f16 v[0:1], a32, off
m2464:
global_atomic_pk_add_f16 v[0:1], v32, off offset:-4096
m2465:
global_atomic_pk_add_f16 v0, v32, s[32:33] offset:4095
m2466:
global_atomic_pk_add_f16 v0, a32, s[32:33]
m2467:
global_atomic_pk_add_f16 v0, v32, s[32:33]
m2468:
global_atomic_pk_add_f16 v0, v32, vcc
m2469:
global_atomic_pk_add_f16 v0, v32, s[32:33] offset:-4096
m2470:
global_atomic_pk_add_f16 v0, v[32:33], v64, off offset:4095 sc0
m2471:
global_atomic_pk_add_f16 v0, v[32:33], v64, off offset:-4096 sc0
m2472:
global_atomic_pk_add_f16 v0, v32, v64, s[48:49] offset:4095 sc0
m2473:
global_atomic_pk_add_f16 v0, v32, v64, s[48:49] sc0
m2474:
global_atomic_pk_add_f16 v0, v32, v64, vcc sc0
m2475:
global_atomic_pk_add_f16 v0, v32, v64, s[48:49] offset:-4096 sc0
m2476:
flat_atomic_pk_add_f16 v[0:1], v32 offset:4095
m2477:
flat_atomic_pk_add_f16 v[0:1], a32
m2478:
flat_atomic_pk_add_f16 v[0:1], v32 offset:0
m2479:
flat_atomic_pk_add_f16 v0, v[32:33], v64 offset:4095 sc0
m2480:
flat_atomic_pk_add_f16 a0, v[32:33], a64 sc0
m2481:
flat_atomic_pk_add_f16 v0, v[32:33], v64 offset:0 sc0
m2482:
buffer_atomic_pk_add_f16 v0, off, s[32:35], s48 offset:4095
m2483:
buffer_atomic_pk_add_f16 a0, off, s[32:35], s48
m2484:
buffer_atomic_pk_add_f16 v0, off, s[32:35], s48
m2485:
buffer_atomic_pk_add_f16 v0, off, s[32:35], vcc_lo
m2486:
buffer_atomic_pk_add_f16 v0, off, s[32:35], m0
m2487:
buffer_atomic_pk_add_f16 v0, off, s[32:35], 0
m2488:
buffer_atomic_pk_add_f16 v0, off, s[32:35], -16
m2489:
buffer_atomic_pk_add_f16 v0, off, s[32:35], 64
m2490:
buffer_atomic_pk_add_f16 v0, off, s[32:35], -4.0
m2491:
buffer_atomic_pk_add_f16 v0, off, s[32:35], 0.15915494
m2492:
buffer_atomic_pk_add_f16 v0, off, s[32:35], s48 offset:0
m2493:
buffer_atomic_pk_add_f16 v0, v32, s[32:35], s48 offen offset:4095
m2494:
buffer_atomic_pk_add_f16 a0, v32, s[32:35], s48 offen
m2495:
buffer_atomic_pk_add_f16 v0, v32, s[32:35], s48 offen
m2496:
buffer_atomic_pk_add_f16 v0, v32, s[32:35], vcc_lo offen
m2497:
buffer_atomic_pk_add_f16 v0, v32, s[32:35], m0 offen
m2498:
buffer_atomic_pk_add_f16 v0, v32, s[32:35], 0 offen
m2499:
buffer_atomic_pk_add_f16 v0, v32, s[32:35], -16 offen
m2500:
buffer_atomic_pk_add_f16 v0, v32, s[32:35], 64 offen
m2501:
buffer_atomic_pk_add_f16 v0, v32, s[32:35], -4.0 offen
m2502:
buffer_atomic_pk_add_f16 v0, v32, s[32:35], 0.15915494 offen
m2503:
buffer_atomic_pk_add_f16 v0, v32, s[32:35], s48 offen offset:0
m2504:
buffer_atomic_pk_add_f16 v0, v[32:33], s[32:35], s48 idxen offen offset:4095
m2505:
buffer_atomic_pk_add_f16 a0, v[32:33], s[32:35], s48 idxen offen
m2506:
buffer_atomic_pk_add_f16 v0, v[32:33], s[32:35], s48 idxen offen
m2507:
buffer_atomic_pk_add_f16 v0, v[32:33], s[32:35], vcc_lo idxen offen
m2508:
buffer_atomic_pk_add_f16 v0, v[32:33], s[32:35], m0 idxen offen
m2509:
buffer_atomic_pk_add_f16 v0, v[32:33], s[32:35], 0 idxen offen
m2510:
buffer_atomic_pk_add_f16 v0, v[32:33], s[32:35], -16 idxen offen
m2511:
buffer_atomic_pk_add_f16 v0, v[32:33], s[32:35], 64 idxen offen
m2512:
buffer_atomic_pk_add_f16 v0, v[32:33], s[32:35], -4.0 idxen offen
m2513:
buffer_atomic_pk_add_f16 v0, v[32:33], s[32:35], 0.15915494 idxen offen
m2514:
buffer_atomic_pk_add_f16 v0, v[32:33], s[32:35], s48 idxen offen offset:0
m2515:
buffer_atomic_pk_add_f16 v0, off, s[32:35], s48 offset:4095 sc0
m2516:
buffer_atomic_pk_add_f16 a0, off, s[32:35], s48 sc0
m2517:
buffer_atomic_pk_add_f16 v0, off, s[32:35], s48 sc0
m2518:
buffer_atomic_pk_add_f16 v0, off, s[32:35], vcc_lo sc0
m2519:
buffer_atomic_pk_add_f16 v0, off, s[32:35], m0 sc0
m2520:
buffer_atomic_pk_add_f16 v0, off, s[32:35], 0 sc0
m2521:
buffer_atomic_pk_add_f16 v0, off, s[32:35], -16 sc0
m2522:
buffer_atomic_pk_add_f16 v0, off, s[32:35], 64 sc0
m2523:
buffer_atomic_pk_add_f16 v0, off, s[32:35], -4.0 sc0
m2524:
buffer_atomic_pk_add_f16 v0, off, s[32:35], 0.15915494 sc0
m2525:
buffer_atomic_pk_add_f16 v0, off, s[32:35], s48 offset:0 sc0
m2526:
buffer_atomic_pk_add_f16 v0, v32, s[32:35], s48 offen offset:4095 sc0
m2527:
buffer_atomic_pk_add_f16 a0, v32, s[32:35], s48 offen sc0
m2528:
buffer_atomic_pk_add_f16 v0, v32, s[32:35], s48 offen sc0
m2529:
buffer_atomic_pk_add_f16 v0, v32, s[32:35], vcc_lo offen sc0
m2530:
buffer_atomic_pk_add_f16 v0, v32, s[32:35], m0 offen sc0
m2531:
buffer_atomic_pk_add_f16 v0, v32, s[32:35], 0 offen sc0
m2532:
buffer_atomic_pk_add_f16 v0, v32, s[32:35], -16 offen sc0
m2533:
buffer_atomic_pk_add_f16 v0, v32, s[32:35], 64 offen sc0
m2534:
buffer_atomic_pk_add_f16 v0, v32, s[32:35], -4.0 offen sc0
m2535:
buffer_atomic_pk_add_f16 v0, v32, s[32:35], 0.15915494 offen sc0
m2536:
buffer_atomic_pk_add_f16 v0, v32, s[32:35], s48 offen offset:0 sc0
m2537:
buffer_atomic_pk_add_f16 v0, v[32:33], s[32:35], s48 idxen offen offset:4095 sc0
m2538:
buffer_atomic_pk_add_f16 a0, v[32:33], s[32:35], s48 idxen offen sc0
m2539:
buffer_atomic_pk_add_f16 v0, v[32:33], s[32:35], s48 idxen offen sc0
m2540:
buffer_atomic_pk_add_f16 v0, v[32:33], s[32:35], vcc_lo idxen offen sc0
m2541:
buffer_atomic_pk_add_f16 v0, v[32:33], s[32:35], m0 idxen offen sc0
m2542:
buffer_atomic_pk_add_f16 v0, v[32:33], s[32:35], 0 idxen offen sc0
m2543:
buffer_atomic_pk_add_f16 v0, v[32:33], s[32:35], -16 idxen offen sc0
m2544:
buffer_atomic_pk_add_f16 v0, v[32:33], s[32:35], 64 idxen offen sc0
m2545:
buffer_atomic_pk_add_f16 v0, v[32:33], s[32:35], -4.0 idxen offen sc0
m2546:
buffer_atomic_pk_add_f16 v0, v[32:33], s[32:35], 0.15915494 idxen offen sc0
m2547:
buffer_atomic_pk_add_f16 v0, v[32:33], s[32:35], s48 idxen offen offset:0 sc0
m2548:
global_atomic_pk_add_bf16 v[0:1], v32, off offset:4095
m2549:
global_atomic_pk_add_bf16 v[0:1], a32, off
m2550:
global_atomic_pk_add_bf16 v[0:1], v32, off offset:-4096
m2551:
global_atomic_pk_add_bf16 v0, v32, s[32:33] offset:4095
m2552:
global_atomic_pk_add_bf16 v0, a32, s[32:33]
m2553:
global_atomic_pk_add_bf16 v0, v32, s[32:33]
m2554:
global_atomic_pk_add_bf16 v0, v32, vcc
m2555:
global_atomic_pk_add_bf16 v0, v32, s[32:33] offset:-4096
m2556:
global_atomic_pk_add_bf16 v0, v[32:33], v64, off offset:4095 sc0
m2557:
global_atomic_pk_add_bf16 a0, v[32:33], a64, off sc0
m2558:
global_atomic_pk_add_bf16 v0, v[32:33], v64, off offset:-4096 sc0
m2559:
global_atomic_pk_add_bf16 v0, v32, v64, s[48:49] offset:4095 sc0
m2560:
global_atomic_pk_add_bf16 a0, v32, a64, s[48:49] sc0
m2561:
global_atomic_pk_add_bf16 v0, v32, v64, s[48:49] sc0
m2562:
global_atomic_pk_add_bf16 v0, v32, v64, vcc sc0
m2563:
global_atomic_pk_add_bf16 v0, v32, v64, s[48:49] offset:-4096 sc0
m2564:
flat_atomic_pk_add_bf16 v[0:1], v32 offset:4095
m2565:
flat_atomic_pk_add_bf16 v[0:1], a32
m2566:
flat_atomic_pk_add_bf16 v[0:1], v32 offset:0
m2567:
flat_atomic_pk_add_bf16 v0, v[32:33], v64 offset:4095 sc0
m2568:
flat_atomic_pk_add_bf16 a0, v[32:33], a64 sc0
m2569:
flat_atomic_pk_add_bf16 v0, v[32:33], v64 offset:0 sc0
m2570:
buffer_atomic_pk_add_bf16 v0, off, s[32:35], s48 offset:4095
m2571:
buffer_atomic_pk_add_bf16 a0, off, s[32:35], s48
m2572:
buffer_atomic_pk_add_bf16 v0, off, s[32:35], s48
m2573:
buffer_atomic_pk_add_bf16 v0, off, s[32:35], vcc_lo
m2574:
buffer_atomic_pk_add_bf16 v0, off, s[32:35], m0
m2575:
buffer_atomic_pk_add_bf16 v0, off, s[32:35], 0
m2576:
buffer_atomic_pk_add_bf16 v0, off, s[32:35], -16
m2577:
buffer_atomic_pk_add_bf16 v0, off, s[32:35], 64
m2578:
buffer_atomic_pk_add_bf16 v0, off, s[32:35], -4.0
m2579:
buffer_atomic_pk_add_bf16 v0, off, s[32:35], 0.15915494
m2580:
buffer_atomic_pk_add_bf16 v0, off, s[32:35], s48 offset:0
m2581:
buffer_atomic_pk_add_bf16 v0, v32, s[32:35], s48 offen offset:4095
m2582:
buffer_atomic_pk_add_bf16 a0, v32, s[32:35], s48 offen
m2583:
buffer_atomic_pk_add_bf16 v0, v32, s[32:35], s48 offen
m2584:
buffer_atomic_pk_add_bf16 v0, v32, s[32:35], vcc_lo offen
m2585:
buffer_atomic_pk_add_bf16 v0, v32, s[32:35], m0 offen
m2586:
buffer_atomic_pk_add_bf16 v0, v32, s[32:35], 0 offen
m2587:
buffer_atomic_pk_add_bf16 v0, v32, s[32:35], -16 offen
m2588:
buffer_atomic_pk_add_bf16 v0, v32, s[32:35], 64 offen
m2589:
buffer_atomic_pk_add_bf16 v0, v32, s[32:35], -4.0 offen
m2590:
buffer_atomic_pk_add_bf16 v0, v32, s[32:35], 0.15915494 offen
m2591:
buffer_atomic_pk_add_bf16 v0, v32, s[32:35], s48 offen offset:0
m2592:
buffer_atomic_pk_add_bf16 v0, v[32:33], s[32:35], s48 idxen offen offset:4095
m2593:
buffer_atomic_pk_add_bf16 a0, v[32:33], s[32:35], s48 idxen offen
m2594:
buffer_atomic_pk_add_bf16 v0, v[32:33], s[32:35], s48 idxen offen
m2595:
buffer_atomic_pk_add_bf16 v0, v[32:33], s[32:35], vcc_lo idxen offen
m2596:
buffer_atomic_pk_add_bf16 v0, v[32:33], s[32:35], m0 idxen offen
m2597:
buffer_atomic_pk_add_bf16 v0, v[32:33], s[32:35], 0 idxen offen
m2598:
buffer_atomic_pk_add_bf16 v0, v[32:33], s[32:35], -16 idxen offen
m2599:
buffer_atomic_pk_add_bf16 v0, v[32:33], s[32:35], 64 idxen offen
m2600:
buffer_atomic_pk_add_bf16 v0, v[32:33], s[32:35], -4.0 idxen offen
m2601:
buffer_atomic_pk_add_bf16 v0, v[32:33], s[32:35], 0.15915494 idxen offen
m2602:
buffer_atomic_pk_add_bf16 v0, v[32:33], s[32:35], s48 idxen offen offset:0
m2603:
buffer_atomic_pk_add_bf16 v0, off, s[32:35], s48 offset:4095 sc0
m2604:
buffer_atomic_pk_add_bf16 a0, off, s[32:35], s48 sc0
m2605:
buffer_atomic_pk_add_bf16 v0, off, s[32:35], s48 sc0
m2606:
buffer_atomic_pk_add_bf16 v0, off, s[32:35], vcc_lo sc0
m2607:
buffer_atomic_pk_add_bf16 v0, off, s[32:35], m0 sc0
m2608:
buffer_atomic_pk_add_bf16 v0, off, s[32:35], 0 sc0
m2609:
buffer_atomic_pk_add_bf16 v0, off, s[32:35], -16 sc0
m2610:
buffer_atomic_pk_add_bf16 v0, off, s[32:35], 64 sc0
m2611:
buffer_atomic_pk_add_bf16 v0, off, s[32:35], -4.0 sc0
m2612:
buffer_atomic_pk_add_bf16 v0, off, s[32:35], 0.15915494 sc0
m2613:
buffer_atomic_pk_add_bf16 v0, off, s[32:35], s48 offset:0 sc0
m2614:
buffer_atomic_pk_add_bf16 v0, v32, s[32:35], s48 offen offset:4095 sc0
m2615:
buffer_atomic_pk_add_bf16 a0, v32, s[32:35], s48 offen sc0
m2616:
buffer_atomic_pk_add_bf16 v0, v32, s[32:35], s48 offen sc0
m2617:
buffer_atomic_pk_add_bf16 v0, v32, s[32:35], vcc_lo offen sc0
m2618:
buffer_atomic_pk_add_bf16 v0, v32, s[32:35], m0 offen sc0
m2619:
buffer_atomic_pk_add_bf16 v0, v32, s[32:35], 0 offen sc0
m2620:
buffer_atomic_pk_add_bf16 v0, v32, s[32:35], -16 offen sc0
m2621:
buffer_atomic_pk_add_bf16 v0, v32, s[32:35], 64 offen sc0
m2622:
buffer_atomic_pk_add_bf16 v0, v32, s[32:35], -4.0 offen sc0
m2623:
buffer_atomic_pk_add_bf16 v0, v32, s[32:35], 0.15915494 offen sc0
m2624:
buffer_atomic_pk_add_bf16 v0, v32, s[32:35], s48 offen offset:0 sc0
m2625:
buffer_atomic_pk_add_bf16 v0, v[32:33], s[32:35], s48 idxen offen offset:4095 sc0
m2626:
buffer_atomic_pk_add_bf16 a0, v[32:33], s[32:35], s48 idxen offen sc0
m2627:
buffer_atomic_pk_add_bf16 v0, v[32:33], s[32:35], s48 idxen offen sc0
m2628:
buffer_atomic_pk_add_bf16 v0, v[32:33], s[32:35], vcc_lo idxen offen sc0
m2629:
buffer_atomic_pk_add_bf16 v0, v[32:33], s[32:35], m0 idxen offen sc0
m2630:
buffer_atomic_pk_add_bf16 v0, v[32:33], s[32:35], 0 idxen offen sc0
m2631:
buffer_atomic_pk_add_bf16 v0, v[32:33], s[32:35], -16 idxen offen sc0
m2632:
buffer_atomic_pk_add_bf16 v0, v[32:33], s[32:35], 64 idxen offen sc0
m2633:
buffer_atomic_pk_add_bf16 v0, v[32:33], s[32:35], -4.0 idxen offen sc0
m2634:
buffer_atomic_pk_add_bf16 v0, v[32:33], s[32:35], 0.15915494 idxen offen sc0
m2635:
buffer_atomic_pk_add_bf16 v0, v[32:33], s[32:35], s48 idxen offen offset:0 sc0
m2636:
global_atomic_cmpswap v[0:1], v[32:33], off offset:4095
m2637:
global_atomic_cmpswap v[0:1], a[32:33], off
m2638:
global_atomic_cmpswap v[0:1], v[32:33], off offset:-4096
m2639:
global_atomic_cmpswap v0, v[32:33], s[32:33] offset:4095
m2640:
global_atomic_cmpswap v0, a[32:33], s[32:33]
m2641:
global_atomic_cmpswap v0, v[32:33], s[32:33]
m2642:
global_atomic_cmpswap v0, v[32:33], vcc
m2643:
global_atomic_cmpswap v0, v[32:33], s[32:33] offset:-4096
m2644:
global_atomic_cmpswap v0, v[32:33], v[64:65], off offset:4095 sc0
m2645:
global_atomic_cmpswap a0, v[32:33], a[64:65], off sc0
m2646:
global_atomic_cmpswap v0, v[32:33], v[64:65], off offset:-4096 sc0
m2647:
global_atomic_cmpswap v0, v32, v[64:65], s[48:49] offset:4095 sc0
m2648:
global_atomic_cmpswap a0, v32, a[64:65], s[48:49] sc0
m2649:
global_atomic_cmpswap v0, v32, v[64:65], s[48:49] sc0
m2650:
global_atomic_cmpswap v0, v32, v[64:65], vcc sc0
m2651:
global_atomic_cmpswap v0, v32, v[64:65], s[48:49] offset:-4096 sc0
m2652:
flat_atomic_cmpswap v[0:1], v[32:33] offset:4095
m2653:
flat_atomic_cmpswap v[0:1], a[32:33]
m2654:
flat_atomic_cmpswap v[0:1], v[32:33] offset:0
m2655:
flat_atomic_cmpswap v0, v[32:33], v[64:65] offset:4095 sc0
m2656:
flat_atomic_cmpswap a0, v[32:33], a[64:65] sc0
m2657:
flat_atomic_cmpswap v0, v[32:33], v[64:65] offset:0 sc0
m2658:
buffer_atomic_cmpswap v[0:1], off, s[32:35], s48 offset:4095
m2659:
buffer_atomic_cmpswap a[0:1], off, s[32:35], s48
m2660:
buffer_atomic_cmpswap v[0:1], off, s[32:35], s48
m2661:
buffer_atomic_cmpswap v[0:1], off, s[32:35], vcc_lo
m2662:
buffer_atomic_cmpswap v[0:1], off, s[32:35], m0
m2663:
buffer_atomic_cmpswap v[0:1], off, s[32:35], 0
m2664:
buffer_atomic_cmpswap v[0:1], off, s[32:35], -16
m2665:
buffer_atomic_cmpswap v[0:1], off, s[32:35], 64
m2666:
buffer_atomic_cmpswap v[0:1], off, s[32:35], -4.0
m2667:
buffer_atomic_cmpswap v[0:1], off, s[32:35], 0.15915494
m2668:
buffer_atomic_cmpswap v[0:1], off, s[32:35], s48 offset:0
m2669:
buffer_atomic_cmpswap v[0:1], v32, s[32:35], s48 offen offset:4095
m2670:
buffer_atomic_cmpswap a[0:1], v32, s[32:35], s48 offen
m2671:
buffer_atomic_cmpswap v[0:1], v32, s[32:35], s48 offen
m2672:
buffer_atomic_cmpswap v[0:1], v32, s[32:35], vcc_lo offen
m2673:
buffer_atomic_cmpswap v[0:1], v32, s[32:35], m0 offen
m2674:
buffer_atomic_cmpswap v[0:1], v32, s[32:35], 0 offen
m2675:
buffer_atomic_cmpswap v[0:1], v32, s[32:35], -16 offen
m2676:
buffer_atomic_cmpswap v[0:1], v32, s[32:35], 64 offen
m2677:
buffer_atomic_cmpswap v[0:1], v32, s[32:35], -4.0 offen
m2678:
buffer_atomic_cmpswap v[0:1], v32, s[32:35], 0.15915494 offen
m2679:
buffer_atomic_cmpswap v[0:1], v32, s[32:35], s48 offen offset:0
m2680:
buffer_atomic_cmpswap v[0:1], v[32:33], s[32:35], s48 idxen offen offset:4095
m2681:
buffer_atomic_cmpswap a[0:1], v[32:33], s[32:35], s48 idxen offen
m2682:
buffer_atomic_cmpswap v[0:1], v[32:33], s[32:35], s48 idxen offen
m2683:
buffer_atomic_cmpswap v[0:1], v[32:33], s[32:35], vcc_lo idxen offen
m2684:
buffer_atomic_cmpswap v[0:1], v[32:33], s[32:35], m0 idxen offen
m2685:
buffer_atomic_cmpswap v[0:1], v[32:33], s[32:35], 0 idxen offen
m2686:
buffer_atomic_cmpswap v[0:1], v[32:33], s[32:35], -16 idxen offen
m2687:
buffer_atomic_cmpswap v[0:1], v[32:33], s[32:35], 64 idxen offen
m2688:
buffer_atomic_cmpswap v[0:1], v[32:33], s[32:35], -4.0 idxen offen
m2689:
buffer_atomic_cmpswap v[0:1], v[32:33], s[32:35], 0.15915494 idxen offen
m2690:
buffer_atomic_cmpswap v[0:1], v[32:33], s[32:35], s48 idxen offen offset:0
m2691:
buffer_atomic_cmpswap v[0:1], off, s[32:35], s48 offset:4095 sc0
m2692:
buffer_atomic_cmpswap a[0:1], off, s[32:35], s48 sc0
m2693:
buffer_atomic_cmpswap v[0:1], off, s[32:35], s48 sc0
m2694:
buffer_atomic_cmpswap v[0:1], off, s[32:35], vcc_lo sc0
m2695:
buffer_atomic_cmpswap v[0:1], off, s[32:35], m0 sc0
m2696:
buffer_atomic_cmpswap v[0:1], off, s[32:35], 0 sc0
m2697:
buffer_atomic_cmpswap v[0:1], off, s[32:35], -16 sc0
m2698:
buffer_atomic_cmpswap v[0:1], off, s[32:35], 64 sc0
m2699:
buffer_atomic_cmpswap v[0:1], off, s[32:35], -4.0 sc0
m2700:
buffer_atomic_cmpswap v[0:1], off, s[32:35], 0.15915494 sc0
m2701:
buffer_atomic_cmpswap v[0:1], off, s[32:35], s48 offset:0 sc0
m2702:
buffer_atomic_cmpswap v[0:1], v32, s[32:35], s48 offen offset:4095 sc0
m2703:
buffer_atomic_cmpswap a[0:1], v32, s[32:35], s48 offen sc0
m2704:
buffer_atomic_cmpswap v[0:1], v32, s[32:35], s48 offen sc0
m2705:
buffer_atomic_cmpswap v[0:1], v32, s[32:35], vcc_lo offen sc0
m2706:
buffer_atomic_cmpswap v[0:1], v32, s[32:35], m0 offen sc0
m2707:
buffer_atomic_cmpswap v[0:1], v32, s[32:35], 0 offen sc0
m2708:
buffer_atomic_cmpswap v[0:1], v32, s[32:35], -16 offen sc0
m2709:
buffer_atomic_cmpswap v[0:1], v32, s[32:35], 64 offen sc0
m2710:
buffer_atomic_cmpswap v[0:1], v32, s[32:35], -4.0 offen sc0
m2711:
buffer_atomic_cmpswap v[0:1], v32, s[32:35], 0.15915494 offen sc0
m2712:
buffer_atomic_cmpswap v[0:1], v32, s[32:35], s48 offen offset:0 sc0
m2713:
buffer_atomic_cmpswap v[0:1], v[32:33], s[32:35], s48 idxen offen offset:4095 sc0
m2714:
buffer_atomic_cmpswap a[0:1], v[32:33], s[32:35], s48 idxen offen sc0
m2715:
buffer_atomic_cmpswap v[0:1], v[32:33], s[32:35], s48 idxen offen sc0
m2716:
buffer_atomic_cmpswap v[0:1], v[32:33], s[32:35], vcc_lo idxen offen sc0
m2717:
buffer_atomic_cmpswap v[0:1], v[32:33], s[32:35], m0 idxen offen sc0
m2718:
buffer_atomic_cmpswap v[0:1], v[32:33], s[32:35], 0 idxen offen sc0
m2719:
buffer_atomic_cmpswap v[0:1], v[32:33], s[32:35], -16 idxen offen sc0
m2720:
buffer_atomic_cmpswap v[0:1], v[32:33], s[32:35], 64 idxen offen sc0
m2721:
buffer_atomic_cmpswap v[0:1], v[32:33], s[32:35], -4.0 idxen offen sc0
m2722:
buffer_atomic_cmpswap v[0:1], v[32:33], s[32:35], 0.15915494 idxen offen sc0
m2723:
buffer_atomic_cmpswap v[0:1], v[32:33], s[32:35], s48 idxen offen offset:0 sc0
m2724:
global_atomic_cmpswap_x2 v[0:1], v[32:35], off offset:4095
m2725:
global_atomic_cmpswap_x2 v[0:1], a[32:35], off
m2726:
global_atomic_cmpswap_x2 v[0:1], v[32:35], off offset:-4096
m2727:
global_atomic_cmpswap_x2 v0, v[32:35], s[32:33] offset:4095
m2728:
global_atomic_cmpswap_x2 v0, a[32:35], s[32:33]
m2729:
global_atomic_cmpswap_x2 v0, v[32:35], s[32:33]
m2730:
global_atomic_cmpswap_x2 v0, v[32:35], vcc
m2731:
global_atomic_cmpswap_x2 v0, v[32:35], s[32:33] offset:-4096
m2732:
global_atomic_cmpswap_x2 v[0:1], v[32:33], v[64:67], off offset:4095 sc0
m2733:
global_atomic_cmpswap_x2 a[0:1], v[32:33], a[64:67], off sc0
m2734:
global_atomic_cmpswap_x2 v[0:1], v[32:33], v[64:67], off offset:-4096 sc0
m2735:
global_atomic_cmpswap_x2 v[0:1], v32, v[64:67], s[48:49] offset:4095 sc0
m2736:
global_atomic_cmpswap_x2 a[0:1], v32, a[64:67], s[48:49] sc0
m2737:
global_atomic_cmpswap_x2 v[0:1], v32, v[64:67], s[48:49] sc0
m2738:
global_atomic_cmpswap_x2 v[0:1], v32, v[64:67], vcc sc0
m2739:
global_atomic_cmpswap_x2 v[0:1], v32, v[64:67], s[48:49] offset:-4096 sc0
m2740:
flat_atomic_cmpswap_x2 v[0:1], v[32:35] offset:4095
m2741:
flat_atomic_cmpswap_x2 v[0:1], a[32:35]
m2742:
flat_atomic_cmpswap_x2 v[0:1], v[32:35] offset:0
m2743:
flat_atomic_cmpswap_x2 v[0:1], v[32:33], v[64:67] offset:4095 sc0
m2744:
flat_atomic_cmpswap_x2 a[0:1], v[32:33], a[64:67] sc0
m2745:
flat_atomic_cmpswap_x2 v[0:1], v[32:33], v[64:67] offset:0 sc0
m2746:
buffer_atomic_cmpswap_x2 v[0:3], off, s[32:35], s48 offset:4095
m2747:
buffer_atomic_cmpswap_x2 a[0:3], off, s[32:35], s48
m2748:
buffer_atomic_cmpswap_x2 v[0:3], off, s[32:35], s48
m2749:
buffer_atomic_cmpswap_x2 v[0:3], off, s[32:35], vcc_lo
m2750:
buffer_atomic_cmpswap_x2 v[0:3], off, s[32:35], m0
m2751:
buffer_atomic_cmpswap_x2 v[0:3], off, s[32:35], 0
m2752:
buffer_atomic_cmpswap_x2 v[0:3], off, s[32:35], -16
m2753:
buffer_atomic_cmpswap_x2 v[0:3], off, s[32:35], 64
m2754:
buffer_atomic_cmpswap_x2 v[0:3], off, s[32:35], -4.0
m2755:
buffer_atomic_cmpswap_x2 v[0:3], off, s[32:35], 0.15915494
m2756:
buffer_atomic_cmpswap_x2 v[0:3], off, s[32:35], s48 offset:0
m2757:
buffer_atomic_cmpswap_x2 v[0:3], v32, s[32:35], s48 offen offset:4095
m2758:
buffer_atomic_cmpswap_x2 a[0:3], v32, s[32:35], s48 offen
m2759:
buffer_atomic_cmpswap_x2 v[0:3], v32, s[32:35], s48 offen
m2760:
buffer_atomic_cmpswap_x2 v[0:3], v32, s[32:35], vcc_lo offen
m2761:
buffer_atomic_cmpswap_x2 v[0:3], v32, s[32:35], m0 offen
m2762:
buffer_atomic_cmpswap_x2 v[0:3], v32, s[32:35], 0 offen
m2763:
buffer_atomic_cmpswap_x2 v[0:3], v32, s[32:35], -16 offen
m2764:
buffer_atomic_cmpswap_x2 v[0:3], v32, s[32:35], 64 offen
m2765:
buffer_atomic_cmpswap_x2 v[0:3], v32, s[32:35], -4.0 offen
m2766:
buffer_atomic_cmpswap_x2 v[0:3], v32, s[32:35], 0.15915494 offen
m2767:
buffer_atomic_cmpswap_x2 v[0:3], v32, s[32:35], s48 offen offset:0
m2768:
buffer_atomic_cmpswap_x2 v[0:3], v[32:33], s[32:35], s48 idxen offen offset:4095
m2769:
buffer_atomic_cmpswap_x2 a[0:3], v[32:33], s[32:35], s48 idxen offen
m2770:
buffer_atomic_cmpswap_x2 v[0:3], v[32:33], s[32:35], s48 idxen offen
m2771:
buffer_atomic_cmpswap_x2 v[0:3], v[32:33], s[32:35], vcc_lo idxen offen
m2772:
buffer_atomic_cmpswap_x2 v[0:3], v[32:33], s[32:35], m0 idxen offen
m2773:
buffer_atomic_cmpswap_x2 v[0:3], v[32:33], s[32:35], 0 idxen offen
m2774:
buffer_atomic_cmpswap_x2 v[0:3], v[32:33], s[32:35], -16 idxen offen
m2775:
buffer_atomic_cmpswap_x2 v[0:3], v[32:33], s[32:35], 64 idxen offen
m2776:
buffer_atomic_cmpswap_x2 v[0:3], v[32:33], s[32:35], -4.0 idxen offen
m2777:
buffer_atomic_cmpswap_x2 v[0:3], v[32:33], s[32:35], 0.15915494 idxen offen
m2778:
buffer_atomic_cmpswap_x2 v[0:3], v[32:33], s[32:35], s48 idxen offen offset:0
m2779:
buffer_atomic_cmpswap_x2 v[0:3], off, s[32:35], s48 offset:4095 sc0
m2780:
buffer_atomic_cmpswap_x2 a[0:3], off, s[32:35], s48 sc0
m2781:
buffer_atomic_cmpswap_x2 v[0:3], off, s[32:35], s48 sc0
m2782:
buffer_atomic_cmpswap_x2 v[0:3], off, s[32:35], vcc_lo sc0
m2783:
buffer_atomic_cmpswap_x2 v[0:3], off, s[32:35], m0 sc0
m2784:
buffer_atomic_cmpswap_x2 v[0:3], off, s[32:35], 0 sc0
m2785:
buffer_atomic_cmpswap_x2 v[0:3], off, s[32:35], -16 sc0
m2786:
buffer_atomic_cmpswap_x2 v[0:3], off, s[32:35], 64 sc0
m2787:
buffer_atomic_cmpswap_x2 v[0:3], off, s[32:35], -4.0 sc0
m2788:
buffer_atomic_cmpswap_x2 v[0:3], off, s[32:35], 0.15915494 sc0
m2789:
buffer_atomic_cmpswap_x2 v[0:3], off, s[32:35], s48 offset:0 sc0
m2790:
buffer_atomic_cmpswap_x2 v[0:3], v32, s[32:35], s48 offen offset:4095 sc0
m2791:
buffer_atomic_cmpswap_x2 a[0:3], v32, s[32:35], s48 offen sc0
m2792:
buffer_atomic_cmpswap_x2 v[0:3], v32, s[32:35], s48 offen sc0
m2793:
buffer_atomic_cmpswap_x2 v[0:3], v32, s[32:35], vcc_lo offen sc0
m2794:
buffer_atomic_cmpswap_x2 v[0:3], v32, s[32:35], m0 offen sc0
m2795:
buffer_atomic_cmpswap_x2 v[0:3], v32, s[32:35], 0 offen sc0
m2796:
buffer_atomic_cmpswap_x2 v[0:3], v32, s[32:35], -16 offen sc0
m2797:
buffer_atomic_cmpswap_x2 v[0:3], v32, s[32:35], 64 offen sc0
m2798:
buffer_atomic_cmpswap_x2 v[0:3], v32, s[32:35], -4.0 offen sc0
m2799:
buffer_atomic_cmpswap_x2 v[0:3], v32, s[32:35], 0.15915494 offen sc0
m2800:
buffer_atomic_cmpswap_x2 v[0:3], v32, s[32:35], s48 offen offset:0 sc0
m2801:
buffer_atomic_cmpswap_x2 v[0:3], v[32:33], s[32:35], s48 idxen offen offset:4095 sc0
m2802:
buffer_atomic_cmpswap_x2 a[0:3], v[32:33], s[32:35], s48 idxen offen sc0
m2803:
buffer_atomic_cmpswap_x2 v[0:3], v[32:33], s[32:35], s48 idxen offen sc0
m2804:
buffer_atomic_cmpswap_x2 v[0:3], v[32:33], s[32:35], vcc_lo idxen offen sc0
m2805:
buffer_atomic_cmpswap_x2 v[0:3], v[32:33], s[32:35], m0 idxen offen sc0
m2806:
buffer_atomic_cmpswap_x2 v[0:3], v[32:33], s[32:35], 0 idxen offen sc0
m2807:
buffer_atomic_cmpswap_x2 v[0:3], v[32:33], s[32:35], -16 idxen offen sc0
m2808:
buffer_atomic_cmpswap_x2 v[0:3], v[32:33], s[32:35], 64 idxen offen sc0
m2809:
buffer_atomic_cmpswap_x2 v[0:3], v[32:33], s[32:35], -4.0 idxen offen sc0
m2810:
buffer_atomic_cmpswap_x2 v[0:3], v[32:33], s[32:35], 0.15915494 idxen offen sc0
m2811:
buffer_atomic_cmpswap_x2 v[0:3], v[32:33], s[32:35], s48 idxen offen offset:0 sc0
m2812:
ds_add_u32 v0, v32 offset:65535
m2813:
ds_add_u32 v0, a32
m2814:
ds_add_u32 v0, v32 offset:0
m2815:
ds_add_rtn_u32 v0, v32, v64 offset:65535
m2816:
ds_add_rtn_u32 a0, v32, a64
m2817:
ds_add_rtn_u32 v0, v32, v64 offset:0
m2818:
ds_sub_u32 v0, v32 offset:65535
m2819:
ds_sub_u32 v0, a32
m2820:
ds_sub_u32 v0, v32 offset:0
m2821:
ds_sub_rtn_u32 v0, v32, v64 offset:65535
m2822:
ds_sub_rtn_u32 a0, v32, a64
m2823:
ds_sub_rtn_u32 v0, v32, v64 offset:0
m2824:
ds_inc_u32 v0, v32 offset:65535
m2825:
ds_inc_u32 v0, a32
m2826:
ds_inc_u32 v0, v32 offset:0
m2827:
ds_inc_rtn_u32 v0, v32, v64 offset:65535
m2828:
ds_inc_rtn_u32 a0, v32, a64
m2829:
ds_inc_rtn_u32 v0, v32, v64 offset:0
m2830:
ds_dec_u32 v0, v32 offset:65535
m2831:
ds_dec_u32 v0, a32
m2832:
ds_dec_u32 v0, v32 offset:0
m2833:
ds_dec_rtn_u32 v0, v32, v64 offset:65535
m2834:
ds_dec_rtn_u32 a0, v32, a64
m2835:
ds_dec_rtn_u32 v0, v32, v64 offset:0
m2836:
ds_min_i32 v0, v32 offset:65535
m2837:
ds_min_i32 v0, a32
m2838:
ds_min_i32 v0, v32 offset:0
m2839:
ds_min_rtn_i32 v0, v32, v64 offset:65535
m2840:
ds_min_rtn_i32 a0, v32, a64
m2841:
ds_min_rtn_i32 v0, v32, v64 offset:0
m2842:
ds_max_i32 v0, v32 offset:65535
m2843:
ds_max_i32 v0, a32
m2844:
ds_max_i32 v0, v32 offset:0
m2845:
ds_max_rtn_i32 v0, v32, v64 offset:65535
m2846:
ds_max_rtn_i32 a0, v32, a64
m2847:
ds_max_rtn_i32 v0, v32, v64 offset:0
m2848:
ds_min_u32 v0, v32 offset:65535
m2849:
ds_min_u32 v0, a32
m2850:
ds_min_u32 v0, v32 offset:0
m2851:
ds_min_rtn_u32 v0, v32, v64 offset:65535
m2852:
ds_min_rtn_u32 a0, v32, a64
m2853:
ds_min_rtn_u32 v0, v32, v64 offset:0
m2854:
ds_max_u32 v0, v32 offset:65535
m2855:
ds_max_u32 v0, a32
m2856:
ds_max_u32 v0, v32 offset:0
m2857:
ds_max_rtn_u32 v0, v32, v64 offset:65535
m2858:
ds_max_rtn_u32 a0, v32, a64
m2859:
ds_max_rtn_u32 v0, v32, v64 offset:0
m2860:
ds_and_b32 v0, v32 offset:65535
m2861:
ds_and_b32 v0, a32
m2862:
ds_and_b32 v0, v32 offset:0
m2863:
ds_and_rtn_b32 v0, v32, v64 offset:65535
m2864:
ds_and_rtn_b32 a0, v32, a64
m2865:
ds_and_rtn_b32 v0, v32, v64 offset:0
m2866:
ds_or_b32 v0, v32 offset:65535
m2867:
ds_or_b32 v0, a32
m2868:
ds_or_b32 v0, v32 offset:0
m2869:
ds_or_rtn_b32 v0, v32, v64 offset:65535
m2870:
ds_or_rtn_b32 a0, v32, a64
m2871:
ds_or_rtn_b32 v0, v32, v64 offset:0
m2872:
ds_xor_b32 v0, v32 offset:65535
m2873:
ds_xor_b32 v0, a32
m2874:
ds_xor_b32 v0, v32 offset:0
m2875:
ds_xor_rtn_b32 v0, v32, v64 offset:65535
m2876:
ds_xor_rtn_b32 a0, v32, a64
m2877:
ds_xor_rtn_b32 v0, v32, v64 offset:0
m2878:
ds_rsub_u32 v0, v32 offset:65535
m2879:
ds_rsub_u32 v0, a32
m2880:
ds_rsub_u32 v0, v32 offset:0
m2881:
ds_rsub_rtn_u32 v0, v32, v64 offset:65535
m2882:
ds_rsub_rtn_u32 a0, v32, a64
m2883:
ds_rsub_rtn_u32 v0, v32, v64 offset:0
m2884:
ds_add_f32 v0, v32 offset:65535
m2885:
ds_add_f32 v0, a32
m2886:
ds_add_f32 v0, v32 offset:0
m2887:
ds_add_rtn_f32 v0, v32, v64 offset:65535
m2888:
ds_add_rtn_f32 a0, v32, a64
m2889:
ds_add_rtn_f32 v0, v32, v64 offset:0
m2890:
ds_min_f32 v0, v32 offset:65535
m2891:
ds_min_f32 v0, a32
m2892:
ds_min_f32 v0, v32 offset:0
m2893:
ds_min_rtn_f32 v0, v32, v64 offset:65535
m2894:
ds_min_rtn_f32 a0, v32, a64
m2895:
ds_min_rtn_f32 v0, v32, v64 offset:0
m2896:
ds_max_f32 v0, v32 offset:65535
m2897:
ds_max_f32 v0, a32
m2898:
ds_max_f32 v0, v32 offset:0
m2899:
ds_max_rtn_f32 v0, v32, v64 offset:65535
m2900:
ds_max_rtn_f32 a0, v32, a64
m2901:
ds_max_rtn_f32 v0, v32, v64 offset:0
m2902:
ds_add_u64 v0, v[32:33] offset:65535
m2903:
ds_add_u64 v0, a[32:33]
m2904:
ds_add_u64 v0, v[32:33] offset:0
m2905:
ds_add_rtn_u64 v[0:1], v32, v[64:65] offset:65535
m2906:
ds_add_rtn_u64 a[0:1], v32, a[64:65]
m2907:
ds_add_rtn_u64 v[0:1], v32, v[64:65] offset:0
m2908:
ds_sub_u64 v0, v[32:33] offset:65535
m2909:
ds_sub_u64 v0, a[32:33]
m2910:
ds_sub_u64 v0, v[32:33] offset:0
m2911:
ds_sub_rtn_u64 v[0:1], v32, v[64:65] offset:65535
m2912:
ds_sub_rtn_u64 a[0:1], v32, a[64:65]
m2913:
ds_sub_rtn_u64 v[0:1], v32, v[64:65] offset:0
m2914:
ds_inc_u64 v0, v[32:33] offset:65535
m2915:
ds_inc_u64 v0, a[32:33]
m2916:
ds_inc_u64 v0, v[32:33] offset:0
m2917:
ds_inc_rtn_u64 v[0:1], v32, v[64:65] offset:65535
m2918:
ds_inc_rtn_u64 a[0:1], v32, a[64:65]
m2919:
ds_inc_rtn_u64 v[0:1], v32, v[64:65] offset:0
m2920:
ds_dec_u64 v0, v[32:33] offset:65535
m2921:
ds_dec_u64 v0, a[32:33]
m2922:
ds_dec_u64 v0, v[32:33] offset:0
m2923:
ds_dec_rtn_u64 v[0:1], v32, v[64:65] offset:65535
m2924:
ds_dec_rtn_u64 a[0:1], v32, a[64:65]
m2925:
ds_dec_rtn_u64 v[0:1], v32, v[64:65] offset:0
m2926:
ds_min_i64 v0, v[32:33] offset:65535
m2927:
ds_min_i64 v0, a[32:33]
m2928:
ds_min_i64 v0, v[32:33] offset:0
m2929:
ds_min_rtn_i64 v[0:1], v32, v[64:65] offset:65535
m2930:
ds_min_rtn_i64 a[0:1], v32, a[64:65]
m2931:
ds_min_rtn_i64 v[0:1], v32, v[64:65] offset:0
m2932:
ds_max_i64 v0, v[32:33] offset:65535
m2933:
ds_max_i64 v0, a[32:33]
m2934:
ds_max_i64 v0, v[32:33] offset:0
m2935:
ds_max_rtn_i64 v[0:1], v32, v[64:65] offset:65535
m2936:
ds_max_rtn_i64 a[0:1], v32, a[64:65]
m2937:
ds_max_rtn_i64 v[0:1], v32, v[64:65] offset:0
m2938:
ds_min_u64 v0, v[32:33] offset:65535
m2939:
ds_min_u64 v0, a[32:33]
m2940:
ds_min_u64 v0, v[32:33] offset:0
m2941:
ds_min_rtn_u64 v[0:1], v32, v[64:65] offset:65535
m2942:
ds_min_rtn_u64 a[0:1], v32, a[64:65]
m2943:
ds_min_rtn_u64 v[0:1], v32, v[64:65] offset:0
m2944:
ds_max_u64 v0, v[32:33] offset:65535
m2945:
ds_max_u64 v0, a[32:33]
m2946:
ds_max_u64 v0, v[32:33] offset:0
m2947:
ds_max_rtn_u64 v[0:1], v32, v[64:65] offset:65535
m2948:
ds_max_rtn_u64 a[0:1], v32, a[64:65]
m2949:
ds_max_rtn_u64 v[0:1], v32, v[64:65] offset:0
m2950:
ds_and_b64 v0, v[32:33] offset:65535
m2951:
ds_and_b64 v0, a[32:33]
m2952:
ds_and_b64 v0, v[32:33] offset:0
m2953:
ds_and_rtn_b64 v[0:1], v32, v[64:65] offset:65535
m2954:
ds_and_rtn_b64 a[0:1], v32, a[64:65]
m2955:
ds_and_rtn_b64 v[0:1], v32, v[64:65] offset:0
m2956:
ds_or_b64 v0, v[32:33] offset:65535
m2957:
ds_or_b64 v0, a[32:33]
m2958:
ds_or_b64 v0, v[32:33] offset:0
m2959:
ds_or_rtn_b64 v[0:1], v32, v[64:65] offset:65535
m2960:
ds_or_rtn_b64 a[0:1], v32, a[64:65]
m2961:
ds_or_rtn_b64 v[0:1], v32, v[64:65] offset:0
m2962:
ds_xor_b64 v0, v[32:33] offset:65535
m2963:
ds_xor_b64 v0, a[32:33]
m2964:
ds_xor_b64 v0, v[32:33] offset:0
m2965:
ds_xor_rtn_b64 v[0:1], v32, v[64:65] offset:65535
m2966:
ds_xor_rtn_b64 a[0:1], v32, a[64:65]
m2967:
ds_xor_rtn_b64 v[0:1], v32, v[64:65] offset:0
m2968:
ds_rsub_u64 v0, v[32:33] offset:65535
m2969:
ds_rsub_u64 v0, a[32:33]
m2970:
ds_rsub_u64 v0, v[32:33] offset:0
m2971:
ds_rsub_rtn_u64 v[0:1], v32, v[64:65] offset:65535
m2972:
ds_rsub_rtn_u64 a[0:1], v32, a[64:65]
m2973:
ds_rsub_rtn_u64 v[0:1], v32, v[64:65] offset:0
m2974:
ds_add_f64 v0, v[32:33] offset:65535
m2975:
ds_add_f64 v0, a[32:33]
m2976:
ds_add_f64 v0, v[32:33] offset:0
m2977:
ds_add_rtn_f64 v[0:1], v32, v[64:65] offset:65535
m2978:
ds_add_rtn_f64 a[0:1], v32, a[64:65]
m2979:
ds_add_rtn_f64 v[0:1], v32, v[64:65] offset:0
m2980:
ds_min_f64 v0, v[32:33] offset:65535
m2981:
ds_min_f64 v0, a[32:33]
m2982:
ds_min_f64 v0, v[32:33] offset:0
m2983:
ds_min_rtn_f64 v[0:1], v32, v[64:65] offset:65535
m2984:
ds_min_rtn_f64 a[0:1], v32, a[64:65]
m2985:
ds_min_rtn_f64 v[0:1], v32, v[64:65] offset:0
m2986:
ds_max_f64 v0, v[32:33] offset:65535
m2987:
ds_max_f64 v0, a[32:33]
m2988:
ds_max_f64 v0, v[32:33] offset:0
m2989:
ds_max_rtn_f64 v[0:1], v32, v[64:65] offset:65535
m2990:
ds_max_rtn_f64 a[0:1], v32, a[64:65]
m2991:
ds_max_rtn_f64 v[0:1], v32, v[64:65] offset:0
m2992:
ds_pk_add_f16 v0, v32 offset:65535
m2993:
ds_pk_add_f16 v0, a32
m2994:
ds_pk_add_f16 v0, v32 offset:0
m2995:
ds_pk_add_rtn_f16 v0, v32, v64 offset:65535
m2996:
ds_pk_add_rtn_f16 a0, v32, a64
m2997:
ds_pk_add_rtn_f16 v0, v32, v64 offset:0
m2998:
ds_pk_add_bf16 v0, v32 offset:65535
m2999:
ds_pk_add_bf16 v0, a32
m3000:
ds_pk_add_bf16 v0, v32 offset:0
m3001:
ds_pk_add_rtn_bf16 v0, v32, v64 offset:65535
m3002:
ds_pk_add_rtn_bf16 a0, v32, a64
m3003:
ds_pk_add_rtn_bf16 v0, v32, v64 offset:0
m3004:
ds_wrxchg_rtn_b32 v0, v32, v64 offset:65535
m3005:
ds_wrxchg_rtn_b32 a0, v32, a64
m3006:
ds_wrxchg_rtn_b32 v0, v32, v64 offset:0
m3007:
ds_cmpst_b32 v0, v32, v64 offset:65535
m3008:
ds_cmpst_b32 v0, a32, a64
m3009:
ds_cmpst_b32 v0, v32, v64 offset:0
m3010:
ds_cmpst_rtn_b32 v0, v32, v64, v96 offset:65535
m3011:
ds_cmpst_rtn_b32 a0, v32, a64, a96
m3012:
ds_cmpst_rtn_b32 v0, v32, v64, v96 offset:0
m3013:
ds_wrxchg_rtn_b64 v[0:1], v32, v[64:65] offset:65535
m3014:
ds_wrxchg_rtn_b64 a[0:1], v32, a[64:65]
m3015:
ds_wrxchg_rtn_b64 v[0:1], v32, v[64:65] offset:0
m3016:
ds_cmpst_b64 v0, v[32:33], v[64:65] offset:65535
m3017:
ds_cmpst_b64 v0, a[32:33], a[64:65]
m3018:
ds_cmpst_b64 v0, v[32:33], v[64:65] offset:0
m3019:
ds_cmpst_rtn_b64 v[0:1], v32, v[64:65], v[96:97] offset:65535
m3020:
ds_cmpst_rtn_b64 a[0:1], v32, a[64:65], a[96:97]
m3021:
ds_cmpst_rtn_b64 v[0:1], v32, v[64:65], v[96:97] offset:0
m3022:
ds_mskor_b32 v0, v32, v64 offset:65535
m3023:
ds_mskor_b32 v0, a32, a64
m3024:
ds_mskor_b32 v0, v32, v64 offset:0
m3025:
ds_mskor_rtn_b32 v0, v32, v64, v96 offset:65535
m3026:
ds_mskor_rtn_b32 a0, v32, a64, a96
m3027:
ds_mskor_rtn_b32 v0, v32, v64, v96 offset:0
m3028:
ds_cmpst_f32 v0, v32, v64 offset:65535
m3029:
ds_cmpst_f32 v0, a32, a64
m3030:
ds_cmpst_f32 v0, v32, v64 offset:0
m3031:
ds_cmpst_rtn_f32 v0, v32, v64, v96 offset:65535
m3032:
ds_cmpst_rtn_f32 a0, v32, a64, a96
m3033:
ds_cmpst_rtn_f32 v0, v32, v64, v96 offset:0
m3034:
ds_wrxchg2_rtn_b32 v[0:1], v32, v64, v96 offset0:255 offset1:255
m3035:
ds_wrxchg2_rtn_b32 a[0:1], v32, a64, a96
m3036:
ds_wrxchg2_rtn_b32 v[0:1], v32, v64, v96 offset0:0
m3037:
ds_wrxchg2_rtn_b32 v[0:1], v32, v64, v96 offset0:255
m3038:
ds_wrxchg2_rtn_b32 v[0:1], v32, v64, v96 offset1:0
m3039:
ds_wrxchg2_rtn_b32 v[0:1], v32, v64, v96 offset1:255
m3040:
ds_wrxchg2st64_rtn_b32 v[0:1], v32, v64, v96 offset0:255 offset1:255
m3041:
ds_wrxchg2st64_rtn_b32 a[0:1], v32, a64, a96
m3042:
ds_wrxchg2st64_rtn_b32 v[0:1], v32, v64, v96 offset0:0
m3043:
ds_wrxchg2st64_rtn_b32 v[0:1], v32, v64, v96 offset0:255
m3044:
ds_wrxchg2st64_rtn_b32 v[0:1], v32, v64, v96 offset1:0
m3045:
ds_wrxchg2st64_rtn_b32 v[0:1], v32, v64, v96 offset1:255
m3046:
ds_mskor_b64 v0, v[32:33], v[64:65] offset:65535
m3047:
ds_mskor_b64 v0, a[32:33], a[64:65]
m3048:
ds_mskor_b64 v0, v[32:33], v[64:65] offset:0
m3049:
ds_mskor_rtn_b64 v[0:1], v32, v[64:65], v[96:97] offset:65535
m3050:
ds_mskor_rtn_b64 a[0:1], v32, a[64:65], a[96:97]
m3051:
ds_mskor_rtn_b64 v[0:1], v32, v[64:65], v[96:97] offset:0
m3052:
ds_cmpst_f64 v0, v[32:33], v[64:65] offset:65535
m3053:
ds_cmpst_f64 v0, a[32:33], a[64:65]
m3054:
ds_cmpst_f64 v0, v[32:33], v[64:65] offset:0
m3055:
ds_cmpst_rtn_f64 v[0:1], v32, v[64:65], v[96:97] offset:65535
m3056:
ds_cmpst_rtn_f64 a[0:1], v32, a[64:65], a[96:97]
m3057:
ds_cmpst_rtn_f64 v[0:1], v32, v[64:65], v[96:97] offset:0
m3058:
ds_wrxchg2_rtn_b64 v[0:3], v32, v[64:65], v[96:97] offset0:255 offset1:255
m3059:
ds_wrxchg2_rtn_b64 a[0:3], v32, a[64:65], a[96:97]
m3060:
ds_wrxchg2_rtn_b64 v[0:3], v32, v[64:65], v[96:97] offset0:0
m3061:
ds_wrxchg2_rtn_b64 v[0:3], v32, v[64:65], v[96:97] offset0:255
m3062:
ds_wrxchg2_rtn_b64 v[0:3], v32, v[64:65], v[96:97] offset1:0
m3063:
ds_wrxchg2_rtn_b64 v[0:3], v32, v[64:65], v[96:97] offset1:255
m3064:
ds_wrxchg2st64_rtn_b64 v[0:3], v32, v[64:65], v[96:97] offset0:255 offset1:255
m3065:
ds_wrxchg2st64_rtn_b64 a[0:3], v32, a[64:65], a[96:97]
m3066:
ds_wrxchg2st64_rtn_b64 v[0:3], v32, v[64:65], v[96:97] offset0:0
m3067:
ds_wrxchg2st64_rtn_b64 v[0:3], v32, v[64:65], v[96:97] offset0:255
m3068:
ds_wrxchg2st64_rtn_b64 v[0:3], v32, v[64:65], v[96:97] offset1:0
m3069:
ds_wrxchg2st64_rtn_b64 v[0:3], v32, v[64:65], v[96:97] offset1:255
m3070:
ds_wrap_rtn_b32 v0, v32, v64, v96 offset:65535
m3071:
ds_wrap_rtn_b32 a0, v32, a64, a96
m3072:
ds_wrap_rtn_b32 v0, v32, v64, v96 offset:0
m3073:
s_nop 1
m3074:
s_nop 0
m3075:
s_nop 15
m3076:
s_sleep 1
m3077:
s_sleep 0
m3078:
s_sleep 127
m3079:
s_setprio 1
m3080:
s_setprio 0
m3081:
s_setprio 3
m3082:
s_sethalt 1
m3083:
s_sethalt 0
m3084:
s_sethalt 7
m3085:
s_icache_inv
m3086:
s_wakeup
m3087:
s_sendmsg sendmsg(MSG_INTERRUPT)
m3088:
s_trap 1
m3089:
s_trap 0
m3090:
s_trap 255
m3091:
s_incperflevel 1
m3092:
s_incperflevel 0
m3093:
s_incperflevel 15
m3094:
s_decperflevel 1
m3095:
s_decperflevel 0
m3096:
s_decperflevel 15
m3097:
s_ttracedata
m3098:
v_clrexcp
m3099:
ds_nop
m3100:
s_waitcnt vmcnt(0)
m3101:
s_barrier
m3102:
s_endpgm
m3103:
s_branch there
m3104:
s_cbranch_scc0 there
m3105:
s_cbranch_scc1 there
m3106:
s_cbranch_vccz there
m3107:
s_cbranch_vccnz there
m3108:
s_cbranch_execz there
m3109:
s_cbranch_execnz there
m3110:
v_cvt_f32_u32 v0, v32
m3111:
v_cvt_f32_u32 v0, s16
m3112:
v_cvt_f32_u32 v0, vcc_lo
m3113:
v_cvt_f32_u32 v0, m0
m3114:
v_cvt_f32_u32 v0, exec_hi
m3115:
v_cvt_f32_u32 v0, src_scc
m3116:
v_cvt_f32_u32 v0, 0
m3117:
v_cvt_f32_u32 v0, -16
m3118:
v_cvt_f32_u32 v0, 64
m3119:
v_cvt_f32_u32 v0, -4.0
m3120:
v_cvt_f32_u32 v0, 0.15915494
m3121:
v_cvt_f32_u32_e64 v0, v32 clamp
m3122:
v_cvt_f32_u32_e64 v0, v32 mul:4
m3123:
v_cvt_f32_u32_e64 v0, v32 clamp div:2
m3124:
v_cvt_f32_u32_e32 v0, v32
m3125:
v_cvt_f32_u32_e32 v0, 0x12345678
m3126:
v_cvt_f32_u32_e64 v0, v32
m3127:
v_cvt_f32_u32_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m3128:
v_cvt_f32_u32_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m3129:
v_cvt_f32_i32 v0, v32
m3130:
v_cvt_f32_i32 v0, s16
m3131:
v_cvt_f32_i32 v0, vcc_lo
m3132:
v_cvt_f32_i32 v0, m0
m3133:
v_cvt_f32_i32 v0, exec_hi
m3134:
v_cvt_f32_i32 v0, src_scc
m3135:
v_cvt_f32_i32 v0, 0
m3136:
v_cvt_f32_i32 v0, -16
m3137:
v_cvt_f32_i32 v0, 64
m3138:
v_cvt_f32_i32 v0, -4.0
m3139:
v_cvt_f32_i32 v0, 0.15915494
m3140:
v_cvt_f32_i32_e64 v0, v32 clamp
m3141:
v_cvt_f32_i32_e64 v0, v32 mul:4
m3142:
v_cvt_f32_i32_e64 v0, v32 clamp div:2
m3143:
v_cvt_f32_i32_e32 v0, v32
m3144:
v_cvt_f32_i32_e32 v0, 0x12345678
m3145:
v_cvt_f32_i32_e64 v0, v32
m3146:
v_cvt_f32_i32_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m3147:
v_cvt_f32_i32_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m3148:
v_cvt_u32_f32 v0, v32
m3149:
v_cvt_u32_f32 v0, s16
m3150:
v_cvt_u32_f32 v0, vcc_lo
m3151:
v_cvt_u32_f32 v0, m0
m3152:
v_cvt_u32_f32 v0, exec_hi
m3153:
v_cvt_u32_f32 v0, src_scc
m3154:
v_cvt_u32_f32 v0, 0
m3155:
v_cvt_u32_f32 v0, -16
m3156:
v_cvt_u32_f32 v0, 64
m3157:
v_cvt_u32_f32 v0, -4.0
m3158:
v_cvt_u32_f32 v0, 0.15915494
m3159:
v_cvt_u32_f32_e64 v0, -|v32|
m3160:
v_cvt_u32_f32_e32 v0, v32
m3161:
v_cvt_u32_f32_e32 v0, 0x12345678
m3162:
v_cvt_u32_f32_e64 v0, v32
m3163:
v_cvt_u32_f32_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m3164:
v_cvt_u32_f32_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m3165:
v_cvt_i32_f32 v0, v32
m3166:
v_cvt_i32_f32 v0, s16
m3167:
v_cvt_i32_f32 v0, vcc_lo
m3168:
v_cvt_i32_f32 v0, m0
m3169:
v_cvt_i32_f32 v0, exec_hi
m3170:
v_cvt_i32_f32 v0, src_scc
m3171:
v_cvt_i32_f32 v0, 0
m3172:
v_cvt_i32_f32 v0, -16
m3173:
v_cvt_i32_f32 v0, 64
m3174:
v_cvt_i32_f32 v0, -4.0
m3175:
v_cvt_i32_f32 v0, 0.15915494
m3176:
v_cvt_i32_f32_e64 v0, -|v32|
m3177:
v_cvt_i32_f32_e32 v0, v32
m3178:
v_cvt_i32_f32_e32 v0, 0x12345678
m3179:
v_cvt_i32_f32_e64 v0, v32
m3180:
v_cvt_i32_f32_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m3181:
v_cvt_i32_f32_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m3182:
v_cvt_flr_i32_f32 v0, v32
m3183:
v_cvt_flr_i32_f32 v0, s16
m3184:
v_cvt_flr_i32_f32 v0, vcc_lo
m3185:
v_cvt_flr_i32_f32 v0, m0
m3186:
v_cvt_flr_i32_f32 v0, exec_hi
m3187:
v_cvt_flr_i32_f32 v0, src_scc
m3188:
v_cvt_flr_i32_f32 v0, 0
m3189:
v_cvt_flr_i32_f32 v0, -16
m3190:
v_cvt_flr_i32_f32 v0, 64
m3191:
v_cvt_flr_i32_f32 v0, -4.0
m3192:
v_cvt_flr_i32_f32 v0, 0.15915494
m3193:
v_cvt_flr_i32_f32_e64 v0, -|v32|
m3194:
v_cvt_flr_i32_f32_e32 v0, v32
m3195:
v_cvt_flr_i32_f32_e32 v0, 0x12345678
m3196:
v_cvt_flr_i32_f32_e64 v0, v32
m3197:
v_cvt_flr_i32_f32_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m3198:
v_cvt_flr_i32_f32_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m3199:
v_cvt_rpi_i32_f32 v0, v32
m3200:
v_cvt_rpi_i32_f32 v0, s16
m3201:
v_cvt_rpi_i32_f32 v0, vcc_lo
m3202:
v_cvt_rpi_i32_f32 v0, m0
m3203:
v_cvt_rpi_i32_f32 v0, exec_hi
m3204:
v_cvt_rpi_i32_f32 v0, src_scc
m3205:
v_cvt_rpi_i32_f32 v0, 0
m3206:
v_cvt_rpi_i32_f32 v0, -16
m3207:
v_cvt_rpi_i32_f32 v0, 64
m3208:
v_cvt_rpi_i32_f32 v0, -4.0
m3209:
v_cvt_rpi_i32_f32 v0, 0.15915494
m3210:
v_cvt_rpi_i32_f32_e64 v0, -|v32|
m3211:
v_cvt_rpi_i32_f32_e32 v0, v32
m3212:
v_cvt_rpi_i32_f32_e32 v0, 0x12345678
m3213:
v_cvt_rpi_i32_f32_e64 v0, v32
m3214:
v_cvt_rpi_i32_f32_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m3215:
v_cvt_rpi_i32_f32_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m3216:
v_cvt_f32_f16 v0, v32
m3217:
v_cvt_f32_f16 v0, s16
m3218:
v_cvt_f32_f16 v0, vcc_lo
m3219:
v_cvt_f32_f16 v0, m0
m3220:
v_cvt_f32_f16 v0, exec_hi
m3221:
v_cvt_f32_f16 v0, src_scc
m3222:
v_cvt_f32_f16 v0, 0
m3223:
v_cvt_f32_f16 v0, -16
m3224:
v_cvt_f32_f16 v0, 64
m3225:
v_cvt_f32_f16 v0, -4.0
m3226:
v_cvt_f32_f16 v0, 0.15915494
m3227:
v_cvt_f32_f16_e64 v0, -|v32|
m3228:
v_cvt_f32_f16_e64 v0, v32 clamp
m3229:
v_cvt_f32_f16_e64 v0, v32 mul:4
m3230:
v_cvt_f32_f16_e64 v0, v32 clamp div:2
m3231:
v_cvt_f32_f16_e32 v0, v32
m3232:
v_cvt_f32_f16_e32 v0, 0x1234
m3233:
v_cvt_f32_f16_e64 v0, v32
m3234:
v_cvt_f32_f16_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m3235:
v_cvt_f32_f16_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m3236:
v_cvt_f16_f32 v0, v32
m3237:
v_cvt_f16_f32 v0, s16
m3238:
v_cvt_f16_f32 v0, vcc_lo
m3239:
v_cvt_f16_f32 v0, m0
m3240:
v_cvt_f16_f32 v0, exec_hi
m3241:
v_cvt_f16_f32 v0, src_scc
m3242:
v_cvt_f16_f32 v0, 0
m3243:
v_cvt_f16_f32 v0, -16
m3244:
v_cvt_f16_f32 v0, 64
m3245:
v_cvt_f16_f32 v0, -4.0
m3246:
v_cvt_f16_f32 v0, 0.15915494
m3247:
v_cvt_f16_f32_e64 v0, -|v32|
m3248:
v_cvt_f16_f32_e64 v0, v32 clamp
m3249:
v_cvt_f16_f32_e64 v0, v32 mul:4
m3250:
v_cvt_f16_f32_e64 v0, v32 clamp div:2
m3251:
v_cvt_f16_f32_e32 v0, v32
m3252:
v_cvt_f16_f32_e32 v0, 0x12345678
m3253:
v_cvt_f16_f32_e64 v0, v32
m3254:
v_cvt_f16_f32_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m3255:
v_cvt_f16_f32_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m3256:
v_cvt_f16_u16 v0, v32
m3257:
v_cvt_f16_u16 v0, s16
m3258:
v_cvt_f16_u16 v0, vcc_lo
m3259:
v_cvt_f16_u16 v0, m0
m3260:
v_cvt_f16_u16 v0, exec_hi
m3261:
v_cvt_f16_u16 v0, src_scc
m3262:
v_cvt_f16_u16 v0, 0
m3263:
v_cvt_f16_u16 v0, -16
m3264:
v_cvt_f16_u16 v0, 64
m3265:
v_cvt_f16_u16 v0, -4.0
m3266:
v_cvt_f16_u16 v0, 0.15915494
m3267:
v_cvt_f16_u16_e64 v0, v32 clamp
m3268:
v_cvt_f16_u16_e64 v0, v32 mul:4
m3269:
v_cvt_f16_u16_e64 v0, v32 clamp div:2
m3270:
v_cvt_f16_u16_e32 v0, v32
m3271:
v_cvt_f16_u16_e32 v0, 0x1234
m3272:
v_cvt_f16_u16_e64 v0, v32
m3273:
v_cvt_f16_u16_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m3274:
v_cvt_f16_u16_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m3275:
v_cvt_f16_i16 v0, v32
m3276:
v_cvt_f16_i16 v0, s16
m3277:
v_cvt_f16_i16 v0, vcc_lo
m3278:
v_cvt_f16_i16 v0, m0
m3279:
v_cvt_f16_i16 v0, exec_hi
m3280:
v_cvt_f16_i16 v0, src_scc
m3281:
v_cvt_f16_i16 v0, 0
m3282:
v_cvt_f16_i16 v0, -16
m3283:
v_cvt_f16_i16 v0, 64
m3284:
v_cvt_f16_i16 v0, -4.0
m3285:
v_cvt_f16_i16 v0, 0.15915494
m3286:
v_cvt_f16_i16_e64 v0, v32 clamp
m3287:
v_cvt_f16_i16_e64 v0, v32 mul:4
m3288:
v_cvt_f16_i16_e64 v0, v32 clamp div:2
m3289:
v_cvt_f16_i16_e32 v0, v32
m3290:
v_cvt_f16_i16_e32 v0, 0x1234
m3291:
v_cvt_f16_i16_e64 v0, v32
m3292:
v_cvt_f16_i16_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m3293:
v_cvt_f16_i16_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m3294:
v_cvt_u16_f16 v0, v32
m3295:
v_cvt_u16_f16 v0, s16
m3296:
v_cvt_u16_f16 v0, vcc_lo
m3297:
v_cvt_u16_f16 v0, m0
m3298:
v_cvt_u16_f16 v0, exec_hi
m3299:
v_cvt_u16_f16 v0, src_scc
m3300:
v_cvt_u16_f16 v0, 0
m3301:
v_cvt_u16_f16 v0, -16
m3302:
v_cvt_u16_f16 v0, 64
m3303:
v_cvt_u16_f16 v0, -4.0
m3304:
v_cvt_u16_f16 v0, 0.15915494
m3305:
v_cvt_u16_f16_e64 v0, -|v32|
m3306:
v_cvt_u16_f16_e32 v0, v32
m3307:
v_cvt_u16_f16_e32 v0, 0x1234
m3308:
v_cvt_u16_f16_e64 v0, v32
m3309:
v_cvt_u16_f16_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m3310:
v_cvt_u16_f16_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m3311:
v_cvt_i16_f16 v0, v32
m3312:
v_cvt_i16_f16 v0, s16
m3313:
v_cvt_i16_f16 v0, vcc_lo
m3314:
v_cvt_i16_f16 v0, m0
m3315:
v_cvt_i16_f16 v0, exec_hi
m3316:
v_cvt_i16_f16 v0, src_scc
m3317:
v_cvt_i16_f16 v0, 0
m3318:
v_cvt_i16_f16 v0, -16
m3319:
v_cvt_i16_f16 v0, 64
m3320:
v_cvt_i16_f16 v0, -4.0
m3321:
v_cvt_i16_f16 v0, 0.15915494
m3322:
v_cvt_i16_f16_e64 v0, -|v32|
m3323:
v_cvt_i16_f16_e32 v0, v32
m3324:
v_cvt_i16_f16_e32 v0, 0x1234
m3325:
v_cvt_i16_f16_e64 v0, v32
m3326:
v_cvt_i16_f16_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m3327:
v_cvt_i16_f16_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m3328:
v_cvt_f64_f32 v[0:1], v32
m3329:
v_cvt_f64_f32 v[0:1], s16
m3330:
v_cvt_f64_f32 v[0:1], vcc_lo
m3331:
v_cvt_f64_f32 v[0:1], m0
m3332:
v_cvt_f64_f32 v[0:1], exec_hi
m3333:
v_cvt_f64_f32 v[0:1], src_scc
m3334:
v_cvt_f64_f32 v[0:1], 0
m3335:
v_cvt_f64_f32 v[0:1], -16
m3336:
v_cvt_f64_f32 v[0:1], 64
m3337:
v_cvt_f64_f32 v[0:1], -4.0
m3338:
v_cvt_f64_f32 v[0:1], 0.15915494
m3339:
v_cvt_f64_f32_e64 v[0:1], -|v32|
m3340:
v_cvt_f64_f32_e64 v[0:1], v32 clamp
m3341:
v_cvt_f64_f32_e64 v[0:1], v32 mul:4
m3342:
v_cvt_f64_f32_e64 v[0:1], v32 clamp div:2
m3343:
v_cvt_f64_f32_e32 v[0:1], v32
m3344:
v_cvt_f64_f32_e32 v[0:1], 0x12345678
m3345:
v_cvt_f64_f32_e64 v[0:1], v32
m3346:
v_cvt_f64_f32_dpp v[0:1], v32 row_newbcast:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m3347:
v_cvt_f32_f64 v0, v[32:33]
m3348:
v_cvt_f32_f64 v0, s[16:17]
m3349:
v_cvt_f32_f64 v0, vcc
m3350:
v_cvt_f32_f64 v0, exec
m3351:
v_cvt_f32_f64 v0, 0
m3352:
v_cvt_f32_f64 v0, -16
m3353:
v_cvt_f32_f64 v0, 64
m3354:
v_cvt_f32_f64 v0, -4.0
m3355:
v_cvt_f32_f64 v0, 0.15915494309189532
m3356:
v_cvt_f32_f64_e64 v0, -|v[32:33]|
m3357:
v_cvt_f32_f64_e64 v0, v[32:33] clamp
m3358:
v_cvt_f32_f64_e64 v0, v[32:33] mul:4
m3359:
v_cvt_f32_f64_e64 v0, v[32:33] clamp div:2
m3360:
v_cvt_f32_f64_e32 v0, v[32:33]
m3361:
v_cvt_f32_f64_e32 v0, 0x12345678
m3362:
v_cvt_f32_f64_e64 v0, v[32:33]
m3363:
v_cvt_f32_f64_dpp v0, v[32:33] row_newbcast:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m3364:
v_cvt_f64_i32 v[0:1], v32
m3365:
v_cvt_f64_i32 v[0:1], s16
m3366:
v_cvt_f64_i32 v[0:1], vcc_lo
m3367:
v_cvt_f64_i32 v[0:1], m0
m3368:
v_cvt_f64_i32 v[0:1], exec_hi
m3369:
v_cvt_f64_i32 v[0:1], src_scc
m3370:
v_cvt_f64_i32 v[0:1], 0
m3371:
v_cvt_f64_i32 v[0:1], -16
m3372:
v_cvt_f64_i32 v[0:1], 64
m3373:
v_cvt_f64_i32 v[0:1], -4.0
m3374:
v_cvt_f64_i32 v[0:1], 0.15915494
m3375:
v_cvt_f64_i32_e64 v[0:1], v32 clamp
m3376:
v_cvt_f64_i32_e64 v[0:1], v32 mul:4
m3377:
v_cvt_f64_i32_e64 v[0:1], v32 clamp div:2
m3378:
v_cvt_f64_i32_e32 v[0:1], v32
m3379:
v_cvt_f64_i32_e32 v[0:1], 0x12345678
m3380:
v_cvt_f64_i32_e64 v[0:1], v32
m3381:
v_cvt_f64_i32_dpp v[0:1], v32 row_newbcast:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m3382:
v_cvt_f64_u32 v[0:1], v32
m3383:
v_cvt_f64_u32 v[0:1], s16
m3384:
v_cvt_f64_u32 v[0:1], vcc_lo
m3385:
v_cvt_f64_u32 v[0:1], m0
m3386:
v_cvt_f64_u32 v[0:1], exec_hi
m3387:
v_cvt_f64_u32 v[0:1], src_scc
m3388:
v_cvt_f64_u32 v[0:1], 0
m3389:
v_cvt_f64_u32 v[0:1], -16
m3390:
v_cvt_f64_u32 v[0:1], 64
m3391:
v_cvt_f64_u32 v[0:1], -4.0
m3392:
v_cvt_f64_u32 v[0:1], 0.15915494
m3393:
v_cvt_f64_u32_e64 v[0:1], v32 clamp
m3394:
v_cvt_f64_u32_e64 v[0:1], v32 mul:4
m3395:
v_cvt_f64_u32_e64 v[0:1], v32 clamp div:2
m3396:
v_cvt_f64_u32_e32 v[0:1], v32
m3397:
v_cvt_f64_u32_e32 v[0:1], 0x12345678
m3398:
v_cvt_f64_u32_e64 v[0:1], v32
m3399:
v_cvt_f64_u32_dpp v[0:1], v32 row_newbcast:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m3400:
v_cvt_i32_f64 v0, v[32:33]
m3401:
v_cvt_i32_f64 v0, s[16:17]
m3402:
v_cvt_i32_f64 v0, vcc
m3403:
v_cvt_i32_f64 v0, exec
m3404:
v_cvt_i32_f64 v0, 0
m3405:
v_cvt_i32_f64 v0, -16
m3406:
v_cvt_i32_f64 v0, 64
m3407:
v_cvt_i32_f64 v0, -4.0
m3408:
v_cvt_i32_f64 v0, 0.15915494309189532
m3409:
v_cvt_i32_f64_e64 v0, -|v[32:33]|
m3410:
v_cvt_i32_f64_e32 v0, v[32:33]
m3411:
v_cvt_i32_f64_e32 v0, 0x12345678
m3412:
v_cvt_i32_f64_e64 v0, v[32:33]
m3413:
v_cvt_i32_f64_dpp v0, v[32:33] row_newbcast:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m3414:
v_cvt_u32_f64 v0, v[32:33]
m3415:
v_cvt_u32_f64 v0, s[16:17]
m3416:
v_cvt_u32_f64 v0, vcc
m3417:
v_cvt_u32_f64 v0, exec
m3418:
v_cvt_u32_f64 v0, 0
m3419:
v_cvt_u32_f64 v0, -16
m3420:
v_cvt_u32_f64 v0, 64
m3421:
v_cvt_u32_f64 v0, -4.0
m3422:
v_cvt_u32_f64 v0, 0.15915494309189532
m3423:
v_cvt_u32_f64_e64 v0, -|v[32:33]|
m3424:
v_cvt_u32_f64_e32 v0, v[32:33]
m3425:
v_cvt_u32_f64_e32 v0, 0x12345678
m3426:
v_cvt_u32_f64_e64 v0, v[32:33]
m3427:
v_cvt_u32_f64_dpp v0, v[32:33] row_newbcast:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m3428:
v_cvt_f32_ubyte0 v0, v32
m3429:
v_cvt_f32_ubyte0 v0, s16
m3430:
v_cvt_f32_ubyte0 v0, vcc_lo
m3431:
v_cvt_f32_ubyte0 v0, m0
m3432:
v_cvt_f32_ubyte0 v0, exec_hi
m3433:
v_cvt_f32_ubyte0 v0, src_scc
m3434:
v_cvt_f32_ubyte0 v0, 0
m3435:
v_cvt_f32_ubyte0 v0, -16
m3436:
v_cvt_f32_ubyte0 v0, 64
m3437:
v_cvt_f32_ubyte0 v0, -4.0
m3438:
v_cvt_f32_ubyte0 v0, 0.15915494
m3439:
v_cvt_f32_ubyte0_e64 v0, v32 clamp
m3440:
v_cvt_f32_ubyte0_e64 v0, v32 mul:4
m3441:
v_cvt_f32_ubyte0_e64 v0, v32 clamp div:2
m3442:
v_cvt_f32_ubyte0_e32 v0, v32
m3443:
v_cvt_f32_ubyte0_e32 v0, 0x12345678
m3444:
v_cvt_f32_ubyte0_e64 v0, v32
m3445:
v_cvt_f32_ubyte0_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m3446:
v_cvt_f32_ubyte0_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m3447:
v_cvt_f32_ubyte1 v0, v32
m3448:
v_cvt_f32_ubyte1 v0, s16
m3449:
v_cvt_f32_ubyte1 v0, vcc_lo
m3450:
v_cvt_f32_ubyte1 v0, m0
m3451:
v_cvt_f32_ubyte1 v0, exec_hi
m3452:
v_cvt_f32_ubyte1 v0, src_scc
m3453:
v_cvt_f32_ubyte1 v0, 0
m3454:
v_cvt_f32_ubyte1 v0, -16
m3455:
v_cvt_f32_ubyte1 v0, 64
m3456:
v_cvt_f32_ubyte1 v0, -4.0
m3457:
v_cvt_f32_ubyte1 v0, 0.15915494
m3458:
v_cvt_f32_ubyte1_e64 v0, v32 clamp
m3459:
v_cvt_f32_ubyte1_e64 v0, v32 mul:4
m3460:
v_cvt_f32_ubyte1_e64 v0, v32 clamp div:2
m3461:
v_cvt_f32_ubyte1_e32 v0, v32
m3462:
v_cvt_f32_ubyte1_e32 v0, 0x12345678
m3463:
v_cvt_f32_ubyte1_e64 v0, v32
m3464:
v_cvt_f32_ubyte1_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m3465:
v_cvt_f32_ubyte1_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m3466:
v_cvt_f32_ubyte2 v0, v32
m3467:
v_cvt_f32_ubyte2 v0, s16
m3468:
v_cvt_f32_ubyte2 v0, vcc_lo
m3469:
v_cvt_f32_ubyte2 v0, m0
m3470:
v_cvt_f32_ubyte2 v0, exec_hi
m3471:
v_cvt_f32_ubyte2 v0, src_scc
m3472:
v_cvt_f32_ubyte2 v0, 0
m3473:
v_cvt_f32_ubyte2 v0, -16
m3474:
v_cvt_f32_ubyte2 v0, 64
m3475:
v_cvt_f32_ubyte2 v0, -4.0
m3476:
v_cvt_f32_ubyte2 v0, 0.15915494
m3477:
v_cvt_f32_ubyte2_e64 v0, v32 clamp
m3478:
v_cvt_f32_ubyte2_e64 v0, v32 mul:4
m3479:
v_cvt_f32_ubyte2_e64 v0, v32 clamp div:2
m3480:
v_cvt_f32_ubyte2_e32 v0, v32
m3481:
v_cvt_f32_ubyte2_e32 v0, 0x12345678
m3482:
v_cvt_f32_ubyte2_e64 v0, v32
m3483:
v_cvt_f32_ubyte2_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m3484:
v_cvt_f32_ubyte2_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m3485:
v_cvt_f32_ubyte3 v0, v32
m3486:
v_cvt_f32_ubyte3 v0, s16
m3487:
v_cvt_f32_ubyte3 v0, vcc_lo
m3488:
v_cvt_f32_ubyte3 v0, m0
m3489:
v_cvt_f32_ubyte3 v0, exec_hi
m3490:
v_cvt_f32_ubyte3 v0, src_scc
m3491:
v_cvt_f32_ubyte3 v0, 0
m3492:
v_cvt_f32_ubyte3 v0, -16
m3493:
v_cvt_f32_ubyte3 v0, 64
m3494:
v_cvt_f32_ubyte3 v0, -4.0
m3495:
v_cvt_f32_ubyte3 v0, 0.15915494
m3496:
v_cvt_f32_ubyte3_e64 v0, v32 clamp
m3497:
v_cvt_f32_ubyte3_e64 v0, v32 mul:4
m3498:
v_cvt_f32_ubyte3_e64 v0, v32 clamp div:2
m3499:
v_cvt_f32_ubyte3_e32 v0, v32
m3500:
v_cvt_f32_ubyte3_e32 v0, 0x12345678
m3501:
v_cvt_f32_ubyte3_e64 v0, v32
m3502:
v_cvt_f32_ubyte3_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m3503:
v_cvt_f32_ubyte3_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m3504:
v_cvt_pkrtz_f16_f32 v0, v32, v64
m3505:
v_cvt_pkrtz_f16_f32 v0, s16, v64
m3506:
v_cvt_pkrtz_f16_f32 v0, vcc_lo, v64
m3507:
v_cvt_pkrtz_f16_f32 v0, m0, v64
m3508:
v_cvt_pkrtz_f16_f32 v0, exec_hi, v64
m3509:
v_cvt_pkrtz_f16_f32 v0, src_scc, v64
m3510:
v_cvt_pkrtz_f16_f32 v0, 0, v64
m3511:
v_cvt_pkrtz_f16_f32 v0, -16, v64
m3512:
v_cvt_pkrtz_f16_f32 v0, 64, v64
m3513:
v_cvt_pkrtz_f16_f32 v0, -4.0, v64
m3514:
v_cvt_pkrtz_f16_f32 v0, 0.15915494, v64
m3515:
v_cvt_pkrtz_f16_f32 v0, v32, s32
m3516:
v_cvt_pkrtz_f16_f32 v0, v32, vcc_lo
m3517:
v_cvt_pkrtz_f16_f32 v0, v32, m0
m3518:
v_cvt_pkrtz_f16_f32 v0, v32, exec_hi
m3519:
v_cvt_pkrtz_f16_f32 v0, v32, src_scc
m3520:
v_cvt_pkrtz_f16_f32 v0, v32, 0
m3521:
v_cvt_pkrtz_f16_f32 v0, v32, -16
m3522:
v_cvt_pkrtz_f16_f32 v0, v32, 64
m3523:
v_cvt_pkrtz_f16_f32 v0, v32, -4.0
m3524:
v_cvt_pkrtz_f16_f32 v0, v32, 0.15915494
m3525:
v_cvt_pkrtz_f16_f32 v0, -|v32|, v64
m3526:
v_cvt_pkrtz_f16_f32 v0, v32, -|v64|
m3527:
v_cvt_pk_u16_u32 v0, v32, v64
m3528:
v_cvt_pk_u16_u32 v0, s16, v64
m3529:
v_cvt_pk_u16_u32 v0, vcc_lo, v64
m3530:
v_cvt_pk_u16_u32 v0, m0, v64
m3531:
v_cvt_pk_u16_u32 v0, exec_hi, v64
m3532:
v_cvt_pk_u16_u32 v0, src_scc, v64
m3533:
v_cvt_pk_u16_u32 v0, 0, v64
m3534:
v_cvt_pk_u16_u32 v0, -16, v64
m3535:
v_cvt_pk_u16_u32 v0, 64, v64
m3536:
v_cvt_pk_u16_u32 v0, -4.0, v64
m3537:
v_cvt_pk_u16_u32 v0, 0.15915494, v64
m3538:
v_cvt_pk_u16_u32 v0, v32, s32
m3539:
v_cvt_pk_u16_u32 v0, v32, vcc_lo
m3540:
v_cvt_pk_u16_u32 v0, v32, m0
m3541:
v_cvt_pk_u16_u32 v0, v32, exec_hi
m3542:
v_cvt_pk_u16_u32 v0, v32, src_scc
m3543:
v_cvt_pk_u16_u32 v0, v32, 0
m3544:
v_cvt_pk_u16_u32 v0, v32, -16
m3545:
v_cvt_pk_u16_u32 v0, v32, 64
m3546:
v_cvt_pk_u16_u32 v0, v32, -4.0
m3547:
v_cvt_pk_u16_u32 v0, v32, 0.15915494
m3548:
v_cvt_pk_i16_i32 v0, v32, v64
m3549:
v_cvt_pk_i16_i32 v0, s16, v64
m3550:
v_cvt_pk_i16_i32 v0, vcc_lo, v64
m3551:
v_cvt_pk_i16_i32 v0, m0, v64
m3552:
v_cvt_pk_i16_i32 v0, exec_hi, v64
m3553:
v_cvt_pk_i16_i32 v0, src_scc, v64
m3554:
v_cvt_pk_i16_i32 v0, 0, v64
m3555:
v_cvt_pk_i16_i32 v0, -16, v64
m3556:
v_cvt_pk_i16_i32 v0, 64, v64
m3557:
v_cvt_pk_i16_i32 v0, -4.0, v64
m3558:
v_cvt_pk_i16_i32 v0, 0.15915494, v64
m3559:
v_cvt_pk_i16_i32 v0, v32, s32
m3560:
v_cvt_pk_i16_i32 v0, v32, vcc_lo
m3561:
v_cvt_pk_i16_i32 v0, v32, m0
m3562:
v_cvt_pk_i16_i32 v0, v32, exec_hi
m3563:
v_cvt_pk_i16_i32 v0, v32, src_scc
m3564:
v_cvt_pk_i16_i32 v0, v32, 0
m3565:
v_cvt_pk_i16_i32 v0, v32, -16
m3566:
v_cvt_pk_i16_i32 v0, v32, 64
m3567:
v_cvt_pk_i16_i32 v0, v32, -4.0
m3568:
v_cvt_pk_i16_i32 v0, v32, 0.15915494
m3569:
v_pack_b32_f16 v0, v32, v64
m3570:
v_pack_b32_f16 v0, s16, v64
m3571:
v_pack_b32_f16 v0, vcc_lo, v64
m3572:
v_pack_b32_f16 v0, m0, v64
m3573:
v_pack_b32_f16 v0, exec_hi, v64
m3574:
v_pack_b32_f16 v0, src_scc, v64
m3575:
v_pack_b32_f16 v0, 0, v64
m3576:
v_pack_b32_f16 v0, -16, v64
m3577:
v_pack_b32_f16 v0, 64, v64
m3578:
v_pack_b32_f16 v0, -4.0, v64
m3579:
v_pack_b32_f16 v0, 0.15915494, v64
m3580:
v_pack_b32_f16 v0, v32, s32
m3581:
v_pack_b32_f16 v0, v32, vcc_lo
m3582:
v_pack_b32_f16 v0, v32, m0
m3583:
v_pack_b32_f16 v0, v32, exec_hi
m3584:
v_pack_b32_f16 v0, v32, src_scc
m3585:
v_pack_b32_f16 v0, v32, 0
m3586:
v_pack_b32_f16 v0, v32, -16
m3587:
v_pack_b32_f16 v0, v32, 64
m3588:
v_pack_b32_f16 v0, v32, -4.0
m3589:
v_pack_b32_f16 v0, v32, 0.15915494
m3590:
v_cvt_pk_bf16_f32 v0, v32, v64
m3591:
v_cvt_pk_bf16_f32 v0, s16, v64
m3592:
v_cvt_pk_bf16_f32 v0, vcc_lo, v64
m3593:
v_cvt_pk_bf16_f32 v0, m0, v64
m3594:
v_cvt_pk_bf16_f32 v0, exec_hi, v64
m3595:
v_cvt_pk_bf16_f32 v0, src_scc, v64
m3596:
v_cvt_pk_bf16_f32 v0, 0, v64
m3597:
v_cvt_pk_bf16_f32 v0, -16, v64
m3598:
v_cvt_pk_bf16_f32 v0, 64, v64
m3599:
v_cvt_pk_bf16_f32 v0, -4.0, v64
m3600:
v_cvt_pk_bf16_f32 v0, 0.15915494, v64
m3601:
v_cvt_pk_bf16_f32 v0, v32, s32
m3602:
v_cvt_pk_bf16_f32 v0, v32, vcc_lo
m3603:
v_cvt_pk_bf16_f32 v0, v32, m0
m3604:
v_cvt_pk_bf16_f32 v0, v32, exec_hi
m3605:
v_cvt_pk_bf16_f32 v0, v32, src_scc
m3606:
v_cvt_pk_bf16_f32 v0, v32, 0
m3607:
v_cvt_pk_bf16_f32 v0, v32, -16
m3608:
v_cvt_pk_bf16_f32 v0, v32, 64
m3609:
v_cvt_pk_bf16_f32 v0, v32, -4.0
m3610:
v_cvt_pk_bf16_f32 v0, v32, 0.15915494
m3611:
v_cvt_pk_bf16_f32 v0, -|v32|, v64
m3612:
v_cvt_pk_bf16_f32 v0, v32, -|v64|
m3613:
v_cvt_pk_f16_f32 v0, v32, v64
m3614:
v_cvt_pk_f16_f32 v0, s16, v64
m3615:
v_cvt_pk_f16_f32 v0, vcc_lo, v64
m3616:
v_cvt_pk_f16_f32 v0, m0, v64
m3617:
v_cvt_pk_f16_f32 v0, exec_hi, v64
m3618:
v_cvt_pk_f16_f32 v0, src_scc, v64
m3619:
v_cvt_pk_f16_f32 v0, 0, v64
m3620:
v_cvt_pk_f16_f32 v0, -16, v64
m3621:
v_cvt_pk_f16_f32 v0, 64, v64
m3622:
v_cvt_pk_f16_f32 v0, -4.0, v64
m3623:
v_cvt_pk_f16_f32 v0, 0.15915494, v64
m3624:
v_cvt_pk_f16_f32 v0, v32, s32
m3625:
v_cvt_pk_f16_f32 v0, v32, vcc_lo
m3626:
v_cvt_pk_f16_f32 v0, v32, m0
m3627:
v_cvt_pk_f16_f32 v0, v32, exec_hi
m3628:
v_cvt_pk_f16_f32 v0, v32, src_scc
m3629:
v_cvt_pk_f16_f32 v0, v32, 0
m3630:
v_cvt_pk_f16_f32 v0, v32, -16
m3631:
v_cvt_pk_f16_f32 v0, v32, 64
m3632:
v_cvt_pk_f16_f32 v0, v32, -4.0
m3633:
v_cvt_pk_f16_f32 v0, v32, 0.15915494
m3634:
v_cvt_pk_f16_f32 v0, -|v32|, v64
m3635:
v_cvt_pk_f16_f32 v0, v32, -|v64|
m3636:
v_cvt_f32_fp8 v0, v32
m3637:
v_cvt_f32_fp8 v0, s16
m3638:
v_cvt_f32_fp8 v0, vcc_lo
m3639:
v_cvt_f32_fp8 v0, m0
m3640:
v_cvt_f32_fp8 v0, exec_hi
m3641:
v_cvt_f32_fp8 v0, src_scc
m3642:
v_cvt_f32_fp8 v0, 0
m3643:
v_cvt_f32_fp8 v0, -16
m3644:
v_cvt_f32_fp8 v0, 64
m3645:
v_cvt_f32_fp8 v0, -4.0
m3646:
v_cvt_f32_fp8 v0, 0.15915494
m3647:
v_cvt_f32_fp8_e64 v0, v32 clamp
m3648:
v_cvt_f32_fp8_e64 v0, v32 mul:4
m3649:
v_cvt_f32_fp8_e64 v0, v32 clamp div:2
m3650:
v_cvt_f32_fp8_e32 v0, v32
m3651:
v_cvt_f32_fp8_e32 v0, 0x12345678
m3652:
v_cvt_f32_fp8_e64 v0, v32
m3653:
v_cvt_f32_fp8_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m3654:
v_cvt_f32_fp8_sdwa v0, v32 src0_sel:BYTE_3
m3655:
v_cvt_pk_f32_fp8 v[0:1], v32
m3656:
v_cvt_pk_f32_fp8 v[0:1], s16
m3657:
v_cvt_pk_f32_fp8 v[0:1], vcc_lo
m3658:
v_cvt_pk_f32_fp8 v[0:1], m0
m3659:
v_cvt_pk_f32_fp8 v[0:1], exec_hi
m3660:
v_cvt_pk_f32_fp8 v[0:1], src_scc
m3661:
v_cvt_pk_f32_fp8 v[0:1], 0
m3662:
v_cvt_pk_f32_fp8 v[0:1], -16
m3663:
v_cvt_pk_f32_fp8 v[0:1], 64
m3664:
v_cvt_pk_f32_fp8 v[0:1], -4.0
m3665:
v_cvt_pk_f32_fp8 v[0:1], 0.15915494
m3666:
v_cvt_pk_f32_fp8_e64 v[0:1], v32 clamp
m3667:
v_cvt_pk_f32_fp8_e64 v[0:1], v32 mul:4
m3668:
v_cvt_pk_f32_fp8_e64 v[0:1], v32 clamp div:2
m3669:
v_cvt_pk_f32_fp8_e32 v[0:1], v32
m3670:
v_cvt_pk_f32_fp8_e32 v[0:1], 0x12345678
m3671:
v_cvt_pk_f32_fp8_e64 v[0:1], v32
m3672:
v_cvt_pk_f32_fp8_dpp v[0:1], v32 row_newbcast:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m3673:
v_cvt_pk_fp8_f32 v0, v32, v64
m3674:
v_cvt_pk_fp8_f32 v0, s16, v64
m3675:
v_cvt_pk_fp8_f32 v0, vcc_lo, v64
m3676:
v_cvt_pk_fp8_f32 v0, m0, v64
m3677:
v_cvt_pk_fp8_f32 v0, exec_hi, v64
m3678:
v_cvt_pk_fp8_f32 v0, src_scc, v64
m3679:
v_cvt_pk_fp8_f32 v0, 0, v64
m3680:
v_cvt_pk_fp8_f32 v0, -16, v64
m3681:
v_cvt_pk_fp8_f32 v0, 64, v64
m3682:
v_cvt_pk_fp8_f32 v0, -4.0, v64
m3683:
v_cvt_pk_fp8_f32 v0, 0.15915494, v64
m3684:
v_cvt_pk_fp8_f32 v0, v32, s32
m3685:
v_cvt_pk_fp8_f32 v0, v32, vcc_lo
m3686:
v_cvt_pk_fp8_f32 v0, v32, m0
m3687:
v_cvt_pk_fp8_f32 v0, v32, exec_hi
m3688:
v_cvt_pk_fp8_f32 v0, v32, src_scc
m3689:
v_cvt_pk_fp8_f32 v0, v32, 0
m3690:
v_cvt_pk_fp8_f32 v0, v32, -16
m3691:
v_cvt_pk_fp8_f32 v0, v32, 64
m3692:
v_cvt_pk_fp8_f32 v0, v32, -4.0
m3693:
v_cvt_pk_fp8_f32 v0, v32, 0.15915494
m3694:
v_cvt_pk_fp8_f32 v0, -|v32|, v64
m3695:
v_cvt_pk_fp8_f32 v0, v32, -|v64|
m3696:
v_cvt_f32_bf8 v0, v32
m3697:
v_cvt_f32_bf8 v0, s16
m3698:
v_cvt_f32_bf8 v0, vcc_lo
m3699:
v_cvt_f32_bf8 v0, m0
m3700:
v_cvt_f32_bf8 v0, exec_hi
m3701:
v_cvt_f32_bf8 v0, src_scc
m3702:
v_cvt_f32_bf8 v0, 0
m3703:
v_cvt_f32_bf8 v0, -16
m3704:
v_cvt_f32_bf8 v0, 64
m3705:
v_cvt_f32_bf8 v0, -4.0
m3706:
v_cvt_f32_bf8 v0, 0.15915494
m3707:
v_cvt_f32_bf8_e64 v0, v32 clamp
m3708:
v_cvt_f32_bf8_e64 v0, v32 mul:4
m3709:
v_cvt_f32_bf8_e64 v0, v32 clamp div:2
m3710:
v_cvt_f32_bf8_e32 v0, v32
m3711:
v_cvt_f32_bf8_e32 v0, 0x12345678
m3712:
v_cvt_f32_bf8_e64 v0, v32
m3713:
v_cvt_f32_bf8_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m3714:
v_cvt_f32_bf8_sdwa v0, v32 src0_sel:BYTE_3
m3715:
v_cvt_pk_f32_bf8 v[0:1], v32
m3716:
v_cvt_pk_f32_bf8 v[0:1], s16
m3717:
v_cvt_pk_f32_bf8 v[0:1], vcc_lo
m3718:
v_cvt_pk_f32_bf8 v[0:1], m0
m3719:
v_cvt_pk_f32_bf8 v[0:1], exec_hi
m3720:
v_cvt_pk_f32_bf8 v[0:1], src_scc
m3721:
v_cvt_pk_f32_bf8 v[0:1], 0
m3722:
v_cvt_pk_f32_bf8 v[0:1], -16
m3723:
v_cvt_pk_f32_bf8 v[0:1], 64
m3724:
v_cvt_pk_f32_bf8 v[0:1], -4.0
m3725:
v_cvt_pk_f32_bf8 v[0:1], 0.15915494
m3726:
v_cvt_pk_f32_bf8_e64 v[0:1], v32 clamp
m3727:
v_cvt_pk_f32_bf8_e64 v[0:1], v32 mul:4
m3728:
v_cvt_pk_f32_bf8_e64 v[0:1], v32 clamp div:2
m3729:
v_cvt_pk_f32_bf8_e32 v[0:1], v32
m3730:
v_cvt_pk_f32_bf8_e32 v[0:1], 0x12345678
m3731:
v_cvt_pk_f32_bf8_e64 v[0:1], v32
m3732:
v_cvt_pk_f32_bf8_dpp v[0:1], v32 row_newbcast:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m3733:
v_cvt_pk_bf8_f32 v0, v32, v64
m3734:
v_cvt_pk_bf8_f32 v0, s16, v64
m3735:
v_cvt_pk_bf8_f32 v0, vcc_lo, v64
m3736:
v_cvt_pk_bf8_f32 v0, m0, v64
m3737:
v_cvt_pk_bf8_f32 v0, exec_hi, v64
m3738:
v_cvt_pk_bf8_f32 v0, src_scc, v64
m3739:
v_cvt_pk_bf8_f32 v0, 0, v64
m3740:
v_cvt_pk_bf8_f32 v0, -16, v64
m3741:
v_cvt_pk_bf8_f32 v0, 64, v64
m3742:
v_cvt_pk_bf8_f32 v0, -4.0, v64
m3743:
v_cvt_pk_bf8_f32 v0, 0.15915494, v64
m3744:
v_cvt_pk_bf8_f32 v0, v32, s32
m3745:
v_cvt_pk_bf8_f32 v0, v32, vcc_lo
m3746:
v_cvt_pk_bf8_f32 v0, v32, m0
m3747:
v_cvt_pk_bf8_f32 v0, v32, exec_hi
m3748:
v_cvt_pk_bf8_f32 v0, v32, src_scc
m3749:
v_cvt_pk_bf8_f32 v0, v32, 0
m3750:
v_cvt_pk_bf8_f32 v0, v32, -16
m3751:
v_cvt_pk_bf8_f32 v0, v32, 64
m3752:
v_cvt_pk_bf8_f32 v0, v32, -4.0
m3753:
v_cvt_pk_bf8_f32 v0, v32, 0.15915494
m3754:
v_cvt_pk_bf8_f32 v0, -|v32|, v64
m3755:
v_cvt_pk_bf8_f32 v0, v32, -|v64|
m3756:
v_cndmask_b32 v0, v32, v64, s[48:49]
m3757:
v_cndmask_b32 v0, 0, v64, s[48:49]
m3758:
v_cndmask_b32 v0, -16, v64, s[48:49]
m3759:
v_cndmask_b32 v0, 64, v64, s[48:49]
m3760:
v_cndmask_b32 v0, -4.0, v64, s[48:49]
m3761:
v_cndmask_b32 v0, 0.15915494, v64, s[48:49]
m3762:
v_cndmask_b32 v0, v32, 0, s[48:49]
m3763:
v_cndmask_b32 v0, v32, -16, s[48:49]
m3764:
v_cndmask_b32 v0, v32, 64, s[48:49]
m3765:
v_cndmask_b32 v0, v32, -4.0, s[48:49]
m3766:
v_cndmask_b32 v0, v32, 0.15915494, s[48:49]
m3767:
v_cndmask_b32 v0, v32, v64, vcc
m3768:
v_cndmask_b32_e32 v0, v32, v64, vcc
m3769:
v_cndmask_b32_e64 v0, v32, v64, s[48:49]
m3770:
v_cndmask_b32_dpp v0, v32, v64, vcc row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m3771:
v_cndmask_b32_sdwa v0, v32, v64, vcc dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m3772:
v_readlane_b32 s0, v32, s32
m3773:
v_readlane_b32 s0, v32, vcc_lo
m3774:
v_readlane_b32 s0, v32, m0
m3775:
v_readlane_b32 s0, v32, exec_hi
m3776:
v_readlane_b32 s0, v32, src_scc
m3777:
v_readlane_b32 s0, v32, 0
m3778:
v_readlane_b32 s0, v32, -16
m3779:
v_readlane_b32 s0, v32, 64
m3780:
v_readlane_b32 s0, v32, -4.0
m3781:
v_readlane_b32 s0, v32, 0.15915494
m3782:
v_readfirstlane_b32 s0, v32
m3783:
v_readfirstlane_b32_e32 s0, v32
m3784:
v_writelane_b32 v0, s16, 1
m3785:
v_writelane_b32 v0, 0, 1
m3786:
v_writelane_b32 v0, -16, 1
m3787:
v_writelane_b32 v0, 64, 1
m3788:
v_writelane_b32 v0, -4.0, 1
m3789:
v_writelane_b32 v0, 0.15915494, 1
m3790:
v_writelane_b32 v0, s16, 0
m3791:
v_writelane_b32 v0, s16, -16
m3792:
v_writelane_b32 v0, s16, 64
m3793:
v_writelane_b32 v0, s16, -4.0
m3794:
v_writelane_b32 v0, s16, 0.15915494
m3795:
v_accvgpr_read_b32 v0, a32
m3796:
v_accvgpr_write_b32 a0, v32
m3797:
v_accvgpr_write_b32 a0, 0
m3798:
v_accvgpr_write_b32 a0, -16
m3799:
v_accvgpr_write_b32 a0, 64
m3800:
v_accvgpr_write_b32 a0, -4.0
m3801:
v_accvgpr_write_b32 a0, 0.15915494
m3802:
v_accvgpr_mov_b32 a0, a32
m3803:
v_accvgpr_mov_b32_e32 a0, a32
m3804:
v_permlane32_swap_b32 v0, v32
m3805:
v_permlane32_swap_b32_e32 v0, v32
m3806:
v_permlane32_swap_b32_e64 v0, v32
m3807:
v_permlane16_swap_b32 v0, v32
m3808:
v_permlane16_swap_b32_e32 v0, v32
m3809:
v_permlane16_swap_b32_e64 v0, v32
m3810:
ds_read_b64_tr_b4 v[0:1], v32 offset:65535
m3811:
ds_read_b64_tr_b4 a[0:1], v32
m3812:
ds_read_b64_tr_b4 v[0:1], v32 offset:0
m3813:
ds_read_b64_tr_b8 v[0:1], v32 offset:65535
m3814:
ds_read_b64_tr_b8 a[0:1], v32
m3815:
ds_read_b64_tr_b8 v[0:1], v32 offset:0
m3816:
ds_read_b64_tr_b16 v[0:1], v32 offset:65535
m3817:
ds_read_b64_tr_b16 a[0:1], v32
m3818:
ds_read_b64_tr_b16 v[0:1], v32 offset:0
m3819:
ds_read_b96_tr_b6 v[0:2], v32 offset:65535
m3820:
ds_read_b96_tr_b6 a[0:2], v32
m3821:
ds_read_b96_tr_b6 v[0:2], v32 offset:0
m3822:
ds_read_b32 v0, v32 offset:65535
m3823:
ds_read_b32 a0, v32
m3824:
ds_read_b32 v0, v32 offset:0
m3825:
ds_write_b32 v0, v32 offset:65535
m3826:
ds_write_b32 v0, a32
m3827:
ds_write_b32 v0, v32 offset:0
m3828:
ds_read_b64 v[0:1], v32 offset:65535
m3829:
ds_read_b64 a[0:1], v32
m3830:
ds_read_b64 v[0:1], v32 offset:0
m3831:
ds_write_b64 v0, v[32:33] offset:65535
m3832:
ds_write_b64 v0, a[32:33]
m3833:
ds_write_b64 v0, v[32:33] offset:0
m3834:
ds_read_b96 v[0:2], v32 offset:65535
m3835:
ds_read_b96 a[0:2], v32
m3836:
ds_read_b96 v[0:2], v32 offset:0
m3837:
ds_write_b96 v0, v[32:34] offset:65535
m3838:
ds_write_b96 v0, a[32:34]
m3839:
ds_write_b96 v0, v[32:34] offset:0
m3840:
ds_read_b128 v[0:3], v32 offset:65535
m3841:
ds_read_b128 a[0:3], v32
m3842:
ds_read_b128 v[0:3], v32 offset:0
m3843:
ds_write_b128 v0, v[32:35] offset:65535
m3844:
ds_write_b128 v0, a[32:35]
m3845:
ds_write_b128 v0, v[32:35] offset:0
m3846:
ds_read_u8 v0, v32 offset:65535
m3847:
ds_read_u8 a0, v32
m3848:
ds_read_u8 v0, v32 offset:0
m3849:
ds_read_i8 v0, v32 offset:65535
m3850:
ds_read_i8 a0, v32
m3851:
ds_read_i8 v0, v32 offset:0
m3852:
ds_write_b8 v0, v32 offset:65535
m3853:
ds_write_b8 v0, a32
m3854:
ds_write_b8 v0, v32 offset:0
m3855:
ds_write_b8_d16_hi v0, v32 offset:65535
m3856:
ds_write_b8_d16_hi v0, a32
m3857:
ds_write_b8_d16_hi v0, v32 offset:0
m3858:
ds_read_u16 v0, v32 offset:65535
m3859:
ds_read_u16 a0, v32
m3860:
ds_read_u16 v0, v32 offset:0
m3861:
ds_read_i16 v0, v32 offset:65535
m3862:
ds_read_i16 a0, v32
m3863:
ds_read_i16 v0, v32 offset:0
m3864:
ds_write_b16 v0, v32 offset:65535
m3865:
ds_write_b16 v0, a32
m3866:
ds_write_b16 v0, v32 offset:0
m3867:
ds_write_b16_d16_hi v0, v32 offset:65535
m3868:
ds_write_b16_d16_hi v0, a32
m3869:
ds_write_b16_d16_hi v0, v32 offset:0
m3870:
ds_read_u8_d16 v0, v32 offset:65535
m3871:
ds_read_u8_d16 a0, v32
m3872:
ds_read_u8_d16 v0, v32 offset:0
m3873:
ds_read_u8_d16_hi v0, v32 offset:65535
m3874:
ds_read_u8_d16_hi a0, v32
m3875:
ds_read_u8_d16_hi v0, v32 offset:0
m3876:
ds_read_i8_d16 v0, v32 offset:65535
m3877:
ds_read_i8_d16 a0, v32
m3878:
ds_read_i8_d16 v0, v32 offset:0
m3879:
ds_read_i8_d16_hi v0, v32 offset:65535
m3880:
ds_read_i8_d16_hi a0, v32
m3881:
ds_read_i8_d16_hi v0, v32 offset:0
m3882:
ds_read_u16_d16 v0, v32 offset:65535
m3883:
ds_read_u16_d16 a0, v32
m3884:
ds_read_u16_d16 v0, v32 offset:0
m3885:
ds_read_u16_d16_hi v0, v32 offset:65535
m3886:
ds_read_u16_d16_hi a0, v32
m3887:
ds_read_u16_d16_hi v0, v32 offset:0
m3888:
ds_read2_b32 v[0:1], v32 offset0:255 offset1:255
m3889:
ds_read2_b32 a[0:1], v32
m3890:
ds_read2_b32 v[0:1], v32 offset0:0
m3891:
ds_read2_b32 v[0:1], v32 offset0:255
m3892:
ds_read2_b32 v[0:1], v32 offset1:0
m3893:
ds_read2_b32 v[0:1], v32 offset1:255
m3894:
ds_read2st64_b32 v[0:1], v32 offset0:255 offset1:255
m3895:
ds_read2st64_b32 a[0:1], v32
m3896:
ds_read2st64_b32 v[0:1], v32 offset0:0
m3897:
ds_read2st64_b32 v[0:1], v32 offset0:255
m3898:
ds_read2st64_b32 v[0:1], v32 offset1:0
m3899:
ds_read2st64_b32 v[0:1], v32 offset1:255
m3900:
ds_write2_b32 v0, v32, v64 offset0:255 offset1:255
m3901:
ds_write2_b32 v0, a32, a64
m3902:
ds_write2_b32 v0, v32, v64 offset0:0
m3903:
ds_write2_b32 v0, v32, v64 offset0:255
m3904:
ds_write2_b32 v0, v32, v64 offset1:0
m3905:
ds_write2_b32 v0, v32, v64 offset1:255
m3906:
ds_write2st64_b32 v0, v32, v64 offset0:255 offset1:255
m3907:
ds_write2st64_b32 v0, a32, a64
m3908:
ds_write2st64_b32 v0, v32, v64 offset0:0
m3909:
ds_write2st64_b32 v0, v32, v64 offset0:255
m3910:
ds_write2st64_b32 v0, v32, v64 offset1:0
m3911:
ds_write2st64_b32 v0, v32, v64 offset1:255
m3912:
ds_read2_b64 v[0:3], v32 offset0:255 offset1:255
m3913:
ds_read2_b64 a[0:3], v32
m3914:
ds_read2_b64 v[0:3], v32 offset0:0
m3915:
ds_read2_b64 v[0:3], v32 offset0:255
m3916:
ds_read2_b64 v[0:3], v32 offset1:0
m3917:
ds_read2_b64 v[0:3], v32 offset1:255
m3918:
ds_read2st64_b64 v[0:3], v32 offset0:255 offset1:255
m3919:
ds_read2st64_b64 a[0:3], v32
m3920:
ds_read2st64_b64 v[0:3], v32 offset0:0
m3921:
ds_read2st64_b64 v[0:3], v32 offset0:255
m3922:
ds_read2st64_b64 v[0:3], v32 offset1:0
m3923:
ds_read2st64_b64 v[0:3], v32 offset1:255
m3924:
ds_write2_b64 v0, v[32:33], v[64:65] offset0:255 offset1:255
m3925:
ds_write2_b64 v0, a[32:33], a[64:65]
m3926:
ds_write2_b64 v0, v[32:33], v[64:65] offset0:0
m3927:
ds_write2_b64 v0, v[32:33], v[64:65] offset0:255
m3928:
ds_write2_b64 v0, v[32:33], v[64:65] offset1:0
m3929:
ds_write2_b64 v0, v[32:33], v[64:65] offset1:255
m3930:
ds_write2st64_b64 v0, v[32:33], v[64:65] offset0:255 offset1:255
m3931:
ds_write2st64_b64 v0, a[32:33], a[64:65]
m3932:
ds_write2st64_b64 v0, v[32:33], v[64:65] offset0:0
m3933:
ds_write2st64_b64 v0, v[32:33], v[64:65] offset0:255
m3934:
ds_write2st64_b64 v0, v[32:33], v[64:65] offset1:0
m3935:
ds_write2st64_b64 v0, v[32:33], v[64:65] offset1:255
m3936:
ds_bpermute_b32 v0, v32, v64 offset:65535
m3937:
ds_bpermute_b32 a0, v32, a64
m3938:
ds_bpermute_b32 v0, v32, v64 offset:0
m3939:
ds_permute_b32 v0, v32, v64 offset:65535
m3940:
ds_permute_b32 a0, v32, a64
m3941:
ds_permute_b32 v0, v32, v64 offset:0
m3942:
ds_swizzle_b32 v0, v32 offset:1055
m3943:
ds_swizzle_b32 v0, v32 offset:32996
m3944:
ds_swizzle_b32 v0, v32 offset:50336
m3945:
ds_swizzle_b32 v0, v32 offset:57375
m3946:
v_mfma_f32_32x32x8bf16_1k v[0:15], v[32:33], v[64:65], v[96:111]
m3947:
v_mfma_f32_32x32x8bf16_1k v[0:15], a[32:33], v[64:65], v[96:111]
m3948:
v_mfma_f32_32x32x8bf16_1k v[0:15], v[32:33], a[64:65], v[96:111]
m3949:
v_mfma_f32_32x32x8bf16_1k v[0:15], a[32:33], a[64:65], v[96:111]
m3950:
v_mfma_f32_32x32x8bf16_1k v[0:15], v[32:33], v[64:65], 0
m3951:
v_mfma_f32_32x32x8bf16_1k v[0:15], v[32:33], v[64:65], -16
m3952:
v_mfma_f32_32x32x8bf16_1k v[0:15], v[32:33], v[64:65], 64
m3953:
v_mfma_f32_32x32x8bf16_1k v[0:15], v[32:33], v[64:65], -4.0
m3954:
v_mfma_f32_32x32x8bf16_1k v[0:15], v[32:33], v[64:65], v[96:111] cbsz:0
m3955:
v_mfma_f32_32x32x8bf16_1k v[0:15], v[32:33], v[64:65], v[96:111] cbsz:7
m3956:
v_mfma_f32_32x32x8bf16_1k v[0:15], v[32:33], v[64:65], v[96:111] abid:0
m3957:
v_mfma_f32_32x32x8bf16_1k v[0:15], v[32:33], v[64:65], v[96:111] abid:15
m3958:
v_mfma_f32_32x32x8bf16_1k v[0:15], v[32:33], v[64:65], v[96:111] blgp:0
m3959:
v_mfma_f32_32x32x8bf16_1k v[0:15], v[32:33], v[64:65], v[96:111] blgp:7
m3960:
v_mfma_f32_32x32x8bf16_1k a[0:15], v[32:33], v[64:65], a[96:111]
m3961:
v_mfma_f32_32x32x8bf16_1k a[0:15], a[32:33], v[64:65], a[96:111]
m3962:
v_mfma_f32_32x32x8bf16_1k a[0:15], v[32:33], a[64:65], a[96:111]
m3963:
v_mfma_f32_32x32x8bf16_1k a[0:15], a[32:33], a[64:65], a[96:111]
m3964:
v_mfma_f32_32x32x8bf16_1k a[0:15], v[32:33], v[64:65], 0
m3965:
v_mfma_f32_32x32x8bf16_1k a[0:15], v[32:33], v[64:65], -16
m3966:
v_mfma_f32_32x32x8bf16_1k a[0:15], v[32:33], v[64:65], 64
m3967:
v_mfma_f32_32x32x8bf16_1k a[0:15], v[32:33], v[64:65], -4.0
m3968:
v_mfma_f32_32x32x8bf16_1k a[0:15], v[32:33], v[64:65], a[96:111] cbsz:0
m3969:
v_mfma_f32_32x32x8bf16_1k a[0:15], v[32:33], v[64:65], a[96:111] cbsz:7
m3970:
v_mfma_f32_32x32x8bf16_1k a[0:15], v[32:33], v[64:65], a[96:111] abid:0
m3971:
v_mfma_f32_32x32x8bf16_1k a[0:15], v[32:33], v[64:65], a[96:111] abid:15
m3972:
v_mfma_f32_32x32x8bf16_1k a[0:15], v[32:33], v[64:65], a[96:111] blgp:0
m3973:
v_mfma_f32_32x32x8bf16_1k a[0:15], v[32:33], v[64:65], a[96:111] blgp:7
m3974:
v_mfma_f32_32x32x8_bf16 v[0:15], v[32:33], v[64:65], v[96:111]
m3975:
v_mfma_f32_32x32x8_bf16 v[0:15], a[32:33], v[64:65], v[96:111]
m3976:
v_mfma_f32_32x32x8_bf16 v[0:15], v[32:33], a[64:65], v[96:111]
m3977:
v_mfma_f32_32x32x8_bf16 v[0:15], a[32:33], a[64:65], v[96:111]
m3978:
v_mfma_f32_32x32x8_bf16 v[0:15], v[32:33], v[64:65], 0
m3979:
v_mfma_f32_32x32x8_bf16 v[0:15], v[32:33], v[64:65], -16
m3980:
v_mfma_f32_32x32x8_bf16 v[0:15], v[32:33], v[64:65], 64
m3981:
v_mfma_f32_32x32x8_bf16 v[0:15], v[32:33], v[64:65], -4.0
m3982:
v_mfma_f32_32x32x8_bf16 v[0:15], v[32:33], v[64:65], v[96:111] cbsz:0
m3983:
v_mfma_f32_32x32x8_bf16 v[0:15], v[32:33], v[64:65], v[96:111] cbsz:7
m3984:
v_mfma_f32_32x32x8_bf16 v[0:15], v[32:33], v[64:65], v[96:111] abid:0
m3985:
v_mfma_f32_32x32x8_bf16 v[0:15], v[32:33], v[64:65], v[96:111] abid:15
m3986:
v_mfma_f32_32x32x8_bf16 v[0:15], v[32:33], v[64:65], v[96:111] blgp:0
m3987:
v_mfma_f32_32x32x8_bf16 v[0:15], v[32:33], v[64:65], v[96:111] blgp:7
m3988:
v_mfma_f32_32x32x8_bf16 a[0:15], v[32:33], v[64:65], a[96:111]
m3989:
v_mfma_f32_32x32x8_bf16 a[0:15], a[32:33], v[64:65], a[96:111]
m3990:
v_mfma_f32_32x32x8_bf16 a[0:15], v[32:33], a[64:65], a[96:111]
m3991:
v_mfma_f32_32x32x8_bf16 a[0:15], a[32:33], a[64:65], a[96:111]
m3992:
v_mfma_f32_32x32x8_bf16 a[0:15], v[32:33], v[64:65], 0
m3993:
v_mfma_f32_32x32x8_bf16 a[0:15], v[32:33], v[64:65], -16
m3994:
v_mfma_f32_32x32x8_bf16 a[0:15], v[32:33], v[64:65], 64
m3995:
v_mfma_f32_32x32x8_bf16 a[0:15], v[32:33], v[64:65], -4.0
m3996:
v_mfma_f32_32x32x8_bf16 a[0:15], v[32:33], v[64:65], a[96:111] cbsz:0
m3997:
v_mfma_f32_32x32x8_bf16 a[0:15], v[32:33], v[64:65], a[96:111] cbsz:7
m3998:
v_mfma_f32_32x32x8_bf16 a[0:15], v[32:33], v[64:65], a[96:111] abid:0
m3999:
v_mfma_f32_32x32x8_bf16 a[0:15], v[32:33], v[64:65], a[96:111] abid:15
m4000:
v_mfma_f32_32x32x8_bf16 a[0:15], v[32:33], v[64:65], a[96:111] blgp:0
m4001:
v_mfma_f32_32x32x8_bf16 a[0:15], v[32:33], v[64:65], a[96:111] blgp:7
m4002:
v_mfma_f32_16x16x16bf16_1k v[0:3], v[32:33], v[64:65], v[96:99]
m4003:
v_mfma_f32_16x16x16bf16_1k v[0:3], a[32:33], v[64:65], v[96:99]
m4004:
v_mfma_f32_16x16x16bf16_1k v[0:3], v[32:33], a[64:65], v[96:99]
m4005:
v_mfma_f32_16x16x16bf16_1k v[0:3], a[32:33], a[64:65], v[96:99]
m4006:
v_mfma_f32_16x16x16bf16_1k v[0:3], v[32:33], v[64:65], 0
m4007:
v_mfma_f32_16x16x16bf16_1k v[0:3], v[32:33], v[64:65], -16
m4008:
v_mfma_f32_16x16x16bf16_1k v[0:3], v[32:33], v[64:65], 64
m4009:
v_mfma_f32_16x16x16bf16_1k v[0:3], v[32:33], v[64:65], -4.0
m4010:
v_mfma_f32_16x16x16bf16_1k v[0:3], v[32:33], v[64:65], v[96:99] cbsz:0
m4011:
v_mfma_f32_16x16x16bf16_1k v[0:3], v[32:33], v[64:65], v[96:99] cbsz:7
m4012:
v_mfma_f32_16x16x16bf16_1k v[0:3], v[32:33], v[64:65], v[96:99] abid:0
m4013:
v_mfma_f32_16x16x16bf16_1k v[0:3], v[32:33], v[64:65], v[96:99] abid:15
m4014:
v_mfma_f32_16x16x16bf16_1k v[0:3], v[32:33], v[64:65], v[96:99] blgp:0
m4015:
v_mfma_f32_16x16x16bf16_1k v[0:3], v[32:33], v[64:65], v[96:99] blgp:7
m4016:
v_mfma_f32_16x16x16bf16_1k a[0:3], v[32:33], v[64:65], a[96:99]
m4017:
v_mfma_f32_16x16x16bf16_1k a[0:3], a[32:33], v[64:65], a[96:99]
m4018:
v_mfma_f32_16x16x16bf16_1k a[0:3], v[32:33], a[64:65], a[96:99]
m4019:
v_mfma_f32_16x16x16bf16_1k a[0:3], a[32:33], a[64:65], a[96:99]
m4020:
v_mfma_f32_16x16x16bf16_1k a[0:3], v[32:33], v[64:65], 0
m4021:
v_mfma_f32_16x16x16bf16_1k a[0:3], v[32:33], v[64:65], -16
m4022:
v_mfma_f32_16x16x16bf16_1k a[0:3], v[32:33], v[64:65], 64
m4023:
v_mfma_f32_16x16x16bf16_1k a[0:3], v[32:33], v[64:65], -4.0
m4024:
v_mfma_f32_16x16x16bf16_1k a[0:3], v[32:33], v[64:65], a[96:99] cbsz:0
m4025:
v_mfma_f32_16x16x16bf16_1k a[0:3], v[32:33], v[64:65], a[96:99] cbsz:7
m4026:
v_mfma_f32_16x16x16bf16_1k a[0:3], v[32:33], v[64:65], a[96:99] abid:0
m4027:
v_mfma_f32_16x16x16bf16_1k a[0:3], v[32:33], v[64:65], a[96:99] abid:15
m4028:
v_mfma_f32_16x16x16bf16_1k a[0:3], v[32:33], v[64:65], a[96:99] blgp:0
m4029:
v_mfma_f32_16x16x16bf16_1k a[0:3], v[32:33], v[64:65], a[96:99] blgp:7
m4030:
v_mfma_f32_16x16x16_bf16 v[0:3], v[32:33], v[64:65], v[96:99]
m4031:
v_mfma_f32_16x16x16_bf16 v[0:3], a[32:33], v[64:65], v[96:99]
m4032:
v_mfma_f32_16x16x16_bf16 v[0:3], v[32:33], a[64:65], v[96:99]
m4033:
v_mfma_f32_16x16x16_bf16 v[0:3], a[32:33], a[64:65], v[96:99]
m4034:
v_mfma_f32_16x16x16_bf16 v[0:3], v[32:33], v[64:65], 0
m4035:
v_mfma_f32_16x16x16_bf16 v[0:3], v[32:33], v[64:65], -16
m4036:
v_mfma_f32_16x16x16_bf16 v[0:3], v[32:33], v[64:65], 64
m4037:
v_mfma_f32_16x16x16_bf16 v[0:3], v[32:33], v[64:65], -4.0
m4038:
v_mfma_f32_16x16x16_bf16 v[0:3], v[32:33], v[64:65], v[96:99] cbsz:0
m4039:
v_mfma_f32_16x16x16_bf16 v[0:3], v[32:33], v[64:65], v[96:99] cbsz:7
m4040:
v_mfma_f32_16x16x16_bf16 v[0:3], v[32:33], v[64:65], v[96:99] abid:0
m4041:
v_mfma_f32_16x16x16_bf16 v[0:3], v[32:33], v[64:65], v[96:99] abid:15
m4042:
v_mfma_f32_16x16x16_bf16 v[0:3], v[32:33], v[64:65], v[96:99] blgp:0
m4043:
v_mfma_f32_16x16x16_bf16 v[0:3], v[32:33], v[64:65], v[96:99] blgp:7
m4044:
v_mfma_f32_16x16x16_bf16 a[0:3], v[32:33], v[64:65], a[96:99]
m4045:
v_mfma_f32_16x16x16_bf16 a[0:3], a[32:33], v[64:65], a[96:99]
m4046:
v_mfma_f32_16x16x16_bf16 a[0:3], v[32:33], a[64:65], a[96:99]
m4047:
v_mfma_f32_16x16x16_bf16 a[0:3], a[32:33], a[64:65], a[96:99]
m4048:
v_mfma_f32_16x16x16_bf16 a[0:3], v[32:33], v[64:65], 0
m4049:
v_mfma_f32_16x16x16_bf16 a[0:3], v[32:33], v[64:65], -16
m4050:
v_mfma_f32_16x16x16_bf16 a[0:3], v[32:33], v[64:65], 64
m4051:
v_mfma_f32_16x16x16_bf16 a[0:3], v[32:33], v[64:65], -4.0
m4052:
v_mfma_f32_16x16x16_bf16 a[0:3], v[32:33], v[64:65], a[96:99] cbsz:0
m4053:
v_mfma_f32_16x16x16_bf16 a[0:3], v[32:33], v[64:65], a[96:99] cbsz:7
m4054:
v_mfma_f32_16x16x16_bf16 a[0:3], v[32:33], v[64:65], a[96:99] abid:0
m4055:
v_mfma_f32_16x16x16_bf16 a[0:3], v[32:33], v[64:65], a[96:99] abid:15
m4056:
v_mfma_f32_16x16x16_bf16 a[0:3], v[32:33], v[64:65], a[96:99] blgp:0
m4057:
v_mfma_f32_16x16x16_bf16 a[0:3], v[32:33], v[64:65], a[96:99] blgp:7
m4058:
v_mfma_f32_32x32x8f16 v[0:15], v[32:33], v[64:65], v[96:111]
m4059:
v_mfma_f32_32x32x8f16 v[0:15], a[32:33], v[64:65], v[96:111]
m4060:
v_mfma_f32_32x32x8f16 v[0:15], v[32:33], a[64:65], v[96:111]
m4061:
v_mfma_f32_32x32x8f16 v[0:15], a[32:33], a[64:65], v[96:111]
m4062:
v_mfma_f32_32x32x8f16 v[0:15], v[32:33], v[64:65], 0
m4063:
v_mfma_f32_32x32x8f16 v[0:15], v[32:33], v[64:65], -16
m4064:
v_mfma_f32_32x32x8f16 v[0:15], v[32:33], v[64:65], 64
m4065:
v_mfma_f32_32x32x8f16 v[0:15], v[32:33], v[64:65], -4.0
m4066:
v_mfma_f32_32x32x8f16 v[0:15], v[32:33], v[64:65], v[96:111] cbsz:0
m4067:
v_mfma_f32_32x32x8f16 v[0:15], v[32:33], v[64:65], v[96:111] cbsz:7
m4068:
v_mfma_f32_32x32x8f16 v[0:15], v[32:33], v[64:65], v[96:111] abid:0
m4069:
v_mfma_f32_32x32x8f16 v[0:15], v[32:33], v[64:65], v[96:111] abid:15
m4070:
v_mfma_f32_32x32x8f16 v[0:15], v[32:33], v[64:65], v[96:111] blgp:0
m4071:
v_mfma_f32_32x32x8f16 v[0:15], v[32:33], v[64:65], v[96:111] blgp:7
m4072:
v_mfma_f32_32x32x8f16 a[0:15], v[32:33], v[64:65], a[96:111]
m4073:
v_mfma_f32_32x32x8f16 a[0:15], a[32:33], v[64:65], a[96:111]
m4074:
v_mfma_f32_32x32x8f16 a[0:15], v[32:33], a[64:65], a[96:111]
m4075:
v_mfma_f32_32x32x8f16 a[0:15], a[32:33], a[64:65], a[96:111]
m4076:
v_mfma_f32_32x32x8f16 a[0:15], v[32:33], v[64:65], 0
m4077:
v_mfma_f32_32x32x8f16 a[0:15], v[32:33], v[64:65], -16
m4078:
v_mfma_f32_32x32x8f16 a[0:15], v[32:33], v[64:65], 64
m4079:
v_mfma_f32_32x32x8f16 a[0:15], v[32:33], v[64:65], -4.0
m4080:
v_mfma_f32_32x32x8f16 a[0:15], v[32:33], v[64:65], a[96:111] cbsz:0
m4081:
v_mfma_f32_32x32x8f16 a[0:15], v[32:33], v[64:65], a[96:111] cbsz:7
m4082:
v_mfma_f32_32x32x8f16 a[0:15], v[32:33], v[64:65], a[96:111] abid:0
m4083:
v_mfma_f32_32x32x8f16 a[0:15], v[32:33], v[64:65], a[96:111] abid:15
m4084:
v_mfma_f32_32x32x8f16 a[0:15], v[32:33], v[64:65], a[96:111] blgp:0
m4085:
v_mfma_f32_32x32x8f16 a[0:15], v[32:33], v[64:65], a[96:111] blgp:7
m4086:
v_mfma_f32_32x32x8_f16 v[0:15], v[32:33], v[64:65], v[96:111]
m4087:
v_mfma_f32_32x32x8_f16 v[0:15], a[32:33], v[64:65], v[96:111]
m4088:
v_mfma_f32_32x32x8_f16 v[0:15], v[32:33], a[64:65], v[96:111]
m4089:
v_mfma_f32_32x32x8_f16 v[0:15], a[32:33], a[64:65], v[96:111]
m4090:
v_mfma_f32_32x32x8_f16 v[0:15], v[32:33], v[64:65], 0
m4091:
v_mfma_f32_32x32x8_f16 v[0:15], v[32:33], v[64:65], -16
m4092:
v_mfma_f32_32x32x8_f16 v[0:15], v[32:33], v[64:65], 64
m4093:
v_mfma_f32_32x32x8_f16 v[0:15], v[32:33], v[64:65], -4.0
m4094:
v_mfma_f32_32x32x8_f16 v[0:15], v[32:33], v[64:65], v[96:111] cbsz:0
m4095:
v_mfma_f32_32x32x8_f16 v[0:15], v[32:33], v[64:65], v[96:111] cbsz:7
m4096:
v_mfma_f32_32x32x8_f16 v[0:15], v[32:33], v[64:65], v[96:111] abid:0
m4097:
v_mfma_f32_32x32x8_f16 v[0:15], v[32:33], v[64:65], v[96:111] abid:15
m4098:
v_mfma_f32_32x32x8_f16 v[0:15], v[32:33], v[64:65], v[96:111] blgp:0
m4099:
v_mfma_f32_32x32x8_f16 v[0:15], v[32:33], v[64:65], v[96:111] blgp:7
m4100:
v_mfma_f32_32x32x8_f16 a[0:15], v[32:33], v[64:65], a[96:111]
m4101:
v_mfma_f32_32x32x8_f16 a[0:15], a[32:33], v[64:65], a[96:111]
m4102:
v_mfma_f32_32x32x8_f16 a[0:15], v[32:33], a[64:65], a[96:111]
m4103:
v_mfma_f32_32x32x8_f16 a[0:15], a[32:33], a[64:65], a[96:111]
m4104:
v_mfma_f32_32x32x8_f16 a[0:15], v[32:33], v[64:65], 0
m4105:
v_mfma_f32_32x32x8_f16 a[0:15], v[32:33], v[64:65], -16
m4106:
v_mfma_f32_32x32x8_f16 a[0:15], v[32:33], v[64:65], 64
m4107:
v_mfma_f32_32x32x8_f16 a[0:15], v[32:33], v[64:65], -4.0
m4108:
v_mfma_f32_32x32x8_f16 a[0:15], v[32:33], v[64:65], a[96:111] cbsz:0
m4109:
v_mfma_f32_32x32x8_f16 a[0:15], v[32:33], v[64:65], a[96:111] cbsz:7
m4110:
v_mfma_f32_32x32x8_f16 a[0:15], v[32:33], v[64:65], a[96:111] abid:0
m4111:
v_mfma_f32_32x32x8_f16 a[0:15], v[32:33], v[64:65], a[96:111] abid:15
m4112:
v_mfma_f32_32x32x8_f16 a[0:15], v[32:33], v[64:65], a[96:111] blgp:0
m4113:
v_mfma_f32_32x32x8_f16 a[0:15], v[32:33], v[64:65], a[96:111] blgp:7
m4114:
v_mfma_f32_16x16x16f16 v[0:3], v[32:33], v[64:65], v[96:99]
m4115:
v_mfma_f32_16x16x16f16 v[0:3], a[32:33], v[64:65], v[96:99]
m4116:
v_mfma_f32_16x16x16f16 v[0:3], v[32:33], a[64:65], v[96:99]
m4117:
v_mfma_f32_16x16x16f16 v[0:3], a[32:33], a[64:65], v[96:99]
m4118:
v_mfma_f32_16x16x16f16 v[0:3], v[32:33], v[64:65], 0
m4119:
v_mfma_f32_16x16x16f16 v[0:3], v[32:33], v[64:65], -16
m4120:
v_mfma_f32_16x16x16f16 v[0:3], v[32:33], v[64:65], 64
m4121:
v_mfma_f32_16x16x16f16 v[0:3], v[32:33], v[64:65], -4.0
m4122:
v_mfma_f32_16x16x16f16 v[0:3], v[32:33], v[64:65], v[96:99] cbsz:0
m4123:
v_mfma_f32_16x16x16f16 v[0:3], v[32:33], v[64:65], v[96:99] cbsz:7
m4124:
v_mfma_f32_16x16x16f16 v[0:3], v[32:33], v[64:65], v[96:99] abid:0
m4125:
v_mfma_f32_16x16x16f16 v[0:3], v[32:33], v[64:65], v[96:99] abid:15
m4126:
v_mfma_f32_16x16x16f16 v[0:3], v[32:33], v[64:65], v[96:99] blgp:0
m4127:
v_mfma_f32_16x16x16f16 v[0:3], v[32:33], v[64:65], v[96:99] blgp:7
m4128:
v_mfma_f32_16x16x16f16 a[0:3], v[32:33], v[64:65], a[96:99]
m4129:
v_mfma_f32_16x16x16f16 a[0:3], a[32:33], v[64:65], a[96:99]
m4130:
v_mfma_f32_16x16x16f16 a[0:3], v[32:33], a[64:65], a[96:99]
m4131:
v_mfma_f32_16x16x16f16 a[0:3], a[32:33], a[64:65], a[96:99]
m4132:
v_mfma_f32_16x16x16f16 a[0:3], v[32:33], v[64:65], 0
m4133:
v_mfma_f32_16x16x16f16 a[0:3], v[32:33], v[64:65], -16
m4134:
v_mfma_f32_16x16x16f16 a[0:3], v[32:33], v[64:65], 64
m4135:
v_mfma_f32_16x16x16f16 a[0:3], v[32:33], v[64:65], -4.0
m4136:
v_mfma_f32_16x16x16f16 a[0:3], v[32:33], v[64:65], a[96:99] cbsz:0
m4137:
v_mfma_f32_16x16x16f16 a[0:3], v[32:33], v[64:65], a[96:99] cbsz:7
m4138:
v_mfma_f32_16x16x16f16 a[0:3], v[32:33], v[64:65], a[96:99] abid:0
m4139:
v_mfma_f32_16x16x16f16 a[0:3], v[32:33], v[64:65], a[96:99] abid:15
m4140:
v_mfma_f32_16x16x16f16 a[0:3], v[32:33], v[64:65], a[96:99] blgp:0
m4141:
v_mfma_f32_16x16x16f16 a[0:3], v[32:33], v[64:65], a[96:99] blgp:7
m4142:
v_mfma_f32_16x16x16_f16 v[0:3], v[32:33], v[64:65], v[96:99]
m4143:
v_mfma_f32_16x16x16_f16 v[0:3], a[32:33], v[64:65], v[96:99]
m4144:
v_mfma_f32_16x16x16_f16 v[0:3], v[32:33], a[64:65], v[96:99]
m4145:
v_mfma_f32_16x16x16_f16 v[0:3], a[32:33], a[64:65], v[96:99]
m4146:
v_mfma_f32_16x16x16_f16 v[0:3], v[32:33], v[64:65], 0
m4147:
v_mfma_f32_16x16x16_f16 v[0:3], v[32:33], v[64:65], -16
m4148:
v_mfma_f32_16x16x16_f16 v[0:3], v[32:33], v[64:65], 64
m4149:
v_mfma_f32_16x16x16_f16 v[0:3], v[32:33], v[64:65], -4.0
m4150:
v_mfma_f32_16x16x16_f16 v[0:3], v[32:33], v[64:65], v[96:99] cbsz:0
m4151:
v_mfma_f32_16x16x16_f16 v[0:3], v[32:33], v[64:65], v[96:99] cbsz:7
m4152:
v_mfma_f32_16x16x16_f16 v[0:3], v[32:33], v[64:65], v[96:99] abid:0
m4153:
v_mfma_f32_16x16x16_f16 v[0:3], v[32:33], v[64:65], v[96:99] abid:15
m4154:
v_mfma_f32_16x16x16_f16 v[0:3], v[32:33], v[64:65], v[96:99] blgp:0
m4155:
v_mfma_f32_16x16x16_f16 v[0:3], v[32:33], v[64:65], v[96:99] blgp:7
m4156:
v_mfma_f32_16x16x16_f16 a[0:3], v[32:33], v[64:65], a[96:99]
m4157:
v_mfma_f32_16x16x16_f16 a[0:3], a[32:33], v[64:65], a[96:99]
m4158:
v_mfma_f32_16x16x16_f16 a[0:3], v[32:33], a[64:65], a[96:99]
m4159:
v_mfma_f32_16x16x16_f16 a[0:3], a[32:33], a[64:65], a[96:99]
m4160:
v_mfma_f32_16x16x16_f16 a[0:3], v[32:33], v[64:65], 0
m4161:
v_mfma_f32_16x16x16_f16 a[0:3], v[32:33], v[64:65], -16
m4162:
v_mfma_f32_16x16x16_f16 a[0:3], v[32:33], v[64:65], 64
m4163:
v_mfma_f32_16x16x16_f16 a[0:3], v[32:33], v[64:65], -4.0
m4164:
v_mfma_f32_16x16x16_f16 a[0:3], v[32:33], v[64:65], a[96:99] cbsz:0
m4165:
v_mfma_f32_16x16x16_f16 a[0:3], v[32:33], v[64:65], a[96:99] cbsz:7
m4166:
v_mfma_f32_16x16x16_f16 a[0:3], v[32:33], v[64:65], a[96:99] abid:0
m4167:
v_mfma_f32_16x16x16_f16 a[0:3], v[32:33], v[64:65], a[96:99] abid:15
m4168:
v_mfma_f32_16x16x16_f16 a[0:3], v[32:33], v[64:65], a[96:99] blgp:0
m4169:
v_mfma_f32_16x16x16_f16 a[0:3], v[32:33], v[64:65], a[96:99] blgp:7
m4170:
v_mfma_f32_32x32x2f32 v[0:15], v32, v64, v[96:111]
m4171:
v_mfma_f32_32x32x2f32 v[0:15], a32, v64, v[96:111]
m4172:
v_mfma_f32_32x32x2f32 v[0:15], v32, a64, v[96:111]
m4173:
v_mfma_f32_32x32x2f32 v[0:15], a32, a64, v[96:111]
m4174:
v_mfma_f32_32x32x2f32 v[0:15], v32, v64, 0
m4175:
v_mfma_f32_32x32x2f32 v[0:15], v32, v64, -16
m4176:
v_mfma_f32_32x32x2f32 v[0:15], v32, v64, 64
m4177:
v_mfma_f32_32x32x2f32 v[0:15], v32, v64, -4.0
m4178:
v_mfma_f32_32x32x2f32 v[0:15], v32, v64, v[96:111] cbsz:0
m4179:
v_mfma_f32_32x32x2f32 v[0:15], v32, v64, v[96:111] cbsz:7
m4180:
v_mfma_f32_32x32x2f32 v[0:15], v32, v64, v[96:111] abid:0
m4181:
v_mfma_f32_32x32x2f32 v[0:15], v32, v64, v[96:111] abid:15
m4182:
v_mfma_f32_32x32x2f32 v[0:15], v32, v64, v[96:111] blgp:0
m4183:
v_mfma_f32_32x32x2f32 v[0:15], v32, v64, v[96:111] blgp:7
m4184:
v_mfma_f32_32x32x2f32 a[0:15], v32, v64, a[96:111]
m4185:
v_mfma_f32_32x32x2f32 a[0:15], a32, v64, a[96:111]
m4186:
v_mfma_f32_32x32x2f32 a[0:15], v32, a64, a[96:111]
m4187:
v_mfma_f32_32x32x2f32 a[0:15], a32, a64, a[96:111]
m4188:
v_mfma_f32_32x32x2f32 a[0:15], v32, v64, 0
m4189:
v_mfma_f32_32x32x2f32 a[0:15], v32, v64, -16
m4190:
v_mfma_f32_32x32x2f32 a[0:15], v32, v64, 64
m4191:
v_mfma_f32_32x32x2f32 a[0:15], v32, v64, -4.0
m4192:
v_mfma_f32_32x32x2f32 a[0:15], v32, v64, a[96:111] cbsz:0
m4193:
v_mfma_f32_32x32x2f32 a[0:15], v32, v64, a[96:111] cbsz:7
m4194:
v_mfma_f32_32x32x2f32 a[0:15], v32, v64, a[96:111] abid:0
m4195:
v_mfma_f32_32x32x2f32 a[0:15], v32, v64, a[96:111] abid:15
m4196:
v_mfma_f32_32x32x2f32 a[0:15], v32, v64, a[96:111] blgp:0
m4197:
v_mfma_f32_32x32x2f32 a[0:15], v32, v64, a[96:111] blgp:7
m4198:
v_mfma_f32_32x32x2_f32 v[0:15], v32, v64, v[96:111]
m4199:
v_mfma_f32_32x32x2_f32 v[0:15], a32, v64, v[96:111]
m4200:
v_mfma_f32_32x32x2_f32 v[0:15], v32, a64, v[96:111]
m4201:
v_mfma_f32_32x32x2_f32 v[0:15], a32, a64, v[96:111]
m4202:
v_mfma_f32_32x32x2_f32 v[0:15], v32, v64, 0
m4203:
v_mfma_f32_32x32x2_f32 v[0:15], v32, v64, -16
m4204:
v_mfma_f32_32x32x2_f32 v[0:15], v32, v64, 64
m4205:
v_mfma_f32_32x32x2_f32 v[0:15], v32, v64, -4.0
m4206:
v_mfma_f32_32x32x2_f32 v[0:15], v32, v64, v[96:111] cbsz:0
m4207:
v_mfma_f32_32x32x2_f32 v[0:15], v32, v64, v[96:111] cbsz:7
m4208:
v_mfma_f32_32x32x2_f32 v[0:15], v32, v64, v[96:111] abid:0
m4209:
v_mfma_f32_32x32x2_f32 v[0:15], v32, v64, v[96:111] abid:15
m4210:
v_mfma_f32_32x32x2_f32 v[0:15], v32, v64, v[96:111] blgp:0
m4211:
v_mfma_f32_32x32x2_f32 v[0:15], v32, v64, v[96:111] blgp:7
m4212:
v_mfma_f32_32x32x2_f32 a[0:15], v32, v64, a[96:111]
m4213:
v_mfma_f32_32x32x2_f32 a[0:15], a32, v64, a[96:111]
m4214:
v_mfma_f32_32x32x2_f32 a[0:15], v32, a64, a[96:111]
m4215:
v_mfma_f32_32x32x2_f32 a[0:15], a32, a64, a[96:111]
m4216:
v_mfma_f32_32x32x2_f32 a[0:15], v32, v64, 0
m4217:
v_mfma_f32_32x32x2_f32 a[0:15], v32, v64, -16
m4218:
v_mfma_f32_32x32x2_f32 a[0:15], v32, v64, 64
m4219:
v_mfma_f32_32x32x2_f32 a[0:15], v32, v64, -4.0
m4220:
v_mfma_f32_32x32x2_f32 a[0:15], v32, v64, a[96:111] cbsz:0
m4221:
v_mfma_f32_32x32x2_f32 a[0:15], v32, v64, a[96:111] cbsz:7
m4222:
v_mfma_f32_32x32x2_f32 a[0:15], v32, v64, a[96:111] abid:0
m4223:
v_mfma_f32_32x32x2_f32 a[0:15], v32, v64, a[96:111] abid:15
m4224:
v_mfma_f32_32x32x2_f32 a[0:15], v32, v64, a[96:111] blgp:0
m4225:
v_mfma_f32_32x32x2_f32 a[0:15], v32, v64, a[96:111] blgp:7
m4226:
v_mfma_f32_16x16x4f32 v[0:3], v32, v64, v[96:99]
m4227:
v_mfma_f32_16x16x4f32 v[0:3], a32, v64, v[96:99]
m4228:
v_mfma_f32_16x16x4f32 v[0:3], v32, a64, v[96:99]
m4229:
v_mfma_f32_16x16x4f32 v[0:3], a32, a64, v[96:99]
m4230:
v_mfma_f32_16x16x4f32 v[0:3], v32, v64, 0
m4231:
v_mfma_f32_16x16x4f32 v[0:3], v32, v64, -16
m4232:
v_mfma_f32_16x16x4f32 v[0:3], v32, v64, 64
m4233:
v_mfma_f32_16x16x4f32 v[0:3], v32, v64, -4.0
m4234:
v_mfma_f32_16x16x4f32 v[0:3], v32, v64, v[96:99] cbsz:0
m4235:
v_mfma_f32_16x16x4f32 v[0:3], v32, v64, v[96:99] cbsz:7
m4236:
v_mfma_f32_16x16x4f32 v[0:3], v32, v64, v[96:99] abid:0
m4237:
v_mfma_f32_16x16x4f32 v[0:3], v32, v64, v[96:99] abid:15
m4238:
v_mfma_f32_16x16x4f32 v[0:3], v32, v64, v[96:99] blgp:0
m4239:
v_mfma_f32_16x16x4f32 v[0:3], v32, v64, v[96:99] blgp:7
m4240:
v_mfma_f32_16x16x4f32 a[0:3], v32, v64, a[96:99]
m4241:
v_mfma_f32_16x16x4f32 a[0:3], a32, v64, a[96:99]
m4242:
v_mfma_f32_16x16x4f32 a[0:3], v32, a64, a[96:99]
m4243:
v_mfma_f32_16x16x4f32 a[0:3], a32, a64, a[96:99]
m4244:
v_mfma_f32_16x16x4f32 a[0:3], v32, v64, 0
m4245:
v_mfma_f32_16x16x4f32 a[0:3], v32, v64, -16
m4246:
v_mfma_f32_16x16x4f32 a[0:3], v32, v64, 64
m4247:
v_mfma_f32_16x16x4f32 a[0:3], v32, v64, -4.0
m4248:
v_mfma_f32_16x16x4f32 a[0:3], v32, v64, a[96:99] cbsz:0
m4249:
v_mfma_f32_16x16x4f32 a[0:3], v32, v64, a[96:99] cbsz:7
m4250:
v_mfma_f32_16x16x4f32 a[0:3], v32, v64, a[96:99] abid:0
m4251:
v_mfma_f32_16x16x4f32 a[0:3], v32, v64, a[96:99] abid:15
m4252:
v_mfma_f32_16x16x4f32 a[0:3], v32, v64, a[96:99] blgp:0
m4253:
v_mfma_f32_16x16x4f32 a[0:3], v32, v64, a[96:99] blgp:7
m4254:
v_mfma_f32_16x16x4_f32 v[0:3], v32, v64, v[96:99]
m4255:
v_mfma_f32_16x16x4_f32 v[0:3], a32, v64, v[96:99]
m4256:
v_mfma_f32_16x16x4_f32 v[0:3], v32, a64, v[96:99]
m4257:
v_mfma_f32_16x16x4_f32 v[0:3], a32, a64, v[96:99]
m4258:
v_mfma_f32_16x16x4_f32 v[0:3], v32, v64, 0
m4259:
v_mfma_f32_16x16x4_f32 v[0:3], v32, v64, -16
m4260:
v_mfma_f32_16x16x4_f32 v[0:3], v32, v64, 64
m4261:
v_mfma_f32_16x16x4_f32 v[0:3], v32, v64, -4.0
m4262:
v_mfma_f32_16x16x4_f32 v[0:3], v32, v64, v[96:99] cbsz:0
m4263:
v_mfma_f32_16x16x4_f32 v[0:3], v32, v64, v[96:99] cbsz:7
m4264:
v_mfma_f32_16x16x4_f32 v[0:3], v32, v64, v[96:99] abid:0
m4265:
v_mfma_f32_16x16x4_f32 v[0:3], v32, v64, v[96:99] abid:15
m4266:
v_mfma_f32_16x16x4_f32 v[0:3], v32, v64, v[96:99] blgp:0
m4267:
v_mfma_f32_16x16x4_f32 v[0:3], v32, v64, v[96:99] blgp:7
m4268:
v_mfma_f32_16x16x4_f32 a[0:3], v32, v64, a[96:99]
m4269:
v_mfma_f32_16x16x4_f32 a[0:3], a32, v64, a[96:99]
m4270:
v_mfma_f32_16x16x4_f32 a[0:3], v32, a64, a[96:99]
m4271:
v_mfma_f32_16x16x4_f32 a[0:3], a32, a64, a[96:99]
m4272:
v_mfma_f32_16x16x4_f32 a[0:3], v32, v64, 0
m4273:
v_mfma_f32_16x16x4_f32 a[0:3], v32, v64, -16
m4274:
v_mfma_f32_16x16x4_f32 a[0:3], v32, v64, 64
m4275:
v_mfma_f32_16x16x4_f32 a[0:3], v32, v64, -4.0
m4276:
v_mfma_f32_16x16x4_f32 a[0:3], v32, v64, a[96:99] cbsz:0
m4277:
v_mfma_f32_16x16x4_f32 a[0:3], v32, v64, a[96:99] cbsz:7
m4278:
v_mfma_f32_16x16x4_f32 a[0:3], v32, v64, a[96:99] abid:0
m4279:
v_mfma_f32_16x16x4_f32 a[0:3], v32, v64, a[96:99] abid:15
m4280:
v_mfma_f32_16x16x4_f32 a[0:3], v32, v64, a[96:99] blgp:0
m4281:
v_mfma_f32_16x16x4_f32 a[0:3], v32, v64, a[96:99] blgp:7
m4282:
v_mfma_f64_16x16x4f64 v[0:7], v[32:33], v[64:65], v[96:103]
m4283:
v_mfma_f64_16x16x4f64 v[0:7], a[32:33], v[64:65], v[96:103]
m4284:
v_mfma_f64_16x16x4f64 v[0:7], v[32:33], a[64:65], v[96:103]
m4285:
v_mfma_f64_16x16x4f64 v[0:7], a[32:33], a[64:65], v[96:103]
m4286:
v_mfma_f64_16x16x4f64 v[0:7], v[32:33], v[64:65], 0
m4287:
v_mfma_f64_16x16x4f64 v[0:7], v[32:33], v[64:65], -16
m4288:
v_mfma_f64_16x16x4f64 v[0:7], v[32:33], v[64:65], 64
m4289:
v_mfma_f64_16x16x4f64 v[0:7], v[32:33], v[64:65], -4.0
m4290:
v_mfma_f64_16x16x4f64 a[0:7], v[32:33], v[64:65], a[96:103]
m4291:
v_mfma_f64_16x16x4f64 a[0:7], a[32:33], v[64:65], a[96:103]
m4292:
v_mfma_f64_16x16x4f64 a[0:7], v[32:33], a[64:65], a[96:103]
m4293:
v_mfma_f64_16x16x4f64 a[0:7], a[32:33], a[64:65], a[96:103]
m4294:
v_mfma_f64_16x16x4f64 a[0:7], v[32:33], v[64:65], 0
m4295:
v_mfma_f64_16x16x4f64 a[0:7], v[32:33], v[64:65], -16
m4296:
v_mfma_f64_16x16x4f64 a[0:7], v[32:33], v[64:65], 64
m4297:
v_mfma_f64_16x16x4f64 a[0:7], v[32:33], v[64:65], -4.0
m4298:
v_mfma_f64_16x16x4_f64 v[0:7], v[32:33], v[64:65], v[96:103]
m4299:
v_mfma_f64_16x16x4_f64 v[0:7], a[32:33], v[64:65], v[96:103]
m4300:
v_mfma_f64_16x16x4_f64 v[0:7], v[32:33], a[64:65], v[96:103]
m4301:
v_mfma_f64_16x16x4_f64 v[0:7], a[32:33], a[64:65], v[96:103]
m4302:
v_mfma_f64_16x16x4_f64 v[0:7], v[32:33], v[64:65], 0
m4303:
v_mfma_f64_16x16x4_f64 v[0:7], v[32:33], v[64:65], -16
m4304:
v_mfma_f64_16x16x4_f64 v[0:7], v[32:33], v[64:65], 64
m4305:
v_mfma_f64_16x16x4_f64 v[0:7], v[32:33], v[64:65], -4.0
m4306:
v_mfma_f64_16x16x4_f64 a[0:7], v[32:33], v[64:65], a[96:103]
m4307:
v_mfma_f64_16x16x4_f64 a[0:7], a[32:33], v[64:65], a[96:103]
m4308:
v_mfma_f64_16x16x4_f64 a[0:7], v[32:33], a[64:65], a[96:103]
m4309:
v_mfma_f64_16x16x4_f64 a[0:7], a[32:33], a[64:65], a[96:103]
m4310:
v_mfma_f64_16x16x4_f64 a[0:7], v[32:33], v[64:65], 0
m4311:
v_mfma_f64_16x16x4_f64 a[0:7], v[32:33], v[64:65], -16
m4312:
v_mfma_f64_16x16x4_f64 a[0:7], v[32:33], v[64:65], 64
m4313:
v_mfma_f64_16x16x4_f64 a[0:7], v[32:33], v[64:65], -4.0
m4314:
v_mfma_f64_4x4x4f64 v[0:1], v[32:33], v[64:65], v[96:97]
m4315:
v_mfma_f64_4x4x4f64 v[0:1], a[32:33], v[64:65], v[96:97]
m4316:
v_mfma_f64_4x4x4f64 v[0:1], v[32:33], a[64:65], v[96:97]
m4317:
v_mfma_f64_4x4x4f64 v[0:1], a[32:33], a[64:65], v[96:97]
m4318:
v_mfma_f64_4x4x4f64 v[0:1], v[32:33], v[64:65], 0
m4319:
v_mfma_f64_4x4x4f64 v[0:1], v[32:33], v[64:65], -16
m4320:
v_mfma_f64_4x4x4f64 v[0:1], v[32:33], v[64:65], 64
m4321:
v_mfma_f64_4x4x4f64 v[0:1], v[32:33], v[64:65], -4.0
m4322:
v_mfma_f64_4x4x4f64 a[0:1], v[32:33], v[64:65], a[96:97]
m4323:
v_mfma_f64_4x4x4f64 a[0:1], a[32:33], v[64:65], a[96:97]
m4324:
v_mfma_f64_4x4x4f64 a[0:1], v[32:33], a[64:65], a[96:97]
m4325:
v_mfma_f64_4x4x4f64 a[0:1], a[32:33], a[64:65], a[96:97]
m4326:
v_mfma_f64_4x4x4f64 a[0:1], v[32:33], v[64:65], 0
m4327:
v_mfma_f64_4x4x4f64 a[0:1], v[32:33], v[64:65], -16
m4328:
v_mfma_f64_4x4x4f64 a[0:1], v[32:33], v[64:65], 64
m4329:
v_mfma_f64_4x4x4f64 a[0:1], v[32:33], v[64:65], -4.0
m4330:
v_mfma_f64_4x4x4_4b_f64 v[0:1], v[32:33], v[64:65], v[96:97]
m4331:
v_mfma_f64_4x4x4_4b_f64 v[0:1], a[32:33], v[64:65], v[96:97]
m4332:
v_mfma_f64_4x4x4_4b_f64 v[0:1], v[32:33], a[64:65], v[96:97]
m4333:
v_mfma_f64_4x4x4_4b_f64 v[0:1], a[32:33], a[64:65], v[96:97]
m4334:
v_mfma_f64_4x4x4_4b_f64 v[0:1], v[32:33], v[64:65], 0
m4335:
v_mfma_f64_4x4x4_4b_f64 v[0:1], v[32:33], v[64:65], -16
m4336:
v_mfma_f64_4x4x4_4b_f64 v[0:1], v[32:33], v[64:65], 64
m4337:
v_mfma_f64_4x4x4_4b_f64 v[0:1], v[32:33], v[64:65], -4.0
m4338:
v_mfma_f64_4x4x4_4b_f64 a[0:1], v[32:33], v[64:65], a[96:97]
m4339:
v_mfma_f64_4x4x4_4b_f64 a[0:1], a[32:33], v[64:65], a[96:97]
m4340:
v_mfma_f64_4x4x4_4b_f64 a[0:1], v[32:33], a[64:65], a[96:97]
m4341:
v_mfma_f64_4x4x4_4b_f64 a[0:1], a[32:33], a[64:65], a[96:97]
m4342:
v_mfma_f64_4x4x4_4b_f64 a[0:1], v[32:33], v[64:65], 0
m4343:
v_mfma_f64_4x4x4_4b_f64 a[0:1], v[32:33], v[64:65], -16
m4344:
v_mfma_f64_4x4x4_4b_f64 a[0:1], v[32:33], v[64:65], 64
m4345:
v_mfma_f64_4x4x4_4b_f64 a[0:1], v[32:33], v[64:65], -4.0
m4346:
v_mfma_f32_32x32x1f32 v[0:31], v32, v64, v[96:127]
m4347:
v_mfma_f32_32x32x1f32 v[0:31], a32, v64, v[96:127]
m4348:
v_mfma_f32_32x32x1f32 v[0:31], v32, a64, v[96:127]
m4349:
v_mfma_f32_32x32x1f32 v[0:31], a32, a64, v[96:127]
m4350:
v_mfma_f32_32x32x1f32 v[0:31], v32, v64, 0
m4351:
v_mfma_f32_32x32x1f32 v[0:31], v32, v64, -16
m4352:
v_mfma_f32_32x32x1f32 v[0:31], v32, v64, 64
m4353:
v_mfma_f32_32x32x1f32 v[0:31], v32, v64, -4.0
m4354:
v_mfma_f32_32x32x1f32 v[0:31], v32, v64, v[96:127] cbsz:0
m4355:
v_mfma_f32_32x32x1f32 v[0:31], v32, v64, v[96:127] cbsz:7
m4356:
v_mfma_f32_32x32x1f32 v[0:31], v32, v64, v[96:127] abid:0
m4357:
v_mfma_f32_32x32x1f32 v[0:31], v32, v64, v[96:127] abid:15
m4358:
v_mfma_f32_32x32x1f32 v[0:31], v32, v64, v[96:127] blgp:0
m4359:
v_mfma_f32_32x32x1f32 v[0:31], v32, v64, v[96:127] blgp:7
m4360:
v_mfma_f32_32x32x1f32 a[0:31], v32, v64, a[96:127]
m4361:
v_mfma_f32_32x32x1f32 a[0:31], a32, v64, a[96:127]
m4362:
v_mfma_f32_32x32x1f32 a[0:31], v32, a64, a[96:127]
m4363:
v_mfma_f32_32x32x1f32 a[0:31], a32, a64, a[96:127]
m4364:
v_mfma_f32_32x32x1f32 a[0:31], v32, v64, 0
m4365:
v_mfma_f32_32x32x1f32 a[0:31], v32, v64, -16
m4366:
v_mfma_f32_32x32x1f32 a[0:31], v32, v64, 64
m4367:
v_mfma_f32_32x32x1f32 a[0:31], v32, v64, -4.0
m4368:
v_mfma_f32_32x32x1f32 a[0:31], v32, v64, a[96:127] cbsz:0
m4369:
v_mfma_f32_32x32x1f32 a[0:31], v32, v64, a[96:127] cbsz:7
m4370:
v_mfma_f32_32x32x1f32 a[0:31], v32, v64, a[96:127] abid:0
m4371:
v_mfma_f32_32x32x1f32 a[0:31], v32, v64, a[96:127] abid:15
m4372:
v_mfma_f32_32x32x1f32 a[0:31], v32, v64, a[96:127] blgp:0
m4373:
v_mfma_f32_32x32x1f32 a[0:31], v32, v64, a[96:127] blgp:7
m4374:
v_mfma_f32_32x32x1_2b_f32 v[0:31], v32, v64, v[96:127]
m4375:
v_mfma_f32_32x32x1_2b_f32 v[0:31], a32, v64, v[96:127]
m4376:
v_mfma_f32_32x32x1_2b_f32 v[0:31], v32, a64, v[96:127]
m4377:
v_mfma_f32_32x32x1_2b_f32 v[0:31], a32, a64, v[96:127]
m4378:
v_mfma_f32_32x32x1_2b_f32 v[0:31], v32, v64, 0
m4379:
v_mfma_f32_32x32x1_2b_f32 v[0:31], v32, v64, -16
m4380:
v_mfma_f32_32x32x1_2b_f32 v[0:31], v32, v64, 64
m4381:
v_mfma_f32_32x32x1_2b_f32 v[0:31], v32, v64, -4.0
m4382:
v_mfma_f32_32x32x1_2b_f32 v[0:31], v32, v64, v[96:127] cbsz:0
m4383:
v_mfma_f32_32x32x1_2b_f32 v[0:31], v32, v64, v[96:127] cbsz:7
m4384:
v_mfma_f32_32x32x1_2b_f32 v[0:31], v32, v64, v[96:127] abid:0
m4385:
v_mfma_f32_32x32x1_2b_f32 v[0:31], v32, v64, v[96:127] abid:15
m4386:
v_mfma_f32_32x32x1_2b_f32 v[0:31], v32, v64, v[96:127] blgp:0
m4387:
v_mfma_f32_32x32x1_2b_f32 v[0:31], v32, v64, v[96:127] blgp:7
m4388:
v_mfma_f32_32x32x1_2b_f32 a[0:31], v32, v64, a[96:127]
m4389:
v_mfma_f32_32x32x1_2b_f32 a[0:31], a32, v64, a[96:127]
m4390:
v_mfma_f32_32x32x1_2b_f32 a[0:31], v32, a64, a[96:127]
m4391:
v_mfma_f32_32x32x1_2b_f32 a[0:31], a32, a64, a[96:127]
m4392:
v_mfma_f32_32x32x1_2b_f32 a[0:31], v32, v64, 0
m4393:
v_mfma_f32_32x32x1_2b_f32 a[0:31], v32, v64, -16
m4394:
v_mfma_f32_32x32x1_2b_f32 a[0:31], v32, v64, 64
m4395:
v_mfma_f32_32x32x1_2b_f32 a[0:31], v32, v64, -4.0
m4396:
v_mfma_f32_32x32x1_2b_f32 a[0:31], v32, v64, a[96:127] cbsz:0
m4397:
v_mfma_f32_32x32x1_2b_f32 a[0:31], v32, v64, a[96:127] cbsz:7
m4398:
v_mfma_f32_32x32x1_2b_f32 a[0:31], v32, v64, a[96:127] abid:0
m4399:
v_mfma_f32_32x32x1_2b_f32 a[0:31], v32, v64, a[96:127] abid:15
m4400:
v_mfma_f32_32x32x1_2b_f32 a[0:31], v32, v64, a[96:127] blgp:0
m4401:
v_mfma_f32_32x32x1_2b_f32 a[0:31], v32, v64, a[96:127] blgp:7
m4402:
v_mfma_f32_16x16x1f32 v[0:15], v32, v64, v[96:111]
m4403:
v_mfma_f32_16x16x1f32 v[0:15], a32, v64, v[96:111]
m4404:
v_mfma_f32_16x16x1f32 v[0:15], v32, a64, v[96:111]
m4405:
v_mfma_f32_16x16x1f32 v[0:15], a32, a64, v[96:111]
m4406:
v_mfma_f32_16x16x1f32 v[0:15], v32, v64, 0
m4407:
v_mfma_f32_16x16x1f32 v[0:15], v32, v64, -16
m4408:
v_mfma_f32_16x16x1f32 v[0:15], v32, v64, 64
m4409:
v_mfma_f32_16x16x1f32 v[0:15], v32, v64, -4.0
m4410:
v_mfma_f32_16x16x1f32 v[0:15], v32, v64, v[96:111] cbsz:0
m4411:
v_mfma_f32_16x16x1f32 v[0:15], v32, v64, v[96:111] cbsz:7
m4412:
v_mfma_f32_16x16x1f32 v[0:15], v32, v64, v[96:111] abid:0
m4413:
v_mfma_f32_16x16x1f32 v[0:15], v32, v64, v[96:111] abid:15
m4414:
v_mfma_f32_16x16x1f32 v[0:15], v32, v64, v[96:111] blgp:0
m4415:
v_mfma_f32_16x16x1f32 v[0:15], v32, v64, v[96:111] blgp:7
m4416:
v_mfma_f32_16x16x1f32 a[0:15], v32, v64, a[96:111]
m4417:
v_mfma_f32_16x16x1f32 a[0:15], a32, v64, a[96:111]
m4418:
v_mfma_f32_16x16x1f32 a[0:15], v32, a64, a[96:111]
m4419:
v_mfma_f32_16x16x1f32 a[0:15], a32, a64, a[96:111]
m4420:
v_mfma_f32_16x16x1f32 a[0:15], v32, v64, 0
m4421:
v_mfma_f32_16x16x1f32 a[0:15], v32, v64, -16
m4422:
v_mfma_f32_16x16x1f32 a[0:15], v32, v64, 64
m4423:
v_mfma_f32_16x16x1f32 a[0:15], v32, v64, -4.0
m4424:
v_mfma_f32_16x16x1f32 a[0:15], v32, v64, a[96:111] cbsz:0
m4425:
v_mfma_f32_16x16x1f32 a[0:15], v32, v64, a[96:111] cbsz:7
m4426:
v_mfma_f32_16x16x1f32 a[0:15], v32, v64, a[96:111] abid:0
m4427:
v_mfma_f32_16x16x1f32 a[0:15], v32, v64, a[96:111] abid:15
m4428:
v_mfma_f32_16x16x1f32 a[0:15], v32, v64, a[96:111] blgp:0
m4429:
v_mfma_f32_16x16x1f32 a[0:15], v32, v64, a[96:111] blgp:7
m4430:
v_mfma_f32_16x16x1_4b_f32 v[0:15], v32, v64, v[96:111]
m4431:
v_mfma_f32_16x16x1_4b_f32 v[0:15], a32, v64, v[96:111]
m4432:
v_mfma_f32_16x16x1_4b_f32 v[0:15], v32, a64, v[96:111]
m4433:
v_mfma_f32_16x16x1_4b_f32 v[0:15], a32, a64, v[96:111]
m4434:
v_mfma_f32_16x16x1_4b_f32 v[0:15], v32, v64, 0
m4435:
v_mfma_f32_16x16x1_4b_f32 v[0:15], v32, v64, -16
m4436:
v_mfma_f32_16x16x1_4b_f32 v[0:15], v32, v64, 64
m4437:
v_mfma_f32_16x16x1_4b_f32 v[0:15], v32, v64, -4.0
m4438:
v_mfma_f32_16x16x1_4b_f32 v[0:15], v32, v64, v[96:111] cbsz:0
m4439:
v_mfma_f32_16x16x1_4b_f32 v[0:15], v32, v64, v[96:111] cbsz:7
m4440:
v_mfma_f32_16x16x1_4b_f32 v[0:15], v32, v64, v[96:111] abid:0
m4441:
v_mfma_f32_16x16x1_4b_f32 v[0:15], v32, v64, v[96:111] abid:15
m4442:
v_mfma_f32_16x16x1_4b_f32 v[0:15], v32, v64, v[96:111] blgp:0
m4443:
v_mfma_f32_16x16x1_4b_f32 v[0:15], v32, v64, v[96:111] blgp:7
m4444:
v_mfma_f32_16x16x1_4b_f32 a[0:15], v32, v64, a[96:111]
m4445:
v_mfma_f32_16x16x1_4b_f32 a[0:15], a32, v64, a[96:111]
m4446:
v_mfma_f32_16x16x1_4b_f32 a[0:15], v32, a64, a[96:111]
m4447:
v_mfma_f32_16x16x1_4b_f32 a[0:15], a32, a64, a[96:111]
m4448:
v_mfma_f32_16x16x1_4b_f32 a[0:15], v32, v64, 0
m4449:
v_mfma_f32_16x16x1_4b_f32 a[0:15], v32, v64, -16
m4450:
v_mfma_f32_16x16x1_4b_f32 a[0:15], v32, v64, 64
m4451:
v_mfma_f32_16x16x1_4b_f32 a[0:15], v32, v64, -4.0
m4452:
v_mfma_f32_16x16x1_4b_f32 a[0:15], v32, v64, a[96:111] cbsz:0
m4453:
v_mfma_f32_16x16x1_4b_f32 a[0:15], v32, v64, a[96:111] cbsz:7
m4454:
v_mfma_f32_16x16x1_4b_f32 a[0:15], v32, v64, a[96:111] abid:0
m4455:
v_mfma_f32_16x16x1_4b_f32 a[0:15], v32, v64, a[96:111] abid:15
m4456:
v_mfma_f32_16x16x1_4b_f32 a[0:15], v32, v64, a[96:111] blgp:0
m4457:
v_mfma_f32_16x16x1_4b_f32 a[0:15], v32, v64, a[96:111] blgp:7
m4458:
v_mfma_f32_4x4x1f32 v[0:3], v32, v64, v[96:99]
m4459:
v_mfma_f32_4x4x1f32 v[0:3], a32, v64, v[96:99]
m4460:
v_mfma_f32_4x4x1f32 v[0:3], v32, a64, v[96:99]
m4461:
v_mfma_f32_4x4x1f32 v[0:3], a32, a64, v[96:99]
m4462:
v_mfma_f32_4x4x1f32 v[0:3], v32, v64, 0
m4463:
v_mfma_f32_4x4x1f32 v[0:3], v32, v64, -16
m4464:
v_mfma_f32_4x4x1f32 v[0:3], v32, v64, 64
m4465:
v_mfma_f32_4x4x1f32 v[0:3], v32, v64, -4.0
m4466:
v_mfma_f32_4x4x1f32 v[0:3], v32, v64, v[96:99] cbsz:0
m4467:
v_mfma_f32_4x4x1f32 v[0:3], v32, v64, v[96:99] cbsz:7
m4468:
v_mfma_f32_4x4x1f32 v[0:3], v32, v64, v[96:99] abid:0
m4469:
v_mfma_f32_4x4x1f32 v[0:3], v32, v64, v[96:99] abid:15
m4470:
v_mfma_f32_4x4x1f32 v[0:3], v32, v64, v[96:99] blgp:0
m4471:
v_mfma_f32_4x4x1f32 v[0:3], v32, v64, v[96:99] blgp:7
m4472:
v_mfma_f32_4x4x1f32 a[0:3], v32, v64, a[96:99]
m4473:
v_mfma_f32_4x4x1f32 a[0:3], a32, v64, a[96:99]
m4474:
v_mfma_f32_4x4x1f32 a[0:3], v32, a64, a[96:99]
m4475:
v_mfma_f32_4x4x1f32 a[0:3], a32, a64, a[96:99]
m4476:
v_mfma_f32_4x4x1f32 a[0:3], v32, v64, 0
m4477:
v_mfma_f32_4x4x1f32 a[0:3], v32, v64, -16
m4478:
v_mfma_f32_4x4x1f32 a[0:3], v32, v64, 64
m4479:
v_mfma_f32_4x4x1f32 a[0:3], v32, v64, -4.0
m4480:
v_mfma_f32_4x4x1f32 a[0:3], v32, v64, a[96:99] cbsz:0
m4481:
v_mfma_f32_4x4x1f32 a[0:3], v32, v64, a[96:99] cbsz:7
m4482:
v_mfma_f32_4x4x1f32 a[0:3], v32, v64, a[96:99] abid:0
m4483:
v_mfma_f32_4x4x1f32 a[0:3], v32, v64, a[96:99] abid:15
m4484:
v_mfma_f32_4x4x1f32 a[0:3], v32, v64, a[96:99] blgp:0
m4485:
v_mfma_f32_4x4x1f32 a[0:3], v32, v64, a[96:99] blgp:7
m4486:
v_mfma_f32_4x4x1_16b_f32 v[0:3], v32, v64, v[96:99]
m4487:
v_mfma_f32_4x4x1_16b_f32 v[0:3], a32, v64, v[96:99]
m4488:
v_mfma_f32_4x4x1_16b_f32 v[0:3], v32, a64, v[96:99]
m4489:
v_mfma_f32_4x4x1_16b_f32 v[0:3], a32, a64, v[96:99]
m4490:
v_mfma_f32_4x4x1_16b_f32 v[0:3], v32, v64, 0
m4491:
v_mfma_f32_4x4x1_16b_f32 v[0:3], v32, v64, -16
m4492:
v_mfma_f32_4x4x1_16b_f32 v[0:3], v32, v64, 64
m4493:
v_mfma_f32_4x4x1_16b_f32 v[0:3], v32, v64, -4.0
m4494:
v_mfma_f32_4x4x1_16b_f32 v[0:3], v32, v64, v[96:99] cbsz:0
m4495:
v_mfma_f32_4x4x1_16b_f32 v[0:3], v32, v64, v[96:99] cbsz:7
m4496:
v_mfma_f32_4x4x1_16b_f32 v[0:3], v32, v64, v[96:99] abid:0
m4497:
v_mfma_f32_4x4x1_16b_f32 v[0:3], v32, v64, v[96:99] abid:15
m4498:
v_mfma_f32_4x4x1_16b_f32 v[0:3], v32, v64, v[96:99] blgp:0
m4499:
v_mfma_f32_4x4x1_16b_f32 v[0:3], v32, v64, v[96:99] blgp:7
m4500:
v_mfma_f32_4x4x1_16b_f32 a[0:3], v32, v64, a[96:99]
m4501:
v_mfma_f32_4x4x1_16b_f32 a[0:3], a32, v64, a[96:99]
m4502:
v_mfma_f32_4x4x1_16b_f32 a[0:3], v32, a64, a[96:99]
m4503:
v_mfma_f32_4x4x1_16b_f32 a[0:3], a32, a64, a[96:99]
m4504:
v_mfma_f32_4x4x1_16b_f32 a[0:3], v32, v64, 0
m4505:
v_mfma_f32_4x4x1_16b_f32 a[0:3], v32, v64, -16
m4506:
v_mfma_f32_4x4x1_16b_f32 a[0:3], v32, v64, 64
m4507:
v_mfma_f32_4x4x1_16b_f32 a[0:3], v32, v64, -4.0
m4508:
v_mfma_f32_4x4x1_16b_f32 a[0:3], v32, v64, a[96:99] cbsz:0
m4509:
v_mfma_f32_4x4x1_16b_f32 a[0:3], v32, v64, a[96:99] cbsz:7
m4510:
v_mfma_f32_4x4x1_16b_f32 a[0:3], v32, v64, a[96:99] abid:0
m4511:
v_mfma_f32_4x4x1_16b_f32 a[0:3], v32, v64, a[96:99] abid:15
m4512:
v_mfma_f32_4x4x1_16b_f32 a[0:3], v32, v64, a[96:99] blgp:0
m4513:
v_mfma_f32_4x4x1_16b_f32 a[0:3], v32, v64, a[96:99] blgp:7
m4514:
v_mfma_f32_32x32x4f16 v[0:31], v[32:33], v[64:65], v[96:127]
m4515:
v_mfma_f32_32x32x4f16 v[0:31], a[32:33], v[64:65], v[96:127]
m4516:
v_mfma_f32_32x32x4f16 v[0:31], v[32:33], a[64:65], v[96:127]
m4517:
v_mfma_f32_32x32x4f16 v[0:31], a[32:33], a[64:65], v[96:127]
m4518:
v_mfma_f32_32x32x4f16 v[0:31], v[32:33], v[64:65], 0
m4519:
v_mfma_f32_32x32x4f16 v[0:31], v[32:33], v[64:65], -16
m4520:
v_mfma_f32_32x32x4f16 v[0:31], v[32:33], v[64:65], 64
m4521:
v_mfma_f32_32x32x4f16 v[0:31], v[32:33], v[64:65], -4.0
m4522:
v_mfma_f32_32x32x4f16 v[0:31], v[32:33], v[64:65], v[96:127] cbsz:0
m4523:
v_mfma_f32_32x32x4f16 v[0:31], v[32:33], v[64:65], v[96:127] cbsz:7
m4524:
v_mfma_f32_32x32x4f16 v[0:31], v[32:33], v[64:65], v[96:127] abid:0
m4525:
v_mfma_f32_32x32x4f16 v[0:31], v[32:33], v[64:65], v[96:127] abid:15
m4526:
v_mfma_f32_32x32x4f16 v[0:31], v[32:33], v[64:65], v[96:127] blgp:0
m4527:
v_mfma_f32_32x32x4f16 v[0:31], v[32:33], v[64:65], v[96:127] blgp:7
m4528:
v_mfma_f32_32x32x4f16 a[0:31], v[32:33], v[64:65], a[96:127]
m4529:
v_mfma_f32_32x32x4f16 a[0:31], a[32:33], v[64:65], a[96:127]
m4530:
v_mfma_f32_32x32x4f16 a[0:31], v[32:33], a[64:65], a[96:127]
m4531:
v_mfma_f32_32x32x4f16 a[0:31], a[32:33], a[64:65], a[96:127]
m4532:
v_mfma_f32_32x32x4f16 a[0:31], v[32:33], v[64:65], 0
m4533:
v_mfma_f32_32x32x4f16 a[0:31], v[32:33], v[64:65], -16
m4534:
v_mfma_f32_32x32x4f16 a[0:31], v[32:33], v[64:65], 64
m4535:
v_mfma_f32_32x32x4f16 a[0:31], v[32:33], v[64:65], -4.0
m4536:
v_mfma_f32_32x32x4f16 a[0:31], v[32:33], v[64:65], a[96:127] cbsz:0
m4537:
v_mfma_f32_32x32x4f16 a[0:31], v[32:33], v[64:65], a[96:127] cbsz:7
m4538:
v_mfma_f32_32x32x4f16 a[0:31], v[32:33], v[64:65], a[96:127] abid:0
m4539:
v_mfma_f32_32x32x4f16 a[0:31], v[32:33], v[64:65], a[96:127] abid:15
m4540:
v_mfma_f32_32x32x4f16 a[0:31], v[32:33], v[64:65], a[96:127] blgp:0
m4541:
v_mfma_f32_32x32x4f16 a[0:31], v[32:33], v[64:65], a[96:127] blgp:7
m4542:
v_mfma_f32_32x32x4_2b_f16 v[0:31], v[32:33], v[64:65], v[96:127]
m4543:
v_mfma_f32_32x32x4_2b_f16 v[0:31], a[32:33], v[64:65], v[96:127]
m4544:
v_mfma_f32_32x32x4_2b_f16 v[0:31], v[32:33], a[64:65], v[96:127]
m4545:
v_mfma_f32_32x32x4_2b_f16 v[0:31], a[32:33], a[64:65], v[96:127]
m4546:
v_mfma_f32_32x32x4_2b_f16 v[0:31], v[32:33], v[64:65], 0
m4547:
v_mfma_f32_32x32x4_2b_f16 v[0:31], v[32:33], v[64:65], -16
m4548:
v_mfma_f32_32x32x4_2b_f16 v[0:31], v[32:33], v[64:65], 64
m4549:
v_mfma_f32_32x32x4_2b_f16 v[0:31], v[32:33], v[64:65], -4.0
m4550:
v_mfma_f32_32x32x4_2b_f16 v[0:31], v[32:33], v[64:65], v[96:127] cbsz:0
m4551:
v_mfma_f32_32x32x4_2b_f16 v[0:31], v[32:33], v[64:65], v[96:127] cbsz:7
m4552:
v_mfma_f32_32x32x4_2b_f16 v[0:31], v[32:33], v[64:65], v[96:127] abid:0
m4553:
v_mfma_f32_32x32x4_2b_f16 v[0:31], v[32:33], v[64:65], v[96:127] abid:15
m4554:
v_mfma_f32_32x32x4_2b_f16 v[0:31], v[32:33], v[64:65], v[96:127] blgp:0
m4555:
v_mfma_f32_32x32x4_2b_f16 v[0:31], v[32:33], v[64:65], v[96:127] blgp:7
m4556:
v_mfma_f32_32x32x4_2b_f16 a[0:31], v[32:33], v[64:65], a[96:127]
m4557:
v_mfma_f32_32x32x4_2b_f16 a[0:31], a[32:33], v[64:65], a[96:127]
m4558:
v_mfma_f32_32x32x4_2b_f16 a[0:31], v[32:33], a[64:65], a[96:127]
m4559:
v_mfma_f32_32x32x4_2b_f16 a[0:31], a[32:33], a[64:65], a[96:127]
m4560:
v_mfma_f32_32x32x4_2b_f16 a[0:31], v[32:33], v[64:65], 0
m4561:
v_mfma_f32_32x32x4_2b_f16 a[0:31], v[32:33], v[64:65], -16
m4562:
v_mfma_f32_32x32x4_2b_f16 a[0:31], v[32:33], v[64:65], 64
m4563:
v_mfma_f32_32x32x4_2b_f16 a[0:31], v[32:33], v[64:65], -4.0
m4564:
v_mfma_f32_32x32x4_2b_f16 a[0:31], v[32:33], v[64:65], a[96:127] cbsz:0
m4565:
v_mfma_f32_32x32x4_2b_f16 a[0:31], v[32:33], v[64:65], a[96:127] cbsz:7
m4566:
v_mfma_f32_32x32x4_2b_f16 a[0:31], v[32:33], v[64:65], a[96:127] abid:0
m4567:
v_mfma_f32_32x32x4_2b_f16 a[0:31], v[32:33], v[64:65], a[96:127] abid:15
m4568:
v_mfma_f32_32x32x4_2b_f16 a[0:31], v[32:33], v[64:65], a[96:127] blgp:0
m4569:
v_mfma_f32_32x32x4_2b_f16 a[0:31], v[32:33], v[64:65], a[96:127] blgp:7
m4570:
v_mfma_f32_16x16x4f16 v[0:15], v[32:33], v[64:65], v[96:111]
m4571:
v_mfma_f32_16x16x4f16 v[0:15], a[32:33], v[64:65], v[96:111]
m4572:
v_mfma_f32_16x16x4f16 v[0:15], v[32:33], a[64:65], v[96:111]
m4573:
v_mfma_f32_16x16x4f16 v[0:15], a[32:33], a[64:65], v[96:111]
m4574:
v_mfma_f32_16x16x4f16 v[0:15], v[32:33], v[64:65], 0
m4575:
v_mfma_f32_16x16x4f16 v[0:15], v[32:33], v[64:65], -16
m4576:
v_mfma_f32_16x16x4f16 v[0:15], v[32:33], v[64:65], 64
m4577:
v_mfma_f32_16x16x4f16 v[0:15], v[32:33], v[64:65], -4.0
m4578:
v_mfma_f32_16x16x4f16 v[0:15], v[32:33], v[64:65], v[96:111] cbsz:0
m4579:
v_mfma_f32_16x16x4f16 v[0:15], v[32:33], v[64:65], v[96:111] cbsz:7
m4580:
v_mfma_f32_16x16x4f16 v[0:15], v[32:33], v[64:65], v[96:111] abid:0
m4581:
v_mfma_f32_16x16x4f16 v[0:15], v[32:33], v[64:65], v[96:111] abid:15
m4582:
v_mfma_f32_16x16x4f16 v[0:15], v[32:33], v[64:65], v[96:111] blgp:0
m4583:
v_mfma_f32_16x16x4f16 v[0:15], v[32:33], v[64:65], v[96:111] blgp:7
m4584:
v_mfma_f32_16x16x4f16 a[0:15], v[32:33], v[64:65], a[96:111]
m4585:
v_mfma_f32_16x16x4f16 a[0:15], a[32:33], v[64:65], a[96:111]
m4586:
v_mfma_f32_16x16x4f16 a[0:15], v[32:33], a[64:65], a[96:111]
m4587:
v_mfma_f32_16x16x4f16 a[0:15], a[32:33], a[64:65], a[96:111]
m4588:
v_mfma_f32_16x16x4f16 a[0:15], v[32:33], v[64:65], 0
m4589:
v_mfma_f32_16x16x4f16 a[0:15], v[32:33], v[64:65], -16
m4590:
v_mfma_f32_16x16x4f16 a[0:15], v[32:33], v[64:65], 64
m4591:
v_mfma_f32_16x16x4f16 a[0:15], v[32:33], v[64:65], -4.0
m4592:
v_mfma_f32_16x16x4f16 a[0:15], v[32:33], v[64:65], a[96:111] cbsz:0
m4593:
v_mfma_f32_16x16x4f16 a[0:15], v[32:33], v[64:65], a[96:111] cbsz:7
m4594:
v_mfma_f32_16x16x4f16 a[0:15], v[32:33], v[64:65], a[96:111] abid:0
m4595:
v_mfma_f32_16x16x4f16 a[0:15], v[32:33], v[64:65], a[96:111] abid:15
m4596:
v_mfma_f32_16x16x4f16 a[0:15], v[32:33], v[64:65], a[96:111] blgp:0
m4597:
v_mfma_f32_16x16x4f16 a[0:15], v[32:33], v[64:65], a[96:111] blgp:7
m4598:
v_mfma_f32_16x16x4_4b_f16 v[0:15], v[32:33], v[64:65], v[96:111]
m4599:
v_mfma_f32_16x16x4_4b_f16 v[0:15], a[32:33], v[64:65], v[96:111]
m4600:
v_mfma_f32_16x16x4_4b_f16 v[0:15], v[32:33], a[64:65], v[96:111]
m4601:
v_mfma_f32_16x16x4_4b_f16 v[0:15], a[32:33], a[64:65], v[96:111]
m4602:
v_mfma_f32_16x16x4_4b_f16 v[0:15], v[32:33], v[64:65], 0
m4603:
v_mfma_f32_16x16x4_4b_f16 v[0:15], v[32:33], v[64:65], -16
m4604:
v_mfma_f32_16x16x4_4b_f16 v[0:15], v[32:33], v[64:65], 64
m4605:
v_mfma_f32_16x16x4_4b_f16 v[0:15], v[32:33], v[64:65], -4.0
m4606:
v_mfma_f32_16x16x4_4b_f16 v[0:15], v[32:33], v[64:65], v[96:111] cbsz:0
m4607:
v_mfma_f32_16x16x4_4b_f16 v[0:15], v[32:33], v[64:65], v[96:111] cbsz:7
m4608:
v_mfma_f32_16x16x4_4b_f16 v[0:15], v[32:33], v[64:65], v[96:111] abid:0
m4609:
v_mfma_f32_16x16x4_4b_f16 v[0:15], v[32:33], v[64:65], v[96:111] abid:15
m4610:
v_mfma_f32_16x16x4_4b_f16 v[0:15], v[32:33], v[64:65], v[96:111] blgp:0
m4611:
v_mfma_f32_16x16x4_4b_f16 v[0:15], v[32:33], v[64:65], v[96:111] blgp:7
m4612:
v_mfma_f32_16x16x4_4b_f16 a[0:15], v[32:33], v[64:65], a[96:111]
m4613:
v_mfma_f32_16x16x4_4b_f16 a[0:15], a[32:33], v[64:65], a[96:111]
m4614:
v_mfma_f32_16x16x4_4b_f16 a[0:15], v[32:33], a[64:65], a[96:111]
m4615:
v_mfma_f32_16x16x4_4b_f16 a[0:15], a[32:33], a[64:65], a[96:111]
m4616:
v_mfma_f32_16x16x4_4b_f16 a[0:15], v[32:33], v[64:65], 0
m4617:
v_mfma_f32_16x16x4_4b_f16 a[0:15], v[32:33], v[64:65], -16
m4618:
v_mfma_f32_16x16x4_4b_f16 a[0:15], v[32:33], v[64:65], 64
m4619:
v_mfma_f32_16x16x4_4b_f16 a[0:15], v[32:33], v[64:65], -4.0
m4620:
v_mfma_f32_16x16x4_4b_f16 a[0:15], v[32:33], v[64:65], a[96:111] cbsz:0
m4621:
v_mfma_f32_16x16x4_4b_f16 a[0:15], v[32:33], v[64:65], a[96:111] cbsz:7
m4622:
v_mfma_f32_16x16x4_4b_f16 a[0:15], v[32:33], v[64:65], a[96:111] abid:0
m4623:
v_mfma_f32_16x16x4_4b_f16 a[0:15], v[32:33], v[64:65], a[96:111] abid:15
m4624:
v_mfma_f32_16x16x4_4b_f16 a[0:15], v[32:33], v[64:65], a[96:111] blgp:0
m4625:
v_mfma_f32_16x16x4_4b_f16 a[0:15], v[32:33], v[64:65], a[96:111] blgp:7
m4626:
v_mfma_f32_4x4x4f16 v[0:3], v[32:33], v[64:65], v[96:99]
m4627:
v_mfma_f32_4x4x4f16 v[0:3], a[32:33], v[64:65], v[96:99]
m4628:
v_mfma_f32_4x4x4f16 v[0:3], v[32:33], a[64:65], v[96:99]
m4629:
v_mfma_f32_4x4x4f16 v[0:3], a[32:33], a[64:65], v[96:99]
m4630:
v_mfma_f32_4x4x4f16 v[0:3], v[32:33], v[64:65], 0
m4631:
v_mfma_f32_4x4x4f16 v[0:3], v[32:33], v[64:65], -16
m4632:
v_mfma_f32_4x4x4f16 v[0:3], v[32:33], v[64:65], 64
m4633:
v_mfma_f32_4x4x4f16 v[0:3], v[32:33], v[64:65], -4.0
m4634:
v_mfma_f32_4x4x4f16 v[0:3], v[32:33], v[64:65], v[96:99] cbsz:0
m4635:
v_mfma_f32_4x4x4f16 v[0:3], v[32:33], v[64:65], v[96:99] cbsz:7
m4636:
v_mfma_f32_4x4x4f16 v[0:3], v[32:33], v[64:65], v[96:99] abid:0
m4637:
v_mfma_f32_4x4x4f16 v[0:3], v[32:33], v[64:65], v[96:99] abid:15
m4638:
v_mfma_f32_4x4x4f16 v[0:3], v[32:33], v[64:65], v[96:99] blgp:0
m4639:
v_mfma_f32_4x4x4f16 v[0:3], v[32:33], v[64:65], v[96:99] blgp:7
m4640:
v_mfma_f32_4x4x4f16 a[0:3], v[32:33], v[64:65], a[96:99]
m4641:
v_mfma_f32_4x4x4f16 a[0:3], a[32:33], v[64:65], a[96:99]
m4642:
v_mfma_f32_4x4x4f16 a[0:3], v[32:33], a[64:65], a[96:99]
m4643:
v_mfma_f32_4x4x4f16 a[0:3], a[32:33], a[64:65], a[96:99]
m4644:
v_mfma_f32_4x4x4f16 a[0:3], v[32:33], v[64:65], 0
m4645:
v_mfma_f32_4x4x4f16 a[0:3], v[32:33], v[64:65], -16
m4646:
v_mfma_f32_4x4x4f16 a[0:3], v[32:33], v[64:65], 64
m4647:
v_mfma_f32_4x4x4f16 a[0:3], v[32:33], v[64:65], -4.0
m4648:
v_mfma_f32_4x4x4f16 a[0:3], v[32:33], v[64:65], a[96:99] cbsz:0
m4649:
v_mfma_f32_4x4x4f16 a[0:3], v[32:33], v[64:65], a[96:99] cbsz:7
m4650:
v_mfma_f32_4x4x4f16 a[0:3], v[32:33], v[64:65], a[96:99] abid:0
m4651:
v_mfma_f32_4x4x4f16 a[0:3], v[32:33], v[64:65], a[96:99] abid:15
m4652:
v_mfma_f32_4x4x4f16 a[0:3], v[32:33], v[64:65], a[96:99] blgp:0
m4653:
v_mfma_f32_4x4x4f16 a[0:3], v[32:33], v[64:65], a[96:99] blgp:7
m4654:
v_mfma_f32_4x4x4_16b_f16 v[0:3], v[32:33], v[64:65], v[96:99]
m4655:
v_mfma_f32_4x4x4_16b_f16 v[0:3], a[32:33], v[64:65], v[96:99]
m4656:
v_mfma_f32_4x4x4_16b_f16 v[0:3], v[32:33], a[64:65], v[96:99]
m4657:
v_mfma_f32_4x4x4_16b_f16 v[0:3], a[32:33], a[64:65], v[96:99]
m4658:
v_mfma_f32_4x4x4_16b_f16 v[0:3], v[32:33], v[64:65], 0
m4659:
v_mfma_f32_4x4x4_16b_f16 v[0:3], v[32:33], v[64:65], -16
m4660:
v_mfma_f32_4x4x4_16b_f16 v[0:3], v[32:33], v[64:65], 64
m4661:
v_mfma_f32_4x4x4_16b_f16 v[0:3], v[32:33], v[64:65], -4.0
m4662:
v_mfma_f32_4x4x4_16b_f16 v[0:3], v[32:33], v[64:65], v[96:99] cbsz:0
m4663:
v_mfma_f32_4x4x4_16b_f16 v[0:3], v[32:33], v[64:65], v[96:99] cbsz:7
m4664:
v_mfma_f32_4x4x4_16b_f16 v[0:3], v[32:33], v[64:65], v[96:99] abid:0
m4665:
v_mfma_f32_4x4x4_16b_f16 v[0:3], v[32:33], v[64:65], v[96:99] abid:15
m4666:
v_mfma_f32_4x4x4_16b_f16 v[0:3], v[32:33], v[64:65], v[96:99] blgp:0
m4667:
v_mfma_f32_4x4x4_16b_f16 v[0:3], v[32:33], v[64:65], v[96:99] blgp:7
m4668:
v_mfma_f32_4x4x4_16b_f16 a[0:3], v[32:33], v[64:65], a[96:99]
m4669:
v_mfma_f32_4x4x4_16b_f16 a[0:3], a[32:33], v[64:65], a[96:99]
m4670:
v_mfma_f32_4x4x4_16b_f16 a[0:3], v[32:33], a[64:65], a[96:99]
m4671:
v_mfma_f32_4x4x4_16b_f16 a[0:3], a[32:33], a[64:65], a[96:99]
m4672:
v_mfma_f32_4x4x4_16b_f16 a[0:3], v[32:33], v[64:65], 0
m4673:
v_mfma_f32_4x4x4_16b_f16 a[0:3], v[32:33], v[64:65], -16
m4674:
v_mfma_f32_4x4x4_16b_f16 a[0:3], v[32:33], v[64:65], 64
m4675:
v_mfma_f32_4x4x4_16b_f16 a[0:3], v[32:33], v[64:65], -4.0
m4676:
v_mfma_f32_4x4x4_16b_f16 a[0:3], v[32:33], v[64:65], a[96:99] cbsz:0
m4677:
v_mfma_f32_4x4x4_16b_f16 a[0:3], v[32:33], v[64:65], a[96:99] cbsz:7
m4678:
v_mfma_f32_4x4x4_16b_f16 a[0:3], v[32:33], v[64:65], a[96:99] abid:0
m4679:
v_mfma_f32_4x4x4_16b_f16 a[0:3], v[32:33], v[64:65], a[96:99] abid:15
m4680:
v_mfma_f32_4x4x4_16b_f16 a[0:3], v[32:33], v[64:65], a[96:99] blgp:0
m4681:
v_mfma_f32_4x4x4_16b_f16 a[0:3], v[32:33], v[64:65], a[96:99] blgp:7
m4682:
v_mfma_f32_32x32x4bf16_1k v[0:31], v[32:33], v[64:65], v[96:127]
m4683:
v_mfma_f32_32x32x4bf16_1k v[0:31], a[32:33], v[64:65], v[96:127]
m4684:
v_mfma_f32_32x32x4bf16_1k v[0:31], v[32:33], a[64:65], v[96:127]
m4685:
v_mfma_f32_32x32x4bf16_1k v[0:31], a[32:33], a[64:65], v[96:127]
m4686:
v_mfma_f32_32x32x4bf16_1k v[0:31], v[32:33], v[64:65], 0
m4687:
v_mfma_f32_32x32x4bf16_1k v[0:31], v[32:33], v[64:65], -16
m4688:
v_mfma_f32_32x32x4bf16_1k v[0:31], v[32:33], v[64:65], 64
m4689:
v_mfma_f32_32x32x4bf16_1k v[0:31], v[32:33], v[64:65], -4.0
m4690:
v_mfma_f32_32x32x4bf16_1k v[0:31], v[32:33], v[64:65], v[96:127] cbsz:0
m4691:
v_mfma_f32_32x32x4bf16_1k v[0:31], v[32:33], v[64:65], v[96:127] cbsz:7
m4692:
v_mfma_f32_32x32x4bf16_1k v[0:31], v[32:33], v[64:65], v[96:127] abid:0
m4693:
v_mfma_f32_32x32x4bf16_1k v[0:31], v[32:33], v[64:65], v[96:127] abid:15
m4694:
v_mfma_f32_32x32x4bf16_1k v[0:31], v[32:33], v[64:65], v[96:127] blgp:0
m4695:
v_mfma_f32_32x32x4bf16_1k v[0:31], v[32:33], v[64:65], v[96:127] blgp:7
m4696:
v_mfma_f32_32x32x4bf16_1k a[0:31], v[32:33], v[64:65], a[96:127]
m4697:
v_mfma_f32_32x32x4bf16_1k a[0:31], a[32:33], v[64:65], a[96:127]
m4698:
v_mfma_f32_32x32x4bf16_1k a[0:31], v[32:33], a[64:65], a[96:127]
m4699:
v_mfma_f32_32x32x4bf16_1k a[0:31], a[32:33], a[64:65], a[96:127]
m4700:
v_mfma_f32_32x32x4bf16_1k a[0:31], v[32:33], v[64:65], 0
m4701:
v_mfma_f32_32x32x4bf16_1k a[0:31], v[32:33], v[64:65], -16
m4702:
v_mfma_f32_32x32x4bf16_1k a[0:31], v[32:33], v[64:65], 64
m4703:
v_mfma_f32_32x32x4bf16_1k a[0:31], v[32:33], v[64:65], -4.0
m4704:
v_mfma_f32_32x32x4bf16_1k a[0:31], v[32:33], v[64:65], a[96:127] cbsz:0
m4705:
v_mfma_f32_32x32x4bf16_1k a[0:31], v[32:33], v[64:65], a[96:127] cbsz:7
m4706:
v_mfma_f32_32x32x4bf16_1k a[0:31], v[32:33], v[64:65], a[96:127] abid:0
m4707:
v_mfma_f32_32x32x4bf16_1k a[0:31], v[32:33], v[64:65], a[96:127] abid:15
m4708:
v_mfma_f32_32x32x4bf16_1k a[0:31], v[32:33], v[64:65], a[96:127] blgp:0
m4709:
v_mfma_f32_32x32x4bf16_1k a[0:31], v[32:33], v[64:65], a[96:127] blgp:7
m4710:
v_mfma_f32_32x32x4_2b_bf16 v[0:31], v[32:33], v[64:65], v[96:127]
m4711:
v_mfma_f32_32x32x4_2b_bf16 v[0:31], a[32:33], v[64:65], v[96:127]
m4712:
v_mfma_f32_32x32x4_2b_bf16 v[0:31], v[32:33], a[64:65], v[96:127]
m4713:
v_mfma_f32_32x32x4_2b_bf16 v[0:31], a[32:33], a[64:65], v[96:127]
m4714:
v_mfma_f32_32x32x4_2b_bf16 v[0:31], v[32:33], v[64:65], 0
m4715:
v_mfma_f32_32x32x4_2b_bf16 v[0:31], v[32:33], v[64:65], -16
m4716:
v_mfma_f32_32x32x4_2b_bf16 v[0:31], v[32:33], v[64:65], 64
m4717:
v_mfma_f32_32x32x4_2b_bf16 v[0:31], v[32:33], v[64:65], -4.0
m4718:
v_mfma_f32_32x32x4_2b_bf16 v[0:31], v[32:33], v[64:65], v[96:127] cbsz:0
m4719:
v_mfma_f32_32x32x4_2b_bf16 v[0:31], v[32:33], v[64:65], v[96:127] cbsz:7
m4720:
v_mfma_f32_32x32x4_2b_bf16 v[0:31], v[32:33], v[64:65], v[96:127] abid:0
m4721:
v_mfma_f32_32x32x4_2b_bf16 v[0:31], v[32:33], v[64:65], v[96:127] abid:15
m4722:
v_mfma_f32_32x32x4_2b_bf16 v[0:31], v[32:33], v[64:65], v[96:127] blgp:0
m4723:
v_mfma_f32_32x32x4_2b_bf16 v[0:31], v[32:33], v[64:65], v[96:127] blgp:7
m4724:
v_mfma_f32_32x32x4_2b_bf16 a[0:31], v[32:33], v[64:65], a[96:127]
m4725:
v_mfma_f32_32x32x4_2b_bf16 a[0:31], a[32:33], v[64:65], a[96:127]
m4726:
v_mfma_f32_32x32x4_2b_bf16 a[0:31], v[32:33], a[64:65], a[96:127]
m4727:
v_mfma_f32_32x32x4_2b_bf16 a[0:31], a[32:33], a[64:65], a[96:127]
m4728:
v_mfma_f32_32x32x4_2b_bf16 a[0:31], v[32:33], v[64:65], 0
m4729:
v_mfma_f32_32x32x4_2b_bf16 a[0:31], v[32:33], v[64:65], -16
m4730:
v_mfma_f32_32x32x4_2b_bf16 a[0:31], v[32:33], v[64:65], 64
m4731:
v_mfma_f32_32x32x4_2b_bf16 a[0:31], v[32:33], v[64:65], -4.0
m4732:
v_mfma_f32_32x32x4_2b_bf16 a[0:31], v[32:33], v[64:65], a[96:127] cbsz:0
m4733:
v_mfma_f32_32x32x4_2b_bf16 a[0:31], v[32:33], v[64:65], a[96:127] cbsz:7
m4734:
v_mfma_f32_32x32x4_2b_bf16 a[0:31], v[32:33], v[64:65], a[96:127] abid:0
m4735:
v_mfma_f32_32x32x4_2b_bf16 a[0:31], v[32:33], v[64:65], a[96:127] abid:15
m4736:
v_mfma_f32_32x32x4_2b_bf16 a[0:31], v[32:33], v[64:65], a[96:127] blgp:0
m4737:
v_mfma_f32_32x32x4_2b_bf16 a[0:31], v[32:33], v[64:65], a[96:127] blgp:7
m4738:
v_mfma_f32_16x16x4bf16_1k v[0:15], v[32:33], v[64:65], v[96:111]
m4739:
v_mfma_f32_16x16x4bf16_1k v[0:15], a[32:33], v[64:65], v[96:111]
m4740:
v_mfma_f32_16x16x4bf16_1k v[0:15], v[32:33], a[64:65], v[96:111]
m4741:
v_mfma_f32_16x16x4bf16_1k v[0:15], a[32:33], a[64:65], v[96:111]
m4742:
v_mfma_f32_16x16x4bf16_1k v[0:15], v[32:33], v[64:65], 0
m4743:
v_mfma_f32_16x16x4bf16_1k v[0:15], v[32:33], v[64:65], -16
m4744:
v_mfma_f32_16x16x4bf16_1k v[0:15], v[32:33], v[64:65], 64
m4745:
v_mfma_f32_16x16x4bf16_1k v[0:15], v[32:33], v[64:65], -4.0
m4746:
v_mfma_f32_16x16x4bf16_1k v[0:15], v[32:33], v[64:65], v[96:111] cbsz:0
m4747:
v_mfma_f32_16x16x4bf16_1k v[0:15], v[32:33], v[64:65], v[96:111] cbsz:7
m4748:
v_mfma_f32_16x16x4bf16_1k v[0:15], v[32:33], v[64:65], v[96:111] abid:0
m4749:
v_mfma_f32_16x16x4bf16_1k v[0:15], v[32:33], v[64:65], v[96:111] abid:15
m4750:
v_mfma_f32_16x16x4bf16_1k v[0:15], v[32:33], v[64:65], v[96:111] blgp:0
m4751:
v_mfma_f32_16x16x4bf16_1k v[0:15], v[32:33], v[64:65], v[96:111] blgp:7
m4752:
v_mfma_f32_16x16x4bf16_1k a[0:15], v[32:33], v[64:65], a[96:111]
m4753:
v_mfma_f32_16x16x4bf16_1k a[0:15], a[32:33], v[64:65], a[96:111]
m4754:
v_mfma_f32_16x16x4bf16_1k a[0:15], v[32:33], a[64:65], a[96:111]
m4755:
v_mfma_f32_16x16x4bf16_1k a[0:15], a[32:33], a[64:65], a[96:111]
m4756:
v_mfma_f32_16x16x4bf16_1k a[0:15], v[32:33], v[64:65], 0
m4757:
v_mfma_f32_16x16x4bf16_1k a[0:15], v[32:33], v[64:65], -16
m4758:
v_mfma_f32_16x16x4bf16_1k a[0:15], v[32:33], v[64:65], 64
m4759:
v_mfma_f32_16x16x4bf16_1k a[0:15], v[32:33], v[64:65], -4.0
m4760:
v_mfma_f32_16x16x4bf16_1k a[0:15], v[32:33], v[64:65], a[96:111] cbsz:0
m4761:
v_mfma_f32_16x16x4bf16_1k a[0:15], v[32:33], v[64:65], a[96:111] cbsz:7
m4762:
v_mfma_f32_16x16x4bf16_1k a[0:15], v[32:33], v[64:65], a[96:111] abid:0
m4763:
v_mfma_f32_16x16x4bf16_1k a[0:15], v[32:33], v[64:65], a[96:111] abid:15
m4764:
v_mfma_f32_16x16x4bf16_1k a[0:15], v[32:33], v[64:65], a[96:111] blgp:0
m4765:
v_mfma_f32_16x16x4bf16_1k a[0:15], v[32:33], v[64:65], a[96:111] blgp:7
m4766:
v_mfma_f32_16x16x4_4b_bf16 v[0:15], v[32:33], v[64:65], v[96:111]
m4767:
v_mfma_f32_16x16x4_4b_bf16 v[0:15], a[32:33], v[64:65], v[96:111]
m4768:
v_mfma_f32_16x16x4_4b_bf16 v[0:15], v[32:33], a[64:65], v[96:111]
m4769:
v_mfma_f32_16x16x4_4b_bf16 v[0:15], a[32:33], a[64:65], v[96:111]
m4770:
v_mfma_f32_16x16x4_4b_bf16 v[0:15], v[32:33], v[64:65], 0
m4771:
v_mfma_f32_16x16x4_4b_bf16 v[0:15], v[32:33], v[64:65], -16
m4772:
v_mfma_f32_16x16x4_4b_bf16 v[0:15], v[32:33], v[64:65], 64
m4773:
v_mfma_f32_16x16x4_4b_bf16 v[0:15], v[32:33], v[64:65], -4.0
m4774:
v_mfma_f32_16x16x4_4b_bf16 v[0:15], v[32:33], v[64:65], v[96:111] cbsz:0
m4775:
v_mfma_f32_16x16x4_4b_bf16 v[0:15], v[32:33], v[64:65], v[96:111] cbsz:7
m4776:
v_mfma_f32_16x16x4_4b_bf16 v[0:15], v[32:33], v[64:65], v[96:111] abid:0
m4777:
v_mfma_f32_16x16x4_4b_bf16 v[0:15], v[32:33], v[64:65], v[96:111] abid:15
m4778:
v_mfma_f32_16x16x4_4b_bf16 v[0:15], v[32:33], v[64:65], v[96:111] blgp:0
m4779:
v_mfma_f32_16x16x4_4b_bf16 v[0:15], v[32:33], v[64:65], v[96:111] blgp:7
m4780:
v_mfma_f32_16x16x4_4b_bf16 a[0:15], v[32:33], v[64:65], a[96:111]
m4781:
v_mfma_f32_16x16x4_4b_bf16 a[0:15], a[32:33], v[64:65], a[96:111]
m4782:
v_mfma_f32_16x16x4_4b_bf16 a[0:15], v[32:33], a[64:65], a[96:111]
m4783:
v_mfma_f32_16x16x4_4b_bf16 a[0:15], a[32:33], a[64:65], a[96:111]
m4784:
v_mfma_f32_16x16x4_4b_bf16 a[0:15], v[32:33], v[64:65], 0
m4785:
v_mfma_f32_16x16x4_4b_bf16 a[0:15], v[32:33], v[64:65], -16
m4786:
v_mfma_f32_16x16x4_4b_bf16 a[0:15], v[32:33], v[64:65], 64
m4787:
v_mfma_f32_16x16x4_4b_bf16 a[0:15], v[32:33], v[64:65], -4.0
m4788:
v_mfma_f32_16x16x4_4b_bf16 a[0:15], v[32:33], v[64:65], a[96:111] cbsz:0
m4789:
v_mfma_f32_16x16x4_4b_bf16 a[0:15], v[32:33], v[64:65], a[96:111] cbsz:7
m4790:
v_mfma_f32_16x16x4_4b_bf16 a[0:15], v[32:33], v[64:65], a[96:111] abid:0
m4791:
v_mfma_f32_16x16x4_4b_bf16 a[0:15], v[32:33], v[64:65], a[96:111] abid:15
m4792:
v_mfma_f32_16x16x4_4b_bf16 a[0:15], v[32:33], v[64:65], a[96:111] blgp:0
m4793:
v_mfma_f32_16x16x4_4b_bf16 a[0:15], v[32:33], v[64:65], a[96:111] blgp:7
m4794:
v_mfma_f32_4x4x4bf16_1k v[0:3], v[32:33], v[64:65], v[96:99]
m4795:
v_mfma_f32_4x4x4bf16_1k v[0:3], a[32:33], v[64:65], v[96:99]
m4796:
v_mfma_f32_4x4x4bf16_1k v[0:3], v[32:33], a[64:65], v[96:99]
m4797:
v_mfma_f32_4x4x4bf16_1k v[0:3], a[32:33], a[64:65], v[96:99]
m4798:
v_mfma_f32_4x4x4bf16_1k v[0:3], v[32:33], v[64:65], 0
m4799:
v_mfma_f32_4x4x4bf16_1k v[0:3], v[32:33], v[64:65], -16
m4800:
v_mfma_f32_4x4x4bf16_1k v[0:3], v[32:33], v[64:65], 64
m4801:
v_mfma_f32_4x4x4bf16_1k v[0:3], v[32:33], v[64:65], -4.0
m4802:
v_mfma_f32_4x4x4bf16_1k v[0:3], v[32:33], v[64:65], v[96:99] cbsz:0
m4803:
v_mfma_f32_4x4x4bf16_1k v[0:3], v[32:33], v[64:65], v[96:99] cbsz:7
m4804:
v_mfma_f32_4x4x4bf16_1k v[0:3], v[32:33], v[64:65], v[96:99] abid:0
m4805:
v_mfma_f32_4x4x4bf16_1k v[0:3], v[32:33], v[64:65], v[96:99] abid:15
m4806:
v_mfma_f32_4x4x4bf16_1k v[0:3], v[32:33], v[64:65], v[96:99] blgp:0
m4807:
v_mfma_f32_4x4x4bf16_1k v[0:3], v[32:33], v[64:65], v[96:99] blgp:7
m4808:
v_mfma_f32_4x4x4bf16_1k a[0:3], v[32:33], v[64:65], a[96:99]
m4809:
v_mfma_f32_4x4x4bf16_1k a[0:3], a[32:33], v[64:65], a[96:99]
m4810:
v_mfma_f32_4x4x4bf16_1k a[0:3], v[32:33], a[64:65], a[96:99]
m4811:
v_mfma_f32_4x4x4bf16_1k a[0:3], a[32:33], a[64:65], a[96:99]
m4812:
v_mfma_f32_4x4x4bf16_1k a[0:3], v[32:33], v[64:65], 0
m4813:
v_mfma_f32_4x4x4bf16_1k a[0:3], v[32:33], v[64:65], -16
m4814:
v_mfma_f32_4x4x4bf16_1k a[0:3], v[32:33], v[64:65], 64
m4815:
v_mfma_f32_4x4x4bf16_1k a[0:3], v[32:33], v[64:65], -4.0
m4816:
v_mfma_f32_4x4x4bf16_1k a[0:3], v[32:33], v[64:65], a[96:99] cbsz:0
m4817:
v_mfma_f32_4x4x4bf16_1k a[0:3], v[32:33], v[64:65], a[96:99] cbsz:7
m4818:
v_mfma_f32_4x4x4bf16_1k a[0:3], v[32:33], v[64:65], a[96:99] abid:0
m4819:
v_mfma_f32_4x4x4bf16_1k a[0:3], v[32:33], v[64:65], a[96:99] abid:15
m4820:
v_mfma_f32_4x4x4bf16_1k a[0:3], v[32:33], v[64:65], a[96:99] blgp:0
m4821:
v_mfma_f32_4x4x4bf16_1k a[0:3], v[32:33], v[64:65], a[96:99] blgp:7
m4822:
v_mfma_f32_4x4x4_16b_bf16 v[0:3], v[32:33], v[64:65], v[96:99]
m4823:
v_mfma_f32_4x4x4_16b_bf16 v[0:3], a[32:33], v[64:65], v[96:99]
m4824:
v_mfma_f32_4x4x4_16b_bf16 v[0:3], v[32:33], a[64:65], v[96:99]
m4825:
v_mfma_f32_4x4x4_16b_bf16 v[0:3], a[32:33], a[64:65], v[96:99]
m4826:
v_mfma_f32_4x4x4_16b_bf16 v[0:3], v[32:33], v[64:65], 0
m4827:
v_mfma_f32_4x4x4_16b_bf16 v[0:3], v[32:33], v[64:65], -16
m4828:
v_mfma_f32_4x4x4_16b_bf16 v[0:3], v[32:33], v[64:65], 64
m4829:
v_mfma_f32_4x4x4_16b_bf16 v[0:3], v[32:33], v[64:65], -4.0
m4830:
v_mfma_f32_4x4x4_16b_bf16 v[0:3], v[32:33], v[64:65], v[96:99] cbsz:0
m4831:
v_mfma_f32_4x4x4_16b_bf16 v[0:3], v[32:33], v[64:65], v[96:99] cbsz:7
m4832:
v_mfma_f32_4x4x4_16b_bf16 v[0:3], v[32:33], v[64:65], v[96:99] abid:0
m4833:
v_mfma_f32_4x4x4_16b_bf16 v[0:3], v[32:33], v[64:65], v[96:99] abid:15
m4834:
v_mfma_f32_4x4x4_16b_bf16 v[0:3], v[32:33], v[64:65], v[96:99] blgp:0
m4835:
v_mfma_f32_4x4x4_16b_bf16 v[0:3], v[32:33], v[64:65], v[96:99] blgp:7
m4836:
v_mfma_f32_4x4x4_16b_bf16 a[0:3], v[32:33], v[64:65], a[96:99]
m4837:
v_mfma_f32_4x4x4_16b_bf16 a[0:3], a[32:33], v[64:65], a[96:99]
m4838:
v_mfma_f32_4x4x4_16b_bf16 a[0:3], v[32:33], a[64:65], a[96:99]
m4839:
v_mfma_f32_4x4x4_16b_bf16 a[0:3], a[32:33], a[64:65], a[96:99]
m4840:
v_mfma_f32_4x4x4_16b_bf16 a[0:3], v[32:33], v[64:65], 0
m4841:
v_mfma_f32_4x4x4_16b_bf16 a[0:3], v[32:33], v[64:65], -16
m4842:
v_mfma_f32_4x4x4_16b_bf16 a[0:3], v[32:33], v[64:65], 64
m4843:
v_mfma_f32_4x4x4_16b_bf16 a[0:3], v[32:33], v[64:65], -4.0
m4844:
v_mfma_f32_4x4x4_16b_bf16 a[0:3], v[32:33], v[64:65], a[96:99] cbsz:0
m4845:
v_mfma_f32_4x4x4_16b_bf16 a[0:3], v[32:33], v[64:65], a[96:99] cbsz:7
m4846:
v_mfma_f32_4x4x4_16b_bf16 a[0:3], v[32:33], v[64:65], a[96:99] abid:0
m4847:
v_mfma_f32_4x4x4_16b_bf16 a[0:3], v[32:33], v[64:65], a[96:99] abid:15
m4848:
v_mfma_f32_4x4x4_16b_bf16 a[0:3], v[32:33], v[64:65], a[96:99] blgp:0
m4849:
v_mfma_f32_4x4x4_16b_bf16 a[0:3], v[32:33], v[64:65], a[96:99] blgp:7
m4850:
v_mfma_i32_32x32x4i8 v[0:31], v32, v64, v[96:127]
m4851:
v_mfma_i32_32x32x4i8 v[0:31], a32, v64, v[96:127]
m4852:
v_mfma_i32_32x32x4i8 v[0:31], v32, a64, v[96:127]
m4853:
v_mfma_i32_32x32x4i8 v[0:31], a32, a64, v[96:127]
m4854:
v_mfma_i32_32x32x4i8 v[0:31], v32, v64, 0
m4855:
v_mfma_i32_32x32x4i8 v[0:31], v32, v64, -16
m4856:
v_mfma_i32_32x32x4i8 v[0:31], v32, v64, 64
m4857:
v_mfma_i32_32x32x4i8 v[0:31], v32, v64, -4.0
m4858:
v_mfma_i32_32x32x4i8 v[0:31], v32, v64, v[96:127] cbsz:0
m4859:
v_mfma_i32_32x32x4i8 v[0:31], v32, v64, v[96:127] cbsz:7
m4860:
v_mfma_i32_32x32x4i8 v[0:31], v32, v64, v[96:127] abid:0
m4861:
v_mfma_i32_32x32x4i8 v[0:31], v32, v64, v[96:127] abid:15
m4862:
v_mfma_i32_32x32x4i8 v[0:31], v32, v64, v[96:127] blgp:0
m4863:
v_mfma_i32_32x32x4i8 v[0:31], v32, v64, v[96:127] blgp:7
m4864:
v_mfma_i32_32x32x4i8 a[0:31], v32, v64, a[96:127]
m4865:
v_mfma_i32_32x32x4i8 a[0:31], a32, v64, a[96:127]
m4866:
v_mfma_i32_32x32x4i8 a[0:31], v32, a64, a[96:127]
m4867:
v_mfma_i32_32x32x4i8 a[0:31], a32, a64, a[96:127]
m4868:
v_mfma_i32_32x32x4i8 a[0:31], v32, v64, 0
m4869:
v_mfma_i32_32x32x4i8 a[0:31], v32, v64, -16
m4870:
v_mfma_i32_32x32x4i8 a[0:31], v32, v64, 64
m4871:
v_mfma_i32_32x32x4i8 a[0:31], v32, v64, -4.0
m4872:
v_mfma_i32_32x32x4i8 a[0:31], v32, v64, a[96:127] cbsz:0
m4873:
v_mfma_i32_32x32x4i8 a[0:31], v32, v64, a[96:127] cbsz:7
m4874:
v_mfma_i32_32x32x4i8 a[0:31], v32, v64, a[96:127] abid:0
m4875:
v_mfma_i32_32x32x4i8 a[0:31], v32, v64, a[96:127] abid:15
m4876:
v_mfma_i32_32x32x4i8 a[0:31], v32, v64, a[96:127] blgp:0
m4877:
v_mfma_i32_32x32x4i8 a[0:31], v32, v64, a[96:127] blgp:7
m4878:
v_mfma_i32_32x32x4_2b_i8 v[0:31], v32, v64, v[96:127]
m4879:
v_mfma_i32_32x32x4_2b_i8 v[0:31], a32, v64, v[96:127]
m4880:
v_mfma_i32_32x32x4_2b_i8 v[0:31], v32, a64, v[96:127]
m4881:
v_mfma_i32_32x32x4_2b_i8 v[0:31], a32, a64, v[96:127]
m4882:
v_mfma_i32_32x32x4_2b_i8 v[0:31], v32, v64, 0
m4883:
v_mfma_i32_32x32x4_2b_i8 v[0:31], v32, v64, -16
m4884:
v_mfma_i32_32x32x4_2b_i8 v[0:31], v32, v64, 64
m4885:
v_mfma_i32_32x32x4_2b_i8 v[0:31], v32, v64, -4.0
m4886:
v_mfma_i32_32x32x4_2b_i8 v[0:31], v32, v64, v[96:127] cbsz:0
m4887:
v_mfma_i32_32x32x4_2b_i8 v[0:31], v32, v64, v[96:127] cbsz:7
m4888:
v_mfma_i32_32x32x4_2b_i8 v[0:31], v32, v64, v[96:127] abid:0
m4889:
v_mfma_i32_32x32x4_2b_i8 v[0:31], v32, v64, v[96:127] abid:15
m4890:
v_mfma_i32_32x32x4_2b_i8 v[0:31], v32, v64, v[96:127] blgp:0
m4891:
v_mfma_i32_32x32x4_2b_i8 v[0:31], v32, v64, v[96:127] blgp:7
m4892:
v_mfma_i32_32x32x4_2b_i8 a[0:31], v32, v64, a[96:127]
m4893:
v_mfma_i32_32x32x4_2b_i8 a[0:31], a32, v64, a[96:127]
m4894:
v_mfma_i32_32x32x4_2b_i8 a[0:31], v32, a64, a[96:127]
m4895:
v_mfma_i32_32x32x4_2b_i8 a[0:31], a32, a64, a[96:127]
m4896:
v_mfma_i32_32x32x4_2b_i8 a[0:31], v32, v64, 0
m4897:
v_mfma_i32_32x32x4_2b_i8 a[0:31], v32, v64, -16
m4898:
v_mfma_i32_32x32x4_2b_i8 a[0:31], v32, v64, 64
m4899:
v_mfma_i32_32x32x4_2b_i8 a[0:31], v32, v64, -4.0
m4900:
v_mfma_i32_32x32x4_2b_i8 a[0:31], v32, v64, a[96:127] cbsz:0
m4901:
v_mfma_i32_32x32x4_2b_i8 a[0:31], v32, v64, a[96:127] cbsz:7
m4902:
v_mfma_i32_32x32x4_2b_i8 a[0:31], v32, v64, a[96:127] abid:0
m4903:
v_mfma_i32_32x32x4_2b_i8 a[0:31], v32, v64, a[96:127] abid:15
m4904:
v_mfma_i32_32x32x4_2b_i8 a[0:31], v32, v64, a[96:127] blgp:0
m4905:
v_mfma_i32_32x32x4_2b_i8 a[0:31], v32, v64, a[96:127] blgp:7
m4906:
v_mfma_i32_16x16x4i8 v[0:15], v32, v64, v[96:111]
m4907:
v_mfma_i32_16x16x4i8 v[0:15], a32, v64, v[96:111]
m4908:
v_mfma_i32_16x16x4i8 v[0:15], v32, a64, v[96:111]
m4909:
v_mfma_i32_16x16x4i8 v[0:15], a32, a64, v[96:111]
m4910:
v_mfma_i32_16x16x4i8 v[0:15], v32, v64, 0
m4911:
v_mfma_i32_16x16x4i8 v[0:15], v32, v64, -16
m4912:
v_mfma_i32_16x16x4i8 v[0:15], v32, v64, 64
m4913:
v_mfma_i32_16x16x4i8 v[0:15], v32, v64, -4.0
m4914:
v_mfma_i32_16x16x4i8 v[0:15], v32, v64, v[96:111] cbsz:0
m4915:
v_mfma_i32_16x16x4i8 v[0:15], v32, v64, v[96:111] cbsz:7
m4916:
v_mfma_i32_16x16x4i8 v[0:15], v32, v64, v[96:111] abid:0
m4917:
v_mfma_i32_16x16x4i8 v[0:15], v32, v64, v[96:111] abid:15
m4918:
v_mfma_i32_16x16x4i8 v[0:15], v32, v64, v[96:111] blgp:0
m4919:
v_mfma_i32_16x16x4i8 v[0:15], v32, v64, v[96:111] blgp:7
m4920:
v_mfma_i32_16x16x4i8 a[0:15], v32, v64, a[96:111]
m4921:
v_mfma_i32_16x16x4i8 a[0:15], a32, v64, a[96:111]
m4922:
v_mfma_i32_16x16x4i8 a[0:15], v32, a64, a[96:111]
m4923:
v_mfma_i32_16x16x4i8 a[0:15], a32, a64, a[96:111]
m4924:
v_mfma_i32_16x16x4i8 a[0:15], v32, v64, 0
m4925:
v_mfma_i32_16x16x4i8 a[0:15], v32, v64, -16
m4926:
v_mfma_i32_16x16x4i8 a[0:15], v32, v64, 64
m4927:
v_mfma_i32_16x16x4i8 a[0:15], v32, v64, -4.0
m4928:
v_mfma_i32_16x16x4i8 a[0:15], v32, v64, a[96:111] cbsz:0
m4929:
v_mfma_i32_16x16x4i8 a[0:15], v32, v64, a[96:111] cbsz:7
m4930:
v_mfma_i32_16x16x4i8 a[0:15], v32, v64, a[96:111] abid:0
m4931:
v_mfma_i32_16x16x4i8 a[0:15], v32, v64, a[96:111] abid:15
m4932:
v_mfma_i32_16x16x4i8 a[0:15], v32, v64, a[96:111] blgp:0
m4933:
v_mfma_i32_16x16x4i8 a[0:15], v32, v64, a[96:111] blgp:7
m4934:
v_mfma_i32_16x16x4_4b_i8 v[0:15], v32, v64, v[96:111]
m4935:
v_mfma_i32_16x16x4_4b_i8 v[0:15], a32, v64, v[96:111]
m4936:
v_mfma_i32_16x16x4_4b_i8 v[0:15], v32, a64, v[96:111]
m4937:
v_mfma_i32_16x16x4_4b_i8 v[0:15], a32, a64, v[96:111]
m4938:
v_mfma_i32_16x16x4_4b_i8 v[0:15], v32, v64, 0
m4939:
v_mfma_i32_16x16x4_4b_i8 v[0:15], v32, v64, -16
m4940:
v_mfma_i32_16x16x4_4b_i8 v[0:15], v32, v64, 64
m4941:
v_mfma_i32_16x16x4_4b_i8 v[0:15], v32, v64, -4.0
m4942:
v_mfma_i32_16x16x4_4b_i8 v[0:15], v32, v64, v[96:111] cbsz:0
m4943:
v_mfma_i32_16x16x4_4b_i8 v[0:15], v32, v64, v[96:111] cbsz:7
m4944:
v_mfma_i32_16x16x4_4b_i8 v[0:15], v32, v64, v[96:111] abid:0
m4945:
v_mfma_i32_16x16x4_4b_i8 v[0:15], v32, v64, v[96:111] abid:15
m4946:
v_mfma_i32_16x16x4_4b_i8 v[0:15], v32, v64, v[96:111] blgp:0
m4947:
v_mfma_i32_16x16x4_4b_i8 v[0:15], v32, v64, v[96:111] blgp:7
m4948:
v_mfma_i32_16x16x4_4b_i8 a[0:15], v32, v64, a[96:111]
m4949:
v_mfma_i32_16x16x4_4b_i8 a[0:15], a32, v64, a[96:111]
m4950:
v_mfma_i32_16x16x4_4b_i8 a[0:15], v32, a64, a[96:111]
m4951:
v_mfma_i32_16x16x4_4b_i8 a[0:15], a32, a64, a[96:111]
m4952:
v_mfma_i32_16x16x4_4b_i8 a[0:15], v32, v64, 0
m4953:
v_mfma_i32_16x16x4_4b_i8 a[0:15], v32, v64, -16
m4954:
v_mfma_i32_16x16x4_4b_i8 a[0:15], v32, v64, 64
m4955:
v_mfma_i32_16x16x4_4b_i8 a[0:15], v32, v64, -4.0
m4956:
v_mfma_i32_16x16x4_4b_i8 a[0:15], v32, v64, a[96:111] cbsz:0
m4957:
v_mfma_i32_16x16x4_4b_i8 a[0:15], v32, v64, a[96:111] cbsz:7
m4958:
v_mfma_i32_16x16x4_4b_i8 a[0:15], v32, v64, a[96:111] abid:0
m4959:
v_mfma_i32_16x16x4_4b_i8 a[0:15], v32, v64, a[96:111] abid:15
m4960:
v_mfma_i32_16x16x4_4b_i8 a[0:15], v32, v64, a[96:111] blgp:0
m4961:
v_mfma_i32_16x16x4_4b_i8 a[0:15], v32, v64, a[96:111] blgp:7
m4962:
v_mfma_i32_4x4x4i8 v[0:3], v32, v64, v[96:99]
m4963:
v_mfma_i32_4x4x4i8 v[0:3], a32, v64, v[96:99]
m4964:
v_mfma_i32_4x4x4i8 v[0:3], v32, a64, v[96:99]
m4965:
v_mfma_i32_4x4x4i8 v[0:3], a32, a64, v[96:99]
m4966:
v_mfma_i32_4x4x4i8 v[0:3], v32, v64, 0
m4967:
v_mfma_i32_4x4x4i8 v[0:3], v32, v64, -16
m4968:
v_mfma_i32_4x4x4i8 v[0:3], v32, v64, 64
m4969:
v_mfma_i32_4x4x4i8 v[0:3], v32, v64, -4.0
m4970:
v_mfma_i32_4x4x4i8 v[0:3], v32, v64, v[96:99] cbsz:0
m4971:
v_mfma_i32_4x4x4i8 v[0:3], v32, v64, v[96:99] cbsz:7
m4972:
v_mfma_i32_4x4x4i8 v[0:3], v32, v64, v[96:99] abid:0
m4973:
v_mfma_i32_4x4x4i8 v[0:3], v32, v64, v[96:99] abid:15
m4974:
v_mfma_i32_4x4x4i8 v[0:3], v32, v64, v[96:99] blgp:0
m4975:
v_mfma_i32_4x4x4i8 v[0:3], v32, v64, v[96:99] blgp:7
m4976:
v_mfma_i32_4x4x4i8 a[0:3], v32, v64, a[96:99]
m4977:
v_mfma_i32_4x4x4i8 a[0:3], a32, v64, a[96:99]
m4978:
v_mfma_i32_4x4x4i8 a[0:3], v32, a64, a[96:99]
m4979:
v_mfma_i32_4x4x4i8 a[0:3], a32, a64, a[96:99]
m4980:
v_mfma_i32_4x4x4i8 a[0:3], v32, v64, 0
m4981:
v_mfma_i32_4x4x4i8 a[0:3], v32, v64, -16
m4982:
v_mfma_i32_4x4x4i8 a[0:3], v32, v64, 64
m4983:
v_mfma_i32_4x4x4i8 a[0:3], v32, v64, -4.0
m4984:
v_mfma_i32_4x4x4i8 a[0:3], v32, v64, a[96:99] cbsz:0
m4985:
v_mfma_i32_4x4x4i8 a[0:3], v32, v64, a[96:99] cbsz:7
m4986:
v_mfma_i32_4x4x4i8 a[0:3], v32, v64, a[96:99] abid:0
m4987:
v_mfma_i32_4x4x4i8 a[0:3], v32, v64, a[96:99] abid:15
m4988:
v_mfma_i32_4x4x4i8 a[0:3], v32, v64, a[96:99] blgp:0
m4989:
v_mfma_i32_4x4x4i8 a[0:3], v32, v64, a[96:99] blgp:7
m4990:
v_mfma_i32_4x4x4_16b_i8 v[0:3], v32, v64, v[96:99]
m4991:
v_mfma_i32_4x4x4_16b_i8 v[0:3], a32, v64, v[96:99]
m4992:
v_mfma_i32_4x4x4_16b_i8 v[0:3], v32, a64, v[96:99]
m4993:
v_mfma_i32_4x4x4_16b_i8 v[0:3], a32, a64, v[96:99]
m4994:
v_mfma_i32_4x4x4_16b_i8 v[0:3], v32, v64, 0
m4995:
v_mfma_i32_4x4x4_16b_i8 v[0:3], v32, v64, -16
m4996:
v_mfma_i32_4x4x4_16b_i8 v[0:3], v32, v64, 64
m4997:
v_mfma_i32_4x4x4_16b_i8 v[0:3], v32, v64, -4.0
m4998:
v_mfma_i32_4x4x4_16b_i8 v[0:3], v32, v64, v[96:99] cbsz:0
m4999:
v_mfma_i32_4x4x4_16b_i8 v[0:3], v32, v64, v[96:99] cbsz:7
m5000:
v_mfma_i32_4x4x4_16b_i8 v[0:3], v32, v64, v[96:99] abid:0
m5001:
v_mfma_i32_4x4x4_16b_i8 v[0:3], v32, v64, v[96:99] abid:15
m5002:
v_mfma_i32_4x4x4_16b_i8 v[0:3], v32, v64, v[96:99] blgp:0
m5003:
v_mfma_i32_4x4x4_16b_i8 v[0:3], v32, v64, v[96:99] blgp:7
m5004:
v_mfma_i32_4x4x4_16b_i8 a[0:3], v32, v64, a[96:99]
m5005:
v_mfma_i32_4x4x4_16b_i8 a[0:3], a32, v64, a[96:99]
m5006:
v_mfma_i32_4x4x4_16b_i8 a[0:3], v32, a64, a[96:99]
m5007:
v_mfma_i32_4x4x4_16b_i8 a[0:3], a32, a64, a[96:99]
m5008:
v_mfma_i32_4x4x4_16b_i8 a[0:3], v32, v64, 0
m5009:
v_mfma_i32_4x4x4_16b_i8 a[0:3], v32, v64, -16
m5010:
v_mfma_i32_4x4x4_16b_i8 a[0:3], v32, v64, 64
m5011:
v_mfma_i32_4x4x4_16b_i8 a[0:3], v32, v64, -4.0
m5012:
v_mfma_i32_4x4x4_16b_i8 a[0:3], v32, v64, a[96:99] cbsz:0
m5013:
v_mfma_i32_4x4x4_16b_i8 a[0:3], v32, v64, a[96:99] cbsz:7
m5014:
v_mfma_i32_4x4x4_16b_i8 a[0:3], v32, v64, a[96:99] abid:0
m5015:
v_mfma_i32_4x4x4_16b_i8 a[0:3], v32, v64, a[96:99] abid:15
m5016:
v_mfma_i32_4x4x4_16b_i8 a[0:3], v32, v64, a[96:99] blgp:0
m5017:
v_mfma_i32_4x4x4_16b_i8 a[0:3], v32, v64, a[96:99] blgp:7
m5018:
v_mfma_f32_32x32x16_fp8_fp8 v[0:15], v[32:33], v[64:65], v[96:111]
m5019:
v_mfma_f32_32x32x16_fp8_fp8 v[0:15], a[32:33], v[64:65], v[96:111]
m5020:
v_mfma_f32_32x32x16_fp8_fp8 v[0:15], v[32:33], a[64:65], v[96:111]
m5021:
v_mfma_f32_32x32x16_fp8_fp8 v[0:15], a[32:33], a[64:65], v[96:111]
m5022:
v_mfma_f32_32x32x16_fp8_fp8 v[0:15], v[32:33], v[64:65], 0
m5023:
v_mfma_f32_32x32x16_fp8_fp8 v[0:15], v[32:33], v[64:65], -16
m5024:
v_mfma_f32_32x32x16_fp8_fp8 v[0:15], v[32:33], v[64:65], 64
m5025:
v_mfma_f32_32x32x16_fp8_fp8 v[0:15], v[32:33], v[64:65], -4.0
m5026:
v_mfma_f32_32x32x16_fp8_fp8 v[0:15], v[32:33], v[64:65], v[96:111] cbsz:0
m5027:
v_mfma_f32_32x32x16_fp8_fp8 v[0:15], v[32:33], v[64:65], v[96:111] cbsz:7
m5028:
v_mfma_f32_32x32x16_fp8_fp8 v[0:15], v[32:33], v[64:65], v[96:111] abid:0
m5029:
v_mfma_f32_32x32x16_fp8_fp8 v[0:15], v[32:33], v[64:65], v[96:111] abid:15
m5030:
v_mfma_f32_32x32x16_fp8_fp8 v[0:15], v[32:33], v[64:65], v[96:111] blgp:0
m5031:
v_mfma_f32_32x32x16_fp8_fp8 v[0:15], v[32:33], v[64:65], v[96:111] blgp:7
m5032:
v_mfma_f32_32x32x16_fp8_fp8 a[0:15], v[32:33], v[64:65], a[96:111]
m5033:
v_mfma_f32_32x32x16_fp8_fp8 a[0:15], a[32:33], v[64:65], a[96:111]
m5034:
v_mfma_f32_32x32x16_fp8_fp8 a[0:15], v[32:33], a[64:65], a[96:111]
m5035:
v_mfma_f32_32x32x16_fp8_fp8 a[0:15], a[32:33], a[64:65], a[96:111]
m5036:
v_mfma_f32_32x32x16_fp8_fp8 a[0:15], v[32:33], v[64:65], 0
m5037:
v_mfma_f32_32x32x16_fp8_fp8 a[0:15], v[32:33], v[64:65], -16
m5038:
v_mfma_f32_32x32x16_fp8_fp8 a[0:15], v[32:33], v[64:65], 64
m5039:
v_mfma_f32_32x32x16_fp8_fp8 a[0:15], v[32:33], v[64:65], -4.0
m5040:
v_mfma_f32_32x32x16_fp8_fp8 a[0:15], v[32:33], v[64:65], a[96:111] cbsz:0
m5041:
v_mfma_f32_32x32x16_fp8_fp8 a[0:15], v[32:33], v[64:65], a[96:111] cbsz:7
m5042:
v_mfma_f32_32x32x16_fp8_fp8 a[0:15], v[32:33], v[64:65], a[96:111] abid:0
m5043:
v_mfma_f32_32x32x16_fp8_fp8 a[0:15], v[32:33], v[64:65], a[96:111] abid:15
m5044:
v_mfma_f32_32x32x16_fp8_fp8 a[0:15], v[32:33], v[64:65], a[96:111] blgp:0
m5045:
v_mfma_f32_32x32x16_fp8_fp8 a[0:15], v[32:33], v[64:65], a[96:111] blgp:7
m5046:
v_mfma_f32_16x16x32_fp8_fp8 v[0:3], v[32:33], v[64:65], v[96:99]
m5047:
v_mfma_f32_16x16x32_fp8_fp8 v[0:3], a[32:33], v[64:65], v[96:99]
m5048:
v_mfma_f32_16x16x32_fp8_fp8 v[0:3], v[32:33], a[64:65], v[96:99]
m5049:
v_mfma_f32_16x16x32_fp8_fp8 v[0:3], a[32:33], a[64:65], v[96:99]
m5050:
v_mfma_f32_16x16x32_fp8_fp8 v[0:3], v[32:33], v[64:65], 0
m5051:
v_mfma_f32_16x16x32_fp8_fp8 v[0:3], v[32:33], v[64:65], -16
m5052:
v_mfma_f32_16x16x32_fp8_fp8 v[0:3], v[32:33], v[64:65], 64
m5053:
v_mfma_f32_16x16x32_fp8_fp8 v[0:3], v[32:33], v[64:65], -4.0
m5054:
v_mfma_f32_16x16x32_fp8_fp8 v[0:3], v[32:33], v[64:65], v[96:99] cbsz:0
m5055:
v_mfma_f32_16x16x32_fp8_fp8 v[0:3], v[32:33], v[64:65], v[96:99] cbsz:7
m5056:
v_mfma_f32_16x16x32_fp8_fp8 v[0:3], v[32:33], v[64:65], v[96:99] abid:0
m5057:
v_mfma_f32_16x16x32_fp8_fp8 v[0:3], v[32:33], v[64:65], v[96:99] abid:15
m5058:
v_mfma_f32_16x16x32_fp8_fp8 v[0:3], v[32:33], v[64:65], v[96:99] blgp:0
m5059:
v_mfma_f32_16x16x32_fp8_fp8 v[0:3], v[32:33], v[64:65], v[96:99] blgp:7
m5060:
v_mfma_f32_16x16x32_fp8_fp8 a[0:3], v[32:33], v[64:65], a[96:99]
m5061:
v_mfma_f32_16x16x32_fp8_fp8 a[0:3], a[32:33], v[64:65], a[96:99]
m5062:
v_mfma_f32_16x16x32_fp8_fp8 a[0:3], v[32:33], a[64:65], a[96:99]
m5063:
v_mfma_f32_16x16x32_fp8_fp8 a[0:3], a[32:33], a[64:65], a[96:99]
m5064:
v_mfma_f32_16x16x32_fp8_fp8 a[0:3], v[32:33], v[64:65], 0
m5065:
v_mfma_f32_16x16x32_fp8_fp8 a[0:3], v[32:33], v[64:65], -16
m5066:
v_mfma_f32_16x16x32_fp8_fp8 a[0:3], v[32:33], v[64:65], 64
m5067:
v_mfma_f32_16x16x32_fp8_fp8 a[0:3], v[32:33], v[64:65], -4.0
m5068:
v_mfma_f32_16x16x32_fp8_fp8 a[0:3], v[32:33], v[64:65], a[96:99] cbsz:0
m5069:
v_mfma_f32_16x16x32_fp8_fp8 a[0:3], v[32:33], v[64:65], a[96:99] cbsz:7
m5070:
v_mfma_f32_16x16x32_fp8_fp8 a[0:3], v[32:33], v[64:65], a[96:99] abid:0
m5071:
v_mfma_f32_16x16x32_fp8_fp8 a[0:3], v[32:33], v[64:65], a[96:99] abid:15
m5072:
v_mfma_f32_16x16x32_fp8_fp8 a[0:3], v[32:33], v[64:65], a[96:99] blgp:0
m5073:
v_mfma_f32_16x16x32_fp8_fp8 a[0:3], v[32:33], v[64:65], a[96:99] blgp:7
m5074:
v_mfma_f32_32x32x16_bf8_bf8 v[0:15], v[32:33], v[64:65], v[96:111]
m5075:
v_mfma_f32_32x32x16_bf8_bf8 v[0:15], a[32:33], v[64:65], v[96:111]
m5076:
v_mfma_f32_32x32x16_bf8_bf8 v[0:15], v[32:33], a[64:65], v[96:111]
m5077:
v_mfma_f32_32x32x16_bf8_bf8 v[0:15], a[32:33], a[64:65], v[96:111]
m5078:
v_mfma_f32_32x32x16_bf8_bf8 v[0:15], v[32:33], v[64:65], 0
m5079:
v_mfma_f32_32x32x16_bf8_bf8 v[0:15], v[32:33], v[64:65], -16
m5080:
v_mfma_f32_32x32x16_bf8_bf8 v[0:15], v[32:33], v[64:65], 64
m5081:
v_mfma_f32_32x32x16_bf8_bf8 v[0:15], v[32:33], v[64:65], -4.0
m5082:
v_mfma_f32_32x32x16_bf8_bf8 v[0:15], v[32:33], v[64:65], v[96:111] cbsz:0
m5083:
v_mfma_f32_32x32x16_bf8_bf8 v[0:15], v[32:33], v[64:65], v[96:111] cbsz:7
m5084:
v_mfma_f32_32x32x16_bf8_bf8 v[0:15], v[32:33], v[64:65], v[96:111] abid:0
m5085:
v_mfma_f32_32x32x16_bf8_bf8 v[0:15], v[32:33], v[64:65], v[96:111] abid:15
m5086:
v_mfma_f32_32x32x16_bf8_bf8 v[0:15], v[32:33], v[64:65], v[96:111] blgp:0
m5087:
v_mfma_f32_32x32x16_bf8_bf8 v[0:15], v[32:33], v[64:65], v[96:111] blgp:7
m5088:
v_mfma_f32_32x32x16_bf8_bf8 a[0:15], v[32:33], v[64:65], a[96:111]
m5089:
v_mfma_f32_32x32x16_bf8_bf8 a[0:15], a[32:33], v[64:65], a[96:111]
m5090:
v_mfma_f32_32x32x16_bf8_bf8 a[0:15], v[32:33], a[64:65], a[96:111]
m5091:
v_mfma_f32_32x32x16_bf8_bf8 a[0:15], a[32:33], a[64:65], a[96:111]
m5092:
v_mfma_f32_32x32x16_bf8_bf8 a[0:15], v[32:33], v[64:65], 0
m5093:
v_mfma_f32_32x32x16_bf8_bf8 a[0:15], v[32:33], v[64:65], -16
m5094:
v_mfma_f32_32x32x16_bf8_bf8 a[0:15], v[32:33], v[64:65], 64
m5095:
v_mfma_f32_32x32x16_bf8_bf8 a[0:15], v[32:33], v[64:65], -4.0
m5096:
v_mfma_f32_32x32x16_bf8_bf8 a[0:15], v[32:33], v[64:65], a[96:111] cbsz:0
m5097:
v_mfma_f32_32x32x16_bf8_bf8 a[0:15], v[32:33], v[64:65], a[96:111] cbsz:7
m5098:
v_mfma_f32_32x32x16_bf8_bf8 a[0:15], v[32:33], v[64:65], a[96:111] abid:0
m5099:
v_mfma_f32_32x32x16_bf8_bf8 a[0:15], v[32:33], v[64:65], a[96:111] abid:15
m5100:
v_mfma_f32_32x32x16_bf8_bf8 a[0:15], v[32:33], v[64:65], a[96:111] blgp:0
m5101:
v_mfma_f32_32x32x16_bf8_bf8 a[0:15], v[32:33], v[64:65], a[96:111] blgp:7
m5102:
v_mfma_f32_16x16x32_bf8_bf8 v[0:3], v[32:33], v[64:65], v[96:99]
m5103:
v_mfma_f32_16x16x32_bf8_bf8 v[0:3], a[32:33], v[64:65], v[96:99]
m5104:
v_mfma_f32_16x16x32_bf8_bf8 v[0:3], v[32:33], a[64:65], v[96:99]
m5105:
v_mfma_f32_16x16x32_bf8_bf8 v[0:3], a[32:33], a[64:65], v[96:99]
m5106:
v_mfma_f32_16x16x32_bf8_bf8 v[0:3], v[32:33], v[64:65], 0
m5107:
v_mfma_f32_16x16x32_bf8_bf8 v[0:3], v[32:33], v[64:65], -16
m5108:
v_mfma_f32_16x16x32_bf8_bf8 v[0:3], v[32:33], v[64:65], 64
m5109:
v_mfma_f32_16x16x32_bf8_bf8 v[0:3], v[32:33], v[64:65], -4.0
m5110:
v_mfma_f32_16x16x32_bf8_bf8 v[0:3], v[32:33], v[64:65], v[96:99] cbsz:0
m5111:
v_mfma_f32_16x16x32_bf8_bf8 v[0:3], v[32:33], v[64:65], v[96:99] cbsz:7
m5112:
v_mfma_f32_16x16x32_bf8_bf8 v[0:3], v[32:33], v[64:65], v[96:99] abid:0
m5113:
v_mfma_f32_16x16x32_bf8_bf8 v[0:3], v[32:33], v[64:65], v[96:99] abid:15
m5114:
v_mfma_f32_16x16x32_bf8_bf8 v[0:3], v[32:33], v[64:65], v[96:99] blgp:0
m5115:
v_mfma_f32_16x16x32_bf8_bf8 v[0:3], v[32:33], v[64:65], v[96:99] blgp:7
m5116:
v_mfma_f32_16x16x32_bf8_bf8 a[0:3], v[32:33], v[64:65], a[96:99]
m5117:
v_mfma_f32_16x16x32_bf8_bf8 a[0:3], a[32:33], v[64:65], a[96:99]
m5118:
v_mfma_f32_16x16x32_bf8_bf8 a[0:3], v[32:33], a[64:65], a[96:99]
m5119:
v_mfma_f32_16x16x32_bf8_bf8 a[0:3], a[32:33], a[64:65], a[96:99]
m5120:
v_mfma_f32_16x16x32_bf8_bf8 a[0:3], v[32:33], v[64:65], 0
m5121:
v_mfma_f32_16x16x32_bf8_bf8 a[0:3], v[32:33], v[64:65], -16
m5122:
v_mfma_f32_16x16x32_bf8_bf8 a[0:3], v[32:33], v[64:65], 64
m5123:
v_mfma_f32_16x16x32_bf8_bf8 a[0:3], v[32:33], v[64:65], -4.0
m5124:
v_mfma_f32_16x16x32_bf8_bf8 a[0:3], v[32:33], v[64:65], a[96:99] cbsz:0
m5125:
v_mfma_f32_16x16x32_bf8_bf8 a[0:3], v[32:33], v[64:65], a[96:99] cbsz:7
m5126:
v_mfma_f32_16x16x32_bf8_bf8 a[0:3], v[32:33], v[64:65], a[96:99] abid:0
m5127:
v_mfma_f32_16x16x32_bf8_bf8 a[0:3], v[32:33], v[64:65], a[96:99] abid:15
m5128:
v_mfma_f32_16x16x32_bf8_bf8 a[0:3], v[32:33], v[64:65], a[96:99] blgp:0
m5129:
v_mfma_f32_16x16x32_bf8_bf8 a[0:3], v[32:33], v[64:65], a[96:99] blgp:7
m5130:
v_mfma_f32_32x32x16_fp8_bf8 v[0:15], v[32:33], v[64:65], v[96:111]
m5131:
v_mfma_f32_32x32x16_fp8_bf8 v[0:15], a[32:33], v[64:65], v[96:111]
m5132:
v_mfma_f32_32x32x16_fp8_bf8 v[0:15], v[32:33], a[64:65], v[96:111]
m5133:
v_mfma_f32_32x32x16_fp8_bf8 v[0:15], a[32:33], a[64:65], v[96:111]
m5134:
v_mfma_f32_32x32x16_fp8_bf8 v[0:15], v[32:33], v[64:65], 0
m5135:
v_mfma_f32_32x32x16_fp8_bf8 v[0:15], v[32:33], v[64:65], -16
m5136:
v_mfma_f32_32x32x16_fp8_bf8 v[0:15], v[32:33], v[64:65], 64
m5137:
v_mfma_f32_32x32x16_fp8_bf8 v[0:15], v[32:33], v[64:65], -4.0
m5138:
v_mfma_f32_32x32x16_fp8_bf8 v[0:15], v[32:33], v[64:65], v[96:111] cbsz:0
m5139:
v_mfma_f32_32x32x16_fp8_bf8 v[0:15], v[32:33], v[64:65], v[96:111] cbsz:7
m5140:
v_mfma_f32_32x32x16_fp8_bf8 v[0:15], v[32:33], v[64:65], v[96:111] abid:0
m5141:
v_mfma_f32_32x32x16_fp8_bf8 v[0:15], v[32:33], v[64:65], v[96:111] abid:15
m5142:
v_mfma_f32_32x32x16_fp8_bf8 v[0:15], v[32:33], v[64:65], v[96:111] blgp:0
m5143:
v_mfma_f32_32x32x16_fp8_bf8 v[0:15], v[32:33], v[64:65], v[96:111] blgp:7
m5144:
v_mfma_f32_32x32x16_fp8_bf8 a[0:15], v[32:33], v[64:65], a[96:111]
m5145:
v_mfma_f32_32x32x16_fp8_bf8 a[0:15], a[32:33], v[64:65], a[96:111]
m5146:
v_mfma_f32_32x32x16_fp8_bf8 a[0:15], v[32:33], a[64:65], a[96:111]
m5147:
v_mfma_f32_32x32x16_fp8_bf8 a[0:15], a[32:33], a[64:65], a[96:111]
m5148:
v_mfma_f32_32x32x16_fp8_bf8 a[0:15], v[32:33], v[64:65], 0
m5149:
v_mfma_f32_32x32x16_fp8_bf8 a[0:15], v[32:33], v[64:65], -16
m5150:
v_mfma_f32_32x32x16_fp8_bf8 a[0:15], v[32:33], v[64:65], 64
m5151:
v_mfma_f32_32x32x16_fp8_bf8 a[0:15], v[32:33], v[64:65], -4.0
m5152:
v_mfma_f32_32x32x16_fp8_bf8 a[0:15], v[32:33], v[64:65], a[96:111] cbsz:0
m5153:
v_mfma_f32_32x32x16_fp8_bf8 a[0:15], v[32:33], v[64:65], a[96:111] cbsz:7
m5154:
v_mfma_f32_32x32x16_fp8_bf8 a[0:15], v[32:33], v[64:65], a[96:111] abid:0
m5155:
v_mfma_f32_32x32x16_fp8_bf8 a[0:15], v[32:33], v[64:65], a[96:111] abid:15
m5156:
v_mfma_f32_32x32x16_fp8_bf8 a[0:15], v[32:33], v[64:65], a[96:111] blgp:0
m5157:
v_mfma_f32_32x32x16_fp8_bf8 a[0:15], v[32:33], v[64:65], a[96:111] blgp:7
m5158:
v_mfma_f32_16x16x32_fp8_bf8 v[0:3], v[32:33], v[64:65], v[96:99]
m5159:
v_mfma_f32_16x16x32_fp8_bf8 v[0:3], a[32:33], v[64:65], v[96:99]
m5160:
v_mfma_f32_16x16x32_fp8_bf8 v[0:3], v[32:33], a[64:65], v[96:99]
m5161:
v_mfma_f32_16x16x32_fp8_bf8 v[0:3], a[32:33], a[64:65], v[96:99]
m5162:
v_mfma_f32_16x16x32_fp8_bf8 v[0:3], v[32:33], v[64:65], 0
m5163:
v_mfma_f32_16x16x32_fp8_bf8 v[0:3], v[32:33], v[64:65], -16
m5164:
v_mfma_f32_16x16x32_fp8_bf8 v[0:3], v[32:33], v[64:65], 64
m5165:
v_mfma_f32_16x16x32_fp8_bf8 v[0:3], v[32:33], v[64:65], -4.0
m5166:
v_mfma_f32_16x16x32_fp8_bf8 v[0:3], v[32:33], v[64:65], v[96:99] cbsz:0
m5167:
v_mfma_f32_16x16x32_fp8_bf8 v[0:3], v[32:33], v[64:65], v[96:99] cbsz:7
m5168:
v_mfma_f32_16x16x32_fp8_bf8 v[0:3], v[32:33], v[64:65], v[96:99] abid:0
m5169:
v_mfma_f32_16x16x32_fp8_bf8 v[0:3], v[32:33], v[64:65], v[96:99] abid:15
m5170:
v_mfma_f32_16x16x32_fp8_bf8 v[0:3], v[32:33], v[64:65], v[96:99] blgp:0
m5171:
v_mfma_f32_16x16x32_fp8_bf8 v[0:3], v[32:33], v[64:65], v[96:99] blgp:7
m5172:
v_mfma_f32_16x16x32_fp8_bf8 a[0:3], v[32:33], v[64:65], a[96:99]
m5173:
v_mfma_f32_16x16x32_fp8_bf8 a[0:3], a[32:33], v[64:65], a[96:99]
m5174:
v_mfma_f32_16x16x32_fp8_bf8 a[0:3], v[32:33], a[64:65], a[96:99]
m5175:
v_mfma_f32_16x16x32_fp8_bf8 a[0:3], a[32:33], a[64:65], a[96:99]
m5176:
v_mfma_f32_16x16x32_fp8_bf8 a[0:3], v[32:33], v[64:65], 0
m5177:
v_mfma_f32_16x16x32_fp8_bf8 a[0:3], v[32:33], v[64:65], -16
m5178:
v_mfma_f32_16x16x32_fp8_bf8 a[0:3], v[32:33], v[64:65], 64
m5179:
v_mfma_f32_16x16x32_fp8_bf8 a[0:3], v[32:33], v[64:65], -4.0
m5180:
v_mfma_f32_16x16x32_fp8_bf8 a[0:3], v[32:33], v[64:65], a[96:99] cbsz:0
m5181:
v_mfma_f32_16x16x32_fp8_bf8 a[0:3], v[32:33], v[64:65], a[96:99] cbsz:7
m5182:
v_mfma_f32_16x16x32_fp8_bf8 a[0:3], v[32:33], v[64:65], a[96:99] abid:0
m5183:
v_mfma_f32_16x16x32_fp8_bf8 a[0:3], v[32:33], v[64:65], a[96:99] abid:15
m5184:
v_mfma_f32_16x16x32_fp8_bf8 a[0:3], v[32:33], v[64:65], a[96:99] blgp:0
m5185:
v_mfma_f32_16x16x32_fp8_bf8 a[0:3], v[32:33], v[64:65], a[96:99] blgp:7
m5186:
v_mfma_f32_32x32x16_bf8_fp8 v[0:15], v[32:33], v[64:65], v[96:111]
m5187:
v_mfma_f32_32x32x16_bf8_fp8 v[0:15], a[32:33], v[64:65], v[96:111]
m5188:
v_mfma_f32_32x32x16_bf8_fp8 v[0:15], v[32:33], a[64:65], v[96:111]
m5189:
v_mfma_f32_32x32x16_bf8_fp8 v[0:15], a[32:33], a[64:65], v[96:111]
m5190:
v_mfma_f32_32x32x16_bf8_fp8 v[0:15], v[32:33], v[64:65], 0
m5191:
v_mfma_f32_32x32x16_bf8_fp8 v[0:15], v[32:33], v[64:65], -16
m5192:
v_mfma_f32_32x32x16_bf8_fp8 v[0:15], v[32:33], v[64:65], 64
m5193:
v_mfma_f32_32x32x16_bf8_fp8 v[0:15], v[32:33], v[64:65], -4.0
m5194:
v_mfma_f32_32x32x16_bf8_fp8 v[0:15], v[32:33], v[64:65], v[96:111] cbsz:0
m5195:
v_mfma_f32_32x32x16_bf8_fp8 v[0:15], v[32:33], v[64:65], v[96:111] cbsz:7
m5196:
v_mfma_f32_32x32x16_bf8_fp8 v[0:15], v[32:33], v[64:65], v[96:111] abid:0
m5197:
v_mfma_f32_32x32x16_bf8_fp8 v[0:15], v[32:33], v[64:65], v[96:111] abid:15
m5198:
v_mfma_f32_32x32x16_bf8_fp8 v[0:15], v[32:33], v[64:65], v[96:111] blgp:0
m5199:
v_mfma_f32_32x32x16_bf8_fp8 v[0:15], v[32:33], v[64:65], v[96:111] blgp:7
m5200:
v_mfma_f32_32x32x16_bf8_fp8 a[0:15], v[32:33], v[64:65], a[96:111]
m5201:
v_mfma_f32_32x32x16_bf8_fp8 a[0:15], a[32:33], v[64:65], a[96:111]
m5202:
v_mfma_f32_32x32x16_bf8_fp8 a[0:15], v[32:33], a[64:65], a[96:111]
m5203:
v_mfma_f32_32x32x16_bf8_fp8 a[0:15], a[32:33], a[64:65], a[96:111]
m5204:
v_mfma_f32_32x32x16_bf8_fp8 a[0:15], v[32:33], v[64:65], 0
m5205:
v_mfma_f32_32x32x16_bf8_fp8 a[0:15], v[32:33], v[64:65], -16
m5206:
v_mfma_f32_32x32x16_bf8_fp8 a[0:15], v[32:33], v[64:65], 64
m5207:
v_mfma_f32_32x32x16_bf8_fp8 a[0:15], v[32:33], v[64:65], -4.0
m5208:
v_mfma_f32_32x32x16_bf8_fp8 a[0:15], v[32:33], v[64:65], a[96:111] cbsz:0
m5209:
v_mfma_f32_32x32x16_bf8_fp8 a[0:15], v[32:33], v[64:65], a[96:111] cbsz:7
m5210:
v_mfma_f32_32x32x16_bf8_fp8 a[0:15], v[32:33], v[64:65], a[96:111] abid:0
m5211:
v_mfma_f32_32x32x16_bf8_fp8 a[0:15], v[32:33], v[64:65], a[96:111] abid:15
m5212:
v_mfma_f32_32x32x16_bf8_fp8 a[0:15], v[32:33], v[64:65], a[96:111] blgp:0
m5213:
v_mfma_f32_32x32x16_bf8_fp8 a[0:15], v[32:33], v[64:65], a[96:111] blgp:7
m5214:
v_mfma_f32_16x16x32_bf8_fp8 v[0:3], v[32:33], v[64:65], v[96:99]
m5215:
v_mfma_f32_16x16x32_bf8_fp8 v[0:3], a[32:33], v[64:65], v[96:99]
m5216:
v_mfma_f32_16x16x32_bf8_fp8 v[0:3], v[32:33], a[64:65], v[96:99]
m5217:
v_mfma_f32_16x16x32_bf8_fp8 v[0:3], a[32:33], a[64:65], v[96:99]
m5218:
v_mfma_f32_16x16x32_bf8_fp8 v[0:3], v[32:33], v[64:65], 0
m5219:
v_mfma_f32_16x16x32_bf8_fp8 v[0:3], v[32:33], v[64:65], -16
m5220:
v_mfma_f32_16x16x32_bf8_fp8 v[0:3], v[32:33], v[64:65], 64
m5221:
v_mfma_f32_16x16x32_bf8_fp8 v[0:3], v[32:33], v[64:65], -4.0
m5222:
v_mfma_f32_16x16x32_bf8_fp8 v[0:3], v[32:33], v[64:65], v[96:99] cbsz:0
m5223:
v_mfma_f32_16x16x32_bf8_fp8 v[0:3], v[32:33], v[64:65], v[96:99] cbsz:7
m5224:
v_mfma_f32_16x16x32_bf8_fp8 v[0:3], v[32:33], v[64:65], v[96:99] abid:0
m5225:
v_mfma_f32_16x16x32_bf8_fp8 v[0:3], v[32:33], v[64:65], v[96:99] abid:15
m5226:
v_mfma_f32_16x16x32_bf8_fp8 v[0:3], v[32:33], v[64:65], v[96:99] blgp:0
m5227:
v_mfma_f32_16x16x32_bf8_fp8 v[0:3], v[32:33], v[64:65], v[96:99] blgp:7
m5228:
v_mfma_f32_16x16x32_bf8_fp8 a[0:3], v[32:33], v[64:65], a[96:99]
m5229:
v_mfma_f32_16x16x32_bf8_fp8 a[0:3], a[32:33], v[64:65], a[96:99]
m5230:
v_mfma_f32_16x16x32_bf8_fp8 a[0:3], v[32:33], a[64:65], a[96:99]
m5231:
v_mfma_f32_16x16x32_bf8_fp8 a[0:3], a[32:33], a[64:65], a[96:99]
m5232:
v_mfma_f32_16x16x32_bf8_fp8 a[0:3], v[32:33], v[64:65], 0
m5233:
v_mfma_f32_16x16x32_bf8_fp8 a[0:3], v[32:33], v[64:65], -16
m5234:
v_mfma_f32_16x16x32_bf8_fp8 a[0:3], v[32:33], v[64:65], 64
m5235:
v_mfma_f32_16x16x32_bf8_fp8 a[0:3], v[32:33], v[64:65], -4.0
m5236:
v_mfma_f32_16x16x32_bf8_fp8 a[0:3], v[32:33], v[64:65], a[96:99] cbsz:0
m5237:
v_mfma_f32_16x16x32_bf8_fp8 a[0:3], v[32:33], v[64:65], a[96:99] cbsz:7
m5238:
v_mfma_f32_16x16x32_bf8_fp8 a[0:3], v[32:33], v[64:65], a[96:99] abid:0
m5239:
v_mfma_f32_16x16x32_bf8_fp8 a[0:3], v[32:33], v[64:65], a[96:99] abid:15
m5240:
v_mfma_f32_16x16x32_bf8_fp8 a[0:3], v[32:33], v[64:65], a[96:99] blgp:0
m5241:
v_mfma_f32_16x16x32_bf8_fp8 a[0:3], v[32:33], v[64:65], a[96:99] blgp:7
m5242:
v_mfma_i32_32x32x16_i8 v[0:15], v[32:33], v[64:65], v[96:111]
m5243:
v_mfma_i32_32x32x16_i8 v[0:15], a[32:33], v[64:65], v[96:111]
m5244:
v_mfma_i32_32x32x16_i8 v[0:15], v[32:33], a[64:65], v[96:111]
m5245:
v_mfma_i32_32x32x16_i8 v[0:15], a[32:33], a[64:65], v[96:111]
m5246:
v_mfma_i32_32x32x16_i8 v[0:15], v[32:33], v[64:65], 0
m5247:
v_mfma_i32_32x32x16_i8 v[0:15], v[32:33], v[64:65], -16
m5248:
v_mfma_i32_32x32x16_i8 v[0:15], v[32:33], v[64:65], 64
m5249:
v_mfma_i32_32x32x16_i8 v[0:15], v[32:33], v[64:65], -4.0
m5250:
v_mfma_i32_32x32x16_i8 v[0:15], v[32:33], v[64:65], v[96:111] cbsz:0
m5251:
v_mfma_i32_32x32x16_i8 v[0:15], v[32:33], v[64:65], v[96:111] cbsz:7
m5252:
v_mfma_i32_32x32x16_i8 v[0:15], v[32:33], v[64:65], v[96:111] abid:0
m5253:
v_mfma_i32_32x32x16_i8 v[0:15], v[32:33], v[64:65], v[96:111] abid:15
m5254:
v_mfma_i32_32x32x16_i8 v[0:15], v[32:33], v[64:65], v[96:111] blgp:0
m5255:
v_mfma_i32_32x32x16_i8 v[0:15], v[32:33], v[64:65], v[96:111] blgp:7
m5256:
v_mfma_i32_32x32x16_i8 a[0:15], v[32:33], v[64:65], a[96:111]
m5257:
v_mfma_i32_32x32x16_i8 a[0:15], a[32:33], v[64:65], a[96:111]
m5258:
v_mfma_i32_32x32x16_i8 a[0:15], v[32:33], a[64:65], a[96:111]
m5259:
v_mfma_i32_32x32x16_i8 a[0:15], a[32:33], a[64:65], a[96:111]
m5260:
v_mfma_i32_32x32x16_i8 a[0:15], v[32:33], v[64:65], 0
m5261:
v_mfma_i32_32x32x16_i8 a[0:15], v[32:33], v[64:65], -16
m5262:
v_mfma_i32_32x32x16_i8 a[0:15], v[32:33], v[64:65], 64
m5263:
v_mfma_i32_32x32x16_i8 a[0:15], v[32:33], v[64:65], -4.0
m5264:
v_mfma_i32_32x32x16_i8 a[0:15], v[32:33], v[64:65], a[96:111] cbsz:0
m5265:
v_mfma_i32_32x32x16_i8 a[0:15], v[32:33], v[64:65], a[96:111] cbsz:7
m5266:
v_mfma_i32_32x32x16_i8 a[0:15], v[32:33], v[64:65], a[96:111] abid:0
m5267:
v_mfma_i32_32x32x16_i8 a[0:15], v[32:33], v[64:65], a[96:111] abid:15
m5268:
v_mfma_i32_32x32x16_i8 a[0:15], v[32:33], v[64:65], a[96:111] blgp:0
m5269:
v_mfma_i32_32x32x16_i8 a[0:15], v[32:33], v[64:65], a[96:111] blgp:7
m5270:
v_mfma_i32_16x16x32_i8 v[0:3], v[32:33], v[64:65], v[96:99]
m5271:
v_mfma_i32_16x16x32_i8 v[0:3], a[32:33], v[64:65], v[96:99]
m5272:
v_mfma_i32_16x16x32_i8 v[0:3], v[32:33], a[64:65], v[96:99]
m5273:
v_mfma_i32_16x16x32_i8 v[0:3], a[32:33], a[64:65], v[96:99]
m5274:
v_mfma_i32_16x16x32_i8 v[0:3], v[32:33], v[64:65], 0
m5275:
v_mfma_i32_16x16x32_i8 v[0:3], v[32:33], v[64:65], -16
m5276:
v_mfma_i32_16x16x32_i8 v[0:3], v[32:33], v[64:65], 64
m5277:
v_mfma_i32_16x16x32_i8 v[0:3], v[32:33], v[64:65], -4.0
m5278:
v_mfma_i32_16x16x32_i8 v[0:3], v[32:33], v[64:65], v[96:99] cbsz:0
m5279:
v_mfma_i32_16x16x32_i8 v[0:3], v[32:33], v[64:65], v[96:99] cbsz:7
m5280:
v_mfma_i32_16x16x32_i8 v[0:3], v[32:33], v[64:65], v[96:99] abid:0
m5281:
v_mfma_i32_16x16x32_i8 v[0:3], v[32:33], v[64:65], v[96:99] abid:15
m5282:
v_mfma_i32_16x16x32_i8 v[0:3], v[32:33], v[64:65], v[96:99] blgp:0
m5283:
v_mfma_i32_16x16x32_i8 v[0:3], v[32:33], v[64:65], v[96:99] blgp:7
m5284:
v_mfma_i32_16x16x32_i8 a[0:3], v[32:33], v[64:65], a[96:99]
m5285:
v_mfma_i32_16x16x32_i8 a[0:3], a[32:33], v[64:65], a[96:99]
m5286:
v_mfma_i32_16x16x32_i8 a[0:3], v[32:33], a[64:65], a[96:99]
m5287:
v_mfma_i32_16x16x32_i8 a[0:3], a[32:33], a[64:65], a[96:99]
m5288:
v_mfma_i32_16x16x32_i8 a[0:3], v[32:33], v[64:65], 0
m5289:
v_mfma_i32_16x16x32_i8 a[0:3], v[32:33], v[64:65], -16
m5290:
v_mfma_i32_16x16x32_i8 a[0:3], v[32:33], v[64:65], 64
m5291:
v_mfma_i32_16x16x32_i8 a[0:3], v[32:33], v[64:65], -4.0
m5292:
v_mfma_i32_16x16x32_i8 a[0:3], v[32:33], v[64:65], a[96:99] cbsz:0
m5293:
v_mfma_i32_16x16x32_i8 a[0:3], v[32:33], v[64:65], a[96:99] cbsz:7
m5294:
v_mfma_i32_16x16x32_i8 a[0:3], v[32:33], v[64:65], a[96:99] abid:0
m5295:
v_mfma_i32_16x16x32_i8 a[0:3], v[32:33], v[64:65], a[96:99] abid:15
m5296:
v_mfma_i32_16x16x32_i8 a[0:3], v[32:33], v[64:65], a[96:99] blgp:0
m5297:
v_mfma_i32_16x16x32_i8 a[0:3], v[32:33], v[64:65], a[96:99] blgp:7
m5298:
v_mfma_f32_32x32x16_bf16 v[0:15], v[32:35], v[64:67], v[96:111]
m5299:
v_mfma_f32_32x32x16_bf16 v[0:15], a[32:35], v[64:67], v[96:111]
m5300:
v_mfma_f32_32x32x16_bf16 v[0:15], v[32:35], a[64:67], v[96:111]
m5301:
v_mfma_f32_32x32x16_bf16 v[0:15], a[32:35], a[64:67], v[96:111]
m5302:
v_mfma_f32_32x32x16_bf16 v[0:15], v[32:35], v[64:67], 0
m5303:
v_mfma_f32_32x32x16_bf16 v[0:15], v[32:35], v[64:67], -16
m5304:
v_mfma_f32_32x32x16_bf16 v[0:15], v[32:35], v[64:67], 64
m5305:
v_mfma_f32_32x32x16_bf16 v[0:15], v[32:35], v[64:67], -4.0
m5306:
v_mfma_f32_32x32x16_bf16 v[0:15], v[32:35], v[64:67], v[96:111] cbsz:0
m5307:
v_mfma_f32_32x32x16_bf16 v[0:15], v[32:35], v[64:67], v[96:111] cbsz:7
m5308:
v_mfma_f32_32x32x16_bf16 v[0:15], v[32:35], v[64:67], v[96:111] abid:0
m5309:
v_mfma_f32_32x32x16_bf16 v[0:15], v[32:35], v[64:67], v[96:111] abid:15
m5310:
v_mfma_f32_32x32x16_bf16 v[0:15], v[32:35], v[64:67], v[96:111] blgp:0
m5311:
v_mfma_f32_32x32x16_bf16 v[0:15], v[32:35], v[64:67], v[96:111] blgp:7
m5312:
v_mfma_f32_32x32x16_bf16 a[0:15], v[32:35], v[64:67], a[96:111]
m5313:
v_mfma_f32_32x32x16_bf16 a[0:15], a[32:35], v[64:67], a[96:111]
m5314:
v_mfma_f32_32x32x16_bf16 a[0:15], v[32:35], a[64:67], a[96:111]
m5315:
v_mfma_f32_32x32x16_bf16 a[0:15], a[32:35], a[64:67], a[96:111]
m5316:
v_mfma_f32_32x32x16_bf16 a[0:15], v[32:35], v[64:67], 0
m5317:
v_mfma_f32_32x32x16_bf16 a[0:15], v[32:35], v[64:67], -16
m5318:
v_mfma_f32_32x32x16_bf16 a[0:15], v[32:35], v[64:67], 64
m5319:
v_mfma_f32_32x32x16_bf16 a[0:15], v[32:35], v[64:67], -4.0
m5320:
v_mfma_f32_32x32x16_bf16 a[0:15], v[32:35], v[64:67], a[96:111] cbsz:0
m5321:
v_mfma_f32_32x32x16_bf16 a[0:15], v[32:35], v[64:67], a[96:111] cbsz:7
m5322:
v_mfma_f32_32x32x16_bf16 a[0:15], v[32:35], v[64:67], a[96:111] abid:0
m5323:
v_mfma_f32_32x32x16_bf16 a[0:15], v[32:35], v[64:67], a[96:111] abid:15
m5324:
v_mfma_f32_32x32x16_bf16 a[0:15], v[32:35], v[64:67], a[96:111] blgp:0
m5325:
v_mfma_f32_32x32x16_bf16 a[0:15], v[32:35], v[64:67], a[96:111] blgp:7
m5326:
v_mfma_f32_16x16x32_bf16 v[0:3], v[32:35], v[64:67], v[96:99]
m5327:
v_mfma_f32_16x16x32_bf16 v[0:3], a[32:35], v[64:67], v[96:99]
m5328:
v_mfma_f32_16x16x32_bf16 v[0:3], v[32:35], a[64:67], v[96:99]
m5329:
v_mfma_f32_16x16x32_bf16 v[0:3], a[32:35], a[64:67], v[96:99]
m5330:
v_mfma_f32_16x16x32_bf16 v[0:3], v[32:35], v[64:67], 0
m5331:
v_mfma_f32_16x16x32_bf16 v[0:3], v[32:35], v[64:67], -16
m5332:
v_mfma_f32_16x16x32_bf16 v[0:3], v[32:35], v[64:67], 64
m5333:
v_mfma_f32_16x16x32_bf16 v[0:3], v[32:35], v[64:67], -4.0
m5334:
v_mfma_f32_16x16x32_bf16 v[0:3], v[32:35], v[64:67], v[96:99] cbsz:0
m5335:
v_mfma_f32_16x16x32_bf16 v[0:3], v[32:35], v[64:67], v[96:99] cbsz:7
m5336:
v_mfma_f32_16x16x32_bf16 v[0:3], v[32:35], v[64:67], v[96:99] abid:0
m5337:
v_mfma_f32_16x16x32_bf16 v[0:3], v[32:35], v[64:67], v[96:99] abid:15
m5338:
v_mfma_f32_16x16x32_bf16 v[0:3], v[32:35], v[64:67], v[96:99] blgp:0
m5339:
v_mfma_f32_16x16x32_bf16 v[0:3], v[32:35], v[64:67], v[96:99] blgp:7
m5340:
v_mfma_f32_16x16x32_bf16 a[0:3], v[32:35], v[64:67], a[96:99]
m5341:
v_mfma_f32_16x16x32_bf16 a[0:3], a[32:35], v[64:67], a[96:99]
m5342:
v_mfma_f32_16x16x32_bf16 a[0:3], v[32:35], a[64:67], a[96:99]
m5343:
v_mfma_f32_16x16x32_bf16 a[0:3], a[32:35], a[64:67], a[96:99]
m5344:
v_mfma_f32_16x16x32_bf16 a[0:3], v[32:35], v[64:67], 0
m5345:
v_mfma_f32_16x16x32_bf16 a[0:3], v[32:35], v[64:67], -16
m5346:
v_mfma_f32_16x16x32_bf16 a[0:3], v[32:35], v[64:67], 64
m5347:
v_mfma_f32_16x16x32_bf16 a[0:3], v[32:35], v[64:67], -4.0
m5348:
v_mfma_f32_16x16x32_bf16 a[0:3], v[32:35], v[64:67], a[96:99] cbsz:0
m5349:
v_mfma_f32_16x16x32_bf16 a[0:3], v[32:35], v[64:67], a[96:99] cbsz:7
m5350:
v_mfma_f32_16x16x32_bf16 a[0:3], v[32:35], v[64:67], a[96:99] abid:0
m5351:
v_mfma_f32_16x16x32_bf16 a[0:3], v[32:35], v[64:67], a[96:99] abid:15
m5352:
v_mfma_f32_16x16x32_bf16 a[0:3], v[32:35], v[64:67], a[96:99] blgp:0
m5353:
v_mfma_f32_16x16x32_bf16 a[0:3], v[32:35], v[64:67], a[96:99] blgp:7
m5354:
v_mfma_f32_32x32x16_f16 v[0:15], v[32:35], v[64:67], v[96:111]
m5355:
v_mfma_f32_32x32x16_f16 v[0:15], a[32:35], v[64:67], v[96:111]
m5356:
v_mfma_f32_32x32x16_f16 v[0:15], v[32:35], a[64:67], v[96:111]
m5357:
v_mfma_f32_32x32x16_f16 v[0:15], a[32:35], a[64:67], v[96:111]
m5358:
v_mfma_f32_32x32x16_f16 v[0:15], v[32:35], v[64:67], 0
m5359:
v_mfma_f32_32x32x16_f16 v[0:15], v[32:35], v[64:67], -16
m5360:
v_mfma_f32_32x32x16_f16 v[0:15], v[32:35], v[64:67], 64
m5361:
v_mfma_f32_32x32x16_f16 v[0:15], v[32:35], v[64:67], -4.0
m5362:
v_mfma_f32_32x32x16_f16 v[0:15], v[32:35], v[64:67], v[96:111] cbsz:0
m5363:
v_mfma_f32_32x32x16_f16 v[0:15], v[32:35], v[64:67], v[96:111] cbsz:7
m5364:
v_mfma_f32_32x32x16_f16 v[0:15], v[32:35], v[64:67], v[96:111] abid:0
m5365:
v_mfma_f32_32x32x16_f16 v[0:15], v[32:35], v[64:67], v[96:111] abid:15
m5366:
v_mfma_f32_32x32x16_f16 v[0:15], v[32:35], v[64:67], v[96:111] blgp:0
m5367:
v_mfma_f32_32x32x16_f16 v[0:15], v[32:35], v[64:67], v[96:111] blgp:7
m5368:
v_mfma_f32_32x32x16_f16 a[0:15], v[32:35], v[64:67], a[96:111]
m5369:
v_mfma_f32_32x32x16_f16 a[0:15], a[32:35], v[64:67], a[96:111]
m5370:
v_mfma_f32_32x32x16_f16 a[0:15], v[32:35], a[64:67], a[96:111]
m5371:
v_mfma_f32_32x32x16_f16 a[0:15], a[32:35], a[64:67], a[96:111]
m5372:
v_mfma_f32_32x32x16_f16 a[0:15], v[32:35], v[64:67], 0
m5373:
v_mfma_f32_32x32x16_f16 a[0:15], v[32:35], v[64:67], -16
m5374:
v_mfma_f32_32x32x16_f16 a[0:15], v[32:35], v[64:67], 64
m5375:
v_mfma_f32_32x32x16_f16 a[0:15], v[32:35], v[64:67], -4.0
m5376:
v_mfma_f32_32x32x16_f16 a[0:15], v[32:35], v[64:67], a[96:111] cbsz:0
m5377:
v_mfma_f32_32x32x16_f16 a[0:15], v[32:35], v[64:67], a[96:111] cbsz:7
m5378:
v_mfma_f32_32x32x16_f16 a[0:15], v[32:35], v[64:67], a[96:111] abid:0
m5379:
v_mfma_f32_32x32x16_f16 a[0:15], v[32:35], v[64:67], a[96:111] abid:15
m5380:
v_mfma_f32_32x32x16_f16 a[0:15], v[32:35], v[64:67], a[96:111] blgp:0
m5381:
v_mfma_f32_32x32x16_f16 a[0:15], v[32:35], v[64:67], a[96:111] blgp:7
m5382:
v_mfma_f32_16x16x32_f16 v[0:3], v[32:35], v[64:67], v[96:99]
m5383:
v_mfma_f32_16x16x32_f16 v[0:3], a[32:35], v[64:67], v[96:99]
m5384:
v_mfma_f32_16x16x32_f16 v[0:3], v[32:35], a[64:67], v[96:99]
m5385:
v_mfma_f32_16x16x32_f16 v[0:3], a[32:35], a[64:67], v[96:99]
m5386:
v_mfma_f32_16x16x32_f16 v[0:3], v[32:35], v[64:67], 0
m5387:
v_mfma_f32_16x16x32_f16 v[0:3], v[32:35], v[64:67], -16
m5388:
v_mfma_f32_16x16x32_f16 v[0:3], v[32:35], v[64:67], 64
m5389:
v_mfma_f32_16x16x32_f16 v[0:3], v[32:35], v[64:67], -4.0
m5390:
v_mfma_f32_16x16x32_f16 v[0:3], v[32:35], v[64:67], v[96:99] cbsz:0
m5391:
v_mfma_f32_16x16x32_f16 v[0:3], v[32:35], v[64:67], v[96:99] cbsz:7
m5392:
v_mfma_f32_16x16x32_f16 v[0:3], v[32:35], v[64:67], v[96:99] abid:0
m5393:
v_mfma_f32_16x16x32_f16 v[0:3], v[32:35], v[64:67], v[96:99] abid:15
m5394:
v_mfma_f32_16x16x32_f16 v[0:3], v[32:35], v[64:67], v[96:99] blgp:0
m5395:
v_mfma_f32_16x16x32_f16 v[0:3], v[32:35], v[64:67], v[96:99] blgp:7
m5396:
v_mfma_f32_16x16x32_f16 a[0:3], v[32:35], v[64:67], a[96:99]
m5397:
v_mfma_f32_16x16x32_f16 a[0:3], a[32:35], v[64:67], a[96:99]
m5398:
v_mfma_f32_16x16x32_f16 a[0:3], v[32:35], a[64:67], a[96:99]
m5399:
v_mfma_f32_16x16x32_f16 a[0:3], a[32:35], a[64:67], a[96:99]
m5400:
v_mfma_f32_16x16x32_f16 a[0:3], v[32:35], v[64:67], 0
m5401:
v_mfma_f32_16x16x32_f16 a[0:3], v[32:35], v[64:67], -16
m5402:
v_mfma_f32_16x16x32_f16 a[0:3], v[32:35], v[64:67], 64
m5403:
v_mfma_f32_16x16x32_f16 a[0:3], v[32:35], v[64:67], -4.0
m5404:
v_mfma_f32_16x16x32_f16 a[0:3], v[32:35], v[64:67], a[96:99] cbsz:0
m5405:
v_mfma_f32_16x16x32_f16 a[0:3], v[32:35], v[64:67], a[96:99] cbsz:7
m5406:
v_mfma_f32_16x16x32_f16 a[0:3], v[32:35], v[64:67], a[96:99] abid:0
m5407:
v_mfma_f32_16x16x32_f16 a[0:3], v[32:35], v[64:67], a[96:99] abid:15
m5408:
v_mfma_f32_16x16x32_f16 a[0:3], v[32:35], v[64:67], a[96:99] blgp:0
m5409:
v_mfma_f32_16x16x32_f16 a[0:3], v[32:35], v[64:67], a[96:99] blgp:7
m5410:
v_mfma_i32_32x32x32_i8 v[0:15], v[32:35], v[64:67], v[96:111]
m5411:
v_mfma_i32_32x32x32_i8 v[0:15], a[32:35], v[64:67], v[96:111]
m5412:
v_mfma_i32_32x32x32_i8 v[0:15], v[32:35], a[64:67], v[96:111]
m5413:
v_mfma_i32_32x32x32_i8 v[0:15], a[32:35], a[64:67], v[96:111]
m5414:
v_mfma_i32_32x32x32_i8 v[0:15], v[32:35], v[64:67], 0
m5415:
v_mfma_i32_32x32x32_i8 v[0:15], v[32:35], v[64:67], -16
m5416:
v_mfma_i32_32x32x32_i8 v[0:15], v[32:35], v[64:67], 64
m5417:
v_mfma_i32_32x32x32_i8 v[0:15], v[32:35], v[64:67], -4.0
m5418:
v_mfma_i32_32x32x32_i8 v[0:15], v[32:35], v[64:67], v[96:111] cbsz:0
m5419:
v_mfma_i32_32x32x32_i8 v[0:15], v[32:35], v[64:67], v[96:111] cbsz:7
m5420:
v_mfma_i32_32x32x32_i8 v[0:15], v[32:35], v[64:67], v[96:111] abid:0
m5421:
v_mfma_i32_32x32x32_i8 v[0:15], v[32:35], v[64:67], v[96:111] abid:15
m5422:
v_mfma_i32_32x32x32_i8 v[0:15], v[32:35], v[64:67], v[96:111] blgp:0
m5423:
v_mfma_i32_32x32x32_i8 v[0:15], v[32:35], v[64:67], v[96:111] blgp:7
m5424:
v_mfma_i32_32x32x32_i8 a[0:15], v[32:35], v[64:67], a[96:111]
m5425:
v_mfma_i32_32x32x32_i8 a[0:15], a[32:35], v[64:67], a[96:111]
m5426:
v_mfma_i32_32x32x32_i8 a[0:15], v[32:35], a[64:67], a[96:111]
m5427:
v_mfma_i32_32x32x32_i8 a[0:15], a[32:35], a[64:67], a[96:111]
m5428:
v_mfma_i32_32x32x32_i8 a[0:15], v[32:35], v[64:67], 0
m5429:
v_mfma_i32_32x32x32_i8 a[0:15], v[32:35], v[64:67], -16
m5430:
v_mfma_i32_32x32x32_i8 a[0:15], v[32:35], v[64:67], 64
m5431:
v_mfma_i32_32x32x32_i8 a[0:15], v[32:35], v[64:67], -4.0
m5432:
v_mfma_i32_32x32x32_i8 a[0:15], v[32:35], v[64:67], a[96:111] cbsz:0
m5433:
v_mfma_i32_32x32x32_i8 a[0:15], v[32:35], v[64:67], a[96:111] cbsz:7
m5434:
v_mfma_i32_32x32x32_i8 a[0:15], v[32:35], v[64:67], a[96:111] abid:0
m5435:
v_mfma_i32_32x32x32_i8 a[0:15], v[32:35], v[64:67], a[96:111] abid:15
m5436:
v_mfma_i32_32x32x32_i8 a[0:15], v[32:35], v[64:67], a[96:111] blgp:0
m5437:
v_mfma_i32_32x32x32_i8 a[0:15], v[32:35], v[64:67], a[96:111] blgp:7
m5438:
v_mfma_i32_16x16x64_i8 v[0:3], v[32:35], v[64:67], v[96:99]
m5439:
v_mfma_i32_16x16x64_i8 v[0:3], a[32:35], v[64:67], v[96:99]
m5440:
v_mfma_i32_16x16x64_i8 v[0:3], v[32:35], a[64:67], v[96:99]
m5441:
v_mfma_i32_16x16x64_i8 v[0:3], a[32:35], a[64:67], v[96:99]
m5442:
v_mfma_i32_16x16x64_i8 v[0:3], v[32:35], v[64:67], 0
m5443:
v_mfma_i32_16x16x64_i8 v[0:3], v[32:35], v[64:67], -16
m5444:
v_mfma_i32_16x16x64_i8 v[0:3], v[32:35], v[64:67], 64
m5445:
v_mfma_i32_16x16x64_i8 v[0:3], v[32:35], v[64:67], -4.0
m5446:
v_mfma_i32_16x16x64_i8 v[0:3], v[32:35], v[64:67], v[96:99] cbsz:0
m5447:
v_mfma_i32_16x16x64_i8 v[0:3], v[32:35], v[64:67], v[96:99] cbsz:7
m5448:
v_mfma_i32_16x16x64_i8 v[0:3], v[32:35], v[64:67], v[96:99] abid:0
m5449:
v_mfma_i32_16x16x64_i8 v[0:3], v[32:35], v[64:67], v[96:99] abid:15
m5450:
v_mfma_i32_16x16x64_i8 v[0:3], v[32:35], v[64:67], v[96:99] blgp:0
m5451:
v_mfma_i32_16x16x64_i8 v[0:3], v[32:35], v[64:67], v[96:99] blgp:7
m5452:
v_mfma_i32_16x16x64_i8 a[0:3], v[32:35], v[64:67], a[96:99]
m5453:
v_mfma_i32_16x16x64_i8 a[0:3], a[32:35], v[64:67], a[96:99]
m5454:
v_mfma_i32_16x16x64_i8 a[0:3], v[32:35], a[64:67], a[96:99]
m5455:
v_mfma_i32_16x16x64_i8 a[0:3], a[32:35], a[64:67], a[96:99]
m5456:
v_mfma_i32_16x16x64_i8 a[0:3], v[32:35], v[64:67], 0
m5457:
v_mfma_i32_16x16x64_i8 a[0:3], v[32:35], v[64:67], -16
m5458:
v_mfma_i32_16x16x64_i8 a[0:3], v[32:35], v[64:67], 64
m5459:
v_mfma_i32_16x16x64_i8 a[0:3], v[32:35], v[64:67], -4.0
m5460:
v_mfma_i32_16x16x64_i8 a[0:3], v[32:35], v[64:67], a[96:99] cbsz:0
m5461:
v_mfma_i32_16x16x64_i8 a[0:3], v[32:35], v[64:67], a[96:99] cbsz:7
m5462:
v_mfma_i32_16x16x64_i8 a[0:3], v[32:35], v[64:67], a[96:99] abid:0
m5463:
v_mfma_i32_16x16x64_i8 a[0:3], v[32:35], v[64:67], a[96:99] abid:15
m5464:
v_mfma_i32_16x16x64_i8 a[0:3], v[32:35], v[64:67], a[96:99] blgp:0
m5465:
v_mfma_i32_16x16x64_i8 a[0:3], v[32:35], v[64:67], a[96:99] blgp:7
m5466:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:39], v[64:71], v[96:111] cbsz:0 blgp:0
m5467:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], a[32:39], v[64:71], v[96:111] cbsz:0 blgp:0
m5468:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:39], a[64:71], v[96:111] cbsz:0 blgp:0
m5469:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], a[32:39], a[64:71], v[96:111] cbsz:0 blgp:0
m5470:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:39], v[64:71], 0 cbsz:0 blgp:0
m5471:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:39], v[64:71], -16 cbsz:0 blgp:0
m5472:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:39], v[64:71], 64 cbsz:0 blgp:0
m5473:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:39], v[64:71], -4.0 cbsz:0 blgp:0
m5474:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:39], v[64:71], a[96:111] cbsz:0 blgp:0
m5475:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], a[32:39], v[64:71], a[96:111] cbsz:0 blgp:0
m5476:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:39], a[64:71], a[96:111] cbsz:0 blgp:0
m5477:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], a[32:39], a[64:71], a[96:111] cbsz:0 blgp:0
m5478:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:39], v[64:71], 0 cbsz:0 blgp:0
m5479:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:39], v[64:71], -16 cbsz:0 blgp:0
m5480:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:39], v[64:71], 64 cbsz:0 blgp:0
m5481:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:39], v[64:71], -4.0 cbsz:0 blgp:0
m5482:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:39], v[64:69], v[96:111] cbsz:0 blgp:2
m5483:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], a[32:39], v[64:69], v[96:111] cbsz:0 blgp:2
m5484:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:39], a[64:69], v[96:111] cbsz:0 blgp:2
m5485:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], a[32:39], a[64:69], v[96:111] cbsz:0 blgp:2
m5486:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:39], v[64:69], 0 cbsz:0 blgp:2
m5487:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:39], v[64:69], -16 cbsz:0 blgp:2
m5488:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:39], v[64:69], 64 cbsz:0 blgp:2
m5489:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:39], v[64:69], -4.0 cbsz:0 blgp:2
m5490:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:39], v[64:69], a[96:111] cbsz:0 blgp:2
m5491:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], a[32:39], v[64:69], a[96:111] cbsz:0 blgp:2
m5492:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:39], a[64:69], a[96:111] cbsz:0 blgp:2
m5493:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], a[32:39], a[64:69], a[96:111] cbsz:0 blgp:2
m5494:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:39], v[64:69], 0 cbsz:0 blgp:2
m5495:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:39], v[64:69], -16 cbsz:0 blgp:2
m5496:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:39], v[64:69], 64 cbsz:0 blgp:2
m5497:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:39], v[64:69], -4.0 cbsz:0 blgp:2
m5498:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:39], v[64:67], v[96:111] cbsz:0 blgp:4
m5499:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], a[32:39], v[64:67], v[96:111] cbsz:0 blgp:4
m5500:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:39], a[64:67], v[96:111] cbsz:0 blgp:4
m5501:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], a[32:39], a[64:67], v[96:111] cbsz:0 blgp:4
m5502:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:39], v[64:67], 0 cbsz:0 blgp:4
m5503:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:39], v[64:67], -16 cbsz:0 blgp:4
m5504:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:39], v[64:67], 64 cbsz:0 blgp:4
m5505:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:39], v[64:67], -4.0 cbsz:0 blgp:4
m5506:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:39], v[64:67], a[96:111] cbsz:0 blgp:4
m5507:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], a[32:39], v[64:67], a[96:111] cbsz:0 blgp:4
m5508:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:39], a[64:67], a[96:111] cbsz:0 blgp:4
m5509:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], a[32:39], a[64:67], a[96:111] cbsz:0 blgp:4
m5510:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:39], v[64:67], 0 cbsz:0 blgp:4
m5511:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:39], v[64:67], -16 cbsz:0 blgp:4
m5512:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:39], v[64:67], 64 cbsz:0 blgp:4
m5513:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:39], v[64:67], -4.0 cbsz:0 blgp:4
m5514:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:37], v[64:71], v[96:111] cbsz:2 blgp:0
m5515:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], a[32:37], v[64:71], v[96:111] cbsz:2 blgp:0
m5516:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:37], a[64:71], v[96:111] cbsz:2 blgp:0
m5517:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], a[32:37], a[64:71], v[96:111] cbsz:2 blgp:0
m5518:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:37], v[64:71], 0 cbsz:2 blgp:0
m5519:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:37], v[64:71], -16 cbsz:2 blgp:0
m5520:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:37], v[64:71], 64 cbsz:2 blgp:0
m5521:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:37], v[64:71], -4.0 cbsz:2 blgp:0
m5522:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:37], v[64:71], a[96:111] cbsz:2 blgp:0
m5523:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], a[32:37], v[64:71], a[96:111] cbsz:2 blgp:0
m5524:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:37], a[64:71], a[96:111] cbsz:2 blgp:0
m5525:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], a[32:37], a[64:71], a[96:111] cbsz:2 blgp:0
m5526:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:37], v[64:71], 0 cbsz:2 blgp:0
m5527:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:37], v[64:71], -16 cbsz:2 blgp:0
m5528:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:37], v[64:71], 64 cbsz:2 blgp:0
m5529:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:37], v[64:71], -4.0 cbsz:2 blgp:0
m5530:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:37], v[64:69], v[96:111] cbsz:2 blgp:2
m5531:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], a[32:37], v[64:69], v[96:111] cbsz:2 blgp:2
m5532:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:37], a[64:69], v[96:111] cbsz:2 blgp:2
m5533:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], a[32:37], a[64:69], v[96:111] cbsz:2 blgp:2
m5534:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:37], v[64:69], 0 cbsz:2 blgp:2
m5535:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:37], v[64:69], -16 cbsz:2 blgp:2
m5536:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:37], v[64:69], 64 cbsz:2 blgp:2
m5537:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:37], v[64:69], -4.0 cbsz:2 blgp:2
m5538:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:37], v[64:69], a[96:111] cbsz:2 blgp:2
m5539:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], a[32:37], v[64:69], a[96:111] cbsz:2 blgp:2
m5540:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:37], a[64:69], a[96:111] cbsz:2 blgp:2
m5541:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], a[32:37], a[64:69], a[96:111] cbsz:2 blgp:2
m5542:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:37], v[64:69], 0 cbsz:2 blgp:2
m5543:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:37], v[64:69], -16 cbsz:2 blgp:2
m5544:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:37], v[64:69], 64 cbsz:2 blgp:2
m5545:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:37], v[64:69], -4.0 cbsz:2 blgp:2
m5546:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:37], v[64:67], v[96:111] cbsz:2 blgp:4
m5547:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], a[32:37], v[64:67], v[96:111] cbsz:2 blgp:4
m5548:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:37], a[64:67], v[96:111] cbsz:2 blgp:4
m5549:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], a[32:37], a[64:67], v[96:111] cbsz:2 blgp:4
m5550:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:37], v[64:67], 0 cbsz:2 blgp:4
m5551:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:37], v[64:67], -16 cbsz:2 blgp:4
m5552:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:37], v[64:67], 64 cbsz:2 blgp:4
m5553:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:37], v[64:67], -4.0 cbsz:2 blgp:4
m5554:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:37], v[64:67], a[96:111] cbsz:2 blgp:4
m5555:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], a[32:37], v[64:67], a[96:111] cbsz:2 blgp:4
m5556:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:37], a[64:67], a[96:111] cbsz:2 blgp:4
m5557:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], a[32:37], a[64:67], a[96:111] cbsz:2 blgp:4
m5558:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:37], v[64:67], 0 cbsz:2 blgp:4
m5559:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:37], v[64:67], -16 cbsz:2 blgp:4
m5560:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:37], v[64:67], 64 cbsz:2 blgp:4
m5561:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:37], v[64:67], -4.0 cbsz:2 blgp:4
m5562:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:35], v[64:71], v[96:111] cbsz:4 blgp:0
m5563:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], a[32:35], v[64:71], v[96:111] cbsz:4 blgp:0
m5564:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:35], a[64:71], v[96:111] cbsz:4 blgp:0
m5565:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], a[32:35], a[64:71], v[96:111] cbsz:4 blgp:0
m5566:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:35], v[64:71], 0 cbsz:4 blgp:0
m5567:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:35], v[64:71], -16 cbsz:4 blgp:0
m5568:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:35], v[64:71], 64 cbsz:4 blgp:0
m5569:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:35], v[64:71], -4.0 cbsz:4 blgp:0
m5570:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:35], v[64:71], a[96:111] cbsz:4 blgp:0
m5571:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], a[32:35], v[64:71], a[96:111] cbsz:4 blgp:0
m5572:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:35], a[64:71], a[96:111] cbsz:4 blgp:0
m5573:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], a[32:35], a[64:71], a[96:111] cbsz:4 blgp:0
m5574:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:35], v[64:71], 0 cbsz:4 blgp:0
m5575:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:35], v[64:71], -16 cbsz:4 blgp:0
m5576:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:35], v[64:71], 64 cbsz:4 blgp:0
m5577:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:35], v[64:71], -4.0 cbsz:4 blgp:0
m5578:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:35], v[64:69], v[96:111] cbsz:4 blgp:2
m5579:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], a[32:35], v[64:69], v[96:111] cbsz:4 blgp:2
m5580:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:35], a[64:69], v[96:111] cbsz:4 blgp:2
m5581:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], a[32:35], a[64:69], v[96:111] cbsz:4 blgp:2
m5582:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:35], v[64:69], 0 cbsz:4 blgp:2
m5583:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:35], v[64:69], -16 cbsz:4 blgp:2
m5584:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:35], v[64:69], 64 cbsz:4 blgp:2
m5585:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:35], v[64:69], -4.0 cbsz:4 blgp:2
m5586:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:35], v[64:69], a[96:111] cbsz:4 blgp:2
m5587:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], a[32:35], v[64:69], a[96:111] cbsz:4 blgp:2
m5588:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:35], a[64:69], a[96:111] cbsz:4 blgp:2
m5589:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], a[32:35], a[64:69], a[96:111] cbsz:4 blgp:2
m5590:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:35], v[64:69], 0 cbsz:4 blgp:2
m5591:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:35], v[64:69], -16 cbsz:4 blgp:2
m5592:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:35], v[64:69], 64 cbsz:4 blgp:2
m5593:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:35], v[64:69], -4.0 cbsz:4 blgp:2
m5594:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:35], v[64:67], v[96:111] cbsz:4 blgp:4
m5595:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], a[32:35], v[64:67], v[96:111] cbsz:4 blgp:4
m5596:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:35], a[64:67], v[96:111] cbsz:4 blgp:4
m5597:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], a[32:35], a[64:67], v[96:111] cbsz:4 blgp:4
m5598:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:35], v[64:67], 0 cbsz:4 blgp:4
m5599:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:35], v[64:67], -16 cbsz:4 blgp:4
m5600:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:35], v[64:67], 64 cbsz:4 blgp:4
m5601:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:35], v[64:67], -4.0 cbsz:4 blgp:4
m5602:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:35], v[64:67], a[96:111] cbsz:4 blgp:4
m5603:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], a[32:35], v[64:67], a[96:111] cbsz:4 blgp:4
m5604:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:35], a[64:67], a[96:111] cbsz:4 blgp:4
m5605:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], a[32:35], a[64:67], a[96:111] cbsz:4 blgp:4
m5606:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:35], v[64:67], 0 cbsz:4 blgp:4
m5607:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:35], v[64:67], -16 cbsz:4 blgp:4
m5608:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:35], v[64:67], 64 cbsz:4 blgp:4
m5609:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:35], v[64:67], -4.0 cbsz:4 blgp:4
m5610:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:39], v[64:71], v[96:99] cbsz:0 blgp:0
m5611:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], a[32:39], v[64:71], v[96:99] cbsz:0 blgp:0
m5612:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:39], a[64:71], v[96:99] cbsz:0 blgp:0
m5613:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], a[32:39], a[64:71], v[96:99] cbsz:0 blgp:0
m5614:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:39], v[64:71], 0 cbsz:0 blgp:0
m5615:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:39], v[64:71], -16 cbsz:0 blgp:0
m5616:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:39], v[64:71], 64 cbsz:0 blgp:0
m5617:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:39], v[64:71], -4.0 cbsz:0 blgp:0
m5618:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:39], v[64:71], a[96:99] cbsz:0 blgp:0
m5619:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], a[32:39], v[64:71], a[96:99] cbsz:0 blgp:0
m5620:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:39], a[64:71], a[96:99] cbsz:0 blgp:0
m5621:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], a[32:39], a[64:71], a[96:99] cbsz:0 blgp:0
m5622:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:39], v[64:71], 0 cbsz:0 blgp:0
m5623:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:39], v[64:71], -16 cbsz:0 blgp:0
m5624:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:39], v[64:71], 64 cbsz:0 blgp:0
m5625:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:39], v[64:71], -4.0 cbsz:0 blgp:0
m5626:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:39], v[64:69], v[96:99] cbsz:0 blgp:2
m5627:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], a[32:39], v[64:69], v[96:99] cbsz:0 blgp:2
m5628:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:39], a[64:69], v[96:99] cbsz:0 blgp:2
m5629:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], a[32:39], a[64:69], v[96:99] cbsz:0 blgp:2
m5630:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:39], v[64:69], 0 cbsz:0 blgp:2
m5631:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:39], v[64:69], -16 cbsz:0 blgp:2
m5632:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:39], v[64:69], 64 cbsz:0 blgp:2
m5633:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:39], v[64:69], -4.0 cbsz:0 blgp:2
m5634:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:39], v[64:69], a[96:99] cbsz:0 blgp:2
m5635:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], a[32:39], v[64:69], a[96:99] cbsz:0 blgp:2
m5636:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:39], a[64:69], a[96:99] cbsz:0 blgp:2
m5637:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], a[32:39], a[64:69], a[96:99] cbsz:0 blgp:2
m5638:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:39], v[64:69], 0 cbsz:0 blgp:2
m5639:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:39], v[64:69], -16 cbsz:0 blgp:2
m5640:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:39], v[64:69], 64 cbsz:0 blgp:2
m5641:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:39], v[64:69], -4.0 cbsz:0 blgp:2
m5642:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:39], v[64:67], v[96:99] cbsz:0 blgp:4
m5643:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], a[32:39], v[64:67], v[96:99] cbsz:0 blgp:4
m5644:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:39], a[64:67], v[96:99] cbsz:0 blgp:4
m5645:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], a[32:39], a[64:67], v[96:99] cbsz:0 blgp:4
m5646:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:39], v[64:67], 0 cbsz:0 blgp:4
m5647:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:39], v[64:67], -16 cbsz:0 blgp:4
m5648:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:39], v[64:67], 64 cbsz:0 blgp:4
m5649:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:39], v[64:67], -4.0 cbsz:0 blgp:4
m5650:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:39], v[64:67], a[96:99] cbsz:0 blgp:4
m5651:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], a[32:39], v[64:67], a[96:99] cbsz:0 blgp:4
m5652:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:39], a[64:67], a[96:99] cbsz:0 blgp:4
m5653:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], a[32:39], a[64:67], a[96:99] cbsz:0 blgp:4
m5654:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:39], v[64:67], 0 cbsz:0 blgp:4
m5655:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:39], v[64:67], -16 cbsz:0 blgp:4
m5656:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:39], v[64:67], 64 cbsz:0 blgp:4
m5657:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:39], v[64:67], -4.0 cbsz:0 blgp:4
m5658:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:37], v[64:71], v[96:99] cbsz:2 blgp:0
m5659:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], a[32:37], v[64:71], v[96:99] cbsz:2 blgp:0
m5660:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:37], a[64:71], v[96:99] cbsz:2 blgp:0
m5661:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], a[32:37], a[64:71], v[96:99] cbsz:2 blgp:0
m5662:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:37], v[64:71], 0 cbsz:2 blgp:0
m5663:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:37], v[64:71], -16 cbsz:2 blgp:0
m5664:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:37], v[64:71], 64 cbsz:2 blgp:0
m5665:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:37], v[64:71], -4.0 cbsz:2 blgp:0
m5666:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:37], v[64:71], a[96:99] cbsz:2 blgp:0
m5667:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], a[32:37], v[64:71], a[96:99] cbsz:2 blgp:0
m5668:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:37], a[64:71], a[96:99] cbsz:2 blgp:0
m5669:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], a[32:37], a[64:71], a[96:99] cbsz:2 blgp:0
m5670:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:37], v[64:71], 0 cbsz:2 blgp:0
m5671:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:37], v[64:71], -16 cbsz:2 blgp:0
m5672:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:37], v[64:71], 64 cbsz:2 blgp:0
m5673:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:37], v[64:71], -4.0 cbsz:2 blgp:0
m5674:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:37], v[64:69], v[96:99] cbsz:2 blgp:2
m5675:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], a[32:37], v[64:69], v[96:99] cbsz:2 blgp:2
m5676:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:37], a[64:69], v[96:99] cbsz:2 blgp:2
m5677:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], a[32:37], a[64:69], v[96:99] cbsz:2 blgp:2
m5678:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:37], v[64:69], 0 cbsz:2 blgp:2
m5679:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:37], v[64:69], -16 cbsz:2 blgp:2
m5680:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:37], v[64:69], 64 cbsz:2 blgp:2
m5681:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:37], v[64:69], -4.0 cbsz:2 blgp:2
m5682:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:37], v[64:69], a[96:99] cbsz:2 blgp:2
m5683:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], a[32:37], v[64:69], a[96:99] cbsz:2 blgp:2
m5684:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:37], a[64:69], a[96:99] cbsz:2 blgp:2
m5685:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], a[32:37], a[64:69], a[96:99] cbsz:2 blgp:2
m5686:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:37], v[64:69], 0 cbsz:2 blgp:2
m5687:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:37], v[64:69], -16 cbsz:2 blgp:2
m5688:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:37], v[64:69], 64 cbsz:2 blgp:2
m5689:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:37], v[64:69], -4.0 cbsz:2 blgp:2
m5690:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:37], v[64:67], v[96:99] cbsz:2 blgp:4
m5691:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], a[32:37], v[64:67], v[96:99] cbsz:2 blgp:4
m5692:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:37], a[64:67], v[96:99] cbsz:2 blgp:4
m5693:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], a[32:37], a[64:67], v[96:99] cbsz:2 blgp:4
m5694:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:37], v[64:67], 0 cbsz:2 blgp:4
m5695:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:37], v[64:67], -16 cbsz:2 blgp:4
m5696:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:37], v[64:67], 64 cbsz:2 blgp:4
m5697:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:37], v[64:67], -4.0 cbsz:2 blgp:4
m5698:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:37], v[64:67], a[96:99] cbsz:2 blgp:4
m5699:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], a[32:37], v[64:67], a[96:99] cbsz:2 blgp:4
m5700:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:37], a[64:67], a[96:99] cbsz:2 blgp:4
m5701:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], a[32:37], a[64:67], a[96:99] cbsz:2 blgp:4
m5702:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:37], v[64:67], 0 cbsz:2 blgp:4
m5703:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:37], v[64:67], -16 cbsz:2 blgp:4
m5704:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:37], v[64:67], 64 cbsz:2 blgp:4
m5705:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:37], v[64:67], -4.0 cbsz:2 blgp:4
m5706:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:35], v[64:71], v[96:99] cbsz:4 blgp:0
m5707:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], a[32:35], v[64:71], v[96:99] cbsz:4 blgp:0
m5708:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:35], a[64:71], v[96:99] cbsz:4 blgp:0
m5709:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], a[32:35], a[64:71], v[96:99] cbsz:4 blgp:0
m5710:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:35], v[64:71], 0 cbsz:4 blgp:0
m5711:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:35], v[64:71], -16 cbsz:4 blgp:0
m5712:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:35], v[64:71], 64 cbsz:4 blgp:0
m5713:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:35], v[64:71], -4.0 cbsz:4 blgp:0
m5714:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:35], v[64:71], a[96:99] cbsz:4 blgp:0
m5715:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], a[32:35], v[64:71], a[96:99] cbsz:4 blgp:0
m5716:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:35], a[64:71], a[96:99] cbsz:4 blgp:0
m5717:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], a[32:35], a[64:71], a[96:99] cbsz:4 blgp:0
m5718:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:35], v[64:71], 0 cbsz:4 blgp:0
m5719:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:35], v[64:71], -16 cbsz:4 blgp:0
m5720:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:35], v[64:71], 64 cbsz:4 blgp:0
m5721:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:35], v[64:71], -4.0 cbsz:4 blgp:0
m5722:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:35], v[64:69], v[96:99] cbsz:4 blgp:2
m5723:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], a[32:35], v[64:69], v[96:99] cbsz:4 blgp:2
m5724:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:35], a[64:69], v[96:99] cbsz:4 blgp:2
m5725:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], a[32:35], a[64:69], v[96:99] cbsz:4 blgp:2
m5726:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:35], v[64:69], 0 cbsz:4 blgp:2
m5727:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:35], v[64:69], -16 cbsz:4 blgp:2
m5728:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:35], v[64:69], 64 cbsz:4 blgp:2
m5729:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:35], v[64:69], -4.0 cbsz:4 blgp:2
m5730:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:35], v[64:69], a[96:99] cbsz:4 blgp:2
m5731:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], a[32:35], v[64:69], a[96:99] cbsz:4 blgp:2
m5732:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:35], a[64:69], a[96:99] cbsz:4 blgp:2
m5733:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], a[32:35], a[64:69], a[96:99] cbsz:4 blgp:2
m5734:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:35], v[64:69], 0 cbsz:4 blgp:2
m5735:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:35], v[64:69], -16 cbsz:4 blgp:2
m5736:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:35], v[64:69], 64 cbsz:4 blgp:2
m5737:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:35], v[64:69], -4.0 cbsz:4 blgp:2
m5738:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:35], v[64:67], v[96:99] cbsz:4 blgp:4
m5739:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], a[32:35], v[64:67], v[96:99] cbsz:4 blgp:4
m5740:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:35], a[64:67], v[96:99] cbsz:4 blgp:4
m5741:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], a[32:35], a[64:67], v[96:99] cbsz:4 blgp:4
m5742:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:35], v[64:67], 0 cbsz:4 blgp:4
m5743:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:35], v[64:67], -16 cbsz:4 blgp:4
m5744:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:35], v[64:67], 64 cbsz:4 blgp:4
m5745:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:35], v[64:67], -4.0 cbsz:4 blgp:4
m5746:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:35], v[64:67], a[96:99] cbsz:4 blgp:4
m5747:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], a[32:35], v[64:67], a[96:99] cbsz:4 blgp:4
m5748:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:35], a[64:67], a[96:99] cbsz:4 blgp:4
m5749:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], a[32:35], a[64:67], a[96:99] cbsz:4 blgp:4
m5750:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:35], v[64:67], 0 cbsz:4 blgp:4
m5751:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:35], v[64:67], -16 cbsz:4 blgp:4
m5752:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:35], v[64:67], 64 cbsz:4 blgp:4
m5753:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:35], v[64:67], -4.0 cbsz:4 blgp:4
m5754:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:39], v[64:71], v[96:111], v128, v160 cbsz:0 blgp:0
m5755:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], a[32:39], v[64:71], v[96:111], v128, v160 cbsz:0 blgp:0
m5756:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:39], a[64:71], v[96:111], v128, v160 cbsz:0 blgp:0
m5757:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], a[32:39], a[64:71], v[96:111], v128, v160 cbsz:0 blgp:0
m5758:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:39], v[64:71], 0, v128, v160 cbsz:0 blgp:0
m5759:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:39], v[64:71], -16, v128, v160 cbsz:0 blgp:0
m5760:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:39], v[64:71], 64, v128, v160 cbsz:0 blgp:0
m5761:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:39], v[64:71], -4.0, v128, v160 cbsz:0 blgp:0
m5762:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:39], v[64:71], a[96:111], v128, v160 cbsz:0 blgp:0
m5763:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], a[32:39], v[64:71], a[96:111], v128, v160 cbsz:0 blgp:0
m5764:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:39], a[64:71], a[96:111], v128, v160 cbsz:0 blgp:0
m5765:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], a[32:39], a[64:71], a[96:111], v128, v160 cbsz:0 blgp:0
m5766:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:39], v[64:71], 0, v128, v160 cbsz:0 blgp:0
m5767:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:39], v[64:71], -16, v128, v160 cbsz:0 blgp:0
m5768:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:39], v[64:71], 64, v128, v160 cbsz:0 blgp:0
m5769:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:39], v[64:71], -4.0, v128, v160 cbsz:0 blgp:0
m5770:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:39], v[64:69], v[96:111], v128, v160 cbsz:0 blgp:2
m5771:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], a[32:39], v[64:69], v[96:111], v128, v160 cbsz:0 blgp:2
m5772:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:39], a[64:69], v[96:111], v128, v160 cbsz:0 blgp:2
m5773:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], a[32:39], a[64:69], v[96:111], v128, v160 cbsz:0 blgp:2
m5774:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:39], v[64:69], 0, v128, v160 cbsz:0 blgp:2
m5775:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:39], v[64:69], -16, v128, v160 cbsz:0 blgp:2
m5776:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:39], v[64:69], 64, v128, v160 cbsz:0 blgp:2
m5777:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:39], v[64:69], -4.0, v128, v160 cbsz:0 blgp:2
m5778:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:39], v[64:69], a[96:111], v128, v160 cbsz:0 blgp:2
m5779:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], a[32:39], v[64:69], a[96:111], v128, v160 cbsz:0 blgp:2
m5780:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:39], a[64:69], a[96:111], v128, v160 cbsz:0 blgp:2
m5781:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], a[32:39], a[64:69], a[96:111], v128, v160 cbsz:0 blgp:2
m5782:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:39], v[64:69], 0, v128, v160 cbsz:0 blgp:2
m5783:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:39], v[64:69], -16, v128, v160 cbsz:0 blgp:2
m5784:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:39], v[64:69], 64, v128, v160 cbsz:0 blgp:2
m5785:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:39], v[64:69], -4.0, v128, v160 cbsz:0 blgp:2
m5786:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:39], v[64:67], v[96:111], v128, v160 cbsz:0 blgp:4
m5787:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], a[32:39], v[64:67], v[96:111], v128, v160 cbsz:0 blgp:4
m5788:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:39], a[64:67], v[96:111], v128, v160 cbsz:0 blgp:4
m5789:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], a[32:39], a[64:67], v[96:111], v128, v160 cbsz:0 blgp:4
m5790:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:39], v[64:67], 0, v128, v160 cbsz:0 blgp:4
m5791:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:39], v[64:67], -16, v128, v160 cbsz:0 blgp:4
m5792:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:39], v[64:67], 64, v128, v160 cbsz:0 blgp:4
m5793:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:39], v[64:67], -4.0, v128, v160 cbsz:0 blgp:4
m5794:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:39], v[64:67], a[96:111], v128, v160 cbsz:0 blgp:4
m5795:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], a[32:39], v[64:67], a[96:111], v128, v160 cbsz:0 blgp:4
m5796:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:39], a[64:67], a[96:111], v128, v160 cbsz:0 blgp:4
m5797:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], a[32:39], a[64:67], a[96:111], v128, v160 cbsz:0 blgp:4
m5798:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:39], v[64:67], 0, v128, v160 cbsz:0 blgp:4
m5799:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:39], v[64:67], -16, v128, v160 cbsz:0 blgp:4
m5800:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:39], v[64:67], 64, v128, v160 cbsz:0 blgp:4
m5801:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:39], v[64:67], -4.0, v128, v160 cbsz:0 blgp:4
m5802:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:37], v[64:71], v[96:111], v128, v160 cbsz:2 blgp:0
m5803:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], a[32:37], v[64:71], v[96:111], v128, v160 cbsz:2 blgp:0
m5804:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:37], a[64:71], v[96:111], v128, v160 cbsz:2 blgp:0
m5805:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], a[32:37], a[64:71], v[96:111], v128, v160 cbsz:2 blgp:0
m5806:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:37], v[64:71], 0, v128, v160 cbsz:2 blgp:0
m5807:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:37], v[64:71], -16, v128, v160 cbsz:2 blgp:0
m5808:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:37], v[64:71], 64, v128, v160 cbsz:2 blgp:0
m5809:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:37], v[64:71], -4.0, v128, v160 cbsz:2 blgp:0
m5810:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:37], v[64:71], a[96:111], v128, v160 cbsz:2 blgp:0
m5811:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], a[32:37], v[64:71], a[96:111], v128, v160 cbsz:2 blgp:0
m5812:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:37], a[64:71], a[96:111], v128, v160 cbsz:2 blgp:0
m5813:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], a[32:37], a[64:71], a[96:111], v128, v160 cbsz:2 blgp:0
m5814:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:37], v[64:71], 0, v128, v160 cbsz:2 blgp:0
m5815:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:37], v[64:71], -16, v128, v160 cbsz:2 blgp:0
m5816:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:37], v[64:71], 64, v128, v160 cbsz:2 blgp:0
m5817:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:37], v[64:71], -4.0, v128, v160 cbsz:2 blgp:0
m5818:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:37], v[64:69], v[96:111], v128, v160 cbsz:2 blgp:2
m5819:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], a[32:37], v[64:69], v[96:111], v128, v160 cbsz:2 blgp:2
m5820:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:37], a[64:69], v[96:111], v128, v160 cbsz:2 blgp:2
m5821:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], a[32:37], a[64:69], v[96:111], v128, v160 cbsz:2 blgp:2
m5822:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:37], v[64:69], 0, v128, v160 cbsz:2 blgp:2
m5823:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:37], v[64:69], -16, v128, v160 cbsz:2 blgp:2
m5824:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:37], v[64:69], 64, v128, v160 cbsz:2 blgp:2
m5825:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:37], v[64:69], -4.0, v128, v160 cbsz:2 blgp:2
m5826:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:37], v[64:69], a[96:111], v128, v160 cbsz:2 blgp:2
m5827:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], a[32:37], v[64:69], a[96:111], v128, v160 cbsz:2 blgp:2
m5828:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:37], a[64:69], a[96:111], v128, v160 cbsz:2 blgp:2
m5829:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], a[32:37], a[64:69], a[96:111], v128, v160 cbsz:2 blgp:2
m5830:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:37], v[64:69], 0, v128, v160 cbsz:2 blgp:2
m5831:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:37], v[64:69], -16, v128, v160 cbsz:2 blgp:2
m5832:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:37], v[64:69], 64, v128, v160 cbsz:2 blgp:2
m5833:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:37], v[64:69], -4.0, v128, v160 cbsz:2 blgp:2
m5834:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:37], v[64:67], v[96:111], v128, v160 cbsz:2 blgp:4
m5835:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], a[32:37], v[64:67], v[96:111], v128, v160 cbsz:2 blgp:4
m5836:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:37], a[64:67], v[96:111], v128, v160 cbsz:2 blgp:4
m5837:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], a[32:37], a[64:67], v[96:111], v128, v160 cbsz:2 blgp:4
m5838:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:37], v[64:67], 0, v128, v160 cbsz:2 blgp:4
m5839:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:37], v[64:67], -16, v128, v160 cbsz:2 blgp:4
m5840:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:37], v[64:67], 64, v128, v160 cbsz:2 blgp:4
m5841:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:37], v[64:67], -4.0, v128, v160 cbsz:2 blgp:4
m5842:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:37], v[64:67], a[96:111], v128, v160 cbsz:2 blgp:4
m5843:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], a[32:37], v[64:67], a[96:111], v128, v160 cbsz:2 blgp:4
m5844:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:37], a[64:67], a[96:111], v128, v160 cbsz:2 blgp:4
m5845:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], a[32:37], a[64:67], a[96:111], v128, v160 cbsz:2 blgp:4
m5846:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:37], v[64:67], 0, v128, v160 cbsz:2 blgp:4
m5847:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:37], v[64:67], -16, v128, v160 cbsz:2 blgp:4
m5848:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:37], v[64:67], 64, v128, v160 cbsz:2 blgp:4
m5849:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:37], v[64:67], -4.0, v128, v160 cbsz:2 blgp:4
m5850:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:35], v[64:71], v[96:111], v128, v160 cbsz:4 blgp:0
m5851:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], a[32:35], v[64:71], v[96:111], v128, v160 cbsz:4 blgp:0
m5852:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:35], a[64:71], v[96:111], v128, v160 cbsz:4 blgp:0
m5853:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], a[32:35], a[64:71], v[96:111], v128, v160 cbsz:4 blgp:0
m5854:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:35], v[64:71], 0, v128, v160 cbsz:4 blgp:0
m5855:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:35], v[64:71], -16, v128, v160 cbsz:4 blgp:0
m5856:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:35], v[64:71], 64, v128, v160 cbsz:4 blgp:0
m5857:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:35], v[64:71], -4.0, v128, v160 cbsz:4 blgp:0
m5858:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:35], v[64:71], a[96:111], v128, v160 cbsz:4 blgp:0
m5859:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], a[32:35], v[64:71], a[96:111], v128, v160 cbsz:4 blgp:0
m5860:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:35], a[64:71], a[96:111], v128, v160 cbsz:4 blgp:0
m5861:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], a[32:35], a[64:71], a[96:111], v128, v160 cbsz:4 blgp:0
m5862:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:35], v[64:71], 0, v128, v160 cbsz:4 blgp:0
m5863:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:35], v[64:71], -16, v128, v160 cbsz:4 blgp:0
m5864:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:35], v[64:71], 64, v128, v160 cbsz:4 blgp:0
m5865:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:35], v[64:71], -4.0, v128, v160 cbsz:4 blgp:0
m5866:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:35], v[64:69], v[96:111], v128, v160 cbsz:4 blgp:2
m5867:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], a[32:35], v[64:69], v[96:111], v128, v160 cbsz:4 blgp:2
m5868:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:35], a[64:69], v[96:111], v128, v160 cbsz:4 blgp:2
m5869:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], a[32:35], a[64:69], v[96:111], v128, v160 cbsz:4 blgp:2
m5870:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:35], v[64:69], 0, v128, v160 cbsz:4 blgp:2
m5871:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:35], v[64:69], -16, v128, v160 cbsz:4 blgp:2
m5872:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:35], v[64:69], 64, v128, v160 cbsz:4 blgp:2
m5873:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:35], v[64:69], -4.0, v128, v160 cbsz:4 blgp:2
m5874:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:35], v[64:69], a[96:111], v128, v160 cbsz:4 blgp:2
m5875:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], a[32:35], v[64:69], a[96:111], v128, v160 cbsz:4 blgp:2
m5876:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:35], a[64:69], a[96:111], v128, v160 cbsz:4 blgp:2
m5877:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], a[32:35], a[64:69], a[96:111], v128, v160 cbsz:4 blgp:2
m5878:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:35], v[64:69], 0, v128, v160 cbsz:4 blgp:2
m5879:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:35], v[64:69], -16, v128, v160 cbsz:4 blgp:2
m5880:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:35], v[64:69], 64, v128, v160 cbsz:4 blgp:2
m5881:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:35], v[64:69], -4.0, v128, v160 cbsz:4 blgp:2
m5882:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:35], v[64:67], v[96:111], v128, v160 cbsz:4 blgp:4
m5883:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], a[32:35], v[64:67], v[96:111], v128, v160 cbsz:4 blgp:4
m5884:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:35], a[64:67], v[96:111], v128, v160 cbsz:4 blgp:4
m5885:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], a[32:35], a[64:67], v[96:111], v128, v160 cbsz:4 blgp:4
m5886:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:35], v[64:67], 0, v128, v160 cbsz:4 blgp:4
m5887:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:35], v[64:67], -16, v128, v160 cbsz:4 blgp:4
m5888:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:35], v[64:67], 64, v128, v160 cbsz:4 blgp:4
m5889:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:35], v[64:67], -4.0, v128, v160 cbsz:4 blgp:4
m5890:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:35], v[64:67], a[96:111], v128, v160 cbsz:4 blgp:4
m5891:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], a[32:35], v[64:67], a[96:111], v128, v160 cbsz:4 blgp:4
m5892:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:35], a[64:67], a[96:111], v128, v160 cbsz:4 blgp:4
m5893:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], a[32:35], a[64:67], a[96:111], v128, v160 cbsz:4 blgp:4
m5894:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:35], v[64:67], 0, v128, v160 cbsz:4 blgp:4
m5895:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:35], v[64:67], -16, v128, v160 cbsz:4 blgp:4
m5896:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:35], v[64:67], 64, v128, v160 cbsz:4 blgp:4
m5897:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:35], v[64:67], -4.0, v128, v160 cbsz:4 blgp:4
m5898:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:39], v[64:71], v[96:99], v128, v160 cbsz:0 blgp:0
m5899:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], a[32:39], v[64:71], v[96:99], v128, v160 cbsz:0 blgp:0
m5900:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:39], a[64:71], v[96:99], v128, v160 cbsz:0 blgp:0
m5901:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], a[32:39], a[64:71], v[96:99], v128, v160 cbsz:0 blgp:0
m5902:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:39], v[64:71], 0, v128, v160 cbsz:0 blgp:0
m5903:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:39], v[64:71], -16, v128, v160 cbsz:0 blgp:0
m5904:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:39], v[64:71], 64, v128, v160 cbsz:0 blgp:0
m5905:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:39], v[64:71], -4.0, v128, v160 cbsz:0 blgp:0
m5906:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:39], v[64:71], a[96:99], v128, v160 cbsz:0 blgp:0
m5907:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], a[32:39], v[64:71], a[96:99], v128, v160 cbsz:0 blgp:0
m5908:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:39], a[64:71], a[96:99], v128, v160 cbsz:0 blgp:0
m5909:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], a[32:39], a[64:71], a[96:99], v128, v160 cbsz:0 blgp:0
m5910:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:39], v[64:71], 0, v128, v160 cbsz:0 blgp:0
m5911:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:39], v[64:71], -16, v128, v160 cbsz:0 blgp:0
m5912:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:39], v[64:71], 64, v128, v160 cbsz:0 blgp:0
m5913:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:39], v[64:71], -4.0, v128, v160 cbsz:0 blgp:0
m5914:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:39], v[64:69], v[96:99], v128, v160 cbsz:0 blgp:2
m5915:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], a[32:39], v[64:69], v[96:99], v128, v160 cbsz:0 blgp:2
m5916:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:39], a[64:69], v[96:99], v128, v160 cbsz:0 blgp:2
m5917:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], a[32:39], a[64:69], v[96:99], v128, v160 cbsz:0 blgp:2
m5918:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:39], v[64:69], 0, v128, v160 cbsz:0 blgp:2
m5919:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:39], v[64:69], -16, v128, v160 cbsz:0 blgp:2
m5920:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:39], v[64:69], 64, v128, v160 cbsz:0 blgp:2
m5921:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:39], v[64:69], -4.0, v128, v160 cbsz:0 blgp:2
m5922:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:39], v[64:69], a[96:99], v128, v160 cbsz:0 blgp:2
m5923:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], a[32:39], v[64:69], a[96:99], v128, v160 cbsz:0 blgp:2
m5924:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:39], a[64:69], a[96:99], v128, v160 cbsz:0 blgp:2
m5925:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], a[32:39], a[64:69], a[96:99], v128, v160 cbsz:0 blgp:2
m5926:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:39], v[64:69], 0, v128, v160 cbsz:0 blgp:2
m5927:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:39], v[64:69], -16, v128, v160 cbsz:0 blgp:2
m5928:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:39], v[64:69], 64, v128, v160 cbsz:0 blgp:2
m5929:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:39], v[64:69], -4.0, v128, v160 cbsz:0 blgp:2
m5930:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:39], v[64:67], v[96:99], v128, v160 cbsz:0 blgp:4
m5931:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], a[32:39], v[64:67], v[96:99], v128, v160 cbsz:0 blgp:4
m5932:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:39], a[64:67], v[96:99], v128, v160 cbsz:0 blgp:4
m5933:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], a[32:39], a[64:67], v[96:99], v128, v160 cbsz:0 blgp:4
m5934:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:39], v[64:67], 0, v128, v160 cbsz:0 blgp:4
m5935:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:39], v[64:67], -16, v128, v160 cbsz:0 blgp:4
m5936:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:39], v[64:67], 64, v128, v160 cbsz:0 blgp:4
m5937:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:39], v[64:67], -4.0, v128, v160 cbsz:0 blgp:4
m5938:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:39], v[64:67], a[96:99], v128, v160 cbsz:0 blgp:4
m5939:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], a[32:39], v[64:67], a[96:99], v128, v160 cbsz:0 blgp:4
m5940:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:39], a[64:67], a[96:99], v128, v160 cbsz:0 blgp:4
m5941:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], a[32:39], a[64:67], a[96:99], v128, v160 cbsz:0 blgp:4
m5942:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:39], v[64:67], 0, v128, v160 cbsz:0 blgp:4
m5943:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:39], v[64:67], -16, v128, v160 cbsz:0 blgp:4
m5944:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:39], v[64:67], 64, v128, v160 cbsz:0 blgp:4
m5945:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:39], v[64:67], -4.0, v128, v160 cbsz:0 blgp:4
m5946:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:37], v[64:71], v[96:99], v128, v160 cbsz:2 blgp:0
m5947:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], a[32:37], v[64:71], v[96:99], v128, v160 cbsz:2 blgp:0
m5948:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:37], a[64:71], v[96:99], v128, v160 cbsz:2 blgp:0
m5949:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], a[32:37], a[64:71], v[96:99], v128, v160 cbsz:2 blgp:0
m5950:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:37], v[64:71], 0, v128, v160 cbsz:2 blgp:0
m5951:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:37], v[64:71], -16, v128, v160 cbsz:2 blgp:0
m5952:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:37], v[64:71], 64, v128, v160 cbsz:2 blgp:0
m5953:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:37], v[64:71], -4.0, v128, v160 cbsz:2 blgp:0
m5954:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:37], v[64:71], a[96:99], v128, v160 cbsz:2 blgp:0
m5955:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], a[32:37], v[64:71], a[96:99], v128, v160 cbsz:2 blgp:0
m5956:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:37], a[64:71], a[96:99], v128, v160 cbsz:2 blgp:0
m5957:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], a[32:37], a[64:71], a[96:99], v128, v160 cbsz:2 blgp:0
m5958:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:37], v[64:71], 0, v128, v160 cbsz:2 blgp:0
m5959:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:37], v[64:71], -16, v128, v160 cbsz:2 blgp:0
m5960:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:37], v[64:71], 64, v128, v160 cbsz:2 blgp:0
m5961:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:37], v[64:71], -4.0, v128, v160 cbsz:2 blgp:0
m5962:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:37], v[64:69], v[96:99], v128, v160 cbsz:2 blgp:2
m5963:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], a[32:37], v[64:69], v[96:99], v128, v160 cbsz:2 blgp:2
m5964:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:37], a[64:69], v[96:99], v128, v160 cbsz:2 blgp:2
m5965:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], a[32:37], a[64:69], v[96:99], v128, v160 cbsz:2 blgp:2
m5966:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:37], v[64:69], 0, v128, v160 cbsz:2 blgp:2
m5967:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:37], v[64:69], -16, v128, v160 cbsz:2 blgp:2
m5968:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:37], v[64:69], 64, v128, v160 cbsz:2 blgp:2
m5969:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:37], v[64:69], -4.0, v128, v160 cbsz:2 blgp:2
m5970:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:37], v[64:69], a[96:99], v128, v160 cbsz:2 blgp:2
m5971:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], a[32:37], v[64:69], a[96:99], v128, v160 cbsz:2 blgp:2
m5972:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:37], a[64:69], a[96:99], v128, v160 cbsz:2 blgp:2
m5973:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], a[32:37], a[64:69], a[96:99], v128, v160 cbsz:2 blgp:2
m5974:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:37], v[64:69], 0, v128, v160 cbsz:2 blgp:2
m5975:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:37], v[64:69], -16, v128, v160 cbsz:2 blgp:2
m5976:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:37], v[64:69], 64, v128, v160 cbsz:2 blgp:2
m5977:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:37], v[64:69], -4.0, v128, v160 cbsz:2 blgp:2
m5978:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:37], v[64:67], v[96:99], v128, v160 cbsz:2 blgp:4
m5979:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], a[32:37], v[64:67], v[96:99], v128, v160 cbsz:2 blgp:4
m5980:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:37], a[64:67], v[96:99], v128, v160 cbsz:2 blgp:4
m5981:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], a[32:37], a[64:67], v[96:99], v128, v160 cbsz:2 blgp:4
m5982:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:37], v[64:67], 0, v128, v160 cbsz:2 blgp:4
m5983:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:37], v[64:67], -16, v128, v160 cbsz:2 blgp:4
m5984:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:37], v[64:67], 64, v128, v160 cbsz:2 blgp:4
m5985:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:37], v[64:67], -4.0, v128, v160 cbsz:2 blgp:4
m5986:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:37], v[64:67], a[96:99], v128, v160 cbsz:2 blgp:4
m5987:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], a[32:37], v[64:67], a[96:99], v128, v160 cbsz:2 blgp:4
m5988:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:37], a[64:67], a[96:99], v128, v160 cbsz:2 blgp:4
m5989:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], a[32:37], a[64:67], a[96:99], v128, v160 cbsz:2 blgp:4
m5990:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:37], v[64:67], 0, v128, v160 cbsz:2 blgp:4
m5991:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:37], v[64:67], -16, v128, v160 cbsz:2 blgp:4
m5992:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:37], v[64:67], 64, v128, v160 cbsz:2 blgp:4
m5993:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:37], v[64:67], -4.0, v128, v160 cbsz:2 blgp:4
m5994:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:35], v[64:71], v[96:99], v128, v160 cbsz:4 blgp:0
m5995:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], a[32:35], v[64:71], v[96:99], v128, v160 cbsz:4 blgp:0
m5996:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:35], a[64:71], v[96:99], v128, v160 cbsz:4 blgp:0
m5997:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], a[32:35], a[64:71], v[96:99], v128, v160 cbsz:4 blgp:0
m5998:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:35], v[64:71], 0, v128, v160 cbsz:4 blgp:0
m5999:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:35], v[64:71], -16, v128, v160 cbsz:4 blgp:0
m6000:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:35], v[64:71], 64, v128, v160 cbsz:4 blgp:0
m6001:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:35], v[64:71], -4.0, v128, v160 cbsz:4 blgp:0
m6002:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:35], v[64:71], a[96:99], v128, v160 cbsz:4 blgp:0
m6003:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], a[32:35], v[64:71], a[96:99], v128, v160 cbsz:4 blgp:0
m6004:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:35], a[64:71], a[96:99], v128, v160 cbsz:4 blgp:0
m6005:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], a[32:35], a[64:71], a[96:99], v128, v160 cbsz:4 blgp:0
m6006:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:35], v[64:71], 0, v128, v160 cbsz:4 blgp:0
m6007:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:35], v[64:71], -16, v128, v160 cbsz:4 blgp:0
m6008:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:35], v[64:71], 64, v128, v160 cbsz:4 blgp:0
m6009:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:35], v[64:71], -4.0, v128, v160 cbsz:4 blgp:0
m6010:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:35], v[64:69], v[96:99], v128, v160 cbsz:4 blgp:2
m6011:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], a[32:35], v[64:69], v[96:99], v128, v160 cbsz:4 blgp:2
m6012:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:35], a[64:69], v[96:99], v128, v160 cbsz:4 blgp:2
m6013:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], a[32:35], a[64:69], v[96:99], v128, v160 cbsz:4 blgp:2
m6014:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:35], v[64:69], 0, v128, v160 cbsz:4 blgp:2
m6015:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:35], v[64:69], -16, v128, v160 cbsz:4 blgp:2
m6016:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:35], v[64:69], 64, v128, v160 cbsz:4 blgp:2
m6017:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:35], v[64:69], -4.0, v128, v160 cbsz:4 blgp:2
m6018:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:35], v[64:69], a[96:99], v128, v160 cbsz:4 blgp:2
m6019:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], a[32:35], v[64:69], a[96:99], v128, v160 cbsz:4 blgp:2
m6020:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:35], a[64:69], a[96:99], v128, v160 cbsz:4 blgp:2
m6021:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], a[32:35], a[64:69], a[96:99], v128, v160 cbsz:4 blgp:2
m6022:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:35], v[64:69], 0, v128, v160 cbsz:4 blgp:2
m6023:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:35], v[64:69], -16, v128, v160 cbsz:4 blgp:2
m6024:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:35], v[64:69], 64, v128, v160 cbsz:4 blgp:2
m6025:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:35], v[64:69], -4.0, v128, v160 cbsz:4 blgp:2
m6026:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:35], v[64:67], v[96:99], v128, v160 cbsz:4 blgp:4
m6027:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], a[32:35], v[64:67], v[96:99], v128, v160 cbsz:4 blgp:4
m6028:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:35], a[64:67], v[96:99], v128, v160 cbsz:4 blgp:4
m6029:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], a[32:35], a[64:67], v[96:99], v128, v160 cbsz:4 blgp:4
m6030:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:35], v[64:67], 0, v128, v160 cbsz:4 blgp:4
m6031:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:35], v[64:67], -16, v128, v160 cbsz:4 blgp:4
m6032:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:35], v[64:67], 64, v128, v160 cbsz:4 blgp:4
m6033:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:35], v[64:67], -4.0, v128, v160 cbsz:4 blgp:4
m6034:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:35], v[64:67], a[96:99], v128, v160 cbsz:4 blgp:4
m6035:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], a[32:35], v[64:67], a[96:99], v128, v160 cbsz:4 blgp:4
m6036:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:35], a[64:67], a[96:99], v128, v160 cbsz:4 blgp:4
m6037:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], a[32:35], a[64:67], a[96:99], v128, v160 cbsz:4 blgp:4
m6038:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:35], v[64:67], 0, v128, v160 cbsz:4 blgp:4
m6039:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:35], v[64:67], -16, v128, v160 cbsz:4 blgp:4
m6040:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:35], v[64:67], 64, v128, v160 cbsz:4 blgp:4
m6041:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:35], v[64:67], -4.0, v128, v160 cbsz:4 blgp:4
m6042:
global_load_ubyte v0, v[32:33], off offset:4095
m6043:
global_load_ubyte a0, v[32:33], off
m6044:
global_load_ubyte v0, v[32:33], off offset:-4096
m6045:
global_load_ubyte v0, v32, s[32:33] offset:4095
m6046:
global_load_ubyte a0, v32, s[32:33]
m6047:
global_load_ubyte v0, v32, s[32:33]
m6048:
global_load_ubyte v0, v32, vcc
m6049:
global_load_ubyte v0, v32, s[32:33] offset:-4096
m6050:
flat_load_ubyte v0, v[32:33] offset:4095
m6051:
flat_load_ubyte a0, v[32:33]
m6052:
flat_load_ubyte v0, v[32:33] offset:0
m6053:
buffer_load_ubyte v0, off, s[32:35], s48 offset:4095
m6054:
buffer_load_ubyte a0, off, s[32:35], s48
m6055:
buffer_load_ubyte v0, off, s[32:35], s48
m6056:
buffer_load_ubyte v0, off, s[32:35], vcc_lo
m6057:
buffer_load_ubyte v0, off, s[32:35], m0
m6058:
buffer_load_ubyte v0, off, s[32:35], 0
m6059:
buffer_load_ubyte v0, off, s[32:35], -16
m6060:
buffer_load_ubyte v0, off, s[32:35], 64
m6061:
buffer_load_ubyte v0, off, s[32:35], -4.0
m6062:
buffer_load_ubyte v0, off, s[32:35], 0.15915494
m6063:
buffer_load_ubyte v0, off, s[32:35], s48 offset:0
m6064:
buffer_load_ubyte v0, v32, s[32:35], s48 offen offset:4095
m6065:
buffer_load_ubyte a0, v32, s[32:35], s48 offen
m6066:
buffer_load_ubyte v0, v32, s[32:35], s48 offen
m6067:
buffer_load_ubyte v0, v32, s[32:35], vcc_lo offen
m6068:
buffer_load_ubyte v0, v32, s[32:35], m0 offen
m6069:
buffer_load_ubyte v0, v32, s[32:35], 0 offen
m6070:
buffer_load_ubyte v0, v32, s[32:35], -16 offen
m6071:
buffer_load_ubyte v0, v32, s[32:35], 64 offen
m6072:
buffer_load_ubyte v0, v32, s[32:35], -4.0 offen
m6073:
buffer_load_ubyte v0, v32, s[32:35], 0.15915494 offen
m6074:
buffer_load_ubyte v0, v32, s[32:35], s48 offen offset:0
m6075:
buffer_load_ubyte v0, v[32:33], s[32:35], s48 idxen offen offset:4095
m6076:
buffer_load_ubyte a0, v[32:33], s[32:35], s48 idxen offen
m6077:
buffer_load_ubyte v0, v[32:33], s[32:35], s48 idxen offen
m6078:
buffer_load_ubyte v0, v[32:33], s[32:35], vcc_lo idxen offen
m6079:
buffer_load_ubyte v0, v[32:33], s[32:35], m0 idxen offen
m6080:
buffer_load_ubyte v0, v[32:33], s[32:35], 0 idxen offen
m6081:
buffer_load_ubyte v0, v[32:33], s[32:35], -16 idxen offen
m6082:
buffer_load_ubyte v0, v[32:33], s[32:35], 64 idxen offen
m6083:
buffer_load_ubyte v0, v[32:33], s[32:35], -4.0 idxen offen
m6084:
buffer_load_ubyte v0, v[32:33], s[32:35], 0.15915494 idxen offen
m6085:
buffer_load_ubyte v0, v[32:33], s[32:35], s48 idxen offen offset:0
m6086:
buffer_load_ubyte off, s[16:19], s32 offset:4095 lds
m6087:
buffer_load_ubyte off, s[16:19], s32 lds
m6088:
buffer_load_ubyte off, s[16:19], vcc_lo lds
m6089:
buffer_load_ubyte off, s[16:19], m0 lds
m6090:
buffer_load_ubyte off, s[16:19], 0 lds
m6091:
buffer_load_ubyte off, s[16:19], -16 lds
m6092:
buffer_load_ubyte off, s[16:19], 64 lds
m6093:
buffer_load_ubyte off, s[16:19], -4.0 lds
m6094:
buffer_load_ubyte off, s[16:19], 0.15915494 lds
m6095:
buffer_load_ubyte off, s[16:19], s32 offset:0 lds
m6096:
buffer_load_ubyte v0, s[16:19], s32 offen offset:4095 lds
m6097:
buffer_load_ubyte v0, s[16:19], s32 offen lds
m6098:
buffer_load_ubyte v0, s[16:19], vcc_lo offen lds
m6099:
buffer_load_ubyte v0, s[16:19], m0 offen lds
m6100:
buffer_load_ubyte v0, s[16:19], 0 offen lds
m6101:
buffer_load_ubyte v0, s[16:19], -16 offen lds
m6102:
buffer_load_ubyte v0, s[16:19], 64 offen lds
m6103:
buffer_load_ubyte v0, s[16:19], -4.0 offen lds
m6104:
buffer_load_ubyte v0, s[16:19], 0.15915494 offen lds
m6105:
buffer_load_ubyte v0, s[16:19], s32 offen offset:0 lds
m6106:
buffer_load_ubyte v[0:1], s[16:19], s32 idxen offen offset:4095 lds
m6107:
buffer_load_ubyte v[0:1], s[16:19], s32 idxen offen lds
m6108:
buffer_load_ubyte v[0:1], s[16:19], vcc_lo idxen offen lds
m6109:
buffer_load_ubyte v[0:1], s[16:19], m0 idxen offen lds
m6110:
buffer_load_ubyte v[0:1], s[16:19], 0 idxen offen lds
m6111:
buffer_load_ubyte v[0:1], s[16:19], -16 idxen offen lds
m6112:
buffer_load_ubyte v[0:1], s[16:19], 64 idxen offen lds
m6113:
buffer_load_ubyte v[0:1], s[16:19], -4.0 idxen offen lds
m6114:
buffer_load_ubyte v[0:1], s[16:19], 0.15915494 idxen offen lds
m6115:
buffer_load_ubyte v[0:1], s[16:19], s32 idxen offen offset:0 lds
m6116:
scratch_load_ubyte v0, v32, off offset:4095
m6117:
scratch_load_ubyte a0, v32, off
m6118:
scratch_load_ubyte v0, v32, off offset:-4096
m6119:
scratch_load_ubyte v0, off, s32 offset:4095
m6120:
scratch_load_ubyte a0, off, s32
m6121:
scratch_load_ubyte v0, off, s32
m6122:
scratch_load_ubyte v0, off, vcc_lo
m6123:
scratch_load_ubyte v0, off, m0
m6124:
scratch_load_ubyte v0, off, s32 offset:-4096
m6125:
scratch_load_ubyte v0, v32, s32 offset:4095
m6126:
scratch_load_ubyte a0, v32, s32
m6127:
scratch_load_ubyte v0, v32, s32
m6128:
scratch_load_ubyte v0, v32, vcc_lo
m6129:
scratch_load_ubyte v0, v32, m0
m6130:
scratch_load_ubyte v0, v32, s32 offset:-4096
m6131:
scratch_load_ubyte v0, off, off offset:4095
m6132:
scratch_load_ubyte a0, off, off
m6133:
scratch_load_ubyte v0, off, off offset:-4096
m6134:
global_load_sbyte v0, v[32:33], off offset:4095
m6135:
global_load_sbyte a0, v[32:33], off
m6136:
global_load_sbyte v0, v[32:33], off offset:-4096
m6137:
global_load_sbyte v0, v32, s[32:33] offset:4095
m6138:
global_load_sbyte a0, v32, s[32:33]
m6139:
global_load_sbyte v0, v32, s[32:33]
m6140:
global_load_sbyte v0, v32, vcc
m6141:
global_load_sbyte v0, v32, s[32:33] offset:-4096
m6142:
flat_load_sbyte v0, v[32:33] offset:4095
m6143:
flat_load_sbyte a0, v[32:33]
m6144:
flat_load_sbyte v0, v[32:33] offset:0
m6145:
buffer_load_sbyte v0, off, s[32:35], s48 offset:4095
m6146:
buffer_load_sbyte a0, off, s[32:35], s48
m6147:
buffer_load_sbyte v0, off, s[32:35], s48
m6148:
buffer_load_sbyte v0, off, s[32:35], vcc_lo
m6149:
buffer_load_sbyte v0, off, s[32:35], m0
m6150:
buffer_load_sbyte v0, off, s[32:35], 0
m6151:
buffer_load_sbyte v0, off, s[32:35], -16
m6152:
buffer_load_sbyte v0, off, s[32:35], 64
m6153:
buffer_load_sbyte v0, off, s[32:35], -4.0
m6154:
buffer_load_sbyte v0, off, s[32:35], 0.15915494
m6155:
buffer_load_sbyte v0, off, s[32:35], s48 offset:0
m6156:
buffer_load_sbyte v0, v32, s[32:35], s48 offen offset:4095
m6157:
buffer_load_sbyte a0, v32, s[32:35], s48 offen
m6158:
buffer_load_sbyte v0, v32, s[32:35], s48 offen
m6159:
buffer_load_sbyte v0, v32, s[32:35], vcc_lo offen
m6160:
buffer_load_sbyte v0, v32, s[32:35], m0 offen
m6161:
buffer_load_sbyte v0, v32, s[32:35], 0 offen
m6162:
buffer_load_sbyte v0, v32, s[32:35], -16 offen
m6163:
buffer_load_sbyte v0, v32, s[32:35], 64 offen
m6164:
buffer_load_sbyte v0, v32, s[32:35], -4.0 offen
m6165:
buffer_load_sbyte v0, v32, s[32:35], 0.15915494 offen
m6166:
buffer_load_sbyte v0, v32, s[32:35], s48 offen offset:0
m6167:
buffer_load_sbyte v0, v[32:33], s[32:35], s48 idxen offen offset:4095
m6168:
buffer_load_sbyte a0, v[32:33], s[32:35], s48 idxen offen
m6169:
buffer_load_sbyte v0, v[32:33], s[32:35], s48 idxen offen
m6170:
buffer_load_sbyte v0, v[32:33], s[32:35], vcc_lo idxen offen
m6171:
buffer_load_sbyte v0, v[32:33], s[32:35], m0 idxen offen
m6172:
buffer_load_sbyte v0, v[32:33], s[32:35], 0 idxen offen
m6173:
buffer_load_sbyte v0, v[32:33], s[32:35], -16 idxen offen
m6174:
buffer_load_sbyte v0, v[32:33], s[32:35], 64 idxen offen
m6175:
buffer_load_sbyte v0, v[32:33], s[32:35], -4.0 idxen offen
m6176:
buffer_load_sbyte v0, v[32:33], s[32:35], 0.15915494 idxen offen
m6177:
buffer_load_sbyte v0, v[32:33], s[32:35], s48 idxen offen offset:0
m6178:
buffer_load_sbyte off, s[16:19], s32 offset:4095 lds
m6179:
buffer_load_sbyte off, s[16:19], s32 lds
m6180:
buffer_load_sbyte off, s[16:19], vcc_lo lds
m6181:
buffer_load_sbyte off, s[16:19], m0 lds
m6182:
buffer_load_sbyte off, s[16:19], 0 lds
m6183:
buffer_load_sbyte off, s[16:19], -16 lds
m6184:
buffer_load_sbyte off, s[16:19], 64 lds
m6185:
buffer_load_sbyte off, s[16:19], -4.0 lds
m6186:
buffer_load_sbyte off, s[16:19], 0.15915494 lds
m6187:
buffer_load_sbyte off, s[16:19], s32 offset:0 lds
m6188:
buffer_load_sbyte v0, s[16:19], s32 offen offset:4095 lds
m6189:
buffer_load_sbyte v0, s[16:19], s32 offen lds
m6190:
buffer_load_sbyte v0, s[16:19], vcc_lo offen lds
m6191:
buffer_load_sbyte v0, s[16:19], m0 offen lds
m6192:
buffer_load_sbyte v0, s[16:19], 0 offen lds
m6193:
buffer_load_sbyte v0, s[16:19], -16 offen lds
m6194:
buffer_load_sbyte v0, s[16:19], 64 offen lds
m6195:
buffer_load_sbyte v0, s[16:19], -4.0 offen lds
m6196:
buffer_load_sbyte v0, s[16:19], 0.15915494 offen lds
m6197:
buffer_load_sbyte v0, s[16:19], s32 offen offset:0 lds
m6198:
buffer_load_sbyte v[0:1], s[16:19], s32 idxen offen offset:4095 lds
m6199:
buffer_load_sbyte v[0:1], s[16:19], s32 idxen offen lds
m6200:
buffer_load_sbyte v[0:1], s[16:19], vcc_lo idxen offen lds
m6201:
buffer_load_sbyte v[0:1], s[16:19], m0 idxen offen lds
m6202:
buffer_load_sbyte v[0:1], s[16:19], 0 idxen offen lds
m6203:
buffer_load_sbyte v[0:1], s[16:19], -16 idxen offen lds
m6204:
buffer_load_sbyte v[0:1], s[16:19], 64 idxen offen lds
m6205:
buffer_load_sbyte v[0:1], s[16:19], -4.0 idxen offen lds
m6206:
buffer_load_sbyte v[0:1], s[16:19], 0.15915494 idxen offen lds
m6207:
buffer_load_sbyte v[0:1], s[16:19], s32 idxen offen offset:0 lds
m6208:
scratch_load_sbyte v0, v32, off offset:4095
m6209:
scratch_load_sbyte a0, v32, off
m6210:
scratch_load_sbyte v0, v32, off offset:-4096
m6211:
scratch_load_sbyte v0, off, s32 offset:4095
m6212:
scratch_load_sbyte a0, off, s32
m6213:
scratch_load_sbyte v0, off, s32
m6214:
scratch_load_sbyte v0, off, vcc_lo
m6215:
scratch_load_sbyte v0, off, m0
m6216:
scratch_load_sbyte v0, off, s32 offset:-4096
m6217:
scratch_load_sbyte v0, v32, s32 offset:4095
m6218:
scratch_load_sbyte a0, v32, s32
m6219:
scratch_load_sbyte v0, v32, s32
m6220:
scratch_load_sbyte v0, v32, vcc_lo
m6221:
scratch_load_sbyte v0, v32, m0
m6222:
scratch_load_sbyte v0, v32, s32 offset:-4096
m6223:
scratch_load_sbyte v0, off, off offset:4095
m6224:
scratch_load_sbyte a0, off, off
m6225:
scratch_load_sbyte v0, off, off offset:-4096
m6226:
global_load_ushort v0, v[32:33], off offset:4095
m6227:
global_load_ushort a0, v[32:33], off
m6228:
global_load_ushort v0, v[32:33], off offset:-4096
m6229:
global_load_ushort v0, v32, s[32:33] offset:4095
m6230:
global_load_ushort a0, v32, s[32:33]
m6231:
global_load_ushort v0, v32, s[32:33]
m6232:
global_load_ushort v0, v32, vcc
m6233:
global_load_ushort v0, v32, s[32:33] offset:-4096
m6234:
flat_load_ushort v0, v[32:33] offset:4095
m6235:
flat_load_ushort a0, v[32:33]
m6236:
flat_load_ushort v0, v[32:33] offset:0
m6237:
buffer_load_ushort v0, off, s[32:35], s48 offset:4095
m6238:
buffer_load_ushort a0, off, s[32:35], s48
m6239:
buffer_load_ushort v0, off, s[32:35], s48
m6240:
buffer_load_ushort v0, off, s[32:35], vcc_lo
m6241:
buffer_load_ushort v0, off, s[32:35], m0
m6242:
buffer_load_ushort v0, off, s[32:35], 0
m6243:
buffer_load_ushort v0, off, s[32:35], -16
m6244:
buffer_load_ushort v0, off, s[32:35], 64
m6245:
buffer_load_ushort v0, off, s[32:35], -4.0
m6246:
buffer_load_ushort v0, off, s[32:35], 0.15915494
m6247:
buffer_load_ushort v0, off, s[32:35], s48 offset:0
m6248:
buffer_load_ushort v0, v32, s[32:35], s48 offen offset:4095
m6249:
buffer_load_ushort a0, v32, s[32:35], s48 offen
m6250:
buffer_load_ushort v0, v32, s[32:35], s48 offen
m6251:
buffer_load_ushort v0, v32, s[32:35], vcc_lo offen
m6252:
buffer_load_ushort v0, v32, s[32:35], m0 offen
m6253:
buffer_load_ushort v0, v32, s[32:35], 0 offen
m6254:
buffer_load_ushort v0, v32, s[32:35], -16 offen
m6255:
buffer_load_ushort v0, v32, s[32:35], 64 offen
m6256:
buffer_load_ushort v0, v32, s[32:35], -4.0 offen
m6257:
buffer_load_ushort v0, v32, s[32:35], 0.15915494 offen
m6258:
buffer_load_ushort v0, v32, s[32:35], s48 offen offset:0
m6259:
buffer_load_ushort v0, v[32:33], s[32:35], s48 idxen offen offset:4095
m6260:
buffer_load_ushort a0, v[32:33], s[32:35], s48 idxen offen
m6261:
buffer_load_ushort v0, v[32:33], s[32:35], s48 idxen offen
m6262:
buffer_load_ushort v0, v[32:33], s[32:35], vcc_lo idxen offen
m6263:
buffer_load_ushort v0, v[32:33], s[32:35], m0 idxen offen
m6264:
buffer_load_ushort v0, v[32:33], s[32:35], 0 idxen offen
m6265:
buffer_load_ushort v0, v[32:33], s[32:35], -16 idxen offen
m6266:
buffer_load_ushort v0, v[32:33], s[32:35], 64 idxen offen
m6267:
buffer_load_ushort v0, v[32:33], s[32:35], -4.0 idxen offen
m6268:
buffer_load_ushort v0, v[32:33], s[32:35], 0.15915494 idxen offen
m6269:
buffer_load_ushort v0, v[32:33], s[32:35], s48 idxen offen offset:0
m6270:
buffer_load_ushort off, s[16:19], s32 offset:4095 lds
m6271:
buffer_load_ushort off, s[16:19], s32 lds
m6272:
buffer_load_ushort off, s[16:19], vcc_lo lds
m6273:
buffer_load_ushort off, s[16:19], m0 lds
m6274:
buffer_load_ushort off, s[16:19], 0 lds
m6275:
buffer_load_ushort off, s[16:19], -16 lds
m6276:
buffer_load_ushort off, s[16:19], 64 lds
m6277:
buffer_load_ushort off, s[16:19], -4.0 lds
m6278:
buffer_load_ushort off, s[16:19], 0.15915494 lds
m6279:
buffer_load_ushort off, s[16:19], s32 offset:0 lds
m6280:
buffer_load_ushort v0, s[16:19], s32 offen offset:4095 lds
m6281:
buffer_load_ushort v0, s[16:19], s32 offen lds
m6282:
buffer_load_ushort v0, s[16:19], vcc_lo offen lds
m6283:
buffer_load_ushort v0, s[16:19], m0 offen lds
m6284:
buffer_load_ushort v0, s[16:19], 0 offen lds
m6285:
buffer_load_ushort v0, s[16:19], -16 offen lds
m6286:
buffer_load_ushort v0, s[16:19], 64 offen lds
m6287:
buffer_load_ushort v0, s[16:19], -4.0 offen lds
m6288:
buffer_load_ushort v0, s[16:19], 0.15915494 offen lds
m6289:
buffer_load_ushort v0, s[16:19], s32 offen offset:0 lds
m6290:
buffer_load_ushort v[0:1], s[16:19], s32 idxen offen offset:4095 lds
m6291:
buffer_load_ushort v[0:1], s[16:19], s32 idxen offen lds
m6292:
buffer_load_ushort v[0:1], s[16:19], vcc_lo idxen offen lds
m6293:
buffer_load_ushort v[0:1], s[16:19], m0 idxen offen lds
m6294:
buffer_load_ushort v[0:1], s[16:19], 0 idxen offen lds
m6295:
buffer_load_ushort v[0:1], s[16:19], -16 idxen offen lds
m6296:
buffer_load_ushort v[0:1], s[16:19], 64 idxen offen lds
m6297:
buffer_load_ushort v[0:1], s[16:19], -4.0 idxen offen lds
m6298:
buffer_load_ushort v[0:1], s[16:19], 0.15915494 idxen offen lds
m6299:
buffer_load_ushort v[0:1], s[16:19], s32 idxen offen offset:0 lds
m6300:
scratch_load_ushort v0, v32, off offset:4095
m6301:
scratch_load_ushort a0, v32, off
m6302:
scratch_load_ushort v0, v32, off offset:-4096
m6303:
scratch_load_ushort v0, off, s32 offset:4095
m6304:
scratch_load_ushort a0, off, s32
m6305:
scratch_load_ushort v0, off, s32
m6306:
scratch_load_ushort v0, off, vcc_lo
m6307:
scratch_load_ushort v0, off, m0
m6308:
scratch_load_ushort v0, off, s32 offset:-4096
m6309:
scratch_load_ushort v0, v32, s32 offset:4095
m6310:
scratch_load_ushort a0, v32, s32
m6311:
scratch_load_ushort v0, v32, s32
m6312:
scratch_load_ushort v0, v32, vcc_lo
m6313:
scratch_load_ushort v0, v32, m0
m6314:
scratch_load_ushort v0, v32, s32 offset:-4096
m6315:
scratch_load_ushort v0, off, off offset:4095
m6316:
scratch_load_ushort a0, off, off
m6317:
scratch_load_ushort v0, off, off offset:-4096
m6318:
global_load_sshort v0, v[32:33], off offset:4095
m6319:
global_load_sshort a0, v[32:33], off
m6320:
global_load_sshort v0, v[32:33], off offset:-4096
m6321:
global_load_sshort v0, v32, s[32:33] offset:4095
m6322:
global_load_sshort a0, v32, s[32:33]
m6323:
global_load_sshort v0, v32, s[32:33]
m6324:
global_load_sshort v0, v32, vcc
m6325:
global_load_sshort v0, v32, s[32:33] offset:-4096
m6326:
flat_load_sshort v0, v[32:33] offset:4095
m6327:
flat_load_sshort a0, v[32:33]
m6328:
flat_load_sshort v0, v[32:33] offset:0
m6329:
buffer_load_sshort v0, off, s[32:35], s48 offset:4095
m6330:
buffer_load_sshort a0, off, s[32:35], s48
m6331:
buffer_load_sshort v0, off, s[32:35], s48
m6332:
buffer_load_sshort v0, off, s[32:35], vcc_lo
m6333:
buffer_load_sshort v0, off, s[32:35], m0
m6334:
buffer_load_sshort v0, off, s[32:35], 0
m6335:
buffer_load_sshort v0, off, s[32:35], -16
m6336:
buffer_load_sshort v0, off, s[32:35], 64
m6337:
buffer_load_sshort v0, off, s[32:35], -4.0
m6338:
buffer_load_sshort v0, off, s[32:35], 0.15915494
m6339:
buffer_load_sshort v0, off, s[32:35], s48 offset:0
m6340:
buffer_load_sshort v0, v32, s[32:35], s48 offen offset:4095
m6341:
buffer_load_sshort a0, v32, s[32:35], s48 offen
m6342:
buffer_load_sshort v0, v32, s[32:35], s48 offen
m6343:
buffer_load_sshort v0, v32, s[32:35], vcc_lo offen
m6344:
buffer_load_sshort v0, v32, s[32:35], m0 offen
m6345:
buffer_load_sshort v0, v32, s[32:35], 0 offen
m6346:
buffer_load_sshort v0, v32, s[32:35], -16 offen
m6347:
buffer_load_sshort v0, v32, s[32:35], 64 offen
m6348:
buffer_load_sshort v0, v32, s[32:35], -4.0 offen
m6349:
buffer_load_sshort v0, v32, s[32:35], 0.15915494 offen
m6350:
buffer_load_sshort v0, v32, s[32:35], s48 offen offset:0
m6351:
buffer_load_sshort v0, v[32:33], s[32:35], s48 idxen offen offset:4095
m6352:
buffer_load_sshort a0, v[32:33], s[32:35], s48 idxen offen
m6353:
buffer_load_sshort v0, v[32:33], s[32:35], s48 idxen offen
m6354:
buffer_load_sshort v0, v[32:33], s[32:35], vcc_lo idxen offen
m6355:
buffer_load_sshort v0, v[32:33], s[32:35], m0 idxen offen
m6356:
buffer_load_sshort v0, v[32:33], s[32:35], 0 idxen offen
m6357:
buffer_load_sshort v0, v[32:33], s[32:35], -16 idxen offen
m6358:
buffer_load_sshort v0, v[32:33], s[32:35], 64 idxen offen
m6359:
buffer_load_sshort v0, v[32:33], s[32:35], -4.0 idxen offen
m6360:
buffer_load_sshort v0, v[32:33], s[32:35], 0.15915494 idxen offen
m6361:
buffer_load_sshort v0, v[32:33], s[32:35], s48 idxen offen offset:0
m6362:
buffer_load_sshort off, s[16:19], s32 offset:4095 lds
m6363:
buffer_load_sshort off, s[16:19], s32 lds
m6364:
buffer_load_sshort off, s[16:19], vcc_lo lds
m6365:
buffer_load_sshort off, s[16:19], m0 lds
m6366:
buffer_load_sshort off, s[16:19], 0 lds
m6367:
buffer_load_sshort off, s[16:19], -16 lds
m6368:
buffer_load_sshort off, s[16:19], 64 lds
m6369:
buffer_load_sshort off, s[16:19], -4.0 lds
m6370:
buffer_load_sshort off, s[16:19], 0.15915494 lds
m6371:
buffer_load_sshort off, s[16:19], s32 offset:0 lds
m6372:
buffer_load_sshort v0, s[16:19], s32 offen offset:4095 lds
m6373:
buffer_load_sshort v0, s[16:19], s32 offen lds
m6374:
buffer_load_sshort v0, s[16:19], vcc_lo offen lds
m6375:
buffer_load_sshort v0, s[16:19], m0 offen lds
m6376:
buffer_load_sshort v0, s[16:19], 0 offen lds
m6377:
buffer_load_sshort v0, s[16:19], -16 offen lds
m6378:
buffer_load_sshort v0, s[16:19], 64 offen lds
m6379:
buffer_load_sshort v0, s[16:19], -4.0 offen lds
m6380:
buffer_load_sshort v0, s[16:19], 0.15915494 offen lds
m6381:
buffer_load_sshort v0, s[16:19], s32 offen offset:0 lds
m6382:
buffer_load_sshort v[0:1], s[16:19], s32 idxen offen offset:4095 lds
m6383:
buffer_load_sshort v[0:1], s[16:19], s32 idxen offen lds
m6384:
buffer_load_sshort v[0:1], s[16:19], vcc_lo idxen offen lds
m6385:
buffer_load_sshort v[0:1], s[16:19], m0 idxen offen lds
m6386:
buffer_load_sshort v[0:1], s[16:19], 0 idxen offen lds
m6387:
buffer_load_sshort v[0:1], s[16:19], -16 idxen offen lds
m6388:
buffer_load_sshort v[0:1], s[16:19], 64 idxen offen lds
m6389:
buffer_load_sshort v[0:1], s[16:19], -4.0 idxen offen lds
m6390:
buffer_load_sshort v[0:1], s[16:19], 0.15915494 idxen offen lds
m6391:
buffer_load_sshort v[0:1], s[16:19], s32 idxen offen offset:0 lds
m6392:
scratch_load_sshort v0, v32, off offset:4095
m6393:
scratch_load_sshort a0, v32, off
m6394:
scratch_load_sshort v0, v32, off offset:-4096
m6395:
scratch_load_sshort v0, off, s32 offset:4095
m6396:
scratch_load_sshort a0, off, s32
m6397:
scratch_load_sshort v0, off, s32
m6398:
scratch_load_sshort v0, off, vcc_lo
m6399:
scratch_load_sshort v0, off, m0
m6400:
scratch_load_sshort v0, off, s32 offset:-4096
m6401:
scratch_load_sshort v0, v32, s32 offset:4095
m6402:
scratch_load_sshort a0, v32, s32
m6403:
scratch_load_sshort v0, v32, s32
m6404:
scratch_load_sshort v0, v32, vcc_lo
m6405:
scratch_load_sshort v0, v32, m0
m6406:
scratch_load_sshort v0, v32, s32 offset:-4096
m6407:
scratch_load_sshort v0, off, off offset:4095
m6408:
scratch_load_sshort a0, off, off
m6409:
scratch_load_sshort v0, off, off offset:-4096
m6410:
global_load_dword v0, v[32:33], off offset:4095
m6411:
global_load_dword a0, v[32:33], off
m6412:
global_load_dword v0, v[32:33], off offset:-4096
m6413:
global_load_dword v0, v32, s[32:33] offset:4095
m6414:
global_load_dword a0, v32, s[32:33]
m6415:
global_load_dword v0, v32, s[32:33]
m6416:
global_load_dword v0, v32, vcc
m6417:
global_load_dword v0, v32, s[32:33] offset:-4096
m6418:
flat_load_dword v0, v[32:33] offset:4095
m6419:
flat_load_dword a0, v[32:33]
m6420:
flat_load_dword v0, v[32:33] offset:0
m6421:
buffer_load_dword v0, off, s[32:35], s48 offset:4095
m6422:
buffer_load_dword a0, off, s[32:35], s48
m6423:
buffer_load_dword v0, off, s[32:35], s48
m6424:
buffer_load_dword v0, off, s[32:35], vcc_lo
m6425:
buffer_load_dword v0, off, s[32:35], m0
m6426:
buffer_load_dword v0, off, s[32:35], 0
m6427:
buffer_load_dword v0, off, s[32:35], -16
m6428:
buffer_load_dword v0, off, s[32:35], 64
m6429:
buffer_load_dword v0, off, s[32:35], -4.0
m6430:
buffer_load_dword v0, off, s[32:35], 0.15915494
m6431:
buffer_load_dword v0, off, s[32:35], s48 offset:0
m6432:
buffer_load_dword v0, v32, s[32:35], s48 offen offset:4095
m6433:
buffer_load_dword a0, v32, s[32:35], s48 offen
m6434:
buffer_load_dword v0, v32, s[32:35], s48 offen
m6435:
buffer_load_dword v0, v32, s[32:35], vcc_lo offen
m6436:
buffer_load_dword v0, v32, s[32:35], m0 offen
m6437:
buffer_load_dword v0, v32, s[32:35], 0 offen
m6438:
buffer_load_dword v0, v32, s[32:35], -16 offen
m6439:
buffer_load_dword v0, v32, s[32:35], 64 offen
m6440:
buffer_load_dword v0, v32, s[32:35], -4.0 offen
m6441:
buffer_load_dword v0, v32, s[32:35], 0.15915494 offen
m6442:
buffer_load_dword v0, v32, s[32:35], s48 offen offset:0
m6443:
buffer_load_dword v0, v[32:33], s[32:35], s48 idxen offen offset:4095
m6444:
buffer_load_dword a0, v[32:33], s[32:35], s48 idxen offen
m6445:
buffer_load_dword v0, v[32:33], s[32:35], s48 idxen offen
m6446:
buffer_load_dword v0, v[32:33], s[32:35], vcc_lo idxen offen
m6447:
buffer_load_dword v0, v[32:33], s[32:35], m0 idxen offen
m6448:
buffer_load_dword v0, v[32:33], s[32:35], 0 idxen offen
m6449:
buffer_load_dword v0, v[32:33], s[32:35], -16 idxen offen
m6450:
buffer_load_dword v0, v[32:33], s[32:35], 64 idxen offen
m6451:
buffer_load_dword v0, v[32:33], s[32:35], -4.0 idxen offen
m6452:
buffer_load_dword v0, v[32:33], s[32:35], 0.15915494 idxen offen
m6453:
buffer_load_dword v0, v[32:33], s[32:35], s48 idxen offen offset:0
m6454:
buffer_load_dword off, s[16:19], s32 offset:4095 lds
m6455:
buffer_load_dword off, s[16:19], s32 lds
m6456:
buffer_load_dword off, s[16:19], vcc_lo lds
m6457:
buffer_load_dword off, s[16:19], m0 lds
m6458:
buffer_load_dword off, s[16:19], 0 lds
m6459:
buffer_load_dword off, s[16:19], -16 lds
m6460:
buffer_load_dword off, s[16:19], 64 lds
m6461:
buffer_load_dword off, s[16:19], -4.0 lds
m6462:
buffer_load_dword off, s[16:19], 0.15915494 lds
m6463:
buffer_load_dword off, s[16:19], s32 offset:0 lds
m6464:
buffer_load_dword v0, s[16:19], s32 offen offset:4095 lds
m6465:
buffer_load_dword v0, s[16:19], s32 offen lds
m6466:
buffer_load_dword v0, s[16:19], vcc_lo offen lds
m6467:
buffer_load_dword v0, s[16:19], m0 offen lds
m6468:
buffer_load_dword v0, s[16:19], 0 offen lds
m6469:
buffer_load_dword v0, s[16:19], -16 offen lds
m6470:
buffer_load_dword v0, s[16:19], 64 offen lds
m6471:
buffer_load_dword v0, s[16:19], -4.0 offen lds
m6472:
buffer_load_dword v0, s[16:19], 0.15915494 offen lds
m6473:
buffer_load_dword v0, s[16:19], s32 offen offset:0 lds
m6474:
buffer_load_dword v[0:1], s[16:19], s32 idxen offen offset:4095 lds
m6475:
buffer_load_dword v[0:1], s[16:19], s32 idxen offen lds
m6476:
buffer_load_dword v[0:1], s[16:19], vcc_lo idxen offen lds
m6477:
buffer_load_dword v[0:1], s[16:19], m0 idxen offen lds
m6478:
buffer_load_dword v[0:1], s[16:19], 0 idxen offen lds
m6479:
buffer_load_dword v[0:1], s[16:19], -16 idxen offen lds
m6480:
buffer_load_dword v[0:1], s[16:19], 64 idxen offen lds
m6481:
buffer_load_dword v[0:1], s[16:19], -4.0 idxen offen lds
m6482:
buffer_load_dword v[0:1], s[16:19], 0.15915494 idxen offen lds
m6483:
buffer_load_dword v[0:1], s[16:19], s32 idxen offen offset:0 lds
m6484:
scratch_load_dword v0, v32, off offset:4095
m6485:
scratch_load_dword a0, v32, off
m6486:
scratch_load_dword v0, v32, off offset:-4096
m6487:
scratch_load_dword v0, off, s32 offset:4095
m6488:
scratch_load_dword a0, off, s32
m6489:
scratch_load_dword v0, off, s32
m6490:
scratch_load_dword v0, off, vcc_lo
m6491:
scratch_load_dword v0, off, m0
m6492:
scratch_load_dword v0, off, s32 offset:-4096
m6493:
scratch_load_dword v0, v32, s32 offset:4095
m6494:
scratch_load_dword a0, v32, s32
m6495:
scratch_load_dword v0, v32, s32
m6496:
scratch_load_dword v0, v32, vcc_lo
m6497:
scratch_load_dword v0, v32, m0
m6498:
scratch_load_dword v0, v32, s32 offset:-4096
m6499:
scratch_load_dword v0, off, off offset:4095
m6500:
scratch_load_dword a0, off, off
m6501:
scratch_load_dword v0, off, off offset:-4096
m6502:
global_load_dwordx2 v[0:1], v[32:33], off offset:4095
m6503:
global_load_dwordx2 a[0:1], v[32:33], off
m6504:
global_load_dwordx2 v[0:1], v[32:33], off offset:-4096
m6505:
global_load_dwordx2 v[0:1], v32, s[32:33] offset:4095
m6506:
global_load_dwordx2 a[0:1], v32, s[32:33]
m6507:
global_load_dwordx2 v[0:1], v32, s[32:33]
m6508:
global_load_dwordx2 v[0:1], v32, vcc
m6509:
global_load_dwordx2 v[0:1], v32, s[32:33] offset:-4096
m6510:
flat_load_dwordx2 v[0:1], v[32:33] offset:4095
m6511:
flat_load_dwordx2 a[0:1], v[32:33]
m6512:
flat_load_dwordx2 v[0:1], v[32:33] offset:0
m6513:
buffer_load_dwordx2 v[0:1], off, s[32:35], s48 offset:4095
m6514:
buffer_load_dwordx2 a[0:1], off, s[32:35], s48
m6515:
buffer_load_dwordx2 v[0:1], off, s[32:35], s48
m6516:
buffer_load_dwordx2 v[0:1], off, s[32:35], vcc_lo
m6517:
buffer_load_dwordx2 v[0:1], off, s[32:35], m0
m6518:
buffer_load_dwordx2 v[0:1], off, s[32:35], 0
m6519:
buffer_load_dwordx2 v[0:1], off, s[32:35], -16
m6520:
buffer_load_dwordx2 v[0:1], off, s[32:35], 64
m6521:
buffer_load_dwordx2 v[0:1], off, s[32:35], -4.0
m6522:
buffer_load_dwordx2 v[0:1], off, s[32:35], 0.15915494
m6523:
buffer_load_dwordx2 v[0:1], off, s[32:35], s48 offset:0
m6524:
buffer_load_dwordx2 v[0:1], v32, s[32:35], s48 offen offset:4095
m6525:
buffer_load_dwordx2 a[0:1], v32, s[32:35], s48 offen
m6526:
buffer_load_dwordx2 v[0:1], v32, s[32:35], s48 offen
m6527:
buffer_load_dwordx2 v[0:1], v32, s[32:35], vcc_lo offen
m6528:
buffer_load_dwordx2 v[0:1], v32, s[32:35], m0 offen
m6529:
buffer_load_dwordx2 v[0:1], v32, s[32:35], 0 offen
m6530:
buffer_load_dwordx2 v[0:1], v32, s[32:35], -16 offen
m6531:
buffer_load_dwordx2 v[0:1], v32, s[32:35], 64 offen
m6532:
buffer_load_dwordx2 v[0:1], v32, s[32:35], -4.0 offen
m6533:
buffer_load_dwordx2 v[0:1], v32, s[32:35], 0.15915494 offen
m6534:
buffer_load_dwordx2 v[0:1], v32, s[32:35], s48 offen offset:0
m6535:
buffer_load_dwordx2 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:4095
m6536:
buffer_load_dwordx2 a[0:1], v[32:33], s[32:35], s48 idxen offen
m6537:
buffer_load_dwordx2 v[0:1], v[32:33], s[32:35], s48 idxen offen
m6538:
buffer_load_dwordx2 v[0:1], v[32:33], s[32:35], vcc_lo idxen offen
m6539:
buffer_load_dwordx2 v[0:1], v[32:33], s[32:35], m0 idxen offen
m6540:
buffer_load_dwordx2 v[0:1], v[32:33], s[32:35], 0 idxen offen
m6541:
buffer_load_dwordx2 v[0:1], v[32:33], s[32:35], -16 idxen offen
m6542:
buffer_load_dwordx2 v[0:1], v[32:33], s[32:35], 64 idxen offen
m6543:
buffer_load_dwordx2 v[0:1], v[32:33], s[32:35], -4.0 idxen offen
m6544:
buffer_load_dwordx2 v[0:1], v[32:33], s[32:35], 0.15915494 idxen offen
m6545:
buffer_load_dwordx2 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:0
m6546:
scratch_load_dwordx2 v[0:1], v32, off offset:4095
m6547:
scratch_load_dwordx2 a[0:1], v32, off
m6548:
scratch_load_dwordx2 v[0:1], v32, off offset:-4096
m6549:
scratch_load_dwordx2 v[0:1], off, s32 offset:4095
m6550:
scratch_load_dwordx2 a[0:1], off, s32
m6551:
scratch_load_dwordx2 v[0:1], off, s32
m6552:
scratch_load_dwordx2 v[0:1], off, vcc_lo
m6553:
scratch_load_dwordx2 v[0:1], off, m0
m6554:
scratch_load_dwordx2 v[0:1], off, s32 offset:-4096
m6555:
scratch_load_dwordx2 v[0:1], v32, s32 offset:4095
m6556:
scratch_load_dwordx2 a[0:1], v32, s32
m6557:
scratch_load_dwordx2 v[0:1], v32, s32
m6558:
scratch_load_dwordx2 v[0:1], v32, vcc_lo
m6559:
scratch_load_dwordx2 v[0:1], v32, m0
m6560:
scratch_load_dwordx2 v[0:1], v32, s32 offset:-4096
m6561:
scratch_load_dwordx2 v[0:1], off, off offset:4095
m6562:
scratch_load_dwordx2 a[0:1], off, off
m6563:
scratch_load_dwordx2 v[0:1], off, off offset:-4096
m6564:
global_load_dwordx3 v[0:2], v[32:33], off offset:4095
m6565:
global_load_dwordx3 a[0:2], v[32:33], off
m6566:
global_load_dwordx3 v[0:2], v[32:33], off offset:-4096
m6567:
global_load_dwordx3 v[0:2], v32, s[32:33] offset:4095
m6568:
global_load_dwordx3 a[0:2], v32, s[32:33]
m6569:
global_load_dwordx3 v[0:2], v32, s[32:33]
m6570:
global_load_dwordx3 v[0:2], v32, vcc
m6571:
global_load_dwordx3 v[0:2], v32, s[32:33] offset:-4096
m6572:
flat_load_dwordx3 v[0:2], v[32:33] offset:4095
m6573:
flat_load_dwordx3 a[0:2], v[32:33]
m6574:
flat_load_dwordx3 v[0:2], v[32:33] offset:0
m6575:
buffer_load_dwordx3 v[0:2], off, s[32:35], s48 offset:4095
m6576:
buffer_load_dwordx3 a[0:2], off, s[32:35], s48
m6577:
buffer_load_dwordx3 v[0:2], off, s[32:35], s48
m6578:
buffer_load_dwordx3 v[0:2], off, s[32:35], vcc_lo
m6579:
buffer_load_dwordx3 v[0:2], off, s[32:35], m0
m6580:
buffer_load_dwordx3 v[0:2], off, s[32:35], 0
m6581:
buffer_load_dwordx3 v[0:2], off, s[32:35], -16
m6582:
buffer_load_dwordx3 v[0:2], off, s[32:35], 64
m6583:
buffer_load_dwordx3 v[0:2], off, s[32:35], -4.0
m6584:
buffer_load_dwordx3 v[0:2], off, s[32:35], 0.15915494
m6585:
buffer_load_dwordx3 v[0:2], off, s[32:35], s48 offset:0
m6586:
buffer_load_dwordx3 v[0:2], v32, s[32:35], s48 offen offset:4095
m6587:
buffer_load_dwordx3 a[0:2], v32, s[32:35], s48 offen
m6588:
buffer_load_dwordx3 v[0:2], v32, s[32:35], s48 offen
m6589:
buffer_load_dwordx3 v[0:2], v32, s[32:35], vcc_lo offen
m6590:
buffer_load_dwordx3 v[0:2], v32, s[32:35], m0 offen
m6591:
buffer_load_dwordx3 v[0:2], v32, s[32:35], 0 offen
m6592:
buffer_load_dwordx3 v[0:2], v32, s[32:35], -16 offen
m6593:
buffer_load_dwordx3 v[0:2], v32, s[32:35], 64 offen
m6594:
buffer_load_dwordx3 v[0:2], v32, s[32:35], -4.0 offen
m6595:
buffer_load_dwordx3 v[0:2], v32, s[32:35], 0.15915494 offen
m6596:
buffer_load_dwordx3 v[0:2], v32, s[32:35], s48 offen offset:0
m6597:
buffer_load_dwordx3 v[0:2], v[32:33], s[32:35], s48 idxen offen offset:4095
m6598:
buffer_load_dwordx3 a[0:2], v[32:33], s[32:35], s48 idxen offen
m6599:
buffer_load_dwordx3 v[0:2], v[32:33], s[32:35], s48 idxen offen
m6600:
buffer_load_dwordx3 v[0:2], v[32:33], s[32:35], vcc_lo idxen offen
m6601:
buffer_load_dwordx3 v[0:2], v[32:33], s[32:35], m0 idxen offen
m6602:
buffer_load_dwordx3 v[0:2], v[32:33], s[32:35], 0 idxen offen
m6603:
buffer_load_dwordx3 v[0:2], v[32:33], s[32:35], -16 idxen offen
m6604:
buffer_load_dwordx3 v[0:2], v[32:33], s[32:35], 64 idxen offen
m6605:
buffer_load_dwordx3 v[0:2], v[32:33], s[32:35], -4.0 idxen offen
m6606:
buffer_load_dwordx3 v[0:2], v[32:33], s[32:35], 0.15915494 idxen offen
m6607:
buffer_load_dwordx3 v[0:2], v[32:33], s[32:35], s48 idxen offen offset:0
m6608:
buffer_load_dwordx3 off, s[16:19], s32 offset:4095 lds
m6609:
buffer_load_dwordx3 off, s[16:19], s32 lds
m6610:
buffer_load_dwordx3 off, s[16:19], vcc_lo lds
m6611:
buffer_load_dwordx3 off, s[16:19], m0 lds
m6612:
buffer_load_dwordx3 off, s[16:19], 0 lds
m6613:
buffer_load_dwordx3 off, s[16:19], -16 lds
m6614:
buffer_load_dwordx3 off, s[16:19], 64 lds
m6615:
buffer_load_dwordx3 off, s[16:19], -4.0 lds
m6616:
buffer_load_dwordx3 off, s[16:19], 0.15915494 lds
m6617:
buffer_load_dwordx3 off, s[16:19], s32 offset:0 lds
m6618:
buffer_load_dwordx3 v0, s[16:19], s32 offen offset:4095 lds
m6619:
buffer_load_dwordx3 v0, s[16:19], s32 offen lds
m6620:
buffer_load_dwordx3 v0, s[16:19], vcc_lo offen lds
m6621:
buffer_load_dwordx3 v0, s[16:19], m0 offen lds
m6622:
buffer_load_dwordx3 v0, s[16:19], 0 offen lds
m6623:
buffer_load_dwordx3 v0, s[16:19], -16 offen lds
m6624:
buffer_load_dwordx3 v0, s[16:19], 64 offen lds
m6625:
buffer_load_dwordx3 v0, s[16:19], -4.0 offen lds
m6626:
buffer_load_dwordx3 v0, s[16:19], 0.15915494 offen lds
m6627:
buffer_load_dwordx3 v0, s[16:19], s32 offen offset:0 lds
m6628:
buffer_load_dwordx3 v[0:1], s[16:19], s32 idxen offen offset:4095 lds
m6629:
buffer_load_dwordx3 v[0:1], s[16:19], s32 idxen offen lds
m6630:
buffer_load_dwordx3 v[0:1], s[16:19], vcc_lo idxen offen lds
m6631:
buffer_load_dwordx3 v[0:1], s[16:19], m0 idxen offen lds
m6632:
buffer_load_dwordx3 v[0:1], s[16:19], 0 idxen offen lds
m6633:
buffer_load_dwordx3 v[0:1], s[16:19], -16 idxen offen lds
m6634:
buffer_load_dwordx3 v[0:1], s[16:19], 64 idxen offen lds
m6635:
buffer_load_dwordx3 v[0:1], s[16:19], -4.0 idxen offen lds
m6636:
buffer_load_dwordx3 v[0:1], s[16:19], 0.15915494 idxen offen lds
m6637:
buffer_load_dwordx3 v[0:1], s[16:19], s32 idxen offen offset:0 lds
m6638:
scratch_load_dwordx3 v[0:2], v32, off offset:4095
m6639:
scratch_load_dwordx3 a[0:2], v32, off
m6640:
scratch_load_dwordx3 v[0:2], v32, off offset:-4096
m6641:
scratch_load_dwordx3 v[0:2], off, s32 offset:4095
m6642:
scratch_load_dwordx3 a[0:2], off, s32
m6643:
scratch_load_dwordx3 v[0:2], off, s32
m6644:
scratch_load_dwordx3 v[0:2], off, vcc_lo
m6645:
scratch_load_dwordx3 v[0:2], off, m0
m6646:
scratch_load_dwordx3 v[0:2], off, s32 offset:-4096
m6647:
scratch_load_dwordx3 v[0:2], v32, s32 offset:4095
m6648:
scratch_load_dwordx3 a[0:2], v32, s32
m6649:
scratch_load_dwordx3 v[0:2], v32, s32
m6650:
scratch_load_dwordx3 v[0:2], v32, vcc_lo
m6651:
scratch_load_dwordx3 v[0:2], v32, m0
m6652:
scratch_load_dwordx3 v[0:2], v32, s32 offset:-4096
m6653:
scratch_load_dwordx3 v[0:2], off, off offset:4095
m6654:
scratch_load_dwordx3 a[0:2], off, off
m6655:
scratch_load_dwordx3 v[0:2], off, off offset:-4096
m6656:
global_load_dwordx4 v[0:3], v[32:33], off offset:4095
m6657:
global_load_dwordx4 a[0:3], v[32:33], off
m6658:
global_load_dwordx4 v[0:3], v[32:33], off offset:-4096
m6659:
global_load_dwordx4 v[0:3], v32, s[32:33] offset:4095
m6660:
global_load_dwordx4 a[0:3], v32, s[32:33]
m6661:
global_load_dwordx4 v[0:3], v32, s[32:33]
m6662:
global_load_dwordx4 v[0:3], v32, vcc
m6663:
global_load_dwordx4 v[0:3], v32, s[32:33] offset:-4096
m6664:
flat_load_dwordx4 v[0:3], v[32:33] offset:4095
m6665:
flat_load_dwordx4 a[0:3], v[32:33]
m6666:
flat_load_dwordx4 v[0:3], v[32:33] offset:0
m6667:
buffer_load_dwordx4 v[0:3], off, s[32:35], s48 offset:4095
m6668:
buffer_load_dwordx4 a[0:3], off, s[32:35], s48
m6669:
buffer_load_dwordx4 v[0:3], off, s[32:35], s48
m6670:
buffer_load_dwordx4 v[0:3], off, s[32:35], vcc_lo
m6671:
buffer_load_dwordx4 v[0:3], off, s[32:35], m0
m6672:
buffer_load_dwordx4 v[0:3], off, s[32:35], 0
m6673:
buffer_load_dwordx4 v[0:3], off, s[32:35], -16
m6674:
buffer_load_dwordx4 v[0:3], off, s[32:35], 64
m6675:
buffer_load_dwordx4 v[0:3], off, s[32:35], -4.0
m6676:
buffer_load_dwordx4 v[0:3], off, s[32:35], 0.15915494
m6677:
buffer_load_dwordx4 v[0:3], off, s[32:35], s48 offset:0
m6678:
buffer_load_dwordx4 v[0:3], v32, s[32:35], s48 offen offset:4095
m6679:
buffer_load_dwordx4 a[0:3], v32, s[32:35], s48 offen
m6680:
buffer_load_dwordx4 v[0:3], v32, s[32:35], s48 offen
m6681:
buffer_load_dwordx4 v[0:3], v32, s[32:35], vcc_lo offen
m6682:
buffer_load_dwordx4 v[0:3], v32, s[32:35], m0 offen
m6683:
buffer_load_dwordx4 v[0:3], v32, s[32:35], 0 offen
m6684:
buffer_load_dwordx4 v[0:3], v32, s[32:35], -16 offen
m6685:
buffer_load_dwordx4 v[0:3], v32, s[32:35], 64 offen
m6686:
buffer_load_dwordx4 v[0:3], v32, s[32:35], -4.0 offen
m6687:
buffer_load_dwordx4 v[0:3], v32, s[32:35], 0.15915494 offen
m6688:
buffer_load_dwordx4 v[0:3], v32, s[32:35], s48 offen offset:0
m6689:
buffer_load_dwordx4 v[0:3], v[32:33], s[32:35], s48 idxen offen offset:4095
m6690:
buffer_load_dwordx4 a[0:3], v[32:33], s[32:35], s48 idxen offen
m6691:
buffer_load_dwordx4 v[0:3], v[32:33], s[32:35], s48 idxen offen
m6692:
buffer_load_dwordx4 v[0:3], v[32:33], s[32:35], vcc_lo idxen offen
m6693:
buffer_load_dwordx4 v[0:3], v[32:33], s[32:35], m0 idxen offen
m6694:
buffer_load_dwordx4 v[0:3], v[32:33], s[32:35], 0 idxen offen
m6695:
buffer_load_dwordx4 v[0:3], v[32:33], s[32:35], -16 idxen offen
m6696:
buffer_load_dwordx4 v[0:3], v[32:33], s[32:35], 64 idxen offen
m6697:
buffer_load_dwordx4 v[0:3], v[32:33], s[32:35], -4.0 idxen offen
m6698:
buffer_load_dwordx4 v[0:3], v[32:33], s[32:35], 0.15915494 idxen offen
m6699:
buffer_load_dwordx4 v[0:3], v[32:33], s[32:35], s48 idxen offen offset:0
m6700:
buffer_load_dwordx4 off, s[16:19], s32 offset:4095 lds
m6701:
buffer_load_dwordx4 off, s[16:19], s32 lds
m6702:
buffer_load_dwordx4 off, s[16:19], vcc_lo lds
m6703:
buffer_load_dwordx4 off, s[16:19], m0 lds
m6704:
buffer_load_dwordx4 off, s[16:19], 0 lds
m6705:
buffer_load_dwordx4 off, s[16:19], -16 lds
m6706:
buffer_load_dwordx4 off, s[16:19], 64 lds
m6707:
buffer_load_dwordx4 off, s[16:19], -4.0 lds
m6708:
buffer_load_dwordx4 off, s[16:19], 0.15915494 lds
m6709:
buffer_load_dwordx4 off, s[16:19], s32 offset:0 lds
m6710:
buffer_load_dwordx4 v0, s[16:19], s32 offen offset:4095 lds
m6711:
buffer_load_dwordx4 v0, s[16:19], s32 offen lds
m6712:
buffer_load_dwordx4 v0, s[16:19], vcc_lo offen lds
m6713:
buffer_load_dwordx4 v0, s[16:19], m0 offen lds
m6714:
buffer_load_dwordx4 v0, s[16:19], 0 offen lds
m6715:
buffer_load_dwordx4 v0, s[16:19], -16 offen lds
m6716:
buffer_load_dwordx4 v0, s[16:19], 64 offen lds
m6717:
buffer_load_dwordx4 v0, s[16:19], -4.0 offen lds
m6718:
buffer_load_dwordx4 v0, s[16:19], 0.15915494 offen lds
m6719:
buffer_load_dwordx4 v0, s[16:19], s32 offen offset:0 lds
m6720:
buffer_load_dwordx4 v[0:1], s[16:19], s32 idxen offen offset:4095 lds
m6721:
buffer_load_dwordx4 v[0:1], s[16:19], s32 idxen offen lds
m6722:
buffer_load_dwordx4 v[0:1], s[16:19], vcc_lo idxen offen lds
m6723:
buffer_load_dwordx4 v[0:1], s[16:19], m0 idxen offen lds
m6724:
buffer_load_dwordx4 v[0:1], s[16:19], 0 idxen offen lds
m6725:
buffer_load_dwordx4 v[0:1], s[16:19], -16 idxen offen lds
m6726:
buffer_load_dwordx4 v[0:1], s[16:19], 64 idxen offen lds
m6727:
buffer_load_dwordx4 v[0:1], s[16:19], -4.0 idxen offen lds
m6728:
buffer_load_dwordx4 v[0:1], s[16:19], 0.15915494 idxen offen lds
m6729:
buffer_load_dwordx4 v[0:1], s[16:19], s32 idxen offen offset:0 lds
m6730:
scratch_load_dwordx4 v[0:3], v32, off offset:4095
m6731:
scratch_load_dwordx4 a[0:3], v32, off
m6732:
scratch_load_dwordx4 v[0:3], v32, off offset:-4096
m6733:
scratch_load_dwordx4 v[0:3], off, s32 offset:4095
m6734:
scratch_load_dwordx4 a[0:3], off, s32
m6735:
scratch_load_dwordx4 v[0:3], off, s32
m6736:
scratch_load_dwordx4 v[0:3], off, vcc_lo
m6737:
scratch_load_dwordx4 v[0:3], off, m0
m6738:
scratch_load_dwordx4 v[0:3], off, s32 offset:-4096
m6739:
scratch_load_dwordx4 v[0:3], v32, s32 offset:4095
m6740:
scratch_load_dwordx4 a[0:3], v32, s32
m6741:
scratch_load_dwordx4 v[0:3], v32, s32
m6742:
scratch_load_dwordx4 v[0:3], v32, vcc_lo
m6743:
scratch_load_dwordx4 v[0:3], v32, m0
m6744:
scratch_load_dwordx4 v[0:3], v32, s32 offset:-4096
m6745:
scratch_load_dwordx4 v[0:3], off, off offset:4095
m6746:
scratch_load_dwordx4 a[0:3], off, off
m6747:
scratch_load_dwordx4 v[0:3], off, off offset:-4096
m6748:
global_load_ubyte_d16 v0, v[32:33], off offset:4095
m6749:
global_load_ubyte_d16 a0, v[32:33], off
m6750:
global_load_ubyte_d16 v0, v[32:33], off offset:-4096
m6751:
global_load_ubyte_d16 v0, v32, s[32:33] offset:4095
m6752:
global_load_ubyte_d16 a0, v32, s[32:33]
m6753:
global_load_ubyte_d16 v0, v32, s[32:33]
m6754:
global_load_ubyte_d16 v0, v32, vcc
m6755:
global_load_ubyte_d16 v0, v32, s[32:33] offset:-4096
m6756:
flat_load_ubyte_d16 v0, v[32:33] offset:4095
m6757:
flat_load_ubyte_d16 a0, v[32:33]
m6758:
flat_load_ubyte_d16 v0, v[32:33] offset:0
m6759:
buffer_load_ubyte_d16 v0, off, s[32:35], s48 offset:4095
m6760:
buffer_load_ubyte_d16 a0, off, s[32:35], s48
m6761:
buffer_load_ubyte_d16 v0, off, s[32:35], s48
m6762:
buffer_load_ubyte_d16 v0, off, s[32:35], vcc_lo
m6763:
buffer_load_ubyte_d16 v0, off, s[32:35], m0
m6764:
buffer_load_ubyte_d16 v0, off, s[32:35], 0
m6765:
buffer_load_ubyte_d16 v0, off, s[32:35], -16
m6766:
buffer_load_ubyte_d16 v0, off, s[32:35], 64
m6767:
buffer_load_ubyte_d16 v0, off, s[32:35], -4.0
m6768:
buffer_load_ubyte_d16 v0, off, s[32:35], 0.15915494
m6769:
buffer_load_ubyte_d16 v0, off, s[32:35], s48 offset:0
m6770:
buffer_load_ubyte_d16 v0, v32, s[32:35], s48 offen offset:4095
m6771:
buffer_load_ubyte_d16 a0, v32, s[32:35], s48 offen
m6772:
buffer_load_ubyte_d16 v0, v32, s[32:35], s48 offen
m6773:
buffer_load_ubyte_d16 v0, v32, s[32:35], vcc_lo offen
m6774:
buffer_load_ubyte_d16 v0, v32, s[32:35], m0 offen
m6775:
buffer_load_ubyte_d16 v0, v32, s[32:35], 0 offen
m6776:
buffer_load_ubyte_d16 v0, v32, s[32:35], -16 offen
m6777:
buffer_load_ubyte_d16 v0, v32, s[32:35], 64 offen
m6778:
buffer_load_ubyte_d16 v0, v32, s[32:35], -4.0 offen
m6779:
buffer_load_ubyte_d16 v0, v32, s[32:35], 0.15915494 offen
m6780:
buffer_load_ubyte_d16 v0, v32, s[32:35], s48 offen offset:0
m6781:
buffer_load_ubyte_d16 v0, v[32:33], s[32:35], s48 idxen offen offset:4095
m6782:
buffer_load_ubyte_d16 a0, v[32:33], s[32:35], s48 idxen offen
m6783:
buffer_load_ubyte_d16 v0, v[32:33], s[32:35], s48 idxen offen
m6784:
buffer_load_ubyte_d16 v0, v[32:33], s[32:35], vcc_lo idxen offen
m6785:
buffer_load_ubyte_d16 v0, v[32:33], s[32:35], m0 idxen offen
m6786:
buffer_load_ubyte_d16 v0, v[32:33], s[32:35], 0 idxen offen
m6787:
buffer_load_ubyte_d16 v0, v[32:33], s[32:35], -16 idxen offen
m6788:
buffer_load_ubyte_d16 v0, v[32:33], s[32:35], 64 idxen offen
m6789:
buffer_load_ubyte_d16 v0, v[32:33], s[32:35], -4.0 idxen offen
m6790:
buffer_load_ubyte_d16 v0, v[32:33], s[32:35], 0.15915494 idxen offen
m6791:
buffer_load_ubyte_d16 v0, v[32:33], s[32:35], s48 idxen offen offset:0
m6792:
scratch_load_ubyte_d16 v0, v32, off offset:4095
m6793:
scratch_load_ubyte_d16 a0, v32, off
m6794:
scratch_load_ubyte_d16 v0, v32, off offset:-4096
m6795:
scratch_load_ubyte_d16 v0, off, s32 offset:4095
m6796:
scratch_load_ubyte_d16 a0, off, s32
m6797:
scratch_load_ubyte_d16 v0, off, s32
m6798:
scratch_load_ubyte_d16 v0, off, vcc_lo
m6799:
scratch_load_ubyte_d16 v0, off, m0
m6800:
scratch_load_ubyte_d16 v0, off, s32 offset:-4096
m6801:
scratch_load_ubyte_d16 v0, v32, s32 offset:4095
m6802:
scratch_load_ubyte_d16 a0, v32, s32
m6803:
scratch_load_ubyte_d16 v0, v32, s32
m6804:
scratch_load_ubyte_d16 v0, v32, vcc_lo
m6805:
scratch_load_ubyte_d16 v0, v32, m0
m6806:
scratch_load_ubyte_d16 v0, v32, s32 offset:-4096
m6807:
scratch_load_ubyte_d16 v0, off, off offset:4095
m6808:
scratch_load_ubyte_d16 a0, off, off
m6809:
scratch_load_ubyte_d16 v0, off, off offset:-4096
m6810:
global_load_sbyte_d16 v0, v[32:33], off offset:4095
m6811:
global_load_sbyte_d16 a0, v[32:33], off
m6812:
global_load_sbyte_d16 v0, v[32:33], off offset:-4096
m6813:
global_load_sbyte_d16 v0, v32, s[32:33] offset:4095
m6814:
global_load_sbyte_d16 a0, v32, s[32:33]
m6815:
global_load_sbyte_d16 v0, v32, s[32:33]
m6816:
global_load_sbyte_d16 v0, v32, vcc
m6817:
global_load_sbyte_d16 v0, v32, s[32:33] offset:-4096
m6818:
flat_load_sbyte_d16 v0, v[32:33] offset:4095
m6819:
flat_load_sbyte_d16 a0, v[32:33]
m6820:
flat_load_sbyte_d16 v0, v[32:33] offset:0
m6821:
buffer_load_sbyte_d16 v0, off, s[32:35], s48 offset:4095
m6822:
buffer_load_sbyte_d16 a0, off, s[32:35], s48
m6823:
buffer_load_sbyte_d16 v0, off, s[32:35], s48
m6824:
buffer_load_sbyte_d16 v0, off, s[32:35], vcc_lo
m6825:
buffer_load_sbyte_d16 v0, off, s[32:35], m0
m6826:
buffer_load_sbyte_d16 v0, off, s[32:35], 0
m6827:
buffer_load_sbyte_d16 v0, off, s[32:35], -16
m6828:
buffer_load_sbyte_d16 v0, off, s[32:35], 64
m6829:
buffer_load_sbyte_d16 v0, off, s[32:35], -4.0
m6830:
buffer_load_sbyte_d16 v0, off, s[32:35], 0.15915494
m6831:
buffer_load_sbyte_d16 v0, off, s[32:35], s48 offset:0
m6832:
buffer_load_sbyte_d16 v0, v32, s[32:35], s48 offen offset:4095
m6833:
buffer_load_sbyte_d16 a0, v32, s[32:35], s48 offen
m6834:
buffer_load_sbyte_d16 v0, v32, s[32:35], s48 offen
m6835:
buffer_load_sbyte_d16 v0, v32, s[32:35], vcc_lo offen
m6836:
buffer_load_sbyte_d16 v0, v32, s[32:35], m0 offen
m6837:
buffer_load_sbyte_d16 v0, v32, s[32:35], 0 offen
m6838:
buffer_load_sbyte_d16 v0, v32, s[32:35], -16 offen
m6839:
buffer_load_sbyte_d16 v0, v32, s[32:35], 64 offen
m6840:
buffer_load_sbyte_d16 v0, v32, s[32:35], -4.0 offen
m6841:
buffer_load_sbyte_d16 v0, v32, s[32:35], 0.15915494 offen
m6842:
buffer_load_sbyte_d16 v0, v32, s[32:35], s48 offen offset:0
m6843:
buffer_load_sbyte_d16 v0, v[32:33], s[32:35], s48 idxen offen offset:4095
m6844:
buffer_load_sbyte_d16 a0, v[32:33], s[32:35], s48 idxen offen
m6845:
buffer_load_sbyte_d16 v0, v[32:33], s[32:35], s48 idxen offen
m6846:
buffer_load_sbyte_d16 v0, v[32:33], s[32:35], vcc_lo idxen offen
m6847:
buffer_load_sbyte_d16 v0, v[32:33], s[32:35], m0 idxen offen
m6848:
buffer_load_sbyte_d16 v0, v[32:33], s[32:35], 0 idxen offen
m6849:
buffer_load_sbyte_d16 v0, v[32:33], s[32:35], -16 idxen offen
m6850:
buffer_load_sbyte_d16 v0, v[32:33], s[32:35], 64 idxen offen
m6851:
buffer_load_sbyte_d16 v0, v[32:33], s[32:35], -4.0 idxen offen
m6852:
buffer_load_sbyte_d16 v0, v[32:33], s[32:35], 0.15915494 idxen offen
m6853:
buffer_load_sbyte_d16 v0, v[32:33], s[32:35], s48 idxen offen offset:0
m6854:
scratch_load_sbyte_d16 v0, v32, off offset:4095
m6855:
scratch_load_sbyte_d16 a0, v32, off
m6856:
scratch_load_sbyte_d16 v0, v32, off offset:-4096
m6857:
scratch_load_sbyte_d16 v0, off, s32 offset:4095
m6858:
scratch_load_sbyte_d16 a0, off, s32
m6859:
scratch_load_sbyte_d16 v0, off, s32
m6860:
scratch_load_sbyte_d16 v0, off, vcc_lo
m6861:
scratch_load_sbyte_d16 v0, off, m0
m6862:
scratch_load_sbyte_d16 v0, off, s32 offset:-4096
m6863:
scratch_load_sbyte_d16 v0, v32, s32 offset:4095
m6864:
scratch_load_sbyte_d16 a0, v32, s32
m6865:
scratch_load_sbyte_d16 v0, v32, s32
m6866:
scratch_load_sbyte_d16 v0, v32, vcc_lo
m6867:
scratch_load_sbyte_d16 v0, v32, m0
m6868:
scratch_load_sbyte_d16 v0, v32, s32 offset:-4096
m6869:
scratch_load_sbyte_d16 v0, off, off offset:4095
m6870:
scratch_load_sbyte_d16 a0, off, off
m6871:
scratch_load_sbyte_d16 v0, off, off offset:-4096
m6872:
global_load_short_d16 v0, v[32:33], off offset:4095
m6873:
global_load_short_d16 a0, v[32:33], off
m6874:
global_load_short_d16 v0, v[32:33], off offset:-4096
m6875:
global_load_short_d16 v0, v32, s[32:33] offset:4095
m6876:
global_load_short_d16 a0, v32, s[32:33]
m6877:
global_load_short_d16 v0, v32, s[32:33]
m6878:
global_load_short_d16 v0, v32, vcc
m6879:
global_load_short_d16 v0, v32, s[32:33] offset:-4096
m6880:
flat_load_short_d16 v0, v[32:33] offset:4095
m6881:
flat_load_short_d16 a0, v[32:33]
m6882:
flat_load_short_d16 v0, v[32:33] offset:0
m6883:
buffer_load_short_d16 v0, off, s[32:35], s48 offset:4095
m6884:
buffer_load_short_d16 a0, off, s[32:35], s48
m6885:
buffer_load_short_d16 v0, off, s[32:35], s48
m6886:
buffer_load_short_d16 v0, off, s[32:35], vcc_lo
m6887:
buffer_load_short_d16 v0, off, s[32:35], m0
m6888:
buffer_load_short_d16 v0, off, s[32:35], 0
m6889:
buffer_load_short_d16 v0, off, s[32:35], -16
m6890:
buffer_load_short_d16 v0, off, s[32:35], 64
m6891:
buffer_load_short_d16 v0, off, s[32:35], -4.0
m6892:
buffer_load_short_d16 v0, off, s[32:35], 0.15915494
m6893:
buffer_load_short_d16 v0, off, s[32:35], s48 offset:0
m6894:
buffer_load_short_d16 v0, v32, s[32:35], s48 offen offset:4095
m6895:
buffer_load_short_d16 a0, v32, s[32:35], s48 offen
m6896:
buffer_load_short_d16 v0, v32, s[32:35], s48 offen
m6897:
buffer_load_short_d16 v0, v32, s[32:35], vcc_lo offen
m6898:
buffer_load_short_d16 v0, v32, s[32:35], m0 offen
m6899:
buffer_load_short_d16 v0, v32, s[32:35], 0 offen
m6900:
buffer_load_short_d16 v0, v32, s[32:35], -16 offen
m6901:
buffer_load_short_d16 v0, v32, s[32:35], 64 offen
m6902:
buffer_load_short_d16 v0, v32, s[32:35], -4.0 offen
m6903:
buffer_load_short_d16 v0, v32, s[32:35], 0.15915494 offen
m6904:
buffer_load_short_d16 v0, v32, s[32:35], s48 offen offset:0
m6905:
buffer_load_short_d16 v0, v[32:33], s[32:35], s48 idxen offen offset:4095
m6906:
buffer_load_short_d16 a0, v[32:33], s[32:35], s48 idxen offen
m6907:
buffer_load_short_d16 v0, v[32:33], s[32:35], s48 idxen offen
m6908:
buffer_load_short_d16 v0, v[32:33], s[32:35], vcc_lo idxen offen
m6909:
buffer_load_short_d16 v0, v[32:33], s[32:35], m0 idxen offen
m6910:
buffer_load_short_d16 v0, v[32:33], s[32:35], 0 idxen offen
m6911:
buffer_load_short_d16 v0, v[32:33], s[32:35], -16 idxen offen
m6912:
buffer_load_short_d16 v0, v[32:33], s[32:35], 64 idxen offen
m6913:
buffer_load_short_d16 v0, v[32:33], s[32:35], -4.0 idxen offen
m6914:
buffer_load_short_d16 v0, v[32:33], s[32:35], 0.15915494 idxen offen
m6915:
buffer_load_short_d16 v0, v[32:33], s[32:35], s48 idxen offen offset:0
m6916:
scratch_load_short_d16 v0, v32, off offset:4095
m6917:
scratch_load_short_d16 a0, v32, off
m6918:
scratch_load_short_d16 v0, v32, off offset:-4096
m6919:
scratch_load_short_d16 v0, off, s32 offset:4095
m6920:
scratch_load_short_d16 a0, off, s32
m6921:
scratch_load_short_d16 v0, off, s32
m6922:
scratch_load_short_d16 v0, off, vcc_lo
m6923:
scratch_load_short_d16 v0, off, m0
m6924:
scratch_load_short_d16 v0, off, s32 offset:-4096
m6925:
scratch_load_short_d16 v0, v32, s32 offset:4095
m6926:
scratch_load_short_d16 a0, v32, s32
m6927:
scratch_load_short_d16 v0, v32, s32
m6928:
scratch_load_short_d16 v0, v32, vcc_lo
m6929:
scratch_load_short_d16 v0, v32, m0
m6930:
scratch_load_short_d16 v0, v32, s32 offset:-4096
m6931:
scratch_load_short_d16 v0, off, off offset:4095
m6932:
scratch_load_short_d16 a0, off, off
m6933:
scratch_load_short_d16 v0, off, off offset:-4096
m6934:
global_load_ubyte_d16_hi v0, v[32:33], off offset:4095
m6935:
global_load_ubyte_d16_hi a0, v[32:33], off
m6936:
global_load_ubyte_d16_hi v0, v[32:33], off offset:-4096
m6937:
global_load_ubyte_d16_hi v0, v32, s[32:33] offset:4095
m6938:
global_load_ubyte_d16_hi a0, v32, s[32:33]
m6939:
global_load_ubyte_d16_hi v0, v32, s[32:33]
m6940:
global_load_ubyte_d16_hi v0, v32, vcc
m6941:
global_load_ubyte_d16_hi v0, v32, s[32:33] offset:-4096
m6942:
flat_load_ubyte_d16_hi v0, v[32:33] offset:4095
m6943:
flat_load_ubyte_d16_hi a0, v[32:33]
m6944:
flat_load_ubyte_d16_hi v0, v[32:33] offset:0
m6945:
buffer_load_ubyte_d16_hi v0, off, s[32:35], s48 offset:4095
m6946:
buffer_load_ubyte_d16_hi a0, off, s[32:35], s48
m6947:
buffer_load_ubyte_d16_hi v0, off, s[32:35], s48
m6948:
buffer_load_ubyte_d16_hi v0, off, s[32:35], vcc_lo
m6949:
buffer_load_ubyte_d16_hi v0, off, s[32:35], m0
m6950:
buffer_load_ubyte_d16_hi v0, off, s[32:35], 0
m6951:
buffer_load_ubyte_d16_hi v0, off, s[32:35], -16
m6952:
buffer_load_ubyte_d16_hi v0, off, s[32:35], 64
m6953:
buffer_load_ubyte_d16_hi v0, off, s[32:35], -4.0
m6954:
buffer_load_ubyte_d16_hi v0, off, s[32:35], 0.15915494
m6955:
buffer_load_ubyte_d16_hi v0, off, s[32:35], s48 offset:0
m6956:
buffer_load_ubyte_d16_hi v0, v32, s[32:35], s48 offen offset:4095
m6957:
buffer_load_ubyte_d16_hi a0, v32, s[32:35], s48 offen
m6958:
buffer_load_ubyte_d16_hi v0, v32, s[32:35], s48 offen
m6959:
buffer_load_ubyte_d16_hi v0, v32, s[32:35], vcc_lo offen
m6960:
buffer_load_ubyte_d16_hi v0, v32, s[32:35], m0 offen
m6961:
buffer_load_ubyte_d16_hi v0, v32, s[32:35], 0 offen
m6962:
buffer_load_ubyte_d16_hi v0, v32, s[32:35], -16 offen
m6963:
buffer_load_ubyte_d16_hi v0, v32, s[32:35], 64 offen
m6964:
buffer_load_ubyte_d16_hi v0, v32, s[32:35], -4.0 offen
m6965:
buffer_load_ubyte_d16_hi v0, v32, s[32:35], 0.15915494 offen
m6966:
buffer_load_ubyte_d16_hi v0, v32, s[32:35], s48 offen offset:0
m6967:
buffer_load_ubyte_d16_hi v0, v[32:33], s[32:35], s48 idxen offen offset:4095
m6968:
buffer_load_ubyte_d16_hi a0, v[32:33], s[32:35], s48 idxen offen
m6969:
buffer_load_ubyte_d16_hi v0, v[32:33], s[32:35], s48 idxen offen
m6970:
buffer_load_ubyte_d16_hi v0, v[32:33], s[32:35], vcc_lo idxen offen
m6971:
buffer_load_ubyte_d16_hi v0, v[32:33], s[32:35], m0 idxen offen
m6972:
buffer_load_ubyte_d16_hi v0, v[32:33], s[32:35], 0 idxen offen
m6973:
buffer_load_ubyte_d16_hi v0, v[32:33], s[32:35], -16 idxen offen
m6974:
buffer_load_ubyte_d16_hi v0, v[32:33], s[32:35], 64 idxen offen
m6975:
buffer_load_ubyte_d16_hi v0, v[32:33], s[32:35], -4.0 idxen offen
m6976:
buffer_load_ubyte_d16_hi v0, v[32:33], s[32:35], 0.15915494 idxen offen
m6977:
buffer_load_ubyte_d16_hi v0, v[32:33], s[32:35], s48 idxen offen offset:0
m6978:
scratch_load_ubyte_d16_hi v0, v32, off offset:4095
m6979:
scratch_load_ubyte_d16_hi a0, v32, off
m6980:
scratch_load_ubyte_d16_hi v0, v32, off offset:-4096
m6981:
scratch_load_ubyte_d16_hi v0, off, s32 offset:4095
m6982:
scratch_load_ubyte_d16_hi a0, off, s32
m6983:
scratch_load_ubyte_d16_hi v0, off, s32
m6984:
scratch_load_ubyte_d16_hi v0, off, vcc_lo
m6985:
scratch_load_ubyte_d16_hi v0, off, m0
m6986:
scratch_load_ubyte_d16_hi v0, off, s32 offset:-4096
m6987:
scratch_load_ubyte_d16_hi v0, v32, s32 offset:4095
m6988:
scratch_load_ubyte_d16_hi a0, v32, s32
m6989:
scratch_load_ubyte_d16_hi v0, v32, s32
m6990:
scratch_load_ubyte_d16_hi v0, v32, vcc_lo
m6991:
scratch_load_ubyte_d16_hi v0, v32, m0
m6992:
scratch_load_ubyte_d16_hi v0, v32, s32 offset:-4096
m6993:
scratch_load_ubyte_d16_hi v0, off, off offset:4095
m6994:
scratch_load_ubyte_d16_hi a0, off, off
m6995:
scratch_load_ubyte_d16_hi v0, off, off offset:-4096
m6996:
global_load_sbyte_d16_hi v0, v[32:33], off offset:4095
m6997:
global_load_sbyte_d16_hi a0, v[32:33], off
m6998:
global_load_sbyte_d16_hi v0, v[32:33], off offset:-4096
m6999:
global_load_sbyte_d16_hi v0, v32, s[32:33] offset:4095
m7000:
global_load_sbyte_d16_hi a0, v32, s[32:33]
m7001:
global_load_sbyte_d16_hi v0, v32, s[32:33]
m7002:
global_load_sbyte_d16_hi v0, v32, vcc
m7003:
global_load_sbyte_d16_hi v0, v32, s[32:33] offset:-4096
m7004:
flat_load_sbyte_d16_hi v0, v[32:33] offset:4095
m7005:
flat_load_sbyte_d16_hi a0, v[32:33]
m7006:
flat_load_sbyte_d16_hi v0, v[32:33] offset:0
m7007:
buffer_load_sbyte_d16_hi v0, off, s[32:35], s48 offset:4095
m7008:
buffer_load_sbyte_d16_hi a0, off, s[32:35], s48
m7009:
buffer_load_sbyte_d16_hi v0, off, s[32:35], s48
m7010:
buffer_load_sbyte_d16_hi v0, off, s[32:35], vcc_lo
m7011:
buffer_load_sbyte_d16_hi v0, off, s[32:35], m0
m7012:
buffer_load_sbyte_d16_hi v0, off, s[32:35], 0
m7013:
buffer_load_sbyte_d16_hi v0, off, s[32:35], -16
m7014:
buffer_load_sbyte_d16_hi v0, off, s[32:35], 64
m7015:
buffer_load_sbyte_d16_hi v0, off, s[32:35], -4.0
m7016:
buffer_load_sbyte_d16_hi v0, off, s[32:35], 0.15915494
m7017:
buffer_load_sbyte_d16_hi v0, off, s[32:35], s48 offset:0
m7018:
buffer_load_sbyte_d16_hi v0, v32, s[32:35], s48 offen offset:4095
m7019:
buffer_load_sbyte_d16_hi a0, v32, s[32:35], s48 offen
m7020:
buffer_load_sbyte_d16_hi v0, v32, s[32:35], s48 offen
m7021:
buffer_load_sbyte_d16_hi v0, v32, s[32:35], vcc_lo offen
m7022:
buffer_load_sbyte_d16_hi v0, v32, s[32:35], m0 offen
m7023:
buffer_load_sbyte_d16_hi v0, v32, s[32:35], 0 offen
m7024:
buffer_load_sbyte_d16_hi v0, v32, s[32:35], -16 offen
m7025:
buffer_load_sbyte_d16_hi v0, v32, s[32:35], 64 offen
m7026:
buffer_load_sbyte_d16_hi v0, v32, s[32:35], -4.0 offen
m7027:
buffer_load_sbyte_d16_hi v0, v32, s[32:35], 0.15915494 offen
m7028:
buffer_load_sbyte_d16_hi v0, v32, s[32:35], s48 offen offset:0
m7029:
buffer_load_sbyte_d16_hi v0, v[32:33], s[32:35], s48 idxen offen offset:4095
m7030:
buffer_load_sbyte_d16_hi a0, v[32:33], s[32:35], s48 idxen offen
m7031:
buffer_load_sbyte_d16_hi v0, v[32:33], s[32:35], s48 idxen offen
m7032:
buffer_load_sbyte_d16_hi v0, v[32:33], s[32:35], vcc_lo idxen offen
m7033:
buffer_load_sbyte_d16_hi v0, v[32:33], s[32:35], m0 idxen offen
m7034:
buffer_load_sbyte_d16_hi v0, v[32:33], s[32:35], 0 idxen offen
m7035:
buffer_load_sbyte_d16_hi v0, v[32:33], s[32:35], -16 idxen offen
m7036:
buffer_load_sbyte_d16_hi v0, v[32:33], s[32:35], 64 idxen offen
m7037:
buffer_load_sbyte_d16_hi v0, v[32:33], s[32:35], -4.0 idxen offen
m7038:
buffer_load_sbyte_d16_hi v0, v[32:33], s[32:35], 0.15915494 idxen offen
m7039:
buffer_load_sbyte_d16_hi v0, v[32:33], s[32:35], s48 idxen offen offset:0
m7040:
scratch_load_sbyte_d16_hi v0, v32, off offset:4095
m7041:
scratch_load_sbyte_d16_hi a0, v32, off
m7042:
scratch_load_sbyte_d16_hi v0, v32, off offset:-4096
m7043:
scratch_load_sbyte_d16_hi v0, off, s32 offset:4095
m7044:
scratch_load_sbyte_d16_hi a0, off, s32
m7045:
scratch_load_sbyte_d16_hi v0, off, s32
m7046:
scratch_load_sbyte_d16_hi v0, off, vcc_lo
m7047:
scratch_load_sbyte_d16_hi v0, off, m0
m7048:
scratch_load_sbyte_d16_hi v0, off, s32 offset:-4096
m7049:
scratch_load_sbyte_d16_hi v0, v32, s32 offset:4095
m7050:
scratch_load_sbyte_d16_hi a0, v32, s32
m7051:
scratch_load_sbyte_d16_hi v0, v32, s32
m7052:
scratch_load_sbyte_d16_hi v0, v32, vcc_lo
m7053:
scratch_load_sbyte_d16_hi v0, v32, m0
m7054:
scratch_load_sbyte_d16_hi v0, v32, s32 offset:-4096
m7055:
scratch_load_sbyte_d16_hi v0, off, off offset:4095
m7056:
scratch_load_sbyte_d16_hi a0, off, off
m7057:
scratch_load_sbyte_d16_hi v0, off, off offset:-4096
m7058:
global_load_short_d16_hi v0, v[32:33], off offset:4095
m7059:
global_load_short_d16_hi a0, v[32:33], off
m7060:
global_load_short_d16_hi v0, v[32:33], off offset:-4096
m7061:
global_load_short_d16_hi v0, v32, s[32:33] offset:4095
m7062:
global_load_short_d16_hi a0, v32, s[32:33]
m7063:
global_load_short_d16_hi v0, v32, s[32:33]
m7064:
global_load_short_d16_hi v0, v32, vcc
m7065:
global_load_short_d16_hi v0, v32, s[32:33] offset:-4096
m7066:
flat_load_short_d16_hi v0, v[32:33] offset:4095
m7067:
flat_load_short_d16_hi a0, v[32:33]
m7068:
flat_load_short_d16_hi v0, v[32:33] offset:0
m7069:
buffer_load_short_d16_hi v0, off, s[32:35], s48 offset:4095
m7070:
buffer_load_short_d16_hi a0, off, s[32:35], s48
m7071:
buffer_load_short_d16_hi v0, off, s[32:35], s48
m7072:
buffer_load_short_d16_hi v0, off, s[32:35], vcc_lo
m7073:
buffer_load_short_d16_hi v0, off, s[32:35], m0
m7074:
buffer_load_short_d16_hi v0, off, s[32:35], 0
m7075:
buffer_load_short_d16_hi v0, off, s[32:35], -16
m7076:
buffer_load_short_d16_hi v0, off, s[32:35], 64
m7077:
buffer_load_short_d16_hi v0, off, s[32:35], -4.0
m7078:
buffer_load_short_d16_hi v0, off, s[32:35], 0.15915494
m7079:
buffer_load_short_d16_hi v0, off, s[32:35], s48 offset:0
m7080:
buffer_load_short_d16_hi v0, v32, s[32:35], s48 offen offset:4095
m7081:
buffer_load_short_d16_hi a0, v32, s[32:35], s48 offen
m7082:
buffer_load_short_d16_hi v0, v32, s[32:35], s48 offen
m7083:
buffer_load_short_d16_hi v0, v32, s[32:35], vcc_lo offen
m7084:
buffer_load_short_d16_hi v0, v32, s[32:35], m0 offen
m7085:
buffer_load_short_d16_hi v0, v32, s[32:35], 0 offen
m7086:
buffer_load_short_d16_hi v0, v32, s[32:35], -16 offen
m7087:
buffer_load_short_d16_hi v0, v32, s[32:35], 64 offen
m7088:
buffer_load_short_d16_hi v0, v32, s[32:35], -4.0 offen
m7089:
buffer_load_short_d16_hi v0, v32, s[32:35], 0.15915494 offen
m7090:
buffer_load_short_d16_hi v0, v32, s[32:35], s48 offen offset:0
m7091:
buffer_load_short_d16_hi v0, v[32:33], s[32:35], s48 idxen offen offset:4095
m7092:
buffer_load_short_d16_hi a0, v[32:33], s[32:35], s48 idxen offen
m7093:
buffer_load_short_d16_hi v0, v[32:33], s[32:35], s48 idxen offen
m7094:
buffer_load_short_d16_hi v0, v[32:33], s[32:35], vcc_lo idxen offen
m7095:
buffer_load_short_d16_hi v0, v[32:33], s[32:35], m0 idxen offen
m7096:
buffer_load_short_d16_hi v0, v[32:33], s[32:35], 0 idxen offen
m7097:
buffer_load_short_d16_hi v0, v[32:33], s[32:35], -16 idxen offen
m7098:
buffer_load_short_d16_hi v0, v[32:33], s[32:35], 64 idxen offen
m7099:
buffer_load_short_d16_hi v0, v[32:33], s[32:35], -4.0 idxen offen
m7100:
buffer_load_short_d16_hi v0, v[32:33], s[32:35], 0.15915494 idxen offen
m7101:
buffer_load_short_d16_hi v0, v[32:33], s[32:35], s48 idxen offen offset:0
m7102:
scratch_load_short_d16_hi v0, v32, off offset:4095
m7103:
scratch_load_short_d16_hi a0, v32, off
m7104:
scratch_load_short_d16_hi v0, v32, off offset:-4096
m7105:
scratch_load_short_d16_hi v0, off, s32 offset:4095
m7106:
scratch_load_short_d16_hi a0, off, s32
m7107:
scratch_load_short_d16_hi v0, off, s32
m7108:
scratch_load_short_d16_hi v0, off, vcc_lo
m7109:
scratch_load_short_d16_hi v0, off, m0
m7110:
scratch_load_short_d16_hi v0, off, s32 offset:-4096
m7111:
scratch_load_short_d16_hi v0, v32, s32 offset:4095
m7112:
scratch_load_short_d16_hi a0, v32, s32
m7113:
scratch_load_short_d16_hi v0, v32, s32
m7114:
scratch_load_short_d16_hi v0, v32, vcc_lo
m7115:
scratch_load_short_d16_hi v0, v32, m0
m7116:
scratch_load_short_d16_hi v0, v32, s32 offset:-4096
m7117:
scratch_load_short_d16_hi v0, off, off offset:4095
m7118:
scratch_load_short_d16_hi a0, off, off
m7119:
scratch_load_short_d16_hi v0, off, off offset:-4096
m7120:
global_load_lds_dword v[0:1], off offset:4095
m7121:
global_load_lds_dword v[0:1], off offset:-4096
m7122:
global_load_lds_dword v0, s[16:17] offset:4095
m7123:
global_load_lds_dword v0, s[16:17]
m7124:
global_load_lds_dword v0, vcc
m7125:
global_load_lds_dword v0, s[16:17] offset:-4096
m7126:
global_load_lds_dwordx3 v[0:1], off offset:4095
m7127:
global_load_lds_dwordx3 v[0:1], off offset:-4096
m7128:
global_load_lds_dwordx3 v0, s[16:17] offset:4095
m7129:
global_load_lds_dwordx3 v0, s[16:17]
m7130:
global_load_lds_dwordx3 v0, vcc
m7131:
global_load_lds_dwordx3 v0, s[16:17] offset:-4096
m7132:
global_load_lds_dwordx4 v[0:1], off offset:4095
m7133:
global_load_lds_dwordx4 v[0:1], off offset:-4096
m7134:
global_load_lds_dwordx4 v0, s[16:17] offset:4095
m7135:
global_load_lds_dwordx4 v0, s[16:17]
m7136:
global_load_lds_dwordx4 v0, vcc
m7137:
global_load_lds_dwordx4 v0, s[16:17] offset:-4096
m7138:
global_load_lds_ubyte v[0:1], off offset:4095
m7139:
global_load_lds_ubyte v[0:1], off offset:-4096
m7140:
global_load_lds_ubyte v0, s[16:17] offset:4095
m7141:
global_load_lds_ubyte v0, s[16:17]
m7142:
global_load_lds_ubyte v0, vcc
m7143:
global_load_lds_ubyte v0, s[16:17] offset:-4096
m7144:
global_load_lds_sbyte v[0:1], off offset:4095
m7145:
global_load_lds_sbyte v[0:1], off offset:-4096
m7146:
global_load_lds_sbyte v0, s[16:17] offset:4095
m7147:
global_load_lds_sbyte v0, s[16:17]
m7148:
global_load_lds_sbyte v0, vcc
m7149:
global_load_lds_sbyte v0, s[16:17] offset:-4096
m7150:
global_load_lds_ushort v[0:1], off offset:4095
m7151:
global_load_lds_ushort v[0:1], off offset:-4096
m7152:
global_load_lds_ushort v0, s[16:17] offset:4095
m7153:
global_load_lds_ushort v0, s[16:17]
m7154:
global_load_lds_ushort v0, vcc
m7155:
global_load_lds_ushort v0, s[16:17] offset:-4096
m7156:
global_load_lds_sshort v[0:1], off offset:4095
m7157:
global_load_lds_sshort v[0:1], off offset:-4096
m7158:
global_load_lds_sshort v0, s[16:17] offset:4095
m7159:
global_load_lds_sshort v0, s[16:17]
m7160:
global_load_lds_sshort v0, vcc
m7161:
global_load_lds_sshort v0, s[16:17] offset:-4096
m7162:
global_store_byte v[0:1], v32, off offset:4095
m7163:
global_store_byte v[0:1], a32, off
m7164:
global_store_byte v[0:1], v32, off offset:-4096
m7165:
global_store_byte v0, v32, s[32:33] offset:4095
m7166:
global_store_byte v0, a32, s[32:33]
m7167:
global_store_byte v0, v32, s[32:33]
m7168:
global_store_byte v0, v32, vcc
m7169:
global_store_byte v0, v32, s[32:33] offset:-4096
m7170:
flat_store_byte v[0:1], v32 offset:4095
m7171:
flat_store_byte v[0:1], a32
m7172:
flat_store_byte v[0:1], v32 offset:0
m7173:
buffer_store_byte v0, off, s[32:35], s48 offset:4095
m7174:
buffer_store_byte a0, off, s[32:35], s48
m7175:
buffer_store_byte v0, off, s[32:35], s48
m7176:
buffer_store_byte v0, off, s[32:35], vcc_lo
m7177:
buffer_store_byte v0, off, s[32:35], m0
m7178:
buffer_store_byte v0, off, s[32:35], 0
m7179:
buffer_store_byte v0, off, s[32:35], -16
m7180:
buffer_store_byte v0, off, s[32:35], 64
m7181:
buffer_store_byte v0, off, s[32:35], -4.0
m7182:
buffer_store_byte v0, off, s[32:35], 0.15915494
m7183:
buffer_store_byte v0, off, s[32:35], s48 offset:0
m7184:
buffer_store_byte v0, v32, s[32:35], s48 offen offset:4095
m7185:
buffer_store_byte a0, v32, s[32:35], s48 offen
m7186:
buffer_store_byte v0, v32, s[32:35], s48 offen
m7187:
buffer_store_byte v0, v32, s[32:35], vcc_lo offen
m7188:
buffer_store_byte v0, v32, s[32:35], m0 offen
m7189:
buffer_store_byte v0, v32, s[32:35], 0 offen
m7190:
buffer_store_byte v0, v32, s[32:35], -16 offen
m7191:
buffer_store_byte v0, v32, s[32:35], 64 offen
m7192:
buffer_store_byte v0, v32, s[32:35], -4.0 offen
m7193:
buffer_store_byte v0, v32, s[32:35], 0.15915494 offen
m7194:
buffer_store_byte v0, v32, s[32:35], s48 offen offset:0
m7195:
buffer_store_byte v0, v[32:33], s[32:35], s48 idxen offen offset:4095
m7196:
buffer_store_byte a0, v[32:33], s[32:35], s48 idxen offen
m7197:
buffer_store_byte v0, v[32:33], s[32:35], s48 idxen offen
m7198:
buffer_store_byte v0, v[32:33], s[32:35], vcc_lo idxen offen
m7199:
buffer_store_byte v0, v[32:33], s[32:35], m0 idxen offen
m7200:
buffer_store_byte v0, v[32:33], s[32:35], 0 idxen offen
m7201:
buffer_store_byte v0, v[32:33], s[32:35], -16 idxen offen
m7202:
buffer_store_byte v0, v[32:33], s[32:35], 64 idxen offen
m7203:
buffer_store_byte v0, v[32:33], s[32:35], -4.0 idxen offen
m7204:
buffer_store_byte v0, v[32:33], s[32:35], 0.15915494 idxen offen
m7205:
buffer_store_byte v0, v[32:33], s[32:35], s48 idxen offen offset:0
m7206:
scratch_store_byte v0, v32, off offset:4095
m7207:
scratch_store_byte v0, a32, off
m7208:
scratch_store_byte v0, v32, off offset:-4096
m7209:
scratch_store_byte off, v32, s32 offset:4095
m7210:
scratch_store_byte off, a32, s32
m7211:
scratch_store_byte off, v32, s32
m7212:
scratch_store_byte off, v32, vcc_lo
m7213:
scratch_store_byte off, v32, m0
m7214:
scratch_store_byte off, v32, s32 offset:-4096
m7215:
scratch_store_byte v0, v32, s32 offset:4095
m7216:
scratch_store_byte v0, a32, s32
m7217:
scratch_store_byte v0, v32, s32
m7218:
scratch_store_byte v0, v32, vcc_lo
m7219:
scratch_store_byte v0, v32, m0
m7220:
scratch_store_byte v0, v32, s32 offset:-4096
m7221:
scratch_store_byte off, v32, off offset:4095
m7222:
scratch_store_byte off, a32, off
m7223:
scratch_store_byte off, v32, off offset:-4096
m7224:
global_store_short v[0:1], v32, off offset:4095
m7225:
global_store_short v[0:1], a32, off
m7226:
global_store_short v[0:1], v32, off offset:-4096
m7227:
global_store_short v0, v32, s[32:33] offset:4095
m7228:
global_store_short v0, a32, s[32:33]
m7229:
global_store_short v0, v32, s[32:33]
m7230:
global_store_short v0, v32, vcc
m7231:
global_store_short v0, v32, s[32:33] offset:-4096
m7232:
flat_store_short v[0:1], v32 offset:4095
m7233:
flat_store_short v[0:1], a32
m7234:
flat_store_short v[0:1], v32 offset:0
m7235:
buffer_store_short v0, off, s[32:35], s48 offset:4095
m7236:
buffer_store_short a0, off, s[32:35], s48
m7237:
buffer_store_short v0, off, s[32:35], s48
m7238:
buffer_store_short v0, off, s[32:35], vcc_lo
m7239:
buffer_store_short v0, off, s[32:35], m0
m7240:
buffer_store_short v0, off, s[32:35], 0
m7241:
buffer_store_short v0, off, s[32:35], -16
m7242:
buffer_store_short v0, off, s[32:35], 64
m7243:
buffer_store_short v0, off, s[32:35], -4.0
m7244:
buffer_store_short v0, off, s[32:35], 0.15915494
m7245:
buffer_store_short v0, off, s[32:35], s48 offset:0
m7246:
buffer_store_short v0, v32, s[32:35], s48 offen offset:4095
m7247:
buffer_store_short a0, v32, s[32:35], s48 offen
m7248:
buffer_store_short v0, v32, s[32:35], s48 offen
m7249:
buffer_store_short v0, v32, s[32:35], vcc_lo offen
m7250:
buffer_store_short v0, v32, s[32:35], m0 offen
m7251:
buffer_store_short v0, v32, s[32:35], 0 offen
m7252:
buffer_store_short v0, v32, s[32:35], -16 offen
m7253:
buffer_store_short v0, v32, s[32:35], 64 offen
m7254:
buffer_store_short v0, v32, s[32:35], -4.0 offen
m7255:
buffer_store_short v0, v32, s[32:35], 0.15915494 offen
m7256:
buffer_store_short v0, v32, s[32:35], s48 offen offset:0
m7257:
buffer_store_short v0, v[32:33], s[32:35], s48 idxen offen offset:4095
m7258:
buffer_store_short a0, v[32:33], s[32:35], s48 idxen offen
m7259:
buffer_store_short v0, v[32:33], s[32:35], s48 idxen offen
m7260:
buffer_store_short v0, v[32:33], s[32:35], vcc_lo idxen offen
m7261:
buffer_store_short v0, v[32:33], s[32:35], m0 idxen offen
m7262:
buffer_store_short v0, v[32:33], s[32:35], 0 idxen offen
m7263:
buffer_store_short v0, v[32:33], s[32:35], -16 idxen offen
m7264:
buffer_store_short v0, v[32:33], s[32:35], 64 idxen offen
m7265:
buffer_store_short v0, v[32:33], s[32:35], -4.0 idxen offen
m7266:
buffer_store_short v0, v[32:33], s[32:35], 0.15915494 idxen offen
m7267:
buffer_store_short v0, v[32:33], s[32:35], s48 idxen offen offset:0
m7268:
scratch_store_short v0, v32, off offset:4095
m7269:
scratch_store_short v0, a32, off
m7270:
scratch_store_short v0, v32, off offset:-4096
m7271:
scratch_store_short off, v32, s32 offset:4095
m7272:
scratch_store_short off, a32, s32
m7273:
scratch_store_short off, v32, s32
m7274:
scratch_store_short off, v32, vcc_lo
m7275:
scratch_store_short off, v32, m0
m7276:
scratch_store_short off, v32, s32 offset:-4096
m7277:
scratch_store_short v0, v32, s32 offset:4095
m7278:
scratch_store_short v0, a32, s32
m7279:
scratch_store_short v0, v32, s32
m7280:
scratch_store_short v0, v32, vcc_lo
m7281:
scratch_store_short v0, v32, m0
m7282:
scratch_store_short v0, v32, s32 offset:-4096
m7283:
scratch_store_short off, v32, off offset:4095
m7284:
scratch_store_short off, a32, off
m7285:
scratch_store_short off, v32, off offset:-4096
m7286:
global_store_dword v[0:1], v32, off offset:4095
m7287:
global_store_dword v[0:1], a32, off
m7288:
global_store_dword v[0:1], v32, off offset:-4096
m7289:
global_store_dword v0, v32, s[32:33] offset:4095
m7290:
global_store_dword v0, a32, s[32:33]
m7291:
global_store_dword v0, v32, s[32:33]
m7292:
global_store_dword v0, v32, vcc
m7293:
global_store_dword v0, v32, s[32:33] offset:-4096
m7294:
flat_store_dword v[0:1], v32 offset:4095
m7295:
flat_store_dword v[0:1], a32
m7296:
flat_store_dword v[0:1], v32 offset:0
m7297:
buffer_store_dword v0, off, s[32:35], s48 offset:4095
m7298:
buffer_store_dword a0, off, s[32:35], s48
m7299:
buffer_store_dword v0, off, s[32:35], s48
m7300:
buffer_store_dword v0, off, s[32:35], vcc_lo
m7301:
buffer_store_dword v0, off, s[32:35], m0
m7302:
buffer_store_dword v0, off, s[32:35], 0
m7303:
buffer_store_dword v0, off, s[32:35], -16
m7304:
buffer_store_dword v0, off, s[32:35], 64
m7305:
buffer_store_dword v0, off, s[32:35], -4.0
m7306:
buffer_store_dword v0, off, s[32:35], 0.15915494
m7307:
buffer_store_dword v0, off, s[32:35], s48 offset:0
m7308:
buffer_store_dword v0, v32, s[32:35], s48 offen offset:4095
m7309:
buffer_store_dword a0, v32, s[32:35], s48 offen
m7310:
buffer_store_dword v0, v32, s[32:35], s48 offen
m7311:
buffer_store_dword v0, v32, s[32:35], vcc_lo offen
m7312:
buffer_store_dword v0, v32, s[32:35], m0 offen
m7313:
buffer_store_dword v0, v32, s[32:35], 0 offen
m7314:
buffer_store_dword v0, v32, s[32:35], -16 offen
m7315:
buffer_store_dword v0, v32, s[32:35], 64 offen
m7316:
buffer_store_dword v0, v32, s[32:35], -4.0 offen
m7317:
buffer_store_dword v0, v32, s[32:35], 0.15915494 offen
m7318:
buffer_store_dword v0, v32, s[32:35], s48 offen offset:0
m7319:
buffer_store_dword v0, v[32:33], s[32:35], s48 idxen offen offset:4095
m7320:
buffer_store_dword a0, v[32:33], s[32:35], s48 idxen offen
m7321:
buffer_store_dword v0, v[32:33], s[32:35], s48 idxen offen
m7322:
buffer_store_dword v0, v[32:33], s[32:35], vcc_lo idxen offen
m7323:
buffer_store_dword v0, v[32:33], s[32:35], m0 idxen offen
m7324:
buffer_store_dword v0, v[32:33], s[32:35], 0 idxen offen
m7325:
buffer_store_dword v0, v[32:33], s[32:35], -16 idxen offen
m7326:
buffer_store_dword v0, v[32:33], s[32:35], 64 idxen offen
m7327:
buffer_store_dword v0, v[32:33], s[32:35], -4.0 idxen offen
m7328:
buffer_store_dword v0, v[32:33], s[32:35], 0.15915494 idxen offen
m7329:
buffer_store_dword v0, v[32:33], s[32:35], s48 idxen offen offset:0
m7330:
scratch_store_dword v0, v32, off offset:4095
m7331:
scratch_store_dword v0, a32, off
m7332:
scratch_store_dword v0, v32, off offset:-4096
m7333:
scratch_store_dword off, v32, s32 offset:4095
m7334:
scratch_store_dword off, a32, s32
m7335:
scratch_store_dword off, v32, s32
m7336:
scratch_store_dword off, v32, vcc_lo
m7337:
scratch_store_dword off, v32, m0
m7338:
scratch_store_dword off, v32, s32 offset:-4096
m7339:
scratch_store_dword v0, v32, s32 offset:4095
m7340:
scratch_store_dword v0, a32, s32
m7341:
scratch_store_dword v0, v32, s32
m7342:
scratch_store_dword v0, v32, vcc_lo
m7343:
scratch_store_dword v0, v32, m0
m7344:
scratch_store_dword v0, v32, s32 offset:-4096
m7345:
scratch_store_dword off, v32, off offset:4095
m7346:
scratch_store_dword off, a32, off
m7347:
scratch_store_dword off, v32, off offset:-4096
m7348:
global_store_dwordx2 v[0:1], v[32:33], off offset:4095
m7349:
global_store_dwordx2 v[0:1], a[32:33], off
m7350:
global_store_dwordx2 v[0:1], v[32:33], off offset:-4096
m7351:
global_store_dwordx2 v0, v[32:33], s[32:33] offset:4095
m7352:
global_store_dwordx2 v0, a[32:33], s[32:33]
m7353:
global_store_dwordx2 v0, v[32:33], s[32:33]
m7354:
global_store_dwordx2 v0, v[32:33], vcc
m7355:
global_store_dwordx2 v0, v[32:33], s[32:33] offset:-4096
m7356:
flat_store_dwordx2 v[0:1], v[32:33] offset:4095
m7357:
flat_store_dwordx2 v[0:1], a[32:33]
m7358:
flat_store_dwordx2 v[0:1], v[32:33] offset:0
m7359:
buffer_store_dwordx2 v[0:1], off, s[32:35], s48 offset:4095
m7360:
buffer_store_dwordx2 a[0:1], off, s[32:35], s48
m7361:
buffer_store_dwordx2 v[0:1], off, s[32:35], s48
m7362:
buffer_store_dwordx2 v[0:1], off, s[32:35], vcc_lo
m7363:
buffer_store_dwordx2 v[0:1], off, s[32:35], m0
m7364:
buffer_store_dwordx2 v[0:1], off, s[32:35], 0
m7365:
buffer_store_dwordx2 v[0:1], off, s[32:35], -16
m7366:
buffer_store_dwordx2 v[0:1], off, s[32:35], 64
m7367:
buffer_store_dwordx2 v[0:1], off, s[32:35], -4.0
m7368:
buffer_store_dwordx2 v[0:1], off, s[32:35], 0.15915494
m7369:
buffer_store_dwordx2 v[0:1], off, s[32:35], s48 offset:0
m7370:
buffer_store_dwordx2 v[0:1], v32, s[32:35], s48 offen offset:4095
m7371:
buffer_store_dwordx2 a[0:1], v32, s[32:35], s48 offen
m7372:
buffer_store_dwordx2 v[0:1], v32, s[32:35], s48 offen
m7373:
buffer_store_dwordx2 v[0:1], v32, s[32:35], vcc_lo offen
m7374:
buffer_store_dwordx2 v[0:1], v32, s[32:35], m0 offen
m7375:
buffer_store_dwordx2 v[0:1], v32, s[32:35], 0 offen
m7376:
buffer_store_dwordx2 v[0:1], v32, s[32:35], -16 offen
m7377:
buffer_store_dwordx2 v[0:1], v32, s[32:35], 64 offen
m7378:
buffer_store_dwordx2 v[0:1], v32, s[32:35], -4.0 offen
m7379:
buffer_store_dwordx2 v[0:1], v32, s[32:35], 0.15915494 offen
m7380:
buffer_store_dwordx2 v[0:1], v32, s[32:35], s48 offen offset:0
m7381:
buffer_store_dwordx2 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:4095
m7382:
buffer_store_dwordx2 a[0:1], v[32:33], s[32:35], s48 idxen offen
m7383:
buffer_store_dwordx2 v[0:1], v[32:33], s[32:35], s48 idxen offen
m7384:
buffer_store_dwordx2 v[0:1], v[32:33], s[32:35], vcc_lo idxen offen
m7385:
buffer_store_dwordx2 v[0:1], v[32:33], s[32:35], m0 idxen offen
m7386:
buffer_store_dwordx2 v[0:1], v[32:33], s[32:35], 0 idxen offen
m7387:
buffer_store_dwordx2 v[0:1], v[32:33], s[32:35], -16 idxen offen
m7388:
buffer_store_dwordx2 v[0:1], v[32:33], s[32:35], 64 idxen offen
m7389:
buffer_store_dwordx2 v[0:1], v[32:33], s[32:35], -4.0 idxen offen
m7390:
buffer_store_dwordx2 v[0:1], v[32:33], s[32:35], 0.15915494 idxen offen
m7391:
buffer_store_dwordx2 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:0
m7392:
scratch_store_dwordx2 v0, v[32:33], off offset:4095
m7393:
scratch_store_dwordx2 v0, a[32:33], off
m7394:
scratch_store_dwordx2 v0, v[32:33], off offset:-4096
m7395:
scratch_store_dwordx2 off, v[32:33], s32 offset:4095
m7396:
scratch_store_dwordx2 off, a[32:33], s32
m7397:
scratch_store_dwordx2 off, v[32:33], s32
m7398:
scratch_store_dwordx2 off, v[32:33], vcc_lo
m7399:
scratch_store_dwordx2 off, v[32:33], m0
m7400:
scratch_store_dwordx2 off, v[32:33], s32 offset:-4096
m7401:
scratch_store_dwordx2 v0, v[32:33], s32 offset:4095
m7402:
scratch_store_dwordx2 v0, a[32:33], s32
m7403:
scratch_store_dwordx2 v0, v[32:33], s32
m7404:
scratch_store_dwordx2 v0, v[32:33], vcc_lo
m7405:
scratch_store_dwordx2 v0, v[32:33], m0
m7406:
scratch_store_dwordx2 v0, v[32:33], s32 offset:-4096
m7407:
scratch_store_dwordx2 off, v[32:33], off offset:4095
m7408:
scratch_store_dwordx2 off, a[32:33], off
m7409:
scratch_store_dwordx2 off, v[32:33], off offset:-4096
m7410:
global_store_dwordx3 v[0:1], v[32:34], off offset:4095
m7411:
global_store_dwordx3 v[0:1], a[32:34], off
m7412:
global_store_dwordx3 v[0:1], v[32:34], off offset:-4096
m7413:
global_store_dwordx3 v0, v[32:34], s[32:33] offset:4095
m7414:
global_store_dwordx3 v0, a[32:34], s[32:33]
m7415:
global_store_dwordx3 v0, v[32:34], s[32:33]
m7416:
global_store_dwordx3 v0, v[32:34], vcc
m7417:
global_store_dwordx3 v0, v[32:34], s[32:33] offset:-4096
m7418:
flat_store_dwordx3 v[0:1], v[32:34] offset:4095
m7419:
flat_store_dwordx3 v[0:1], a[32:34]
m7420:
flat_store_dwordx3 v[0:1], v[32:34] offset:0
m7421:
buffer_store_dwordx3 v[0:2], off, s[32:35], s48 offset:4095
m7422:
buffer_store_dwordx3 a[0:2], off, s[32:35], s48
m7423:
buffer_store_dwordx3 v[0:2], off, s[32:35], s48
m7424:
buffer_store_dwordx3 v[0:2], off, s[32:35], vcc_lo
m7425:
buffer_store_dwordx3 v[0:2], off, s[32:35], m0
m7426:
buffer_store_dwordx3 v[0:2], off, s[32:35], 0
m7427:
buffer_store_dwordx3 v[0:2], off, s[32:35], -16
m7428:
buffer_store_dwordx3 v[0:2], off, s[32:35], 64
m7429:
buffer_store_dwordx3 v[0:2], off, s[32:35], -4.0
m7430:
buffer_store_dwordx3 v[0:2], off, s[32:35], 0.15915494
m7431:
buffer_store_dwordx3 v[0:2], off, s[32:35], s48 offset:0
m7432:
buffer_store_dwordx3 v[0:2], v32, s[32:35], s48 offen offset:4095
m7433:
buffer_store_dwordx3 a[0:2], v32, s[32:35], s48 offen
m7434:
buffer_store_dwordx3 v[0:2], v32, s[32:35], s48 offen
m7435:
buffer_store_dwordx3 v[0:2], v32, s[32:35], vcc_lo offen
m7436:
buffer_store_dwordx3 v[0:2], v32, s[32:35], m0 offen
m7437:
buffer_store_dwordx3 v[0:2], v32, s[32:35], 0 offen
m7438:
buffer_store_dwordx3 v[0:2], v32, s[32:35], -16 offen
m7439:
buffer_store_dwordx3 v[0:2], v32, s[32:35], 64 offen
m7440:
buffer_store_dwordx3 v[0:2], v32, s[32:35], -4.0 offen
m7441:
buffer_store_dwordx3 v[0:2], v32, s[32:35], 0.15915494 offen
m7442:
buffer_store_dwordx3 v[0:2], v32, s[32:35], s48 offen offset:0
m7443:
buffer_store_dwordx3 v[0:2], v[32:33], s[32:35], s48 idxen offen offset:4095
m7444:
buffer_store_dwordx3 a[0:2], v[32:33], s[32:35], s48 idxen offen
m7445:
buffer_store_dwordx3 v[0:2], v[32:33], s[32:35], s48 idxen offen
m7446:
buffer_store_dwordx3 v[0:2], v[32:33], s[32:35], vcc_lo idxen offen
m7447:
buffer_store_dwordx3 v[0:2], v[32:33], s[32:35], m0 idxen offen
m7448:
buffer_store_dwordx3 v[0:2], v[32:33], s[32:35], 0 idxen offen
m7449:
buffer_store_dwordx3 v[0:2], v[32:33], s[32:35], -16 idxen offen
m7450:
buffer_store_dwordx3 v[0:2], v[32:33], s[32:35], 64 idxen offen
m7451:
buffer_store_dwordx3 v[0:2], v[32:33], s[32:35], -4.0 idxen offen
m7452:
buffer_store_dwordx3 v[0:2], v[32:33], s[32:35], 0.15915494 idxen offen
m7453:
buffer_store_dwordx3 v[0:2], v[32:33], s[32:35], s48 idxen offen offset:0
m7454:
scratch_store_dwordx3 v0, v[32:34], off offset:4095
m7455:
scratch_store_dwordx3 v0, a[32:34], off
m7456:
scratch_store_dwordx3 v0, v[32:34], off offset:-4096
m7457:
scratch_store_dwordx3 off, v[32:34], s32 offset:4095
m7458:
scratch_store_dwordx3 off, a[32:34], s32
m7459:
scratch_store_dwordx3 off, v[32:34], s32
m7460:
scratch_store_dwordx3 off, v[32:34], vcc_lo
m7461:
scratch_store_dwordx3 off, v[32:34], m0
m7462:
scratch_store_dwordx3 off, v[32:34], s32 offset:-4096
m7463:
scratch_store_dwordx3 v0, v[32:34], s32 offset:4095
m7464:
scratch_store_dwordx3 v0, a[32:34], s32
m7465:
scratch_store_dwordx3 v0, v[32:34], s32
m7466:
scratch_store_dwordx3 v0, v[32:34], vcc_lo
m7467:
scratch_store_dwordx3 v0, v[32:34], m0
m7468:
scratch_store_dwordx3 v0, v[32:34], s32 offset:-4096
m7469:
scratch_store_dwordx3 off, v[32:34], off offset:4095
m7470:
scratch_store_dwordx3 off, a[32:34], off
m7471:
scratch_store_dwordx3 off, v[32:34], off offset:-4096
m7472:
global_store_dwordx4 v[0:1], v[32:35], off offset:4095
m7473:
global_store_dwordx4 v[0:1], a[32:35], off
m7474:
global_store_dwordx4 v[0:1], v[32:35], off offset:-4096
m7475:
global_store_dwordx4 v0, v[32:35], s[32:33] offset:4095
m7476:
global_store_dwordx4 v0, a[32:35], s[32:33]
m7477:
global_store_dwordx4 v0, v[32:35], s[32:33]
m7478:
global_store_dwordx4 v0, v[32:35], vcc
m7479:
global_store_dwordx4 v0, v[32:35], s[32:33] offset:-4096
m7480:
flat_store_dwordx4 v[0:1], v[32:35] offset:4095
m7481:
flat_store_dwordx4 v[0:1], a[32:35]
m7482:
flat_store_dwordx4 v[0:1], v[32:35] offset:0
m7483:
buffer_store_dwordx4 v[0:3], off, s[32:35], s48 offset:4095
m7484:
buffer_store_dwordx4 a[0:3], off, s[32:35], s48
m7485:
buffer_store_dwordx4 v[0:3], off, s[32:35], s48
m7486:
buffer_store_dwordx4 v[0:3], off, s[32:35], vcc_lo
m7487:
buffer_store_dwordx4 v[0:3], off, s[32:35], m0
m7488:
buffer_store_dwordx4 v[0:3], off, s[32:35], 0
m7489:
buffer_store_dwordx4 v[0:3], off, s[32:35], -16
m7490:
buffer_store_dwordx4 v[0:3], off, s[32:35], 64
m7491:
buffer_store_dwordx4 v[0:3], off, s[32:35], -4.0
m7492:
buffer_store_dwordx4 v[0:3], off, s[32:35], 0.15915494
m7493:
buffer_store_dwordx4 v[0:3], off, s[32:35], s48 offset:0
m7494:
buffer_store_dwordx4 v[0:3], v32, s[32:35], s48 offen offset:4095
m7495:
buffer_store_dwordx4 a[0:3], v32, s[32:35], s48 offen
m7496:
buffer_store_dwordx4 v[0:3], v32, s[32:35], s48 offen
m7497:
buffer_store_dwordx4 v[0:3], v32, s[32:35], vcc_lo offen
m7498:
buffer_store_dwordx4 v[0:3], v32, s[32:35], m0 offen
m7499:
buffer_store_dwordx4 v[0:3], v32, s[32:35], 0 offen
m7500:
buffer_store_dwordx4 v[0:3], v32, s[32:35], -16 offen
m7501:
buffer_store_dwordx4 v[0:3], v32, s[32:35], 64 offen
m7502:
buffer_store_dwordx4 v[0:3], v32, s[32:35], -4.0 offen
m7503:
buffer_store_dwordx4 v[0:3], v32, s[32:35], 0.15915494 offen
m7504:
buffer_store_dwordx4 v[0:3], v32, s[32:35], s48 offen offset:0
m7505:
buffer_store_dwordx4 v[0:3], v[32:33], s[32:35], s48 idxen offen offset:4095
m7506:
buffer_store_dwordx4 a[0:3], v[32:33], s[32:35], s48 idxen offen
m7507:
buffer_store_dwordx4 v[0:3], v[32:33], s[32:35], s48 idxen offen
m7508:
buffer_store_dwordx4 v[0:3], v[32:33], s[32:35], vcc_lo idxen offen
m7509:
buffer_store_dwordx4 v[0:3], v[32:33], s[32:35], m0 idxen offen
m7510:
buffer_store_dwordx4 v[0:3], v[32:33], s[32:35], 0 idxen offen
m7511:
buffer_store_dwordx4 v[0:3], v[32:33], s[32:35], -16 idxen offen
m7512:
buffer_store_dwordx4 v[0:3], v[32:33], s[32:35], 64 idxen offen
m7513:
buffer_store_dwordx4 v[0:3], v[32:33], s[32:35], -4.0 idxen offen
m7514:
buffer_store_dwordx4 v[0:3], v[32:33], s[32:35], 0.15915494 idxen offen
m7515:
buffer_store_dwordx4 v[0:3], v[32:33], s[32:35], s48 idxen offen offset:0
m7516:
scratch_store_dwordx4 v0, v[32:35], off offset:4095
m7517:
scratch_store_dwordx4 v0, a[32:35], off
m7518:
scratch_store_dwordx4 v0, v[32:35], off offset:-4096
m7519:
scratch_store_dwordx4 off, v[32:35], s32 offset:4095
m7520:
scratch_store_dwordx4 off, a[32:35], s32
m7521:
scratch_store_dwordx4 off, v[32:35], s32
m7522:
scratch_store_dwordx4 off, v[32:35], vcc_lo
m7523:
scratch_store_dwordx4 off, v[32:35], m0
m7524:
scratch_store_dwordx4 off, v[32:35], s32 offset:-4096
m7525:
scratch_store_dwordx4 v0, v[32:35], s32 offset:4095
m7526:
scratch_store_dwordx4 v0, a[32:35], s32
m7527:
scratch_store_dwordx4 v0, v[32:35], s32
m7528:
scratch_store_dwordx4 v0, v[32:35], vcc_lo
m7529:
scratch_store_dwordx4 v0, v[32:35], m0
m7530:
scratch_store_dwordx4 v0, v[32:35], s32 offset:-4096
m7531:
scratch_store_dwordx4 off, v[32:35], off offset:4095
m7532:
scratch_store_dwordx4 off, a[32:35], off
m7533:
scratch_store_dwordx4 off, v[32:35], off offset:-4096
m7534:
global_store_byte_d16_hi v[0:1], v32, off offset:4095
m7535:
global_store_byte_d16_hi v[0:1], a32, off
m7536:
global_store_byte_d16_hi v[0:1], v32, off offset:-4096
m7537:
global_store_byte_d16_hi v0, v32, s[32:33] offset:4095
m7538:
global_store_byte_d16_hi v0, a32, s[32:33]
m7539:
global_store_byte_d16_hi v0, v32, s[32:33]
m7540:
global_store_byte_d16_hi v0, v32, vcc
m7541:
global_store_byte_d16_hi v0, v32, s[32:33] offset:-4096
m7542:
flat_store_byte_d16_hi v[0:1], v32 offset:4095
m7543:
flat_store_byte_d16_hi v[0:1], a32
m7544:
flat_store_byte_d16_hi v[0:1], v32 offset:0
m7545:
buffer_store_byte_d16_hi v0, off, s[32:35], s48 offset:4095
m7546:
buffer_store_byte_d16_hi a0, off, s[32:35], s48
m7547:
buffer_store_byte_d16_hi v0, off, s[32:35], s48
m7548:
buffer_store_byte_d16_hi v0, off, s[32:35], vcc_lo
m7549:
buffer_store_byte_d16_hi v0, off, s[32:35], m0
m7550:
buffer_store_byte_d16_hi v0, off, s[32:35], 0
m7551:
buffer_store_byte_d16_hi v0, off, s[32:35], -16
m7552:
buffer_store_byte_d16_hi v0, off, s[32:35], 64
m7553:
buffer_store_byte_d16_hi v0, off, s[32:35], -4.0
m7554:
buffer_store_byte_d16_hi v0, off, s[32:35], 0.15915494
m7555:
buffer_store_byte_d16_hi v0, off, s[32:35], s48 offset:0
m7556:
buffer_store_byte_d16_hi v0, v32, s[32:35], s48 offen offset:4095
m7557:
buffer_store_byte_d16_hi a0, v32, s[32:35], s48 offen
m7558:
buffer_store_byte_d16_hi v0, v32, s[32:35], s48 offen
m7559:
buffer_store_byte_d16_hi v0, v32, s[32:35], vcc_lo offen
m7560:
buffer_store_byte_d16_hi v0, v32, s[32:35], m0 offen
m7561:
buffer_store_byte_d16_hi v0, v32, s[32:35], 0 offen
m7562:
buffer_store_byte_d16_hi v0, v32, s[32:35], -16 offen
m7563:
buffer_store_byte_d16_hi v0, v32, s[32:35], 64 offen
m7564:
buffer_store_byte_d16_hi v0, v32, s[32:35], -4.0 offen
m7565:
buffer_store_byte_d16_hi v0, v32, s[32:35], 0.15915494 offen
m7566:
buffer_store_byte_d16_hi v0, v32, s[32:35], s48 offen offset:0
m7567:
buffer_store_byte_d16_hi v0, v[32:33], s[32:35], s48 idxen offen offset:4095
m7568:
buffer_store_byte_d16_hi a0, v[32:33], s[32:35], s48 idxen offen
m7569:
buffer_store_byte_d16_hi v0, v[32:33], s[32:35], s48 idxen offen
m7570:
buffer_store_byte_d16_hi v0, v[32:33], s[32:35], vcc_lo idxen offen
m7571:
buffer_store_byte_d16_hi v0, v[32:33], s[32:35], m0 idxen offen
m7572:
buffer_store_byte_d16_hi v0, v[32:33], s[32:35], 0 idxen offen
m7573:
buffer_store_byte_d16_hi v0, v[32:33], s[32:35], -16 idxen offen
m7574:
buffer_store_byte_d16_hi v0, v[32:33], s[32:35], 64 idxen offen
m7575:
buffer_store_byte_d16_hi v0, v[32:33], s[32:35], -4.0 idxen offen
m7576:
buffer_store_byte_d16_hi v0, v[32:33], s[32:35], 0.15915494 idxen offen
m7577:
buffer_store_byte_d16_hi v0, v[32:33], s[32:35], s48 idxen offen offset:0
m7578:
scratch_store_byte_d16_hi v0, v32, off offset:4095
m7579:
scratch_store_byte_d16_hi v0, a32, off
m7580:
scratch_store_byte_d16_hi v0, v32, off offset:-4096
m7581:
scratch_store_byte_d16_hi off, v32, s32 offset:4095
m7582:
scratch_store_byte_d16_hi off, a32, s32
m7583:
scratch_store_byte_d16_hi off, v32, s32
m7584:
scratch_store_byte_d16_hi off, v32, vcc_lo
m7585:
scratch_store_byte_d16_hi off, v32, m0
m7586:
scratch_store_byte_d16_hi off, v32, s32 offset:-4096
m7587:
scratch_store_byte_d16_hi v0, v32, s32 offset:4095
m7588:
scratch_store_byte_d16_hi v0, a32, s32
m7589:
scratch_store_byte_d16_hi v0, v32, s32
m7590:
scratch_store_byte_d16_hi v0, v32, vcc_lo
m7591:
scratch_store_byte_d16_hi v0, v32, m0
m7592:
scratch_store_byte_d16_hi v0, v32, s32 offset:-4096
m7593:
scratch_store_byte_d16_hi off, v32, off offset:4095
m7594:
scratch_store_byte_d16_hi off, a32, off
m7595:
scratch_store_byte_d16_hi off, v32, off offset:-4096
m7596:
global_store_short_d16_hi v[0:1], v32, off offset:4095
m7597:
global_store_short_d16_hi v[0:1], a32, off
m7598:
global_store_short_d16_hi v[0:1], v32, off offset:-4096
m7599:
global_store_short_d16_hi v0, v32, s[32:33] offset:4095
m7600:
global_store_short_d16_hi v0, a32, s[32:33]
m7601:
global_store_short_d16_hi v0, v32, s[32:33]
m7602:
global_store_short_d16_hi v0, v32, vcc
m7603:
global_store_short_d16_hi v0, v32, s[32:33] offset:-4096
m7604:
flat_store_short_d16_hi v[0:1], v32 offset:4095
m7605:
flat_store_short_d16_hi v[0:1], a32
m7606:
flat_store_short_d16_hi v[0:1], v32 offset:0
m7607:
buffer_store_short_d16_hi v0, off, s[32:35], s48 offset:4095
m7608:
buffer_store_short_d16_hi a0, off, s[32:35], s48
m7609:
buffer_store_short_d16_hi v0, off, s[32:35], s48
m7610:
buffer_store_short_d16_hi v0, off, s[32:35], vcc_lo
m7611:
buffer_store_short_d16_hi v0, off, s[32:35], m0
m7612:
buffer_store_short_d16_hi v0, off, s[32:35], 0
m7613:
buffer_store_short_d16_hi v0, off, s[32:35], -16
m7614:
buffer_store_short_d16_hi v0, off, s[32:35], 64
m7615:
buffer_store_short_d16_hi v0, off, s[32:35], -4.0
m7616:
buffer_store_short_d16_hi v0, off, s[32:35], 0.15915494
m7617:
buffer_store_short_d16_hi v0, off, s[32:35], s48 offset:0
m7618:
buffer_store_short_d16_hi v0, v32, s[32:35], s48 offen offset:4095
m7619:
buffer_store_short_d16_hi a0, v32, s[32:35], s48 offen
m7620:
buffer_store_short_d16_hi v0, v32, s[32:35], s48 offen
m7621:
buffer_store_short_d16_hi v0, v32, s[32:35], vcc_lo offen
m7622:
buffer_store_short_d16_hi v0, v32, s[32:35], m0 offen
m7623:
buffer_store_short_d16_hi v0, v32, s[32:35], 0 offen
m7624:
buffer_store_short_d16_hi v0, v32, s[32:35], -16 offen
m7625:
buffer_store_short_d16_hi v0, v32, s[32:35], 64 offen
m7626:
buffer_store_short_d16_hi v0, v32, s[32:35], -4.0 offen
m7627:
buffer_store_short_d16_hi v0, v32, s[32:35], 0.15915494 offen
m7628:
buffer_store_short_d16_hi v0, v32, s[32:35], s48 offen offset:0
m7629:
buffer_store_short_d16_hi v0, v[32:33], s[32:35], s48 idxen offen offset:4095
m7630:
buffer_store_short_d16_hi a0, v[32:33], s[32:35], s48 idxen offen
m7631:
buffer_store_short_d16_hi v0, v[32:33], s[32:35], s48 idxen offen
m7632:
buffer_store_short_d16_hi v0, v[32:33], s[32:35], vcc_lo idxen offen
m7633:
buffer_store_short_d16_hi v0, v[32:33], s[32:35], m0 idxen offen
m7634:
buffer_store_short_d16_hi v0, v[32:33], s[32:35], 0 idxen offen
m7635:
buffer_store_short_d16_hi v0, v[32:33], s[32:35], -16 idxen offen
m7636:
buffer_store_short_d16_hi v0, v[32:33], s[32:35], 64 idxen offen
m7637:
buffer_store_short_d16_hi v0, v[32:33], s[32:35], -4.0 idxen offen
m7638:
buffer_store_short_d16_hi v0, v[32:33], s[32:35], 0.15915494 idxen offen
m7639:
buffer_store_short_d16_hi v0, v[32:33], s[32:35], s48 idxen offen offset:0
m7640:
scratch_store_short_d16_hi v0, v32, off offset:4095
m7641:
scratch_store_short_d16_hi v0, a32, off
m7642:
scratch_store_short_d16_hi v0, v32, off offset:-4096
m7643:
scratch_store_short_d16_hi off, v32, s32 offset:4095
m7644:
scratch_store_short_d16_hi off, a32, s32
m7645:
scratch_store_short_d16_hi off, v32, s32
m7646:
scratch_store_short_d16_hi off, v32, vcc_lo
m7647:
scratch_store_short_d16_hi off, v32, m0
m7648:
scratch_store_short_d16_hi off, v32, s32 offset:-4096
m7649:
scratch_store_short_d16_hi v0, v32, s32 offset:4095
m7650:
scratch_store_short_d16_hi v0, a32, s32
m7651:
scratch_store_short_d16_hi v0, v32, s32
m7652:
scratch_store_short_d16_hi v0, v32, vcc_lo
m7653:
scratch_store_short_d16_hi v0, v32, m0
m7654:
scratch_store_short_d16_hi v0, v32, s32 offset:-4096
m7655:
scratch_store_short_d16_hi off, v32, off offset:4095
m7656:
scratch_store_short_d16_hi off, a32, off
m7657:
scratch_store_short_d16_hi off, v32, off offset:-4096
m7658:
s_load_dword s0, s[16:17], s32 offset:1048575
m7659:
s_load_dword s0, s[16:17], s32
m7660:
s_load_dword s0, vcc, s32
m7661:
s_load_dword s0, s[16:17], vcc_lo
m7662:
s_load_dword s0, s[16:17], m0
m7663:
s_load_dword s0, s[16:17], s32 offset:-1048576
m7664:
s_load_dword s0, s[16:17], s32 glc
m7665:
s_load_dword s0, s[16:17], 1
m7666:
s_load_dword s0, vcc, 1
m7667:
s_load_dword s0, s[16:17], -1048576
m7668:
s_load_dword s0, s[16:17], 1048575
m7669:
s_load_dword s0, s[16:17], 1 glc
m7670:
s_load_dwordx2 s[0:1], s[16:17], s32 offset:1048575
m7671:
s_load_dwordx2 s[0:1], s[16:17], s32
m7672:
s_load_dwordx2 s[0:1], vcc, s32
m7673:
s_load_dwordx2 s[0:1], s[16:17], vcc_lo
m7674:
s_load_dwordx2 s[0:1], s[16:17], m0
m7675:
s_load_dwordx2 s[0:1], s[16:17], s32 offset:-1048576
m7676:
s_load_dwordx2 s[0:1], s[16:17], s32 glc
m7677:
s_load_dwordx2 s[0:1], s[16:17], 1
m7678:
s_load_dwordx2 s[0:1], vcc, 1
m7679:
s_load_dwordx2 s[0:1], s[16:17], -1048576
m7680:
s_load_dwordx2 s[0:1], s[16:17], 1048575
m7681:
s_load_dwordx2 s[0:1], s[16:17], 1 glc
m7682:
s_load_dwordx4 s[0:3], s[16:17], s32 offset:1048575
m7683:
s_load_dwordx4 s[0:3], s[16:17], s32
m7684:
s_load_dwordx4 s[0:3], vcc, s32
m7685:
s_load_dwordx4 s[0:3], s[16:17], vcc_lo
m7686:
s_load_dwordx4 s[0:3], s[16:17], m0
m7687:
s_load_dwordx4 s[0:3], s[16:17], s32 offset:-1048576
m7688:
s_load_dwordx4 s[0:3], s[16:17], s32 glc
m7689:
s_load_dwordx4 s[0:3], s[16:17], 1
m7690:
s_load_dwordx4 s[0:3], vcc, 1
m7691:
s_load_dwordx4 s[0:3], s[16:17], -1048576
m7692:
s_load_dwordx4 s[0:3], s[16:17], 1048575
m7693:
s_load_dwordx4 s[0:3], s[16:17], 1 glc
m7694:
s_load_dwordx8 s[0:7], s[16:17], s32 offset:1048575
m7695:
s_load_dwordx8 s[0:7], s[16:17], s32
m7696:
s_load_dwordx8 s[0:7], vcc, s32
m7697:
s_load_dwordx8 s[0:7], s[16:17], vcc_lo
m7698:
s_load_dwordx8 s[0:7], s[16:17], m0
m7699:
s_load_dwordx8 s[0:7], s[16:17], s32 offset:-1048576
m7700:
s_load_dwordx8 s[0:7], s[16:17], s32 glc
m7701:
s_load_dwordx8 s[0:7], s[16:17], 1
m7702:
s_load_dwordx8 s[0:7], vcc, 1
m7703:
s_load_dwordx8 s[0:7], s[16:17], -1048576
m7704:
s_load_dwordx8 s[0:7], s[16:17], 1048575
m7705:
s_load_dwordx8 s[0:7], s[16:17], 1 glc
m7706:
s_load_dwordx16 s[0:15], s[16:17], s32 offset:1048575
m7707:
s_load_dwordx16 s[0:15], s[16:17], s32
m7708:
s_load_dwordx16 s[0:15], vcc, s32
m7709:
s_load_dwordx16 s[0:15], s[16:17], vcc_lo
m7710:
s_load_dwordx16 s[0:15], s[16:17], m0
m7711:
s_load_dwordx16 s[0:15], s[16:17], s32 offset:-1048576
m7712:
s_load_dwordx16 s[0:15], s[16:17], s32 glc
m7713:
s_load_dwordx16 s[0:15], s[16:17], 1
m7714:
s_load_dwordx16 s[0:15], vcc, 1
m7715:
s_load_dwordx16 s[0:15], s[16:17], -1048576
m7716:
s_load_dwordx16 s[0:15], s[16:17], 1048575
m7717:
s_load_dwordx16 s[0:15], s[16:17], 1 glc
m7718:
s_buffer_load_dword s0, s[16:19], s32
m7719:
s_buffer_load_dword s0, s[16:19], vcc_lo
m7720:
s_buffer_load_dword s0, s[16:19], m0
m7721:
s_buffer_load_dword s0, s[16:19], s32 glc
m7722:
s_buffer_load_dword s0, s[16:19], 1
m7723:
s_buffer_load_dword s0, s[16:19], 0
m7724:
s_buffer_load_dword s0, s[16:19], 1048575
m7725:
s_buffer_load_dword s0, s[16:19], 1 glc
m7726:
s_buffer_load_dwordx2 s[0:1], s[16:19], s32
m7727:
s_buffer_load_dwordx2 s[0:1], s[16:19], vcc_lo
m7728:
s_buffer_load_dwordx2 s[0:1], s[16:19], m0
m7729:
s_buffer_load_dwordx2 s[0:1], s[16:19], s32 glc
m7730:
s_buffer_load_dwordx2 s[0:1], s[16:19], 1
m7731:
s_buffer_load_dwordx2 s[0:1], s[16:19], 0
m7732:
s_buffer_load_dwordx2 s[0:1], s[16:19], 1048575
m7733:
s_buffer_load_dwordx2 s[0:1], s[16:19], 1 glc
m7734:
s_buffer_load_dwordx4 s[0:3], s[16:19], s32
m7735:
s_buffer_load_dwordx4 s[0:3], s[16:19], vcc_lo
m7736:
s_buffer_load_dwordx4 s[0:3], s[16:19], m0
m7737:
s_buffer_load_dwordx4 s[0:3], s[16:19], s32 glc
m7738:
s_buffer_load_dwordx4 s[0:3], s[16:19], 1
m7739:
s_buffer_load_dwordx4 s[0:3], s[16:19], 0
m7740:
s_buffer_load_dwordx4 s[0:3], s[16:19], 1048575
m7741:
s_buffer_load_dwordx4 s[0:3], s[16:19], 1 glc
m7742:
s_buffer_load_dwordx8 s[0:7], s[16:19], s32
m7743:
s_buffer_load_dwordx8 s[0:7], s[16:19], vcc_lo
m7744:
s_buffer_load_dwordx8 s[0:7], s[16:19], m0
m7745:
s_buffer_load_dwordx8 s[0:7], s[16:19], s32 glc
m7746:
s_buffer_load_dwordx8 s[0:7], s[16:19], 1
m7747:
s_buffer_load_dwordx8 s[0:7], s[16:19], 0
m7748:
s_buffer_load_dwordx8 s[0:7], s[16:19], 1048575
m7749:
s_buffer_load_dwordx8 s[0:7], s[16:19], 1 glc
m7750:
s_buffer_load_dwordx16 s[0:15], s[16:19], s32
m7751:
s_buffer_load_dwordx16 s[0:15], s[16:19], vcc_lo
m7752:
s_buffer_load_dwordx16 s[0:15], s[16:19], m0
m7753:
s_buffer_load_dwordx16 s[0:15], s[16:19], s32 glc
m7754:
s_buffer_load_dwordx16 s[0:15], s[16:19], 1
m7755:
s_buffer_load_dwordx16 s[0:15], s[16:19], 0
m7756:
s_buffer_load_dwordx16 s[0:15], s[16:19], 1048575
m7757:
s_buffer_load_dwordx16 s[0:15], s[16:19], 1 glc
m7758:
s_store_dword s0, s[16:17], s32 offset:1048575
m7759:
s_store_dword s0, s[16:17], s32
m7760:
s_store_dword vcc_lo, s[16:17], s32
m7762:
s_store_dword s0, vcc, s32
m7763:
s_store_dword s0, s[16:17], vcc_lo
m7764:
s_store_dword s0, s[16:17], m0
m7765:
s_store_dword s0, s[16:17], s32 offset:-1048576
m7766:
s_store_dword s0, s[16:17], s32 glc
m7767:
s_store_dword s0, s[16:17], 1
m7768:
s_store_dword vcc_lo, s[16:17], 1
m7770:
s_store_dword s0, vcc, 1
m7771:
s_store_dword s0, s[16:17], -1048576
m7772:
s_store_dword s0, s[16:17], 1048575
m7773:
s_store_dword s0, s[16:17], 1 glc
m7774:
s_store_dwordx2 s[0:1], s[16:17], s32 offset:1048575
m7775:
s_store_dwordx2 s[0:1], s[16:17], s32
m7776:
s_store_dwordx2 vcc, s[16:17], s32
m7777:
s_store_dwordx2 s[0:1], vcc, s32
m7778:
s_store_dwordx2 s[0:1], s[16:17], vcc_lo
m7779:
s_store_dwordx2 s[0:1], s[16:17], m0
m7780:
s_store_dwordx2 s[0:1], s[16:17], s32 offset:-1048576
m7781:
s_store_dwordx2 s[0:1], s[16:17], s32 glc
m7782:
s_store_dwordx2 s[0:1], s[16:17], 1
m7783:
s_store_dwordx2 vcc, s[16:17], 1
m7784:
s_store_dwordx2 s[0:1], vcc, 1
m7785:
s_store_dwordx2 s[0:1], s[16:17], -1048576
m7786:
s_store_dwordx2 s[0:1], s[16:17], 1048575
m7787:
s_store_dwordx2 s[0:1], s[16:17], 1 glc
m7788:
s_store_dwordx4 s[0:3], s[16:17], s32 offset:1048575
m7789:
s_store_dwordx4 s[0:3], s[16:17], s32
m7790:
s_store_dwordx4 s[0:3], vcc, s32
m7791:
s_store_dwordx4 s[0:3], s[16:17], vcc_lo
m7792:
s_store_dwordx4 s[0:3], s[16:17], m0
m7793:
s_store_dwordx4 s[0:3], s[16:17], s32 offset:-1048576
m7794:
s_store_dwordx4 s[0:3], s[16:17], s32 glc
m7795:
s_store_dwordx4 s[0:3], s[16:17], 1
m7796:
s_store_dwordx4 s[0:3], vcc, 1
m7797:
s_store_dwordx4 s[0:3], s[16:17], -1048576
m7798:
s_store_dwordx4 s[0:3], s[16:17], 1048575
m7799:
s_store_dwordx4 s[0:3], s[16:17], 1 glc
m7800:
s_memtime s[0:1]
m7801:
s_memrealtime s[0:1]
m7802:
s_dcache_inv_vol
m7803:
s_dcache_wb_vol
m7804:
s_dcache_wb
m7805:
s_dcache_inv
m7806:
buffer_wbl2
m7807:
buffer_inv
m7808:
v_pk_fma_f32 v[0:1], v[32:33], v[64:65], v[96:97]
m7809:
v_pk_fma_f32 v[0:1], s[16:17], v[64:65], v[96:97]
m7810:
v_pk_fma_f32 v[0:1], vcc, v[64:65], v[96:97]
m7811:
v_pk_fma_f32 v[0:1], exec, v[64:65], v[96:97]
m7812:
v_pk_fma_f32 v[0:1], 0, v[64:65], v[96:97]
m7813:
v_pk_fma_f32 v[0:1], -16, v[64:65], v[96:97]
m7814:
v_pk_fma_f32 v[0:1], 64, v[64:65], v[96:97]
m7815:
v_pk_fma_f32 v[0:1], -4.0, v[64:65], v[96:97]
m7816:
v_pk_fma_f32 v[0:1], v[32:33], s[32:33], v[96:97]
m7817:
v_pk_fma_f32 v[0:1], v[32:33], vcc, v[96:97]
m7818:
v_pk_fma_f32 v[0:1], v[32:33], exec, v[96:97]
m7819:
v_pk_fma_f32 v[0:1], v[32:33], 0, v[96:97]
m7820:
v_pk_fma_f32 v[0:1], v[32:33], -16, v[96:97]
m7821:
v_pk_fma_f32 v[0:1], v[32:33], 64, v[96:97]
m7822:
v_pk_fma_f32 v[0:1], v[32:33], -4.0, v[96:97]
m7823:
v_pk_fma_f32 v[0:1], v[32:33], v[64:65], s[48:49]
m7824:
v_pk_fma_f32 v[0:1], v[32:33], v[64:65], vcc
m7825:
v_pk_fma_f32 v[0:1], v[32:33], v[64:65], exec
m7826:
v_pk_fma_f32 v[0:1], v[32:33], v[64:65], 0
m7827:
v_pk_fma_f32 v[0:1], v[32:33], v[64:65], -16
m7828:
v_pk_fma_f32 v[0:1], v[32:33], v[64:65], 64
m7829:
v_pk_fma_f32 v[0:1], v[32:33], v[64:65], -4.0
m7830:
v_pk_fma_f32 v[0:1], v[32:33], v[64:65], v[96:97] op_sel:[1,1,1] op_sel_hi:[0,0,0] neg_lo:[1,1,1] neg_hi:[1,1,1]
m7831:
v_pk_mul_f32 v[0:1], v[32:33], v[64:65]
m7832:
v_pk_mul_f32 v[0:1], s[16:17], v[64:65]
m7833:
v_pk_mul_f32 v[0:1], vcc, v[64:65]
m7834:
v_pk_mul_f32 v[0:1], exec, v[64:65]
m7835:
v_pk_mul_f32 v[0:1], 0, v[64:65]
m7836:
v_pk_mul_f32 v[0:1], -16, v[64:65]
m7837:
v_pk_mul_f32 v[0:1], 64, v[64:65]
m7838:
v_pk_mul_f32 v[0:1], -4.0, v[64:65]
m7839:
v_pk_mul_f32 v[0:1], v[32:33], s[32:33]
m7840:
v_pk_mul_f32 v[0:1], v[32:33], vcc
m7841:
v_pk_mul_f32 v[0:1], v[32:33], exec
m7842:
v_pk_mul_f32 v[0:1], v[32:33], 0
m7843:
v_pk_mul_f32 v[0:1], v[32:33], -16
m7844:
v_pk_mul_f32 v[0:1], v[32:33], 64
m7845:
v_pk_mul_f32 v[0:1], v[32:33], -4.0
m7846:
v_pk_mul_f32 v[0:1], v[32:33], v[64:65] op_sel:[1,1] op_sel_hi:[0,0] neg_lo:[1,1] neg_hi:[1,1]
m7847:
v_pk_add_f32 v[0:1], v[32:33], v[64:65]
m7848:
v_pk_add_f32 v[0:1], s[16:17], v[64:65]
m7849:
v_pk_add_f32 v[0:1], vcc, v[64:65]
m7850:
v_pk_add_f32 v[0:1], exec, v[64:65]
m7851:
v_pk_add_f32 v[0:1], 0, v[64:65]
m7852:
v_pk_add_f32 v[0:1], -16, v[64:65]
m7853:
v_pk_add_f32 v[0:1], 64, v[64:65]
m7854:
v_pk_add_f32 v[0:1], -4.0, v[64:65]
m7855:
v_pk_add_f32 v[0:1], v[32:33], s[32:33]
m7856:
v_pk_add_f32 v[0:1], v[32:33], vcc
m7857:
v_pk_add_f32 v[0:1], v[32:33], exec
m7858:
v_pk_add_f32 v[0:1], v[32:33], 0
m7859:
v_pk_add_f32 v[0:1], v[32:33], -16
m7860:
v_pk_add_f32 v[0:1], v[32:33], 64
m7861:
v_pk_add_f32 v[0:1], v[32:33], -4.0
m7862:
v_pk_add_f32 v[0:1], v[32:33], v[64:65] op_sel:[1,1] op_sel_hi:[0,0] neg_lo:[1,1] neg_hi:[1,1]
m7863:
v_pk_mov_b32 v[0:1], v[32:33], v[64:65]
m7864:
v_pk_mov_b32 v[0:1], s[16:17], v[64:65]
m7865:
v_pk_mov_b32 v[0:1], vcc, v[64:65]
m7866:
v_pk_mov_b32 v[0:1], exec, v[64:65]
m7867:
v_pk_mov_b32 v[0:1], 0, v[64:65]
m7868:
v_pk_mov_b32 v[0:1], -16, v[64:65]
m7869:
v_pk_mov_b32 v[0:1], 64, v[64:65]
m7870:
v_pk_mov_b32 v[0:1], -4.0, v[64:65]
m7871:
v_pk_mov_b32 v[0:1], v[32:33], s[32:33]
m7872:
v_pk_mov_b32 v[0:1], v[32:33], vcc
m7873:
v_pk_mov_b32 v[0:1], v[32:33], exec
m7874:
v_pk_mov_b32 v[0:1], v[32:33], 0
m7875:
v_pk_mov_b32 v[0:1], v[32:33], -16
m7876:
v_pk_mov_b32 v[0:1], v[32:33], 64
m7877:
v_pk_mov_b32 v[0:1], v[32:33], -4.0
m7878:
v_pk_mov_b32 v[0:1], v[32:33], v[64:65] op_sel:[1,1] op_sel_hi:[0,0]
m7879:
v_fma_mix_f32 v0, v32, v64, v96
m7880:
v_fma_mix_f32 v0, s16, v64, v96
m7881:
v_fma_mix_f32 v0, vcc_lo, v64, v96
m7882:
v_fma_mix_f32 v0, m0, v64, v96
m7883:
v_fma_mix_f32 v0, exec_hi, v64, v96
m7884:
v_fma_mix_f32 v0, src_scc, v64, v96
m7885:
v_fma_mix_f32 v0, 0, v64, v96
m7886:
v_fma_mix_f32 v0, -16, v64, v96
m7887:
v_fma_mix_f32 v0, 64, v64, v96
m7888:
v_fma_mix_f32 v0, -4.0, v64, v96
m7889:
v_fma_mix_f32 v0, 0.15915494, v64, v96
m7890:
v_fma_mix_f32 v0, v32, s32, v96
m7891:
v_fma_mix_f32 v0, v32, vcc_lo, v96
m7892:
v_fma_mix_f32 v0, v32, m0, v96
m7893:
v_fma_mix_f32 v0, v32, exec_hi, v96
m7894:
v_fma_mix_f32 v0, v32, src_scc, v96
m7895:
v_fma_mix_f32 v0, v32, 0, v96
m7896:
v_fma_mix_f32 v0, v32, -16, v96
m7897:
v_fma_mix_f32 v0, v32, 64, v96
m7898:
v_fma_mix_f32 v0, v32, -4.0, v96
m7899:
v_fma_mix_f32 v0, v32, 0.15915494, v96
m7900:
v_fma_mix_f32 v0, v32, v64, s48
m7901:
v_fma_mix_f32 v0, v32, v64, vcc_lo
m7902:
v_fma_mix_f32 v0, v32, v64, m0
m7903:
v_fma_mix_f32 v0, v32, v64, exec_hi
m7904:
v_fma_mix_f32 v0, v32, v64, src_scc
m7905:
v_fma_mix_f32 v0, v32, v64, 0
m7906:
v_fma_mix_f32 v0, v32, v64, -16
m7907:
v_fma_mix_f32 v0, v32, v64, 64
m7908:
v_fma_mix_f32 v0, v32, v64, -4.0
m7909:
v_fma_mix_f32 v0, v32, v64, 0.15915494
m7910:
v_fma_mix_f32 v0, v32, v64, v96 op_sel:[1,1,1] op_sel_hi:[0,0,0]
m7911:
v_fma_mixlo_f16 v0, v32, v64, v96
m7912:
v_fma_mixlo_f16 v0, s16, v64, v96
m7913:
v_fma_mixlo_f16 v0, vcc_lo, v64, v96
m7914:
v_fma_mixlo_f16 v0, m0, v64, v96
m7915:
v_fma_mixlo_f16 v0, exec_hi, v64, v96
m7916:
v_fma_mixlo_f16 v0, src_scc, v64, v96
m7917:
v_fma_mixlo_f16 v0, 0, v64, v96
m7918:
v_fma_mixlo_f16 v0, -16, v64, v96
m7919:
v_fma_mixlo_f16 v0, 64, v64, v96
m7920:
v_fma_mixlo_f16 v0, -4.0, v64, v96
m7921:
v_fma_mixlo_f16 v0, 0.15915494, v64, v96
m7922:
v_fma_mixlo_f16 v0, v32, s32, v96
m7923:
v_fma_mixlo_f16 v0, v32, vcc_lo, v96
m7924:
v_fma_mixlo_f16 v0, v32, m0, v96
m7925:
v_fma_mixlo_f16 v0, v32, exec_hi, v96
m7926:
v_fma_mixlo_f16 v0, v32, src_scc, v96
m7927:
v_fma_mixlo_f16 v0, v32, 0, v96
m7928:
v_fma_mixlo_f16 v0, v32, -16, v96
m7929:
v_fma_mixlo_f16 v0, v32, 64, v96
m7930:
v_fma_mixlo_f16 v0, v32, -4.0, v96
m7931:
v_fma_mixlo_f16 v0, v32, 0.15915494, v96
m7932:
v_fma_mixlo_f16 v0, v32, v64, s48
m7933:
v_fma_mixlo_f16 v0, v32, v64, vcc_lo
m7934:
v_fma_mixlo_f16 v0, v32, v64, m0
m7935:
v_fma_mixlo_f16 v0, v32, v64, exec_hi
m7936:
v_fma_mixlo_f16 v0, v32, v64, src_scc
m7937:
v_fma_mixlo_f16 v0, v32, v64, 0
m7938:
v_fma_mixlo_f16 v0, v32, v64, -16
m7939:
v_fma_mixlo_f16 v0, v32, v64, 64
m7940:
v_fma_mixlo_f16 v0, v32, v64, -4.0
m7941:
v_fma_mixlo_f16 v0, v32, v64, 0.15915494
m7942:
v_fma_mixlo_f16 v0, v32, v64, v96 op_sel:[1,1,1] op_sel_hi:[0,0,0]
m7943:
v_fma_mixhi_f16 v0, v32, v64, v96
m7944:
v_fma_mixhi_f16 v0, s16, v64, v96
m7945:
v_fma_mixhi_f16 v0, vcc_lo, v64, v96
m7946:
v_fma_mixhi_f16 v0, m0, v64, v96
m7947:
v_fma_mixhi_f16 v0, exec_hi, v64, v96
m7948:
v_fma_mixhi_f16 v0, src_scc, v64, v96
m7949:
v_fma_mixhi_f16 v0, 0, v64, v96
m7950:
v_fma_mixhi_f16 v0, -16, v64, v96
m7951:
v_fma_mixhi_f16 v0, 64, v64, v96
m7952:
v_fma_mixhi_f16 v0, -4.0, v64, v96
m7953:
v_fma_mixhi_f16 v0, 0.15915494, v64, v96
m7954:
v_fma_mixhi_f16 v0, v32, s32, v96
m7955:
v_fma_mixhi_f16 v0, v32, vcc_lo, v96
m7956:
v_fma_mixhi_f16 v0, v32, m0, v96
m7957:
v_fma_mixhi_f16 v0, v32, exec_hi, v96
m7958:
v_fma_mixhi_f16 v0, v32, src_scc, v96
m7959:
v_fma_mixhi_f16 v0, v32, 0, v96
m7960:
v_fma_mixhi_f16 v0, v32, -16, v96
m7961:
v_fma_mixhi_f16 v0, v32, 64, v96
m7962:
v_fma_mixhi_f16 v0, v32, -4.0, v96
m7963:
v_fma_mixhi_f16 v0, v32, 0.15915494, v96
m7964:
v_fma_mixhi_f16 v0, v32, v64, s48
m7965:
v_fma_mixhi_f16 v0, v32, v64, vcc_lo
m7966:
v_fma_mixhi_f16 v0, v32, v64, m0
m7967:
v_fma_mixhi_f16 v0, v32, v64, exec_hi
m7968:
v_fma_mixhi_f16 v0, v32, v64, src_scc
m7969:
v_fma_mixhi_f16 v0, v32, v64, 0
m7970:
v_fma_mixhi_f16 v0, v32, v64, -16
m7971:
v_fma_mixhi_f16 v0, v32, v64, 64
m7972:
v_fma_mixhi_f16 v0, v32, v64, -4.0
m7973:
v_fma_mixhi_f16 v0, v32, v64, 0.15915494
m7974:
v_fma_mixhi_f16 v0, v32, v64, v96 op_sel:[1,1,1] op_sel_hi:[0,0,0]
m7975:
v_pk_fmac_f16 v0, v32, v64
m7976:
v_pk_fmac_f16 v0, s16, v64
m7977:
v_pk_fmac_f16 v0, vcc_lo, v64
m7978:
v_pk_fmac_f16 v0, m0, v64
m7979:
v_pk_fmac_f16 v0, exec_hi, v64
m7980:
v_pk_fmac_f16 v0, src_scc, v64
m7981:
v_pk_fmac_f16 v0, 0, v64
m7982:
v_pk_fmac_f16 v0, -16, v64
m7983:
v_pk_fmac_f16 v0, 64, v64
m7984:
v_pk_fmac_f16 v0, -4.0, v64
m7985:
v_pk_fmac_f16 v0, 0.15915494, v64
m7986:
v_pk_fmac_f16 v0, v32, s32
m7987:
v_pk_fmac_f16 v0, v32, vcc_lo
m7988:
v_pk_fmac_f16 v0, v32, m0
m7989:
v_pk_fmac_f16 v0, v32, exec_hi
m7990:
v_pk_fmac_f16 v0, v32, src_scc
m7991:
v_pk_fmac_f16 v0, v32, 0
m7992:
v_pk_fmac_f16 v0, v32, -16
m7993:
v_pk_fmac_f16 v0, v32, 64
m7994:
v_pk_fmac_f16 v0, v32, -4.0
m7995:
v_pk_fmac_f16 v0, v32, 0.15915494
m7996:
v_pk_fmac_f16_e32 v0, v32, v64
m7997:
v_pk_fmac_f16_e32 v0, 0x12345678, v64
m7998:
v_pk_fmac_f16_e64 v0, v32, v64
m7999:
v_pk_fmac_f16_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m8000:
v_pk_fmac_f16_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m8001:
v_pk_fma_f16 v0, v32, v64, v96
m8002:
v_pk_fma_f16 v0, s16, v64, v96
m8003:
v_pk_fma_f16 v0, vcc_lo, v64, v96
m8004:
v_pk_fma_f16 v0, m0, v64, v96
m8005:
v_pk_fma_f16 v0, exec_hi, v64, v96
m8006:
v_pk_fma_f16 v0, src_scc, v64, v96
m8007:
v_pk_fma_f16 v0, 0, v64, v96
m8008:
v_pk_fma_f16 v0, -16, v64, v96
m8009:
v_pk_fma_f16 v0, 64, v64, v96
m8010:
v_pk_fma_f16 v0, -4.0, v64, v96
m8011:
v_pk_fma_f16 v0, 0.15915494, v64, v96
m8012:
v_pk_fma_f16 v0, v32, s32, v96
m8013:
v_pk_fma_f16 v0, v32, vcc_lo, v96
m8014:
v_pk_fma_f16 v0, v32, m0, v96
m8015:
v_pk_fma_f16 v0, v32, exec_hi, v96
m8016:
v_pk_fma_f16 v0, v32, src_scc, v96
m8017:
v_pk_fma_f16 v0, v32, 0, v96
m8018:
v_pk_fma_f16 v0, v32, -16, v96
m8019:
v_pk_fma_f16 v0, v32, 64, v96
m8020:
v_pk_fma_f16 v0, v32, -4.0, v96
m8021:
v_pk_fma_f16 v0, v32, 0.15915494, v96
m8022:
v_pk_fma_f16 v0, v32, v64, s48
m8023:
v_pk_fma_f16 v0, v32, v64, vcc_lo
m8024:
v_pk_fma_f16 v0, v32, v64, m0
m8025:
v_pk_fma_f16 v0, v32, v64, exec_hi
m8026:
v_pk_fma_f16 v0, v32, v64, src_scc
m8027:
v_pk_fma_f16 v0, v32, v64, 0
m8028:
v_pk_fma_f16 v0, v32, v64, -16
m8029:
v_pk_fma_f16 v0, v32, v64, 64
m8030:
v_pk_fma_f16 v0, v32, v64, -4.0
m8031:
v_pk_fma_f16 v0, v32, v64, 0.15915494
m8032:
v_pk_fma_f16 v0, v32, v64, v96 op_sel:[1,1,1] op_sel_hi:[0,0,0] neg_lo:[1,1,1] neg_hi:[1,1,1]
m8033:
v_pk_minimum3_f16 v0, v32, v64, v96
m8034:
v_pk_minimum3_f16 v0, s16, v64, v96
m8035:
v_pk_minimum3_f16 v0, vcc_lo, v64, v96
m8036:
v_pk_minimum3_f16 v0, m0, v64, v96
m8037:
v_pk_minimum3_f16 v0, exec_hi, v64, v96
m8038:
v_pk_minimum3_f16 v0, src_scc, v64, v96
m8039:
v_pk_minimum3_f16 v0, 0, v64, v96
m8040:
v_pk_minimum3_f16 v0, -16, v64, v96
m8041:
v_pk_minimum3_f16 v0, 64, v64, v96
m8042:
v_pk_minimum3_f16 v0, -4.0, v64, v96
m8043:
v_pk_minimum3_f16 v0, 0.15915494, v64, v96
m8044:
v_pk_minimum3_f16 v0, v32, s32, v96
m8045:
v_pk_minimum3_f16 v0, v32, vcc_lo, v96
m8046:
v_pk_minimum3_f16 v0, v32, m0, v96
m8047:
v_pk_minimum3_f16 v0, v32, exec_hi, v96
m8048:
v_pk_minimum3_f16 v0, v32, src_scc, v96
m8049:
v_pk_minimum3_f16 v0, v32, 0, v96
m8050:
v_pk_minimum3_f16 v0, v32, -16, v96
m8051:
v_pk_minimum3_f16 v0, v32, 64, v96
m8052:
v_pk_minimum3_f16 v0, v32, -4.0, v96
m8053:
v_pk_minimum3_f16 v0, v32, 0.15915494, v96
m8054:
v_pk_minimum3_f16 v0, v32, v64, s48
m8055:
v_pk_minimum3_f16 v0, v32, v64, vcc_lo
m8056:
v_pk_minimum3_f16 v0, v32, v64, m0
m8057:
v_pk_minimum3_f16 v0, v32, v64, exec_hi
m8058:
v_pk_minimum3_f16 v0, v32, v64, src_scc
m8059:
v_pk_minimum3_f16 v0, v32, v64, 0
m8060:
v_pk_minimum3_f16 v0, v32, v64, -16
m8061:
v_pk_minimum3_f16 v0, v32, v64, 64
m8062:
v_pk_minimum3_f16 v0, v32, v64, -4.0
m8063:
v_pk_minimum3_f16 v0, v32, v64, 0.15915494
m8064:
v_pk_minimum3_f16 v0, v32, v64, v96 op_sel:[1,1,1] op_sel_hi:[0,0,0] neg_lo:[1,1,1] neg_hi:[1,1,1]
m8065:
v_pk_maximum3_f16 v0, v32, v64, v96
m8066:
v_pk_maximum3_f16 v0, s16, v64, v96
m8067:
v_pk_maximum3_f16 v0, vcc_lo, v64, v96
m8068:
v_pk_maximum3_f16 v0, m0, v64, v96
m8069:
v_pk_maximum3_f16 v0, exec_hi, v64, v96
m8070:
v_pk_maximum3_f16 v0, src_scc, v64, v96
m8071:
v_pk_maximum3_f16 v0, 0, v64, v96
m8072:
v_pk_maximum3_f16 v0, -16, v64, v96
m8073:
v_pk_maximum3_f16 v0, 64, v64, v96
m8074:
v_pk_maximum3_f16 v0, -4.0, v64, v96
m8075:
v_pk_maximum3_f16 v0, 0.15915494, v64, v96
m8076:
v_pk_maximum3_f16 v0, v32, s32, v96
m8077:
v_pk_maximum3_f16 v0, v32, vcc_lo, v96
m8078:
v_pk_maximum3_f16 v0, v32, m0, v96
m8079:
v_pk_maximum3_f16 v0, v32, exec_hi, v96
m8080:
v_pk_maximum3_f16 v0, v32, src_scc, v96
m8081:
v_pk_maximum3_f16 v0, v32, 0, v96
m8082:
v_pk_maximum3_f16 v0, v32, -16, v96
m8083:
v_pk_maximum3_f16 v0, v32, 64, v96
m8084:
v_pk_maximum3_f16 v0, v32, -4.0, v96
m8085:
v_pk_maximum3_f16 v0, v32, 0.15915494, v96
m8086:
v_pk_maximum3_f16 v0, v32, v64, s48
m8087:
v_pk_maximum3_f16 v0, v32, v64, vcc_lo
m8088:
v_pk_maximum3_f16 v0, v32, v64, m0
m8089:
v_pk_maximum3_f16 v0, v32, v64, exec_hi
m8090:
v_pk_maximum3_f16 v0, v32, v64, src_scc
m8091:
v_pk_maximum3_f16 v0, v32, v64, 0
m8092:
v_pk_maximum3_f16 v0, v32, v64, -16
m8093:
v_pk_maximum3_f16 v0, v32, v64, 64
m8094:
v_pk_maximum3_f16 v0, v32, v64, -4.0
m8095:
v_pk_maximum3_f16 v0, v32, v64, 0.15915494
m8096:
v_pk_maximum3_f16 v0, v32, v64, v96 op_sel:[1,1,1] op_sel_hi:[0,0,0] neg_lo:[1,1,1] neg_hi:[1,1,1]
m8097:
v_pk_add_f16 v0, v32, v64
m8098:
v_pk_add_f16 v0, s16, v64
m8099:
v_pk_add_f16 v0, vcc_lo, v64
m8100:
v_pk_add_f16 v0, m0, v64
m8101:
v_pk_add_f16 v0, exec_hi, v64
m8102:
v_pk_add_f16 v0, src_scc, v64
m8103:
v_pk_add_f16 v0, 0, v64
m8104:
v_pk_add_f16 v0, -16, v64
m8105:
v_pk_add_f16 v0, 64, v64
m8106:
v_pk_add_f16 v0, -4.0, v64
m8107:
v_pk_add_f16 v0, 0.15915494, v64
m8108:
v_pk_add_f16 v0, v32, s32
m8109:
v_pk_add_f16 v0, v32, vcc_lo
m8110:
v_pk_add_f16 v0, v32, m0
m8111:
v_pk_add_f16 v0, v32, exec_hi
m8112:
v_pk_add_f16 v0, v32, src_scc
m8113:
v_pk_add_f16 v0, v32, 0
m8114:
v_pk_add_f16 v0, v32, -16
m8115:
v_pk_add_f16 v0, v32, 64
m8116:
v_pk_add_f16 v0, v32, -4.0
m8117:
v_pk_add_f16 v0, v32, 0.15915494
m8118:
v_pk_add_f16 v0, v32, v64 op_sel:[1,1] op_sel_hi:[0,0] neg_lo:[1,1] neg_hi:[1,1]
m8119:
v_pk_mul_f16 v0, v32, v64
m8120:
v_pk_mul_f16 v0, s16, v64
m8121:
v_pk_mul_f16 v0, vcc_lo, v64
m8122:
v_pk_mul_f16 v0, m0, v64
m8123:
v_pk_mul_f16 v0, exec_hi, v64
m8124:
v_pk_mul_f16 v0, src_scc, v64
m8125:
v_pk_mul_f16 v0, 0, v64
m8126:
v_pk_mul_f16 v0, -16, v64
m8127:
v_pk_mul_f16 v0, 64, v64
m8128:
v_pk_mul_f16 v0, -4.0, v64
m8129:
v_pk_mul_f16 v0, 0.15915494, v64
m8130:
v_pk_mul_f16 v0, v32, s32
m8131:
v_pk_mul_f16 v0, v32, vcc_lo
m8132:
v_pk_mul_f16 v0, v32, m0
m8133:
v_pk_mul_f16 v0, v32, exec_hi
m8134:
v_pk_mul_f16 v0, v32, src_scc
m8135:
v_pk_mul_f16 v0, v32, 0
m8136:
v_pk_mul_f16 v0, v32, -16
m8137:
v_pk_mul_f16 v0, v32, 64
m8138:
v_pk_mul_f16 v0, v32, -4.0
m8139:
v_pk_mul_f16 v0, v32, 0.15915494
m8140:
v_pk_mul_f16 v0, v32, v64 op_sel:[1,1] op_sel_hi:[0,0] neg_lo:[1,1] neg_hi:[1,1]
m8141:
v_pk_min_f16 v0, v32, v64
m8142:
v_pk_min_f16 v0, s16, v64
m8143:
v_pk_min_f16 v0, vcc_lo, v64
m8144:
v_pk_min_f16 v0, m0, v64
m8145:
v_pk_min_f16 v0, exec_hi, v64
m8146:
v_pk_min_f16 v0, src_scc, v64
m8147:
v_pk_min_f16 v0, 0, v64
m8148:
v_pk_min_f16 v0, -16, v64
m8149:
v_pk_min_f16 v0, 64, v64
m8150:
v_pk_min_f16 v0, -4.0, v64
m8151:
v_pk_min_f16 v0, 0.15915494, v64
m8152:
v_pk_min_f16 v0, v32, s32
m8153:
v_pk_min_f16 v0, v32, vcc_lo
m8154:
v_pk_min_f16 v0, v32, m0
m8155:
v_pk_min_f16 v0, v32, exec_hi
m8156:
v_pk_min_f16 v0, v32, src_scc
m8157:
v_pk_min_f16 v0, v32, 0
m8158:
v_pk_min_f16 v0, v32, -16
m8159:
v_pk_min_f16 v0, v32, 64
m8160:
v_pk_min_f16 v0, v32, -4.0
m8161:
v_pk_min_f16 v0, v32, 0.15915494
m8162:
v_pk_min_f16 v0, v32, v64 op_sel:[1,1] op_sel_hi:[0,0] neg_lo:[1,1] neg_hi:[1,1]
m8163:
v_pk_max_f16 v0, v32, v64
m8164:
v_pk_max_f16 v0, s16, v64
m8165:
v_pk_max_f16 v0, vcc_lo, v64
m8166:
v_pk_max_f16 v0, m0, v64
m8167:
v_pk_max_f16 v0, exec_hi, v64
m8168:
v_pk_max_f16 v0, src_scc, v64
m8169:
v_pk_max_f16 v0, 0, v64
m8170:
v_pk_max_f16 v0, -16, v64
m8171:
v_pk_max_f16 v0, 64, v64
m8172:
v_pk_max_f16 v0, -4.0, v64
m8173:
v_pk_max_f16 v0, 0.15915494, v64
m8174:
v_pk_max_f16 v0, v32, s32
m8175:
v_pk_max_f16 v0, v32, vcc_lo
m8176:
v_pk_max_f16 v0, v32, m0
m8177:
v_pk_max_f16 v0, v32, exec_hi
m8178:
v_pk_max_f16 v0, v32, src_scc
m8179:
v_pk_max_f16 v0, v32, 0
m8180:
v_pk_max_f16 v0, v32, -16
m8181:
v_pk_max_f16 v0, v32, 64
m8182:
v_pk_max_f16 v0, v32, -4.0
m8183:
v_pk_max_f16 v0, v32, 0.15915494
m8184:
v_pk_max_f16 v0, v32, v64 op_sel:[1,1] op_sel_hi:[0,0] neg_lo:[1,1] neg_hi:[1,1]
m8185:
v_pk_min_u16 v0, v32, v64
m8186:
v_pk_min_u16 v0, s16, v64
m8187:
v_pk_min_u16 v0, vcc_lo, v64
m8188:
v_pk_min_u16 v0, m0, v64
m8189:
v_pk_min_u16 v0, exec_hi, v64
m8190:
v_pk_min_u16 v0, src_scc, v64
m8191:
v_pk_min_u16 v0, 0, v64
m8192:
v_pk_min_u16 v0, -16, v64
m8193:
v_pk_min_u16 v0, 64, v64
m8194:
v_pk_min_u16 v0, -4.0, v64
m8195:
v_pk_min_u16 v0, 0.15915494, v64
m8196:
v_pk_min_u16 v0, v32, s32
m8197:
v_pk_min_u16 v0, v32, vcc_lo
m8198:
v_pk_min_u16 v0, v32, m0
m8199:
v_pk_min_u16 v0, v32, exec_hi
m8200:
v_pk_min_u16 v0, v32, src_scc
m8201:
v_pk_min_u16 v0, v32, 0
m8202:
v_pk_min_u16 v0, v32, -16
m8203:
v_pk_min_u16 v0, v32, 64
m8204:
v_pk_min_u16 v0, v32, -4.0
m8205:
v_pk_min_u16 v0, v32, 0.15915494
m8206:
v_pk_min_u16 v0, v32, v64 op_sel:[1,1] op_sel_hi:[0,0]
m8207:
v_pk_max_u16 v0, v32, v64
m8208:
v_pk_max_u16 v0, s16, v64
m8209:
v_pk_max_u16 v0, vcc_lo, v64
m8210:
v_pk_max_u16 v0, m0, v64
m8211:
v_pk_max_u16 v0, exec_hi, v64
m8212:
v_pk_max_u16 v0, src_scc, v64
m8213:
v_pk_max_u16 v0, 0, v64
m8214:
v_pk_max_u16 v0, -16, v64
m8215:
v_pk_max_u16 v0, 64, v64
m8216:
v_pk_max_u16 v0, -4.0, v64
m8217:
v_pk_max_u16 v0, 0.15915494, v64
m8218:
v_pk_max_u16 v0, v32, s32
m8219:
v_pk_max_u16 v0, v32, vcc_lo
m8220:
v_pk_max_u16 v0, v32, m0
m8221:
v_pk_max_u16 v0, v32, exec_hi
m8222:
v_pk_max_u16 v0, v32, src_scc
m8223:
v_pk_max_u16 v0, v32, 0
m8224:
v_pk_max_u16 v0, v32, -16
m8225:
v_pk_max_u16 v0, v32, 64
m8226:
v_pk_max_u16 v0, v32, -4.0
m8227:
v_pk_max_u16 v0, v32, 0.15915494
m8228:
v_pk_max_u16 v0, v32, v64 op_sel:[1,1] op_sel_hi:[0,0]
m8229:
v_pk_add_u16 v0, v32, v64
m8230:
v_pk_add_u16 v0, s16, v64
m8231:
v_pk_add_u16 v0, vcc_lo, v64
m8232:
v_pk_add_u16 v0, m0, v64
m8233:
v_pk_add_u16 v0, exec_hi, v64
m8234:
v_pk_add_u16 v0, src_scc, v64
m8235:
v_pk_add_u16 v0, 0, v64
m8236:
v_pk_add_u16 v0, -16, v64
m8237:
v_pk_add_u16 v0, 64, v64
m8238:
v_pk_add_u16 v0, -4.0, v64
m8239:
v_pk_add_u16 v0, 0.15915494, v64
m8240:
v_pk_add_u16 v0, v32, s32
m8241:
v_pk_add_u16 v0, v32, vcc_lo
m8242:
v_pk_add_u16 v0, v32, m0
m8243:
v_pk_add_u16 v0, v32, exec_hi
m8244:
v_pk_add_u16 v0, v32, src_scc
m8245:
v_pk_add_u16 v0, v32, 0
m8246:
v_pk_add_u16 v0, v32, -16
m8247:
v_pk_add_u16 v0, v32, 64
m8248:
v_pk_add_u16 v0, v32, -4.0
m8249:
v_pk_add_u16 v0, v32, 0.15915494
m8250:
v_pk_add_u16 v0, v32, v64 op_sel:[1,1] op_sel_hi:[0,0]
m8251:
v_pk_sub_u16 v0, v32, v64
m8252:
v_pk_sub_u16 v0, s16, v64
m8253:
v_pk_sub_u16 v0, vcc_lo, v64
m8254:
v_pk_sub_u16 v0, m0, v64
m8255:
v_pk_sub_u16 v0, exec_hi, v64
m8256:
v_pk_sub_u16 v0, src_scc, v64
m8257:
v_pk_sub_u16 v0, 0, v64
m8258:
v_pk_sub_u16 v0, -16, v64
m8259:
v_pk_sub_u16 v0, 64, v64
m8260:
v_pk_sub_u16 v0, -4.0, v64
m8261:
v_pk_sub_u16 v0, 0.15915494, v64
m8262:
v_pk_sub_u16 v0, v32, s32
m8263:
v_pk_sub_u16 v0, v32, vcc_lo
m8264:
v_pk_sub_u16 v0, v32, m0
m8265:
v_pk_sub_u16 v0, v32, exec_hi
m8266:
v_pk_sub_u16 v0, v32, src_scc
m8267:
v_pk_sub_u16 v0, v32, 0
m8268:
v_pk_sub_u16 v0, v32, -16
m8269:
v_pk_sub_u16 v0, v32, 64
m8270:
v_pk_sub_u16 v0, v32, -4.0
m8271:
v_pk_sub_u16 v0, v32, 0.15915494
m8272:
v_pk_sub_u16 v0, v32, v64 op_sel:[1,1] op_sel_hi:[0,0]
m8273:
v_pk_mad_u16 v0, v32, v64, v96
m8274:
v_pk_mad_u16 v0, s16, v64, v96
m8275:
v_pk_mad_u16 v0, vcc_lo, v64, v96
m8276:
v_pk_mad_u16 v0, m0, v64, v96
m8277:
v_pk_mad_u16 v0, exec_hi, v64, v96
m8278:
v_pk_mad_u16 v0, src_scc, v64, v96
m8279:
v_pk_mad_u16 v0, 0, v64, v96
m8280:
v_pk_mad_u16 v0, -16, v64, v96
m8281:
v_pk_mad_u16 v0, 64, v64, v96
m8282:
v_pk_mad_u16 v0, -4.0, v64, v96
m8283:
v_pk_mad_u16 v0, 0.15915494, v64, v96
m8284:
v_pk_mad_u16 v0, v32, s32, v96
m8285:
v_pk_mad_u16 v0, v32, vcc_lo, v96
m8286:
v_pk_mad_u16 v0, v32, m0, v96
m8287:
v_pk_mad_u16 v0, v32, exec_hi, v96
m8288:
v_pk_mad_u16 v0, v32, src_scc, v96
m8289:
v_pk_mad_u16 v0, v32, 0, v96
m8290:
v_pk_mad_u16 v0, v32, -16, v96
m8291:
v_pk_mad_u16 v0, v32, 64, v96
m8292:
v_pk_mad_u16 v0, v32, -4.0, v96
m8293:
v_pk_mad_u16 v0, v32, 0.15915494, v96
m8294:
v_pk_mad_u16 v0, v32, v64, s48
m8295:
v_pk_mad_u16 v0, v32, v64, vcc_lo
m8296:
v_pk_mad_u16 v0, v32, v64, m0
m8297:
v_pk_mad_u16 v0, v32, v64, exec_hi
m8298:
v_pk_mad_u16 v0, v32, v64, src_scc
m8299:
v_pk_mad_u16 v0, v32, v64, 0
m8300:
v_pk_mad_u16 v0, v32, v64, -16
m8301:
v_pk_mad_u16 v0, v32, v64, 64
m8302:
v_pk_mad_u16 v0, v32, v64, -4.0
m8303:
v_pk_mad_u16 v0, v32, v64, 0.15915494
m8304:
v_pk_mad_u16 v0, v32, v64, v96 op_sel:[1,1,1] op_sel_hi:[0,0,0]
m8305:
v_pk_min_i16 v0, v32, v64
m8306:
v_pk_min_i16 v0, s16, v64
m8307:
v_pk_min_i16 v0, vcc_lo, v64
m8308:
v_pk_min_i16 v0, m0, v64
m8309:
v_pk_min_i16 v0, exec_hi, v64
m8310:
v_pk_min_i16 v0, src_scc, v64
m8311:
v_pk_min_i16 v0, 0, v64
m8312:
v_pk_min_i16 v0, -16, v64
m8313:
v_pk_min_i16 v0, 64, v64
m8314:
v_pk_min_i16 v0, -4.0, v64
m8315:
v_pk_min_i16 v0, 0.15915494, v64
m8316:
v_pk_min_i16 v0, v32, s32
m8317:
v_pk_min_i16 v0, v32, vcc_lo
m8318:
v_pk_min_i16 v0, v32, m0
m8319:
v_pk_min_i16 v0, v32, exec_hi
m8320:
v_pk_min_i16 v0, v32, src_scc
m8321:
v_pk_min_i16 v0, v32, 0
m8322:
v_pk_min_i16 v0, v32, -16
m8323:
v_pk_min_i16 v0, v32, 64
m8324:
v_pk_min_i16 v0, v32, -4.0
m8325:
v_pk_min_i16 v0, v32, 0.15915494
m8326:
v_pk_min_i16 v0, v32, v64 op_sel:[1,1] op_sel_hi:[0,0]
m8327:
v_pk_max_i16 v0, v32, v64
m8328:
v_pk_max_i16 v0, s16, v64
m8329:
v_pk_max_i16 v0, vcc_lo, v64
m8330:
v_pk_max_i16 v0, m0, v64
m8331:
v_pk_max_i16 v0, exec_hi, v64
m8332:
v_pk_max_i16 v0, src_scc, v64
m8333:
v_pk_max_i16 v0, 0, v64
m8334:
v_pk_max_i16 v0, -16, v64
m8335:
v_pk_max_i16 v0, 64, v64
m8336:
v_pk_max_i16 v0, -4.0, v64
m8337:
v_pk_max_i16 v0, 0.15915494, v64
m8338:
v_pk_max_i16 v0, v32, s32
m8339:
v_pk_max_i16 v0, v32, vcc_lo
m8340:
v_pk_max_i16 v0, v32, m0
m8341:
v_pk_max_i16 v0, v32, exec_hi
m8342:
v_pk_max_i16 v0, v32, src_scc
m8343:
v_pk_max_i16 v0, v32, 0
m8344:
v_pk_max_i16 v0, v32, -16
m8345:
v_pk_max_i16 v0, v32, 64
m8346:
v_pk_max_i16 v0, v32, -4.0
m8347:
v_pk_max_i16 v0, v32, 0.15915494
m8348:
v_pk_max_i16 v0, v32, v64 op_sel:[1,1] op_sel_hi:[0,0]
m8349:
v_pk_add_i16 v0, v32, v64
m8350:
v_pk_add_i16 v0, s16, v64
m8351:
v_pk_add_i16 v0, vcc_lo, v64
m8352:
v_pk_add_i16 v0, m0, v64
m8353:
v_pk_add_i16 v0, exec_hi, v64
m8354:
v_pk_add_i16 v0, src_scc, v64
m8355:
v_pk_add_i16 v0, 0, v64
m8356:
v_pk_add_i16 v0, -16, v64
m8357:
v_pk_add_i16 v0, 64, v64
m8358:
v_pk_add_i16 v0, -4.0, v64
m8359:
v_pk_add_i16 v0, 0.15915494, v64
m8360:
v_pk_add_i16 v0, v32, s32
m8361:
v_pk_add_i16 v0, v32, vcc_lo
m8362:
v_pk_add_i16 v0, v32, m0
m8363:
v_pk_add_i16 v0, v32, exec_hi
m8364:
v_pk_add_i16 v0, v32, src_scc
m8365:
v_pk_add_i16 v0, v32, 0
m8366:
v_pk_add_i16 v0, v32, -16
m8367:
v_pk_add_i16 v0, v32, 64
m8368:
v_pk_add_i16 v0, v32, -4.0
m8369:
v_pk_add_i16 v0, v32, 0.15915494
m8370:
v_pk_add_i16 v0, v32, v64 op_sel:[1,1] op_sel_hi:[0,0]
m8371:
v_pk_sub_i16 v0, v32, v64
m8372:
v_pk_sub_i16 v0, s16, v64
m8373:
v_pk_sub_i16 v0, vcc_lo, v64
m8374:
v_pk_sub_i16 v0, m0, v64
m8375:
v_pk_sub_i16 v0, exec_hi, v64
m8376:
v_pk_sub_i16 v0, src_scc, v64
m8377:
v_pk_sub_i16 v0, 0, v64
m8378:
v_pk_sub_i16 v0, -16, v64
m8379:
v_pk_sub_i16 v0, 64, v64
m8380:
v_pk_sub_i16 v0, -4.0, v64
m8381:
v_pk_sub_i16 v0, 0.15915494, v64
m8382:
v_pk_sub_i16 v0, v32, s32
m8383:
v_pk_sub_i16 v0, v32, vcc_lo
m8384:
v_pk_sub_i16 v0, v32, m0
m8385:
v_pk_sub_i16 v0, v32, exec_hi
m8386:
v_pk_sub_i16 v0, v32, src_scc
m8387:
v_pk_sub_i16 v0, v32, 0
m8388:
v_pk_sub_i16 v0, v32, -16
m8389:
v_pk_sub_i16 v0, v32, 64
m8390:
v_pk_sub_i16 v0, v32, -4.0
m8391:
v_pk_sub_i16 v0, v32, 0.15915494
m8392:
v_pk_sub_i16 v0, v32, v64 op_sel:[1,1] op_sel_hi:[0,0]
m8393:
v_pk_mad_i16 v0, v32, v64, v96
m8394:
v_pk_mad_i16 v0, s16, v64, v96
m8395:
v_pk_mad_i16 v0, vcc_lo, v64, v96
m8396:
v_pk_mad_i16 v0, m0, v64, v96
m8397:
v_pk_mad_i16 v0, exec_hi, v64, v96
m8398:
v_pk_mad_i16 v0, src_scc, v64, v96
m8399:
v_pk_mad_i16 v0, 0, v64, v96
m8400:
v_pk_mad_i16 v0, -16, v64, v96
m8401:
v_pk_mad_i16 v0, 64, v64, v96
m8402:
v_pk_mad_i16 v0, -4.0, v64, v96
m8403:
v_pk_mad_i16 v0, 0.15915494, v64, v96
m8404:
v_pk_mad_i16 v0, v32, s32, v96
m8405:
v_pk_mad_i16 v0, v32, vcc_lo, v96
m8406:
v_pk_mad_i16 v0, v32, m0, v96
m8407:
v_pk_mad_i16 v0, v32, exec_hi, v96
m8408:
v_pk_mad_i16 v0, v32, src_scc, v96
m8409:
v_pk_mad_i16 v0, v32, 0, v96
m8410:
v_pk_mad_i16 v0, v32, -16, v96
m8411:
v_pk_mad_i16 v0, v32, 64, v96
m8412:
v_pk_mad_i16 v0, v32, -4.0, v96
m8413:
v_pk_mad_i16 v0, v32, 0.15915494, v96
m8414:
v_pk_mad_i16 v0, v32, v64, s48
m8415:
v_pk_mad_i16 v0, v32, v64, vcc_lo
m8416:
v_pk_mad_i16 v0, v32, v64, m0
m8417:
v_pk_mad_i16 v0, v32, v64, exec_hi
m8418:
v_pk_mad_i16 v0, v32, v64, src_scc
m8419:
v_pk_mad_i16 v0, v32, v64, 0
m8420:
v_pk_mad_i16 v0, v32, v64, -16
m8421:
v_pk_mad_i16 v0, v32, v64, 64
m8422:
v_pk_mad_i16 v0, v32, v64, -4.0
m8423:
v_pk_mad_i16 v0, v32, v64, 0.15915494
m8424:
v_pk_mad_i16 v0, v32, v64, v96 op_sel:[1,1,1] op_sel_hi:[0,0,0]
m8425:
v_pk_mul_lo_u16 v0, v32, v64
m8426:
v_pk_mul_lo_u16 v0, s16, v64
m8427:
v_pk_mul_lo_u16 v0, vcc_lo, v64
m8428:
v_pk_mul_lo_u16 v0, m0, v64
m8429:
v_pk_mul_lo_u16 v0, exec_hi, v64
m8430:
v_pk_mul_lo_u16 v0, src_scc, v64
m8431:
v_pk_mul_lo_u16 v0, 0, v64
m8432:
v_pk_mul_lo_u16 v0, -16, v64
m8433:
v_pk_mul_lo_u16 v0, 64, v64
m8434:
v_pk_mul_lo_u16 v0, -4.0, v64
m8435:
v_pk_mul_lo_u16 v0, 0.15915494, v64
m8436:
v_pk_mul_lo_u16 v0, v32, s32
m8437:
v_pk_mul_lo_u16 v0, v32, vcc_lo
m8438:
v_pk_mul_lo_u16 v0, v32, m0
m8439:
v_pk_mul_lo_u16 v0, v32, exec_hi
m8440:
v_pk_mul_lo_u16 v0, v32, src_scc
m8441:
v_pk_mul_lo_u16 v0, v32, 0
m8442:
v_pk_mul_lo_u16 v0, v32, -16
m8443:
v_pk_mul_lo_u16 v0, v32, 64
m8444:
v_pk_mul_lo_u16 v0, v32, -4.0
m8445:
v_pk_mul_lo_u16 v0, v32, 0.15915494
m8446:
v_pk_mul_lo_u16 v0, v32, v64 op_sel:[1,1] op_sel_hi:[0,0]
m8447:
v_pk_lshlrev_b16 v0, v32, v64
m8448:
v_pk_lshlrev_b16 v0, s16, v64
m8449:
v_pk_lshlrev_b16 v0, vcc_lo, v64
m8450:
v_pk_lshlrev_b16 v0, m0, v64
m8451:
v_pk_lshlrev_b16 v0, exec_hi, v64
m8452:
v_pk_lshlrev_b16 v0, src_scc, v64
m8453:
v_pk_lshlrev_b16 v0, 0, v64
m8454:
v_pk_lshlrev_b16 v0, -16, v64
m8455:
v_pk_lshlrev_b16 v0, 64, v64
m8456:
v_pk_lshlrev_b16 v0, -4.0, v64
m8457:
v_pk_lshlrev_b16 v0, 0.15915494, v64
m8458:
v_pk_lshlrev_b16 v0, v32, s32
m8459:
v_pk_lshlrev_b16 v0, v32, vcc_lo
m8460:
v_pk_lshlrev_b16 v0, v32, m0
m8461:
v_pk_lshlrev_b16 v0, v32, exec_hi
m8462:
v_pk_lshlrev_b16 v0, v32, src_scc
m8463:
v_pk_lshlrev_b16 v0, v32, 0
m8464:
v_pk_lshlrev_b16 v0, v32, -16
m8465:
v_pk_lshlrev_b16 v0, v32, 64
m8466:
v_pk_lshlrev_b16 v0, v32, -4.0
m8467:
v_pk_lshlrev_b16 v0, v32, 0.15915494
m8468:
v_pk_lshlrev_b16 v0, v32, v64 op_sel:[1,1] op_sel_hi:[0,0]
m8469:
v_pk_lshrrev_b16 v0, v32, v64
m8470:
v_pk_lshrrev_b16 v0, s16, v64
m8471:
v_pk_lshrrev_b16 v0, vcc_lo, v64
m8472:
v_pk_lshrrev_b16 v0, m0, v64
m8473:
v_pk_lshrrev_b16 v0, exec_hi, v64
m8474:
v_pk_lshrrev_b16 v0, src_scc, v64
m8475:
v_pk_lshrrev_b16 v0, 0, v64
m8476:
v_pk_lshrrev_b16 v0, -16, v64
m8477:
v_pk_lshrrev_b16 v0, 64, v64
m8478:
v_pk_lshrrev_b16 v0, -4.0, v64
m8479:
v_pk_lshrrev_b16 v0, 0.15915494, v64
m8480:
v_pk_lshrrev_b16 v0, v32, s32
m8481:
v_pk_lshrrev_b16 v0, v32, vcc_lo
m8482:
v_pk_lshrrev_b16 v0, v32, m0
m8483:
v_pk_lshrrev_b16 v0, v32, exec_hi
m8484:
v_pk_lshrrev_b16 v0, v32, src_scc
m8485:
v_pk_lshrrev_b16 v0, v32, 0
m8486:
v_pk_lshrrev_b16 v0, v32, -16
m8487:
v_pk_lshrrev_b16 v0, v32, 64
m8488:
v_pk_lshrrev_b16 v0, v32, -4.0
m8489:
v_pk_lshrrev_b16 v0, v32, 0.15915494
m8490:
v_pk_lshrrev_b16 v0, v32, v64 op_sel:[1,1] op_sel_hi:[0,0]
m8491:
v_pk_ashrrev_i16 v0, v32, v64
m8492:
v_pk_ashrrev_i16 v0, s16, v64
m8493:
v_pk_ashrrev_i16 v0, vcc_lo, v64
m8494:
v_pk_ashrrev_i16 v0, m0, v64
m8495:
v_pk_ashrrev_i16 v0, exec_hi, v64
m8496:
v_pk_ashrrev_i16 v0, src_scc, v64
m8497:
v_pk_ashrrev_i16 v0, 0, v64
m8498:
v_pk_ashrrev_i16 v0, -16, v64
m8499:
v_pk_ashrrev_i16 v0, 64, v64
m8500:
v_pk_ashrrev_i16 v0, -4.0, v64
m8501:
v_pk_ashrrev_i16 v0, 0.15915494, v64
m8502:
v_pk_ashrrev_i16 v0, v32, s32
m8503:
v_pk_ashrrev_i16 v0, v32, vcc_lo
m8504:
v_pk_ashrrev_i16 v0, v32, m0
m8505:
v_pk_ashrrev_i16 v0, v32, exec_hi
m8506:
v_pk_ashrrev_i16 v0, v32, src_scc
m8507:
v_pk_ashrrev_i16 v0, v32, 0
m8508:
v_pk_ashrrev_i16 v0, v32, -16
m8509:
v_pk_ashrrev_i16 v0, v32, 64
m8510:
v_pk_ashrrev_i16 v0, v32, -4.0
m8511:
v_pk_ashrrev_i16 v0, v32, 0.15915494
m8512:
v_pk_ashrrev_i16 v0, v32, v64 op_sel:[1,1] op_sel_hi:[0,0]
m8513:
s_mov_b32 s0, s16
m8514:
s_mov_b32 s0, vcc_lo
m8515:
s_mov_b32 s0, m0
m8516:
s_mov_b32 s0, exec_hi
m8517:
s_mov_b32 s0, src_scc
m8518:
s_mov_b32 s0, 0
m8519:
s_mov_b32 s0, -16
m8520:
s_mov_b32 s0, 64
m8521:
s_mov_b32 s0, -4.0
m8522:
s_mov_b32 s0, 0.15915494
m8523:
s_mov_b32 s0, 0x12345678
m8524:
s_mov_b64 s[0:1], s[16:17]
m8525:
s_mov_b64 s[0:1], vcc
m8526:
s_mov_b64 s[0:1], exec
m8527:
s_mov_b64 s[0:1], 0
m8528:
s_mov_b64 s[0:1], -16
m8529:
s_mov_b64 s[0:1], 64
m8530:
s_mov_b64 s[0:1], -4.0
m8531:
s_mov_b64 s[0:1], 0x12345678
m8532:
s_movk_i32 s0, 1
m8533:
s_movk_i32 s0, -32768
m8534:
s_movk_i32 s0, 32767
m8535:
s_cmovk_i32 s0, 1
m8536:
s_cmovk_i32 s0, -32768
m8537:
s_cmovk_i32 s0, 32767
m8538:
s_cmov_b32 s0, s16
m8539:
s_cmov_b32 s0, vcc_lo
m8540:
s_cmov_b32 s0, m0
m8541:
s_cmov_b32 s0, exec_hi
m8542:
s_cmov_b32 s0, src_scc
m8543:
s_cmov_b32 s0, 0
m8544:
s_cmov_b32 s0, -16
m8545:
s_cmov_b32 s0, 64
m8546:
s_cmov_b32 s0, -4.0
m8547:
s_cmov_b32 s0, 0.15915494
m8548:
s_cmov_b32 s0, 0x12345678
m8549:
s_cmov_b64 s[0:1], s[16:17]
m8550:
s_cmov_b64 s[0:1], vcc
m8551:
s_cmov_b64 s[0:1], exec
m8552:
s_cmov_b64 s[0:1], 0
m8553:
s_cmov_b64 s[0:1], -16
m8554:
s_cmov_b64 s[0:1], 64
m8555:
s_cmov_b64 s[0:1], -4.0
m8556:
s_cmov_b64 s[0:1], 0x12345678
m8557:
s_cselect_b32 s0, s16, s32
m8558:
s_cselect_b32 s0, vcc_lo, s32
m8559:
s_cselect_b32 s0, m0, s32
m8560:
s_cselect_b32 s0, exec_hi, s32
m8561:
s_cselect_b32 s0, src_scc, s32
m8562:
s_cselect_b32 s0, 0, s32
m8563:
s_cselect_b32 s0, -16, s32
m8564:
s_cselect_b32 s0, 64, s32
m8565:
s_cselect_b32 s0, -4.0, s32
m8566:
s_cselect_b32 s0, 0.15915494, s32
m8567:
s_cselect_b32 s0, 0x12345678, s32
m8568:
s_cselect_b32 s0, s16, vcc_lo
m8569:
s_cselect_b32 s0, s16, m0
m8570:
s_cselect_b32 s0, s16, exec_hi
m8571:
s_cselect_b32 s0, s16, src_scc
m8572:
s_cselect_b32 s0, s16, 0
m8573:
s_cselect_b32 s0, s16, -16
m8574:
s_cselect_b32 s0, s16, 64
m8575:
s_cselect_b32 s0, s16, -4.0
m8576:
s_cselect_b32 s0, s16, 0.15915494
m8577:
s_cselect_b32 s0, s16, 0x12345678
m8578:
s_cselect_b64 s[0:1], s[16:17], s[32:33]
m8579:
s_cselect_b64 s[0:1], vcc, s[32:33]
m8580:
s_cselect_b64 s[0:1], exec, s[32:33]
m8581:
s_cselect_b64 s[0:1], 0, s[32:33]
m8582:
s_cselect_b64 s[0:1], -16, s[32:33]
m8583:
s_cselect_b64 s[0:1], 64, s[32:33]
m8584:
s_cselect_b64 s[0:1], -4.0, s[32:33]
m8585:
s_cselect_b64 s[0:1], 0x12345678, s[32:33]
m8586:
s_cselect_b64 s[0:1], s[16:17], vcc
m8587:
s_cselect_b64 s[0:1], s[16:17], exec
m8588:
s_cselect_b64 s[0:1], s[16:17], 0
m8589:
s_cselect_b64 s[0:1], s[16:17], -16
m8590:
s_cselect_b64 s[0:1], s[16:17], 64
m8591:
s_cselect_b64 s[0:1], s[16:17], -4.0
m8592:
s_cselect_b64 s[0:1], s[16:17], 0x12345678
m8593:
s_add_u32 s0, s16, s32
m8594:
s_add_u32 s0, vcc_lo, s32
m8595:
s_add_u32 s0, m0, s32
m8596:
s_add_u32 s0, exec_hi, s32
m8597:
s_add_u32 s0, src_scc, s32
m8598:
s_add_u32 s0, 0, s32
m8599:
s_add_u32 s0, -16, s32
m8600:
s_add_u32 s0, 64, s32
m8601:
s_add_u32 s0, -4.0, s32
m8602:
s_add_u32 s0, 0.15915494, s32
m8603:
s_add_u32 s0, 0x12345678, s32
m8604:
s_add_u32 s0, s16, vcc_lo
m8605:
s_add_u32 s0, s16, m0
m8606:
s_add_u32 s0, s16, exec_hi
m8607:
s_add_u32 s0, s16, src_scc
m8608:
s_add_u32 s0, s16, 0
m8609:
s_add_u32 s0, s16, -16
m8610:
s_add_u32 s0, s16, 64
m8611:
s_add_u32 s0, s16, -4.0
m8612:
s_add_u32 s0, s16, 0.15915494
m8613:
s_add_u32 s0, s16, 0x12345678
m8614:
s_addc_u32 s0, s16, s32
m8615:
s_addc_u32 s0, vcc_lo, s32
m8616:
s_addc_u32 s0, m0, s32
m8617:
s_addc_u32 s0, exec_hi, s32
m8618:
s_addc_u32 s0, src_scc, s32
m8619:
s_addc_u32 s0, 0, s32
m8620:
s_addc_u32 s0, -16, s32
m8621:
s_addc_u32 s0, 64, s32
m8622:
s_addc_u32 s0, -4.0, s32
m8623:
s_addc_u32 s0, 0.15915494, s32
m8624:
s_addc_u32 s0, 0x12345678, s32
m8625:
s_addc_u32 s0, s16, vcc_lo
m8626:
s_addc_u32 s0, s16, m0
m8627:
s_addc_u32 s0, s16, exec_hi
m8628:
s_addc_u32 s0, s16, src_scc
m8629:
s_addc_u32 s0, s16, 0
m8630:
s_addc_u32 s0, s16, -16
m8631:
s_addc_u32 s0, s16, 64
m8632:
s_addc_u32 s0, s16, -4.0
m8633:
s_addc_u32 s0, s16, 0.15915494
m8634:
s_addc_u32 s0, s16, 0x12345678
m8635:
s_sub_u32 s0, s16, s32
m8636:
s_sub_u32 s0, vcc_lo, s32
m8637:
s_sub_u32 s0, m0, s32
m8638:
s_sub_u32 s0, exec_hi, s32
m8639:
s_sub_u32 s0, src_scc, s32
m8640:
s_sub_u32 s0, 0, s32
m8641:
s_sub_u32 s0, -16, s32
m8642:
s_sub_u32 s0, 64, s32
m8643:
s_sub_u32 s0, -4.0, s32
m8644:
s_sub_u32 s0, 0.15915494, s32
m8645:
s_sub_u32 s0, 0x12345678, s32
m8646:
s_sub_u32 s0, s16, vcc_lo
m8647:
s_sub_u32 s0, s16, m0
m8648:
s_sub_u32 s0, s16, exec_hi
m8649:
s_sub_u32 s0, s16, src_scc
m8650:
s_sub_u32 s0, s16, 0
m8651:
s_sub_u32 s0, s16, -16
m8652:
s_sub_u32 s0, s16, 64
m8653:
s_sub_u32 s0, s16, -4.0
m8654:
s_sub_u32 s0, s16, 0.15915494
m8655:
s_sub_u32 s0, s16, 0x12345678
m8656:
s_subb_u32 s0, s16, s32
m8657:
s_subb_u32 s0, vcc_lo, s32
m8658:
s_subb_u32 s0, m0, s32
m8659:
s_subb_u32 s0, exec_hi, s32
m8660:
s_subb_u32 s0, src_scc, s32
m8661:
s_subb_u32 s0, 0, s32
m8662:
s_subb_u32 s0, -16, s32
m8663:
s_subb_u32 s0, 64, s32
m8664:
s_subb_u32 s0, -4.0, s32
m8665:
s_subb_u32 s0, 0.15915494, s32
m8666:
s_subb_u32 s0, 0x12345678, s32
m8667:
s_subb_u32 s0, s16, vcc_lo
m8668:
s_subb_u32 s0, s16, m0
m8669:
s_subb_u32 s0, s16, exec_hi
m8670:
s_subb_u32 s0, s16, src_scc
m8671:
s_subb_u32 s0, s16, 0
m8672:
s_subb_u32 s0, s16, -16
m8673:
s_subb_u32 s0, s16, 64
m8674:
s_subb_u32 s0, s16, -4.0
m8675:
s_subb_u32 s0, s16, 0.15915494
m8676:
s_subb_u32 s0, s16, 0x12345678
m8677:
s_add_i32 s0, s16, s32
m8678:
s_add_i32 s0, vcc_lo, s32
m8679:
s_add_i32 s0, m0, s32
m8680:
s_add_i32 s0, exec_hi, s32
m8681:
s_add_i32 s0, src_scc, s32
m8682:
s_add_i32 s0, 0, s32
m8683:
s_add_i32 s0, -16, s32
m8684:
s_add_i32 s0, 64, s32
m8685:
s_add_i32 s0, -4.0, s32
m8686:
s_add_i32 s0, 0.15915494, s32
m8687:
s_add_i32 s0, 0x12345678, s32
m8688:
s_add_i32 s0, s16, vcc_lo
m8689:
s_add_i32 s0, s16, m0
m8690:
s_add_i32 s0, s16, exec_hi
m8691:
s_add_i32 s0, s16, src_scc
m8692:
s_add_i32 s0, s16, 0
m8693:
s_add_i32 s0, s16, -16
m8694:
s_add_i32 s0, s16, 64
m8695:
s_add_i32 s0, s16, -4.0
m8696:
s_add_i32 s0, s16, 0.15915494
m8697:
s_add_i32 s0, s16, 0x12345678
m8698:
s_sub_i32 s0, s16, s32
m8699:
s_sub_i32 s0, vcc_lo, s32
m8700:
s_sub_i32 s0, m0, s32
m8701:
s_sub_i32 s0, exec_hi, s32
m8702:
s_sub_i32 s0, src_scc, s32
m8703:
s_sub_i32 s0, 0, s32
m8704:
s_sub_i32 s0, -16, s32
m8705:
s_sub_i32 s0, 64, s32
m8706:
s_sub_i32 s0, -4.0, s32
m8707:
s_sub_i32 s0, 0.15915494, s32
m8708:
s_sub_i32 s0, 0x12345678, s32
m8709:
s_sub_i32 s0, s16, vcc_lo
m8710:
s_sub_i32 s0, s16, m0
m8711:
s_sub_i32 s0, s16, exec_hi
m8712:
s_sub_i32 s0, s16, src_scc
m8713:
s_sub_i32 s0, s16, 0
m8714:
s_sub_i32 s0, s16, -16
m8715:
s_sub_i32 s0, s16, 64
m8716:
s_sub_i32 s0, s16, -4.0
m8717:
s_sub_i32 s0, s16, 0.15915494
m8718:
s_sub_i32 s0, s16, 0x12345678
m8719:
s_addk_i32 s0, 1
m8720:
s_addk_i32 s0, -32768
m8721:
s_addk_i32 s0, 32767
m8722:
s_mulk_i32 s0, 1
m8723:
s_mulk_i32 s0, -32768
m8724:
s_mulk_i32 s0, 32767
m8725:
s_mul_i32 s0, s16, s32
m8726:
s_mul_i32 s0, vcc_lo, s32
m8727:
s_mul_i32 s0, m0, s32
m8728:
s_mul_i32 s0, exec_hi, s32
m8729:
s_mul_i32 s0, src_scc, s32
m8730:
s_mul_i32 s0, 0, s32
m8731:
s_mul_i32 s0, -16, s32
m8732:
s_mul_i32 s0, 64, s32
m8733:
s_mul_i32 s0, -4.0, s32
m8734:
s_mul_i32 s0, 0.15915494, s32
m8735:
s_mul_i32 s0, 0x12345678, s32
m8736:
s_mul_i32 s0, s16, vcc_lo
m8737:
s_mul_i32 s0, s16, m0
m8738:
s_mul_i32 s0, s16, exec_hi
m8739:
s_mul_i32 s0, s16, src_scc
m8740:
s_mul_i32 s0, s16, 0
m8741:
s_mul_i32 s0, s16, -16
m8742:
s_mul_i32 s0, s16, 64
m8743:
s_mul_i32 s0, s16, -4.0
m8744:
s_mul_i32 s0, s16, 0.15915494
m8745:
s_mul_i32 s0, s16, 0x12345678
m8746:
s_mul_hi_u32 s0, s16, s32
m8747:
s_mul_hi_u32 s0, vcc_lo, s32
m8748:
s_mul_hi_u32 s0, m0, s32
m8749:
s_mul_hi_u32 s0, exec_hi, s32
m8750:
s_mul_hi_u32 s0, src_scc, s32
m8751:
s_mul_hi_u32 s0, 0, s32
m8752:
s_mul_hi_u32 s0, -16, s32
m8753:
s_mul_hi_u32 s0, 64, s32
m8754:
s_mul_hi_u32 s0, -4.0, s32
m8755:
s_mul_hi_u32 s0, 0.15915494, s32
m8756:
s_mul_hi_u32 s0, 0x12345678, s32
m8757:
s_mul_hi_u32 s0, s16, vcc_lo
m8758:
s_mul_hi_u32 s0, s16, m0
m8759:
s_mul_hi_u32 s0, s16, exec_hi
m8760:
s_mul_hi_u32 s0, s16, src_scc
m8761:
s_mul_hi_u32 s0, s16, 0
m8762:
s_mul_hi_u32 s0, s16, -16
m8763:
s_mul_hi_u32 s0, s16, 64
m8764:
s_mul_hi_u32 s0, s16, -4.0
m8765:
s_mul_hi_u32 s0, s16, 0.15915494
m8766:
s_mul_hi_u32 s0, s16, 0x12345678
m8767:
s_mul_hi_i32 s0, s16, s32
m8768:
s_mul_hi_i32 s0, vcc_lo, s32
m8769:
s_mul_hi_i32 s0, m0, s32
m8770:
s_mul_hi_i32 s0, exec_hi, s32
m8771:
s_mul_hi_i32 s0, src_scc, s32
m8772:
s_mul_hi_i32 s0, 0, s32
m8773:
s_mul_hi_i32 s0, -16, s32
m8774:
s_mul_hi_i32 s0, 64, s32
m8775:
s_mul_hi_i32 s0, -4.0, s32
m8776:
s_mul_hi_i32 s0, 0.15915494, s32
m8777:
s_mul_hi_i32 s0, 0x12345678, s32
m8778:
s_mul_hi_i32 s0, s16, vcc_lo
m8779:
s_mul_hi_i32 s0, s16, m0
m8780:
s_mul_hi_i32 s0, s16, exec_hi
m8781:
s_mul_hi_i32 s0, s16, src_scc
m8782:
s_mul_hi_i32 s0, s16, 0
m8783:
s_mul_hi_i32 s0, s16, -16
m8784:
s_mul_hi_i32 s0, s16, 64
m8785:
s_mul_hi_i32 s0, s16, -4.0
m8786:
s_mul_hi_i32 s0, s16, 0.15915494
m8787:
s_mul_hi_i32 s0, s16, 0x12345678
m8788:
s_abs_i32 s0, s16
m8789:
s_abs_i32 s0, vcc_lo
m8790:
s_abs_i32 s0, m0
m8791:
s_abs_i32 s0, exec_hi
m8792:
s_abs_i32 s0, src_scc
m8793:
s_abs_i32 s0, 0
m8794:
s_abs_i32 s0, -16
m8795:
s_abs_i32 s0, 64
m8796:
s_abs_i32 s0, -4.0
m8797:
s_abs_i32 s0, 0.15915494
m8798:
s_abs_i32 s0, 0x12345678
m8799:
s_absdiff_i32 s0, s16, s32
m8800:
s_absdiff_i32 s0, vcc_lo, s32
m8801:
s_absdiff_i32 s0, m0, s32
m8802:
s_absdiff_i32 s0, exec_hi, s32
m8803:
s_absdiff_i32 s0, src_scc, s32
m8804:
s_absdiff_i32 s0, 0, s32
m8805:
s_absdiff_i32 s0, -16, s32
m8806:
s_absdiff_i32 s0, 64, s32
m8807:
s_absdiff_i32 s0, -4.0, s32
m8808:
s_absdiff_i32 s0, 0.15915494, s32
m8809:
s_absdiff_i32 s0, 0x12345678, s32
m8810:
s_absdiff_i32 s0, s16, vcc_lo
m8811:
s_absdiff_i32 s0, s16, m0
m8812:
s_absdiff_i32 s0, s16, exec_hi
m8813:
s_absdiff_i32 s0, s16, src_scc
m8814:
s_absdiff_i32 s0, s16, 0
m8815:
s_absdiff_i32 s0, s16, -16
m8816:
s_absdiff_i32 s0, s16, 64
m8817:
s_absdiff_i32 s0, s16, -4.0
m8818:
s_absdiff_i32 s0, s16, 0.15915494
m8819:
s_absdiff_i32 s0, s16, 0x12345678
m8820:
s_and_b32 s0, s16, s32
m8821:
s_and_b32 s0, vcc_lo, s32
m8822:
s_and_b32 s0, m0, s32
m8823:
s_and_b32 s0, exec_hi, s32
m8824:
s_and_b32 s0, src_scc, s32
m8825:
s_and_b32 s0, 0, s32
m8826:
s_and_b32 s0, -16, s32
m8827:
s_and_b32 s0, 64, s32
m8828:
s_and_b32 s0, -4.0, s32
m8829:
s_and_b32 s0, 0.15915494, s32
m8830:
s_and_b32 s0, 0x12345678, s32
m8831:
s_and_b32 s0, s16, vcc_lo
m8832:
s_and_b32 s0, s16, m0
m8833:
s_and_b32 s0, s16, exec_hi
m8834:
s_and_b32 s0, s16, src_scc
m8835:
s_and_b32 s0, s16, 0
m8836:
s_and_b32 s0, s16, -16
m8837:
s_and_b32 s0, s16, 64
m8838:
s_and_b32 s0, s16, -4.0
m8839:
s_and_b32 s0, s16, 0.15915494
m8840:
s_and_b32 s0, s16, 0x12345678
m8841:
s_and_b64 s[0:1], s[16:17], s[32:33]
m8842:
s_and_b64 s[0:1], vcc, s[32:33]
m8843:
s_and_b64 s[0:1], exec, s[32:33]
m8844:
s_and_b64 s[0:1], 0, s[32:33]
m8845:
s_and_b64 s[0:1], -16, s[32:33]
m8846:
s_and_b64 s[0:1], 64, s[32:33]
m8847:
s_and_b64 s[0:1], -4.0, s[32:33]
m8848:
s_and_b64 s[0:1], 0x12345678, s[32:33]
m8849:
s_and_b64 s[0:1], s[16:17], vcc
m8850:
s_and_b64 s[0:1], s[16:17], exec
m8851:
s_and_b64 s[0:1], s[16:17], 0
m8852:
s_and_b64 s[0:1], s[16:17], -16
m8853:
s_and_b64 s[0:1], s[16:17], 64
m8854:
s_and_b64 s[0:1], s[16:17], -4.0
m8855:
s_and_b64 s[0:1], s[16:17], 0x12345678
m8856:
s_and_saveexec_b64 s[0:1], s[16:17]
m8857:
s_and_saveexec_b64 s[0:1], vcc
m8858:
s_and_saveexec_b64 s[0:1], exec
m8859:
s_and_saveexec_b64 s[0:1], 0
m8860:
s_and_saveexec_b64 s[0:1], -16
m8861:
s_and_saveexec_b64 s[0:1], 64
m8862:
s_and_saveexec_b64 s[0:1], -4.0
m8863:
s_and_saveexec_b64 s[0:1], 0x12345678
m8864:
s_or_b32 s0, s16, s32
m8865:
s_or_b32 s0, vcc_lo, s32
m8866:
s_or_b32 s0, m0, s32
m8867:
s_or_b32 s0, exec_hi, s32
m8868:
s_or_b32 s0, src_scc, s32
m8869:
s_or_b32 s0, 0, s32
m8870:
s_or_b32 s0, -16, s32
m8871:
s_or_b32 s0, 64, s32
m8872:
s_or_b32 s0, -4.0, s32
m8873:
s_or_b32 s0, 0.15915494, s32
m8874:
s_or_b32 s0, 0x12345678, s32
m8875:
s_or_b32 s0, s16, vcc_lo
m8876:
s_or_b32 s0, s16, m0
m8877:
s_or_b32 s0, s16, exec_hi
m8878:
s_or_b32 s0, s16, src_scc
m8879:
s_or_b32 s0, s16, 0
m8880:
s_or_b32 s0, s16, -16
m8881:
s_or_b32 s0, s16, 64
m8882:
s_or_b32 s0, s16, -4.0
m8883:
s_or_b32 s0, s16, 0.15915494
m8884:
s_or_b32 s0, s16, 0x12345678
m8885:
s_or_b64 s[0:1], s[16:17], s[32:33]
m8886:
s_or_b64 s[0:1], vcc, s[32:33]
m8887:
s_or_b64 s[0:1], exec, s[32:33]
m8888:
s_or_b64 s[0:1], 0, s[32:33]
m8889:
s_or_b64 s[0:1], -16, s[32:33]
m8890:
s_or_b64 s[0:1], 64, s[32:33]
m8891:
s_or_b64 s[0:1], -4.0, s[32:33]
m8892:
s_or_b64 s[0:1], 0x12345678, s[32:33]
m8893:
s_or_b64 s[0:1], s[16:17], vcc
m8894:
s_or_b64 s[0:1], s[16:17], exec
m8895:
s_or_b64 s[0:1], s[16:17], 0
m8896:
s_or_b64 s[0:1], s[16:17], -16
m8897:
s_or_b64 s[0:1], s[16:17], 64
m8898:
s_or_b64 s[0:1], s[16:17], -4.0
m8899:
s_or_b64 s[0:1], s[16:17], 0x12345678
m8900:
s_or_saveexec_b64 s[0:1], s[16:17]
m8901:
s_or_saveexec_b64 s[0:1], vcc
m8902:
s_or_saveexec_b64 s[0:1], exec
m8903:
s_or_saveexec_b64 s[0:1], 0
m8904:
s_or_saveexec_b64 s[0:1], -16
m8905:
s_or_saveexec_b64 s[0:1], 64
m8906:
s_or_saveexec_b64 s[0:1], -4.0
m8907:
s_or_saveexec_b64 s[0:1], 0x12345678
m8908:
s_xor_b32 s0, s16, s32
m8909:
s_xor_b32 s0, vcc_lo, s32
m8910:
s_xor_b32 s0, m0, s32
m8911:
s_xor_b32 s0, exec_hi, s32
m8912:
s_xor_b32 s0, src_scc, s32
m8913:
s_xor_b32 s0, 0, s32
m8914:
s_xor_b32 s0, -16, s32
m8915:
s_xor_b32 s0, 64, s32
m8916:
s_xor_b32 s0, -4.0, s32
m8917:
s_xor_b32 s0, 0.15915494, s32
m8918:
s_xor_b32 s0, 0x12345678, s32
m8919:
s_xor_b32 s0, s16, vcc_lo
m8920:
s_xor_b32 s0, s16, m0
m8921:
s_xor_b32 s0, s16, exec_hi
m8922:
s_xor_b32 s0, s16, src_scc
m8923:
s_xor_b32 s0, s16, 0
m8924:
s_xor_b32 s0, s16, -16
m8925:
s_xor_b32 s0, s16, 64
m8926:
s_xor_b32 s0, s16, -4.0
m8927:
s_xor_b32 s0, s16, 0.15915494
m8928:
s_xor_b32 s0, s16, 0x12345678
m8929:
s_xor_b64 s[0:1], s[16:17], s[32:33]
m8930:
s_xor_b64 s[0:1], vcc, s[32:33]
m8931:
s_xor_b64 s[0:1], exec, s[32:33]
m8932:
s_xor_b64 s[0:1], 0, s[32:33]
m8933:
s_xor_b64 s[0:1], -16, s[32:33]
m8934:
s_xor_b64 s[0:1], 64, s[32:33]
m8935:
s_xor_b64 s[0:1], -4.0, s[32:33]
m8936:
s_xor_b64 s[0:1], 0x12345678, s[32:33]
m8937:
s_xor_b64 s[0:1], s[16:17], vcc
m8938:
s_xor_b64 s[0:1], s[16:17], exec
m8939:
s_xor_b64 s[0:1], s[16:17], 0
m8940:
s_xor_b64 s[0:1], s[16:17], -16
m8941:
s_xor_b64 s[0:1], s[16:17], 64
m8942:
s_xor_b64 s[0:1], s[16:17], -4.0
m8943:
s_xor_b64 s[0:1], s[16:17], 0x12345678
m8944:
s_xor_saveexec_b64 s[0:1], s[16:17]
m8945:
s_xor_saveexec_b64 s[0:1], vcc
m8946:
s_xor_saveexec_b64 s[0:1], exec
m8947:
s_xor_saveexec_b64 s[0:1], 0
m8948:
s_xor_saveexec_b64 s[0:1], -16
m8949:
s_xor_saveexec_b64 s[0:1], 64
m8950:
s_xor_saveexec_b64 s[0:1], -4.0
m8951:
s_xor_saveexec_b64 s[0:1], 0x12345678
m8952:
s_andn2_b32 s0, s16, s32
m8953:
s_andn2_b32 s0, vcc_lo, s32
m8954:
s_andn2_b32 s0, m0, s32
m8955:
s_andn2_b32 s0, exec_hi, s32
m8956:
s_andn2_b32 s0, src_scc, s32
m8957:
s_andn2_b32 s0, 0, s32
m8958:
s_andn2_b32 s0, -16, s32
m8959:
s_andn2_b32 s0, 64, s32
m8960:
s_andn2_b32 s0, -4.0, s32
m8961:
s_andn2_b32 s0, 0.15915494, s32
m8962:
s_andn2_b32 s0, 0x12345678, s32
m8963:
s_andn2_b32 s0, s16, vcc_lo
m8964:
s_andn2_b32 s0, s16, m0
m8965:
s_andn2_b32 s0, s16, exec_hi
m8966:
s_andn2_b32 s0, s16, src_scc
m8967:
s_andn2_b32 s0, s16, 0
m8968:
s_andn2_b32 s0, s16, -16
m8969:
s_andn2_b32 s0, s16, 64
m8970:
s_andn2_b32 s0, s16, -4.0
m8971:
s_andn2_b32 s0, s16, 0.15915494
m8972:
s_andn2_b32 s0, s16, 0x12345678
m8973:
s_andn2_b64 s[0:1], s[16:17], s[32:33]
m8974:
s_andn2_b64 s[0:1], vcc, s[32:33]
m8975:
s_andn2_b64 s[0:1], exec, s[32:33]
m8976:
s_andn2_b64 s[0:1], 0, s[32:33]
m8977:
s_andn2_b64 s[0:1], -16, s[32:33]
m8978:
s_andn2_b64 s[0:1], 64, s[32:33]
m8979:
s_andn2_b64 s[0:1], -4.0, s[32:33]
m8980:
s_andn2_b64 s[0:1], 0x12345678, s[32:33]
m8981:
s_andn2_b64 s[0:1], s[16:17], vcc
m8982:
s_andn2_b64 s[0:1], s[16:17], exec
m8983:
s_andn2_b64 s[0:1], s[16:17], 0
m8984:
s_andn2_b64 s[0:1], s[16:17], -16
m8985:
s_andn2_b64 s[0:1], s[16:17], 64
m8986:
s_andn2_b64 s[0:1], s[16:17], -4.0
m8987:
s_andn2_b64 s[0:1], s[16:17], 0x12345678
m8988:
s_andn2_saveexec_b64 s[0:1], s[16:17]
m8989:
s_andn2_saveexec_b64 s[0:1], vcc
m8990:
s_andn2_saveexec_b64 s[0:1], exec
m8991:
s_andn2_saveexec_b64 s[0:1], 0
m8992:
s_andn2_saveexec_b64 s[0:1], -16
m8993:
s_andn2_saveexec_b64 s[0:1], 64
m8994:
s_andn2_saveexec_b64 s[0:1], -4.0
m8995:
s_andn2_saveexec_b64 s[0:1], 0x12345678
m8996:
s_orn2_b32 s0, s16, s32
m8997:
s_orn2_b32 s0, vcc_lo, s32
m8998:
s_orn2_b32 s0, m0, s32
m8999:
s_orn2_b32 s0, exec_hi, s32
m9000:
s_orn2_b32 s0, src_scc, s32
m9001:
s_orn2_b32 s0, 0, s32
m9002:
s_orn2_b32 s0, -16, s32
m9003:
s_orn2_b32 s0, 64, s32
m9004:
s_orn2_b32 s0, -4.0, s32
m9005:
s_orn2_b32 s0, 0.15915494, s32
m9006:
s_orn2_b32 s0, 0x12345678, s32
m9007:
s_orn2_b32 s0, s16, vcc_lo
m9008:
s_orn2_b32 s0, s16, m0
m9009:
s_orn2_b32 s0, s16, exec_hi
m9010:
s_orn2_b32 s0, s16, src_scc
m9011:
s_orn2_b32 s0, s16, 0
m9012:
s_orn2_b32 s0, s16, -16
m9013:
s_orn2_b32 s0, s16, 64
m9014:
s_orn2_b32 s0, s16, -4.0
m9015:
s_orn2_b32 s0, s16, 0.15915494
m9016:
s_orn2_b32 s0, s16, 0x12345678
m9017:
s_orn2_b64 s[0:1], s[16:17], s[32:33]
m9018:
s_orn2_b64 s[0:1], vcc, s[32:33]
m9019:
s_orn2_b64 s[0:1], exec, s[32:33]
m9020:
s_orn2_b64 s[0:1], 0, s[32:33]
m9021:
s_orn2_b64 s[0:1], -16, s[32:33]
m9022:
s_orn2_b64 s[0:1], 64, s[32:33]
m9023:
s_orn2_b64 s[0:1], -4.0, s[32:33]
m9024:
s_orn2_b64 s[0:1], 0x12345678, s[32:33]
m9025:
s_orn2_b64 s[0:1], s[16:17], vcc
m9026:
s_orn2_b64 s[0:1], s[16:17], exec
m9027:
s_orn2_b64 s[0:1], s[16:17], 0
m9028:
s_orn2_b64 s[0:1], s[16:17], -16
m9029:
s_orn2_b64 s[0:1], s[16:17], 64
m9030:
s_orn2_b64 s[0:1], s[16:17], -4.0
m9031:
s_orn2_b64 s[0:1], s[16:17], 0x12345678
m9032:
s_orn2_saveexec_b64 s[0:1], s[16:17]
m9033:
s_orn2_saveexec_b64 s[0:1], vcc
m9034:
s_orn2_saveexec_b64 s[0:1], exec
m9035:
s_orn2_saveexec_b64 s[0:1], 0
m9036:
s_orn2_saveexec_b64 s[0:1], -16
m9037:
s_orn2_saveexec_b64 s[0:1], 64
m9038:
s_orn2_saveexec_b64 s[0:1], -4.0
m9039:
s_orn2_saveexec_b64 s[0:1], 0x12345678
m9040:
s_nand_b32 s0, s16, s32
m9041:
s_nand_b32 s0, vcc_lo, s32
m9042:
s_nand_b32 s0, m0, s32
m9043:
s_nand_b32 s0, exec_hi, s32
m9044:
s_nand_b32 s0, src_scc, s32
m9045:
s_nand_b32 s0, 0, s32
m9046:
s_nand_b32 s0, -16, s32
m9047:
s_nand_b32 s0, 64, s32
m9048:
s_nand_b32 s0, -4.0, s32
m9049:
s_nand_b32 s0, 0.15915494, s32
m9050:
s_nand_b32 s0, 0x12345678, s32
m9051:
s_nand_b32 s0, s16, vcc_lo
m9052:
s_nand_b32 s0, s16, m0
m9053:
s_nand_b32 s0, s16, exec_hi
m9054:
s_nand_b32 s0, s16, src_scc
m9055:
s_nand_b32 s0, s16, 0
m9056:
s_nand_b32 s0, s16, -16
m9057:
s_nand_b32 s0, s16, 64
m9058:
s_nand_b32 s0, s16, -4.0
m9059:
s_nand_b32 s0, s16, 0.15915494
m9060:
s_nand_b32 s0, s16, 0x12345678
m9061:
s_nand_b64 s[0:1], s[16:17], s[32:33]
m9062:
s_nand_b64 s[0:1], vcc, s[32:33]
m9063:
s_nand_b64 s[0:1], exec, s[32:33]
m9064:
s_nand_b64 s[0:1], 0, s[32:33]
m9065:
s_nand_b64 s[0:1], -16, s[32:33]
m9066:
s_nand_b64 s[0:1], 64, s[32:33]
m9067:
s_nand_b64 s[0:1], -4.0, s[32:33]
m9068:
s_nand_b64 s[0:1], 0x12345678, s[32:33]
m9069:
s_nand_b64 s[0:1], s[16:17], vcc
m9070:
s_nand_b64 s[0:1], s[16:17], exec
m9071:
s_nand_b64 s[0:1], s[16:17], 0
m9072:
s_nand_b64 s[0:1], s[16:17], -16
m9073:
s_nand_b64 s[0:1], s[16:17], 64
m9074:
s_nand_b64 s[0:1], s[16:17], -4.0
m9075:
s_nand_b64 s[0:1], s[16:17], 0x12345678
m9076:
s_nand_saveexec_b64 s[0:1], s[16:17]
m9077:
s_nand_saveexec_b64 s[0:1], vcc
m9078:
s_nand_saveexec_b64 s[0:1], exec
m9079:
s_nand_saveexec_b64 s[0:1], 0
m9080:
s_nand_saveexec_b64 s[0:1], -16
m9081:
s_nand_saveexec_b64 s[0:1], 64
m9082:
s_nand_saveexec_b64 s[0:1], -4.0
m9083:
s_nand_saveexec_b64 s[0:1], 0x12345678
m9084:
s_nor_b32 s0, s16, s32
m9085:
s_nor_b32 s0, vcc_lo, s32
m9086:
s_nor_b32 s0, m0, s32
m9087:
s_nor_b32 s0, exec_hi, s32
m9088:
s_nor_b32 s0, src_scc, s32
m9089:
s_nor_b32 s0, 0, s32
m9090:
s_nor_b32 s0, -16, s32
m9091:
s_nor_b32 s0, 64, s32
m9092:
s_nor_b32 s0, -4.0, s32
m9093:
s_nor_b32 s0, 0.15915494, s32
m9094:
s_nor_b32 s0, 0x12345678, s32
m9095:
s_nor_b32 s0, s16, vcc_lo
m9096:
s_nor_b32 s0, s16, m0
m9097:
s_nor_b32 s0, s16, exec_hi
m9098:
s_nor_b32 s0, s16, src_scc
m9099:
s_nor_b32 s0, s16, 0
m9100:
s_nor_b32 s0, s16, -16
m9101:
s_nor_b32 s0, s16, 64
m9102:
s_nor_b32 s0, s16, -4.0
m9103:
s_nor_b32 s0, s16, 0.15915494
m9104:
s_nor_b32 s0, s16, 0x12345678
m9105:
s_nor_b64 s[0:1], s[16:17], s[32:33]
m9106:
s_nor_b64 s[0:1], vcc, s[32:33]
m9107:
s_nor_b64 s[0:1], exec, s[32:33]
m9108:
s_nor_b64 s[0:1], 0, s[32:33]
m9109:
s_nor_b64 s[0:1], -16, s[32:33]
m9110:
s_nor_b64 s[0:1], 64, s[32:33]
m9111:
s_nor_b64 s[0:1], -4.0, s[32:33]
m9112:
s_nor_b64 s[0:1], 0x12345678, s[32:33]
m9113:
s_nor_b64 s[0:1], s[16:17], vcc
m9114:
s_nor_b64 s[0:1], s[16:17], exec
m9115:
s_nor_b64 s[0:1], s[16:17], 0
m9116:
s_nor_b64 s[0:1], s[16:17], -16
m9117:
s_nor_b64 s[0:1], s[16:17], 64
m9118:
s_nor_b64 s[0:1], s[16:17], -4.0
m9119:
s_nor_b64 s[0:1], s[16:17], 0x12345678
m9120:
s_nor_saveexec_b64 s[0:1], s[16:17]
m9121:
s_nor_saveexec_b64 s[0:1], vcc
m9122:
s_nor_saveexec_b64 s[0:1], exec
m9123:
s_nor_saveexec_b64 s[0:1], 0
m9124:
s_nor_saveexec_b64 s[0:1], -16
m9125:
s_nor_saveexec_b64 s[0:1], 64
m9126:
s_nor_saveexec_b64 s[0:1], -4.0
m9127:
s_nor_saveexec_b64 s[0:1], 0x12345678
m9128:
s_xnor_b32 s0, s16, s32
m9129:
s_xnor_b32 s0, vcc_lo, s32
m9130:
s_xnor_b32 s0, m0, s32
m9131:
s_xnor_b32 s0, exec_hi, s32
m9132:
s_xnor_b32 s0, src_scc, s32
m9133:
s_xnor_b32 s0, 0, s32
m9134:
s_xnor_b32 s0, -16, s32
m9135:
s_xnor_b32 s0, 64, s32
m9136:
s_xnor_b32 s0, -4.0, s32
m9137:
s_xnor_b32 s0, 0.15915494, s32
m9138:
s_xnor_b32 s0, 0x12345678, s32
m9139:
s_xnor_b32 s0, s16, vcc_lo
m9140:
s_xnor_b32 s0, s16, m0
m9141:
s_xnor_b32 s0, s16, exec_hi
m9142:
s_xnor_b32 s0, s16, src_scc
m9143:
s_xnor_b32 s0, s16, 0
m9144:
s_xnor_b32 s0, s16, -16
m9145:
s_xnor_b32 s0, s16, 64
m9146:
s_xnor_b32 s0, s16, -4.0
m9147:
s_xnor_b32 s0, s16, 0.15915494
m9148:
s_xnor_b32 s0, s16, 0x12345678
m9149:
s_xnor_b64 s[0:1], s[16:17], s[32:33]
m9150:
s_xnor_b64 s[0:1], vcc, s[32:33]
m9151:
s_xnor_b64 s[0:1], exec, s[32:33]
m9152:
s_xnor_b64 s[0:1], 0, s[32:33]
m9153:
s_xnor_b64 s[0:1], -16, s[32:33]
m9154:
s_xnor_b64 s[0:1], 64, s[32:33]
m9155:
s_xnor_b64 s[0:1], -4.0, s[32:33]
m9156:
s_xnor_b64 s[0:1], 0x12345678, s[32:33]
m9157:
s_xnor_b64 s[0:1], s[16:17], vcc
m9158:
s_xnor_b64 s[0:1], s[16:17], exec
m9159:
s_xnor_b64 s[0:1], s[16:17], 0
m9160:
s_xnor_b64 s[0:1], s[16:17], -16
m9161:
s_xnor_b64 s[0:1], s[16:17], 64
m9162:
s_xnor_b64 s[0:1], s[16:17], -4.0
m9163:
s_xnor_b64 s[0:1], s[16:17], 0x12345678
m9164:
s_xnor_saveexec_b64 s[0:1], s[16:17]
m9165:
s_xnor_saveexec_b64 s[0:1], vcc
m9166:
s_xnor_saveexec_b64 s[0:1], exec
m9167:
s_xnor_saveexec_b64 s[0:1], 0
m9168:
s_xnor_saveexec_b64 s[0:1], -16
m9169:
s_xnor_saveexec_b64 s[0:1], 64
m9170:
s_xnor_saveexec_b64 s[0:1], -4.0
m9171:
s_xnor_saveexec_b64 s[0:1], 0x12345678
m9172:
s_andn1_saveexec_b64 s[0:1], s[16:17]
m9173:
s_andn1_saveexec_b64 s[0:1], vcc
m9174:
s_andn1_saveexec_b64 s[0:1], exec
m9175:
s_andn1_saveexec_b64 s[0:1], 0
m9176:
s_andn1_saveexec_b64 s[0:1], -16
m9177:
s_andn1_saveexec_b64 s[0:1], 64
m9178:
s_andn1_saveexec_b64 s[0:1], -4.0
m9179:
s_andn1_saveexec_b64 s[0:1], 0x12345678
m9180:
s_orn1_saveexec_b64 s[0:1], s[16:17]
m9181:
s_orn1_saveexec_b64 s[0:1], vcc
m9182:
s_orn1_saveexec_b64 s[0:1], exec
m9183:
s_orn1_saveexec_b64 s[0:1], 0
m9184:
s_orn1_saveexec_b64 s[0:1], -16
m9185:
s_orn1_saveexec_b64 s[0:1], 64
m9186:
s_orn1_saveexec_b64 s[0:1], -4.0
m9187:
s_orn1_saveexec_b64 s[0:1], 0x12345678
m9188:
s_andn1_wrexec_b64 s[0:1], s[16:17]
m9189:
s_andn1_wrexec_b64 s[0:1], vcc
m9190:
s_andn1_wrexec_b64 s[0:1], exec
m9191:
s_andn1_wrexec_b64 s[0:1], 0
m9192:
s_andn1_wrexec_b64 s[0:1], -16
m9193:
s_andn1_wrexec_b64 s[0:1], 64
m9194:
s_andn1_wrexec_b64 s[0:1], -4.0
m9195:
s_andn1_wrexec_b64 s[0:1], 0x12345678
m9196:
s_andn2_wrexec_b64 s[0:1], s[16:17]
m9197:
s_andn2_wrexec_b64 s[0:1], vcc
m9198:
s_andn2_wrexec_b64 s[0:1], exec
m9199:
s_andn2_wrexec_b64 s[0:1], 0
m9200:
s_andn2_wrexec_b64 s[0:1], -16
m9201:
s_andn2_wrexec_b64 s[0:1], 64
m9202:
s_andn2_wrexec_b64 s[0:1], -4.0
m9203:
s_andn2_wrexec_b64 s[0:1], 0x12345678
m9204:
s_not_b32 s0, s16
m9205:
s_not_b32 s0, vcc_lo
m9206:
s_not_b32 s0, m0
m9207:
s_not_b32 s0, exec_hi
m9208:
s_not_b32 s0, src_scc
m9209:
s_not_b32 s0, 0
m9210:
s_not_b32 s0, -16
m9211:
s_not_b32 s0, 64
m9212:
s_not_b32 s0, -4.0
m9213:
s_not_b32 s0, 0.15915494
m9214:
s_not_b32 s0, 0x12345678
m9215:
s_not_b64 s[0:1], s[16:17]
m9216:
s_not_b64 s[0:1], vcc
m9217:
s_not_b64 s[0:1], exec
m9218:
s_not_b64 s[0:1], 0
m9219:
s_not_b64 s[0:1], -16
m9220:
s_not_b64 s[0:1], 64
m9221:
s_not_b64 s[0:1], -4.0
m9222:
s_not_b64 s[0:1], 0x12345678
m9223:
s_lshl_b32 s0, s16, s32
m9224:
s_lshl_b32 s0, vcc_lo, s32
m9225:
s_lshl_b32 s0, m0, s32
m9226:
s_lshl_b32 s0, exec_hi, s32
m9227:
s_lshl_b32 s0, src_scc, s32
m9228:
s_lshl_b32 s0, 0, s32
m9229:
s_lshl_b32 s0, -16, s32
m9230:
s_lshl_b32 s0, 64, s32
m9231:
s_lshl_b32 s0, -4.0, s32
m9232:
s_lshl_b32 s0, 0.15915494, s32
m9233:
s_lshl_b32 s0, 0x12345678, s32
m9234:
s_lshl_b32 s0, s16, vcc_lo
m9235:
s_lshl_b32 s0, s16, m0
m9236:
s_lshl_b32 s0, s16, exec_hi
m9237:
s_lshl_b32 s0, s16, src_scc
m9238:
s_lshl_b32 s0, s16, 0
m9239:
s_lshl_b32 s0, s16, -16
m9240:
s_lshl_b32 s0, s16, 64
m9241:
s_lshl_b32 s0, s16, -4.0
m9242:
s_lshl_b32 s0, s16, 0.15915494
m9243:
s_lshl_b32 s0, s16, 0x12345678
m9244:
s_lshr_b32 s0, s16, s32
m9245:
s_lshr_b32 s0, vcc_lo, s32
m9246:
s_lshr_b32 s0, m0, s32
m9247:
s_lshr_b32 s0, exec_hi, s32
m9248:
s_lshr_b32 s0, src_scc, s32
m9249:
s_lshr_b32 s0, 0, s32
m9250:
s_lshr_b32 s0, -16, s32
m9251:
s_lshr_b32 s0, 64, s32
m9252:
s_lshr_b32 s0, -4.0, s32
m9253:
s_lshr_b32 s0, 0.15915494, s32
m9254:
s_lshr_b32 s0, 0x12345678, s32
m9255:
s_lshr_b32 s0, s16, vcc_lo
m9256:
s_lshr_b32 s0, s16, m0
m9257:
s_lshr_b32 s0, s16, exec_hi
m9258:
s_lshr_b32 s0, s16, src_scc
m9259:
s_lshr_b32 s0, s16, 0
m9260:
s_lshr_b32 s0, s16, -16
m9261:
s_lshr_b32 s0, s16, 64
m9262:
s_lshr_b32 s0, s16, -4.0
m9263:
s_lshr_b32 s0, s16, 0.15915494
m9264:
s_lshr_b32 s0, s16, 0x12345678
m9265:
s_ashr_i32 s0, s16, s32
m9266:
s_ashr_i32 s0, vcc_lo, s32
m9267:
s_ashr_i32 s0, m0, s32
m9268:
s_ashr_i32 s0, exec_hi, s32
m9269:
s_ashr_i32 s0, src_scc, s32
m9270:
s_ashr_i32 s0, 0, s32
m9271:
s_ashr_i32 s0, -16, s32
m9272:
s_ashr_i32 s0, 64, s32
m9273:
s_ashr_i32 s0, -4.0, s32
m9274:
s_ashr_i32 s0, 0.15915494, s32
m9275:
s_ashr_i32 s0, 0x12345678, s32
m9276:
s_ashr_i32 s0, s16, vcc_lo
m9277:
s_ashr_i32 s0, s16, m0
m9278:
s_ashr_i32 s0, s16, exec_hi
m9279:
s_ashr_i32 s0, s16, src_scc
m9280:
s_ashr_i32 s0, s16, 0
m9281:
s_ashr_i32 s0, s16, -16
m9282:
s_ashr_i32 s0, s16, 64
m9283:
s_ashr_i32 s0, s16, -4.0
m9284:
s_ashr_i32 s0, s16, 0.15915494
m9285:
s_ashr_i32 s0, s16, 0x12345678
m9286:
s_lshl_b64 s[0:1], s[16:17], s32
m9287:
s_lshl_b64 s[0:1], vcc, s32
m9288:
s_lshl_b64 s[0:1], exec, s32
m9289:
s_lshl_b64 s[0:1], 0, s32
m9290:
s_lshl_b64 s[0:1], -16, s32
m9291:
s_lshl_b64 s[0:1], 64, s32
m9292:
s_lshl_b64 s[0:1], -4.0, s32
m9293:
s_lshl_b64 s[0:1], 0x12345678, s32
m9294:
s_lshl_b64 s[0:1], s[16:17], vcc_lo
m9295:
s_lshl_b64 s[0:1], s[16:17], m0
m9296:
s_lshl_b64 s[0:1], s[16:17], exec_hi
m9297:
s_lshl_b64 s[0:1], s[16:17], src_scc
m9298:
s_lshl_b64 s[0:1], s[16:17], 0
m9299:
s_lshl_b64 s[0:1], s[16:17], -16
m9300:
s_lshl_b64 s[0:1], s[16:17], 64
m9301:
s_lshl_b64 s[0:1], s[16:17], -4.0
m9302:
s_lshl_b64 s[0:1], s[16:17], 0.15915494
m9303:
s_lshl_b64 s[0:1], s[16:17], 0x12345678
m9304:
s_lshr_b64 s[0:1], s[16:17], s32
m9305:
s_lshr_b64 s[0:1], vcc, s32
m9306:
s_lshr_b64 s[0:1], exec, s32
m9307:
s_lshr_b64 s[0:1], 0, s32
m9308:
s_lshr_b64 s[0:1], -16, s32
m9309:
s_lshr_b64 s[0:1], 64, s32
m9310:
s_lshr_b64 s[0:1], -4.0, s32
m9311:
s_lshr_b64 s[0:1], 0x12345678, s32
m9312:
s_lshr_b64 s[0:1], s[16:17], vcc_lo
m9313:
s_lshr_b64 s[0:1], s[16:17], m0
m9314:
s_lshr_b64 s[0:1], s[16:17], exec_hi
m9315:
s_lshr_b64 s[0:1], s[16:17], src_scc
m9316:
s_lshr_b64 s[0:1], s[16:17], 0
m9317:
s_lshr_b64 s[0:1], s[16:17], -16
m9318:
s_lshr_b64 s[0:1], s[16:17], 64
m9319:
s_lshr_b64 s[0:1], s[16:17], -4.0
m9320:
s_lshr_b64 s[0:1], s[16:17], 0.15915494
m9321:
s_lshr_b64 s[0:1], s[16:17], 0x12345678
m9322:
s_ashr_i64 s[0:1], s[16:17], s32
m9323:
s_ashr_i64 s[0:1], vcc, s32
m9324:
s_ashr_i64 s[0:1], exec, s32
m9325:
s_ashr_i64 s[0:1], 0, s32
m9326:
s_ashr_i64 s[0:1], -16, s32
m9327:
s_ashr_i64 s[0:1], 64, s32
m9328:
s_ashr_i64 s[0:1], -4.0, s32
m9329:
s_ashr_i64 s[0:1], 0x12345678, s32
m9330:
s_ashr_i64 s[0:1], s[16:17], vcc_lo
m9331:
s_ashr_i64 s[0:1], s[16:17], m0
m9332:
s_ashr_i64 s[0:1], s[16:17], exec_hi
m9333:
s_ashr_i64 s[0:1], s[16:17], src_scc
m9334:
s_ashr_i64 s[0:1], s[16:17], 0
m9335:
s_ashr_i64 s[0:1], s[16:17], -16
m9336:
s_ashr_i64 s[0:1], s[16:17], 64
m9337:
s_ashr_i64 s[0:1], s[16:17], -4.0
m9338:
s_ashr_i64 s[0:1], s[16:17], 0.15915494
m9339:
s_ashr_i64 s[0:1], s[16:17], 0x12345678
m9340:
s_lshl1_add_u32 s0, s16, s32
m9341:
s_lshl1_add_u32 s0, vcc_lo, s32
m9342:
s_lshl1_add_u32 s0, m0, s32
m9343:
s_lshl1_add_u32 s0, exec_hi, s32
m9344:
s_lshl1_add_u32 s0, src_scc, s32
m9345:
s_lshl1_add_u32 s0, 0, s32
m9346:
s_lshl1_add_u32 s0, -16, s32
m9347:
s_lshl1_add_u32 s0, 64, s32
m9348:
s_lshl1_add_u32 s0, -4.0, s32
m9349:
s_lshl1_add_u32 s0, 0.15915494, s32
m9350:
s_lshl1_add_u32 s0, 0x12345678, s32
m9351:
s_lshl1_add_u32 s0, s16, vcc_lo
m9352:
s_lshl1_add_u32 s0, s16, m0
m9353:
s_lshl1_add_u32 s0, s16, exec_hi
m9354:
s_lshl1_add_u32 s0, s16, src_scc
m9355:
s_lshl1_add_u32 s0, s16, 0
m9356:
s_lshl1_add_u32 s0, s16, -16
m9357:
s_lshl1_add_u32 s0, s16, 64
m9358:
s_lshl1_add_u32 s0, s16, -4.0
m9359:
s_lshl1_add_u32 s0, s16, 0.15915494
m9360:
s_lshl1_add_u32 s0, s16, 0x12345678
m9361:
s_lshl2_add_u32 s0, s16, s32
m9362:
s_lshl2_add_u32 s0, vcc_lo, s32
m9363:
s_lshl2_add_u32 s0, m0, s32
m9364:
s_lshl2_add_u32 s0, exec_hi, s32
m9365:
s_lshl2_add_u32 s0, src_scc, s32
m9366:
s_lshl2_add_u32 s0, 0, s32
m9367:
s_lshl2_add_u32 s0, -16, s32
m9368:
s_lshl2_add_u32 s0, 64, s32
m9369:
s_lshl2_add_u32 s0, -4.0, s32
m9370:
s_lshl2_add_u32 s0, 0.15915494, s32
m9371:
s_lshl2_add_u32 s0, 0x12345678, s32
m9372:
s_lshl2_add_u32 s0, s16, vcc_lo
m9373:
s_lshl2_add_u32 s0, s16, m0
m9374:
s_lshl2_add_u32 s0, s16, exec_hi
m9375:
s_lshl2_add_u32 s0, s16, src_scc
m9376:
s_lshl2_add_u32 s0, s16, 0
m9377:
s_lshl2_add_u32 s0, s16, -16
m9378:
s_lshl2_add_u32 s0, s16, 64
m9379:
s_lshl2_add_u32 s0, s16, -4.0
m9380:
s_lshl2_add_u32 s0, s16, 0.15915494
m9381:
s_lshl2_add_u32 s0, s16, 0x12345678
m9382:
s_lshl3_add_u32 s0, s16, s32
m9383:
s_lshl3_add_u32 s0, vcc_lo, s32
m9384:
s_lshl3_add_u32 s0, m0, s32
m9385:
s_lshl3_add_u32 s0, exec_hi, s32
m9386:
s_lshl3_add_u32 s0, src_scc, s32
m9387:
s_lshl3_add_u32 s0, 0, s32
m9388:
s_lshl3_add_u32 s0, -16, s32
m9389:
s_lshl3_add_u32 s0, 64, s32
m9390:
s_lshl3_add_u32 s0, -4.0, s32
m9391:
s_lshl3_add_u32 s0, 0.15915494, s32
m9392:
s_lshl3_add_u32 s0, 0x12345678, s32
m9393:
s_lshl3_add_u32 s0, s16, vcc_lo
m9394:
s_lshl3_add_u32 s0, s16, m0
m9395:
s_lshl3_add_u32 s0, s16, exec_hi
m9396:
s_lshl3_add_u32 s0, s16, src_scc
m9397:
s_lshl3_add_u32 s0, s16, 0
m9398:
s_lshl3_add_u32 s0, s16, -16
m9399:
s_lshl3_add_u32 s0, s16, 64
m9400:
s_lshl3_add_u32 s0, s16, -4.0
m9401:
s_lshl3_add_u32 s0, s16, 0.15915494
m9402:
s_lshl3_add_u32 s0, s16, 0x12345678
m9403:
s_lshl4_add_u32 s0, s16, s32
m9404:
s_lshl4_add_u32 s0, vcc_lo, s32
m9405:
s_lshl4_add_u32 s0, m0, s32
m9406:
s_lshl4_add_u32 s0, exec_hi, s32
m9407:
s_lshl4_add_u32 s0, src_scc, s32
m9408:
s_lshl4_add_u32 s0, 0, s32
m9409:
s_lshl4_add_u32 s0, -16, s32
m9410:
s_lshl4_add_u32 s0, 64, s32
m9411:
s_lshl4_add_u32 s0, -4.0, s32
m9412:
s_lshl4_add_u32 s0, 0.15915494, s32
m9413:
s_lshl4_add_u32 s0, 0x12345678, s32
m9414:
s_lshl4_add_u32 s0, s16, vcc_lo
m9415:
s_lshl4_add_u32 s0, s16, m0
m9416:
s_lshl4_add_u32 s0, s16, exec_hi
m9417:
s_lshl4_add_u32 s0, s16, src_scc
m9418:
s_lshl4_add_u32 s0, s16, 0
m9419:
s_lshl4_add_u32 s0, s16, -16
m9420:
s_lshl4_add_u32 s0, s16, 64
m9421:
s_lshl4_add_u32 s0, s16, -4.0
m9422:
s_lshl4_add_u32 s0, s16, 0.15915494
m9423:
s_lshl4_add_u32 s0, s16, 0x12345678
m9424:
s_bfe_u32 s0, s16, s32
m9425:
s_bfe_u32 s0, vcc_lo, s32
m9426:
s_bfe_u32 s0, m0, s32
m9427:
s_bfe_u32 s0, exec_hi, s32
m9428:
s_bfe_u32 s0, src_scc, s32
m9429:
s_bfe_u32 s0, 0, s32
m9430:
s_bfe_u32 s0, -16, s32
m9431:
s_bfe_u32 s0, 64, s32
m9432:
s_bfe_u32 s0, -4.0, s32
m9433:
s_bfe_u32 s0, 0.15915494, s32
m9434:
s_bfe_u32 s0, 0x12345678, s32
m9435:
s_bfe_u32 s0, s16, vcc_lo
m9436:
s_bfe_u32 s0, s16, m0
m9437:
s_bfe_u32 s0, s16, exec_hi
m9438:
s_bfe_u32 s0, s16, src_scc
m9439:
s_bfe_u32 s0, s16, 0
m9440:
s_bfe_u32 s0, s16, -16
m9441:
s_bfe_u32 s0, s16, 64
m9442:
s_bfe_u32 s0, s16, -4.0
m9443:
s_bfe_u32 s0, s16, 0.15915494
m9444:
s_bfe_u32 s0, s16, 0x12345678
m9445:
s_bfe_i32 s0, s16, s32
m9446:
s_bfe_i32 s0, vcc_lo, s32
m9447:
s_bfe_i32 s0, m0, s32
m9448:
s_bfe_i32 s0, exec_hi, s32
m9449:
s_bfe_i32 s0, src_scc, s32
m9450:
s_bfe_i32 s0, 0, s32
m9451:
s_bfe_i32 s0, -16, s32
m9452:
s_bfe_i32 s0, 64, s32
m9453:
s_bfe_i32 s0, -4.0, s32
m9454:
s_bfe_i32 s0, 0.15915494, s32
m9455:
s_bfe_i32 s0, 0x12345678, s32
m9456:
s_bfe_i32 s0, s16, vcc_lo
m9457:
s_bfe_i32 s0, s16, m0
m9458:
s_bfe_i32 s0, s16, exec_hi
m9459:
s_bfe_i32 s0, s16, src_scc
m9460:
s_bfe_i32 s0, s16, 0
m9461:
s_bfe_i32 s0, s16, -16
m9462:
s_bfe_i32 s0, s16, 64
m9463:
s_bfe_i32 s0, s16, -4.0
m9464:
s_bfe_i32 s0, s16, 0.15915494
m9465:
s_bfe_i32 s0, s16, 0x12345678
m9466:
s_bfe_u64 s[0:1], s[16:17], s32
m9467:
s_bfe_u64 s[0:1], vcc, s32
m9468:
s_bfe_u64 s[0:1], exec, s32
m9469:
s_bfe_u64 s[0:1], 0, s32
m9470:
s_bfe_u64 s[0:1], -16, s32
m9471:
s_bfe_u64 s[0:1], 64, s32
m9472:
s_bfe_u64 s[0:1], -4.0, s32
m9473:
s_bfe_u64 s[0:1], 0x12345678, s32
m9474:
s_bfe_u64 s[0:1], s[16:17], vcc_lo
m9475:
s_bfe_u64 s[0:1], s[16:17], m0
m9476:
s_bfe_u64 s[0:1], s[16:17], exec_hi
m9477:
s_bfe_u64 s[0:1], s[16:17], src_scc
m9478:
s_bfe_u64 s[0:1], s[16:17], 0
m9479:
s_bfe_u64 s[0:1], s[16:17], -16
m9480:
s_bfe_u64 s[0:1], s[16:17], 64
m9481:
s_bfe_u64 s[0:1], s[16:17], -4.0
m9482:
s_bfe_u64 s[0:1], s[16:17], 0.15915494
m9483:
s_bfe_u64 s[0:1], s[16:17], 0x12345678
m9484:
s_bfm_b32 s0, s16, s32
m9485:
s_bfm_b32 s0, vcc_lo, s32
m9486:
s_bfm_b32 s0, m0, s32
m9487:
s_bfm_b32 s0, exec_hi, s32
m9488:
s_bfm_b32 s0, src_scc, s32
m9489:
s_bfm_b32 s0, 0, s32
m9490:
s_bfm_b32 s0, -16, s32
m9491:
s_bfm_b32 s0, 64, s32
m9492:
s_bfm_b32 s0, -4.0, s32
m9493:
s_bfm_b32 s0, 0.15915494, s32
m9494:
s_bfm_b32 s0, 0x12345678, s32
m9495:
s_bfm_b32 s0, s16, vcc_lo
m9496:
s_bfm_b32 s0, s16, m0
m9497:
s_bfm_b32 s0, s16, exec_hi
m9498:
s_bfm_b32 s0, s16, src_scc
m9499:
s_bfm_b32 s0, s16, 0
m9500:
s_bfm_b32 s0, s16, -16
m9501:
s_bfm_b32 s0, s16, 64
m9502:
s_bfm_b32 s0, s16, -4.0
m9503:
s_bfm_b32 s0, s16, 0.15915494
m9504:
s_bfm_b32 s0, s16, 0x12345678
m9505:
s_bfm_b64 s[0:1], s16, s32
m9506:
s_bfm_b64 s[0:1], vcc_lo, s32
m9507:
s_bfm_b64 s[0:1], m0, s32
m9508:
s_bfm_b64 s[0:1], exec_hi, s32
m9509:
s_bfm_b64 s[0:1], src_scc, s32
m9510:
s_bfm_b64 s[0:1], 0, s32
m9511:
s_bfm_b64 s[0:1], -16, s32
m9512:
s_bfm_b64 s[0:1], 64, s32
m9513:
s_bfm_b64 s[0:1], -4.0, s32
m9514:
s_bfm_b64 s[0:1], 0.15915494, s32
m9515:
s_bfm_b64 s[0:1], 0x12345678, s32
m9516:
s_bfm_b64 s[0:1], s16, vcc_lo
m9517:
s_bfm_b64 s[0:1], s16, m0
m9518:
s_bfm_b64 s[0:1], s16, exec_hi
m9519:
s_bfm_b64 s[0:1], s16, src_scc
m9520:
s_bfm_b64 s[0:1], s16, 0
m9521:
s_bfm_b64 s[0:1], s16, -16
m9522:
s_bfm_b64 s[0:1], s16, 64
m9523:
s_bfm_b64 s[0:1], s16, -4.0
m9524:
s_bfm_b64 s[0:1], s16, 0.15915494
m9525:
s_bfm_b64 s[0:1], s16, 0x12345678
m9526:
s_brev_b32 s0, s16
m9527:
s_brev_b32 s0, vcc_lo
m9528:
s_brev_b32 s0, m0
m9529:
s_brev_b32 s0, exec_hi
m9530:
s_brev_b32 s0, src_scc
m9531:
s_brev_b32 s0, 0
m9532:
s_brev_b32 s0, -16
m9533:
s_brev_b32 s0, 64
m9534:
s_brev_b32 s0, -4.0
m9535:
s_brev_b32 s0, 0.15915494
m9536:
s_brev_b32 s0, 0x12345678
m9537:
s_brev_b64 s[0:1], s[16:17]
m9538:
s_brev_b64 s[0:1], vcc
m9539:
s_brev_b64 s[0:1], exec
m9540:
s_brev_b64 s[0:1], 0
m9541:
s_brev_b64 s[0:1], -16
m9542:
s_brev_b64 s[0:1], 64
m9543:
s_brev_b64 s[0:1], -4.0
m9544:
s_brev_b64 s[0:1], 0x12345678
m9545:
s_ff0_i32_b32 s0, s16
m9546:
s_ff0_i32_b32 s0, vcc_lo
m9547:
s_ff0_i32_b32 s0, m0
m9548:
s_ff0_i32_b32 s0, exec_hi
m9549:
s_ff0_i32_b32 s0, src_scc
m9550:
s_ff0_i32_b32 s0, 0
m9551:
s_ff0_i32_b32 s0, -16
m9552:
s_ff0_i32_b32 s0, 64
m9553:
s_ff0_i32_b32 s0, -4.0
m9554:
s_ff0_i32_b32 s0, 0.15915494
m9555:
s_ff0_i32_b32 s0, 0x12345678
m9556:
s_ff0_i32_b64 s0, s[16:17]
m9557:
s_ff0_i32_b64 s0, vcc
m9558:
s_ff0_i32_b64 s0, exec
m9559:
s_ff0_i32_b64 s0, 0
m9560:
s_ff0_i32_b64 s0, -16
m9561:
s_ff0_i32_b64 s0, 64
m9562:
s_ff0_i32_b64 s0, -4.0
m9563:
s_ff0_i32_b64 s0, 0x12345678
m9564:
s_ff1_i32_b32 s0, s16
m9565:
s_ff1_i32_b32 s0, vcc_lo
m9566:
s_ff1_i32_b32 s0, m0
m9567:
s_ff1_i32_b32 s0, exec_hi
m9568:
s_ff1_i32_b32 s0, src_scc
m9569:
s_ff1_i32_b32 s0, 0
m9570:
s_ff1_i32_b32 s0, -16
m9571:
s_ff1_i32_b32 s0, 64
m9572:
s_ff1_i32_b32 s0, -4.0
m9573:
s_ff1_i32_b32 s0, 0.15915494
m9574:
s_ff1_i32_b32 s0, 0x12345678
m9575:
s_ff1_i32_b64 s0, s[16:17]
m9576:
s_ff1_i32_b64 s0, vcc
m9577:
s_ff1_i32_b64 s0, exec
m9578:
s_ff1_i32_b64 s0, 0
m9579:
s_ff1_i32_b64 s0, -16
m9580:
s_ff1_i32_b64 s0, 64
m9581:
s_ff1_i32_b64 s0, -4.0
m9582:
s_ff1_i32_b64 s0, 0x12345678
m9583:
s_flbit_i32_b32 s0, s16
m9584:
s_flbit_i32_b32 s0, vcc_lo
m9585:
s_flbit_i32_b32 s0, m0
m9586:
s_flbit_i32_b32 s0, exec_hi
m9587:
s_flbit_i32_b32 s0, src_scc
m9588:
s_flbit_i32_b32 s0, 0
m9589:
s_flbit_i32_b32 s0, -16
m9590:
s_flbit_i32_b32 s0, 64
m9591:
s_flbit_i32_b32 s0, -4.0
m9592:
s_flbit_i32_b32 s0, 0.15915494
m9593:
s_flbit_i32_b32 s0, 0x12345678
m9594:
s_flbit_i32_b64 s0, s[16:17]
m9595:
s_flbit_i32_b64 s0, vcc
m9596:
s_flbit_i32_b64 s0, exec
m9597:
s_flbit_i32_b64 s0, 0
m9598:
s_flbit_i32_b64 s0, -16
m9599:
s_flbit_i32_b64 s0, 64
m9600:
s_flbit_i32_b64 s0, -4.0
m9601:
s_flbit_i32_b64 s0, 0x12345678
m9602:
s_flbit_i32 s0, s16
m9603:
s_flbit_i32 s0, vcc_lo
m9604:
s_flbit_i32 s0, m0
m9605:
s_flbit_i32 s0, exec_hi
m9606:
s_flbit_i32 s0, src_scc
m9607:
s_flbit_i32 s0, 0
m9608:
s_flbit_i32 s0, -16
m9609:
s_flbit_i32 s0, 64
m9610:
s_flbit_i32 s0, -4.0
m9611:
s_flbit_i32 s0, 0.15915494
m9612:
s_flbit_i32 s0, 0x12345678
m9613:
s_flbit_i32_i64 s0, s[16:17]
m9614:
s_flbit_i32_i64 s0, vcc
m9615:
s_flbit_i32_i64 s0, exec
m9616:
s_flbit_i32_i64 s0, 0
m9617:
s_flbit_i32_i64 s0, -16
m9618:
s_flbit_i32_i64 s0, 64
m9619:
s_flbit_i32_i64 s0, -4.0
m9620:
s_flbit_i32_i64 s0, 0x12345678
m9621:
s_quadmask_b32 s0, s16
m9622:
s_quadmask_b32 s0, vcc_lo
m9623:
s_quadmask_b32 s0, m0
m9624:
s_quadmask_b32 s0, exec_hi
m9625:
s_quadmask_b32 s0, src_scc
m9626:
s_quadmask_b32 s0, 0
m9627:
s_quadmask_b32 s0, -16
m9628:
s_quadmask_b32 s0, 64
m9629:
s_quadmask_b32 s0, -4.0
m9630:
s_quadmask_b32 s0, 0.15915494
m9631:
s_quadmask_b32 s0, 0x12345678
m9632:
s_wqm_b32 s0, s16
m9633:
s_wqm_b32 s0, vcc_lo
m9634:
s_wqm_b32 s0, m0
m9635:
s_wqm_b32 s0, exec_hi
m9636:
s_wqm_b32 s0, src_scc
m9637:
s_wqm_b32 s0, 0
m9638:
s_wqm_b32 s0, -16
m9639:
s_wqm_b32 s0, 64
m9640:
s_wqm_b32 s0, -4.0
m9641:
s_wqm_b32 s0, 0.15915494
m9642:
s_wqm_b32 s0, 0x12345678
m9643:
s_quadmask_b64 s[0:1], s[16:17]
m9644:
s_quadmask_b64 s[0:1], vcc
m9645:
s_quadmask_b64 s[0:1], exec
m9646:
s_quadmask_b64 s[0:1], 0
m9647:
s_quadmask_b64 s[0:1], -16
m9648:
s_quadmask_b64 s[0:1], 64
m9649:
s_quadmask_b64 s[0:1], -4.0
m9650:
s_quadmask_b64 s[0:1], 0x12345678
m9651:
s_wqm_b64 s[0:1], s[16:17]
m9652:
s_wqm_b64 s[0:1], vcc
m9653:
s_wqm_b64 s[0:1], exec
m9654:
s_wqm_b64 s[0:1], 0
m9655:
s_wqm_b64 s[0:1], -16
m9656:
s_wqm_b64 s[0:1], 64
m9657:
s_wqm_b64 s[0:1], -4.0
m9658:
s_wqm_b64 s[0:1], 0x12345678
m9659:
s_bitreplicate_b64_b32 s[0:1], s16
m9660:
s_bitreplicate_b64_b32 s[0:1], vcc_lo
m9661:
s_bitreplicate_b64_b32 s[0:1], m0
m9662:
s_bitreplicate_b64_b32 s[0:1], exec_hi
m9663:
s_bitreplicate_b64_b32 s[0:1], src_scc
m9664:
s_bitreplicate_b64_b32 s[0:1], 0
m9665:
s_bitreplicate_b64_b32 s[0:1], -16
m9666:
s_bitreplicate_b64_b32 s[0:1], 64
m9667:
s_bitreplicate_b64_b32 s[0:1], -4.0
m9668:
s_bitreplicate_b64_b32 s[0:1], 0.15915494
m9669:
s_bitreplicate_b64_b32 s[0:1], 0x12345678
m9670:
s_bcnt1_i32_b32 s0, s16
m9671:
s_bcnt1_i32_b32 s0, vcc_lo
m9672:
s_bcnt1_i32_b32 s0, m0
m9673:
s_bcnt1_i32_b32 s0, exec_hi
m9674:
s_bcnt1_i32_b32 s0, src_scc
m9675:
s_bcnt1_i32_b32 s0, 0
m9676:
s_bcnt1_i32_b32 s0, -16
m9677:
s_bcnt1_i32_b32 s0, 64
m9678:
s_bcnt1_i32_b32 s0, -4.0
m9679:
s_bcnt1_i32_b32 s0, 0.15915494
m9680:
s_bcnt1_i32_b32 s0, 0x12345678
m9681:
s_bcnt1_i32_b64 s0, s[16:17]
m9682:
s_bcnt1_i32_b64 s0, vcc
m9683:
s_bcnt1_i32_b64 s0, exec
m9684:
s_bcnt1_i32_b64 s0, 0
m9685:
s_bcnt1_i32_b64 s0, -16
m9686:
s_bcnt1_i32_b64 s0, 64
m9687:
s_bcnt1_i32_b64 s0, -4.0
m9688:
s_bcnt1_i32_b64 s0, 0x12345678
m9689:
s_bcnt0_i32_b32 s0, s16
m9690:
s_bcnt0_i32_b32 s0, vcc_lo
m9691:
s_bcnt0_i32_b32 s0, m0
m9692:
s_bcnt0_i32_b32 s0, exec_hi
m9693:
s_bcnt0_i32_b32 s0, src_scc
m9694:
s_bcnt0_i32_b32 s0, 0
m9695:
s_bcnt0_i32_b32 s0, -16
m9696:
s_bcnt0_i32_b32 s0, 64
m9697:
s_bcnt0_i32_b32 s0, -4.0
m9698:
s_bcnt0_i32_b32 s0, 0.15915494
m9699:
s_bcnt0_i32_b32 s0, 0x12345678
m9700:
s_bcnt0_i32_b64 s0, s[16:17]
m9701:
s_bcnt0_i32_b64 s0, vcc
m9702:
s_bcnt0_i32_b64 s0, exec
m9703:
s_bcnt0_i32_b64 s0, 0
m9704:
s_bcnt0_i32_b64 s0, -16
m9705:
s_bcnt0_i32_b64 s0, 64
m9706:
s_bcnt0_i32_b64 s0, -4.0
m9707:
s_bcnt0_i32_b64 s0, 0x12345678
m9708:
s_sext_i32_i8 s0, s16
m9709:
s_sext_i32_i8 s0, vcc_lo
m9710:
s_sext_i32_i8 s0, m0
m9711:
s_sext_i32_i8 s0, exec_hi
m9712:
s_sext_i32_i8 s0, src_scc
m9713:
s_sext_i32_i8 s0, 0
m9714:
s_sext_i32_i8 s0, -16
m9715:
s_sext_i32_i8 s0, 64
m9716:
s_sext_i32_i8 s0, -4.0
m9717:
s_sext_i32_i8 s0, 0.15915494
m9718:
s_sext_i32_i8 s0, 0x12345678
m9719:
s_sext_i32_i16 s0, s16
m9720:
s_sext_i32_i16 s0, vcc_lo
m9721:
s_sext_i32_i16 s0, m0
m9722:
s_sext_i32_i16 s0, exec_hi
m9723:
s_sext_i32_i16 s0, src_scc
m9724:
s_sext_i32_i16 s0, 0
m9725:
s_sext_i32_i16 s0, -16
m9726:
s_sext_i32_i16 s0, 64
m9727:
s_sext_i32_i16 s0, -4.0
m9728:
s_sext_i32_i16 s0, 0.15915494
m9729:
s_sext_i32_i16 s0, 0x12345678
m9730:
s_bitset0_b32 s0, s16
m9731:
s_bitset0_b32 s0, vcc_lo
m9732:
s_bitset0_b32 s0, m0
m9733:
s_bitset0_b32 s0, exec_hi
m9734:
s_bitset0_b32 s0, src_scc
m9735:
s_bitset0_b32 s0, 0
m9736:
s_bitset0_b32 s0, -16
m9737:
s_bitset0_b32 s0, 64
m9738:
s_bitset0_b32 s0, -4.0
m9739:
s_bitset0_b32 s0, 0.15915494
m9740:
s_bitset0_b32 s0, 0x12345678
m9741:
s_bitset1_b32 s0, s16
m9742:
s_bitset1_b32 s0, vcc_lo
m9743:
s_bitset1_b32 s0, m0
m9744:
s_bitset1_b32 s0, exec_hi
m9745:
s_bitset1_b32 s0, src_scc
m9746:
s_bitset1_b32 s0, 0
m9747:
s_bitset1_b32 s0, -16
m9748:
s_bitset1_b32 s0, 64
m9749:
s_bitset1_b32 s0, -4.0
m9750:
s_bitset1_b32 s0, 0.15915494
m9751:
s_bitset1_b32 s0, 0x12345678
m9752:
s_bitset0_b64 s[0:1], s16
m9753:
s_bitset0_b64 s[0:1], vcc_lo
m9754:
s_bitset0_b64 s[0:1], m0
m9755:
s_bitset0_b64 s[0:1], exec_hi
m9756:
s_bitset0_b64 s[0:1], src_scc
m9757:
s_bitset0_b64 s[0:1], 0
m9758:
s_bitset0_b64 s[0:1], -16
m9759:
s_bitset0_b64 s[0:1], 64
m9760:
s_bitset0_b64 s[0:1], -4.0
m9761:
s_bitset0_b64 s[0:1], 0.15915494
m9762:
s_bitset0_b64 s[0:1], 0x12345678
m9763:
s_bitset1_b64 s[0:1], s16
m9764:
s_bitset1_b64 s[0:1], vcc_lo
m9765:
s_bitset1_b64 s[0:1], m0
m9766:
s_bitset1_b64 s[0:1], exec_hi
m9767:
s_bitset1_b64 s[0:1], src_scc
m9768:
s_bitset1_b64 s[0:1], 0
m9769:
s_bitset1_b64 s[0:1], -16
m9770:
s_bitset1_b64 s[0:1], 64
m9771:
s_bitset1_b64 s[0:1], -4.0
m9772:
s_bitset1_b64 s[0:1], 0.15915494
m9773:
s_bitset1_b64 s[0:1], 0x12345678
m9774:
s_pack_ll_b32_b16 s0, s16, s32
m9775:
s_pack_ll_b32_b16 s0, vcc_lo, s32
m9776:
s_pack_ll_b32_b16 s0, m0, s32
m9777:
s_pack_ll_b32_b16 s0, exec_hi, s32
m9778:
s_pack_ll_b32_b16 s0, src_scc, s32
m9779:
s_pack_ll_b32_b16 s0, 0, s32
m9780:
s_pack_ll_b32_b16 s0, -16, s32
m9781:
s_pack_ll_b32_b16 s0, 64, s32
m9782:
s_pack_ll_b32_b16 s0, -4.0, s32
m9783:
s_pack_ll_b32_b16 s0, 0.15915494, s32
m9784:
s_pack_ll_b32_b16 s0, 0x12345678, s32
m9785:
s_pack_ll_b32_b16 s0, s16, vcc_lo
m9786:
s_pack_ll_b32_b16 s0, s16, m0
m9787:
s_pack_ll_b32_b16 s0, s16, exec_hi
m9788:
s_pack_ll_b32_b16 s0, s16, src_scc
m9789:
s_pack_ll_b32_b16 s0, s16, 0
m9790:
s_pack_ll_b32_b16 s0, s16, -16
m9791:
s_pack_ll_b32_b16 s0, s16, 64
m9792:
s_pack_ll_b32_b16 s0, s16, -4.0
m9793:
s_pack_ll_b32_b16 s0, s16, 0.15915494
m9794:
s_pack_ll_b32_b16 s0, s16, 0x12345678
m9795:
s_pack_lh_b32_b16 s0, s16, s32
m9796:
s_pack_lh_b32_b16 s0, vcc_lo, s32
m9797:
s_pack_lh_b32_b16 s0, m0, s32
m9798:
s_pack_lh_b32_b16 s0, exec_hi, s32
m9799:
s_pack_lh_b32_b16 s0, src_scc, s32
m9800:
s_pack_lh_b32_b16 s0, 0, s32
m9801:
s_pack_lh_b32_b16 s0, -16, s32
m9802:
s_pack_lh_b32_b16 s0, 64, s32
m9803:
s_pack_lh_b32_b16 s0, -4.0, s32
m9804:
s_pack_lh_b32_b16 s0, 0.15915494, s32
m9805:
s_pack_lh_b32_b16 s0, 0x12345678, s32
m9806:
s_pack_lh_b32_b16 s0, s16, vcc_lo
m9807:
s_pack_lh_b32_b16 s0, s16, m0
m9808:
s_pack_lh_b32_b16 s0, s16, exec_hi
m9809:
s_pack_lh_b32_b16 s0, s16, src_scc
m9810:
s_pack_lh_b32_b16 s0, s16, 0
m9811:
s_pack_lh_b32_b16 s0, s16, -16
m9812:
s_pack_lh_b32_b16 s0, s16, 64
m9813:
s_pack_lh_b32_b16 s0, s16, -4.0
m9814:
s_pack_lh_b32_b16 s0, s16, 0.15915494
m9815:
s_pack_lh_b32_b16 s0, s16, 0x12345678
m9816:
s_pack_hh_b32_b16 s0, s16, s32
m9817:
s_pack_hh_b32_b16 s0, vcc_lo, s32
m9818:
s_pack_hh_b32_b16 s0, m0, s32
m9819:
s_pack_hh_b32_b16 s0, exec_hi, s32
m9820:
s_pack_hh_b32_b16 s0, src_scc, s32
m9821:
s_pack_hh_b32_b16 s0, 0, s32
m9822:
s_pack_hh_b32_b16 s0, -16, s32
m9823:
s_pack_hh_b32_b16 s0, 64, s32
m9824:
s_pack_hh_b32_b16 s0, -4.0, s32
m9825:
s_pack_hh_b32_b16 s0, 0.15915494, s32
m9826:
s_pack_hh_b32_b16 s0, 0x12345678, s32
m9827:
s_pack_hh_b32_b16 s0, s16, vcc_lo
m9828:
s_pack_hh_b32_b16 s0, s16, m0
m9829:
s_pack_hh_b32_b16 s0, s16, exec_hi
m9830:
s_pack_hh_b32_b16 s0, s16, src_scc
m9831:
s_pack_hh_b32_b16 s0, s16, 0
m9832:
s_pack_hh_b32_b16 s0, s16, -16
m9833:
s_pack_hh_b32_b16 s0, s16, 64
m9834:
s_pack_hh_b32_b16 s0, s16, -4.0
m9835:
s_pack_hh_b32_b16 s0, s16, 0.15915494
m9836:
s_pack_hh_b32_b16 s0, s16, 0x12345678
m9837:
s_min_i32 s0, s16, s32
m9838:
s_min_i32 s0, vcc_lo, s32
m9839:
s_min_i32 s0, m0, s32
m9840:
s_min_i32 s0, exec_hi, s32
m9841:
s_min_i32 s0, src_scc, s32
m9842:
s_min_i32 s0, 0, s32
m9843:
s_min_i32 s0, -16, s32
m9844:
s_min_i32 s0, 64, s32
m9845:
s_min_i32 s0, -4.0, s32
m9846:
s_min_i32 s0, 0.15915494, s32
m9847:
s_min_i32 s0, 0x12345678, s32
m9848:
s_min_i32 s0, s16, vcc_lo
m9849:
s_min_i32 s0, s16, m0
m9850:
s_min_i32 s0, s16, exec_hi
m9851:
s_min_i32 s0, s16, src_scc
m9852:
s_min_i32 s0, s16, 0
m9853:
s_min_i32 s0, s16, -16
m9854:
s_min_i32 s0, s16, 64
m9855:
s_min_i32 s0, s16, -4.0
m9856:
s_min_i32 s0, s16, 0.15915494
m9857:
s_min_i32 s0, s16, 0x12345678
m9858:
s_max_i32 s0, s16, s32
m9859:
s_max_i32 s0, vcc_lo, s32
m9860:
s_max_i32 s0, m0, s32
m9861:
s_max_i32 s0, exec_hi, s32
m9862:
s_max_i32 s0, src_scc, s32
m9863:
s_max_i32 s0, 0, s32
m9864:
s_max_i32 s0, -16, s32
m9865:
s_max_i32 s0, 64, s32
m9866:
s_max_i32 s0, -4.0, s32
m9867:
s_max_i32 s0, 0.15915494, s32
m9868:
s_max_i32 s0, 0x12345678, s32
m9869:
s_max_i32 s0, s16, vcc_lo
m9870:
s_max_i32 s0, s16, m0
m9871:
s_max_i32 s0, s16, exec_hi
m9872:
s_max_i32 s0, s16, src_scc
m9873:
s_max_i32 s0, s16, 0
m9874:
s_max_i32 s0, s16, -16
m9875:
s_max_i32 s0, s16, 64
m9876:
s_max_i32 s0, s16, -4.0
m9877:
s_max_i32 s0, s16, 0.15915494
m9878:
s_max_i32 s0, s16, 0x12345678
m9879:
s_min_u32 s0, s16, s32
m9880:
s_min_u32 s0, vcc_lo, s32
m9881:
s_min_u32 s0, m0, s32
m9882:
s_min_u32 s0, exec_hi, s32
m9883:
s_min_u32 s0, src_scc, s32
m9884:
s_min_u32 s0, 0, s32
m9885:
s_min_u32 s0, -16, s32
m9886:
s_min_u32 s0, 64, s32
m9887:
s_min_u32 s0, -4.0, s32
m9888:
s_min_u32 s0, 0.15915494, s32
m9889:
s_min_u32 s0, 0x12345678, s32
m9890:
s_min_u32 s0, s16, vcc_lo
m9891:
s_min_u32 s0, s16, m0
m9892:
s_min_u32 s0, s16, exec_hi
m9893:
s_min_u32 s0, s16, src_scc
m9894:
s_min_u32 s0, s16, 0
m9895:
s_min_u32 s0, s16, -16
m9896:
s_min_u32 s0, s16, 64
m9897:
s_min_u32 s0, s16, -4.0
m9898:
s_min_u32 s0, s16, 0.15915494
m9899:
s_min_u32 s0, s16, 0x12345678
m9900:
s_max_u32 s0, s16, s32
m9901:
s_max_u32 s0, vcc_lo, s32
m9902:
s_max_u32 s0, m0, s32
m9903:
s_max_u32 s0, exec_hi, s32
m9904:
s_max_u32 s0, src_scc, s32
m9905:
s_max_u32 s0, 0, s32
m9906:
s_max_u32 s0, -16, s32
m9907:
s_max_u32 s0, 64, s32
m9908:
s_max_u32 s0, -4.0, s32
m9909:
s_max_u32 s0, 0.15915494, s32
m9910:
s_max_u32 s0, 0x12345678, s32
m9911:
s_max_u32 s0, s16, vcc_lo
m9912:
s_max_u32 s0, s16, m0
m9913:
s_max_u32 s0, s16, exec_hi
m9914:
s_max_u32 s0, s16, src_scc
m9915:
s_max_u32 s0, s16, 0
m9916:
s_max_u32 s0, s16, -16
m9917:
s_max_u32 s0, s16, 64
m9918:
s_max_u32 s0, s16, -4.0
m9919:
s_max_u32 s0, s16, 0.15915494
m9920:
s_max_u32 s0, s16, 0x12345678
m9921:
s_setreg_b32 hwreg(HW_REG_MODE, 4, 4), s16
m9922:
s_setreg_b32 hwreg(HW_REG_MODE, 4, 4), vcc_lo
m9923:
s_setreg_b32 hwreg(HW_REG_MODE, 4, 4), m0
m9924:
s_setreg_b32 hwreg(HW_REG_MODE, 4, 4), exec_hi
m9925:
s_setreg_b32 hwreg(HW_REG_MODE, 4, 4), src_scc
m9926:
s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 4), 0x3f801234
m9927:
s_getreg_b32 s0, hwreg(HW_REG_MODE, 4, 4)
m9928:
s_cmp_eq_i32 s0, s16
m9929:
s_cmp_eq_i32 vcc_lo, s16
m9930:
s_cmp_eq_i32 m0, s16
m9931:
s_cmp_eq_i32 exec_hi, s16
m9932:
s_cmp_eq_i32 src_scc, s16
m9933:
s_cmp_eq_i32 0, s16
m9934:
s_cmp_eq_i32 -16, s16
m9935:
s_cmp_eq_i32 64, s16
m9936:
s_cmp_eq_i32 -4.0, s16
m9937:
s_cmp_eq_i32 0.15915494, s16
m9938:
s_cmp_eq_i32 0x12345678, s16
m9939:
s_cmp_eq_i32 s0, vcc_lo
m9940:
s_cmp_eq_i32 s0, m0
m9941:
s_cmp_eq_i32 s0, exec_hi
m9942:
s_cmp_eq_i32 s0, src_scc
m9943:
s_cmp_eq_i32 s0, 0
m9944:
s_cmp_eq_i32 s0, -16
m9945:
s_cmp_eq_i32 s0, 64
m9946:
s_cmp_eq_i32 s0, -4.0
m9947:
s_cmp_eq_i32 s0, 0.15915494
m9948:
s_cmp_eq_i32 s0, 0x12345678
m9949:
s_cmpk_eq_i32 s0, 1
m9950:
s_cmpk_eq_i32 vcc_lo, 1
m9951:
s_cmpk_eq_i32 m0, 1
m9952:
s_cmpk_eq_i32 exec_hi, 1
m9953:
s_cmpk_eq_i32 src_scc, 1
m9954:
s_cmpk_eq_i32 s0, -32768
m9955:
s_cmpk_eq_i32 s0, 32767
m9956:
s_cmp_lg_i32 s0, s16
m9957:
s_cmp_lg_i32 vcc_lo, s16
m9958:
s_cmp_lg_i32 m0, s16
m9959:
s_cmp_lg_i32 exec_hi, s16
m9960:
s_cmp_lg_i32 src_scc, s16
m9961:
s_cmp_lg_i32 0, s16
m9962:
s_cmp_lg_i32 -16, s16
m9963:
s_cmp_lg_i32 64, s16
m9964:
s_cmp_lg_i32 -4.0, s16
m9965:
s_cmp_lg_i32 0.15915494, s16
m9966:
s_cmp_lg_i32 0x12345678, s16
m9967:
s_cmp_lg_i32 s0, vcc_lo
m9968:
s_cmp_lg_i32 s0, m0
m9969:
s_cmp_lg_i32 s0, exec_hi
m9970:
s_cmp_lg_i32 s0, src_scc
m9971:
s_cmp_lg_i32 s0, 0
m9972:
s_cmp_lg_i32 s0, -16
m9973:
s_cmp_lg_i32 s0, 64
m9974:
s_cmp_lg_i32 s0, -4.0
m9975:
s_cmp_lg_i32 s0, 0.15915494
m9976:
s_cmp_lg_i32 s0, 0x12345678
m9977:
s_cmpk_lg_i32 s0, 1
m9978:
s_cmpk_lg_i32 vcc_lo, 1
m9979:
s_cmpk_lg_i32 m0, 1
m9980:
s_cmpk_lg_i32 exec_hi, 1
m9981:
s_cmpk_lg_i32 src_scc, 1
m9982:
s_cmpk_lg_i32 s0, -32768
m9983:
s_cmpk_lg_i32 s0, 32767
m9984:
s_cmp_gt_i32 s0, s16
m9985:
s_cmp_gt_i32 vcc_lo, s16
m9986:
s_cmp_gt_i32 m0, s16
m9987:
s_cmp_gt_i32 exec_hi, s16
m9988:
s_cmp_gt_i32 src_scc, s16
m9989:
s_cmp_gt_i32 0, s16
m9990:
s_cmp_gt_i32 -16, s16
m9991:
s_cmp_gt_i32 64, s16
m9992:
s_cmp_gt_i32 -4.0, s16
m9993:
s_cmp_gt_i32 0.15915494, s16
m9994:
s_cmp_gt_i32 0x12345678, s16
m9995:
s_cmp_gt_i32 s0, vcc_lo
m9996:
s_cmp_gt_i32 s0, m0
m9997:
s_cmp_gt_i32 s0, exec_hi
m9998:
s_cmp_gt_i32 s0, src_scc
m9999:
s_cmp_gt_i32 s0, 0
m10000:
s_cmp_gt_i32 s0, -16
m10001:
s_cmp_gt_i32 s0, 64
m10002:
s_cmp_gt_i32 s0, -4.0
m10003:
s_cmp_gt_i32 s0, 0.15915494
m10004:
s_cmp_gt_i32 s0, 0x12345678
m10005:
s_cmpk_gt_i32 s0, 1
m10006:
s_cmpk_gt_i32 vcc_lo, 1
m10007:
s_cmpk_gt_i32 m0, 1
m10008:
s_cmpk_gt_i32 exec_hi, 1
m10009:
s_cmpk_gt_i32 src_scc, 1
m10010:
s_cmpk_gt_i32 s0, -32768
m10011:
s_cmpk_gt_i32 s0, 32767
m10012:
s_cmp_ge_i32 s0, s16
m10013:
s_cmp_ge_i32 vcc_lo, s16
m10014:
s_cmp_ge_i32 m0, s16
m10015:
s_cmp_ge_i32 exec_hi, s16
m10016:
s_cmp_ge_i32 src_scc, s16
m10017:
s_cmp_ge_i32 0, s16
m10018:
s_cmp_ge_i32 -16, s16
m10019:
s_cmp_ge_i32 64, s16
m10020:
s_cmp_ge_i32 -4.0, s16
m10021:
s_cmp_ge_i32 0.15915494, s16
m10022:
s_cmp_ge_i32 0x12345678, s16
m10023:
s_cmp_ge_i32 s0, vcc_lo
m10024:
s_cmp_ge_i32 s0, m0
m10025:
s_cmp_ge_i32 s0, exec_hi
m10026:
s_cmp_ge_i32 s0, src_scc
m10027:
s_cmp_ge_i32 s0, 0
m10028:
s_cmp_ge_i32 s0, -16
m10029:
s_cmp_ge_i32 s0, 64
m10030:
s_cmp_ge_i32 s0, -4.0
m10031:
s_cmp_ge_i32 s0, 0.15915494
m10032:
s_cmp_ge_i32 s0, 0x12345678
m10033:
s_cmpk_ge_i32 s0, 1
m10034:
s_cmpk_ge_i32 vcc_lo, 1
m10035:
s_cmpk_ge_i32 m0, 1
m10036:
s_cmpk_ge_i32 exec_hi, 1
m10037:
s_cmpk_ge_i32 src_scc, 1
m10038:
s_cmpk_ge_i32 s0, -32768
m10039:
s_cmpk_ge_i32 s0, 32767
m10040:
s_cmp_lt_i32 s0, s16
m10041:
s_cmp_lt_i32 vcc_lo, s16
m10042:
s_cmp_lt_i32 m0, s16
m10043:
s_cmp_lt_i32 exec_hi, s16
m10044:
s_cmp_lt_i32 src_scc, s16
m10045:
s_cmp_lt_i32 0, s16
m10046:
s_cmp_lt_i32 -16, s16
m10047:
s_cmp_lt_i32 64, s16
m10048:
s_cmp_lt_i32 -4.0, s16
m10049:
s_cmp_lt_i32 0.15915494, s16
m10050:
s_cmp_lt_i32 0x12345678, s16
m10051:
s_cmp_lt_i32 s0, vcc_lo
m10052:
s_cmp_lt_i32 s0, m0
m10053:
s_cmp_lt_i32 s0, exec_hi
m10054:
s_cmp_lt_i32 s0, src_scc
m10055:
s_cmp_lt_i32 s0, 0
m10056:
s_cmp_lt_i32 s0, -16
m10057:
s_cmp_lt_i32 s0, 64
m10058:
s_cmp_lt_i32 s0, -4.0
m10059:
s_cmp_lt_i32 s0, 0.15915494
m10060:
s_cmp_lt_i32 s0, 0x12345678
m10061:
s_cmpk_lt_i32 s0, 1
m10062:
s_cmpk_lt_i32 vcc_lo, 1
m10063:
s_cmpk_lt_i32 m0, 1
m10064:
s_cmpk_lt_i32 exec_hi, 1
m10065:
s_cmpk_lt_i32 src_scc, 1
m10066:
s_cmpk_lt_i32 s0, -32768
m10067:
s_cmpk_lt_i32 s0, 32767
m10068:
s_cmp_le_i32 s0, s16
m10069:
s_cmp_le_i32 vcc_lo, s16
m10070:
s_cmp_le_i32 m0, s16
m10071:
s_cmp_le_i32 exec_hi, s16
m10072:
s_cmp_le_i32 src_scc, s16
m10073:
s_cmp_le_i32 0, s16
m10074:
s_cmp_le_i32 -16, s16
m10075:
s_cmp_le_i32 64, s16
m10076:
s_cmp_le_i32 -4.0, s16
m10077:
s_cmp_le_i32 0.15915494, s16
m10078:
s_cmp_le_i32 0x12345678, s16
m10079:
s_cmp_le_i32 s0, vcc_lo
m10080:
s_cmp_le_i32 s0, m0
m10081:
s_cmp_le_i32 s0, exec_hi
m10082:
s_cmp_le_i32 s0, src_scc
m10083:
s_cmp_le_i32 s0, 0
m10084:
s_cmp_le_i32 s0, -16
m10085:
s_cmp_le_i32 s0, 64
m10086:
s_cmp_le_i32 s0, -4.0
m10087:
s_cmp_le_i32 s0, 0.15915494
m10088:
s_cmp_le_i32 s0, 0x12345678
m10089:
s_cmpk_le_i32 s0, 1
m10090:
s_cmpk_le_i32 vcc_lo, 1
m10091:
s_cmpk_le_i32 m0, 1
m10092:
s_cmpk_le_i32 exec_hi, 1
m10093:
s_cmpk_le_i32 src_scc, 1
m10094:
s_cmpk_le_i32 s0, -32768
m10095:
s_cmpk_le_i32 s0, 32767
m10096:
s_cmp_eq_u32 s0, s16
m10097:
s_cmp_eq_u32 vcc_lo, s16
m10098:
s_cmp_eq_u32 m0, s16
m10099:
s_cmp_eq_u32 exec_hi, s16
m10100:
s_cmp_eq_u32 src_scc, s16
m10101:
s_cmp_eq_u32 0, s16
m10102:
s_cmp_eq_u32 -16, s16
m10103:
s_cmp_eq_u32 64, s16
m10104:
s_cmp_eq_u32 -4.0, s16
m10105:
s_cmp_eq_u32 0.15915494, s16
m10106:
s_cmp_eq_u32 0x12345678, s16
m10107:
s_cmp_eq_u32 s0, vcc_lo
m10108:
s_cmp_eq_u32 s0, m0
m10109:
s_cmp_eq_u32 s0, exec_hi
m10110:
s_cmp_eq_u32 s0, src_scc
m10111:
s_cmp_eq_u32 s0, 0
m10112:
s_cmp_eq_u32 s0, -16
m10113:
s_cmp_eq_u32 s0, 64
m10114:
s_cmp_eq_u32 s0, -4.0
m10115:
s_cmp_eq_u32 s0, 0.15915494
m10116:
s_cmp_eq_u32 s0, 0x12345678
m10117:
s_cmpk_eq_u32 s0, 1
m10118:
s_cmpk_eq_u32 vcc_lo, 1
m10119:
s_cmpk_eq_u32 m0, 1
m10120:
s_cmpk_eq_u32 exec_hi, 1
m10121:
s_cmpk_eq_u32 src_scc, 1
m10122:
s_cmpk_eq_u32 s0, 0
m10123:
s_cmpk_eq_u32 s0, 65535
m10124:
s_cmp_lg_u32 s0, s16
m10125:
s_cmp_lg_u32 vcc_lo, s16
m10126:
s_cmp_lg_u32 m0, s16
m10127:
s_cmp_lg_u32 exec_hi, s16
m10128:
s_cmp_lg_u32 src_scc, s16
m10129:
s_cmp_lg_u32 0, s16
m10130:
s_cmp_lg_u32 -16, s16
m10131:
s_cmp_lg_u32 64, s16
m10132:
s_cmp_lg_u32 -4.0, s16
m10133:
s_cmp_lg_u32 0.15915494, s16
m10134:
s_cmp_lg_u32 0x12345678, s16
m10135:
s_cmp_lg_u32 s0, vcc_lo
m10136:
s_cmp_lg_u32 s0, m0
m10137:
s_cmp_lg_u32 s0, exec_hi
m10138:
s_cmp_lg_u32 s0, src_scc
m10139:
s_cmp_lg_u32 s0, 0
m10140:
s_cmp_lg_u32 s0, -16
m10141:
s_cmp_lg_u32 s0, 64
m10142:
s_cmp_lg_u32 s0, -4.0
m10143:
s_cmp_lg_u32 s0, 0.15915494
m10144:
s_cmp_lg_u32 s0, 0x12345678
m10145:
s_cmpk_lg_u32 s0, 1
m10146:
s_cmpk_lg_u32 vcc_lo, 1
m10147:
s_cmpk_lg_u32 m0, 1
m10148:
s_cmpk_lg_u32 exec_hi, 1
m10149:
s_cmpk_lg_u32 src_scc, 1
m10150:
s_cmpk_lg_u32 s0, 0
m10151:
s_cmpk_lg_u32 s0, 65535
m10152:
s_cmp_gt_u32 s0, s16
m10153:
s_cmp_gt_u32 vcc_lo, s16
m10154:
s_cmp_gt_u32 m0, s16
m10155:
s_cmp_gt_u32 exec_hi, s16
m10156:
s_cmp_gt_u32 src_scc, s16
m10157:
s_cmp_gt_u32 0, s16
m10158:
s_cmp_gt_u32 -16, s16
m10159:
s_cmp_gt_u32 64, s16
m10160:
s_cmp_gt_u32 -4.0, s16
m10161:
s_cmp_gt_u32 0.15915494, s16
m10162:
s_cmp_gt_u32 0x12345678, s16
m10163:
s_cmp_gt_u32 s0, vcc_lo
m10164:
s_cmp_gt_u32 s0, m0
m10165:
s_cmp_gt_u32 s0, exec_hi
m10166:
s_cmp_gt_u32 s0, src_scc
m10167:
s_cmp_gt_u32 s0, 0
m10168:
s_cmp_gt_u32 s0, -16
m10169:
s_cmp_gt_u32 s0, 64
m10170:
s_cmp_gt_u32 s0, -4.0
m10171:
s_cmp_gt_u32 s0, 0.15915494
m10172:
s_cmp_gt_u32 s0, 0x12345678
m10173:
s_cmpk_gt_u32 s0, 1
m10174:
s_cmpk_gt_u32 vcc_lo, 1
m10175:
s_cmpk_gt_u32 m0, 1
m10176:
s_cmpk_gt_u32 exec_hi, 1
m10177:
s_cmpk_gt_u32 src_scc, 1
m10178:
s_cmpk_gt_u32 s0, 0
m10179:
s_cmpk_gt_u32 s0, 65535
m10180:
s_cmp_ge_u32 s0, s16
m10181:
s_cmp_ge_u32 vcc_lo, s16
m10182:
s_cmp_ge_u32 m0, s16
m10183:
s_cmp_ge_u32 exec_hi, s16
m10184:
s_cmp_ge_u32 src_scc, s16
m10185:
s_cmp_ge_u32 0, s16
m10186:
s_cmp_ge_u32 -16, s16
m10187:
s_cmp_ge_u32 64, s16
m10188:
s_cmp_ge_u32 -4.0, s16
m10189:
s_cmp_ge_u32 0.15915494, s16
m10190:
s_cmp_ge_u32 0x12345678, s16
m10191:
s_cmp_ge_u32 s0, vcc_lo
m10192:
s_cmp_ge_u32 s0, m0
m10193:
s_cmp_ge_u32 s0, exec_hi
m10194:
s_cmp_ge_u32 s0, src_scc
m10195:
s_cmp_ge_u32 s0, 0
m10196:
s_cmp_ge_u32 s0, -16
m10197:
s_cmp_ge_u32 s0, 64
m10198:
s_cmp_ge_u32 s0, -4.0
m10199:
s_cmp_ge_u32 s0, 0.15915494
m10200:
s_cmp_ge_u32 s0, 0x12345678
m10201:
s_cmpk_ge_u32 s0, 1
m10202:
s_cmpk_ge_u32 vcc_lo, 1
m10203:
s_cmpk_ge_u32 m0, 1
m10204:
s_cmpk_ge_u32 exec_hi, 1
m10205:
s_cmpk_ge_u32 src_scc, 1
m10206:
s_cmpk_ge_u32 s0, 0
m10207:
s_cmpk_ge_u32 s0, 65535
m10208:
s_cmp_lt_u32 s0, s16
m10209:
s_cmp_lt_u32 vcc_lo, s16
m10210:
s_cmp_lt_u32 m0, s16
m10211:
s_cmp_lt_u32 exec_hi, s16
m10212:
s_cmp_lt_u32 src_scc, s16
m10213:
s_cmp_lt_u32 0, s16
m10214:
s_cmp_lt_u32 -16, s16
m10215:
s_cmp_lt_u32 64, s16
m10216:
s_cmp_lt_u32 -4.0, s16
m10217:
s_cmp_lt_u32 0.15915494, s16
m10218:
s_cmp_lt_u32 0x12345678, s16
m10219:
s_cmp_lt_u32 s0, vcc_lo
m10220:
s_cmp_lt_u32 s0, m0
m10221:
s_cmp_lt_u32 s0, exec_hi
m10222:
s_cmp_lt_u32 s0, src_scc
m10223:
s_cmp_lt_u32 s0, 0
m10224:
s_cmp_lt_u32 s0, -16
m10225:
s_cmp_lt_u32 s0, 64
m10226:
s_cmp_lt_u32 s0, -4.0
m10227:
s_cmp_lt_u32 s0, 0.15915494
m10228:
s_cmp_lt_u32 s0, 0x12345678
m10229:
s_cmpk_lt_u32 s0, 1
m10230:
s_cmpk_lt_u32 vcc_lo, 1
m10231:
s_cmpk_lt_u32 m0, 1
m10232:
s_cmpk_lt_u32 exec_hi, 1
m10233:
s_cmpk_lt_u32 src_scc, 1
m10234:
s_cmpk_lt_u32 s0, 0
m10235:
s_cmpk_lt_u32 s0, 65535
m10236:
s_cmp_le_u32 s0, s16
m10237:
s_cmp_le_u32 vcc_lo, s16
m10238:
s_cmp_le_u32 m0, s16
m10239:
s_cmp_le_u32 exec_hi, s16
m10240:
s_cmp_le_u32 src_scc, s16
m10241:
s_cmp_le_u32 0, s16
m10242:
s_cmp_le_u32 -16, s16
m10243:
s_cmp_le_u32 64, s16
m10244:
s_cmp_le_u32 -4.0, s16
m10245:
s_cmp_le_u32 0.15915494, s16
m10246:
s_cmp_le_u32 0x12345678, s16
m10247:
s_cmp_le_u32 s0, vcc_lo
m10248:
s_cmp_le_u32 s0, m0
m10249:
s_cmp_le_u32 s0, exec_hi
m10250:
s_cmp_le_u32 s0, src_scc
m10251:
s_cmp_le_u32 s0, 0
m10252:
s_cmp_le_u32 s0, -16
m10253:
s_cmp_le_u32 s0, 64
m10254:
s_cmp_le_u32 s0, -4.0
m10255:
s_cmp_le_u32 s0, 0.15915494
m10256:
s_cmp_le_u32 s0, 0x12345678
m10257:
s_cmpk_le_u32 s0, 1
m10258:
s_cmpk_le_u32 vcc_lo, 1
m10259:
s_cmpk_le_u32 m0, 1
m10260:
s_cmpk_le_u32 exec_hi, 1
m10261:
s_cmpk_le_u32 src_scc, 1
m10262:
s_cmpk_le_u32 s0, 0
m10263:
s_cmpk_le_u32 s0, 65535
m10264:
s_cmp_eq_u64 s[0:1], s[16:17]
m10265:
s_cmp_eq_u64 vcc, s[16:17]
m10266:
s_cmp_eq_u64 exec, s[16:17]
m10267:
s_cmp_eq_u64 0, s[16:17]
m10268:
s_cmp_eq_u64 -16, s[16:17]
m10269:
s_cmp_eq_u64 64, s[16:17]
m10270:
s_cmp_eq_u64 -4.0, s[16:17]
m10271:
s_cmp_eq_u64 0x12345678, s[16:17]
m10272:
s_cmp_eq_u64 s[0:1], vcc
m10273:
s_cmp_eq_u64 s[0:1], exec
m10274:
s_cmp_eq_u64 s[0:1], 0
m10275:
s_cmp_eq_u64 s[0:1], -16
m10276:
s_cmp_eq_u64 s[0:1], 64
m10277:
s_cmp_eq_u64 s[0:1], -4.0
m10278:
s_cmp_eq_u64 s[0:1], 0x12345678
m10279:
s_cmp_lg_u64 s[0:1], s[16:17]
m10280:
s_cmp_lg_u64 vcc, s[16:17]
m10281:
s_cmp_lg_u64 exec, s[16:17]
m10282:
s_cmp_lg_u64 0, s[16:17]
m10283:
s_cmp_lg_u64 -16, s[16:17]
m10284:
s_cmp_lg_u64 64, s[16:17]
m10285:
s_cmp_lg_u64 -4.0, s[16:17]
m10286:
s_cmp_lg_u64 0x12345678, s[16:17]
m10287:
s_cmp_lg_u64 s[0:1], vcc
m10288:
s_cmp_lg_u64 s[0:1], exec
m10289:
s_cmp_lg_u64 s[0:1], 0
m10290:
s_cmp_lg_u64 s[0:1], -16
m10291:
s_cmp_lg_u64 s[0:1], 64
m10292:
s_cmp_lg_u64 s[0:1], -4.0
m10293:
s_cmp_lg_u64 s[0:1], 0x12345678
m10294:
s_bitcmp0_b32 s0, s16
m10295:
s_bitcmp0_b32 vcc_lo, s16
m10296:
s_bitcmp0_b32 m0, s16
m10297:
s_bitcmp0_b32 exec_hi, s16
m10298:
s_bitcmp0_b32 src_scc, s16
m10299:
s_bitcmp0_b32 0, s16
m10300:
s_bitcmp0_b32 -16, s16
m10301:
s_bitcmp0_b32 64, s16
m10302:
s_bitcmp0_b32 -4.0, s16
m10303:
s_bitcmp0_b32 0.15915494, s16
m10304:
s_bitcmp0_b32 0x12345678, s16
m10305:
s_bitcmp0_b32 s0, vcc_lo
m10306:
s_bitcmp0_b32 s0, m0
m10307:
s_bitcmp0_b32 s0, exec_hi
m10308:
s_bitcmp0_b32 s0, src_scc
m10309:
s_bitcmp0_b32 s0, 0
m10310:
s_bitcmp0_b32 s0, -16
m10311:
s_bitcmp0_b32 s0, 64
m10312:
s_bitcmp0_b32 s0, -4.0
m10313:
s_bitcmp0_b32 s0, 0.15915494
m10314:
s_bitcmp0_b32 s0, 0x12345678
m10315:
s_bitcmp1_b32 s0, s16
m10316:
s_bitcmp1_b32 vcc_lo, s16
m10317:
s_bitcmp1_b32 m0, s16
m10318:
s_bitcmp1_b32 exec_hi, s16
m10319:
s_bitcmp1_b32 src_scc, s16
m10320:
s_bitcmp1_b32 0, s16
m10321:
s_bitcmp1_b32 -16, s16
m10322:
s_bitcmp1_b32 64, s16
m10323:
s_bitcmp1_b32 -4.0, s16
m10324:
s_bitcmp1_b32 0.15915494, s16
m10325:
s_bitcmp1_b32 0x12345678, s16
m10326:
s_bitcmp1_b32 s0, vcc_lo
m10327:
s_bitcmp1_b32 s0, m0
m10328:
s_bitcmp1_b32 s0, exec_hi
m10329:
s_bitcmp1_b32 s0, src_scc
m10330:
s_bitcmp1_b32 s0, 0
m10331:
s_bitcmp1_b32 s0, -16
m10332:
s_bitcmp1_b32 s0, 64
m10333:
s_bitcmp1_b32 s0, -4.0
m10334:
s_bitcmp1_b32 s0, 0.15915494
m10335:
s_bitcmp1_b32 s0, 0x12345678
m10336:
s_bitcmp0_b64 s[0:1], s16
m10337:
s_bitcmp0_b64 vcc, s16
m10338:
s_bitcmp0_b64 exec, s16
m10339:
s_bitcmp0_b64 0, s16
m10340:
s_bitcmp0_b64 -16, s16
m10341:
s_bitcmp0_b64 64, s16
m10342:
s_bitcmp0_b64 -4.0, s16
m10343:
s_bitcmp0_b64 0x12345678, s16
m10344:
s_bitcmp0_b64 s[0:1], vcc_lo
m10345:
s_bitcmp0_b64 s[0:1], m0
m10346:
s_bitcmp0_b64 s[0:1], exec_hi
m10347:
s_bitcmp0_b64 s[0:1], src_scc
m10348:
s_bitcmp0_b64 s[0:1], 0
m10349:
s_bitcmp0_b64 s[0:1], -16
m10350:
s_bitcmp0_b64 s[0:1], 64
m10351:
s_bitcmp0_b64 s[0:1], -4.0
m10352:
s_bitcmp0_b64 s[0:1], 0.15915494
m10353:
s_bitcmp0_b64 s[0:1], 0x12345678
m10354:
s_bitcmp1_b64 s[0:1], s16
m10355:
s_bitcmp1_b64 vcc, s16
m10356:
s_bitcmp1_b64 exec, s16
m10357:
s_bitcmp1_b64 0, s16
m10358:
s_bitcmp1_b64 -16, s16
m10359:
s_bitcmp1_b64 64, s16
m10360:
s_bitcmp1_b64 -4.0, s16
m10361:
s_bitcmp1_b64 0x12345678, s16
m10362:
s_bitcmp1_b64 s[0:1], vcc_lo
m10363:
s_bitcmp1_b64 s[0:1], m0
m10364:
s_bitcmp1_b64 s[0:1], exec_hi
m10365:
s_bitcmp1_b64 s[0:1], src_scc
m10366:
s_bitcmp1_b64 s[0:1], 0
m10367:
s_bitcmp1_b64 s[0:1], -16
m10368:
s_bitcmp1_b64 s[0:1], 64
m10369:
s_bitcmp1_b64 s[0:1], -4.0
m10370:
s_bitcmp1_b64 s[0:1], 0.15915494
m10371:
s_bitcmp1_b64 s[0:1], 0x12345678
m10372:
v_dot2_f32_f16 v0, v32, v64, v96
m10373:
v_dot2_f32_f16 v0, s16, v64, v96
m10374:
v_dot2_f32_f16 v0, vcc_lo, v64, v96
m10375:
v_dot2_f32_f16 v0, m0, v64, v96
m10376:
v_dot2_f32_f16 v0, exec_hi, v64, v96
m10377:
v_dot2_f32_f16 v0, src_scc, v64, v96
m10378:
v_dot2_f32_f16 v0, 0, v64, v96
m10379:
v_dot2_f32_f16 v0, -16, v64, v96
m10380:
v_dot2_f32_f16 v0, 64, v64, v96
m10381:
v_dot2_f32_f16 v0, -4.0, v64, v96
m10382:
v_dot2_f32_f16 v0, 0.15915494, v64, v96
m10383:
v_dot2_f32_f16 v0, v32, s32, v96
m10384:
v_dot2_f32_f16 v0, v32, vcc_lo, v96
m10385:
v_dot2_f32_f16 v0, v32, m0, v96
m10386:
v_dot2_f32_f16 v0, v32, exec_hi, v96
m10387:
v_dot2_f32_f16 v0, v32, src_scc, v96
m10388:
v_dot2_f32_f16 v0, v32, 0, v96
m10389:
v_dot2_f32_f16 v0, v32, -16, v96
m10390:
v_dot2_f32_f16 v0, v32, 64, v96
m10391:
v_dot2_f32_f16 v0, v32, -4.0, v96
m10392:
v_dot2_f32_f16 v0, v32, 0.15915494, v96
m10393:
v_dot2_f32_f16 v0, v32, v64, s48
m10394:
v_dot2_f32_f16 v0, v32, v64, vcc_lo
m10395:
v_dot2_f32_f16 v0, v32, v64, m0
m10396:
v_dot2_f32_f16 v0, v32, v64, exec_hi
m10397:
v_dot2_f32_f16 v0, v32, v64, src_scc
m10398:
v_dot2_f32_f16 v0, v32, v64, 0
m10399:
v_dot2_f32_f16 v0, v32, v64, -16
m10400:
v_dot2_f32_f16 v0, v32, v64, 64
m10401:
v_dot2_f32_f16 v0, v32, v64, -4.0
m10402:
v_dot2_f32_f16 v0, v32, v64, 0.15915494
m10403:
v_dot2_f32_f16 v0, v32, v64, v96 neg_lo:[1,1,1] neg_hi:[1,1,1]
m10404:
v_dot2c_f32_f16 v0, v32, v64
m10405:
v_dot2c_f32_f16 v0, s16, v64
m10406:
v_dot2c_f32_f16 v0, vcc_lo, v64
m10407:
v_dot2c_f32_f16 v0, m0, v64
m10408:
v_dot2c_f32_f16 v0, exec_hi, v64
m10409:
v_dot2c_f32_f16 v0, src_scc, v64
m10410:
v_dot2c_f32_f16 v0, 0, v64
m10411:
v_dot2c_f32_f16 v0, -16, v64
m10412:
v_dot2c_f32_f16 v0, 64, v64
m10413:
v_dot2c_f32_f16 v0, -4.0, v64
m10414:
v_dot2c_f32_f16 v0, 0.15915494, v64
m10415:
v_dot2c_f32_f16 v0, v32, s32
m10416:
v_dot2c_f32_f16 v0, v32, vcc_lo
m10417:
v_dot2c_f32_f16 v0, v32, m0
m10418:
v_dot2c_f32_f16 v0, v32, exec_hi
m10419:
v_dot2c_f32_f16 v0, v32, src_scc
m10420:
v_dot2c_f32_f16 v0, v32, 0
m10421:
v_dot2c_f32_f16 v0, v32, -16
m10422:
v_dot2c_f32_f16 v0, v32, 64
m10423:
v_dot2c_f32_f16 v0, v32, -4.0
m10424:
v_dot2c_f32_f16 v0, v32, 0.15915494
m10425:
v_dot2c_f32_f16_e64 v0, v32, v64 clamp
m10426:
v_dot2c_f32_f16_e64 v0, v32, v64 mul:4
m10427:
v_dot2c_f32_f16_e64 v0, v32, v64 clamp div:2
m10428:
v_dot2c_f32_f16_e32 v0, v32, v64
m10429:
v_dot2c_f32_f16_e32 v0, 0x12345678, v64
m10430:
v_dot2c_f32_f16_e64 v0, v32, v64
m10431:
v_dot2c_f32_f16_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m10432:
v_dot2_f32_bf16 v0, v32, v64, v96
m10433:
v_dot2_f32_bf16 v0, s16, v64, v96
m10434:
v_dot2_f32_bf16 v0, vcc_lo, v64, v96
m10435:
v_dot2_f32_bf16 v0, m0, v64, v96
m10436:
v_dot2_f32_bf16 v0, exec_hi, v64, v96
m10437:
v_dot2_f32_bf16 v0, src_scc, v64, v96
m10438:
v_dot2_f32_bf16 v0, 0, v64, v96
m10439:
v_dot2_f32_bf16 v0, -16, v64, v96
m10440:
v_dot2_f32_bf16 v0, 64, v64, v96
m10441:
v_dot2_f32_bf16 v0, -4.0, v64, v96
m10442:
v_dot2_f32_bf16 v0, 0.15915494, v64, v96
m10443:
v_dot2_f32_bf16 v0, v32, s32, v96
m10444:
v_dot2_f32_bf16 v0, v32, vcc_lo, v96
m10445:
v_dot2_f32_bf16 v0, v32, m0, v96
m10446:
v_dot2_f32_bf16 v0, v32, exec_hi, v96
m10447:
v_dot2_f32_bf16 v0, v32, src_scc, v96
m10448:
v_dot2_f32_bf16 v0, v32, 0, v96
m10449:
v_dot2_f32_bf16 v0, v32, -16, v96
m10450:
v_dot2_f32_bf16 v0, v32, 64, v96
m10451:
v_dot2_f32_bf16 v0, v32, -4.0, v96
m10452:
v_dot2_f32_bf16 v0, v32, 0.15915494, v96
m10453:
v_dot2_f32_bf16 v0, v32, v64, s48
m10454:
v_dot2_f32_bf16 v0, v32, v64, vcc_lo
m10455:
v_dot2_f32_bf16 v0, v32, v64, m0
m10456:
v_dot2_f32_bf16 v0, v32, v64, exec_hi
m10457:
v_dot2_f32_bf16 v0, v32, v64, src_scc
m10458:
v_dot2_f32_bf16 v0, v32, v64, 0
m10459:
v_dot2_f32_bf16 v0, v32, v64, -16
m10460:
v_dot2_f32_bf16 v0, v32, v64, 64
m10461:
v_dot2_f32_bf16 v0, v32, v64, -4.0
m10462:
v_dot2_f32_bf16 v0, v32, v64, 0.15915494
m10463:
v_dot2_f32_bf16 v0, v32, v64, v96 neg_lo:[1,1,1] neg_hi:[1,1,1]
m10464:
v_dot2c_f32_bf16 v0, v32, v64
m10465:
v_dot2c_f32_bf16 v0, s16, v64
m10466:
v_dot2c_f32_bf16 v0, vcc_lo, v64
m10467:
v_dot2c_f32_bf16 v0, m0, v64
m10468:
v_dot2c_f32_bf16 v0, exec_hi, v64
m10469:
v_dot2c_f32_bf16 v0, src_scc, v64
m10470:
v_dot2c_f32_bf16 v0, 0, v64
m10471:
v_dot2c_f32_bf16 v0, -16, v64
m10472:
v_dot2c_f32_bf16 v0, 64, v64
m10473:
v_dot2c_f32_bf16 v0, -4.0, v64
m10474:
v_dot2c_f32_bf16 v0, 0.15915494, v64
m10475:
v_dot2c_f32_bf16 v0, v32, s32
m10476:
v_dot2c_f32_bf16 v0, v32, vcc_lo
m10477:
v_dot2c_f32_bf16 v0, v32, m0
m10478:
v_dot2c_f32_bf16 v0, v32, exec_hi
m10479:
v_dot2c_f32_bf16 v0, v32, src_scc
m10480:
v_dot2c_f32_bf16 v0, v32, 0
m10481:
v_dot2c_f32_bf16 v0, v32, -16
m10482:
v_dot2c_f32_bf16 v0, v32, 64
m10483:
v_dot2c_f32_bf16 v0, v32, -4.0
m10484:
v_dot2c_f32_bf16 v0, v32, 0.15915494
m10485:
v_dot2c_f32_bf16_e64 v0, v32, v64 clamp
m10486:
v_dot2c_f32_bf16_e64 v0, v32, v64 mul:4
m10487:
v_dot2c_f32_bf16_e64 v0, v32, v64 clamp div:2
m10488:
v_dot2c_f32_bf16_e32 v0, v32, v64
m10489:
v_dot2c_f32_bf16_e32 v0, 0x12345678, v64
m10490:
v_dot2c_f32_bf16_e64 v0, v32, v64
m10491:
v_dot2c_f32_bf16_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m10492:
v_dot2_i32_i16 v0, v32, v64, v96
m10493:
v_dot2_i32_i16 v0, s16, v64, v96
m10494:
v_dot2_i32_i16 v0, vcc_lo, v64, v96
m10495:
v_dot2_i32_i16 v0, m0, v64, v96
m10496:
v_dot2_i32_i16 v0, exec_hi, v64, v96
m10497:
v_dot2_i32_i16 v0, src_scc, v64, v96
m10498:
v_dot2_i32_i16 v0, 0, v64, v96
m10499:
v_dot2_i32_i16 v0, -16, v64, v96
m10500:
v_dot2_i32_i16 v0, 64, v64, v96
m10501:
v_dot2_i32_i16 v0, -4.0, v64, v96
m10502:
v_dot2_i32_i16 v0, 0.15915494, v64, v96
m10503:
v_dot2_i32_i16 v0, v32, s32, v96
m10504:
v_dot2_i32_i16 v0, v32, vcc_lo, v96
m10505:
v_dot2_i32_i16 v0, v32, m0, v96
m10506:
v_dot2_i32_i16 v0, v32, exec_hi, v96
m10507:
v_dot2_i32_i16 v0, v32, src_scc, v96
m10508:
v_dot2_i32_i16 v0, v32, 0, v96
m10509:
v_dot2_i32_i16 v0, v32, -16, v96
m10510:
v_dot2_i32_i16 v0, v32, 64, v96
m10511:
v_dot2_i32_i16 v0, v32, -4.0, v96
m10512:
v_dot2_i32_i16 v0, v32, 0.15915494, v96
m10513:
v_dot2_i32_i16 v0, v32, v64, s48
m10514:
v_dot2_i32_i16 v0, v32, v64, vcc_lo
m10515:
v_dot2_i32_i16 v0, v32, v64, m0
m10516:
v_dot2_i32_i16 v0, v32, v64, exec_hi
m10517:
v_dot2_i32_i16 v0, v32, v64, src_scc
m10518:
v_dot2_i32_i16 v0, v32, v64, 0
m10519:
v_dot2_i32_i16 v0, v32, v64, -16
m10520:
v_dot2_i32_i16 v0, v32, v64, 64
m10521:
v_dot2_i32_i16 v0, v32, v64, -4.0
m10522:
v_dot2_i32_i16 v0, v32, v64, 0.15915494
m10523:
v_dot2c_i32_i16 v0, v32, v64
m10524:
v_dot2c_i32_i16 v0, s16, v64
m10525:
v_dot2c_i32_i16 v0, vcc_lo, v64
m10526:
v_dot2c_i32_i16 v0, m0, v64
m10527:
v_dot2c_i32_i16 v0, exec_hi, v64
m10528:
v_dot2c_i32_i16 v0, src_scc, v64
m10529:
v_dot2c_i32_i16 v0, 0, v64
m10530:
v_dot2c_i32_i16 v0, -16, v64
m10531:
v_dot2c_i32_i16 v0, 64, v64
m10532:
v_dot2c_i32_i16 v0, -4.0, v64
m10533:
v_dot2c_i32_i16 v0, 0.15915494, v64
m10534:
v_dot2c_i32_i16 v0, v32, s32
m10535:
v_dot2c_i32_i16 v0, v32, vcc_lo
m10536:
v_dot2c_i32_i16 v0, v32, m0
m10537:
v_dot2c_i32_i16 v0, v32, exec_hi
m10538:
v_dot2c_i32_i16 v0, v32, src_scc
m10539:
v_dot2c_i32_i16 v0, v32, 0
m10540:
v_dot2c_i32_i16 v0, v32, -16
m10541:
v_dot2c_i32_i16 v0, v32, 64
m10542:
v_dot2c_i32_i16 v0, v32, -4.0
m10543:
v_dot2c_i32_i16 v0, v32, 0.15915494
m10544:
v_dot2c_i32_i16_e32 v0, v32, v64
m10545:
v_dot2c_i32_i16_e32 v0, 0x12345678, v64
m10546:
v_dot2c_i32_i16_e64 v0, v32, v64
m10547:
v_dot2c_i32_i16_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m10548:
v_dot2_u32_u16 v0, v32, v64, v96
m10549:
v_dot2_u32_u16 v0, s16, v64, v96
m10550:
v_dot2_u32_u16 v0, vcc_lo, v64, v96
m10551:
v_dot2_u32_u16 v0, m0, v64, v96
m10552:
v_dot2_u32_u16 v0, exec_hi, v64, v96
m10553:
v_dot2_u32_u16 v0, src_scc, v64, v96
m10554:
v_dot2_u32_u16 v0, 0, v64, v96
m10555:
v_dot2_u32_u16 v0, -16, v64, v96
m10556:
v_dot2_u32_u16 v0, 64, v64, v96
m10557:
v_dot2_u32_u16 v0, -4.0, v64, v96
m10558:
v_dot2_u32_u16 v0, 0.15915494, v64, v96
m10559:
v_dot2_u32_u16 v0, v32, s32, v96
m10560:
v_dot2_u32_u16 v0, v32, vcc_lo, v96
m10561:
v_dot2_u32_u16 v0, v32, m0, v96
m10562:
v_dot2_u32_u16 v0, v32, exec_hi, v96
m10563:
v_dot2_u32_u16 v0, v32, src_scc, v96
m10564:
v_dot2_u32_u16 v0, v32, 0, v96
m10565:
v_dot2_u32_u16 v0, v32, -16, v96
m10566:
v_dot2_u32_u16 v0, v32, 64, v96
m10567:
v_dot2_u32_u16 v0, v32, -4.0, v96
m10568:
v_dot2_u32_u16 v0, v32, 0.15915494, v96
m10569:
v_dot2_u32_u16 v0, v32, v64, s48
m10570:
v_dot2_u32_u16 v0, v32, v64, vcc_lo
m10571:
v_dot2_u32_u16 v0, v32, v64, m0
m10572:
v_dot2_u32_u16 v0, v32, v64, exec_hi
m10573:
v_dot2_u32_u16 v0, v32, v64, src_scc
m10574:
v_dot2_u32_u16 v0, v32, v64, 0
m10575:
v_dot2_u32_u16 v0, v32, v64, -16
m10576:
v_dot2_u32_u16 v0, v32, v64, 64
m10577:
v_dot2_u32_u16 v0, v32, v64, -4.0
m10578:
v_dot2_u32_u16 v0, v32, v64, 0.15915494
m10579:
v_dot4_i32_i8 v0, v32, v64, v96
m10580:
v_dot4_i32_i8 v0, s16, v64, v96
m10581:
v_dot4_i32_i8 v0, vcc_lo, v64, v96
m10582:
v_dot4_i32_i8 v0, m0, v64, v96
m10583:
v_dot4_i32_i8 v0, exec_hi, v64, v96
m10584:
v_dot4_i32_i8 v0, src_scc, v64, v96
m10585:
v_dot4_i32_i8 v0, 0, v64, v96
m10586:
v_dot4_i32_i8 v0, -16, v64, v96
m10587:
v_dot4_i32_i8 v0, 64, v64, v96
m10588:
v_dot4_i32_i8 v0, -4.0, v64, v96
m10589:
v_dot4_i32_i8 v0, 0.15915494, v64, v96
m10590:
v_dot4_i32_i8 v0, v32, s32, v96
m10591:
v_dot4_i32_i8 v0, v32, vcc_lo, v96
m10592:
v_dot4_i32_i8 v0, v32, m0, v96
m10593:
v_dot4_i32_i8 v0, v32, exec_hi, v96
m10594:
v_dot4_i32_i8 v0, v32, src_scc, v96
m10595:
v_dot4_i32_i8 v0, v32, 0, v96
m10596:
v_dot4_i32_i8 v0, v32, -16, v96
m10597:
v_dot4_i32_i8 v0, v32, 64, v96
m10598:
v_dot4_i32_i8 v0, v32, -4.0, v96
m10599:
v_dot4_i32_i8 v0, v32, 0.15915494, v96
m10600:
v_dot4_i32_i8 v0, v32, v64, s48
m10601:
v_dot4_i32_i8 v0, v32, v64, vcc_lo
m10602:
v_dot4_i32_i8 v0, v32, v64, m0
m10603:
v_dot4_i32_i8 v0, v32, v64, exec_hi
m10604:
v_dot4_i32_i8 v0, v32, v64, src_scc
m10605:
v_dot4_i32_i8 v0, v32, v64, 0
m10606:
v_dot4_i32_i8 v0, v32, v64, -16
m10607:
v_dot4_i32_i8 v0, v32, v64, 64
m10608:
v_dot4_i32_i8 v0, v32, v64, -4.0
m10609:
v_dot4_i32_i8 v0, v32, v64, 0.15915494
m10610:
v_dot4c_i32_i8 v0, v32, v64
m10611:
v_dot4c_i32_i8 v0, s16, v64
m10612:
v_dot4c_i32_i8 v0, vcc_lo, v64
m10613:
v_dot4c_i32_i8 v0, m0, v64
m10614:
v_dot4c_i32_i8 v0, exec_hi, v64
m10615:
v_dot4c_i32_i8 v0, src_scc, v64
m10616:
v_dot4c_i32_i8 v0, 0, v64
m10617:
v_dot4c_i32_i8 v0, -16, v64
m10618:
v_dot4c_i32_i8 v0, 64, v64
m10619:
v_dot4c_i32_i8 v0, -4.0, v64
m10620:
v_dot4c_i32_i8 v0, 0.15915494, v64
m10621:
v_dot4c_i32_i8 v0, v32, s32
m10622:
v_dot4c_i32_i8 v0, v32, vcc_lo
m10623:
v_dot4c_i32_i8 v0, v32, m0
m10624:
v_dot4c_i32_i8 v0, v32, exec_hi
m10625:
v_dot4c_i32_i8 v0, v32, src_scc
m10626:
v_dot4c_i32_i8 v0, v32, 0
m10627:
v_dot4c_i32_i8 v0, v32, -16
m10628:
v_dot4c_i32_i8 v0, v32, 64
m10629:
v_dot4c_i32_i8 v0, v32, -4.0
m10630:
v_dot4c_i32_i8 v0, v32, 0.15915494
m10631:
v_dot4c_i32_i8_e32 v0, v32, v64
m10632:
v_dot4c_i32_i8_e32 v0, 0x12345678, v64
m10633:
v_dot4c_i32_i8_e64 v0, v32, v64
m10634:
v_dot4c_i32_i8_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m10635:
v_dot4_u32_u8 v0, v32, v64, v96
m10636:
v_dot4_u32_u8 v0, s16, v64, v96
m10637:
v_dot4_u32_u8 v0, vcc_lo, v64, v96
m10638:
v_dot4_u32_u8 v0, m0, v64, v96
m10639:
v_dot4_u32_u8 v0, exec_hi, v64, v96
m10640:
v_dot4_u32_u8 v0, src_scc, v64, v96
m10641:
v_dot4_u32_u8 v0, 0, v64, v96
m10642:
v_dot4_u32_u8 v0, -16, v64, v96
m10643:
v_dot4_u32_u8 v0, 64, v64, v96
m10644:
v_dot4_u32_u8 v0, -4.0, v64, v96
m10645:
v_dot4_u32_u8 v0, 0.15915494, v64, v96
m10646:
v_dot4_u32_u8 v0, v32, s32, v96
m10647:
v_dot4_u32_u8 v0, v32, vcc_lo, v96
m10648:
v_dot4_u32_u8 v0, v32, m0, v96
m10649:
v_dot4_u32_u8 v0, v32, exec_hi, v96
m10650:
v_dot4_u32_u8 v0, v32, src_scc, v96
m10651:
v_dot4_u32_u8 v0, v32, 0, v96
m10652:
v_dot4_u32_u8 v0, v32, -16, v96
m10653:
v_dot4_u32_u8 v0, v32, 64, v96
m10654:
v_dot4_u32_u8 v0, v32, -4.0, v96
m10655:
v_dot4_u32_u8 v0, v32, 0.15915494, v96
m10656:
v_dot4_u32_u8 v0, v32, v64, s48
m10657:
v_dot4_u32_u8 v0, v32, v64, vcc_lo
m10658:
v_dot4_u32_u8 v0, v32, v64, m0
m10659:
v_dot4_u32_u8 v0, v32, v64, exec_hi
m10660:
v_dot4_u32_u8 v0, v32, v64, src_scc
m10661:
v_dot4_u32_u8 v0, v32, v64, 0
m10662:
v_dot4_u32_u8 v0, v32, v64, -16
m10663:
v_dot4_u32_u8 v0, v32, v64, 64
m10664:
v_dot4_u32_u8 v0, v32, v64, -4.0
m10665:
v_dot4_u32_u8 v0, v32, v64, 0.15915494
m10666:
v_dot8_i32_i4 v0, v32, v64, v96
m10667:
v_dot8_i32_i4 v0, s16, v64, v96
m10668:
v_dot8_i32_i4 v0, vcc_lo, v64, v96
m10669:
v_dot8_i32_i4 v0, m0, v64, v96
m10670:
v_dot8_i32_i4 v0, exec_hi, v64, v96
m10671:
v_dot8_i32_i4 v0, src_scc, v64, v96
m10672:
v_dot8_i32_i4 v0, 0, v64, v96
m10673:
v_dot8_i32_i4 v0, -16, v64, v96
m10674:
v_dot8_i32_i4 v0, 64, v64, v96
m10675:
v_dot8_i32_i4 v0, -4.0, v64, v96
m10676:
v_dot8_i32_i4 v0, 0.15915494, v64, v96
m10677:
v_dot8_i32_i4 v0, v32, s32, v96
m10678:
v_dot8_i32_i4 v0, v32, vcc_lo, v96
m10679:
v_dot8_i32_i4 v0, v32, m0, v96
m10680:
v_dot8_i32_i4 v0, v32, exec_hi, v96
m10681:
v_dot8_i32_i4 v0, v32, src_scc, v96
m10682:
v_dot8_i32_i4 v0, v32, 0, v96
m10683:
v_dot8_i32_i4 v0, v32, -16, v96
m10684:
v_dot8_i32_i4 v0, v32, 64, v96
m10685:
v_dot8_i32_i4 v0, v32, -4.0, v96
m10686:
v_dot8_i32_i4 v0, v32, 0.15915494, v96
m10687:
v_dot8_i32_i4 v0, v32, v64, s48
m10688:
v_dot8_i32_i4 v0, v32, v64, vcc_lo
m10689:
v_dot8_i32_i4 v0, v32, v64, m0
m10690:
v_dot8_i32_i4 v0, v32, v64, exec_hi
m10691:
v_dot8_i32_i4 v0, v32, v64, src_scc
m10692:
v_dot8_i32_i4 v0, v32, v64, 0
m10693:
v_dot8_i32_i4 v0, v32, v64, -16
m10694:
v_dot8_i32_i4 v0, v32, v64, 64
m10695:
v_dot8_i32_i4 v0, v32, v64, -4.0
m10696:
v_dot8_i32_i4 v0, v32, v64, 0.15915494
m10697:
v_dot8c_i32_i4 v0, v32, v64
m10698:
v_dot8c_i32_i4 v0, s16, v64
m10699:
v_dot8c_i32_i4 v0, vcc_lo, v64
m10700:
v_dot8c_i32_i4 v0, m0, v64
m10701:
v_dot8c_i32_i4 v0, exec_hi, v64
m10702:
v_dot8c_i32_i4 v0, src_scc, v64
m10703:
v_dot8c_i32_i4 v0, 0, v64
m10704:
v_dot8c_i32_i4 v0, -16, v64
m10705:
v_dot8c_i32_i4 v0, 64, v64
m10706:
v_dot8c_i32_i4 v0, -4.0, v64
m10707:
v_dot8c_i32_i4 v0, 0.15915494, v64
m10708:
v_dot8c_i32_i4 v0, v32, s32
m10709:
v_dot8c_i32_i4 v0, v32, vcc_lo
m10710:
v_dot8c_i32_i4 v0, v32, m0
m10711:
v_dot8c_i32_i4 v0, v32, exec_hi
m10712:
v_dot8c_i32_i4 v0, v32, src_scc
m10713:
v_dot8c_i32_i4 v0, v32, 0
m10714:
v_dot8c_i32_i4 v0, v32, -16
m10715:
v_dot8c_i32_i4 v0, v32, 64
m10716:
v_dot8c_i32_i4 v0, v32, -4.0
m10717:
v_dot8c_i32_i4 v0, v32, 0.15915494
m10718:
v_dot8c_i32_i4_e32 v0, v32, v64
m10719:
v_dot8c_i32_i4_e32 v0, 0x12345678, v64
m10720:
v_dot8c_i32_i4_e64 v0, v32, v64
m10721:
v_dot8c_i32_i4_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m10722:
v_dot8_u32_u4 v0, v32, v64, v96
m10723:
v_dot8_u32_u4 v0, s16, v64, v96
m10724:
v_dot8_u32_u4 v0, vcc_lo, v64, v96
m10725:
v_dot8_u32_u4 v0, m0, v64, v96
m10726:
v_dot8_u32_u4 v0, exec_hi, v64, v96
m10727:
v_dot8_u32_u4 v0, src_scc, v64, v96
m10728:
v_dot8_u32_u4 v0, 0, v64, v96
m10729:
v_dot8_u32_u4 v0, -16, v64, v96
m10730:
v_dot8_u32_u4 v0, 64, v64, v96
m10731:
v_dot8_u32_u4 v0, -4.0, v64, v96
m10732:
v_dot8_u32_u4 v0, 0.15915494, v64, v96
m10733:
v_dot8_u32_u4 v0, v32, s32, v96
m10734:
v_dot8_u32_u4 v0, v32, vcc_lo, v96
m10735:
v_dot8_u32_u4 v0, v32, m0, v96
m10736:
v_dot8_u32_u4 v0, v32, exec_hi, v96
m10737:
v_dot8_u32_u4 v0, v32, src_scc, v96
m10738:
v_dot8_u32_u4 v0, v32, 0, v96
m10739:
v_dot8_u32_u4 v0, v32, -16, v96
m10740:
v_dot8_u32_u4 v0, v32, 64, v96
m10741:
v_dot8_u32_u4 v0, v32, -4.0, v96
m10742:
v_dot8_u32_u4 v0, v32, 0.15915494, v96
m10743:
v_dot8_u32_u4 v0, v32, v64, s48
m10744:
v_dot8_u32_u4 v0, v32, v64, vcc_lo
m10745:
v_dot8_u32_u4 v0, v32, v64, m0
m10746:
v_dot8_u32_u4 v0, v32, v64, exec_hi
m10747:
v_dot8_u32_u4 v0, v32, v64, src_scc
m10748:
v_dot8_u32_u4 v0, v32, v64, 0
m10749:
v_dot8_u32_u4 v0, v32, v64, -16
m10750:
v_dot8_u32_u4 v0, v32, v64, 64
m10751:
v_dot8_u32_u4 v0, v32, v64, -4.0
m10752:
v_dot8_u32_u4 v0, v32, v64, 0.15915494
m10753:
v_sad_u8 v0, v32, v64, v96
m10754:
v_sad_u8 v0, s16, v64, v96
m10755:
v_sad_u8 v0, vcc_lo, v64, v96
m10756:
v_sad_u8 v0, m0, v64, v96
m10757:
v_sad_u8 v0, exec_hi, v64, v96
m10758:
v_sad_u8 v0, src_scc, v64, v96
m10759:
v_sad_u8 v0, 0, v64, v96
m10760:
v_sad_u8 v0, -16, v64, v96
m10761:
v_sad_u8 v0, 64, v64, v96
m10762:
v_sad_u8 v0, -4.0, v64, v96
m10763:
v_sad_u8 v0, 0.15915494, v64, v96
m10764:
v_sad_u8 v0, v32, s32, v96
m10765:
v_sad_u8 v0, v32, vcc_lo, v96
m10766:
v_sad_u8 v0, v32, m0, v96
m10767:
v_sad_u8 v0, v32, exec_hi, v96
m10768:
v_sad_u8 v0, v32, src_scc, v96
m10769:
v_sad_u8 v0, v32, 0, v96
m10770:
v_sad_u8 v0, v32, -16, v96
m10771:
v_sad_u8 v0, v32, 64, v96
m10772:
v_sad_u8 v0, v32, -4.0, v96
m10773:
v_sad_u8 v0, v32, 0.15915494, v96
m10774:
v_sad_u8 v0, v32, v64, s48
m10775:
v_sad_u8 v0, v32, v64, vcc_lo
m10776:
v_sad_u8 v0, v32, v64, m0
m10777:
v_sad_u8 v0, v32, v64, exec_hi
m10778:
v_sad_u8 v0, v32, v64, src_scc
m10779:
v_sad_u8 v0, v32, v64, 0
m10780:
v_sad_u8 v0, v32, v64, -16
m10781:
v_sad_u8 v0, v32, v64, 64
m10782:
v_sad_u8 v0, v32, v64, -4.0
m10783:
v_sad_u8 v0, v32, v64, 0.15915494
m10784:
v_sad_hi_u8 v0, v32, v64, v96
m10785:
v_sad_hi_u8 v0, s16, v64, v96
m10786:
v_sad_hi_u8 v0, vcc_lo, v64, v96
m10787:
v_sad_hi_u8 v0, m0, v64, v96
m10788:
v_sad_hi_u8 v0, exec_hi, v64, v96
m10789:
v_sad_hi_u8 v0, src_scc, v64, v96
m10790:
v_sad_hi_u8 v0, 0, v64, v96
m10791:
v_sad_hi_u8 v0, -16, v64, v96
m10792:
v_sad_hi_u8 v0, 64, v64, v96
m10793:
v_sad_hi_u8 v0, -4.0, v64, v96
m10794:
v_sad_hi_u8 v0, 0.15915494, v64, v96
m10795:
v_sad_hi_u8 v0, v32, s32, v96
m10796:
v_sad_hi_u8 v0, v32, vcc_lo, v96
m10797:
v_sad_hi_u8 v0, v32, m0, v96
m10798:
v_sad_hi_u8 v0, v32, exec_hi, v96
m10799:
v_sad_hi_u8 v0, v32, src_scc, v96
m10800:
v_sad_hi_u8 v0, v32, 0, v96
m10801:
v_sad_hi_u8 v0, v32, -16, v96
m10802:
v_sad_hi_u8 v0, v32, 64, v96
m10803:
v_sad_hi_u8 v0, v32, -4.0, v96
m10804:
v_sad_hi_u8 v0, v32, 0.15915494, v96
m10805:
v_sad_hi_u8 v0, v32, v64, s48
m10806:
v_sad_hi_u8 v0, v32, v64, vcc_lo
m10807:
v_sad_hi_u8 v0, v32, v64, m0
m10808:
v_sad_hi_u8 v0, v32, v64, exec_hi
m10809:
v_sad_hi_u8 v0, v32, v64, src_scc
m10810:
v_sad_hi_u8 v0, v32, v64, 0
m10811:
v_sad_hi_u8 v0, v32, v64, -16
m10812:
v_sad_hi_u8 v0, v32, v64, 64
m10813:
v_sad_hi_u8 v0, v32, v64, -4.0
m10814:
v_sad_hi_u8 v0, v32, v64, 0.15915494
m10815:
v_sad_u16 v0, v32, v64, v96
m10816:
v_sad_u16 v0, s16, v64, v96
m10817:
v_sad_u16 v0, vcc_lo, v64, v96
m10818:
v_sad_u16 v0, m0, v64, v96
m10819:
v_sad_u16 v0, exec_hi, v64, v96
m10820:
v_sad_u16 v0, src_scc, v64, v96
m10821:
v_sad_u16 v0, 0, v64, v96
m10822:
v_sad_u16 v0, -16, v64, v96
m10823:
v_sad_u16 v0, 64, v64, v96
m10824:
v_sad_u16 v0, -4.0, v64, v96
m10825:
v_sad_u16 v0, 0.15915494, v64, v96
m10826:
v_sad_u16 v0, v32, s32, v96
m10827:
v_sad_u16 v0, v32, vcc_lo, v96
m10828:
v_sad_u16 v0, v32, m0, v96
m10829:
v_sad_u16 v0, v32, exec_hi, v96
m10830:
v_sad_u16 v0, v32, src_scc, v96
m10831:
v_sad_u16 v0, v32, 0, v96
m10832:
v_sad_u16 v0, v32, -16, v96
m10833:
v_sad_u16 v0, v32, 64, v96
m10834:
v_sad_u16 v0, v32, -4.0, v96
m10835:
v_sad_u16 v0, v32, 0.15915494, v96
m10836:
v_sad_u16 v0, v32, v64, s48
m10837:
v_sad_u16 v0, v32, v64, vcc_lo
m10838:
v_sad_u16 v0, v32, v64, m0
m10839:
v_sad_u16 v0, v32, v64, exec_hi
m10840:
v_sad_u16 v0, v32, v64, src_scc
m10841:
v_sad_u16 v0, v32, v64, 0
m10842:
v_sad_u16 v0, v32, v64, -16
m10843:
v_sad_u16 v0, v32, v64, 64
m10844:
v_sad_u16 v0, v32, v64, -4.0
m10845:
v_sad_u16 v0, v32, v64, 0.15915494
m10846:
v_sad_u32 v0, v32, v64, v96
m10847:
v_sad_u32 v0, s16, v64, v96
m10848:
v_sad_u32 v0, vcc_lo, v64, v96
m10849:
v_sad_u32 v0, m0, v64, v96
m10850:
v_sad_u32 v0, exec_hi, v64, v96
m10851:
v_sad_u32 v0, src_scc, v64, v96
m10852:
v_sad_u32 v0, 0, v64, v96
m10853:
v_sad_u32 v0, -16, v64, v96
m10854:
v_sad_u32 v0, 64, v64, v96
m10855:
v_sad_u32 v0, -4.0, v64, v96
m10856:
v_sad_u32 v0, 0.15915494, v64, v96
m10857:
v_sad_u32 v0, v32, s32, v96
m10858:
v_sad_u32 v0, v32, vcc_lo, v96
m10859:
v_sad_u32 v0, v32, m0, v96
m10860:
v_sad_u32 v0, v32, exec_hi, v96
m10861:
v_sad_u32 v0, v32, src_scc, v96
m10862:
v_sad_u32 v0, v32, 0, v96
m10863:
v_sad_u32 v0, v32, -16, v96
m10864:
v_sad_u32 v0, v32, 64, v96
m10865:
v_sad_u32 v0, v32, -4.0, v96
m10866:
v_sad_u32 v0, v32, 0.15915494, v96
m10867:
v_sad_u32 v0, v32, v64, s48
m10868:
v_sad_u32 v0, v32, v64, vcc_lo
m10869:
v_sad_u32 v0, v32, v64, m0
m10870:
v_sad_u32 v0, v32, v64, exec_hi
m10871:
v_sad_u32 v0, v32, v64, src_scc
m10872:
v_sad_u32 v0, v32, v64, 0
m10873:
v_sad_u32 v0, v32, v64, -16
m10874:
v_sad_u32 v0, v32, v64, 64
m10875:
v_sad_u32 v0, v32, v64, -4.0
m10876:
v_sad_u32 v0, v32, v64, 0.15915494
m10877:
v_msad_u8 v0, v32, v64, v96
m10878:
v_msad_u8 v0, s16, v64, v96
m10879:
v_msad_u8 v0, vcc_lo, v64, v96
m10880:
v_msad_u8 v0, m0, v64, v96
m10881:
v_msad_u8 v0, exec_hi, v64, v96
m10882:
v_msad_u8 v0, src_scc, v64, v96
m10883:
v_msad_u8 v0, 0, v64, v96
m10884:
v_msad_u8 v0, -16, v64, v96
m10885:
v_msad_u8 v0, 64, v64, v96
m10886:
v_msad_u8 v0, -4.0, v64, v96
m10887:
v_msad_u8 v0, 0.15915494, v64, v96
m10888:
v_msad_u8 v0, v32, s32, v96
m10889:
v_msad_u8 v0, v32, vcc_lo, v96
m10890:
v_msad_u8 v0, v32, m0, v96
m10891:
v_msad_u8 v0, v32, exec_hi, v96
m10892:
v_msad_u8 v0, v32, src_scc, v96
m10893:
v_msad_u8 v0, v32, 0, v96
m10894:
v_msad_u8 v0, v32, -16, v96
m10895:
v_msad_u8 v0, v32, 64, v96
m10896:
v_msad_u8 v0, v32, -4.0, v96
m10897:
v_msad_u8 v0, v32, 0.15915494, v96
m10898:
v_msad_u8 v0, v32, v64, s48
m10899:
v_msad_u8 v0, v32, v64, vcc_lo
m10900:
v_msad_u8 v0, v32, v64, m0
m10901:
v_msad_u8 v0, v32, v64, exec_hi
m10902:
v_msad_u8 v0, v32, v64, src_scc
m10903:
v_msad_u8 v0, v32, v64, 0
m10904:
v_msad_u8 v0, v32, v64, -16
m10905:
v_msad_u8 v0, v32, v64, 64
m10906:
v_msad_u8 v0, v32, v64, -4.0
m10907:
v_msad_u8 v0, v32, v64, 0.15915494
m10908:
v_lerp_u8 v0, v32, v64, v96
m10909:
v_lerp_u8 v0, s16, v64, v96
m10910:
v_lerp_u8 v0, vcc_lo, v64, v96
m10911:
v_lerp_u8 v0, m0, v64, v96
m10912:
v_lerp_u8 v0, exec_hi, v64, v96
m10913:
v_lerp_u8 v0, src_scc, v64, v96
m10914:
v_lerp_u8 v0, 0, v64, v96
m10915:
v_lerp_u8 v0, -16, v64, v96
m10916:
v_lerp_u8 v0, 64, v64, v96
m10917:
v_lerp_u8 v0, -4.0, v64, v96
m10918:
v_lerp_u8 v0, 0.15915494, v64, v96
m10919:
v_lerp_u8 v0, v32, s32, v96
m10920:
v_lerp_u8 v0, v32, vcc_lo, v96
m10921:
v_lerp_u8 v0, v32, m0, v96
m10922:
v_lerp_u8 v0, v32, exec_hi, v96
m10923:
v_lerp_u8 v0, v32, src_scc, v96
m10924:
v_lerp_u8 v0, v32, 0, v96
m10925:
v_lerp_u8 v0, v32, -16, v96
m10926:
v_lerp_u8 v0, v32, 64, v96
m10927:
v_lerp_u8 v0, v32, -4.0, v96
m10928:
v_lerp_u8 v0, v32, 0.15915494, v96
m10929:
v_lerp_u8 v0, v32, v64, s48
m10930:
v_lerp_u8 v0, v32, v64, vcc_lo
m10931:
v_lerp_u8 v0, v32, v64, m0
m10932:
v_lerp_u8 v0, v32, v64, exec_hi
m10933:
v_lerp_u8 v0, v32, v64, src_scc
m10934:
v_lerp_u8 v0, v32, v64, 0
m10935:
v_lerp_u8 v0, v32, v64, -16
m10936:
v_lerp_u8 v0, v32, v64, 64
m10937:
v_lerp_u8 v0, v32, v64, -4.0
m10938:
v_lerp_u8 v0, v32, v64, 0.15915494
m10939:
v_cmp_f_i16 s[0:1], v32, v64
m10940:
v_cmp_f_i16 s[0:1], s16, v64
m10941:
v_cmp_f_i16 s[0:1], vcc_lo, v64
m10942:
v_cmp_f_i16 s[0:1], m0, v64
m10943:
v_cmp_f_i16 s[0:1], exec_hi, v64
m10944:
v_cmp_f_i16 s[0:1], src_scc, v64
m10945:
v_cmp_f_i16 s[0:1], 0, v64
m10946:
v_cmp_f_i16 s[0:1], -16, v64
m10947:
v_cmp_f_i16 s[0:1], 64, v64
m10948:
v_cmp_f_i16 s[0:1], -4.0, v64
m10949:
v_cmp_f_i16 s[0:1], 0.15915494, v64
m10950:
v_cmp_f_i16 s[0:1], v32, s32
m10951:
v_cmp_f_i16 s[0:1], v32, vcc_lo
m10952:
v_cmp_f_i16 s[0:1], v32, m0
m10953:
v_cmp_f_i16 s[0:1], v32, exec_hi
m10954:
v_cmp_f_i16 s[0:1], v32, src_scc
m10955:
v_cmp_f_i16 s[0:1], v32, 0
m10956:
v_cmp_f_i16 s[0:1], v32, -16
m10957:
v_cmp_f_i16 s[0:1], v32, 64
m10958:
v_cmp_f_i16 s[0:1], v32, -4.0
m10959:
v_cmp_f_i16 s[0:1], v32, 0.15915494
m10960:
v_cmp_f_i16_e32 vcc, v32, v64
m10961:
v_cmp_f_i16_e32 vcc, 0x1234, v64
m10962:
v_cmp_f_i16_e64 s[0:1], v32, v64
m10963:
v_cmp_f_i16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m10964:
v_cmpx_f_i16 s[0:1], v32, v64
m10965:
v_cmpx_f_i16 s[0:1], s16, v64
m10966:
v_cmpx_f_i16 s[0:1], vcc_lo, v64
m10967:
v_cmpx_f_i16 s[0:1], m0, v64
m10968:
v_cmpx_f_i16 s[0:1], exec_hi, v64
m10969:
v_cmpx_f_i16 s[0:1], src_scc, v64
m10970:
v_cmpx_f_i16 s[0:1], 0, v64
m10971:
v_cmpx_f_i16 s[0:1], -16, v64
m10972:
v_cmpx_f_i16 s[0:1], 64, v64
m10973:
v_cmpx_f_i16 s[0:1], -4.0, v64
m10974:
v_cmpx_f_i16 s[0:1], 0.15915494, v64
m10975:
v_cmpx_f_i16 s[0:1], v32, s32
m10976:
v_cmpx_f_i16 s[0:1], v32, vcc_lo
m10977:
v_cmpx_f_i16 s[0:1], v32, m0
m10978:
v_cmpx_f_i16 s[0:1], v32, exec_hi
m10979:
v_cmpx_f_i16 s[0:1], v32, src_scc
m10980:
v_cmpx_f_i16 s[0:1], v32, 0
m10981:
v_cmpx_f_i16 s[0:1], v32, -16
m10982:
v_cmpx_f_i16 s[0:1], v32, 64
m10983:
v_cmpx_f_i16 s[0:1], v32, -4.0
m10984:
v_cmpx_f_i16 s[0:1], v32, 0.15915494
m10985:
v_cmpx_f_i16_e32 vcc, v32, v64
m10986:
v_cmpx_f_i16_e32 vcc, 0x1234, v64
m10987:
v_cmpx_f_i16_e64 s[0:1], v32, v64
m10988:
v_cmpx_f_i16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m10989:
v_cmp_lt_i16 s[0:1], v32, v64
m10990:
v_cmp_lt_i16 s[0:1], s16, v64
m10991:
v_cmp_lt_i16 s[0:1], vcc_lo, v64
m10992:
v_cmp_lt_i16 s[0:1], m0, v64
m10993:
v_cmp_lt_i16 s[0:1], exec_hi, v64
m10994:
v_cmp_lt_i16 s[0:1], src_scc, v64
m10995:
v_cmp_lt_i16 s[0:1], 0, v64
m10996:
v_cmp_lt_i16 s[0:1], -16, v64
m10997:
v_cmp_lt_i16 s[0:1], 64, v64
m10998:
v_cmp_lt_i16 s[0:1], -4.0, v64
m10999:
v_cmp_lt_i16 s[0:1], 0.15915494, v64
m11000:
v_cmp_lt_i16 s[0:1], v32, s32
m11001:
v_cmp_lt_i16 s[0:1], v32, vcc_lo
m11002:
v_cmp_lt_i16 s[0:1], v32, m0
m11003:
v_cmp_lt_i16 s[0:1], v32, exec_hi
m11004:
v_cmp_lt_i16 s[0:1], v32, src_scc
m11005:
v_cmp_lt_i16 s[0:1], v32, 0
m11006:
v_cmp_lt_i16 s[0:1], v32, -16
m11007:
v_cmp_lt_i16 s[0:1], v32, 64
m11008:
v_cmp_lt_i16 s[0:1], v32, -4.0
m11009:
v_cmp_lt_i16 s[0:1], v32, 0.15915494
m11010:
v_cmp_lt_i16_e32 vcc, v32, v64
m11011:
v_cmp_lt_i16_e32 vcc, 0x1234, v64
m11012:
v_cmp_lt_i16_e64 s[0:1], v32, v64
m11013:
v_cmp_lt_i16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11014:
v_cmpx_lt_i16 s[0:1], v32, v64
m11015:
v_cmpx_lt_i16 s[0:1], s16, v64
m11016:
v_cmpx_lt_i16 s[0:1], vcc_lo, v64
m11017:
v_cmpx_lt_i16 s[0:1], m0, v64
m11018:
v_cmpx_lt_i16 s[0:1], exec_hi, v64
m11019:
v_cmpx_lt_i16 s[0:1], src_scc, v64
m11020:
v_cmpx_lt_i16 s[0:1], 0, v64
m11021:
v_cmpx_lt_i16 s[0:1], -16, v64
m11022:
v_cmpx_lt_i16 s[0:1], 64, v64
m11023:
v_cmpx_lt_i16 s[0:1], -4.0, v64
m11024:
v_cmpx_lt_i16 s[0:1], 0.15915494, v64
m11025:
v_cmpx_lt_i16 s[0:1], v32, s32
m11026:
v_cmpx_lt_i16 s[0:1], v32, vcc_lo
m11027:
v_cmpx_lt_i16 s[0:1], v32, m0
m11028:
v_cmpx_lt_i16 s[0:1], v32, exec_hi
m11029:
v_cmpx_lt_i16 s[0:1], v32, src_scc
m11030:
v_cmpx_lt_i16 s[0:1], v32, 0
m11031:
v_cmpx_lt_i16 s[0:1], v32, -16
m11032:
v_cmpx_lt_i16 s[0:1], v32, 64
m11033:
v_cmpx_lt_i16 s[0:1], v32, -4.0
m11034:
v_cmpx_lt_i16 s[0:1], v32, 0.15915494
m11035:
v_cmpx_lt_i16_e32 vcc, v32, v64
m11036:
v_cmpx_lt_i16_e32 vcc, 0x1234, v64
m11037:
v_cmpx_lt_i16_e64 s[0:1], v32, v64
m11038:
v_cmpx_lt_i16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11039:
v_cmp_eq_i16 s[0:1], v32, v64
m11040:
v_cmp_eq_i16 s[0:1], s16, v64
m11041:
v_cmp_eq_i16 s[0:1], vcc_lo, v64
m11042:
v_cmp_eq_i16 s[0:1], m0, v64
m11043:
v_cmp_eq_i16 s[0:1], exec_hi, v64
m11044:
v_cmp_eq_i16 s[0:1], src_scc, v64
m11045:
v_cmp_eq_i16 s[0:1], 0, v64
m11046:
v_cmp_eq_i16 s[0:1], -16, v64
m11047:
v_cmp_eq_i16 s[0:1], 64, v64
m11048:
v_cmp_eq_i16 s[0:1], -4.0, v64
m11049:
v_cmp_eq_i16 s[0:1], 0.15915494, v64
m11050:
v_cmp_eq_i16 s[0:1], v32, s32
m11051:
v_cmp_eq_i16 s[0:1], v32, vcc_lo
m11052:
v_cmp_eq_i16 s[0:1], v32, m0
m11053:
v_cmp_eq_i16 s[0:1], v32, exec_hi
m11054:
v_cmp_eq_i16 s[0:1], v32, src_scc
m11055:
v_cmp_eq_i16 s[0:1], v32, 0
m11056:
v_cmp_eq_i16 s[0:1], v32, -16
m11057:
v_cmp_eq_i16 s[0:1], v32, 64
m11058:
v_cmp_eq_i16 s[0:1], v32, -4.0
m11059:
v_cmp_eq_i16 s[0:1], v32, 0.15915494
m11060:
v_cmp_eq_i16_e32 vcc, v32, v64
m11061:
v_cmp_eq_i16_e32 vcc, 0x1234, v64
m11062:
v_cmp_eq_i16_e64 s[0:1], v32, v64
m11063:
v_cmp_eq_i16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11064:
v_cmpx_eq_i16 s[0:1], v32, v64
m11065:
v_cmpx_eq_i16 s[0:1], s16, v64
m11066:
v_cmpx_eq_i16 s[0:1], vcc_lo, v64
m11067:
v_cmpx_eq_i16 s[0:1], m0, v64
m11068:
v_cmpx_eq_i16 s[0:1], exec_hi, v64
m11069:
v_cmpx_eq_i16 s[0:1], src_scc, v64
m11070:
v_cmpx_eq_i16 s[0:1], 0, v64
m11071:
v_cmpx_eq_i16 s[0:1], -16, v64
m11072:
v_cmpx_eq_i16 s[0:1], 64, v64
m11073:
v_cmpx_eq_i16 s[0:1], -4.0, v64
m11074:
v_cmpx_eq_i16 s[0:1], 0.15915494, v64
m11075:
v_cmpx_eq_i16 s[0:1], v32, s32
m11076:
v_cmpx_eq_i16 s[0:1], v32, vcc_lo
m11077:
v_cmpx_eq_i16 s[0:1], v32, m0
m11078:
v_cmpx_eq_i16 s[0:1], v32, exec_hi
m11079:
v_cmpx_eq_i16 s[0:1], v32, src_scc
m11080:
v_cmpx_eq_i16 s[0:1], v32, 0
m11081:
v_cmpx_eq_i16 s[0:1], v32, -16
m11082:
v_cmpx_eq_i16 s[0:1], v32, 64
m11083:
v_cmpx_eq_i16 s[0:1], v32, -4.0
m11084:
v_cmpx_eq_i16 s[0:1], v32, 0.15915494
m11085:
v_cmpx_eq_i16_e32 vcc, v32, v64
m11086:
v_cmpx_eq_i16_e32 vcc, 0x1234, v64
m11087:
v_cmpx_eq_i16_e64 s[0:1], v32, v64
m11088:
v_cmpx_eq_i16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11089:
v_cmp_le_i16 s[0:1], v32, v64
m11090:
v_cmp_le_i16 s[0:1], s16, v64
m11091:
v_cmp_le_i16 s[0:1], vcc_lo, v64
m11092:
v_cmp_le_i16 s[0:1], m0, v64
m11093:
v_cmp_le_i16 s[0:1], exec_hi, v64
m11094:
v_cmp_le_i16 s[0:1], src_scc, v64
m11095:
v_cmp_le_i16 s[0:1], 0, v64
m11096:
v_cmp_le_i16 s[0:1], -16, v64
m11097:
v_cmp_le_i16 s[0:1], 64, v64
m11098:
v_cmp_le_i16 s[0:1], -4.0, v64
m11099:
v_cmp_le_i16 s[0:1], 0.15915494, v64
m11100:
v_cmp_le_i16 s[0:1], v32, s32
m11101:
v_cmp_le_i16 s[0:1], v32, vcc_lo
m11102:
v_cmp_le_i16 s[0:1], v32, m0
m11103:
v_cmp_le_i16 s[0:1], v32, exec_hi
m11104:
v_cmp_le_i16 s[0:1], v32, src_scc
m11105:
v_cmp_le_i16 s[0:1], v32, 0
m11106:
v_cmp_le_i16 s[0:1], v32, -16
m11107:
v_cmp_le_i16 s[0:1], v32, 64
m11108:
v_cmp_le_i16 s[0:1], v32, -4.0
m11109:
v_cmp_le_i16 s[0:1], v32, 0.15915494
m11110:
v_cmp_le_i16_e32 vcc, v32, v64
m11111:
v_cmp_le_i16_e32 vcc, 0x1234, v64
m11112:
v_cmp_le_i16_e64 s[0:1], v32, v64
m11113:
v_cmp_le_i16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11114:
v_cmpx_le_i16 s[0:1], v32, v64
m11115:
v_cmpx_le_i16 s[0:1], s16, v64
m11116:
v_cmpx_le_i16 s[0:1], vcc_lo, v64
m11117:
v_cmpx_le_i16 s[0:1], m0, v64
m11118:
v_cmpx_le_i16 s[0:1], exec_hi, v64
m11119:
v_cmpx_le_i16 s[0:1], src_scc, v64
m11120:
v_cmpx_le_i16 s[0:1], 0, v64
m11121:
v_cmpx_le_i16 s[0:1], -16, v64
m11122:
v_cmpx_le_i16 s[0:1], 64, v64
m11123:
v_cmpx_le_i16 s[0:1], -4.0, v64
m11124:
v_cmpx_le_i16 s[0:1], 0.15915494, v64
m11125:
v_cmpx_le_i16 s[0:1], v32, s32
m11126:
v_cmpx_le_i16 s[0:1], v32, vcc_lo
m11127:
v_cmpx_le_i16 s[0:1], v32, m0
m11128:
v_cmpx_le_i16 s[0:1], v32, exec_hi
m11129:
v_cmpx_le_i16 s[0:1], v32, src_scc
m11130:
v_cmpx_le_i16 s[0:1], v32, 0
m11131:
v_cmpx_le_i16 s[0:1], v32, -16
m11132:
v_cmpx_le_i16 s[0:1], v32, 64
m11133:
v_cmpx_le_i16 s[0:1], v32, -4.0
m11134:
v_cmpx_le_i16 s[0:1], v32, 0.15915494
m11135:
v_cmpx_le_i16_e32 vcc, v32, v64
m11136:
v_cmpx_le_i16_e32 vcc, 0x1234, v64
m11137:
v_cmpx_le_i16_e64 s[0:1], v32, v64
m11138:
v_cmpx_le_i16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11139:
v_cmp_gt_i16 s[0:1], v32, v64
m11140:
v_cmp_gt_i16 s[0:1], s16, v64
m11141:
v_cmp_gt_i16 s[0:1], vcc_lo, v64
m11142:
v_cmp_gt_i16 s[0:1], m0, v64
m11143:
v_cmp_gt_i16 s[0:1], exec_hi, v64
m11144:
v_cmp_gt_i16 s[0:1], src_scc, v64
m11145:
v_cmp_gt_i16 s[0:1], 0, v64
m11146:
v_cmp_gt_i16 s[0:1], -16, v64
m11147:
v_cmp_gt_i16 s[0:1], 64, v64
m11148:
v_cmp_gt_i16 s[0:1], -4.0, v64
m11149:
v_cmp_gt_i16 s[0:1], 0.15915494, v64
m11150:
v_cmp_gt_i16 s[0:1], v32, s32
m11151:
v_cmp_gt_i16 s[0:1], v32, vcc_lo
m11152:
v_cmp_gt_i16 s[0:1], v32, m0
m11153:
v_cmp_gt_i16 s[0:1], v32, exec_hi
m11154:
v_cmp_gt_i16 s[0:1], v32, src_scc
m11155:
v_cmp_gt_i16 s[0:1], v32, 0
m11156:
v_cmp_gt_i16 s[0:1], v32, -16
m11157:
v_cmp_gt_i16 s[0:1], v32, 64
m11158:
v_cmp_gt_i16 s[0:1], v32, -4.0
m11159:
v_cmp_gt_i16 s[0:1], v32, 0.15915494
m11160:
v_cmp_gt_i16_e32 vcc, v32, v64
m11161:
v_cmp_gt_i16_e32 vcc, 0x1234, v64
m11162:
v_cmp_gt_i16_e64 s[0:1], v32, v64
m11163:
v_cmp_gt_i16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11164:
v_cmpx_gt_i16 s[0:1], v32, v64
m11165:
v_cmpx_gt_i16 s[0:1], s16, v64
m11166:
v_cmpx_gt_i16 s[0:1], vcc_lo, v64
m11167:
v_cmpx_gt_i16 s[0:1], m0, v64
m11168:
v_cmpx_gt_i16 s[0:1], exec_hi, v64
m11169:
v_cmpx_gt_i16 s[0:1], src_scc, v64
m11170:
v_cmpx_gt_i16 s[0:1], 0, v64
m11171:
v_cmpx_gt_i16 s[0:1], -16, v64
m11172:
v_cmpx_gt_i16 s[0:1], 64, v64
m11173:
v_cmpx_gt_i16 s[0:1], -4.0, v64
m11174:
v_cmpx_gt_i16 s[0:1], 0.15915494, v64
m11175:
v_cmpx_gt_i16 s[0:1], v32, s32
m11176:
v_cmpx_gt_i16 s[0:1], v32, vcc_lo
m11177:
v_cmpx_gt_i16 s[0:1], v32, m0
m11178:
v_cmpx_gt_i16 s[0:1], v32, exec_hi
m11179:
v_cmpx_gt_i16 s[0:1], v32, src_scc
m11180:
v_cmpx_gt_i16 s[0:1], v32, 0
m11181:
v_cmpx_gt_i16 s[0:1], v32, -16
m11182:
v_cmpx_gt_i16 s[0:1], v32, 64
m11183:
v_cmpx_gt_i16 s[0:1], v32, -4.0
m11184:
v_cmpx_gt_i16 s[0:1], v32, 0.15915494
m11185:
v_cmpx_gt_i16_e32 vcc, v32, v64
m11186:
v_cmpx_gt_i16_e32 vcc, 0x1234, v64
m11187:
v_cmpx_gt_i16_e64 s[0:1], v32, v64
m11188:
v_cmpx_gt_i16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11189:
v_cmp_ne_i16 s[0:1], v32, v64
m11190:
v_cmp_ne_i16 s[0:1], s16, v64
m11191:
v_cmp_ne_i16 s[0:1], vcc_lo, v64
m11192:
v_cmp_ne_i16 s[0:1], m0, v64
m11193:
v_cmp_ne_i16 s[0:1], exec_hi, v64
m11194:
v_cmp_ne_i16 s[0:1], src_scc, v64
m11195:
v_cmp_ne_i16 s[0:1], 0, v64
m11196:
v_cmp_ne_i16 s[0:1], -16, v64
m11197:
v_cmp_ne_i16 s[0:1], 64, v64
m11198:
v_cmp_ne_i16 s[0:1], -4.0, v64
m11199:
v_cmp_ne_i16 s[0:1], 0.15915494, v64
m11200:
v_cmp_ne_i16 s[0:1], v32, s32
m11201:
v_cmp_ne_i16 s[0:1], v32, vcc_lo
m11202:
v_cmp_ne_i16 s[0:1], v32, m0
m11203:
v_cmp_ne_i16 s[0:1], v32, exec_hi
m11204:
v_cmp_ne_i16 s[0:1], v32, src_scc
m11205:
v_cmp_ne_i16 s[0:1], v32, 0
m11206:
v_cmp_ne_i16 s[0:1], v32, -16
m11207:
v_cmp_ne_i16 s[0:1], v32, 64
m11208:
v_cmp_ne_i16 s[0:1], v32, -4.0
m11209:
v_cmp_ne_i16 s[0:1], v32, 0.15915494
m11210:
v_cmp_ne_i16_e32 vcc, v32, v64
m11211:
v_cmp_ne_i16_e32 vcc, 0x1234, v64
m11212:
v_cmp_ne_i16_e64 s[0:1], v32, v64
m11213:
v_cmp_ne_i16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11214:
v_cmpx_ne_i16 s[0:1], v32, v64
m11215:
v_cmpx_ne_i16 s[0:1], s16, v64
m11216:
v_cmpx_ne_i16 s[0:1], vcc_lo, v64
m11217:
v_cmpx_ne_i16 s[0:1], m0, v64
m11218:
v_cmpx_ne_i16 s[0:1], exec_hi, v64
m11219:
v_cmpx_ne_i16 s[0:1], src_scc, v64
m11220:
v_cmpx_ne_i16 s[0:1], 0, v64
m11221:
v_cmpx_ne_i16 s[0:1], -16, v64
m11222:
v_cmpx_ne_i16 s[0:1], 64, v64
m11223:
v_cmpx_ne_i16 s[0:1], -4.0, v64
m11224:
v_cmpx_ne_i16 s[0:1], 0.15915494, v64
m11225:
v_cmpx_ne_i16 s[0:1], v32, s32
m11226:
v_cmpx_ne_i16 s[0:1], v32, vcc_lo
m11227:
v_cmpx_ne_i16 s[0:1], v32, m0
m11228:
v_cmpx_ne_i16 s[0:1], v32, exec_hi
m11229:
v_cmpx_ne_i16 s[0:1], v32, src_scc
m11230:
v_cmpx_ne_i16 s[0:1], v32, 0
m11231:
v_cmpx_ne_i16 s[0:1], v32, -16
m11232:
v_cmpx_ne_i16 s[0:1], v32, 64
m11233:
v_cmpx_ne_i16 s[0:1], v32, -4.0
m11234:
v_cmpx_ne_i16 s[0:1], v32, 0.15915494
m11235:
v_cmpx_ne_i16_e32 vcc, v32, v64
m11236:
v_cmpx_ne_i16_e32 vcc, 0x1234, v64
m11237:
v_cmpx_ne_i16_e64 s[0:1], v32, v64
m11238:
v_cmpx_ne_i16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11239:
v_cmp_ge_i16 s[0:1], v32, v64
m11240:
v_cmp_ge_i16 s[0:1], s16, v64
m11241:
v_cmp_ge_i16 s[0:1], vcc_lo, v64
m11242:
v_cmp_ge_i16 s[0:1], m0, v64
m11243:
v_cmp_ge_i16 s[0:1], exec_hi, v64
m11244:
v_cmp_ge_i16 s[0:1], src_scc, v64
m11245:
v_cmp_ge_i16 s[0:1], 0, v64
m11246:
v_cmp_ge_i16 s[0:1], -16, v64
m11247:
v_cmp_ge_i16 s[0:1], 64, v64
m11248:
v_cmp_ge_i16 s[0:1], -4.0, v64
m11249:
v_cmp_ge_i16 s[0:1], 0.15915494, v64
m11250:
v_cmp_ge_i16 s[0:1], v32, s32
m11251:
v_cmp_ge_i16 s[0:1], v32, vcc_lo
m11252:
v_cmp_ge_i16 s[0:1], v32, m0
m11253:
v_cmp_ge_i16 s[0:1], v32, exec_hi
m11254:
v_cmp_ge_i16 s[0:1], v32, src_scc
m11255:
v_cmp_ge_i16 s[0:1], v32, 0
m11256:
v_cmp_ge_i16 s[0:1], v32, -16
m11257:
v_cmp_ge_i16 s[0:1], v32, 64
m11258:
v_cmp_ge_i16 s[0:1], v32, -4.0
m11259:
v_cmp_ge_i16 s[0:1], v32, 0.15915494
m11260:
v_cmp_ge_i16_e32 vcc, v32, v64
m11261:
v_cmp_ge_i16_e32 vcc, 0x1234, v64
m11262:
v_cmp_ge_i16_e64 s[0:1], v32, v64
m11263:
v_cmp_ge_i16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11264:
v_cmpx_ge_i16 s[0:1], v32, v64
m11265:
v_cmpx_ge_i16 s[0:1], s16, v64
m11266:
v_cmpx_ge_i16 s[0:1], vcc_lo, v64
m11267:
v_cmpx_ge_i16 s[0:1], m0, v64
m11268:
v_cmpx_ge_i16 s[0:1], exec_hi, v64
m11269:
v_cmpx_ge_i16 s[0:1], src_scc, v64
m11270:
v_cmpx_ge_i16 s[0:1], 0, v64
m11271:
v_cmpx_ge_i16 s[0:1], -16, v64
m11272:
v_cmpx_ge_i16 s[0:1], 64, v64
m11273:
v_cmpx_ge_i16 s[0:1], -4.0, v64
m11274:
v_cmpx_ge_i16 s[0:1], 0.15915494, v64
m11275:
v_cmpx_ge_i16 s[0:1], v32, s32
m11276:
v_cmpx_ge_i16 s[0:1], v32, vcc_lo
m11277:
v_cmpx_ge_i16 s[0:1], v32, m0
m11278:
v_cmpx_ge_i16 s[0:1], v32, exec_hi
m11279:
v_cmpx_ge_i16 s[0:1], v32, src_scc
m11280:
v_cmpx_ge_i16 s[0:1], v32, 0
m11281:
v_cmpx_ge_i16 s[0:1], v32, -16
m11282:
v_cmpx_ge_i16 s[0:1], v32, 64
m11283:
v_cmpx_ge_i16 s[0:1], v32, -4.0
m11284:
v_cmpx_ge_i16 s[0:1], v32, 0.15915494
m11285:
v_cmpx_ge_i16_e32 vcc, v32, v64
m11286:
v_cmpx_ge_i16_e32 vcc, 0x1234, v64
m11287:
v_cmpx_ge_i16_e64 s[0:1], v32, v64
m11288:
v_cmpx_ge_i16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11289:
v_cmp_t_i16 s[0:1], v32, v64
m11290:
v_cmp_t_i16 s[0:1], s16, v64
m11291:
v_cmp_t_i16 s[0:1], vcc_lo, v64
m11292:
v_cmp_t_i16 s[0:1], m0, v64
m11293:
v_cmp_t_i16 s[0:1], exec_hi, v64
m11294:
v_cmp_t_i16 s[0:1], src_scc, v64
m11295:
v_cmp_t_i16 s[0:1], 0, v64
m11296:
v_cmp_t_i16 s[0:1], -16, v64
m11297:
v_cmp_t_i16 s[0:1], 64, v64
m11298:
v_cmp_t_i16 s[0:1], -4.0, v64
m11299:
v_cmp_t_i16 s[0:1], 0.15915494, v64
m11300:
v_cmp_t_i16 s[0:1], v32, s32
m11301:
v_cmp_t_i16 s[0:1], v32, vcc_lo
m11302:
v_cmp_t_i16 s[0:1], v32, m0
m11303:
v_cmp_t_i16 s[0:1], v32, exec_hi
m11304:
v_cmp_t_i16 s[0:1], v32, src_scc
m11305:
v_cmp_t_i16 s[0:1], v32, 0
m11306:
v_cmp_t_i16 s[0:1], v32, -16
m11307:
v_cmp_t_i16 s[0:1], v32, 64
m11308:
v_cmp_t_i16 s[0:1], v32, -4.0
m11309:
v_cmp_t_i16 s[0:1], v32, 0.15915494
m11310:
v_cmp_t_i16_e32 vcc, v32, v64
m11311:
v_cmp_t_i16_e32 vcc, 0x1234, v64
m11312:
v_cmp_t_i16_e64 s[0:1], v32, v64
m11313:
v_cmp_t_i16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11314:
v_cmpx_t_i16 s[0:1], v32, v64
m11315:
v_cmpx_t_i16 s[0:1], s16, v64
m11316:
v_cmpx_t_i16 s[0:1], vcc_lo, v64
m11317:
v_cmpx_t_i16 s[0:1], m0, v64
m11318:
v_cmpx_t_i16 s[0:1], exec_hi, v64
m11319:
v_cmpx_t_i16 s[0:1], src_scc, v64
m11320:
v_cmpx_t_i16 s[0:1], 0, v64
m11321:
v_cmpx_t_i16 s[0:1], -16, v64
m11322:
v_cmpx_t_i16 s[0:1], 64, v64
m11323:
v_cmpx_t_i16 s[0:1], -4.0, v64
m11324:
v_cmpx_t_i16 s[0:1], 0.15915494, v64
m11325:
v_cmpx_t_i16 s[0:1], v32, s32
m11326:
v_cmpx_t_i16 s[0:1], v32, vcc_lo
m11327:
v_cmpx_t_i16 s[0:1], v32, m0
m11328:
v_cmpx_t_i16 s[0:1], v32, exec_hi
m11329:
v_cmpx_t_i16 s[0:1], v32, src_scc
m11330:
v_cmpx_t_i16 s[0:1], v32, 0
m11331:
v_cmpx_t_i16 s[0:1], v32, -16
m11332:
v_cmpx_t_i16 s[0:1], v32, 64
m11333:
v_cmpx_t_i16 s[0:1], v32, -4.0
m11334:
v_cmpx_t_i16 s[0:1], v32, 0.15915494
m11335:
v_cmpx_t_i16_e32 vcc, v32, v64
m11336:
v_cmpx_t_i16_e32 vcc, 0x1234, v64
m11337:
v_cmpx_t_i16_e64 s[0:1], v32, v64
m11338:
v_cmpx_t_i16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11339:
v_cmp_f_u16 s[0:1], v32, v64
m11340:
v_cmp_f_u16 s[0:1], s16, v64
m11341:
v_cmp_f_u16 s[0:1], vcc_lo, v64
m11342:
v_cmp_f_u16 s[0:1], m0, v64
m11343:
v_cmp_f_u16 s[0:1], exec_hi, v64
m11344:
v_cmp_f_u16 s[0:1], src_scc, v64
m11345:
v_cmp_f_u16 s[0:1], 0, v64
m11346:
v_cmp_f_u16 s[0:1], -16, v64
m11347:
v_cmp_f_u16 s[0:1], 64, v64
m11348:
v_cmp_f_u16 s[0:1], -4.0, v64
m11349:
v_cmp_f_u16 s[0:1], 0.15915494, v64
m11350:
v_cmp_f_u16 s[0:1], v32, s32
m11351:
v_cmp_f_u16 s[0:1], v32, vcc_lo
m11352:
v_cmp_f_u16 s[0:1], v32, m0
m11353:
v_cmp_f_u16 s[0:1], v32, exec_hi
m11354:
v_cmp_f_u16 s[0:1], v32, src_scc
m11355:
v_cmp_f_u16 s[0:1], v32, 0
m11356:
v_cmp_f_u16 s[0:1], v32, -16
m11357:
v_cmp_f_u16 s[0:1], v32, 64
m11358:
v_cmp_f_u16 s[0:1], v32, -4.0
m11359:
v_cmp_f_u16 s[0:1], v32, 0.15915494
m11360:
v_cmp_f_u16_e32 vcc, v32, v64
m11361:
v_cmp_f_u16_e32 vcc, 0x1234, v64
m11362:
v_cmp_f_u16_e64 s[0:1], v32, v64
m11363:
v_cmp_f_u16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11364:
v_cmpx_f_u16 s[0:1], v32, v64
m11365:
v_cmpx_f_u16 s[0:1], s16, v64
m11366:
v_cmpx_f_u16 s[0:1], vcc_lo, v64
m11367:
v_cmpx_f_u16 s[0:1], m0, v64
m11368:
v_cmpx_f_u16 s[0:1], exec_hi, v64
m11369:
v_cmpx_f_u16 s[0:1], src_scc, v64
m11370:
v_cmpx_f_u16 s[0:1], 0, v64
m11371:
v_cmpx_f_u16 s[0:1], -16, v64
m11372:
v_cmpx_f_u16 s[0:1], 64, v64
m11373:
v_cmpx_f_u16 s[0:1], -4.0, v64
m11374:
v_cmpx_f_u16 s[0:1], 0.15915494, v64
m11375:
v_cmpx_f_u16 s[0:1], v32, s32
m11376:
v_cmpx_f_u16 s[0:1], v32, vcc_lo
m11377:
v_cmpx_f_u16 s[0:1], v32, m0
m11378:
v_cmpx_f_u16 s[0:1], v32, exec_hi
m11379:
v_cmpx_f_u16 s[0:1], v32, src_scc
m11380:
v_cmpx_f_u16 s[0:1], v32, 0
m11381:
v_cmpx_f_u16 s[0:1], v32, -16
m11382:
v_cmpx_f_u16 s[0:1], v32, 64
m11383:
v_cmpx_f_u16 s[0:1], v32, -4.0
m11384:
v_cmpx_f_u16 s[0:1], v32, 0.15915494
m11385:
v_cmpx_f_u16_e32 vcc, v32, v64
m11386:
v_cmpx_f_u16_e32 vcc, 0x1234, v64
m11387:
v_cmpx_f_u16_e64 s[0:1], v32, v64
m11388:
v_cmpx_f_u16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11389:
v_cmp_lt_u16 s[0:1], v32, v64
m11390:
v_cmp_lt_u16 s[0:1], s16, v64
m11391:
v_cmp_lt_u16 s[0:1], vcc_lo, v64
m11392:
v_cmp_lt_u16 s[0:1], m0, v64
m11393:
v_cmp_lt_u16 s[0:1], exec_hi, v64
m11394:
v_cmp_lt_u16 s[0:1], src_scc, v64
m11395:
v_cmp_lt_u16 s[0:1], 0, v64
m11396:
v_cmp_lt_u16 s[0:1], -16, v64
m11397:
v_cmp_lt_u16 s[0:1], 64, v64
m11398:
v_cmp_lt_u16 s[0:1], -4.0, v64
m11399:
v_cmp_lt_u16 s[0:1], 0.15915494, v64
m11400:
v_cmp_lt_u16 s[0:1], v32, s32
m11401:
v_cmp_lt_u16 s[0:1], v32, vcc_lo
m11402:
v_cmp_lt_u16 s[0:1], v32, m0
m11403:
v_cmp_lt_u16 s[0:1], v32, exec_hi
m11404:
v_cmp_lt_u16 s[0:1], v32, src_scc
m11405:
v_cmp_lt_u16 s[0:1], v32, 0
m11406:
v_cmp_lt_u16 s[0:1], v32, -16
m11407:
v_cmp_lt_u16 s[0:1], v32, 64
m11408:
v_cmp_lt_u16 s[0:1], v32, -4.0
m11409:
v_cmp_lt_u16 s[0:1], v32, 0.15915494
m11410:
v_cmp_lt_u16_e32 vcc, v32, v64
m11411:
v_cmp_lt_u16_e32 vcc, 0x1234, v64
m11412:
v_cmp_lt_u16_e64 s[0:1], v32, v64
m11413:
v_cmp_lt_u16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11414:
v_cmpx_lt_u16 s[0:1], v32, v64
m11415:
v_cmpx_lt_u16 s[0:1], s16, v64
m11416:
v_cmpx_lt_u16 s[0:1], vcc_lo, v64
m11417:
v_cmpx_lt_u16 s[0:1], m0, v64
m11418:
v_cmpx_lt_u16 s[0:1], exec_hi, v64
m11419:
v_cmpx_lt_u16 s[0:1], src_scc, v64
m11420:
v_cmpx_lt_u16 s[0:1], 0, v64
m11421:
v_cmpx_lt_u16 s[0:1], -16, v64
m11422:
v_cmpx_lt_u16 s[0:1], 64, v64
m11423:
v_cmpx_lt_u16 s[0:1], -4.0, v64
m11424:
v_cmpx_lt_u16 s[0:1], 0.15915494, v64
m11425:
v_cmpx_lt_u16 s[0:1], v32, s32
m11426:
v_cmpx_lt_u16 s[0:1], v32, vcc_lo
m11427:
v_cmpx_lt_u16 s[0:1], v32, m0
m11428:
v_cmpx_lt_u16 s[0:1], v32, exec_hi
m11429:
v_cmpx_lt_u16 s[0:1], v32, src_scc
m11430:
v_cmpx_lt_u16 s[0:1], v32, 0
m11431:
v_cmpx_lt_u16 s[0:1], v32, -16
m11432:
v_cmpx_lt_u16 s[0:1], v32, 64
m11433:
v_cmpx_lt_u16 s[0:1], v32, -4.0
m11434:
v_cmpx_lt_u16 s[0:1], v32, 0.15915494
m11435:
v_cmpx_lt_u16_e32 vcc, v32, v64
m11436:
v_cmpx_lt_u16_e32 vcc, 0x1234, v64
m11437:
v_cmpx_lt_u16_e64 s[0:1], v32, v64
m11438:
v_cmpx_lt_u16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11439:
v_cmp_eq_u16 s[0:1], v32, v64
m11440:
v_cmp_eq_u16 s[0:1], s16, v64
m11441:
v_cmp_eq_u16 s[0:1], vcc_lo, v64
m11442:
v_cmp_eq_u16 s[0:1], m0, v64
m11443:
v_cmp_eq_u16 s[0:1], exec_hi, v64
m11444:
v_cmp_eq_u16 s[0:1], src_scc, v64
m11445:
v_cmp_eq_u16 s[0:1], 0, v64
m11446:
v_cmp_eq_u16 s[0:1], -16, v64
m11447:
v_cmp_eq_u16 s[0:1], 64, v64
m11448:
v_cmp_eq_u16 s[0:1], -4.0, v64
m11449:
v_cmp_eq_u16 s[0:1], 0.15915494, v64
m11450:
v_cmp_eq_u16 s[0:1], v32, s32
m11451:
v_cmp_eq_u16 s[0:1], v32, vcc_lo
m11452:
v_cmp_eq_u16 s[0:1], v32, m0
m11453:
v_cmp_eq_u16 s[0:1], v32, exec_hi
m11454:
v_cmp_eq_u16 s[0:1], v32, src_scc
m11455:
v_cmp_eq_u16 s[0:1], v32, 0
m11456:
v_cmp_eq_u16 s[0:1], v32, -16
m11457:
v_cmp_eq_u16 s[0:1], v32, 64
m11458:
v_cmp_eq_u16 s[0:1], v32, -4.0
m11459:
v_cmp_eq_u16 s[0:1], v32, 0.15915494
m11460:
v_cmp_eq_u16_e32 vcc, v32, v64
m11461:
v_cmp_eq_u16_e32 vcc, 0x1234, v64
m11462:
v_cmp_eq_u16_e64 s[0:1], v32, v64
m11463:
v_cmp_eq_u16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11464:
v_cmpx_eq_u16 s[0:1], v32, v64
m11465:
v_cmpx_eq_u16 s[0:1], s16, v64
m11466:
v_cmpx_eq_u16 s[0:1], vcc_lo, v64
m11467:
v_cmpx_eq_u16 s[0:1], m0, v64
m11468:
v_cmpx_eq_u16 s[0:1], exec_hi, v64
m11469:
v_cmpx_eq_u16 s[0:1], src_scc, v64
m11470:
v_cmpx_eq_u16 s[0:1], 0, v64
m11471:
v_cmpx_eq_u16 s[0:1], -16, v64
m11472:
v_cmpx_eq_u16 s[0:1], 64, v64
m11473:
v_cmpx_eq_u16 s[0:1], -4.0, v64
m11474:
v_cmpx_eq_u16 s[0:1], 0.15915494, v64
m11475:
v_cmpx_eq_u16 s[0:1], v32, s32
m11476:
v_cmpx_eq_u16 s[0:1], v32, vcc_lo
m11477:
v_cmpx_eq_u16 s[0:1], v32, m0
m11478:
v_cmpx_eq_u16 s[0:1], v32, exec_hi
m11479:
v_cmpx_eq_u16 s[0:1], v32, src_scc
m11480:
v_cmpx_eq_u16 s[0:1], v32, 0
m11481:
v_cmpx_eq_u16 s[0:1], v32, -16
m11482:
v_cmpx_eq_u16 s[0:1], v32, 64
m11483:
v_cmpx_eq_u16 s[0:1], v32, -4.0
m11484:
v_cmpx_eq_u16 s[0:1], v32, 0.15915494
m11485:
v_cmpx_eq_u16_e32 vcc, v32, v64
m11486:
v_cmpx_eq_u16_e32 vcc, 0x1234, v64
m11487:
v_cmpx_eq_u16_e64 s[0:1], v32, v64
m11488:
v_cmpx_eq_u16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11489:
v_cmp_le_u16 s[0:1], v32, v64
m11490:
v_cmp_le_u16 s[0:1], s16, v64
m11491:
v_cmp_le_u16 s[0:1], vcc_lo, v64
m11492:
v_cmp_le_u16 s[0:1], m0, v64
m11493:
v_cmp_le_u16 s[0:1], exec_hi, v64
m11494:
v_cmp_le_u16 s[0:1], src_scc, v64
m11495:
v_cmp_le_u16 s[0:1], 0, v64
m11496:
v_cmp_le_u16 s[0:1], -16, v64
m11497:
v_cmp_le_u16 s[0:1], 64, v64
m11498:
v_cmp_le_u16 s[0:1], -4.0, v64
m11499:
v_cmp_le_u16 s[0:1], 0.15915494, v64
m11500:
v_cmp_le_u16 s[0:1], v32, s32
m11501:
v_cmp_le_u16 s[0:1], v32, vcc_lo
m11502:
v_cmp_le_u16 s[0:1], v32, m0
m11503:
v_cmp_le_u16 s[0:1], v32, exec_hi
m11504:
v_cmp_le_u16 s[0:1], v32, src_scc
m11505:
v_cmp_le_u16 s[0:1], v32, 0
m11506:
v_cmp_le_u16 s[0:1], v32, -16
m11507:
v_cmp_le_u16 s[0:1], v32, 64
m11508:
v_cmp_le_u16 s[0:1], v32, -4.0
m11509:
v_cmp_le_u16 s[0:1], v32, 0.15915494
m11510:
v_cmp_le_u16_e32 vcc, v32, v64
m11511:
v_cmp_le_u16_e32 vcc, 0x1234, v64
m11512:
v_cmp_le_u16_e64 s[0:1], v32, v64
m11513:
v_cmp_le_u16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11514:
v_cmpx_le_u16 s[0:1], v32, v64
m11515:
v_cmpx_le_u16 s[0:1], s16, v64
m11516:
v_cmpx_le_u16 s[0:1], vcc_lo, v64
m11517:
v_cmpx_le_u16 s[0:1], m0, v64
m11518:
v_cmpx_le_u16 s[0:1], exec_hi, v64
m11519:
v_cmpx_le_u16 s[0:1], src_scc, v64
m11520:
v_cmpx_le_u16 s[0:1], 0, v64
m11521:
v_cmpx_le_u16 s[0:1], -16, v64
m11522:
v_cmpx_le_u16 s[0:1], 64, v64
m11523:
v_cmpx_le_u16 s[0:1], -4.0, v64
m11524:
v_cmpx_le_u16 s[0:1], 0.15915494, v64
m11525:
v_cmpx_le_u16 s[0:1], v32, s32
m11526:
v_cmpx_le_u16 s[0:1], v32, vcc_lo
m11527:
v_cmpx_le_u16 s[0:1], v32, m0
m11528:
v_cmpx_le_u16 s[0:1], v32, exec_hi
m11529:
v_cmpx_le_u16 s[0:1], v32, src_scc
m11530:
v_cmpx_le_u16 s[0:1], v32, 0
m11531:
v_cmpx_le_u16 s[0:1], v32, -16
m11532:
v_cmpx_le_u16 s[0:1], v32, 64
m11533:
v_cmpx_le_u16 s[0:1], v32, -4.0
m11534:
v_cmpx_le_u16 s[0:1], v32, 0.15915494
m11535:
v_cmpx_le_u16_e32 vcc, v32, v64
m11536:
v_cmpx_le_u16_e32 vcc, 0x1234, v64
m11537:
v_cmpx_le_u16_e64 s[0:1], v32, v64
m11538:
v_cmpx_le_u16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11539:
v_cmp_gt_u16 s[0:1], v32, v64
m11540:
v_cmp_gt_u16 s[0:1], s16, v64
m11541:
v_cmp_gt_u16 s[0:1], vcc_lo, v64
m11542:
v_cmp_gt_u16 s[0:1], m0, v64
m11543:
v_cmp_gt_u16 s[0:1], exec_hi, v64
m11544:
v_cmp_gt_u16 s[0:1], src_scc, v64
m11545:
v_cmp_gt_u16 s[0:1], 0, v64
m11546:
v_cmp_gt_u16 s[0:1], -16, v64
m11547:
v_cmp_gt_u16 s[0:1], 64, v64
m11548:
v_cmp_gt_u16 s[0:1], -4.0, v64
m11549:
v_cmp_gt_u16 s[0:1], 0.15915494, v64
m11550:
v_cmp_gt_u16 s[0:1], v32, s32
m11551:
v_cmp_gt_u16 s[0:1], v32, vcc_lo
m11552:
v_cmp_gt_u16 s[0:1], v32, m0
m11553:
v_cmp_gt_u16 s[0:1], v32, exec_hi
m11554:
v_cmp_gt_u16 s[0:1], v32, src_scc
m11555:
v_cmp_gt_u16 s[0:1], v32, 0
m11556:
v_cmp_gt_u16 s[0:1], v32, -16
m11557:
v_cmp_gt_u16 s[0:1], v32, 64
m11558:
v_cmp_gt_u16 s[0:1], v32, -4.0
m11559:
v_cmp_gt_u16 s[0:1], v32, 0.15915494
m11560:
v_cmp_gt_u16_e32 vcc, v32, v64
m11561:
v_cmp_gt_u16_e32 vcc, 0x1234, v64
m11562:
v_cmp_gt_u16_e64 s[0:1], v32, v64
m11563:
v_cmp_gt_u16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11564:
v_cmpx_gt_u16 s[0:1], v32, v64
m11565:
v_cmpx_gt_u16 s[0:1], s16, v64
m11566:
v_cmpx_gt_u16 s[0:1], vcc_lo, v64
m11567:
v_cmpx_gt_u16 s[0:1], m0, v64
m11568:
v_cmpx_gt_u16 s[0:1], exec_hi, v64
m11569:
v_cmpx_gt_u16 s[0:1], src_scc, v64
m11570:
v_cmpx_gt_u16 s[0:1], 0, v64
m11571:
v_cmpx_gt_u16 s[0:1], -16, v64
m11572:
v_cmpx_gt_u16 s[0:1], 64, v64
m11573:
v_cmpx_gt_u16 s[0:1], -4.0, v64
m11574:
v_cmpx_gt_u16 s[0:1], 0.15915494, v64
m11575:
v_cmpx_gt_u16 s[0:1], v32, s32
m11576:
v_cmpx_gt_u16 s[0:1], v32, vcc_lo
m11577:
v_cmpx_gt_u16 s[0:1], v32, m0
m11578:
v_cmpx_gt_u16 s[0:1], v32, exec_hi
m11579:
v_cmpx_gt_u16 s[0:1], v32, src_scc
m11580:
v_cmpx_gt_u16 s[0:1], v32, 0
m11581:
v_cmpx_gt_u16 s[0:1], v32, -16
m11582:
v_cmpx_gt_u16 s[0:1], v32, 64
m11583:
v_cmpx_gt_u16 s[0:1], v32, -4.0
m11584:
v_cmpx_gt_u16 s[0:1], v32, 0.15915494
m11585:
v_cmpx_gt_u16_e32 vcc, v32, v64
m11586:
v_cmpx_gt_u16_e32 vcc, 0x1234, v64
m11587:
v_cmpx_gt_u16_e64 s[0:1], v32, v64
m11588:
v_cmpx_gt_u16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11589:
v_cmp_ne_u16 s[0:1], v32, v64
m11590:
v_cmp_ne_u16 s[0:1], s16, v64
m11591:
v_cmp_ne_u16 s[0:1], vcc_lo, v64
m11592:
v_cmp_ne_u16 s[0:1], m0, v64
m11593:
v_cmp_ne_u16 s[0:1], exec_hi, v64
m11594:
v_cmp_ne_u16 s[0:1], src_scc, v64
m11595:
v_cmp_ne_u16 s[0:1], 0, v64
m11596:
v_cmp_ne_u16 s[0:1], -16, v64
m11597:
v_cmp_ne_u16 s[0:1], 64, v64
m11598:
v_cmp_ne_u16 s[0:1], -4.0, v64
m11599:
v_cmp_ne_u16 s[0:1], 0.15915494, v64
m11600:
v_cmp_ne_u16 s[0:1], v32, s32
m11601:
v_cmp_ne_u16 s[0:1], v32, vcc_lo
m11602:
v_cmp_ne_u16 s[0:1], v32, m0
m11603:
v_cmp_ne_u16 s[0:1], v32, exec_hi
m11604:
v_cmp_ne_u16 s[0:1], v32, src_scc
m11605:
v_cmp_ne_u16 s[0:1], v32, 0
m11606:
v_cmp_ne_u16 s[0:1], v32, -16
m11607:
v_cmp_ne_u16 s[0:1], v32, 64
m11608:
v_cmp_ne_u16 s[0:1], v32, -4.0
m11609:
v_cmp_ne_u16 s[0:1], v32, 0.15915494
m11610:
v_cmp_ne_u16_e32 vcc, v32, v64
m11611:
v_cmp_ne_u16_e32 vcc, 0x1234, v64
m11612:
v_cmp_ne_u16_e64 s[0:1], v32, v64
m11613:
v_cmp_ne_u16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11614:
v_cmpx_ne_u16 s[0:1], v32, v64
m11615:
v_cmpx_ne_u16 s[0:1], s16, v64
m11616:
v_cmpx_ne_u16 s[0:1], vcc_lo, v64
m11617:
v_cmpx_ne_u16 s[0:1], m0, v64
m11618:
v_cmpx_ne_u16 s[0:1], exec_hi, v64
m11619:
v_cmpx_ne_u16 s[0:1], src_scc, v64
m11620:
v_cmpx_ne_u16 s[0:1], 0, v64
m11621:
v_cmpx_ne_u16 s[0:1], -16, v64
m11622:
v_cmpx_ne_u16 s[0:1], 64, v64
m11623:
v_cmpx_ne_u16 s[0:1], -4.0, v64
m11624:
v_cmpx_ne_u16 s[0:1], 0.15915494, v64
m11625:
v_cmpx_ne_u16 s[0:1], v32, s32
m11626:
v_cmpx_ne_u16 s[0:1], v32, vcc_lo
m11627:
v_cmpx_ne_u16 s[0:1], v32, m0
m11628:
v_cmpx_ne_u16 s[0:1], v32, exec_hi
m11629:
v_cmpx_ne_u16 s[0:1], v32, src_scc
m11630:
v_cmpx_ne_u16 s[0:1], v32, 0
m11631:
v_cmpx_ne_u16 s[0:1], v32, -16
m11632:
v_cmpx_ne_u16 s[0:1], v32, 64
m11633:
v_cmpx_ne_u16 s[0:1], v32, -4.0
m11634:
v_cmpx_ne_u16 s[0:1], v32, 0.15915494
m11635:
v_cmpx_ne_u16_e32 vcc, v32, v64
m11636:
v_cmpx_ne_u16_e32 vcc, 0x1234, v64
m11637:
v_cmpx_ne_u16_e64 s[0:1], v32, v64
m11638:
v_cmpx_ne_u16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11639:
v_cmp_ge_u16 s[0:1], v32, v64
m11640:
v_cmp_ge_u16 s[0:1], s16, v64
m11641:
v_cmp_ge_u16 s[0:1], vcc_lo, v64
m11642:
v_cmp_ge_u16 s[0:1], m0, v64
m11643:
v_cmp_ge_u16 s[0:1], exec_hi, v64
m11644:
v_cmp_ge_u16 s[0:1], src_scc, v64
m11645:
v_cmp_ge_u16 s[0:1], 0, v64
m11646:
v_cmp_ge_u16 s[0:1], -16, v64
m11647:
v_cmp_ge_u16 s[0:1], 64, v64
m11648:
v_cmp_ge_u16 s[0:1], -4.0, v64
m11649:
v_cmp_ge_u16 s[0:1], 0.15915494, v64
m11650:
v_cmp_ge_u16 s[0:1], v32, s32
m11651:
v_cmp_ge_u16 s[0:1], v32, vcc_lo
m11652:
v_cmp_ge_u16 s[0:1], v32, m0
m11653:
v_cmp_ge_u16 s[0:1], v32, exec_hi
m11654:
v_cmp_ge_u16 s[0:1], v32, src_scc
m11655:
v_cmp_ge_u16 s[0:1], v32, 0
m11656:
v_cmp_ge_u16 s[0:1], v32, -16
m11657:
v_cmp_ge_u16 s[0:1], v32, 64
m11658:
v_cmp_ge_u16 s[0:1], v32, -4.0
m11659:
v_cmp_ge_u16 s[0:1], v32, 0.15915494
m11660:
v_cmp_ge_u16_e32 vcc, v32, v64
m11661:
v_cmp_ge_u16_e32 vcc, 0x1234, v64
m11662:
v_cmp_ge_u16_e64 s[0:1], v32, v64
m11663:
v_cmp_ge_u16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11664:
v_cmpx_ge_u16 s[0:1], v32, v64
m11665:
v_cmpx_ge_u16 s[0:1], s16, v64
m11666:
v_cmpx_ge_u16 s[0:1], vcc_lo, v64
m11667:
v_cmpx_ge_u16 s[0:1], m0, v64
m11668:
v_cmpx_ge_u16 s[0:1], exec_hi, v64
m11669:
v_cmpx_ge_u16 s[0:1], src_scc, v64
m11670:
v_cmpx_ge_u16 s[0:1], 0, v64
m11671:
v_cmpx_ge_u16 s[0:1], -16, v64
m11672:
v_cmpx_ge_u16 s[0:1], 64, v64
m11673:
v_cmpx_ge_u16 s[0:1], -4.0, v64
m11674:
v_cmpx_ge_u16 s[0:1], 0.15915494, v64
m11675:
v_cmpx_ge_u16 s[0:1], v32, s32
m11676:
v_cmpx_ge_u16 s[0:1], v32, vcc_lo
m11677:
v_cmpx_ge_u16 s[0:1], v32, m0
m11678:
v_cmpx_ge_u16 s[0:1], v32, exec_hi
m11679:
v_cmpx_ge_u16 s[0:1], v32, src_scc
m11680:
v_cmpx_ge_u16 s[0:1], v32, 0
m11681:
v_cmpx_ge_u16 s[0:1], v32, -16
m11682:
v_cmpx_ge_u16 s[0:1], v32, 64
m11683:
v_cmpx_ge_u16 s[0:1], v32, -4.0
m11684:
v_cmpx_ge_u16 s[0:1], v32, 0.15915494
m11685:
v_cmpx_ge_u16_e32 vcc, v32, v64
m11686:
v_cmpx_ge_u16_e32 vcc, 0x1234, v64
m11687:
v_cmpx_ge_u16_e64 s[0:1], v32, v64
m11688:
v_cmpx_ge_u16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11689:
v_cmp_t_u16 s[0:1], v32, v64
m11690:
v_cmp_t_u16 s[0:1], s16, v64
m11691:
v_cmp_t_u16 s[0:1], vcc_lo, v64
m11692:
v_cmp_t_u16 s[0:1], m0, v64
m11693:
v_cmp_t_u16 s[0:1], exec_hi, v64
m11694:
v_cmp_t_u16 s[0:1], src_scc, v64
m11695:
v_cmp_t_u16 s[0:1], 0, v64
m11696:
v_cmp_t_u16 s[0:1], -16, v64
m11697:
v_cmp_t_u16 s[0:1], 64, v64
m11698:
v_cmp_t_u16 s[0:1], -4.0, v64
m11699:
v_cmp_t_u16 s[0:1], 0.15915494, v64
m11700:
v_cmp_t_u16 s[0:1], v32, s32
m11701:
v_cmp_t_u16 s[0:1], v32, vcc_lo
m11702:
v_cmp_t_u16 s[0:1], v32, m0
m11703:
v_cmp_t_u16 s[0:1], v32, exec_hi
m11704:
v_cmp_t_u16 s[0:1], v32, src_scc
m11705:
v_cmp_t_u16 s[0:1], v32, 0
m11706:
v_cmp_t_u16 s[0:1], v32, -16
m11707:
v_cmp_t_u16 s[0:1], v32, 64
m11708:
v_cmp_t_u16 s[0:1], v32, -4.0
m11709:
v_cmp_t_u16 s[0:1], v32, 0.15915494
m11710:
v_cmp_t_u16_e32 vcc, v32, v64
m11711:
v_cmp_t_u16_e32 vcc, 0x1234, v64
m11712:
v_cmp_t_u16_e64 s[0:1], v32, v64
m11713:
v_cmp_t_u16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11714:
v_cmpx_t_u16 s[0:1], v32, v64
m11715:
v_cmpx_t_u16 s[0:1], s16, v64
m11716:
v_cmpx_t_u16 s[0:1], vcc_lo, v64
m11717:
v_cmpx_t_u16 s[0:1], m0, v64
m11718:
v_cmpx_t_u16 s[0:1], exec_hi, v64
m11719:
v_cmpx_t_u16 s[0:1], src_scc, v64
m11720:
v_cmpx_t_u16 s[0:1], 0, v64
m11721:
v_cmpx_t_u16 s[0:1], -16, v64
m11722:
v_cmpx_t_u16 s[0:1], 64, v64
m11723:
v_cmpx_t_u16 s[0:1], -4.0, v64
m11724:
v_cmpx_t_u16 s[0:1], 0.15915494, v64
m11725:
v_cmpx_t_u16 s[0:1], v32, s32
m11726:
v_cmpx_t_u16 s[0:1], v32, vcc_lo
m11727:
v_cmpx_t_u16 s[0:1], v32, m0
m11728:
v_cmpx_t_u16 s[0:1], v32, exec_hi
m11729:
v_cmpx_t_u16 s[0:1], v32, src_scc
m11730:
v_cmpx_t_u16 s[0:1], v32, 0
m11731:
v_cmpx_t_u16 s[0:1], v32, -16
m11732:
v_cmpx_t_u16 s[0:1], v32, 64
m11733:
v_cmpx_t_u16 s[0:1], v32, -4.0
m11734:
v_cmpx_t_u16 s[0:1], v32, 0.15915494
m11735:
v_cmpx_t_u16_e32 vcc, v32, v64
m11736:
v_cmpx_t_u16_e32 vcc, 0x1234, v64
m11737:
v_cmpx_t_u16_e64 s[0:1], v32, v64
m11738:
v_cmpx_t_u16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11739:
v_cmp_f_i32 s[0:1], v32, v64
m11740:
v_cmp_f_i32 s[0:1], s16, v64
m11741:
v_cmp_f_i32 s[0:1], vcc_lo, v64
m11742:
v_cmp_f_i32 s[0:1], m0, v64
m11743:
v_cmp_f_i32 s[0:1], exec_hi, v64
m11744:
v_cmp_f_i32 s[0:1], src_scc, v64
m11745:
v_cmp_f_i32 s[0:1], 0, v64
m11746:
v_cmp_f_i32 s[0:1], -16, v64
m11747:
v_cmp_f_i32 s[0:1], 64, v64
m11748:
v_cmp_f_i32 s[0:1], -4.0, v64
m11749:
v_cmp_f_i32 s[0:1], 0.15915494, v64
m11750:
v_cmp_f_i32 s[0:1], v32, s32
m11751:
v_cmp_f_i32 s[0:1], v32, vcc_lo
m11752:
v_cmp_f_i32 s[0:1], v32, m0
m11753:
v_cmp_f_i32 s[0:1], v32, exec_hi
m11754:
v_cmp_f_i32 s[0:1], v32, src_scc
m11755:
v_cmp_f_i32 s[0:1], v32, 0
m11756:
v_cmp_f_i32 s[0:1], v32, -16
m11757:
v_cmp_f_i32 s[0:1], v32, 64
m11758:
v_cmp_f_i32 s[0:1], v32, -4.0
m11759:
v_cmp_f_i32 s[0:1], v32, 0.15915494
m11760:
v_cmp_f_i32_e32 vcc, v32, v64
m11761:
v_cmp_f_i32_e32 vcc, 0x12345678, v64
m11762:
v_cmp_f_i32_e64 s[0:1], v32, v64
m11763:
v_cmp_f_i32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11764:
v_cmpx_f_i32 s[0:1], v32, v64
m11765:
v_cmpx_f_i32 s[0:1], s16, v64
m11766:
v_cmpx_f_i32 s[0:1], vcc_lo, v64
m11767:
v_cmpx_f_i32 s[0:1], m0, v64
m11768:
v_cmpx_f_i32 s[0:1], exec_hi, v64
m11769:
v_cmpx_f_i32 s[0:1], src_scc, v64
m11770:
v_cmpx_f_i32 s[0:1], 0, v64
m11771:
v_cmpx_f_i32 s[0:1], -16, v64
m11772:
v_cmpx_f_i32 s[0:1], 64, v64
m11773:
v_cmpx_f_i32 s[0:1], -4.0, v64
m11774:
v_cmpx_f_i32 s[0:1], 0.15915494, v64
m11775:
v_cmpx_f_i32 s[0:1], v32, s32
m11776:
v_cmpx_f_i32 s[0:1], v32, vcc_lo
m11777:
v_cmpx_f_i32 s[0:1], v32, m0
m11778:
v_cmpx_f_i32 s[0:1], v32, exec_hi
m11779:
v_cmpx_f_i32 s[0:1], v32, src_scc
m11780:
v_cmpx_f_i32 s[0:1], v32, 0
m11781:
v_cmpx_f_i32 s[0:1], v32, -16
m11782:
v_cmpx_f_i32 s[0:1], v32, 64
m11783:
v_cmpx_f_i32 s[0:1], v32, -4.0
m11784:
v_cmpx_f_i32 s[0:1], v32, 0.15915494
m11785:
v_cmpx_f_i32_e32 vcc, v32, v64
m11786:
v_cmpx_f_i32_e32 vcc, 0x12345678, v64
m11787:
v_cmpx_f_i32_e64 s[0:1], v32, v64
m11788:
v_cmpx_f_i32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11789:
v_cmp_lt_i32 s[0:1], v32, v64
m11790:
v_cmp_lt_i32 s[0:1], s16, v64
m11791:
v_cmp_lt_i32 s[0:1], vcc_lo, v64
m11792:
v_cmp_lt_i32 s[0:1], m0, v64
m11793:
v_cmp_lt_i32 s[0:1], exec_hi, v64
m11794:
v_cmp_lt_i32 s[0:1], src_scc, v64
m11795:
v_cmp_lt_i32 s[0:1], 0, v64
m11796:
v_cmp_lt_i32 s[0:1], -16, v64
m11797:
v_cmp_lt_i32 s[0:1], 64, v64
m11798:
v_cmp_lt_i32 s[0:1], -4.0, v64
m11799:
v_cmp_lt_i32 s[0:1], 0.15915494, v64
m11800:
v_cmp_lt_i32 s[0:1], v32, s32
m11801:
v_cmp_lt_i32 s[0:1], v32, vcc_lo
m11802:
v_cmp_lt_i32 s[0:1], v32, m0
m11803:
v_cmp_lt_i32 s[0:1], v32, exec_hi
m11804:
v_cmp_lt_i32 s[0:1], v32, src_scc
m11805:
v_cmp_lt_i32 s[0:1], v32, 0
m11806:
v_cmp_lt_i32 s[0:1], v32, -16
m11807:
v_cmp_lt_i32 s[0:1], v32, 64
m11808:
v_cmp_lt_i32 s[0:1], v32, -4.0
m11809:
v_cmp_lt_i32 s[0:1], v32, 0.15915494
m11810:
v_cmp_lt_i32_e32 vcc, v32, v64
m11811:
v_cmp_lt_i32_e32 vcc, 0x12345678, v64
m11812:
v_cmp_lt_i32_e64 s[0:1], v32, v64
m11813:
v_cmp_lt_i32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11814:
v_cmpx_lt_i32 s[0:1], v32, v64
m11815:
v_cmpx_lt_i32 s[0:1], s16, v64
m11816:
v_cmpx_lt_i32 s[0:1], vcc_lo, v64
m11817:
v_cmpx_lt_i32 s[0:1], m0, v64
m11818:
v_cmpx_lt_i32 s[0:1], exec_hi, v64
m11819:
v_cmpx_lt_i32 s[0:1], src_scc, v64
m11820:
v_cmpx_lt_i32 s[0:1], 0, v64
m11821:
v_cmpx_lt_i32 s[0:1], -16, v64
m11822:
v_cmpx_lt_i32 s[0:1], 64, v64
m11823:
v_cmpx_lt_i32 s[0:1], -4.0, v64
m11824:
v_cmpx_lt_i32 s[0:1], 0.15915494, v64
m11825:
v_cmpx_lt_i32 s[0:1], v32, s32
m11826:
v_cmpx_lt_i32 s[0:1], v32, vcc_lo
m11827:
v_cmpx_lt_i32 s[0:1], v32, m0
m11828:
v_cmpx_lt_i32 s[0:1], v32, exec_hi
m11829:
v_cmpx_lt_i32 s[0:1], v32, src_scc
m11830:
v_cmpx_lt_i32 s[0:1], v32, 0
m11831:
v_cmpx_lt_i32 s[0:1], v32, -16
m11832:
v_cmpx_lt_i32 s[0:1], v32, 64
m11833:
v_cmpx_lt_i32 s[0:1], v32, -4.0
m11834:
v_cmpx_lt_i32 s[0:1], v32, 0.15915494
m11835:
v_cmpx_lt_i32_e32 vcc, v32, v64
m11836:
v_cmpx_lt_i32_e32 vcc, 0x12345678, v64
m11837:
v_cmpx_lt_i32_e64 s[0:1], v32, v64
m11838:
v_cmpx_lt_i32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11839:
v_cmp_eq_i32 s[0:1], v32, v64
m11840:
v_cmp_eq_i32 s[0:1], s16, v64
m11841:
v_cmp_eq_i32 s[0:1], vcc_lo, v64
m11842:
v_cmp_eq_i32 s[0:1], m0, v64
m11843:
v_cmp_eq_i32 s[0:1], exec_hi, v64
m11844:
v_cmp_eq_i32 s[0:1], src_scc, v64
m11845:
v_cmp_eq_i32 s[0:1], 0, v64
m11846:
v_cmp_eq_i32 s[0:1], -16, v64
m11847:
v_cmp_eq_i32 s[0:1], 64, v64
m11848:
v_cmp_eq_i32 s[0:1], -4.0, v64
m11849:
v_cmp_eq_i32 s[0:1], 0.15915494, v64
m11850:
v_cmp_eq_i32 s[0:1], v32, s32
m11851:
v_cmp_eq_i32 s[0:1], v32, vcc_lo
m11852:
v_cmp_eq_i32 s[0:1], v32, m0
m11853:
v_cmp_eq_i32 s[0:1], v32, exec_hi
m11854:
v_cmp_eq_i32 s[0:1], v32, src_scc
m11855:
v_cmp_eq_i32 s[0:1], v32, 0
m11856:
v_cmp_eq_i32 s[0:1], v32, -16
m11857:
v_cmp_eq_i32 s[0:1], v32, 64
m11858:
v_cmp_eq_i32 s[0:1], v32, -4.0
m11859:
v_cmp_eq_i32 s[0:1], v32, 0.15915494
m11860:
v_cmp_eq_i32_e32 vcc, v32, v64
m11861:
v_cmp_eq_i32_e32 vcc, 0x12345678, v64
m11862:
v_cmp_eq_i32_e64 s[0:1], v32, v64
m11863:
v_cmp_eq_i32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11864:
v_cmpx_eq_i32 s[0:1], v32, v64
m11865:
v_cmpx_eq_i32 s[0:1], s16, v64
m11866:
v_cmpx_eq_i32 s[0:1], vcc_lo, v64
m11867:
v_cmpx_eq_i32 s[0:1], m0, v64
m11868:
v_cmpx_eq_i32 s[0:1], exec_hi, v64
m11869:
v_cmpx_eq_i32 s[0:1], src_scc, v64
m11870:
v_cmpx_eq_i32 s[0:1], 0, v64
m11871:
v_cmpx_eq_i32 s[0:1], -16, v64
m11872:
v_cmpx_eq_i32 s[0:1], 64, v64
m11873:
v_cmpx_eq_i32 s[0:1], -4.0, v64
m11874:
v_cmpx_eq_i32 s[0:1], 0.15915494, v64
m11875:
v_cmpx_eq_i32 s[0:1], v32, s32
m11876:
v_cmpx_eq_i32 s[0:1], v32, vcc_lo
m11877:
v_cmpx_eq_i32 s[0:1], v32, m0
m11878:
v_cmpx_eq_i32 s[0:1], v32, exec_hi
m11879:
v_cmpx_eq_i32 s[0:1], v32, src_scc
m11880:
v_cmpx_eq_i32 s[0:1], v32, 0
m11881:
v_cmpx_eq_i32 s[0:1], v32, -16
m11882:
v_cmpx_eq_i32 s[0:1], v32, 64
m11883:
v_cmpx_eq_i32 s[0:1], v32, -4.0
m11884:
v_cmpx_eq_i32 s[0:1], v32, 0.15915494
m11885:
v_cmpx_eq_i32_e32 vcc, v32, v64
m11886:
v_cmpx_eq_i32_e32 vcc, 0x12345678, v64
m11887:
v_cmpx_eq_i32_e64 s[0:1], v32, v64
m11888:
v_cmpx_eq_i32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11889:
v_cmp_le_i32 s[0:1], v32, v64
m11890:
v_cmp_le_i32 s[0:1], s16, v64
m11891:
v_cmp_le_i32 s[0:1], vcc_lo, v64
m11892:
v_cmp_le_i32 s[0:1], m0, v64
m11893:
v_cmp_le_i32 s[0:1], exec_hi, v64
m11894:
v_cmp_le_i32 s[0:1], src_scc, v64
m11895:
v_cmp_le_i32 s[0:1], 0, v64
m11896:
v_cmp_le_i32 s[0:1], -16, v64
m11897:
v_cmp_le_i32 s[0:1], 64, v64
m11898:
v_cmp_le_i32 s[0:1], -4.0, v64
m11899:
v_cmp_le_i32 s[0:1], 0.15915494, v64
m11900:
v_cmp_le_i32 s[0:1], v32, s32
m11901:
v_cmp_le_i32 s[0:1], v32, vcc_lo
m11902:
v_cmp_le_i32 s[0:1], v32, m0
m11903:
v_cmp_le_i32 s[0:1], v32, exec_hi
m11904:
v_cmp_le_i32 s[0:1], v32, src_scc
m11905:
v_cmp_le_i32 s[0:1], v32, 0
m11906:
v_cmp_le_i32 s[0:1], v32, -16
m11907:
v_cmp_le_i32 s[0:1], v32, 64
m11908:
v_cmp_le_i32 s[0:1], v32, -4.0
m11909:
v_cmp_le_i32 s[0:1], v32, 0.15915494
m11910:
v_cmp_le_i32_e32 vcc, v32, v64
m11911:
v_cmp_le_i32_e32 vcc, 0x12345678, v64
m11912:
v_cmp_le_i32_e64 s[0:1], v32, v64
m11913:
v_cmp_le_i32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11914:
v_cmpx_le_i32 s[0:1], v32, v64
m11915:
v_cmpx_le_i32 s[0:1], s16, v64
m11916:
v_cmpx_le_i32 s[0:1], vcc_lo, v64
m11917:
v_cmpx_le_i32 s[0:1], m0, v64
m11918:
v_cmpx_le_i32 s[0:1], exec_hi, v64
m11919:
v_cmpx_le_i32 s[0:1], src_scc, v64
m11920:
v_cmpx_le_i32 s[0:1], 0, v64
m11921:
v_cmpx_le_i32 s[0:1], -16, v64
m11922:
v_cmpx_le_i32 s[0:1], 64, v64
m11923:
v_cmpx_le_i32 s[0:1], -4.0, v64
m11924:
v_cmpx_le_i32 s[0:1], 0.15915494, v64
m11925:
v_cmpx_le_i32 s[0:1], v32, s32
m11926:
v_cmpx_le_i32 s[0:1], v32, vcc_lo
m11927:
v_cmpx_le_i32 s[0:1], v32, m0
m11928:
v_cmpx_le_i32 s[0:1], v32, exec_hi
m11929:
v_cmpx_le_i32 s[0:1], v32, src_scc
m11930:
v_cmpx_le_i32 s[0:1], v32, 0
m11931:
v_cmpx_le_i32 s[0:1], v32, -16
m11932:
v_cmpx_le_i32 s[0:1], v32, 64
m11933:
v_cmpx_le_i32 s[0:1], v32, -4.0
m11934:
v_cmpx_le_i32 s[0:1], v32, 0.15915494
m11935:
v_cmpx_le_i32_e32 vcc, v32, v64
m11936:
v_cmpx_le_i32_e32 vcc, 0x12345678, v64
m11937:
v_cmpx_le_i32_e64 s[0:1], v32, v64
m11938:
v_cmpx_le_i32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11939:
v_cmp_gt_i32 s[0:1], v32, v64
m11940:
v_cmp_gt_i32 s[0:1], s16, v64
m11941:
v_cmp_gt_i32 s[0:1], vcc_lo, v64
m11942:
v_cmp_gt_i32 s[0:1], m0, v64
m11943:
v_cmp_gt_i32 s[0:1], exec_hi, v64
m11944:
v_cmp_gt_i32 s[0:1], src_scc, v64
m11945:
v_cmp_gt_i32 s[0:1], 0, v64
m11946:
v_cmp_gt_i32 s[0:1], -16, v64
m11947:
v_cmp_gt_i32 s[0:1], 64, v64
m11948:
v_cmp_gt_i32 s[0:1], -4.0, v64
m11949:
v_cmp_gt_i32 s[0:1], 0.15915494, v64
m11950:
v_cmp_gt_i32 s[0:1], v32, s32
m11951:
v_cmp_gt_i32 s[0:1], v32, vcc_lo
m11952:
v_cmp_gt_i32 s[0:1], v32, m0
m11953:
v_cmp_gt_i32 s[0:1], v32, exec_hi
m11954:
v_cmp_gt_i32 s[0:1], v32, src_scc
m11955:
v_cmp_gt_i32 s[0:1], v32, 0
m11956:
v_cmp_gt_i32 s[0:1], v32, -16
m11957:
v_cmp_gt_i32 s[0:1], v32, 64
m11958:
v_cmp_gt_i32 s[0:1], v32, -4.0
m11959:
v_cmp_gt_i32 s[0:1], v32, 0.15915494
m11960:
v_cmp_gt_i32_e32 vcc, v32, v64
m11961:
v_cmp_gt_i32_e32 vcc, 0x12345678, v64
m11962:
v_cmp_gt_i32_e64 s[0:1], v32, v64
m11963:
v_cmp_gt_i32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11964:
v_cmpx_gt_i32 s[0:1], v32, v64
m11965:
v_cmpx_gt_i32 s[0:1], s16, v64
m11966:
v_cmpx_gt_i32 s[0:1], vcc_lo, v64
m11967:
v_cmpx_gt_i32 s[0:1], m0, v64
m11968:
v_cmpx_gt_i32 s[0:1], exec_hi, v64
m11969:
v_cmpx_gt_i32 s[0:1], src_scc, v64
m11970:
v_cmpx_gt_i32 s[0:1], 0, v64
m11971:
v_cmpx_gt_i32 s[0:1], -16, v64
m11972:
v_cmpx_gt_i32 s[0:1], 64, v64
m11973:
v_cmpx_gt_i32 s[0:1], -4.0, v64
m11974:
v_cmpx_gt_i32 s[0:1], 0.15915494, v64
m11975:
v_cmpx_gt_i32 s[0:1], v32, s32
m11976:
v_cmpx_gt_i32 s[0:1], v32, vcc_lo
m11977:
v_cmpx_gt_i32 s[0:1], v32, m0
m11978:
v_cmpx_gt_i32 s[0:1], v32, exec_hi
m11979:
v_cmpx_gt_i32 s[0:1], v32, src_scc
m11980:
v_cmpx_gt_i32 s[0:1], v32, 0
m11981:
v_cmpx_gt_i32 s[0:1], v32, -16
m11982:
v_cmpx_gt_i32 s[0:1], v32, 64
m11983:
v_cmpx_gt_i32 s[0:1], v32, -4.0
m11984:
v_cmpx_gt_i32 s[0:1], v32, 0.15915494
m11985:
v_cmpx_gt_i32_e32 vcc, v32, v64
m11986:
v_cmpx_gt_i32_e32 vcc, 0x12345678, v64
m11987:
v_cmpx_gt_i32_e64 s[0:1], v32, v64
m11988:
v_cmpx_gt_i32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11989:
v_cmp_ne_i32 s[0:1], v32, v64
m11990:
v_cmp_ne_i32 s[0:1], s16, v64
m11991:
v_cmp_ne_i32 s[0:1], vcc_lo, v64
m11992:
v_cmp_ne_i32 s[0:1], m0, v64
m11993:
v_cmp_ne_i32 s[0:1], exec_hi, v64
m11994:
v_cmp_ne_i32 s[0:1], src_scc, v64
m11995:
v_cmp_ne_i32 s[0:1], 0, v64
m11996:
v_cmp_ne_i32 s[0:1], -16, v64
m11997:
v_cmp_ne_i32 s[0:1], 64, v64
m11998:
v_cmp_ne_i32 s[0:1], -4.0, v64
m11999:
v_cmp_ne_i32 s[0:1], 0.15915494, v64
m12000:
v_cmp_ne_i32 s[0:1], v32, s32
m12001:
v_cmp_ne_i32 s[0:1], v32, vcc_lo
m12002:
v_cmp_ne_i32 s[0:1], v32, m0
m12003:
v_cmp_ne_i32 s[0:1], v32, exec_hi
m12004:
v_cmp_ne_i32 s[0:1], v32, src_scc
m12005:
v_cmp_ne_i32 s[0:1], v32, 0
m12006:
v_cmp_ne_i32 s[0:1], v32, -16
m12007:
v_cmp_ne_i32 s[0:1], v32, 64
m12008:
v_cmp_ne_i32 s[0:1], v32, -4.0
m12009:
v_cmp_ne_i32 s[0:1], v32, 0.15915494
m12010:
v_cmp_ne_i32_e32 vcc, v32, v64
m12011:
v_cmp_ne_i32_e32 vcc, 0x12345678, v64
m12012:
v_cmp_ne_i32_e64 s[0:1], v32, v64
m12013:
v_cmp_ne_i32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m12014:
v_cmpx_ne_i32 s[0:1], v32, v64
m12015:
v_cmpx_ne_i32 s[0:1], s16, v64
m12016:
v_cmpx_ne_i32 s[0:1], vcc_lo, v64
m12017:
v_cmpx_ne_i32 s[0:1], m0, v64
m12018:
v_cmpx_ne_i32 s[0:1], exec_hi, v64
m12019:
v_cmpx_ne_i32 s[0:1], src_scc, v64
m12020:
v_cmpx_ne_i32 s[0:1], 0, v64
m12021:
v_cmpx_ne_i32 s[0:1], -16, v64
m12022:
v_cmpx_ne_i32 s[0:1], 64, v64
m12023:
v_cmpx_ne_i32 s[0:1], -4.0, v64
m12024:
v_cmpx_ne_i32 s[0:1], 0.15915494, v64
m12025:
v_cmpx_ne_i32 s[0:1], v32, s32
m12026:
v_cmpx_ne_i32 s[0:1], v32, vcc_lo
m12027:
v_cmpx_ne_i32 s[0:1], v32, m0
m12028:
v_cmpx_ne_i32 s[0:1], v32, exec_hi
m12029:
v_cmpx_ne_i32 s[0:1], v32, src_scc
m12030:
v_cmpx_ne_i32 s[0:1], v32, 0
m12031:
v_cmpx_ne_i32 s[0:1], v32, -16
m12032:
v_cmpx_ne_i32 s[0:1], v32, 64
m12033:
v_cmpx_ne_i32 s[0:1], v32, -4.0
m12034:
v_cmpx_ne_i32 s[0:1], v32, 0.15915494
m12035:
v_cmpx_ne_i32_e32 vcc, v32, v64
m12036:
v_cmpx_ne_i32_e32 vcc, 0x12345678, v64
m12037:
v_cmpx_ne_i32_e64 s[0:1], v32, v64
m12038:
v_cmpx_ne_i32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m12039:
v_cmp_ge_i32 s[0:1], v32, v64
m12040:
v_cmp_ge_i32 s[0:1], s16, v64
m12041:
v_cmp_ge_i32 s[0:1], vcc_lo, v64
m12042:
v_cmp_ge_i32 s[0:1], m0, v64
m12043:
v_cmp_ge_i32 s[0:1], exec_hi, v64
m12044:
v_cmp_ge_i32 s[0:1], src_scc, v64
m12045:
v_cmp_ge_i32 s[0:1], 0, v64
m12046:
v_cmp_ge_i32 s[0:1], -16, v64
m12047:
v_cmp_ge_i32 s[0:1], 64, v64
m12048:
v_cmp_ge_i32 s[0:1], -4.0, v64
m12049:
v_cmp_ge_i32 s[0:1], 0.15915494, v64
m12050:
v_cmp_ge_i32 s[0:1], v32, s32
m12051:
v_cmp_ge_i32 s[0:1], v32, vcc_lo
m12052:
v_cmp_ge_i32 s[0:1], v32, m0
m12053:
v_cmp_ge_i32 s[0:1], v32, exec_hi
m12054:
v_cmp_ge_i32 s[0:1], v32, src_scc
m12055:
v_cmp_ge_i32 s[0:1], v32, 0
m12056:
v_cmp_ge_i32 s[0:1], v32, -16
m12057:
v_cmp_ge_i32 s[0:1], v32, 64
m12058:
v_cmp_ge_i32 s[0:1], v32, -4.0
m12059:
v_cmp_ge_i32 s[0:1], v32, 0.15915494
m12060:
v_cmp_ge_i32_e32 vcc, v32, v64
m12061:
v_cmp_ge_i32_e32 vcc, 0x12345678, v64
m12062:
v_cmp_ge_i32_e64 s[0:1], v32, v64
m12063:
v_cmp_ge_i32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m12064:
v_cmpx_ge_i32 s[0:1], v32, v64
m12065:
v_cmpx_ge_i32 s[0:1], s16, v64
m12066:
v_cmpx_ge_i32 s[0:1], vcc_lo, v64
m12067:
v_cmpx_ge_i32 s[0:1], m0, v64
m12068:
v_cmpx_ge_i32 s[0:1], exec_hi, v64
m12069:
v_cmpx_ge_i32 s[0:1], src_scc, v64
m12070:
v_cmpx_ge_i32 s[0:1], 0, v64
m12071:
v_cmpx_ge_i32 s[0:1], -16, v64
m12072:
v_cmpx_ge_i32 s[0:1], 64, v64
m12073:
v_cmpx_ge_i32 s[0:1], -4.0, v64
m12074:
v_cmpx_ge_i32 s[0:1], 0.15915494, v64
m12075:
v_cmpx_ge_i32 s[0:1], v32, s32
m12076:
v_cmpx_ge_i32 s[0:1], v32, vcc_lo
m12077:
v_cmpx_ge_i32 s[0:1], v32, m0
m12078:
v_cmpx_ge_i32 s[0:1], v32, exec_hi
m12079:
v_cmpx_ge_i32 s[0:1], v32, src_scc
m12080:
v_cmpx_ge_i32 s[0:1], v32, 0
m12081:
v_cmpx_ge_i32 s[0:1], v32, -16
m12082:
v_cmpx_ge_i32 s[0:1], v32, 64
m12083:
v_cmpx_ge_i32 s[0:1], v32, -4.0
m12084:
v_cmpx_ge_i32 s[0:1], v32, 0.15915494
m12085:
v_cmpx_ge_i32_e32 vcc, v32, v64
m12086:
v_cmpx_ge_i32_e32 vcc, 0x12345678, v64
m12087:
v_cmpx_ge_i32_e64 s[0:1], v32, v64
m12088:
v_cmpx_ge_i32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m12089:
v_cmp_t_i32 s[0:1], v32, v64
m12090:
v_cmp_t_i32 s[0:1], s16, v64
m12091:
v_cmp_t_i32 s[0:1], vcc_lo, v64
m12092:
v_cmp_t_i32 s[0:1], m0, v64
m12093:
v_cmp_t_i32 s[0:1], exec_hi, v64
m12094:
v_cmp_t_i32 s[0:1], src_scc, v64
m12095:
v_cmp_t_i32 s[0:1], 0, v64
m12096:
v_cmp_t_i32 s[0:1], -16, v64
m12097:
v_cmp_t_i32 s[0:1], 64, v64
m12098:
v_cmp_t_i32 s[0:1], -4.0, v64
m12099:
v_cmp_t_i32 s[0:1], 0.15915494, v64
m12100:
v_cmp_t_i32 s[0:1], v32, s32
m12101:
v_cmp_t_i32 s[0:1], v32, vcc_lo
m12102:
v_cmp_t_i32 s[0:1], v32, m0
m12103:
v_cmp_t_i32 s[0:1], v32, exec_hi
m12104:
v_cmp_t_i32 s[0:1], v32, src_scc
m12105:
v_cmp_t_i32 s[0:1], v32, 0
m12106:
v_cmp_t_i32 s[0:1], v32, -16
m12107:
v_cmp_t_i32 s[0:1], v32, 64
m12108:
v_cmp_t_i32 s[0:1], v32, -4.0
m12109:
v_cmp_t_i32 s[0:1], v32, 0.15915494
m12110:
v_cmp_t_i32_e32 vcc, v32, v64
m12111:
v_cmp_t_i32_e32 vcc, 0x12345678, v64
m12112:
v_cmp_t_i32_e64 s[0:1], v32, v64
m12113:
v_cmp_t_i32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m12114:
v_cmpx_t_i32 s[0:1], v32, v64
m12115:
v_cmpx_t_i32 s[0:1], s16, v64
m12116:
v_cmpx_t_i32 s[0:1], vcc_lo, v64
m12117:
v_cmpx_t_i32 s[0:1], m0, v64
m12118:
v_cmpx_t_i32 s[0:1], exec_hi, v64
m12119:
v_cmpx_t_i32 s[0:1], src_scc, v64
m12120:
v_cmpx_t_i32 s[0:1], 0, v64
m12121:
v_cmpx_t_i32 s[0:1], -16, v64
m12122:
v_cmpx_t_i32 s[0:1], 64, v64
m12123:
v_cmpx_t_i32 s[0:1], -4.0, v64
m12124:
v_cmpx_t_i32 s[0:1], 0.15915494, v64
m12125:
v_cmpx_t_i32 s[0:1], v32, s32
m12126:
v_cmpx_t_i32 s[0:1], v32, vcc_lo
m12127:
v_cmpx_t_i32 s[0:1], v32, m0
m12128:
v_cmpx_t_i32 s[0:1], v32, exec_hi
m12129:
v_cmpx_t_i32 s[0:1], v32, src_scc
m12130:
v_cmpx_t_i32 s[0:1], v32, 0
m12131:
v_cmpx_t_i32 s[0:1], v32, -16
m12132:
v_cmpx_t_i32 s[0:1], v32, 64
m12133:
v_cmpx_t_i32 s[0:1], v32, -4.0
m12134:
v_cmpx_t_i32 s[0:1], v32, 0.15915494
m12135:
v_cmpx_t_i32_e32 vcc, v32, v64
m12136:
v_cmpx_t_i32_e32 vcc, 0x12345678, v64
m12137:
v_cmpx_t_i32_e64 s[0:1], v32, v64
m12138:
v_cmpx_t_i32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m12139:
v_cmp_f_u32 s[0:1], v32, v64
m12140:
v_cmp_f_u32 s[0:1], s16, v64
m12141:
v_cmp_f_u32 s[0:1], vcc_lo, v64
m12142:
v_cmp_f_u32 s[0:1], m0, v64
m12143:
v_cmp_f_u32 s[0:1], exec_hi, v64
m12144:
v_cmp_f_u32 s[0:1], src_scc, v64
m12145:
v_cmp_f_u32 s[0:1], 0, v64
m12146:
v_cmp_f_u32 s[0:1], -16, v64
m12147:
v_cmp_f_u32 s[0:1], 64, v64
m12148:
v_cmp_f_u32 s[0:1], -4.0, v64
m12149:
v_cmp_f_u32 s[0:1], 0.15915494, v64
m12150:
v_cmp_f_u32 s[0:1], v32, s32
m12151:
v_cmp_f_u32 s[0:1], v32, vcc_lo
m12152:
v_cmp_f_u32 s[0:1], v32, m0
m12153:
v_cmp_f_u32 s[0:1], v32, exec_hi
m12154:
v_cmp_f_u32 s[0:1], v32, src_scc
m12155:
v_cmp_f_u32 s[0:1], v32, 0
m12156:
v_cmp_f_u32 s[0:1], v32, -16
m12157:
v_cmp_f_u32 s[0:1], v32, 64
m12158:
v_cmp_f_u32 s[0:1], v32, -4.0
m12159:
v_cmp_f_u32 s[0:1], v32, 0.15915494
m12160:
v_cmp_f_u32_e32 vcc, v32, v64
m12161:
v_cmp_f_u32_e32 vcc, 0x12345678, v64
m12162:
v_cmp_f_u32_e64 s[0:1], v32, v64
m12163:
v_cmp_f_u32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m12164:
v_cmpx_f_u32 s[0:1], v32, v64
m12165:
v_cmpx_f_u32 s[0:1], s16, v64
m12166:
v_cmpx_f_u32 s[0:1], vcc_lo, v64
m12167:
v_cmpx_f_u32 s[0:1], m0, v64
m12168:
v_cmpx_f_u32 s[0:1], exec_hi, v64
m12169:
v_cmpx_f_u32 s[0:1], src_scc, v64
m12170:
v_cmpx_f_u32 s[0:1], 0, v64
m12171:
v_cmpx_f_u32 s[0:1], -16, v64
m12172:
v_cmpx_f_u32 s[0:1], 64, v64
m12173:
v_cmpx_f_u32 s[0:1], -4.0, v64
m12174:
v_cmpx_f_u32 s[0:1], 0.15915494, v64
m12175:
v_cmpx_f_u32 s[0:1], v32, s32
m12176:
v_cmpx_f_u32 s[0:1], v32, vcc_lo
m12177:
v_cmpx_f_u32 s[0:1], v32, m0
m12178:
v_cmpx_f_u32 s[0:1], v32, exec_hi
m12179:
v_cmpx_f_u32 s[0:1], v32, src_scc
m12180:
v_cmpx_f_u32 s[0:1], v32, 0
m12181:
v_cmpx_f_u32 s[0:1], v32, -16
m12182:
v_cmpx_f_u32 s[0:1], v32, 64
m12183:
v_cmpx_f_u32 s[0:1], v32, -4.0
m12184:
v_cmpx_f_u32 s[0:1], v32, 0.15915494
m12185:
v_cmpx_f_u32_e32 vcc, v32, v64
m12186:
v_cmpx_f_u32_e32 vcc, 0x12345678, v64
m12187:
v_cmpx_f_u32_e64 s[0:1], v32, v64
m12188:
v_cmpx_f_u32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m12189:
v_cmp_lt_u32 s[0:1], v32, v64
m12190:
v_cmp_lt_u32 s[0:1], s16, v64
m12191:
v_cmp_lt_u32 s[0:1], vcc_lo, v64
m12192:
v_cmp_lt_u32 s[0:1], m0, v64
m12193:
v_cmp_lt_u32 s[0:1], exec_hi, v64
m12194:
v_cmp_lt_u32 s[0:1], src_scc, v64
m12195:
v_cmp_lt_u32 s[0:1], 0, v64
m12196:
v_cmp_lt_u32 s[0:1], -16, v64
m12197:
v_cmp_lt_u32 s[0:1], 64, v64
m12198:
v_cmp_lt_u32 s[0:1], -4.0, v64
m12199:
v_cmp_lt_u32 s[0:1], 0.15915494, v64
m12200:
v_cmp_lt_u32 s[0:1], v32, s32
m12201:
v_cmp_lt_u32 s[0:1], v32, vcc_lo
m12202:
v_cmp_lt_u32 s[0:1], v32, m0
m12203:
v_cmp_lt_u32 s[0:1], v32, exec_hi
m12204:
v_cmp_lt_u32 s[0:1], v32, src_scc
m12205:
v_cmp_lt_u32 s[0:1], v32, 0
m12206:
v_cmp_lt_u32 s[0:1], v32, -16
m12207:
v_cmp_lt_u32 s[0:1], v32, 64
m12208:
v_cmp_lt_u32 s[0:1], v32, -4.0
m12209:
v_cmp_lt_u32 s[0:1], v32, 0.15915494
m12210:
v_cmp_lt_u32_e32 vcc, v32, v64
m12211:
v_cmp_lt_u32_e32 vcc, 0x12345678, v64
m12212:
v_cmp_lt_u32_e64 s[0:1], v32, v64
m12213:
v_cmp_lt_u32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m12214:
v_cmpx_lt_u32 s[0:1], v32, v64
m12215:
v_cmpx_lt_u32 s[0:1], s16, v64
m12216:
v_cmpx_lt_u32 s[0:1], vcc_lo, v64
m12217:
v_cmpx_lt_u32 s[0:1], m0, v64
m12218:
v_cmpx_lt_u32 s[0:1], exec_hi, v64
m12219:
v_cmpx_lt_u32 s[0:1], src_scc, v64
m12220:
v_cmpx_lt_u32 s[0:1], 0, v64
m12221:
v_cmpx_lt_u32 s[0:1], -16, v64
m12222:
v_cmpx_lt_u32 s[0:1], 64, v64
m12223:
v_cmpx_lt_u32 s[0:1], -4.0, v64
m12224:
v_cmpx_lt_u32 s[0:1], 0.15915494, v64
m12225:
v_cmpx_lt_u32 s[0:1], v32, s32
m12226:
v_cmpx_lt_u32 s[0:1], v32, vcc_lo
m12227:
v_cmpx_lt_u32 s[0:1], v32, m0
m12228:
v_cmpx_lt_u32 s[0:1], v32, exec_hi
m12229:
v_cmpx_lt_u32 s[0:1], v32, src_scc
m12230:
v_cmpx_lt_u32 s[0:1], v32, 0
m12231:
v_cmpx_lt_u32 s[0:1], v32, -16
m12232:
v_cmpx_lt_u32 s[0:1], v32, 64
m12233:
v_cmpx_lt_u32 s[0:1], v32, -4.0
m12234:
v_cmpx_lt_u32 s[0:1], v32, 0.15915494
m12235:
v_cmpx_lt_u32_e32 vcc, v32, v64
m12236:
v_cmpx_lt_u32_e32 vcc, 0x12345678, v64
m12237:
v_cmpx_lt_u32_e64 s[0:1], v32, v64
m12238:
v_cmpx_lt_u32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m12239:
v_cmp_eq_u32 s[0:1], v32, v64
m12240:
v_cmp_eq_u32 s[0:1], s16, v64
m12241:
v_cmp_eq_u32 s[0:1], vcc_lo, v64
m12242:
v_cmp_eq_u32 s[0:1], m0, v64
m12243:
v_cmp_eq_u32 s[0:1], exec_hi, v64
m12244:
v_cmp_eq_u32 s[0:1], src_scc, v64
m12245:
v_cmp_eq_u32 s[0:1], 0, v64
m12246:
v_cmp_eq_u32 s[0:1], -16, v64
m12247:
v_cmp_eq_u32 s[0:1], 64, v64
m12248:
v_cmp_eq_u32 s[0:1], -4.0, v64
m12249:
v_cmp_eq_u32 s[0:1], 0.15915494, v64
m12250:
v_cmp_eq_u32 s[0:1], v32, s32
m12251:
v_cmp_eq_u32 s[0:1], v32, vcc_lo
m12252:
v_cmp_eq_u32 s[0:1], v32, m0
m12253:
v_cmp_eq_u32 s[0:1], v32, exec_hi
m12254:
v_cmp_eq_u32 s[0:1], v32, src_scc
m12255:
v_cmp_eq_u32 s[0:1], v32, 0
m12256:
v_cmp_eq_u32 s[0:1], v32, -16
m12257:
v_cmp_eq_u32 s[0:1], v32, 64
m12258:
v_cmp_eq_u32 s[0:1], v32, -4.0
m12259:
v_cmp_eq_u32 s[0:1], v32, 0.15915494
m12260:
v_cmp_eq_u32_e32 vcc, v32, v64
m12261:
v_cmp_eq_u32_e32 vcc, 0x12345678, v64
m12262:
v_cmp_eq_u32_e64 s[0:1], v32, v64
m12263:
v_cmp_eq_u32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m12264:
v_cmpx_eq_u32 s[0:1], v32, v64
m12265:
v_cmpx_eq_u32 s[0:1], s16, v64
m12266:
v_cmpx_eq_u32 s[0:1], vcc_lo, v64
m12267:
v_cmpx_eq_u32 s[0:1], m0, v64
m12268:
v_cmpx_eq_u32 s[0:1], exec_hi, v64
m12269:
v_cmpx_eq_u32 s[0:1], src_scc, v64
m12270:
v_cmpx_eq_u32 s[0:1], 0, v64
m12271:
v_cmpx_eq_u32 s[0:1], -16, v64
m12272:
v_cmpx_eq_u32 s[0:1], 64, v64
m12273:
v_cmpx_eq_u32 s[0:1], -4.0, v64
m12274:
v_cmpx_eq_u32 s[0:1], 0.15915494, v64
m12275:
v_cmpx_eq_u32 s[0:1], v32, s32
m12276:
v_cmpx_eq_u32 s[0:1], v32, vcc_lo
m12277:
v_cmpx_eq_u32 s[0:1], v32, m0
m12278:
v_cmpx_eq_u32 s[0:1], v32, exec_hi
m12279:
v_cmpx_eq_u32 s[0:1], v32, src_scc
m12280:
v_cmpx_eq_u32 s[0:1], v32, 0
m12281:
v_cmpx_eq_u32 s[0:1], v32, -16
m12282:
v_cmpx_eq_u32 s[0:1], v32, 64
m12283:
v_cmpx_eq_u32 s[0:1], v32, -4.0
m12284:
v_cmpx_eq_u32 s[0:1], v32, 0.15915494
m12285:
v_cmpx_eq_u32_e32 vcc, v32, v64
m12286:
v_cmpx_eq_u32_e32 vcc, 0x12345678, v64
m12287:
v_cmpx_eq_u32_e64 s[0:1], v32, v64
m12288:
v_cmpx_eq_u32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m12289:
v_cmp_le_u32 s[0:1], v32, v64
m12290:
v_cmp_le_u32 s[0:1], s16, v64
m12291:
v_cmp_le_u32 s[0:1], vcc_lo, v64
m12292:
v_cmp_le_u32 s[0:1], m0, v64
m12293:
v_cmp_le_u32 s[0:1], exec_hi, v64
m12294:
v_cmp_le_u32 s[0:1], src_scc, v64
m12295:
v_cmp_le_u32 s[0:1], 0, v64
m12296:
v_cmp_le_u32 s[0:1], -16, v64
m12297:
v_cmp_le_u32 s[0:1], 64, v64
m12298:
v_cmp_le_u32 s[0:1], -4.0, v64
m12299:
v_cmp_le_u32 s[0:1], 0.15915494, v64
m12300:
v_cmp_le_u32 s[0:1], v32, s32
m12301:
v_cmp_le_u32 s[0:1], v32, vcc_lo
m12302:
v_cmp_le_u32 s[0:1], v32, m0
m12303:
v_cmp_le_u32 s[0:1], v32, exec_hi
m12304:
v_cmp_le_u32 s[0:1], v32, src_scc
m12305:
v_cmp_le_u32 s[0:1], v32, 0
m12306:
v_cmp_le_u32 s[0:1], v32, -16
m12307:
v_cmp_le_u32 s[0:1], v32, 64
m12308:
v_cmp_le_u32 s[0:1], v32, -4.0
m12309:
v_cmp_le_u32 s[0:1], v32, 0.15915494
m12310:
v_cmp_le_u32_e32 vcc, v32, v64
m12311:
v_cmp_le_u32_e32 vcc, 0x12345678, v64
m12312:
v_cmp_le_u32_e64 s[0:1], v32, v64
m12313:
v_cmp_le_u32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m12314:
v_cmpx_le_u32 s[0:1], v32, v64
m12315:
v_cmpx_le_u32 s[0:1], s16, v64
m12316:
v_cmpx_le_u32 s[0:1], vcc_lo, v64
m12317:
v_cmpx_le_u32 s[0:1], m0, v64
m12318:
v_cmpx_le_u32 s[0:1], exec_hi, v64
m12319:
v_cmpx_le_u32 s[0:1], src_scc, v64
m12320:
v_cmpx_le_u32 s[0:1], 0, v64
m12321:
v_cmpx_le_u32 s[0:1], -16, v64
m12322:
v_cmpx_le_u32 s[0:1], 64, v64
m12323:
v_cmpx_le_u32 s[0:1], -4.0, v64
m12324:
v_cmpx_le_u32 s[0:1], 0.15915494, v64
m12325:
v_cmpx_le_u32 s[0:1], v32, s32
m12326:
v_cmpx_le_u32 s[0:1], v32, vcc_lo
m12327:
v_cmpx_le_u32 s[0:1], v32, m0
m12328:
v_cmpx_le_u32 s[0:1], v32, exec_hi
m12329:
v_cmpx_le_u32 s[0:1], v32, src_scc
m12330:
v_cmpx_le_u32 s[0:1], v32, 0
m12331:
v_cmpx_le_u32 s[0:1], v32, -16
m12332:
v_cmpx_le_u32 s[0:1], v32, 64
m12333:
v_cmpx_le_u32 s[0:1], v32, -4.0
m12334:
v_cmpx_le_u32 s[0:1], v32, 0.15915494
m12335:
v_cmpx_le_u32_e32 vcc, v32, v64
m12336:
v_cmpx_le_u32_e32 vcc, 0x12345678, v64
m12337:
v_cmpx_le_u32_e64 s[0:1], v32, v64
m12338:
v_cmpx_le_u32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m12339:
v_cmp_gt_u32 s[0:1], v32, v64
m12340:
v_cmp_gt_u32 s[0:1], s16, v64
m12341:
v_cmp_gt_u32 s[0:1], vcc_lo, v64
m12342:
v_cmp_gt_u32 s[0:1], m0, v64
m12343:
v_cmp_gt_u32 s[0:1], exec_hi, v64
m12344:
v_cmp_gt_u32 s[0:1], src_scc, v64
m12345:
v_cmp_gt_u32 s[0:1], 0, v64
m12346:
v_cmp_gt_u32 s[0:1], -16, v64
m12347:
v_cmp_gt_u32 s[0:1], 64, v64
m12348:
v_cmp_gt_u32 s[0:1], -4.0, v64
m12349:
v_cmp_gt_u32 s[0:1], 0.15915494, v64
m12350:
v_cmp_gt_u32 s[0:1], v32, s32
m12351:
v_cmp_gt_u32 s[0:1], v32, vcc_lo
m12352:
v_cmp_gt_u32 s[0:1], v32, m0
m12353:
v_cmp_gt_u32 s[0:1], v32, exec_hi
m12354:
v_cmp_gt_u32 s[0:1], v32, src_scc
m12355:
v_cmp_gt_u32 s[0:1], v32, 0
m12356:
v_cmp_gt_u32 s[0:1], v32, -16
m12357:
v_cmp_gt_u32 s[0:1], v32, 64
m12358:
v_cmp_gt_u32 s[0:1], v32, -4.0
m12359:
v_cmp_gt_u32 s[0:1], v32, 0.15915494
m12360:
v_cmp_gt_u32_e32 vcc, v32, v64
m12361:
v_cmp_gt_u32_e32 vcc, 0x12345678, v64
m12362:
v_cmp_gt_u32_e64 s[0:1], v32, v64
m12363:
v_cmp_gt_u32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m12364:
v_cmpx_gt_u32 s[0:1], v32, v64
m12365:
v_cmpx_gt_u32 s[0:1], s16, v64
m12366:
v_cmpx_gt_u32 s[0:1], vcc_lo, v64
m12367:
v_cmpx_gt_u32 s[0:1], m0, v64
m12368:
v_cmpx_gt_u32 s[0:1], exec_hi, v64
m12369:
v_cmpx_gt_u32 s[0:1], src_scc, v64
m12370:
v_cmpx_gt_u32 s[0:1], 0, v64
m12371:
v_cmpx_gt_u32 s[0:1], -16, v64
m12372:
v_cmpx_gt_u32 s[0:1], 64, v64
m12373:
v_cmpx_gt_u32 s[0:1], -4.0, v64
m12374:
v_cmpx_gt_u32 s[0:1], 0.15915494, v64
m12375:
v_cmpx_gt_u32 s[0:1], v32, s32
m12376:
v_cmpx_gt_u32 s[0:1], v32, vcc_lo
m12377:
v_cmpx_gt_u32 s[0:1], v32, m0
m12378:
v_cmpx_gt_u32 s[0:1], v32, exec_hi
m12379:
v_cmpx_gt_u32 s[0:1], v32, src_scc
m12380:
v_cmpx_gt_u32 s[0:1], v32, 0
m12381:
v_cmpx_gt_u32 s[0:1], v32, -16
m12382:
v_cmpx_gt_u32 s[0:1], v32, 64
m12383:
v_cmpx_gt_u32 s[0:1], v32, -4.0
m12384:
v_cmpx_gt_u32 s[0:1], v32, 0.15915494
m12385:
v_cmpx_gt_u32_e32 vcc, v32, v64
m12386:
v_cmpx_gt_u32_e32 vcc, 0x12345678, v64
m12387:
v_cmpx_gt_u32_e64 s[0:1], v32, v64
m12388:
v_cmpx_gt_u32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m12389:
v_cmp_ne_u32 s[0:1], v32, v64
m12390:
v_cmp_ne_u32 s[0:1], s16, v64
m12391:
v_cmp_ne_u32 s[0:1], vcc_lo, v64
m12392:
v_cmp_ne_u32 s[0:1], m0, v64
m12393:
v_cmp_ne_u32 s[0:1], exec_hi, v64
m12394:
v_cmp_ne_u32 s[0:1], src_scc, v64
m12395:
v_cmp_ne_u32 s[0:1], 0, v64
m12396:
v_cmp_ne_u32 s[0:1], -16, v64
m12397:
v_cmp_ne_u32 s[0:1], 64, v64
m12398:
v_cmp_ne_u32 s[0:1], -4.0, v64
m12399:
v_cmp_ne_u32 s[0:1], 0.15915494, v64
m12400:
v_cmp_ne_u32 s[0:1], v32, s32
m12401:
v_cmp_ne_u32 s[0:1], v32, vcc_lo
m12402:
v_cmp_ne_u32 s[0:1], v32, m0
m12403:
v_cmp_ne_u32 s[0:1], v32, exec_hi
m12404:
v_cmp_ne_u32 s[0:1], v32, src_scc
m12405:
v_cmp_ne_u32 s[0:1], v32, 0
m12406:
v_cmp_ne_u32 s[0:1], v32, -16
m12407:
v_cmp_ne_u32 s[0:1], v32, 64
m12408:
v_cmp_ne_u32 s[0:1], v32, -4.0
m12409:
v_cmp_ne_u32 s[0:1], v32, 0.15915494
m12410:
v_cmp_ne_u32_e32 vcc, v32, v64
m12411:
v_cmp_ne_u32_e32 vcc, 0x12345678, v64
m12412:
v_cmp_ne_u32_e64 s[0:1], v32, v64
m12413:
v_cmp_ne_u32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m12414:
v_cmpx_ne_u32 s[0:1], v32, v64
m12415:
v_cmpx_ne_u32 s[0:1], s16, v64
m12416:
v_cmpx_ne_u32 s[0:1], vcc_lo, v64
m12417:
v_cmpx_ne_u32 s[0:1], m0, v64
m12418:
v_cmpx_ne_u32 s[0:1], exec_hi, v64
m12419:
v_cmpx_ne_u32 s[0:1], src_scc, v64
m12420:
v_cmpx_ne_u32 s[0:1], 0, v64
m12421:
v_cmpx_ne_u32 s[0:1], -16, v64
m12422:
v_cmpx_ne_u32 s[0:1], 64, v64
m12423:
v_cmpx_ne_u32 s[0:1], -4.0, v64
m12424:
v_cmpx_ne_u32 s[0:1], 0.15915494, v64
m12425:
v_cmpx_ne_u32 s[0:1], v32, s32
m12426:
v_cmpx_ne_u32 s[0:1], v32, vcc_lo
m12427:
v_cmpx_ne_u32 s[0:1], v32, m0
m12428:
v_cmpx_ne_u32 s[0:1], v32, exec_hi
m12429:
v_cmpx_ne_u32 s[0:1], v32, src_scc
m12430:
v_cmpx_ne_u32 s[0:1], v32, 0
m12431:
v_cmpx_ne_u32 s[0:1], v32, -16
m12432:
v_cmpx_ne_u32 s[0:1], v32, 64
m12433:
v_cmpx_ne_u32 s[0:1], v32, -4.0
m12434:
v_cmpx_ne_u32 s[0:1], v32, 0.15915494
m12435:
v_cmpx_ne_u32_e32 vcc, v32, v64
m12436:
v_cmpx_ne_u32_e32 vcc, 0x12345678, v64
m12437:
v_cmpx_ne_u32_e64 s[0:1], v32, v64
m12438:
v_cmpx_ne_u32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m12439:
v_cmp_ge_u32 s[0:1], v32, v64
m12440:
v_cmp_ge_u32 s[0:1], s16, v64
m12441:
v_cmp_ge_u32 s[0:1], vcc_lo, v64
m12442:
v_cmp_ge_u32 s[0:1], m0, v64
m12443:
v_cmp_ge_u32 s[0:1], exec_hi, v64
m12444:
v_cmp_ge_u32 s[0:1], src_scc, v64
m12445:
v_cmp_ge_u32 s[0:1], 0, v64
m12446:
v_cmp_ge_u32 s[0:1], -16, v64
m12447:
v_cmp_ge_u32 s[0:1], 64, v64
m12448:
v_cmp_ge_u32 s[0:1], -4.0, v64
m12449:
v_cmp_ge_u32 s[0:1], 0.15915494, v64
m12450:
v_cmp_ge_u32 s[0:1], v32, s32
m12451:
v_cmp_ge_u32 s[0:1], v32, vcc_lo
m12452:
v_cmp_ge_u32 s[0:1], v32, m0
m12453:
v_cmp_ge_u32 s[0:1], v32, exec_hi
m12454:
v_cmp_ge_u32 s[0:1], v32, src_scc
m12455:
v_cmp_ge_u32 s[0:1], v32, 0
m12456:
v_cmp_ge_u32 s[0:1], v32, -16
m12457:
v_cmp_ge_u32 s[0:1], v32, 64
m12458:
v_cmp_ge_u32 s[0:1], v32, -4.0
m12459:
v_cmp_ge_u32 s[0:1], v32, 0.15915494
m12460:
v_cmp_ge_u32_e32 vcc, v32, v64
m12461:
v_cmp_ge_u32_e32 vcc, 0x12345678, v64
m12462:
v_cmp_ge_u32_e64 s[0:1], v32, v64
m12463:
v_cmp_ge_u32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m12464:
v_cmpx_ge_u32 s[0:1], v32, v64
m12465:
v_cmpx_ge_u32 s[0:1], s16, v64
m12466:
v_cmpx_ge_u32 s[0:1], vcc_lo, v64
m12467:
v_cmpx_ge_u32 s[0:1], m0, v64
m12468:
v_cmpx_ge_u32 s[0:1], exec_hi, v64
m12469:
v_cmpx_ge_u32 s[0:1], src_scc, v64
m12470:
v_cmpx_ge_u32 s[0:1], 0, v64
m12471:
v_cmpx_ge_u32 s[0:1], -16, v64
m12472:
v_cmpx_ge_u32 s[0:1], 64, v64
m12473:
v_cmpx_ge_u32 s[0:1], -4.0, v64
m12474:
v_cmpx_ge_u32 s[0:1], 0.15915494, v64
m12475:
v_cmpx_ge_u32 s[0:1], v32, s32
m12476:
v_cmpx_ge_u32 s[0:1], v32, vcc_lo
m12477:
v_cmpx_ge_u32 s[0:1], v32, m0
m12478:
v_cmpx_ge_u32 s[0:1], v32, exec_hi
m12479:
v_cmpx_ge_u32 s[0:1], v32, src_scc
m12480:
v_cmpx_ge_u32 s[0:1], v32, 0
m12481:
v_cmpx_ge_u32 s[0:1], v32, -16
m12482:
v_cmpx_ge_u32 s[0:1], v32, 64
m12483:
v_cmpx_ge_u32 s[0:1], v32, -4.0
m12484:
v_cmpx_ge_u32 s[0:1], v32, 0.15915494
m12485:
v_cmpx_ge_u32_e32 vcc, v32, v64
m12486:
v_cmpx_ge_u32_e32 vcc, 0x12345678, v64
m12487:
v_cmpx_ge_u32_e64 s[0:1], v32, v64
m12488:
v_cmpx_ge_u32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m12489:
v_cmp_t_u32 s[0:1], v32, v64
m12490:
v_cmp_t_u32 s[0:1], s16, v64
m12491:
v_cmp_t_u32 s[0:1], vcc_lo, v64
m12492:
v_cmp_t_u32 s[0:1], m0, v64
m12493:
v_cmp_t_u32 s[0:1], exec_hi, v64
m12494:
v_cmp_t_u32 s[0:1], src_scc, v64
m12495:
v_cmp_t_u32 s[0:1], 0, v64
m12496:
v_cmp_t_u32 s[0:1], -16, v64
m12497:
v_cmp_t_u32 s[0:1], 64, v64
m12498:
v_cmp_t_u32 s[0:1], -4.0, v64
m12499:
v_cmp_t_u32 s[0:1], 0.15915494, v64
m12500:
v_cmp_t_u32 s[0:1], v32, s32
m12501:
v_cmp_t_u32 s[0:1], v32, vcc_lo
m12502:
v_cmp_t_u32 s[0:1], v32, m0
m12503:
v_cmp_t_u32 s[0:1], v32, exec_hi
m12504:
v_cmp_t_u32 s[0:1], v32, src_scc
m12505:
v_cmp_t_u32 s[0:1], v32, 0
m12506:
v_cmp_t_u32 s[0:1], v32, -16
m12507:
v_cmp_t_u32 s[0:1], v32, 64
m12508:
v_cmp_t_u32 s[0:1], v32, -4.0
m12509:
v_cmp_t_u32 s[0:1], v32, 0.15915494
m12510:
v_cmp_t_u32_e32 vcc, v32, v64
m12511:
v_cmp_t_u32_e32 vcc, 0x12345678, v64
m12512:
v_cmp_t_u32_e64 s[0:1], v32, v64
m12513:
v_cmp_t_u32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m12514:
v_cmpx_t_u32 s[0:1], v32, v64
m12515:
v_cmpx_t_u32 s[0:1], s16, v64
m12516:
v_cmpx_t_u32 s[0:1], vcc_lo, v64
m12517:
v_cmpx_t_u32 s[0:1], m0, v64
m12518:
v_cmpx_t_u32 s[0:1], exec_hi, v64
m12519:
v_cmpx_t_u32 s[0:1], src_scc, v64
m12520:
v_cmpx_t_u32 s[0:1], 0, v64
m12521:
v_cmpx_t_u32 s[0:1], -16, v64
m12522:
v_cmpx_t_u32 s[0:1], 64, v64
m12523:
v_cmpx_t_u32 s[0:1], -4.0, v64
m12524:
v_cmpx_t_u32 s[0:1], 0.15915494, v64
m12525:
v_cmpx_t_u32 s[0:1], v32, s32
m12526:
v_cmpx_t_u32 s[0:1], v32, vcc_lo
m12527:
v_cmpx_t_u32 s[0:1], v32, m0
m12528:
v_cmpx_t_u32 s[0:1], v32, exec_hi
m12529:
v_cmpx_t_u32 s[0:1], v32, src_scc
m12530:
v_cmpx_t_u32 s[0:1], v32, 0
m12531:
v_cmpx_t_u32 s[0:1], v32, -16
m12532:
v_cmpx_t_u32 s[0:1], v32, 64
m12533:
v_cmpx_t_u32 s[0:1], v32, -4.0
m12534:
v_cmpx_t_u32 s[0:1], v32, 0.15915494
m12535:
v_cmpx_t_u32_e32 vcc, v32, v64
m12536:
v_cmpx_t_u32_e32 vcc, 0x12345678, v64
m12537:
v_cmpx_t_u32_e64 s[0:1], v32, v64
m12538:
v_cmpx_t_u32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m12539:
v_cmp_f_i64 s[0:1], v[32:33], v[64:65]
m12540:
v_cmp_f_i64 s[0:1], s[16:17], v[64:65]
m12541:
v_cmp_f_i64 s[0:1], vcc, v[64:65]
m12542:
v_cmp_f_i64 s[0:1], exec, v[64:65]
m12543:
v_cmp_f_i64 s[0:1], 0, v[64:65]
m12544:
v_cmp_f_i64 s[0:1], -16, v[64:65]
m12545:
v_cmp_f_i64 s[0:1], 64, v[64:65]
m12546:
v_cmp_f_i64 s[0:1], -4.0, v[64:65]
m12547:
v_cmp_f_i64 s[0:1], v[32:33], s[32:33]
m12548:
v_cmp_f_i64 s[0:1], v[32:33], vcc
m12549:
v_cmp_f_i64 s[0:1], v[32:33], exec
m12550:
v_cmp_f_i64 s[0:1], v[32:33], 0
m12551:
v_cmp_f_i64 s[0:1], v[32:33], -16
m12552:
v_cmp_f_i64 s[0:1], v[32:33], 64
m12553:
v_cmp_f_i64 s[0:1], v[32:33], -4.0
m12554:
v_cmp_f_i64_e32 vcc, v[32:33], v[64:65]
m12555:
v_cmp_f_i64_e32 vcc, 0x12345678, v[64:65]
m12556:
v_cmp_f_i64_e64 s[0:1], v[32:33], v[64:65]
m12557:
v_cmpx_f_i64 s[0:1], v[32:33], v[64:65]
m12558:
v_cmpx_f_i64 s[0:1], s[16:17], v[64:65]
m12559:
v_cmpx_f_i64 s[0:1], vcc, v[64:65]
m12560:
v_cmpx_f_i64 s[0:1], exec, v[64:65]
m12561:
v_cmpx_f_i64 s[0:1], 0, v[64:65]
m12562:
v_cmpx_f_i64 s[0:1], -16, v[64:65]
m12563:
v_cmpx_f_i64 s[0:1], 64, v[64:65]
m12564:
v_cmpx_f_i64 s[0:1], -4.0, v[64:65]
m12565:
v_cmpx_f_i64 s[0:1], v[32:33], s[32:33]
m12566:
v_cmpx_f_i64 s[0:1], v[32:33], vcc
m12567:
v_cmpx_f_i64 s[0:1], v[32:33], exec
m12568:
v_cmpx_f_i64 s[0:1], v[32:33], 0
m12569:
v_cmpx_f_i64 s[0:1], v[32:33], -16
m12570:
v_cmpx_f_i64 s[0:1], v[32:33], 64
m12571:
v_cmpx_f_i64 s[0:1], v[32:33], -4.0
m12572:
v_cmpx_f_i64_e32 vcc, v[32:33], v[64:65]
m12573:
v_cmpx_f_i64_e32 vcc, 0x12345678, v[64:65]
m12574:
v_cmpx_f_i64_e64 s[0:1], v[32:33], v[64:65]
m12575:
v_cmp_lt_i64 s[0:1], v[32:33], v[64:65]
m12576:
v_cmp_lt_i64 s[0:1], s[16:17], v[64:65]
m12577:
v_cmp_lt_i64 s[0:1], vcc, v[64:65]
m12578:
v_cmp_lt_i64 s[0:1], exec, v[64:65]
m12579:
v_cmp_lt_i64 s[0:1], 0, v[64:65]
m12580:
v_cmp_lt_i64 s[0:1], -16, v[64:65]
m12581:
v_cmp_lt_i64 s[0:1], 64, v[64:65]
m12582:
v_cmp_lt_i64 s[0:1], -4.0, v[64:65]
m12583:
v_cmp_lt_i64 s[0:1], v[32:33], s[32:33]
m12584:
v_cmp_lt_i64 s[0:1], v[32:33], vcc
m12585:
v_cmp_lt_i64 s[0:1], v[32:33], exec
m12586:
v_cmp_lt_i64 s[0:1], v[32:33], 0
m12587:
v_cmp_lt_i64 s[0:1], v[32:33], -16
m12588:
v_cmp_lt_i64 s[0:1], v[32:33], 64
m12589:
v_cmp_lt_i64 s[0:1], v[32:33], -4.0
m12590:
v_cmp_lt_i64_e32 vcc, v[32:33], v[64:65]
m12591:
v_cmp_lt_i64_e32 vcc, 0x12345678, v[64:65]
m12592:
v_cmp_lt_i64_e64 s[0:1], v[32:33], v[64:65]
m12593:
v_cmpx_lt_i64 s[0:1], v[32:33], v[64:65]
m12594:
v_cmpx_lt_i64 s[0:1], s[16:17], v[64:65]
m12595:
v_cmpx_lt_i64 s[0:1], vcc, v[64:65]
m12596:
v_cmpx_lt_i64 s[0:1], exec, v[64:65]
m12597:
v_cmpx_lt_i64 s[0:1], 0, v[64:65]
m12598:
v_cmpx_lt_i64 s[0:1], -16, v[64:65]
m12599:
v_cmpx_lt_i64 s[0:1], 64, v[64:65]
m12600:
v_cmpx_lt_i64 s[0:1], -4.0, v[64:65]
m12601:
v_cmpx_lt_i64 s[0:1], v[32:33], s[32:33]
m12602:
v_cmpx_lt_i64 s[0:1], v[32:33], vcc
m12603:
v_cmpx_lt_i64 s[0:1], v[32:33], exec
m12604:
v_cmpx_lt_i64 s[0:1], v[32:33], 0
m12605:
v_cmpx_lt_i64 s[0:1], v[32:33], -16
m12606:
v_cmpx_lt_i64 s[0:1], v[32:33], 64
m12607:
v_cmpx_lt_i64 s[0:1], v[32:33], -4.0
m12608:
v_cmpx_lt_i64_e32 vcc, v[32:33], v[64:65]
m12609:
v_cmpx_lt_i64_e32 vcc, 0x12345678, v[64:65]
m12610:
v_cmpx_lt_i64_e64 s[0:1], v[32:33], v[64:65]
m12611:
v_cmp_eq_i64 s[0:1], v[32:33], v[64:65]
m12612:
v_cmp_eq_i64 s[0:1], s[16:17], v[64:65]
m12613:
v_cmp_eq_i64 s[0:1], vcc, v[64:65]
m12614:
v_cmp_eq_i64 s[0:1], exec, v[64:65]
m12615:
v_cmp_eq_i64 s[0:1], 0, v[64:65]
m12616:
v_cmp_eq_i64 s[0:1], -16, v[64:65]
m12617:
v_cmp_eq_i64 s[0:1], 64, v[64:65]
m12618:
v_cmp_eq_i64 s[0:1], -4.0, v[64:65]
m12619:
v_cmp_eq_i64 s[0:1], v[32:33], s[32:33]
m12620:
v_cmp_eq_i64 s[0:1], v[32:33], vcc
m12621:
v_cmp_eq_i64 s[0:1], v[32:33], exec
m12622:
v_cmp_eq_i64 s[0:1], v[32:33], 0
m12623:
v_cmp_eq_i64 s[0:1], v[32:33], -16
m12624:
v_cmp_eq_i64 s[0:1], v[32:33], 64
m12625:
v_cmp_eq_i64 s[0:1], v[32:33], -4.0
m12626:
v_cmp_eq_i64_e32 vcc, v[32:33], v[64:65]
m12627:
v_cmp_eq_i64_e32 vcc, 0x12345678, v[64:65]
m12628:
v_cmp_eq_i64_e64 s[0:1], v[32:33], v[64:65]
m12629:
v_cmpx_eq_i64 s[0:1], v[32:33], v[64:65]
m12630:
v_cmpx_eq_i64 s[0:1], s[16:17], v[64:65]
m12631:
v_cmpx_eq_i64 s[0:1], vcc, v[64:65]
m12632:
v_cmpx_eq_i64 s[0:1], exec, v[64:65]
m12633:
v_cmpx_eq_i64 s[0:1], 0, v[64:65]
m12634:
v_cmpx_eq_i64 s[0:1], -16, v[64:65]
m12635:
v_cmpx_eq_i64 s[0:1], 64, v[64:65]
m12636:
v_cmpx_eq_i64 s[0:1], -4.0, v[64:65]
m12637:
v_cmpx_eq_i64 s[0:1], v[32:33], s[32:33]
m12638:
v_cmpx_eq_i64 s[0:1], v[32:33], vcc
m12639:
v_cmpx_eq_i64 s[0:1], v[32:33], exec
m12640:
v_cmpx_eq_i64 s[0:1], v[32:33], 0
m12641:
v_cmpx_eq_i64 s[0:1], v[32:33], -16
m12642:
v_cmpx_eq_i64 s[0:1], v[32:33], 64
m12643:
v_cmpx_eq_i64 s[0:1], v[32:33], -4.0
m12644:
v_cmpx_eq_i64_e32 vcc, v[32:33], v[64:65]
m12645:
v_cmpx_eq_i64_e32 vcc, 0x12345678, v[64:65]
m12646:
v_cmpx_eq_i64_e64 s[0:1], v[32:33], v[64:65]
m12647:
v_cmp_le_i64 s[0:1], v[32:33], v[64:65]
m12648:
v_cmp_le_i64 s[0:1], s[16:17], v[64:65]
m12649:
v_cmp_le_i64 s[0:1], vcc, v[64:65]
m12650:
v_cmp_le_i64 s[0:1], exec, v[64:65]
m12651:
v_cmp_le_i64 s[0:1], 0, v[64:65]
m12652:
v_cmp_le_i64 s[0:1], -16, v[64:65]
m12653:
v_cmp_le_i64 s[0:1], 64, v[64:65]
m12654:
v_cmp_le_i64 s[0:1], -4.0, v[64:65]
m12655:
v_cmp_le_i64 s[0:1], v[32:33], s[32:33]
m12656:
v_cmp_le_i64 s[0:1], v[32:33], vcc
m12657:
v_cmp_le_i64 s[0:1], v[32:33], exec
m12658:
v_cmp_le_i64 s[0:1], v[32:33], 0
m12659:
v_cmp_le_i64 s[0:1], v[32:33], -16
m12660:
v_cmp_le_i64 s[0:1], v[32:33], 64
m12661:
v_cmp_le_i64 s[0:1], v[32:33], -4.0
m12662:
v_cmp_le_i64_e32 vcc, v[32:33], v[64:65]
m12663:
v_cmp_le_i64_e32 vcc, 0x12345678, v[64:65]
m12664:
v_cmp_le_i64_e64 s[0:1], v[32:33], v[64:65]
m12665:
v_cmpx_le_i64 s[0:1], v[32:33], v[64:65]
m12666:
v_cmpx_le_i64 s[0:1], s[16:17], v[64:65]
m12667:
v_cmpx_le_i64 s[0:1], vcc, v[64:65]
m12668:
v_cmpx_le_i64 s[0:1], exec, v[64:65]
m12669:
v_cmpx_le_i64 s[0:1], 0, v[64:65]
m12670:
v_cmpx_le_i64 s[0:1], -16, v[64:65]
m12671:
v_cmpx_le_i64 s[0:1], 64, v[64:65]
m12672:
v_cmpx_le_i64 s[0:1], -4.0, v[64:65]
m12673:
v_cmpx_le_i64 s[0:1], v[32:33], s[32:33]
m12674:
v_cmpx_le_i64 s[0:1], v[32:33], vcc
m12675:
v_cmpx_le_i64 s[0:1], v[32:33], exec
m12676:
v_cmpx_le_i64 s[0:1], v[32:33], 0
m12677:
v_cmpx_le_i64 s[0:1], v[32:33], -16
m12678:
v_cmpx_le_i64 s[0:1], v[32:33], 64
m12679:
v_cmpx_le_i64 s[0:1], v[32:33], -4.0
m12680:
v_cmpx_le_i64_e32 vcc, v[32:33], v[64:65]
m12681:
v_cmpx_le_i64_e32 vcc, 0x12345678, v[64:65]
m12682:
v_cmpx_le_i64_e64 s[0:1], v[32:33], v[64:65]
m12683:
v_cmp_gt_i64 s[0:1], v[32:33], v[64:65]
m12684:
v_cmp_gt_i64 s[0:1], s[16:17], v[64:65]
m12685:
v_cmp_gt_i64 s[0:1], vcc, v[64:65]
m12686:
v_cmp_gt_i64 s[0:1], exec, v[64:65]
m12687:
v_cmp_gt_i64 s[0:1], 0, v[64:65]
m12688:
v_cmp_gt_i64 s[0:1], -16, v[64:65]
m12689:
v_cmp_gt_i64 s[0:1], 64, v[64:65]
m12690:
v_cmp_gt_i64 s[0:1], -4.0, v[64:65]
m12691:
v_cmp_gt_i64 s[0:1], v[32:33], s[32:33]
m12692:
v_cmp_gt_i64 s[0:1], v[32:33], vcc
m12693:
v_cmp_gt_i64 s[0:1], v[32:33], exec
m12694:
v_cmp_gt_i64 s[0:1], v[32:33], 0
m12695:
v_cmp_gt_i64 s[0:1], v[32:33], -16
m12696:
v_cmp_gt_i64 s[0:1], v[32:33], 64
m12697:
v_cmp_gt_i64 s[0:1], v[32:33], -4.0
m12698:
v_cmp_gt_i64_e32 vcc, v[32:33], v[64:65]
m12699:
v_cmp_gt_i64_e32 vcc, 0x12345678, v[64:65]
m12700:
v_cmp_gt_i64_e64 s[0:1], v[32:33], v[64:65]
m12701:
v_cmpx_gt_i64 s[0:1], v[32:33], v[64:65]
m12702:
v_cmpx_gt_i64 s[0:1], s[16:17], v[64:65]
m12703:
v_cmpx_gt_i64 s[0:1], vcc, v[64:65]
m12704:
v_cmpx_gt_i64 s[0:1], exec, v[64:65]
m12705:
v_cmpx_gt_i64 s[0:1], 0, v[64:65]
m12706:
v_cmpx_gt_i64 s[0:1], -16, v[64:65]
m12707:
v_cmpx_gt_i64 s[0:1], 64, v[64:65]
m12708:
v_cmpx_gt_i64 s[0:1], -4.0, v[64:65]
m12709:
v_cmpx_gt_i64 s[0:1], v[32:33], s[32:33]
m12710:
v_cmpx_gt_i64 s[0:1], v[32:33], vcc
m12711:
v_cmpx_gt_i64 s[0:1], v[32:33], exec
m12712:
v_cmpx_gt_i64 s[0:1], v[32:33], 0
m12713:
v_cmpx_gt_i64 s[0:1], v[32:33], -16
m12714:
v_cmpx_gt_i64 s[0:1], v[32:33], 64
m12715:
v_cmpx_gt_i64 s[0:1], v[32:33], -4.0
m12716:
v_cmpx_gt_i64_e32 vcc, v[32:33], v[64:65]
m12717:
v_cmpx_gt_i64_e32 vcc, 0x12345678, v[64:65]
m12718:
v_cmpx_gt_i64_e64 s[0:1], v[32:33], v[64:65]
m12719:
v_cmp_ne_i64 s[0:1], v[32:33], v[64:65]
m12720:
v_cmp_ne_i64 s[0:1], s[16:17], v[64:65]
m12721:
v_cmp_ne_i64 s[0:1], vcc, v[64:65]
m12722:
v_cmp_ne_i64 s[0:1], exec, v[64:65]
m12723:
v_cmp_ne_i64 s[0:1], 0, v[64:65]
m12724:
v_cmp_ne_i64 s[0:1], -16, v[64:65]
m12725:
v_cmp_ne_i64 s[0:1], 64, v[64:65]
m12726:
v_cmp_ne_i64 s[0:1], -4.0, v[64:65]
m12727:
v_cmp_ne_i64 s[0:1], v[32:33], s[32:33]
m12728:
v_cmp_ne_i64 s[0:1], v[32:33], vcc
m12729:
v_cmp_ne_i64 s[0:1], v[32:33], exec
m12730:
v_cmp_ne_i64 s[0:1], v[32:33], 0
m12731:
v_cmp_ne_i64 s[0:1], v[32:33], -16
m12732:
v_cmp_ne_i64 s[0:1], v[32:33], 64
m12733:
v_cmp_ne_i64 s[0:1], v[32:33], -4.0
m12734:
v_cmp_ne_i64_e32 vcc, v[32:33], v[64:65]
m12735:
v_cmp_ne_i64_e32 vcc, 0x12345678, v[64:65]
m12736:
v_cmp_ne_i64_e64 s[0:1], v[32:33], v[64:65]
m12737:
v_cmpx_ne_i64 s[0:1], v[32:33], v[64:65]
m12738:
v_cmpx_ne_i64 s[0:1], s[16:17], v[64:65]
m12739:
v_cmpx_ne_i64 s[0:1], vcc, v[64:65]
m12740:
v_cmpx_ne_i64 s[0:1], exec, v[64:65]
m12741:
v_cmpx_ne_i64 s[0:1], 0, v[64:65]
m12742:
v_cmpx_ne_i64 s[0:1], -16, v[64:65]
m12743:
v_cmpx_ne_i64 s[0:1], 64, v[64:65]
m12744:
v_cmpx_ne_i64 s[0:1], -4.0, v[64:65]
m12745:
v_cmpx_ne_i64 s[0:1], v[32:33], s[32:33]
m12746:
v_cmpx_ne_i64 s[0:1], v[32:33], vcc
m12747:
v_cmpx_ne_i64 s[0:1], v[32:33], exec
m12748:
v_cmpx_ne_i64 s[0:1], v[32:33], 0
m12749:
v_cmpx_ne_i64 s[0:1], v[32:33], -16
m12750:
v_cmpx_ne_i64 s[0:1], v[32:33], 64
m12751:
v_cmpx_ne_i64 s[0:1], v[32:33], -4.0
m12752:
v_cmpx_ne_i64_e32 vcc, v[32:33], v[64:65]
m12753:
v_cmpx_ne_i64_e32 vcc, 0x12345678, v[64:65]
m12754:
v_cmpx_ne_i64_e64 s[0:1], v[32:33], v[64:65]
m12755:
v_cmp_ge_i64 s[0:1], v[32:33], v[64:65]
m12756:
v_cmp_ge_i64 s[0:1], s[16:17], v[64:65]
m12757:
v_cmp_ge_i64 s[0:1], vcc, v[64:65]
m12758:
v_cmp_ge_i64 s[0:1], exec, v[64:65]
m12759:
v_cmp_ge_i64 s[0:1], 0, v[64:65]
m12760:
v_cmp_ge_i64 s[0:1], -16, v[64:65]
m12761:
v_cmp_ge_i64 s[0:1], 64, v[64:65]
m12762:
v_cmp_ge_i64 s[0:1], -4.0, v[64:65]
m12763:
v_cmp_ge_i64 s[0:1], v[32:33], s[32:33]
m12764:
v_cmp_ge_i64 s[0:1], v[32:33], vcc
m12765:
v_cmp_ge_i64 s[0:1], v[32:33], exec
m12766:
v_cmp_ge_i64 s[0:1], v[32:33], 0
m12767:
v_cmp_ge_i64 s[0:1], v[32:33], -16
m12768:
v_cmp_ge_i64 s[0:1], v[32:33], 64
m12769:
v_cmp_ge_i64 s[0:1], v[32:33], -4.0
m12770:
v_cmp_ge_i64_e32 vcc, v[32:33], v[64:65]
m12771:
v_cmp_ge_i64_e32 vcc, 0x12345678, v[64:65]
m12772:
v_cmp_ge_i64_e64 s[0:1], v[32:33], v[64:65]
m12773:
v_cmpx_ge_i64 s[0:1], v[32:33], v[64:65]
m12774:
v_cmpx_ge_i64 s[0:1], s[16:17], v[64:65]
m12775:
v_cmpx_ge_i64 s[0:1], vcc, v[64:65]
m12776:
v_cmpx_ge_i64 s[0:1], exec, v[64:65]
m12777:
v_cmpx_ge_i64 s[0:1], 0, v[64:65]
m12778:
v_cmpx_ge_i64 s[0:1], -16, v[64:65]
m12779:
v_cmpx_ge_i64 s[0:1], 64, v[64:65]
m12780:
v_cmpx_ge_i64 s[0:1], -4.0, v[64:65]
m12781:
v_cmpx_ge_i64 s[0:1], v[32:33], s[32:33]
m12782:
v_cmpx_ge_i64 s[0:1], v[32:33], vcc
m12783:
v_cmpx_ge_i64 s[0:1], v[32:33], exec
m12784:
v_cmpx_ge_i64 s[0:1], v[32:33], 0
m12785:
v_cmpx_ge_i64 s[0:1], v[32:33], -16
m12786:
v_cmpx_ge_i64 s[0:1], v[32:33], 64
m12787:
v_cmpx_ge_i64 s[0:1], v[32:33], -4.0
m12788:
v_cmpx_ge_i64_e32 vcc, v[32:33], v[64:65]
m12789:
v_cmpx_ge_i64_e32 vcc, 0x12345678, v[64:65]
m12790:
v_cmpx_ge_i64_e64 s[0:1], v[32:33], v[64:65]
m12791:
v_cmp_t_i64 s[0:1], v[32:33], v[64:65]
m12792:
v_cmp_t_i64 s[0:1], s[16:17], v[64:65]
m12793:
v_cmp_t_i64 s[0:1], vcc, v[64:65]
m12794:
v_cmp_t_i64 s[0:1], exec, v[64:65]
m12795:
v_cmp_t_i64 s[0:1], 0, v[64:65]
m12796:
v_cmp_t_i64 s[0:1], -16, v[64:65]
m12797:
v_cmp_t_i64 s[0:1], 64, v[64:65]
m12798:
v_cmp_t_i64 s[0:1], -4.0, v[64:65]
m12799:
v_cmp_t_i64 s[0:1], v[32:33], s[32:33]
m12800:
v_cmp_t_i64 s[0:1], v[32:33], vcc
m12801:
v_cmp_t_i64 s[0:1], v[32:33], exec
m12802:
v_cmp_t_i64 s[0:1], v[32:33], 0
m12803:
v_cmp_t_i64 s[0:1], v[32:33], -16
m12804:
v_cmp_t_i64 s[0:1], v[32:33], 64
m12805:
v_cmp_t_i64 s[0:1], v[32:33], -4.0
m12806:
v_cmp_t_i64_e32 vcc, v[32:33], v[64:65]
m12807:
v_cmp_t_i64_e32 vcc, 0x12345678, v[64:65]
m12808:
v_cmp_t_i64_e64 s[0:1], v[32:33], v[64:65]
m12809:
v_cmpx_t_i64 s[0:1], v[32:33], v[64:65]
m12810:
v_cmpx_t_i64 s[0:1], s[16:17], v[64:65]
m12811:
v_cmpx_t_i64 s[0:1], vcc, v[64:65]
m12812:
v_cmpx_t_i64 s[0:1], exec, v[64:65]
m12813:
v_cmpx_t_i64 s[0:1], 0, v[64:65]
m12814:
v_cmpx_t_i64 s[0:1], -16, v[64:65]
m12815:
v_cmpx_t_i64 s[0:1], 64, v[64:65]
m12816:
v_cmpx_t_i64 s[0:1], -4.0, v[64:65]
m12817:
v_cmpx_t_i64 s[0:1], v[32:33], s[32:33]
m12818:
v_cmpx_t_i64 s[0:1], v[32:33], vcc
m12819:
v_cmpx_t_i64 s[0:1], v[32:33], exec
m12820:
v_cmpx_t_i64 s[0:1], v[32:33], 0
m12821:
v_cmpx_t_i64 s[0:1], v[32:33], -16
m12822:
v_cmpx_t_i64 s[0:1], v[32:33], 64
m12823:
v_cmpx_t_i64 s[0:1], v[32:33], -4.0
m12824:
v_cmpx_t_i64_e32 vcc, v[32:33], v[64:65]
m12825:
v_cmpx_t_i64_e32 vcc, 0x12345678, v[64:65]
m12826:
v_cmpx_t_i64_e64 s[0:1], v[32:33], v[64:65]
m12827:
v_cmp_f_u64 s[0:1], v[32:33], v[64:65]
m12828:
v_cmp_f_u64 s[0:1], s[16:17], v[64:65]
m12829:
v_cmp_f_u64 s[0:1], vcc, v[64:65]
m12830:
v_cmp_f_u64 s[0:1], exec, v[64:65]
m12831:
v_cmp_f_u64 s[0:1], 0, v[64:65]
m12832:
v_cmp_f_u64 s[0:1], -16, v[64:65]
m12833:
v_cmp_f_u64 s[0:1], 64, v[64:65]
m12834:
v_cmp_f_u64 s[0:1], -4.0, v[64:65]
m12835:
v_cmp_f_u64 s[0:1], v[32:33], s[32:33]
m12836:
v_cmp_f_u64 s[0:1], v[32:33], vcc
m12837:
v_cmp_f_u64 s[0:1], v[32:33], exec
m12838:
v_cmp_f_u64 s[0:1], v[32:33], 0
m12839:
v_cmp_f_u64 s[0:1], v[32:33], -16
m12840:
v_cmp_f_u64 s[0:1], v[32:33], 64
m12841:
v_cmp_f_u64 s[0:1], v[32:33], -4.0
m12842:
v_cmp_f_u64_e32 vcc, v[32:33], v[64:65]
m12843:
v_cmp_f_u64_e32 vcc, 0x12345678, v[64:65]
m12844:
v_cmp_f_u64_e64 s[0:1], v[32:33], v[64:65]
m12845:
v_cmpx_f_u64 s[0:1], v[32:33], v[64:65]
m12846:
v_cmpx_f_u64 s[0:1], s[16:17], v[64:65]
m12847:
v_cmpx_f_u64 s[0:1], vcc, v[64:65]
m12848:
v_cmpx_f_u64 s[0:1], exec, v[64:65]
m12849:
v_cmpx_f_u64 s[0:1], 0, v[64:65]
m12850:
v_cmpx_f_u64 s[0:1], -16, v[64:65]
m12851:
v_cmpx_f_u64 s[0:1], 64, v[64:65]
m12852:
v_cmpx_f_u64 s[0:1], -4.0, v[64:65]
m12853:
v_cmpx_f_u64 s[0:1], v[32:33], s[32:33]
m12854:
v_cmpx_f_u64 s[0:1], v[32:33], vcc
m12855:
v_cmpx_f_u64 s[0:1], v[32:33], exec
m12856:
v_cmpx_f_u64 s[0:1], v[32:33], 0
m12857:
v_cmpx_f_u64 s[0:1], v[32:33], -16
m12858:
v_cmpx_f_u64 s[0:1], v[32:33], 64
m12859:
v_cmpx_f_u64 s[0:1], v[32:33], -4.0
m12860:
v_cmpx_f_u64_e32 vcc, v[32:33], v[64:65]
m12861:
v_cmpx_f_u64_e32 vcc, 0x12345678, v[64:65]
m12862:
v_cmpx_f_u64_e64 s[0:1], v[32:33], v[64:65]
m12863:
v_cmp_lt_u64 s[0:1], v[32:33], v[64:65]
m12864:
v_cmp_lt_u64 s[0:1], s[16:17], v[64:65]
m12865:
v_cmp_lt_u64 s[0:1], vcc, v[64:65]
m12866:
v_cmp_lt_u64 s[0:1], exec, v[64:65]
m12867:
v_cmp_lt_u64 s[0:1], 0, v[64:65]
m12868:
v_cmp_lt_u64 s[0:1], -16, v[64:65]
m12869:
v_cmp_lt_u64 s[0:1], 64, v[64:65]
m12870:
v_cmp_lt_u64 s[0:1], -4.0, v[64:65]
m12871:
v_cmp_lt_u64 s[0:1], v[32:33], s[32:33]
m12872:
v_cmp_lt_u64 s[0:1], v[32:33], vcc
m12873:
v_cmp_lt_u64 s[0:1], v[32:33], exec
m12874:
v_cmp_lt_u64 s[0:1], v[32:33], 0
m12875:
v_cmp_lt_u64 s[0:1], v[32:33], -16
m12876:
v_cmp_lt_u64 s[0:1], v[32:33], 64
m12877:
v_cmp_lt_u64 s[0:1], v[32:33], -4.0
m12878:
v_cmp_lt_u64_e32 vcc, v[32:33], v[64:65]
m12879:
v_cmp_lt_u64_e32 vcc, 0x12345678, v[64:65]
m12880:
v_cmp_lt_u64_e64 s[0:1], v[32:33], v[64:65]
m12881:
v_cmpx_lt_u64 s[0:1], v[32:33], v[64:65]
m12882:
v_cmpx_lt_u64 s[0:1], s[16:17], v[64:65]
m12883:
v_cmpx_lt_u64 s[0:1], vcc, v[64:65]
m12884:
v_cmpx_lt_u64 s[0:1], exec, v[64:65]
m12885:
v_cmpx_lt_u64 s[0:1], 0, v[64:65]
m12886:
v_cmpx_lt_u64 s[0:1], -16, v[64:65]
m12887:
v_cmpx_lt_u64 s[0:1], 64, v[64:65]
m12888:
v_cmpx_lt_u64 s[0:1], -4.0, v[64:65]
m12889:
v_cmpx_lt_u64 s[0:1], v[32:33], s[32:33]
m12890:
v_cmpx_lt_u64 s[0:1], v[32:33], vcc
m12891:
v_cmpx_lt_u64 s[0:1], v[32:33], exec
m12892:
v_cmpx_lt_u64 s[0:1], v[32:33], 0
m12893:
v_cmpx_lt_u64 s[0:1], v[32:33], -16
m12894:
v_cmpx_lt_u64 s[0:1], v[32:33], 64
m12895:
v_cmpx_lt_u64 s[0:1], v[32:33], -4.0
m12896:
v_cmpx_lt_u64_e32 vcc, v[32:33], v[64:65]
m12897:
v_cmpx_lt_u64_e32 vcc, 0x12345678, v[64:65]
m12898:
v_cmpx_lt_u64_e64 s[0:1], v[32:33], v[64:65]
m12899:
v_cmp_eq_u64 s[0:1], v[32:33], v[64:65]
m12900:
v_cmp_eq_u64 s[0:1], s[16:17], v[64:65]
m12901:
v_cmp_eq_u64 s[0:1], vcc, v[64:65]
m12902:
v_cmp_eq_u64 s[0:1], exec, v[64:65]
m12903:
v_cmp_eq_u64 s[0:1], 0, v[64:65]
m12904:
v_cmp_eq_u64 s[0:1], -16, v[64:65]
m12905:
v_cmp_eq_u64 s[0:1], 64, v[64:65]
m12906:
v_cmp_eq_u64 s[0:1], -4.0, v[64:65]
m12907:
v_cmp_eq_u64 s[0:1], v[32:33], s[32:33]
m12908:
v_cmp_eq_u64 s[0:1], v[32:33], vcc
m12909:
v_cmp_eq_u64 s[0:1], v[32:33], exec
m12910:
v_cmp_eq_u64 s[0:1], v[32:33], 0
m12911:
v_cmp_eq_u64 s[0:1], v[32:33], -16
m12912:
v_cmp_eq_u64 s[0:1], v[32:33], 64
m12913:
v_cmp_eq_u64 s[0:1], v[32:33], -4.0
m12914:
v_cmp_eq_u64_e32 vcc, v[32:33], v[64:65]
m12915:
v_cmp_eq_u64_e32 vcc, 0x12345678, v[64:65]
m12916:
v_cmp_eq_u64_e64 s[0:1], v[32:33], v[64:65]
m12917:
v_cmpx_eq_u64 s[0:1], v[32:33], v[64:65]
m12918:
v_cmpx_eq_u64 s[0:1], s[16:17], v[64:65]
m12919:
v_cmpx_eq_u64 s[0:1], vcc, v[64:65]
m12920:
v_cmpx_eq_u64 s[0:1], exec, v[64:65]
m12921:
v_cmpx_eq_u64 s[0:1], 0, v[64:65]
m12922:
v_cmpx_eq_u64 s[0:1], -16, v[64:65]
m12923:
v_cmpx_eq_u64 s[0:1], 64, v[64:65]
m12924:
v_cmpx_eq_u64 s[0:1], -4.0, v[64:65]
m12925:
v_cmpx_eq_u64 s[0:1], v[32:33], s[32:33]
m12926:
v_cmpx_eq_u64 s[0:1], v[32:33], vcc
m12927:
v_cmpx_eq_u64 s[0:1], v[32:33], exec
m12928:
v_cmpx_eq_u64 s[0:1], v[32:33], 0
m12929:
v_cmpx_eq_u64 s[0:1], v[32:33], -16
m12930:
v_cmpx_eq_u64 s[0:1], v[32:33], 64
m12931:
v_cmpx_eq_u64 s[0:1], v[32:33], -4.0
m12932:
v_cmpx_eq_u64_e32 vcc, v[32:33], v[64:65]
m12933:
v_cmpx_eq_u64_e32 vcc, 0x12345678, v[64:65]
m12934:
v_cmpx_eq_u64_e64 s[0:1], v[32:33], v[64:65]
m12935:
v_cmp_le_u64 s[0:1], v[32:33], v[64:65]
m12936:
v_cmp_le_u64 s[0:1], s[16:17], v[64:65]
m12937:
v_cmp_le_u64 s[0:1], vcc, v[64:65]
m12938:
v_cmp_le_u64 s[0:1], exec, v[64:65]
m12939:
v_cmp_le_u64 s[0:1], 0, v[64:65]
m12940:
v_cmp_le_u64 s[0:1], -16, v[64:65]
m12941:
v_cmp_le_u64 s[0:1], 64, v[64:65]
m12942:
v_cmp_le_u64 s[0:1], -4.0, v[64:65]
m12943:
v_cmp_le_u64 s[0:1], v[32:33], s[32:33]
m12944:
v_cmp_le_u64 s[0:1], v[32:33], vcc
m12945:
v_cmp_le_u64 s[0:1], v[32:33], exec
m12946:
v_cmp_le_u64 s[0:1], v[32:33], 0
m12947:
v_cmp_le_u64 s[0:1], v[32:33], -16
m12948:
v_cmp_le_u64 s[0:1], v[32:33], 64
m12949:
v_cmp_le_u64 s[0:1], v[32:33], -4.0
m12950:
v_cmp_le_u64_e32 vcc, v[32:33], v[64:65]
m12951:
v_cmp_le_u64_e32 vcc, 0x12345678, v[64:65]
m12952:
v_cmp_le_u64_e64 s[0:1], v[32:33], v[64:65]
m12953:
v_cmpx_le_u64 s[0:1], v[32:33], v[64:65]
m12954:
v_cmpx_le_u64 s[0:1], s[16:17], v[64:65]
m12955:
v_cmpx_le_u64 s[0:1], vcc, v[64:65]
m12956:
v_cmpx_le_u64 s[0:1], exec, v[64:65]
m12957:
v_cmpx_le_u64 s[0:1], 0, v[64:65]
m12958:
v_cmpx_le_u64 s[0:1], -16, v[64:65]
m12959:
v_cmpx_le_u64 s[0:1], 64, v[64:65]
m12960:
v_cmpx_le_u64 s[0:1], -4.0, v[64:65]
m12961:
v_cmpx_le_u64 s[0:1], v[32:33], s[32:33]
m12962:
v_cmpx_le_u64 s[0:1], v[32:33], vcc
m12963:
v_cmpx_le_u64 s[0:1], v[32:33], exec
m12964:
v_cmpx_le_u64 s[0:1], v[32:33], 0
m12965:
v_cmpx_le_u64 s[0:1], v[32:33], -16
m12966:
v_cmpx_le_u64 s[0:1], v[32:33], 64
m12967:
v_cmpx_le_u64 s[0:1], v[32:33], -4.0
m12968:
v_cmpx_le_u64_e32 vcc, v[32:33], v[64:65]
m12969:
v_cmpx_le_u64_e32 vcc, 0x12345678, v[64:65]
m12970:
v_cmpx_le_u64_e64 s[0:1], v[32:33], v[64:65]
m12971:
v_cmp_gt_u64 s[0:1], v[32:33], v[64:65]
m12972:
v_cmp_gt_u64 s[0:1], s[16:17], v[64:65]
m12973:
v_cmp_gt_u64 s[0:1], vcc, v[64:65]
m12974:
v_cmp_gt_u64 s[0:1], exec, v[64:65]
m12975:
v_cmp_gt_u64 s[0:1], 0, v[64:65]
m12976:
v_cmp_gt_u64 s[0:1], -16, v[64:65]
m12977:
v_cmp_gt_u64 s[0:1], 64, v[64:65]
m12978:
v_cmp_gt_u64 s[0:1], -4.0, v[64:65]
m12979:
v_cmp_gt_u64 s[0:1], v[32:33], s[32:33]
m12980:
v_cmp_gt_u64 s[0:1], v[32:33], vcc
m12981:
v_cmp_gt_u64 s[0:1], v[32:33], exec
m12982:
v_cmp_gt_u64 s[0:1], v[32:33], 0
m12983:
v_cmp_gt_u64 s[0:1], v[32:33], -16
m12984:
v_cmp_gt_u64 s[0:1], v[32:33], 64
m12985:
v_cmp_gt_u64 s[0:1], v[32:33], -4.0
m12986:
v_cmp_gt_u64_e32 vcc, v[32:33], v[64:65]
m12987:
v_cmp_gt_u64_e32 vcc, 0x12345678, v[64:65]
m12988:
v_cmp_gt_u64_e64 s[0:1], v[32:33], v[64:65]
m12989:
v_cmpx_gt_u64 s[0:1], v[32:33], v[64:65]
m12990:
v_cmpx_gt_u64 s[0:1], s[16:17], v[64:65]
m12991:
v_cmpx_gt_u64 s[0:1], vcc, v[64:65]
m12992:
v_cmpx_gt_u64 s[0:1], exec, v[64:65]
m12993:
v_cmpx_gt_u64 s[0:1], 0, v[64:65]
m12994:
v_cmpx_gt_u64 s[0:1], -16, v[64:65]
m12995:
v_cmpx_gt_u64 s[0:1], 64, v[64:65]
m12996:
v_cmpx_gt_u64 s[0:1], -4.0, v[64:65]
m12997:
v_cmpx_gt_u64 s[0:1], v[32:33], s[32:33]
m12998:
v_cmpx_gt_u64 s[0:1], v[32:33], vcc
m12999:
v_cmpx_gt_u64 s[0:1], v[32:33], exec
m13000:
v_cmpx_gt_u64 s[0:1], v[32:33], 0
m13001:
v_cmpx_gt_u64 s[0:1], v[32:33], -16
m13002:
v_cmpx_gt_u64 s[0:1], v[32:33], 64
m13003:
v_cmpx_gt_u64 s[0:1], v[32:33], -4.0
m13004:
v_cmpx_gt_u64_e32 vcc, v[32:33], v[64:65]
m13005:
v_cmpx_gt_u64_e32 vcc, 0x12345678, v[64:65]
m13006:
v_cmpx_gt_u64_e64 s[0:1], v[32:33], v[64:65]
m13007:
v_cmp_ne_u64 s[0:1], v[32:33], v[64:65]
m13008:
v_cmp_ne_u64 s[0:1], s[16:17], v[64:65]
m13009:
v_cmp_ne_u64 s[0:1], vcc, v[64:65]
m13010:
v_cmp_ne_u64 s[0:1], exec, v[64:65]
m13011:
v_cmp_ne_u64 s[0:1], 0, v[64:65]
m13012:
v_cmp_ne_u64 s[0:1], -16, v[64:65]
m13013:
v_cmp_ne_u64 s[0:1], 64, v[64:65]
m13014:
v_cmp_ne_u64 s[0:1], -4.0, v[64:65]
m13015:
v_cmp_ne_u64 s[0:1], v[32:33], s[32:33]
m13016:
v_cmp_ne_u64 s[0:1], v[32:33], vcc
m13017:
v_cmp_ne_u64 s[0:1], v[32:33], exec
m13018:
v_cmp_ne_u64 s[0:1], v[32:33], 0
m13019:
v_cmp_ne_u64 s[0:1], v[32:33], -16
m13020:
v_cmp_ne_u64 s[0:1], v[32:33], 64
m13021:
v_cmp_ne_u64 s[0:1], v[32:33], -4.0
m13022:
v_cmp_ne_u64_e32 vcc, v[32:33], v[64:65]
m13023:
v_cmp_ne_u64_e32 vcc, 0x12345678, v[64:65]
m13024:
v_cmp_ne_u64_e64 s[0:1], v[32:33], v[64:65]
m13025:
v_cmpx_ne_u64 s[0:1], v[32:33], v[64:65]
m13026:
v_cmpx_ne_u64 s[0:1], s[16:17], v[64:65]
m13027:
v_cmpx_ne_u64 s[0:1], vcc, v[64:65]
m13028:
v_cmpx_ne_u64 s[0:1], exec, v[64:65]
m13029:
v_cmpx_ne_u64 s[0:1], 0, v[64:65]
m13030:
v_cmpx_ne_u64 s[0:1], -16, v[64:65]
m13031:
v_cmpx_ne_u64 s[0:1], 64, v[64:65]
m13032:
v_cmpx_ne_u64 s[0:1], -4.0, v[64:65]
m13033:
v_cmpx_ne_u64 s[0:1], v[32:33], s[32:33]
m13034:
v_cmpx_ne_u64 s[0:1], v[32:33], vcc
m13035:
v_cmpx_ne_u64 s[0:1], v[32:33], exec
m13036:
v_cmpx_ne_u64 s[0:1], v[32:33], 0
m13037:
v_cmpx_ne_u64 s[0:1], v[32:33], -16
m13038:
v_cmpx_ne_u64 s[0:1], v[32:33], 64
m13039:
v_cmpx_ne_u64 s[0:1], v[32:33], -4.0
m13040:
v_cmpx_ne_u64_e32 vcc, v[32:33], v[64:65]
m13041:
v_cmpx_ne_u64_e32 vcc, 0x12345678, v[64:65]
m13042:
v_cmpx_ne_u64_e64 s[0:1], v[32:33], v[64:65]
m13043:
v_cmp_ge_u64 s[0:1], v[32:33], v[64:65]
m13044:
v_cmp_ge_u64 s[0:1], s[16:17], v[64:65]
m13045:
v_cmp_ge_u64 s[0:1], vcc, v[64:65]
m13046:
v_cmp_ge_u64 s[0:1], exec, v[64:65]
m13047:
v_cmp_ge_u64 s[0:1], 0, v[64:65]
m13048:
v_cmp_ge_u64 s[0:1], -16, v[64:65]
m13049:
v_cmp_ge_u64 s[0:1], 64, v[64:65]
m13050:
v_cmp_ge_u64 s[0:1], -4.0, v[64:65]
m13051:
v_cmp_ge_u64 s[0:1], v[32:33], s[32:33]
m13052:
v_cmp_ge_u64 s[0:1], v[32:33], vcc
m13053:
v_cmp_ge_u64 s[0:1], v[32:33], exec
m13054:
v_cmp_ge_u64 s[0:1], v[32:33], 0
m13055:
v_cmp_ge_u64 s[0:1], v[32:33], -16
m13056:
v_cmp_ge_u64 s[0:1], v[32:33], 64
m13057:
v_cmp_ge_u64 s[0:1], v[32:33], -4.0
m13058:
v_cmp_ge_u64_e32 vcc, v[32:33], v[64:65]
m13059:
v_cmp_ge_u64_e32 vcc, 0x12345678, v[64:65]
m13060:
v_cmp_ge_u64_e64 s[0:1], v[32:33], v[64:65]
m13061:
v_cmpx_ge_u64 s[0:1], v[32:33], v[64:65]
m13062:
v_cmpx_ge_u64 s[0:1], s[16:17], v[64:65]
m13063:
v_cmpx_ge_u64 s[0:1], vcc, v[64:65]
m13064:
v_cmpx_ge_u64 s[0:1], exec, v[64:65]
m13065:
v_cmpx_ge_u64 s[0:1], 0, v[64:65]
m13066:
v_cmpx_ge_u64 s[0:1], -16, v[64:65]
m13067:
v_cmpx_ge_u64 s[0:1], 64, v[64:65]
m13068:
v_cmpx_ge_u64 s[0:1], -4.0, v[64:65]
m13069:
v_cmpx_ge_u64 s[0:1], v[32:33], s[32:33]
m13070:
v_cmpx_ge_u64 s[0:1], v[32:33], vcc
m13071:
v_cmpx_ge_u64 s[0:1], v[32:33], exec
m13072:
v_cmpx_ge_u64 s[0:1], v[32:33], 0
m13073:
v_cmpx_ge_u64 s[0:1], v[32:33], -16
m13074:
v_cmpx_ge_u64 s[0:1], v[32:33], 64
m13075:
v_cmpx_ge_u64 s[0:1], v[32:33], -4.0
m13076:
v_cmpx_ge_u64_e32 vcc, v[32:33], v[64:65]
m13077:
v_cmpx_ge_u64_e32 vcc, 0x12345678, v[64:65]
m13078:
v_cmpx_ge_u64_e64 s[0:1], v[32:33], v[64:65]
m13079:
v_cmp_t_u64 s[0:1], v[32:33], v[64:65]
m13080:
v_cmp_t_u64 s[0:1], s[16:17], v[64:65]
m13081:
v_cmp_t_u64 s[0:1], vcc, v[64:65]
m13082:
v_cmp_t_u64 s[0:1], exec, v[64:65]
m13083:
v_cmp_t_u64 s[0:1], 0, v[64:65]
m13084:
v_cmp_t_u64 s[0:1], -16, v[64:65]
m13085:
v_cmp_t_u64 s[0:1], 64, v[64:65]
m13086:
v_cmp_t_u64 s[0:1], -4.0, v[64:65]
m13087:
v_cmp_t_u64 s[0:1], v[32:33], s[32:33]
m13088:
v_cmp_t_u64 s[0:1], v[32:33], vcc
m13089:
v_cmp_t_u64 s[0:1], v[32:33], exec
m13090:
v_cmp_t_u64 s[0:1], v[32:33], 0
m13091:
v_cmp_t_u64 s[0:1], v[32:33], -16
m13092:
v_cmp_t_u64 s[0:1], v[32:33], 64
m13093:
v_cmp_t_u64 s[0:1], v[32:33], -4.0
m13094:
v_cmp_t_u64_e32 vcc, v[32:33], v[64:65]
m13095:
v_cmp_t_u64_e32 vcc, 0x12345678, v[64:65]
m13096:
v_cmp_t_u64_e64 s[0:1], v[32:33], v[64:65]
m13097:
v_cmpx_t_u64 s[0:1], v[32:33], v[64:65]
m13098:
v_cmpx_t_u64 s[0:1], s[16:17], v[64:65]
m13099:
v_cmpx_t_u64 s[0:1], vcc, v[64:65]
m13100:
v_cmpx_t_u64 s[0:1], exec, v[64:65]
m13101:
v_cmpx_t_u64 s[0:1], 0, v[64:65]
m13102:
v_cmpx_t_u64 s[0:1], -16, v[64:65]
m13103:
v_cmpx_t_u64 s[0:1], 64, v[64:65]
m13104:
v_cmpx_t_u64 s[0:1], -4.0, v[64:65]
m13105:
v_cmpx_t_u64 s[0:1], v[32:33], s[32:33]
m13106:
v_cmpx_t_u64 s[0:1], v[32:33], vcc
m13107:
v_cmpx_t_u64 s[0:1], v[32:33], exec
m13108:
v_cmpx_t_u64 s[0:1], v[32:33], 0
m13109:
v_cmpx_t_u64 s[0:1], v[32:33], -16
m13110:
v_cmpx_t_u64 s[0:1], v[32:33], 64
m13111:
v_cmpx_t_u64 s[0:1], v[32:33], -4.0
m13112:
v_cmpx_t_u64_e32 vcc, v[32:33], v[64:65]
m13113:
v_cmpx_t_u64_e32 vcc, 0x12345678, v[64:65]
m13114:
v_cmpx_t_u64_e64 s[0:1], v[32:33], v[64:65]
m13115:
v_cmp_f_f16 s[0:1], v32, v64
m13116:
v_cmp_f_f16 s[0:1], s16, v64
m13117:
v_cmp_f_f16 s[0:1], vcc_lo, v64
m13118:
v_cmp_f_f16 s[0:1], m0, v64
m13119:
v_cmp_f_f16 s[0:1], exec_hi, v64
m13120:
v_cmp_f_f16 s[0:1], src_scc, v64
m13121:
v_cmp_f_f16 s[0:1], 0, v64
m13122:
v_cmp_f_f16 s[0:1], -16, v64
m13123:
v_cmp_f_f16 s[0:1], 64, v64
m13124:
v_cmp_f_f16 s[0:1], -4.0, v64
m13125:
v_cmp_f_f16 s[0:1], 0.15915494, v64
m13126:
v_cmp_f_f16 s[0:1], v32, s32
m13127:
v_cmp_f_f16 s[0:1], v32, vcc_lo
m13128:
v_cmp_f_f16 s[0:1], v32, m0
m13129:
v_cmp_f_f16 s[0:1], v32, exec_hi
m13130:
v_cmp_f_f16 s[0:1], v32, src_scc
m13131:
v_cmp_f_f16 s[0:1], v32, 0
m13132:
v_cmp_f_f16 s[0:1], v32, -16
m13133:
v_cmp_f_f16 s[0:1], v32, 64
m13134:
v_cmp_f_f16 s[0:1], v32, -4.0
m13135:
v_cmp_f_f16 s[0:1], v32, 0.15915494
m13136:
v_cmp_f_f16_e64 s[0:1], -|v32|, v64
m13137:
v_cmp_f_f16_e64 s[0:1], v32, -|v64|
m13138:
v_cmp_f_f16_e32 vcc, v32, v64
m13139:
v_cmp_f_f16_e32 vcc, 0x1234, v64
m13140:
v_cmp_f_f16_e64 s[0:1], v32, v64
m13141:
v_cmp_f_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13142:
v_cmpx_f_f16 s[0:1], v32, v64
m13143:
v_cmpx_f_f16 s[0:1], s16, v64
m13144:
v_cmpx_f_f16 s[0:1], vcc_lo, v64
m13145:
v_cmpx_f_f16 s[0:1], m0, v64
m13146:
v_cmpx_f_f16 s[0:1], exec_hi, v64
m13147:
v_cmpx_f_f16 s[0:1], src_scc, v64
m13148:
v_cmpx_f_f16 s[0:1], 0, v64
m13149:
v_cmpx_f_f16 s[0:1], -16, v64
m13150:
v_cmpx_f_f16 s[0:1], 64, v64
m13151:
v_cmpx_f_f16 s[0:1], -4.0, v64
m13152:
v_cmpx_f_f16 s[0:1], 0.15915494, v64
m13153:
v_cmpx_f_f16 s[0:1], v32, s32
m13154:
v_cmpx_f_f16 s[0:1], v32, vcc_lo
m13155:
v_cmpx_f_f16 s[0:1], v32, m0
m13156:
v_cmpx_f_f16 s[0:1], v32, exec_hi
m13157:
v_cmpx_f_f16 s[0:1], v32, src_scc
m13158:
v_cmpx_f_f16 s[0:1], v32, 0
m13159:
v_cmpx_f_f16 s[0:1], v32, -16
m13160:
v_cmpx_f_f16 s[0:1], v32, 64
m13161:
v_cmpx_f_f16 s[0:1], v32, -4.0
m13162:
v_cmpx_f_f16 s[0:1], v32, 0.15915494
m13163:
v_cmpx_f_f16_e64 s[0:1], -|v32|, v64
m13164:
v_cmpx_f_f16_e64 s[0:1], v32, -|v64|
m13165:
v_cmpx_f_f16_e32 vcc, v32, v64
m13166:
v_cmpx_f_f16_e32 vcc, 0x1234, v64
m13167:
v_cmpx_f_f16_e64 s[0:1], v32, v64
m13168:
v_cmpx_f_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13169:
v_cmp_lt_f16 s[0:1], v32, v64
m13170:
v_cmp_lt_f16 s[0:1], s16, v64
m13171:
v_cmp_lt_f16 s[0:1], vcc_lo, v64
m13172:
v_cmp_lt_f16 s[0:1], m0, v64
m13173:
v_cmp_lt_f16 s[0:1], exec_hi, v64
m13174:
v_cmp_lt_f16 s[0:1], src_scc, v64
m13175:
v_cmp_lt_f16 s[0:1], 0, v64
m13176:
v_cmp_lt_f16 s[0:1], -16, v64
m13177:
v_cmp_lt_f16 s[0:1], 64, v64
m13178:
v_cmp_lt_f16 s[0:1], -4.0, v64
m13179:
v_cmp_lt_f16 s[0:1], 0.15915494, v64
m13180:
v_cmp_lt_f16 s[0:1], v32, s32
m13181:
v_cmp_lt_f16 s[0:1], v32, vcc_lo
m13182:
v_cmp_lt_f16 s[0:1], v32, m0
m13183:
v_cmp_lt_f16 s[0:1], v32, exec_hi
m13184:
v_cmp_lt_f16 s[0:1], v32, src_scc
m13185:
v_cmp_lt_f16 s[0:1], v32, 0
m13186:
v_cmp_lt_f16 s[0:1], v32, -16
m13187:
v_cmp_lt_f16 s[0:1], v32, 64
m13188:
v_cmp_lt_f16 s[0:1], v32, -4.0
m13189:
v_cmp_lt_f16 s[0:1], v32, 0.15915494
m13190:
v_cmp_lt_f16_e64 s[0:1], -|v32|, v64
m13191:
v_cmp_lt_f16_e64 s[0:1], v32, -|v64|
m13192:
v_cmp_lt_f16_e32 vcc, v32, v64
m13193:
v_cmp_lt_f16_e32 vcc, 0x1234, v64
m13194:
v_cmp_lt_f16_e64 s[0:1], v32, v64
m13195:
v_cmp_lt_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13196:
v_cmpx_lt_f16 s[0:1], v32, v64
m13197:
v_cmpx_lt_f16 s[0:1], s16, v64
m13198:
v_cmpx_lt_f16 s[0:1], vcc_lo, v64
m13199:
v_cmpx_lt_f16 s[0:1], m0, v64
m13200:
v_cmpx_lt_f16 s[0:1], exec_hi, v64
m13201:
v_cmpx_lt_f16 s[0:1], src_scc, v64
m13202:
v_cmpx_lt_f16 s[0:1], 0, v64
m13203:
v_cmpx_lt_f16 s[0:1], -16, v64
m13204:
v_cmpx_lt_f16 s[0:1], 64, v64
m13205:
v_cmpx_lt_f16 s[0:1], -4.0, v64
m13206:
v_cmpx_lt_f16 s[0:1], 0.15915494, v64
m13207:
v_cmpx_lt_f16 s[0:1], v32, s32
m13208:
v_cmpx_lt_f16 s[0:1], v32, vcc_lo
m13209:
v_cmpx_lt_f16 s[0:1], v32, m0
m13210:
v_cmpx_lt_f16 s[0:1], v32, exec_hi
m13211:
v_cmpx_lt_f16 s[0:1], v32, src_scc
m13212:
v_cmpx_lt_f16 s[0:1], v32, 0
m13213:
v_cmpx_lt_f16 s[0:1], v32, -16
m13214:
v_cmpx_lt_f16 s[0:1], v32, 64
m13215:
v_cmpx_lt_f16 s[0:1], v32, -4.0
m13216:
v_cmpx_lt_f16 s[0:1], v32, 0.15915494
m13217:
v_cmpx_lt_f16_e64 s[0:1], -|v32|, v64
m13218:
v_cmpx_lt_f16_e64 s[0:1], v32, -|v64|
m13219:
v_cmpx_lt_f16_e32 vcc, v32, v64
m13220:
v_cmpx_lt_f16_e32 vcc, 0x1234, v64
m13221:
v_cmpx_lt_f16_e64 s[0:1], v32, v64
m13222:
v_cmpx_lt_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13223:
v_cmp_eq_f16 s[0:1], v32, v64
m13224:
v_cmp_eq_f16 s[0:1], s16, v64
m13225:
v_cmp_eq_f16 s[0:1], vcc_lo, v64
m13226:
v_cmp_eq_f16 s[0:1], m0, v64
m13227:
v_cmp_eq_f16 s[0:1], exec_hi, v64
m13228:
v_cmp_eq_f16 s[0:1], src_scc, v64
m13229:
v_cmp_eq_f16 s[0:1], 0, v64
m13230:
v_cmp_eq_f16 s[0:1], -16, v64
m13231:
v_cmp_eq_f16 s[0:1], 64, v64
m13232:
v_cmp_eq_f16 s[0:1], -4.0, v64
m13233:
v_cmp_eq_f16 s[0:1], 0.15915494, v64
m13234:
v_cmp_eq_f16 s[0:1], v32, s32
m13235:
v_cmp_eq_f16 s[0:1], v32, vcc_lo
m13236:
v_cmp_eq_f16 s[0:1], v32, m0
m13237:
v_cmp_eq_f16 s[0:1], v32, exec_hi
m13238:
v_cmp_eq_f16 s[0:1], v32, src_scc
m13239:
v_cmp_eq_f16 s[0:1], v32, 0
m13240:
v_cmp_eq_f16 s[0:1], v32, -16
m13241:
v_cmp_eq_f16 s[0:1], v32, 64
m13242:
v_cmp_eq_f16 s[0:1], v32, -4.0
m13243:
v_cmp_eq_f16 s[0:1], v32, 0.15915494
m13244:
v_cmp_eq_f16_e64 s[0:1], -|v32|, v64
m13245:
v_cmp_eq_f16_e64 s[0:1], v32, -|v64|
m13246:
v_cmp_eq_f16_e32 vcc, v32, v64
m13247:
v_cmp_eq_f16_e32 vcc, 0x1234, v64
m13248:
v_cmp_eq_f16_e64 s[0:1], v32, v64
m13249:
v_cmp_eq_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13250:
v_cmpx_eq_f16 s[0:1], v32, v64
m13251:
v_cmpx_eq_f16 s[0:1], s16, v64
m13252:
v_cmpx_eq_f16 s[0:1], vcc_lo, v64
m13253:
v_cmpx_eq_f16 s[0:1], m0, v64
m13254:
v_cmpx_eq_f16 s[0:1], exec_hi, v64
m13255:
v_cmpx_eq_f16 s[0:1], src_scc, v64
m13256:
v_cmpx_eq_f16 s[0:1], 0, v64
m13257:
v_cmpx_eq_f16 s[0:1], -16, v64
m13258:
v_cmpx_eq_f16 s[0:1], 64, v64
m13259:
v_cmpx_eq_f16 s[0:1], -4.0, v64
m13260:
v_cmpx_eq_f16 s[0:1], 0.15915494, v64
m13261:
v_cmpx_eq_f16 s[0:1], v32, s32
m13262:
v_cmpx_eq_f16 s[0:1], v32, vcc_lo
m13263:
v_cmpx_eq_f16 s[0:1], v32, m0
m13264:
v_cmpx_eq_f16 s[0:1], v32, exec_hi
m13265:
v_cmpx_eq_f16 s[0:1], v32, src_scc
m13266:
v_cmpx_eq_f16 s[0:1], v32, 0
m13267:
v_cmpx_eq_f16 s[0:1], v32, -16
m13268:
v_cmpx_eq_f16 s[0:1], v32, 64
m13269:
v_cmpx_eq_f16 s[0:1], v32, -4.0
m13270:
v_cmpx_eq_f16 s[0:1], v32, 0.15915494
m13271:
v_cmpx_eq_f16_e64 s[0:1], -|v32|, v64
m13272:
v_cmpx_eq_f16_e64 s[0:1], v32, -|v64|
m13273:
v_cmpx_eq_f16_e32 vcc, v32, v64
m13274:
v_cmpx_eq_f16_e32 vcc, 0x1234, v64
m13275:
v_cmpx_eq_f16_e64 s[0:1], v32, v64
m13276:
v_cmpx_eq_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13277:
v_cmp_le_f16 s[0:1], v32, v64
m13278:
v_cmp_le_f16 s[0:1], s16, v64
m13279:
v_cmp_le_f16 s[0:1], vcc_lo, v64
m13280:
v_cmp_le_f16 s[0:1], m0, v64
m13281:
v_cmp_le_f16 s[0:1], exec_hi, v64
m13282:
v_cmp_le_f16 s[0:1], src_scc, v64
m13283:
v_cmp_le_f16 s[0:1], 0, v64
m13284:
v_cmp_le_f16 s[0:1], -16, v64
m13285:
v_cmp_le_f16 s[0:1], 64, v64
m13286:
v_cmp_le_f16 s[0:1], -4.0, v64
m13287:
v_cmp_le_f16 s[0:1], 0.15915494, v64
m13288:
v_cmp_le_f16 s[0:1], v32, s32
m13289:
v_cmp_le_f16 s[0:1], v32, vcc_lo
m13290:
v_cmp_le_f16 s[0:1], v32, m0
m13291:
v_cmp_le_f16 s[0:1], v32, exec_hi
m13292:
v_cmp_le_f16 s[0:1], v32, src_scc
m13293:
v_cmp_le_f16 s[0:1], v32, 0
m13294:
v_cmp_le_f16 s[0:1], v32, -16
m13295:
v_cmp_le_f16 s[0:1], v32, 64
m13296:
v_cmp_le_f16 s[0:1], v32, -4.0
m13297:
v_cmp_le_f16 s[0:1], v32, 0.15915494
m13298:
v_cmp_le_f16_e64 s[0:1], -|v32|, v64
m13299:
v_cmp_le_f16_e64 s[0:1], v32, -|v64|
m13300:
v_cmp_le_f16_e32 vcc, v32, v64
m13301:
v_cmp_le_f16_e32 vcc, 0x1234, v64
m13302:
v_cmp_le_f16_e64 s[0:1], v32, v64
m13303:
v_cmp_le_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13304:
v_cmpx_le_f16 s[0:1], v32, v64
m13305:
v_cmpx_le_f16 s[0:1], s16, v64
m13306:
v_cmpx_le_f16 s[0:1], vcc_lo, v64
m13307:
v_cmpx_le_f16 s[0:1], m0, v64
m13308:
v_cmpx_le_f16 s[0:1], exec_hi, v64
m13309:
v_cmpx_le_f16 s[0:1], src_scc, v64
m13310:
v_cmpx_le_f16 s[0:1], 0, v64
m13311:
v_cmpx_le_f16 s[0:1], -16, v64
m13312:
v_cmpx_le_f16 s[0:1], 64, v64
m13313:
v_cmpx_le_f16 s[0:1], -4.0, v64
m13314:
v_cmpx_le_f16 s[0:1], 0.15915494, v64
m13315:
v_cmpx_le_f16 s[0:1], v32, s32
m13316:
v_cmpx_le_f16 s[0:1], v32, vcc_lo
m13317:
v_cmpx_le_f16 s[0:1], v32, m0
m13318:
v_cmpx_le_f16 s[0:1], v32, exec_hi
m13319:
v_cmpx_le_f16 s[0:1], v32, src_scc
m13320:
v_cmpx_le_f16 s[0:1], v32, 0
m13321:
v_cmpx_le_f16 s[0:1], v32, -16
m13322:
v_cmpx_le_f16 s[0:1], v32, 64
m13323:
v_cmpx_le_f16 s[0:1], v32, -4.0
m13324:
v_cmpx_le_f16 s[0:1], v32, 0.15915494
m13325:
v_cmpx_le_f16_e64 s[0:1], -|v32|, v64
m13326:
v_cmpx_le_f16_e64 s[0:1], v32, -|v64|
m13327:
v_cmpx_le_f16_e32 vcc, v32, v64
m13328:
v_cmpx_le_f16_e32 vcc, 0x1234, v64
m13329:
v_cmpx_le_f16_e64 s[0:1], v32, v64
m13330:
v_cmpx_le_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13331:
v_cmp_gt_f16 s[0:1], v32, v64
m13332:
v_cmp_gt_f16 s[0:1], s16, v64
m13333:
v_cmp_gt_f16 s[0:1], vcc_lo, v64
m13334:
v_cmp_gt_f16 s[0:1], m0, v64
m13335:
v_cmp_gt_f16 s[0:1], exec_hi, v64
m13336:
v_cmp_gt_f16 s[0:1], src_scc, v64
m13337:
v_cmp_gt_f16 s[0:1], 0, v64
m13338:
v_cmp_gt_f16 s[0:1], -16, v64
m13339:
v_cmp_gt_f16 s[0:1], 64, v64
m13340:
v_cmp_gt_f16 s[0:1], -4.0, v64
m13341:
v_cmp_gt_f16 s[0:1], 0.15915494, v64
m13342:
v_cmp_gt_f16 s[0:1], v32, s32
m13343:
v_cmp_gt_f16 s[0:1], v32, vcc_lo
m13344:
v_cmp_gt_f16 s[0:1], v32, m0
m13345:
v_cmp_gt_f16 s[0:1], v32, exec_hi
m13346:
v_cmp_gt_f16 s[0:1], v32, src_scc
m13347:
v_cmp_gt_f16 s[0:1], v32, 0
m13348:
v_cmp_gt_f16 s[0:1], v32, -16
m13349:
v_cmp_gt_f16 s[0:1], v32, 64
m13350:
v_cmp_gt_f16 s[0:1], v32, -4.0
m13351:
v_cmp_gt_f16 s[0:1], v32, 0.15915494
m13352:
v_cmp_gt_f16_e64 s[0:1], -|v32|, v64
m13353:
v_cmp_gt_f16_e64 s[0:1], v32, -|v64|
m13354:
v_cmp_gt_f16_e32 vcc, v32, v64
m13355:
v_cmp_gt_f16_e32 vcc, 0x1234, v64
m13356:
v_cmp_gt_f16_e64 s[0:1], v32, v64
m13357:
v_cmp_gt_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13358:
v_cmpx_gt_f16 s[0:1], v32, v64
m13359:
v_cmpx_gt_f16 s[0:1], s16, v64
m13360:
v_cmpx_gt_f16 s[0:1], vcc_lo, v64
m13361:
v_cmpx_gt_f16 s[0:1], m0, v64
m13362:
v_cmpx_gt_f16 s[0:1], exec_hi, v64
m13363:
v_cmpx_gt_f16 s[0:1], src_scc, v64
m13364:
v_cmpx_gt_f16 s[0:1], 0, v64
m13365:
v_cmpx_gt_f16 s[0:1], -16, v64
m13366:
v_cmpx_gt_f16 s[0:1], 64, v64
m13367:
v_cmpx_gt_f16 s[0:1], -4.0, v64
m13368:
v_cmpx_gt_f16 s[0:1], 0.15915494, v64
m13369:
v_cmpx_gt_f16 s[0:1], v32, s32
m13370:
v_cmpx_gt_f16 s[0:1], v32, vcc_lo
m13371:
v_cmpx_gt_f16 s[0:1], v32, m0
m13372:
v_cmpx_gt_f16 s[0:1], v32, exec_hi
m13373:
v_cmpx_gt_f16 s[0:1], v32, src_scc
m13374:
v_cmpx_gt_f16 s[0:1], v32, 0
m13375:
v_cmpx_gt_f16 s[0:1], v32, -16
m13376:
v_cmpx_gt_f16 s[0:1], v32, 64
m13377:
v_cmpx_gt_f16 s[0:1], v32, -4.0
m13378:
v_cmpx_gt_f16 s[0:1], v32, 0.15915494
m13379:
v_cmpx_gt_f16_e64 s[0:1], -|v32|, v64
m13380:
v_cmpx_gt_f16_e64 s[0:1], v32, -|v64|
m13381:
v_cmpx_gt_f16_e32 vcc, v32, v64
m13382:
v_cmpx_gt_f16_e32 vcc, 0x1234, v64
m13383:
v_cmpx_gt_f16_e64 s[0:1], v32, v64
m13384:
v_cmpx_gt_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13385:
v_cmp_lg_f16 s[0:1], v32, v64
m13386:
v_cmp_lg_f16 s[0:1], s16, v64
m13387:
v_cmp_lg_f16 s[0:1], vcc_lo, v64
m13388:
v_cmp_lg_f16 s[0:1], m0, v64
m13389:
v_cmp_lg_f16 s[0:1], exec_hi, v64
m13390:
v_cmp_lg_f16 s[0:1], src_scc, v64
m13391:
v_cmp_lg_f16 s[0:1], 0, v64
m13392:
v_cmp_lg_f16 s[0:1], -16, v64
m13393:
v_cmp_lg_f16 s[0:1], 64, v64
m13394:
v_cmp_lg_f16 s[0:1], -4.0, v64
m13395:
v_cmp_lg_f16 s[0:1], 0.15915494, v64
m13396:
v_cmp_lg_f16 s[0:1], v32, s32
m13397:
v_cmp_lg_f16 s[0:1], v32, vcc_lo
m13398:
v_cmp_lg_f16 s[0:1], v32, m0
m13399:
v_cmp_lg_f16 s[0:1], v32, exec_hi
m13400:
v_cmp_lg_f16 s[0:1], v32, src_scc
m13401:
v_cmp_lg_f16 s[0:1], v32, 0
m13402:
v_cmp_lg_f16 s[0:1], v32, -16
m13403:
v_cmp_lg_f16 s[0:1], v32, 64
m13404:
v_cmp_lg_f16 s[0:1], v32, -4.0
m13405:
v_cmp_lg_f16 s[0:1], v32, 0.15915494
m13406:
v_cmp_lg_f16_e64 s[0:1], -|v32|, v64
m13407:
v_cmp_lg_f16_e64 s[0:1], v32, -|v64|
m13408:
v_cmp_lg_f16_e32 vcc, v32, v64
m13409:
v_cmp_lg_f16_e32 vcc, 0x1234, v64
m13410:
v_cmp_lg_f16_e64 s[0:1], v32, v64
m13411:
v_cmp_lg_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13412:
v_cmpx_lg_f16 s[0:1], v32, v64
m13413:
v_cmpx_lg_f16 s[0:1], s16, v64
m13414:
v_cmpx_lg_f16 s[0:1], vcc_lo, v64
m13415:
v_cmpx_lg_f16 s[0:1], m0, v64
m13416:
v_cmpx_lg_f16 s[0:1], exec_hi, v64
m13417:
v_cmpx_lg_f16 s[0:1], src_scc, v64
m13418:
v_cmpx_lg_f16 s[0:1], 0, v64
m13419:
v_cmpx_lg_f16 s[0:1], -16, v64
m13420:
v_cmpx_lg_f16 s[0:1], 64, v64
m13421:
v_cmpx_lg_f16 s[0:1], -4.0, v64
m13422:
v_cmpx_lg_f16 s[0:1], 0.15915494, v64
m13423:
v_cmpx_lg_f16 s[0:1], v32, s32
m13424:
v_cmpx_lg_f16 s[0:1], v32, vcc_lo
m13425:
v_cmpx_lg_f16 s[0:1], v32, m0
m13426:
v_cmpx_lg_f16 s[0:1], v32, exec_hi
m13427:
v_cmpx_lg_f16 s[0:1], v32, src_scc
m13428:
v_cmpx_lg_f16 s[0:1], v32, 0
m13429:
v_cmpx_lg_f16 s[0:1], v32, -16
m13430:
v_cmpx_lg_f16 s[0:1], v32, 64
m13431:
v_cmpx_lg_f16 s[0:1], v32, -4.0
m13432:
v_cmpx_lg_f16 s[0:1], v32, 0.15915494
m13433:
v_cmpx_lg_f16_e64 s[0:1], -|v32|, v64
m13434:
v_cmpx_lg_f16_e64 s[0:1], v32, -|v64|
m13435:
v_cmpx_lg_f16_e32 vcc, v32, v64
m13436:
v_cmpx_lg_f16_e32 vcc, 0x1234, v64
m13437:
v_cmpx_lg_f16_e64 s[0:1], v32, v64
m13438:
v_cmpx_lg_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13439:
v_cmp_ge_f16 s[0:1], v32, v64
m13440:
v_cmp_ge_f16 s[0:1], s16, v64
m13441:
v_cmp_ge_f16 s[0:1], vcc_lo, v64
m13442:
v_cmp_ge_f16 s[0:1], m0, v64
m13443:
v_cmp_ge_f16 s[0:1], exec_hi, v64
m13444:
v_cmp_ge_f16 s[0:1], src_scc, v64
m13445:
v_cmp_ge_f16 s[0:1], 0, v64
m13446:
v_cmp_ge_f16 s[0:1], -16, v64
m13447:
v_cmp_ge_f16 s[0:1], 64, v64
m13448:
v_cmp_ge_f16 s[0:1], -4.0, v64
m13449:
v_cmp_ge_f16 s[0:1], 0.15915494, v64
m13450:
v_cmp_ge_f16 s[0:1], v32, s32
m13451:
v_cmp_ge_f16 s[0:1], v32, vcc_lo
m13452:
v_cmp_ge_f16 s[0:1], v32, m0
m13453:
v_cmp_ge_f16 s[0:1], v32, exec_hi
m13454:
v_cmp_ge_f16 s[0:1], v32, src_scc
m13455:
v_cmp_ge_f16 s[0:1], v32, 0
m13456:
v_cmp_ge_f16 s[0:1], v32, -16
m13457:
v_cmp_ge_f16 s[0:1], v32, 64
m13458:
v_cmp_ge_f16 s[0:1], v32, -4.0
m13459:
v_cmp_ge_f16 s[0:1], v32, 0.15915494
m13460:
v_cmp_ge_f16_e64 s[0:1], -|v32|, v64
m13461:
v_cmp_ge_f16_e64 s[0:1], v32, -|v64|
m13462:
v_cmp_ge_f16_e32 vcc, v32, v64
m13463:
v_cmp_ge_f16_e32 vcc, 0x1234, v64
m13464:
v_cmp_ge_f16_e64 s[0:1], v32, v64
m13465:
v_cmp_ge_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13466:
v_cmpx_ge_f16 s[0:1], v32, v64
m13467:
v_cmpx_ge_f16 s[0:1], s16, v64
m13468:
v_cmpx_ge_f16 s[0:1], vcc_lo, v64
m13469:
v_cmpx_ge_f16 s[0:1], m0, v64
m13470:
v_cmpx_ge_f16 s[0:1], exec_hi, v64
m13471:
v_cmpx_ge_f16 s[0:1], src_scc, v64
m13472:
v_cmpx_ge_f16 s[0:1], 0, v64
m13473:
v_cmpx_ge_f16 s[0:1], -16, v64
m13474:
v_cmpx_ge_f16 s[0:1], 64, v64
m13475:
v_cmpx_ge_f16 s[0:1], -4.0, v64
m13476:
v_cmpx_ge_f16 s[0:1], 0.15915494, v64
m13477:
v_cmpx_ge_f16 s[0:1], v32, s32
m13478:
v_cmpx_ge_f16 s[0:1], v32, vcc_lo
m13479:
v_cmpx_ge_f16 s[0:1], v32, m0
m13480:
v_cmpx_ge_f16 s[0:1], v32, exec_hi
m13481:
v_cmpx_ge_f16 s[0:1], v32, src_scc
m13482:
v_cmpx_ge_f16 s[0:1], v32, 0
m13483:
v_cmpx_ge_f16 s[0:1], v32, -16
m13484:
v_cmpx_ge_f16 s[0:1], v32, 64
m13485:
v_cmpx_ge_f16 s[0:1], v32, -4.0
m13486:
v_cmpx_ge_f16 s[0:1], v32, 0.15915494
m13487:
v_cmpx_ge_f16_e64 s[0:1], -|v32|, v64
m13488:
v_cmpx_ge_f16_e64 s[0:1], v32, -|v64|
m13489:
v_cmpx_ge_f16_e32 vcc, v32, v64
m13490:
v_cmpx_ge_f16_e32 vcc, 0x1234, v64
m13491:
v_cmpx_ge_f16_e64 s[0:1], v32, v64
m13492:
v_cmpx_ge_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13493:
v_cmp_o_f16 s[0:1], v32, v64
m13494:
v_cmp_o_f16 s[0:1], s16, v64
m13495:
v_cmp_o_f16 s[0:1], vcc_lo, v64
m13496:
v_cmp_o_f16 s[0:1], m0, v64
m13497:
v_cmp_o_f16 s[0:1], exec_hi, v64
m13498:
v_cmp_o_f16 s[0:1], src_scc, v64
m13499:
v_cmp_o_f16 s[0:1], 0, v64
m13500:
v_cmp_o_f16 s[0:1], -16, v64
m13501:
v_cmp_o_f16 s[0:1], 64, v64
m13502:
v_cmp_o_f16 s[0:1], -4.0, v64
m13503:
v_cmp_o_f16 s[0:1], 0.15915494, v64
m13504:
v_cmp_o_f16 s[0:1], v32, s32
m13505:
v_cmp_o_f16 s[0:1], v32, vcc_lo
m13506:
v_cmp_o_f16 s[0:1], v32, m0
m13507:
v_cmp_o_f16 s[0:1], v32, exec_hi
m13508:
v_cmp_o_f16 s[0:1], v32, src_scc
m13509:
v_cmp_o_f16 s[0:1], v32, 0
m13510:
v_cmp_o_f16 s[0:1], v32, -16
m13511:
v_cmp_o_f16 s[0:1], v32, 64
m13512:
v_cmp_o_f16 s[0:1], v32, -4.0
m13513:
v_cmp_o_f16 s[0:1], v32, 0.15915494
m13514:
v_cmp_o_f16_e64 s[0:1], -|v32|, v64
m13515:
v_cmp_o_f16_e64 s[0:1], v32, -|v64|
m13516:
v_cmp_o_f16_e32 vcc, v32, v64
m13517:
v_cmp_o_f16_e32 vcc, 0x1234, v64
m13518:
v_cmp_o_f16_e64 s[0:1], v32, v64
m13519:
v_cmp_o_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13520:
v_cmpx_o_f16 s[0:1], v32, v64
m13521:
v_cmpx_o_f16 s[0:1], s16, v64
m13522:
v_cmpx_o_f16 s[0:1], vcc_lo, v64
m13523:
v_cmpx_o_f16 s[0:1], m0, v64
m13524:
v_cmpx_o_f16 s[0:1], exec_hi, v64
m13525:
v_cmpx_o_f16 s[0:1], src_scc, v64
m13526:
v_cmpx_o_f16 s[0:1], 0, v64
m13527:
v_cmpx_o_f16 s[0:1], -16, v64
m13528:
v_cmpx_o_f16 s[0:1], 64, v64
m13529:
v_cmpx_o_f16 s[0:1], -4.0, v64
m13530:
v_cmpx_o_f16 s[0:1], 0.15915494, v64
m13531:
v_cmpx_o_f16 s[0:1], v32, s32
m13532:
v_cmpx_o_f16 s[0:1], v32, vcc_lo
m13533:
v_cmpx_o_f16 s[0:1], v32, m0
m13534:
v_cmpx_o_f16 s[0:1], v32, exec_hi
m13535:
v_cmpx_o_f16 s[0:1], v32, src_scc
m13536:
v_cmpx_o_f16 s[0:1], v32, 0
m13537:
v_cmpx_o_f16 s[0:1], v32, -16
m13538:
v_cmpx_o_f16 s[0:1], v32, 64
m13539:
v_cmpx_o_f16 s[0:1], v32, -4.0
m13540:
v_cmpx_o_f16 s[0:1], v32, 0.15915494
m13541:
v_cmpx_o_f16_e64 s[0:1], -|v32|, v64
m13542:
v_cmpx_o_f16_e64 s[0:1], v32, -|v64|
m13543:
v_cmpx_o_f16_e32 vcc, v32, v64
m13544:
v_cmpx_o_f16_e32 vcc, 0x1234, v64
m13545:
v_cmpx_o_f16_e64 s[0:1], v32, v64
m13546:
v_cmpx_o_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13547:
v_cmp_u_f16 s[0:1], v32, v64
m13548:
v_cmp_u_f16 s[0:1], s16, v64
m13549:
v_cmp_u_f16 s[0:1], vcc_lo, v64
m13550:
v_cmp_u_f16 s[0:1], m0, v64
m13551:
v_cmp_u_f16 s[0:1], exec_hi, v64
m13552:
v_cmp_u_f16 s[0:1], src_scc, v64
m13553:
v_cmp_u_f16 s[0:1], 0, v64
m13554:
v_cmp_u_f16 s[0:1], -16, v64
m13555:
v_cmp_u_f16 s[0:1], 64, v64
m13556:
v_cmp_u_f16 s[0:1], -4.0, v64
m13557:
v_cmp_u_f16 s[0:1], 0.15915494, v64
m13558:
v_cmp_u_f16 s[0:1], v32, s32
m13559:
v_cmp_u_f16 s[0:1], v32, vcc_lo
m13560:
v_cmp_u_f16 s[0:1], v32, m0
m13561:
v_cmp_u_f16 s[0:1], v32, exec_hi
m13562:
v_cmp_u_f16 s[0:1], v32, src_scc
m13563:
v_cmp_u_f16 s[0:1], v32, 0
m13564:
v_cmp_u_f16 s[0:1], v32, -16
m13565:
v_cmp_u_f16 s[0:1], v32, 64
m13566:
v_cmp_u_f16 s[0:1], v32, -4.0
m13567:
v_cmp_u_f16 s[0:1], v32, 0.15915494
m13568:
v_cmp_u_f16_e64 s[0:1], -|v32|, v64
m13569:
v_cmp_u_f16_e64 s[0:1], v32, -|v64|
m13570:
v_cmp_u_f16_e32 vcc, v32, v64
m13571:
v_cmp_u_f16_e32 vcc, 0x1234, v64
m13572:
v_cmp_u_f16_e64 s[0:1], v32, v64
m13573:
v_cmp_u_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13574:
v_cmpx_u_f16 s[0:1], v32, v64
m13575:
v_cmpx_u_f16 s[0:1], s16, v64
m13576:
v_cmpx_u_f16 s[0:1], vcc_lo, v64
m13577:
v_cmpx_u_f16 s[0:1], m0, v64
m13578:
v_cmpx_u_f16 s[0:1], exec_hi, v64
m13579:
v_cmpx_u_f16 s[0:1], src_scc, v64
m13580:
v_cmpx_u_f16 s[0:1], 0, v64
m13581:
v_cmpx_u_f16 s[0:1], -16, v64
m13582:
v_cmpx_u_f16 s[0:1], 64, v64
m13583:
v_cmpx_u_f16 s[0:1], -4.0, v64
m13584:
v_cmpx_u_f16 s[0:1], 0.15915494, v64
m13585:
v_cmpx_u_f16 s[0:1], v32, s32
m13586:
v_cmpx_u_f16 s[0:1], v32, vcc_lo
m13587:
v_cmpx_u_f16 s[0:1], v32, m0
m13588:
v_cmpx_u_f16 s[0:1], v32, exec_hi
m13589:
v_cmpx_u_f16 s[0:1], v32, src_scc
m13590:
v_cmpx_u_f16 s[0:1], v32, 0
m13591:
v_cmpx_u_f16 s[0:1], v32, -16
m13592:
v_cmpx_u_f16 s[0:1], v32, 64
m13593:
v_cmpx_u_f16 s[0:1], v32, -4.0
m13594:
v_cmpx_u_f16 s[0:1], v32, 0.15915494
m13595:
v_cmpx_u_f16_e64 s[0:1], -|v32|, v64
m13596:
v_cmpx_u_f16_e64 s[0:1], v32, -|v64|
m13597:
v_cmpx_u_f16_e32 vcc, v32, v64
m13598:
v_cmpx_u_f16_e32 vcc, 0x1234, v64
m13599:
v_cmpx_u_f16_e64 s[0:1], v32, v64
m13600:
v_cmpx_u_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13601:
v_cmp_nge_f16 s[0:1], v32, v64
m13602:
v_cmp_nge_f16 s[0:1], s16, v64
m13603:
v_cmp_nge_f16 s[0:1], vcc_lo, v64
m13604:
v_cmp_nge_f16 s[0:1], m0, v64
m13605:
v_cmp_nge_f16 s[0:1], exec_hi, v64
m13606:
v_cmp_nge_f16 s[0:1], src_scc, v64
m13607:
v_cmp_nge_f16 s[0:1], 0, v64
m13608:
v_cmp_nge_f16 s[0:1], -16, v64
m13609:
v_cmp_nge_f16 s[0:1], 64, v64
m13610:
v_cmp_nge_f16 s[0:1], -4.0, v64
m13611:
v_cmp_nge_f16 s[0:1], 0.15915494, v64
m13612:
v_cmp_nge_f16 s[0:1], v32, s32
m13613:
v_cmp_nge_f16 s[0:1], v32, vcc_lo
m13614:
v_cmp_nge_f16 s[0:1], v32, m0
m13615:
v_cmp_nge_f16 s[0:1], v32, exec_hi
m13616:
v_cmp_nge_f16 s[0:1], v32, src_scc
m13617:
v_cmp_nge_f16 s[0:1], v32, 0
m13618:
v_cmp_nge_f16 s[0:1], v32, -16
m13619:
v_cmp_nge_f16 s[0:1], v32, 64
m13620:
v_cmp_nge_f16 s[0:1], v32, -4.0
m13621:
v_cmp_nge_f16 s[0:1], v32, 0.15915494
m13622:
v_cmp_nge_f16_e64 s[0:1], -|v32|, v64
m13623:
v_cmp_nge_f16_e64 s[0:1], v32, -|v64|
m13624:
v_cmp_nge_f16_e32 vcc, v32, v64
m13625:
v_cmp_nge_f16_e32 vcc, 0x1234, v64
m13626:
v_cmp_nge_f16_e64 s[0:1], v32, v64
m13627:
v_cmp_nge_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13628:
v_cmpx_nge_f16 s[0:1], v32, v64
m13629:
v_cmpx_nge_f16 s[0:1], s16, v64
m13630:
v_cmpx_nge_f16 s[0:1], vcc_lo, v64
m13631:
v_cmpx_nge_f16 s[0:1], m0, v64
m13632:
v_cmpx_nge_f16 s[0:1], exec_hi, v64
m13633:
v_cmpx_nge_f16 s[0:1], src_scc, v64
m13634:
v_cmpx_nge_f16 s[0:1], 0, v64
m13635:
v_cmpx_nge_f16 s[0:1], -16, v64
m13636:
v_cmpx_nge_f16 s[0:1], 64, v64
m13637:
v_cmpx_nge_f16 s[0:1], -4.0, v64
m13638:
v_cmpx_nge_f16 s[0:1], 0.15915494, v64
m13639:
v_cmpx_nge_f16 s[0:1], v32, s32
m13640:
v_cmpx_nge_f16 s[0:1], v32, vcc_lo
m13641:
v_cmpx_nge_f16 s[0:1], v32, m0
m13642:
v_cmpx_nge_f16 s[0:1], v32, exec_hi
m13643:
v_cmpx_nge_f16 s[0:1], v32, src_scc
m13644:
v_cmpx_nge_f16 s[0:1], v32, 0
m13645:
v_cmpx_nge_f16 s[0:1], v32, -16
m13646:
v_cmpx_nge_f16 s[0:1], v32, 64
m13647:
v_cmpx_nge_f16 s[0:1], v32, -4.0
m13648:
v_cmpx_nge_f16 s[0:1], v32, 0.15915494
m13649:
v_cmpx_nge_f16_e64 s[0:1], -|v32|, v64
m13650:
v_cmpx_nge_f16_e64 s[0:1], v32, -|v64|
m13651:
v_cmpx_nge_f16_e32 vcc, v32, v64
m13652:
v_cmpx_nge_f16_e32 vcc, 0x1234, v64
m13653:
v_cmpx_nge_f16_e64 s[0:1], v32, v64
m13654:
v_cmpx_nge_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13655:
v_cmp_nlg_f16 s[0:1], v32, v64
m13656:
v_cmp_nlg_f16 s[0:1], s16, v64
m13657:
v_cmp_nlg_f16 s[0:1], vcc_lo, v64
m13658:
v_cmp_nlg_f16 s[0:1], m0, v64
m13659:
v_cmp_nlg_f16 s[0:1], exec_hi, v64
m13660:
v_cmp_nlg_f16 s[0:1], src_scc, v64
m13661:
v_cmp_nlg_f16 s[0:1], 0, v64
m13662:
v_cmp_nlg_f16 s[0:1], -16, v64
m13663:
v_cmp_nlg_f16 s[0:1], 64, v64
m13664:
v_cmp_nlg_f16 s[0:1], -4.0, v64
m13665:
v_cmp_nlg_f16 s[0:1], 0.15915494, v64
m13666:
v_cmp_nlg_f16 s[0:1], v32, s32
m13667:
v_cmp_nlg_f16 s[0:1], v32, vcc_lo
m13668:
v_cmp_nlg_f16 s[0:1], v32, m0
m13669:
v_cmp_nlg_f16 s[0:1], v32, exec_hi
m13670:
v_cmp_nlg_f16 s[0:1], v32, src_scc
m13671:
v_cmp_nlg_f16 s[0:1], v32, 0
m13672:
v_cmp_nlg_f16 s[0:1], v32, -16
m13673:
v_cmp_nlg_f16 s[0:1], v32, 64
m13674:
v_cmp_nlg_f16 s[0:1], v32, -4.0
m13675:
v_cmp_nlg_f16 s[0:1], v32, 0.15915494
m13676:
v_cmp_nlg_f16_e64 s[0:1], -|v32|, v64
m13677:
v_cmp_nlg_f16_e64 s[0:1], v32, -|v64|
m13678:
v_cmp_nlg_f16_e32 vcc, v32, v64
m13679:
v_cmp_nlg_f16_e32 vcc, 0x1234, v64
m13680:
v_cmp_nlg_f16_e64 s[0:1], v32, v64
m13681:
v_cmp_nlg_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13682:
v_cmpx_nlg_f16 s[0:1], v32, v64
m13683:
v_cmpx_nlg_f16 s[0:1], s16, v64
m13684:
v_cmpx_nlg_f16 s[0:1], vcc_lo, v64
m13685:
v_cmpx_nlg_f16 s[0:1], m0, v64
m13686:
v_cmpx_nlg_f16 s[0:1], exec_hi, v64
m13687:
v_cmpx_nlg_f16 s[0:1], src_scc, v64
m13688:
v_cmpx_nlg_f16 s[0:1], 0, v64
m13689:
v_cmpx_nlg_f16 s[0:1], -16, v64
m13690:
v_cmpx_nlg_f16 s[0:1], 64, v64
m13691:
v_cmpx_nlg_f16 s[0:1], -4.0, v64
m13692:
v_cmpx_nlg_f16 s[0:1], 0.15915494, v64
m13693:
v_cmpx_nlg_f16 s[0:1], v32, s32
m13694:
v_cmpx_nlg_f16 s[0:1], v32, vcc_lo
m13695:
v_cmpx_nlg_f16 s[0:1], v32, m0
m13696:
v_cmpx_nlg_f16 s[0:1], v32, exec_hi
m13697:
v_cmpx_nlg_f16 s[0:1], v32, src_scc
m13698:
v_cmpx_nlg_f16 s[0:1], v32, 0
m13699:
v_cmpx_nlg_f16 s[0:1], v32, -16
m13700:
v_cmpx_nlg_f16 s[0:1], v32, 64
m13701:
v_cmpx_nlg_f16 s[0:1], v32, -4.0
m13702:
v_cmpx_nlg_f16 s[0:1], v32, 0.15915494
m13703:
v_cmpx_nlg_f16_e64 s[0:1], -|v32|, v64
m13704:
v_cmpx_nlg_f16_e64 s[0:1], v32, -|v64|
m13705:
v_cmpx_nlg_f16_e32 vcc, v32, v64
m13706:
v_cmpx_nlg_f16_e32 vcc, 0x1234, v64
m13707:
v_cmpx_nlg_f16_e64 s[0:1], v32, v64
m13708:
v_cmpx_nlg_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13709:
v_cmp_ngt_f16 s[0:1], v32, v64
m13710:
v_cmp_ngt_f16 s[0:1], s16, v64
m13711:
v_cmp_ngt_f16 s[0:1], vcc_lo, v64
m13712:
v_cmp_ngt_f16 s[0:1], m0, v64
m13713:
v_cmp_ngt_f16 s[0:1], exec_hi, v64
m13714:
v_cmp_ngt_f16 s[0:1], src_scc, v64
m13715:
v_cmp_ngt_f16 s[0:1], 0, v64
m13716:
v_cmp_ngt_f16 s[0:1], -16, v64
m13717:
v_cmp_ngt_f16 s[0:1], 64, v64
m13718:
v_cmp_ngt_f16 s[0:1], -4.0, v64
m13719:
v_cmp_ngt_f16 s[0:1], 0.15915494, v64
m13720:
v_cmp_ngt_f16 s[0:1], v32, s32
m13721:
v_cmp_ngt_f16 s[0:1], v32, vcc_lo
m13722:
v_cmp_ngt_f16 s[0:1], v32, m0
m13723:
v_cmp_ngt_f16 s[0:1], v32, exec_hi
m13724:
v_cmp_ngt_f16 s[0:1], v32, src_scc
m13725:
v_cmp_ngt_f16 s[0:1], v32, 0
m13726:
v_cmp_ngt_f16 s[0:1], v32, -16
m13727:
v_cmp_ngt_f16 s[0:1], v32, 64
m13728:
v_cmp_ngt_f16 s[0:1], v32, -4.0
m13729:
v_cmp_ngt_f16 s[0:1], v32, 0.15915494
m13730:
v_cmp_ngt_f16_e64 s[0:1], -|v32|, v64
m13731:
v_cmp_ngt_f16_e64 s[0:1], v32, -|v64|
m13732:
v_cmp_ngt_f16_e32 vcc, v32, v64
m13733:
v_cmp_ngt_f16_e32 vcc, 0x1234, v64
m13734:
v_cmp_ngt_f16_e64 s[0:1], v32, v64
m13735:
v_cmp_ngt_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13736:
v_cmpx_ngt_f16 s[0:1], v32, v64
m13737:
v_cmpx_ngt_f16 s[0:1], s16, v64
m13738:
v_cmpx_ngt_f16 s[0:1], vcc_lo, v64
m13739:
v_cmpx_ngt_f16 s[0:1], m0, v64
m13740:
v_cmpx_ngt_f16 s[0:1], exec_hi, v64
m13741:
v_cmpx_ngt_f16 s[0:1], src_scc, v64
m13742:
v_cmpx_ngt_f16 s[0:1], 0, v64
m13743:
v_cmpx_ngt_f16 s[0:1], -16, v64
m13744:
v_cmpx_ngt_f16 s[0:1], 64, v64
m13745:
v_cmpx_ngt_f16 s[0:1], -4.0, v64
m13746:
v_cmpx_ngt_f16 s[0:1], 0.15915494, v64
m13747:
v_cmpx_ngt_f16 s[0:1], v32, s32
m13748:
v_cmpx_ngt_f16 s[0:1], v32, vcc_lo
m13749:
v_cmpx_ngt_f16 s[0:1], v32, m0
m13750:
v_cmpx_ngt_f16 s[0:1], v32, exec_hi
m13751:
v_cmpx_ngt_f16 s[0:1], v32, src_scc
m13752:
v_cmpx_ngt_f16 s[0:1], v32, 0
m13753:
v_cmpx_ngt_f16 s[0:1], v32, -16
m13754:
v_cmpx_ngt_f16 s[0:1], v32, 64
m13755:
v_cmpx_ngt_f16 s[0:1], v32, -4.0
m13756:
v_cmpx_ngt_f16 s[0:1], v32, 0.15915494
m13757:
v_cmpx_ngt_f16_e64 s[0:1], -|v32|, v64
m13758:
v_cmpx_ngt_f16_e64 s[0:1], v32, -|v64|
m13759:
v_cmpx_ngt_f16_e32 vcc, v32, v64
m13760:
v_cmpx_ngt_f16_e32 vcc, 0x1234, v64
m13761:
v_cmpx_ngt_f16_e64 s[0:1], v32, v64
m13762:
v_cmpx_ngt_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13763:
v_cmp_nle_f16 s[0:1], v32, v64
m13764:
v_cmp_nle_f16 s[0:1], s16, v64
m13765:
v_cmp_nle_f16 s[0:1], vcc_lo, v64
m13766:
v_cmp_nle_f16 s[0:1], m0, v64
m13767:
v_cmp_nle_f16 s[0:1], exec_hi, v64
m13768:
v_cmp_nle_f16 s[0:1], src_scc, v64
m13769:
v_cmp_nle_f16 s[0:1], 0, v64
m13770:
v_cmp_nle_f16 s[0:1], -16, v64
m13771:
v_cmp_nle_f16 s[0:1], 64, v64
m13772:
v_cmp_nle_f16 s[0:1], -4.0, v64
m13773:
v_cmp_nle_f16 s[0:1], 0.15915494, v64
m13774:
v_cmp_nle_f16 s[0:1], v32, s32
m13775:
v_cmp_nle_f16 s[0:1], v32, vcc_lo
m13776:
v_cmp_nle_f16 s[0:1], v32, m0
m13777:
v_cmp_nle_f16 s[0:1], v32, exec_hi
m13778:
v_cmp_nle_f16 s[0:1], v32, src_scc
m13779:
v_cmp_nle_f16 s[0:1], v32, 0
m13780:
v_cmp_nle_f16 s[0:1], v32, -16
m13781:
v_cmp_nle_f16 s[0:1], v32, 64
m13782:
v_cmp_nle_f16 s[0:1], v32, -4.0
m13783:
v_cmp_nle_f16 s[0:1], v32, 0.15915494
m13784:
v_cmp_nle_f16_e64 s[0:1], -|v32|, v64
m13785:
v_cmp_nle_f16_e64 s[0:1], v32, -|v64|
m13786:
v_cmp_nle_f16_e32 vcc, v32, v64
m13787:
v_cmp_nle_f16_e32 vcc, 0x1234, v64
m13788:
v_cmp_nle_f16_e64 s[0:1], v32, v64
m13789:
v_cmp_nle_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13790:
v_cmpx_nle_f16 s[0:1], v32, v64
m13791:
v_cmpx_nle_f16 s[0:1], s16, v64
m13792:
v_cmpx_nle_f16 s[0:1], vcc_lo, v64
m13793:
v_cmpx_nle_f16 s[0:1], m0, v64
m13794:
v_cmpx_nle_f16 s[0:1], exec_hi, v64
m13795:
v_cmpx_nle_f16 s[0:1], src_scc, v64
m13796:
v_cmpx_nle_f16 s[0:1], 0, v64
m13797:
v_cmpx_nle_f16 s[0:1], -16, v64
m13798:
v_cmpx_nle_f16 s[0:1], 64, v64
m13799:
v_cmpx_nle_f16 s[0:1], -4.0, v64
m13800:
v_cmpx_nle_f16 s[0:1], 0.15915494, v64
m13801:
v_cmpx_nle_f16 s[0:1], v32, s32
m13802:
v_cmpx_nle_f16 s[0:1], v32, vcc_lo
m13803:
v_cmpx_nle_f16 s[0:1], v32, m0
m13804:
v_cmpx_nle_f16 s[0:1], v32, exec_hi
m13805:
v_cmpx_nle_f16 s[0:1], v32, src_scc
m13806:
v_cmpx_nle_f16 s[0:1], v32, 0
m13807:
v_cmpx_nle_f16 s[0:1], v32, -16
m13808:
v_cmpx_nle_f16 s[0:1], v32, 64
m13809:
v_cmpx_nle_f16 s[0:1], v32, -4.0
m13810:
v_cmpx_nle_f16 s[0:1], v32, 0.15915494
m13811:
v_cmpx_nle_f16_e64 s[0:1], -|v32|, v64
m13812:
v_cmpx_nle_f16_e64 s[0:1], v32, -|v64|
m13813:
v_cmpx_nle_f16_e32 vcc, v32, v64
m13814:
v_cmpx_nle_f16_e32 vcc, 0x1234, v64
m13815:
v_cmpx_nle_f16_e64 s[0:1], v32, v64
m13816:
v_cmpx_nle_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13817:
v_cmp_neq_f16 s[0:1], v32, v64
m13818:
v_cmp_neq_f16 s[0:1], s16, v64
m13819:
v_cmp_neq_f16 s[0:1], vcc_lo, v64
m13820:
v_cmp_neq_f16 s[0:1], m0, v64
m13821:
v_cmp_neq_f16 s[0:1], exec_hi, v64
m13822:
v_cmp_neq_f16 s[0:1], src_scc, v64
m13823:
v_cmp_neq_f16 s[0:1], 0, v64
m13824:
v_cmp_neq_f16 s[0:1], -16, v64
m13825:
v_cmp_neq_f16 s[0:1], 64, v64
m13826:
v_cmp_neq_f16 s[0:1], -4.0, v64
m13827:
v_cmp_neq_f16 s[0:1], 0.15915494, v64
m13828:
v_cmp_neq_f16 s[0:1], v32, s32
m13829:
v_cmp_neq_f16 s[0:1], v32, vcc_lo
m13830:
v_cmp_neq_f16 s[0:1], v32, m0
m13831:
v_cmp_neq_f16 s[0:1], v32, exec_hi
m13832:
v_cmp_neq_f16 s[0:1], v32, src_scc
m13833:
v_cmp_neq_f16 s[0:1], v32, 0
m13834:
v_cmp_neq_f16 s[0:1], v32, -16
m13835:
v_cmp_neq_f16 s[0:1], v32, 64
m13836:
v_cmp_neq_f16 s[0:1], v32, -4.0
m13837:
v_cmp_neq_f16 s[0:1], v32, 0.15915494
m13838:
v_cmp_neq_f16_e64 s[0:1], -|v32|, v64
m13839:
v_cmp_neq_f16_e64 s[0:1], v32, -|v64|
m13840:
v_cmp_neq_f16_e32 vcc, v32, v64
m13841:
v_cmp_neq_f16_e32 vcc, 0x1234, v64
m13842:
v_cmp_neq_f16_e64 s[0:1], v32, v64
m13843:
v_cmp_neq_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13844:
v_cmpx_neq_f16 s[0:1], v32, v64
m13845:
v_cmpx_neq_f16 s[0:1], s16, v64
m13846:
v_cmpx_neq_f16 s[0:1], vcc_lo, v64
m13847:
v_cmpx_neq_f16 s[0:1], m0, v64
m13848:
v_cmpx_neq_f16 s[0:1], exec_hi, v64
m13849:
v_cmpx_neq_f16 s[0:1], src_scc, v64
m13850:
v_cmpx_neq_f16 s[0:1], 0, v64
m13851:
v_cmpx_neq_f16 s[0:1], -16, v64
m13852:
v_cmpx_neq_f16 s[0:1], 64, v64
m13853:
v_cmpx_neq_f16 s[0:1], -4.0, v64
m13854:
v_cmpx_neq_f16 s[0:1], 0.15915494, v64
m13855:
v_cmpx_neq_f16 s[0:1], v32, s32
m13856:
v_cmpx_neq_f16 s[0:1], v32, vcc_lo
m13857:
v_cmpx_neq_f16 s[0:1], v32, m0
m13858:
v_cmpx_neq_f16 s[0:1], v32, exec_hi
m13859:
v_cmpx_neq_f16 s[0:1], v32, src_scc
m13860:
v_cmpx_neq_f16 s[0:1], v32, 0
m13861:
v_cmpx_neq_f16 s[0:1], v32, -16
m13862:
v_cmpx_neq_f16 s[0:1], v32, 64
m13863:
v_cmpx_neq_f16 s[0:1], v32, -4.0
m13864:
v_cmpx_neq_f16 s[0:1], v32, 0.15915494
m13865:
v_cmpx_neq_f16_e64 s[0:1], -|v32|, v64
m13866:
v_cmpx_neq_f16_e64 s[0:1], v32, -|v64|
m13867:
v_cmpx_neq_f16_e32 vcc, v32, v64
m13868:
v_cmpx_neq_f16_e32 vcc, 0x1234, v64
m13869:
v_cmpx_neq_f16_e64 s[0:1], v32, v64
m13870:
v_cmpx_neq_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13871:
v_cmp_nlt_f16 s[0:1], v32, v64
m13872:
v_cmp_nlt_f16 s[0:1], s16, v64
m13873:
v_cmp_nlt_f16 s[0:1], vcc_lo, v64
m13874:
v_cmp_nlt_f16 s[0:1], m0, v64
m13875:
v_cmp_nlt_f16 s[0:1], exec_hi, v64
m13876:
v_cmp_nlt_f16 s[0:1], src_scc, v64
m13877:
v_cmp_nlt_f16 s[0:1], 0, v64
m13878:
v_cmp_nlt_f16 s[0:1], -16, v64
m13879:
v_cmp_nlt_f16 s[0:1], 64, v64
m13880:
v_cmp_nlt_f16 s[0:1], -4.0, v64
m13881:
v_cmp_nlt_f16 s[0:1], 0.15915494, v64
m13882:
v_cmp_nlt_f16 s[0:1], v32, s32
m13883:
v_cmp_nlt_f16 s[0:1], v32, vcc_lo
m13884:
v_cmp_nlt_f16 s[0:1], v32, m0
m13885:
v_cmp_nlt_f16 s[0:1], v32, exec_hi
m13886:
v_cmp_nlt_f16 s[0:1], v32, src_scc
m13887:
v_cmp_nlt_f16 s[0:1], v32, 0
m13888:
v_cmp_nlt_f16 s[0:1], v32, -16
m13889:
v_cmp_nlt_f16 s[0:1], v32, 64
m13890:
v_cmp_nlt_f16 s[0:1], v32, -4.0
m13891:
v_cmp_nlt_f16 s[0:1], v32, 0.15915494
m13892:
v_cmp_nlt_f16_e64 s[0:1], -|v32|, v64
m13893:
v_cmp_nlt_f16_e64 s[0:1], v32, -|v64|
m13894:
v_cmp_nlt_f16_e32 vcc, v32, v64
m13895:
v_cmp_nlt_f16_e32 vcc, 0x1234, v64
m13896:
v_cmp_nlt_f16_e64 s[0:1], v32, v64
m13897:
v_cmp_nlt_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13898:
v_cmpx_nlt_f16 s[0:1], v32, v64
m13899:
v_cmpx_nlt_f16 s[0:1], s16, v64
m13900:
v_cmpx_nlt_f16 s[0:1], vcc_lo, v64
m13901:
v_cmpx_nlt_f16 s[0:1], m0, v64
m13902:
v_cmpx_nlt_f16 s[0:1], exec_hi, v64
m13903:
v_cmpx_nlt_f16 s[0:1], src_scc, v64
m13904:
v_cmpx_nlt_f16 s[0:1], 0, v64
m13905:
v_cmpx_nlt_f16 s[0:1], -16, v64
m13906:
v_cmpx_nlt_f16 s[0:1], 64, v64
m13907:
v_cmpx_nlt_f16 s[0:1], -4.0, v64
m13908:
v_cmpx_nlt_f16 s[0:1], 0.15915494, v64
m13909:
v_cmpx_nlt_f16 s[0:1], v32, s32
m13910:
v_cmpx_nlt_f16 s[0:1], v32, vcc_lo
m13911:
v_cmpx_nlt_f16 s[0:1], v32, m0
m13912:
v_cmpx_nlt_f16 s[0:1], v32, exec_hi
m13913:
v_cmpx_nlt_f16 s[0:1], v32, src_scc
m13914:
v_cmpx_nlt_f16 s[0:1], v32, 0
m13915:
v_cmpx_nlt_f16 s[0:1], v32, -16
m13916:
v_cmpx_nlt_f16 s[0:1], v32, 64
m13917:
v_cmpx_nlt_f16 s[0:1], v32, -4.0
m13918:
v_cmpx_nlt_f16 s[0:1], v32, 0.15915494
m13919:
v_cmpx_nlt_f16_e64 s[0:1], -|v32|, v64
m13920:
v_cmpx_nlt_f16_e64 s[0:1], v32, -|v64|
m13921:
v_cmpx_nlt_f16_e32 vcc, v32, v64
m13922:
v_cmpx_nlt_f16_e32 vcc, 0x1234, v64
m13923:
v_cmpx_nlt_f16_e64 s[0:1], v32, v64
m13924:
v_cmpx_nlt_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13925:
v_cmp_tru_f16 s[0:1], v32, v64
m13926:
v_cmp_tru_f16 s[0:1], s16, v64
m13927:
v_cmp_tru_f16 s[0:1], vcc_lo, v64
m13928:
v_cmp_tru_f16 s[0:1], m0, v64
m13929:
v_cmp_tru_f16 s[0:1], exec_hi, v64
m13930:
v_cmp_tru_f16 s[0:1], src_scc, v64
m13931:
v_cmp_tru_f16 s[0:1], 0, v64
m13932:
v_cmp_tru_f16 s[0:1], -16, v64
m13933:
v_cmp_tru_f16 s[0:1], 64, v64
m13934:
v_cmp_tru_f16 s[0:1], -4.0, v64
m13935:
v_cmp_tru_f16 s[0:1], 0.15915494, v64
m13936:
v_cmp_tru_f16 s[0:1], v32, s32
m13937:
v_cmp_tru_f16 s[0:1], v32, vcc_lo
m13938:
v_cmp_tru_f16 s[0:1], v32, m0
m13939:
v_cmp_tru_f16 s[0:1], v32, exec_hi
m13940:
v_cmp_tru_f16 s[0:1], v32, src_scc
m13941:
v_cmp_tru_f16 s[0:1], v32, 0
m13942:
v_cmp_tru_f16 s[0:1], v32, -16
m13943:
v_cmp_tru_f16 s[0:1], v32, 64
m13944:
v_cmp_tru_f16 s[0:1], v32, -4.0
m13945:
v_cmp_tru_f16 s[0:1], v32, 0.15915494
m13946:
v_cmp_tru_f16_e64 s[0:1], -|v32|, v64
m13947:
v_cmp_tru_f16_e64 s[0:1], v32, -|v64|
m13948:
v_cmp_tru_f16_e32 vcc, v32, v64
m13949:
v_cmp_tru_f16_e32 vcc, 0x1234, v64
m13950:
v_cmp_tru_f16_e64 s[0:1], v32, v64
m13951:
v_cmp_tru_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13952:
v_cmpx_tru_f16 s[0:1], v32, v64
m13953:
v_cmpx_tru_f16 s[0:1], s16, v64
m13954:
v_cmpx_tru_f16 s[0:1], vcc_lo, v64
m13955:
v_cmpx_tru_f16 s[0:1], m0, v64
m13956:
v_cmpx_tru_f16 s[0:1], exec_hi, v64
m13957:
v_cmpx_tru_f16 s[0:1], src_scc, v64
m13958:
v_cmpx_tru_f16 s[0:1], 0, v64
m13959:
v_cmpx_tru_f16 s[0:1], -16, v64
m13960:
v_cmpx_tru_f16 s[0:1], 64, v64
m13961:
v_cmpx_tru_f16 s[0:1], -4.0, v64
m13962:
v_cmpx_tru_f16 s[0:1], 0.15915494, v64
m13963:
v_cmpx_tru_f16 s[0:1], v32, s32
m13964:
v_cmpx_tru_f16 s[0:1], v32, vcc_lo
m13965:
v_cmpx_tru_f16 s[0:1], v32, m0
m13966:
v_cmpx_tru_f16 s[0:1], v32, exec_hi
m13967:
v_cmpx_tru_f16 s[0:1], v32, src_scc
m13968:
v_cmpx_tru_f16 s[0:1], v32, 0
m13969:
v_cmpx_tru_f16 s[0:1], v32, -16
m13970:
v_cmpx_tru_f16 s[0:1], v32, 64
m13971:
v_cmpx_tru_f16 s[0:1], v32, -4.0
m13972:
v_cmpx_tru_f16 s[0:1], v32, 0.15915494
m13973:
v_cmpx_tru_f16_e64 s[0:1], -|v32|, v64
m13974:
v_cmpx_tru_f16_e64 s[0:1], v32, -|v64|
m13975:
v_cmpx_tru_f16_e32 vcc, v32, v64
m13976:
v_cmpx_tru_f16_e32 vcc, 0x1234, v64
m13977:
v_cmpx_tru_f16_e64 s[0:1], v32, v64
m13978:
v_cmpx_tru_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13979:
v_cmp_f_f32 s[0:1], v32, v64
m13980:
v_cmp_f_f32 s[0:1], s16, v64
m13981:
v_cmp_f_f32 s[0:1], vcc_lo, v64
m13982:
v_cmp_f_f32 s[0:1], m0, v64
m13983:
v_cmp_f_f32 s[0:1], exec_hi, v64
m13984:
v_cmp_f_f32 s[0:1], src_scc, v64
m13985:
v_cmp_f_f32 s[0:1], 0, v64
m13986:
v_cmp_f_f32 s[0:1], -16, v64
m13987:
v_cmp_f_f32 s[0:1], 64, v64
m13988:
v_cmp_f_f32 s[0:1], -4.0, v64
m13989:
v_cmp_f_f32 s[0:1], 0.15915494, v64
m13990:
v_cmp_f_f32 s[0:1], v32, s32
m13991:
v_cmp_f_f32 s[0:1], v32, vcc_lo
m13992:
v_cmp_f_f32 s[0:1], v32, m0
m13993:
v_cmp_f_f32 s[0:1], v32, exec_hi
m13994:
v_cmp_f_f32 s[0:1], v32, src_scc
m13995:
v_cmp_f_f32 s[0:1], v32, 0
m13996:
v_cmp_f_f32 s[0:1], v32, -16
m13997:
v_cmp_f_f32 s[0:1], v32, 64
m13998:
v_cmp_f_f32 s[0:1], v32, -4.0
m13999:
v_cmp_f_f32 s[0:1], v32, 0.15915494
m14000:
v_cmp_f_f32_e64 s[0:1], -|v32|, v64
m14001:
v_cmp_f_f32_e64 s[0:1], v32, -|v64|
m14002:
v_cmp_f_f32_e32 vcc, v32, v64
m14003:
v_cmp_f_f32_e32 vcc, 0x12345678, v64
m14004:
v_cmp_f_f32_e64 s[0:1], v32, v64
m14005:
v_cmp_f_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m14006:
v_cmpx_f_f32 s[0:1], v32, v64
m14007:
v_cmpx_f_f32 s[0:1], s16, v64
m14008:
v_cmpx_f_f32 s[0:1], vcc_lo, v64
m14009:
v_cmpx_f_f32 s[0:1], m0, v64
m14010:
v_cmpx_f_f32 s[0:1], exec_hi, v64
m14011:
v_cmpx_f_f32 s[0:1], src_scc, v64
m14012:
v_cmpx_f_f32 s[0:1], 0, v64
m14013:
v_cmpx_f_f32 s[0:1], -16, v64
m14014:
v_cmpx_f_f32 s[0:1], 64, v64
m14015:
v_cmpx_f_f32 s[0:1], -4.0, v64
m14016:
v_cmpx_f_f32 s[0:1], 0.15915494, v64
m14017:
v_cmpx_f_f32 s[0:1], v32, s32
m14018:
v_cmpx_f_f32 s[0:1], v32, vcc_lo
m14019:
v_cmpx_f_f32 s[0:1], v32, m0
m14020:
v_cmpx_f_f32 s[0:1], v32, exec_hi
m14021:
v_cmpx_f_f32 s[0:1], v32, src_scc
m14022:
v_cmpx_f_f32 s[0:1], v32, 0
m14023:
v_cmpx_f_f32 s[0:1], v32, -16
m14024:
v_cmpx_f_f32 s[0:1], v32, 64
m14025:
v_cmpx_f_f32 s[0:1], v32, -4.0
m14026:
v_cmpx_f_f32 s[0:1], v32, 0.15915494
m14027:
v_cmpx_f_f32_e64 s[0:1], -|v32|, v64
m14028:
v_cmpx_f_f32_e64 s[0:1], v32, -|v64|
m14029:
v_cmpx_f_f32_e32 vcc, v32, v64
m14030:
v_cmpx_f_f32_e32 vcc, 0x12345678, v64
m14031:
v_cmpx_f_f32_e64 s[0:1], v32, v64
m14032:
v_cmpx_f_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m14033:
v_cmp_lt_f32 s[0:1], v32, v64
m14034:
v_cmp_lt_f32 s[0:1], s16, v64
m14035:
v_cmp_lt_f32 s[0:1], vcc_lo, v64
m14036:
v_cmp_lt_f32 s[0:1], m0, v64
m14037:
v_cmp_lt_f32 s[0:1], exec_hi, v64
m14038:
v_cmp_lt_f32 s[0:1], src_scc, v64
m14039:
v_cmp_lt_f32 s[0:1], 0, v64
m14040:
v_cmp_lt_f32 s[0:1], -16, v64
m14041:
v_cmp_lt_f32 s[0:1], 64, v64
m14042:
v_cmp_lt_f32 s[0:1], -4.0, v64
m14043:
v_cmp_lt_f32 s[0:1], 0.15915494, v64
m14044:
v_cmp_lt_f32 s[0:1], v32, s32
m14045:
v_cmp_lt_f32 s[0:1], v32, vcc_lo
m14046:
v_cmp_lt_f32 s[0:1], v32, m0
m14047:
v_cmp_lt_f32 s[0:1], v32, exec_hi
m14048:
v_cmp_lt_f32 s[0:1], v32, src_scc
m14049:
v_cmp_lt_f32 s[0:1], v32, 0
m14050:
v_cmp_lt_f32 s[0:1], v32, -16
m14051:
v_cmp_lt_f32 s[0:1], v32, 64
m14052:
v_cmp_lt_f32 s[0:1], v32, -4.0
m14053:
v_cmp_lt_f32 s[0:1], v32, 0.15915494
m14054:
v_cmp_lt_f32_e64 s[0:1], -|v32|, v64
m14055:
v_cmp_lt_f32_e64 s[0:1], v32, -|v64|
m14056:
v_cmp_lt_f32_e32 vcc, v32, v64
m14057:
v_cmp_lt_f32_e32 vcc, 0x12345678, v64
m14058:
v_cmp_lt_f32_e64 s[0:1], v32, v64
m14059:
v_cmp_lt_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m14060:
v_cmpx_lt_f32 s[0:1], v32, v64
m14061:
v_cmpx_lt_f32 s[0:1], s16, v64
m14062:
v_cmpx_lt_f32 s[0:1], vcc_lo, v64
m14063:
v_cmpx_lt_f32 s[0:1], m0, v64
m14064:
v_cmpx_lt_f32 s[0:1], exec_hi, v64
m14065:
v_cmpx_lt_f32 s[0:1], src_scc, v64
m14066:
v_cmpx_lt_f32 s[0:1], 0, v64
m14067:
v_cmpx_lt_f32 s[0:1], -16, v64
m14068:
v_cmpx_lt_f32 s[0:1], 64, v64
m14069:
v_cmpx_lt_f32 s[0:1], -4.0, v64
m14070:
v_cmpx_lt_f32 s[0:1], 0.15915494, v64
m14071:
v_cmpx_lt_f32 s[0:1], v32, s32
m14072:
v_cmpx_lt_f32 s[0:1], v32, vcc_lo
m14073:
v_cmpx_lt_f32 s[0:1], v32, m0
m14074:
v_cmpx_lt_f32 s[0:1], v32, exec_hi
m14075:
v_cmpx_lt_f32 s[0:1], v32, src_scc
m14076:
v_cmpx_lt_f32 s[0:1], v32, 0
m14077:
v_cmpx_lt_f32 s[0:1], v32, -16
m14078:
v_cmpx_lt_f32 s[0:1], v32, 64
m14079:
v_cmpx_lt_f32 s[0:1], v32, -4.0
m14080:
v_cmpx_lt_f32 s[0:1], v32, 0.15915494
m14081:
v_cmpx_lt_f32_e64 s[0:1], -|v32|, v64
m14082:
v_cmpx_lt_f32_e64 s[0:1], v32, -|v64|
m14083:
v_cmpx_lt_f32_e32 vcc, v32, v64
m14084:
v_cmpx_lt_f32_e32 vcc, 0x12345678, v64
m14085:
v_cmpx_lt_f32_e64 s[0:1], v32, v64
m14086:
v_cmpx_lt_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m14087:
v_cmp_eq_f32 s[0:1], v32, v64
m14088:
v_cmp_eq_f32 s[0:1], s16, v64
m14089:
v_cmp_eq_f32 s[0:1], vcc_lo, v64
m14090:
v_cmp_eq_f32 s[0:1], m0, v64
m14091:
v_cmp_eq_f32 s[0:1], exec_hi, v64
m14092:
v_cmp_eq_f32 s[0:1], src_scc, v64
m14093:
v_cmp_eq_f32 s[0:1], 0, v64
m14094:
v_cmp_eq_f32 s[0:1], -16, v64
m14095:
v_cmp_eq_f32 s[0:1], 64, v64
m14096:
v_cmp_eq_f32 s[0:1], -4.0, v64
m14097:
v_cmp_eq_f32 s[0:1], 0.15915494, v64
m14098:
v_cmp_eq_f32 s[0:1], v32, s32
m14099:
v_cmp_eq_f32 s[0:1], v32, vcc_lo
m14100:
v_cmp_eq_f32 s[0:1], v32, m0
m14101:
v_cmp_eq_f32 s[0:1], v32, exec_hi
m14102:
v_cmp_eq_f32 s[0:1], v32, src_scc
m14103:
v_cmp_eq_f32 s[0:1], v32, 0
m14104:
v_cmp_eq_f32 s[0:1], v32, -16
m14105:
v_cmp_eq_f32 s[0:1], v32, 64
m14106:
v_cmp_eq_f32 s[0:1], v32, -4.0
m14107:
v_cmp_eq_f32 s[0:1], v32, 0.15915494
m14108:
v_cmp_eq_f32_e64 s[0:1], -|v32|, v64
m14109:
v_cmp_eq_f32_e64 s[0:1], v32, -|v64|
m14110:
v_cmp_eq_f32_e32 vcc, v32, v64
m14111:
v_cmp_eq_f32_e32 vcc, 0x12345678, v64
m14112:
v_cmp_eq_f32_e64 s[0:1], v32, v64
m14113:
v_cmp_eq_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m14114:
v_cmpx_eq_f32 s[0:1], v32, v64
m14115:
v_cmpx_eq_f32 s[0:1], s16, v64
m14116:
v_cmpx_eq_f32 s[0:1], vcc_lo, v64
m14117:
v_cmpx_eq_f32 s[0:1], m0, v64
m14118:
v_cmpx_eq_f32 s[0:1], exec_hi, v64
m14119:
v_cmpx_eq_f32 s[0:1], src_scc, v64
m14120:
v_cmpx_eq_f32 s[0:1], 0, v64
m14121:
v_cmpx_eq_f32 s[0:1], -16, v64
m14122:
v_cmpx_eq_f32 s[0:1], 64, v64
m14123:
v_cmpx_eq_f32 s[0:1], -4.0, v64
m14124:
v_cmpx_eq_f32 s[0:1], 0.15915494, v64
m14125:
v_cmpx_eq_f32 s[0:1], v32, s32
m14126:
v_cmpx_eq_f32 s[0:1], v32, vcc_lo
m14127:
v_cmpx_eq_f32 s[0:1], v32, m0
m14128:
v_cmpx_eq_f32 s[0:1], v32, exec_hi
m14129:
v_cmpx_eq_f32 s[0:1], v32, src_scc
m14130:
v_cmpx_eq_f32 s[0:1], v32, 0
m14131:
v_cmpx_eq_f32 s[0:1], v32, -16
m14132:
v_cmpx_eq_f32 s[0:1], v32, 64
m14133:
v_cmpx_eq_f32 s[0:1], v32, -4.0
m14134:
v_cmpx_eq_f32 s[0:1], v32, 0.15915494
m14135:
v_cmpx_eq_f32_e64 s[0:1], -|v32|, v64
m14136:
v_cmpx_eq_f32_e64 s[0:1], v32, -|v64|
m14137:
v_cmpx_eq_f32_e32 vcc, v32, v64
m14138:
v_cmpx_eq_f32_e32 vcc, 0x12345678, v64
m14139:
v_cmpx_eq_f32_e64 s[0:1], v32, v64
m14140:
v_cmpx_eq_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m14141:
v_cmp_le_f32 s[0:1], v32, v64
m14142:
v_cmp_le_f32 s[0:1], s16, v64
m14143:
v_cmp_le_f32 s[0:1], vcc_lo, v64
m14144:
v_cmp_le_f32 s[0:1], m0, v64
m14145:
v_cmp_le_f32 s[0:1], exec_hi, v64
m14146:
v_cmp_le_f32 s[0:1], src_scc, v64
m14147:
v_cmp_le_f32 s[0:1], 0, v64
m14148:
v_cmp_le_f32 s[0:1], -16, v64
m14149:
v_cmp_le_f32 s[0:1], 64, v64
m14150:
v_cmp_le_f32 s[0:1], -4.0, v64
m14151:
v_cmp_le_f32 s[0:1], 0.15915494, v64
m14152:
v_cmp_le_f32 s[0:1], v32, s32
m14153:
v_cmp_le_f32 s[0:1], v32, vcc_lo
m14154:
v_cmp_le_f32 s[0:1], v32, m0
m14155:
v_cmp_le_f32 s[0:1], v32, exec_hi
m14156:
v_cmp_le_f32 s[0:1], v32, src_scc
m14157:
v_cmp_le_f32 s[0:1], v32, 0
m14158:
v_cmp_le_f32 s[0:1], v32, -16
m14159:
v_cmp_le_f32 s[0:1], v32, 64
m14160:
v_cmp_le_f32 s[0:1], v32, -4.0
m14161:
v_cmp_le_f32 s[0:1], v32, 0.15915494
m14162:
v_cmp_le_f32_e64 s[0:1], -|v32|, v64
m14163:
v_cmp_le_f32_e64 s[0:1], v32, -|v64|
m14164:
v_cmp_le_f32_e32 vcc, v32, v64
m14165:
v_cmp_le_f32_e32 vcc, 0x12345678, v64
m14166:
v_cmp_le_f32_e64 s[0:1], v32, v64
m14167:
v_cmp_le_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m14168:
v_cmpx_le_f32 s[0:1], v32, v64
m14169:
v_cmpx_le_f32 s[0:1], s16, v64
m14170:
v_cmpx_le_f32 s[0:1], vcc_lo, v64
m14171:
v_cmpx_le_f32 s[0:1], m0, v64
m14172:
v_cmpx_le_f32 s[0:1], exec_hi, v64
m14173:
v_cmpx_le_f32 s[0:1], src_scc, v64
m14174:
v_cmpx_le_f32 s[0:1], 0, v64
m14175:
v_cmpx_le_f32 s[0:1], -16, v64
m14176:
v_cmpx_le_f32 s[0:1], 64, v64
m14177:
v_cmpx_le_f32 s[0:1], -4.0, v64
m14178:
v_cmpx_le_f32 s[0:1], 0.15915494, v64
m14179:
v_cmpx_le_f32 s[0:1], v32, s32
m14180:
v_cmpx_le_f32 s[0:1], v32, vcc_lo
m14181:
v_cmpx_le_f32 s[0:1], v32, m0
m14182:
v_cmpx_le_f32 s[0:1], v32, exec_hi
m14183:
v_cmpx_le_f32 s[0:1], v32, src_scc
m14184:
v_cmpx_le_f32 s[0:1], v32, 0
m14185:
v_cmpx_le_f32 s[0:1], v32, -16
m14186:
v_cmpx_le_f32 s[0:1], v32, 64
m14187:
v_cmpx_le_f32 s[0:1], v32, -4.0
m14188:
v_cmpx_le_f32 s[0:1], v32, 0.15915494
m14189:
v_cmpx_le_f32_e64 s[0:1], -|v32|, v64
m14190:
v_cmpx_le_f32_e64 s[0:1], v32, -|v64|
m14191:
v_cmpx_le_f32_e32 vcc, v32, v64
m14192:
v_cmpx_le_f32_e32 vcc, 0x12345678, v64
m14193:
v_cmpx_le_f32_e64 s[0:1], v32, v64
m14194:
v_cmpx_le_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m14195:
v_cmp_gt_f32 s[0:1], v32, v64
m14196:
v_cmp_gt_f32 s[0:1], s16, v64
m14197:
v_cmp_gt_f32 s[0:1], vcc_lo, v64
m14198:
v_cmp_gt_f32 s[0:1], m0, v64
m14199:
v_cmp_gt_f32 s[0:1], exec_hi, v64
m14200:
v_cmp_gt_f32 s[0:1], src_scc, v64
m14201:
v_cmp_gt_f32 s[0:1], 0, v64
m14202:
v_cmp_gt_f32 s[0:1], -16, v64
m14203:
v_cmp_gt_f32 s[0:1], 64, v64
m14204:
v_cmp_gt_f32 s[0:1], -4.0, v64
m14205:
v_cmp_gt_f32 s[0:1], 0.15915494, v64
m14206:
v_cmp_gt_f32 s[0:1], v32, s32
m14207:
v_cmp_gt_f32 s[0:1], v32, vcc_lo
m14208:
v_cmp_gt_f32 s[0:1], v32, m0
m14209:
v_cmp_gt_f32 s[0:1], v32, exec_hi
m14210:
v_cmp_gt_f32 s[0:1], v32, src_scc
m14211:
v_cmp_gt_f32 s[0:1], v32, 0
m14212:
v_cmp_gt_f32 s[0:1], v32, -16
m14213:
v_cmp_gt_f32 s[0:1], v32, 64
m14214:
v_cmp_gt_f32 s[0:1], v32, -4.0
m14215:
v_cmp_gt_f32 s[0:1], v32, 0.15915494
m14216:
v_cmp_gt_f32_e64 s[0:1], -|v32|, v64
m14217:
v_cmp_gt_f32_e64 s[0:1], v32, -|v64|
m14218:
v_cmp_gt_f32_e32 vcc, v32, v64
m14219:
v_cmp_gt_f32_e32 vcc, 0x12345678, v64
m14220:
v_cmp_gt_f32_e64 s[0:1], v32, v64
m14221:
v_cmp_gt_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m14222:
v_cmpx_gt_f32 s[0:1], v32, v64
m14223:
v_cmpx_gt_f32 s[0:1], s16, v64
m14224:
v_cmpx_gt_f32 s[0:1], vcc_lo, v64
m14225:
v_cmpx_gt_f32 s[0:1], m0, v64
m14226:
v_cmpx_gt_f32 s[0:1], exec_hi, v64
m14227:
v_cmpx_gt_f32 s[0:1], src_scc, v64
m14228:
v_cmpx_gt_f32 s[0:1], 0, v64
m14229:
v_cmpx_gt_f32 s[0:1], -16, v64
m14230:
v_cmpx_gt_f32 s[0:1], 64, v64
m14231:
v_cmpx_gt_f32 s[0:1], -4.0, v64
m14232:
v_cmpx_gt_f32 s[0:1], 0.15915494, v64
m14233:
v_cmpx_gt_f32 s[0:1], v32, s32
m14234:
v_cmpx_gt_f32 s[0:1], v32, vcc_lo
m14235:
v_cmpx_gt_f32 s[0:1], v32, m0
m14236:
v_cmpx_gt_f32 s[0:1], v32, exec_hi
m14237:
v_cmpx_gt_f32 s[0:1], v32, src_scc
m14238:
v_cmpx_gt_f32 s[0:1], v32, 0
m14239:
v_cmpx_gt_f32 s[0:1], v32, -16
m14240:
v_cmpx_gt_f32 s[0:1], v32, 64
m14241:
v_cmpx_gt_f32 s[0:1], v32, -4.0
m14242:
v_cmpx_gt_f32 s[0:1], v32, 0.15915494
m14243:
v_cmpx_gt_f32_e64 s[0:1], -|v32|, v64
m14244:
v_cmpx_gt_f32_e64 s[0:1], v32, -|v64|
m14245:
v_cmpx_gt_f32_e32 vcc, v32, v64
m14246:
v_cmpx_gt_f32_e32 vcc, 0x12345678, v64
m14247:
v_cmpx_gt_f32_e64 s[0:1], v32, v64
m14248:
v_cmpx_gt_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m14249:
v_cmp_lg_f32 s[0:1], v32, v64
m14250:
v_cmp_lg_f32 s[0:1], s16, v64
m14251:
v_cmp_lg_f32 s[0:1], vcc_lo, v64
m14252:
v_cmp_lg_f32 s[0:1], m0, v64
m14253:
v_cmp_lg_f32 s[0:1], exec_hi, v64
m14254:
v_cmp_lg_f32 s[0:1], src_scc, v64
m14255:
v_cmp_lg_f32 s[0:1], 0, v64
m14256:
v_cmp_lg_f32 s[0:1], -16, v64
m14257:
v_cmp_lg_f32 s[0:1], 64, v64
m14258:
v_cmp_lg_f32 s[0:1], -4.0, v64
m14259:
v_cmp_lg_f32 s[0:1], 0.15915494, v64
m14260:
v_cmp_lg_f32 s[0:1], v32, s32
m14261:
v_cmp_lg_f32 s[0:1], v32, vcc_lo
m14262:
v_cmp_lg_f32 s[0:1], v32, m0
m14263:
v_cmp_lg_f32 s[0:1], v32, exec_hi
m14264:
v_cmp_lg_f32 s[0:1], v32, src_scc
m14265:
v_cmp_lg_f32 s[0:1], v32, 0
m14266:
v_cmp_lg_f32 s[0:1], v32, -16
m14267:
v_cmp_lg_f32 s[0:1], v32, 64
m14268:
v_cmp_lg_f32 s[0:1], v32, -4.0
m14269:
v_cmp_lg_f32 s[0:1], v32, 0.15915494
m14270:
v_cmp_lg_f32_e64 s[0:1], -|v32|, v64
m14271:
v_cmp_lg_f32_e64 s[0:1], v32, -|v64|
m14272:
v_cmp_lg_f32_e32 vcc, v32, v64
m14273:
v_cmp_lg_f32_e32 vcc, 0x12345678, v64
m14274:
v_cmp_lg_f32_e64 s[0:1], v32, v64
m14275:
v_cmp_lg_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m14276:
v_cmpx_lg_f32 s[0:1], v32, v64
m14277:
v_cmpx_lg_f32 s[0:1], s16, v64
m14278:
v_cmpx_lg_f32 s[0:1], vcc_lo, v64
m14279:
v_cmpx_lg_f32 s[0:1], m0, v64
m14280:
v_cmpx_lg_f32 s[0:1], exec_hi, v64
m14281:
v_cmpx_lg_f32 s[0:1], src_scc, v64
m14282:
v_cmpx_lg_f32 s[0:1], 0, v64
m14283:
v_cmpx_lg_f32 s[0:1], -16, v64
m14284:
v_cmpx_lg_f32 s[0:1], 64, v64
m14285:
v_cmpx_lg_f32 s[0:1], -4.0, v64
m14286:
v_cmpx_lg_f32 s[0:1], 0.15915494, v64
m14287:
v_cmpx_lg_f32 s[0:1], v32, s32
m14288:
v_cmpx_lg_f32 s[0:1], v32, vcc_lo
m14289:
v_cmpx_lg_f32 s[0:1], v32, m0
m14290:
v_cmpx_lg_f32 s[0:1], v32, exec_hi
m14291:
v_cmpx_lg_f32 s[0:1], v32, src_scc
m14292:
v_cmpx_lg_f32 s[0:1], v32, 0
m14293:
v_cmpx_lg_f32 s[0:1], v32, -16
m14294:
v_cmpx_lg_f32 s[0:1], v32, 64
m14295:
v_cmpx_lg_f32 s[0:1], v32, -4.0
m14296:
v_cmpx_lg_f32 s[0:1], v32, 0.15915494
m14297:
v_cmpx_lg_f32_e64 s[0:1], -|v32|, v64
m14298:
v_cmpx_lg_f32_e64 s[0:1], v32, -|v64|
m14299:
v_cmpx_lg_f32_e32 vcc, v32, v64
m14300:
v_cmpx_lg_f32_e32 vcc, 0x12345678, v64
m14301:
v_cmpx_lg_f32_e64 s[0:1], v32, v64
m14302:
v_cmpx_lg_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m14303:
v_cmp_ge_f32 s[0:1], v32, v64
m14304:
v_cmp_ge_f32 s[0:1], s16, v64
m14305:
v_cmp_ge_f32 s[0:1], vcc_lo, v64
m14306:
v_cmp_ge_f32 s[0:1], m0, v64
m14307:
v_cmp_ge_f32 s[0:1], exec_hi, v64
m14308:
v_cmp_ge_f32 s[0:1], src_scc, v64
m14309:
v_cmp_ge_f32 s[0:1], 0, v64
m14310:
v_cmp_ge_f32 s[0:1], -16, v64
m14311:
v_cmp_ge_f32 s[0:1], 64, v64
m14312:
v_cmp_ge_f32 s[0:1], -4.0, v64
m14313:
v_cmp_ge_f32 s[0:1], 0.15915494, v64
m14314:
v_cmp_ge_f32 s[0:1], v32, s32
m14315:
v_cmp_ge_f32 s[0:1], v32, vcc_lo
m14316:
v_cmp_ge_f32 s[0:1], v32, m0
m14317:
v_cmp_ge_f32 s[0:1], v32, exec_hi
m14318:
v_cmp_ge_f32 s[0:1], v32, src_scc
m14319:
v_cmp_ge_f32 s[0:1], v32, 0
m14320:
v_cmp_ge_f32 s[0:1], v32, -16
m14321:
v_cmp_ge_f32 s[0:1], v32, 64
m14322:
v_cmp_ge_f32 s[0:1], v32, -4.0
m14323:
v_cmp_ge_f32 s[0:1], v32, 0.15915494
m14324:
v_cmp_ge_f32_e64 s[0:1], -|v32|, v64
m14325:
v_cmp_ge_f32_e64 s[0:1], v32, -|v64|
m14326:
v_cmp_ge_f32_e32 vcc, v32, v64
m14327:
v_cmp_ge_f32_e32 vcc, 0x12345678, v64
m14328:
v_cmp_ge_f32_e64 s[0:1], v32, v64
m14329:
v_cmp_ge_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m14330:
v_cmpx_ge_f32 s[0:1], v32, v64
m14331:
v_cmpx_ge_f32 s[0:1], s16, v64
m14332:
v_cmpx_ge_f32 s[0:1], vcc_lo, v64
m14333:
v_cmpx_ge_f32 s[0:1], m0, v64
m14334:
v_cmpx_ge_f32 s[0:1], exec_hi, v64
m14335:
v_cmpx_ge_f32 s[0:1], src_scc, v64
m14336:
v_cmpx_ge_f32 s[0:1], 0, v64
m14337:
v_cmpx_ge_f32 s[0:1], -16, v64
m14338:
v_cmpx_ge_f32 s[0:1], 64, v64
m14339:
v_cmpx_ge_f32 s[0:1], -4.0, v64
m14340:
v_cmpx_ge_f32 s[0:1], 0.15915494, v64
m14341:
v_cmpx_ge_f32 s[0:1], v32, s32
m14342:
v_cmpx_ge_f32 s[0:1], v32, vcc_lo
m14343:
v_cmpx_ge_f32 s[0:1], v32, m0
m14344:
v_cmpx_ge_f32 s[0:1], v32, exec_hi
m14345:
v_cmpx_ge_f32 s[0:1], v32, src_scc
m14346:
v_cmpx_ge_f32 s[0:1], v32, 0
m14347:
v_cmpx_ge_f32 s[0:1], v32, -16
m14348:
v_cmpx_ge_f32 s[0:1], v32, 64
m14349:
v_cmpx_ge_f32 s[0:1], v32, -4.0
m14350:
v_cmpx_ge_f32 s[0:1], v32, 0.15915494
m14351:
v_cmpx_ge_f32_e64 s[0:1], -|v32|, v64
m14352:
v_cmpx_ge_f32_e64 s[0:1], v32, -|v64|
m14353:
v_cmpx_ge_f32_e32 vcc, v32, v64
m14354:
v_cmpx_ge_f32_e32 vcc, 0x12345678, v64
m14355:
v_cmpx_ge_f32_e64 s[0:1], v32, v64
m14356:
v_cmpx_ge_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m14357:
v_cmp_o_f32 s[0:1], v32, v64
m14358:
v_cmp_o_f32 s[0:1], s16, v64
m14359:
v_cmp_o_f32 s[0:1], vcc_lo, v64
m14360:
v_cmp_o_f32 s[0:1], m0, v64
m14361:
v_cmp_o_f32 s[0:1], exec_hi, v64
m14362:
v_cmp_o_f32 s[0:1], src_scc, v64
m14363:
v_cmp_o_f32 s[0:1], 0, v64
m14364:
v_cmp_o_f32 s[0:1], -16, v64
m14365:
v_cmp_o_f32 s[0:1], 64, v64
m14366:
v_cmp_o_f32 s[0:1], -4.0, v64
m14367:
v_cmp_o_f32 s[0:1], 0.15915494, v64
m14368:
v_cmp_o_f32 s[0:1], v32, s32
m14369:
v_cmp_o_f32 s[0:1], v32, vcc_lo
m14370:
v_cmp_o_f32 s[0:1], v32, m0
m14371:
v_cmp_o_f32 s[0:1], v32, exec_hi
m14372:
v_cmp_o_f32 s[0:1], v32, src_scc
m14373:
v_cmp_o_f32 s[0:1], v32, 0
m14374:
v_cmp_o_f32 s[0:1], v32, -16
m14375:
v_cmp_o_f32 s[0:1], v32, 64
m14376:
v_cmp_o_f32 s[0:1], v32, -4.0
m14377:
v_cmp_o_f32 s[0:1], v32, 0.15915494
m14378:
v_cmp_o_f32_e64 s[0:1], -|v32|, v64
m14379:
v_cmp_o_f32_e64 s[0:1], v32, -|v64|
m14380:
v_cmp_o_f32_e32 vcc, v32, v64
m14381:
v_cmp_o_f32_e32 vcc, 0x12345678, v64
m14382:
v_cmp_o_f32_e64 s[0:1], v32, v64
m14383:
v_cmp_o_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m14384:
v_cmpx_o_f32 s[0:1], v32, v64
m14385:
v_cmpx_o_f32 s[0:1], s16, v64
m14386:
v_cmpx_o_f32 s[0:1], vcc_lo, v64
m14387:
v_cmpx_o_f32 s[0:1], m0, v64
m14388:
v_cmpx_o_f32 s[0:1], exec_hi, v64
m14389:
v_cmpx_o_f32 s[0:1], src_scc, v64
m14390:
v_cmpx_o_f32 s[0:1], 0, v64
m14391:
v_cmpx_o_f32 s[0:1], -16, v64
m14392:
v_cmpx_o_f32 s[0:1], 64, v64
m14393:
v_cmpx_o_f32 s[0:1], -4.0, v64
m14394:
v_cmpx_o_f32 s[0:1], 0.15915494, v64
m14395:
v_cmpx_o_f32 s[0:1], v32, s32
m14396:
v_cmpx_o_f32 s[0:1], v32, vcc_lo
m14397:
v_cmpx_o_f32 s[0:1], v32, m0
m14398:
v_cmpx_o_f32 s[0:1], v32, exec_hi
m14399:
v_cmpx_o_f32 s[0:1], v32, src_scc
m14400:
v_cmpx_o_f32 s[0:1], v32, 0
m14401:
v_cmpx_o_f32 s[0:1], v32, -16
m14402:
v_cmpx_o_f32 s[0:1], v32, 64
m14403:
v_cmpx_o_f32 s[0:1], v32, -4.0
m14404:
v_cmpx_o_f32 s[0:1], v32, 0.15915494
m14405:
v_cmpx_o_f32_e64 s[0:1], -|v32|, v64
m14406:
v_cmpx_o_f32_e64 s[0:1], v32, -|v64|
m14407:
v_cmpx_o_f32_e32 vcc, v32, v64
m14408:
v_cmpx_o_f32_e32 vcc, 0x12345678, v64
m14409:
v_cmpx_o_f32_e64 s[0:1], v32, v64
m14410:
v_cmpx_o_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m14411:
v_cmp_u_f32 s[0:1], v32, v64
m14412:
v_cmp_u_f32 s[0:1], s16, v64
m14413:
v_cmp_u_f32 s[0:1], vcc_lo, v64
m14414:
v_cmp_u_f32 s[0:1], m0, v64
m14415:
v_cmp_u_f32 s[0:1], exec_hi, v64
m14416:
v_cmp_u_f32 s[0:1], src_scc, v64
m14417:
v_cmp_u_f32 s[0:1], 0, v64
m14418:
v_cmp_u_f32 s[0:1], -16, v64
m14419:
v_cmp_u_f32 s[0:1], 64, v64
m14420:
v_cmp_u_f32 s[0:1], -4.0, v64
m14421:
v_cmp_u_f32 s[0:1], 0.15915494, v64
m14422:
v_cmp_u_f32 s[0:1], v32, s32
m14423:
v_cmp_u_f32 s[0:1], v32, vcc_lo
m14424:
v_cmp_u_f32 s[0:1], v32, m0
m14425:
v_cmp_u_f32 s[0:1], v32, exec_hi
m14426:
v_cmp_u_f32 s[0:1], v32, src_scc
m14427:
v_cmp_u_f32 s[0:1], v32, 0
m14428:
v_cmp_u_f32 s[0:1], v32, -16
m14429:
v_cmp_u_f32 s[0:1], v32, 64
m14430:
v_cmp_u_f32 s[0:1], v32, -4.0
m14431:
v_cmp_u_f32 s[0:1], v32, 0.15915494
m14432:
v_cmp_u_f32_e64 s[0:1], -|v32|, v64
m14433:
v_cmp_u_f32_e64 s[0:1], v32, -|v64|
m14434:
v_cmp_u_f32_e32 vcc, v32, v64
m14435:
v_cmp_u_f32_e32 vcc, 0x12345678, v64
m14436:
v_cmp_u_f32_e64 s[0:1], v32, v64
m14437:
v_cmp_u_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m14438:
v_cmpx_u_f32 s[0:1], v32, v64
m14439:
v_cmpx_u_f32 s[0:1], s16, v64
m14440:
v_cmpx_u_f32 s[0:1], vcc_lo, v64
m14441:
v_cmpx_u_f32 s[0:1], m0, v64
m14442:
v_cmpx_u_f32 s[0:1], exec_hi, v64
m14443:
v_cmpx_u_f32 s[0:1], src_scc, v64
m14444:
v_cmpx_u_f32 s[0:1], 0, v64
m14445:
v_cmpx_u_f32 s[0:1], -16, v64
m14446:
v_cmpx_u_f32 s[0:1], 64, v64
m14447:
v_cmpx_u_f32 s[0:1], -4.0, v64
m14448:
v_cmpx_u_f32 s[0:1], 0.15915494, v64
m14449:
v_cmpx_u_f32 s[0:1], v32, s32
m14450:
v_cmpx_u_f32 s[0:1], v32, vcc_lo
m14451:
v_cmpx_u_f32 s[0:1], v32, m0
m14452:
v_cmpx_u_f32 s[0:1], v32, exec_hi
m14453:
v_cmpx_u_f32 s[0:1], v32, src_scc
m14454:
v_cmpx_u_f32 s[0:1], v32, 0
m14455:
v_cmpx_u_f32 s[0:1], v32, -16
m14456:
v_cmpx_u_f32 s[0:1], v32, 64
m14457:
v_cmpx_u_f32 s[0:1], v32, -4.0
m14458:
v_cmpx_u_f32 s[0:1], v32, 0.15915494
m14459:
v_cmpx_u_f32_e64 s[0:1], -|v32|, v64
m14460:
v_cmpx_u_f32_e64 s[0:1], v32, -|v64|
m14461:
v_cmpx_u_f32_e32 vcc, v32, v64
m14462:
v_cmpx_u_f32_e32 vcc, 0x12345678, v64
m14463:
v_cmpx_u_f32_e64 s[0:1], v32, v64
m14464:
v_cmpx_u_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m14465:
v_cmp_nge_f32 s[0:1], v32, v64
m14466:
v_cmp_nge_f32 s[0:1], s16, v64
m14467:
v_cmp_nge_f32 s[0:1], vcc_lo, v64
m14468:
v_cmp_nge_f32 s[0:1], m0, v64
m14469:
v_cmp_nge_f32 s[0:1], exec_hi, v64
m14470:
v_cmp_nge_f32 s[0:1], src_scc, v64
m14471:
v_cmp_nge_f32 s[0:1], 0, v64
m14472:
v_cmp_nge_f32 s[0:1], -16, v64
m14473:
v_cmp_nge_f32 s[0:1], 64, v64
m14474:
v_cmp_nge_f32 s[0:1], -4.0, v64
m14475:
v_cmp_nge_f32 s[0:1], 0.15915494, v64
m14476:
v_cmp_nge_f32 s[0:1], v32, s32
m14477:
v_cmp_nge_f32 s[0:1], v32, vcc_lo
m14478:
v_cmp_nge_f32 s[0:1], v32, m0
m14479:
v_cmp_nge_f32 s[0:1], v32, exec_hi
m14480:
v_cmp_nge_f32 s[0:1], v32, src_scc
m14481:
v_cmp_nge_f32 s[0:1], v32, 0
m14482:
v_cmp_nge_f32 s[0:1], v32, -16
m14483:
v_cmp_nge_f32 s[0:1], v32, 64
m14484:
v_cmp_nge_f32 s[0:1], v32, -4.0
m14485:
v_cmp_nge_f32 s[0:1], v32, 0.15915494
m14486:
v_cmp_nge_f32_e64 s[0:1], -|v32|, v64
m14487:
v_cmp_nge_f32_e64 s[0:1], v32, -|v64|
m14488:
v_cmp_nge_f32_e32 vcc, v32, v64
m14489:
v_cmp_nge_f32_e32 vcc, 0x12345678, v64
m14490:
v_cmp_nge_f32_e64 s[0:1], v32, v64
m14491:
v_cmp_nge_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m14492:
v_cmpx_nge_f32 s[0:1], v32, v64
m14493:
v_cmpx_nge_f32 s[0:1], s16, v64
m14494:
v_cmpx_nge_f32 s[0:1], vcc_lo, v64
m14495:
v_cmpx_nge_f32 s[0:1], m0, v64
m14496:
v_cmpx_nge_f32 s[0:1], exec_hi, v64
m14497:
v_cmpx_nge_f32 s[0:1], src_scc, v64
m14498:
v_cmpx_nge_f32 s[0:1], 0, v64
m14499:
v_cmpx_nge_f32 s[0:1], -16, v64
m14500:
v_cmpx_nge_f32 s[0:1], 64, v64
m14501:
v_cmpx_nge_f32 s[0:1], -4.0, v64
m14502:
v_cmpx_nge_f32 s[0:1], 0.15915494, v64
m14503:
v_cmpx_nge_f32 s[0:1], v32, s32
m14504:
v_cmpx_nge_f32 s[0:1], v32, vcc_lo
m14505:
v_cmpx_nge_f32 s[0:1], v32, m0
m14506:
v_cmpx_nge_f32 s[0:1], v32, exec_hi
m14507:
v_cmpx_nge_f32 s[0:1], v32, src_scc
m14508:
v_cmpx_nge_f32 s[0:1], v32, 0
m14509:
v_cmpx_nge_f32 s[0:1], v32, -16
m14510:
v_cmpx_nge_f32 s[0:1], v32, 64
m14511:
v_cmpx_nge_f32 s[0:1], v32, -4.0
m14512:
v_cmpx_nge_f32 s[0:1], v32, 0.15915494
m14513:
v_cmpx_nge_f32_e64 s[0:1], -|v32|, v64
m14514:
v_cmpx_nge_f32_e64 s[0:1], v32, -|v64|
m14515:
v_cmpx_nge_f32_e32 vcc, v32, v64
m14516:
v_cmpx_nge_f32_e32 vcc, 0x12345678, v64
m14517:
v_cmpx_nge_f32_e64 s[0:1], v32, v64
m14518:
v_cmpx_nge_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m14519:
v_cmp_nlg_f32 s[0:1], v32, v64
m14520:
v_cmp_nlg_f32 s[0:1], s16, v64
m14521:
v_cmp_nlg_f32 s[0:1], vcc_lo, v64
m14522:
v_cmp_nlg_f32 s[0:1], m0, v64
m14523:
v_cmp_nlg_f32 s[0:1], exec_hi, v64
m14524:
v_cmp_nlg_f32 s[0:1], src_scc, v64
m14525:
v_cmp_nlg_f32 s[0:1], 0, v64
m14526:
v_cmp_nlg_f32 s[0:1], -16, v64
m14527:
v_cmp_nlg_f32 s[0:1], 64, v64
m14528:
v_cmp_nlg_f32 s[0:1], -4.0, v64
m14529:
v_cmp_nlg_f32 s[0:1], 0.15915494, v64
m14530:
v_cmp_nlg_f32 s[0:1], v32, s32
m14531:
v_cmp_nlg_f32 s[0:1], v32, vcc_lo
m14532:
v_cmp_nlg_f32 s[0:1], v32, m0
m14533:
v_cmp_nlg_f32 s[0:1], v32, exec_hi
m14534:
v_cmp_nlg_f32 s[0:1], v32, src_scc
m14535:
v_cmp_nlg_f32 s[0:1], v32, 0
m14536:
v_cmp_nlg_f32 s[0:1], v32, -16
m14537:
v_cmp_nlg_f32 s[0:1], v32, 64
m14538:
v_cmp_nlg_f32 s[0:1], v32, -4.0
m14539:
v_cmp_nlg_f32 s[0:1], v32, 0.15915494
m14540:
v_cmp_nlg_f32_e64 s[0:1], -|v32|, v64
m14541:
v_cmp_nlg_f32_e64 s[0:1], v32, -|v64|
m14542:
v_cmp_nlg_f32_e32 vcc, v32, v64
m14543:
v_cmp_nlg_f32_e32 vcc, 0x12345678, v64
m14544:
v_cmp_nlg_f32_e64 s[0:1], v32, v64
m14545:
v_cmp_nlg_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m14546:
v_cmpx_nlg_f32 s[0:1], v32, v64
m14547:
v_cmpx_nlg_f32 s[0:1], s16, v64
m14548:
v_cmpx_nlg_f32 s[0:1], vcc_lo, v64
m14549:
v_cmpx_nlg_f32 s[0:1], m0, v64
m14550:
v_cmpx_nlg_f32 s[0:1], exec_hi, v64
m14551:
v_cmpx_nlg_f32 s[0:1], src_scc, v64
m14552:
v_cmpx_nlg_f32 s[0:1], 0, v64
m14553:
v_cmpx_nlg_f32 s[0:1], -16, v64
m14554:
v_cmpx_nlg_f32 s[0:1], 64, v64
m14555:
v_cmpx_nlg_f32 s[0:1], -4.0, v64
m14556:
v_cmpx_nlg_f32 s[0:1], 0.15915494, v64
m14557:
v_cmpx_nlg_f32 s[0:1], v32, s32
m14558:
v_cmpx_nlg_f32 s[0:1], v32, vcc_lo
m14559:
v_cmpx_nlg_f32 s[0:1], v32, m0
m14560:
v_cmpx_nlg_f32 s[0:1], v32, exec_hi
m14561:
v_cmpx_nlg_f32 s[0:1], v32, src_scc
m14562:
v_cmpx_nlg_f32 s[0:1], v32, 0
m14563:
v_cmpx_nlg_f32 s[0:1], v32, -16
m14564:
v_cmpx_nlg_f32 s[0:1], v32, 64
m14565:
v_cmpx_nlg_f32 s[0:1], v32, -4.0
m14566:
v_cmpx_nlg_f32 s[0:1], v32, 0.15915494
m14567:
v_cmpx_nlg_f32_e64 s[0:1], -|v32|, v64
m14568:
v_cmpx_nlg_f32_e64 s[0:1], v32, -|v64|
m14569:
v_cmpx_nlg_f32_e32 vcc, v32, v64
m14570:
v_cmpx_nlg_f32_e32 vcc, 0x12345678, v64
m14571:
v_cmpx_nlg_f32_e64 s[0:1], v32, v64
m14572:
v_cmpx_nlg_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m14573:
v_cmp_ngt_f32 s[0:1], v32, v64
m14574:
v_cmp_ngt_f32 s[0:1], s16, v64
m14575:
v_cmp_ngt_f32 s[0:1], vcc_lo, v64
m14576:
v_cmp_ngt_f32 s[0:1], m0, v64
m14577:
v_cmp_ngt_f32 s[0:1], exec_hi, v64
m14578:
v_cmp_ngt_f32 s[0:1], src_scc, v64
m14579:
v_cmp_ngt_f32 s[0:1], 0, v64
m14580:
v_cmp_ngt_f32 s[0:1], -16, v64
m14581:
v_cmp_ngt_f32 s[0:1], 64, v64
m14582:
v_cmp_ngt_f32 s[0:1], -4.0, v64
m14583:
v_cmp_ngt_f32 s[0:1], 0.15915494, v64
m14584:
v_cmp_ngt_f32 s[0:1], v32, s32
m14585:
v_cmp_ngt_f32 s[0:1], v32, vcc_lo
m14586:
v_cmp_ngt_f32 s[0:1], v32, m0
m14587:
v_cmp_ngt_f32 s[0:1], v32, exec_hi
m14588:
v_cmp_ngt_f32 s[0:1], v32, src_scc
m14589:
v_cmp_ngt_f32 s[0:1], v32, 0
m14590:
v_cmp_ngt_f32 s[0:1], v32, -16
m14591:
v_cmp_ngt_f32 s[0:1], v32, 64
m14592:
v_cmp_ngt_f32 s[0:1], v32, -4.0
m14593:
v_cmp_ngt_f32 s[0:1], v32, 0.15915494
m14594:
v_cmp_ngt_f32_e64 s[0:1], -|v32|, v64
m14595:
v_cmp_ngt_f32_e64 s[0:1], v32, -|v64|
m14596:
v_cmp_ngt_f32_e32 vcc, v32, v64
m14597:
v_cmp_ngt_f32_e32 vcc, 0x12345678, v64
m14598:
v_cmp_ngt_f32_e64 s[0:1], v32, v64
m14599:
v_cmp_ngt_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m14600:
v_cmpx_ngt_f32 s[0:1], v32, v64
m14601:
v_cmpx_ngt_f32 s[0:1], s16, v64
m14602:
v_cmpx_ngt_f32 s[0:1], vcc_lo, v64
m14603:
v_cmpx_ngt_f32 s[0:1], m0, v64
m14604:
v_cmpx_ngt_f32 s[0:1], exec_hi, v64
m14605:
v_cmpx_ngt_f32 s[0:1], src_scc, v64
m14606:
v_cmpx_ngt_f32 s[0:1], 0, v64
m14607:
v_cmpx_ngt_f32 s[0:1], -16, v64
m14608:
v_cmpx_ngt_f32 s[0:1], 64, v64
m14609:
v_cmpx_ngt_f32 s[0:1], -4.0, v64
m14610:
v_cmpx_ngt_f32 s[0:1], 0.15915494, v64
m14611:
v_cmpx_ngt_f32 s[0:1], v32, s32
m14612:
v_cmpx_ngt_f32 s[0:1], v32, vcc_lo
m14613:
v_cmpx_ngt_f32 s[0:1], v32, m0
m14614:
v_cmpx_ngt_f32 s[0:1], v32, exec_hi
m14615:
v_cmpx_ngt_f32 s[0:1], v32, src_scc
m14616:
v_cmpx_ngt_f32 s[0:1], v32, 0
m14617:
v_cmpx_ngt_f32 s[0:1], v32, -16
m14618:
v_cmpx_ngt_f32 s[0:1], v32, 64
m14619:
v_cmpx_ngt_f32 s[0:1], v32, -4.0
m14620:
v_cmpx_ngt_f32 s[0:1], v32, 0.15915494
m14621:
v_cmpx_ngt_f32_e64 s[0:1], -|v32|, v64
m14622:
v_cmpx_ngt_f32_e64 s[0:1], v32, -|v64|
m14623:
v_cmpx_ngt_f32_e32 vcc, v32, v64
m14624:
v_cmpx_ngt_f32_e32 vcc, 0x12345678, v64
m14625:
v_cmpx_ngt_f32_e64 s[0:1], v32, v64
m14626:
v_cmpx_ngt_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m14627:
v_cmp_nle_f32 s[0:1], v32, v64
m14628:
v_cmp_nle_f32 s[0:1], s16, v64
m14629:
v_cmp_nle_f32 s[0:1], vcc_lo, v64
m14630:
v_cmp_nle_f32 s[0:1], m0, v64
m14631:
v_cmp_nle_f32 s[0:1], exec_hi, v64
m14632:
v_cmp_nle_f32 s[0:1], src_scc, v64
m14633:
v_cmp_nle_f32 s[0:1], 0, v64
m14634:
v_cmp_nle_f32 s[0:1], -16, v64
m14635:
v_cmp_nle_f32 s[0:1], 64, v64
m14636:
v_cmp_nle_f32 s[0:1], -4.0, v64
m14637:
v_cmp_nle_f32 s[0:1], 0.15915494, v64
m14638:
v_cmp_nle_f32 s[0:1], v32, s32
m14639:
v_cmp_nle_f32 s[0:1], v32, vcc_lo
m14640:
v_cmp_nle_f32 s[0:1], v32, m0
m14641:
v_cmp_nle_f32 s[0:1], v32, exec_hi
m14642:
v_cmp_nle_f32 s[0:1], v32, src_scc
m14643:
v_cmp_nle_f32 s[0:1], v32, 0
m14644:
v_cmp_nle_f32 s[0:1], v32, -16
m14645:
v_cmp_nle_f32 s[0:1], v32, 64
m14646:
v_cmp_nle_f32 s[0:1], v32, -4.0
m14647:
v_cmp_nle_f32 s[0:1], v32, 0.15915494
m14648:
v_cmp_nle_f32_e64 s[0:1], -|v32|, v64
m14649:
v_cmp_nle_f32_e64 s[0:1], v32, -|v64|
m14650:
v_cmp_nle_f32_e32 vcc, v32, v64
m14651:
v_cmp_nle_f32_e32 vcc, 0x12345678, v64
m14652:
v_cmp_nle_f32_e64 s[0:1], v32, v64
m14653:
v_cmp_nle_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m14654:
v_cmpx_nle_f32 s[0:1], v32, v64
m14655:
v_cmpx_nle_f32 s[0:1], s16, v64
m14656:
v_cmpx_nle_f32 s[0:1], vcc_lo, v64
m14657:
v_cmpx_nle_f32 s[0:1], m0, v64
m14658:
v_cmpx_nle_f32 s[0:1], exec_hi, v64
m14659:
v_cmpx_nle_f32 s[0:1], src_scc, v64
m14660:
v_cmpx_nle_f32 s[0:1], 0, v64
m14661:
v_cmpx_nle_f32 s[0:1], -16, v64
m14662:
v_cmpx_nle_f32 s[0:1], 64, v64
m14663:
v_cmpx_nle_f32 s[0:1], -4.0, v64
m14664:
v_cmpx_nle_f32 s[0:1], 0.15915494, v64
m14665:
v_cmpx_nle_f32 s[0:1], v32, s32
m14666:
v_cmpx_nle_f32 s[0:1], v32, vcc_lo
m14667:
v_cmpx_nle_f32 s[0:1], v32, m0
m14668:
v_cmpx_nle_f32 s[0:1], v32, exec_hi
m14669:
v_cmpx_nle_f32 s[0:1], v32, src_scc
m14670:
v_cmpx_nle_f32 s[0:1], v32, 0
m14671:
v_cmpx_nle_f32 s[0:1], v32, -16
m14672:
v_cmpx_nle_f32 s[0:1], v32, 64
m14673:
v_cmpx_nle_f32 s[0:1], v32, -4.0
m14674:
v_cmpx_nle_f32 s[0:1], v32, 0.15915494
m14675:
v_cmpx_nle_f32_e64 s[0:1], -|v32|, v64
m14676:
v_cmpx_nle_f32_e64 s[0:1], v32, -|v64|
m14677:
v_cmpx_nle_f32_e32 vcc, v32, v64
m14678:
v_cmpx_nle_f32_e32 vcc, 0x12345678, v64
m14679:
v_cmpx_nle_f32_e64 s[0:1], v32, v64
m14680:
v_cmpx_nle_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m14681:
v_cmp_neq_f32 s[0:1], v32, v64
m14682:
v_cmp_neq_f32 s[0:1], s16, v64
m14683:
v_cmp_neq_f32 s[0:1], vcc_lo, v64
m14684:
v_cmp_neq_f32 s[0:1], m0, v64
m14685:
v_cmp_neq_f32 s[0:1], exec_hi, v64
m14686:
v_cmp_neq_f32 s[0:1], src_scc, v64
m14687:
v_cmp_neq_f32 s[0:1], 0, v64
m14688:
v_cmp_neq_f32 s[0:1], -16, v64
m14689:
v_cmp_neq_f32 s[0:1], 64, v64
m14690:
v_cmp_neq_f32 s[0:1], -4.0, v64
m14691:
v_cmp_neq_f32 s[0:1], 0.15915494, v64
m14692:
v_cmp_neq_f32 s[0:1], v32, s32
m14693:
v_cmp_neq_f32 s[0:1], v32, vcc_lo
m14694:
v_cmp_neq_f32 s[0:1], v32, m0
m14695:
v_cmp_neq_f32 s[0:1], v32, exec_hi
m14696:
v_cmp_neq_f32 s[0:1], v32, src_scc
m14697:
v_cmp_neq_f32 s[0:1], v32, 0
m14698:
v_cmp_neq_f32 s[0:1], v32, -16
m14699:
v_cmp_neq_f32 s[0:1], v32, 64
m14700:
v_cmp_neq_f32 s[0:1], v32, -4.0
m14701:
v_cmp_neq_f32 s[0:1], v32, 0.15915494
m14702:
v_cmp_neq_f32_e64 s[0:1], -|v32|, v64
m14703:
v_cmp_neq_f32_e64 s[0:1], v32, -|v64|
m14704:
v_cmp_neq_f32_e32 vcc, v32, v64
m14705:
v_cmp_neq_f32_e32 vcc, 0x12345678, v64
m14706:
v_cmp_neq_f32_e64 s[0:1], v32, v64
m14707:
v_cmp_neq_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m14708:
v_cmpx_neq_f32 s[0:1], v32, v64
m14709:
v_cmpx_neq_f32 s[0:1], s16, v64
m14710:
v_cmpx_neq_f32 s[0:1], vcc_lo, v64
m14711:
v_cmpx_neq_f32 s[0:1], m0, v64
m14712:
v_cmpx_neq_f32 s[0:1], exec_hi, v64
m14713:
v_cmpx_neq_f32 s[0:1], src_scc, v64
m14714:
v_cmpx_neq_f32 s[0:1], 0, v64
m14715:
v_cmpx_neq_f32 s[0:1], -16, v64
m14716:
v_cmpx_neq_f32 s[0:1], 64, v64
m14717:
v_cmpx_neq_f32 s[0:1], -4.0, v64
m14718:
v_cmpx_neq_f32 s[0:1], 0.15915494, v64
m14719:
v_cmpx_neq_f32 s[0:1], v32, s32
m14720:
v_cmpx_neq_f32 s[0:1], v32, vcc_lo
m14721:
v_cmpx_neq_f32 s[0:1], v32, m0
m14722:
v_cmpx_neq_f32 s[0:1], v32, exec_hi
m14723:
v_cmpx_neq_f32 s[0:1], v32, src_scc
m14724:
v_cmpx_neq_f32 s[0:1], v32, 0
m14725:
v_cmpx_neq_f32 s[0:1], v32, -16
m14726:
v_cmpx_neq_f32 s[0:1], v32, 64
m14727:
v_cmpx_neq_f32 s[0:1], v32, -4.0
m14728:
v_cmpx_neq_f32 s[0:1], v32, 0.15915494
m14729:
v_cmpx_neq_f32_e64 s[0:1], -|v32|, v64
m14730:
v_cmpx_neq_f32_e64 s[0:1], v32, -|v64|
m14731:
v_cmpx_neq_f32_e32 vcc, v32, v64
m14732:
v_cmpx_neq_f32_e32 vcc, 0x12345678, v64
m14733:
v_cmpx_neq_f32_e64 s[0:1], v32, v64
m14734:
v_cmpx_neq_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m14735:
v_cmp_nlt_f32 s[0:1], v32, v64
m14736:
v_cmp_nlt_f32 s[0:1], s16, v64
m14737:
v_cmp_nlt_f32 s[0:1], vcc_lo, v64
m14738:
v_cmp_nlt_f32 s[0:1], m0, v64
m14739:
v_cmp_nlt_f32 s[0:1], exec_hi, v64
m14740:
v_cmp_nlt_f32 s[0:1], src_scc, v64
m14741:
v_cmp_nlt_f32 s[0:1], 0, v64
m14742:
v_cmp_nlt_f32 s[0:1], -16, v64
m14743:
v_cmp_nlt_f32 s[0:1], 64, v64
m14744:
v_cmp_nlt_f32 s[0:1], -4.0, v64
m14745:
v_cmp_nlt_f32 s[0:1], 0.15915494, v64
m14746:
v_cmp_nlt_f32 s[0:1], v32, s32
m14747:
v_cmp_nlt_f32 s[0:1], v32, vcc_lo
m14748:
v_cmp_nlt_f32 s[0:1], v32, m0
m14749:
v_cmp_nlt_f32 s[0:1], v32, exec_hi
m14750:
v_cmp_nlt_f32 s[0:1], v32, src_scc
m14751:
v_cmp_nlt_f32 s[0:1], v32, 0
m14752:
v_cmp_nlt_f32 s[0:1], v32, -16
m14753:
v_cmp_nlt_f32 s[0:1], v32, 64
m14754:
v_cmp_nlt_f32 s[0:1], v32, -4.0
m14755:
v_cmp_nlt_f32 s[0:1], v32, 0.15915494
m14756:
v_cmp_nlt_f32_e64 s[0:1], -|v32|, v64
m14757:
v_cmp_nlt_f32_e64 s[0:1], v32, -|v64|
m14758:
v_cmp_nlt_f32_e32 vcc, v32, v64
m14759:
v_cmp_nlt_f32_e32 vcc, 0x12345678, v64
m14760:
v_cmp_nlt_f32_e64 s[0:1], v32, v64
m14761:
v_cmp_nlt_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m14762:
v_cmpx_nlt_f32 s[0:1], v32, v64
m14763:
v_cmpx_nlt_f32 s[0:1], s16, v64
m14764:
v_cmpx_nlt_f32 s[0:1], vcc_lo, v64
m14765:
v_cmpx_nlt_f32 s[0:1], m0, v64
m14766:
v_cmpx_nlt_f32 s[0:1], exec_hi, v64
m14767:
v_cmpx_nlt_f32 s[0:1], src_scc, v64
m14768:
v_cmpx_nlt_f32 s[0:1], 0, v64
m14769:
v_cmpx_nlt_f32 s[0:1], -16, v64
m14770:
v_cmpx_nlt_f32 s[0:1], 64, v64
m14771:
v_cmpx_nlt_f32 s[0:1], -4.0, v64
m14772:
v_cmpx_nlt_f32 s[0:1], 0.15915494, v64
m14773:
v_cmpx_nlt_f32 s[0:1], v32, s32
m14774:
v_cmpx_nlt_f32 s[0:1], v32, vcc_lo
m14775:
v_cmpx_nlt_f32 s[0:1], v32, m0
m14776:
v_cmpx_nlt_f32 s[0:1], v32, exec_hi
m14777:
v_cmpx_nlt_f32 s[0:1], v32, src_scc
m14778:
v_cmpx_nlt_f32 s[0:1], v32, 0
m14779:
v_cmpx_nlt_f32 s[0:1], v32, -16
m14780:
v_cmpx_nlt_f32 s[0:1], v32, 64
m14781:
v_cmpx_nlt_f32 s[0:1], v32, -4.0
m14782:
v_cmpx_nlt_f32 s[0:1], v32, 0.15915494
m14783:
v_cmpx_nlt_f32_e64 s[0:1], -|v32|, v64
m14784:
v_cmpx_nlt_f32_e64 s[0:1], v32, -|v64|
m14785:
v_cmpx_nlt_f32_e32 vcc, v32, v64
m14786:
v_cmpx_nlt_f32_e32 vcc, 0x12345678, v64
m14787:
v_cmpx_nlt_f32_e64 s[0:1], v32, v64
m14788:
v_cmpx_nlt_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m14789:
v_cmp_tru_f32 s[0:1], v32, v64
m14790:
v_cmp_tru_f32 s[0:1], s16, v64
m14791:
v_cmp_tru_f32 s[0:1], vcc_lo, v64
m14792:
v_cmp_tru_f32 s[0:1], m0, v64
m14793:
v_cmp_tru_f32 s[0:1], exec_hi, v64
m14794:
v_cmp_tru_f32 s[0:1], src_scc, v64
m14795:
v_cmp_tru_f32 s[0:1], 0, v64
m14796:
v_cmp_tru_f32 s[0:1], -16, v64
m14797:
v_cmp_tru_f32 s[0:1], 64, v64
m14798:
v_cmp_tru_f32 s[0:1], -4.0, v64
m14799:
v_cmp_tru_f32 s[0:1], 0.15915494, v64
m14800:
v_cmp_tru_f32 s[0:1], v32, s32
m14801:
v_cmp_tru_f32 s[0:1], v32, vcc_lo
m14802:
v_cmp_tru_f32 s[0:1], v32, m0
m14803:
v_cmp_tru_f32 s[0:1], v32, exec_hi
m14804:
v_cmp_tru_f32 s[0:1], v32, src_scc
m14805:
v_cmp_tru_f32 s[0:1], v32, 0
m14806:
v_cmp_tru_f32 s[0:1], v32, -16
m14807:
v_cmp_tru_f32 s[0:1], v32, 64
m14808:
v_cmp_tru_f32 s[0:1], v32, -4.0
m14809:
v_cmp_tru_f32 s[0:1], v32, 0.15915494
m14810:
v_cmp_tru_f32_e64 s[0:1], -|v32|, v64
m14811:
v_cmp_tru_f32_e64 s[0:1], v32, -|v64|
m14812:
v_cmp_tru_f32_e32 vcc, v32, v64
m14813:
v_cmp_tru_f32_e32 vcc, 0x12345678, v64
m14814:
v_cmp_tru_f32_e64 s[0:1], v32, v64
m14815:
v_cmp_tru_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m14816:
v_cmpx_tru_f32 s[0:1], v32, v64
m14817:
v_cmpx_tru_f32 s[0:1], s16, v64
m14818:
v_cmpx_tru_f32 s[0:1], vcc_lo, v64
m14819:
v_cmpx_tru_f32 s[0:1], m0, v64
m14820:
v_cmpx_tru_f32 s[0:1], exec_hi, v64
m14821:
v_cmpx_tru_f32 s[0:1], src_scc, v64
m14822:
v_cmpx_tru_f32 s[0:1], 0, v64
m14823:
v_cmpx_tru_f32 s[0:1], -16, v64
m14824:
v_cmpx_tru_f32 s[0:1], 64, v64
m14825:
v_cmpx_tru_f32 s[0:1], -4.0, v64
m14826:
v_cmpx_tru_f32 s[0:1], 0.15915494, v64
m14827:
v_cmpx_tru_f32 s[0:1], v32, s32
m14828:
v_cmpx_tru_f32 s[0:1], v32, vcc_lo
m14829:
v_cmpx_tru_f32 s[0:1], v32, m0
m14830:
v_cmpx_tru_f32 s[0:1], v32, exec_hi
m14831:
v_cmpx_tru_f32 s[0:1], v32, src_scc
m14832:
v_cmpx_tru_f32 s[0:1], v32, 0
m14833:
v_cmpx_tru_f32 s[0:1], v32, -16
m14834:
v_cmpx_tru_f32 s[0:1], v32, 64
m14835:
v_cmpx_tru_f32 s[0:1], v32, -4.0
m14836:
v_cmpx_tru_f32 s[0:1], v32, 0.15915494
m14837:
v_cmpx_tru_f32_e64 s[0:1], -|v32|, v64
m14838:
v_cmpx_tru_f32_e64 s[0:1], v32, -|v64|
m14839:
v_cmpx_tru_f32_e32 vcc, v32, v64
m14840:
v_cmpx_tru_f32_e32 vcc, 0x12345678, v64
m14841:
v_cmpx_tru_f32_e64 s[0:1], v32, v64
m14842:
v_cmpx_tru_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m14843:
v_cmp_f_f64 s[0:1], v[32:33], v[64:65]
m14844:
v_cmp_f_f64 s[0:1], s[16:17], v[64:65]
m14845:
v_cmp_f_f64 s[0:1], vcc, v[64:65]
m14846:
v_cmp_f_f64 s[0:1], exec, v[64:65]
m14847:
v_cmp_f_f64 s[0:1], 0, v[64:65]
m14848:
v_cmp_f_f64 s[0:1], -16, v[64:65]
m14849:
v_cmp_f_f64 s[0:1], 64, v[64:65]
m14850:
v_cmp_f_f64 s[0:1], -4.0, v[64:65]
m14851:
v_cmp_f_f64 s[0:1], 0.15915494309189532, v[64:65]
m14852:
v_cmp_f_f64 s[0:1], v[32:33], s[32:33]
m14853:
v_cmp_f_f64 s[0:1], v[32:33], vcc
m14854:
v_cmp_f_f64 s[0:1], v[32:33], exec
m14855:
v_cmp_f_f64 s[0:1], v[32:33], 0
m14856:
v_cmp_f_f64 s[0:1], v[32:33], -16
m14857:
v_cmp_f_f64 s[0:1], v[32:33], 64
m14858:
v_cmp_f_f64 s[0:1], v[32:33], -4.0
m14859:
v_cmp_f_f64 s[0:1], v[32:33], 0.15915494309189532
m14860:
v_cmp_f_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m14861:
v_cmp_f_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m14862:
v_cmp_f_f64_e32 vcc, v[32:33], v[64:65]
m14863:
v_cmp_f_f64_e32 vcc, 0x12345678, v[64:65]
m14864:
v_cmp_f_f64_e64 s[0:1], v[32:33], v[64:65]
m14865:
v_cmpx_f_f64 s[0:1], v[32:33], v[64:65]
m14866:
v_cmpx_f_f64 s[0:1], s[16:17], v[64:65]
m14867:
v_cmpx_f_f64 s[0:1], vcc, v[64:65]
m14868:
v_cmpx_f_f64 s[0:1], exec, v[64:65]
m14869:
v_cmpx_f_f64 s[0:1], 0, v[64:65]
m14870:
v_cmpx_f_f64 s[0:1], -16, v[64:65]
m14871:
v_cmpx_f_f64 s[0:1], 64, v[64:65]
m14872:
v_cmpx_f_f64 s[0:1], -4.0, v[64:65]
m14873:
v_cmpx_f_f64 s[0:1], 0.15915494309189532, v[64:65]
m14874:
v_cmpx_f_f64 s[0:1], v[32:33], s[32:33]
m14875:
v_cmpx_f_f64 s[0:1], v[32:33], vcc
m14876:
v_cmpx_f_f64 s[0:1], v[32:33], exec
m14877:
v_cmpx_f_f64 s[0:1], v[32:33], 0
m14878:
v_cmpx_f_f64 s[0:1], v[32:33], -16
m14879:
v_cmpx_f_f64 s[0:1], v[32:33], 64
m14880:
v_cmpx_f_f64 s[0:1], v[32:33], -4.0
m14881:
v_cmpx_f_f64 s[0:1], v[32:33], 0.15915494309189532
m14882:
v_cmpx_f_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m14883:
v_cmpx_f_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m14884:
v_cmpx_f_f64_e32 vcc, v[32:33], v[64:65]
m14885:
v_cmpx_f_f64_e32 vcc, 0x12345678, v[64:65]
m14886:
v_cmpx_f_f64_e64 s[0:1], v[32:33], v[64:65]
m14887:
v_cmp_lt_f64 s[0:1], v[32:33], v[64:65]
m14888:
v_cmp_lt_f64 s[0:1], s[16:17], v[64:65]
m14889:
v_cmp_lt_f64 s[0:1], vcc, v[64:65]
m14890:
v_cmp_lt_f64 s[0:1], exec, v[64:65]
m14891:
v_cmp_lt_f64 s[0:1], 0, v[64:65]
m14892:
v_cmp_lt_f64 s[0:1], -16, v[64:65]
m14893:
v_cmp_lt_f64 s[0:1], 64, v[64:65]
m14894:
v_cmp_lt_f64 s[0:1], -4.0, v[64:65]
m14895:
v_cmp_lt_f64 s[0:1], 0.15915494309189532, v[64:65]
m14896:
v_cmp_lt_f64 s[0:1], v[32:33], s[32:33]
m14897:
v_cmp_lt_f64 s[0:1], v[32:33], vcc
m14898:
v_cmp_lt_f64 s[0:1], v[32:33], exec
m14899:
v_cmp_lt_f64 s[0:1], v[32:33], 0
m14900:
v_cmp_lt_f64 s[0:1], v[32:33], -16
m14901:
v_cmp_lt_f64 s[0:1], v[32:33], 64
m14902:
v_cmp_lt_f64 s[0:1], v[32:33], -4.0
m14903:
v_cmp_lt_f64 s[0:1], v[32:33], 0.15915494309189532
m14904:
v_cmp_lt_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m14905:
v_cmp_lt_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m14906:
v_cmp_lt_f64_e32 vcc, v[32:33], v[64:65]
m14907:
v_cmp_lt_f64_e32 vcc, 0x12345678, v[64:65]
m14908:
v_cmp_lt_f64_e64 s[0:1], v[32:33], v[64:65]
m14909:
v_cmpx_lt_f64 s[0:1], v[32:33], v[64:65]
m14910:
v_cmpx_lt_f64 s[0:1], s[16:17], v[64:65]
m14911:
v_cmpx_lt_f64 s[0:1], vcc, v[64:65]
m14912:
v_cmpx_lt_f64 s[0:1], exec, v[64:65]
m14913:
v_cmpx_lt_f64 s[0:1], 0, v[64:65]
m14914:
v_cmpx_lt_f64 s[0:1], -16, v[64:65]
m14915:
v_cmpx_lt_f64 s[0:1], 64, v[64:65]
m14916:
v_cmpx_lt_f64 s[0:1], -4.0, v[64:65]
m14917:
v_cmpx_lt_f64 s[0:1], 0.15915494309189532, v[64:65]
m14918:
v_cmpx_lt_f64 s[0:1], v[32:33], s[32:33]
m14919:
v_cmpx_lt_f64 s[0:1], v[32:33], vcc
m14920:
v_cmpx_lt_f64 s[0:1], v[32:33], exec
m14921:
v_cmpx_lt_f64 s[0:1], v[32:33], 0
m14922:
v_cmpx_lt_f64 s[0:1], v[32:33], -16
m14923:
v_cmpx_lt_f64 s[0:1], v[32:33], 64
m14924:
v_cmpx_lt_f64 s[0:1], v[32:33], -4.0
m14925:
v_cmpx_lt_f64 s[0:1], v[32:33], 0.15915494309189532
m14926:
v_cmpx_lt_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m14927:
v_cmpx_lt_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m14928:
v_cmpx_lt_f64_e32 vcc, v[32:33], v[64:65]
m14929:
v_cmpx_lt_f64_e32 vcc, 0x12345678, v[64:65]
m14930:
v_cmpx_lt_f64_e64 s[0:1], v[32:33], v[64:65]
m14931:
v_cmp_eq_f64 s[0:1], v[32:33], v[64:65]
m14932:
v_cmp_eq_f64 s[0:1], s[16:17], v[64:65]
m14933:
v_cmp_eq_f64 s[0:1], vcc, v[64:65]
m14934:
v_cmp_eq_f64 s[0:1], exec, v[64:65]
m14935:
v_cmp_eq_f64 s[0:1], 0, v[64:65]
m14936:
v_cmp_eq_f64 s[0:1], -16, v[64:65]
m14937:
v_cmp_eq_f64 s[0:1], 64, v[64:65]
m14938:
v_cmp_eq_f64 s[0:1], -4.0, v[64:65]
m14939:
v_cmp_eq_f64 s[0:1], 0.15915494309189532, v[64:65]
m14940:
v_cmp_eq_f64 s[0:1], v[32:33], s[32:33]
m14941:
v_cmp_eq_f64 s[0:1], v[32:33], vcc
m14942:
v_cmp_eq_f64 s[0:1], v[32:33], exec
m14943:
v_cmp_eq_f64 s[0:1], v[32:33], 0
m14944:
v_cmp_eq_f64 s[0:1], v[32:33], -16
m14945:
v_cmp_eq_f64 s[0:1], v[32:33], 64
m14946:
v_cmp_eq_f64 s[0:1], v[32:33], -4.0
m14947:
v_cmp_eq_f64 s[0:1], v[32:33], 0.15915494309189532
m14948:
v_cmp_eq_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m14949:
v_cmp_eq_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m14950:
v_cmp_eq_f64_e32 vcc, v[32:33], v[64:65]
m14951:
v_cmp_eq_f64_e32 vcc, 0x12345678, v[64:65]
m14952:
v_cmp_eq_f64_e64 s[0:1], v[32:33], v[64:65]
m14953:
v_cmpx_eq_f64 s[0:1], v[32:33], v[64:65]
m14954:
v_cmpx_eq_f64 s[0:1], s[16:17], v[64:65]
m14955:
v_cmpx_eq_f64 s[0:1], vcc, v[64:65]
m14956:
v_cmpx_eq_f64 s[0:1], exec, v[64:65]
m14957:
v_cmpx_eq_f64 s[0:1], 0, v[64:65]
m14958:
v_cmpx_eq_f64 s[0:1], -16, v[64:65]
m14959:
v_cmpx_eq_f64 s[0:1], 64, v[64:65]
m14960:
v_cmpx_eq_f64 s[0:1], -4.0, v[64:65]
m14961:
v_cmpx_eq_f64 s[0:1], 0.15915494309189532, v[64:65]
m14962:
v_cmpx_eq_f64 s[0:1], v[32:33], s[32:33]
m14963:
v_cmpx_eq_f64 s[0:1], v[32:33], vcc
m14964:
v_cmpx_eq_f64 s[0:1], v[32:33], exec
m14965:
v_cmpx_eq_f64 s[0:1], v[32:33], 0
m14966:
v_cmpx_eq_f64 s[0:1], v[32:33], -16
m14967:
v_cmpx_eq_f64 s[0:1], v[32:33], 64
m14968:
v_cmpx_eq_f64 s[0:1], v[32:33], -4.0
m14969:
v_cmpx_eq_f64 s[0:1], v[32:33], 0.15915494309189532
m14970:
v_cmpx_eq_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m14971:
v_cmpx_eq_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m14972:
v_cmpx_eq_f64_e32 vcc, v[32:33], v[64:65]
m14973:
v_cmpx_eq_f64_e32 vcc, 0x12345678, v[64:65]
m14974:
v_cmpx_eq_f64_e64 s[0:1], v[32:33], v[64:65]
m14975:
v_cmp_le_f64 s[0:1], v[32:33], v[64:65]
m14976:
v_cmp_le_f64 s[0:1], s[16:17], v[64:65]
m14977:
v_cmp_le_f64 s[0:1], vcc, v[64:65]
m14978:
v_cmp_le_f64 s[0:1], exec, v[64:65]
m14979:
v_cmp_le_f64 s[0:1], 0, v[64:65]
m14980:
v_cmp_le_f64 s[0:1], -16, v[64:65]
m14981:
v_cmp_le_f64 s[0:1], 64, v[64:65]
m14982:
v_cmp_le_f64 s[0:1], -4.0, v[64:65]
m14983:
v_cmp_le_f64 s[0:1], 0.15915494309189532, v[64:65]
m14984:
v_cmp_le_f64 s[0:1], v[32:33], s[32:33]
m14985:
v_cmp_le_f64 s[0:1], v[32:33], vcc
m14986:
v_cmp_le_f64 s[0:1], v[32:33], exec
m14987:
v_cmp_le_f64 s[0:1], v[32:33], 0
m14988:
v_cmp_le_f64 s[0:1], v[32:33], -16
m14989:
v_cmp_le_f64 s[0:1], v[32:33], 64
m14990:
v_cmp_le_f64 s[0:1], v[32:33], -4.0
m14991:
v_cmp_le_f64 s[0:1], v[32:33], 0.15915494309189532
m14992:
v_cmp_le_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m14993:
v_cmp_le_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m14994:
v_cmp_le_f64_e32 vcc, v[32:33], v[64:65]
m14995:
v_cmp_le_f64_e32 vcc, 0x12345678, v[64:65]
m14996:
v_cmp_le_f64_e64 s[0:1], v[32:33], v[64:65]
m14997:
v_cmpx_le_f64 s[0:1], v[32:33], v[64:65]
m14998:
v_cmpx_le_f64 s[0:1], s[16:17], v[64:65]
m14999:
v_cmpx_le_f64 s[0:1], vcc, v[64:65]
m15000:
v_cmpx_le_f64 s[0:1], exec, v[64:65]
m15001:
v_cmpx_le_f64 s[0:1], 0, v[64:65]
m15002:
v_cmpx_le_f64 s[0:1], -16, v[64:65]
m15003:
v_cmpx_le_f64 s[0:1], 64, v[64:65]
m15004:
v_cmpx_le_f64 s[0:1], -4.0, v[64:65]
m15005:
v_cmpx_le_f64 s[0:1], 0.15915494309189532, v[64:65]
m15006:
v_cmpx_le_f64 s[0:1], v[32:33], s[32:33]
m15007:
v_cmpx_le_f64 s[0:1], v[32:33], vcc
m15008:
v_cmpx_le_f64 s[0:1], v[32:33], exec
m15009:
v_cmpx_le_f64 s[0:1], v[32:33], 0
m15010:
v_cmpx_le_f64 s[0:1], v[32:33], -16
m15011:
v_cmpx_le_f64 s[0:1], v[32:33], 64
m15012:
v_cmpx_le_f64 s[0:1], v[32:33], -4.0
m15013:
v_cmpx_le_f64 s[0:1], v[32:33], 0.15915494309189532
m15014:
v_cmpx_le_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m15015:
v_cmpx_le_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m15016:
v_cmpx_le_f64_e32 vcc, v[32:33], v[64:65]
m15017:
v_cmpx_le_f64_e32 vcc, 0x12345678, v[64:65]
m15018:
v_cmpx_le_f64_e64 s[0:1], v[32:33], v[64:65]
m15019:
v_cmp_gt_f64 s[0:1], v[32:33], v[64:65]
m15020:
v_cmp_gt_f64 s[0:1], s[16:17], v[64:65]
m15021:
v_cmp_gt_f64 s[0:1], vcc, v[64:65]
m15022:
v_cmp_gt_f64 s[0:1], exec, v[64:65]
m15023:
v_cmp_gt_f64 s[0:1], 0, v[64:65]
m15024:
v_cmp_gt_f64 s[0:1], -16, v[64:65]
m15025:
v_cmp_gt_f64 s[0:1], 64, v[64:65]
m15026:
v_cmp_gt_f64 s[0:1], -4.0, v[64:65]
m15027:
v_cmp_gt_f64 s[0:1], 0.15915494309189532, v[64:65]
m15028:
v_cmp_gt_f64 s[0:1], v[32:33], s[32:33]
m15029:
v_cmp_gt_f64 s[0:1], v[32:33], vcc
m15030:
v_cmp_gt_f64 s[0:1], v[32:33], exec
m15031:
v_cmp_gt_f64 s[0:1], v[32:33], 0
m15032:
v_cmp_gt_f64 s[0:1], v[32:33], -16
m15033:
v_cmp_gt_f64 s[0:1], v[32:33], 64
m15034:
v_cmp_gt_f64 s[0:1], v[32:33], -4.0
m15035:
v_cmp_gt_f64 s[0:1], v[32:33], 0.15915494309189532
m15036:
v_cmp_gt_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m15037:
v_cmp_gt_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m15038:
v_cmp_gt_f64_e32 vcc, v[32:33], v[64:65]
m15039:
v_cmp_gt_f64_e32 vcc, 0x12345678, v[64:65]
m15040:
v_cmp_gt_f64_e64 s[0:1], v[32:33], v[64:65]
m15041:
v_cmpx_gt_f64 s[0:1], v[32:33], v[64:65]
m15042:
v_cmpx_gt_f64 s[0:1], s[16:17], v[64:65]
m15043:
v_cmpx_gt_f64 s[0:1], vcc, v[64:65]
m15044:
v_cmpx_gt_f64 s[0:1], exec, v[64:65]
m15045:
v_cmpx_gt_f64 s[0:1], 0, v[64:65]
m15046:
v_cmpx_gt_f64 s[0:1], -16, v[64:65]
m15047:
v_cmpx_gt_f64 s[0:1], 64, v[64:65]
m15048:
v_cmpx_gt_f64 s[0:1], -4.0, v[64:65]
m15049:
v_cmpx_gt_f64 s[0:1], 0.15915494309189532, v[64:65]
m15050:
v_cmpx_gt_f64 s[0:1], v[32:33], s[32:33]
m15051:
v_cmpx_gt_f64 s[0:1], v[32:33], vcc
m15052:
v_cmpx_gt_f64 s[0:1], v[32:33], exec
m15053:
v_cmpx_gt_f64 s[0:1], v[32:33], 0
m15054:
v_cmpx_gt_f64 s[0:1], v[32:33], -16
m15055:
v_cmpx_gt_f64 s[0:1], v[32:33], 64
m15056:
v_cmpx_gt_f64 s[0:1], v[32:33], -4.0
m15057:
v_cmpx_gt_f64 s[0:1], v[32:33], 0.15915494309189532
m15058:
v_cmpx_gt_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m15059:
v_cmpx_gt_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m15060:
v_cmpx_gt_f64_e32 vcc, v[32:33], v[64:65]
m15061:
v_cmpx_gt_f64_e32 vcc, 0x12345678, v[64:65]
m15062:
v_cmpx_gt_f64_e64 s[0:1], v[32:33], v[64:65]
m15063:
v_cmp_lg_f64 s[0:1], v[32:33], v[64:65]
m15064:
v_cmp_lg_f64 s[0:1], s[16:17], v[64:65]
m15065:
v_cmp_lg_f64 s[0:1], vcc, v[64:65]
m15066:
v_cmp_lg_f64 s[0:1], exec, v[64:65]
m15067:
v_cmp_lg_f64 s[0:1], 0, v[64:65]
m15068:
v_cmp_lg_f64 s[0:1], -16, v[64:65]
m15069:
v_cmp_lg_f64 s[0:1], 64, v[64:65]
m15070:
v_cmp_lg_f64 s[0:1], -4.0, v[64:65]
m15071:
v_cmp_lg_f64 s[0:1], 0.15915494309189532, v[64:65]
m15072:
v_cmp_lg_f64 s[0:1], v[32:33], s[32:33]
m15073:
v_cmp_lg_f64 s[0:1], v[32:33], vcc
m15074:
v_cmp_lg_f64 s[0:1], v[32:33], exec
m15075:
v_cmp_lg_f64 s[0:1], v[32:33], 0
m15076:
v_cmp_lg_f64 s[0:1], v[32:33], -16
m15077:
v_cmp_lg_f64 s[0:1], v[32:33], 64
m15078:
v_cmp_lg_f64 s[0:1], v[32:33], -4.0
m15079:
v_cmp_lg_f64 s[0:1], v[32:33], 0.15915494309189532
m15080:
v_cmp_lg_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m15081:
v_cmp_lg_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m15082:
v_cmp_lg_f64_e32 vcc, v[32:33], v[64:65]
m15083:
v_cmp_lg_f64_e32 vcc, 0x12345678, v[64:65]
m15084:
v_cmp_lg_f64_e64 s[0:1], v[32:33], v[64:65]
m15085:
v_cmpx_lg_f64 s[0:1], v[32:33], v[64:65]
m15086:
v_cmpx_lg_f64 s[0:1], s[16:17], v[64:65]
m15087:
v_cmpx_lg_f64 s[0:1], vcc, v[64:65]
m15088:
v_cmpx_lg_f64 s[0:1], exec, v[64:65]
m15089:
v_cmpx_lg_f64 s[0:1], 0, v[64:65]
m15090:
v_cmpx_lg_f64 s[0:1], -16, v[64:65]
m15091:
v_cmpx_lg_f64 s[0:1], 64, v[64:65]
m15092:
v_cmpx_lg_f64 s[0:1], -4.0, v[64:65]
m15093:
v_cmpx_lg_f64 s[0:1], 0.15915494309189532, v[64:65]
m15094:
v_cmpx_lg_f64 s[0:1], v[32:33], s[32:33]
m15095:
v_cmpx_lg_f64 s[0:1], v[32:33], vcc
m15096:
v_cmpx_lg_f64 s[0:1], v[32:33], exec
m15097:
v_cmpx_lg_f64 s[0:1], v[32:33], 0
m15098:
v_cmpx_lg_f64 s[0:1], v[32:33], -16
m15099:
v_cmpx_lg_f64 s[0:1], v[32:33], 64
m15100:
v_cmpx_lg_f64 s[0:1], v[32:33], -4.0
m15101:
v_cmpx_lg_f64 s[0:1], v[32:33], 0.15915494309189532
m15102:
v_cmpx_lg_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m15103:
v_cmpx_lg_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m15104:
v_cmpx_lg_f64_e32 vcc, v[32:33], v[64:65]
m15105:
v_cmpx_lg_f64_e32 vcc, 0x12345678, v[64:65]
m15106:
v_cmpx_lg_f64_e64 s[0:1], v[32:33], v[64:65]
m15107:
v_cmp_ge_f64 s[0:1], v[32:33], v[64:65]
m15108:
v_cmp_ge_f64 s[0:1], s[16:17], v[64:65]
m15109:
v_cmp_ge_f64 s[0:1], vcc, v[64:65]
m15110:
v_cmp_ge_f64 s[0:1], exec, v[64:65]
m15111:
v_cmp_ge_f64 s[0:1], 0, v[64:65]
m15112:
v_cmp_ge_f64 s[0:1], -16, v[64:65]
m15113:
v_cmp_ge_f64 s[0:1], 64, v[64:65]
m15114:
v_cmp_ge_f64 s[0:1], -4.0, v[64:65]
m15115:
v_cmp_ge_f64 s[0:1], 0.15915494309189532, v[64:65]
m15116:
v_cmp_ge_f64 s[0:1], v[32:33], s[32:33]
m15117:
v_cmp_ge_f64 s[0:1], v[32:33], vcc
m15118:
v_cmp_ge_f64 s[0:1], v[32:33], exec
m15119:
v_cmp_ge_f64 s[0:1], v[32:33], 0
m15120:
v_cmp_ge_f64 s[0:1], v[32:33], -16
m15121:
v_cmp_ge_f64 s[0:1], v[32:33], 64
m15122:
v_cmp_ge_f64 s[0:1], v[32:33], -4.0
m15123:
v_cmp_ge_f64 s[0:1], v[32:33], 0.15915494309189532
m15124:
v_cmp_ge_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m15125:
v_cmp_ge_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m15126:
v_cmp_ge_f64_e32 vcc, v[32:33], v[64:65]
m15127:
v_cmp_ge_f64_e32 vcc, 0x12345678, v[64:65]
m15128:
v_cmp_ge_f64_e64 s[0:1], v[32:33], v[64:65]
m15129:
v_cmpx_ge_f64 s[0:1], v[32:33], v[64:65]
m15130:
v_cmpx_ge_f64 s[0:1], s[16:17], v[64:65]
m15131:
v_cmpx_ge_f64 s[0:1], vcc, v[64:65]
m15132:
v_cmpx_ge_f64 s[0:1], exec, v[64:65]
m15133:
v_cmpx_ge_f64 s[0:1], 0, v[64:65]
m15134:
v_cmpx_ge_f64 s[0:1], -16, v[64:65]
m15135:
v_cmpx_ge_f64 s[0:1], 64, v[64:65]
m15136:
v_cmpx_ge_f64 s[0:1], -4.0, v[64:65]
m15137:
v_cmpx_ge_f64 s[0:1], 0.15915494309189532, v[64:65]
m15138:
v_cmpx_ge_f64 s[0:1], v[32:33], s[32:33]
m15139:
v_cmpx_ge_f64 s[0:1], v[32:33], vcc
m15140:
v_cmpx_ge_f64 s[0:1], v[32:33], exec
m15141:
v_cmpx_ge_f64 s[0:1], v[32:33], 0
m15142:
v_cmpx_ge_f64 s[0:1], v[32:33], -16
m15143:
v_cmpx_ge_f64 s[0:1], v[32:33], 64
m15144:
v_cmpx_ge_f64 s[0:1], v[32:33], -4.0
m15145:
v_cmpx_ge_f64 s[0:1], v[32:33], 0.15915494309189532
m15146:
v_cmpx_ge_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m15147:
v_cmpx_ge_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m15148:
v_cmpx_ge_f64_e32 vcc, v[32:33], v[64:65]
m15149:
v_cmpx_ge_f64_e32 vcc, 0x12345678, v[64:65]
m15150:
v_cmpx_ge_f64_e64 s[0:1], v[32:33], v[64:65]
m15151:
v_cmp_o_f64 s[0:1], v[32:33], v[64:65]
m15152:
v_cmp_o_f64 s[0:1], s[16:17], v[64:65]
m15153:
v_cmp_o_f64 s[0:1], vcc, v[64:65]
m15154:
v_cmp_o_f64 s[0:1], exec, v[64:65]
m15155:
v_cmp_o_f64 s[0:1], 0, v[64:65]
m15156:
v_cmp_o_f64 s[0:1], -16, v[64:65]
m15157:
v_cmp_o_f64 s[0:1], 64, v[64:65]
m15158:
v_cmp_o_f64 s[0:1], -4.0, v[64:65]
m15159:
v_cmp_o_f64 s[0:1], 0.15915494309189532, v[64:65]
m15160:
v_cmp_o_f64 s[0:1], v[32:33], s[32:33]
m15161:
v_cmp_o_f64 s[0:1], v[32:33], vcc
m15162:
v_cmp_o_f64 s[0:1], v[32:33], exec
m15163:
v_cmp_o_f64 s[0:1], v[32:33], 0
m15164:
v_cmp_o_f64 s[0:1], v[32:33], -16
m15165:
v_cmp_o_f64 s[0:1], v[32:33], 64
m15166:
v_cmp_o_f64 s[0:1], v[32:33], -4.0
m15167:
v_cmp_o_f64 s[0:1], v[32:33], 0.15915494309189532
m15168:
v_cmp_o_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m15169:
v_cmp_o_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m15170:
v_cmp_o_f64_e32 vcc, v[32:33], v[64:65]
m15171:
v_cmp_o_f64_e32 vcc, 0x12345678, v[64:65]
m15172:
v_cmp_o_f64_e64 s[0:1], v[32:33], v[64:65]
m15173:
v_cmpx_o_f64 s[0:1], v[32:33], v[64:65]
m15174:
v_cmpx_o_f64 s[0:1], s[16:17], v[64:65]
m15175:
v_cmpx_o_f64 s[0:1], vcc, v[64:65]
m15176:
v_cmpx_o_f64 s[0:1], exec, v[64:65]
m15177:
v_cmpx_o_f64 s[0:1], 0, v[64:65]
m15178:
v_cmpx_o_f64 s[0:1], -16, v[64:65]
m15179:
v_cmpx_o_f64 s[0:1], 64, v[64:65]
m15180:
v_cmpx_o_f64 s[0:1], -4.0, v[64:65]
m15181:
v_cmpx_o_f64 s[0:1], 0.15915494309189532, v[64:65]
m15182:
v_cmpx_o_f64 s[0:1], v[32:33], s[32:33]
m15183:
v_cmpx_o_f64 s[0:1], v[32:33], vcc
m15184:
v_cmpx_o_f64 s[0:1], v[32:33], exec
m15185:
v_cmpx_o_f64 s[0:1], v[32:33], 0
m15186:
v_cmpx_o_f64 s[0:1], v[32:33], -16
m15187:
v_cmpx_o_f64 s[0:1], v[32:33], 64
m15188:
v_cmpx_o_f64 s[0:1], v[32:33], -4.0
m15189:
v_cmpx_o_f64 s[0:1], v[32:33], 0.15915494309189532
m15190:
v_cmpx_o_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m15191:
v_cmpx_o_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m15192:
v_cmpx_o_f64_e32 vcc, v[32:33], v[64:65]
m15193:
v_cmpx_o_f64_e32 vcc, 0x12345678, v[64:65]
m15194:
v_cmpx_o_f64_e64 s[0:1], v[32:33], v[64:65]
m15195:
v_cmp_u_f64 s[0:1], v[32:33], v[64:65]
m15196:
v_cmp_u_f64 s[0:1], s[16:17], v[64:65]
m15197:
v_cmp_u_f64 s[0:1], vcc, v[64:65]
m15198:
v_cmp_u_f64 s[0:1], exec, v[64:65]
m15199:
v_cmp_u_f64 s[0:1], 0, v[64:65]
m15200:
v_cmp_u_f64 s[0:1], -16, v[64:65]
m15201:
v_cmp_u_f64 s[0:1], 64, v[64:65]
m15202:
v_cmp_u_f64 s[0:1], -4.0, v[64:65]
m15203:
v_cmp_u_f64 s[0:1], 0.15915494309189532, v[64:65]
m15204:
v_cmp_u_f64 s[0:1], v[32:33], s[32:33]
m15205:
v_cmp_u_f64 s[0:1], v[32:33], vcc
m15206:
v_cmp_u_f64 s[0:1], v[32:33], exec
m15207:
v_cmp_u_f64 s[0:1], v[32:33], 0
m15208:
v_cmp_u_f64 s[0:1], v[32:33], -16
m15209:
v_cmp_u_f64 s[0:1], v[32:33], 64
m15210:
v_cmp_u_f64 s[0:1], v[32:33], -4.0
m15211:
v_cmp_u_f64 s[0:1], v[32:33], 0.15915494309189532
m15212:
v_cmp_u_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m15213:
v_cmp_u_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m15214:
v_cmp_u_f64_e32 vcc, v[32:33], v[64:65]
m15215:
v_cmp_u_f64_e32 vcc, 0x12345678, v[64:65]
m15216:
v_cmp_u_f64_e64 s[0:1], v[32:33], v[64:65]
m15217:
v_cmpx_u_f64 s[0:1], v[32:33], v[64:65]
m15218:
v_cmpx_u_f64 s[0:1], s[16:17], v[64:65]
m15219:
v_cmpx_u_f64 s[0:1], vcc, v[64:65]
m15220:
v_cmpx_u_f64 s[0:1], exec, v[64:65]
m15221:
v_cmpx_u_f64 s[0:1], 0, v[64:65]
m15222:
v_cmpx_u_f64 s[0:1], -16, v[64:65]
m15223:
v_cmpx_u_f64 s[0:1], 64, v[64:65]
m15224:
v_cmpx_u_f64 s[0:1], -4.0, v[64:65]
m15225:
v_cmpx_u_f64 s[0:1], 0.15915494309189532, v[64:65]
m15226:
v_cmpx_u_f64 s[0:1], v[32:33], s[32:33]
m15227:
v_cmpx_u_f64 s[0:1], v[32:33], vcc
m15228:
v_cmpx_u_f64 s[0:1], v[32:33], exec
m15229:
v_cmpx_u_f64 s[0:1], v[32:33], 0
m15230:
v_cmpx_u_f64 s[0:1], v[32:33], -16
m15231:
v_cmpx_u_f64 s[0:1], v[32:33], 64
m15232:
v_cmpx_u_f64 s[0:1], v[32:33], -4.0
m15233:
v_cmpx_u_f64 s[0:1], v[32:33], 0.15915494309189532
m15234:
v_cmpx_u_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m15235:
v_cmpx_u_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m15236:
v_cmpx_u_f64_e32 vcc, v[32:33], v[64:65]
m15237:
v_cmpx_u_f64_e32 vcc, 0x12345678, v[64:65]
m15238:
v_cmpx_u_f64_e64 s[0:1], v[32:33], v[64:65]
m15239:
v_cmp_nge_f64 s[0:1], v[32:33], v[64:65]
m15240:
v_cmp_nge_f64 s[0:1], s[16:17], v[64:65]
m15241:
v_cmp_nge_f64 s[0:1], vcc, v[64:65]
m15242:
v_cmp_nge_f64 s[0:1], exec, v[64:65]
m15243:
v_cmp_nge_f64 s[0:1], 0, v[64:65]
m15244:
v_cmp_nge_f64 s[0:1], -16, v[64:65]
m15245:
v_cmp_nge_f64 s[0:1], 64, v[64:65]
m15246:
v_cmp_nge_f64 s[0:1], -4.0, v[64:65]
m15247:
v_cmp_nge_f64 s[0:1], 0.15915494309189532, v[64:65]
m15248:
v_cmp_nge_f64 s[0:1], v[32:33], s[32:33]
m15249:
v_cmp_nge_f64 s[0:1], v[32:33], vcc
m15250:
v_cmp_nge_f64 s[0:1], v[32:33], exec
m15251:
v_cmp_nge_f64 s[0:1], v[32:33], 0
m15252:
v_cmp_nge_f64 s[0:1], v[32:33], -16
m15253:
v_cmp_nge_f64 s[0:1], v[32:33], 64
m15254:
v_cmp_nge_f64 s[0:1], v[32:33], -4.0
m15255:
v_cmp_nge_f64 s[0:1], v[32:33], 0.15915494309189532
m15256:
v_cmp_nge_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m15257:
v_cmp_nge_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m15258:
v_cmp_nge_f64_e32 vcc, v[32:33], v[64:65]
m15259:
v_cmp_nge_f64_e32 vcc, 0x12345678, v[64:65]
m15260:
v_cmp_nge_f64_e64 s[0:1], v[32:33], v[64:65]
m15261:
v_cmpx_nge_f64 s[0:1], v[32:33], v[64:65]
m15262:
v_cmpx_nge_f64 s[0:1], s[16:17], v[64:65]
m15263:
v_cmpx_nge_f64 s[0:1], vcc, v[64:65]
m15264:
v_cmpx_nge_f64 s[0:1], exec, v[64:65]
m15265:
v_cmpx_nge_f64 s[0:1], 0, v[64:65]
m15266:
v_cmpx_nge_f64 s[0:1], -16, v[64:65]
m15267:
v_cmpx_nge_f64 s[0:1], 64, v[64:65]
m15268:
v_cmpx_nge_f64 s[0:1], -4.0, v[64:65]
m15269:
v_cmpx_nge_f64 s[0:1], 0.15915494309189532, v[64:65]
m15270:
v_cmpx_nge_f64 s[0:1], v[32:33], s[32:33]
m15271:
v_cmpx_nge_f64 s[0:1], v[32:33], vcc
m15272:
v_cmpx_nge_f64 s[0:1], v[32:33], exec
m15273:
v_cmpx_nge_f64 s[0:1], v[32:33], 0
m15274:
v_cmpx_nge_f64 s[0:1], v[32:33], -16
m15275:
v_cmpx_nge_f64 s[0:1], v[32:33], 64
m15276:
v_cmpx_nge_f64 s[0:1], v[32:33], -4.0
m15277:
v_cmpx_nge_f64 s[0:1], v[32:33], 0.15915494309189532
m15278:
v_cmpx_nge_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m15279:
v_cmpx_nge_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m15280:
v_cmpx_nge_f64_e32 vcc, v[32:33], v[64:65]
m15281:
v_cmpx_nge_f64_e32 vcc, 0x12345678, v[64:65]
m15282:
v_cmpx_nge_f64_e64 s[0:1], v[32:33], v[64:65]
m15283:
v_cmp_nlg_f64 s[0:1], v[32:33], v[64:65]
m15284:
v_cmp_nlg_f64 s[0:1], s[16:17], v[64:65]
m15285:
v_cmp_nlg_f64 s[0:1], vcc, v[64:65]
m15286:
v_cmp_nlg_f64 s[0:1], exec, v[64:65]
m15287:
v_cmp_nlg_f64 s[0:1], 0, v[64:65]
m15288:
v_cmp_nlg_f64 s[0:1], -16, v[64:65]
m15289:
v_cmp_nlg_f64 s[0:1], 64, v[64:65]
m15290:
v_cmp_nlg_f64 s[0:1], -4.0, v[64:65]
m15291:
v_cmp_nlg_f64 s[0:1], 0.15915494309189532, v[64:65]
m15292:
v_cmp_nlg_f64 s[0:1], v[32:33], s[32:33]
m15293:
v_cmp_nlg_f64 s[0:1], v[32:33], vcc
m15294:
v_cmp_nlg_f64 s[0:1], v[32:33], exec
m15295:
v_cmp_nlg_f64 s[0:1], v[32:33], 0
m15296:
v_cmp_nlg_f64 s[0:1], v[32:33], -16
m15297:
v_cmp_nlg_f64 s[0:1], v[32:33], 64
m15298:
v_cmp_nlg_f64 s[0:1], v[32:33], -4.0
m15299:
v_cmp_nlg_f64 s[0:1], v[32:33], 0.15915494309189532
m15300:
v_cmp_nlg_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m15301:
v_cmp_nlg_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m15302:
v_cmp_nlg_f64_e32 vcc, v[32:33], v[64:65]
m15303:
v_cmp_nlg_f64_e32 vcc, 0x12345678, v[64:65]
m15304:
v_cmp_nlg_f64_e64 s[0:1], v[32:33], v[64:65]
m15305:
v_cmpx_nlg_f64 s[0:1], v[32:33], v[64:65]
m15306:
v_cmpx_nlg_f64 s[0:1], s[16:17], v[64:65]
m15307:
v_cmpx_nlg_f64 s[0:1], vcc, v[64:65]
m15308:
v_cmpx_nlg_f64 s[0:1], exec, v[64:65]
m15309:
v_cmpx_nlg_f64 s[0:1], 0, v[64:65]
m15310:
v_cmpx_nlg_f64 s[0:1], -16, v[64:65]
m15311:
v_cmpx_nlg_f64 s[0:1], 64, v[64:65]
m15312:
v_cmpx_nlg_f64 s[0:1], -4.0, v[64:65]
m15313:
v_cmpx_nlg_f64 s[0:1], 0.15915494309189532, v[64:65]
m15314:
v_cmpx_nlg_f64 s[0:1], v[32:33], s[32:33]
m15315:
v_cmpx_nlg_f64 s[0:1], v[32:33], vcc
m15316:
v_cmpx_nlg_f64 s[0:1], v[32:33], exec
m15317:
v_cmpx_nlg_f64 s[0:1], v[32:33], 0
m15318:
v_cmpx_nlg_f64 s[0:1], v[32:33], -16
m15319:
v_cmpx_nlg_f64 s[0:1], v[32:33], 64
m15320:
v_cmpx_nlg_f64 s[0:1], v[32:33], -4.0
m15321:
v_cmpx_nlg_f64 s[0:1], v[32:33], 0.15915494309189532
m15322:
v_cmpx_nlg_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m15323:
v_cmpx_nlg_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m15324:
v_cmpx_nlg_f64_e32 vcc, v[32:33], v[64:65]
m15325:
v_cmpx_nlg_f64_e32 vcc, 0x12345678, v[64:65]
m15326:
v_cmpx_nlg_f64_e64 s[0:1], v[32:33], v[64:65]
m15327:
v_cmp_ngt_f64 s[0:1], v[32:33], v[64:65]
m15328:
v_cmp_ngt_f64 s[0:1], s[16:17], v[64:65]
m15329:
v_cmp_ngt_f64 s[0:1], vcc, v[64:65]
m15330:
v_cmp_ngt_f64 s[0:1], exec, v[64:65]
m15331:
v_cmp_ngt_f64 s[0:1], 0, v[64:65]
m15332:
v_cmp_ngt_f64 s[0:1], -16, v[64:65]
m15333:
v_cmp_ngt_f64 s[0:1], 64, v[64:65]
m15334:
v_cmp_ngt_f64 s[0:1], -4.0, v[64:65]
m15335:
v_cmp_ngt_f64 s[0:1], 0.15915494309189532, v[64:65]
m15336:
v_cmp_ngt_f64 s[0:1], v[32:33], s[32:33]
m15337:
v_cmp_ngt_f64 s[0:1], v[32:33], vcc
m15338:
v_cmp_ngt_f64 s[0:1], v[32:33], exec
m15339:
v_cmp_ngt_f64 s[0:1], v[32:33], 0
m15340:
v_cmp_ngt_f64 s[0:1], v[32:33], -16
m15341:
v_cmp_ngt_f64 s[0:1], v[32:33], 64
m15342:
v_cmp_ngt_f64 s[0:1], v[32:33], -4.0
m15343:
v_cmp_ngt_f64 s[0:1], v[32:33], 0.15915494309189532
m15344:
v_cmp_ngt_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m15345:
v_cmp_ngt_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m15346:
v_cmp_ngt_f64_e32 vcc, v[32:33], v[64:65]
m15347:
v_cmp_ngt_f64_e32 vcc, 0x12345678, v[64:65]
m15348:
v_cmp_ngt_f64_e64 s[0:1], v[32:33], v[64:65]
m15349:
v_cmpx_ngt_f64 s[0:1], v[32:33], v[64:65]
m15350:
v_cmpx_ngt_f64 s[0:1], s[16:17], v[64:65]
m15351:
v_cmpx_ngt_f64 s[0:1], vcc, v[64:65]
m15352:
v_cmpx_ngt_f64 s[0:1], exec, v[64:65]
m15353:
v_cmpx_ngt_f64 s[0:1], 0, v[64:65]
m15354:
v_cmpx_ngt_f64 s[0:1], -16, v[64:65]
m15355:
v_cmpx_ngt_f64 s[0:1], 64, v[64:65]
m15356:
v_cmpx_ngt_f64 s[0:1], -4.0, v[64:65]
m15357:
v_cmpx_ngt_f64 s[0:1], 0.15915494309189532, v[64:65]
m15358:
v_cmpx_ngt_f64 s[0:1], v[32:33], s[32:33]
m15359:
v_cmpx_ngt_f64 s[0:1], v[32:33], vcc
m15360:
v_cmpx_ngt_f64 s[0:1], v[32:33], exec
m15361:
v_cmpx_ngt_f64 s[0:1], v[32:33], 0
m15362:
v_cmpx_ngt_f64 s[0:1], v[32:33], -16
m15363:
v_cmpx_ngt_f64 s[0:1], v[32:33], 64
m15364:
v_cmpx_ngt_f64 s[0:1], v[32:33], -4.0
m15365:
v_cmpx_ngt_f64 s[0:1], v[32:33], 0.15915494309189532
m15366:
v_cmpx_ngt_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m15367:
v_cmpx_ngt_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m15368:
v_cmpx_ngt_f64_e32 vcc, v[32:33], v[64:65]
m15369:
v_cmpx_ngt_f64_e32 vcc, 0x12345678, v[64:65]
m15370:
v_cmpx_ngt_f64_e64 s[0:1], v[32:33], v[64:65]
m15371:
v_cmp_nle_f64 s[0:1], v[32:33], v[64:65]
m15372:
v_cmp_nle_f64 s[0:1], s[16:17], v[64:65]
m15373:
v_cmp_nle_f64 s[0:1], vcc, v[64:65]
m15374:
v_cmp_nle_f64 s[0:1], exec, v[64:65]
m15375:
v_cmp_nle_f64 s[0:1], 0, v[64:65]
m15376:
v_cmp_nle_f64 s[0:1], -16, v[64:65]
m15377:
v_cmp_nle_f64 s[0:1], 64, v[64:65]
m15378:
v_cmp_nle_f64 s[0:1], -4.0, v[64:65]
m15379:
v_cmp_nle_f64 s[0:1], 0.15915494309189532, v[64:65]
m15380:
v_cmp_nle_f64 s[0:1], v[32:33], s[32:33]
m15381:
v_cmp_nle_f64 s[0:1], v[32:33], vcc
m15382:
v_cmp_nle_f64 s[0:1], v[32:33], exec
m15383:
v_cmp_nle_f64 s[0:1], v[32:33], 0
m15384:
v_cmp_nle_f64 s[0:1], v[32:33], -16
m15385:
v_cmp_nle_f64 s[0:1], v[32:33], 64
m15386:
v_cmp_nle_f64 s[0:1], v[32:33], -4.0
m15387:
v_cmp_nle_f64 s[0:1], v[32:33], 0.15915494309189532
m15388:
v_cmp_nle_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m15389:
v_cmp_nle_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m15390:
v_cmp_nle_f64_e32 vcc, v[32:33], v[64:65]
m15391:
v_cmp_nle_f64_e32 vcc, 0x12345678, v[64:65]
m15392:
v_cmp_nle_f64_e64 s[0:1], v[32:33], v[64:65]
m15393:
v_cmpx_nle_f64 s[0:1], v[32:33], v[64:65]
m15394:
v_cmpx_nle_f64 s[0:1], s[16:17], v[64:65]
m15395:
v_cmpx_nle_f64 s[0:1], vcc, v[64:65]
m15396:
v_cmpx_nle_f64 s[0:1], exec, v[64:65]
m15397:
v_cmpx_nle_f64 s[0:1], 0, v[64:65]
m15398:
v_cmpx_nle_f64 s[0:1], -16, v[64:65]
m15399:
v_cmpx_nle_f64 s[0:1], 64, v[64:65]
m15400:
v_cmpx_nle_f64 s[0:1], -4.0, v[64:65]
m15401:
v_cmpx_nle_f64 s[0:1], 0.15915494309189532, v[64:65]
m15402:
v_cmpx_nle_f64 s[0:1], v[32:33], s[32:33]
m15403:
v_cmpx_nle_f64 s[0:1], v[32:33], vcc
m15404:
v_cmpx_nle_f64 s[0:1], v[32:33], exec
m15405:
v_cmpx_nle_f64 s[0:1], v[32:33], 0
m15406:
v_cmpx_nle_f64 s[0:1], v[32:33], -16
m15407:
v_cmpx_nle_f64 s[0:1], v[32:33], 64
m15408:
v_cmpx_nle_f64 s[0:1], v[32:33], -4.0
m15409:
v_cmpx_nle_f64 s[0:1], v[32:33], 0.15915494309189532
m15410:
v_cmpx_nle_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m15411:
v_cmpx_nle_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m15412:
v_cmpx_nle_f64_e32 vcc, v[32:33], v[64:65]
m15413:
v_cmpx_nle_f64_e32 vcc, 0x12345678, v[64:65]
m15414:
v_cmpx_nle_f64_e64 s[0:1], v[32:33], v[64:65]
m15415:
v_cmp_neq_f64 s[0:1], v[32:33], v[64:65]
m15416:
v_cmp_neq_f64 s[0:1], s[16:17], v[64:65]
m15417:
v_cmp_neq_f64 s[0:1], vcc, v[64:65]
m15418:
v_cmp_neq_f64 s[0:1], exec, v[64:65]
m15419:
v_cmp_neq_f64 s[0:1], 0, v[64:65]
m15420:
v_cmp_neq_f64 s[0:1], -16, v[64:65]
m15421:
v_cmp_neq_f64 s[0:1], 64, v[64:65]
m15422:
v_cmp_neq_f64 s[0:1], -4.0, v[64:65]
m15423:
v_cmp_neq_f64 s[0:1], 0.15915494309189532, v[64:65]
m15424:
v_cmp_neq_f64 s[0:1], v[32:33], s[32:33]
m15425:
v_cmp_neq_f64 s[0:1], v[32:33], vcc
m15426:
v_cmp_neq_f64 s[0:1], v[32:33], exec
m15427:
v_cmp_neq_f64 s[0:1], v[32:33], 0
m15428:
v_cmp_neq_f64 s[0:1], v[32:33], -16
m15429:
v_cmp_neq_f64 s[0:1], v[32:33], 64
m15430:
v_cmp_neq_f64 s[0:1], v[32:33], -4.0
m15431:
v_cmp_neq_f64 s[0:1], v[32:33], 0.15915494309189532
m15432:
v_cmp_neq_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m15433:
v_cmp_neq_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m15434:
v_cmp_neq_f64_e32 vcc, v[32:33], v[64:65]
m15435:
v_cmp_neq_f64_e32 vcc, 0x12345678, v[64:65]
m15436:
v_cmp_neq_f64_e64 s[0:1], v[32:33], v[64:65]
m15437:
v_cmpx_neq_f64 s[0:1], v[32:33], v[64:65]
m15438:
v_cmpx_neq_f64 s[0:1], s[16:17], v[64:65]
m15439:
v_cmpx_neq_f64 s[0:1], vcc, v[64:65]
m15440:
v_cmpx_neq_f64 s[0:1], exec, v[64:65]
m15441:
v_cmpx_neq_f64 s[0:1], 0, v[64:65]
m15442:
v_cmpx_neq_f64 s[0:1], -16, v[64:65]
m15443:
v_cmpx_neq_f64 s[0:1], 64, v[64:65]
m15444:
v_cmpx_neq_f64 s[0:1], -4.0, v[64:65]
m15445:
v_cmpx_neq_f64 s[0:1], 0.15915494309189532, v[64:65]
m15446:
v_cmpx_neq_f64 s[0:1], v[32:33], s[32:33]
m15447:
v_cmpx_neq_f64 s[0:1], v[32:33], vcc
m15448:
v_cmpx_neq_f64 s[0:1], v[32:33], exec
m15449:
v_cmpx_neq_f64 s[0:1], v[32:33], 0
m15450:
v_cmpx_neq_f64 s[0:1], v[32:33], -16
m15451:
v_cmpx_neq_f64 s[0:1], v[32:33], 64
m15452:
v_cmpx_neq_f64 s[0:1], v[32:33], -4.0
m15453:
v_cmpx_neq_f64 s[0:1], v[32:33], 0.15915494309189532
m15454:
v_cmpx_neq_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m15455:
v_cmpx_neq_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m15456:
v_cmpx_neq_f64_e32 vcc, v[32:33], v[64:65]
m15457:
v_cmpx_neq_f64_e32 vcc, 0x12345678, v[64:65]
m15458:
v_cmpx_neq_f64_e64 s[0:1], v[32:33], v[64:65]
m15459:
v_cmp_nlt_f64 s[0:1], v[32:33], v[64:65]
m15460:
v_cmp_nlt_f64 s[0:1], s[16:17], v[64:65]
m15461:
v_cmp_nlt_f64 s[0:1], vcc, v[64:65]
m15462:
v_cmp_nlt_f64 s[0:1], exec, v[64:65]
m15463:
v_cmp_nlt_f64 s[0:1], 0, v[64:65]
m15464:
v_cmp_nlt_f64 s[0:1], -16, v[64:65]
m15465:
v_cmp_nlt_f64 s[0:1], 64, v[64:65]
m15466:
v_cmp_nlt_f64 s[0:1], -4.0, v[64:65]
m15467:
v_cmp_nlt_f64 s[0:1], 0.15915494309189532, v[64:65]
m15468:
v_cmp_nlt_f64 s[0:1], v[32:33], s[32:33]
m15469:
v_cmp_nlt_f64 s[0:1], v[32:33], vcc
m15470:
v_cmp_nlt_f64 s[0:1], v[32:33], exec
m15471:
v_cmp_nlt_f64 s[0:1], v[32:33], 0
m15472:
v_cmp_nlt_f64 s[0:1], v[32:33], -16
m15473:
v_cmp_nlt_f64 s[0:1], v[32:33], 64
m15474:
v_cmp_nlt_f64 s[0:1], v[32:33], -4.0
m15475:
v_cmp_nlt_f64 s[0:1], v[32:33], 0.15915494309189532
m15476:
v_cmp_nlt_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m15477:
v_cmp_nlt_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m15478:
v_cmp_nlt_f64_e32 vcc, v[32:33], v[64:65]
m15479:
v_cmp_nlt_f64_e32 vcc, 0x12345678, v[64:65]
m15480:
v_cmp_nlt_f64_e64 s[0:1], v[32:33], v[64:65]
m15481:
v_cmpx_nlt_f64 s[0:1], v[32:33], v[64:65]
m15482:
v_cmpx_nlt_f64 s[0:1], s[16:17], v[64:65]
m15483:
v_cmpx_nlt_f64 s[0:1], vcc, v[64:65]
m15484:
v_cmpx_nlt_f64 s[0:1], exec, v[64:65]
m15485:
v_cmpx_nlt_f64 s[0:1], 0, v[64:65]
m15486:
v_cmpx_nlt_f64 s[0:1], -16, v[64:65]
m15487:
v_cmpx_nlt_f64 s[0:1], 64, v[64:65]
m15488:
v_cmpx_nlt_f64 s[0:1], -4.0, v[64:65]
m15489:
v_cmpx_nlt_f64 s[0:1], 0.15915494309189532, v[64:65]
m15490:
v_cmpx_nlt_f64 s[0:1], v[32:33], s[32:33]
m15491:
v_cmpx_nlt_f64 s[0:1], v[32:33], vcc
m15492:
v_cmpx_nlt_f64 s[0:1], v[32:33], exec
m15493:
v_cmpx_nlt_f64 s[0:1], v[32:33], 0
m15494:
v_cmpx_nlt_f64 s[0:1], v[32:33], -16
m15495:
v_cmpx_nlt_f64 s[0:1], v[32:33], 64
m15496:
v_cmpx_nlt_f64 s[0:1], v[32:33], -4.0
m15497:
v_cmpx_nlt_f64 s[0:1], v[32:33], 0.15915494309189532
m15498:
v_cmpx_nlt_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m15499:
v_cmpx_nlt_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m15500:
v_cmpx_nlt_f64_e32 vcc, v[32:33], v[64:65]
m15501:
v_cmpx_nlt_f64_e32 vcc, 0x12345678, v[64:65]
m15502:
v_cmpx_nlt_f64_e64 s[0:1], v[32:33], v[64:65]
m15503:
v_cmp_tru_f64 s[0:1], v[32:33], v[64:65]
m15504:
v_cmp_tru_f64 s[0:1], s[16:17], v[64:65]
m15505:
v_cmp_tru_f64 s[0:1], vcc, v[64:65]
m15506:
v_cmp_tru_f64 s[0:1], exec, v[64:65]
m15507:
v_cmp_tru_f64 s[0:1], 0, v[64:65]
m15508:
v_cmp_tru_f64 s[0:1], -16, v[64:65]
m15509:
v_cmp_tru_f64 s[0:1], 64, v[64:65]
m15510:
v_cmp_tru_f64 s[0:1], -4.0, v[64:65]
m15511:
v_cmp_tru_f64 s[0:1], 0.15915494309189532, v[64:65]
m15512:
v_cmp_tru_f64 s[0:1], v[32:33], s[32:33]
m15513:
v_cmp_tru_f64 s[0:1], v[32:33], vcc
m15514:
v_cmp_tru_f64 s[0:1], v[32:33], exec
m15515:
v_cmp_tru_f64 s[0:1], v[32:33], 0
m15516:
v_cmp_tru_f64 s[0:1], v[32:33], -16
m15517:
v_cmp_tru_f64 s[0:1], v[32:33], 64
m15518:
v_cmp_tru_f64 s[0:1], v[32:33], -4.0
m15519:
v_cmp_tru_f64 s[0:1], v[32:33], 0.15915494309189532
m15520:
v_cmp_tru_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m15521:
v_cmp_tru_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m15522:
v_cmp_tru_f64_e32 vcc, v[32:33], v[64:65]
m15523:
v_cmp_tru_f64_e32 vcc, 0x12345678, v[64:65]
m15524:
v_cmp_tru_f64_e64 s[0:1], v[32:33], v[64:65]
m15525:
v_cmpx_tru_f64 s[0:1], v[32:33], v[64:65]
m15526:
v_cmpx_tru_f64 s[0:1], s[16:17], v[64:65]
m15527:
v_cmpx_tru_f64 s[0:1], vcc, v[64:65]
m15528:
v_cmpx_tru_f64 s[0:1], exec, v[64:65]
m15529:
v_cmpx_tru_f64 s[0:1], 0, v[64:65]
m15530:
v_cmpx_tru_f64 s[0:1], -16, v[64:65]
m15531:
v_cmpx_tru_f64 s[0:1], 64, v[64:65]
m15532:
v_cmpx_tru_f64 s[0:1], -4.0, v[64:65]
m15533:
v_cmpx_tru_f64 s[0:1], 0.15915494309189532, v[64:65]
m15534:
v_cmpx_tru_f64 s[0:1], v[32:33], s[32:33]
m15535:
v_cmpx_tru_f64 s[0:1], v[32:33], vcc
m15536:
v_cmpx_tru_f64 s[0:1], v[32:33], exec
m15537:
v_cmpx_tru_f64 s[0:1], v[32:33], 0
m15538:
v_cmpx_tru_f64 s[0:1], v[32:33], -16
m15539:
v_cmpx_tru_f64 s[0:1], v[32:33], 64
m15540:
v_cmpx_tru_f64 s[0:1], v[32:33], -4.0
m15541:
v_cmpx_tru_f64 s[0:1], v[32:33], 0.15915494309189532
m15542:
v_cmpx_tru_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m15543:
v_cmpx_tru_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m15544:
v_cmpx_tru_f64_e32 vcc, v[32:33], v[64:65]
m15545:
v_cmpx_tru_f64_e32 vcc, 0x12345678, v[64:65]
m15546:
v_cmpx_tru_f64_e64 s[0:1], v[32:33], v[64:65]
m15547:
v_cmp_class_f16 s[0:1], v32, v64
m15548:
v_cmp_class_f16 s[0:1], s16, v64
m15549:
v_cmp_class_f16 s[0:1], vcc_lo, v64
m15550:
v_cmp_class_f16 s[0:1], m0, v64
m15551:
v_cmp_class_f16 s[0:1], exec_hi, v64
m15552:
v_cmp_class_f16 s[0:1], src_scc, v64
m15553:
v_cmp_class_f16 s[0:1], 0, v64
m15554:
v_cmp_class_f16 s[0:1], -16, v64
m15555:
v_cmp_class_f16 s[0:1], 64, v64
m15556:
v_cmp_class_f16 s[0:1], -4.0, v64
m15557:
v_cmp_class_f16 s[0:1], 0.15915494, v64
m15558:
v_cmp_class_f16 s[0:1], v32, s32
m15559:
v_cmp_class_f16 s[0:1], v32, vcc_lo
m15560:
v_cmp_class_f16 s[0:1], v32, m0
m15561:
v_cmp_class_f16 s[0:1], v32, exec_hi
m15562:
v_cmp_class_f16 s[0:1], v32, src_scc
m15563:
v_cmp_class_f16 s[0:1], v32, 0
m15564:
v_cmp_class_f16 s[0:1], v32, -16
m15565:
v_cmp_class_f16 s[0:1], v32, 64
m15566:
v_cmp_class_f16 s[0:1], v32, -4.0
m15567:
v_cmp_class_f16 s[0:1], v32, 0.15915494
m15568:
v_cmp_class_f16_e64 s[0:1], -|v32|, v64
m15569:
v_cmp_class_f16_e32 vcc, v32, v64
m15570:
v_cmp_class_f16_e32 vcc, 0x1234, v64
m15571:
v_cmp_class_f16_e64 s[0:1], v32, v64
m15572:
v_cmp_class_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m15573:
v_cmpx_class_f16 s[0:1], v32, v64
m15574:
v_cmpx_class_f16 s[0:1], s16, v64
m15575:
v_cmpx_class_f16 s[0:1], vcc_lo, v64
m15576:
v_cmpx_class_f16 s[0:1], m0, v64
m15577:
v_cmpx_class_f16 s[0:1], exec_hi, v64
m15578:
v_cmpx_class_f16 s[0:1], src_scc, v64
m15579:
v_cmpx_class_f16 s[0:1], 0, v64
m15580:
v_cmpx_class_f16 s[0:1], -16, v64
m15581:
v_cmpx_class_f16 s[0:1], 64, v64
m15582:
v_cmpx_class_f16 s[0:1], -4.0, v64
m15583:
v_cmpx_class_f16 s[0:1], 0.15915494, v64
m15584:
v_cmpx_class_f16 s[0:1], v32, s32
m15585:
v_cmpx_class_f16 s[0:1], v32, vcc_lo
m15586:
v_cmpx_class_f16 s[0:1], v32, m0
m15587:
v_cmpx_class_f16 s[0:1], v32, exec_hi
m15588:
v_cmpx_class_f16 s[0:1], v32, src_scc
m15589:
v_cmpx_class_f16 s[0:1], v32, 0
m15590:
v_cmpx_class_f16 s[0:1], v32, -16
m15591:
v_cmpx_class_f16 s[0:1], v32, 64
m15592:
v_cmpx_class_f16 s[0:1], v32, -4.0
m15593:
v_cmpx_class_f16 s[0:1], v32, 0.15915494
m15594:
v_cmpx_class_f16_e64 s[0:1], -|v32|, v64
m15595:
v_cmpx_class_f16_e32 vcc, v32, v64
m15596:
v_cmpx_class_f16_e32 vcc, 0x1234, v64
m15597:
v_cmpx_class_f16_e64 s[0:1], v32, v64
m15598:
v_cmpx_class_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m15599:
v_cmp_class_f32 s[0:1], v32, v64
m15600:
v_cmp_class_f32 s[0:1], s16, v64
m15601:
v_cmp_class_f32 s[0:1], vcc_lo, v64
m15602:
v_cmp_class_f32 s[0:1], m0, v64
m15603:
v_cmp_class_f32 s[0:1], exec_hi, v64
m15604:
v_cmp_class_f32 s[0:1], src_scc, v64
m15605:
v_cmp_class_f32 s[0:1], 0, v64
m15606:
v_cmp_class_f32 s[0:1], -16, v64
m15607:
v_cmp_class_f32 s[0:1], 64, v64
m15608:
v_cmp_class_f32 s[0:1], -4.0, v64
m15609:
v_cmp_class_f32 s[0:1], 0.15915494, v64
m15610:
v_cmp_class_f32 s[0:1], v32, s32
m15611:
v_cmp_class_f32 s[0:1], v32, vcc_lo
m15612:
v_cmp_class_f32 s[0:1], v32, m0
m15613:
v_cmp_class_f32 s[0:1], v32, exec_hi
m15614:
v_cmp_class_f32 s[0:1], v32, src_scc
m15615:
v_cmp_class_f32 s[0:1], v32, 0
m15616:
v_cmp_class_f32 s[0:1], v32, -16
m15617:
v_cmp_class_f32 s[0:1], v32, 64
m15618:
v_cmp_class_f32 s[0:1], v32, -4.0
m15619:
v_cmp_class_f32 s[0:1], v32, 0.15915494
m15620:
v_cmp_class_f32_e64 s[0:1], -|v32|, v64
m15621:
v_cmp_class_f32_e32 vcc, v32, v64
m15622:
v_cmp_class_f32_e32 vcc, 0x12345678, v64
m15623:
v_cmp_class_f32_e64 s[0:1], v32, v64
m15624:
v_cmp_class_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m15625:
v_cmpx_class_f32 s[0:1], v32, v64
m15626:
v_cmpx_class_f32 s[0:1], s16, v64
m15627:
v_cmpx_class_f32 s[0:1], vcc_lo, v64
m15628:
v_cmpx_class_f32 s[0:1], m0, v64
m15629:
v_cmpx_class_f32 s[0:1], exec_hi, v64
m15630:
v_cmpx_class_f32 s[0:1], src_scc, v64
m15631:
v_cmpx_class_f32 s[0:1], 0, v64
m15632:
v_cmpx_class_f32 s[0:1], -16, v64
m15633:
v_cmpx_class_f32 s[0:1], 64, v64
m15634:
v_cmpx_class_f32 s[0:1], -4.0, v64
m15635:
v_cmpx_class_f32 s[0:1], 0.15915494, v64
m15636:
v_cmpx_class_f32 s[0:1], v32, s32
m15637:
v_cmpx_class_f32 s[0:1], v32, vcc_lo
m15638:
v_cmpx_class_f32 s[0:1], v32, m0
m15639:
v_cmpx_class_f32 s[0:1], v32, exec_hi
m15640:
v_cmpx_class_f32 s[0:1], v32, src_scc
m15641:
v_cmpx_class_f32 s[0:1], v32, 0
m15642:
v_cmpx_class_f32 s[0:1], v32, -16
m15643:
v_cmpx_class_f32 s[0:1], v32, 64
m15644:
v_cmpx_class_f32 s[0:1], v32, -4.0
m15645:
v_cmpx_class_f32 s[0:1], v32, 0.15915494
m15646:
v_cmpx_class_f32_e64 s[0:1], -|v32|, v64
m15647:
v_cmpx_class_f32_e32 vcc, v32, v64
m15648:
v_cmpx_class_f32_e32 vcc, 0x12345678, v64
m15649:
v_cmpx_class_f32_e64 s[0:1], v32, v64
m15650:
v_cmpx_class_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m15651:
v_cmp_class_f64 s[0:1], v[32:33], v64
m15652:
v_cmp_class_f64 s[0:1], s[16:17], v64
m15653:
v_cmp_class_f64 s[0:1], vcc, v64
m15654:
v_cmp_class_f64 s[0:1], exec, v64
m15655:
v_cmp_class_f64 s[0:1], 0, v64
m15656:
v_cmp_class_f64 s[0:1], -16, v64
m15657:
v_cmp_class_f64 s[0:1], 64, v64
m15658:
v_cmp_class_f64 s[0:1], -4.0, v64
m15659:
v_cmp_class_f64 s[0:1], 0.15915494309189532, v64
m15660:
v_cmp_class_f64 s[0:1], v[32:33], s32
m15661:
v_cmp_class_f64 s[0:1], v[32:33], vcc_lo
m15662:
v_cmp_class_f64 s[0:1], v[32:33], m0
m15663:
v_cmp_class_f64 s[0:1], v[32:33], exec_hi
m15664:
v_cmp_class_f64 s[0:1], v[32:33], src_scc
m15665:
v_cmp_class_f64 s[0:1], v[32:33], 0
m15666:
v_cmp_class_f64 s[0:1], v[32:33], -16
m15667:
v_cmp_class_f64 s[0:1], v[32:33], 64
m15668:
v_cmp_class_f64 s[0:1], v[32:33], -4.0
m15669:
v_cmp_class_f64 s[0:1], v[32:33], 0.15915494
m15670:
v_cmp_class_f64_e64 s[0:1], -|v[32:33]|, v64
m15671:
v_cmp_class_f64_e32 vcc, v[32:33], v64
m15672:
v_cmp_class_f64_e32 vcc, 0x12345678, v64
m15673:
v_cmp_class_f64_e64 s[0:1], v[32:33], v64
m15674:
v_cmpx_class_f64 s[0:1], v[32:33], v64
m15675:
v_cmpx_class_f64 s[0:1], s[16:17], v64
m15676:
v_cmpx_class_f64 s[0:1], vcc, v64
m15677:
v_cmpx_class_f64 s[0:1], exec, v64
m15678:
v_cmpx_class_f64 s[0:1], 0, v64
m15679:
v_cmpx_class_f64 s[0:1], -16, v64
m15680:
v_cmpx_class_f64 s[0:1], 64, v64
m15681:
v_cmpx_class_f64 s[0:1], -4.0, v64
m15682:
v_cmpx_class_f64 s[0:1], 0.15915494309189532, v64
m15683:
v_cmpx_class_f64 s[0:1], v[32:33], s32
m15684:
v_cmpx_class_f64 s[0:1], v[32:33], vcc_lo
m15685:
v_cmpx_class_f64 s[0:1], v[32:33], m0
m15686:
v_cmpx_class_f64 s[0:1], v[32:33], exec_hi
m15687:
v_cmpx_class_f64 s[0:1], v[32:33], src_scc
m15688:
v_cmpx_class_f64 s[0:1], v[32:33], 0
m15689:
v_cmpx_class_f64 s[0:1], v[32:33], -16
m15690:
v_cmpx_class_f64 s[0:1], v[32:33], 64
m15691:
v_cmpx_class_f64 s[0:1], v[32:33], -4.0
m15692:
v_cmpx_class_f64 s[0:1], v[32:33], 0.15915494
m15693:
v_cmpx_class_f64_e64 s[0:1], -|v[32:33]|, v64
m15694:
v_cmpx_class_f64_e32 vcc, v[32:33], v64
m15695:
v_cmpx_class_f64_e32 vcc, 0x12345678, v64
m15696:
v_cmpx_class_f64_e64 s[0:1], v[32:33], v64
m15697:
v_add_f32 v0, v32, v64
m15698:
v_add_f32 v0, s16, v64
m15699:
v_add_f32 v0, vcc_lo, v64
m15700:
v_add_f32 v0, m0, v64
m15701:
v_add_f32 v0, exec_hi, v64
m15702:
v_add_f32 v0, src_scc, v64
m15703:
v_add_f32 v0, 0, v64
m15704:
v_add_f32 v0, -16, v64
m15705:
v_add_f32 v0, 64, v64
m15706:
v_add_f32 v0, -4.0, v64
m15707:
v_add_f32 v0, 0.15915494, v64
m15708:
v_add_f32 v0, v32, s32
m15709:
v_add_f32 v0, v32, vcc_lo
m15710:
v_add_f32 v0, v32, m0
m15711:
v_add_f32 v0, v32, exec_hi
m15712:
v_add_f32 v0, v32, src_scc
m15713:
v_add_f32 v0, v32, 0
m15714:
v_add_f32 v0, v32, -16
m15715:
v_add_f32 v0, v32, 64
m15716:
v_add_f32 v0, v32, -4.0
m15717:
v_add_f32 v0, v32, 0.15915494
m15718:
v_add_f32_e64 v0, -|v32|, v64
m15719:
v_add_f32_e64 v0, v32, -|v64|
m15720:
v_add_f32_e64 v0, v32, v64 clamp
m15721:
v_add_f32_e64 v0, v32, v64 mul:4
m15722:
v_add_f32_e64 v0, v32, v64 clamp div:2
m15723:
v_add_f32_e32 v0, v32, v64
m15724:
v_add_f32_e32 v0, 0x12345678, v64
m15725:
v_add_f32_e64 v0, v32, v64
m15726:
v_add_f32_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m15727:
v_add_f32_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m15728:
v_sub_f32 v0, v32, v64
m15729:
v_sub_f32 v0, s16, v64
m15730:
v_sub_f32 v0, vcc_lo, v64
m15731:
v_sub_f32 v0, m0, v64
m15732:
v_sub_f32 v0, exec_hi, v64
m15733:
v_sub_f32 v0, src_scc, v64
m15734:
v_sub_f32 v0, 0, v64
m15735:
v_sub_f32 v0, -16, v64
m15736:
v_sub_f32 v0, 64, v64
m15737:
v_sub_f32 v0, -4.0, v64
m15738:
v_sub_f32 v0, 0.15915494, v64
m15739:
v_sub_f32 v0, v32, s32
m15740:
v_sub_f32 v0, v32, vcc_lo
m15741:
v_sub_f32 v0, v32, m0
m15742:
v_sub_f32 v0, v32, exec_hi
m15743:
v_sub_f32 v0, v32, src_scc
m15744:
v_sub_f32 v0, v32, 0
m15745:
v_sub_f32 v0, v32, -16
m15746:
v_sub_f32 v0, v32, 64
m15747:
v_sub_f32 v0, v32, -4.0
m15748:
v_sub_f32 v0, v32, 0.15915494
m15749:
v_sub_f32_e64 v0, -|v32|, v64
m15750:
v_sub_f32_e64 v0, v32, -|v64|
m15751:
v_sub_f32_e64 v0, v32, v64 clamp
m15752:
v_sub_f32_e64 v0, v32, v64 mul:4
m15753:
v_sub_f32_e64 v0, v32, v64 clamp div:2
m15754:
v_sub_f32_e32 v0, v32, v64
m15755:
v_sub_f32_e32 v0, 0x12345678, v64
m15756:
v_sub_f32_e64 v0, v32, v64
m15757:
v_sub_f32_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m15758:
v_sub_f32_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m15759:
v_subrev_f32 v0, v32, v64
m15760:
v_subrev_f32 v0, s16, v64
m15761:
v_subrev_f32 v0, vcc_lo, v64
m15762:
v_subrev_f32 v0, m0, v64
m15763:
v_subrev_f32 v0, exec_hi, v64
m15764:
v_subrev_f32 v0, src_scc, v64
m15765:
v_subrev_f32 v0, 0, v64
m15766:
v_subrev_f32 v0, -16, v64
m15767:
v_subrev_f32 v0, 64, v64
m15768:
v_subrev_f32 v0, -4.0, v64
m15769:
v_subrev_f32 v0, 0.15915494, v64
m15770:
v_subrev_f32 v0, v32, s32
m15771:
v_subrev_f32 v0, v32, vcc_lo
m15772:
v_subrev_f32 v0, v32, m0
m15773:
v_subrev_f32 v0, v32, exec_hi
m15774:
v_subrev_f32 v0, v32, src_scc
m15775:
v_subrev_f32 v0, v32, 0
m15776:
v_subrev_f32 v0, v32, -16
m15777:
v_subrev_f32 v0, v32, 64
m15778:
v_subrev_f32 v0, v32, -4.0
m15779:
v_subrev_f32 v0, v32, 0.15915494
m15780:
v_subrev_f32_e64 v0, -|v32|, v64
m15781:
v_subrev_f32_e64 v0, v32, -|v64|
m15782:
v_subrev_f32_e64 v0, v32, v64 clamp
m15783:
v_subrev_f32_e64 v0, v32, v64 mul:4
m15784:
v_subrev_f32_e64 v0, v32, v64 clamp div:2
m15785:
v_subrev_f32_e32 v0, v32, v64
m15786:
v_subrev_f32_e32 v0, 0x12345678, v64
m15787:
v_subrev_f32_e64 v0, v32, v64
m15788:
v_subrev_f32_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m15789:
v_subrev_f32_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m15790:
v_mul_f32 v0, v32, v64
m15791:
v_mul_f32 v0, s16, v64
m15792:
v_mul_f32 v0, vcc_lo, v64
m15793:
v_mul_f32 v0, m0, v64
m15794:
v_mul_f32 v0, exec_hi, v64
m15795:
v_mul_f32 v0, src_scc, v64
m15796:
v_mul_f32 v0, 0, v64
m15797:
v_mul_f32 v0, -16, v64
m15798:
v_mul_f32 v0, 64, v64
m15799:
v_mul_f32 v0, -4.0, v64
m15800:
v_mul_f32 v0, 0.15915494, v64
m15801:
v_mul_f32 v0, v32, s32
m15802:
v_mul_f32 v0, v32, vcc_lo
m15803:
v_mul_f32 v0, v32, m0
m15804:
v_mul_f32 v0, v32, exec_hi
m15805:
v_mul_f32 v0, v32, src_scc
m15806:
v_mul_f32 v0, v32, 0
m15807:
v_mul_f32 v0, v32, -16
m15808:
v_mul_f32 v0, v32, 64
m15809:
v_mul_f32 v0, v32, -4.0
m15810:
v_mul_f32 v0, v32, 0.15915494
m15811:
v_mul_f32_e64 v0, -|v32|, v64
m15812:
v_mul_f32_e64 v0, v32, -|v64|
m15813:
v_mul_f32_e64 v0, v32, v64 clamp
m15814:
v_mul_f32_e64 v0, v32, v64 mul:4
m15815:
v_mul_f32_e64 v0, v32, v64 clamp div:2
m15816:
v_mul_f32_e32 v0, v32, v64
m15817:
v_mul_f32_e32 v0, 0x12345678, v64
m15818:
v_mul_f32_e64 v0, v32, v64
m15819:
v_mul_f32_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m15820:
v_mul_f32_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m15821:
v_min_f32 v0, v32, v64
m15822:
v_min_f32 v0, s16, v64
m15823:
v_min_f32 v0, vcc_lo, v64
m15824:
v_min_f32 v0, m0, v64
m15825:
v_min_f32 v0, exec_hi, v64
m15826:
v_min_f32 v0, src_scc, v64
m15827:
v_min_f32 v0, 0, v64
m15828:
v_min_f32 v0, -16, v64
m15829:
v_min_f32 v0, 64, v64
m15830:
v_min_f32 v0, -4.0, v64
m15831:
v_min_f32 v0, 0.15915494, v64
m15832:
v_min_f32 v0, v32, s32
m15833:
v_min_f32 v0, v32, vcc_lo
m15834:
v_min_f32 v0, v32, m0
m15835:
v_min_f32 v0, v32, exec_hi
m15836:
v_min_f32 v0, v32, src_scc
m15837:
v_min_f32 v0, v32, 0
m15838:
v_min_f32 v0, v32, -16
m15839:
v_min_f32 v0, v32, 64
m15840:
v_min_f32 v0, v32, -4.0
m15841:
v_min_f32 v0, v32, 0.15915494
m15842:
v_min_f32_e64 v0, -|v32|, v64
m15843:
v_min_f32_e64 v0, v32, -|v64|
m15844:
v_min_f32_e64 v0, v32, v64 clamp
m15845:
v_min_f32_e64 v0, v32, v64 mul:4
m15846:
v_min_f32_e64 v0, v32, v64 clamp div:2
m15847:
v_min_f32_e32 v0, v32, v64
m15848:
v_min_f32_e32 v0, 0x12345678, v64
m15849:
v_min_f32_e64 v0, v32, v64
m15850:
v_min_f32_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m15851:
v_min_f32_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m15852:
v_max_f32 v0, v32, v64
m15853:
v_max_f32 v0, s16, v64
m15854:
v_max_f32 v0, vcc_lo, v64
m15855:
v_max_f32 v0, m0, v64
m15856:
v_max_f32 v0, exec_hi, v64
m15857:
v_max_f32 v0, src_scc, v64
m15858:
v_max_f32 v0, 0, v64
m15859:
v_max_f32 v0, -16, v64
m15860:
v_max_f32 v0, 64, v64
m15861:
v_max_f32 v0, -4.0, v64
m15862:
v_max_f32 v0, 0.15915494, v64
m15863:
v_max_f32 v0, v32, s32
m15864:
v_max_f32 v0, v32, vcc_lo
m15865:
v_max_f32 v0, v32, m0
m15866:
v_max_f32 v0, v32, exec_hi
m15867:
v_max_f32 v0, v32, src_scc
m15868:
v_max_f32 v0, v32, 0
m15869:
v_max_f32 v0, v32, -16
m15870:
v_max_f32 v0, v32, 64
m15871:
v_max_f32 v0, v32, -4.0
m15872:
v_max_f32 v0, v32, 0.15915494
m15873:
v_max_f32_e64 v0, -|v32|, v64
m15874:
v_max_f32_e64 v0, v32, -|v64|
m15875:
v_max_f32_e64 v0, v32, v64 clamp
m15876:
v_max_f32_e64 v0, v32, v64 mul:4
m15877:
v_max_f32_e64 v0, v32, v64 clamp div:2
m15878:
v_max_f32_e32 v0, v32, v64
m15879:
v_max_f32_e32 v0, 0x12345678, v64
m15880:
v_max_f32_e64 v0, v32, v64
m15881:
v_max_f32_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m15882:
v_max_f32_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m15883:
v_add_f16 v0, v32, v64
m15884:
v_add_f16 v0, s16, v64
m15885:
v_add_f16 v0, vcc_lo, v64
m15886:
v_add_f16 v0, m0, v64
m15887:
v_add_f16 v0, exec_hi, v64
m15888:
v_add_f16 v0, src_scc, v64
m15889:
v_add_f16 v0, 0, v64
m15890:
v_add_f16 v0, -16, v64
m15891:
v_add_f16 v0, 64, v64
m15892:
v_add_f16 v0, -4.0, v64
m15893:
v_add_f16 v0, 0.15915494, v64
m15894:
v_add_f16 v0, v32, s32
m15895:
v_add_f16 v0, v32, vcc_lo
m15896:
v_add_f16 v0, v32, m0
m15897:
v_add_f16 v0, v32, exec_hi
m15898:
v_add_f16 v0, v32, src_scc
m15899:
v_add_f16 v0, v32, 0
m15900:
v_add_f16 v0, v32, -16
m15901:
v_add_f16 v0, v32, 64
m15902:
v_add_f16 v0, v32, -4.0
m15903:
v_add_f16 v0, v32, 0.15915494
m15904:
v_add_f16_e64 v0, -|v32|, v64
m15905:
v_add_f16_e64 v0, v32, -|v64|
m15906:
v_add_f16_e64 v0, v32, v64 clamp
m15907:
v_add_f16_e64 v0, v32, v64 mul:4
m15908:
v_add_f16_e64 v0, v32, v64 clamp div:2
m15909:
v_add_f16_e32 v0, v32, v64
m15910:
v_add_f16_e32 v0, 0x1234, v64
m15911:
v_add_f16_e64 v0, v32, v64
m15912:
v_add_f16_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m15913:
v_add_f16_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m15914:
v_sub_f16 v0, v32, v64
m15915:
v_sub_f16 v0, s16, v64
m15916:
v_sub_f16 v0, vcc_lo, v64
m15917:
v_sub_f16 v0, m0, v64
m15918:
v_sub_f16 v0, exec_hi, v64
m15919:
v_sub_f16 v0, src_scc, v64
m15920:
v_sub_f16 v0, 0, v64
m15921:
v_sub_f16 v0, -16, v64
m15922:
v_sub_f16 v0, 64, v64
m15923:
v_sub_f16 v0, -4.0, v64
m15924:
v_sub_f16 v0, 0.15915494, v64
m15925:
v_sub_f16 v0, v32, s32
m15926:
v_sub_f16 v0, v32, vcc_lo
m15927:
v_sub_f16 v0, v32, m0
m15928:
v_sub_f16 v0, v32, exec_hi
m15929:
v_sub_f16 v0, v32, src_scc
m15930:
v_sub_f16 v0, v32, 0
m15931:
v_sub_f16 v0, v32, -16
m15932:
v_sub_f16 v0, v32, 64
m15933:
v_sub_f16 v0, v32, -4.0
m15934:
v_sub_f16 v0, v32, 0.15915494
m15935:
v_sub_f16_e64 v0, -|v32|, v64
m15936:
v_sub_f16_e64 v0, v32, -|v64|
m15937:
v_sub_f16_e64 v0, v32, v64 clamp
m15938:
v_sub_f16_e64 v0, v32, v64 mul:4
m15939:
v_sub_f16_e64 v0, v32, v64 clamp div:2
m15940:
v_sub_f16_e32 v0, v32, v64
m15941:
v_sub_f16_e32 v0, 0x1234, v64
m15942:
v_sub_f16_e64 v0, v32, v64
m15943:
v_sub_f16_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m15944:
v_sub_f16_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m15945:
v_subrev_f16 v0, v32, v64
m15946:
v_subrev_f16 v0, s16, v64
m15947:
v_subrev_f16 v0, vcc_lo, v64
m15948:
v_subrev_f16 v0, m0, v64
m15949:
v_subrev_f16 v0, exec_hi, v64
m15950:
v_subrev_f16 v0, src_scc, v64
m15951:
v_subrev_f16 v0, 0, v64
m15952:
v_subrev_f16 v0, -16, v64
m15953:
v_subrev_f16 v0, 64, v64
m15954:
v_subrev_f16 v0, -4.0, v64
m15955:
v_subrev_f16 v0, 0.15915494, v64
m15956:
v_subrev_f16 v0, v32, s32
m15957:
v_subrev_f16 v0, v32, vcc_lo
m15958:
v_subrev_f16 v0, v32, m0
m15959:
v_subrev_f16 v0, v32, exec_hi
m15960:
v_subrev_f16 v0, v32, src_scc
m15961:
v_subrev_f16 v0, v32, 0
m15962:
v_subrev_f16 v0, v32, -16
m15963:
v_subrev_f16 v0, v32, 64
m15964:
v_subrev_f16 v0, v32, -4.0
m15965:
v_subrev_f16 v0, v32, 0.15915494
m15966:
v_subrev_f16_e64 v0, -|v32|, v64
m15967:
v_subrev_f16_e64 v0, v32, -|v64|
m15968:
v_subrev_f16_e64 v0, v32, v64 clamp
m15969:
v_subrev_f16_e64 v0, v32, v64 mul:4
m15970:
v_subrev_f16_e64 v0, v32, v64 clamp div:2
m15971:
v_subrev_f16_e32 v0, v32, v64
m15972:
v_subrev_f16_e32 v0, 0x1234, v64
m15973:
v_subrev_f16_e64 v0, v32, v64
m15974:
v_subrev_f16_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m15975:
v_subrev_f16_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m15976:
v_mul_f16 v0, v32, v64
m15977:
v_mul_f16 v0, s16, v64
m15978:
v_mul_f16 v0, vcc_lo, v64
m15979:
v_mul_f16 v0, m0, v64
m15980:
v_mul_f16 v0, exec_hi, v64
m15981:
v_mul_f16 v0, src_scc, v64
m15982:
v_mul_f16 v0, 0, v64
m15983:
v_mul_f16 v0, -16, v64
m15984:
v_mul_f16 v0, 64, v64
m15985:
v_mul_f16 v0, -4.0, v64
m15986:
v_mul_f16 v0, 0.15915494, v64
m15987:
v_mul_f16 v0, v32, s32
m15988:
v_mul_f16 v0, v32, vcc_lo
m15989:
v_mul_f16 v0, v32, m0
m15990:
v_mul_f16 v0, v32, exec_hi
m15991:
v_mul_f16 v0, v32, src_scc
m15992:
v_mul_f16 v0, v32, 0
m15993:
v_mul_f16 v0, v32, -16
m15994:
v_mul_f16 v0, v32, 64
m15995:
v_mul_f16 v0, v32, -4.0
m15996:
v_mul_f16 v0, v32, 0.15915494
m15997:
v_mul_f16_e64 v0, -|v32|, v64
m15998:
v_mul_f16_e64 v0, v32, -|v64|
m15999:
v_mul_f16_e64 v0, v32, v64 clamp
m16000:
v_mul_f16_e64 v0, v32, v64 mul:4
m16001:
v_mul_f16_e64 v0, v32, v64 clamp div:2
m16002:
v_mul_f16_e32 v0, v32, v64
m16003:
v_mul_f16_e32 v0, 0x1234, v64
m16004:
v_mul_f16_e64 v0, v32, v64
m16005:
v_mul_f16_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16006:
v_mul_f16_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m16007:
v_min_f16 v0, v32, v64
m16008:
v_min_f16 v0, s16, v64
m16009:
v_min_f16 v0, vcc_lo, v64
m16010:
v_min_f16 v0, m0, v64
m16011:
v_min_f16 v0, exec_hi, v64
m16012:
v_min_f16 v0, src_scc, v64
m16013:
v_min_f16 v0, 0, v64
m16014:
v_min_f16 v0, -16, v64
m16015:
v_min_f16 v0, 64, v64
m16016:
v_min_f16 v0, -4.0, v64
m16017:
v_min_f16 v0, 0.15915494, v64
m16018:
v_min_f16 v0, v32, s32
m16019:
v_min_f16 v0, v32, vcc_lo
m16020:
v_min_f16 v0, v32, m0
m16021:
v_min_f16 v0, v32, exec_hi
m16022:
v_min_f16 v0, v32, src_scc
m16023:
v_min_f16 v0, v32, 0
m16024:
v_min_f16 v0, v32, -16
m16025:
v_min_f16 v0, v32, 64
m16026:
v_min_f16 v0, v32, -4.0
m16027:
v_min_f16 v0, v32, 0.15915494
m16028:
v_min_f16_e64 v0, -|v32|, v64
m16029:
v_min_f16_e64 v0, v32, -|v64|
m16030:
v_min_f16_e64 v0, v32, v64 clamp
m16031:
v_min_f16_e64 v0, v32, v64 mul:4
m16032:
v_min_f16_e64 v0, v32, v64 clamp div:2
m16033:
v_min_f16_e32 v0, v32, v64
m16034:
v_min_f16_e32 v0, 0x1234, v64
m16035:
v_min_f16_e64 v0, v32, v64
m16036:
v_min_f16_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16037:
v_min_f16_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m16038:
v_max_f16 v0, v32, v64
m16039:
v_max_f16 v0, s16, v64
m16040:
v_max_f16 v0, vcc_lo, v64
m16041:
v_max_f16 v0, m0, v64
m16042:
v_max_f16 v0, exec_hi, v64
m16043:
v_max_f16 v0, src_scc, v64
m16044:
v_max_f16 v0, 0, v64
m16045:
v_max_f16 v0, -16, v64
m16046:
v_max_f16 v0, 64, v64
m16047:
v_max_f16 v0, -4.0, v64
m16048:
v_max_f16 v0, 0.15915494, v64
m16049:
v_max_f16 v0, v32, s32
m16050:
v_max_f16 v0, v32, vcc_lo
m16051:
v_max_f16 v0, v32, m0
m16052:
v_max_f16 v0, v32, exec_hi
m16053:
v_max_f16 v0, v32, src_scc
m16054:
v_max_f16 v0, v32, 0
m16055:
v_max_f16 v0, v32, -16
m16056:
v_max_f16 v0, v32, 64
m16057:
v_max_f16 v0, v32, -4.0
m16058:
v_max_f16 v0, v32, 0.15915494
m16059:
v_max_f16_e64 v0, -|v32|, v64
m16060:
v_max_f16_e64 v0, v32, -|v64|
m16061:
v_max_f16_e64 v0, v32, v64 clamp
m16062:
v_max_f16_e64 v0, v32, v64 mul:4
m16063:
v_max_f16_e64 v0, v32, v64 clamp div:2
m16064:
v_max_f16_e32 v0, v32, v64
m16065:
v_max_f16_e32 v0, 0x1234, v64
m16066:
v_max_f16_e64 v0, v32, v64
m16067:
v_max_f16_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16068:
v_max_f16_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m16069:
v_add_f64 v[0:1], v[32:33], v[64:65]
m16070:
v_add_f64 v[0:1], s[16:17], v[64:65]
m16071:
v_add_f64 v[0:1], vcc, v[64:65]
m16072:
v_add_f64 v[0:1], exec, v[64:65]
m16073:
v_add_f64 v[0:1], 0, v[64:65]
m16074:
v_add_f64 v[0:1], -16, v[64:65]
m16075:
v_add_f64 v[0:1], 64, v[64:65]
m16076:
v_add_f64 v[0:1], -4.0, v[64:65]
m16077:
v_add_f64 v[0:1], 0.15915494309189532, v[64:65]
m16078:
v_add_f64 v[0:1], v[32:33], s[32:33]
m16079:
v_add_f64 v[0:1], v[32:33], vcc
m16080:
v_add_f64 v[0:1], v[32:33], exec
m16081:
v_add_f64 v[0:1], v[32:33], 0
m16082:
v_add_f64 v[0:1], v[32:33], -16
m16083:
v_add_f64 v[0:1], v[32:33], 64
m16084:
v_add_f64 v[0:1], v[32:33], -4.0
m16085:
v_add_f64 v[0:1], v[32:33], 0.15915494309189532
m16086:
v_add_f64 v[0:1], -|v[32:33]|, v[64:65]
m16087:
v_add_f64 v[0:1], v[32:33], -|v[64:65]|
m16088:
v_add_f64 v[0:1], v[32:33], v[64:65] clamp
m16089:
v_add_f64 v[0:1], v[32:33], v[64:65] mul:4
m16090:
v_add_f64 v[0:1], v[32:33], v[64:65] clamp div:2
m16091:
v_mul_f64 v[0:1], v[32:33], v[64:65]
m16092:
v_mul_f64 v[0:1], s[16:17], v[64:65]
m16093:
v_mul_f64 v[0:1], vcc, v[64:65]
m16094:
v_mul_f64 v[0:1], exec, v[64:65]
m16095:
v_mul_f64 v[0:1], 0, v[64:65]
m16096:
v_mul_f64 v[0:1], -16, v[64:65]
m16097:
v_mul_f64 v[0:1], 64, v[64:65]
m16098:
v_mul_f64 v[0:1], -4.0, v[64:65]
m16099:
v_mul_f64 v[0:1], 0.15915494309189532, v[64:65]
m16100:
v_mul_f64 v[0:1], v[32:33], s[32:33]
m16101:
v_mul_f64 v[0:1], v[32:33], vcc
m16102:
v_mul_f64 v[0:1], v[32:33], exec
m16103:
v_mul_f64 v[0:1], v[32:33], 0
m16104:
v_mul_f64 v[0:1], v[32:33], -16
m16105:
v_mul_f64 v[0:1], v[32:33], 64
m16106:
v_mul_f64 v[0:1], v[32:33], -4.0
m16107:
v_mul_f64 v[0:1], v[32:33], 0.15915494309189532
m16108:
v_mul_f64 v[0:1], -|v[32:33]|, v[64:65]
m16109:
v_mul_f64 v[0:1], v[32:33], -|v[64:65]|
m16110:
v_mul_f64 v[0:1], v[32:33], v[64:65] clamp
m16111:
v_mul_f64 v[0:1], v[32:33], v[64:65] mul:4
m16112:
v_mul_f64 v[0:1], v[32:33], v[64:65] clamp div:2
m16113:
v_min_f64 v[0:1], v[32:33], v[64:65]
m16114:
v_min_f64 v[0:1], s[16:17], v[64:65]
m16115:
v_min_f64 v[0:1], vcc, v[64:65]
m16116:
v_min_f64 v[0:1], exec, v[64:65]
m16117:
v_min_f64 v[0:1], 0, v[64:65]
m16118:
v_min_f64 v[0:1], -16, v[64:65]
m16119:
v_min_f64 v[0:1], 64, v[64:65]
m16120:
v_min_f64 v[0:1], -4.0, v[64:65]
m16121:
v_min_f64 v[0:1], 0.15915494309189532, v[64:65]
m16122:
v_min_f64 v[0:1], v[32:33], s[32:33]
m16123:
v_min_f64 v[0:1], v[32:33], vcc
m16124:
v_min_f64 v[0:1], v[32:33], exec
m16125:
v_min_f64 v[0:1], v[32:33], 0
m16126:
v_min_f64 v[0:1], v[32:33], -16
m16127:
v_min_f64 v[0:1], v[32:33], 64
m16128:
v_min_f64 v[0:1], v[32:33], -4.0
m16129:
v_min_f64 v[0:1], v[32:33], 0.15915494309189532
m16130:
v_min_f64 v[0:1], -|v[32:33]|, v[64:65]
m16131:
v_min_f64 v[0:1], v[32:33], -|v[64:65]|
m16132:
v_min_f64 v[0:1], v[32:33], v[64:65] clamp
m16133:
v_min_f64 v[0:1], v[32:33], v[64:65] mul:4
m16134:
v_min_f64 v[0:1], v[32:33], v[64:65] clamp div:2
m16135:
v_max_f64 v[0:1], v[32:33], v[64:65]
m16136:
v_max_f64 v[0:1], s[16:17], v[64:65]
m16137:
v_max_f64 v[0:1], vcc, v[64:65]
m16138:
v_max_f64 v[0:1], exec, v[64:65]
m16139:
v_max_f64 v[0:1], 0, v[64:65]
m16140:
v_max_f64 v[0:1], -16, v[64:65]
m16141:
v_max_f64 v[0:1], 64, v[64:65]
m16142:
v_max_f64 v[0:1], -4.0, v[64:65]
m16143:
v_max_f64 v[0:1], 0.15915494309189532, v[64:65]
m16144:
v_max_f64 v[0:1], v[32:33], s[32:33]
m16145:
v_max_f64 v[0:1], v[32:33], vcc
m16146:
v_max_f64 v[0:1], v[32:33], exec
m16147:
v_max_f64 v[0:1], v[32:33], 0
m16148:
v_max_f64 v[0:1], v[32:33], -16
m16149:
v_max_f64 v[0:1], v[32:33], 64
m16150:
v_max_f64 v[0:1], v[32:33], -4.0
m16151:
v_max_f64 v[0:1], v[32:33], 0.15915494309189532
m16152:
v_max_f64 v[0:1], -|v[32:33]|, v[64:65]
m16153:
v_max_f64 v[0:1], v[32:33], -|v[64:65]|
m16154:
v_max_f64 v[0:1], v[32:33], v[64:65] clamp
m16155:
v_max_f64 v[0:1], v[32:33], v[64:65] mul:4
m16156:
v_max_f64 v[0:1], v[32:33], v[64:65] clamp div:2
m16157:
v_floor_f16 v0, v32
m16158:
v_floor_f16 v0, s16
m16159:
v_floor_f16 v0, vcc_lo
m16160:
v_floor_f16 v0, m0
m16161:
v_floor_f16 v0, exec_hi
m16162:
v_floor_f16 v0, src_scc
m16163:
v_floor_f16 v0, 0
m16164:
v_floor_f16 v0, -16
m16165:
v_floor_f16 v0, 64
m16166:
v_floor_f16 v0, -4.0
m16167:
v_floor_f16 v0, 0.15915494
m16168:
v_floor_f16_e64 v0, -|v32|
m16169:
v_floor_f16_e64 v0, v32 clamp
m16170:
v_floor_f16_e64 v0, v32 mul:4
m16171:
v_floor_f16_e64 v0, v32 clamp div:2
m16172:
v_floor_f16_e32 v0, v32
m16173:
v_floor_f16_e32 v0, 0x1234
m16174:
v_floor_f16_e64 v0, v32
m16175:
v_floor_f16_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16176:
v_floor_f16_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m16177:
v_ceil_f16 v0, v32
m16178:
v_ceil_f16 v0, s16
m16179:
v_ceil_f16 v0, vcc_lo
m16180:
v_ceil_f16 v0, m0
m16181:
v_ceil_f16 v0, exec_hi
m16182:
v_ceil_f16 v0, src_scc
m16183:
v_ceil_f16 v0, 0
m16184:
v_ceil_f16 v0, -16
m16185:
v_ceil_f16 v0, 64
m16186:
v_ceil_f16 v0, -4.0
m16187:
v_ceil_f16 v0, 0.15915494
m16188:
v_ceil_f16_e64 v0, -|v32|
m16189:
v_ceil_f16_e64 v0, v32 clamp
m16190:
v_ceil_f16_e64 v0, v32 mul:4
m16191:
v_ceil_f16_e64 v0, v32 clamp div:2
m16192:
v_ceil_f16_e32 v0, v32
m16193:
v_ceil_f16_e32 v0, 0x1234
m16194:
v_ceil_f16_e64 v0, v32
m16195:
v_ceil_f16_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16196:
v_ceil_f16_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m16197:
v_trunc_f16 v0, v32
m16198:
v_trunc_f16 v0, s16
m16199:
v_trunc_f16 v0, vcc_lo
m16200:
v_trunc_f16 v0, m0
m16201:
v_trunc_f16 v0, exec_hi
m16202:
v_trunc_f16 v0, src_scc
m16203:
v_trunc_f16 v0, 0
m16204:
v_trunc_f16 v0, -16
m16205:
v_trunc_f16 v0, 64
m16206:
v_trunc_f16 v0, -4.0
m16207:
v_trunc_f16 v0, 0.15915494
m16208:
v_trunc_f16_e64 v0, -|v32|
m16209:
v_trunc_f16_e64 v0, v32 clamp
m16210:
v_trunc_f16_e64 v0, v32 mul:4
m16211:
v_trunc_f16_e64 v0, v32 clamp div:2
m16212:
v_trunc_f16_e32 v0, v32
m16213:
v_trunc_f16_e32 v0, 0x1234
m16214:
v_trunc_f16_e64 v0, v32
m16215:
v_trunc_f16_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16216:
v_trunc_f16_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m16217:
v_rndne_f16 v0, v32
m16218:
v_rndne_f16 v0, s16
m16219:
v_rndne_f16 v0, vcc_lo
m16220:
v_rndne_f16 v0, m0
m16221:
v_rndne_f16 v0, exec_hi
m16222:
v_rndne_f16 v0, src_scc
m16223:
v_rndne_f16 v0, 0
m16224:
v_rndne_f16 v0, -16
m16225:
v_rndne_f16 v0, 64
m16226:
v_rndne_f16 v0, -4.0
m16227:
v_rndne_f16 v0, 0.15915494
m16228:
v_rndne_f16_e64 v0, -|v32|
m16229:
v_rndne_f16_e64 v0, v32 clamp
m16230:
v_rndne_f16_e64 v0, v32 mul:4
m16231:
v_rndne_f16_e64 v0, v32 clamp div:2
m16232:
v_rndne_f16_e32 v0, v32
m16233:
v_rndne_f16_e32 v0, 0x1234
m16234:
v_rndne_f16_e64 v0, v32
m16235:
v_rndne_f16_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16236:
v_rndne_f16_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m16237:
v_floor_f32 v0, v32
m16238:
v_floor_f32 v0, s16
m16239:
v_floor_f32 v0, vcc_lo
m16240:
v_floor_f32 v0, m0
m16241:
v_floor_f32 v0, exec_hi
m16242:
v_floor_f32 v0, src_scc
m16243:
v_floor_f32 v0, 0
m16244:
v_floor_f32 v0, -16
m16245:
v_floor_f32 v0, 64
m16246:
v_floor_f32 v0, -4.0
m16247:
v_floor_f32 v0, 0.15915494
m16248:
v_floor_f32_e64 v0, -|v32|
m16249:
v_floor_f32_e64 v0, v32 clamp
m16250:
v_floor_f32_e64 v0, v32 mul:4
m16251:
v_floor_f32_e64 v0, v32 clamp div:2
m16252:
v_floor_f32_e32 v0, v32
m16253:
v_floor_f32_e32 v0, 0x12345678
m16254:
v_floor_f32_e64 v0, v32
m16255:
v_floor_f32_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16256:
v_floor_f32_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m16257:
v_ceil_f32 v0, v32
m16258:
v_ceil_f32 v0, s16
m16259:
v_ceil_f32 v0, vcc_lo
m16260:
v_ceil_f32 v0, m0
m16261:
v_ceil_f32 v0, exec_hi
m16262:
v_ceil_f32 v0, src_scc
m16263:
v_ceil_f32 v0, 0
m16264:
v_ceil_f32 v0, -16
m16265:
v_ceil_f32 v0, 64
m16266:
v_ceil_f32 v0, -4.0
m16267:
v_ceil_f32 v0, 0.15915494
m16268:
v_ceil_f32_e64 v0, -|v32|
m16269:
v_ceil_f32_e64 v0, v32 clamp
m16270:
v_ceil_f32_e64 v0, v32 mul:4
m16271:
v_ceil_f32_e64 v0, v32 clamp div:2
m16272:
v_ceil_f32_e32 v0, v32
m16273:
v_ceil_f32_e32 v0, 0x12345678
m16274:
v_ceil_f32_e64 v0, v32
m16275:
v_ceil_f32_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16276:
v_ceil_f32_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m16277:
v_trunc_f32 v0, v32
m16278:
v_trunc_f32 v0, s16
m16279:
v_trunc_f32 v0, vcc_lo
m16280:
v_trunc_f32 v0, m0
m16281:
v_trunc_f32 v0, exec_hi
m16282:
v_trunc_f32 v0, src_scc
m16283:
v_trunc_f32 v0, 0
m16284:
v_trunc_f32 v0, -16
m16285:
v_trunc_f32 v0, 64
m16286:
v_trunc_f32 v0, -4.0
m16287:
v_trunc_f32 v0, 0.15915494
m16288:
v_trunc_f32_e64 v0, -|v32|
m16289:
v_trunc_f32_e64 v0, v32 clamp
m16290:
v_trunc_f32_e64 v0, v32 mul:4
m16291:
v_trunc_f32_e64 v0, v32 clamp div:2
m16292:
v_trunc_f32_e32 v0, v32
m16293:
v_trunc_f32_e32 v0, 0x12345678
m16294:
v_trunc_f32_e64 v0, v32
m16295:
v_trunc_f32_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16296:
v_trunc_f32_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m16297:
v_rndne_f32 v0, v32
m16298:
v_rndne_f32 v0, s16
m16299:
v_rndne_f32 v0, vcc_lo
m16300:
v_rndne_f32 v0, m0
m16301:
v_rndne_f32 v0, exec_hi
m16302:
v_rndne_f32 v0, src_scc
m16303:
v_rndne_f32 v0, 0
m16304:
v_rndne_f32 v0, -16
m16305:
v_rndne_f32 v0, 64
m16306:
v_rndne_f32 v0, -4.0
m16307:
v_rndne_f32 v0, 0.15915494
m16308:
v_rndne_f32_e64 v0, -|v32|
m16309:
v_rndne_f32_e64 v0, v32 clamp
m16310:
v_rndne_f32_e64 v0, v32 mul:4
m16311:
v_rndne_f32_e64 v0, v32 clamp div:2
m16312:
v_rndne_f32_e32 v0, v32
m16313:
v_rndne_f32_e32 v0, 0x12345678
m16314:
v_rndne_f32_e64 v0, v32
m16315:
v_rndne_f32_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16316:
v_rndne_f32_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m16317:
v_floor_f64 v[0:1], v[32:33]
m16318:
v_floor_f64 v[0:1], s[16:17]
m16319:
v_floor_f64 v[0:1], vcc
m16320:
v_floor_f64 v[0:1], exec
m16321:
v_floor_f64 v[0:1], 0
m16322:
v_floor_f64 v[0:1], -16
m16323:
v_floor_f64 v[0:1], 64
m16324:
v_floor_f64 v[0:1], -4.0
m16325:
v_floor_f64 v[0:1], 0.15915494309189532
m16326:
v_floor_f64_e64 v[0:1], -|v[32:33]|
m16327:
v_floor_f64_e64 v[0:1], v[32:33] clamp
m16328:
v_floor_f64_e64 v[0:1], v[32:33] mul:4
m16329:
v_floor_f64_e64 v[0:1], v[32:33] clamp div:2
m16330:
v_floor_f64_e32 v[0:1], v[32:33]
m16331:
v_floor_f64_e32 v[0:1], 0x12345678
m16332:
v_floor_f64_e64 v[0:1], v[32:33]
m16333:
v_floor_f64_dpp v[0:1], v[32:33] row_newbcast:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16334:
v_ceil_f64 v[0:1], v[32:33]
m16335:
v_ceil_f64 v[0:1], s[16:17]
m16336:
v_ceil_f64 v[0:1], vcc
m16337:
v_ceil_f64 v[0:1], exec
m16338:
v_ceil_f64 v[0:1], 0
m16339:
v_ceil_f64 v[0:1], -16
m16340:
v_ceil_f64 v[0:1], 64
m16341:
v_ceil_f64 v[0:1], -4.0
m16342:
v_ceil_f64 v[0:1], 0.15915494309189532
m16343:
v_ceil_f64_e64 v[0:1], -|v[32:33]|
m16344:
v_ceil_f64_e64 v[0:1], v[32:33] clamp
m16345:
v_ceil_f64_e64 v[0:1], v[32:33] mul:4
m16346:
v_ceil_f64_e64 v[0:1], v[32:33] clamp div:2
m16347:
v_ceil_f64_e32 v[0:1], v[32:33]
m16348:
v_ceil_f64_e32 v[0:1], 0x12345678
m16349:
v_ceil_f64_e64 v[0:1], v[32:33]
m16350:
v_ceil_f64_dpp v[0:1], v[32:33] row_newbcast:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16351:
v_trunc_f64 v[0:1], v[32:33]
m16352:
v_trunc_f64 v[0:1], s[16:17]
m16353:
v_trunc_f64 v[0:1], vcc
m16354:
v_trunc_f64 v[0:1], exec
m16355:
v_trunc_f64 v[0:1], 0
m16356:
v_trunc_f64 v[0:1], -16
m16357:
v_trunc_f64 v[0:1], 64
m16358:
v_trunc_f64 v[0:1], -4.0
m16359:
v_trunc_f64 v[0:1], 0.15915494309189532
m16360:
v_trunc_f64_e64 v[0:1], -|v[32:33]|
m16361:
v_trunc_f64_e64 v[0:1], v[32:33] clamp
m16362:
v_trunc_f64_e64 v[0:1], v[32:33] mul:4
m16363:
v_trunc_f64_e64 v[0:1], v[32:33] clamp div:2
m16364:
v_trunc_f64_e32 v[0:1], v[32:33]
m16365:
v_trunc_f64_e32 v[0:1], 0x12345678
m16366:
v_trunc_f64_e64 v[0:1], v[32:33]
m16367:
v_trunc_f64_dpp v[0:1], v[32:33] row_newbcast:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16368:
v_rndne_f64 v[0:1], v[32:33]
m16369:
v_rndne_f64 v[0:1], s[16:17]
m16370:
v_rndne_f64 v[0:1], vcc
m16371:
v_rndne_f64 v[0:1], exec
m16372:
v_rndne_f64 v[0:1], 0
m16373:
v_rndne_f64 v[0:1], -16
m16374:
v_rndne_f64 v[0:1], 64
m16375:
v_rndne_f64 v[0:1], -4.0
m16376:
v_rndne_f64 v[0:1], 0.15915494309189532
m16377:
v_rndne_f64_e64 v[0:1], -|v[32:33]|
m16378:
v_rndne_f64_e64 v[0:1], v[32:33] clamp
m16379:
v_rndne_f64_e64 v[0:1], v[32:33] mul:4
m16380:
v_rndne_f64_e64 v[0:1], v[32:33] clamp div:2
m16381:
v_rndne_f64_e32 v[0:1], v[32:33]
m16382:
v_rndne_f64_e32 v[0:1], 0x12345678
m16383:
v_rndne_f64_e64 v[0:1], v[32:33]
m16384:
v_rndne_f64_dpp v[0:1], v[32:33] row_newbcast:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16385:
v_fract_f32 v0, v32
m16386:
v_fract_f32 v0, s16
m16387:
v_fract_f32 v0, vcc_lo
m16388:
v_fract_f32 v0, m0
m16389:
v_fract_f32 v0, exec_hi
m16390:
v_fract_f32 v0, src_scc
m16391:
v_fract_f32 v0, 0
m16392:
v_fract_f32 v0, -16
m16393:
v_fract_f32 v0, 64
m16394:
v_fract_f32 v0, -4.0
m16395:
v_fract_f32 v0, 0.15915494
m16396:
v_fract_f32_e64 v0, -|v32|
m16397:
v_fract_f32_e64 v0, v32 clamp
m16398:
v_fract_f32_e64 v0, v32 mul:4
m16399:
v_fract_f32_e64 v0, v32 clamp div:2
m16400:
v_fract_f32_e32 v0, v32
m16401:
v_fract_f32_e32 v0, 0x12345678
m16402:
v_fract_f32_e64 v0, v32
m16403:
v_fract_f32_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16404:
v_fract_f32_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m16405:
v_frexp_mant_f32 v0, v32
m16406:
v_frexp_mant_f32 v0, s16
m16407:
v_frexp_mant_f32 v0, vcc_lo
m16408:
v_frexp_mant_f32 v0, m0
m16409:
v_frexp_mant_f32 v0, exec_hi
m16410:
v_frexp_mant_f32 v0, src_scc
m16411:
v_frexp_mant_f32 v0, 0
m16412:
v_frexp_mant_f32 v0, -16
m16413:
v_frexp_mant_f32 v0, 64
m16414:
v_frexp_mant_f32 v0, -4.0
m16415:
v_frexp_mant_f32 v0, 0.15915494
m16416:
v_frexp_mant_f32_e64 v0, -|v32|
m16417:
v_frexp_mant_f32_e64 v0, v32 clamp
m16418:
v_frexp_mant_f32_e64 v0, v32 mul:4
m16419:
v_frexp_mant_f32_e64 v0, v32 clamp div:2
m16420:
v_frexp_mant_f32_e32 v0, v32
m16421:
v_frexp_mant_f32_e32 v0, 0x12345678
m16422:
v_frexp_mant_f32_e64 v0, v32
m16423:
v_frexp_mant_f32_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16424:
v_frexp_mant_f32_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m16425:
v_fract_f64 v[0:1], v[32:33]
m16426:
v_fract_f64 v[0:1], s[16:17]
m16427:
v_fract_f64 v[0:1], vcc
m16428:
v_fract_f64 v[0:1], exec
m16429:
v_fract_f64 v[0:1], 0
m16430:
v_fract_f64 v[0:1], -16
m16431:
v_fract_f64 v[0:1], 64
m16432:
v_fract_f64 v[0:1], -4.0
m16433:
v_fract_f64 v[0:1], 0.15915494309189532
m16434:
v_fract_f64_e64 v[0:1], -|v[32:33]|
m16435:
v_fract_f64_e64 v[0:1], v[32:33] clamp
m16436:
v_fract_f64_e64 v[0:1], v[32:33] mul:4
m16437:
v_fract_f64_e64 v[0:1], v[32:33] clamp div:2
m16438:
v_fract_f64_e32 v[0:1], v[32:33]
m16439:
v_fract_f64_e32 v[0:1], 0x12345678
m16440:
v_fract_f64_e64 v[0:1], v[32:33]
m16441:
v_fract_f64_dpp v[0:1], v[32:33] row_newbcast:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16442:
v_frexp_mant_f64 v[0:1], v[32:33]
m16443:
v_frexp_mant_f64 v[0:1], s[16:17]
m16444:
v_frexp_mant_f64 v[0:1], vcc
m16445:
v_frexp_mant_f64 v[0:1], exec
m16446:
v_frexp_mant_f64 v[0:1], 0
m16447:
v_frexp_mant_f64 v[0:1], -16
m16448:
v_frexp_mant_f64 v[0:1], 64
m16449:
v_frexp_mant_f64 v[0:1], -4.0
m16450:
v_frexp_mant_f64 v[0:1], 0.15915494309189532
m16451:
v_frexp_mant_f64_e64 v[0:1], -|v[32:33]|
m16452:
v_frexp_mant_f64_e64 v[0:1], v[32:33] clamp
m16453:
v_frexp_mant_f64_e64 v[0:1], v[32:33] mul:4
m16454:
v_frexp_mant_f64_e64 v[0:1], v[32:33] clamp div:2
m16455:
v_frexp_mant_f64_e32 v[0:1], v[32:33]
m16456:
v_frexp_mant_f64_e32 v[0:1], 0x12345678
m16457:
v_frexp_mant_f64_e64 v[0:1], v[32:33]
m16458:
v_frexp_mant_f64_dpp v[0:1], v[32:33] row_newbcast:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16459:
v_rcp_f32 v0, v32
m16460:
v_rcp_f32 v0, s16
m16461:
v_rcp_f32 v0, vcc_lo
m16462:
v_rcp_f32 v0, m0
m16463:
v_rcp_f32 v0, exec_hi
m16464:
v_rcp_f32 v0, src_scc
m16465:
v_rcp_f32 v0, 0
m16466:
v_rcp_f32 v0, -16
m16467:
v_rcp_f32 v0, 64
m16468:
v_rcp_f32 v0, -4.0
m16469:
v_rcp_f32 v0, 0.15915494
m16470:
v_rcp_f32_e64 v0, -|v32|
m16471:
v_rcp_f32_e64 v0, v32 clamp
m16472:
v_rcp_f32_e64 v0, v32 mul:4
m16473:
v_rcp_f32_e64 v0, v32 clamp div:2
m16474:
v_rcp_f32_e32 v0, v32
m16475:
v_rcp_f32_e32 v0, 0x12345678
m16476:
v_rcp_f32_e64 v0, v32
m16477:
v_rcp_f32_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16478:
v_rcp_f32_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m16479:
v_rcp_f16 v0, v32
m16480:
v_rcp_f16 v0, s16
m16481:
v_rcp_f16 v0, vcc_lo
m16482:
v_rcp_f16 v0, m0
m16483:
v_rcp_f16 v0, exec_hi
m16484:
v_rcp_f16 v0, src_scc
m16485:
v_rcp_f16 v0, 0
m16486:
v_rcp_f16 v0, -16
m16487:
v_rcp_f16 v0, 64
m16488:
v_rcp_f16 v0, -4.0
m16489:
v_rcp_f16 v0, 0.15915494
m16490:
v_rcp_f16_e64 v0, -|v32|
m16491:
v_rcp_f16_e64 v0, v32 clamp
m16492:
v_rcp_f16_e64 v0, v32 mul:4
m16493:
v_rcp_f16_e64 v0, v32 clamp div:2
m16494:
v_rcp_f16_e32 v0, v32
m16495:
v_rcp_f16_e32 v0, 0x1234
m16496:
v_rcp_f16_e64 v0, v32
m16497:
v_rcp_f16_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16498:
v_rcp_f16_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m16499:
v_rsq_f32 v0, v32
m16500:
v_rsq_f32 v0, s16
m16501:
v_rsq_f32 v0, vcc_lo
m16502:
v_rsq_f32 v0, m0
m16503:
v_rsq_f32 v0, exec_hi
m16504:
v_rsq_f32 v0, src_scc
m16505:
v_rsq_f32 v0, 0
m16506:
v_rsq_f32 v0, -16
m16507:
v_rsq_f32 v0, 64
m16508:
v_rsq_f32 v0, -4.0
m16509:
v_rsq_f32 v0, 0.15915494
m16510:
v_rsq_f32_e64 v0, -|v32|
m16511:
v_rsq_f32_e64 v0, v32 clamp
m16512:
v_rsq_f32_e64 v0, v32 mul:4
m16513:
v_rsq_f32_e64 v0, v32 clamp div:2
m16514:
v_rsq_f32_e32 v0, v32
m16515:
v_rsq_f32_e32 v0, 0x12345678
m16516:
v_rsq_f32_e64 v0, v32
m16517:
v_rsq_f32_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16518:
v_rsq_f32_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m16519:
v_rsq_f16 v0, v32
m16520:
v_rsq_f16 v0, s16
m16521:
v_rsq_f16 v0, vcc_lo
m16522:
v_rsq_f16 v0, m0
m16523:
v_rsq_f16 v0, exec_hi
m16524:
v_rsq_f16 v0, src_scc
m16525:
v_rsq_f16 v0, 0
m16526:
v_rsq_f16 v0, -16
m16527:
v_rsq_f16 v0, 64
m16528:
v_rsq_f16 v0, -4.0
m16529:
v_rsq_f16 v0, 0.15915494
m16530:
v_rsq_f16_e64 v0, -|v32|
m16531:
v_rsq_f16_e64 v0, v32 clamp
m16532:
v_rsq_f16_e64 v0, v32 mul:4
m16533:
v_rsq_f16_e64 v0, v32 clamp div:2
m16534:
v_rsq_f16_e32 v0, v32
m16535:
v_rsq_f16_e32 v0, 0x1234
m16536:
v_rsq_f16_e64 v0, v32
m16537:
v_rsq_f16_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16538:
v_rsq_f16_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m16539:
v_sqrt_f32 v0, v32
m16540:
v_sqrt_f32 v0, s16
m16541:
v_sqrt_f32 v0, vcc_lo
m16542:
v_sqrt_f32 v0, m0
m16543:
v_sqrt_f32 v0, exec_hi
m16544:
v_sqrt_f32 v0, src_scc
m16545:
v_sqrt_f32 v0, 0
m16546:
v_sqrt_f32 v0, -16
m16547:
v_sqrt_f32 v0, 64
m16548:
v_sqrt_f32 v0, -4.0
m16549:
v_sqrt_f32 v0, 0.15915494
m16550:
v_sqrt_f32_e64 v0, -|v32|
m16551:
v_sqrt_f32_e64 v0, v32 clamp
m16552:
v_sqrt_f32_e64 v0, v32 mul:4
m16553:
v_sqrt_f32_e64 v0, v32 clamp div:2
m16554:
v_sqrt_f32_e32 v0, v32
m16555:
v_sqrt_f32_e32 v0, 0x12345678
m16556:
v_sqrt_f32_e64 v0, v32
m16557:
v_sqrt_f32_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16558:
v_sqrt_f32_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m16559:
v_sqrt_f16 v0, v32
m16560:
v_sqrt_f16 v0, s16
m16561:
v_sqrt_f16 v0, vcc_lo
m16562:
v_sqrt_f16 v0, m0
m16563:
v_sqrt_f16 v0, exec_hi
m16564:
v_sqrt_f16 v0, src_scc
m16565:
v_sqrt_f16 v0, 0
m16566:
v_sqrt_f16 v0, -16
m16567:
v_sqrt_f16 v0, 64
m16568:
v_sqrt_f16 v0, -4.0
m16569:
v_sqrt_f16 v0, 0.15915494
m16570:
v_sqrt_f16_e64 v0, -|v32|
m16571:
v_sqrt_f16_e64 v0, v32 clamp
m16572:
v_sqrt_f16_e64 v0, v32 mul:4
m16573:
v_sqrt_f16_e64 v0, v32 clamp div:2
m16574:
v_sqrt_f16_e32 v0, v32
m16575:
v_sqrt_f16_e32 v0, 0x1234
m16576:
v_sqrt_f16_e64 v0, v32
m16577:
v_sqrt_f16_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16578:
v_sqrt_f16_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m16579:
v_exp_f32 v0, v32
m16580:
v_exp_f32 v0, s16
m16581:
v_exp_f32 v0, vcc_lo
m16582:
v_exp_f32 v0, m0
m16583:
v_exp_f32 v0, exec_hi
m16584:
v_exp_f32 v0, src_scc
m16585:
v_exp_f32 v0, 0
m16586:
v_exp_f32 v0, -16
m16587:
v_exp_f32 v0, 64
m16588:
v_exp_f32 v0, -4.0
m16589:
v_exp_f32 v0, 0.15915494
m16590:
v_exp_f32_e64 v0, -|v32|
m16591:
v_exp_f32_e64 v0, v32 clamp
m16592:
v_exp_f32_e64 v0, v32 mul:4
m16593:
v_exp_f32_e64 v0, v32 clamp div:2
m16594:
v_exp_f32_e32 v0, v32
m16595:
v_exp_f32_e32 v0, 0x12345678
m16596:
v_exp_f32_e64 v0, v32
m16597:
v_exp_f32_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16598:
v_exp_f32_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m16599:
v_exp_f16 v0, v32
m16600:
v_exp_f16 v0, s16
m16601:
v_exp_f16 v0, vcc_lo
m16602:
v_exp_f16 v0, m0
m16603:
v_exp_f16 v0, exec_hi
m16604:
v_exp_f16 v0, src_scc
m16605:
v_exp_f16 v0, 0
m16606:
v_exp_f16 v0, -16
m16607:
v_exp_f16 v0, 64
m16608:
v_exp_f16 v0, -4.0
m16609:
v_exp_f16 v0, 0.15915494
m16610:
v_exp_f16_e64 v0, -|v32|
m16611:
v_exp_f16_e64 v0, v32 clamp
m16612:
v_exp_f16_e64 v0, v32 mul:4
m16613:
v_exp_f16_e64 v0, v32 clamp div:2
m16614:
v_exp_f16_e32 v0, v32
m16615:
v_exp_f16_e32 v0, 0x1234
m16616:
v_exp_f16_e64 v0, v32
m16617:
v_exp_f16_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16618:
v_exp_f16_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m16619:
v_log_f32 v0, v32
m16620:
v_log_f32 v0, s16
m16621:
v_log_f32 v0, vcc_lo
m16622:
v_log_f32 v0, m0
m16623:
v_log_f32 v0, exec_hi
m16624:
v_log_f32 v0, src_scc
m16625:
v_log_f32 v0, 0
m16626:
v_log_f32 v0, -16
m16627:
v_log_f32 v0, 64
m16628:
v_log_f32 v0, -4.0
m16629:
v_log_f32 v0, 0.15915494
m16630:
v_log_f32_e64 v0, -|v32|
m16631:
v_log_f32_e64 v0, v32 clamp
m16632:
v_log_f32_e64 v0, v32 mul:4
m16633:
v_log_f32_e64 v0, v32 clamp div:2
m16634:
v_log_f32_e32 v0, v32
m16635:
v_log_f32_e32 v0, 0x12345678
m16636:
v_log_f32_e64 v0, v32
m16637:
v_log_f32_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16638:
v_log_f32_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m16639:
v_log_f16 v0, v32
m16640:
v_log_f16 v0, s16
m16641:
v_log_f16 v0, vcc_lo
m16642:
v_log_f16 v0, m0
m16643:
v_log_f16 v0, exec_hi
m16644:
v_log_f16 v0, src_scc
m16645:
v_log_f16 v0, 0
m16646:
v_log_f16 v0, -16
m16647:
v_log_f16 v0, 64
m16648:
v_log_f16 v0, -4.0
m16649:
v_log_f16 v0, 0.15915494
m16650:
v_log_f16_e64 v0, -|v32|
m16651:
v_log_f16_e64 v0, v32 clamp
m16652:
v_log_f16_e64 v0, v32 mul:4
m16653:
v_log_f16_e64 v0, v32 clamp div:2
m16654:
v_log_f16_e32 v0, v32
m16655:
v_log_f16_e32 v0, 0x1234
m16656:
v_log_f16_e64 v0, v32
m16657:
v_log_f16_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16658:
v_log_f16_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m16659:
v_sin_f32 v0, v32
m16660:
v_sin_f32 v0, s16
m16661:
v_sin_f32 v0, vcc_lo
m16662:
v_sin_f32 v0, m0
m16663:
v_sin_f32 v0, exec_hi
m16664:
v_sin_f32 v0, src_scc
m16665:
v_sin_f32 v0, 0
m16666:
v_sin_f32 v0, -16
m16667:
v_sin_f32 v0, 64
m16668:
v_sin_f32 v0, -4.0
m16669:
v_sin_f32 v0, 0.15915494
m16670:
v_sin_f32_e64 v0, -|v32|
m16671:
v_sin_f32_e64 v0, v32 clamp
m16672:
v_sin_f32_e64 v0, v32 mul:4
m16673:
v_sin_f32_e64 v0, v32 clamp div:2
m16674:
v_sin_f32_e32 v0, v32
m16675:
v_sin_f32_e32 v0, 0x12345678
m16676:
v_sin_f32_e64 v0, v32
m16677:
v_sin_f32_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16678:
v_sin_f32_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m16679:
v_sin_f16 v0, v32
m16680:
v_sin_f16 v0, s16
m16681:
v_sin_f16 v0, vcc_lo
m16682:
v_sin_f16 v0, m0
m16683:
v_sin_f16 v0, exec_hi
m16684:
v_sin_f16 v0, src_scc
m16685:
v_sin_f16 v0, 0
m16686:
v_sin_f16 v0, -16
m16687:
v_sin_f16 v0, 64
m16688:
v_sin_f16 v0, -4.0
m16689:
v_sin_f16 v0, 0.15915494
m16690:
v_sin_f16_e64 v0, -|v32|
m16691:
v_sin_f16_e64 v0, v32 clamp
m16692:
v_sin_f16_e64 v0, v32 mul:4
m16693:
v_sin_f16_e64 v0, v32 clamp div:2
m16694:
v_sin_f16_e32 v0, v32
m16695:
v_sin_f16_e32 v0, 0x1234
m16696:
v_sin_f16_e64 v0, v32
m16697:
v_sin_f16_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16698:
v_sin_f16_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m16699:
v_cos_f32 v0, v32
m16700:
v_cos_f32 v0, s16
m16701:
v_cos_f32 v0, vcc_lo
m16702:
v_cos_f32 v0, m0
m16703:
v_cos_f32 v0, exec_hi
m16704:
v_cos_f32 v0, src_scc
m16705:
v_cos_f32 v0, 0
m16706:
v_cos_f32 v0, -16
m16707:
v_cos_f32 v0, 64
m16708:
v_cos_f32 v0, -4.0
m16709:
v_cos_f32 v0, 0.15915494
m16710:
v_cos_f32_e64 v0, -|v32|
m16711:
v_cos_f32_e64 v0, v32 clamp
m16712:
v_cos_f32_e64 v0, v32 mul:4
m16713:
v_cos_f32_e64 v0, v32 clamp div:2
m16714:
v_cos_f32_e32 v0, v32
m16715:
v_cos_f32_e32 v0, 0x12345678
m16716:
v_cos_f32_e64 v0, v32
m16717:
v_cos_f32_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16718:
v_cos_f32_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m16719:
v_cos_f16 v0, v32
m16720:
v_cos_f16 v0, s16
m16721:
v_cos_f16 v0, vcc_lo
m16722:
v_cos_f16 v0, m0
m16723:
v_cos_f16 v0, exec_hi
m16724:
v_cos_f16 v0, src_scc
m16725:
v_cos_f16 v0, 0
m16726:
v_cos_f16 v0, -16
m16727:
v_cos_f16 v0, 64
m16728:
v_cos_f16 v0, -4.0
m16729:
v_cos_f16 v0, 0.15915494
m16730:
v_cos_f16_e64 v0, -|v32|
m16731:
v_cos_f16_e64 v0, v32 clamp
m16732:
v_cos_f16_e64 v0, v32 mul:4
m16733:
v_cos_f16_e64 v0, v32 clamp div:2
m16734:
v_cos_f16_e32 v0, v32
m16735:
v_cos_f16_e32 v0, 0x1234
m16736:
v_cos_f16_e64 v0, v32
m16737:
v_cos_f16_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16738:
v_cos_f16_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m16739:
v_rcp_iflag_f32 v0, v32
m16740:
v_rcp_iflag_f32 v0, s16
m16741:
v_rcp_iflag_f32 v0, vcc_lo
m16742:
v_rcp_iflag_f32 v0, m0
m16743:
v_rcp_iflag_f32 v0, exec_hi
m16744:
v_rcp_iflag_f32 v0, src_scc
m16745:
v_rcp_iflag_f32 v0, 0
m16746:
v_rcp_iflag_f32 v0, -16
m16747:
v_rcp_iflag_f32 v0, 64
m16748:
v_rcp_iflag_f32 v0, -4.0
m16749:
v_rcp_iflag_f32 v0, 0.15915494
m16750:
v_rcp_iflag_f32_e64 v0, -|v32|
m16751:
v_rcp_iflag_f32_e64 v0, v32 clamp
m16752:
v_rcp_iflag_f32_e64 v0, v32 mul:4
m16753:
v_rcp_iflag_f32_e64 v0, v32 clamp div:2
m16754:
v_rcp_iflag_f32_e32 v0, v32
m16755:
v_rcp_iflag_f32_e32 v0, 0x12345678
m16756:
v_rcp_iflag_f32_e64 v0, v32
m16757:
v_rcp_iflag_f32_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16758:
v_rcp_iflag_f32_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m16759:
v_rcp_f64 v[0:1], v[32:33]
m16760:
v_rcp_f64 v[0:1], s[16:17]
m16761:
v_rcp_f64 v[0:1], vcc
m16762:
v_rcp_f64 v[0:1], exec
m16763:
v_rcp_f64 v[0:1], 0
m16764:
v_rcp_f64 v[0:1], -16
m16765:
v_rcp_f64 v[0:1], 64
m16766:
v_rcp_f64 v[0:1], -4.0
m16767:
v_rcp_f64 v[0:1], 0.15915494309189532
m16768:
v_rcp_f64_e64 v[0:1], -|v[32:33]|
m16769:
v_rcp_f64_e64 v[0:1], v[32:33] clamp
m16770:
v_rcp_f64_e64 v[0:1], v[32:33] mul:4
m16771:
v_rcp_f64_e64 v[0:1], v[32:33] clamp div:2
m16772:
v_rcp_f64_e32 v[0:1], v[32:33]
m16773:
v_rcp_f64_e32 v[0:1], 0x12345678
m16774:
v_rcp_f64_e64 v[0:1], v[32:33]
m16775:
v_rcp_f64_dpp v[0:1], v[32:33] row_newbcast:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16776:
v_rsq_f64 v[0:1], v[32:33]
m16777:
v_rsq_f64 v[0:1], s[16:17]
m16778:
v_rsq_f64 v[0:1], vcc
m16779:
v_rsq_f64 v[0:1], exec
m16780:
v_rsq_f64 v[0:1], 0
m16781:
v_rsq_f64 v[0:1], -16
m16782:
v_rsq_f64 v[0:1], 64
m16783:
v_rsq_f64 v[0:1], -4.0
m16784:
v_rsq_f64 v[0:1], 0.15915494309189532
m16785:
v_rsq_f64_e64 v[0:1], -|v[32:33]|
m16786:
v_rsq_f64_e64 v[0:1], v[32:33] clamp
m16787:
v_rsq_f64_e64 v[0:1], v[32:33] mul:4
m16788:
v_rsq_f64_e64 v[0:1], v[32:33] clamp div:2
m16789:
v_rsq_f64_e32 v[0:1], v[32:33]
m16790:
v_rsq_f64_e32 v[0:1], 0x12345678
m16791:
v_rsq_f64_e64 v[0:1], v[32:33]
m16792:
v_rsq_f64_dpp v[0:1], v[32:33] row_newbcast:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16793:
v_sqrt_f64 v[0:1], v[32:33]
m16794:
v_sqrt_f64 v[0:1], s[16:17]
m16795:
v_sqrt_f64 v[0:1], vcc
m16796:
v_sqrt_f64 v[0:1], exec
m16797:
v_sqrt_f64 v[0:1], 0
m16798:
v_sqrt_f64 v[0:1], -16
m16799:
v_sqrt_f64 v[0:1], 64
m16800:
v_sqrt_f64 v[0:1], -4.0
m16801:
v_sqrt_f64 v[0:1], 0.15915494309189532
m16802:
v_sqrt_f64_e64 v[0:1], -|v[32:33]|
m16803:
v_sqrt_f64_e64 v[0:1], v[32:33] clamp
m16804:
v_sqrt_f64_e64 v[0:1], v[32:33] mul:4
m16805:
v_sqrt_f64_e64 v[0:1], v[32:33] clamp div:2
m16806:
v_sqrt_f64_e32 v[0:1], v[32:33]
m16807:
v_sqrt_f64_e32 v[0:1], 0x12345678
m16808:
v_sqrt_f64_e64 v[0:1], v[32:33]
m16809:
v_sqrt_f64_dpp v[0:1], v[32:33] row_newbcast:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16810:
v_fma_f32 v0, v32, v64, v96
m16811:
v_fma_f32 v0, s16, v64, v96
m16812:
v_fma_f32 v0, vcc_lo, v64, v96
m16813:
v_fma_f32 v0, m0, v64, v96
m16814:
v_fma_f32 v0, exec_hi, v64, v96
m16815:
v_fma_f32 v0, src_scc, v64, v96
m16816:
v_fma_f32 v0, 0, v64, v96
m16817:
v_fma_f32 v0, -16, v64, v96
m16818:
v_fma_f32 v0, 64, v64, v96
m16819:
v_fma_f32 v0, -4.0, v64, v96
m16820:
v_fma_f32 v0, 0.15915494, v64, v96
m16821:
v_fma_f32 v0, v32, s32, v96
m16822:
v_fma_f32 v0, v32, vcc_lo, v96
m16823:
v_fma_f32 v0, v32, m0, v96
m16824:
v_fma_f32 v0, v32, exec_hi, v96
m16825:
v_fma_f32 v0, v32, src_scc, v96
m16826:
v_fma_f32 v0, v32, 0, v96
m16827:
v_fma_f32 v0, v32, -16, v96
m16828:
v_fma_f32 v0, v32, 64, v96
m16829:
v_fma_f32 v0, v32, -4.0, v96
m16830:
v_fma_f32 v0, v32, 0.15915494, v96
m16831:
v_fma_f32 v0, v32, v64, s48
m16832:
v_fma_f32 v0, v32, v64, vcc_lo
m16833:
v_fma_f32 v0, v32, v64, m0
m16834:
v_fma_f32 v0, v32, v64, exec_hi
m16835:
v_fma_f32 v0, v32, v64, src_scc
m16836:
v_fma_f32 v0, v32, v64, 0
m16837:
v_fma_f32 v0, v32, v64, -16
m16838:
v_fma_f32 v0, v32, v64, 64
m16839:
v_fma_f32 v0, v32, v64, -4.0
m16840:
v_fma_f32 v0, v32, v64, 0.15915494
m16841:
v_fma_f32 v0, -|v32|, v64, v96
m16842:
v_fma_f32 v0, v32, -|v64|, v96
m16843:
v_fma_f32 v0, v32, v64, -|v96|
m16844:
v_fma_f32 v0, v32, v64, v96 clamp
m16845:
v_fma_f32 v0, v32, v64, v96 mul:4
m16846:
v_fma_f32 v0, v32, v64, v96 clamp div:2
m16847:
v_fmac_f32 v0, v32, v64
m16848:
v_fmac_f32 v0, s16, v64
m16849:
v_fmac_f32 v0, vcc_lo, v64
m16850:
v_fmac_f32 v0, m0, v64
m16851:
v_fmac_f32 v0, exec_hi, v64
m16852:
v_fmac_f32 v0, src_scc, v64
m16853:
v_fmac_f32 v0, 0, v64
m16854:
v_fmac_f32 v0, -16, v64
m16855:
v_fmac_f32 v0, 64, v64
m16856:
v_fmac_f32 v0, -4.0, v64
m16857:
v_fmac_f32 v0, 0.15915494, v64
m16858:
v_fmac_f32 v0, v32, s32
m16859:
v_fmac_f32 v0, v32, vcc_lo
m16860:
v_fmac_f32 v0, v32, m0
m16861:
v_fmac_f32 v0, v32, exec_hi
m16862:
v_fmac_f32 v0, v32, src_scc
m16863:
v_fmac_f32 v0, v32, 0
m16864:
v_fmac_f32 v0, v32, -16
m16865:
v_fmac_f32 v0, v32, 64
m16866:
v_fmac_f32 v0, v32, -4.0
m16867:
v_fmac_f32 v0, v32, 0.15915494
m16868:
v_fmac_f32_e64 v0, -|v32|, v64
m16869:
v_fmac_f32_e64 v0, v32, -|v64|
m16870:
v_fmac_f32_e64 v0, v32, v64 clamp
m16871:
v_fmac_f32_e64 v0, v32, v64 mul:4
m16872:
v_fmac_f32_e64 v0, v32, v64 clamp div:2
m16873:
v_fmac_f32_e32 v0, v32, v64
m16874:
v_fmac_f32_e32 v0, 0x12345678, v64
m16875:
v_fmac_f32_e64 v0, v32, v64
m16876:
v_fmac_f32_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16877:
v_fmaak_f32 v0, v32, v64, 0x3f801234
m16878:
v_fmaak_f32 v0, 0, v64, 0x3f801234
m16879:
v_fmaak_f32 v0, -16, v64, 0x3f801234
m16880:
v_fmaak_f32 v0, 64, v64, 0x3f801234
m16881:
v_fmaak_f32 v0, -4.0, v64, 0x3f801234
m16882:
v_fmaak_f32 v0, 0.15915494, v64, 0x3f801234
m16883:
v_fmaak_f32_e32 v0, v32, v64, 0x3f801234
m16884:
v_fmamk_f32 v0, v32, 0x3f801234, v96
m16885:
v_fmamk_f32 v0, 0, 0x3f801234, v96
m16886:
v_fmamk_f32 v0, -16, 0x3f801234, v96
m16887:
v_fmamk_f32 v0, 64, 0x3f801234, v96
m16888:
v_fmamk_f32 v0, -4.0, 0x3f801234, v96
m16889:
v_fmamk_f32 v0, 0.15915494, 0x3f801234, v96
m16890:
v_fmamk_f32_e32 v0, v32, 0x3f801234, v96
m16891:
v_fma_f64 v[0:1], v[32:33], v[64:65], v[96:97]
m16892:
v_fma_f64 v[0:1], s[16:17], v[64:65], v[96:97]
m16893:
v_fma_f64 v[0:1], vcc, v[64:65], v[96:97]
m16894:
v_fma_f64 v[0:1], exec, v[64:65], v[96:97]
m16895:
v_fma_f64 v[0:1], 0, v[64:65], v[96:97]
m16896:
v_fma_f64 v[0:1], -16, v[64:65], v[96:97]
m16897:
v_fma_f64 v[0:1], 64, v[64:65], v[96:97]
m16898:
v_fma_f64 v[0:1], -4.0, v[64:65], v[96:97]
m16899:
v_fma_f64 v[0:1], 0.15915494309189532, v[64:65], v[96:97]
m16900:
v_fma_f64 v[0:1], v[32:33], s[32:33], v[96:97]
m16901:
v_fma_f64 v[0:1], v[32:33], vcc, v[96:97]
m16902:
v_fma_f64 v[0:1], v[32:33], exec, v[96:97]
m16903:
v_fma_f64 v[0:1], v[32:33], 0, v[96:97]
m16904:
v_fma_f64 v[0:1], v[32:33], -16, v[96:97]
m16905:
v_fma_f64 v[0:1], v[32:33], 64, v[96:97]
m16906:
v_fma_f64 v[0:1], v[32:33], -4.0, v[96:97]
m16907:
v_fma_f64 v[0:1], v[32:33], 0.15915494309189532, v[96:97]
m16908:
v_fma_f64 v[0:1], v[32:33], v[64:65], s[48:49]
m16909:
v_fma_f64 v[0:1], v[32:33], v[64:65], vcc
m16910:
v_fma_f64 v[0:1], v[32:33], v[64:65], exec
m16911:
v_fma_f64 v[0:1], v[32:33], v[64:65], 0
m16912:
v_fma_f64 v[0:1], v[32:33], v[64:65], -16
m16913:
v_fma_f64 v[0:1], v[32:33], v[64:65], 64
m16914:
v_fma_f64 v[0:1], v[32:33], v[64:65], -4.0
m16915:
v_fma_f64 v[0:1], v[32:33], v[64:65], 0.15915494309189532
m16916:
v_fma_f64 v[0:1], -|v[32:33]|, v[64:65], v[96:97]
m16917:
v_fma_f64 v[0:1], v[32:33], -|v[64:65]|, v[96:97]
m16918:
v_fma_f64 v[0:1], v[32:33], v[64:65], -|v[96:97]|
m16919:
v_fma_f64 v[0:1], v[32:33], v[64:65], v[96:97] clamp
m16920:
v_fma_f64 v[0:1], v[32:33], v[64:65], v[96:97] mul:4
m16921:
v_fma_f64 v[0:1], v[32:33], v[64:65], v[96:97] clamp div:2
m16922:
v_fmac_f64 v[0:1], v[32:33], v[64:65]
m16923:
v_fmac_f64 v[0:1], s[16:17], v[64:65]
m16924:
v_fmac_f64 v[0:1], vcc, v[64:65]
m16925:
v_fmac_f64 v[0:1], exec, v[64:65]
m16926:
v_fmac_f64 v[0:1], 0, v[64:65]
m16927:
v_fmac_f64 v[0:1], -16, v[64:65]
m16928:
v_fmac_f64 v[0:1], 64, v[64:65]
m16929:
v_fmac_f64 v[0:1], -4.0, v[64:65]
m16930:
v_fmac_f64 v[0:1], 0.15915494309189532, v[64:65]
m16931:
v_fmac_f64 v[0:1], v[32:33], s[32:33]
m16932:
v_fmac_f64 v[0:1], v[32:33], vcc
m16933:
v_fmac_f64 v[0:1], v[32:33], exec
m16934:
v_fmac_f64 v[0:1], v[32:33], 0
m16935:
v_fmac_f64 v[0:1], v[32:33], -16
m16936:
v_fmac_f64 v[0:1], v[32:33], 64
m16937:
v_fmac_f64 v[0:1], v[32:33], -4.0
m16938:
v_fmac_f64 v[0:1], v[32:33], 0.15915494309189532
m16939:
v_fmac_f64_e64 v[0:1], -|v[32:33]|, v[64:65]
m16940:
v_fmac_f64_e64 v[0:1], v[32:33], -|v[64:65]|
m16941:
v_fmac_f64_e64 v[0:1], v[32:33], v[64:65] clamp
m16942:
v_fmac_f64_e64 v[0:1], v[32:33], v[64:65] mul:4
m16943:
v_fmac_f64_e64 v[0:1], v[32:33], v[64:65] clamp div:2
m16944:
v_fmac_f64_e32 v[0:1], v[32:33], v[64:65]
m16945:
v_fmac_f64_e32 v[0:1], 0x12345678, v[64:65]
m16946:
v_fmac_f64_e64 v[0:1], v[32:33], v[64:65]
m16947:
v_fmac_f64_dpp v[0:1], v[32:33], v[64:65] row_newbcast:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16948:
v_min3_f32 v0, v32, v64, v96
m16949:
v_min3_f32 v0, s16, v64, v96
m16950:
v_min3_f32 v0, vcc_lo, v64, v96
m16951:
v_min3_f32 v0, m0, v64, v96
m16952:
v_min3_f32 v0, exec_hi, v64, v96
m16953:
v_min3_f32 v0, src_scc, v64, v96
m16954:
v_min3_f32 v0, 0, v64, v96
m16955:
v_min3_f32 v0, -16, v64, v96
m16956:
v_min3_f32 v0, 64, v64, v96
m16957:
v_min3_f32 v0, -4.0, v64, v96
m16958:
v_min3_f32 v0, 0.15915494, v64, v96
m16959:
v_min3_f32 v0, v32, s32, v96
m16960:
v_min3_f32 v0, v32, vcc_lo, v96
m16961:
v_min3_f32 v0, v32, m0, v96
m16962:
v_min3_f32 v0, v32, exec_hi, v96
m16963:
v_min3_f32 v0, v32, src_scc, v96
m16964:
v_min3_f32 v0, v32, 0, v96
m16965:
v_min3_f32 v0, v32, -16, v96
m16966:
v_min3_f32 v0, v32, 64, v96
m16967:
v_min3_f32 v0, v32, -4.0, v96
m16968:
v_min3_f32 v0, v32, 0.15915494, v96
m16969:
v_min3_f32 v0, v32, v64, s48
m16970:
v_min3_f32 v0, v32, v64, vcc_lo
m16971:
v_min3_f32 v0, v32, v64, m0
m16972:
v_min3_f32 v0, v32, v64, exec_hi
m16973:
v_min3_f32 v0, v32, v64, src_scc
m16974:
v_min3_f32 v0, v32, v64, 0
m16975:
v_min3_f32 v0, v32, v64, -16
m16976:
v_min3_f32 v0, v32, v64, 64
m16977:
v_min3_f32 v0, v32, v64, -4.0
m16978:
v_min3_f32 v0, v32, v64, 0.15915494
m16979:
v_min3_f32 v0, -|v32|, v64, v96
m16980:
v_min3_f32 v0, v32, -|v64|, v96
m16981:
v_min3_f32 v0, v32, v64, -|v96|
m16982:
v_min3_f32 v0, v32, v64, v96 clamp
m16983:
v_min3_f32 v0, v32, v64, v96 mul:4
m16984:
v_min3_f32 v0, v32, v64, v96 clamp div:2
m16985:
v_max3_f32 v0, v32, v64, v96
m16986:
v_max3_f32 v0, s16, v64, v96
m16987:
v_max3_f32 v0, vcc_lo, v64, v96
m16988:
v_max3_f32 v0, m0, v64, v96
m16989:
v_max3_f32 v0, exec_hi, v64, v96
m16990:
v_max3_f32 v0, src_scc, v64, v96
m16991:
v_max3_f32 v0, 0, v64, v96
m16992:
v_max3_f32 v0, -16, v64, v96
m16993:
v_max3_f32 v0, 64, v64, v96
m16994:
v_max3_f32 v0, -4.0, v64, v96
m16995:
v_max3_f32 v0, 0.15915494, v64, v96
m16996:
v_max3_f32 v0, v32, s32, v96
m16997:
v_max3_f32 v0, v32, vcc_lo, v96
m16998:
v_max3_f32 v0, v32, m0, v96
m16999:
v_max3_f32 v0, v32, exec_hi, v96
m17000:
v_max3_f32 v0, v32, src_scc, v96
m17001:
v_max3_f32 v0, v32, 0, v96
m17002:
v_max3_f32 v0, v32, -16, v96
m17003:
v_max3_f32 v0, v32, 64, v96
m17004:
v_max3_f32 v0, v32, -4.0, v96
m17005:
v_max3_f32 v0, v32, 0.15915494, v96
m17006:
v_max3_f32 v0, v32, v64, s48
m17007:
v_max3_f32 v0, v32, v64, vcc_lo
m17008:
v_max3_f32 v0, v32, v64, m0
m17009:
v_max3_f32 v0, v32, v64, exec_hi
m17010:
v_max3_f32 v0, v32, v64, src_scc
m17011:
v_max3_f32 v0, v32, v64, 0
m17012:
v_max3_f32 v0, v32, v64, -16
m17013:
v_max3_f32 v0, v32, v64, 64
m17014:
v_max3_f32 v0, v32, v64, -4.0
m17015:
v_max3_f32 v0, v32, v64, 0.15915494
m17016:
v_max3_f32 v0, -|v32|, v64, v96
m17017:
v_max3_f32 v0, v32, -|v64|, v96
m17018:
v_max3_f32 v0, v32, v64, -|v96|
m17019:
v_max3_f32 v0, v32, v64, v96 clamp
m17020:
v_max3_f32 v0, v32, v64, v96 mul:4
m17021:
v_max3_f32 v0, v32, v64, v96 clamp div:2
m17022:
v_minimum3_f32 v0, v32, v64, v96
m17023:
v_minimum3_f32 v0, s16, v64, v96
m17024:
v_minimum3_f32 v0, vcc_lo, v64, v96
m17025:
v_minimum3_f32 v0, m0, v64, v96
m17026:
v_minimum3_f32 v0, exec_hi, v64, v96
m17027:
v_minimum3_f32 v0, src_scc, v64, v96
m17028:
v_minimum3_f32 v0, 0, v64, v96
m17029:
v_minimum3_f32 v0, -16, v64, v96
m17030:
v_minimum3_f32 v0, 64, v64, v96
m17031:
v_minimum3_f32 v0, -4.0, v64, v96
m17032:
v_minimum3_f32 v0, 0.15915494, v64, v96
m17033:
v_minimum3_f32 v0, v32, s32, v96
m17034:
v_minimum3_f32 v0, v32, vcc_lo, v96
m17035:
v_minimum3_f32 v0, v32, m0, v96
m17036:
v_minimum3_f32 v0, v32, exec_hi, v96
m17037:
v_minimum3_f32 v0, v32, src_scc, v96
m17038:
v_minimum3_f32 v0, v32, 0, v96
m17039:
v_minimum3_f32 v0, v32, -16, v96
m17040:
v_minimum3_f32 v0, v32, 64, v96
m17041:
v_minimum3_f32 v0, v32, -4.0, v96
m17042:
v_minimum3_f32 v0, v32, 0.15915494, v96
m17043:
v_minimum3_f32 v0, v32, v64, s48
m17044:
v_minimum3_f32 v0, v32, v64, vcc_lo
m17045:
v_minimum3_f32 v0, v32, v64, m0
m17046:
v_minimum3_f32 v0, v32, v64, exec_hi
m17047:
v_minimum3_f32 v0, v32, v64, src_scc
m17048:
v_minimum3_f32 v0, v32, v64, 0
m17049:
v_minimum3_f32 v0, v32, v64, -16
m17050:
v_minimum3_f32 v0, v32, v64, 64
m17051:
v_minimum3_f32 v0, v32, v64, -4.0
m17052:
v_minimum3_f32 v0, v32, v64, 0.15915494
m17053:
v_minimum3_f32 v0, -|v32|, v64, v96
m17054:
v_minimum3_f32 v0, v32, -|v64|, v96
m17055:
v_minimum3_f32 v0, v32, v64, -|v96|
m17056:
v_minimum3_f32 v0, v32, v64, v96 clamp
m17057:
v_minimum3_f32 v0, v32, v64, v96 mul:4
m17058:
v_minimum3_f32 v0, v32, v64, v96 clamp div:2
m17059:
v_maximum3_f32 v0, v32, v64, v96
m17060:
v_maximum3_f32 v0, s16, v64, v96
m17061:
v_maximum3_f32 v0, vcc_lo, v64, v96
m17062:
v_maximum3_f32 v0, m0, v64, v96
m17063:
v_maximum3_f32 v0, exec_hi, v64, v96
m17064:
v_maximum3_f32 v0, src_scc, v64, v96
m17065:
v_maximum3_f32 v0, 0, v64, v96
m17066:
v_maximum3_f32 v0, -16, v64, v96
m17067:
v_maximum3_f32 v0, 64, v64, v96
m17068:
v_maximum3_f32 v0, -4.0, v64, v96
m17069:
v_maximum3_f32 v0, 0.15915494, v64, v96
m17070:
v_maximum3_f32 v0, v32, s32, v96
m17071:
v_maximum3_f32 v0, v32, vcc_lo, v96
m17072:
v_maximum3_f32 v0, v32, m0, v96
m17073:
v_maximum3_f32 v0, v32, exec_hi, v96
m17074:
v_maximum3_f32 v0, v32, src_scc, v96
m17075:
v_maximum3_f32 v0, v32, 0, v96
m17076:
v_maximum3_f32 v0, v32, -16, v96
m17077:
v_maximum3_f32 v0, v32, 64, v96
m17078:
v_maximum3_f32 v0, v32, -4.0, v96
m17079:
v_maximum3_f32 v0, v32, 0.15915494, v96
m17080:
v_maximum3_f32 v0, v32, v64, s48
m17081:
v_maximum3_f32 v0, v32, v64, vcc_lo
m17082:
v_maximum3_f32 v0, v32, v64, m0
m17083:
v_maximum3_f32 v0, v32, v64, exec_hi
m17084:
v_maximum3_f32 v0, v32, v64, src_scc
m17085:
v_maximum3_f32 v0, v32, v64, 0
m17086:
v_maximum3_f32 v0, v32, v64, -16
m17087:
v_maximum3_f32 v0, v32, v64, 64
m17088:
v_maximum3_f32 v0, v32, v64, -4.0
m17089:
v_maximum3_f32 v0, v32, v64, 0.15915494
m17090:
v_maximum3_f32 v0, -|v32|, v64, v96
m17091:
v_maximum3_f32 v0, v32, -|v64|, v96
m17092:
v_maximum3_f32 v0, v32, v64, -|v96|
m17093:
v_maximum3_f32 v0, v32, v64, v96 clamp
m17094:
v_maximum3_f32 v0, v32, v64, v96 mul:4
m17095:
v_maximum3_f32 v0, v32, v64, v96 clamp div:2
m17096:
v_med3_f32 v0, v32, v64, v96
m17097:
v_med3_f32 v0, s16, v64, v96
m17098:
v_med3_f32 v0, vcc_lo, v64, v96
m17099:
v_med3_f32 v0, m0, v64, v96
m17100:
v_med3_f32 v0, exec_hi, v64, v96
m17101:
v_med3_f32 v0, src_scc, v64, v96
m17102:
v_med3_f32 v0, 0, v64, v96
m17103:
v_med3_f32 v0, -16, v64, v96
m17104:
v_med3_f32 v0, 64, v64, v96
m17105:
v_med3_f32 v0, -4.0, v64, v96
m17106:
v_med3_f32 v0, 0.15915494, v64, v96
m17107:
v_med3_f32 v0, v32, s32, v96
m17108:
v_med3_f32 v0, v32, vcc_lo, v96
m17109:
v_med3_f32 v0, v32, m0, v96
m17110:
v_med3_f32 v0, v32, exec_hi, v96
m17111:
v_med3_f32 v0, v32, src_scc, v96
m17112:
v_med3_f32 v0, v32, 0, v96
m17113:
v_med3_f32 v0, v32, -16, v96
m17114:
v_med3_f32 v0, v32, 64, v96
m17115:
v_med3_f32 v0, v32, -4.0, v96
m17116:
v_med3_f32 v0, v32, 0.15915494, v96
m17117:
v_med3_f32 v0, v32, v64, s48
m17118:
v_med3_f32 v0, v32, v64, vcc_lo
m17119:
v_med3_f32 v0, v32, v64, m0
m17120:
v_med3_f32 v0, v32, v64, exec_hi
m17121:
v_med3_f32 v0, v32, v64, src_scc
m17122:
v_med3_f32 v0, v32, v64, 0
m17123:
v_med3_f32 v0, v32, v64, -16
m17124:
v_med3_f32 v0, v32, v64, 64
m17125:
v_med3_f32 v0, v32, v64, -4.0
m17126:
v_med3_f32 v0, v32, v64, 0.15915494
m17127:
v_med3_f32 v0, -|v32|, v64, v96
m17128:
v_med3_f32 v0, v32, -|v64|, v96
m17129:
v_med3_f32 v0, v32, v64, -|v96|
m17130:
v_med3_f32 v0, v32, v64, v96 clamp
m17131:
v_med3_f32 v0, v32, v64, v96 mul:4
m17132:
v_med3_f32 v0, v32, v64, v96 clamp div:2
m17133:
v_ldexp_f32 v0, v32, v64
m17134:
v_ldexp_f32 v0, s16, v64
m17135:
v_ldexp_f32 v0, vcc_lo, v64
m17136:
v_ldexp_f32 v0, m0, v64
m17137:
v_ldexp_f32 v0, exec_hi, v64
m17138:
v_ldexp_f32 v0, src_scc, v64
m17139:
v_ldexp_f32 v0, 0, v64
m17140:
v_ldexp_f32 v0, -16, v64
m17141:
v_ldexp_f32 v0, 64, v64
m17142:
v_ldexp_f32 v0, -4.0, v64
m17143:
v_ldexp_f32 v0, 0.15915494, v64
m17144:
v_ldexp_f32 v0, v32, s32
m17145:
v_ldexp_f32 v0, v32, vcc_lo
m17146:
v_ldexp_f32 v0, v32, m0
m17147:
v_ldexp_f32 v0, v32, exec_hi
m17148:
v_ldexp_f32 v0, v32, src_scc
m17149:
v_ldexp_f32 v0, v32, 0
m17150:
v_ldexp_f32 v0, v32, -16
m17151:
v_ldexp_f32 v0, v32, 64
m17152:
v_ldexp_f32 v0, v32, -4.0
m17153:
v_ldexp_f32 v0, v32, 0.15915494
m17154:
v_ldexp_f32 v0, -|v32|, v64
m17155:
v_ldexp_f32 v0, v32, v64 clamp
m17156:
v_ldexp_f32 v0, v32, v64 mul:4
m17157:
v_ldexp_f32 v0, v32, v64 clamp div:2
m17158:
v_ldexp_f64 v[0:1], v[32:33], v64
m17159:
v_ldexp_f64 v[0:1], s[16:17], v64
m17160:
v_ldexp_f64 v[0:1], vcc, v64
m17161:
v_ldexp_f64 v[0:1], exec, v64
m17162:
v_ldexp_f64 v[0:1], 0, v64
m17163:
v_ldexp_f64 v[0:1], -16, v64
m17164:
v_ldexp_f64 v[0:1], 64, v64
m17165:
v_ldexp_f64 v[0:1], -4.0, v64
m17166:
v_ldexp_f64 v[0:1], 0.15915494309189532, v64
m17167:
v_ldexp_f64 v[0:1], v[32:33], s32
m17168:
v_ldexp_f64 v[0:1], v[32:33], vcc_lo
m17169:
v_ldexp_f64 v[0:1], v[32:33], m0
m17170:
v_ldexp_f64 v[0:1], v[32:33], exec_hi
m17171:
v_ldexp_f64 v[0:1], v[32:33], src_scc
m17172:
v_ldexp_f64 v[0:1], v[32:33], 0
m17173:
v_ldexp_f64 v[0:1], v[32:33], -16
m17174:
v_ldexp_f64 v[0:1], v[32:33], 64
m17175:
v_ldexp_f64 v[0:1], v[32:33], -4.0
m17176:
v_ldexp_f64 v[0:1], v[32:33], 0.15915494
m17177:
v_ldexp_f64 v[0:1], -|v[32:33]|, v64
m17178:
v_ldexp_f64 v[0:1], v[32:33], v64 clamp
m17179:
v_ldexp_f64 v[0:1], v[32:33], v64 mul:4
m17180:
v_ldexp_f64 v[0:1], v[32:33], v64 clamp div:2
m17181:
v_frexp_exp_i32_f32 v0, v32
m17182:
v_frexp_exp_i32_f32 v0, s16
m17183:
v_frexp_exp_i32_f32 v0, vcc_lo
m17184:
v_frexp_exp_i32_f32 v0, m0
m17185:
v_frexp_exp_i32_f32 v0, exec_hi
m17186:
v_frexp_exp_i32_f32 v0, src_scc
m17187:
v_frexp_exp_i32_f32 v0, 0
m17188:
v_frexp_exp_i32_f32 v0, -16
m17189:
v_frexp_exp_i32_f32 v0, 64
m17190:
v_frexp_exp_i32_f32 v0, -4.0
m17191:
v_frexp_exp_i32_f32 v0, 0.15915494
m17192:
v_frexp_exp_i32_f32_e64 v0, -|v32|
m17193:
v_frexp_exp_i32_f32_e32 v0, v32
m17194:
v_frexp_exp_i32_f32_e32 v0, 0x12345678
m17195:
v_frexp_exp_i32_f32_e64 v0, v32
m17196:
v_frexp_exp_i32_f32_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m17197:
v_frexp_exp_i32_f32_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m17198:
v_frexp_exp_i32_f64 v0, v[32:33]
m17199:
v_frexp_exp_i32_f64 v0, s[16:17]
m17200:
v_frexp_exp_i32_f64 v0, vcc
m17201:
v_frexp_exp_i32_f64 v0, exec
m17202:
v_frexp_exp_i32_f64 v0, 0
m17203:
v_frexp_exp_i32_f64 v0, -16
m17204:
v_frexp_exp_i32_f64 v0, 64
m17205:
v_frexp_exp_i32_f64 v0, -4.0
m17206:
v_frexp_exp_i32_f64 v0, 0.15915494309189532
m17207:
v_frexp_exp_i32_f64_e64 v0, -|v[32:33]|
m17208:
v_frexp_exp_i32_f64_e32 v0, v[32:33]
m17209:
v_frexp_exp_i32_f64_e32 v0, 0x12345678
m17210:
v_frexp_exp_i32_f64_e64 v0, v[32:33]
m17211:
v_frexp_exp_i32_f64_dpp v0, v[32:33] row_newbcast:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m17212:
v_div_scale_f32 v0, s[16:17], v64, v96, v128
m17213:
v_div_scale_f32 v0, s[16:17], s32, v96, v128
m17214:
v_div_scale_f32 v0, s[16:17], vcc_lo, v96, v128
m17215:
v_div_scale_f32 v0, s[16:17], m0, v96, v128
m17216:
v_div_scale_f32 v0, s[16:17], exec_hi, v96, v128
m17217:
v_div_scale_f32 v0, s[16:17], src_scc, v96, v128
m17218:
v_div_scale_f32 v0, s[16:17], 0, v96, v128
m17219:
v_div_scale_f32 v0, s[16:17], -16, v96, v128
m17220:
v_div_scale_f32 v0, s[16:17], 64, v96, v128
m17221:
v_div_scale_f32 v0, s[16:17], -4.0, v96, v128
m17222:
v_div_scale_f32 v0, s[16:17], 0.15915494, v96, v128
m17223:
v_div_scale_f32 v0, s[16:17], v64, s48, v128
m17224:
v_div_scale_f32 v0, s[16:17], v64, vcc_lo, v128
m17225:
v_div_scale_f32 v0, s[16:17], v64, m0, v128
m17226:
v_div_scale_f32 v0, s[16:17], v64, exec_hi, v128
m17227:
v_div_scale_f32 v0, s[16:17], v64, src_scc, v128
m17228:
v_div_scale_f32 v0, s[16:17], v64, 0, v128
m17229:
v_div_scale_f32 v0, s[16:17], v64, -16, v128
m17230:
v_div_scale_f32 v0, s[16:17], v64, 64, v128
m17231:
v_div_scale_f32 v0, s[16:17], v64, -4.0, v128
m17232:
v_div_scale_f32 v0, s[16:17], v64, 0.15915494, v128
m17233:
v_div_scale_f32 v0, s[16:17], v64, v96, s64
m17234:
v_div_scale_f32 v0, s[16:17], v64, v96, vcc_lo
m17235:
v_div_scale_f32 v0, s[16:17], v64, v96, m0
m17236:
v_div_scale_f32 v0, s[16:17], v64, v96, exec_hi
m17237:
v_div_scale_f32 v0, s[16:17], v64, v96, src_scc
m17238:
v_div_scale_f32 v0, s[16:17], v64, v96, 0
m17239:
v_div_scale_f32 v0, s[16:17], v64, v96, -16
m17240:
v_div_scale_f32 v0, s[16:17], v64, v96, 64
m17241:
v_div_scale_f32 v0, s[16:17], v64, v96, -4.0
m17242:
v_div_scale_f32 v0, s[16:17], v64, v96, 0.15915494
m17243:
v_div_scale_f32 v0, s[16:17], -v64, v96, v128
m17244:
v_div_scale_f32 v0, s[16:17], v64, -v96, v128
m17245:
v_div_scale_f32 v0, s[16:17], v64, v96, -v128
m17246:
v_div_scale_f32 v0, s[16:17], v64, v96, v128 clamp
m17247:
v_div_scale_f32 v0, s[16:17], v64, v96, v128 mul:4
m17248:
v_div_scale_f32 v0, s[16:17], v64, v96, v128 clamp div:2
m17249:
v_div_fmas_f32 v0, v32, v64, v96
m17250:
v_div_fmas_f32 v0, 0, v64, v96
m17251:
v_div_fmas_f32 v0, -16, v64, v96
m17252:
v_div_fmas_f32 v0, 64, v64, v96
m17253:
v_div_fmas_f32 v0, -4.0, v64, v96
m17254:
v_div_fmas_f32 v0, 0.15915494, v64, v96
m17255:
v_div_fmas_f32 v0, v32, 0, v96
m17256:
v_div_fmas_f32 v0, v32, -16, v96
m17257:
v_div_fmas_f32 v0, v32, 64, v96
m17258:
v_div_fmas_f32 v0, v32, -4.0, v96
m17259:
v_div_fmas_f32 v0, v32, 0.15915494, v96
m17260:
v_div_fmas_f32 v0, v32, v64, 0
m17261:
v_div_fmas_f32 v0, v32, v64, -16
m17262:
v_div_fmas_f32 v0, v32, v64, 64
m17263:
v_div_fmas_f32 v0, v32, v64, -4.0
m17264:
v_div_fmas_f32 v0, v32, v64, 0.15915494
m17265:
v_div_fmas_f32 v0, -|v32|, v64, v96
m17266:
v_div_fmas_f32 v0, v32, -|v64|, v96
m17267:
v_div_fmas_f32 v0, v32, v64, -|v96|
m17268:
v_div_fmas_f32 v0, v32, v64, v96 clamp
m17269:
v_div_fmas_f32 v0, v32, v64, v96 mul:4
m17270:
v_div_fmas_f32 v0, v32, v64, v96 clamp div:2
m17271:
v_div_fixup_f32 v0, v32, v64, v96
m17272:
v_div_fixup_f32 v0, s16, v64, v96
m17273:
v_div_fixup_f32 v0, vcc_lo, v64, v96
m17274:
v_div_fixup_f32 v0, m0, v64, v96
m17275:
v_div_fixup_f32 v0, exec_hi, v64, v96
m17276:
v_div_fixup_f32 v0, src_scc, v64, v96
m17277:
v_div_fixup_f32 v0, 0, v64, v96
m17278:
v_div_fixup_f32 v0, -16, v64, v96
m17279:
v_div_fixup_f32 v0, 64, v64, v96
m17280:
v_div_fixup_f32 v0, -4.0, v64, v96
m17281:
v_div_fixup_f32 v0, 0.15915494, v64, v96
m17282:
v_div_fixup_f32 v0, v32, s32, v96
m17283:
v_div_fixup_f32 v0, v32, vcc_lo, v96
m17284:
v_div_fixup_f32 v0, v32, m0, v96
m17285:
v_div_fixup_f32 v0, v32, exec_hi, v96
m17286:
v_div_fixup_f32 v0, v32, src_scc, v96
m17287:
v_div_fixup_f32 v0, v32, 0, v96
m17288:
v_div_fixup_f32 v0, v32, -16, v96
m17289:
v_div_fixup_f32 v0, v32, 64, v96
m17290:
v_div_fixup_f32 v0, v32, -4.0, v96
m17291:
v_div_fixup_f32 v0, v32, 0.15915494, v96
m17292:
v_div_fixup_f32 v0, v32, v64, s48
m17293:
v_div_fixup_f32 v0, v32, v64, vcc_lo
m17294:
v_div_fixup_f32 v0, v32, v64, m0
m17295:
v_div_fixup_f32 v0, v32, v64, exec_hi
m17296:
v_div_fixup_f32 v0, v32, v64, src_scc
m17297:
v_div_fixup_f32 v0, v32, v64, 0
m17298:
v_div_fixup_f32 v0, v32, v64, -16
m17299:
v_div_fixup_f32 v0, v32, v64, 64
m17300:
v_div_fixup_f32 v0, v32, v64, -4.0
m17301:
v_div_fixup_f32 v0, v32, v64, 0.15915494
m17302:
v_div_fixup_f32 v0, -|v32|, v64, v96
m17303:
v_div_fixup_f32 v0, v32, -|v64|, v96
m17304:
v_div_fixup_f32 v0, v32, v64, -|v96|
m17305:
v_div_fixup_f32 v0, v32, v64, v96 clamp
m17306:
v_div_fixup_f32 v0, v32, v64, v96 mul:4
m17307:
v_div_fixup_f32 v0, v32, v64, v96 clamp div:2
m17308:
v_div_scale_f64 v[0:1], s[16:17], v[64:65], v[96:97], v[128:129]
m17309:
v_div_scale_f64 v[0:1], s[16:17], s[32:33], v[96:97], v[128:129]
m17310:
v_div_scale_f64 v[0:1], s[16:17], vcc, v[96:97], v[128:129]
m17311:
v_div_scale_f64 v[0:1], s[16:17], exec, v[96:97], v[128:129]
m17312:
v_div_scale_f64 v[0:1], s[16:17], 0, v[96:97], v[128:129]
m17313:
v_div_scale_f64 v[0:1], s[16:17], -16, v[96:97], v[128:129]
m17314:
v_div_scale_f64 v[0:1], s[16:17], 64, v[96:97], v[128:129]
m17315:
v_div_scale_f64 v[0:1], s[16:17], -4.0, v[96:97], v[128:129]
m17316:
v_div_scale_f64 v[0:1], s[16:17], 0.15915494309189532, v[96:97], v[128:129]
m17317:
v_div_scale_f64 v[0:1], s[16:17], v[64:65], s[48:49], v[128:129]
m17318:
v_div_scale_f64 v[0:1], s[16:17], v[64:65], vcc, v[128:129]
m17319:
v_div_scale_f64 v[0:1], s[16:17], v[64:65], exec, v[128:129]
m17320:
v_div_scale_f64 v[0:1], s[16:17], v[64:65], 0, v[128:129]
m17321:
v_div_scale_f64 v[0:1], s[16:17], v[64:65], -16, v[128:129]
m17322:
v_div_scale_f64 v[0:1], s[16:17], v[64:65], 64, v[128:129]
m17323:
v_div_scale_f64 v[0:1], s[16:17], v[64:65], -4.0, v[128:129]
m17324:
v_div_scale_f64 v[0:1], s[16:17], v[64:65], 0.15915494309189532, v[128:129]
m17325:
v_div_scale_f64 v[0:1], s[16:17], v[64:65], v[96:97], s[64:65]
m17326:
v_div_scale_f64 v[0:1], s[16:17], v[64:65], v[96:97], vcc
m17327:
v_div_scale_f64 v[0:1], s[16:17], v[64:65], v[96:97], exec
m17328:
v_div_scale_f64 v[0:1], s[16:17], v[64:65], v[96:97], 0
m17329:
v_div_scale_f64 v[0:1], s[16:17], v[64:65], v[96:97], -16
m17330:
v_div_scale_f64 v[0:1], s[16:17], v[64:65], v[96:97], 64
m17331:
v_div_scale_f64 v[0:1], s[16:17], v[64:65], v[96:97], -4.0
m17332:
v_div_scale_f64 v[0:1], s[16:17], v[64:65], v[96:97], 0.15915494309189532
m17333:
v_div_scale_f64 v[0:1], s[16:17], -v[64:65], v[96:97], v[128:129]
m17334:
v_div_scale_f64 v[0:1], s[16:17], v[64:65], -v[96:97], v[128:129]
m17335:
v_div_scale_f64 v[0:1], s[16:17], v[64:65], v[96:97], -v[128:129]
m17336:
v_div_scale_f64 v[0:1], s[16:17], v[64:65], v[96:97], v[128:129] clamp
m17337:
v_div_scale_f64 v[0:1], s[16:17], v[64:65], v[96:97], v[128:129] mul:4
m17338:
v_div_scale_f64 v[0:1], s[16:17], v[64:65], v[96:97], v[128:129] clamp div:2
m17339:
v_div_fmas_f64 v[0:1], v[32:33], v[64:65], v[96:97]
m17340:
v_div_fmas_f64 v[0:1], 0, v[64:65], v[96:97]
m17341:
v_div_fmas_f64 v[0:1], -16, v[64:65], v[96:97]
m17342:
v_div_fmas_f64 v[0:1], 64, v[64:65], v[96:97]
m17343:
v_div_fmas_f64 v[0:1], -4.0, v[64:65], v[96:97]
m17344:
v_div_fmas_f64 v[0:1], 0.15915494309189532, v[64:65], v[96:97]
m17345:
v_div_fmas_f64 v[0:1], v[32:33], 0, v[96:97]
m17346:
v_div_fmas_f64 v[0:1], v[32:33], -16, v[96:97]
m17347:
v_div_fmas_f64 v[0:1], v[32:33], 64, v[96:97]
m17348:
v_div_fmas_f64 v[0:1], v[32:33], -4.0, v[96:97]
m17349:
v_div_fmas_f64 v[0:1], v[32:33], 0.15915494309189532, v[96:97]
m17350:
v_div_fmas_f64 v[0:1], v[32:33], v[64:65], 0
m17351:
v_div_fmas_f64 v[0:1], v[32:33], v[64:65], -16
m17352:
v_div_fmas_f64 v[0:1], v[32:33], v[64:65], 64
m17353:
v_div_fmas_f64 v[0:1], v[32:33], v[64:65], -4.0
m17354:
v_div_fmas_f64 v[0:1], v[32:33], v[64:65], 0.15915494309189532
m17355:
v_div_fmas_f64 v[0:1], -|v[32:33]|, v[64:65], v[96:97]
m17356:
v_div_fmas_f64 v[0:1], v[32:33], -|v[64:65]|, v[96:97]
m17357:
v_div_fmas_f64 v[0:1], v[32:33], v[64:65], -|v[96:97]|
m17358:
v_div_fmas_f64 v[0:1], v[32:33], v[64:65], v[96:97] clamp
m17359:
v_div_fmas_f64 v[0:1], v[32:33], v[64:65], v[96:97] mul:4
m17360:
v_div_fmas_f64 v[0:1], v[32:33], v[64:65], v[96:97] clamp div:2
m17361:
v_div_fixup_f64 v[0:1], v[32:33], v[64:65], v[96:97]
m17362:
v_div_fixup_f64 v[0:1], s[16:17], v[64:65], v[96:97]
m17363:
v_div_fixup_f64 v[0:1], vcc, v[64:65], v[96:97]
m17364:
v_div_fixup_f64 v[0:1], exec, v[64:65], v[96:97]
m17365:
v_div_fixup_f64 v[0:1], 0, v[64:65], v[96:97]
m17366:
v_div_fixup_f64 v[0:1], -16, v[64:65], v[96:97]
m17367:
v_div_fixup_f64 v[0:1], 64, v[64:65], v[96:97]
m17368:
v_div_fixup_f64 v[0:1], -4.0, v[64:65], v[96:97]
m17369:
v_div_fixup_f64 v[0:1], 0.15915494309189532, v[64:65], v[96:97]
m17370:
v_div_fixup_f64 v[0:1], v[32:33], s[32:33], v[96:97]
m17371:
v_div_fixup_f64 v[0:1], v[32:33], vcc, v[96:97]
m17372:
v_div_fixup_f64 v[0:1], v[32:33], exec, v[96:97]
m17373:
v_div_fixup_f64 v[0:1], v[32:33], 0, v[96:97]
m17374:
v_div_fixup_f64 v[0:1], v[32:33], -16, v[96:97]
m17375:
v_div_fixup_f64 v[0:1], v[32:33], 64, v[96:97]
m17376:
v_div_fixup_f64 v[0:1], v[32:33], -4.0, v[96:97]
m17377:
v_div_fixup_f64 v[0:1], v[32:33], 0.15915494309189532, v[96:97]
m17378:
v_div_fixup_f64 v[0:1], v[32:33], v[64:65], s[48:49]
m17379:
v_div_fixup_f64 v[0:1], v[32:33], v[64:65], vcc
m17380:
v_div_fixup_f64 v[0:1], v[32:33], v[64:65], exec
m17381:
v_div_fixup_f64 v[0:1], v[32:33], v[64:65], 0
m17382:
v_div_fixup_f64 v[0:1], v[32:33], v[64:65], -16
m17383:
v_div_fixup_f64 v[0:1], v[32:33], v[64:65], 64
m17384:
v_div_fixup_f64 v[0:1], v[32:33], v[64:65], -4.0
m17385:
v_div_fixup_f64 v[0:1], v[32:33], v[64:65], 0.15915494309189532
m17386:
v_div_fixup_f64 v[0:1], -|v[32:33]|, v[64:65], v[96:97]
m17387:
v_div_fixup_f64 v[0:1], v[32:33], -|v[64:65]|, v[96:97]
m17388:
v_div_fixup_f64 v[0:1], v[32:33], v[64:65], -|v[96:97]|
m17389:
v_div_fixup_f64 v[0:1], v[32:33], v[64:65], v[96:97] clamp
m17390:
v_div_fixup_f64 v[0:1], v[32:33], v[64:65], v[96:97] mul:4
m17391:
v_div_fixup_f64 v[0:1], v[32:33], v[64:65], v[96:97] clamp div:2
m17392:
v_mul_legacy_f32 v0, v32, v64
m17393:
v_mul_legacy_f32 v0, s16, v64
m17394:
v_mul_legacy_f32 v0, vcc_lo, v64
m17395:
v_mul_legacy_f32 v0, m0, v64
m17396:
v_mul_legacy_f32 v0, exec_hi, v64
m17397:
v_mul_legacy_f32 v0, src_scc, v64
m17398:
v_mul_legacy_f32 v0, 0, v64
m17399:
v_mul_legacy_f32 v0, -16, v64
m17400:
v_mul_legacy_f32 v0, 64, v64
m17401:
v_mul_legacy_f32 v0, -4.0, v64
m17402:
v_mul_legacy_f32 v0, 0.15915494, v64
m17403:
v_mul_legacy_f32 v0, v32, s32
m17404:
v_mul_legacy_f32 v0, v32, vcc_lo
m17405:
v_mul_legacy_f32 v0, v32, m0
m17406:
v_mul_legacy_f32 v0, v32, exec_hi
m17407:
v_mul_legacy_f32 v0, v32, src_scc
m17408:
v_mul_legacy_f32 v0, v32, 0
m17409:
v_mul_legacy_f32 v0, v32, -16
m17410:
v_mul_legacy_f32 v0, v32, 64
m17411:
v_mul_legacy_f32 v0, v32, -4.0
m17412:
v_mul_legacy_f32 v0, v32, 0.15915494
m17413:
v_mul_legacy_f32 v0, -|v32|, v64
m17414:
v_mul_legacy_f32 v0, v32, -|v64|
m17415:
v_mul_legacy_f32 v0, v32, v64 clamp
m17416:
v_mul_legacy_f32 v0, v32, v64 mul:4
m17417:
v_mul_legacy_f32 v0, v32, v64 clamp div:2
m17418:
v_nop
m17419:
v_mov_b32 v0, v32
m17420:
v_mov_b32 v0, s16
m17421:
v_mov_b32 v0, vcc_lo
m17422:
v_mov_b32 v0, m0
m17423:
v_mov_b32 v0, exec_hi
m17424:
v_mov_b32 v0, src_scc
m17425:
v_mov_b32 v0, 0
m17426:
v_mov_b32 v0, -16
m17427:
v_mov_b32 v0, 64
m17428:
v_mov_b32 v0, -4.0
m17429:
v_mov_b32 v0, 0.15915494
m17430:
v_mov_b32_e32 v0, v32
m17431:
v_mov_b32_e32 v0, 0x12345678
m17432:
v_mov_b32_e64 v0, v32
m17433:
v_mov_b32_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m17434:
v_mov_b32_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m17435:
v_mov_b64 v[0:1], v[32:33]
m17436:
v_mov_b64 v[0:1], s[16:17]
m17437:
v_mov_b64 v[0:1], vcc
m17438:
v_mov_b64 v[0:1], exec
m17439:
v_mov_b64 v[0:1], 0
m17440:
v_mov_b64 v[0:1], -16
m17441:
v_mov_b64 v[0:1], 64
m17442:
v_mov_b64 v[0:1], -4.0
m17443:
v_mov_b64_e32 v[0:1], v[32:33]
m17444:
v_mov_b64_e32 v[0:1], 0x12345678
m17445:
v_mov_b64_e64 v[0:1], v[32:33]
m17446:
v_mov_b64_dpp v[0:1], v[32:33] row_newbcast:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m17447:
v_swap_b32 v0, v32
m17448:
v_swap_b32_e32 v0, v32
m17449:
v_not_b32 v0, v32
m17450:
v_not_b32 v0, s16
m17451:
v_not_b32 v0, vcc_lo
m17452:
v_not_b32 v0, m0
m17453:
v_not_b32 v0, exec_hi
m17454:
v_not_b32 v0, src_scc
m17455:
v_not_b32 v0, 0
m17456:
v_not_b32 v0, -16
m17457:
v_not_b32 v0, 64
m17458:
v_not_b32 v0, -4.0
m17459:
v_not_b32 v0, 0.15915494
m17460:
v_not_b32_e32 v0, v32
m17461:
v_not_b32_e32 v0, 0x12345678
m17462:
v_not_b32_e64 v0, v32
m17463:
v_not_b32_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m17464:
v_not_b32_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m17465:
v_bfrev_b32 v0, v32
m17466:
v_bfrev_b32 v0, s16
m17467:
v_bfrev_b32 v0, vcc_lo
m17468:
v_bfrev_b32 v0, m0
m17469:
v_bfrev_b32 v0, exec_hi
m17470:
v_bfrev_b32 v0, src_scc
m17471:
v_bfrev_b32 v0, 0
m17472:
v_bfrev_b32 v0, -16
m17473:
v_bfrev_b32 v0, 64
m17474:
v_bfrev_b32 v0, -4.0
m17475:
v_bfrev_b32 v0, 0.15915494
m17476:
v_bfrev_b32_e32 v0, v32
m17477:
v_bfrev_b32_e32 v0, 0x12345678
m17478:
v_bfrev_b32_e64 v0, v32
m17479:
v_bfrev_b32_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m17480:
v_bfrev_b32_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m17481:
v_ffbh_u32 v0, v32
m17482:
v_ffbh_u32 v0, s16
m17483:
v_ffbh_u32 v0, vcc_lo
m17484:
v_ffbh_u32 v0, m0
m17485:
v_ffbh_u32 v0, exec_hi
m17486:
v_ffbh_u32 v0, src_scc
m17487:
v_ffbh_u32 v0, 0
m17488:
v_ffbh_u32 v0, -16
m17489:
v_ffbh_u32 v0, 64
m17490:
v_ffbh_u32 v0, -4.0
m17491:
v_ffbh_u32 v0, 0.15915494
m17492:
v_ffbh_u32_e32 v0, v32
m17493:
v_ffbh_u32_e32 v0, 0x12345678
m17494:
v_ffbh_u32_e64 v0, v32
m17495:
v_ffbh_u32_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m17496:
v_ffbh_u32_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m17497:
v_ffbh_i32 v0, v32
m17498:
v_ffbh_i32 v0, s16
m17499:
v_ffbh_i32 v0, vcc_lo
m17500:
v_ffbh_i32 v0, m0
m17501:
v_ffbh_i32 v0, exec_hi
m17502:
v_ffbh_i32 v0, src_scc
m17503:
v_ffbh_i32 v0, 0
m17504:
v_ffbh_i32 v0, -16
m17505:
v_ffbh_i32 v0, 64
m17506:
v_ffbh_i32 v0, -4.0
m17507:
v_ffbh_i32 v0, 0.15915494
m17508:
v_ffbh_i32_e32 v0, v32
m17509:
v_ffbh_i32_e32 v0, 0x12345678
m17510:
v_ffbh_i32_e64 v0, v32
m17511:
v_ffbh_i32_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m17512:
v_ffbh_i32_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m17513:
v_ffbl_b32 v0, v32
m17514:
v_ffbl_b32 v0, s16
m17515:
v_ffbl_b32 v0, vcc_lo
m17516:
v_ffbl_b32 v0, m0
m17517:
v_ffbl_b32 v0, exec_hi
m17518:
v_ffbl_b32 v0, src_scc
m17519:
v_ffbl_b32 v0, 0
m17520:
v_ffbl_b32 v0, -16
m17521:
v_ffbl_b32 v0, 64
m17522:
v_ffbl_b32 v0, -4.0
m17523:
v_ffbl_b32 v0, 0.15915494
m17524:
v_ffbl_b32_e32 v0, v32
m17525:
v_ffbl_b32_e32 v0, 0x12345678
m17526:
v_ffbl_b32_e64 v0, v32
m17527:
v_ffbl_b32_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m17528:
v_ffbl_b32_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m17529:
v_and_b32 v0, v32, v64
m17530:
v_and_b32 v0, s16, v64
m17531:
v_and_b32 v0, vcc_lo, v64
m17532:
v_and_b32 v0, m0, v64
m17533:
v_and_b32 v0, exec_hi, v64
m17534:
v_and_b32 v0, src_scc, v64
m17535:
v_and_b32 v0, 0, v64
m17536:
v_and_b32 v0, -16, v64
m17537:
v_and_b32 v0, 64, v64
m17538:
v_and_b32 v0, -4.0, v64
m17539:
v_and_b32 v0, 0.15915494, v64
m17540:
v_and_b32 v0, v32, s32
m17541:
v_and_b32 v0, v32, vcc_lo
m17542:
v_and_b32 v0, v32, m0
m17543:
v_and_b32 v0, v32, exec_hi
m17544:
v_and_b32 v0, v32, src_scc
m17545:
v_and_b32 v0, v32, 0
m17546:
v_and_b32 v0, v32, -16
m17547:
v_and_b32 v0, v32, 64
m17548:
v_and_b32 v0, v32, -4.0
m17549:
v_and_b32 v0, v32, 0.15915494
m17550:
v_and_b32_e32 v0, v32, v64
m17551:
v_and_b32_e32 v0, 0x12345678, v64
m17552:
v_and_b32_e64 v0, v32, v64
m17553:
v_and_b32_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m17554:
v_and_b32_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m17555:
v_or_b32 v0, v32, v64
m17556:
v_or_b32 v0, s16, v64
m17557:
v_or_b32 v0, vcc_lo, v64
m17558:
v_or_b32 v0, m0, v64
m17559:
v_or_b32 v0, exec_hi, v64
m17560:
v_or_b32 v0, src_scc, v64
m17561:
v_or_b32 v0, 0, v64
m17562:
v_or_b32 v0, -16, v64
m17563:
v_or_b32 v0, 64, v64
m17564:
v_or_b32 v0, -4.0, v64
m17565:
v_or_b32 v0, 0.15915494, v64
m17566:
v_or_b32 v0, v32, s32
m17567:
v_or_b32 v0, v32, vcc_lo
m17568:
v_or_b32 v0, v32, m0
m17569:
v_or_b32 v0, v32, exec_hi
m17570:
v_or_b32 v0, v32, src_scc
m17571:
v_or_b32 v0, v32, 0
m17572:
v_or_b32 v0, v32, -16
m17573:
v_or_b32 v0, v32, 64
m17574:
v_or_b32 v0, v32, -4.0
m17575:
v_or_b32 v0, v32, 0.15915494
m17576:
v_or_b32_e32 v0, v32, v64
m17577:
v_or_b32_e32 v0, 0x12345678, v64
m17578:
v_or_b32_e64 v0, v32, v64
m17579:
v_or_b32_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m17580:
v_or_b32_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m17581:
v_xor_b32 v0, v32, v64
m17582:
v_xor_b32 v0, s16, v64
m17583:
v_xor_b32 v0, vcc_lo, v64
m17584:
v_xor_b32 v0, m0, v64
m17585:
v_xor_b32 v0, exec_hi, v64
m17586:
v_xor_b32 v0, src_scc, v64
m17587:
v_xor_b32 v0, 0, v64
m17588:
v_xor_b32 v0, -16, v64
m17589:
v_xor_b32 v0, 64, v64
m17590:
v_xor_b32 v0, -4.0, v64
m17591:
v_xor_b32 v0, 0.15915494, v64
m17592:
v_xor_b32 v0, v32, s32
m17593:
v_xor_b32 v0, v32, vcc_lo
m17594:
v_xor_b32 v0, v32, m0
m17595:
v_xor_b32 v0, v32, exec_hi
m17596:
v_xor_b32 v0, v32, src_scc
m17597:
v_xor_b32 v0, v32, 0
m17598:
v_xor_b32 v0, v32, -16
m17599:
v_xor_b32 v0, v32, 64
m17600:
v_xor_b32 v0, v32, -4.0
m17601:
v_xor_b32 v0, v32, 0.15915494
m17602:
v_xor_b32_e32 v0, v32, v64
m17603:
v_xor_b32_e32 v0, 0x12345678, v64
m17604:
v_xor_b32_e64 v0, v32, v64
m17605:
v_xor_b32_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m17606:
v_xor_b32_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m17607:
v_xnor_b32 v0, v32, v64
m17608:
v_xnor_b32 v0, s16, v64
m17609:
v_xnor_b32 v0, vcc_lo, v64
m17610:
v_xnor_b32 v0, m0, v64
m17611:
v_xnor_b32 v0, exec_hi, v64
m17612:
v_xnor_b32 v0, src_scc, v64
m17613:
v_xnor_b32 v0, 0, v64
m17614:
v_xnor_b32 v0, -16, v64
m17615:
v_xnor_b32 v0, 64, v64
m17616:
v_xnor_b32 v0, -4.0, v64
m17617:
v_xnor_b32 v0, 0.15915494, v64
m17618:
v_xnor_b32 v0, v32, s32
m17619:
v_xnor_b32 v0, v32, vcc_lo
m17620:
v_xnor_b32 v0, v32, m0
m17621:
v_xnor_b32 v0, v32, exec_hi
m17622:
v_xnor_b32 v0, v32, src_scc
m17623:
v_xnor_b32 v0, v32, 0
m17624:
v_xnor_b32 v0, v32, -16
m17625:
v_xnor_b32 v0, v32, 64
m17626:
v_xnor_b32 v0, v32, -4.0
m17627:
v_xnor_b32 v0, v32, 0.15915494
m17628:
v_xnor_b32_e32 v0, v32, v64
m17629:
v_xnor_b32_e32 v0, 0x12345678, v64
m17630:
v_xnor_b32_e64 v0, v32, v64
m17631:
v_xnor_b32_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m17632:
v_xnor_b32_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m17633:
v_add_u32 v0, v32, v64
m17634:
v_add_u32 v0, s16, v64
m17635:
v_add_u32 v0, vcc_lo, v64
m17636:
v_add_u32 v0, m0, v64
m17637:
v_add_u32 v0, exec_hi, v64
m17638:
v_add_u32 v0, src_scc, v64
m17639:
v_add_u32 v0, 0, v64
m17640:
v_add_u32 v0, -16, v64
m17641:
v_add_u32 v0, 64, v64
m17642:
v_add_u32 v0, -4.0, v64
m17643:
v_add_u32 v0, 0.15915494, v64
m17644:
v_add_u32 v0, v32, s32
m17645:
v_add_u32 v0, v32, vcc_lo
m17646:
v_add_u32 v0, v32, m0
m17647:
v_add_u32 v0, v32, exec_hi
m17648:
v_add_u32 v0, v32, src_scc
m17649:
v_add_u32 v0, v32, 0
m17650:
v_add_u32 v0, v32, -16
m17651:
v_add_u32 v0, v32, 64
m17652:
v_add_u32 v0, v32, -4.0
m17653:
v_add_u32 v0, v32, 0.15915494
m17654:
v_add_u32_e32 v0, v32, v64
m17655:
v_add_u32_e32 v0, 0x12345678, v64
m17656:
v_add_u32_e64 v0, v32, v64
m17657:
v_add_u32_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m17658:
v_add_u32_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m17659:
v_sub_u32 v0, v32, v64
m17660:
v_sub_u32 v0, s16, v64
m17661:
v_sub_u32 v0, vcc_lo, v64
m17662:
v_sub_u32 v0, m0, v64
m17663:
v_sub_u32 v0, exec_hi, v64
m17664:
v_sub_u32 v0, src_scc, v64
m17665:
v_sub_u32 v0, 0, v64
m17666:
v_sub_u32 v0, -16, v64
m17667:
v_sub_u32 v0, 64, v64
m17668:
v_sub_u32 v0, -4.0, v64
m17669:
v_sub_u32 v0, 0.15915494, v64
m17670:
v_sub_u32 v0, v32, s32
m17671:
v_sub_u32 v0, v32, vcc_lo
m17672:
v_sub_u32 v0, v32, m0
m17673:
v_sub_u32 v0, v32, exec_hi
m17674:
v_sub_u32 v0, v32, src_scc
m17675:
v_sub_u32 v0, v32, 0
m17676:
v_sub_u32 v0, v32, -16
m17677:
v_sub_u32 v0, v32, 64
m17678:
v_sub_u32 v0, v32, -4.0
m17679:
v_sub_u32 v0, v32, 0.15915494
m17680:
v_sub_u32_e32 v0, v32, v64
m17681:
v_sub_u32_e32 v0, 0x12345678, v64
m17682:
v_sub_u32_e64 v0, v32, v64
m17683:
v_sub_u32_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m17684:
v_sub_u32_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m17685:
v_subrev_u32 v0, v32, v64
m17686:
v_subrev_u32 v0, s16, v64
m17687:
v_subrev_u32 v0, vcc_lo, v64
m17688:
v_subrev_u32 v0, m0, v64
m17689:
v_subrev_u32 v0, exec_hi, v64
m17690:
v_subrev_u32 v0, src_scc, v64
m17691:
v_subrev_u32 v0, 0, v64
m17692:
v_subrev_u32 v0, -16, v64
m17693:
v_subrev_u32 v0, 64, v64
m17694:
v_subrev_u32 v0, -4.0, v64
m17695:
v_subrev_u32 v0, 0.15915494, v64
m17696:
v_subrev_u32 v0, v32, s32
m17697:
v_subrev_u32 v0, v32, vcc_lo
m17698:
v_subrev_u32 v0, v32, m0
m17699:
v_subrev_u32 v0, v32, exec_hi
m17700:
v_subrev_u32 v0, v32, src_scc
m17701:
v_subrev_u32 v0, v32, 0
m17702:
v_subrev_u32 v0, v32, -16
m17703:
v_subrev_u32 v0, v32, 64
m17704:
v_subrev_u32 v0, v32, -4.0
m17705:
v_subrev_u32 v0, v32, 0.15915494
m17706:
v_subrev_u32_e32 v0, v32, v64
m17707:
v_subrev_u32_e32 v0, 0x12345678, v64
m17708:
v_subrev_u32_e64 v0, v32, v64
m17709:
v_subrev_u32_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m17710:
v_subrev_u32_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m17711:
v_add_i32 v0, v32, v64
m17712:
v_add_i32 v0, s16, v64
m17713:
v_add_i32 v0, vcc_lo, v64
m17714:
v_add_i32 v0, m0, v64
m17715:
v_add_i32 v0, exec_hi, v64
m17716:
v_add_i32 v0, src_scc, v64
m17717:
v_add_i32 v0, 0, v64
m17718:
v_add_i32 v0, -16, v64
m17719:
v_add_i32 v0, 64, v64
m17720:
v_add_i32 v0, -4.0, v64
m17721:
v_add_i32 v0, 0.15915494, v64
m17722:
v_add_i32 v0, v32, s32
m17723:
v_add_i32 v0, v32, vcc_lo
m17724:
v_add_i32 v0, v32, m0
m17725:
v_add_i32 v0, v32, exec_hi
m17726:
v_add_i32 v0, v32, src_scc
m17727:
v_add_i32 v0, v32, 0
m17728:
v_add_i32 v0, v32, -16
m17729:
v_add_i32 v0, v32, 64
m17730:
v_add_i32 v0, v32, -4.0
m17731:
v_add_i32 v0, v32, 0.15915494
m17732:
v_sub_i32 v0, v32, v64
m17733:
v_sub_i32 v0, s16, v64
m17734:
v_sub_i32 v0, vcc_lo, v64
m17735:
v_sub_i32 v0, m0, v64
m17736:
v_sub_i32 v0, exec_hi, v64
m17737:
v_sub_i32 v0, src_scc, v64
m17738:
v_sub_i32 v0, 0, v64
m17739:
v_sub_i32 v0, -16, v64
m17740:
v_sub_i32 v0, 64, v64
m17741:
v_sub_i32 v0, -4.0, v64
m17742:
v_sub_i32 v0, 0.15915494, v64
m17743:
v_sub_i32 v0, v32, s32
m17744:
v_sub_i32 v0, v32, vcc_lo
m17745:
v_sub_i32 v0, v32, m0
m17746:
v_sub_i32 v0, v32, exec_hi
m17747:
v_sub_i32 v0, v32, src_scc
m17748:
v_sub_i32 v0, v32, 0
m17749:
v_sub_i32 v0, v32, -16
m17750:
v_sub_i32 v0, v32, 64
m17751:
v_sub_i32 v0, v32, -4.0
m17752:
v_sub_i32 v0, v32, 0.15915494
m17753:
v_add_co_u32 v0, s[16:17], v64, v96
m17754:
v_add_co_u32 v0, s[16:17], s32, v96
m17755:
v_add_co_u32 v0, s[16:17], vcc_lo, v96
m17756:
v_add_co_u32 v0, s[16:17], m0, v96
m17757:
v_add_co_u32 v0, s[16:17], exec_hi, v96
m17758:
v_add_co_u32 v0, s[16:17], src_scc, v96
m17759:
v_add_co_u32 v0, s[16:17], 0, v96
m17760:
v_add_co_u32 v0, s[16:17], -16, v96
m17761:
v_add_co_u32 v0, s[16:17], 64, v96
m17762:
v_add_co_u32 v0, s[16:17], -4.0, v96
m17763:
v_add_co_u32 v0, s[16:17], 0.15915494, v96
m17764:
v_add_co_u32 v0, s[16:17], v64, s48
m17765:
v_add_co_u32 v0, s[16:17], v64, vcc_lo
m17766:
v_add_co_u32 v0, s[16:17], v64, m0
m17767:
v_add_co_u32 v0, s[16:17], v64, exec_hi
m17768:
v_add_co_u32 v0, s[16:17], v64, src_scc
m17769:
v_add_co_u32 v0, s[16:17], v64, 0
m17770:
v_add_co_u32 v0, s[16:17], v64, -16
m17771:
v_add_co_u32 v0, s[16:17], v64, 64
m17772:
v_add_co_u32 v0, s[16:17], v64, -4.0
m17773:
v_add_co_u32 v0, s[16:17], v64, 0.15915494
m17774:
v_add_co_u32_e32 v0, vcc, v64, v96
m17775:
v_add_co_u32_e32 v0, vcc, 0x12345678, v96
m17776:
v_add_co_u32_e64 v0, s[16:17], v64, v96
m17777:
v_add_co_u32_dpp v0, vcc, v64, v96 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m17778:
v_add_co_u32_sdwa v0, vcc, v64, v96 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m17779:
v_sub_co_u32 v0, s[16:17], v64, v96
m17780:
v_sub_co_u32 v0, s[16:17], s32, v96
m17781:
v_sub_co_u32 v0, s[16:17], vcc_lo, v96
m17782:
v_sub_co_u32 v0, s[16:17], m0, v96
m17783:
v_sub_co_u32 v0, s[16:17], exec_hi, v96
m17784:
v_sub_co_u32 v0, s[16:17], src_scc, v96
m17785:
v_sub_co_u32 v0, s[16:17], 0, v96
m17786:
v_sub_co_u32 v0, s[16:17], -16, v96
m17787:
v_sub_co_u32 v0, s[16:17], 64, v96
m17788:
v_sub_co_u32 v0, s[16:17], -4.0, v96
m17789:
v_sub_co_u32 v0, s[16:17], 0.15915494, v96
m17790:
v_sub_co_u32 v0, s[16:17], v64, s48
m17791:
v_sub_co_u32 v0, s[16:17], v64, vcc_lo
m17792:
v_sub_co_u32 v0, s[16:17], v64, m0
m17793:
v_sub_co_u32 v0, s[16:17], v64, exec_hi
m17794:
v_sub_co_u32 v0, s[16:17], v64, src_scc
m17795:
v_sub_co_u32 v0, s[16:17], v64, 0
m17796:
v_sub_co_u32 v0, s[16:17], v64, -16
m17797:
v_sub_co_u32 v0, s[16:17], v64, 64
m17798:
v_sub_co_u32 v0, s[16:17], v64, -4.0
m17799:
v_sub_co_u32 v0, s[16:17], v64, 0.15915494
m17800:
v_sub_co_u32_e32 v0, vcc, v64, v96
m17801:
v_sub_co_u32_e32 v0, vcc, 0x12345678, v96
m17802:
v_sub_co_u32_e64 v0, s[16:17], v64, v96
m17803:
v_sub_co_u32_dpp v0, vcc, v64, v96 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m17804:
v_sub_co_u32_sdwa v0, vcc, v64, v96 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m17805:
v_subrev_co_u32 v0, s[16:17], v64, v96
m17806:
v_subrev_co_u32 v0, s[16:17], s32, v96
m17807:
v_subrev_co_u32 v0, s[16:17], vcc_lo, v96
m17808:
v_subrev_co_u32 v0, s[16:17], m0, v96
m17809:
v_subrev_co_u32 v0, s[16:17], exec_hi, v96
m17810:
v_subrev_co_u32 v0, s[16:17], src_scc, v96
m17811:
v_subrev_co_u32 v0, s[16:17], 0, v96
m17812:
v_subrev_co_u32 v0, s[16:17], -16, v96
m17813:
v_subrev_co_u32 v0, s[16:17], 64, v96
m17814:
v_subrev_co_u32 v0, s[16:17], -4.0, v96
m17815:
v_subrev_co_u32 v0, s[16:17], 0.15915494, v96
m17816:
v_subrev_co_u32 v0, s[16:17], v64, s48
m17817:
v_subrev_co_u32 v0, s[16:17], v64, vcc_lo
m17818:
v_subrev_co_u32 v0, s[16:17], v64, m0
m17819:
v_subrev_co_u32 v0, s[16:17], v64, exec_hi
m17820:
v_subrev_co_u32 v0, s[16:17], v64, src_scc
m17821:
v_subrev_co_u32 v0, s[16:17], v64, 0
m17822:
v_subrev_co_u32 v0, s[16:17], v64, -16
m17823:
v_subrev_co_u32 v0, s[16:17], v64, 64
m17824:
v_subrev_co_u32 v0, s[16:17], v64, -4.0
m17825:
v_subrev_co_u32 v0, s[16:17], v64, 0.15915494
m17826:
v_subrev_co_u32_e32 v0, vcc, v64, v96
m17827:
v_subrev_co_u32_e32 v0, vcc, 0x12345678, v96
m17828:
v_subrev_co_u32_e64 v0, s[16:17], v64, v96
m17829:
v_subrev_co_u32_dpp v0, vcc, v64, v96 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m17830:
v_subrev_co_u32_sdwa v0, vcc, v64, v96 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m17831:
v_addc_co_u32 v0, s[16:17], v64, v96, s[64:65]
m17832:
v_addc_co_u32 v0, s[16:17], 0, v96, s[64:65]
m17833:
v_addc_co_u32 v0, s[16:17], -16, v96, s[64:65]
m17834:
v_addc_co_u32 v0, s[16:17], 64, v96, s[64:65]
m17835:
v_addc_co_u32 v0, s[16:17], -4.0, v96, s[64:65]
m17836:
v_addc_co_u32 v0, s[16:17], 0.15915494, v96, s[64:65]
m17837:
v_addc_co_u32 v0, s[16:17], v64, 0, s[64:65]
m17838:
v_addc_co_u32 v0, s[16:17], v64, -16, s[64:65]
m17839:
v_addc_co_u32 v0, s[16:17], v64, 64, s[64:65]
m17840:
v_addc_co_u32 v0, s[16:17], v64, -4.0, s[64:65]
m17841:
v_addc_co_u32 v0, s[16:17], v64, 0.15915494, s[64:65]
m17842:
v_addc_co_u32 v0, s[16:17], v64, v96, vcc
m17843:
v_addc_co_u32_e32 v0, vcc, v64, v96, vcc
m17844:
v_addc_co_u32_e64 v0, s[16:17], v64, v96, s[64:65]
m17845:
v_addc_co_u32_dpp v0, vcc, v64, v96, vcc row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m17846:
v_addc_co_u32_sdwa v0, vcc, v64, v96, vcc dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m17847:
v_subb_co_u32 v0, s[16:17], v64, v96, s[64:65]
m17848:
v_subb_co_u32 v0, s[16:17], 0, v96, s[64:65]
m17849:
v_subb_co_u32 v0, s[16:17], -16, v96, s[64:65]
m17850:
v_subb_co_u32 v0, s[16:17], 64, v96, s[64:65]
m17851:
v_subb_co_u32 v0, s[16:17], -4.0, v96, s[64:65]
m17852:
v_subb_co_u32 v0, s[16:17], 0.15915494, v96, s[64:65]
m17853:
v_subb_co_u32 v0, s[16:17], v64, 0, s[64:65]
m17854:
v_subb_co_u32 v0, s[16:17], v64, -16, s[64:65]
m17855:
v_subb_co_u32 v0, s[16:17], v64, 64, s[64:65]
m17856:
v_subb_co_u32 v0, s[16:17], v64, -4.0, s[64:65]
m17857:
v_subb_co_u32 v0, s[16:17], v64, 0.15915494, s[64:65]
m17858:
v_subb_co_u32 v0, s[16:17], v64, v96, vcc
m17859:
v_subb_co_u32_e32 v0, vcc, v64, v96, vcc
m17860:
v_subb_co_u32_e64 v0, s[16:17], v64, v96, s[64:65]
m17861:
v_subb_co_u32_dpp v0, vcc, v64, v96, vcc row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m17862:
v_subb_co_u32_sdwa v0, vcc, v64, v96, vcc dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m17863:
v_subbrev_co_u32 v0, s[16:17], v64, v96, s[64:65]
m17864:
v_subbrev_co_u32 v0, s[16:17], 0, v96, s[64:65]
m17865:
v_subbrev_co_u32 v0, s[16:17], -16, v96, s[64:65]
m17866:
v_subbrev_co_u32 v0, s[16:17], 64, v96, s[64:65]
m17867:
v_subbrev_co_u32 v0, s[16:17], -4.0, v96, s[64:65]
m17868:
v_subbrev_co_u32 v0, s[16:17], 0.15915494, v96, s[64:65]
m17869:
v_subbrev_co_u32 v0, s[16:17], v64, 0, s[64:65]
m17870:
v_subbrev_co_u32 v0, s[16:17], v64, -16, s[64:65]
m17871:
v_subbrev_co_u32 v0, s[16:17], v64, 64, s[64:65]
m17872:
v_subbrev_co_u32 v0, s[16:17], v64, -4.0, s[64:65]
m17873:
v_subbrev_co_u32 v0, s[16:17], v64, 0.15915494, s[64:65]
m17874:
v_subbrev_co_u32 v0, s[16:17], v64, v96, vcc
m17875:
v_subbrev_co_u32_e32 v0, vcc, v64, v96, vcc
m17876:
v_subbrev_co_u32_e64 v0, s[16:17], v64, v96, s[64:65]
m17877:
v_subbrev_co_u32_dpp v0, vcc, v64, v96, vcc row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m17878:
v_subbrev_co_u32_sdwa v0, vcc, v64, v96, vcc dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m17879:
v_lshlrev_b32 v0, v32, v64
m17880:
v_lshlrev_b32 v0, s16, v64
m17881:
v_lshlrev_b32 v0, vcc_lo, v64
m17882:
v_lshlrev_b32 v0, m0, v64
m17883:
v_lshlrev_b32 v0, exec_hi, v64
m17884:
v_lshlrev_b32 v0, src_scc, v64
m17885:
v_lshlrev_b32 v0, 0, v64
m17886:
v_lshlrev_b32 v0, -16, v64
m17887:
v_lshlrev_b32 v0, 64, v64
m17888:
v_lshlrev_b32 v0, -4.0, v64
m17889:
v_lshlrev_b32 v0, 0.15915494, v64
m17890:
v_lshlrev_b32 v0, v32, s32
m17891:
v_lshlrev_b32 v0, v32, vcc_lo
m17892:
v_lshlrev_b32 v0, v32, m0
m17893:
v_lshlrev_b32 v0, v32, exec_hi
m17894:
v_lshlrev_b32 v0, v32, src_scc
m17895:
v_lshlrev_b32 v0, v32, 0
m17896:
v_lshlrev_b32 v0, v32, -16
m17897:
v_lshlrev_b32 v0, v32, 64
m17898:
v_lshlrev_b32 v0, v32, -4.0
m17899:
v_lshlrev_b32 v0, v32, 0.15915494
m17900:
v_lshlrev_b32_e32 v0, v32, v64
m17901:
v_lshlrev_b32_e32 v0, 0x12345678, v64
m17902:
v_lshlrev_b32_e64 v0, v32, v64
m17903:
v_lshlrev_b32_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m17904:
v_lshlrev_b32_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m17905:
v_lshrrev_b32 v0, v32, v64
m17906:
v_lshrrev_b32 v0, s16, v64
m17907:
v_lshrrev_b32 v0, vcc_lo, v64
m17908:
v_lshrrev_b32 v0, m0, v64
m17909:
v_lshrrev_b32 v0, exec_hi, v64
m17910:
v_lshrrev_b32 v0, src_scc, v64
m17911:
v_lshrrev_b32 v0, 0, v64
m17912:
v_lshrrev_b32 v0, -16, v64
m17913:
v_lshrrev_b32 v0, 64, v64
m17914:
v_lshrrev_b32 v0, -4.0, v64
m17915:
v_lshrrev_b32 v0, 0.15915494, v64
m17916:
v_lshrrev_b32 v0, v32, s32
m17917:
v_lshrrev_b32 v0, v32, vcc_lo
m17918:
v_lshrrev_b32 v0, v32, m0
m17919:
v_lshrrev_b32 v0, v32, exec_hi
m17920:
v_lshrrev_b32 v0, v32, src_scc
m17921:
v_lshrrev_b32 v0, v32, 0
m17922:
v_lshrrev_b32 v0, v32, -16
m17923:
v_lshrrev_b32 v0, v32, 64
m17924:
v_lshrrev_b32 v0, v32, -4.0
m17925:
v_lshrrev_b32 v0, v32, 0.15915494
m17926:
v_lshrrev_b32_e32 v0, v32, v64
m17927:
v_lshrrev_b32_e32 v0, 0x12345678, v64
m17928:
v_lshrrev_b32_e64 v0, v32, v64
m17929:
v_lshrrev_b32_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m17930:
v_lshrrev_b32_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m17931:
v_ashrrev_i32 v0, v32, v64
m17932:
v_ashrrev_i32 v0, s16, v64
m17933:
v_ashrrev_i32 v0, vcc_lo, v64
m17934:
v_ashrrev_i32 v0, m0, v64
m17935:
v_ashrrev_i32 v0, exec_hi, v64
m17936:
v_ashrrev_i32 v0, src_scc, v64
m17937:
v_ashrrev_i32 v0, 0, v64
m17938:
v_ashrrev_i32 v0, -16, v64
m17939:
v_ashrrev_i32 v0, 64, v64
m17940:
v_ashrrev_i32 v0, -4.0, v64
m17941:
v_ashrrev_i32 v0, 0.15915494, v64
m17942:
v_ashrrev_i32 v0, v32, s32
m17943:
v_ashrrev_i32 v0, v32, vcc_lo
m17944:
v_ashrrev_i32 v0, v32, m0
m17945:
v_ashrrev_i32 v0, v32, exec_hi
m17946:
v_ashrrev_i32 v0, v32, src_scc
m17947:
v_ashrrev_i32 v0, v32, 0
m17948:
v_ashrrev_i32 v0, v32, -16
m17949:
v_ashrrev_i32 v0, v32, 64
m17950:
v_ashrrev_i32 v0, v32, -4.0
m17951:
v_ashrrev_i32 v0, v32, 0.15915494
m17952:
v_ashrrev_i32_e32 v0, v32, v64
m17953:
v_ashrrev_i32_e32 v0, 0x12345678, v64
m17954:
v_ashrrev_i32_e64 v0, v32, v64
m17955:
v_ashrrev_i32_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m17956:
v_ashrrev_i32_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m17957:
v_lshlrev_b64 v[0:1], v32, v[64:65]
m17958:
v_lshlrev_b64 v[0:1], s16, v[64:65]
m17959:
v_lshlrev_b64 v[0:1], vcc_lo, v[64:65]
m17960:
v_lshlrev_b64 v[0:1], m0, v[64:65]
m17961:
v_lshlrev_b64 v[0:1], exec_hi, v[64:65]
m17962:
v_lshlrev_b64 v[0:1], src_scc, v[64:65]
m17963:
v_lshlrev_b64 v[0:1], 0, v[64:65]
m17964:
v_lshlrev_b64 v[0:1], -16, v[64:65]
m17965:
v_lshlrev_b64 v[0:1], 64, v[64:65]
m17966:
v_lshlrev_b64 v[0:1], -4.0, v[64:65]
m17967:
v_lshlrev_b64 v[0:1], 0.15915494, v[64:65]
m17968:
v_lshlrev_b64 v[0:1], v32, s[32:33]
m17969:
v_lshlrev_b64 v[0:1], v32, vcc
m17970:
v_lshlrev_b64 v[0:1], v32, exec
m17971:
v_lshlrev_b64 v[0:1], v32, 0
m17972:
v_lshlrev_b64 v[0:1], v32, -16
m17973:
v_lshlrev_b64 v[0:1], v32, 64
m17974:
v_lshlrev_b64 v[0:1], v32, -4.0
m17975:
v_lshrrev_b64 v[0:1], v32, v[64:65]
m17976:
v_lshrrev_b64 v[0:1], s16, v[64:65]
m17977:
v_lshrrev_b64 v[0:1], vcc_lo, v[64:65]
m17978:
v_lshrrev_b64 v[0:1], m0, v[64:65]
m17979:
v_lshrrev_b64 v[0:1], exec_hi, v[64:65]
m17980:
v_lshrrev_b64 v[0:1], src_scc, v[64:65]
m17981:
v_lshrrev_b64 v[0:1], 0, v[64:65]
m17982:
v_lshrrev_b64 v[0:1], -16, v[64:65]
m17983:
v_lshrrev_b64 v[0:1], 64, v[64:65]
m17984:
v_lshrrev_b64 v[0:1], -4.0, v[64:65]
m17985:
v_lshrrev_b64 v[0:1], 0.15915494, v[64:65]
m17986:
v_lshrrev_b64 v[0:1], v32, s[32:33]
m17987:
v_lshrrev_b64 v[0:1], v32, vcc
m17988:
v_lshrrev_b64 v[0:1], v32, exec
m17989:
v_lshrrev_b64 v[0:1], v32, 0
m17990:
v_lshrrev_b64 v[0:1], v32, -16
m17991:
v_lshrrev_b64 v[0:1], v32, 64
m17992:
v_lshrrev_b64 v[0:1], v32, -4.0
m17993:
v_ashrrev_i64 v[0:1], v32, v[64:65]
m17994:
v_ashrrev_i64 v[0:1], s16, v[64:65]
m17995:
v_ashrrev_i64 v[0:1], vcc_lo, v[64:65]
m17996:
v_ashrrev_i64 v[0:1], m0, v[64:65]
m17997:
v_ashrrev_i64 v[0:1], exec_hi, v[64:65]
m17998:
v_ashrrev_i64 v[0:1], src_scc, v[64:65]
m17999:
v_ashrrev_i64 v[0:1], 0, v[64:65]
m18000:
v_ashrrev_i64 v[0:1], -16, v[64:65]
m18001:
v_ashrrev_i64 v[0:1], 64, v[64:65]
m18002:
v_ashrrev_i64 v[0:1], -4.0, v[64:65]
m18003:
v_ashrrev_i64 v[0:1], 0.15915494, v[64:65]
m18004:
v_ashrrev_i64 v[0:1], v32, s[32:33]
m18005:
v_ashrrev_i64 v[0:1], v32, vcc
m18006:
v_ashrrev_i64 v[0:1], v32, exec
m18007:
v_ashrrev_i64 v[0:1], v32, 0
m18008:
v_ashrrev_i64 v[0:1], v32, -16
m18009:
v_ashrrev_i64 v[0:1], v32, 64
m18010:
v_ashrrev_i64 v[0:1], v32, -4.0
m18011:
v_mul_lo_u32 v0, v32, v64
m18012:
v_mul_lo_u32 v0, s16, v64
m18013:
v_mul_lo_u32 v0, vcc_lo, v64
m18014:
v_mul_lo_u32 v0, m0, v64
m18015:
v_mul_lo_u32 v0, exec_hi, v64
m18016:
v_mul_lo_u32 v0, src_scc, v64
m18017:
v_mul_lo_u32 v0, 0, v64
m18018:
v_mul_lo_u32 v0, -16, v64
m18019:
v_mul_lo_u32 v0, 64, v64
m18020:
v_mul_lo_u32 v0, -4.0, v64
m18021:
v_mul_lo_u32 v0, 0.15915494, v64
m18022:
v_mul_lo_u32 v0, v32, s32
m18023:
v_mul_lo_u32 v0, v32, vcc_lo
m18024:
v_mul_lo_u32 v0, v32, m0
m18025:
v_mul_lo_u32 v0, v32, exec_hi
m18026:
v_mul_lo_u32 v0, v32, src_scc
m18027:
v_mul_lo_u32 v0, v32, 0
m18028:
v_mul_lo_u32 v0, v32, -16
m18029:
v_mul_lo_u32 v0, v32, 64
m18030:
v_mul_lo_u32 v0, v32, -4.0
m18031:
v_mul_lo_u32 v0, v32, 0.15915494
m18032:
v_mul_lo_i32 v0, v32, v64
m18033:
v_mul_lo_i32 v0, s16, v64
m18034:
v_mul_lo_i32 v0, vcc_lo, v64
m18035:
v_mul_lo_i32 v0, m0, v64
m18036:
v_mul_lo_i32 v0, exec_hi, v64
m18037:
v_mul_lo_i32 v0, src_scc, v64
m18038:
v_mul_lo_i32 v0, 0, v64
m18039:
v_mul_lo_i32 v0, -16, v64
m18040:
v_mul_lo_i32 v0, 64, v64
m18041:
v_mul_lo_i32 v0, -4.0, v64
m18042:
v_mul_lo_i32 v0, 0.15915494, v64
m18043:
v_mul_lo_i32 v0, v32, s32
m18044:
v_mul_lo_i32 v0, v32, vcc_lo
m18045:
v_mul_lo_i32 v0, v32, m0
m18046:
v_mul_lo_i32 v0, v32, exec_hi
m18047:
v_mul_lo_i32 v0, v32, src_scc
m18048:
v_mul_lo_i32 v0, v32, 0
m18049:
v_mul_lo_i32 v0, v32, -16
m18050:
v_mul_lo_i32 v0, v32, 64
m18051:
v_mul_lo_i32 v0, v32, -4.0
m18052:
v_mul_lo_i32 v0, v32, 0.15915494
m18053:
v_mul_hi_u32 v0, v32, v64
m18054:
v_mul_hi_u32 v0, s16, v64
m18055:
v_mul_hi_u32 v0, vcc_lo, v64
m18056:
v_mul_hi_u32 v0, m0, v64
m18057:
v_mul_hi_u32 v0, exec_hi, v64
m18058:
v_mul_hi_u32 v0, src_scc, v64
m18059:
v_mul_hi_u32 v0, 0, v64
m18060:
v_mul_hi_u32 v0, -16, v64
m18061:
v_mul_hi_u32 v0, 64, v64
m18062:
v_mul_hi_u32 v0, -4.0, v64
m18063:
v_mul_hi_u32 v0, 0.15915494, v64
m18064:
v_mul_hi_u32 v0, v32, s32
m18065:
v_mul_hi_u32 v0, v32, vcc_lo
m18066:
v_mul_hi_u32 v0, v32, m0
m18067:
v_mul_hi_u32 v0, v32, exec_hi
m18068:
v_mul_hi_u32 v0, v32, src_scc
m18069:
v_mul_hi_u32 v0, v32, 0
m18070:
v_mul_hi_u32 v0, v32, -16
m18071:
v_mul_hi_u32 v0, v32, 64
m18072:
v_mul_hi_u32 v0, v32, -4.0
m18073:
v_mul_hi_u32 v0, v32, 0.15915494
m18074:
v_mul_hi_i32 v0, v32, v64
m18075:
v_mul_hi_i32 v0, s16, v64
m18076:
v_mul_hi_i32 v0, vcc_lo, v64
m18077:
v_mul_hi_i32 v0, m0, v64
m18078:
v_mul_hi_i32 v0, exec_hi, v64
m18079:
v_mul_hi_i32 v0, src_scc, v64
m18080:
v_mul_hi_i32 v0, 0, v64
m18081:
v_mul_hi_i32 v0, -16, v64
m18082:
v_mul_hi_i32 v0, 64, v64
m18083:
v_mul_hi_i32 v0, -4.0, v64
m18084:
v_mul_hi_i32 v0, 0.15915494, v64
m18085:
v_mul_hi_i32 v0, v32, s32
m18086:
v_mul_hi_i32 v0, v32, vcc_lo
m18087:
v_mul_hi_i32 v0, v32, m0
m18088:
v_mul_hi_i32 v0, v32, exec_hi
m18089:
v_mul_hi_i32 v0, v32, src_scc
m18090:
v_mul_hi_i32 v0, v32, 0
m18091:
v_mul_hi_i32 v0, v32, -16
m18092:
v_mul_hi_i32 v0, v32, 64
m18093:
v_mul_hi_i32 v0, v32, -4.0
m18094:
v_mul_hi_i32 v0, v32, 0.15915494
m18095:
v_mul_u32_u24 v0, v32, v64
m18096:
v_mul_u32_u24 v0, s16, v64
m18097:
v_mul_u32_u24 v0, vcc_lo, v64
m18098:
v_mul_u32_u24 v0, m0, v64
m18099:
v_mul_u32_u24 v0, exec_hi, v64
m18100:
v_mul_u32_u24 v0, src_scc, v64
m18101:
v_mul_u32_u24 v0, 0, v64
m18102:
v_mul_u32_u24 v0, -16, v64
m18103:
v_mul_u32_u24 v0, 64, v64
m18104:
v_mul_u32_u24 v0, -4.0, v64
m18105:
v_mul_u32_u24 v0, 0.15915494, v64
m18106:
v_mul_u32_u24 v0, v32, s32
m18107:
v_mul_u32_u24 v0, v32, vcc_lo
m18108:
v_mul_u32_u24 v0, v32, m0
m18109:
v_mul_u32_u24 v0, v32, exec_hi
m18110:
v_mul_u32_u24 v0, v32, src_scc
m18111:
v_mul_u32_u24 v0, v32, 0
m18112:
v_mul_u32_u24 v0, v32, -16
m18113:
v_mul_u32_u24 v0, v32, 64
m18114:
v_mul_u32_u24 v0, v32, -4.0
m18115:
v_mul_u32_u24 v0, v32, 0.15915494
m18116:
v_mul_u32_u24_e32 v0, v32, v64
m18117:
v_mul_u32_u24_e32 v0, 0x12345678, v64
m18118:
v_mul_u32_u24_e64 v0, v32, v64
m18119:
v_mul_u32_u24_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m18120:
v_mul_u32_u24_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m18121:
v_mul_hi_u32_u24 v0, v32, v64
m18122:
v_mul_hi_u32_u24 v0, s16, v64
m18123:
v_mul_hi_u32_u24 v0, vcc_lo, v64
m18124:
v_mul_hi_u32_u24 v0, m0, v64
m18125:
v_mul_hi_u32_u24 v0, exec_hi, v64
m18126:
v_mul_hi_u32_u24 v0, src_scc, v64
m18127:
v_mul_hi_u32_u24 v0, 0, v64
m18128:
v_mul_hi_u32_u24 v0, -16, v64
m18129:
v_mul_hi_u32_u24 v0, 64, v64
m18130:
v_mul_hi_u32_u24 v0, -4.0, v64
m18131:
v_mul_hi_u32_u24 v0, 0.15915494, v64
m18132:
v_mul_hi_u32_u24 v0, v32, s32
m18133:
v_mul_hi_u32_u24 v0, v32, vcc_lo
m18134:
v_mul_hi_u32_u24 v0, v32, m0
m18135:
v_mul_hi_u32_u24 v0, v32, exec_hi
m18136:
v_mul_hi_u32_u24 v0, v32, src_scc
m18137:
v_mul_hi_u32_u24 v0, v32, 0
m18138:
v_mul_hi_u32_u24 v0, v32, -16
m18139:
v_mul_hi_u32_u24 v0, v32, 64
m18140:
v_mul_hi_u32_u24 v0, v32, -4.0
m18141:
v_mul_hi_u32_u24 v0, v32, 0.15915494
m18142:
v_mul_hi_u32_u24_e32 v0, v32, v64
m18143:
v_mul_hi_u32_u24_e32 v0, 0x12345678, v64
m18144:
v_mul_hi_u32_u24_e64 v0, v32, v64
m18145:
v_mul_hi_u32_u24_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m18146:
v_mul_hi_u32_u24_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m18147:
v_mul_i32_i24 v0, v32, v64
m18148:
v_mul_i32_i24 v0, s16, v64
m18149:
v_mul_i32_i24 v0, vcc_lo, v64
m18150:
v_mul_i32_i24 v0, m0, v64
m18151:
v_mul_i32_i24 v0, exec_hi, v64
m18152:
v_mul_i32_i24 v0, src_scc, v64
m18153:
v_mul_i32_i24 v0, 0, v64
m18154:
v_mul_i32_i24 v0, -16, v64
m18155:
v_mul_i32_i24 v0, 64, v64
m18156:
v_mul_i32_i24 v0, -4.0, v64
m18157:
v_mul_i32_i24 v0, 0.15915494, v64
m18158:
v_mul_i32_i24 v0, v32, s32
m18159:
v_mul_i32_i24 v0, v32, vcc_lo
m18160:
v_mul_i32_i24 v0, v32, m0
m18161:
v_mul_i32_i24 v0, v32, exec_hi
m18162:
v_mul_i32_i24 v0, v32, src_scc
m18163:
v_mul_i32_i24 v0, v32, 0
m18164:
v_mul_i32_i24 v0, v32, -16
m18165:
v_mul_i32_i24 v0, v32, 64
m18166:
v_mul_i32_i24 v0, v32, -4.0
m18167:
v_mul_i32_i24 v0, v32, 0.15915494
m18168:
v_mul_i32_i24_e32 v0, v32, v64
m18169:
v_mul_i32_i24_e32 v0, 0x12345678, v64
m18170:
v_mul_i32_i24_e64 v0, v32, v64
m18171:
v_mul_i32_i24_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m18172:
v_mul_i32_i24_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m18173:
v_mul_hi_i32_i24 v0, v32, v64
m18174:
v_mul_hi_i32_i24 v0, s16, v64
m18175:
v_mul_hi_i32_i24 v0, vcc_lo, v64
m18176:
v_mul_hi_i32_i24 v0, m0, v64
m18177:
v_mul_hi_i32_i24 v0, exec_hi, v64
m18178:
v_mul_hi_i32_i24 v0, src_scc, v64
m18179:
v_mul_hi_i32_i24 v0, 0, v64
m18180:
v_mul_hi_i32_i24 v0, -16, v64
m18181:
v_mul_hi_i32_i24 v0, 64, v64
m18182:
v_mul_hi_i32_i24 v0, -4.0, v64
m18183:
v_mul_hi_i32_i24 v0, 0.15915494, v64
m18184:
v_mul_hi_i32_i24 v0, v32, s32
m18185:
v_mul_hi_i32_i24 v0, v32, vcc_lo
m18186:
v_mul_hi_i32_i24 v0, v32, m0
m18187:
v_mul_hi_i32_i24 v0, v32, exec_hi
m18188:
v_mul_hi_i32_i24 v0, v32, src_scc
m18189:
v_mul_hi_i32_i24 v0, v32, 0
m18190:
v_mul_hi_i32_i24 v0, v32, -16
m18191:
v_mul_hi_i32_i24 v0, v32, 64
m18192:
v_mul_hi_i32_i24 v0, v32, -4.0
m18193:
v_mul_hi_i32_i24 v0, v32, 0.15915494
m18194:
v_mul_hi_i32_i24_e32 v0, v32, v64
m18195:
v_mul_hi_i32_i24_e32 v0, 0x12345678, v64
m18196:
v_mul_hi_i32_i24_e64 v0, v32, v64
m18197:
v_mul_hi_i32_i24_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m18198:
v_mul_hi_i32_i24_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m18199:
v_mad_u32_u24 v0, v32, v64, v96
m18200:
v_mad_u32_u24 v0, s16, v64, v96
m18201:
v_mad_u32_u24 v0, vcc_lo, v64, v96
m18202:
v_mad_u32_u24 v0, m0, v64, v96
m18203:
v_mad_u32_u24 v0, exec_hi, v64, v96
m18204:
v_mad_u32_u24 v0, src_scc, v64, v96
m18205:
v_mad_u32_u24 v0, 0, v64, v96
m18206:
v_mad_u32_u24 v0, -16, v64, v96
m18207:
v_mad_u32_u24 v0, 64, v64, v96
m18208:
v_mad_u32_u24 v0, -4.0, v64, v96
m18209:
v_mad_u32_u24 v0, 0.15915494, v64, v96
m18210:
v_mad_u32_u24 v0, v32, s32, v96
m18211:
v_mad_u32_u24 v0, v32, vcc_lo, v96
m18212:
v_mad_u32_u24 v0, v32, m0, v96
m18213:
v_mad_u32_u24 v0, v32, exec_hi, v96
m18214:
v_mad_u32_u24 v0, v32, src_scc, v96
m18215:
v_mad_u32_u24 v0, v32, 0, v96
m18216:
v_mad_u32_u24 v0, v32, -16, v96
m18217:
v_mad_u32_u24 v0, v32, 64, v96
m18218:
v_mad_u32_u24 v0, v32, -4.0, v96
m18219:
v_mad_u32_u24 v0, v32, 0.15915494, v96
m18220:
v_mad_u32_u24 v0, v32, v64, s48
m18221:
v_mad_u32_u24 v0, v32, v64, vcc_lo
m18222:
v_mad_u32_u24 v0, v32, v64, m0
m18223:
v_mad_u32_u24 v0, v32, v64, exec_hi
m18224:
v_mad_u32_u24 v0, v32, v64, src_scc
m18225:
v_mad_u32_u24 v0, v32, v64, 0
m18226:
v_mad_u32_u24 v0, v32, v64, -16
m18227:
v_mad_u32_u24 v0, v32, v64, 64
m18228:
v_mad_u32_u24 v0, v32, v64, -4.0
m18229:
v_mad_u32_u24 v0, v32, v64, 0.15915494
m18230:
v_mad_i32_i24 v0, v32, v64, v96
m18231:
v_mad_i32_i24 v0, s16, v64, v96
m18232:
v_mad_i32_i24 v0, vcc_lo, v64, v96
m18233:
v_mad_i32_i24 v0, m0, v64, v96
m18234:
v_mad_i32_i24 v0, exec_hi, v64, v96
m18235:
v_mad_i32_i24 v0, src_scc, v64, v96
m18236:
v_mad_i32_i24 v0, 0, v64, v96
m18237:
v_mad_i32_i24 v0, -16, v64, v96
m18238:
v_mad_i32_i24 v0, 64, v64, v96
m18239:
v_mad_i32_i24 v0, -4.0, v64, v96
m18240:
v_mad_i32_i24 v0, 0.15915494, v64, v96
m18241:
v_mad_i32_i24 v0, v32, s32, v96
m18242:
v_mad_i32_i24 v0, v32, vcc_lo, v96
m18243:
v_mad_i32_i24 v0, v32, m0, v96
m18244:
v_mad_i32_i24 v0, v32, exec_hi, v96
m18245:
v_mad_i32_i24 v0, v32, src_scc, v96
m18246:
v_mad_i32_i24 v0, v32, 0, v96
m18247:
v_mad_i32_i24 v0, v32, -16, v96
m18248:
v_mad_i32_i24 v0, v32, 64, v96
m18249:
v_mad_i32_i24 v0, v32, -4.0, v96
m18250:
v_mad_i32_i24 v0, v32, 0.15915494, v96
m18251:
v_mad_i32_i24 v0, v32, v64, s48
m18252:
v_mad_i32_i24 v0, v32, v64, vcc_lo
m18253:
v_mad_i32_i24 v0, v32, v64, m0
m18254:
v_mad_i32_i24 v0, v32, v64, exec_hi
m18255:
v_mad_i32_i24 v0, v32, v64, src_scc
m18256:
v_mad_i32_i24 v0, v32, v64, 0
m18257:
v_mad_i32_i24 v0, v32, v64, -16
m18258:
v_mad_i32_i24 v0, v32, v64, 64
m18259:
v_mad_i32_i24 v0, v32, v64, -4.0
m18260:
v_mad_i32_i24 v0, v32, v64, 0.15915494
m18261:
v_mad_u64_u32 v[0:1], s[16:17], v64, v96, v[128:129]
m18262:
v_mad_u64_u32 v[0:1], s[16:17], s32, v96, v[128:129]
m18263:
v_mad_u64_u32 v[0:1], s[16:17], vcc_lo, v96, v[128:129]
m18264:
v_mad_u64_u32 v[0:1], s[16:17], m0, v96, v[128:129]
m18265:
v_mad_u64_u32 v[0:1], s[16:17], exec_hi, v96, v[128:129]
m18266:
v_mad_u64_u32 v[0:1], s[16:17], src_scc, v96, v[128:129]
m18267:
v_mad_u64_u32 v[0:1], s[16:17], 0, v96, v[128:129]
m18268:
v_mad_u64_u32 v[0:1], s[16:17], -16, v96, v[128:129]
m18269:
v_mad_u64_u32 v[0:1], s[16:17], 64, v96, v[128:129]
m18270:
v_mad_u64_u32 v[0:1], s[16:17], -4.0, v96, v[128:129]
m18271:
v_mad_u64_u32 v[0:1], s[16:17], 0.15915494, v96, v[128:129]
m18272:
v_mad_u64_u32 v[0:1], s[16:17], v64, s48, v[128:129]
m18273:
v_mad_u64_u32 v[0:1], s[16:17], v64, vcc_lo, v[128:129]
m18274:
v_mad_u64_u32 v[0:1], s[16:17], v64, m0, v[128:129]
m18275:
v_mad_u64_u32 v[0:1], s[16:17], v64, exec_hi, v[128:129]
m18276:
v_mad_u64_u32 v[0:1], s[16:17], v64, src_scc, v[128:129]
m18277:
v_mad_u64_u32 v[0:1], s[16:17], v64, 0, v[128:129]
m18278:
v_mad_u64_u32 v[0:1], s[16:17], v64, -16, v[128:129]
m18279:
v_mad_u64_u32 v[0:1], s[16:17], v64, 64, v[128:129]
m18280:
v_mad_u64_u32 v[0:1], s[16:17], v64, -4.0, v[128:129]
m18281:
v_mad_u64_u32 v[0:1], s[16:17], v64, 0.15915494, v[128:129]
m18282:
v_mad_u64_u32 v[0:1], s[16:17], v64, v96, s[64:65]
m18283:
v_mad_u64_u32 v[0:1], s[16:17], v64, v96, vcc
m18284:
v_mad_u64_u32 v[0:1], s[16:17], v64, v96, exec
m18285:
v_mad_u64_u32 v[0:1], s[16:17], v64, v96, 0
m18286:
v_mad_u64_u32 v[0:1], s[16:17], v64, v96, -16
m18287:
v_mad_u64_u32 v[0:1], s[16:17], v64, v96, 64
m18288:
v_mad_u64_u32 v[0:1], s[16:17], v64, v96, -4.0
m18289:
v_mad_i64_i32 v[0:1], s[16:17], v64, v96, v[128:129]
m18290:
v_mad_i64_i32 v[0:1], s[16:17], s32, v96, v[128:129]
m18291:
v_mad_i64_i32 v[0:1], s[16:17], vcc_lo, v96, v[128:129]
m18292:
v_mad_i64_i32 v[0:1], s[16:17], m0, v96, v[128:129]
m18293:
v_mad_i64_i32 v[0:1], s[16:17], exec_hi, v96, v[128:129]
m18294:
v_mad_i64_i32 v[0:1], s[16:17], src_scc, v96, v[128:129]
m18295:
v_mad_i64_i32 v[0:1], s[16:17], 0, v96, v[128:129]
m18296:
v_mad_i64_i32 v[0:1], s[16:17], -16, v96, v[128:129]
m18297:
v_mad_i64_i32 v[0:1], s[16:17], 64, v96, v[128:129]
m18298:
v_mad_i64_i32 v[0:1], s[16:17], -4.0, v96, v[128:129]
m18299:
v_mad_i64_i32 v[0:1], s[16:17], 0.15915494, v96, v[128:129]
m18300:
v_mad_i64_i32 v[0:1], s[16:17], v64, s48, v[128:129]
m18301:
v_mad_i64_i32 v[0:1], s[16:17], v64, vcc_lo, v[128:129]
m18302:
v_mad_i64_i32 v[0:1], s[16:17], v64, m0, v[128:129]
m18303:
v_mad_i64_i32 v[0:1], s[16:17], v64, exec_hi, v[128:129]
m18304:
v_mad_i64_i32 v[0:1], s[16:17], v64, src_scc, v[128:129]
m18305:
v_mad_i64_i32 v[0:1], s[16:17], v64, 0, v[128:129]
m18306:
v_mad_i64_i32 v[0:1], s[16:17], v64, -16, v[128:129]
m18307:
v_mad_i64_i32 v[0:1], s[16:17], v64, 64, v[128:129]
m18308:
v_mad_i64_i32 v[0:1], s[16:17], v64, -4.0, v[128:129]
m18309:
v_mad_i64_i32 v[0:1], s[16:17], v64, 0.15915494, v[128:129]
m18310:
v_mad_i64_i32 v[0:1], s[16:17], v64, v96, s[64:65]
m18311:
v_mad_i64_i32 v[0:1], s[16:17], v64, v96, vcc
m18312:
v_mad_i64_i32 v[0:1], s[16:17], v64, v96, exec
m18313:
v_mad_i64_i32 v[0:1], s[16:17], v64, v96, 0
m18314:
v_mad_i64_i32 v[0:1], s[16:17], v64, v96, -16
m18315:
v_mad_i64_i32 v[0:1], s[16:17], v64, v96, 64
m18316:
v_mad_i64_i32 v[0:1], s[16:17], v64, v96, -4.0
m18317:
v_add3_u32 v0, v32, v64, v96
m18318:
v_add3_u32 v0, s16, v64, v96
m18319:
v_add3_u32 v0, vcc_lo, v64, v96
m18320:
v_add3_u32 v0, m0, v64, v96
m18321:
v_add3_u32 v0, exec_hi, v64, v96
m18322:
v_add3_u32 v0, src_scc, v64, v96
m18323:
v_add3_u32 v0, 0, v64, v96
m18324:
v_add3_u32 v0, -16, v64, v96
m18325:
v_add3_u32 v0, 64, v64, v96
m18326:
v_add3_u32 v0, -4.0, v64, v96
m18327:
v_add3_u32 v0, 0.15915494, v64, v96
m18328:
v_add3_u32 v0, v32, s32, v96
m18329:
v_add3_u32 v0, v32, vcc_lo, v96
m18330:
v_add3_u32 v0, v32, m0, v96
m18331:
v_add3_u32 v0, v32, exec_hi, v96
m18332:
v_add3_u32 v0, v32, src_scc, v96
m18333:
v_add3_u32 v0, v32, 0, v96
m18334:
v_add3_u32 v0, v32, -16, v96
m18335:
v_add3_u32 v0, v32, 64, v96
m18336:
v_add3_u32 v0, v32, -4.0, v96
m18337:
v_add3_u32 v0, v32, 0.15915494, v96
m18338:
v_add3_u32 v0, v32, v64, s48
m18339:
v_add3_u32 v0, v32, v64, vcc_lo
m18340:
v_add3_u32 v0, v32, v64, m0
m18341:
v_add3_u32 v0, v32, v64, exec_hi
m18342:
v_add3_u32 v0, v32, v64, src_scc
m18343:
v_add3_u32 v0, v32, v64, 0
m18344:
v_add3_u32 v0, v32, v64, -16
m18345:
v_add3_u32 v0, v32, v64, 64
m18346:
v_add3_u32 v0, v32, v64, -4.0
m18347:
v_add3_u32 v0, v32, v64, 0.15915494
m18348:
v_lshl_add_u32 v0, v32, v64, v96
m18349:
v_lshl_add_u32 v0, s16, v64, v96
m18350:
v_lshl_add_u32 v0, vcc_lo, v64, v96
m18351:
v_lshl_add_u32 v0, m0, v64, v96
m18352:
v_lshl_add_u32 v0, exec_hi, v64, v96
m18353:
v_lshl_add_u32 v0, src_scc, v64, v96
m18354:
v_lshl_add_u32 v0, 0, v64, v96
m18355:
v_lshl_add_u32 v0, -16, v64, v96
m18356:
v_lshl_add_u32 v0, 64, v64, v96
m18357:
v_lshl_add_u32 v0, -4.0, v64, v96
m18358:
v_lshl_add_u32 v0, 0.15915494, v64, v96
m18359:
v_lshl_add_u32 v0, v32, s32, v96
m18360:
v_lshl_add_u32 v0, v32, vcc_lo, v96
m18361:
v_lshl_add_u32 v0, v32, m0, v96
m18362:
v_lshl_add_u32 v0, v32, exec_hi, v96
m18363:
v_lshl_add_u32 v0, v32, src_scc, v96
m18364:
v_lshl_add_u32 v0, v32, 0, v96
m18365:
v_lshl_add_u32 v0, v32, -16, v96
m18366:
v_lshl_add_u32 v0, v32, 64, v96
m18367:
v_lshl_add_u32 v0, v32, -4.0, v96
m18368:
v_lshl_add_u32 v0, v32, 0.15915494, v96
m18369:
v_lshl_add_u32 v0, v32, v64, s48
m18370:
v_lshl_add_u32 v0, v32, v64, vcc_lo
m18371:
v_lshl_add_u32 v0, v32, v64, m0
m18372:
v_lshl_add_u32 v0, v32, v64, exec_hi
m18373:
v_lshl_add_u32 v0, v32, v64, src_scc
m18374:
v_lshl_add_u32 v0, v32, v64, 0
m18375:
v_lshl_add_u32 v0, v32, v64, -16
m18376:
v_lshl_add_u32 v0, v32, v64, 64
m18377:
v_lshl_add_u32 v0, v32, v64, -4.0
m18378:
v_lshl_add_u32 v0, v32, v64, 0.15915494
m18379:
v_add_lshl_u32 v0, v32, v64, v96
m18380:
v_add_lshl_u32 v0, s16, v64, v96
m18381:
v_add_lshl_u32 v0, vcc_lo, v64, v96
m18382:
v_add_lshl_u32 v0, m0, v64, v96
m18383:
v_add_lshl_u32 v0, exec_hi, v64, v96
m18384:
v_add_lshl_u32 v0, src_scc, v64, v96
m18385:
v_add_lshl_u32 v0, 0, v64, v96
m18386:
v_add_lshl_u32 v0, -16, v64, v96
m18387:
v_add_lshl_u32 v0, 64, v64, v96
m18388:
v_add_lshl_u32 v0, -4.0, v64, v96
m18389:
v_add_lshl_u32 v0, 0.15915494, v64, v96
m18390:
v_add_lshl_u32 v0, v32, s32, v96
m18391:
v_add_lshl_u32 v0, v32, vcc_lo, v96
m18392:
v_add_lshl_u32 v0, v32, m0, v96
m18393:
v_add_lshl_u32 v0, v32, exec_hi, v96
m18394:
v_add_lshl_u32 v0, v32, src_scc, v96
m18395:
v_add_lshl_u32 v0, v32, 0, v96
m18396:
v_add_lshl_u32 v0, v32, -16, v96
m18397:
v_add_lshl_u32 v0, v32, 64, v96
m18398:
v_add_lshl_u32 v0, v32, -4.0, v96
m18399:
v_add_lshl_u32 v0, v32, 0.15915494, v96
m18400:
v_add_lshl_u32 v0, v32, v64, s48
m18401:
v_add_lshl_u32 v0, v32, v64, vcc_lo
m18402:
v_add_lshl_u32 v0, v32, v64, m0
m18403:
v_add_lshl_u32 v0, v32, v64, exec_hi
m18404:
v_add_lshl_u32 v0, v32, v64, src_scc
m18405:
v_add_lshl_u32 v0, v32, v64, 0
m18406:
v_add_lshl_u32 v0, v32, v64, -16
m18407:
v_add_lshl_u32 v0, v32, v64, 64
m18408:
v_add_lshl_u32 v0, v32, v64, -4.0
m18409:
v_add_lshl_u32 v0, v32, v64, 0.15915494
m18410:
v_lshl_or_b32 v0, v32, v64, v96
m18411:
v_lshl_or_b32 v0, s16, v64, v96
m18412:
v_lshl_or_b32 v0, vcc_lo, v64, v96
m18413:
v_lshl_or_b32 v0, m0, v64, v96
m18414:
v_lshl_or_b32 v0, exec_hi, v64, v96
m18415:
v_lshl_or_b32 v0, src_scc, v64, v96
m18416:
v_lshl_or_b32 v0, 0, v64, v96
m18417:
v_lshl_or_b32 v0, -16, v64, v96
m18418:
v_lshl_or_b32 v0, 64, v64, v96
m18419:
v_lshl_or_b32 v0, -4.0, v64, v96
m18420:
v_lshl_or_b32 v0, 0.15915494, v64, v96
m18421:
v_lshl_or_b32 v0, v32, s32, v96
m18422:
v_lshl_or_b32 v0, v32, vcc_lo, v96
m18423:
v_lshl_or_b32 v0, v32, m0, v96
m18424:
v_lshl_or_b32 v0, v32, exec_hi, v96
m18425:
v_lshl_or_b32 v0, v32, src_scc, v96
m18426:
v_lshl_or_b32 v0, v32, 0, v96
m18427:
v_lshl_or_b32 v0, v32, -16, v96
m18428:
v_lshl_or_b32 v0, v32, 64, v96
m18429:
v_lshl_or_b32 v0, v32, -4.0, v96
m18430:
v_lshl_or_b32 v0, v32, 0.15915494, v96
m18431:
v_lshl_or_b32 v0, v32, v64, s48
m18432:
v_lshl_or_b32 v0, v32, v64, vcc_lo
m18433:
v_lshl_or_b32 v0, v32, v64, m0
m18434:
v_lshl_or_b32 v0, v32, v64, exec_hi
m18435:
v_lshl_or_b32 v0, v32, v64, src_scc
m18436:
v_lshl_or_b32 v0, v32, v64, 0
m18437:
v_lshl_or_b32 v0, v32, v64, -16
m18438:
v_lshl_or_b32 v0, v32, v64, 64
m18439:
v_lshl_or_b32 v0, v32, v64, -4.0
m18440:
v_lshl_or_b32 v0, v32, v64, 0.15915494
m18441:
v_and_or_b32 v0, v32, v64, v96
m18442:
v_and_or_b32 v0, s16, v64, v96
m18443:
v_and_or_b32 v0, vcc_lo, v64, v96
m18444:
v_and_or_b32 v0, m0, v64, v96
m18445:
v_and_or_b32 v0, exec_hi, v64, v96
m18446:
v_and_or_b32 v0, src_scc, v64, v96
m18447:
v_and_or_b32 v0, 0, v64, v96
m18448:
v_and_or_b32 v0, -16, v64, v96
m18449:
v_and_or_b32 v0, 64, v64, v96
m18450:
v_and_or_b32 v0, -4.0, v64, v96
m18451:
v_and_or_b32 v0, 0.15915494, v64, v96
m18452:
v_and_or_b32 v0, v32, s32, v96
m18453:
v_and_or_b32 v0, v32, vcc_lo, v96
m18454:
v_and_or_b32 v0, v32, m0, v96
m18455:
v_and_or_b32 v0, v32, exec_hi, v96
m18456:
v_and_or_b32 v0, v32, src_scc, v96
m18457:
v_and_or_b32 v0, v32, 0, v96
m18458:
v_and_or_b32 v0, v32, -16, v96
m18459:
v_and_or_b32 v0, v32, 64, v96
m18460:
v_and_or_b32 v0, v32, -4.0, v96
m18461:
v_and_or_b32 v0, v32, 0.15915494, v96
m18462:
v_and_or_b32 v0, v32, v64, s48
m18463:
v_and_or_b32 v0, v32, v64, vcc_lo
m18464:
v_and_or_b32 v0, v32, v64, m0
m18465:
v_and_or_b32 v0, v32, v64, exec_hi
m18466:
v_and_or_b32 v0, v32, v64, src_scc
m18467:
v_and_or_b32 v0, v32, v64, 0
m18468:
v_and_or_b32 v0, v32, v64, -16
m18469:
v_and_or_b32 v0, v32, v64, 64
m18470:
v_and_or_b32 v0, v32, v64, -4.0
m18471:
v_and_or_b32 v0, v32, v64, 0.15915494
m18472:
v_or3_b32 v0, v32, v64, v96
m18473:
v_or3_b32 v0, s16, v64, v96
m18474:
v_or3_b32 v0, vcc_lo, v64, v96
m18475:
v_or3_b32 v0, m0, v64, v96
m18476:
v_or3_b32 v0, exec_hi, v64, v96
m18477:
v_or3_b32 v0, src_scc, v64, v96
m18478:
v_or3_b32 v0, 0, v64, v96
m18479:
v_or3_b32 v0, -16, v64, v96
m18480:
v_or3_b32 v0, 64, v64, v96
m18481:
v_or3_b32 v0, -4.0, v64, v96
m18482:
v_or3_b32 v0, 0.15915494, v64, v96
m18483:
v_or3_b32 v0, v32, s32, v96
m18484:
v_or3_b32 v0, v32, vcc_lo, v96
m18485:
v_or3_b32 v0, v32, m0, v96
m18486:
v_or3_b32 v0, v32, exec_hi, v96
m18487:
v_or3_b32 v0, v32, src_scc, v96
m18488:
v_or3_b32 v0, v32, 0, v96
m18489:
v_or3_b32 v0, v32, -16, v96
m18490:
v_or3_b32 v0, v32, 64, v96
m18491:
v_or3_b32 v0, v32, -4.0, v96
m18492:
v_or3_b32 v0, v32, 0.15915494, v96
m18493:
v_or3_b32 v0, v32, v64, s48
m18494:
v_or3_b32 v0, v32, v64, vcc_lo
m18495:
v_or3_b32 v0, v32, v64, m0
m18496:
v_or3_b32 v0, v32, v64, exec_hi
m18497:
v_or3_b32 v0, v32, v64, src_scc
m18498:
v_or3_b32 v0, v32, v64, 0
m18499:
v_or3_b32 v0, v32, v64, -16
m18500:
v_or3_b32 v0, v32, v64, 64
m18501:
v_or3_b32 v0, v32, v64, -4.0
m18502:
v_or3_b32 v0, v32, v64, 0.15915494
m18503:
v_xad_u32 v0, v32, v64, v96
m18504:
v_xad_u32 v0, s16, v64, v96
m18505:
v_xad_u32 v0, vcc_lo, v64, v96
m18506:
v_xad_u32 v0, m0, v64, v96
m18507:
v_xad_u32 v0, exec_hi, v64, v96
m18508:
v_xad_u32 v0, src_scc, v64, v96
m18509:
v_xad_u32 v0, 0, v64, v96
m18510:
v_xad_u32 v0, -16, v64, v96
m18511:
v_xad_u32 v0, 64, v64, v96
m18512:
v_xad_u32 v0, -4.0, v64, v96
m18513:
v_xad_u32 v0, 0.15915494, v64, v96
m18514:
v_xad_u32 v0, v32, s32, v96
m18515:
v_xad_u32 v0, v32, vcc_lo, v96
m18516:
v_xad_u32 v0, v32, m0, v96
m18517:
v_xad_u32 v0, v32, exec_hi, v96
m18518:
v_xad_u32 v0, v32, src_scc, v96
m18519:
v_xad_u32 v0, v32, 0, v96
m18520:
v_xad_u32 v0, v32, -16, v96
m18521:
v_xad_u32 v0, v32, 64, v96
m18522:
v_xad_u32 v0, v32, -4.0, v96
m18523:
v_xad_u32 v0, v32, 0.15915494, v96
m18524:
v_xad_u32 v0, v32, v64, s48
m18525:
v_xad_u32 v0, v32, v64, vcc_lo
m18526:
v_xad_u32 v0, v32, v64, m0
m18527:
v_xad_u32 v0, v32, v64, exec_hi
m18528:
v_xad_u32 v0, v32, v64, src_scc
m18529:
v_xad_u32 v0, v32, v64, 0
m18530:
v_xad_u32 v0, v32, v64, -16
m18531:
v_xad_u32 v0, v32, v64, 64
m18532:
v_xad_u32 v0, v32, v64, -4.0
m18533:
v_xad_u32 v0, v32, v64, 0.15915494
m18534:
v_lshl_add_u64 v[0:1], v[32:33], v64, v[96:97]
m18535:
v_lshl_add_u64 v[0:1], s[16:17], v64, v[96:97]
m18536:
v_lshl_add_u64 v[0:1], vcc, v64, v[96:97]
m18537:
v_lshl_add_u64 v[0:1], exec, v64, v[96:97]
m18538:
v_lshl_add_u64 v[0:1], 0, v64, v[96:97]
m18539:
v_lshl_add_u64 v[0:1], -16, v64, v[96:97]
m18540:
v_lshl_add_u64 v[0:1], 64, v64, v[96:97]
m18541:
v_lshl_add_u64 v[0:1], -4.0, v64, v[96:97]
m18542:
v_lshl_add_u64 v[0:1], v[32:33], s32, v[96:97]
m18543:
v_lshl_add_u64 v[0:1], v[32:33], vcc_lo, v[96:97]
m18544:
v_lshl_add_u64 v[0:1], v[32:33], m0, v[96:97]
m18545:
v_lshl_add_u64 v[0:1], v[32:33], exec_hi, v[96:97]
m18546:
v_lshl_add_u64 v[0:1], v[32:33], src_scc, v[96:97]
m18547:
v_lshl_add_u64 v[0:1], v[32:33], 0, v[96:97]
m18548:
v_lshl_add_u64 v[0:1], v[32:33], -16, v[96:97]
m18549:
v_lshl_add_u64 v[0:1], v[32:33], 64, v[96:97]
m18550:
v_lshl_add_u64 v[0:1], v[32:33], -4.0, v[96:97]
m18551:
v_lshl_add_u64 v[0:1], v[32:33], 0.15915494, v[96:97]
m18552:
v_lshl_add_u64 v[0:1], v[32:33], v64, s[48:49]
m18553:
v_lshl_add_u64 v[0:1], v[32:33], v64, vcc
m18554:
v_lshl_add_u64 v[0:1], v[32:33], v64, exec
m18555:
v_lshl_add_u64 v[0:1], v[32:33], v64, 0
m18556:
v_lshl_add_u64 v[0:1], v[32:33], v64, -16
m18557:
v_lshl_add_u64 v[0:1], v[32:33], v64, 64
m18558:
v_lshl_add_u64 v[0:1], v[32:33], v64, -4.0
m18559:
v_bitop3_b32 v0, v32, v64, v96 bitop3:255
m18560:
v_bitop3_b32 v0, s16, v64, v96
m18561:
v_bitop3_b32 v0, vcc_lo, v64, v96
m18562:
v_bitop3_b32 v0, m0, v64, v96
m18563:
v_bitop3_b32 v0, exec_hi, v64, v96
m18564:
v_bitop3_b32 v0, src_scc, v64, v96
m18565:
v_bitop3_b32 v0, 0, v64, v96
m18566:
v_bitop3_b32 v0, -16, v64, v96
m18567:
v_bitop3_b32 v0, 64, v64, v96
m18568:
v_bitop3_b32 v0, -4.0, v64, v96
m18569:
v_bitop3_b32 v0, 0.15915494, v64, v96
m18570:
v_bitop3_b32 v0, v32, s32, v96
m18571:
v_bitop3_b32 v0, v32, vcc_lo, v96
m18572:
v_bitop3_b32 v0, v32, m0, v96
m18573:
v_bitop3_b32 v0, v32, exec_hi, v96
m18574:
v_bitop3_b32 v0, v32, src_scc, v96
m18575:
v_bitop3_b32 v0, v32, 0, v96
m18576:
v_bitop3_b32 v0, v32, -16, v96
m18577:
v_bitop3_b32 v0, v32, 64, v96
m18578:
v_bitop3_b32 v0, v32, -4.0, v96
m18579:
v_bitop3_b32 v0, v32, 0.15915494, v96
m18580:
v_bitop3_b32 v0, v32, v64, s48
m18581:
v_bitop3_b32 v0, v32, v64, vcc_lo
m18582:
v_bitop3_b32 v0, v32, v64, m0
m18583:
v_bitop3_b32 v0, v32, v64, exec_hi
m18584:
v_bitop3_b32 v0, v32, v64, src_scc
m18585:
v_bitop3_b32 v0, v32, v64, 0
m18586:
v_bitop3_b32 v0, v32, v64, -16
m18587:
v_bitop3_b32 v0, v32, v64, 64
m18588:
v_bitop3_b32 v0, v32, v64, -4.0
m18589:
v_bitop3_b32 v0, v32, v64, 0.15915494
m18590:
v_bitop3_b32 v0, v32, v64, v96 bitop3:0
m18591:
v_bitop3_b16 v0, v32, v64, v96 bitop3:255
m18592:
v_bitop3_b16 v0, s16, v64, v96
m18593:
v_bitop3_b16 v0, vcc_lo, v64, v96
m18594:
v_bitop3_b16 v0, m0, v64, v96
m18595:
v_bitop3_b16 v0, exec_hi, v64, v96
m18596:
v_bitop3_b16 v0, src_scc, v64, v96
m18597:
v_bitop3_b16 v0, 0, v64, v96
m18598:
v_bitop3_b16 v0, -16, v64, v96
m18599:
v_bitop3_b16 v0, 64, v64, v96
m18600:
v_bitop3_b16 v0, -4.0, v64, v96
m18601:
v_bitop3_b16 v0, 0.15915494, v64, v96
m18602:
v_bitop3_b16 v0, v32, s32, v96
m18603:
v_bitop3_b16 v0, v32, vcc_lo, v96
m18604:
v_bitop3_b16 v0, v32, m0, v96
m18605:
v_bitop3_b16 v0, v32, exec_hi, v96
m18606:
v_bitop3_b16 v0, v32, src_scc, v96
m18607:
v_bitop3_b16 v0, v32, 0, v96
m18608:
v_bitop3_b16 v0, v32, -16, v96
m18609:
v_bitop3_b16 v0, v32, 64, v96
m18610:
v_bitop3_b16 v0, v32, -4.0, v96
m18611:
v_bitop3_b16 v0, v32, 0.15915494, v96
m18612:
v_bitop3_b16 v0, v32, v64, s48
m18613:
v_bitop3_b16 v0, v32, v64, vcc_lo
m18614:
v_bitop3_b16 v0, v32, v64, m0
m18615:
v_bitop3_b16 v0, v32, v64, exec_hi
m18616:
v_bitop3_b16 v0, v32, v64, src_scc
m18617:
v_bitop3_b16 v0, v32, v64, 0
m18618:
v_bitop3_b16 v0, v32, v64, -16
m18619:
v_bitop3_b16 v0, v32, v64, 64
m18620:
v_bitop3_b16 v0, v32, v64, -4.0
m18621:
v_bitop3_b16 v0, v32, v64, 0.15915494
m18622:
v_bitop3_b16 v0, v32, v64, v96 bitop3:0
m18623:
v_bfe_u32 v0, v32, v64, v96
m18624:
v_bfe_u32 v0, s16, v64, v96
m18625:
v_bfe_u32 v0, vcc_lo, v64, v96
m18626:
v_bfe_u32 v0, m0, v64, v96
m18627:
v_bfe_u32 v0, exec_hi, v64, v96
m18628:
v_bfe_u32 v0, src_scc, v64, v96
m18629:
v_bfe_u32 v0, 0, v64, v96
m18630:
v_bfe_u32 v0, -16, v64, v96
m18631:
v_bfe_u32 v0, 64, v64, v96
m18632:
v_bfe_u32 v0, -4.0, v64, v96
m18633:
v_bfe_u32 v0, 0.15915494, v64, v96
m18634:
v_bfe_u32 v0, v32, s32, v96
m18635:
v_bfe_u32 v0, v32, vcc_lo, v96
m18636:
v_bfe_u32 v0, v32, m0, v96
m18637:
v_bfe_u32 v0, v32, exec_hi, v96
m18638:
v_bfe_u32 v0, v32, src_scc, v96
m18639:
v_bfe_u32 v0, v32, 0, v96
m18640:
v_bfe_u32 v0, v32, -16, v96
m18641:
v_bfe_u32 v0, v32, 64, v96
m18642:
v_bfe_u32 v0, v32, -4.0, v96
m18643:
v_bfe_u32 v0, v32, 0.15915494, v96
m18644:
v_bfe_u32 v0, v32, v64, s48
m18645:
v_bfe_u32 v0, v32, v64, vcc_lo
m18646:
v_bfe_u32 v0, v32, v64, m0
m18647:
v_bfe_u32 v0, v32, v64, exec_hi
m18648:
v_bfe_u32 v0, v32, v64, src_scc
m18649:
v_bfe_u32 v0, v32, v64, 0
m18650:
v_bfe_u32 v0, v32, v64, -16
m18651:
v_bfe_u32 v0, v32, v64, 64
m18652:
v_bfe_u32 v0, v32, v64, -4.0
m18653:
v_bfe_u32 v0, v32, v64, 0.15915494
m18654:
v_bfe_i32 v0, v32, v64, v96
m18655:
v_bfe_i32 v0, s16, v64, v96
m18656:
v_bfe_i32 v0, vcc_lo, v64, v96
m18657:
v_bfe_i32 v0, m0, v64, v96
m18658:
v_bfe_i32 v0, exec_hi, v64, v96
m18659:
v_bfe_i32 v0, src_scc, v64, v96
m18660:
v_bfe_i32 v0, 0, v64, v96
m18661:
v_bfe_i32 v0, -16, v64, v96
m18662:
v_bfe_i32 v0, 64, v64, v96
m18663:
v_bfe_i32 v0, -4.0, v64, v96
m18664:
v_bfe_i32 v0, 0.15915494, v64, v96
m18665:
v_bfe_i32 v0, v32, s32, v96
m18666:
v_bfe_i32 v0, v32, vcc_lo, v96
m18667:
v_bfe_i32 v0, v32, m0, v96
m18668:
v_bfe_i32 v0, v32, exec_hi, v96
m18669:
v_bfe_i32 v0, v32, src_scc, v96
m18670:
v_bfe_i32 v0, v32, 0, v96
m18671:
v_bfe_i32 v0, v32, -16, v96
m18672:
v_bfe_i32 v0, v32, 64, v96
m18673:
v_bfe_i32 v0, v32, -4.0, v96
m18674:
v_bfe_i32 v0, v32, 0.15915494, v96
m18675:
v_bfe_i32 v0, v32, v64, s48
m18676:
v_bfe_i32 v0, v32, v64, vcc_lo
m18677:
v_bfe_i32 v0, v32, v64, m0
m18678:
v_bfe_i32 v0, v32, v64, exec_hi
m18679:
v_bfe_i32 v0, v32, v64, src_scc
m18680:
v_bfe_i32 v0, v32, v64, 0
m18681:
v_bfe_i32 v0, v32, v64, -16
m18682:
v_bfe_i32 v0, v32, v64, 64
m18683:
v_bfe_i32 v0, v32, v64, -4.0
m18684:
v_bfe_i32 v0, v32, v64, 0.15915494
m18685:
v_bfi_b32 v0, v32, v64, v96
m18686:
v_bfi_b32 v0, s16, v64, v96
m18687:
v_bfi_b32 v0, vcc_lo, v64, v96
m18688:
v_bfi_b32 v0, m0, v64, v96
m18689:
v_bfi_b32 v0, exec_hi, v64, v96
m18690:
v_bfi_b32 v0, src_scc, v64, v96
m18691:
v_bfi_b32 v0, 0, v64, v96
m18692:
v_bfi_b32 v0, -16, v64, v96
m18693:
v_bfi_b32 v0, 64, v64, v96
m18694:
v_bfi_b32 v0, -4.0, v64, v96
m18695:
v_bfi_b32 v0, 0.15915494, v64, v96
m18696:
v_bfi_b32 v0, v32, s32, v96
m18697:
v_bfi_b32 v0, v32, vcc_lo, v96
m18698:
v_bfi_b32 v0, v32, m0, v96
m18699:
v_bfi_b32 v0, v32, exec_hi, v96
m18700:
v_bfi_b32 v0, v32, src_scc, v96
m18701:
v_bfi_b32 v0, v32, 0, v96
m18702:
v_bfi_b32 v0, v32, -16, v96
m18703:
v_bfi_b32 v0, v32, 64, v96
m18704:
v_bfi_b32 v0, v32, -4.0, v96
m18705:
v_bfi_b32 v0, v32, 0.15915494, v96
m18706:
v_bfi_b32 v0, v32, v64, s48
m18707:
v_bfi_b32 v0, v32, v64, vcc_lo
m18708:
v_bfi_b32 v0, v32, v64, m0
m18709:
v_bfi_b32 v0, v32, v64, exec_hi
m18710:
v_bfi_b32 v0, v32, v64, src_scc
m18711:
v_bfi_b32 v0, v32, v64, 0
m18712:
v_bfi_b32 v0, v32, v64, -16
m18713:
v_bfi_b32 v0, v32, v64, 64
m18714:
v_bfi_b32 v0, v32, v64, -4.0
m18715:
v_bfi_b32 v0, v32, v64, 0.15915494
m18716:
v_bfm_b32 v0, v32, v64
m18717:
v_bfm_b32 v0, s16, v64
m18718:
v_bfm_b32 v0, vcc_lo, v64
m18719:
v_bfm_b32 v0, m0, v64
m18720:
v_bfm_b32 v0, exec_hi, v64
m18721:
v_bfm_b32 v0, src_scc, v64
m18722:
v_bfm_b32 v0, 0, v64
m18723:
v_bfm_b32 v0, -16, v64
m18724:
v_bfm_b32 v0, 64, v64
m18725:
v_bfm_b32 v0, -4.0, v64
m18726:
v_bfm_b32 v0, 0.15915494, v64
m18727:
v_bfm_b32 v0, v32, s32
m18728:
v_bfm_b32 v0, v32, vcc_lo
m18729:
v_bfm_b32 v0, v32, m0
m18730:
v_bfm_b32 v0, v32, exec_hi
m18731:
v_bfm_b32 v0, v32, src_scc
m18732:
v_bfm_b32 v0, v32, 0
m18733:
v_bfm_b32 v0, v32, -16
m18734:
v_bfm_b32 v0, v32, 64
m18735:
v_bfm_b32 v0, v32, -4.0
m18736:
v_bfm_b32 v0, v32, 0.15915494
m18737:
v_alignbit_b32 v0, v32, v64, v96
m18738:
v_alignbit_b32 v0, s16, v64, v96
m18739:
v_alignbit_b32 v0, vcc_lo, v64, v96
m18740:
v_alignbit_b32 v0, m0, v64, v96
m18741:
v_alignbit_b32 v0, exec_hi, v64, v96
m18742:
v_alignbit_b32 v0, src_scc, v64, v96
m18743:
v_alignbit_b32 v0, 0, v64, v96
m18744:
v_alignbit_b32 v0, -16, v64, v96
m18745:
v_alignbit_b32 v0, 64, v64, v96
m18746:
v_alignbit_b32 v0, -4.0, v64, v96
m18747:
v_alignbit_b32 v0, 0.15915494, v64, v96
m18748:
v_alignbit_b32 v0, v32, s32, v96
m18749:
v_alignbit_b32 v0, v32, vcc_lo, v96
m18750:
v_alignbit_b32 v0, v32, m0, v96
m18751:
v_alignbit_b32 v0, v32, exec_hi, v96
m18752:
v_alignbit_b32 v0, v32, src_scc, v96
m18753:
v_alignbit_b32 v0, v32, 0, v96
m18754:
v_alignbit_b32 v0, v32, -16, v96
m18755:
v_alignbit_b32 v0, v32, 64, v96
m18756:
v_alignbit_b32 v0, v32, -4.0, v96
m18757:
v_alignbit_b32 v0, v32, 0.15915494, v96
m18758:
v_alignbit_b32 v0, v32, v64, s48
m18759:
v_alignbit_b32 v0, v32, v64, vcc_lo
m18760:
v_alignbit_b32 v0, v32, v64, m0
m18761:
v_alignbit_b32 v0, v32, v64, exec_hi
m18762:
v_alignbit_b32 v0, v32, v64, src_scc
m18763:
v_alignbit_b32 v0, v32, v64, 0
m18764:
v_alignbit_b32 v0, v32, v64, -16
m18765:
v_alignbit_b32 v0, v32, v64, 64
m18766:
v_alignbit_b32 v0, v32, v64, -4.0
m18767:
v_alignbit_b32 v0, v32, v64, 0.15915494
m18768:
v_alignbyte_b32 v0, v32, v64, v96
m18769:
v_alignbyte_b32 v0, s16, v64, v96
m18770:
v_alignbyte_b32 v0, vcc_lo, v64, v96
m18771:
v_alignbyte_b32 v0, m0, v64, v96
m18772:
v_alignbyte_b32 v0, exec_hi, v64, v96
m18773:
v_alignbyte_b32 v0, src_scc, v64, v96
m18774:
v_alignbyte_b32 v0, 0, v64, v96
m18775:
v_alignbyte_b32 v0, -16, v64, v96
m18776:
v_alignbyte_b32 v0, 64, v64, v96
m18777:
v_alignbyte_b32 v0, -4.0, v64, v96
m18778:
v_alignbyte_b32 v0, 0.15915494, v64, v96
m18779:
v_alignbyte_b32 v0, v32, s32, v96
m18780:
v_alignbyte_b32 v0, v32, vcc_lo, v96
m18781:
v_alignbyte_b32 v0, v32, m0, v96
m18782:
v_alignbyte_b32 v0, v32, exec_hi, v96
m18783:
v_alignbyte_b32 v0, v32, src_scc, v96
m18784:
v_alignbyte_b32 v0, v32, 0, v96
m18785:
v_alignbyte_b32 v0, v32, -16, v96
m18786:
v_alignbyte_b32 v0, v32, 64, v96
m18787:
v_alignbyte_b32 v0, v32, -4.0, v96
m18788:
v_alignbyte_b32 v0, v32, 0.15915494, v96
m18789:
v_alignbyte_b32 v0, v32, v64, s48
m18790:
v_alignbyte_b32 v0, v32, v64, vcc_lo
m18791:
v_alignbyte_b32 v0, v32, v64, m0
m18792:
v_alignbyte_b32 v0, v32, v64, exec_hi
m18793:
v_alignbyte_b32 v0, v32, v64, src_scc
m18794:
v_alignbyte_b32 v0, v32, v64, 0
m18795:
v_alignbyte_b32 v0, v32, v64, -16
m18796:
v_alignbyte_b32 v0, v32, v64, 64
m18797:
v_alignbyte_b32 v0, v32, v64, -4.0
m18798:
v_alignbyte_b32 v0, v32, v64, 0.15915494
m18799:
v_perm_b32 v0, v32, v64, v96
m18800:
v_perm_b32 v0, s16, v64, v96
m18801:
v_perm_b32 v0, vcc_lo, v64, v96
m18802:
v_perm_b32 v0, m0, v64, v96
m18803:
v_perm_b32 v0, exec_hi, v64, v96
m18804:
v_perm_b32 v0, src_scc, v64, v96
m18805:
v_perm_b32 v0, 0, v64, v96
m18806:
v_perm_b32 v0, -16, v64, v96
m18807:
v_perm_b32 v0, 64, v64, v96
m18808:
v_perm_b32 v0, -4.0, v64, v96
m18809:
v_perm_b32 v0, 0.15915494, v64, v96
m18810:
v_perm_b32 v0, v32, s32, v96
m18811:
v_perm_b32 v0, v32, vcc_lo, v96
m18812:
v_perm_b32 v0, v32, m0, v96
m18813:
v_perm_b32 v0, v32, exec_hi, v96
m18814:
v_perm_b32 v0, v32, src_scc, v96
m18815:
v_perm_b32 v0, v32, 0, v96
m18816:
v_perm_b32 v0, v32, -16, v96
m18817:
v_perm_b32 v0, v32, 64, v96
m18818:
v_perm_b32 v0, v32, -4.0, v96
m18819:
v_perm_b32 v0, v32, 0.15915494, v96
m18820:
v_perm_b32 v0, v32, v64, s48
m18821:
v_perm_b32 v0, v32, v64, vcc_lo
m18822:
v_perm_b32 v0, v32, v64, m0
m18823:
v_perm_b32 v0, v32, v64, exec_hi
m18824:
v_perm_b32 v0, v32, v64, src_scc
m18825:
v_perm_b32 v0, v32, v64, 0
m18826:
v_perm_b32 v0, v32, v64, -16
m18827:
v_perm_b32 v0, v32, v64, 64
m18828:
v_perm_b32 v0, v32, v64, -4.0
m18829:
v_perm_b32 v0, v32, v64, 0.15915494
m18830:
v_bcnt_u32_b32 v0, v32, v64
m18831:
v_bcnt_u32_b32 v0, s16, v64
m18832:
v_bcnt_u32_b32 v0, vcc_lo, v64
m18833:
v_bcnt_u32_b32 v0, m0, v64
m18834:
v_bcnt_u32_b32 v0, exec_hi, v64
m18835:
v_bcnt_u32_b32 v0, src_scc, v64
m18836:
v_bcnt_u32_b32 v0, 0, v64
m18837:
v_bcnt_u32_b32 v0, -16, v64
m18838:
v_bcnt_u32_b32 v0, 64, v64
m18839:
v_bcnt_u32_b32 v0, -4.0, v64
m18840:
v_bcnt_u32_b32 v0, 0.15915494, v64
m18841:
v_bcnt_u32_b32 v0, v32, s32
m18842:
v_bcnt_u32_b32 v0, v32, vcc_lo
m18843:
v_bcnt_u32_b32 v0, v32, m0
m18844:
v_bcnt_u32_b32 v0, v32, exec_hi
m18845:
v_bcnt_u32_b32 v0, v32, src_scc
m18846:
v_bcnt_u32_b32 v0, v32, 0
m18847:
v_bcnt_u32_b32 v0, v32, -16
m18848:
v_bcnt_u32_b32 v0, v32, 64
m18849:
v_bcnt_u32_b32 v0, v32, -4.0
m18850:
v_bcnt_u32_b32 v0, v32, 0.15915494
m18851:
v_mbcnt_lo_u32_b32 v0, v32, v64
m18852:
v_mbcnt_lo_u32_b32 v0, s16, v64
m18853:
v_mbcnt_lo_u32_b32 v0, vcc_lo, v64
m18854:
v_mbcnt_lo_u32_b32 v0, m0, v64
m18855:
v_mbcnt_lo_u32_b32 v0, exec_hi, v64
m18856:
v_mbcnt_lo_u32_b32 v0, src_scc, v64
m18857:
v_mbcnt_lo_u32_b32 v0, 0, v64
m18858:
v_mbcnt_lo_u32_b32 v0, -16, v64
m18859:
v_mbcnt_lo_u32_b32 v0, 64, v64
m18860:
v_mbcnt_lo_u32_b32 v0, -4.0, v64
m18861:
v_mbcnt_lo_u32_b32 v0, 0.15915494, v64
m18862:
v_mbcnt_lo_u32_b32 v0, v32, s32
m18863:
v_mbcnt_lo_u32_b32 v0, v32, vcc_lo
m18864:
v_mbcnt_lo_u32_b32 v0, v32, m0
m18865:
v_mbcnt_lo_u32_b32 v0, v32, exec_hi
m18866:
v_mbcnt_lo_u32_b32 v0, v32, src_scc
m18867:
v_mbcnt_lo_u32_b32 v0, v32, 0
m18868:
v_mbcnt_lo_u32_b32 v0, v32, -16
m18869:
v_mbcnt_lo_u32_b32 v0, v32, 64
m18870:
v_mbcnt_lo_u32_b32 v0, v32, -4.0
m18871:
v_mbcnt_lo_u32_b32 v0, v32, 0.15915494
m18872:
v_mbcnt_hi_u32_b32 v0, v32, v64
m18873:
v_mbcnt_hi_u32_b32 v0, s16, v64
m18874:
v_mbcnt_hi_u32_b32 v0, vcc_lo, v64
m18875:
v_mbcnt_hi_u32_b32 v0, m0, v64
m18876:
v_mbcnt_hi_u32_b32 v0, exec_hi, v64
m18877:
v_mbcnt_hi_u32_b32 v0, src_scc, v64
m18878:
v_mbcnt_hi_u32_b32 v0, 0, v64
m18879:
v_mbcnt_hi_u32_b32 v0, -16, v64
m18880:
v_mbcnt_hi_u32_b32 v0, 64, v64
m18881:
v_mbcnt_hi_u32_b32 v0, -4.0, v64
m18882:
v_mbcnt_hi_u32_b32 v0, 0.15915494, v64
m18883:
v_mbcnt_hi_u32_b32 v0, v32, s32
m18884:
v_mbcnt_hi_u32_b32 v0, v32, vcc_lo
m18885:
v_mbcnt_hi_u32_b32 v0, v32, m0
m18886:
v_mbcnt_hi_u32_b32 v0, v32, exec_hi
m18887:
v_mbcnt_hi_u32_b32 v0, v32, src_scc
m18888:
v_mbcnt_hi_u32_b32 v0, v32, 0
m18889:
v_mbcnt_hi_u32_b32 v0, v32, -16
m18890:
v_mbcnt_hi_u32_b32 v0, v32, 64
m18891:
v_mbcnt_hi_u32_b32 v0, v32, -4.0
m18892:
v_mbcnt_hi_u32_b32 v0, v32, 0.15915494
m18893:
v_prng_b32 v0, v32
m18894:
v_prng_b32 v0, s16
m18895:
v_prng_b32 v0, vcc_lo
m18896:
v_prng_b32 v0, m0
m18897:
v_prng_b32 v0, exec_hi
m18898:
v_prng_b32 v0, src_scc
m18899:
v_prng_b32 v0, 0
m18900:
v_prng_b32 v0, -16
m18901:
v_prng_b32 v0, 64
m18902:
v_prng_b32 v0, -4.0
m18903:
v_prng_b32 v0, 0.15915494
m18904:
v_prng_b32_e32 v0, v32
m18905:
v_prng_b32_e32 v0, 0x12345678
m18906:
v_prng_b32_e64 v0, v32
m18907:
v_prng_b32_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m18908:
v_prng_b32_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m18909:
v_min_u32 v0, v32, v64
m18910:
v_min_u32 v0, s16, v64
m18911:
v_min_u32 v0, vcc_lo, v64
m18912:
v_min_u32 v0, m0, v64
m18913:
v_min_u32 v0, exec_hi, v64
m18914:
v_min_u32 v0, src_scc, v64
m18915:
v_min_u32 v0, 0, v64
m18916:
v_min_u32 v0, -16, v64
m18917:
v_min_u32 v0, 64, v64
m18918:
v_min_u32 v0, -4.0, v64
m18919:
v_min_u32 v0, 0.15915494, v64
m18920:
v_min_u32 v0, v32, s32
m18921:
v_min_u32 v0, v32, vcc_lo
m18922:
v_min_u32 v0, v32, m0
m18923:
v_min_u32 v0, v32, exec_hi
m18924:
v_min_u32 v0, v32, src_scc
m18925:
v_min_u32 v0, v32, 0
m18926:
v_min_u32 v0, v32, -16
m18927:
v_min_u32 v0, v32, 64
m18928:
v_min_u32 v0, v32, -4.0
m18929:
v_min_u32 v0, v32, 0.15915494
m18930:
v_min_u32_e32 v0, v32, v64
m18931:
v_min_u32_e32 v0, 0x12345678, v64
m18932:
v_min_u32_e64 v0, v32, v64
m18933:
v_min_u32_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m18934:
v_min_u32_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m18935:
v_max_u32 v0, v32, v64
m18936:
v_max_u32 v0, s16, v64
m18937:
v_max_u32 v0, vcc_lo, v64
m18938:
v_max_u32 v0, m0, v64
m18939:
v_max_u32 v0, exec_hi, v64
m18940:
v_max_u32 v0, src_scc, v64
m18941:
v_max_u32 v0, 0, v64
m18942:
v_max_u32 v0, -16, v64
m18943:
v_max_u32 v0, 64, v64
m18944:
v_max_u32 v0, -4.0, v64
m18945:
v_max_u32 v0, 0.15915494, v64
m18946:
v_max_u32 v0, v32, s32
m18947:
v_max_u32 v0, v32, vcc_lo
m18948:
v_max_u32 v0, v32, m0
m18949:
v_max_u32 v0, v32, exec_hi
m18950:
v_max_u32 v0, v32, src_scc
m18951:
v_max_u32 v0, v32, 0
m18952:
v_max_u32 v0, v32, -16
m18953:
v_max_u32 v0, v32, 64
m18954:
v_max_u32 v0, v32, -4.0
m18955:
v_max_u32 v0, v32, 0.15915494
m18956:
v_max_u32_e32 v0, v32, v64
m18957:
v_max_u32_e32 v0, 0x12345678, v64
m18958:
v_max_u32_e64 v0, v32, v64
m18959:
v_max_u32_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m18960:
v_max_u32_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m18961:
v_min_i32 v0, v32, v64
m18962:
v_min_i32 v0, s16, v64
m18963:
v_min_i32 v0, vcc_lo, v64
m18964:
v_min_i32 v0, m0, v64
m18965:
v_min_i32 v0, exec_hi, v64
m18966:
v_min_i32 v0, src_scc, v64
m18967:
v_min_i32 v0, 0, v64
m18968:
v_min_i32 v0, -16, v64
m18969:
v_min_i32 v0, 64, v64
m18970:
v_min_i32 v0, -4.0, v64
m18971:
v_min_i32 v0, 0.15915494, v64
m18972:
v_min_i32 v0, v32, s32
m18973:
v_min_i32 v0, v32, vcc_lo
m18974:
v_min_i32 v0, v32, m0
m18975:
v_min_i32 v0, v32, exec_hi
m18976:
v_min_i32 v0, v32, src_scc
m18977:
v_min_i32 v0, v32, 0
m18978:
v_min_i32 v0, v32, -16
m18979:
v_min_i32 v0, v32, 64
m18980:
v_min_i32 v0, v32, -4.0
m18981:
v_min_i32 v0, v32, 0.15915494
m18982:
v_min_i32_e32 v0, v32, v64
m18983:
v_min_i32_e32 v0, 0x12345678, v64
m18984:
v_min_i32_e64 v0, v32, v64
m18985:
v_min_i32_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m18986:
v_min_i32_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m18987:
v_max_i32 v0, v32, v64
m18988:
v_max_i32 v0, s16, v64
m18989:
v_max_i32 v0, vcc_lo, v64
m18990:
v_max_i32 v0, m0, v64
m18991:
v_max_i32 v0, exec_hi, v64
m18992:
v_max_i32 v0, src_scc, v64
m18993:
v_max_i32 v0, 0, v64
m18994:
v_max_i32 v0, -16, v64
m18995:
v_max_i32 v0, 64, v64
m18996:
v_max_i32 v0, -4.0, v64
m18997:
v_max_i32 v0, 0.15915494, v64
m18998:
v_max_i32 v0, v32, s32
m18999:
v_max_i32 v0, v32, vcc_lo
m19000:
v_max_i32 v0, v32, m0
m19001:
v_max_i32 v0, v32, exec_hi
m19002:
v_max_i32 v0, v32, src_scc
m19003:
v_max_i32 v0, v32, 0
m19004:
v_max_i32 v0, v32, -16
m19005:
v_max_i32 v0, v32, 64
m19006:
v_max_i32 v0, v32, -4.0
m19007:
v_max_i32 v0, v32, 0.15915494
m19008:
v_max_i32_e32 v0, v32, v64
m19009:
v_max_i32_e32 v0, 0x12345678, v64
m19010:
v_max_i32_e64 v0, v32, v64
m19011:
v_max_i32_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m19012:
v_max_i32_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m19013:
v_min3_u32 v0, v32, v64, v96
m19014:
v_min3_u32 v0, s16, v64, v96
m19015:
v_min3_u32 v0, vcc_lo, v64, v96
m19016:
v_min3_u32 v0, m0, v64, v96
m19017:
v_min3_u32 v0, exec_hi, v64, v96
m19018:
v_min3_u32 v0, src_scc, v64, v96
m19019:
v_min3_u32 v0, 0, v64, v96
m19020:
v_min3_u32 v0, -16, v64, v96
m19021:
v_min3_u32 v0, 64, v64, v96
m19022:
v_min3_u32 v0, -4.0, v64, v96
m19023:
v_min3_u32 v0, 0.15915494, v64, v96
m19024:
v_min3_u32 v0, v32, s32, v96
m19025:
v_min3_u32 v0, v32, vcc_lo, v96
m19026:
v_min3_u32 v0, v32, m0, v96
m19027:
v_min3_u32 v0, v32, exec_hi, v96
m19028:
v_min3_u32 v0, v32, src_scc, v96
m19029:
v_min3_u32 v0, v32, 0, v96
m19030:
v_min3_u32 v0, v32, -16, v96
m19031:
v_min3_u32 v0, v32, 64, v96
m19032:
v_min3_u32 v0, v32, -4.0, v96
m19033:
v_min3_u32 v0, v32, 0.15915494, v96
m19034:
v_min3_u32 v0, v32, v64, s48
m19035:
v_min3_u32 v0, v32, v64, vcc_lo
m19036:
v_min3_u32 v0, v32, v64, m0
m19037:
v_min3_u32 v0, v32, v64, exec_hi
m19038:
v_min3_u32 v0, v32, v64, src_scc
m19039:
v_min3_u32 v0, v32, v64, 0
m19040:
v_min3_u32 v0, v32, v64, -16
m19041:
v_min3_u32 v0, v32, v64, 64
m19042:
v_min3_u32 v0, v32, v64, -4.0
m19043:
v_min3_u32 v0, v32, v64, 0.15915494
m19044:
v_max3_u32 v0, v32, v64, v96
m19045:
v_max3_u32 v0, s16, v64, v96
m19046:
v_max3_u32 v0, vcc_lo, v64, v96
m19047:
v_max3_u32 v0, m0, v64, v96
m19048:
v_max3_u32 v0, exec_hi, v64, v96
m19049:
v_max3_u32 v0, src_scc, v64, v96
m19050:
v_max3_u32 v0, 0, v64, v96
m19051:
v_max3_u32 v0, -16, v64, v96
m19052:
v_max3_u32 v0, 64, v64, v96
m19053:
v_max3_u32 v0, -4.0, v64, v96
m19054:
v_max3_u32 v0, 0.15915494, v64, v96
m19055:
v_max3_u32 v0, v32, s32, v96
m19056:
v_max3_u32 v0, v32, vcc_lo, v96
m19057:
v_max3_u32 v0, v32, m0, v96
m19058:
v_max3_u32 v0, v32, exec_hi, v96
m19059:
v_max3_u32 v0, v32, src_scc, v96
m19060:
v_max3_u32 v0, v32, 0, v96
m19061:
v_max3_u32 v0, v32, -16, v96
m19062:
v_max3_u32 v0, v32, 64, v96
m19063:
v_max3_u32 v0, v32, -4.0, v96
m19064:
v_max3_u32 v0, v32, 0.15915494, v96
m19065:
v_max3_u32 v0, v32, v64, s48
m19066:
v_max3_u32 v0, v32, v64, vcc_lo
m19067:
v_max3_u32 v0, v32, v64, m0
m19068:
v_max3_u32 v0, v32, v64, exec_hi
m19069:
v_max3_u32 v0, v32, v64, src_scc
m19070:
v_max3_u32 v0, v32, v64, 0
m19071:
v_max3_u32 v0, v32, v64, -16
m19072:
v_max3_u32 v0, v32, v64, 64
m19073:
v_max3_u32 v0, v32, v64, -4.0
m19074:
v_max3_u32 v0, v32, v64, 0.15915494
m19075:
v_med3_u32 v0, v32, v64, v96
m19076:
v_med3_u32 v0, s16, v64, v96
m19077:
v_med3_u32 v0, vcc_lo, v64, v96
m19078:
v_med3_u32 v0, m0, v64, v96
m19079:
v_med3_u32 v0, exec_hi, v64, v96
m19080:
v_med3_u32 v0, src_scc, v64, v96
m19081:
v_med3_u32 v0, 0, v64, v96
m19082:
v_med3_u32 v0, -16, v64, v96
m19083:
v_med3_u32 v0, 64, v64, v96
m19084:
v_med3_u32 v0, -4.0, v64, v96
m19085:
v_med3_u32 v0, 0.15915494, v64, v96
m19086:
v_med3_u32 v0, v32, s32, v96
m19087:
v_med3_u32 v0, v32, vcc_lo, v96
m19088:
v_med3_u32 v0, v32, m0, v96
m19089:
v_med3_u32 v0, v32, exec_hi, v96
m19090:
v_med3_u32 v0, v32, src_scc, v96
m19091:
v_med3_u32 v0, v32, 0, v96
m19092:
v_med3_u32 v0, v32, -16, v96
m19093:
v_med3_u32 v0, v32, 64, v96
m19094:
v_med3_u32 v0, v32, -4.0, v96
m19095:
v_med3_u32 v0, v32, 0.15915494, v96
m19096:
v_med3_u32 v0, v32, v64, s48
m19097:
v_med3_u32 v0, v32, v64, vcc_lo
m19098:
v_med3_u32 v0, v32, v64, m0
m19099:
v_med3_u32 v0, v32, v64, exec_hi
m19100:
v_med3_u32 v0, v32, v64, src_scc
m19101:
v_med3_u32 v0, v32, v64, 0
m19102:
v_med3_u32 v0, v32, v64, -16
m19103:
v_med3_u32 v0, v32, v64, 64
m19104:
v_med3_u32 v0, v32, v64, -4.0
m19105:
v_med3_u32 v0, v32, v64, 0.15915494
m19106:
v_min3_i32 v0, v32, v64, v96
m19107:
v_min3_i32 v0, s16, v64, v96
m19108:
v_min3_i32 v0, vcc_lo, v64, v96
m19109:
v_min3_i32 v0, m0, v64, v96
m19110:
v_min3_i32 v0, exec_hi, v64, v96
m19111:
v_min3_i32 v0, src_scc, v64, v96
m19112:
v_min3_i32 v0, 0, v64, v96
m19113:
v_min3_i32 v0, -16, v64, v96
m19114:
v_min3_i32 v0, 64, v64, v96
m19115:
v_min3_i32 v0, -4.0, v64, v96
m19116:
v_min3_i32 v0, 0.15915494, v64, v96
m19117:
v_min3_i32 v0, v32, s32, v96
m19118:
v_min3_i32 v0, v32, vcc_lo, v96
m19119:
v_min3_i32 v0, v32, m0, v96
m19120:
v_min3_i32 v0, v32, exec_hi, v96
m19121:
v_min3_i32 v0, v32, src_scc, v96
m19122:
v_min3_i32 v0, v32, 0, v96
m19123:
v_min3_i32 v0, v32, -16, v96
m19124:
v_min3_i32 v0, v32, 64, v96
m19125:
v_min3_i32 v0, v32, -4.0, v96
m19126:
v_min3_i32 v0, v32, 0.15915494, v96
m19127:
v_min3_i32 v0, v32, v64, s48
m19128:
v_min3_i32 v0, v32, v64, vcc_lo
m19129:
v_min3_i32 v0, v32, v64, m0
m19130:
v_min3_i32 v0, v32, v64, exec_hi
m19131:
v_min3_i32 v0, v32, v64, src_scc
m19132:
v_min3_i32 v0, v32, v64, 0
m19133:
v_min3_i32 v0, v32, v64, -16
m19134:
v_min3_i32 v0, v32, v64, 64
m19135:
v_min3_i32 v0, v32, v64, -4.0
m19136:
v_min3_i32 v0, v32, v64, 0.15915494
m19137:
v_max3_i32 v0, v32, v64, v96
m19138:
v_max3_i32 v0, s16, v64, v96
m19139:
v_max3_i32 v0, vcc_lo, v64, v96
m19140:
v_max3_i32 v0, m0, v64, v96
m19141:
v_max3_i32 v0, exec_hi, v64, v96
m19142:
v_max3_i32 v0, src_scc, v64, v96
m19143:
v_max3_i32 v0, 0, v64, v96
m19144:
v_max3_i32 v0, -16, v64, v96
m19145:
v_max3_i32 v0, 64, v64, v96
m19146:
v_max3_i32 v0, -4.0, v64, v96
m19147:
v_max3_i32 v0, 0.15915494, v64, v96
m19148:
v_max3_i32 v0, v32, s32, v96
m19149:
v_max3_i32 v0, v32, vcc_lo, v96
m19150:
v_max3_i32 v0, v32, m0, v96
m19151:
v_max3_i32 v0, v32, exec_hi, v96
m19152:
v_max3_i32 v0, v32, src_scc, v96
m19153:
v_max3_i32 v0, v32, 0, v96
m19154:
v_max3_i32 v0, v32, -16, v96
m19155:
v_max3_i32 v0, v32, 64, v96
m19156:
v_max3_i32 v0, v32, -4.0, v96
m19157:
v_max3_i32 v0, v32, 0.15915494, v96
m19158:
v_max3_i32 v0, v32, v64, s48
m19159:
v_max3_i32 v0, v32, v64, vcc_lo
m19160:
v_max3_i32 v0, v32, v64, m0
m19161:
v_max3_i32 v0, v32, v64, exec_hi
m19162:
v_max3_i32 v0, v32, v64, src_scc
m19163:
v_max3_i32 v0, v32, v64, 0
m19164:
v_max3_i32 v0, v32, v64, -16
m19165:
v_max3_i32 v0, v32, v64, 64
m19166:
v_max3_i32 v0, v32, v64, -4.0
m19167:
v_max3_i32 v0, v32, v64, 0.15915494
m19168:
v_med3_i32 v0, v32, v64, v96
m19169:
v_med3_i32 v0, s16, v64, v96
m19170:
v_med3_i32 v0, vcc_lo, v64, v96
m19171:
v_med3_i32 v0, m0, v64, v96
m19172:
v_med3_i32 v0, exec_hi, v64, v96
m19173:
v_med3_i32 v0, src_scc, v64, v96
m19174:
v_med3_i32 v0, 0, v64, v96
m19175:
v_med3_i32 v0, -16, v64, v96
m19176:
v_med3_i32 v0, 64, v64, v96
m19177:
v_med3_i32 v0, -4.0, v64, v96
m19178:
v_med3_i32 v0, 0.15915494, v64, v96
m19179:
v_med3_i32 v0, v32, s32, v96
m19180:
v_med3_i32 v0, v32, vcc_lo, v96
m19181:
v_med3_i32 v0, v32, m0, v96
m19182:
v_med3_i32 v0, v32, exec_hi, v96
m19183:
v_med3_i32 v0, v32, src_scc, v96
m19184:
v_med3_i32 v0, v32, 0, v96
m19185:
v_med3_i32 v0, v32, -16, v96
m19186:
v_med3_i32 v0, v32, 64, v96
m19187:
v_med3_i32 v0, v32, -4.0, v96
m19188:
v_med3_i32 v0, v32, 0.15915494, v96
m19189:
v_med3_i32 v0, v32, v64, s48
m19190:
v_med3_i32 v0, v32, v64, vcc_lo
m19191:
v_med3_i32 v0, v32, v64, m0
m19192:
v_med3_i32 v0, v32, v64, exec_hi
m19193:
v_med3_i32 v0, v32, v64, src_scc
m19194:
v_med3_i32 v0, v32, v64, 0
m19195:
v_med3_i32 v0, v32, v64, -16
m19196:
v_med3_i32 v0, v32, v64, 64
m19197:
v_med3_i32 v0, v32, v64, -4.0
m19198:
v_med3_i32 v0, v32, v64, 0.15915494
m19199:
v_min3_i16 v0, v32, v64, v96
m19200:
v_min3_i16 v0, s16, v64, v96
m19201:
v_min3_i16 v0, vcc_lo, v64, v96
m19202:
v_min3_i16 v0, m0, v64, v96
m19203:
v_min3_i16 v0, exec_hi, v64, v96
m19204:
v_min3_i16 v0, src_scc, v64, v96
m19205:
v_min3_i16 v0, 0, v64, v96
m19206:
v_min3_i16 v0, -16, v64, v96
m19207:
v_min3_i16 v0, 64, v64, v96
m19208:
v_min3_i16 v0, -4.0, v64, v96
m19209:
v_min3_i16 v0, 0.15915494, v64, v96
m19210:
v_min3_i16 v0, v32, s32, v96
m19211:
v_min3_i16 v0, v32, vcc_lo, v96
m19212:
v_min3_i16 v0, v32, m0, v96
m19213:
v_min3_i16 v0, v32, exec_hi, v96
m19214:
v_min3_i16 v0, v32, src_scc, v96
m19215:
v_min3_i16 v0, v32, 0, v96
m19216:
v_min3_i16 v0, v32, -16, v96
m19217:
v_min3_i16 v0, v32, 64, v96
m19218:
v_min3_i16 v0, v32, -4.0, v96
m19219:
v_min3_i16 v0, v32, 0.15915494, v96
m19220:
v_min3_i16 v0, v32, v64, s48
m19221:
v_min3_i16 v0, v32, v64, vcc_lo
m19222:
v_min3_i16 v0, v32, v64, m0
m19223:
v_min3_i16 v0, v32, v64, exec_hi
m19224:
v_min3_i16 v0, v32, v64, src_scc
m19225:
v_min3_i16 v0, v32, v64, 0
m19226:
v_min3_i16 v0, v32, v64, -16
m19227:
v_min3_i16 v0, v32, v64, 64
m19228:
v_min3_i16 v0, v32, v64, -4.0
m19229:
v_min3_i16 v0, v32, v64, 0.15915494
m19230:
v_max3_i16 v0, v32, v64, v96
m19231:
v_max3_i16 v0, s16, v64, v96
m19232:
v_max3_i16 v0, vcc_lo, v64, v96
m19233:
v_max3_i16 v0, m0, v64, v96
m19234:
v_max3_i16 v0, exec_hi, v64, v96
m19235:
v_max3_i16 v0, src_scc, v64, v96
m19236:
v_max3_i16 v0, 0, v64, v96
m19237:
v_max3_i16 v0, -16, v64, v96
m19238:
v_max3_i16 v0, 64, v64, v96
m19239:
v_max3_i16 v0, -4.0, v64, v96
m19240:
v_max3_i16 v0, 0.15915494, v64, v96
m19241:
v_max3_i16 v0, v32, s32, v96
m19242:
v_max3_i16 v0, v32, vcc_lo, v96
m19243:
v_max3_i16 v0, v32, m0, v96
m19244:
v_max3_i16 v0, v32, exec_hi, v96
m19245:
v_max3_i16 v0, v32, src_scc, v96
m19246:
v_max3_i16 v0, v32, 0, v96
m19247:
v_max3_i16 v0, v32, -16, v96
m19248:
v_max3_i16 v0, v32, 64, v96
m19249:
v_max3_i16 v0, v32, -4.0, v96
m19250:
v_max3_i16 v0, v32, 0.15915494, v96
m19251:
v_max3_i16 v0, v32, v64, s48
m19252:
v_max3_i16 v0, v32, v64, vcc_lo
m19253:
v_max3_i16 v0, v32, v64, m0
m19254:
v_max3_i16 v0, v32, v64, exec_hi
m19255:
v_max3_i16 v0, v32, v64, src_scc
m19256:
v_max3_i16 v0, v32, v64, 0
m19257:
v_max3_i16 v0, v32, v64, -16
m19258:
v_max3_i16 v0, v32, v64, 64
m19259:
v_max3_i16 v0, v32, v64, -4.0
m19260:
v_max3_i16 v0, v32, v64, 0.15915494
m19261:
v_med3_i16 v0, v32, v64, v96
m19262:
v_med3_i16 v0, s16, v64, v96
m19263:
v_med3_i16 v0, vcc_lo, v64, v96
m19264:
v_med3_i16 v0, m0, v64, v96
m19265:
v_med3_i16 v0, exec_hi, v64, v96
m19266:
v_med3_i16 v0, src_scc, v64, v96
m19267:
v_med3_i16 v0, 0, v64, v96
m19268:
v_med3_i16 v0, -16, v64, v96
m19269:
v_med3_i16 v0, 64, v64, v96
m19270:
v_med3_i16 v0, -4.0, v64, v96
m19271:
v_med3_i16 v0, 0.15915494, v64, v96
m19272:
v_med3_i16 v0, v32, s32, v96
m19273:
v_med3_i16 v0, v32, vcc_lo, v96
m19274:
v_med3_i16 v0, v32, m0, v96
m19275:
v_med3_i16 v0, v32, exec_hi, v96
m19276:
v_med3_i16 v0, v32, src_scc, v96
m19277:
v_med3_i16 v0, v32, 0, v96
m19278:
v_med3_i16 v0, v32, -16, v96
m19279:
v_med3_i16 v0, v32, 64, v96
m19280:
v_med3_i16 v0, v32, -4.0, v96
m19281:
v_med3_i16 v0, v32, 0.15915494, v96
m19282:
v_med3_i16 v0, v32, v64, s48
m19283:
v_med3_i16 v0, v32, v64, vcc_lo
m19284:
v_med3_i16 v0, v32, v64, m0
m19285:
v_med3_i16 v0, v32, v64, exec_hi
m19286:
v_med3_i16 v0, v32, v64, src_scc
m19287:
v_med3_i16 v0, v32, v64, 0
m19288:
v_med3_i16 v0, v32, v64, -16
m19289:
v_med3_i16 v0, v32, v64, 64
m19290:
v_med3_i16 v0, v32, v64, -4.0
m19291:
v_med3_i16 v0, v32, v64, 0.15915494
m19292:
v_min3_u16 v0, v32, v64, v96
m19293:
v_min3_u16 v0, s16, v64, v96
m19294:
v_min3_u16 v0, vcc_lo, v64, v96
m19295:
v_min3_u16 v0, m0, v64, v96
m19296:
v_min3_u16 v0, exec_hi, v64, v96
m19297:
v_min3_u16 v0, src_scc, v64, v96
m19298:
v_min3_u16 v0, 0, v64, v96
m19299:
v_min3_u16 v0, -16, v64, v96
m19300:
v_min3_u16 v0, 64, v64, v96
m19301:
v_min3_u16 v0, -4.0, v64, v96
m19302:
v_min3_u16 v0, 0.15915494, v64, v96
m19303:
v_min3_u16 v0, v32, s32, v96
m19304:
v_min3_u16 v0, v32, vcc_lo, v96
m19305:
v_min3_u16 v0, v32, m0, v96
m19306:
v_min3_u16 v0, v32, exec_hi, v96
m19307:
v_min3_u16 v0, v32, src_scc, v96
m19308:
v_min3_u16 v0, v32, 0, v96
m19309:
v_min3_u16 v0, v32, -16, v96
m19310:
v_min3_u16 v0, v32, 64, v96
m19311:
v_min3_u16 v0, v32, -4.0, v96
m19312:
v_min3_u16 v0, v32, 0.15915494, v96
m19313:
v_min3_u16 v0, v32, v64, s48
m19314:
v_min3_u16 v0, v32, v64, vcc_lo
m19315:
v_min3_u16 v0, v32, v64, m0
m19316:
v_min3_u16 v0, v32, v64, exec_hi
m19317:
v_min3_u16 v0, v32, v64, src_scc
m19318:
v_min3_u16 v0, v32, v64, 0
m19319:
v_min3_u16 v0, v32, v64, -16
m19320:
v_min3_u16 v0, v32, v64, 64
m19321:
v_min3_u16 v0, v32, v64, -4.0
m19322:
v_min3_u16 v0, v32, v64, 0.15915494
m19323:
v_max3_u16 v0, v32, v64, v96
m19324:
v_max3_u16 v0, s16, v64, v96
m19325:
v_max3_u16 v0, vcc_lo, v64, v96
m19326:
v_max3_u16 v0, m0, v64, v96
m19327:
v_max3_u16 v0, exec_hi, v64, v96
m19328:
v_max3_u16 v0, src_scc, v64, v96
m19329:
v_max3_u16 v0, 0, v64, v96
m19330:
v_max3_u16 v0, -16, v64, v96
m19331:
v_max3_u16 v0, 64, v64, v96
m19332:
v_max3_u16 v0, -4.0, v64, v96
m19333:
v_max3_u16 v0, 0.15915494, v64, v96
m19334:
v_max3_u16 v0, v32, s32, v96
m19335:
v_max3_u16 v0, v32, vcc_lo, v96
m19336:
v_max3_u16 v0, v32, m0, v96
m19337:
v_max3_u16 v0, v32, exec_hi, v96
m19338:
v_max3_u16 v0, v32, src_scc, v96
m19339:
v_max3_u16 v0, v32, 0, v96
m19340:
v_max3_u16 v0, v32, -16, v96
m19341:
v_max3_u16 v0, v32, 64, v96
m19342:
v_max3_u16 v0, v32, -4.0, v96
m19343:
v_max3_u16 v0, v32, 0.15915494, v96
m19344:
v_max3_u16 v0, v32, v64, s48
m19345:
v_max3_u16 v0, v32, v64, vcc_lo
m19346:
v_max3_u16 v0, v32, v64, m0
m19347:
v_max3_u16 v0, v32, v64, exec_hi
m19348:
v_max3_u16 v0, v32, v64, src_scc
m19349:
v_max3_u16 v0, v32, v64, 0
m19350:
v_max3_u16 v0, v32, v64, -16
m19351:
v_max3_u16 v0, v32, v64, 64
m19352:
v_max3_u16 v0, v32, v64, -4.0
m19353:
v_max3_u16 v0, v32, v64, 0.15915494
m19354:
v_med3_u16 v0, v32, v64, v96
m19355:
v_med3_u16 v0, s16, v64, v96
m19356:
v_med3_u16 v0, vcc_lo, v64, v96
m19357:
v_med3_u16 v0, m0, v64, v96
m19358:
v_med3_u16 v0, exec_hi, v64, v96
m19359:
v_med3_u16 v0, src_scc, v64, v96
m19360:
v_med3_u16 v0, 0, v64, v96
m19361:
v_med3_u16 v0, -16, v64, v96
m19362:
v_med3_u16 v0, 64, v64, v96
m19363:
v_med3_u16 v0, -4.0, v64, v96
m19364:
v_med3_u16 v0, 0.15915494, v64, v96
m19365:
v_med3_u16 v0, v32, s32, v96
m19366:
v_med3_u16 v0, v32, vcc_lo, v96
m19367:
v_med3_u16 v0, v32, m0, v96
m19368:
v_med3_u16 v0, v32, exec_hi, v96
m19369:
v_med3_u16 v0, v32, src_scc, v96
m19370:
v_med3_u16 v0, v32, 0, v96
m19371:
v_med3_u16 v0, v32, -16, v96
m19372:
v_med3_u16 v0, v32, 64, v96
m19373:
v_med3_u16 v0, v32, -4.0, v96
m19374:
v_med3_u16 v0, v32, 0.15915494, v96
m19375:
v_med3_u16 v0, v32, v64, s48
m19376:
v_med3_u16 v0, v32, v64, vcc_lo
m19377:
v_med3_u16 v0, v32, v64, m0
m19378:
v_med3_u16 v0, v32, v64, exec_hi
m19379:
v_med3_u16 v0, v32, v64, src_scc
m19380:
v_med3_u16 v0, v32, v64, 0
m19381:
v_med3_u16 v0, v32, v64, -16
m19382:
v_med3_u16 v0, v32, v64, 64
m19383:
v_med3_u16 v0, v32, v64, -4.0
m19384:
v_med3_u16 v0, v32, v64, 0.15915494
m19385:
v_min3_f16 v0, v32, v64, v96
m19386:
v_min3_f16 v0, s16, v64, v96
m19387:
v_min3_f16 v0, vcc_lo, v64, v96
m19388:
v_min3_f16 v0, m0, v64, v96
m19389:
v_min3_f16 v0, exec_hi, v64, v96
m19390:
v_min3_f16 v0, src_scc, v64, v96
m19391:
v_min3_f16 v0, 0, v64, v96
m19392:
v_min3_f16 v0, -16, v64, v96
m19393:
v_min3_f16 v0, 64, v64, v96
m19394:
v_min3_f16 v0, -4.0, v64, v96
m19395:
v_min3_f16 v0, 0.15915494, v64, v96
m19396:
v_min3_f16 v0, v32, s32, v96
m19397:
v_min3_f16 v0, v32, vcc_lo, v96
m19398:
v_min3_f16 v0, v32, m0, v96
m19399:
v_min3_f16 v0, v32, exec_hi, v96
m19400:
v_min3_f16 v0, v32, src_scc, v96
m19401:
v_min3_f16 v0, v32, 0, v96
m19402:
v_min3_f16 v0, v32, -16, v96
m19403:
v_min3_f16 v0, v32, 64, v96
m19404:
v_min3_f16 v0, v32, -4.0, v96
m19405:
v_min3_f16 v0, v32, 0.15915494, v96
m19406:
v_min3_f16 v0, v32, v64, s48
m19407:
v_min3_f16 v0, v32, v64, vcc_lo
m19408:
v_min3_f16 v0, v32, v64, m0
m19409:
v_min3_f16 v0, v32, v64, exec_hi
m19410:
v_min3_f16 v0, v32, v64, src_scc
m19411:
v_min3_f16 v0, v32, v64, 0
m19412:
v_min3_f16 v0, v32, v64, -16
m19413:
v_min3_f16 v0, v32, v64, 64
m19414:
v_min3_f16 v0, v32, v64, -4.0
m19415:
v_min3_f16 v0, v32, v64, 0.15915494
m19416:
v_min3_f16 v0, -|v32|, v64, v96
m19417:
v_min3_f16 v0, v32, -|v64|, v96
m19418:
v_min3_f16 v0, v32, v64, -|v96|
m19419:
v_min3_f16 v0, v32, v64, v96 clamp
m19420:
v_min3_f16 v0, v32, v64, v96 mul:4
m19421:
v_min3_f16 v0, v32, v64, v96 clamp div:2
m19422:
v_max3_f16 v0, v32, v64, v96
m19423:
v_max3_f16 v0, s16, v64, v96
m19424:
v_max3_f16 v0, vcc_lo, v64, v96
m19425:
v_max3_f16 v0, m0, v64, v96
m19426:
v_max3_f16 v0, exec_hi, v64, v96
m19427:
v_max3_f16 v0, src_scc, v64, v96
m19428:
v_max3_f16 v0, 0, v64, v96
m19429:
v_max3_f16 v0, -16, v64, v96
m19430:
v_max3_f16 v0, 64, v64, v96
m19431:
v_max3_f16 v0, -4.0, v64, v96
m19432:
v_max3_f16 v0, 0.15915494, v64, v96
m19433:
v_max3_f16 v0, v32, s32, v96
m19434:
v_max3_f16 v0, v32, vcc_lo, v96
m19435:
v_max3_f16 v0, v32, m0, v96
m19436:
v_max3_f16 v0, v32, exec_hi, v96
m19437:
v_max3_f16 v0, v32, src_scc, v96
m19438:
v_max3_f16 v0, v32, 0, v96
m19439:
v_max3_f16 v0, v32, -16, v96
m19440:
v_max3_f16 v0, v32, 64, v96
m19441:
v_max3_f16 v0, v32, -4.0, v96
m19442:
v_max3_f16 v0, v32, 0.15915494, v96
m19443:
v_max3_f16 v0, v32, v64, s48
m19444:
v_max3_f16 v0, v32, v64, vcc_lo
m19445:
v_max3_f16 v0, v32, v64, m0
m19446:
v_max3_f16 v0, v32, v64, exec_hi
m19447:
v_max3_f16 v0, v32, v64, src_scc
m19448:
v_max3_f16 v0, v32, v64, 0
m19449:
v_max3_f16 v0, v32, v64, -16
m19450:
v_max3_f16 v0, v32, v64, 64
m19451:
v_max3_f16 v0, v32, v64, -4.0
m19452:
v_max3_f16 v0, v32, v64, 0.15915494
m19453:
v_max3_f16 v0, -|v32|, v64, v96
m19454:
v_max3_f16 v0, v32, -|v64|, v96
m19455:
v_max3_f16 v0, v32, v64, -|v96|
m19456:
v_max3_f16 v0, v32, v64, v96 clamp
m19457:
v_max3_f16 v0, v32, v64, v96 mul:4
m19458:
v_max3_f16 v0, v32, v64, v96 clamp div:2
m19459:
v_med3_f16 v0, v32, v64, v96
m19460:
v_med3_f16 v0, s16, v64, v96
m19461:
v_med3_f16 v0, vcc_lo, v64, v96
m19462:
v_med3_f16 v0, m0, v64, v96
m19463:
v_med3_f16 v0, exec_hi, v64, v96
m19464:
v_med3_f16 v0, src_scc, v64, v96
m19465:
v_med3_f16 v0, 0, v64, v96
m19466:
v_med3_f16 v0, -16, v64, v96
m19467:
v_med3_f16 v0, 64, v64, v96
m19468:
v_med3_f16 v0, -4.0, v64, v96
m19469:
v_med3_f16 v0, 0.15915494, v64, v96
m19470:
v_med3_f16 v0, v32, s32, v96
m19471:
v_med3_f16 v0, v32, vcc_lo, v96
m19472:
v_med3_f16 v0, v32, m0, v96
m19473:
v_med3_f16 v0, v32, exec_hi, v96
m19474:
v_med3_f16 v0, v32, src_scc, v96
m19475:
v_med3_f16 v0, v32, 0, v96
m19476:
v_med3_f16 v0, v32, -16, v96
m19477:
v_med3_f16 v0, v32, 64, v96
m19478:
v_med3_f16 v0, v32, -4.0, v96
m19479:
v_med3_f16 v0, v32, 0.15915494, v96
m19480:
v_med3_f16 v0, v32, v64, s48
m19481:
v_med3_f16 v0, v32, v64, vcc_lo
m19482:
v_med3_f16 v0, v32, v64, m0
m19483:
v_med3_f16 v0, v32, v64, exec_hi
m19484:
v_med3_f16 v0, v32, v64, src_scc
m19485:
v_med3_f16 v0, v32, v64, 0
m19486:
v_med3_f16 v0, v32, v64, -16
m19487:
v_med3_f16 v0, v32, v64, 64
m19488:
v_med3_f16 v0, v32, v64, -4.0
m19489:
v_med3_f16 v0, v32, v64, 0.15915494
m19490:
v_med3_f16 v0, -|v32|, v64, v96
m19491:
v_med3_f16 v0, v32, -|v64|, v96
m19492:
v_med3_f16 v0, v32, v64, -|v96|
m19493:
v_med3_f16 v0, v32, v64, v96 clamp
m19494:
v_med3_f16 v0, v32, v64, v96 mul:4
m19495:
v_med3_f16 v0, v32, v64, v96 clamp div:2
m19496:
v_min_u16 v0, v32, v64
m19497:
v_min_u16 v0, s16, v64
m19498:
v_min_u16 v0, vcc_lo, v64
m19499:
v_min_u16 v0, m0, v64
m19500:
v_min_u16 v0, exec_hi, v64
m19501:
v_min_u16 v0, src_scc, v64
m19502:
v_min_u16 v0, 0, v64
m19503:
v_min_u16 v0, -16, v64
m19504:
v_min_u16 v0, 64, v64
m19505:
v_min_u16 v0, -4.0, v64
m19506:
v_min_u16 v0, 0.15915494, v64
m19507:
v_min_u16 v0, v32, s32
m19508:
v_min_u16 v0, v32, vcc_lo
m19509:
v_min_u16 v0, v32, m0
m19510:
v_min_u16 v0, v32, exec_hi
m19511:
v_min_u16 v0, v32, src_scc
m19512:
v_min_u16 v0, v32, 0
m19513:
v_min_u16 v0, v32, -16
m19514:
v_min_u16 v0, v32, 64
m19515:
v_min_u16 v0, v32, -4.0
m19516:
v_min_u16 v0, v32, 0.15915494
m19517:
v_min_u16_e32 v0, v32, v64
m19518:
v_min_u16_e32 v0, 0x1234, v64
m19519:
v_min_u16_e64 v0, v32, v64
m19520:
v_min_u16_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m19521:
v_min_u16_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m19522:
v_max_u16 v0, v32, v64
m19523:
v_max_u16 v0, s16, v64
m19524:
v_max_u16 v0, vcc_lo, v64
m19525:
v_max_u16 v0, m0, v64
m19526:
v_max_u16 v0, exec_hi, v64
m19527:
v_max_u16 v0, src_scc, v64
m19528:
v_max_u16 v0, 0, v64
m19529:
v_max_u16 v0, -16, v64
m19530:
v_max_u16 v0, 64, v64
m19531:
v_max_u16 v0, -4.0, v64
m19532:
v_max_u16 v0, 0.15915494, v64
m19533:
v_max_u16 v0, v32, s32
m19534:
v_max_u16 v0, v32, vcc_lo
m19535:
v_max_u16 v0, v32, m0
m19536:
v_max_u16 v0, v32, exec_hi
m19537:
v_max_u16 v0, v32, src_scc
m19538:
v_max_u16 v0, v32, 0
m19539:
v_max_u16 v0, v32, -16
m19540:
v_max_u16 v0, v32, 64
m19541:
v_max_u16 v0, v32, -4.0
m19542:
v_max_u16 v0, v32, 0.15915494
m19543:
v_max_u16_e32 v0, v32, v64
m19544:
v_max_u16_e32 v0, 0x1234, v64
m19545:
v_max_u16_e64 v0, v32, v64
m19546:
v_max_u16_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m19547:
v_max_u16_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m19548:
v_min_i16 v0, v32, v64
m19549:
v_min_i16 v0, s16, v64
m19550:
v_min_i16 v0, vcc_lo, v64
m19551:
v_min_i16 v0, m0, v64
m19552:
v_min_i16 v0, exec_hi, v64
m19553:
v_min_i16 v0, src_scc, v64
m19554:
v_min_i16 v0, 0, v64
m19555:
v_min_i16 v0, -16, v64
m19556:
v_min_i16 v0, 64, v64
m19557:
v_min_i16 v0, -4.0, v64
m19558:
v_min_i16 v0, 0.15915494, v64
m19559:
v_min_i16 v0, v32, s32
m19560:
v_min_i16 v0, v32, vcc_lo
m19561:
v_min_i16 v0, v32, m0
m19562:
v_min_i16 v0, v32, exec_hi
m19563:
v_min_i16 v0, v32, src_scc
m19564:
v_min_i16 v0, v32, 0
m19565:
v_min_i16 v0, v32, -16
m19566:
v_min_i16 v0, v32, 64
m19567:
v_min_i16 v0, v32, -4.0
m19568:
v_min_i16 v0, v32, 0.15915494
m19569:
v_min_i16_e32 v0, v32, v64
m19570:
v_min_i16_e32 v0, 0x1234, v64
m19571:
v_min_i16_e64 v0, v32, v64
m19572:
v_min_i16_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m19573:
v_min_i16_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m19574:
v_max_i16 v0, v32, v64
m19575:
v_max_i16 v0, s16, v64
m19576:
v_max_i16 v0, vcc_lo, v64
m19577:
v_max_i16 v0, m0, v64
m19578:
v_max_i16 v0, exec_hi, v64
m19579:
v_max_i16 v0, src_scc, v64
m19580:
v_max_i16 v0, 0, v64
m19581:
v_max_i16 v0, -16, v64
m19582:
v_max_i16 v0, 64, v64
m19583:
v_max_i16 v0, -4.0, v64
m19584:
v_max_i16 v0, 0.15915494, v64
m19585:
v_max_i16 v0, v32, s32
m19586:
v_max_i16 v0, v32, vcc_lo
m19587:
v_max_i16 v0, v32, m0
m19588:
v_max_i16 v0, v32, exec_hi
m19589:
v_max_i16 v0, v32, src_scc
m19590:
v_max_i16 v0, v32, 0
m19591:
v_max_i16 v0, v32, -16
m19592:
v_max_i16 v0, v32, 64
m19593:
v_max_i16 v0, v32, -4.0
m19594:
v_max_i16 v0, v32, 0.15915494
m19595:
v_max_i16_e32 v0, v32, v64
m19596:
v_max_i16_e32 v0, 0x1234, v64
m19597:
v_max_i16_e64 v0, v32, v64
m19598:
v_max_i16_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m19599:
v_max_i16_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m19600:
v_mad_u16 v0, v32, v64, v96
m19601:
v_mad_u16 v0, s16, v64, v96
m19602:
v_mad_u16 v0, vcc_lo, v64, v96
m19603:
v_mad_u16 v0, m0, v64, v96
m19604:
v_mad_u16 v0, exec_hi, v64, v96
m19605:
v_mad_u16 v0, src_scc, v64, v96
m19606:
v_mad_u16 v0, 0, v64, v96
m19607:
v_mad_u16 v0, -16, v64, v96
m19608:
v_mad_u16 v0, 64, v64, v96
m19609:
v_mad_u16 v0, -4.0, v64, v96
m19610:
v_mad_u16 v0, 0.15915494, v64, v96
m19611:
v_mad_u16 v0, v32, s32, v96
m19612:
v_mad_u16 v0, v32, vcc_lo, v96
m19613:
v_mad_u16 v0, v32, m0, v96
m19614:
v_mad_u16 v0, v32, exec_hi, v96
m19615:
v_mad_u16 v0, v32, src_scc, v96
m19616:
v_mad_u16 v0, v32, 0, v96
m19617:
v_mad_u16 v0, v32, -16, v96
m19618:
v_mad_u16 v0, v32, 64, v96
m19619:
v_mad_u16 v0, v32, -4.0, v96
m19620:
v_mad_u16 v0, v32, 0.15915494, v96
m19621:
v_mad_u16 v0, v32, v64, s48
m19622:
v_mad_u16 v0, v32, v64, vcc_lo
m19623:
v_mad_u16 v0, v32, v64, m0
m19624:
v_mad_u16 v0, v32, v64, exec_hi
m19625:
v_mad_u16 v0, v32, v64, src_scc
m19626:
v_mad_u16 v0, v32, v64, 0
m19627:
v_mad_u16 v0, v32, v64, -16
m19628:
v_mad_u16 v0, v32, v64, 64
m19629:
v_mad_u16 v0, v32, v64, -4.0
m19630:
v_mad_u16 v0, v32, v64, 0.15915494
m19631:
v_mad_legacy_u16 v0, v32, v64, v96
m19632:
v_mad_legacy_u16 v0, s16, v64, v96
m19633:
v_mad_legacy_u16 v0, vcc_lo, v64, v96
m19634:
v_mad_legacy_u16 v0, m0, v64, v96
m19635:
v_mad_legacy_u16 v0, exec_hi, v64, v96
m19636:
v_mad_legacy_u16 v0, src_scc, v64, v96
m19637:
v_mad_legacy_u16 v0, 0, v64, v96
m19638:
v_mad_legacy_u16 v0, -16, v64, v96
m19639:
v_mad_legacy_u16 v0, 64, v64, v96
m19640:
v_mad_legacy_u16 v0, -4.0, v64, v96
m19641:
v_mad_legacy_u16 v0, 0.15915494, v64, v96
m19642:
v_mad_legacy_u16 v0, v32, s32, v96
m19643:
v_mad_legacy_u16 v0, v32, vcc_lo, v96
m19644:
v_mad_legacy_u16 v0, v32, m0, v96
m19645:
v_mad_legacy_u16 v0, v32, exec_hi, v96
m19646:
v_mad_legacy_u16 v0, v32, src_scc, v96
m19647:
v_mad_legacy_u16 v0, v32, 0, v96
m19648:
v_mad_legacy_u16 v0, v32, -16, v96
m19649:
v_mad_legacy_u16 v0, v32, 64, v96
m19650:
v_mad_legacy_u16 v0, v32, -4.0, v96
m19651:
v_mad_legacy_u16 v0, v32, 0.15915494, v96
m19652:
v_mad_legacy_u16 v0, v32, v64, s48
m19653:
v_mad_legacy_u16 v0, v32, v64, vcc_lo
m19654:
v_mad_legacy_u16 v0, v32, v64, m0
m19655:
v_mad_legacy_u16 v0, v32, v64, exec_hi
m19656:
v_mad_legacy_u16 v0, v32, v64, src_scc
m19657:
v_mad_legacy_u16 v0, v32, v64, 0
m19658:
v_mad_legacy_u16 v0, v32, v64, -16
m19659:
v_mad_legacy_u16 v0, v32, v64, 64
m19660:
v_mad_legacy_u16 v0, v32, v64, -4.0
m19661:
v_mad_legacy_u16 v0, v32, v64, 0.15915494
m19662:
v_mad_i16 v0, v32, v64, v96
m19663:
v_mad_i16 v0, s16, v64, v96
m19664:
v_mad_i16 v0, vcc_lo, v64, v96
m19665:
v_mad_i16 v0, m0, v64, v96
m19666:
v_mad_i16 v0, exec_hi, v64, v96
m19667:
v_mad_i16 v0, src_scc, v64, v96
m19668:
v_mad_i16 v0, 0, v64, v96
m19669:
v_mad_i16 v0, -16, v64, v96
m19670:
v_mad_i16 v0, 64, v64, v96
m19671:
v_mad_i16 v0, -4.0, v64, v96
m19672:
v_mad_i16 v0, 0.15915494, v64, v96
m19673:
v_mad_i16 v0, v32, s32, v96
m19674:
v_mad_i16 v0, v32, vcc_lo, v96
m19675:
v_mad_i16 v0, v32, m0, v96
m19676:
v_mad_i16 v0, v32, exec_hi, v96
m19677:
v_mad_i16 v0, v32, src_scc, v96
m19678:
v_mad_i16 v0, v32, 0, v96
m19679:
v_mad_i16 v0, v32, -16, v96
m19680:
v_mad_i16 v0, v32, 64, v96
m19681:
v_mad_i16 v0, v32, -4.0, v96
m19682:
v_mad_i16 v0, v32, 0.15915494, v96
m19683:
v_mad_i16 v0, v32, v64, s48
m19684:
v_mad_i16 v0, v32, v64, vcc_lo
m19685:
v_mad_i16 v0, v32, v64, m0
m19686:
v_mad_i16 v0, v32, v64, exec_hi
m19687:
v_mad_i16 v0, v32, v64, src_scc
m19688:
v_mad_i16 v0, v32, v64, 0
m19689:
v_mad_i16 v0, v32, v64, -16
m19690:
v_mad_i16 v0, v32, v64, 64
m19691:
v_mad_i16 v0, v32, v64, -4.0
m19692:
v_mad_i16 v0, v32, v64, 0.15915494
m19693:
v_mad_legacy_i16 v0, v32, v64, v96
m19694:
v_mad_legacy_i16 v0, s16, v64, v96
m19695:
v_mad_legacy_i16 v0, vcc_lo, v64, v96
m19696:
v_mad_legacy_i16 v0, m0, v64, v96
m19697:
v_mad_legacy_i16 v0, exec_hi, v64, v96
m19698:
v_mad_legacy_i16 v0, src_scc, v64, v96
m19699:
v_mad_legacy_i16 v0, 0, v64, v96
m19700:
v_mad_legacy_i16 v0, -16, v64, v96
m19701:
v_mad_legacy_i16 v0, 64, v64, v96
m19702:
v_mad_legacy_i16 v0, -4.0, v64, v96
m19703:
v_mad_legacy_i16 v0, 0.15915494, v64, v96
m19704:
v_mad_legacy_i16 v0, v32, s32, v96
m19705:
v_mad_legacy_i16 v0, v32, vcc_lo, v96
m19706:
v_mad_legacy_i16 v0, v32, m0, v96
m19707:
v_mad_legacy_i16 v0, v32, exec_hi, v96
m19708:
v_mad_legacy_i16 v0, v32, src_scc, v96
m19709:
v_mad_legacy_i16 v0, v32, 0, v96
m19710:
v_mad_legacy_i16 v0, v32, -16, v96
m19711:
v_mad_legacy_i16 v0, v32, 64, v96
m19712:
v_mad_legacy_i16 v0, v32, -4.0, v96
m19713:
v_mad_legacy_i16 v0, v32, 0.15915494, v96
m19714:
v_mad_legacy_i16 v0, v32, v64, s48
m19715:
v_mad_legacy_i16 v0, v32, v64, vcc_lo
m19716:
v_mad_legacy_i16 v0, v32, v64, m0
m19717:
v_mad_legacy_i16 v0, v32, v64, exec_hi
m19718:
v_mad_legacy_i16 v0, v32, v64, src_scc
m19719:
v_mad_legacy_i16 v0, v32, v64, 0
m19720:
v_mad_legacy_i16 v0, v32, v64, -16
m19721:
v_mad_legacy_i16 v0, v32, v64, 64
m19722:
v_mad_legacy_i16 v0, v32, v64, -4.0
m19723:
v_mad_legacy_i16 v0, v32, v64, 0.15915494
m19724:
v_mad_f16 v0, v32, v64, v96
m19725:
v_mad_f16 v0, s16, v64, v96
m19726:
v_mad_f16 v0, vcc_lo, v64, v96
m19727:
v_mad_f16 v0, m0, v64, v96
m19728:
v_mad_f16 v0, exec_hi, v64, v96
m19729:
v_mad_f16 v0, src_scc, v64, v96
m19730:
v_mad_f16 v0, 0, v64, v96
m19731:
v_mad_f16 v0, -16, v64, v96
m19732:
v_mad_f16 v0, 64, v64, v96
m19733:
v_mad_f16 v0, -4.0, v64, v96
m19734:
v_mad_f16 v0, 0.15915494, v64, v96
m19735:
v_mad_f16 v0, v32, s32, v96
m19736:
v_mad_f16 v0, v32, vcc_lo, v96
m19737:
v_mad_f16 v0, v32, m0, v96
m19738:
v_mad_f16 v0, v32, exec_hi, v96
m19739:
v_mad_f16 v0, v32, src_scc, v96
m19740:
v_mad_f16 v0, v32, 0, v96
m19741:
v_mad_f16 v0, v32, -16, v96
m19742:
v_mad_f16 v0, v32, 64, v96
m19743:
v_mad_f16 v0, v32, -4.0, v96
m19744:
v_mad_f16 v0, v32, 0.15915494, v96
m19745:
v_mad_f16 v0, v32, v64, s48
m19746:
v_mad_f16 v0, v32, v64, vcc_lo
m19747:
v_mad_f16 v0, v32, v64, m0
m19748:
v_mad_f16 v0, v32, v64, exec_hi
m19749:
v_mad_f16 v0, v32, v64, src_scc
m19750:
v_mad_f16 v0, v32, v64, 0
m19751:
v_mad_f16 v0, v32, v64, -16
m19752:
v_mad_f16 v0, v32, v64, 64
m19753:
v_mad_f16 v0, v32, v64, -4.0
m19754:
v_mad_f16 v0, v32, v64, 0.15915494
m19755:
v_mad_f16 v0, -|v32|, v64, v96
m19756:
v_mad_f16 v0, v32, -|v64|, v96
m19757:
v_mad_f16 v0, v32, v64, -|v96|
m19758:
v_mad_f16 v0, v32, v64, v96 clamp
m19759:
v_mad_f16 v0, v32, v64, v96 mul:4
m19760:
v_mad_f16 v0, v32, v64, v96 clamp div:2
m19761:
v_mad_legacy_f16 v0, v32, v64, v96
m19762:
v_mad_legacy_f16 v0, s16, v64, v96
m19763:
v_mad_legacy_f16 v0, vcc_lo, v64, v96
m19764:
v_mad_legacy_f16 v0, m0, v64, v96
m19765:
v_mad_legacy_f16 v0, exec_hi, v64, v96
m19766:
v_mad_legacy_f16 v0, src_scc, v64, v96
m19767:
v_mad_legacy_f16 v0, 0, v64, v96
m19768:
v_mad_legacy_f16 v0, -16, v64, v96
m19769:
v_mad_legacy_f16 v0, 64, v64, v96
m19770:
v_mad_legacy_f16 v0, -4.0, v64, v96
m19771:
v_mad_legacy_f16 v0, 0.15915494, v64, v96
m19772:
v_mad_legacy_f16 v0, v32, s32, v96
m19773:
v_mad_legacy_f16 v0, v32, vcc_lo, v96
m19774:
v_mad_legacy_f16 v0, v32, m0, v96
m19775:
v_mad_legacy_f16 v0, v32, exec_hi, v96
m19776:
v_mad_legacy_f16 v0, v32, src_scc, v96
m19777:
v_mad_legacy_f16 v0, v32, 0, v96
m19778:
v_mad_legacy_f16 v0, v32, -16, v96
m19779:
v_mad_legacy_f16 v0, v32, 64, v96
m19780:
v_mad_legacy_f16 v0, v32, -4.0, v96
m19781:
v_mad_legacy_f16 v0, v32, 0.15915494, v96
m19782:
v_mad_legacy_f16 v0, v32, v64, s48
m19783:
v_mad_legacy_f16 v0, v32, v64, vcc_lo
m19784:
v_mad_legacy_f16 v0, v32, v64, m0
m19785:
v_mad_legacy_f16 v0, v32, v64, exec_hi
m19786:
v_mad_legacy_f16 v0, v32, v64, src_scc
m19787:
v_mad_legacy_f16 v0, v32, v64, 0
m19788:
v_mad_legacy_f16 v0, v32, v64, -16
m19789:
v_mad_legacy_f16 v0, v32, v64, 64
m19790:
v_mad_legacy_f16 v0, v32, v64, -4.0
m19791:
v_mad_legacy_f16 v0, v32, v64, 0.15915494
m19792:
v_mad_legacy_f16 v0, -|v32|, v64, v96
m19793:
v_mad_legacy_f16 v0, v32, -|v64|, v96
m19794:
v_mad_legacy_f16 v0, v32, v64, -|v96|
m19795:
v_mad_legacy_f16 v0, v32, v64, v96 clamp
m19796:
v_mad_legacy_f16 v0, v32, v64, v96 mul:4
m19797:
v_mad_legacy_f16 v0, v32, v64, v96 clamp div:2
m19798:
v_fma_f16 v0, v32, v64, v96
m19799:
v_fma_f16 v0, s16, v64, v96
m19800:
v_fma_f16 v0, vcc_lo, v64, v96
m19801:
v_fma_f16 v0, m0, v64, v96
m19802:
v_fma_f16 v0, exec_hi, v64, v96
m19803:
v_fma_f16 v0, src_scc, v64, v96
m19804:
v_fma_f16 v0, 0, v64, v96
m19805:
v_fma_f16 v0, -16, v64, v96
m19806:
v_fma_f16 v0, 64, v64, v96
m19807:
v_fma_f16 v0, -4.0, v64, v96
m19808:
v_fma_f16 v0, 0.15915494, v64, v96
m19809:
v_fma_f16 v0, v32, s32, v96
m19810:
v_fma_f16 v0, v32, vcc_lo, v96
m19811:
v_fma_f16 v0, v32, m0, v96
m19812:
v_fma_f16 v0, v32, exec_hi, v96
m19813:
v_fma_f16 v0, v32, src_scc, v96
m19814:
v_fma_f16 v0, v32, 0, v96
m19815:
v_fma_f16 v0, v32, -16, v96
m19816:
v_fma_f16 v0, v32, 64, v96
m19817:
v_fma_f16 v0, v32, -4.0, v96
m19818:
v_fma_f16 v0, v32, 0.15915494, v96
m19819:
v_fma_f16 v0, v32, v64, s48
m19820:
v_fma_f16 v0, v32, v64, vcc_lo
m19821:
v_fma_f16 v0, v32, v64, m0
m19822:
v_fma_f16 v0, v32, v64, exec_hi
m19823:
v_fma_f16 v0, v32, v64, src_scc
m19824:
v_fma_f16 v0, v32, v64, 0
m19825:
v_fma_f16 v0, v32, v64, -16
m19826:
v_fma_f16 v0, v32, v64, 64
m19827:
v_fma_f16 v0, v32, v64, -4.0
m19828:
v_fma_f16 v0, v32, v64, 0.15915494
m19829:
v_fma_f16 v0, -|v32|, v64, v96
m19830:
v_fma_f16 v0, v32, -|v64|, v96
m19831:
v_fma_f16 v0, v32, v64, -|v96|
m19832:
v_fma_f16 v0, v32, v64, v96 clamp
m19833:
v_fma_f16 v0, v32, v64, v96 mul:4
m19834:
v_fma_f16 v0, v32, v64, v96 clamp div:2
m19835:
v_fma_legacy_f16 v0, v32, v64, v96
m19836:
v_fma_legacy_f16 v0, s16, v64, v96
m19837:
v_fma_legacy_f16 v0, vcc_lo, v64, v96
m19838:
v_fma_legacy_f16 v0, m0, v64, v96
m19839:
v_fma_legacy_f16 v0, exec_hi, v64, v96
m19840:
v_fma_legacy_f16 v0, src_scc, v64, v96
m19841:
v_fma_legacy_f16 v0, 0, v64, v96
m19842:
v_fma_legacy_f16 v0, -16, v64, v96
m19843:
v_fma_legacy_f16 v0, 64, v64, v96
m19844:
v_fma_legacy_f16 v0, -4.0, v64, v96
m19845:
v_fma_legacy_f16 v0, 0.15915494, v64, v96
m19846:
v_fma_legacy_f16 v0, v32, s32, v96
m19847:
v_fma_legacy_f16 v0, v32, vcc_lo, v96
m19848:
v_fma_legacy_f16 v0, v32, m0, v96
m19849:
v_fma_legacy_f16 v0, v32, exec_hi, v96
m19850:
v_fma_legacy_f16 v0, v32, src_scc, v96
m19851:
v_fma_legacy_f16 v0, v32, 0, v96
m19852:
v_fma_legacy_f16 v0, v32, -16, v96
m19853:
v_fma_legacy_f16 v0, v32, 64, v96
m19854:
v_fma_legacy_f16 v0, v32, -4.0, v96
m19855:
v_fma_legacy_f16 v0, v32, 0.15915494, v96
m19856:
v_fma_legacy_f16 v0, v32, v64, s48
m19857:
v_fma_legacy_f16 v0, v32, v64, vcc_lo
m19858:
v_fma_legacy_f16 v0, v32, v64, m0
m19859:
v_fma_legacy_f16 v0, v32, v64, exec_hi
m19860:
v_fma_legacy_f16 v0, v32, v64, src_scc
m19861:
v_fma_legacy_f16 v0, v32, v64, 0
m19862:
v_fma_legacy_f16 v0, v32, v64, -16
m19863:
v_fma_legacy_f16 v0, v32, v64, 64
m19864:
v_fma_legacy_f16 v0, v32, v64, -4.0
m19865:
v_fma_legacy_f16 v0, v32, v64, 0.15915494
m19866:
v_fma_legacy_f16 v0, -|v32|, v64, v96
m19867:
v_fma_legacy_f16 v0, v32, -|v64|, v96
m19868:
v_fma_legacy_f16 v0, v32, v64, -|v96|
m19869:
v_fma_legacy_f16 v0, v32, v64, v96 clamp
m19870:
v_fma_legacy_f16 v0, v32, v64, v96 mul:4
m19871:
v_fma_legacy_f16 v0, v32, v64, v96 clamp div:2
m19872:
v_mac_f16 v0, v32, v64
m19873:
v_mac_f16 v0, s16, v64
m19874:
v_mac_f16 v0, vcc_lo, v64
m19875:
v_mac_f16 v0, m0, v64
m19876:
v_mac_f16 v0, exec_hi, v64
m19877:
v_mac_f16 v0, src_scc, v64
m19878:
v_mac_f16 v0, 0, v64
m19879:
v_mac_f16 v0, -16, v64
m19880:
v_mac_f16 v0, 64, v64
m19881:
v_mac_f16 v0, -4.0, v64
m19882:
v_mac_f16 v0, 0.15915494, v64
m19883:
v_mac_f16 v0, v32, s32
m19884:
v_mac_f16 v0, v32, vcc_lo
m19885:
v_mac_f16 v0, v32, m0
m19886:
v_mac_f16 v0, v32, exec_hi
m19887:
v_mac_f16 v0, v32, src_scc
m19888:
v_mac_f16 v0, v32, 0
m19889:
v_mac_f16 v0, v32, -16
m19890:
v_mac_f16 v0, v32, 64
m19891:
v_mac_f16 v0, v32, -4.0
m19892:
v_mac_f16 v0, v32, 0.15915494
m19893:
v_mac_f16_e64 v0, -|v32|, v64
m19894:
v_mac_f16_e64 v0, v32, -|v64|
m19895:
v_mac_f16_e64 v0, v32, v64 clamp
m19896:
v_mac_f16_e64 v0, v32, v64 mul:4
m19897:
v_mac_f16_e64 v0, v32, v64 clamp div:2
m19898:
v_mac_f16_e32 v0, v32, v64
m19899:
v_mac_f16_e32 v0, 0x1234, v64
m19900:
v_mac_f16_e64 v0, v32, v64
m19901:
v_mac_f16_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m19902:
v_madak_f16 v0, v32, v64, 0x1234
m19903:
v_madak_f16 v0, 0, v64, 0x1234
m19904:
v_madak_f16 v0, -16, v64, 0x1234
m19905:
v_madak_f16 v0, 64, v64, 0x1234
m19906:
v_madak_f16 v0, -4.0, v64, 0x1234
m19907:
v_madak_f16 v0, 0.15915494, v64, 0x1234
m19908:
v_madak_f16_e32 v0, v32, v64, 0x1234
m19909:
v_madmk_f16 v0, v32, 0x1234, v96
m19910:
v_madmk_f16 v0, 0, 0x1234, v96
m19911:
v_madmk_f16 v0, -16, 0x1234, v96
m19912:
v_madmk_f16 v0, 64, 0x1234, v96
m19913:
v_madmk_f16 v0, -4.0, 0x1234, v96
m19914:
v_madmk_f16 v0, 0.15915494, 0x1234, v96
m19915:
v_madmk_f16_e32 v0, v32, 0x1234, v96
m19916:
v_div_fixup_f16 v0, v32, v64, v96
m19917:
v_div_fixup_f16 v0, s16, v64, v96
m19918:
v_div_fixup_f16 v0, vcc_lo, v64, v96
m19919:
v_div_fixup_f16 v0, m0, v64, v96
m19920:
v_div_fixup_f16 v0, exec_hi, v64, v96
m19921:
v_div_fixup_f16 v0, src_scc, v64, v96
m19922:
v_div_fixup_f16 v0, 0, v64, v96
m19923:
v_div_fixup_f16 v0, -16, v64, v96
m19924:
v_div_fixup_f16 v0, 64, v64, v96
m19925:
v_div_fixup_f16 v0, -4.0, v64, v96
m19926:
v_div_fixup_f16 v0, 0.15915494, v64, v96
m19927:
v_div_fixup_f16 v0, v32, s32, v96
m19928:
v_div_fixup_f16 v0, v32, vcc_lo, v96
m19929:
v_div_fixup_f16 v0, v32, m0, v96
m19930:
v_div_fixup_f16 v0, v32, exec_hi, v96
m19931:
v_div_fixup_f16 v0, v32, src_scc, v96
m19932:
v_div_fixup_f16 v0, v32, 0, v96
m19933:
v_div_fixup_f16 v0, v32, -16, v96
m19934:
v_div_fixup_f16 v0, v32, 64, v96
m19935:
v_div_fixup_f16 v0, v32, -4.0, v96
m19936:
v_div_fixup_f16 v0, v32, 0.15915494, v96
m19937:
v_div_fixup_f16 v0, v32, v64, s48
m19938:
v_div_fixup_f16 v0, v32, v64, vcc_lo
m19939:
v_div_fixup_f16 v0, v32, v64, m0
m19940:
v_div_fixup_f16 v0, v32, v64, exec_hi
m19941:
v_div_fixup_f16 v0, v32, v64, src_scc
m19942:
v_div_fixup_f16 v0, v32, v64, 0
m19943:
v_div_fixup_f16 v0, v32, v64, -16
m19944:
v_div_fixup_f16 v0, v32, v64, 64
m19945:
v_div_fixup_f16 v0, v32, v64, -4.0
m19946:
v_div_fixup_f16 v0, v32, v64, 0.15915494
m19947:
v_div_fixup_f16 v0, -|v32|, v64, v96
m19948:
v_div_fixup_f16 v0, v32, -|v64|, v96
m19949:
v_div_fixup_f16 v0, v32, v64, -|v96|
m19950:
v_div_fixup_f16 v0, v32, v64, v96 clamp
m19951:
v_div_fixup_f16 v0, v32, v64, v96 mul:4
m19952:
v_div_fixup_f16 v0, v32, v64, v96 clamp div:2
m19953:
v_div_fixup_legacy_f16 v0, v32, v64, v96
m19954:
v_div_fixup_legacy_f16 v0, s16, v64, v96
m19955:
v_div_fixup_legacy_f16 v0, vcc_lo, v64, v96
m19956:
v_div_fixup_legacy_f16 v0, m0, v64, v96
m19957:
v_div_fixup_legacy_f16 v0, exec_hi, v64, v96
m19958:
v_div_fixup_legacy_f16 v0, src_scc, v64, v96
m19959:
v_div_fixup_legacy_f16 v0, 0, v64, v96
m19960:
v_div_fixup_legacy_f16 v0, -16, v64, v96
m19961:
v_div_fixup_legacy_f16 v0, 64, v64, v96
m19962:
v_div_fixup_legacy_f16 v0, -4.0, v64, v96
m19963:
v_div_fixup_legacy_f16 v0, 0.15915494, v64, v96
m19964:
v_div_fixup_legacy_f16 v0, v32, s32, v96
m19965:
v_div_fixup_legacy_f16 v0, v32, vcc_lo, v96
m19966:
v_div_fixup_legacy_f16 v0, v32, m0, v96
m19967:
v_div_fixup_legacy_f16 v0, v32, exec_hi, v96
m19968:
v_div_fixup_legacy_f16 v0, v32, src_scc, v96
m19969:
v_div_fixup_legacy_f16 v0, v32, 0, v96
m19970:
v_div_fixup_legacy_f16 v0, v32, -16, v96
m19971:
v_div_fixup_legacy_f16 v0, v32, 64, v96
m19972:
v_div_fixup_legacy_f16 v0, v32, -4.0, v96
m19973:
v_div_fixup_legacy_f16 v0, v32, 0.15915494, v96
m19974:
v_div_fixup_legacy_f16 v0, v32, v64, s48
m19975:
v_div_fixup_legacy_f16 v0, v32, v64, vcc_lo
m19976:
v_div_fixup_legacy_f16 v0, v32, v64, m0
m19977:
v_div_fixup_legacy_f16 v0, v32, v64, exec_hi
m19978:
v_div_fixup_legacy_f16 v0, v32, v64, src_scc
m19979:
v_div_fixup_legacy_f16 v0, v32, v64, 0
m19980:
v_div_fixup_legacy_f16 v0, v32, v64, -16
m19981:
v_div_fixup_legacy_f16 v0, v32, v64, 64
m19982:
v_div_fixup_legacy_f16 v0, v32, v64, -4.0
m19983:
v_div_fixup_legacy_f16 v0, v32, v64, 0.15915494
m19984:
v_div_fixup_legacy_f16 v0, -|v32|, v64, v96
m19985:
v_div_fixup_legacy_f16 v0, v32, -|v64|, v96
m19986:
v_div_fixup_legacy_f16 v0, v32, v64, -|v96|
m19987:
v_div_fixup_legacy_f16 v0, v32, v64, v96 clamp
m19988:
v_div_fixup_legacy_f16 v0, v32, v64, v96 mul:4
m19989:
v_div_fixup_legacy_f16 v0, v32, v64, v96 clamp div:2
m19990:
v_mad_u32_u16 v0, v32, v64, v96
m19991:
v_mad_u32_u16 v0, s16, v64, v96
m19992:
v_mad_u32_u16 v0, vcc_lo, v64, v96
m19993:
v_mad_u32_u16 v0, m0, v64, v96
m19994:
v_mad_u32_u16 v0, exec_hi, v64, v96
m19995:
v_mad_u32_u16 v0, src_scc, v64, v96
m19996:
v_mad_u32_u16 v0, 0, v64, v96
m19997:
v_mad_u32_u16 v0, -16, v64, v96
m19998:
v_mad_u32_u16 v0, 64, v64, v96
m19999:
v_mad_u32_u16 v0, -4.0, v64, v96
m20000:
v_mad_u32_u16 v0, 0.15915494, v64, v96
m20001:
v_mad_u32_u16 v0, v32, s32, v96
m20002:
v_mad_u32_u16 v0, v32, vcc_lo, v96
m20003:
v_mad_u32_u16 v0, v32, m0, v96
m20004:
v_mad_u32_u16 v0, v32, exec_hi, v96
m20005:
v_mad_u32_u16 v0, v32, src_scc, v96
m20006:
v_mad_u32_u16 v0, v32, 0, v96
m20007:
v_mad_u32_u16 v0, v32, -16, v96
m20008:
v_mad_u32_u16 v0, v32, 64, v96
m20009:
v_mad_u32_u16 v0, v32, -4.0, v96
m20010:
v_mad_u32_u16 v0, v32, 0.15915494, v96
m20011:
v_mad_u32_u16 v0, v32, v64, s48
m20012:
v_mad_u32_u16 v0, v32, v64, vcc_lo
m20013:
v_mad_u32_u16 v0, v32, v64, m0
m20014:
v_mad_u32_u16 v0, v32, v64, exec_hi
m20015:
v_mad_u32_u16 v0, v32, v64, src_scc
m20016:
v_mad_u32_u16 v0, v32, v64, 0
m20017:
v_mad_u32_u16 v0, v32, v64, -16
m20018:
v_mad_u32_u16 v0, v32, v64, 64
m20019:
v_mad_u32_u16 v0, v32, v64, -4.0
m20020:
v_mad_u32_u16 v0, v32, v64, 0.15915494
m20021:
v_mad_i32_i16 v0, v32, v64, v96
m20022:
v_mad_i32_i16 v0, s16, v64, v96
m20023:
v_mad_i32_i16 v0, vcc_lo, v64, v96
m20024:
v_mad_i32_i16 v0, m0, v64, v96
m20025:
v_mad_i32_i16 v0, exec_hi, v64, v96
m20026:
v_mad_i32_i16 v0, src_scc, v64, v96
m20027:
v_mad_i32_i16 v0, 0, v64, v96
m20028:
v_mad_i32_i16 v0, -16, v64, v96
m20029:
v_mad_i32_i16 v0, 64, v64, v96
m20030:
v_mad_i32_i16 v0, -4.0, v64, v96
m20031:
v_mad_i32_i16 v0, 0.15915494, v64, v96
m20032:
v_mad_i32_i16 v0, v32, s32, v96
m20033:
v_mad_i32_i16 v0, v32, vcc_lo, v96
m20034:
v_mad_i32_i16 v0, v32, m0, v96
m20035:
v_mad_i32_i16 v0, v32, exec_hi, v96
m20036:
v_mad_i32_i16 v0, v32, src_scc, v96
m20037:
v_mad_i32_i16 v0, v32, 0, v96
m20038:
v_mad_i32_i16 v0, v32, -16, v96
m20039:
v_mad_i32_i16 v0, v32, 64, v96
m20040:
v_mad_i32_i16 v0, v32, -4.0, v96
m20041:
v_mad_i32_i16 v0, v32, 0.15915494, v96
m20042:
v_mad_i32_i16 v0, v32, v64, s48
m20043:
v_mad_i32_i16 v0, v32, v64, vcc_lo
m20044:
v_mad_i32_i16 v0, v32, v64, m0
m20045:
v_mad_i32_i16 v0, v32, v64, exec_hi
m20046:
v_mad_i32_i16 v0, v32, v64, src_scc
m20047:
v_mad_i32_i16 v0, v32, v64, 0
m20048:
v_mad_i32_i16 v0, v32, v64, -16
m20049:
v_mad_i32_i16 v0, v32, v64, 64
m20050:
v_mad_i32_i16 v0, v32, v64, -4.0
m20051:
v_mad_i32_i16 v0, v32, v64, 0.15915494
m20052:
v_add_i16 v0, v32, v64
m20053:
v_add_i16 v0, s16, v64
m20054:
v_add_i16 v0, vcc_lo, v64
m20055:
v_add_i16 v0, m0, v64
m20056:
v_add_i16 v0, exec_hi, v64
m20057:
v_add_i16 v0, src_scc, v64
m20058:
v_add_i16 v0, 0, v64
m20059:
v_add_i16 v0, -16, v64
m20060:
v_add_i16 v0, 64, v64
m20061:
v_add_i16 v0, -4.0, v64
m20062:
v_add_i16 v0, 0.15915494, v64
m20063:
v_add_i16 v0, v32, s32
m20064:
v_add_i16 v0, v32, vcc_lo
m20065:
v_add_i16 v0, v32, m0
m20066:
v_add_i16 v0, v32, exec_hi
m20067:
v_add_i16 v0, v32, src_scc
m20068:
v_add_i16 v0, v32, 0
m20069:
v_add_i16 v0, v32, -16
m20070:
v_add_i16 v0, v32, 64
m20071:
v_add_i16 v0, v32, -4.0
m20072:
v_add_i16 v0, v32, 0.15915494
m20073:
v_sub_i16 v0, v32, v64
m20074:
v_sub_i16 v0, s16, v64
m20075:
v_sub_i16 v0, vcc_lo, v64
m20076:
v_sub_i16 v0, m0, v64
m20077:
v_sub_i16 v0, exec_hi, v64
m20078:
v_sub_i16 v0, src_scc, v64
m20079:
v_sub_i16 v0, 0, v64
m20080:
v_sub_i16 v0, -16, v64
m20081:
v_sub_i16 v0, 64, v64
m20082:
v_sub_i16 v0, -4.0, v64
m20083:
v_sub_i16 v0, 0.15915494, v64
m20084:
v_sub_i16 v0, v32, s32
m20085:
v_sub_i16 v0, v32, vcc_lo
m20086:
v_sub_i16 v0, v32, m0
m20087:
v_sub_i16 v0, v32, exec_hi
m20088:
v_sub_i16 v0, v32, src_scc
m20089:
v_sub_i16 v0, v32, 0
m20090:
v_sub_i16 v0, v32, -16
m20091:
v_sub_i16 v0, v32, 64
m20092:
v_sub_i16 v0, v32, -4.0
m20093:
v_sub_i16 v0, v32, 0.15915494
m20094:
v_add_u16 v0, v32, v64
m20095:
v_add_u16 v0, s16, v64
m20096:
v_add_u16 v0, vcc_lo, v64
m20097:
v_add_u16 v0, m0, v64
m20098:
v_add_u16 v0, exec_hi, v64
m20099:
v_add_u16 v0, src_scc, v64
m20100:
v_add_u16 v0, 0, v64
m20101:
v_add_u16 v0, -16, v64
m20102:
v_add_u16 v0, 64, v64
m20103:
v_add_u16 v0, -4.0, v64
m20104:
v_add_u16 v0, 0.15915494, v64
m20105:
v_add_u16 v0, v32, s32
m20106:
v_add_u16 v0, v32, vcc_lo
m20107:
v_add_u16 v0, v32, m0
m20108:
v_add_u16 v0, v32, exec_hi
m20109:
v_add_u16 v0, v32, src_scc
m20110:
v_add_u16 v0, v32, 0
m20111:
v_add_u16 v0, v32, -16
m20112:
v_add_u16 v0, v32, 64
m20113:
v_add_u16 v0, v32, -4.0
m20114:
v_add_u16 v0, v32, 0.15915494
m20115:
v_add_u16_e32 v0, v32, v64
m20116:
v_add_u16_e32 v0, 0x1234, v64
m20117:
v_add_u16_e64 v0, v32, v64
m20118:
v_add_u16_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m20119:
v_add_u16_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m20120:
v_sub_u16 v0, v32, v64
m20121:
v_sub_u16 v0, s16, v64
m20122:
v_sub_u16 v0, vcc_lo, v64
m20123:
v_sub_u16 v0, m0, v64
m20124:
v_sub_u16 v0, exec_hi, v64
m20125:
v_sub_u16 v0, src_scc, v64
m20126:
v_sub_u16 v0, 0, v64
m20127:
v_sub_u16 v0, -16, v64
m20128:
v_sub_u16 v0, 64, v64
m20129:
v_sub_u16 v0, -4.0, v64
m20130:
v_sub_u16 v0, 0.15915494, v64
m20131:
v_sub_u16 v0, v32, s32
m20132:
v_sub_u16 v0, v32, vcc_lo
m20133:
v_sub_u16 v0, v32, m0
m20134:
v_sub_u16 v0, v32, exec_hi
m20135:
v_sub_u16 v0, v32, src_scc
m20136:
v_sub_u16 v0, v32, 0
m20137:
v_sub_u16 v0, v32, -16
m20138:
v_sub_u16 v0, v32, 64
m20139:
v_sub_u16 v0, v32, -4.0
m20140:
v_sub_u16 v0, v32, 0.15915494
m20141:
v_sub_u16_e32 v0, v32, v64
m20142:
v_sub_u16_e32 v0, 0x1234, v64
m20143:
v_sub_u16_e64 v0, v32, v64
m20144:
v_sub_u16_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m20145:
v_sub_u16_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m20146:
v_subrev_u16 v0, v32, v64
m20147:
v_subrev_u16 v0, s16, v64
m20148:
v_subrev_u16 v0, vcc_lo, v64
m20149:
v_subrev_u16 v0, m0, v64
m20150:
v_subrev_u16 v0, exec_hi, v64
m20151:
v_subrev_u16 v0, src_scc, v64
m20152:
v_subrev_u16 v0, 0, v64
m20153:
v_subrev_u16 v0, -16, v64
m20154:
v_subrev_u16 v0, 64, v64
m20155:
v_subrev_u16 v0, -4.0, v64
m20156:
v_subrev_u16 v0, 0.15915494, v64
m20157:
v_subrev_u16 v0, v32, s32
m20158:
v_subrev_u16 v0, v32, vcc_lo
m20159:
v_subrev_u16 v0, v32, m0
m20160:
v_subrev_u16 v0, v32, exec_hi
m20161:
v_subrev_u16 v0, v32, src_scc
m20162:
v_subrev_u16 v0, v32, 0
m20163:
v_subrev_u16 v0, v32, -16
m20164:
v_subrev_u16 v0, v32, 64
m20165:
v_subrev_u16 v0, v32, -4.0
m20166:
v_subrev_u16 v0, v32, 0.15915494
m20167:
v_subrev_u16_e32 v0, v32, v64
m20168:
v_subrev_u16_e32 v0, 0x1234, v64
m20169:
v_subrev_u16_e64 v0, v32, v64
m20170:
v_subrev_u16_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m20171:
v_subrev_u16_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m20172:
v_mul_lo_u16 v0, v32, v64
m20173:
v_mul_lo_u16 v0, s16, v64
m20174:
v_mul_lo_u16 v0, vcc_lo, v64
m20175:
v_mul_lo_u16 v0, m0, v64
m20176:
v_mul_lo_u16 v0, exec_hi, v64
m20177:
v_mul_lo_u16 v0, src_scc, v64
m20178:
v_mul_lo_u16 v0, 0, v64
m20179:
v_mul_lo_u16 v0, -16, v64
m20180:
v_mul_lo_u16 v0, 64, v64
m20181:
v_mul_lo_u16 v0, -4.0, v64
m20182:
v_mul_lo_u16 v0, 0.15915494, v64
m20183:
v_mul_lo_u16 v0, v32, s32
m20184:
v_mul_lo_u16 v0, v32, vcc_lo
m20185:
v_mul_lo_u16 v0, v32, m0
m20186:
v_mul_lo_u16 v0, v32, exec_hi
m20187:
v_mul_lo_u16 v0, v32, src_scc
m20188:
v_mul_lo_u16 v0, v32, 0
m20189:
v_mul_lo_u16 v0, v32, -16
m20190:
v_mul_lo_u16 v0, v32, 64
m20191:
v_mul_lo_u16 v0, v32, -4.0
m20192:
v_mul_lo_u16 v0, v32, 0.15915494
m20193:
v_mul_lo_u16_e32 v0, v32, v64
m20194:
v_mul_lo_u16_e32 v0, 0x1234, v64
m20195:
v_mul_lo_u16_e64 v0, v32, v64
m20196:
v_mul_lo_u16_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m20197:
v_mul_lo_u16_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m20198:
v_lshlrev_b16 v0, v32, v64
m20199:
v_lshlrev_b16 v0, s16, v64
m20200:
v_lshlrev_b16 v0, vcc_lo, v64
m20201:
v_lshlrev_b16 v0, m0, v64
m20202:
v_lshlrev_b16 v0, exec_hi, v64
m20203:
v_lshlrev_b16 v0, src_scc, v64
m20204:
v_lshlrev_b16 v0, 0, v64
m20205:
v_lshlrev_b16 v0, -16, v64
m20206:
v_lshlrev_b16 v0, 64, v64
m20207:
v_lshlrev_b16 v0, -4.0, v64
m20208:
v_lshlrev_b16 v0, 0.15915494, v64
m20209:
v_lshlrev_b16 v0, v32, s32
m20210:
v_lshlrev_b16 v0, v32, vcc_lo
m20211:
v_lshlrev_b16 v0, v32, m0
m20212:
v_lshlrev_b16 v0, v32, exec_hi
m20213:
v_lshlrev_b16 v0, v32, src_scc
m20214:
v_lshlrev_b16 v0, v32, 0
m20215:
v_lshlrev_b16 v0, v32, -16
m20216:
v_lshlrev_b16 v0, v32, 64
m20217:
v_lshlrev_b16 v0, v32, -4.0
m20218:
v_lshlrev_b16 v0, v32, 0.15915494
m20219:
v_lshlrev_b16_e32 v0, v32, v64
m20220:
v_lshlrev_b16_e32 v0, 0x1234, v64
m20221:
v_lshlrev_b16_e64 v0, v32, v64
m20222:
v_lshlrev_b16_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m20223:
v_lshlrev_b16_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m20224:
v_lshrrev_b16 v0, v32, v64
m20225:
v_lshrrev_b16 v0, s16, v64
m20226:
v_lshrrev_b16 v0, vcc_lo, v64
m20227:
v_lshrrev_b16 v0, m0, v64
m20228:
v_lshrrev_b16 v0, exec_hi, v64
m20229:
v_lshrrev_b16 v0, src_scc, v64
m20230:
v_lshrrev_b16 v0, 0, v64
m20231:
v_lshrrev_b16 v0, -16, v64
m20232:
v_lshrrev_b16 v0, 64, v64
m20233:
v_lshrrev_b16 v0, -4.0, v64
m20234:
v_lshrrev_b16 v0, 0.15915494, v64
m20235:
v_lshrrev_b16 v0, v32, s32
m20236:
v_lshrrev_b16 v0, v32, vcc_lo
m20237:
v_lshrrev_b16 v0, v32, m0
m20238:
v_lshrrev_b16 v0, v32, exec_hi
m20239:
v_lshrrev_b16 v0, v32, src_scc
m20240:
v_lshrrev_b16 v0, v32, 0
m20241:
v_lshrrev_b16 v0, v32, -16
m20242:
v_lshrrev_b16 v0, v32, 64
m20243:
v_lshrrev_b16 v0, v32, -4.0
m20244:
v_lshrrev_b16 v0, v32, 0.15915494
m20245:
v_lshrrev_b16_e32 v0, v32, v64
m20246:
v_lshrrev_b16_e32 v0, 0x1234, v64
m20247:
v_lshrrev_b16_e64 v0, v32, v64
m20248:
v_lshrrev_b16_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m20249:
v_lshrrev_b16_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m20250:
v_ashrrev_i16 v0, v32, v64
m20251:
v_ashrrev_i16 v0, s16, v64
m20252:
v_ashrrev_i16 v0, vcc_lo, v64
m20253:
v_ashrrev_i16 v0, m0, v64
m20254:
v_ashrrev_i16 v0, exec_hi, v64
m20255:
v_ashrrev_i16 v0, src_scc, v64
m20256:
v_ashrrev_i16 v0, 0, v64
m20257:
v_ashrrev_i16 v0, -16, v64
m20258:
v_ashrrev_i16 v0, 64, v64
m20259:
v_ashrrev_i16 v0, -4.0, v64
m20260:
v_ashrrev_i16 v0, 0.15915494, v64
m20261:
v_ashrrev_i16 v0, v32, s32
m20262:
v_ashrrev_i16 v0, v32, vcc_lo
m20263:
v_ashrrev_i16 v0, v32, m0
m20264:
v_ashrrev_i16 v0, v32, exec_hi
m20265:
v_ashrrev_i16 v0, v32, src_scc
m20266:
v_ashrrev_i16 v0, v32, 0
m20267:
v_ashrrev_i16 v0, v32, -16
m20268:
v_ashrrev_i16 v0, v32, 64
m20269:
v_ashrrev_i16 v0, v32, -4.0
m20270:
v_ashrrev_i16 v0, v32, 0.15915494
m20271:
v_ashrrev_i16_e32 v0, v32, v64
m20272:
v_ashrrev_i16_e32 v0, 0x1234, v64
m20273:
v_ashrrev_i16_e64 v0, v32, v64
m20274:
v_ashrrev_i16_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m20275:
v_ashrrev_i16_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m20276:
v_ldexp_f16 v0, v32, v64
m20277:
v_ldexp_f16 v0, s16, v64
m20278:
v_ldexp_f16 v0, vcc_lo, v64
m20279:
v_ldexp_f16 v0, m0, v64
m20280:
v_ldexp_f16 v0, exec_hi, v64
m20281:
v_ldexp_f16 v0, src_scc, v64
m20282:
v_ldexp_f16 v0, 0, v64
m20283:
v_ldexp_f16 v0, -16, v64
m20284:
v_ldexp_f16 v0, 64, v64
m20285:
v_ldexp_f16 v0, -4.0, v64
m20286:
v_ldexp_f16 v0, 0.15915494, v64
m20287:
v_ldexp_f16 v0, v32, s32
m20288:
v_ldexp_f16 v0, v32, vcc_lo
m20289:
v_ldexp_f16 v0, v32, m0
m20290:
v_ldexp_f16 v0, v32, exec_hi
m20291:
v_ldexp_f16 v0, v32, src_scc
m20292:
v_ldexp_f16 v0, v32, 0
m20293:
v_ldexp_f16 v0, v32, -16
m20294:
v_ldexp_f16 v0, v32, 64
m20295:
v_ldexp_f16 v0, v32, -4.0
m20296:
v_ldexp_f16 v0, v32, 0.15915494
m20297:
v_ldexp_f16_e64 v0, -|v32|, v64
m20298:
v_ldexp_f16_e64 v0, v32, v64 clamp
m20299:
v_ldexp_f16_e64 v0, v32, v64 mul:4
m20300:
v_ldexp_f16_e64 v0, v32, v64 clamp div:2
m20301:
v_ldexp_f16_e32 v0, v32, v64
m20302:
v_ldexp_f16_e32 v0, 0x1234, v64
m20303:
v_ldexp_f16_e64 v0, v32, v64
m20304:
v_ldexp_f16_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m20305:
v_ldexp_f16_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m20306:
v_fract_f16 v0, v32
m20307:
v_fract_f16 v0, s16
m20308:
v_fract_f16 v0, vcc_lo
m20309:
v_fract_f16 v0, m0
m20310:
v_fract_f16 v0, exec_hi
m20311:
v_fract_f16 v0, src_scc
m20312:
v_fract_f16 v0, 0
m20313:
v_fract_f16 v0, -16
m20314:
v_fract_f16 v0, 64
m20315:
v_fract_f16 v0, -4.0
m20316:
v_fract_f16 v0, 0.15915494
m20317:
v_fract_f16_e64 v0, -|v32|
m20318:
v_fract_f16_e64 v0, v32 clamp
m20319:
v_fract_f16_e64 v0, v32 mul:4
m20320:
v_fract_f16_e64 v0, v32 clamp div:2
m20321:
v_fract_f16_e32 v0, v32
m20322:
v_fract_f16_e32 v0, 0x1234
m20323:
v_fract_f16_e64 v0, v32
m20324:
v_fract_f16_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m20325:
v_fract_f16_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m20326:
v_frexp_mant_f16 v0, v32
m20327:
v_frexp_mant_f16 v0, s16
m20328:
v_frexp_mant_f16 v0, vcc_lo
m20329:
v_frexp_mant_f16 v0, m0
m20330:
v_frexp_mant_f16 v0, exec_hi
m20331:
v_frexp_mant_f16 v0, src_scc
m20332:
v_frexp_mant_f16 v0, 0
m20333:
v_frexp_mant_f16 v0, -16
m20334:
v_frexp_mant_f16 v0, 64
m20335:
v_frexp_mant_f16 v0, -4.0
m20336:
v_frexp_mant_f16 v0, 0.15915494
m20337:
v_frexp_mant_f16_e64 v0, -|v32|
m20338:
v_frexp_mant_f16_e64 v0, v32 clamp
m20339:
v_frexp_mant_f16_e64 v0, v32 mul:4
m20340:
v_frexp_mant_f16_e64 v0, v32 clamp div:2
m20341:
v_frexp_mant_f16_e32 v0, v32
m20342:
v_frexp_mant_f16_e32 v0, 0x1234
m20343:
v_frexp_mant_f16_e64 v0, v32
m20344:
v_frexp_mant_f16_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m20345:
v_frexp_mant_f16_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m20346:
v_frexp_exp_i16_f16 v0, v32
m20347:
v_frexp_exp_i16_f16 v0, s16
m20348:
v_frexp_exp_i16_f16 v0, vcc_lo
m20349:
v_frexp_exp_i16_f16 v0, m0
m20350:
v_frexp_exp_i16_f16 v0, exec_hi
m20351:
v_frexp_exp_i16_f16 v0, src_scc
m20352:
v_frexp_exp_i16_f16 v0, 0
m20353:
v_frexp_exp_i16_f16 v0, -16
m20354:
v_frexp_exp_i16_f16 v0, 64
m20355:
v_frexp_exp_i16_f16 v0, -4.0
m20356:
v_frexp_exp_i16_f16 v0, 0.15915494
m20357:
v_frexp_exp_i16_f16_e64 v0, -|v32|
m20358:
v_frexp_exp_i16_f16_e32 v0, v32
m20359:
v_frexp_exp_i16_f16_e32 v0, 0x1234
m20360:
v_frexp_exp_i16_f16_e64 v0, v32
m20361:
v_frexp_exp_i16_f16_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m20362:
v_frexp_exp_i16_f16_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m20363:
v_sat_pk_u8_i16 v0, v32
m20364:
v_sat_pk_u8_i16 v0, s16
m20365:
v_sat_pk_u8_i16 v0, vcc_lo
m20366:
v_sat_pk_u8_i16 v0, m0
m20367:
v_sat_pk_u8_i16 v0, exec_hi
m20368:
v_sat_pk_u8_i16 v0, src_scc
m20369:
v_sat_pk_u8_i16 v0, 0
m20370:
v_sat_pk_u8_i16 v0, -16
m20371:
v_sat_pk_u8_i16 v0, 64
m20372:
v_sat_pk_u8_i16 v0, -4.0
m20373:
v_sat_pk_u8_i16 v0, 0.15915494
m20374:
v_sat_pk_u8_i16_e32 v0, v32
m20375:
v_sat_pk_u8_i16_e32 v0, 0x12345678
m20376:
v_sat_pk_u8_i16_e64 v0, v32
m20377:
v_sat_pk_u8_i16_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m20378:
v_sat_pk_u8_i16_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m20379:
v_cvt_norm_i16_f16 v0, v32
m20380:
v_cvt_norm_i16_f16 v0, s16
m20381:
v_cvt_norm_i16_f16 v0, vcc_lo
m20382:
v_cvt_norm_i16_f16 v0, m0
m20383:
v_cvt_norm_i16_f16 v0, exec_hi
m20384:
v_cvt_norm_i16_f16 v0, src_scc
m20385:
v_cvt_norm_i16_f16 v0, 0
m20386:
v_cvt_norm_i16_f16 v0, -16
m20387:
v_cvt_norm_i16_f16 v0, 64
m20388:
v_cvt_norm_i16_f16 v0, -4.0
m20389:
v_cvt_norm_i16_f16 v0, 0.15915494
m20390:
v_cvt_norm_i16_f16_e64 v0, -|v32|
m20391:
v_cvt_norm_i16_f16_e32 v0, v32
m20392:
v_cvt_norm_i16_f16_e32 v0, 0x1234
m20393:
v_cvt_norm_i16_f16_e64 v0, v32
m20394:
v_cvt_norm_i16_f16_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m20395:
v_cvt_norm_i16_f16_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m20396:
v_cvt_pknorm_i16_f16 v0, v32, v64
m20397:
v_cvt_pknorm_i16_f16 v0, s16, v64
m20398:
v_cvt_pknorm_i16_f16 v0, vcc_lo, v64
m20399:
v_cvt_pknorm_i16_f16 v0, m0, v64
m20400:
v_cvt_pknorm_i16_f16 v0, exec_hi, v64
m20401:
v_cvt_pknorm_i16_f16 v0, src_scc, v64
m20402:
v_cvt_pknorm_i16_f16 v0, 0, v64
m20403:
v_cvt_pknorm_i16_f16 v0, -16, v64
m20404:
v_cvt_pknorm_i16_f16 v0, 64, v64
m20405:
v_cvt_pknorm_i16_f16 v0, -4.0, v64
m20406:
v_cvt_pknorm_i16_f16 v0, 0.15915494, v64
m20407:
v_cvt_pknorm_i16_f16 v0, v32, s32
m20408:
v_cvt_pknorm_i16_f16 v0, v32, vcc_lo
m20409:
v_cvt_pknorm_i16_f16 v0, v32, m0
m20410:
v_cvt_pknorm_i16_f16 v0, v32, exec_hi
m20411:
v_cvt_pknorm_i16_f16 v0, v32, src_scc
m20412:
v_cvt_pknorm_i16_f16 v0, v32, 0
m20413:
v_cvt_pknorm_i16_f16 v0, v32, -16
m20414:
v_cvt_pknorm_i16_f16 v0, v32, 64
m20415:
v_cvt_pknorm_i16_f16 v0, v32, -4.0
m20416:
v_cvt_pknorm_i16_f16 v0, v32, 0.15915494
m20417:
v_cvt_pknorm_i16_f16 v0, -|v32|, v64
m20418:
v_cvt_pknorm_i16_f16 v0, v32, -|v64|
m20419:
v_cvt_pknorm_i16_f32 v0, v32, v64
m20420:
v_cvt_pknorm_i16_f32 v0, s16, v64
m20421:
v_cvt_pknorm_i16_f32 v0, vcc_lo, v64
m20422:
v_cvt_pknorm_i16_f32 v0, m0, v64
m20423:
v_cvt_pknorm_i16_f32 v0, exec_hi, v64
m20424:
v_cvt_pknorm_i16_f32 v0, src_scc, v64
m20425:
v_cvt_pknorm_i16_f32 v0, 0, v64
m20426:
v_cvt_pknorm_i16_f32 v0, -16, v64
m20427:
v_cvt_pknorm_i16_f32 v0, 64, v64
m20428:
v_cvt_pknorm_i16_f32 v0, -4.0, v64
m20429:
v_cvt_pknorm_i16_f32 v0, 0.15915494, v64
m20430:
v_cvt_pknorm_i16_f32 v0, v32, s32
m20431:
v_cvt_pknorm_i16_f32 v0, v32, vcc_lo
m20432:
v_cvt_pknorm_i16_f32 v0, v32, m0
m20433:
v_cvt_pknorm_i16_f32 v0, v32, exec_hi
m20434:
v_cvt_pknorm_i16_f32 v0, v32, src_scc
m20435:
v_cvt_pknorm_i16_f32 v0, v32, 0
m20436:
v_cvt_pknorm_i16_f32 v0, v32, -16
m20437:
v_cvt_pknorm_i16_f32 v0, v32, 64
m20438:
v_cvt_pknorm_i16_f32 v0, v32, -4.0
m20439:
v_cvt_pknorm_i16_f32 v0, v32, 0.15915494
m20440:
v_cvt_pknorm_i16_f32 v0, -|v32|, v64
m20441:
v_cvt_pknorm_i16_f32 v0, v32, -|v64|
m20442:
v_cvt_norm_u16_f16 v0, v32
m20443:
v_cvt_norm_u16_f16 v0, s16
m20444:
v_cvt_norm_u16_f16 v0, vcc_lo
m20445:
v_cvt_norm_u16_f16 v0, m0
m20446:
v_cvt_norm_u16_f16 v0, exec_hi
m20447:
v_cvt_norm_u16_f16 v0, src_scc
m20448:
v_cvt_norm_u16_f16 v0, 0
m20449:
v_cvt_norm_u16_f16 v0, -16
m20450:
v_cvt_norm_u16_f16 v0, 64
m20451:
v_cvt_norm_u16_f16 v0, -4.0
m20452:
v_cvt_norm_u16_f16 v0, 0.15915494
m20453:
v_cvt_norm_u16_f16_e64 v0, -|v32|
m20454:
v_cvt_norm_u16_f16_e32 v0, v32
m20455:
v_cvt_norm_u16_f16_e32 v0, 0x1234
m20456:
v_cvt_norm_u16_f16_e64 v0, v32
m20457:
v_cvt_norm_u16_f16_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m20458:
v_cvt_norm_u16_f16_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m20459:
v_cvt_pknorm_u16_f16 v0, v32, v64
m20460:
v_cvt_pknorm_u16_f16 v0, s16, v64
m20461:
v_cvt_pknorm_u16_f16 v0, vcc_lo, v64
m20462:
v_cvt_pknorm_u16_f16 v0, m0, v64
m20463:
v_cvt_pknorm_u16_f16 v0, exec_hi, v64
m20464:
v_cvt_pknorm_u16_f16 v0, src_scc, v64
m20465:
v_cvt_pknorm_u16_f16 v0, 0, v64
m20466:
v_cvt_pknorm_u16_f16 v0, -16, v64
m20467:
v_cvt_pknorm_u16_f16 v0, 64, v64
m20468:
v_cvt_pknorm_u16_f16 v0, -4.0, v64
m20469:
v_cvt_pknorm_u16_f16 v0, 0.15915494, v64
m20470:
v_cvt_pknorm_u16_f16 v0, v32, s32
m20471:
v_cvt_pknorm_u16_f16 v0, v32, vcc_lo
m20472:
v_cvt_pknorm_u16_f16 v0, v32, m0
m20473:
v_cvt_pknorm_u16_f16 v0, v32, exec_hi
m20474:
v_cvt_pknorm_u16_f16 v0, v32, src_scc
m20475:
v_cvt_pknorm_u16_f16 v0, v32, 0
m20476:
v_cvt_pknorm_u16_f16 v0, v32, -16
m20477:
v_cvt_pknorm_u16_f16 v0, v32, 64
m20478:
v_cvt_pknorm_u16_f16 v0, v32, -4.0
m20479:
v_cvt_pknorm_u16_f16 v0, v32, 0.15915494
m20480:
v_cvt_pknorm_u16_f16 v0, -|v32|, v64
m20481:
v_cvt_pknorm_u16_f16 v0, v32, -|v64|
m20482:
v_cvt_pknorm_u16_f32 v0, v32, v64
m20483:
v_cvt_pknorm_u16_f32 v0, s16, v64
m20484:
v_cvt_pknorm_u16_f32 v0, vcc_lo, v64
m20485:
v_cvt_pknorm_u16_f32 v0, m0, v64
m20486:
v_cvt_pknorm_u16_f32 v0, exec_hi, v64
m20487:
v_cvt_pknorm_u16_f32 v0, src_scc, v64
m20488:
v_cvt_pknorm_u16_f32 v0, 0, v64
m20489:
v_cvt_pknorm_u16_f32 v0, -16, v64
m20490:
v_cvt_pknorm_u16_f32 v0, 64, v64
m20491:
v_cvt_pknorm_u16_f32 v0, -4.0, v64
m20492:
v_cvt_pknorm_u16_f32 v0, 0.15915494, v64
m20493:
v_cvt_pknorm_u16_f32 v0, v32, s32
m20494:
v_cvt_pknorm_u16_f32 v0, v32, vcc_lo
m20495:
v_cvt_pknorm_u16_f32 v0, v32, m0
m20496:
v_cvt_pknorm_u16_f32 v0, v32, exec_hi
m20497:
v_cvt_pknorm_u16_f32 v0, v32, src_scc
m20498:
v_cvt_pknorm_u16_f32 v0, v32, 0
m20499:
v_cvt_pknorm_u16_f32 v0, v32, -16
m20500:
v_cvt_pknorm_u16_f32 v0, v32, 64
m20501:
v_cvt_pknorm_u16_f32 v0, v32, -4.0
m20502:
v_cvt_pknorm_u16_f32 v0, v32, 0.15915494
m20503:
v_cvt_pknorm_u16_f32 v0, -|v32|, v64
m20504:
v_cvt_pknorm_u16_f32 v0, v32, -|v64|
m20505:
v_ashr_pk_i8_i32 v0, v32, v64, v96
m20506:
v_ashr_pk_i8_i32 v0, s16, v64, v96
m20507:
v_ashr_pk_i8_i32 v0, vcc_lo, v64, v96
m20508:
v_ashr_pk_i8_i32 v0, m0, v64, v96
m20509:
v_ashr_pk_i8_i32 v0, exec_hi, v64, v96
m20510:
v_ashr_pk_i8_i32 v0, src_scc, v64, v96
m20511:
v_ashr_pk_i8_i32 v0, 0, v64, v96
m20512:
v_ashr_pk_i8_i32 v0, -16, v64, v96
m20513:
v_ashr_pk_i8_i32 v0, 64, v64, v96
m20514:
v_ashr_pk_i8_i32 v0, -4.0, v64, v96
m20515:
v_ashr_pk_i8_i32 v0, 0.15915494, v64, v96
m20516:
v_ashr_pk_i8_i32 v0, v32, s32, v96
m20517:
v_ashr_pk_i8_i32 v0, v32, vcc_lo, v96
m20518:
v_ashr_pk_i8_i32 v0, v32, m0, v96
m20519:
v_ashr_pk_i8_i32 v0, v32, exec_hi, v96
m20520:
v_ashr_pk_i8_i32 v0, v32, src_scc, v96
m20521:
v_ashr_pk_i8_i32 v0, v32, 0, v96
m20522:
v_ashr_pk_i8_i32 v0, v32, -16, v96
m20523:
v_ashr_pk_i8_i32 v0, v32, 64, v96
m20524:
v_ashr_pk_i8_i32 v0, v32, -4.0, v96
m20525:
v_ashr_pk_i8_i32 v0, v32, 0.15915494, v96
m20526:
v_ashr_pk_i8_i32 v0, v32, v64, s48
m20527:
v_ashr_pk_i8_i32 v0, v32, v64, vcc_lo
m20528:
v_ashr_pk_i8_i32 v0, v32, v64, m0
m20529:
v_ashr_pk_i8_i32 v0, v32, v64, exec_hi
m20530:
v_ashr_pk_i8_i32 v0, v32, v64, src_scc
m20531:
v_ashr_pk_i8_i32 v0, v32, v64, 0
m20532:
v_ashr_pk_i8_i32 v0, v32, v64, -16
m20533:
v_ashr_pk_i8_i32 v0, v32, v64, 64
m20534:
v_ashr_pk_i8_i32 v0, v32, v64, -4.0
m20535:
v_ashr_pk_i8_i32 v0, v32, v64, 0.15915494
m20536:
v_ashr_pk_u8_i32 v0, v32, v64, v96
m20537:
v_ashr_pk_u8_i32 v0, s16, v64, v96
m20538:
v_ashr_pk_u8_i32 v0, vcc_lo, v64, v96
m20539:
v_ashr_pk_u8_i32 v0, m0, v64, v96
m20540:
v_ashr_pk_u8_i32 v0, exec_hi, v64, v96
m20541:
v_ashr_pk_u8_i32 v0, src_scc, v64, v96
m20542:
v_ashr_pk_u8_i32 v0, 0, v64, v96
m20543:
v_ashr_pk_u8_i32 v0, -16, v64, v96
m20544:
v_ashr_pk_u8_i32 v0, 64, v64, v96
m20545:
v_ashr_pk_u8_i32 v0, -4.0, v64, v96
m20546:
v_ashr_pk_u8_i32 v0, 0.15915494, v64, v96
m20547:
v_ashr_pk_u8_i32 v0, v32, s32, v96
m20548:
v_ashr_pk_u8_i32 v0, v32, vcc_lo, v96
m20549:
v_ashr_pk_u8_i32 v0, v32, m0, v96
m20550:
v_ashr_pk_u8_i32 v0, v32, exec_hi, v96
m20551:
v_ashr_pk_u8_i32 v0, v32, src_scc, v96
m20552:
v_ashr_pk_u8_i32 v0, v32, 0, v96
m20553:
v_ashr_pk_u8_i32 v0, v32, -16, v96
m20554:
v_ashr_pk_u8_i32 v0, v32, 64, v96
m20555:
v_ashr_pk_u8_i32 v0, v32, -4.0, v96
m20556:
v_ashr_pk_u8_i32 v0, v32, 0.15915494, v96
m20557:
v_ashr_pk_u8_i32 v0, v32, v64, s48
m20558:
v_ashr_pk_u8_i32 v0, v32, v64, vcc_lo
m20559:
v_ashr_pk_u8_i32 v0, v32, v64, m0
m20560:
v_ashr_pk_u8_i32 v0, v32, v64, exec_hi
m20561:
v_ashr_pk_u8_i32 v0, v32, v64, src_scc
m20562:
v_ashr_pk_u8_i32 v0, v32, v64, 0
m20563:
v_ashr_pk_u8_i32 v0, v32, v64, -16
m20564:
v_ashr_pk_u8_i32 v0, v32, v64, 64
m20565:
v_ashr_pk_u8_i32 v0, v32, v64, -4.0
m20566:
v_ashr_pk_u8_i32 v0, v32, v64, 0.15915494
