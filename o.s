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
ds_add_f32 v0, v32 offset:65535
m2879:
ds_add_f32 v0, a32
m2880:
ds_add_f32 v0, v32 offset:0
m2881:
ds_add_rtn_f32 v0, v32, v64 offset:65535
m2882:
ds_add_rtn_f32 a0, v32, a64
m2883:
ds_add_rtn_f32 v0, v32, v64 offset:0
m2884:
ds_min_f32 v0, v32 offset:65535
m2885:
ds_min_f32 v0, a32
m2886:
ds_min_f32 v0, v32 offset:0
m2887:
ds_min_rtn_f32 v0, v32, v64 offset:65535
m2888:
ds_min_rtn_f32 a0, v32, a64
m2889:
ds_min_rtn_f32 v0, v32, v64 offset:0
m2890:
ds_max_f32 v0, v32 offset:65535
m2891:
ds_max_f32 v0, a32
m2892:
ds_max_f32 v0, v32 offset:0
m2893:
ds_max_rtn_f32 v0, v32, v64 offset:65535
m2894:
ds_max_rtn_f32 a0, v32, a64
m2895:
ds_max_rtn_f32 v0, v32, v64 offset:0
m2896:
ds_add_u64 v0, v[32:33] offset:65535
m2897:
ds_add_u64 v0, a[32:33]
m2898:
ds_add_u64 v0, v[32:33] offset:0
m2899:
ds_add_rtn_u64 v[0:1], v32, v[64:65] offset:65535
m2900:
ds_add_rtn_u64 a[0:1], v32, a[64:65]
m2901:
ds_add_rtn_u64 v[0:1], v32, v[64:65] offset:0
m2902:
ds_sub_u64 v0, v[32:33] offset:65535
m2903:
ds_sub_u64 v0, a[32:33]
m2904:
ds_sub_u64 v0, v[32:33] offset:0
m2905:
ds_sub_rtn_u64 v[0:1], v32, v[64:65] offset:65535
m2906:
ds_sub_rtn_u64 a[0:1], v32, a[64:65]
m2907:
ds_sub_rtn_u64 v[0:1], v32, v[64:65] offset:0
m2908:
ds_inc_u64 v0, v[32:33] offset:65535
m2909:
ds_inc_u64 v0, a[32:33]
m2910:
ds_inc_u64 v0, v[32:33] offset:0
m2911:
ds_inc_rtn_u64 v[0:1], v32, v[64:65] offset:65535
m2912:
ds_inc_rtn_u64 a[0:1], v32, a[64:65]
m2913:
ds_inc_rtn_u64 v[0:1], v32, v[64:65] offset:0
m2914:
ds_dec_u64 v0, v[32:33] offset:65535
m2915:
ds_dec_u64 v0, a[32:33]
m2916:
ds_dec_u64 v0, v[32:33] offset:0
m2917:
ds_dec_rtn_u64 v[0:1], v32, v[64:65] offset:65535
m2918:
ds_dec_rtn_u64 a[0:1], v32, a[64:65]
m2919:
ds_dec_rtn_u64 v[0:1], v32, v[64:65] offset:0
m2920:
ds_min_i64 v0, v[32:33] offset:65535
m2921:
ds_min_i64 v0, a[32:33]
m2922:
ds_min_i64 v0, v[32:33] offset:0
m2923:
ds_min_rtn_i64 v[0:1], v32, v[64:65] offset:65535
m2924:
ds_min_rtn_i64 a[0:1], v32, a[64:65]
m2925:
ds_min_rtn_i64 v[0:1], v32, v[64:65] offset:0
m2926:
ds_max_i64 v0, v[32:33] offset:65535
m2927:
ds_max_i64 v0, a[32:33]
m2928:
ds_max_i64 v0, v[32:33] offset:0
m2929:
ds_max_rtn_i64 v[0:1], v32, v[64:65] offset:65535
m2930:
ds_max_rtn_i64 a[0:1], v32, a[64:65]
m2931:
ds_max_rtn_i64 v[0:1], v32, v[64:65] offset:0
m2932:
ds_min_u64 v0, v[32:33] offset:65535
m2933:
ds_min_u64 v0, a[32:33]
m2934:
ds_min_u64 v0, v[32:33] offset:0
m2935:
ds_min_rtn_u64 v[0:1], v32, v[64:65] offset:65535
m2936:
ds_min_rtn_u64 a[0:1], v32, a[64:65]
m2937:
ds_min_rtn_u64 v[0:1], v32, v[64:65] offset:0
m2938:
ds_max_u64 v0, v[32:33] offset:65535
m2939:
ds_max_u64 v0, a[32:33]
m2940:
ds_max_u64 v0, v[32:33] offset:0
m2941:
ds_max_rtn_u64 v[0:1], v32, v[64:65] offset:65535
m2942:
ds_max_rtn_u64 a[0:1], v32, a[64:65]
m2943:
ds_max_rtn_u64 v[0:1], v32, v[64:65] offset:0
m2944:
ds_and_b64 v0, v[32:33] offset:65535
m2945:
ds_and_b64 v0, a[32:33]
m2946:
ds_and_b64 v0, v[32:33] offset:0
m2947:
ds_and_rtn_b64 v[0:1], v32, v[64:65] offset:65535
m2948:
ds_and_rtn_b64 a[0:1], v32, a[64:65]
m2949:
ds_and_rtn_b64 v[0:1], v32, v[64:65] offset:0
m2950:
ds_or_b64 v0, v[32:33] offset:65535
m2951:
ds_or_b64 v0, a[32:33]
m2952:
ds_or_b64 v0, v[32:33] offset:0
m2953:
ds_or_rtn_b64 v[0:1], v32, v[64:65] offset:65535
m2954:
ds_or_rtn_b64 a[0:1], v32, a[64:65]
m2955:
ds_or_rtn_b64 v[0:1], v32, v[64:65] offset:0
m2956:
ds_xor_b64 v0, v[32:33] offset:65535
m2957:
ds_xor_b64 v0, a[32:33]
m2958:
ds_xor_b64 v0, v[32:33] offset:0
m2959:
ds_xor_rtn_b64 v[0:1], v32, v[64:65] offset:65535
m2960:
ds_xor_rtn_b64 a[0:1], v32, a[64:65]
m2961:
ds_xor_rtn_b64 v[0:1], v32, v[64:65] offset:0
m2962:
ds_add_f64 v0, v[32:33] offset:65535
m2963:
ds_add_f64 v0, a[32:33]
m2964:
ds_add_f64 v0, v[32:33] offset:0
m2965:
ds_add_rtn_f64 v[0:1], v32, v[64:65] offset:65535
m2966:
ds_add_rtn_f64 a[0:1], v32, a[64:65]
m2967:
ds_add_rtn_f64 v[0:1], v32, v[64:65] offset:0
m2968:
ds_min_f64 v0, v[32:33] offset:65535
m2969:
ds_min_f64 v0, a[32:33]
m2970:
ds_min_f64 v0, v[32:33] offset:0
m2971:
ds_min_rtn_f64 v[0:1], v32, v[64:65] offset:65535
m2972:
ds_min_rtn_f64 a[0:1], v32, a[64:65]
m2973:
ds_min_rtn_f64 v[0:1], v32, v[64:65] offset:0
m2974:
ds_max_f64 v0, v[32:33] offset:65535
m2975:
ds_max_f64 v0, a[32:33]
m2976:
ds_max_f64 v0, v[32:33] offset:0
m2977:
ds_max_rtn_f64 v[0:1], v32, v[64:65] offset:65535
m2978:
ds_max_rtn_f64 a[0:1], v32, a[64:65]
m2979:
ds_max_rtn_f64 v[0:1], v32, v[64:65] offset:0
m2980:
ds_pk_add_f16 v0, v32 offset:65535
m2981:
ds_pk_add_f16 v0, a32
m2982:
ds_pk_add_f16 v0, v32 offset:0
m2983:
ds_pk_add_rtn_f16 v0, v32, v64 offset:65535
m2984:
ds_pk_add_rtn_f16 a0, v32, a64
m2985:
ds_pk_add_rtn_f16 v0, v32, v64 offset:0
m2986:
ds_pk_add_bf16 v0, v32 offset:65535
m2987:
ds_pk_add_bf16 v0, a32
m2988:
ds_pk_add_bf16 v0, v32 offset:0
m2989:
ds_pk_add_rtn_bf16 v0, v32, v64 offset:65535
m2990:
ds_pk_add_rtn_bf16 a0, v32, a64
m2991:
ds_pk_add_rtn_bf16 v0, v32, v64 offset:0
m2992:
ds_wrxchg_rtn_b32 v0, v32, v64 offset:65535
m2993:
ds_wrxchg_rtn_b32 a0, v32, a64
m2994:
ds_wrxchg_rtn_b32 v0, v32, v64 offset:0
m2995:
ds_cmpst_b32 v0, v32, v64 offset:65535
m2996:
ds_cmpst_b32 v0, a32, a64
m2997:
ds_cmpst_b32 v0, v32, v64 offset:0
m2998:
ds_cmpst_rtn_b32 v0, v32, v64, v96 offset:65535
m2999:
ds_cmpst_rtn_b32 a0, v32, a64, a96
m3000:
ds_cmpst_rtn_b32 v0, v32, v64, v96 offset:0
m3001:
ds_wrxchg_rtn_b64 v[0:1], v32, v[64:65] offset:65535
m3002:
ds_wrxchg_rtn_b64 a[0:1], v32, a[64:65]
m3003:
ds_wrxchg_rtn_b64 v[0:1], v32, v[64:65] offset:0
m3004:
ds_cmpst_b64 v0, v[32:33], v[64:65] offset:65535
m3005:
ds_cmpst_b64 v0, a[32:33], a[64:65]
m3006:
ds_cmpst_b64 v0, v[32:33], v[64:65] offset:0
m3007:
ds_cmpst_rtn_b64 v[0:1], v32, v[64:65], v[96:97] offset:65535
m3008:
ds_cmpst_rtn_b64 a[0:1], v32, a[64:65], a[96:97]
m3009:
ds_cmpst_rtn_b64 v[0:1], v32, v[64:65], v[96:97] offset:0
m3010:
s_nop 1
m3011:
s_nop 0
m3012:
s_nop 15
m3013:
s_sleep 1
m3014:
s_sleep 0
m3015:
s_sleep 127
m3016:
s_setprio 1
m3017:
s_setprio 0
m3018:
s_setprio 3
m3019:
s_sethalt 1
m3020:
s_sethalt 0
m3021:
s_sethalt 7
m3022:
s_icache_inv
m3023:
s_waitcnt vmcnt(0)
m3024:
s_barrier
m3025:
s_endpgm
m3026:
s_branch there
m3027:
s_cbranch_scc0 there
m3028:
s_cbranch_scc1 there
m3029:
s_cbranch_vccz there
m3030:
s_cbranch_vccnz there
m3031:
s_cbranch_execz there
m3032:
s_cbranch_execnz there
m3033:
v_cvt_f32_u32 v0, v32
m3034:
v_cvt_f32_u32 v0, s16
m3035:
v_cvt_f32_u32 v0, vcc_lo
m3036:
v_cvt_f32_u32 v0, m0
m3037:
v_cvt_f32_u32 v0, exec_hi
m3038:
v_cvt_f32_u32 v0, src_scc
m3039:
v_cvt_f32_u32 v0, 0
m3040:
v_cvt_f32_u32 v0, -16
m3041:
v_cvt_f32_u32 v0, 64
m3042:
v_cvt_f32_u32 v0, -4.0
m3043:
v_cvt_f32_u32 v0, 0.15915494
m3044:
v_cvt_f32_u32_e64 v0, v32 clamp
m3045:
v_cvt_f32_u32_e64 v0, v32 mul:4
m3046:
v_cvt_f32_u32_e64 v0, v32 clamp div:2
m3047:
v_cvt_f32_u32_e32 v0, v32
m3048:
v_cvt_f32_u32_e32 v0, 0x12345678
m3049:
v_cvt_f32_u32_e64 v0, v32
m3050:
v_cvt_f32_u32_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m3051:
v_cvt_f32_u32_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m3052:
v_cvt_f32_i32 v0, v32
m3053:
v_cvt_f32_i32 v0, s16
m3054:
v_cvt_f32_i32 v0, vcc_lo
m3055:
v_cvt_f32_i32 v0, m0
m3056:
v_cvt_f32_i32 v0, exec_hi
m3057:
v_cvt_f32_i32 v0, src_scc
m3058:
v_cvt_f32_i32 v0, 0
m3059:
v_cvt_f32_i32 v0, -16
m3060:
v_cvt_f32_i32 v0, 64
m3061:
v_cvt_f32_i32 v0, -4.0
m3062:
v_cvt_f32_i32 v0, 0.15915494
m3063:
v_cvt_f32_i32_e64 v0, v32 clamp
m3064:
v_cvt_f32_i32_e64 v0, v32 mul:4
m3065:
v_cvt_f32_i32_e64 v0, v32 clamp div:2
m3066:
v_cvt_f32_i32_e32 v0, v32
m3067:
v_cvt_f32_i32_e32 v0, 0x12345678
m3068:
v_cvt_f32_i32_e64 v0, v32
m3069:
v_cvt_f32_i32_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m3070:
v_cvt_f32_i32_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m3071:
v_cvt_u32_f32 v0, v32
m3072:
v_cvt_u32_f32 v0, s16
m3073:
v_cvt_u32_f32 v0, vcc_lo
m3074:
v_cvt_u32_f32 v0, m0
m3075:
v_cvt_u32_f32 v0, exec_hi
m3076:
v_cvt_u32_f32 v0, src_scc
m3077:
v_cvt_u32_f32 v0, 0
m3078:
v_cvt_u32_f32 v0, -16
m3079:
v_cvt_u32_f32 v0, 64
m3080:
v_cvt_u32_f32 v0, -4.0
m3081:
v_cvt_u32_f32 v0, 0.15915494
m3082:
v_cvt_u32_f32_e64 v0, -|v32|
m3083:
v_cvt_u32_f32_e32 v0, v32
m3084:
v_cvt_u32_f32_e32 v0, 0x12345678
m3085:
v_cvt_u32_f32_e64 v0, v32
m3086:
v_cvt_u32_f32_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m3087:
v_cvt_u32_f32_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m3088:
v_cvt_i32_f32 v0, v32
m3089:
v_cvt_i32_f32 v0, s16
m3090:
v_cvt_i32_f32 v0, vcc_lo
m3091:
v_cvt_i32_f32 v0, m0
m3092:
v_cvt_i32_f32 v0, exec_hi
m3093:
v_cvt_i32_f32 v0, src_scc
m3094:
v_cvt_i32_f32 v0, 0
m3095:
v_cvt_i32_f32 v0, -16
m3096:
v_cvt_i32_f32 v0, 64
m3097:
v_cvt_i32_f32 v0, -4.0
m3098:
v_cvt_i32_f32 v0, 0.15915494
m3099:
v_cvt_i32_f32_e64 v0, -|v32|
m3100:
v_cvt_i32_f32_e32 v0, v32
m3101:
v_cvt_i32_f32_e32 v0, 0x12345678
m3102:
v_cvt_i32_f32_e64 v0, v32
m3103:
v_cvt_i32_f32_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m3104:
v_cvt_i32_f32_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m3105:
v_cvt_flr_i32_f32 v0, v32
m3106:
v_cvt_flr_i32_f32 v0, s16
m3107:
v_cvt_flr_i32_f32 v0, vcc_lo
m3108:
v_cvt_flr_i32_f32 v0, m0
m3109:
v_cvt_flr_i32_f32 v0, exec_hi
m3110:
v_cvt_flr_i32_f32 v0, src_scc
m3111:
v_cvt_flr_i32_f32 v0, 0
m3112:
v_cvt_flr_i32_f32 v0, -16
m3113:
v_cvt_flr_i32_f32 v0, 64
m3114:
v_cvt_flr_i32_f32 v0, -4.0
m3115:
v_cvt_flr_i32_f32 v0, 0.15915494
m3116:
v_cvt_flr_i32_f32_e64 v0, -|v32|
m3117:
v_cvt_flr_i32_f32_e32 v0, v32
m3118:
v_cvt_flr_i32_f32_e32 v0, 0x12345678
m3119:
v_cvt_flr_i32_f32_e64 v0, v32
m3120:
v_cvt_flr_i32_f32_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m3121:
v_cvt_flr_i32_f32_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m3122:
v_cvt_rpi_i32_f32 v0, v32
m3123:
v_cvt_rpi_i32_f32 v0, s16
m3124:
v_cvt_rpi_i32_f32 v0, vcc_lo
m3125:
v_cvt_rpi_i32_f32 v0, m0
m3126:
v_cvt_rpi_i32_f32 v0, exec_hi
m3127:
v_cvt_rpi_i32_f32 v0, src_scc
m3128:
v_cvt_rpi_i32_f32 v0, 0
m3129:
v_cvt_rpi_i32_f32 v0, -16
m3130:
v_cvt_rpi_i32_f32 v0, 64
m3131:
v_cvt_rpi_i32_f32 v0, -4.0
m3132:
v_cvt_rpi_i32_f32 v0, 0.15915494
m3133:
v_cvt_rpi_i32_f32_e64 v0, -|v32|
m3134:
v_cvt_rpi_i32_f32_e32 v0, v32
m3135:
v_cvt_rpi_i32_f32_e32 v0, 0x12345678
m3136:
v_cvt_rpi_i32_f32_e64 v0, v32
m3137:
v_cvt_rpi_i32_f32_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m3138:
v_cvt_rpi_i32_f32_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m3139:
v_cvt_f32_f16 v0, v32
m3140:
v_cvt_f32_f16 v0, s16
m3141:
v_cvt_f32_f16 v0, vcc_lo
m3142:
v_cvt_f32_f16 v0, m0
m3143:
v_cvt_f32_f16 v0, exec_hi
m3144:
v_cvt_f32_f16 v0, src_scc
m3145:
v_cvt_f32_f16 v0, 0
m3146:
v_cvt_f32_f16 v0, -16
m3147:
v_cvt_f32_f16 v0, 64
m3148:
v_cvt_f32_f16 v0, -4.0
m3149:
v_cvt_f32_f16 v0, 0.15915494
m3150:
v_cvt_f32_f16_e64 v0, -|v32|
m3151:
v_cvt_f32_f16_e64 v0, v32 clamp
m3152:
v_cvt_f32_f16_e64 v0, v32 mul:4
m3153:
v_cvt_f32_f16_e64 v0, v32 clamp div:2
m3154:
v_cvt_f32_f16_e32 v0, v32
m3155:
v_cvt_f32_f16_e32 v0, 0x1234
m3156:
v_cvt_f32_f16_e64 v0, v32
m3157:
v_cvt_f32_f16_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m3158:
v_cvt_f32_f16_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m3159:
v_cvt_f16_f32 v0, v32
m3160:
v_cvt_f16_f32 v0, s16
m3161:
v_cvt_f16_f32 v0, vcc_lo
m3162:
v_cvt_f16_f32 v0, m0
m3163:
v_cvt_f16_f32 v0, exec_hi
m3164:
v_cvt_f16_f32 v0, src_scc
m3165:
v_cvt_f16_f32 v0, 0
m3166:
v_cvt_f16_f32 v0, -16
m3167:
v_cvt_f16_f32 v0, 64
m3168:
v_cvt_f16_f32 v0, -4.0
m3169:
v_cvt_f16_f32 v0, 0.15915494
m3170:
v_cvt_f16_f32_e64 v0, -|v32|
m3171:
v_cvt_f16_f32_e64 v0, v32 clamp
m3172:
v_cvt_f16_f32_e64 v0, v32 mul:4
m3173:
v_cvt_f16_f32_e64 v0, v32 clamp div:2
m3174:
v_cvt_f16_f32_e32 v0, v32
m3175:
v_cvt_f16_f32_e32 v0, 0x12345678
m3176:
v_cvt_f16_f32_e64 v0, v32
m3177:
v_cvt_f16_f32_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m3178:
v_cvt_f16_f32_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m3179:
v_cvt_f16_u16 v0, v32
m3180:
v_cvt_f16_u16 v0, s16
m3181:
v_cvt_f16_u16 v0, vcc_lo
m3182:
v_cvt_f16_u16 v0, m0
m3183:
v_cvt_f16_u16 v0, exec_hi
m3184:
v_cvt_f16_u16 v0, src_scc
m3185:
v_cvt_f16_u16 v0, 0
m3186:
v_cvt_f16_u16 v0, -16
m3187:
v_cvt_f16_u16 v0, 64
m3188:
v_cvt_f16_u16 v0, -4.0
m3189:
v_cvt_f16_u16 v0, 0.15915494
m3190:
v_cvt_f16_u16_e64 v0, v32 clamp
m3191:
v_cvt_f16_u16_e64 v0, v32 mul:4
m3192:
v_cvt_f16_u16_e64 v0, v32 clamp div:2
m3193:
v_cvt_f16_u16_e32 v0, v32
m3194:
v_cvt_f16_u16_e32 v0, 0x1234
m3195:
v_cvt_f16_u16_e64 v0, v32
m3196:
v_cvt_f16_u16_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m3197:
v_cvt_f16_u16_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m3198:
v_cvt_f16_i16 v0, v32
m3199:
v_cvt_f16_i16 v0, s16
m3200:
v_cvt_f16_i16 v0, vcc_lo
m3201:
v_cvt_f16_i16 v0, m0
m3202:
v_cvt_f16_i16 v0, exec_hi
m3203:
v_cvt_f16_i16 v0, src_scc
m3204:
v_cvt_f16_i16 v0, 0
m3205:
v_cvt_f16_i16 v0, -16
m3206:
v_cvt_f16_i16 v0, 64
m3207:
v_cvt_f16_i16 v0, -4.0
m3208:
v_cvt_f16_i16 v0, 0.15915494
m3209:
v_cvt_f16_i16_e64 v0, v32 clamp
m3210:
v_cvt_f16_i16_e64 v0, v32 mul:4
m3211:
v_cvt_f16_i16_e64 v0, v32 clamp div:2
m3212:
v_cvt_f16_i16_e32 v0, v32
m3213:
v_cvt_f16_i16_e32 v0, 0x1234
m3214:
v_cvt_f16_i16_e64 v0, v32
m3215:
v_cvt_f16_i16_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m3216:
v_cvt_f16_i16_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m3217:
v_cvt_u16_f16 v0, v32
m3218:
v_cvt_u16_f16 v0, s16
m3219:
v_cvt_u16_f16 v0, vcc_lo
m3220:
v_cvt_u16_f16 v0, m0
m3221:
v_cvt_u16_f16 v0, exec_hi
m3222:
v_cvt_u16_f16 v0, src_scc
m3223:
v_cvt_u16_f16 v0, 0
m3224:
v_cvt_u16_f16 v0, -16
m3225:
v_cvt_u16_f16 v0, 64
m3226:
v_cvt_u16_f16 v0, -4.0
m3227:
v_cvt_u16_f16 v0, 0.15915494
m3228:
v_cvt_u16_f16_e64 v0, -|v32|
m3229:
v_cvt_u16_f16_e32 v0, v32
m3230:
v_cvt_u16_f16_e32 v0, 0x1234
m3231:
v_cvt_u16_f16_e64 v0, v32
m3232:
v_cvt_u16_f16_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m3233:
v_cvt_u16_f16_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m3234:
v_cvt_i16_f16 v0, v32
m3235:
v_cvt_i16_f16 v0, s16
m3236:
v_cvt_i16_f16 v0, vcc_lo
m3237:
v_cvt_i16_f16 v0, m0
m3238:
v_cvt_i16_f16 v0, exec_hi
m3239:
v_cvt_i16_f16 v0, src_scc
m3240:
v_cvt_i16_f16 v0, 0
m3241:
v_cvt_i16_f16 v0, -16
m3242:
v_cvt_i16_f16 v0, 64
m3243:
v_cvt_i16_f16 v0, -4.0
m3244:
v_cvt_i16_f16 v0, 0.15915494
m3245:
v_cvt_i16_f16_e64 v0, -|v32|
m3246:
v_cvt_i16_f16_e32 v0, v32
m3247:
v_cvt_i16_f16_e32 v0, 0x1234
m3248:
v_cvt_i16_f16_e64 v0, v32
m3249:
v_cvt_i16_f16_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m3250:
v_cvt_i16_f16_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m3251:
v_cvt_f64_f32 v[0:1], v32
m3252:
v_cvt_f64_f32 v[0:1], s16
m3253:
v_cvt_f64_f32 v[0:1], vcc_lo
m3254:
v_cvt_f64_f32 v[0:1], m0
m3255:
v_cvt_f64_f32 v[0:1], exec_hi
m3256:
v_cvt_f64_f32 v[0:1], src_scc
m3257:
v_cvt_f64_f32 v[0:1], 0
m3258:
v_cvt_f64_f32 v[0:1], -16
m3259:
v_cvt_f64_f32 v[0:1], 64
m3260:
v_cvt_f64_f32 v[0:1], -4.0
m3261:
v_cvt_f64_f32 v[0:1], 0.15915494
m3262:
v_cvt_f64_f32_e64 v[0:1], -|v32|
m3263:
v_cvt_f64_f32_e64 v[0:1], v32 clamp
m3264:
v_cvt_f64_f32_e64 v[0:1], v32 mul:4
m3265:
v_cvt_f64_f32_e64 v[0:1], v32 clamp div:2
m3266:
v_cvt_f64_f32_e32 v[0:1], v32
m3267:
v_cvt_f64_f32_e32 v[0:1], 0x12345678
m3268:
v_cvt_f64_f32_e64 v[0:1], v32
m3269:
v_cvt_f64_f32_dpp v[0:1], v32 row_newbcast:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m3270:
v_cvt_f32_f64 v0, v[32:33]
m3271:
v_cvt_f32_f64 v0, s[16:17]
m3272:
v_cvt_f32_f64 v0, vcc
m3273:
v_cvt_f32_f64 v0, exec
m3274:
v_cvt_f32_f64 v0, 0
m3275:
v_cvt_f32_f64 v0, -16
m3276:
v_cvt_f32_f64 v0, 64
m3277:
v_cvt_f32_f64 v0, -4.0
m3278:
v_cvt_f32_f64 v0, 0.15915494309189532
m3279:
v_cvt_f32_f64_e64 v0, -|v[32:33]|
m3280:
v_cvt_f32_f64_e64 v0, v[32:33] clamp
m3281:
v_cvt_f32_f64_e64 v0, v[32:33] mul:4
m3282:
v_cvt_f32_f64_e64 v0, v[32:33] clamp div:2
m3283:
v_cvt_f32_f64_e32 v0, v[32:33]
m3284:
v_cvt_f32_f64_e32 v0, 0x12345678
m3285:
v_cvt_f32_f64_e64 v0, v[32:33]
m3286:
v_cvt_f32_f64_dpp v0, v[32:33] row_newbcast:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m3287:
v_cvt_f64_i32 v[0:1], v32
m3288:
v_cvt_f64_i32 v[0:1], s16
m3289:
v_cvt_f64_i32 v[0:1], vcc_lo
m3290:
v_cvt_f64_i32 v[0:1], m0
m3291:
v_cvt_f64_i32 v[0:1], exec_hi
m3292:
v_cvt_f64_i32 v[0:1], src_scc
m3293:
v_cvt_f64_i32 v[0:1], 0
m3294:
v_cvt_f64_i32 v[0:1], -16
m3295:
v_cvt_f64_i32 v[0:1], 64
m3296:
v_cvt_f64_i32 v[0:1], -4.0
m3297:
v_cvt_f64_i32 v[0:1], 0.15915494
m3298:
v_cvt_f64_i32_e64 v[0:1], v32 clamp
m3299:
v_cvt_f64_i32_e64 v[0:1], v32 mul:4
m3300:
v_cvt_f64_i32_e64 v[0:1], v32 clamp div:2
m3301:
v_cvt_f64_i32_e32 v[0:1], v32
m3302:
v_cvt_f64_i32_e32 v[0:1], 0x12345678
m3303:
v_cvt_f64_i32_e64 v[0:1], v32
m3304:
v_cvt_f64_i32_dpp v[0:1], v32 row_newbcast:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m3305:
v_cvt_f64_u32 v[0:1], v32
m3306:
v_cvt_f64_u32 v[0:1], s16
m3307:
v_cvt_f64_u32 v[0:1], vcc_lo
m3308:
v_cvt_f64_u32 v[0:1], m0
m3309:
v_cvt_f64_u32 v[0:1], exec_hi
m3310:
v_cvt_f64_u32 v[0:1], src_scc
m3311:
v_cvt_f64_u32 v[0:1], 0
m3312:
v_cvt_f64_u32 v[0:1], -16
m3313:
v_cvt_f64_u32 v[0:1], 64
m3314:
v_cvt_f64_u32 v[0:1], -4.0
m3315:
v_cvt_f64_u32 v[0:1], 0.15915494
m3316:
v_cvt_f64_u32_e64 v[0:1], v32 clamp
m3317:
v_cvt_f64_u32_e64 v[0:1], v32 mul:4
m3318:
v_cvt_f64_u32_e64 v[0:1], v32 clamp div:2
m3319:
v_cvt_f64_u32_e32 v[0:1], v32
m3320:
v_cvt_f64_u32_e32 v[0:1], 0x12345678
m3321:
v_cvt_f64_u32_e64 v[0:1], v32
m3322:
v_cvt_f64_u32_dpp v[0:1], v32 row_newbcast:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m3323:
v_cvt_i32_f64 v0, v[32:33]
m3324:
v_cvt_i32_f64 v0, s[16:17]
m3325:
v_cvt_i32_f64 v0, vcc
m3326:
v_cvt_i32_f64 v0, exec
m3327:
v_cvt_i32_f64 v0, 0
m3328:
v_cvt_i32_f64 v0, -16
m3329:
v_cvt_i32_f64 v0, 64
m3330:
v_cvt_i32_f64 v0, -4.0
m3331:
v_cvt_i32_f64 v0, 0.15915494309189532
m3332:
v_cvt_i32_f64_e64 v0, -|v[32:33]|
m3333:
v_cvt_i32_f64_e32 v0, v[32:33]
m3334:
v_cvt_i32_f64_e32 v0, 0x12345678
m3335:
v_cvt_i32_f64_e64 v0, v[32:33]
m3336:
v_cvt_i32_f64_dpp v0, v[32:33] row_newbcast:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m3337:
v_cvt_u32_f64 v0, v[32:33]
m3338:
v_cvt_u32_f64 v0, s[16:17]
m3339:
v_cvt_u32_f64 v0, vcc
m3340:
v_cvt_u32_f64 v0, exec
m3341:
v_cvt_u32_f64 v0, 0
m3342:
v_cvt_u32_f64 v0, -16
m3343:
v_cvt_u32_f64 v0, 64
m3344:
v_cvt_u32_f64 v0, -4.0
m3345:
v_cvt_u32_f64 v0, 0.15915494309189532
m3346:
v_cvt_u32_f64_e64 v0, -|v[32:33]|
m3347:
v_cvt_u32_f64_e32 v0, v[32:33]
m3348:
v_cvt_u32_f64_e32 v0, 0x12345678
m3349:
v_cvt_u32_f64_e64 v0, v[32:33]
m3350:
v_cvt_u32_f64_dpp v0, v[32:33] row_newbcast:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m3351:
v_cvt_f32_ubyte0 v0, v32
m3352:
v_cvt_f32_ubyte0 v0, s16
m3353:
v_cvt_f32_ubyte0 v0, vcc_lo
m3354:
v_cvt_f32_ubyte0 v0, m0
m3355:
v_cvt_f32_ubyte0 v0, exec_hi
m3356:
v_cvt_f32_ubyte0 v0, src_scc
m3357:
v_cvt_f32_ubyte0 v0, 0
m3358:
v_cvt_f32_ubyte0 v0, -16
m3359:
v_cvt_f32_ubyte0 v0, 64
m3360:
v_cvt_f32_ubyte0 v0, -4.0
m3361:
v_cvt_f32_ubyte0 v0, 0.15915494
m3362:
v_cvt_f32_ubyte0_e64 v0, v32 clamp
m3363:
v_cvt_f32_ubyte0_e64 v0, v32 mul:4
m3364:
v_cvt_f32_ubyte0_e64 v0, v32 clamp div:2
m3365:
v_cvt_f32_ubyte0_e32 v0, v32
m3366:
v_cvt_f32_ubyte0_e32 v0, 0x12345678
m3367:
v_cvt_f32_ubyte0_e64 v0, v32
m3368:
v_cvt_f32_ubyte0_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m3369:
v_cvt_f32_ubyte0_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m3370:
v_cvt_f32_ubyte1 v0, v32
m3371:
v_cvt_f32_ubyte1 v0, s16
m3372:
v_cvt_f32_ubyte1 v0, vcc_lo
m3373:
v_cvt_f32_ubyte1 v0, m0
m3374:
v_cvt_f32_ubyte1 v0, exec_hi
m3375:
v_cvt_f32_ubyte1 v0, src_scc
m3376:
v_cvt_f32_ubyte1 v0, 0
m3377:
v_cvt_f32_ubyte1 v0, -16
m3378:
v_cvt_f32_ubyte1 v0, 64
m3379:
v_cvt_f32_ubyte1 v0, -4.0
m3380:
v_cvt_f32_ubyte1 v0, 0.15915494
m3381:
v_cvt_f32_ubyte1_e64 v0, v32 clamp
m3382:
v_cvt_f32_ubyte1_e64 v0, v32 mul:4
m3383:
v_cvt_f32_ubyte1_e64 v0, v32 clamp div:2
m3384:
v_cvt_f32_ubyte1_e32 v0, v32
m3385:
v_cvt_f32_ubyte1_e32 v0, 0x12345678
m3386:
v_cvt_f32_ubyte1_e64 v0, v32
m3387:
v_cvt_f32_ubyte1_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m3388:
v_cvt_f32_ubyte1_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m3389:
v_cvt_f32_ubyte2 v0, v32
m3390:
v_cvt_f32_ubyte2 v0, s16
m3391:
v_cvt_f32_ubyte2 v0, vcc_lo
m3392:
v_cvt_f32_ubyte2 v0, m0
m3393:
v_cvt_f32_ubyte2 v0, exec_hi
m3394:
v_cvt_f32_ubyte2 v0, src_scc
m3395:
v_cvt_f32_ubyte2 v0, 0
m3396:
v_cvt_f32_ubyte2 v0, -16
m3397:
v_cvt_f32_ubyte2 v0, 64
m3398:
v_cvt_f32_ubyte2 v0, -4.0
m3399:
v_cvt_f32_ubyte2 v0, 0.15915494
m3400:
v_cvt_f32_ubyte2_e64 v0, v32 clamp
m3401:
v_cvt_f32_ubyte2_e64 v0, v32 mul:4
m3402:
v_cvt_f32_ubyte2_e64 v0, v32 clamp div:2
m3403:
v_cvt_f32_ubyte2_e32 v0, v32
m3404:
v_cvt_f32_ubyte2_e32 v0, 0x12345678
m3405:
v_cvt_f32_ubyte2_e64 v0, v32
m3406:
v_cvt_f32_ubyte2_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m3407:
v_cvt_f32_ubyte2_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m3408:
v_cvt_f32_ubyte3 v0, v32
m3409:
v_cvt_f32_ubyte3 v0, s16
m3410:
v_cvt_f32_ubyte3 v0, vcc_lo
m3411:
v_cvt_f32_ubyte3 v0, m0
m3412:
v_cvt_f32_ubyte3 v0, exec_hi
m3413:
v_cvt_f32_ubyte3 v0, src_scc
m3414:
v_cvt_f32_ubyte3 v0, 0
m3415:
v_cvt_f32_ubyte3 v0, -16
m3416:
v_cvt_f32_ubyte3 v0, 64
m3417:
v_cvt_f32_ubyte3 v0, -4.0
m3418:
v_cvt_f32_ubyte3 v0, 0.15915494
m3419:
v_cvt_f32_ubyte3_e64 v0, v32 clamp
m3420:
v_cvt_f32_ubyte3_e64 v0, v32 mul:4
m3421:
v_cvt_f32_ubyte3_e64 v0, v32 clamp div:2
m3422:
v_cvt_f32_ubyte3_e32 v0, v32
m3423:
v_cvt_f32_ubyte3_e32 v0, 0x12345678
m3424:
v_cvt_f32_ubyte3_e64 v0, v32
m3425:
v_cvt_f32_ubyte3_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m3426:
v_cvt_f32_ubyte3_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m3427:
v_cvt_pkrtz_f16_f32 v0, v32, v64
m3428:
v_cvt_pkrtz_f16_f32 v0, s16, v64
m3429:
v_cvt_pkrtz_f16_f32 v0, vcc_lo, v64
m3430:
v_cvt_pkrtz_f16_f32 v0, m0, v64
m3431:
v_cvt_pkrtz_f16_f32 v0, exec_hi, v64
m3432:
v_cvt_pkrtz_f16_f32 v0, src_scc, v64
m3433:
v_cvt_pkrtz_f16_f32 v0, 0, v64
m3434:
v_cvt_pkrtz_f16_f32 v0, -16, v64
m3435:
v_cvt_pkrtz_f16_f32 v0, 64, v64
m3436:
v_cvt_pkrtz_f16_f32 v0, -4.0, v64
m3437:
v_cvt_pkrtz_f16_f32 v0, 0.15915494, v64
m3438:
v_cvt_pkrtz_f16_f32 v0, v32, s32
m3439:
v_cvt_pkrtz_f16_f32 v0, v32, vcc_lo
m3440:
v_cvt_pkrtz_f16_f32 v0, v32, m0
m3441:
v_cvt_pkrtz_f16_f32 v0, v32, exec_hi
m3442:
v_cvt_pkrtz_f16_f32 v0, v32, src_scc
m3443:
v_cvt_pkrtz_f16_f32 v0, v32, 0
m3444:
v_cvt_pkrtz_f16_f32 v0, v32, -16
m3445:
v_cvt_pkrtz_f16_f32 v0, v32, 64
m3446:
v_cvt_pkrtz_f16_f32 v0, v32, -4.0
m3447:
v_cvt_pkrtz_f16_f32 v0, v32, 0.15915494
m3448:
v_cvt_pkrtz_f16_f32 v0, -|v32|, v64
m3449:
v_cvt_pkrtz_f16_f32 v0, v32, -|v64|
m3450:
v_cvt_pk_u16_u32 v0, v32, v64
m3451:
v_cvt_pk_u16_u32 v0, s16, v64
m3452:
v_cvt_pk_u16_u32 v0, vcc_lo, v64
m3453:
v_cvt_pk_u16_u32 v0, m0, v64
m3454:
v_cvt_pk_u16_u32 v0, exec_hi, v64
m3455:
v_cvt_pk_u16_u32 v0, src_scc, v64
m3456:
v_cvt_pk_u16_u32 v0, 0, v64
m3457:
v_cvt_pk_u16_u32 v0, -16, v64
m3458:
v_cvt_pk_u16_u32 v0, 64, v64
m3459:
v_cvt_pk_u16_u32 v0, -4.0, v64
m3460:
v_cvt_pk_u16_u32 v0, 0.15915494, v64
m3461:
v_cvt_pk_u16_u32 v0, v32, s32
m3462:
v_cvt_pk_u16_u32 v0, v32, vcc_lo
m3463:
v_cvt_pk_u16_u32 v0, v32, m0
m3464:
v_cvt_pk_u16_u32 v0, v32, exec_hi
m3465:
v_cvt_pk_u16_u32 v0, v32, src_scc
m3466:
v_cvt_pk_u16_u32 v0, v32, 0
m3467:
v_cvt_pk_u16_u32 v0, v32, -16
m3468:
v_cvt_pk_u16_u32 v0, v32, 64
m3469:
v_cvt_pk_u16_u32 v0, v32, -4.0
m3470:
v_cvt_pk_u16_u32 v0, v32, 0.15915494
m3471:
v_cvt_pk_i16_i32 v0, v32, v64
m3472:
v_cvt_pk_i16_i32 v0, s16, v64
m3473:
v_cvt_pk_i16_i32 v0, vcc_lo, v64
m3474:
v_cvt_pk_i16_i32 v0, m0, v64
m3475:
v_cvt_pk_i16_i32 v0, exec_hi, v64
m3476:
v_cvt_pk_i16_i32 v0, src_scc, v64
m3477:
v_cvt_pk_i16_i32 v0, 0, v64
m3478:
v_cvt_pk_i16_i32 v0, -16, v64
m3479:
v_cvt_pk_i16_i32 v0, 64, v64
m3480:
v_cvt_pk_i16_i32 v0, -4.0, v64
m3481:
v_cvt_pk_i16_i32 v0, 0.15915494, v64
m3482:
v_cvt_pk_i16_i32 v0, v32, s32
m3483:
v_cvt_pk_i16_i32 v0, v32, vcc_lo
m3484:
v_cvt_pk_i16_i32 v0, v32, m0
m3485:
v_cvt_pk_i16_i32 v0, v32, exec_hi
m3486:
v_cvt_pk_i16_i32 v0, v32, src_scc
m3487:
v_cvt_pk_i16_i32 v0, v32, 0
m3488:
v_cvt_pk_i16_i32 v0, v32, -16
m3489:
v_cvt_pk_i16_i32 v0, v32, 64
m3490:
v_cvt_pk_i16_i32 v0, v32, -4.0
m3491:
v_cvt_pk_i16_i32 v0, v32, 0.15915494
m3492:
v_pack_b32_f16 v0, v32, v64
m3493:
v_pack_b32_f16 v0, s16, v64
m3494:
v_pack_b32_f16 v0, vcc_lo, v64
m3495:
v_pack_b32_f16 v0, m0, v64
m3496:
v_pack_b32_f16 v0, exec_hi, v64
m3497:
v_pack_b32_f16 v0, src_scc, v64
m3498:
v_pack_b32_f16 v0, 0, v64
m3499:
v_pack_b32_f16 v0, -16, v64
m3500:
v_pack_b32_f16 v0, 64, v64
m3501:
v_pack_b32_f16 v0, -4.0, v64
m3502:
v_pack_b32_f16 v0, 0.15915494, v64
m3503:
v_pack_b32_f16 v0, v32, s32
m3504:
v_pack_b32_f16 v0, v32, vcc_lo
m3505:
v_pack_b32_f16 v0, v32, m0
m3506:
v_pack_b32_f16 v0, v32, exec_hi
m3507:
v_pack_b32_f16 v0, v32, src_scc
m3508:
v_pack_b32_f16 v0, v32, 0
m3509:
v_pack_b32_f16 v0, v32, -16
m3510:
v_pack_b32_f16 v0, v32, 64
m3511:
v_pack_b32_f16 v0, v32, -4.0
m3512:
v_pack_b32_f16 v0, v32, 0.15915494
m3513:
v_cvt_pk_bf16_f32 v0, v32, v64
m3514:
v_cvt_pk_bf16_f32 v0, s16, v64
m3515:
v_cvt_pk_bf16_f32 v0, vcc_lo, v64
m3516:
v_cvt_pk_bf16_f32 v0, m0, v64
m3517:
v_cvt_pk_bf16_f32 v0, exec_hi, v64
m3518:
v_cvt_pk_bf16_f32 v0, src_scc, v64
m3519:
v_cvt_pk_bf16_f32 v0, 0, v64
m3520:
v_cvt_pk_bf16_f32 v0, -16, v64
m3521:
v_cvt_pk_bf16_f32 v0, 64, v64
m3522:
v_cvt_pk_bf16_f32 v0, -4.0, v64
m3523:
v_cvt_pk_bf16_f32 v0, 0.15915494, v64
m3524:
v_cvt_pk_bf16_f32 v0, v32, s32
m3525:
v_cvt_pk_bf16_f32 v0, v32, vcc_lo
m3526:
v_cvt_pk_bf16_f32 v0, v32, m0
m3527:
v_cvt_pk_bf16_f32 v0, v32, exec_hi
m3528:
v_cvt_pk_bf16_f32 v0, v32, src_scc
m3529:
v_cvt_pk_bf16_f32 v0, v32, 0
m3530:
v_cvt_pk_bf16_f32 v0, v32, -16
m3531:
v_cvt_pk_bf16_f32 v0, v32, 64
m3532:
v_cvt_pk_bf16_f32 v0, v32, -4.0
m3533:
v_cvt_pk_bf16_f32 v0, v32, 0.15915494
m3534:
v_cvt_pk_bf16_f32 v0, -|v32|, v64
m3535:
v_cvt_pk_bf16_f32 v0, v32, -|v64|
m3536:
v_cvt_pk_f16_f32 v0, v32, v64
m3537:
v_cvt_pk_f16_f32 v0, s16, v64
m3538:
v_cvt_pk_f16_f32 v0, vcc_lo, v64
m3539:
v_cvt_pk_f16_f32 v0, m0, v64
m3540:
v_cvt_pk_f16_f32 v0, exec_hi, v64
m3541:
v_cvt_pk_f16_f32 v0, src_scc, v64
m3542:
v_cvt_pk_f16_f32 v0, 0, v64
m3543:
v_cvt_pk_f16_f32 v0, -16, v64
m3544:
v_cvt_pk_f16_f32 v0, 64, v64
m3545:
v_cvt_pk_f16_f32 v0, -4.0, v64
m3546:
v_cvt_pk_f16_f32 v0, 0.15915494, v64
m3547:
v_cvt_pk_f16_f32 v0, v32, s32
m3548:
v_cvt_pk_f16_f32 v0, v32, vcc_lo
m3549:
v_cvt_pk_f16_f32 v0, v32, m0
m3550:
v_cvt_pk_f16_f32 v0, v32, exec_hi
m3551:
v_cvt_pk_f16_f32 v0, v32, src_scc
m3552:
v_cvt_pk_f16_f32 v0, v32, 0
m3553:
v_cvt_pk_f16_f32 v0, v32, -16
m3554:
v_cvt_pk_f16_f32 v0, v32, 64
m3555:
v_cvt_pk_f16_f32 v0, v32, -4.0
m3556:
v_cvt_pk_f16_f32 v0, v32, 0.15915494
m3557:
v_cvt_pk_f16_f32 v0, -|v32|, v64
m3558:
v_cvt_pk_f16_f32 v0, v32, -|v64|
m3559:
v_cvt_f32_fp8 v0, v32
m3560:
v_cvt_f32_fp8 v0, s16
m3561:
v_cvt_f32_fp8 v0, vcc_lo
m3562:
v_cvt_f32_fp8 v0, m0
m3563:
v_cvt_f32_fp8 v0, exec_hi
m3564:
v_cvt_f32_fp8 v0, src_scc
m3565:
v_cvt_f32_fp8 v0, 0
m3566:
v_cvt_f32_fp8 v0, -16
m3567:
v_cvt_f32_fp8 v0, 64
m3568:
v_cvt_f32_fp8 v0, -4.0
m3569:
v_cvt_f32_fp8 v0, 0.15915494
m3570:
v_cvt_f32_fp8_e64 v0, v32 clamp
m3571:
v_cvt_f32_fp8_e64 v0, v32 mul:4
m3572:
v_cvt_f32_fp8_e64 v0, v32 clamp div:2
m3573:
v_cvt_f32_fp8_e32 v0, v32
m3574:
v_cvt_f32_fp8_e32 v0, 0x12345678
m3575:
v_cvt_f32_fp8_e64 v0, v32
m3576:
v_cvt_f32_fp8_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m3577:
v_cvt_f32_fp8_sdwa v0, v32 src0_sel:BYTE_3
m3578:
v_cvt_pk_f32_fp8 v[0:1], v32
m3579:
v_cvt_pk_f32_fp8 v[0:1], s16
m3580:
v_cvt_pk_f32_fp8 v[0:1], vcc_lo
m3581:
v_cvt_pk_f32_fp8 v[0:1], m0
m3582:
v_cvt_pk_f32_fp8 v[0:1], exec_hi
m3583:
v_cvt_pk_f32_fp8 v[0:1], src_scc
m3584:
v_cvt_pk_f32_fp8 v[0:1], 0
m3585:
v_cvt_pk_f32_fp8 v[0:1], -16
m3586:
v_cvt_pk_f32_fp8 v[0:1], 64
m3587:
v_cvt_pk_f32_fp8 v[0:1], -4.0
m3588:
v_cvt_pk_f32_fp8 v[0:1], 0.15915494
m3589:
v_cvt_pk_f32_fp8_e64 v[0:1], v32 clamp
m3590:
v_cvt_pk_f32_fp8_e64 v[0:1], v32 mul:4
m3591:
v_cvt_pk_f32_fp8_e64 v[0:1], v32 clamp div:2
m3592:
v_cvt_pk_f32_fp8_e32 v[0:1], v32
m3593:
v_cvt_pk_f32_fp8_e32 v[0:1], 0x12345678
m3594:
v_cvt_pk_f32_fp8_e64 v[0:1], v32
m3595:
v_cvt_pk_f32_fp8_dpp v[0:1], v32 row_newbcast:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m3596:
v_cvt_pk_fp8_f32 v0, v32, v64
m3597:
v_cvt_pk_fp8_f32 v0, s16, v64
m3598:
v_cvt_pk_fp8_f32 v0, vcc_lo, v64
m3599:
v_cvt_pk_fp8_f32 v0, m0, v64
m3600:
v_cvt_pk_fp8_f32 v0, exec_hi, v64
m3601:
v_cvt_pk_fp8_f32 v0, src_scc, v64
m3602:
v_cvt_pk_fp8_f32 v0, 0, v64
m3603:
v_cvt_pk_fp8_f32 v0, -16, v64
m3604:
v_cvt_pk_fp8_f32 v0, 64, v64
m3605:
v_cvt_pk_fp8_f32 v0, -4.0, v64
m3606:
v_cvt_pk_fp8_f32 v0, 0.15915494, v64
m3607:
v_cvt_pk_fp8_f32 v0, v32, s32
m3608:
v_cvt_pk_fp8_f32 v0, v32, vcc_lo
m3609:
v_cvt_pk_fp8_f32 v0, v32, m0
m3610:
v_cvt_pk_fp8_f32 v0, v32, exec_hi
m3611:
v_cvt_pk_fp8_f32 v0, v32, src_scc
m3612:
v_cvt_pk_fp8_f32 v0, v32, 0
m3613:
v_cvt_pk_fp8_f32 v0, v32, -16
m3614:
v_cvt_pk_fp8_f32 v0, v32, 64
m3615:
v_cvt_pk_fp8_f32 v0, v32, -4.0
m3616:
v_cvt_pk_fp8_f32 v0, v32, 0.15915494
m3617:
v_cvt_pk_fp8_f32 v0, -|v32|, v64
m3618:
v_cvt_pk_fp8_f32 v0, v32, -|v64|
m3619:
v_cvt_f32_bf8 v0, v32
m3620:
v_cvt_f32_bf8 v0, s16
m3621:
v_cvt_f32_bf8 v0, vcc_lo
m3622:
v_cvt_f32_bf8 v0, m0
m3623:
v_cvt_f32_bf8 v0, exec_hi
m3624:
v_cvt_f32_bf8 v0, src_scc
m3625:
v_cvt_f32_bf8 v0, 0
m3626:
v_cvt_f32_bf8 v0, -16
m3627:
v_cvt_f32_bf8 v0, 64
m3628:
v_cvt_f32_bf8 v0, -4.0
m3629:
v_cvt_f32_bf8 v0, 0.15915494
m3630:
v_cvt_f32_bf8_e64 v0, v32 clamp
m3631:
v_cvt_f32_bf8_e64 v0, v32 mul:4
m3632:
v_cvt_f32_bf8_e64 v0, v32 clamp div:2
m3633:
v_cvt_f32_bf8_e32 v0, v32
m3634:
v_cvt_f32_bf8_e32 v0, 0x12345678
m3635:
v_cvt_f32_bf8_e64 v0, v32
m3636:
v_cvt_f32_bf8_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m3637:
v_cvt_f32_bf8_sdwa v0, v32 src0_sel:BYTE_3
m3638:
v_cvt_pk_f32_bf8 v[0:1], v32
m3639:
v_cvt_pk_f32_bf8 v[0:1], s16
m3640:
v_cvt_pk_f32_bf8 v[0:1], vcc_lo
m3641:
v_cvt_pk_f32_bf8 v[0:1], m0
m3642:
v_cvt_pk_f32_bf8 v[0:1], exec_hi
m3643:
v_cvt_pk_f32_bf8 v[0:1], src_scc
m3644:
v_cvt_pk_f32_bf8 v[0:1], 0
m3645:
v_cvt_pk_f32_bf8 v[0:1], -16
m3646:
v_cvt_pk_f32_bf8 v[0:1], 64
m3647:
v_cvt_pk_f32_bf8 v[0:1], -4.0
m3648:
v_cvt_pk_f32_bf8 v[0:1], 0.15915494
m3649:
v_cvt_pk_f32_bf8_e64 v[0:1], v32 clamp
m3650:
v_cvt_pk_f32_bf8_e64 v[0:1], v32 mul:4
m3651:
v_cvt_pk_f32_bf8_e64 v[0:1], v32 clamp div:2
m3652:
v_cvt_pk_f32_bf8_e32 v[0:1], v32
m3653:
v_cvt_pk_f32_bf8_e32 v[0:1], 0x12345678
m3654:
v_cvt_pk_f32_bf8_e64 v[0:1], v32
m3655:
v_cvt_pk_f32_bf8_dpp v[0:1], v32 row_newbcast:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m3656:
v_cvt_pk_bf8_f32 v0, v32, v64
m3657:
v_cvt_pk_bf8_f32 v0, s16, v64
m3658:
v_cvt_pk_bf8_f32 v0, vcc_lo, v64
m3659:
v_cvt_pk_bf8_f32 v0, m0, v64
m3660:
v_cvt_pk_bf8_f32 v0, exec_hi, v64
m3661:
v_cvt_pk_bf8_f32 v0, src_scc, v64
m3662:
v_cvt_pk_bf8_f32 v0, 0, v64
m3663:
v_cvt_pk_bf8_f32 v0, -16, v64
m3664:
v_cvt_pk_bf8_f32 v0, 64, v64
m3665:
v_cvt_pk_bf8_f32 v0, -4.0, v64
m3666:
v_cvt_pk_bf8_f32 v0, 0.15915494, v64
m3667:
v_cvt_pk_bf8_f32 v0, v32, s32
m3668:
v_cvt_pk_bf8_f32 v0, v32, vcc_lo
m3669:
v_cvt_pk_bf8_f32 v0, v32, m0
m3670:
v_cvt_pk_bf8_f32 v0, v32, exec_hi
m3671:
v_cvt_pk_bf8_f32 v0, v32, src_scc
m3672:
v_cvt_pk_bf8_f32 v0, v32, 0
m3673:
v_cvt_pk_bf8_f32 v0, v32, -16
m3674:
v_cvt_pk_bf8_f32 v0, v32, 64
m3675:
v_cvt_pk_bf8_f32 v0, v32, -4.0
m3676:
v_cvt_pk_bf8_f32 v0, v32, 0.15915494
m3677:
v_cvt_pk_bf8_f32 v0, -|v32|, v64
m3678:
v_cvt_pk_bf8_f32 v0, v32, -|v64|
m3679:
v_cndmask_b32 v0, v32, v64, s[48:49]
m3680:
v_cndmask_b32 v0, 0, v64, s[48:49]
m3681:
v_cndmask_b32 v0, -16, v64, s[48:49]
m3682:
v_cndmask_b32 v0, 64, v64, s[48:49]
m3683:
v_cndmask_b32 v0, -4.0, v64, s[48:49]
m3684:
v_cndmask_b32 v0, 0.15915494, v64, s[48:49]
m3685:
v_cndmask_b32 v0, v32, 0, s[48:49]
m3686:
v_cndmask_b32 v0, v32, -16, s[48:49]
m3687:
v_cndmask_b32 v0, v32, 64, s[48:49]
m3688:
v_cndmask_b32 v0, v32, -4.0, s[48:49]
m3689:
v_cndmask_b32 v0, v32, 0.15915494, s[48:49]
m3690:
v_cndmask_b32 v0, v32, v64, vcc
m3691:
v_cndmask_b32_e32 v0, v32, v64, vcc
m3692:
v_cndmask_b32_e64 v0, v32, v64, s[48:49]
m3693:
v_cndmask_b32_dpp v0, v32, v64, vcc row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m3694:
v_cndmask_b32_sdwa v0, v32, v64, vcc dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m3695:
v_readlane_b32 s0, v32, s32
m3696:
v_readlane_b32 s0, v32, vcc_lo
m3697:
v_readlane_b32 s0, v32, m0
m3698:
v_readlane_b32 s0, v32, exec_hi
m3699:
v_readlane_b32 s0, v32, src_scc
m3700:
v_readlane_b32 s0, v32, 0
m3701:
v_readlane_b32 s0, v32, -16
m3702:
v_readlane_b32 s0, v32, 64
m3703:
v_readlane_b32 s0, v32, -4.0
m3704:
v_readlane_b32 s0, v32, 0.15915494
m3705:
v_readfirstlane_b32 s0, v32
m3706:
v_readfirstlane_b32_e32 s0, v32
m3707:
v_writelane_b32 v0, s16, 1
m3708:
v_writelane_b32 v0, 0, 1
m3709:
v_writelane_b32 v0, -16, 1
m3710:
v_writelane_b32 v0, 64, 1
m3711:
v_writelane_b32 v0, -4.0, 1
m3712:
v_writelane_b32 v0, 0.15915494, 1
m3713:
v_writelane_b32 v0, s16, 0
m3714:
v_writelane_b32 v0, s16, -16
m3715:
v_writelane_b32 v0, s16, 64
m3716:
v_writelane_b32 v0, s16, -4.0
m3717:
v_writelane_b32 v0, s16, 0.15915494
m3718:
v_accvgpr_read_b32 v0, a32
m3719:
v_accvgpr_write_b32 a0, v32
m3720:
v_accvgpr_write_b32 a0, 0
m3721:
v_accvgpr_write_b32 a0, -16
m3722:
v_accvgpr_write_b32 a0, 64
m3723:
v_accvgpr_write_b32 a0, -4.0
m3724:
v_accvgpr_write_b32 a0, 0.15915494
m3725:
v_accvgpr_mov_b32 a0, a32
m3726:
v_accvgpr_mov_b32_e32 a0, a32
m3727:
v_permlane32_swap_b32 v0, v32
m3728:
v_permlane32_swap_b32_e32 v0, v32
m3729:
v_permlane32_swap_b32_e64 v0, v32
m3730:
v_permlane16_swap_b32 v0, v32
m3731:
v_permlane16_swap_b32_e32 v0, v32
m3732:
v_permlane16_swap_b32_e64 v0, v32
m3733:
ds_read_b64_tr_b8 v[0:1], v32 offset:65535
m3734:
ds_read_b64_tr_b8 a[0:1], v32
m3735:
ds_read_b64_tr_b8 v[0:1], v32 offset:0
m3736:
ds_read_b64_tr_b16 v[0:1], v32 offset:65535
m3737:
ds_read_b64_tr_b16 a[0:1], v32
m3738:
ds_read_b64_tr_b16 v[0:1], v32 offset:0
m3739:
ds_read_b32 v0, v32 offset:65535
m3740:
ds_read_b32 a0, v32
m3741:
ds_read_b32 v0, v32 offset:0
m3742:
ds_write_b32 v0, v32 offset:65535
m3743:
ds_write_b32 v0, a32
m3744:
ds_write_b32 v0, v32 offset:0
m3745:
ds_read_b64 v[0:1], v32 offset:65535
m3746:
ds_read_b64 a[0:1], v32
m3747:
ds_read_b64 v[0:1], v32 offset:0
m3748:
ds_write_b64 v0, v[32:33] offset:65535
m3749:
ds_write_b64 v0, a[32:33]
m3750:
ds_write_b64 v0, v[32:33] offset:0
m3751:
ds_read_b96 v[0:2], v32 offset:65535
m3752:
ds_read_b96 a[0:2], v32
m3753:
ds_read_b96 v[0:2], v32 offset:0
m3754:
ds_write_b96 v0, v[32:34] offset:65535
m3755:
ds_write_b96 v0, a[32:34]
m3756:
ds_write_b96 v0, v[32:34] offset:0
m3757:
ds_read_b128 v[0:3], v32 offset:65535
m3758:
ds_read_b128 a[0:3], v32
m3759:
ds_read_b128 v[0:3], v32 offset:0
m3760:
ds_write_b128 v0, v[32:35] offset:65535
m3761:
ds_write_b128 v0, a[32:35]
m3762:
ds_write_b128 v0, v[32:35] offset:0
m3763:
ds_read_u8 v0, v32 offset:65535
m3764:
ds_read_u8 a0, v32
m3765:
ds_read_u8 v0, v32 offset:0
m3766:
ds_read_i8 v0, v32 offset:65535
m3767:
ds_read_i8 a0, v32
m3768:
ds_read_i8 v0, v32 offset:0
m3769:
ds_write_b8 v0, v32 offset:65535
m3770:
ds_write_b8 v0, a32
m3771:
ds_write_b8 v0, v32 offset:0
m3772:
ds_write_b8_d16_hi v0, v32 offset:65535
m3773:
ds_write_b8_d16_hi v0, a32
m3774:
ds_write_b8_d16_hi v0, v32 offset:0
m3775:
ds_read_u16 v0, v32 offset:65535
m3776:
ds_read_u16 a0, v32
m3777:
ds_read_u16 v0, v32 offset:0
m3778:
ds_read_i16 v0, v32 offset:65535
m3779:
ds_read_i16 a0, v32
m3780:
ds_read_i16 v0, v32 offset:0
m3781:
ds_write_b16 v0, v32 offset:65535
m3782:
ds_write_b16 v0, a32
m3783:
ds_write_b16 v0, v32 offset:0
m3784:
ds_write_b16_d16_hi v0, v32 offset:65535
m3785:
ds_write_b16_d16_hi v0, a32
m3786:
ds_write_b16_d16_hi v0, v32 offset:0
m3787:
ds_read_u8_d16 v0, v32 offset:65535
m3788:
ds_read_u8_d16 a0, v32
m3789:
ds_read_u8_d16 v0, v32 offset:0
m3790:
ds_read_u8_d16_hi v0, v32 offset:65535
m3791:
ds_read_u8_d16_hi a0, v32
m3792:
ds_read_u8_d16_hi v0, v32 offset:0
m3793:
ds_read_i8_d16 v0, v32 offset:65535
m3794:
ds_read_i8_d16 a0, v32
m3795:
ds_read_i8_d16 v0, v32 offset:0
m3796:
ds_read_i8_d16_hi v0, v32 offset:65535
m3797:
ds_read_i8_d16_hi a0, v32
m3798:
ds_read_i8_d16_hi v0, v32 offset:0
m3799:
ds_read_u16_d16 v0, v32 offset:65535
m3800:
ds_read_u16_d16 a0, v32
m3801:
ds_read_u16_d16 v0, v32 offset:0
m3802:
ds_read_u16_d16_hi v0, v32 offset:65535
m3803:
ds_read_u16_d16_hi a0, v32
m3804:
ds_read_u16_d16_hi v0, v32 offset:0
m3805:
ds_read2_b32 v[0:1], v32 offset0:255 offset1:255
m3806:
ds_read2_b32 a[0:1], v32
m3807:
ds_read2_b32 v[0:1], v32 offset0:0
m3808:
ds_read2_b32 v[0:1], v32 offset0:255
m3809:
ds_read2_b32 v[0:1], v32 offset1:0
m3810:
ds_read2_b32 v[0:1], v32 offset1:255
m3811:
ds_read2st64_b32 v[0:1], v32 offset0:255 offset1:255
m3812:
ds_read2st64_b32 a[0:1], v32
m3813:
ds_read2st64_b32 v[0:1], v32 offset0:0
m3814:
ds_read2st64_b32 v[0:1], v32 offset0:255
m3815:
ds_read2st64_b32 v[0:1], v32 offset1:0
m3816:
ds_read2st64_b32 v[0:1], v32 offset1:255
m3817:
ds_write2_b32 v0, v32, v64 offset0:255 offset1:255
m3818:
ds_write2_b32 v0, a32, a64
m3819:
ds_write2_b32 v0, v32, v64 offset0:0
m3820:
ds_write2_b32 v0, v32, v64 offset0:255
m3821:
ds_write2_b32 v0, v32, v64 offset1:0
m3822:
ds_write2_b32 v0, v32, v64 offset1:255
m3823:
ds_write2st64_b32 v0, v32, v64 offset0:255 offset1:255
m3824:
ds_write2st64_b32 v0, a32, a64
m3825:
ds_write2st64_b32 v0, v32, v64 offset0:0
m3826:
ds_write2st64_b32 v0, v32, v64 offset0:255
m3827:
ds_write2st64_b32 v0, v32, v64 offset1:0
m3828:
ds_write2st64_b32 v0, v32, v64 offset1:255
m3829:
ds_read2_b64 v[0:3], v32 offset0:255 offset1:255
m3830:
ds_read2_b64 a[0:3], v32
m3831:
ds_read2_b64 v[0:3], v32 offset0:0
m3832:
ds_read2_b64 v[0:3], v32 offset0:255
m3833:
ds_read2_b64 v[0:3], v32 offset1:0
m3834:
ds_read2_b64 v[0:3], v32 offset1:255
m3835:
ds_read2st64_b64 v[0:3], v32 offset0:255 offset1:255
m3836:
ds_read2st64_b64 a[0:3], v32
m3837:
ds_read2st64_b64 v[0:3], v32 offset0:0
m3838:
ds_read2st64_b64 v[0:3], v32 offset0:255
m3839:
ds_read2st64_b64 v[0:3], v32 offset1:0
m3840:
ds_read2st64_b64 v[0:3], v32 offset1:255
m3841:
ds_write2_b64 v0, v[32:33], v[64:65] offset0:255 offset1:255
m3842:
ds_write2_b64 v0, a[32:33], a[64:65]
m3843:
ds_write2_b64 v0, v[32:33], v[64:65] offset0:0
m3844:
ds_write2_b64 v0, v[32:33], v[64:65] offset0:255
m3845:
ds_write2_b64 v0, v[32:33], v[64:65] offset1:0
m3846:
ds_write2_b64 v0, v[32:33], v[64:65] offset1:255
m3847:
ds_write2st64_b64 v0, v[32:33], v[64:65] offset0:255 offset1:255
m3848:
ds_write2st64_b64 v0, a[32:33], a[64:65]
m3849:
ds_write2st64_b64 v0, v[32:33], v[64:65] offset0:0
m3850:
ds_write2st64_b64 v0, v[32:33], v[64:65] offset0:255
m3851:
ds_write2st64_b64 v0, v[32:33], v[64:65] offset1:0
m3852:
ds_write2st64_b64 v0, v[32:33], v[64:65] offset1:255
m3853:
ds_bpermute_b32 v0, v32, v64 offset:65535
m3854:
ds_bpermute_b32 a0, v32, a64
m3855:
ds_bpermute_b32 v0, v32, v64 offset:0
m3856:
ds_permute_b32 v0, v32, v64 offset:65535
m3857:
ds_permute_b32 a0, v32, a64
m3858:
ds_permute_b32 v0, v32, v64 offset:0
m3859:
ds_swizzle_b32 v0, v32 offset:1055
m3860:
ds_swizzle_b32 v0, v32 offset:32996
m3861:
ds_swizzle_b32 v0, v32 offset:50336
m3862:
ds_swizzle_b32 v0, v32 offset:57375
m3863:
v_mfma_f32_32x32x8bf16_1k v[0:15], v[32:33], v[64:65], v[96:111]
m3864:
v_mfma_f32_32x32x8bf16_1k v[0:15], a[32:33], v[64:65], v[96:111]
m3865:
v_mfma_f32_32x32x8bf16_1k v[0:15], v[32:33], a[64:65], v[96:111]
m3866:
v_mfma_f32_32x32x8bf16_1k v[0:15], a[32:33], a[64:65], v[96:111]
m3867:
v_mfma_f32_32x32x8bf16_1k v[0:15], v[32:33], v[64:65], 0
m3868:
v_mfma_f32_32x32x8bf16_1k v[0:15], v[32:33], v[64:65], -16
m3869:
v_mfma_f32_32x32x8bf16_1k v[0:15], v[32:33], v[64:65], 64
m3870:
v_mfma_f32_32x32x8bf16_1k v[0:15], v[32:33], v[64:65], -4.0
m3871:
v_mfma_f32_32x32x8bf16_1k v[0:15], v[32:33], v[64:65], v[96:111] cbsz:0
m3872:
v_mfma_f32_32x32x8bf16_1k v[0:15], v[32:33], v[64:65], v[96:111] cbsz:7
m3873:
v_mfma_f32_32x32x8bf16_1k v[0:15], v[32:33], v[64:65], v[96:111] abid:0
m3874:
v_mfma_f32_32x32x8bf16_1k v[0:15], v[32:33], v[64:65], v[96:111] abid:15
m3875:
v_mfma_f32_32x32x8bf16_1k v[0:15], v[32:33], v[64:65], v[96:111] blgp:0
m3876:
v_mfma_f32_32x32x8bf16_1k v[0:15], v[32:33], v[64:65], v[96:111] blgp:7
m3877:
v_mfma_f32_32x32x8bf16_1k a[0:15], v[32:33], v[64:65], a[96:111]
m3878:
v_mfma_f32_32x32x8bf16_1k a[0:15], a[32:33], v[64:65], a[96:111]
m3879:
v_mfma_f32_32x32x8bf16_1k a[0:15], v[32:33], a[64:65], a[96:111]
m3880:
v_mfma_f32_32x32x8bf16_1k a[0:15], a[32:33], a[64:65], a[96:111]
m3881:
v_mfma_f32_32x32x8bf16_1k a[0:15], v[32:33], v[64:65], 0
m3882:
v_mfma_f32_32x32x8bf16_1k a[0:15], v[32:33], v[64:65], -16
m3883:
v_mfma_f32_32x32x8bf16_1k a[0:15], v[32:33], v[64:65], 64
m3884:
v_mfma_f32_32x32x8bf16_1k a[0:15], v[32:33], v[64:65], -4.0
m3885:
v_mfma_f32_32x32x8bf16_1k a[0:15], v[32:33], v[64:65], a[96:111] cbsz:0
m3886:
v_mfma_f32_32x32x8bf16_1k a[0:15], v[32:33], v[64:65], a[96:111] cbsz:7
m3887:
v_mfma_f32_32x32x8bf16_1k a[0:15], v[32:33], v[64:65], a[96:111] abid:0
m3888:
v_mfma_f32_32x32x8bf16_1k a[0:15], v[32:33], v[64:65], a[96:111] abid:15
m3889:
v_mfma_f32_32x32x8bf16_1k a[0:15], v[32:33], v[64:65], a[96:111] blgp:0
m3890:
v_mfma_f32_32x32x8bf16_1k a[0:15], v[32:33], v[64:65], a[96:111] blgp:7
m3891:
v_mfma_f32_32x32x8_bf16 v[0:15], v[32:33], v[64:65], v[96:111]
m3892:
v_mfma_f32_32x32x8_bf16 v[0:15], a[32:33], v[64:65], v[96:111]
m3893:
v_mfma_f32_32x32x8_bf16 v[0:15], v[32:33], a[64:65], v[96:111]
m3894:
v_mfma_f32_32x32x8_bf16 v[0:15], a[32:33], a[64:65], v[96:111]
m3895:
v_mfma_f32_32x32x8_bf16 v[0:15], v[32:33], v[64:65], 0
m3896:
v_mfma_f32_32x32x8_bf16 v[0:15], v[32:33], v[64:65], -16
m3897:
v_mfma_f32_32x32x8_bf16 v[0:15], v[32:33], v[64:65], 64
m3898:
v_mfma_f32_32x32x8_bf16 v[0:15], v[32:33], v[64:65], -4.0
m3899:
v_mfma_f32_32x32x8_bf16 v[0:15], v[32:33], v[64:65], v[96:111] cbsz:0
m3900:
v_mfma_f32_32x32x8_bf16 v[0:15], v[32:33], v[64:65], v[96:111] cbsz:7
m3901:
v_mfma_f32_32x32x8_bf16 v[0:15], v[32:33], v[64:65], v[96:111] abid:0
m3902:
v_mfma_f32_32x32x8_bf16 v[0:15], v[32:33], v[64:65], v[96:111] abid:15
m3903:
v_mfma_f32_32x32x8_bf16 v[0:15], v[32:33], v[64:65], v[96:111] blgp:0
m3904:
v_mfma_f32_32x32x8_bf16 v[0:15], v[32:33], v[64:65], v[96:111] blgp:7
m3905:
v_mfma_f32_32x32x8_bf16 a[0:15], v[32:33], v[64:65], a[96:111]
m3906:
v_mfma_f32_32x32x8_bf16 a[0:15], a[32:33], v[64:65], a[96:111]
m3907:
v_mfma_f32_32x32x8_bf16 a[0:15], v[32:33], a[64:65], a[96:111]
m3908:
v_mfma_f32_32x32x8_bf16 a[0:15], a[32:33], a[64:65], a[96:111]
m3909:
v_mfma_f32_32x32x8_bf16 a[0:15], v[32:33], v[64:65], 0
m3910:
v_mfma_f32_32x32x8_bf16 a[0:15], v[32:33], v[64:65], -16
m3911:
v_mfma_f32_32x32x8_bf16 a[0:15], v[32:33], v[64:65], 64
m3912:
v_mfma_f32_32x32x8_bf16 a[0:15], v[32:33], v[64:65], -4.0
m3913:
v_mfma_f32_32x32x8_bf16 a[0:15], v[32:33], v[64:65], a[96:111] cbsz:0
m3914:
v_mfma_f32_32x32x8_bf16 a[0:15], v[32:33], v[64:65], a[96:111] cbsz:7
m3915:
v_mfma_f32_32x32x8_bf16 a[0:15], v[32:33], v[64:65], a[96:111] abid:0
m3916:
v_mfma_f32_32x32x8_bf16 a[0:15], v[32:33], v[64:65], a[96:111] abid:15
m3917:
v_mfma_f32_32x32x8_bf16 a[0:15], v[32:33], v[64:65], a[96:111] blgp:0
m3918:
v_mfma_f32_32x32x8_bf16 a[0:15], v[32:33], v[64:65], a[96:111] blgp:7
m3919:
v_mfma_f32_16x16x16bf16_1k v[0:3], v[32:33], v[64:65], v[96:99]
m3920:
v_mfma_f32_16x16x16bf16_1k v[0:3], a[32:33], v[64:65], v[96:99]
m3921:
v_mfma_f32_16x16x16bf16_1k v[0:3], v[32:33], a[64:65], v[96:99]
m3922:
v_mfma_f32_16x16x16bf16_1k v[0:3], a[32:33], a[64:65], v[96:99]
m3923:
v_mfma_f32_16x16x16bf16_1k v[0:3], v[32:33], v[64:65], 0
m3924:
v_mfma_f32_16x16x16bf16_1k v[0:3], v[32:33], v[64:65], -16
m3925:
v_mfma_f32_16x16x16bf16_1k v[0:3], v[32:33], v[64:65], 64
m3926:
v_mfma_f32_16x16x16bf16_1k v[0:3], v[32:33], v[64:65], -4.0
m3927:
v_mfma_f32_16x16x16bf16_1k v[0:3], v[32:33], v[64:65], v[96:99] cbsz:0
m3928:
v_mfma_f32_16x16x16bf16_1k v[0:3], v[32:33], v[64:65], v[96:99] cbsz:7
m3929:
v_mfma_f32_16x16x16bf16_1k v[0:3], v[32:33], v[64:65], v[96:99] abid:0
m3930:
v_mfma_f32_16x16x16bf16_1k v[0:3], v[32:33], v[64:65], v[96:99] abid:15
m3931:
v_mfma_f32_16x16x16bf16_1k v[0:3], v[32:33], v[64:65], v[96:99] blgp:0
m3932:
v_mfma_f32_16x16x16bf16_1k v[0:3], v[32:33], v[64:65], v[96:99] blgp:7
m3933:
v_mfma_f32_16x16x16bf16_1k a[0:3], v[32:33], v[64:65], a[96:99]
m3934:
v_mfma_f32_16x16x16bf16_1k a[0:3], a[32:33], v[64:65], a[96:99]
m3935:
v_mfma_f32_16x16x16bf16_1k a[0:3], v[32:33], a[64:65], a[96:99]
m3936:
v_mfma_f32_16x16x16bf16_1k a[0:3], a[32:33], a[64:65], a[96:99]
m3937:
v_mfma_f32_16x16x16bf16_1k a[0:3], v[32:33], v[64:65], 0
m3938:
v_mfma_f32_16x16x16bf16_1k a[0:3], v[32:33], v[64:65], -16
m3939:
v_mfma_f32_16x16x16bf16_1k a[0:3], v[32:33], v[64:65], 64
m3940:
v_mfma_f32_16x16x16bf16_1k a[0:3], v[32:33], v[64:65], -4.0
m3941:
v_mfma_f32_16x16x16bf16_1k a[0:3], v[32:33], v[64:65], a[96:99] cbsz:0
m3942:
v_mfma_f32_16x16x16bf16_1k a[0:3], v[32:33], v[64:65], a[96:99] cbsz:7
m3943:
v_mfma_f32_16x16x16bf16_1k a[0:3], v[32:33], v[64:65], a[96:99] abid:0
m3944:
v_mfma_f32_16x16x16bf16_1k a[0:3], v[32:33], v[64:65], a[96:99] abid:15
m3945:
v_mfma_f32_16x16x16bf16_1k a[0:3], v[32:33], v[64:65], a[96:99] blgp:0
m3946:
v_mfma_f32_16x16x16bf16_1k a[0:3], v[32:33], v[64:65], a[96:99] blgp:7
m3947:
v_mfma_f32_16x16x16_bf16 v[0:3], v[32:33], v[64:65], v[96:99]
m3948:
v_mfma_f32_16x16x16_bf16 v[0:3], a[32:33], v[64:65], v[96:99]
m3949:
v_mfma_f32_16x16x16_bf16 v[0:3], v[32:33], a[64:65], v[96:99]
m3950:
v_mfma_f32_16x16x16_bf16 v[0:3], a[32:33], a[64:65], v[96:99]
m3951:
v_mfma_f32_16x16x16_bf16 v[0:3], v[32:33], v[64:65], 0
m3952:
v_mfma_f32_16x16x16_bf16 v[0:3], v[32:33], v[64:65], -16
m3953:
v_mfma_f32_16x16x16_bf16 v[0:3], v[32:33], v[64:65], 64
m3954:
v_mfma_f32_16x16x16_bf16 v[0:3], v[32:33], v[64:65], -4.0
m3955:
v_mfma_f32_16x16x16_bf16 v[0:3], v[32:33], v[64:65], v[96:99] cbsz:0
m3956:
v_mfma_f32_16x16x16_bf16 v[0:3], v[32:33], v[64:65], v[96:99] cbsz:7
m3957:
v_mfma_f32_16x16x16_bf16 v[0:3], v[32:33], v[64:65], v[96:99] abid:0
m3958:
v_mfma_f32_16x16x16_bf16 v[0:3], v[32:33], v[64:65], v[96:99] abid:15
m3959:
v_mfma_f32_16x16x16_bf16 v[0:3], v[32:33], v[64:65], v[96:99] blgp:0
m3960:
v_mfma_f32_16x16x16_bf16 v[0:3], v[32:33], v[64:65], v[96:99] blgp:7
m3961:
v_mfma_f32_16x16x16_bf16 a[0:3], v[32:33], v[64:65], a[96:99]
m3962:
v_mfma_f32_16x16x16_bf16 a[0:3], a[32:33], v[64:65], a[96:99]
m3963:
v_mfma_f32_16x16x16_bf16 a[0:3], v[32:33], a[64:65], a[96:99]
m3964:
v_mfma_f32_16x16x16_bf16 a[0:3], a[32:33], a[64:65], a[96:99]
m3965:
v_mfma_f32_16x16x16_bf16 a[0:3], v[32:33], v[64:65], 0
m3966:
v_mfma_f32_16x16x16_bf16 a[0:3], v[32:33], v[64:65], -16
m3967:
v_mfma_f32_16x16x16_bf16 a[0:3], v[32:33], v[64:65], 64
m3968:
v_mfma_f32_16x16x16_bf16 a[0:3], v[32:33], v[64:65], -4.0
m3969:
v_mfma_f32_16x16x16_bf16 a[0:3], v[32:33], v[64:65], a[96:99] cbsz:0
m3970:
v_mfma_f32_16x16x16_bf16 a[0:3], v[32:33], v[64:65], a[96:99] cbsz:7
m3971:
v_mfma_f32_16x16x16_bf16 a[0:3], v[32:33], v[64:65], a[96:99] abid:0
m3972:
v_mfma_f32_16x16x16_bf16 a[0:3], v[32:33], v[64:65], a[96:99] abid:15
m3973:
v_mfma_f32_16x16x16_bf16 a[0:3], v[32:33], v[64:65], a[96:99] blgp:0
m3974:
v_mfma_f32_16x16x16_bf16 a[0:3], v[32:33], v[64:65], a[96:99] blgp:7
m3975:
v_mfma_f32_32x32x8f16 v[0:15], v[32:33], v[64:65], v[96:111]
m3976:
v_mfma_f32_32x32x8f16 v[0:15], a[32:33], v[64:65], v[96:111]
m3977:
v_mfma_f32_32x32x8f16 v[0:15], v[32:33], a[64:65], v[96:111]
m3978:
v_mfma_f32_32x32x8f16 v[0:15], a[32:33], a[64:65], v[96:111]
m3979:
v_mfma_f32_32x32x8f16 v[0:15], v[32:33], v[64:65], 0
m3980:
v_mfma_f32_32x32x8f16 v[0:15], v[32:33], v[64:65], -16
m3981:
v_mfma_f32_32x32x8f16 v[0:15], v[32:33], v[64:65], 64
m3982:
v_mfma_f32_32x32x8f16 v[0:15], v[32:33], v[64:65], -4.0
m3983:
v_mfma_f32_32x32x8f16 v[0:15], v[32:33], v[64:65], v[96:111] cbsz:0
m3984:
v_mfma_f32_32x32x8f16 v[0:15], v[32:33], v[64:65], v[96:111] cbsz:7
m3985:
v_mfma_f32_32x32x8f16 v[0:15], v[32:33], v[64:65], v[96:111] abid:0
m3986:
v_mfma_f32_32x32x8f16 v[0:15], v[32:33], v[64:65], v[96:111] abid:15
m3987:
v_mfma_f32_32x32x8f16 v[0:15], v[32:33], v[64:65], v[96:111] blgp:0
m3988:
v_mfma_f32_32x32x8f16 v[0:15], v[32:33], v[64:65], v[96:111] blgp:7
m3989:
v_mfma_f32_32x32x8f16 a[0:15], v[32:33], v[64:65], a[96:111]
m3990:
v_mfma_f32_32x32x8f16 a[0:15], a[32:33], v[64:65], a[96:111]
m3991:
v_mfma_f32_32x32x8f16 a[0:15], v[32:33], a[64:65], a[96:111]
m3992:
v_mfma_f32_32x32x8f16 a[0:15], a[32:33], a[64:65], a[96:111]
m3993:
v_mfma_f32_32x32x8f16 a[0:15], v[32:33], v[64:65], 0
m3994:
v_mfma_f32_32x32x8f16 a[0:15], v[32:33], v[64:65], -16
m3995:
v_mfma_f32_32x32x8f16 a[0:15], v[32:33], v[64:65], 64
m3996:
v_mfma_f32_32x32x8f16 a[0:15], v[32:33], v[64:65], -4.0
m3997:
v_mfma_f32_32x32x8f16 a[0:15], v[32:33], v[64:65], a[96:111] cbsz:0
m3998:
v_mfma_f32_32x32x8f16 a[0:15], v[32:33], v[64:65], a[96:111] cbsz:7
m3999:
v_mfma_f32_32x32x8f16 a[0:15], v[32:33], v[64:65], a[96:111] abid:0
m4000:
v_mfma_f32_32x32x8f16 a[0:15], v[32:33], v[64:65], a[96:111] abid:15
m4001:
v_mfma_f32_32x32x8f16 a[0:15], v[32:33], v[64:65], a[96:111] blgp:0
m4002:
v_mfma_f32_32x32x8f16 a[0:15], v[32:33], v[64:65], a[96:111] blgp:7
m4003:
v_mfma_f32_32x32x8_f16 v[0:15], v[32:33], v[64:65], v[96:111]
m4004:
v_mfma_f32_32x32x8_f16 v[0:15], a[32:33], v[64:65], v[96:111]
m4005:
v_mfma_f32_32x32x8_f16 v[0:15], v[32:33], a[64:65], v[96:111]
m4006:
v_mfma_f32_32x32x8_f16 v[0:15], a[32:33], a[64:65], v[96:111]
m4007:
v_mfma_f32_32x32x8_f16 v[0:15], v[32:33], v[64:65], 0
m4008:
v_mfma_f32_32x32x8_f16 v[0:15], v[32:33], v[64:65], -16
m4009:
v_mfma_f32_32x32x8_f16 v[0:15], v[32:33], v[64:65], 64
m4010:
v_mfma_f32_32x32x8_f16 v[0:15], v[32:33], v[64:65], -4.0
m4011:
v_mfma_f32_32x32x8_f16 v[0:15], v[32:33], v[64:65], v[96:111] cbsz:0
m4012:
v_mfma_f32_32x32x8_f16 v[0:15], v[32:33], v[64:65], v[96:111] cbsz:7
m4013:
v_mfma_f32_32x32x8_f16 v[0:15], v[32:33], v[64:65], v[96:111] abid:0
m4014:
v_mfma_f32_32x32x8_f16 v[0:15], v[32:33], v[64:65], v[96:111] abid:15
m4015:
v_mfma_f32_32x32x8_f16 v[0:15], v[32:33], v[64:65], v[96:111] blgp:0
m4016:
v_mfma_f32_32x32x8_f16 v[0:15], v[32:33], v[64:65], v[96:111] blgp:7
m4017:
v_mfma_f32_32x32x8_f16 a[0:15], v[32:33], v[64:65], a[96:111]
m4018:
v_mfma_f32_32x32x8_f16 a[0:15], a[32:33], v[64:65], a[96:111]
m4019:
v_mfma_f32_32x32x8_f16 a[0:15], v[32:33], a[64:65], a[96:111]
m4020:
v_mfma_f32_32x32x8_f16 a[0:15], a[32:33], a[64:65], a[96:111]
m4021:
v_mfma_f32_32x32x8_f16 a[0:15], v[32:33], v[64:65], 0
m4022:
v_mfma_f32_32x32x8_f16 a[0:15], v[32:33], v[64:65], -16
m4023:
v_mfma_f32_32x32x8_f16 a[0:15], v[32:33], v[64:65], 64
m4024:
v_mfma_f32_32x32x8_f16 a[0:15], v[32:33], v[64:65], -4.0
m4025:
v_mfma_f32_32x32x8_f16 a[0:15], v[32:33], v[64:65], a[96:111] cbsz:0
m4026:
v_mfma_f32_32x32x8_f16 a[0:15], v[32:33], v[64:65], a[96:111] cbsz:7
m4027:
v_mfma_f32_32x32x8_f16 a[0:15], v[32:33], v[64:65], a[96:111] abid:0
m4028:
v_mfma_f32_32x32x8_f16 a[0:15], v[32:33], v[64:65], a[96:111] abid:15
m4029:
v_mfma_f32_32x32x8_f16 a[0:15], v[32:33], v[64:65], a[96:111] blgp:0
m4030:
v_mfma_f32_32x32x8_f16 a[0:15], v[32:33], v[64:65], a[96:111] blgp:7
m4031:
v_mfma_f32_16x16x16f16 v[0:3], v[32:33], v[64:65], v[96:99]
m4032:
v_mfma_f32_16x16x16f16 v[0:3], a[32:33], v[64:65], v[96:99]
m4033:
v_mfma_f32_16x16x16f16 v[0:3], v[32:33], a[64:65], v[96:99]
m4034:
v_mfma_f32_16x16x16f16 v[0:3], a[32:33], a[64:65], v[96:99]
m4035:
v_mfma_f32_16x16x16f16 v[0:3], v[32:33], v[64:65], 0
m4036:
v_mfma_f32_16x16x16f16 v[0:3], v[32:33], v[64:65], -16
m4037:
v_mfma_f32_16x16x16f16 v[0:3], v[32:33], v[64:65], 64
m4038:
v_mfma_f32_16x16x16f16 v[0:3], v[32:33], v[64:65], -4.0
m4039:
v_mfma_f32_16x16x16f16 v[0:3], v[32:33], v[64:65], v[96:99] cbsz:0
m4040:
v_mfma_f32_16x16x16f16 v[0:3], v[32:33], v[64:65], v[96:99] cbsz:7
m4041:
v_mfma_f32_16x16x16f16 v[0:3], v[32:33], v[64:65], v[96:99] abid:0
m4042:
v_mfma_f32_16x16x16f16 v[0:3], v[32:33], v[64:65], v[96:99] abid:15
m4043:
v_mfma_f32_16x16x16f16 v[0:3], v[32:33], v[64:65], v[96:99] blgp:0
m4044:
v_mfma_f32_16x16x16f16 v[0:3], v[32:33], v[64:65], v[96:99] blgp:7
m4045:
v_mfma_f32_16x16x16f16 a[0:3], v[32:33], v[64:65], a[96:99]
m4046:
v_mfma_f32_16x16x16f16 a[0:3], a[32:33], v[64:65], a[96:99]
m4047:
v_mfma_f32_16x16x16f16 a[0:3], v[32:33], a[64:65], a[96:99]
m4048:
v_mfma_f32_16x16x16f16 a[0:3], a[32:33], a[64:65], a[96:99]
m4049:
v_mfma_f32_16x16x16f16 a[0:3], v[32:33], v[64:65], 0
m4050:
v_mfma_f32_16x16x16f16 a[0:3], v[32:33], v[64:65], -16
m4051:
v_mfma_f32_16x16x16f16 a[0:3], v[32:33], v[64:65], 64
m4052:
v_mfma_f32_16x16x16f16 a[0:3], v[32:33], v[64:65], -4.0
m4053:
v_mfma_f32_16x16x16f16 a[0:3], v[32:33], v[64:65], a[96:99] cbsz:0
m4054:
v_mfma_f32_16x16x16f16 a[0:3], v[32:33], v[64:65], a[96:99] cbsz:7
m4055:
v_mfma_f32_16x16x16f16 a[0:3], v[32:33], v[64:65], a[96:99] abid:0
m4056:
v_mfma_f32_16x16x16f16 a[0:3], v[32:33], v[64:65], a[96:99] abid:15
m4057:
v_mfma_f32_16x16x16f16 a[0:3], v[32:33], v[64:65], a[96:99] blgp:0
m4058:
v_mfma_f32_16x16x16f16 a[0:3], v[32:33], v[64:65], a[96:99] blgp:7
m4059:
v_mfma_f32_16x16x16_f16 v[0:3], v[32:33], v[64:65], v[96:99]
m4060:
v_mfma_f32_16x16x16_f16 v[0:3], a[32:33], v[64:65], v[96:99]
m4061:
v_mfma_f32_16x16x16_f16 v[0:3], v[32:33], a[64:65], v[96:99]
m4062:
v_mfma_f32_16x16x16_f16 v[0:3], a[32:33], a[64:65], v[96:99]
m4063:
v_mfma_f32_16x16x16_f16 v[0:3], v[32:33], v[64:65], 0
m4064:
v_mfma_f32_16x16x16_f16 v[0:3], v[32:33], v[64:65], -16
m4065:
v_mfma_f32_16x16x16_f16 v[0:3], v[32:33], v[64:65], 64
m4066:
v_mfma_f32_16x16x16_f16 v[0:3], v[32:33], v[64:65], -4.0
m4067:
v_mfma_f32_16x16x16_f16 v[0:3], v[32:33], v[64:65], v[96:99] cbsz:0
m4068:
v_mfma_f32_16x16x16_f16 v[0:3], v[32:33], v[64:65], v[96:99] cbsz:7
m4069:
v_mfma_f32_16x16x16_f16 v[0:3], v[32:33], v[64:65], v[96:99] abid:0
m4070:
v_mfma_f32_16x16x16_f16 v[0:3], v[32:33], v[64:65], v[96:99] abid:15
m4071:
v_mfma_f32_16x16x16_f16 v[0:3], v[32:33], v[64:65], v[96:99] blgp:0
m4072:
v_mfma_f32_16x16x16_f16 v[0:3], v[32:33], v[64:65], v[96:99] blgp:7
m4073:
v_mfma_f32_16x16x16_f16 a[0:3], v[32:33], v[64:65], a[96:99]
m4074:
v_mfma_f32_16x16x16_f16 a[0:3], a[32:33], v[64:65], a[96:99]
m4075:
v_mfma_f32_16x16x16_f16 a[0:3], v[32:33], a[64:65], a[96:99]
m4076:
v_mfma_f32_16x16x16_f16 a[0:3], a[32:33], a[64:65], a[96:99]
m4077:
v_mfma_f32_16x16x16_f16 a[0:3], v[32:33], v[64:65], 0
m4078:
v_mfma_f32_16x16x16_f16 a[0:3], v[32:33], v[64:65], -16
m4079:
v_mfma_f32_16x16x16_f16 a[0:3], v[32:33], v[64:65], 64
m4080:
v_mfma_f32_16x16x16_f16 a[0:3], v[32:33], v[64:65], -4.0
m4081:
v_mfma_f32_16x16x16_f16 a[0:3], v[32:33], v[64:65], a[96:99] cbsz:0
m4082:
v_mfma_f32_16x16x16_f16 a[0:3], v[32:33], v[64:65], a[96:99] cbsz:7
m4083:
v_mfma_f32_16x16x16_f16 a[0:3], v[32:33], v[64:65], a[96:99] abid:0
m4084:
v_mfma_f32_16x16x16_f16 a[0:3], v[32:33], v[64:65], a[96:99] abid:15
m4085:
v_mfma_f32_16x16x16_f16 a[0:3], v[32:33], v[64:65], a[96:99] blgp:0
m4086:
v_mfma_f32_16x16x16_f16 a[0:3], v[32:33], v[64:65], a[96:99] blgp:7
m4087:
v_mfma_f32_32x32x2f32 v[0:15], v32, v64, v[96:111]
m4088:
v_mfma_f32_32x32x2f32 v[0:15], a32, v64, v[96:111]
m4089:
v_mfma_f32_32x32x2f32 v[0:15], v32, a64, v[96:111]
m4090:
v_mfma_f32_32x32x2f32 v[0:15], a32, a64, v[96:111]
m4091:
v_mfma_f32_32x32x2f32 v[0:15], v32, v64, 0
m4092:
v_mfma_f32_32x32x2f32 v[0:15], v32, v64, -16
m4093:
v_mfma_f32_32x32x2f32 v[0:15], v32, v64, 64
m4094:
v_mfma_f32_32x32x2f32 v[0:15], v32, v64, -4.0
m4095:
v_mfma_f32_32x32x2f32 v[0:15], v32, v64, v[96:111] cbsz:0
m4096:
v_mfma_f32_32x32x2f32 v[0:15], v32, v64, v[96:111] cbsz:7
m4097:
v_mfma_f32_32x32x2f32 v[0:15], v32, v64, v[96:111] abid:0
m4098:
v_mfma_f32_32x32x2f32 v[0:15], v32, v64, v[96:111] abid:15
m4099:
v_mfma_f32_32x32x2f32 v[0:15], v32, v64, v[96:111] blgp:0
m4100:
v_mfma_f32_32x32x2f32 v[0:15], v32, v64, v[96:111] blgp:7
m4101:
v_mfma_f32_32x32x2f32 a[0:15], v32, v64, a[96:111]
m4102:
v_mfma_f32_32x32x2f32 a[0:15], a32, v64, a[96:111]
m4103:
v_mfma_f32_32x32x2f32 a[0:15], v32, a64, a[96:111]
m4104:
v_mfma_f32_32x32x2f32 a[0:15], a32, a64, a[96:111]
m4105:
v_mfma_f32_32x32x2f32 a[0:15], v32, v64, 0
m4106:
v_mfma_f32_32x32x2f32 a[0:15], v32, v64, -16
m4107:
v_mfma_f32_32x32x2f32 a[0:15], v32, v64, 64
m4108:
v_mfma_f32_32x32x2f32 a[0:15], v32, v64, -4.0
m4109:
v_mfma_f32_32x32x2f32 a[0:15], v32, v64, a[96:111] cbsz:0
m4110:
v_mfma_f32_32x32x2f32 a[0:15], v32, v64, a[96:111] cbsz:7
m4111:
v_mfma_f32_32x32x2f32 a[0:15], v32, v64, a[96:111] abid:0
m4112:
v_mfma_f32_32x32x2f32 a[0:15], v32, v64, a[96:111] abid:15
m4113:
v_mfma_f32_32x32x2f32 a[0:15], v32, v64, a[96:111] blgp:0
m4114:
v_mfma_f32_32x32x2f32 a[0:15], v32, v64, a[96:111] blgp:7
m4115:
v_mfma_f32_32x32x2_f32 v[0:15], v32, v64, v[96:111]
m4116:
v_mfma_f32_32x32x2_f32 v[0:15], a32, v64, v[96:111]
m4117:
v_mfma_f32_32x32x2_f32 v[0:15], v32, a64, v[96:111]
m4118:
v_mfma_f32_32x32x2_f32 v[0:15], a32, a64, v[96:111]
m4119:
v_mfma_f32_32x32x2_f32 v[0:15], v32, v64, 0
m4120:
v_mfma_f32_32x32x2_f32 v[0:15], v32, v64, -16
m4121:
v_mfma_f32_32x32x2_f32 v[0:15], v32, v64, 64
m4122:
v_mfma_f32_32x32x2_f32 v[0:15], v32, v64, -4.0
m4123:
v_mfma_f32_32x32x2_f32 v[0:15], v32, v64, v[96:111] cbsz:0
m4124:
v_mfma_f32_32x32x2_f32 v[0:15], v32, v64, v[96:111] cbsz:7
m4125:
v_mfma_f32_32x32x2_f32 v[0:15], v32, v64, v[96:111] abid:0
m4126:
v_mfma_f32_32x32x2_f32 v[0:15], v32, v64, v[96:111] abid:15
m4127:
v_mfma_f32_32x32x2_f32 v[0:15], v32, v64, v[96:111] blgp:0
m4128:
v_mfma_f32_32x32x2_f32 v[0:15], v32, v64, v[96:111] blgp:7
m4129:
v_mfma_f32_32x32x2_f32 a[0:15], v32, v64, a[96:111]
m4130:
v_mfma_f32_32x32x2_f32 a[0:15], a32, v64, a[96:111]
m4131:
v_mfma_f32_32x32x2_f32 a[0:15], v32, a64, a[96:111]
m4132:
v_mfma_f32_32x32x2_f32 a[0:15], a32, a64, a[96:111]
m4133:
v_mfma_f32_32x32x2_f32 a[0:15], v32, v64, 0
m4134:
v_mfma_f32_32x32x2_f32 a[0:15], v32, v64, -16
m4135:
v_mfma_f32_32x32x2_f32 a[0:15], v32, v64, 64
m4136:
v_mfma_f32_32x32x2_f32 a[0:15], v32, v64, -4.0
m4137:
v_mfma_f32_32x32x2_f32 a[0:15], v32, v64, a[96:111] cbsz:0
m4138:
v_mfma_f32_32x32x2_f32 a[0:15], v32, v64, a[96:111] cbsz:7
m4139:
v_mfma_f32_32x32x2_f32 a[0:15], v32, v64, a[96:111] abid:0
m4140:
v_mfma_f32_32x32x2_f32 a[0:15], v32, v64, a[96:111] abid:15
m4141:
v_mfma_f32_32x32x2_f32 a[0:15], v32, v64, a[96:111] blgp:0
m4142:
v_mfma_f32_32x32x2_f32 a[0:15], v32, v64, a[96:111] blgp:7
m4143:
v_mfma_f32_16x16x4f32 v[0:3], v32, v64, v[96:99]
m4144:
v_mfma_f32_16x16x4f32 v[0:3], a32, v64, v[96:99]
m4145:
v_mfma_f32_16x16x4f32 v[0:3], v32, a64, v[96:99]
m4146:
v_mfma_f32_16x16x4f32 v[0:3], a32, a64, v[96:99]
m4147:
v_mfma_f32_16x16x4f32 v[0:3], v32, v64, 0
m4148:
v_mfma_f32_16x16x4f32 v[0:3], v32, v64, -16
m4149:
v_mfma_f32_16x16x4f32 v[0:3], v32, v64, 64
m4150:
v_mfma_f32_16x16x4f32 v[0:3], v32, v64, -4.0
m4151:
v_mfma_f32_16x16x4f32 v[0:3], v32, v64, v[96:99] cbsz:0
m4152:
v_mfma_f32_16x16x4f32 v[0:3], v32, v64, v[96:99] cbsz:7
m4153:
v_mfma_f32_16x16x4f32 v[0:3], v32, v64, v[96:99] abid:0
m4154:
v_mfma_f32_16x16x4f32 v[0:3], v32, v64, v[96:99] abid:15
m4155:
v_mfma_f32_16x16x4f32 v[0:3], v32, v64, v[96:99] blgp:0
m4156:
v_mfma_f32_16x16x4f32 v[0:3], v32, v64, v[96:99] blgp:7
m4157:
v_mfma_f32_16x16x4f32 a[0:3], v32, v64, a[96:99]
m4158:
v_mfma_f32_16x16x4f32 a[0:3], a32, v64, a[96:99]
m4159:
v_mfma_f32_16x16x4f32 a[0:3], v32, a64, a[96:99]
m4160:
v_mfma_f32_16x16x4f32 a[0:3], a32, a64, a[96:99]
m4161:
v_mfma_f32_16x16x4f32 a[0:3], v32, v64, 0
m4162:
v_mfma_f32_16x16x4f32 a[0:3], v32, v64, -16
m4163:
v_mfma_f32_16x16x4f32 a[0:3], v32, v64, 64
m4164:
v_mfma_f32_16x16x4f32 a[0:3], v32, v64, -4.0
m4165:
v_mfma_f32_16x16x4f32 a[0:3], v32, v64, a[96:99] cbsz:0
m4166:
v_mfma_f32_16x16x4f32 a[0:3], v32, v64, a[96:99] cbsz:7
m4167:
v_mfma_f32_16x16x4f32 a[0:3], v32, v64, a[96:99] abid:0
m4168:
v_mfma_f32_16x16x4f32 a[0:3], v32, v64, a[96:99] abid:15
m4169:
v_mfma_f32_16x16x4f32 a[0:3], v32, v64, a[96:99] blgp:0
m4170:
v_mfma_f32_16x16x4f32 a[0:3], v32, v64, a[96:99] blgp:7
m4171:
v_mfma_f32_16x16x4_f32 v[0:3], v32, v64, v[96:99]
m4172:
v_mfma_f32_16x16x4_f32 v[0:3], a32, v64, v[96:99]
m4173:
v_mfma_f32_16x16x4_f32 v[0:3], v32, a64, v[96:99]
m4174:
v_mfma_f32_16x16x4_f32 v[0:3], a32, a64, v[96:99]
m4175:
v_mfma_f32_16x16x4_f32 v[0:3], v32, v64, 0
m4176:
v_mfma_f32_16x16x4_f32 v[0:3], v32, v64, -16
m4177:
v_mfma_f32_16x16x4_f32 v[0:3], v32, v64, 64
m4178:
v_mfma_f32_16x16x4_f32 v[0:3], v32, v64, -4.0
m4179:
v_mfma_f32_16x16x4_f32 v[0:3], v32, v64, v[96:99] cbsz:0
m4180:
v_mfma_f32_16x16x4_f32 v[0:3], v32, v64, v[96:99] cbsz:7
m4181:
v_mfma_f32_16x16x4_f32 v[0:3], v32, v64, v[96:99] abid:0
m4182:
v_mfma_f32_16x16x4_f32 v[0:3], v32, v64, v[96:99] abid:15
m4183:
v_mfma_f32_16x16x4_f32 v[0:3], v32, v64, v[96:99] blgp:0
m4184:
v_mfma_f32_16x16x4_f32 v[0:3], v32, v64, v[96:99] blgp:7
m4185:
v_mfma_f32_16x16x4_f32 a[0:3], v32, v64, a[96:99]
m4186:
v_mfma_f32_16x16x4_f32 a[0:3], a32, v64, a[96:99]
m4187:
v_mfma_f32_16x16x4_f32 a[0:3], v32, a64, a[96:99]
m4188:
v_mfma_f32_16x16x4_f32 a[0:3], a32, a64, a[96:99]
m4189:
v_mfma_f32_16x16x4_f32 a[0:3], v32, v64, 0
m4190:
v_mfma_f32_16x16x4_f32 a[0:3], v32, v64, -16
m4191:
v_mfma_f32_16x16x4_f32 a[0:3], v32, v64, 64
m4192:
v_mfma_f32_16x16x4_f32 a[0:3], v32, v64, -4.0
m4193:
v_mfma_f32_16x16x4_f32 a[0:3], v32, v64, a[96:99] cbsz:0
m4194:
v_mfma_f32_16x16x4_f32 a[0:3], v32, v64, a[96:99] cbsz:7
m4195:
v_mfma_f32_16x16x4_f32 a[0:3], v32, v64, a[96:99] abid:0
m4196:
v_mfma_f32_16x16x4_f32 a[0:3], v32, v64, a[96:99] abid:15
m4197:
v_mfma_f32_16x16x4_f32 a[0:3], v32, v64, a[96:99] blgp:0
m4198:
v_mfma_f32_16x16x4_f32 a[0:3], v32, v64, a[96:99] blgp:7
m4199:
v_mfma_f64_16x16x4f64 v[0:7], v[32:33], v[64:65], v[96:103]
m4200:
v_mfma_f64_16x16x4f64 v[0:7], a[32:33], v[64:65], v[96:103]
m4201:
v_mfma_f64_16x16x4f64 v[0:7], v[32:33], a[64:65], v[96:103]
m4202:
v_mfma_f64_16x16x4f64 v[0:7], a[32:33], a[64:65], v[96:103]
m4203:
v_mfma_f64_16x16x4f64 v[0:7], v[32:33], v[64:65], 0
m4204:
v_mfma_f64_16x16x4f64 v[0:7], v[32:33], v[64:65], -16
m4205:
v_mfma_f64_16x16x4f64 v[0:7], v[32:33], v[64:65], 64
m4206:
v_mfma_f64_16x16x4f64 v[0:7], v[32:33], v[64:65], -4.0
m4207:
v_mfma_f64_16x16x4f64 a[0:7], v[32:33], v[64:65], a[96:103]
m4208:
v_mfma_f64_16x16x4f64 a[0:7], a[32:33], v[64:65], a[96:103]
m4209:
v_mfma_f64_16x16x4f64 a[0:7], v[32:33], a[64:65], a[96:103]
m4210:
v_mfma_f64_16x16x4f64 a[0:7], a[32:33], a[64:65], a[96:103]
m4211:
v_mfma_f64_16x16x4f64 a[0:7], v[32:33], v[64:65], 0
m4212:
v_mfma_f64_16x16x4f64 a[0:7], v[32:33], v[64:65], -16
m4213:
v_mfma_f64_16x16x4f64 a[0:7], v[32:33], v[64:65], 64
m4214:
v_mfma_f64_16x16x4f64 a[0:7], v[32:33], v[64:65], -4.0
m4215:
v_mfma_f64_16x16x4_f64 v[0:7], v[32:33], v[64:65], v[96:103]
m4216:
v_mfma_f64_16x16x4_f64 v[0:7], a[32:33], v[64:65], v[96:103]
m4217:
v_mfma_f64_16x16x4_f64 v[0:7], v[32:33], a[64:65], v[96:103]
m4218:
v_mfma_f64_16x16x4_f64 v[0:7], a[32:33], a[64:65], v[96:103]
m4219:
v_mfma_f64_16x16x4_f64 v[0:7], v[32:33], v[64:65], 0
m4220:
v_mfma_f64_16x16x4_f64 v[0:7], v[32:33], v[64:65], -16
m4221:
v_mfma_f64_16x16x4_f64 v[0:7], v[32:33], v[64:65], 64
m4222:
v_mfma_f64_16x16x4_f64 v[0:7], v[32:33], v[64:65], -4.0
m4223:
v_mfma_f64_16x16x4_f64 a[0:7], v[32:33], v[64:65], a[96:103]
m4224:
v_mfma_f64_16x16x4_f64 a[0:7], a[32:33], v[64:65], a[96:103]
m4225:
v_mfma_f64_16x16x4_f64 a[0:7], v[32:33], a[64:65], a[96:103]
m4226:
v_mfma_f64_16x16x4_f64 a[0:7], a[32:33], a[64:65], a[96:103]
m4227:
v_mfma_f64_16x16x4_f64 a[0:7], v[32:33], v[64:65], 0
m4228:
v_mfma_f64_16x16x4_f64 a[0:7], v[32:33], v[64:65], -16
m4229:
v_mfma_f64_16x16x4_f64 a[0:7], v[32:33], v[64:65], 64
m4230:
v_mfma_f64_16x16x4_f64 a[0:7], v[32:33], v[64:65], -4.0
m4231:
v_mfma_f64_4x4x4f64 v[0:1], v[32:33], v[64:65], v[96:97]
m4232:
v_mfma_f64_4x4x4f64 v[0:1], a[32:33], v[64:65], v[96:97]
m4233:
v_mfma_f64_4x4x4f64 v[0:1], v[32:33], a[64:65], v[96:97]
m4234:
v_mfma_f64_4x4x4f64 v[0:1], a[32:33], a[64:65], v[96:97]
m4235:
v_mfma_f64_4x4x4f64 v[0:1], v[32:33], v[64:65], 0
m4236:
v_mfma_f64_4x4x4f64 v[0:1], v[32:33], v[64:65], -16
m4237:
v_mfma_f64_4x4x4f64 v[0:1], v[32:33], v[64:65], 64
m4238:
v_mfma_f64_4x4x4f64 v[0:1], v[32:33], v[64:65], -4.0
m4239:
v_mfma_f64_4x4x4f64 a[0:1], v[32:33], v[64:65], a[96:97]
m4240:
v_mfma_f64_4x4x4f64 a[0:1], a[32:33], v[64:65], a[96:97]
m4241:
v_mfma_f64_4x4x4f64 a[0:1], v[32:33], a[64:65], a[96:97]
m4242:
v_mfma_f64_4x4x4f64 a[0:1], a[32:33], a[64:65], a[96:97]
m4243:
v_mfma_f64_4x4x4f64 a[0:1], v[32:33], v[64:65], 0
m4244:
v_mfma_f64_4x4x4f64 a[0:1], v[32:33], v[64:65], -16
m4245:
v_mfma_f64_4x4x4f64 a[0:1], v[32:33], v[64:65], 64
m4246:
v_mfma_f64_4x4x4f64 a[0:1], v[32:33], v[64:65], -4.0
m4247:
v_mfma_f64_4x4x4_4b_f64 v[0:1], v[32:33], v[64:65], v[96:97]
m4248:
v_mfma_f64_4x4x4_4b_f64 v[0:1], a[32:33], v[64:65], v[96:97]
m4249:
v_mfma_f64_4x4x4_4b_f64 v[0:1], v[32:33], a[64:65], v[96:97]
m4250:
v_mfma_f64_4x4x4_4b_f64 v[0:1], a[32:33], a[64:65], v[96:97]
m4251:
v_mfma_f64_4x4x4_4b_f64 v[0:1], v[32:33], v[64:65], 0
m4252:
v_mfma_f64_4x4x4_4b_f64 v[0:1], v[32:33], v[64:65], -16
m4253:
v_mfma_f64_4x4x4_4b_f64 v[0:1], v[32:33], v[64:65], 64
m4254:
v_mfma_f64_4x4x4_4b_f64 v[0:1], v[32:33], v[64:65], -4.0
m4255:
v_mfma_f64_4x4x4_4b_f64 a[0:1], v[32:33], v[64:65], a[96:97]
m4256:
v_mfma_f64_4x4x4_4b_f64 a[0:1], a[32:33], v[64:65], a[96:97]
m4257:
v_mfma_f64_4x4x4_4b_f64 a[0:1], v[32:33], a[64:65], a[96:97]
m4258:
v_mfma_f64_4x4x4_4b_f64 a[0:1], a[32:33], a[64:65], a[96:97]
m4259:
v_mfma_f64_4x4x4_4b_f64 a[0:1], v[32:33], v[64:65], 0
m4260:
v_mfma_f64_4x4x4_4b_f64 a[0:1], v[32:33], v[64:65], -16
m4261:
v_mfma_f64_4x4x4_4b_f64 a[0:1], v[32:33], v[64:65], 64
m4262:
v_mfma_f64_4x4x4_4b_f64 a[0:1], v[32:33], v[64:65], -4.0
m4263:
v_mfma_f32_32x32x1f32 v[0:31], v32, v64, v[96:127]
m4264:
v_mfma_f32_32x32x1f32 v[0:31], a32, v64, v[96:127]
m4265:
v_mfma_f32_32x32x1f32 v[0:31], v32, a64, v[96:127]
m4266:
v_mfma_f32_32x32x1f32 v[0:31], a32, a64, v[96:127]
m4267:
v_mfma_f32_32x32x1f32 v[0:31], v32, v64, 0
m4268:
v_mfma_f32_32x32x1f32 v[0:31], v32, v64, -16
m4269:
v_mfma_f32_32x32x1f32 v[0:31], v32, v64, 64
m4270:
v_mfma_f32_32x32x1f32 v[0:31], v32, v64, -4.0
m4271:
v_mfma_f32_32x32x1f32 v[0:31], v32, v64, v[96:127] cbsz:0
m4272:
v_mfma_f32_32x32x1f32 v[0:31], v32, v64, v[96:127] cbsz:7
m4273:
v_mfma_f32_32x32x1f32 v[0:31], v32, v64, v[96:127] abid:0
m4274:
v_mfma_f32_32x32x1f32 v[0:31], v32, v64, v[96:127] abid:15
m4275:
v_mfma_f32_32x32x1f32 v[0:31], v32, v64, v[96:127] blgp:0
m4276:
v_mfma_f32_32x32x1f32 v[0:31], v32, v64, v[96:127] blgp:7
m4277:
v_mfma_f32_32x32x1f32 a[0:31], v32, v64, a[96:127]
m4278:
v_mfma_f32_32x32x1f32 a[0:31], a32, v64, a[96:127]
m4279:
v_mfma_f32_32x32x1f32 a[0:31], v32, a64, a[96:127]
m4280:
v_mfma_f32_32x32x1f32 a[0:31], a32, a64, a[96:127]
m4281:
v_mfma_f32_32x32x1f32 a[0:31], v32, v64, 0
m4282:
v_mfma_f32_32x32x1f32 a[0:31], v32, v64, -16
m4283:
v_mfma_f32_32x32x1f32 a[0:31], v32, v64, 64
m4284:
v_mfma_f32_32x32x1f32 a[0:31], v32, v64, -4.0
m4285:
v_mfma_f32_32x32x1f32 a[0:31], v32, v64, a[96:127] cbsz:0
m4286:
v_mfma_f32_32x32x1f32 a[0:31], v32, v64, a[96:127] cbsz:7
m4287:
v_mfma_f32_32x32x1f32 a[0:31], v32, v64, a[96:127] abid:0
m4288:
v_mfma_f32_32x32x1f32 a[0:31], v32, v64, a[96:127] abid:15
m4289:
v_mfma_f32_32x32x1f32 a[0:31], v32, v64, a[96:127] blgp:0
m4290:
v_mfma_f32_32x32x1f32 a[0:31], v32, v64, a[96:127] blgp:7
m4291:
v_mfma_f32_32x32x1_2b_f32 v[0:31], v32, v64, v[96:127]
m4292:
v_mfma_f32_32x32x1_2b_f32 v[0:31], a32, v64, v[96:127]
m4293:
v_mfma_f32_32x32x1_2b_f32 v[0:31], v32, a64, v[96:127]
m4294:
v_mfma_f32_32x32x1_2b_f32 v[0:31], a32, a64, v[96:127]
m4295:
v_mfma_f32_32x32x1_2b_f32 v[0:31], v32, v64, 0
m4296:
v_mfma_f32_32x32x1_2b_f32 v[0:31], v32, v64, -16
m4297:
v_mfma_f32_32x32x1_2b_f32 v[0:31], v32, v64, 64
m4298:
v_mfma_f32_32x32x1_2b_f32 v[0:31], v32, v64, -4.0
m4299:
v_mfma_f32_32x32x1_2b_f32 v[0:31], v32, v64, v[96:127] cbsz:0
m4300:
v_mfma_f32_32x32x1_2b_f32 v[0:31], v32, v64, v[96:127] cbsz:7
m4301:
v_mfma_f32_32x32x1_2b_f32 v[0:31], v32, v64, v[96:127] abid:0
m4302:
v_mfma_f32_32x32x1_2b_f32 v[0:31], v32, v64, v[96:127] abid:15
m4303:
v_mfma_f32_32x32x1_2b_f32 v[0:31], v32, v64, v[96:127] blgp:0
m4304:
v_mfma_f32_32x32x1_2b_f32 v[0:31], v32, v64, v[96:127] blgp:7
m4305:
v_mfma_f32_32x32x1_2b_f32 a[0:31], v32, v64, a[96:127]
m4306:
v_mfma_f32_32x32x1_2b_f32 a[0:31], a32, v64, a[96:127]
m4307:
v_mfma_f32_32x32x1_2b_f32 a[0:31], v32, a64, a[96:127]
m4308:
v_mfma_f32_32x32x1_2b_f32 a[0:31], a32, a64, a[96:127]
m4309:
v_mfma_f32_32x32x1_2b_f32 a[0:31], v32, v64, 0
m4310:
v_mfma_f32_32x32x1_2b_f32 a[0:31], v32, v64, -16
m4311:
v_mfma_f32_32x32x1_2b_f32 a[0:31], v32, v64, 64
m4312:
v_mfma_f32_32x32x1_2b_f32 a[0:31], v32, v64, -4.0
m4313:
v_mfma_f32_32x32x1_2b_f32 a[0:31], v32, v64, a[96:127] cbsz:0
m4314:
v_mfma_f32_32x32x1_2b_f32 a[0:31], v32, v64, a[96:127] cbsz:7
m4315:
v_mfma_f32_32x32x1_2b_f32 a[0:31], v32, v64, a[96:127] abid:0
m4316:
v_mfma_f32_32x32x1_2b_f32 a[0:31], v32, v64, a[96:127] abid:15
m4317:
v_mfma_f32_32x32x1_2b_f32 a[0:31], v32, v64, a[96:127] blgp:0
m4318:
v_mfma_f32_32x32x1_2b_f32 a[0:31], v32, v64, a[96:127] blgp:7
m4319:
v_mfma_f32_16x16x1f32 v[0:15], v32, v64, v[96:111]
m4320:
v_mfma_f32_16x16x1f32 v[0:15], a32, v64, v[96:111]
m4321:
v_mfma_f32_16x16x1f32 v[0:15], v32, a64, v[96:111]
m4322:
v_mfma_f32_16x16x1f32 v[0:15], a32, a64, v[96:111]
m4323:
v_mfma_f32_16x16x1f32 v[0:15], v32, v64, 0
m4324:
v_mfma_f32_16x16x1f32 v[0:15], v32, v64, -16
m4325:
v_mfma_f32_16x16x1f32 v[0:15], v32, v64, 64
m4326:
v_mfma_f32_16x16x1f32 v[0:15], v32, v64, -4.0
m4327:
v_mfma_f32_16x16x1f32 v[0:15], v32, v64, v[96:111] cbsz:0
m4328:
v_mfma_f32_16x16x1f32 v[0:15], v32, v64, v[96:111] cbsz:7
m4329:
v_mfma_f32_16x16x1f32 v[0:15], v32, v64, v[96:111] abid:0
m4330:
v_mfma_f32_16x16x1f32 v[0:15], v32, v64, v[96:111] abid:15
m4331:
v_mfma_f32_16x16x1f32 v[0:15], v32, v64, v[96:111] blgp:0
m4332:
v_mfma_f32_16x16x1f32 v[0:15], v32, v64, v[96:111] blgp:7
m4333:
v_mfma_f32_16x16x1f32 a[0:15], v32, v64, a[96:111]
m4334:
v_mfma_f32_16x16x1f32 a[0:15], a32, v64, a[96:111]
m4335:
v_mfma_f32_16x16x1f32 a[0:15], v32, a64, a[96:111]
m4336:
v_mfma_f32_16x16x1f32 a[0:15], a32, a64, a[96:111]
m4337:
v_mfma_f32_16x16x1f32 a[0:15], v32, v64, 0
m4338:
v_mfma_f32_16x16x1f32 a[0:15], v32, v64, -16
m4339:
v_mfma_f32_16x16x1f32 a[0:15], v32, v64, 64
m4340:
v_mfma_f32_16x16x1f32 a[0:15], v32, v64, -4.0
m4341:
v_mfma_f32_16x16x1f32 a[0:15], v32, v64, a[96:111] cbsz:0
m4342:
v_mfma_f32_16x16x1f32 a[0:15], v32, v64, a[96:111] cbsz:7
m4343:
v_mfma_f32_16x16x1f32 a[0:15], v32, v64, a[96:111] abid:0
m4344:
v_mfma_f32_16x16x1f32 a[0:15], v32, v64, a[96:111] abid:15
m4345:
v_mfma_f32_16x16x1f32 a[0:15], v32, v64, a[96:111] blgp:0
m4346:
v_mfma_f32_16x16x1f32 a[0:15], v32, v64, a[96:111] blgp:7
m4347:
v_mfma_f32_16x16x1_4b_f32 v[0:15], v32, v64, v[96:111]
m4348:
v_mfma_f32_16x16x1_4b_f32 v[0:15], a32, v64, v[96:111]
m4349:
v_mfma_f32_16x16x1_4b_f32 v[0:15], v32, a64, v[96:111]
m4350:
v_mfma_f32_16x16x1_4b_f32 v[0:15], a32, a64, v[96:111]
m4351:
v_mfma_f32_16x16x1_4b_f32 v[0:15], v32, v64, 0
m4352:
v_mfma_f32_16x16x1_4b_f32 v[0:15], v32, v64, -16
m4353:
v_mfma_f32_16x16x1_4b_f32 v[0:15], v32, v64, 64
m4354:
v_mfma_f32_16x16x1_4b_f32 v[0:15], v32, v64, -4.0
m4355:
v_mfma_f32_16x16x1_4b_f32 v[0:15], v32, v64, v[96:111] cbsz:0
m4356:
v_mfma_f32_16x16x1_4b_f32 v[0:15], v32, v64, v[96:111] cbsz:7
m4357:
v_mfma_f32_16x16x1_4b_f32 v[0:15], v32, v64, v[96:111] abid:0
m4358:
v_mfma_f32_16x16x1_4b_f32 v[0:15], v32, v64, v[96:111] abid:15
m4359:
v_mfma_f32_16x16x1_4b_f32 v[0:15], v32, v64, v[96:111] blgp:0
m4360:
v_mfma_f32_16x16x1_4b_f32 v[0:15], v32, v64, v[96:111] blgp:7
m4361:
v_mfma_f32_16x16x1_4b_f32 a[0:15], v32, v64, a[96:111]
m4362:
v_mfma_f32_16x16x1_4b_f32 a[0:15], a32, v64, a[96:111]
m4363:
v_mfma_f32_16x16x1_4b_f32 a[0:15], v32, a64, a[96:111]
m4364:
v_mfma_f32_16x16x1_4b_f32 a[0:15], a32, a64, a[96:111]
m4365:
v_mfma_f32_16x16x1_4b_f32 a[0:15], v32, v64, 0
m4366:
v_mfma_f32_16x16x1_4b_f32 a[0:15], v32, v64, -16
m4367:
v_mfma_f32_16x16x1_4b_f32 a[0:15], v32, v64, 64
m4368:
v_mfma_f32_16x16x1_4b_f32 a[0:15], v32, v64, -4.0
m4369:
v_mfma_f32_16x16x1_4b_f32 a[0:15], v32, v64, a[96:111] cbsz:0
m4370:
v_mfma_f32_16x16x1_4b_f32 a[0:15], v32, v64, a[96:111] cbsz:7
m4371:
v_mfma_f32_16x16x1_4b_f32 a[0:15], v32, v64, a[96:111] abid:0
m4372:
v_mfma_f32_16x16x1_4b_f32 a[0:15], v32, v64, a[96:111] abid:15
m4373:
v_mfma_f32_16x16x1_4b_f32 a[0:15], v32, v64, a[96:111] blgp:0
m4374:
v_mfma_f32_16x16x1_4b_f32 a[0:15], v32, v64, a[96:111] blgp:7
m4375:
v_mfma_f32_4x4x1f32 v[0:3], v32, v64, v[96:99]
m4376:
v_mfma_f32_4x4x1f32 v[0:3], a32, v64, v[96:99]
m4377:
v_mfma_f32_4x4x1f32 v[0:3], v32, a64, v[96:99]
m4378:
v_mfma_f32_4x4x1f32 v[0:3], a32, a64, v[96:99]
m4379:
v_mfma_f32_4x4x1f32 v[0:3], v32, v64, 0
m4380:
v_mfma_f32_4x4x1f32 v[0:3], v32, v64, -16
m4381:
v_mfma_f32_4x4x1f32 v[0:3], v32, v64, 64
m4382:
v_mfma_f32_4x4x1f32 v[0:3], v32, v64, -4.0
m4383:
v_mfma_f32_4x4x1f32 v[0:3], v32, v64, v[96:99] cbsz:0
m4384:
v_mfma_f32_4x4x1f32 v[0:3], v32, v64, v[96:99] cbsz:7
m4385:
v_mfma_f32_4x4x1f32 v[0:3], v32, v64, v[96:99] abid:0
m4386:
v_mfma_f32_4x4x1f32 v[0:3], v32, v64, v[96:99] abid:15
m4387:
v_mfma_f32_4x4x1f32 v[0:3], v32, v64, v[96:99] blgp:0
m4388:
v_mfma_f32_4x4x1f32 v[0:3], v32, v64, v[96:99] blgp:7
m4389:
v_mfma_f32_4x4x1f32 a[0:3], v32, v64, a[96:99]
m4390:
v_mfma_f32_4x4x1f32 a[0:3], a32, v64, a[96:99]
m4391:
v_mfma_f32_4x4x1f32 a[0:3], v32, a64, a[96:99]
m4392:
v_mfma_f32_4x4x1f32 a[0:3], a32, a64, a[96:99]
m4393:
v_mfma_f32_4x4x1f32 a[0:3], v32, v64, 0
m4394:
v_mfma_f32_4x4x1f32 a[0:3], v32, v64, -16
m4395:
v_mfma_f32_4x4x1f32 a[0:3], v32, v64, 64
m4396:
v_mfma_f32_4x4x1f32 a[0:3], v32, v64, -4.0
m4397:
v_mfma_f32_4x4x1f32 a[0:3], v32, v64, a[96:99] cbsz:0
m4398:
v_mfma_f32_4x4x1f32 a[0:3], v32, v64, a[96:99] cbsz:7
m4399:
v_mfma_f32_4x4x1f32 a[0:3], v32, v64, a[96:99] abid:0
m4400:
v_mfma_f32_4x4x1f32 a[0:3], v32, v64, a[96:99] abid:15
m4401:
v_mfma_f32_4x4x1f32 a[0:3], v32, v64, a[96:99] blgp:0
m4402:
v_mfma_f32_4x4x1f32 a[0:3], v32, v64, a[96:99] blgp:7
m4403:
v_mfma_f32_4x4x1_16b_f32 v[0:3], v32, v64, v[96:99]
m4404:
v_mfma_f32_4x4x1_16b_f32 v[0:3], a32, v64, v[96:99]
m4405:
v_mfma_f32_4x4x1_16b_f32 v[0:3], v32, a64, v[96:99]
m4406:
v_mfma_f32_4x4x1_16b_f32 v[0:3], a32, a64, v[96:99]
m4407:
v_mfma_f32_4x4x1_16b_f32 v[0:3], v32, v64, 0
m4408:
v_mfma_f32_4x4x1_16b_f32 v[0:3], v32, v64, -16
m4409:
v_mfma_f32_4x4x1_16b_f32 v[0:3], v32, v64, 64
m4410:
v_mfma_f32_4x4x1_16b_f32 v[0:3], v32, v64, -4.0
m4411:
v_mfma_f32_4x4x1_16b_f32 v[0:3], v32, v64, v[96:99] cbsz:0
m4412:
v_mfma_f32_4x4x1_16b_f32 v[0:3], v32, v64, v[96:99] cbsz:7
m4413:
v_mfma_f32_4x4x1_16b_f32 v[0:3], v32, v64, v[96:99] abid:0
m4414:
v_mfma_f32_4x4x1_16b_f32 v[0:3], v32, v64, v[96:99] abid:15
m4415:
v_mfma_f32_4x4x1_16b_f32 v[0:3], v32, v64, v[96:99] blgp:0
m4416:
v_mfma_f32_4x4x1_16b_f32 v[0:3], v32, v64, v[96:99] blgp:7
m4417:
v_mfma_f32_4x4x1_16b_f32 a[0:3], v32, v64, a[96:99]
m4418:
v_mfma_f32_4x4x1_16b_f32 a[0:3], a32, v64, a[96:99]
m4419:
v_mfma_f32_4x4x1_16b_f32 a[0:3], v32, a64, a[96:99]
m4420:
v_mfma_f32_4x4x1_16b_f32 a[0:3], a32, a64, a[96:99]
m4421:
v_mfma_f32_4x4x1_16b_f32 a[0:3], v32, v64, 0
m4422:
v_mfma_f32_4x4x1_16b_f32 a[0:3], v32, v64, -16
m4423:
v_mfma_f32_4x4x1_16b_f32 a[0:3], v32, v64, 64
m4424:
v_mfma_f32_4x4x1_16b_f32 a[0:3], v32, v64, -4.0
m4425:
v_mfma_f32_4x4x1_16b_f32 a[0:3], v32, v64, a[96:99] cbsz:0
m4426:
v_mfma_f32_4x4x1_16b_f32 a[0:3], v32, v64, a[96:99] cbsz:7
m4427:
v_mfma_f32_4x4x1_16b_f32 a[0:3], v32, v64, a[96:99] abid:0
m4428:
v_mfma_f32_4x4x1_16b_f32 a[0:3], v32, v64, a[96:99] abid:15
m4429:
v_mfma_f32_4x4x1_16b_f32 a[0:3], v32, v64, a[96:99] blgp:0
m4430:
v_mfma_f32_4x4x1_16b_f32 a[0:3], v32, v64, a[96:99] blgp:7
m4431:
v_mfma_f32_32x32x4f16 v[0:31], v[32:33], v[64:65], v[96:127]
m4432:
v_mfma_f32_32x32x4f16 v[0:31], a[32:33], v[64:65], v[96:127]
m4433:
v_mfma_f32_32x32x4f16 v[0:31], v[32:33], a[64:65], v[96:127]
m4434:
v_mfma_f32_32x32x4f16 v[0:31], a[32:33], a[64:65], v[96:127]
m4435:
v_mfma_f32_32x32x4f16 v[0:31], v[32:33], v[64:65], 0
m4436:
v_mfma_f32_32x32x4f16 v[0:31], v[32:33], v[64:65], -16
m4437:
v_mfma_f32_32x32x4f16 v[0:31], v[32:33], v[64:65], 64
m4438:
v_mfma_f32_32x32x4f16 v[0:31], v[32:33], v[64:65], -4.0
m4439:
v_mfma_f32_32x32x4f16 v[0:31], v[32:33], v[64:65], v[96:127] cbsz:0
m4440:
v_mfma_f32_32x32x4f16 v[0:31], v[32:33], v[64:65], v[96:127] cbsz:7
m4441:
v_mfma_f32_32x32x4f16 v[0:31], v[32:33], v[64:65], v[96:127] abid:0
m4442:
v_mfma_f32_32x32x4f16 v[0:31], v[32:33], v[64:65], v[96:127] abid:15
m4443:
v_mfma_f32_32x32x4f16 v[0:31], v[32:33], v[64:65], v[96:127] blgp:0
m4444:
v_mfma_f32_32x32x4f16 v[0:31], v[32:33], v[64:65], v[96:127] blgp:7
m4445:
v_mfma_f32_32x32x4f16 a[0:31], v[32:33], v[64:65], a[96:127]
m4446:
v_mfma_f32_32x32x4f16 a[0:31], a[32:33], v[64:65], a[96:127]
m4447:
v_mfma_f32_32x32x4f16 a[0:31], v[32:33], a[64:65], a[96:127]
m4448:
v_mfma_f32_32x32x4f16 a[0:31], a[32:33], a[64:65], a[96:127]
m4449:
v_mfma_f32_32x32x4f16 a[0:31], v[32:33], v[64:65], 0
m4450:
v_mfma_f32_32x32x4f16 a[0:31], v[32:33], v[64:65], -16
m4451:
v_mfma_f32_32x32x4f16 a[0:31], v[32:33], v[64:65], 64
m4452:
v_mfma_f32_32x32x4f16 a[0:31], v[32:33], v[64:65], -4.0
m4453:
v_mfma_f32_32x32x4f16 a[0:31], v[32:33], v[64:65], a[96:127] cbsz:0
m4454:
v_mfma_f32_32x32x4f16 a[0:31], v[32:33], v[64:65], a[96:127] cbsz:7
m4455:
v_mfma_f32_32x32x4f16 a[0:31], v[32:33], v[64:65], a[96:127] abid:0
m4456:
v_mfma_f32_32x32x4f16 a[0:31], v[32:33], v[64:65], a[96:127] abid:15
m4457:
v_mfma_f32_32x32x4f16 a[0:31], v[32:33], v[64:65], a[96:127] blgp:0
m4458:
v_mfma_f32_32x32x4f16 a[0:31], v[32:33], v[64:65], a[96:127] blgp:7
m4459:
v_mfma_f32_32x32x4_2b_f16 v[0:31], v[32:33], v[64:65], v[96:127]
m4460:
v_mfma_f32_32x32x4_2b_f16 v[0:31], a[32:33], v[64:65], v[96:127]
m4461:
v_mfma_f32_32x32x4_2b_f16 v[0:31], v[32:33], a[64:65], v[96:127]
m4462:
v_mfma_f32_32x32x4_2b_f16 v[0:31], a[32:33], a[64:65], v[96:127]
m4463:
v_mfma_f32_32x32x4_2b_f16 v[0:31], v[32:33], v[64:65], 0
m4464:
v_mfma_f32_32x32x4_2b_f16 v[0:31], v[32:33], v[64:65], -16
m4465:
v_mfma_f32_32x32x4_2b_f16 v[0:31], v[32:33], v[64:65], 64
m4466:
v_mfma_f32_32x32x4_2b_f16 v[0:31], v[32:33], v[64:65], -4.0
m4467:
v_mfma_f32_32x32x4_2b_f16 v[0:31], v[32:33], v[64:65], v[96:127] cbsz:0
m4468:
v_mfma_f32_32x32x4_2b_f16 v[0:31], v[32:33], v[64:65], v[96:127] cbsz:7
m4469:
v_mfma_f32_32x32x4_2b_f16 v[0:31], v[32:33], v[64:65], v[96:127] abid:0
m4470:
v_mfma_f32_32x32x4_2b_f16 v[0:31], v[32:33], v[64:65], v[96:127] abid:15
m4471:
v_mfma_f32_32x32x4_2b_f16 v[0:31], v[32:33], v[64:65], v[96:127] blgp:0
m4472:
v_mfma_f32_32x32x4_2b_f16 v[0:31], v[32:33], v[64:65], v[96:127] blgp:7
m4473:
v_mfma_f32_32x32x4_2b_f16 a[0:31], v[32:33], v[64:65], a[96:127]
m4474:
v_mfma_f32_32x32x4_2b_f16 a[0:31], a[32:33], v[64:65], a[96:127]
m4475:
v_mfma_f32_32x32x4_2b_f16 a[0:31], v[32:33], a[64:65], a[96:127]
m4476:
v_mfma_f32_32x32x4_2b_f16 a[0:31], a[32:33], a[64:65], a[96:127]
m4477:
v_mfma_f32_32x32x4_2b_f16 a[0:31], v[32:33], v[64:65], 0
m4478:
v_mfma_f32_32x32x4_2b_f16 a[0:31], v[32:33], v[64:65], -16
m4479:
v_mfma_f32_32x32x4_2b_f16 a[0:31], v[32:33], v[64:65], 64
m4480:
v_mfma_f32_32x32x4_2b_f16 a[0:31], v[32:33], v[64:65], -4.0
m4481:
v_mfma_f32_32x32x4_2b_f16 a[0:31], v[32:33], v[64:65], a[96:127] cbsz:0
m4482:
v_mfma_f32_32x32x4_2b_f16 a[0:31], v[32:33], v[64:65], a[96:127] cbsz:7
m4483:
v_mfma_f32_32x32x4_2b_f16 a[0:31], v[32:33], v[64:65], a[96:127] abid:0
m4484:
v_mfma_f32_32x32x4_2b_f16 a[0:31], v[32:33], v[64:65], a[96:127] abid:15
m4485:
v_mfma_f32_32x32x4_2b_f16 a[0:31], v[32:33], v[64:65], a[96:127] blgp:0
m4486:
v_mfma_f32_32x32x4_2b_f16 a[0:31], v[32:33], v[64:65], a[96:127] blgp:7
m4487:
v_mfma_f32_16x16x4f16 v[0:15], v[32:33], v[64:65], v[96:111]
m4488:
v_mfma_f32_16x16x4f16 v[0:15], a[32:33], v[64:65], v[96:111]
m4489:
v_mfma_f32_16x16x4f16 v[0:15], v[32:33], a[64:65], v[96:111]
m4490:
v_mfma_f32_16x16x4f16 v[0:15], a[32:33], a[64:65], v[96:111]
m4491:
v_mfma_f32_16x16x4f16 v[0:15], v[32:33], v[64:65], 0
m4492:
v_mfma_f32_16x16x4f16 v[0:15], v[32:33], v[64:65], -16
m4493:
v_mfma_f32_16x16x4f16 v[0:15], v[32:33], v[64:65], 64
m4494:
v_mfma_f32_16x16x4f16 v[0:15], v[32:33], v[64:65], -4.0
m4495:
v_mfma_f32_16x16x4f16 v[0:15], v[32:33], v[64:65], v[96:111] cbsz:0
m4496:
v_mfma_f32_16x16x4f16 v[0:15], v[32:33], v[64:65], v[96:111] cbsz:7
m4497:
v_mfma_f32_16x16x4f16 v[0:15], v[32:33], v[64:65], v[96:111] abid:0
m4498:
v_mfma_f32_16x16x4f16 v[0:15], v[32:33], v[64:65], v[96:111] abid:15
m4499:
v_mfma_f32_16x16x4f16 v[0:15], v[32:33], v[64:65], v[96:111] blgp:0
m4500:
v_mfma_f32_16x16x4f16 v[0:15], v[32:33], v[64:65], v[96:111] blgp:7
m4501:
v_mfma_f32_16x16x4f16 a[0:15], v[32:33], v[64:65], a[96:111]
m4502:
v_mfma_f32_16x16x4f16 a[0:15], a[32:33], v[64:65], a[96:111]
m4503:
v_mfma_f32_16x16x4f16 a[0:15], v[32:33], a[64:65], a[96:111]
m4504:
v_mfma_f32_16x16x4f16 a[0:15], a[32:33], a[64:65], a[96:111]
m4505:
v_mfma_f32_16x16x4f16 a[0:15], v[32:33], v[64:65], 0
m4506:
v_mfma_f32_16x16x4f16 a[0:15], v[32:33], v[64:65], -16
m4507:
v_mfma_f32_16x16x4f16 a[0:15], v[32:33], v[64:65], 64
m4508:
v_mfma_f32_16x16x4f16 a[0:15], v[32:33], v[64:65], -4.0
m4509:
v_mfma_f32_16x16x4f16 a[0:15], v[32:33], v[64:65], a[96:111] cbsz:0
m4510:
v_mfma_f32_16x16x4f16 a[0:15], v[32:33], v[64:65], a[96:111] cbsz:7
m4511:
v_mfma_f32_16x16x4f16 a[0:15], v[32:33], v[64:65], a[96:111] abid:0
m4512:
v_mfma_f32_16x16x4f16 a[0:15], v[32:33], v[64:65], a[96:111] abid:15
m4513:
v_mfma_f32_16x16x4f16 a[0:15], v[32:33], v[64:65], a[96:111] blgp:0
m4514:
v_mfma_f32_16x16x4f16 a[0:15], v[32:33], v[64:65], a[96:111] blgp:7
m4515:
v_mfma_f32_16x16x4_4b_f16 v[0:15], v[32:33], v[64:65], v[96:111]
m4516:
v_mfma_f32_16x16x4_4b_f16 v[0:15], a[32:33], v[64:65], v[96:111]
m4517:
v_mfma_f32_16x16x4_4b_f16 v[0:15], v[32:33], a[64:65], v[96:111]
m4518:
v_mfma_f32_16x16x4_4b_f16 v[0:15], a[32:33], a[64:65], v[96:111]
m4519:
v_mfma_f32_16x16x4_4b_f16 v[0:15], v[32:33], v[64:65], 0
m4520:
v_mfma_f32_16x16x4_4b_f16 v[0:15], v[32:33], v[64:65], -16
m4521:
v_mfma_f32_16x16x4_4b_f16 v[0:15], v[32:33], v[64:65], 64
m4522:
v_mfma_f32_16x16x4_4b_f16 v[0:15], v[32:33], v[64:65], -4.0
m4523:
v_mfma_f32_16x16x4_4b_f16 v[0:15], v[32:33], v[64:65], v[96:111] cbsz:0
m4524:
v_mfma_f32_16x16x4_4b_f16 v[0:15], v[32:33], v[64:65], v[96:111] cbsz:7
m4525:
v_mfma_f32_16x16x4_4b_f16 v[0:15], v[32:33], v[64:65], v[96:111] abid:0
m4526:
v_mfma_f32_16x16x4_4b_f16 v[0:15], v[32:33], v[64:65], v[96:111] abid:15
m4527:
v_mfma_f32_16x16x4_4b_f16 v[0:15], v[32:33], v[64:65], v[96:111] blgp:0
m4528:
v_mfma_f32_16x16x4_4b_f16 v[0:15], v[32:33], v[64:65], v[96:111] blgp:7
m4529:
v_mfma_f32_16x16x4_4b_f16 a[0:15], v[32:33], v[64:65], a[96:111]
m4530:
v_mfma_f32_16x16x4_4b_f16 a[0:15], a[32:33], v[64:65], a[96:111]
m4531:
v_mfma_f32_16x16x4_4b_f16 a[0:15], v[32:33], a[64:65], a[96:111]
m4532:
v_mfma_f32_16x16x4_4b_f16 a[0:15], a[32:33], a[64:65], a[96:111]
m4533:
v_mfma_f32_16x16x4_4b_f16 a[0:15], v[32:33], v[64:65], 0
m4534:
v_mfma_f32_16x16x4_4b_f16 a[0:15], v[32:33], v[64:65], -16
m4535:
v_mfma_f32_16x16x4_4b_f16 a[0:15], v[32:33], v[64:65], 64
m4536:
v_mfma_f32_16x16x4_4b_f16 a[0:15], v[32:33], v[64:65], -4.0
m4537:
v_mfma_f32_16x16x4_4b_f16 a[0:15], v[32:33], v[64:65], a[96:111] cbsz:0
m4538:
v_mfma_f32_16x16x4_4b_f16 a[0:15], v[32:33], v[64:65], a[96:111] cbsz:7
m4539:
v_mfma_f32_16x16x4_4b_f16 a[0:15], v[32:33], v[64:65], a[96:111] abid:0
m4540:
v_mfma_f32_16x16x4_4b_f16 a[0:15], v[32:33], v[64:65], a[96:111] abid:15
m4541:
v_mfma_f32_16x16x4_4b_f16 a[0:15], v[32:33], v[64:65], a[96:111] blgp:0
m4542:
v_mfma_f32_16x16x4_4b_f16 a[0:15], v[32:33], v[64:65], a[96:111] blgp:7
m4543:
v_mfma_f32_4x4x4f16 v[0:3], v[32:33], v[64:65], v[96:99]
m4544:
v_mfma_f32_4x4x4f16 v[0:3], a[32:33], v[64:65], v[96:99]
m4545:
v_mfma_f32_4x4x4f16 v[0:3], v[32:33], a[64:65], v[96:99]
m4546:
v_mfma_f32_4x4x4f16 v[0:3], a[32:33], a[64:65], v[96:99]
m4547:
v_mfma_f32_4x4x4f16 v[0:3], v[32:33], v[64:65], 0
m4548:
v_mfma_f32_4x4x4f16 v[0:3], v[32:33], v[64:65], -16
m4549:
v_mfma_f32_4x4x4f16 v[0:3], v[32:33], v[64:65], 64
m4550:
v_mfma_f32_4x4x4f16 v[0:3], v[32:33], v[64:65], -4.0
m4551:
v_mfma_f32_4x4x4f16 v[0:3], v[32:33], v[64:65], v[96:99] cbsz:0
m4552:
v_mfma_f32_4x4x4f16 v[0:3], v[32:33], v[64:65], v[96:99] cbsz:7
m4553:
v_mfma_f32_4x4x4f16 v[0:3], v[32:33], v[64:65], v[96:99] abid:0
m4554:
v_mfma_f32_4x4x4f16 v[0:3], v[32:33], v[64:65], v[96:99] abid:15
m4555:
v_mfma_f32_4x4x4f16 v[0:3], v[32:33], v[64:65], v[96:99] blgp:0
m4556:
v_mfma_f32_4x4x4f16 v[0:3], v[32:33], v[64:65], v[96:99] blgp:7
m4557:
v_mfma_f32_4x4x4f16 a[0:3], v[32:33], v[64:65], a[96:99]
m4558:
v_mfma_f32_4x4x4f16 a[0:3], a[32:33], v[64:65], a[96:99]
m4559:
v_mfma_f32_4x4x4f16 a[0:3], v[32:33], a[64:65], a[96:99]
m4560:
v_mfma_f32_4x4x4f16 a[0:3], a[32:33], a[64:65], a[96:99]
m4561:
v_mfma_f32_4x4x4f16 a[0:3], v[32:33], v[64:65], 0
m4562:
v_mfma_f32_4x4x4f16 a[0:3], v[32:33], v[64:65], -16
m4563:
v_mfma_f32_4x4x4f16 a[0:3], v[32:33], v[64:65], 64
m4564:
v_mfma_f32_4x4x4f16 a[0:3], v[32:33], v[64:65], -4.0
m4565:
v_mfma_f32_4x4x4f16 a[0:3], v[32:33], v[64:65], a[96:99] cbsz:0
m4566:
v_mfma_f32_4x4x4f16 a[0:3], v[32:33], v[64:65], a[96:99] cbsz:7
m4567:
v_mfma_f32_4x4x4f16 a[0:3], v[32:33], v[64:65], a[96:99] abid:0
m4568:
v_mfma_f32_4x4x4f16 a[0:3], v[32:33], v[64:65], a[96:99] abid:15
m4569:
v_mfma_f32_4x4x4f16 a[0:3], v[32:33], v[64:65], a[96:99] blgp:0
m4570:
v_mfma_f32_4x4x4f16 a[0:3], v[32:33], v[64:65], a[96:99] blgp:7
m4571:
v_mfma_f32_4x4x4_16b_f16 v[0:3], v[32:33], v[64:65], v[96:99]
m4572:
v_mfma_f32_4x4x4_16b_f16 v[0:3], a[32:33], v[64:65], v[96:99]
m4573:
v_mfma_f32_4x4x4_16b_f16 v[0:3], v[32:33], a[64:65], v[96:99]
m4574:
v_mfma_f32_4x4x4_16b_f16 v[0:3], a[32:33], a[64:65], v[96:99]
m4575:
v_mfma_f32_4x4x4_16b_f16 v[0:3], v[32:33], v[64:65], 0
m4576:
v_mfma_f32_4x4x4_16b_f16 v[0:3], v[32:33], v[64:65], -16
m4577:
v_mfma_f32_4x4x4_16b_f16 v[0:3], v[32:33], v[64:65], 64
m4578:
v_mfma_f32_4x4x4_16b_f16 v[0:3], v[32:33], v[64:65], -4.0
m4579:
v_mfma_f32_4x4x4_16b_f16 v[0:3], v[32:33], v[64:65], v[96:99] cbsz:0
m4580:
v_mfma_f32_4x4x4_16b_f16 v[0:3], v[32:33], v[64:65], v[96:99] cbsz:7
m4581:
v_mfma_f32_4x4x4_16b_f16 v[0:3], v[32:33], v[64:65], v[96:99] abid:0
m4582:
v_mfma_f32_4x4x4_16b_f16 v[0:3], v[32:33], v[64:65], v[96:99] abid:15
m4583:
v_mfma_f32_4x4x4_16b_f16 v[0:3], v[32:33], v[64:65], v[96:99] blgp:0
m4584:
v_mfma_f32_4x4x4_16b_f16 v[0:3], v[32:33], v[64:65], v[96:99] blgp:7
m4585:
v_mfma_f32_4x4x4_16b_f16 a[0:3], v[32:33], v[64:65], a[96:99]
m4586:
v_mfma_f32_4x4x4_16b_f16 a[0:3], a[32:33], v[64:65], a[96:99]
m4587:
v_mfma_f32_4x4x4_16b_f16 a[0:3], v[32:33], a[64:65], a[96:99]
m4588:
v_mfma_f32_4x4x4_16b_f16 a[0:3], a[32:33], a[64:65], a[96:99]
m4589:
v_mfma_f32_4x4x4_16b_f16 a[0:3], v[32:33], v[64:65], 0
m4590:
v_mfma_f32_4x4x4_16b_f16 a[0:3], v[32:33], v[64:65], -16
m4591:
v_mfma_f32_4x4x4_16b_f16 a[0:3], v[32:33], v[64:65], 64
m4592:
v_mfma_f32_4x4x4_16b_f16 a[0:3], v[32:33], v[64:65], -4.0
m4593:
v_mfma_f32_4x4x4_16b_f16 a[0:3], v[32:33], v[64:65], a[96:99] cbsz:0
m4594:
v_mfma_f32_4x4x4_16b_f16 a[0:3], v[32:33], v[64:65], a[96:99] cbsz:7
m4595:
v_mfma_f32_4x4x4_16b_f16 a[0:3], v[32:33], v[64:65], a[96:99] abid:0
m4596:
v_mfma_f32_4x4x4_16b_f16 a[0:3], v[32:33], v[64:65], a[96:99] abid:15
m4597:
v_mfma_f32_4x4x4_16b_f16 a[0:3], v[32:33], v[64:65], a[96:99] blgp:0
m4598:
v_mfma_f32_4x4x4_16b_f16 a[0:3], v[32:33], v[64:65], a[96:99] blgp:7
m4599:
v_mfma_f32_32x32x4bf16_1k v[0:31], v[32:33], v[64:65], v[96:127]
m4600:
v_mfma_f32_32x32x4bf16_1k v[0:31], a[32:33], v[64:65], v[96:127]
m4601:
v_mfma_f32_32x32x4bf16_1k v[0:31], v[32:33], a[64:65], v[96:127]
m4602:
v_mfma_f32_32x32x4bf16_1k v[0:31], a[32:33], a[64:65], v[96:127]
m4603:
v_mfma_f32_32x32x4bf16_1k v[0:31], v[32:33], v[64:65], 0
m4604:
v_mfma_f32_32x32x4bf16_1k v[0:31], v[32:33], v[64:65], -16
m4605:
v_mfma_f32_32x32x4bf16_1k v[0:31], v[32:33], v[64:65], 64
m4606:
v_mfma_f32_32x32x4bf16_1k v[0:31], v[32:33], v[64:65], -4.0
m4607:
v_mfma_f32_32x32x4bf16_1k v[0:31], v[32:33], v[64:65], v[96:127] cbsz:0
m4608:
v_mfma_f32_32x32x4bf16_1k v[0:31], v[32:33], v[64:65], v[96:127] cbsz:7
m4609:
v_mfma_f32_32x32x4bf16_1k v[0:31], v[32:33], v[64:65], v[96:127] abid:0
m4610:
v_mfma_f32_32x32x4bf16_1k v[0:31], v[32:33], v[64:65], v[96:127] abid:15
m4611:
v_mfma_f32_32x32x4bf16_1k v[0:31], v[32:33], v[64:65], v[96:127] blgp:0
m4612:
v_mfma_f32_32x32x4bf16_1k v[0:31], v[32:33], v[64:65], v[96:127] blgp:7
m4613:
v_mfma_f32_32x32x4bf16_1k a[0:31], v[32:33], v[64:65], a[96:127]
m4614:
v_mfma_f32_32x32x4bf16_1k a[0:31], a[32:33], v[64:65], a[96:127]
m4615:
v_mfma_f32_32x32x4bf16_1k a[0:31], v[32:33], a[64:65], a[96:127]
m4616:
v_mfma_f32_32x32x4bf16_1k a[0:31], a[32:33], a[64:65], a[96:127]
m4617:
v_mfma_f32_32x32x4bf16_1k a[0:31], v[32:33], v[64:65], 0
m4618:
v_mfma_f32_32x32x4bf16_1k a[0:31], v[32:33], v[64:65], -16
m4619:
v_mfma_f32_32x32x4bf16_1k a[0:31], v[32:33], v[64:65], 64
m4620:
v_mfma_f32_32x32x4bf16_1k a[0:31], v[32:33], v[64:65], -4.0
m4621:
v_mfma_f32_32x32x4bf16_1k a[0:31], v[32:33], v[64:65], a[96:127] cbsz:0
m4622:
v_mfma_f32_32x32x4bf16_1k a[0:31], v[32:33], v[64:65], a[96:127] cbsz:7
m4623:
v_mfma_f32_32x32x4bf16_1k a[0:31], v[32:33], v[64:65], a[96:127] abid:0
m4624:
v_mfma_f32_32x32x4bf16_1k a[0:31], v[32:33], v[64:65], a[96:127] abid:15
m4625:
v_mfma_f32_32x32x4bf16_1k a[0:31], v[32:33], v[64:65], a[96:127] blgp:0
m4626:
v_mfma_f32_32x32x4bf16_1k a[0:31], v[32:33], v[64:65], a[96:127] blgp:7
m4627:
v_mfma_f32_32x32x4_2b_bf16 v[0:31], v[32:33], v[64:65], v[96:127]
m4628:
v_mfma_f32_32x32x4_2b_bf16 v[0:31], a[32:33], v[64:65], v[96:127]
m4629:
v_mfma_f32_32x32x4_2b_bf16 v[0:31], v[32:33], a[64:65], v[96:127]
m4630:
v_mfma_f32_32x32x4_2b_bf16 v[0:31], a[32:33], a[64:65], v[96:127]
m4631:
v_mfma_f32_32x32x4_2b_bf16 v[0:31], v[32:33], v[64:65], 0
m4632:
v_mfma_f32_32x32x4_2b_bf16 v[0:31], v[32:33], v[64:65], -16
m4633:
v_mfma_f32_32x32x4_2b_bf16 v[0:31], v[32:33], v[64:65], 64
m4634:
v_mfma_f32_32x32x4_2b_bf16 v[0:31], v[32:33], v[64:65], -4.0
m4635:
v_mfma_f32_32x32x4_2b_bf16 v[0:31], v[32:33], v[64:65], v[96:127] cbsz:0
m4636:
v_mfma_f32_32x32x4_2b_bf16 v[0:31], v[32:33], v[64:65], v[96:127] cbsz:7
m4637:
v_mfma_f32_32x32x4_2b_bf16 v[0:31], v[32:33], v[64:65], v[96:127] abid:0
m4638:
v_mfma_f32_32x32x4_2b_bf16 v[0:31], v[32:33], v[64:65], v[96:127] abid:15
m4639:
v_mfma_f32_32x32x4_2b_bf16 v[0:31], v[32:33], v[64:65], v[96:127] blgp:0
m4640:
v_mfma_f32_32x32x4_2b_bf16 v[0:31], v[32:33], v[64:65], v[96:127] blgp:7
m4641:
v_mfma_f32_32x32x4_2b_bf16 a[0:31], v[32:33], v[64:65], a[96:127]
m4642:
v_mfma_f32_32x32x4_2b_bf16 a[0:31], a[32:33], v[64:65], a[96:127]
m4643:
v_mfma_f32_32x32x4_2b_bf16 a[0:31], v[32:33], a[64:65], a[96:127]
m4644:
v_mfma_f32_32x32x4_2b_bf16 a[0:31], a[32:33], a[64:65], a[96:127]
m4645:
v_mfma_f32_32x32x4_2b_bf16 a[0:31], v[32:33], v[64:65], 0
m4646:
v_mfma_f32_32x32x4_2b_bf16 a[0:31], v[32:33], v[64:65], -16
m4647:
v_mfma_f32_32x32x4_2b_bf16 a[0:31], v[32:33], v[64:65], 64
m4648:
v_mfma_f32_32x32x4_2b_bf16 a[0:31], v[32:33], v[64:65], -4.0
m4649:
v_mfma_f32_32x32x4_2b_bf16 a[0:31], v[32:33], v[64:65], a[96:127] cbsz:0
m4650:
v_mfma_f32_32x32x4_2b_bf16 a[0:31], v[32:33], v[64:65], a[96:127] cbsz:7
m4651:
v_mfma_f32_32x32x4_2b_bf16 a[0:31], v[32:33], v[64:65], a[96:127] abid:0
m4652:
v_mfma_f32_32x32x4_2b_bf16 a[0:31], v[32:33], v[64:65], a[96:127] abid:15
m4653:
v_mfma_f32_32x32x4_2b_bf16 a[0:31], v[32:33], v[64:65], a[96:127] blgp:0
m4654:
v_mfma_f32_32x32x4_2b_bf16 a[0:31], v[32:33], v[64:65], a[96:127] blgp:7
m4655:
v_mfma_f32_16x16x4bf16_1k v[0:15], v[32:33], v[64:65], v[96:111]
m4656:
v_mfma_f32_16x16x4bf16_1k v[0:15], a[32:33], v[64:65], v[96:111]
m4657:
v_mfma_f32_16x16x4bf16_1k v[0:15], v[32:33], a[64:65], v[96:111]
m4658:
v_mfma_f32_16x16x4bf16_1k v[0:15], a[32:33], a[64:65], v[96:111]
m4659:
v_mfma_f32_16x16x4bf16_1k v[0:15], v[32:33], v[64:65], 0
m4660:
v_mfma_f32_16x16x4bf16_1k v[0:15], v[32:33], v[64:65], -16
m4661:
v_mfma_f32_16x16x4bf16_1k v[0:15], v[32:33], v[64:65], 64
m4662:
v_mfma_f32_16x16x4bf16_1k v[0:15], v[32:33], v[64:65], -4.0
m4663:
v_mfma_f32_16x16x4bf16_1k v[0:15], v[32:33], v[64:65], v[96:111] cbsz:0
m4664:
v_mfma_f32_16x16x4bf16_1k v[0:15], v[32:33], v[64:65], v[96:111] cbsz:7
m4665:
v_mfma_f32_16x16x4bf16_1k v[0:15], v[32:33], v[64:65], v[96:111] abid:0
m4666:
v_mfma_f32_16x16x4bf16_1k v[0:15], v[32:33], v[64:65], v[96:111] abid:15
m4667:
v_mfma_f32_16x16x4bf16_1k v[0:15], v[32:33], v[64:65], v[96:111] blgp:0
m4668:
v_mfma_f32_16x16x4bf16_1k v[0:15], v[32:33], v[64:65], v[96:111] blgp:7
m4669:
v_mfma_f32_16x16x4bf16_1k a[0:15], v[32:33], v[64:65], a[96:111]
m4670:
v_mfma_f32_16x16x4bf16_1k a[0:15], a[32:33], v[64:65], a[96:111]
m4671:
v_mfma_f32_16x16x4bf16_1k a[0:15], v[32:33], a[64:65], a[96:111]
m4672:
v_mfma_f32_16x16x4bf16_1k a[0:15], a[32:33], a[64:65], a[96:111]
m4673:
v_mfma_f32_16x16x4bf16_1k a[0:15], v[32:33], v[64:65], 0
m4674:
v_mfma_f32_16x16x4bf16_1k a[0:15], v[32:33], v[64:65], -16
m4675:
v_mfma_f32_16x16x4bf16_1k a[0:15], v[32:33], v[64:65], 64
m4676:
v_mfma_f32_16x16x4bf16_1k a[0:15], v[32:33], v[64:65], -4.0
m4677:
v_mfma_f32_16x16x4bf16_1k a[0:15], v[32:33], v[64:65], a[96:111] cbsz:0
m4678:
v_mfma_f32_16x16x4bf16_1k a[0:15], v[32:33], v[64:65], a[96:111] cbsz:7
m4679:
v_mfma_f32_16x16x4bf16_1k a[0:15], v[32:33], v[64:65], a[96:111] abid:0
m4680:
v_mfma_f32_16x16x4bf16_1k a[0:15], v[32:33], v[64:65], a[96:111] abid:15
m4681:
v_mfma_f32_16x16x4bf16_1k a[0:15], v[32:33], v[64:65], a[96:111] blgp:0
m4682:
v_mfma_f32_16x16x4bf16_1k a[0:15], v[32:33], v[64:65], a[96:111] blgp:7
m4683:
v_mfma_f32_16x16x4_4b_bf16 v[0:15], v[32:33], v[64:65], v[96:111]
m4684:
v_mfma_f32_16x16x4_4b_bf16 v[0:15], a[32:33], v[64:65], v[96:111]
m4685:
v_mfma_f32_16x16x4_4b_bf16 v[0:15], v[32:33], a[64:65], v[96:111]
m4686:
v_mfma_f32_16x16x4_4b_bf16 v[0:15], a[32:33], a[64:65], v[96:111]
m4687:
v_mfma_f32_16x16x4_4b_bf16 v[0:15], v[32:33], v[64:65], 0
m4688:
v_mfma_f32_16x16x4_4b_bf16 v[0:15], v[32:33], v[64:65], -16
m4689:
v_mfma_f32_16x16x4_4b_bf16 v[0:15], v[32:33], v[64:65], 64
m4690:
v_mfma_f32_16x16x4_4b_bf16 v[0:15], v[32:33], v[64:65], -4.0
m4691:
v_mfma_f32_16x16x4_4b_bf16 v[0:15], v[32:33], v[64:65], v[96:111] cbsz:0
m4692:
v_mfma_f32_16x16x4_4b_bf16 v[0:15], v[32:33], v[64:65], v[96:111] cbsz:7
m4693:
v_mfma_f32_16x16x4_4b_bf16 v[0:15], v[32:33], v[64:65], v[96:111] abid:0
m4694:
v_mfma_f32_16x16x4_4b_bf16 v[0:15], v[32:33], v[64:65], v[96:111] abid:15
m4695:
v_mfma_f32_16x16x4_4b_bf16 v[0:15], v[32:33], v[64:65], v[96:111] blgp:0
m4696:
v_mfma_f32_16x16x4_4b_bf16 v[0:15], v[32:33], v[64:65], v[96:111] blgp:7
m4697:
v_mfma_f32_16x16x4_4b_bf16 a[0:15], v[32:33], v[64:65], a[96:111]
m4698:
v_mfma_f32_16x16x4_4b_bf16 a[0:15], a[32:33], v[64:65], a[96:111]
m4699:
v_mfma_f32_16x16x4_4b_bf16 a[0:15], v[32:33], a[64:65], a[96:111]
m4700:
v_mfma_f32_16x16x4_4b_bf16 a[0:15], a[32:33], a[64:65], a[96:111]
m4701:
v_mfma_f32_16x16x4_4b_bf16 a[0:15], v[32:33], v[64:65], 0
m4702:
v_mfma_f32_16x16x4_4b_bf16 a[0:15], v[32:33], v[64:65], -16
m4703:
v_mfma_f32_16x16x4_4b_bf16 a[0:15], v[32:33], v[64:65], 64
m4704:
v_mfma_f32_16x16x4_4b_bf16 a[0:15], v[32:33], v[64:65], -4.0
m4705:
v_mfma_f32_16x16x4_4b_bf16 a[0:15], v[32:33], v[64:65], a[96:111] cbsz:0
m4706:
v_mfma_f32_16x16x4_4b_bf16 a[0:15], v[32:33], v[64:65], a[96:111] cbsz:7
m4707:
v_mfma_f32_16x16x4_4b_bf16 a[0:15], v[32:33], v[64:65], a[96:111] abid:0
m4708:
v_mfma_f32_16x16x4_4b_bf16 a[0:15], v[32:33], v[64:65], a[96:111] abid:15
m4709:
v_mfma_f32_16x16x4_4b_bf16 a[0:15], v[32:33], v[64:65], a[96:111] blgp:0
m4710:
v_mfma_f32_16x16x4_4b_bf16 a[0:15], v[32:33], v[64:65], a[96:111] blgp:7
m4711:
v_mfma_f32_4x4x4bf16_1k v[0:3], v[32:33], v[64:65], v[96:99]
m4712:
v_mfma_f32_4x4x4bf16_1k v[0:3], a[32:33], v[64:65], v[96:99]
m4713:
v_mfma_f32_4x4x4bf16_1k v[0:3], v[32:33], a[64:65], v[96:99]
m4714:
v_mfma_f32_4x4x4bf16_1k v[0:3], a[32:33], a[64:65], v[96:99]
m4715:
v_mfma_f32_4x4x4bf16_1k v[0:3], v[32:33], v[64:65], 0
m4716:
v_mfma_f32_4x4x4bf16_1k v[0:3], v[32:33], v[64:65], -16
m4717:
v_mfma_f32_4x4x4bf16_1k v[0:3], v[32:33], v[64:65], 64
m4718:
v_mfma_f32_4x4x4bf16_1k v[0:3], v[32:33], v[64:65], -4.0
m4719:
v_mfma_f32_4x4x4bf16_1k v[0:3], v[32:33], v[64:65], v[96:99] cbsz:0
m4720:
v_mfma_f32_4x4x4bf16_1k v[0:3], v[32:33], v[64:65], v[96:99] cbsz:7
m4721:
v_mfma_f32_4x4x4bf16_1k v[0:3], v[32:33], v[64:65], v[96:99] abid:0
m4722:
v_mfma_f32_4x4x4bf16_1k v[0:3], v[32:33], v[64:65], v[96:99] abid:15
m4723:
v_mfma_f32_4x4x4bf16_1k v[0:3], v[32:33], v[64:65], v[96:99] blgp:0
m4724:
v_mfma_f32_4x4x4bf16_1k v[0:3], v[32:33], v[64:65], v[96:99] blgp:7
m4725:
v_mfma_f32_4x4x4bf16_1k a[0:3], v[32:33], v[64:65], a[96:99]
m4726:
v_mfma_f32_4x4x4bf16_1k a[0:3], a[32:33], v[64:65], a[96:99]
m4727:
v_mfma_f32_4x4x4bf16_1k a[0:3], v[32:33], a[64:65], a[96:99]
m4728:
v_mfma_f32_4x4x4bf16_1k a[0:3], a[32:33], a[64:65], a[96:99]
m4729:
v_mfma_f32_4x4x4bf16_1k a[0:3], v[32:33], v[64:65], 0
m4730:
v_mfma_f32_4x4x4bf16_1k a[0:3], v[32:33], v[64:65], -16
m4731:
v_mfma_f32_4x4x4bf16_1k a[0:3], v[32:33], v[64:65], 64
m4732:
v_mfma_f32_4x4x4bf16_1k a[0:3], v[32:33], v[64:65], -4.0
m4733:
v_mfma_f32_4x4x4bf16_1k a[0:3], v[32:33], v[64:65], a[96:99] cbsz:0
m4734:
v_mfma_f32_4x4x4bf16_1k a[0:3], v[32:33], v[64:65], a[96:99] cbsz:7
m4735:
v_mfma_f32_4x4x4bf16_1k a[0:3], v[32:33], v[64:65], a[96:99] abid:0
m4736:
v_mfma_f32_4x4x4bf16_1k a[0:3], v[32:33], v[64:65], a[96:99] abid:15
m4737:
v_mfma_f32_4x4x4bf16_1k a[0:3], v[32:33], v[64:65], a[96:99] blgp:0
m4738:
v_mfma_f32_4x4x4bf16_1k a[0:3], v[32:33], v[64:65], a[96:99] blgp:7
m4739:
v_mfma_f32_4x4x4_16b_bf16 v[0:3], v[32:33], v[64:65], v[96:99]
m4740:
v_mfma_f32_4x4x4_16b_bf16 v[0:3], a[32:33], v[64:65], v[96:99]
m4741:
v_mfma_f32_4x4x4_16b_bf16 v[0:3], v[32:33], a[64:65], v[96:99]
m4742:
v_mfma_f32_4x4x4_16b_bf16 v[0:3], a[32:33], a[64:65], v[96:99]
m4743:
v_mfma_f32_4x4x4_16b_bf16 v[0:3], v[32:33], v[64:65], 0
m4744:
v_mfma_f32_4x4x4_16b_bf16 v[0:3], v[32:33], v[64:65], -16
m4745:
v_mfma_f32_4x4x4_16b_bf16 v[0:3], v[32:33], v[64:65], 64
m4746:
v_mfma_f32_4x4x4_16b_bf16 v[0:3], v[32:33], v[64:65], -4.0
m4747:
v_mfma_f32_4x4x4_16b_bf16 v[0:3], v[32:33], v[64:65], v[96:99] cbsz:0
m4748:
v_mfma_f32_4x4x4_16b_bf16 v[0:3], v[32:33], v[64:65], v[96:99] cbsz:7
m4749:
v_mfma_f32_4x4x4_16b_bf16 v[0:3], v[32:33], v[64:65], v[96:99] abid:0
m4750:
v_mfma_f32_4x4x4_16b_bf16 v[0:3], v[32:33], v[64:65], v[96:99] abid:15
m4751:
v_mfma_f32_4x4x4_16b_bf16 v[0:3], v[32:33], v[64:65], v[96:99] blgp:0
m4752:
v_mfma_f32_4x4x4_16b_bf16 v[0:3], v[32:33], v[64:65], v[96:99] blgp:7
m4753:
v_mfma_f32_4x4x4_16b_bf16 a[0:3], v[32:33], v[64:65], a[96:99]
m4754:
v_mfma_f32_4x4x4_16b_bf16 a[0:3], a[32:33], v[64:65], a[96:99]
m4755:
v_mfma_f32_4x4x4_16b_bf16 a[0:3], v[32:33], a[64:65], a[96:99]
m4756:
v_mfma_f32_4x4x4_16b_bf16 a[0:3], a[32:33], a[64:65], a[96:99]
m4757:
v_mfma_f32_4x4x4_16b_bf16 a[0:3], v[32:33], v[64:65], 0
m4758:
v_mfma_f32_4x4x4_16b_bf16 a[0:3], v[32:33], v[64:65], -16
m4759:
v_mfma_f32_4x4x4_16b_bf16 a[0:3], v[32:33], v[64:65], 64
m4760:
v_mfma_f32_4x4x4_16b_bf16 a[0:3], v[32:33], v[64:65], -4.0
m4761:
v_mfma_f32_4x4x4_16b_bf16 a[0:3], v[32:33], v[64:65], a[96:99] cbsz:0
m4762:
v_mfma_f32_4x4x4_16b_bf16 a[0:3], v[32:33], v[64:65], a[96:99] cbsz:7
m4763:
v_mfma_f32_4x4x4_16b_bf16 a[0:3], v[32:33], v[64:65], a[96:99] abid:0
m4764:
v_mfma_f32_4x4x4_16b_bf16 a[0:3], v[32:33], v[64:65], a[96:99] abid:15
m4765:
v_mfma_f32_4x4x4_16b_bf16 a[0:3], v[32:33], v[64:65], a[96:99] blgp:0
m4766:
v_mfma_f32_4x4x4_16b_bf16 a[0:3], v[32:33], v[64:65], a[96:99] blgp:7
m4767:
v_mfma_i32_32x32x4i8 v[0:31], v32, v64, v[96:127]
m4768:
v_mfma_i32_32x32x4i8 v[0:31], a32, v64, v[96:127]
m4769:
v_mfma_i32_32x32x4i8 v[0:31], v32, a64, v[96:127]
m4770:
v_mfma_i32_32x32x4i8 v[0:31], a32, a64, v[96:127]
m4771:
v_mfma_i32_32x32x4i8 v[0:31], v32, v64, 0
m4772:
v_mfma_i32_32x32x4i8 v[0:31], v32, v64, -16
m4773:
v_mfma_i32_32x32x4i8 v[0:31], v32, v64, 64
m4774:
v_mfma_i32_32x32x4i8 v[0:31], v32, v64, -4.0
m4775:
v_mfma_i32_32x32x4i8 v[0:31], v32, v64, v[96:127] cbsz:0
m4776:
v_mfma_i32_32x32x4i8 v[0:31], v32, v64, v[96:127] cbsz:7
m4777:
v_mfma_i32_32x32x4i8 v[0:31], v32, v64, v[96:127] abid:0
m4778:
v_mfma_i32_32x32x4i8 v[0:31], v32, v64, v[96:127] abid:15
m4779:
v_mfma_i32_32x32x4i8 v[0:31], v32, v64, v[96:127] blgp:0
m4780:
v_mfma_i32_32x32x4i8 v[0:31], v32, v64, v[96:127] blgp:7
m4781:
v_mfma_i32_32x32x4i8 a[0:31], v32, v64, a[96:127]
m4782:
v_mfma_i32_32x32x4i8 a[0:31], a32, v64, a[96:127]
m4783:
v_mfma_i32_32x32x4i8 a[0:31], v32, a64, a[96:127]
m4784:
v_mfma_i32_32x32x4i8 a[0:31], a32, a64, a[96:127]
m4785:
v_mfma_i32_32x32x4i8 a[0:31], v32, v64, 0
m4786:
v_mfma_i32_32x32x4i8 a[0:31], v32, v64, -16
m4787:
v_mfma_i32_32x32x4i8 a[0:31], v32, v64, 64
m4788:
v_mfma_i32_32x32x4i8 a[0:31], v32, v64, -4.0
m4789:
v_mfma_i32_32x32x4i8 a[0:31], v32, v64, a[96:127] cbsz:0
m4790:
v_mfma_i32_32x32x4i8 a[0:31], v32, v64, a[96:127] cbsz:7
m4791:
v_mfma_i32_32x32x4i8 a[0:31], v32, v64, a[96:127] abid:0
m4792:
v_mfma_i32_32x32x4i8 a[0:31], v32, v64, a[96:127] abid:15
m4793:
v_mfma_i32_32x32x4i8 a[0:31], v32, v64, a[96:127] blgp:0
m4794:
v_mfma_i32_32x32x4i8 a[0:31], v32, v64, a[96:127] blgp:7
m4795:
v_mfma_i32_32x32x4_2b_i8 v[0:31], v32, v64, v[96:127]
m4796:
v_mfma_i32_32x32x4_2b_i8 v[0:31], a32, v64, v[96:127]
m4797:
v_mfma_i32_32x32x4_2b_i8 v[0:31], v32, a64, v[96:127]
m4798:
v_mfma_i32_32x32x4_2b_i8 v[0:31], a32, a64, v[96:127]
m4799:
v_mfma_i32_32x32x4_2b_i8 v[0:31], v32, v64, 0
m4800:
v_mfma_i32_32x32x4_2b_i8 v[0:31], v32, v64, -16
m4801:
v_mfma_i32_32x32x4_2b_i8 v[0:31], v32, v64, 64
m4802:
v_mfma_i32_32x32x4_2b_i8 v[0:31], v32, v64, -4.0
m4803:
v_mfma_i32_32x32x4_2b_i8 v[0:31], v32, v64, v[96:127] cbsz:0
m4804:
v_mfma_i32_32x32x4_2b_i8 v[0:31], v32, v64, v[96:127] cbsz:7
m4805:
v_mfma_i32_32x32x4_2b_i8 v[0:31], v32, v64, v[96:127] abid:0
m4806:
v_mfma_i32_32x32x4_2b_i8 v[0:31], v32, v64, v[96:127] abid:15
m4807:
v_mfma_i32_32x32x4_2b_i8 v[0:31], v32, v64, v[96:127] blgp:0
m4808:
v_mfma_i32_32x32x4_2b_i8 v[0:31], v32, v64, v[96:127] blgp:7
m4809:
v_mfma_i32_32x32x4_2b_i8 a[0:31], v32, v64, a[96:127]
m4810:
v_mfma_i32_32x32x4_2b_i8 a[0:31], a32, v64, a[96:127]
m4811:
v_mfma_i32_32x32x4_2b_i8 a[0:31], v32, a64, a[96:127]
m4812:
v_mfma_i32_32x32x4_2b_i8 a[0:31], a32, a64, a[96:127]
m4813:
v_mfma_i32_32x32x4_2b_i8 a[0:31], v32, v64, 0
m4814:
v_mfma_i32_32x32x4_2b_i8 a[0:31], v32, v64, -16
m4815:
v_mfma_i32_32x32x4_2b_i8 a[0:31], v32, v64, 64
m4816:
v_mfma_i32_32x32x4_2b_i8 a[0:31], v32, v64, -4.0
m4817:
v_mfma_i32_32x32x4_2b_i8 a[0:31], v32, v64, a[96:127] cbsz:0
m4818:
v_mfma_i32_32x32x4_2b_i8 a[0:31], v32, v64, a[96:127] cbsz:7
m4819:
v_mfma_i32_32x32x4_2b_i8 a[0:31], v32, v64, a[96:127] abid:0
m4820:
v_mfma_i32_32x32x4_2b_i8 a[0:31], v32, v64, a[96:127] abid:15
m4821:
v_mfma_i32_32x32x4_2b_i8 a[0:31], v32, v64, a[96:127] blgp:0
m4822:
v_mfma_i32_32x32x4_2b_i8 a[0:31], v32, v64, a[96:127] blgp:7
m4823:
v_mfma_i32_16x16x4i8 v[0:15], v32, v64, v[96:111]
m4824:
v_mfma_i32_16x16x4i8 v[0:15], a32, v64, v[96:111]
m4825:
v_mfma_i32_16x16x4i8 v[0:15], v32, a64, v[96:111]
m4826:
v_mfma_i32_16x16x4i8 v[0:15], a32, a64, v[96:111]
m4827:
v_mfma_i32_16x16x4i8 v[0:15], v32, v64, 0
m4828:
v_mfma_i32_16x16x4i8 v[0:15], v32, v64, -16
m4829:
v_mfma_i32_16x16x4i8 v[0:15], v32, v64, 64
m4830:
v_mfma_i32_16x16x4i8 v[0:15], v32, v64, -4.0
m4831:
v_mfma_i32_16x16x4i8 v[0:15], v32, v64, v[96:111] cbsz:0
m4832:
v_mfma_i32_16x16x4i8 v[0:15], v32, v64, v[96:111] cbsz:7
m4833:
v_mfma_i32_16x16x4i8 v[0:15], v32, v64, v[96:111] abid:0
m4834:
v_mfma_i32_16x16x4i8 v[0:15], v32, v64, v[96:111] abid:15
m4835:
v_mfma_i32_16x16x4i8 v[0:15], v32, v64, v[96:111] blgp:0
m4836:
v_mfma_i32_16x16x4i8 v[0:15], v32, v64, v[96:111] blgp:7
m4837:
v_mfma_i32_16x16x4i8 a[0:15], v32, v64, a[96:111]
m4838:
v_mfma_i32_16x16x4i8 a[0:15], a32, v64, a[96:111]
m4839:
v_mfma_i32_16x16x4i8 a[0:15], v32, a64, a[96:111]
m4840:
v_mfma_i32_16x16x4i8 a[0:15], a32, a64, a[96:111]
m4841:
v_mfma_i32_16x16x4i8 a[0:15], v32, v64, 0
m4842:
v_mfma_i32_16x16x4i8 a[0:15], v32, v64, -16
m4843:
v_mfma_i32_16x16x4i8 a[0:15], v32, v64, 64
m4844:
v_mfma_i32_16x16x4i8 a[0:15], v32, v64, -4.0
m4845:
v_mfma_i32_16x16x4i8 a[0:15], v32, v64, a[96:111] cbsz:0
m4846:
v_mfma_i32_16x16x4i8 a[0:15], v32, v64, a[96:111] cbsz:7
m4847:
v_mfma_i32_16x16x4i8 a[0:15], v32, v64, a[96:111] abid:0
m4848:
v_mfma_i32_16x16x4i8 a[0:15], v32, v64, a[96:111] abid:15
m4849:
v_mfma_i32_16x16x4i8 a[0:15], v32, v64, a[96:111] blgp:0
m4850:
v_mfma_i32_16x16x4i8 a[0:15], v32, v64, a[96:111] blgp:7
m4851:
v_mfma_i32_16x16x4_4b_i8 v[0:15], v32, v64, v[96:111]
m4852:
v_mfma_i32_16x16x4_4b_i8 v[0:15], a32, v64, v[96:111]
m4853:
v_mfma_i32_16x16x4_4b_i8 v[0:15], v32, a64, v[96:111]
m4854:
v_mfma_i32_16x16x4_4b_i8 v[0:15], a32, a64, v[96:111]
m4855:
v_mfma_i32_16x16x4_4b_i8 v[0:15], v32, v64, 0
m4856:
v_mfma_i32_16x16x4_4b_i8 v[0:15], v32, v64, -16
m4857:
v_mfma_i32_16x16x4_4b_i8 v[0:15], v32, v64, 64
m4858:
v_mfma_i32_16x16x4_4b_i8 v[0:15], v32, v64, -4.0
m4859:
v_mfma_i32_16x16x4_4b_i8 v[0:15], v32, v64, v[96:111] cbsz:0
m4860:
v_mfma_i32_16x16x4_4b_i8 v[0:15], v32, v64, v[96:111] cbsz:7
m4861:
v_mfma_i32_16x16x4_4b_i8 v[0:15], v32, v64, v[96:111] abid:0
m4862:
v_mfma_i32_16x16x4_4b_i8 v[0:15], v32, v64, v[96:111] abid:15
m4863:
v_mfma_i32_16x16x4_4b_i8 v[0:15], v32, v64, v[96:111] blgp:0
m4864:
v_mfma_i32_16x16x4_4b_i8 v[0:15], v32, v64, v[96:111] blgp:7
m4865:
v_mfma_i32_16x16x4_4b_i8 a[0:15], v32, v64, a[96:111]
m4866:
v_mfma_i32_16x16x4_4b_i8 a[0:15], a32, v64, a[96:111]
m4867:
v_mfma_i32_16x16x4_4b_i8 a[0:15], v32, a64, a[96:111]
m4868:
v_mfma_i32_16x16x4_4b_i8 a[0:15], a32, a64, a[96:111]
m4869:
v_mfma_i32_16x16x4_4b_i8 a[0:15], v32, v64, 0
m4870:
v_mfma_i32_16x16x4_4b_i8 a[0:15], v32, v64, -16
m4871:
v_mfma_i32_16x16x4_4b_i8 a[0:15], v32, v64, 64
m4872:
v_mfma_i32_16x16x4_4b_i8 a[0:15], v32, v64, -4.0
m4873:
v_mfma_i32_16x16x4_4b_i8 a[0:15], v32, v64, a[96:111] cbsz:0
m4874:
v_mfma_i32_16x16x4_4b_i8 a[0:15], v32, v64, a[96:111] cbsz:7
m4875:
v_mfma_i32_16x16x4_4b_i8 a[0:15], v32, v64, a[96:111] abid:0
m4876:
v_mfma_i32_16x16x4_4b_i8 a[0:15], v32, v64, a[96:111] abid:15
m4877:
v_mfma_i32_16x16x4_4b_i8 a[0:15], v32, v64, a[96:111] blgp:0
m4878:
v_mfma_i32_16x16x4_4b_i8 a[0:15], v32, v64, a[96:111] blgp:7
m4879:
v_mfma_i32_4x4x4i8 v[0:3], v32, v64, v[96:99]
m4880:
v_mfma_i32_4x4x4i8 v[0:3], a32, v64, v[96:99]
m4881:
v_mfma_i32_4x4x4i8 v[0:3], v32, a64, v[96:99]
m4882:
v_mfma_i32_4x4x4i8 v[0:3], a32, a64, v[96:99]
m4883:
v_mfma_i32_4x4x4i8 v[0:3], v32, v64, 0
m4884:
v_mfma_i32_4x4x4i8 v[0:3], v32, v64, -16
m4885:
v_mfma_i32_4x4x4i8 v[0:3], v32, v64, 64
m4886:
v_mfma_i32_4x4x4i8 v[0:3], v32, v64, -4.0
m4887:
v_mfma_i32_4x4x4i8 v[0:3], v32, v64, v[96:99] cbsz:0
m4888:
v_mfma_i32_4x4x4i8 v[0:3], v32, v64, v[96:99] cbsz:7
m4889:
v_mfma_i32_4x4x4i8 v[0:3], v32, v64, v[96:99] abid:0
m4890:
v_mfma_i32_4x4x4i8 v[0:3], v32, v64, v[96:99] abid:15
m4891:
v_mfma_i32_4x4x4i8 v[0:3], v32, v64, v[96:99] blgp:0
m4892:
v_mfma_i32_4x4x4i8 v[0:3], v32, v64, v[96:99] blgp:7
m4893:
v_mfma_i32_4x4x4i8 a[0:3], v32, v64, a[96:99]
m4894:
v_mfma_i32_4x4x4i8 a[0:3], a32, v64, a[96:99]
m4895:
v_mfma_i32_4x4x4i8 a[0:3], v32, a64, a[96:99]
m4896:
v_mfma_i32_4x4x4i8 a[0:3], a32, a64, a[96:99]
m4897:
v_mfma_i32_4x4x4i8 a[0:3], v32, v64, 0
m4898:
v_mfma_i32_4x4x4i8 a[0:3], v32, v64, -16
m4899:
v_mfma_i32_4x4x4i8 a[0:3], v32, v64, 64
m4900:
v_mfma_i32_4x4x4i8 a[0:3], v32, v64, -4.0
m4901:
v_mfma_i32_4x4x4i8 a[0:3], v32, v64, a[96:99] cbsz:0
m4902:
v_mfma_i32_4x4x4i8 a[0:3], v32, v64, a[96:99] cbsz:7
m4903:
v_mfma_i32_4x4x4i8 a[0:3], v32, v64, a[96:99] abid:0
m4904:
v_mfma_i32_4x4x4i8 a[0:3], v32, v64, a[96:99] abid:15
m4905:
v_mfma_i32_4x4x4i8 a[0:3], v32, v64, a[96:99] blgp:0
m4906:
v_mfma_i32_4x4x4i8 a[0:3], v32, v64, a[96:99] blgp:7
m4907:
v_mfma_i32_4x4x4_16b_i8 v[0:3], v32, v64, v[96:99]
m4908:
v_mfma_i32_4x4x4_16b_i8 v[0:3], a32, v64, v[96:99]
m4909:
v_mfma_i32_4x4x4_16b_i8 v[0:3], v32, a64, v[96:99]
m4910:
v_mfma_i32_4x4x4_16b_i8 v[0:3], a32, a64, v[96:99]
m4911:
v_mfma_i32_4x4x4_16b_i8 v[0:3], v32, v64, 0
m4912:
v_mfma_i32_4x4x4_16b_i8 v[0:3], v32, v64, -16
m4913:
v_mfma_i32_4x4x4_16b_i8 v[0:3], v32, v64, 64
m4914:
v_mfma_i32_4x4x4_16b_i8 v[0:3], v32, v64, -4.0
m4915:
v_mfma_i32_4x4x4_16b_i8 v[0:3], v32, v64, v[96:99] cbsz:0
m4916:
v_mfma_i32_4x4x4_16b_i8 v[0:3], v32, v64, v[96:99] cbsz:7
m4917:
v_mfma_i32_4x4x4_16b_i8 v[0:3], v32, v64, v[96:99] abid:0
m4918:
v_mfma_i32_4x4x4_16b_i8 v[0:3], v32, v64, v[96:99] abid:15
m4919:
v_mfma_i32_4x4x4_16b_i8 v[0:3], v32, v64, v[96:99] blgp:0
m4920:
v_mfma_i32_4x4x4_16b_i8 v[0:3], v32, v64, v[96:99] blgp:7
m4921:
v_mfma_i32_4x4x4_16b_i8 a[0:3], v32, v64, a[96:99]
m4922:
v_mfma_i32_4x4x4_16b_i8 a[0:3], a32, v64, a[96:99]
m4923:
v_mfma_i32_4x4x4_16b_i8 a[0:3], v32, a64, a[96:99]
m4924:
v_mfma_i32_4x4x4_16b_i8 a[0:3], a32, a64, a[96:99]
m4925:
v_mfma_i32_4x4x4_16b_i8 a[0:3], v32, v64, 0
m4926:
v_mfma_i32_4x4x4_16b_i8 a[0:3], v32, v64, -16
m4927:
v_mfma_i32_4x4x4_16b_i8 a[0:3], v32, v64, 64
m4928:
v_mfma_i32_4x4x4_16b_i8 a[0:3], v32, v64, -4.0
m4929:
v_mfma_i32_4x4x4_16b_i8 a[0:3], v32, v64, a[96:99] cbsz:0
m4930:
v_mfma_i32_4x4x4_16b_i8 a[0:3], v32, v64, a[96:99] cbsz:7
m4931:
v_mfma_i32_4x4x4_16b_i8 a[0:3], v32, v64, a[96:99] abid:0
m4932:
v_mfma_i32_4x4x4_16b_i8 a[0:3], v32, v64, a[96:99] abid:15
m4933:
v_mfma_i32_4x4x4_16b_i8 a[0:3], v32, v64, a[96:99] blgp:0
m4934:
v_mfma_i32_4x4x4_16b_i8 a[0:3], v32, v64, a[96:99] blgp:7
m4935:
v_mfma_f32_32x32x16_fp8_fp8 v[0:15], v[32:33], v[64:65], v[96:111]
m4936:
v_mfma_f32_32x32x16_fp8_fp8 v[0:15], a[32:33], v[64:65], v[96:111]
m4937:
v_mfma_f32_32x32x16_fp8_fp8 v[0:15], v[32:33], a[64:65], v[96:111]
m4938:
v_mfma_f32_32x32x16_fp8_fp8 v[0:15], a[32:33], a[64:65], v[96:111]
m4939:
v_mfma_f32_32x32x16_fp8_fp8 v[0:15], v[32:33], v[64:65], 0
m4940:
v_mfma_f32_32x32x16_fp8_fp8 v[0:15], v[32:33], v[64:65], -16
m4941:
v_mfma_f32_32x32x16_fp8_fp8 v[0:15], v[32:33], v[64:65], 64
m4942:
v_mfma_f32_32x32x16_fp8_fp8 v[0:15], v[32:33], v[64:65], -4.0
m4943:
v_mfma_f32_32x32x16_fp8_fp8 v[0:15], v[32:33], v[64:65], v[96:111] cbsz:0
m4944:
v_mfma_f32_32x32x16_fp8_fp8 v[0:15], v[32:33], v[64:65], v[96:111] cbsz:7
m4945:
v_mfma_f32_32x32x16_fp8_fp8 v[0:15], v[32:33], v[64:65], v[96:111] abid:0
m4946:
v_mfma_f32_32x32x16_fp8_fp8 v[0:15], v[32:33], v[64:65], v[96:111] abid:15
m4947:
v_mfma_f32_32x32x16_fp8_fp8 v[0:15], v[32:33], v[64:65], v[96:111] blgp:0
m4948:
v_mfma_f32_32x32x16_fp8_fp8 v[0:15], v[32:33], v[64:65], v[96:111] blgp:7
m4949:
v_mfma_f32_32x32x16_fp8_fp8 a[0:15], v[32:33], v[64:65], a[96:111]
m4950:
v_mfma_f32_32x32x16_fp8_fp8 a[0:15], a[32:33], v[64:65], a[96:111]
m4951:
v_mfma_f32_32x32x16_fp8_fp8 a[0:15], v[32:33], a[64:65], a[96:111]
m4952:
v_mfma_f32_32x32x16_fp8_fp8 a[0:15], a[32:33], a[64:65], a[96:111]
m4953:
v_mfma_f32_32x32x16_fp8_fp8 a[0:15], v[32:33], v[64:65], 0
m4954:
v_mfma_f32_32x32x16_fp8_fp8 a[0:15], v[32:33], v[64:65], -16
m4955:
v_mfma_f32_32x32x16_fp8_fp8 a[0:15], v[32:33], v[64:65], 64
m4956:
v_mfma_f32_32x32x16_fp8_fp8 a[0:15], v[32:33], v[64:65], -4.0
m4957:
v_mfma_f32_32x32x16_fp8_fp8 a[0:15], v[32:33], v[64:65], a[96:111] cbsz:0
m4958:
v_mfma_f32_32x32x16_fp8_fp8 a[0:15], v[32:33], v[64:65], a[96:111] cbsz:7
m4959:
v_mfma_f32_32x32x16_fp8_fp8 a[0:15], v[32:33], v[64:65], a[96:111] abid:0
m4960:
v_mfma_f32_32x32x16_fp8_fp8 a[0:15], v[32:33], v[64:65], a[96:111] abid:15
m4961:
v_mfma_f32_32x32x16_fp8_fp8 a[0:15], v[32:33], v[64:65], a[96:111] blgp:0
m4962:
v_mfma_f32_32x32x16_fp8_fp8 a[0:15], v[32:33], v[64:65], a[96:111] blgp:7
m4963:
v_mfma_f32_16x16x32_fp8_fp8 v[0:3], v[32:33], v[64:65], v[96:99]
m4964:
v_mfma_f32_16x16x32_fp8_fp8 v[0:3], a[32:33], v[64:65], v[96:99]
m4965:
v_mfma_f32_16x16x32_fp8_fp8 v[0:3], v[32:33], a[64:65], v[96:99]
m4966:
v_mfma_f32_16x16x32_fp8_fp8 v[0:3], a[32:33], a[64:65], v[96:99]
m4967:
v_mfma_f32_16x16x32_fp8_fp8 v[0:3], v[32:33], v[64:65], 0
m4968:
v_mfma_f32_16x16x32_fp8_fp8 v[0:3], v[32:33], v[64:65], -16
m4969:
v_mfma_f32_16x16x32_fp8_fp8 v[0:3], v[32:33], v[64:65], 64
m4970:
v_mfma_f32_16x16x32_fp8_fp8 v[0:3], v[32:33], v[64:65], -4.0
m4971:
v_mfma_f32_16x16x32_fp8_fp8 v[0:3], v[32:33], v[64:65], v[96:99] cbsz:0
m4972:
v_mfma_f32_16x16x32_fp8_fp8 v[0:3], v[32:33], v[64:65], v[96:99] cbsz:7
m4973:
v_mfma_f32_16x16x32_fp8_fp8 v[0:3], v[32:33], v[64:65], v[96:99] abid:0
m4974:
v_mfma_f32_16x16x32_fp8_fp8 v[0:3], v[32:33], v[64:65], v[96:99] abid:15
m4975:
v_mfma_f32_16x16x32_fp8_fp8 v[0:3], v[32:33], v[64:65], v[96:99] blgp:0
m4976:
v_mfma_f32_16x16x32_fp8_fp8 v[0:3], v[32:33], v[64:65], v[96:99] blgp:7
m4977:
v_mfma_f32_16x16x32_fp8_fp8 a[0:3], v[32:33], v[64:65], a[96:99]
m4978:
v_mfma_f32_16x16x32_fp8_fp8 a[0:3], a[32:33], v[64:65], a[96:99]
m4979:
v_mfma_f32_16x16x32_fp8_fp8 a[0:3], v[32:33], a[64:65], a[96:99]
m4980:
v_mfma_f32_16x16x32_fp8_fp8 a[0:3], a[32:33], a[64:65], a[96:99]
m4981:
v_mfma_f32_16x16x32_fp8_fp8 a[0:3], v[32:33], v[64:65], 0
m4982:
v_mfma_f32_16x16x32_fp8_fp8 a[0:3], v[32:33], v[64:65], -16
m4983:
v_mfma_f32_16x16x32_fp8_fp8 a[0:3], v[32:33], v[64:65], 64
m4984:
v_mfma_f32_16x16x32_fp8_fp8 a[0:3], v[32:33], v[64:65], -4.0
m4985:
v_mfma_f32_16x16x32_fp8_fp8 a[0:3], v[32:33], v[64:65], a[96:99] cbsz:0
m4986:
v_mfma_f32_16x16x32_fp8_fp8 a[0:3], v[32:33], v[64:65], a[96:99] cbsz:7
m4987:
v_mfma_f32_16x16x32_fp8_fp8 a[0:3], v[32:33], v[64:65], a[96:99] abid:0
m4988:
v_mfma_f32_16x16x32_fp8_fp8 a[0:3], v[32:33], v[64:65], a[96:99] abid:15
m4989:
v_mfma_f32_16x16x32_fp8_fp8 a[0:3], v[32:33], v[64:65], a[96:99] blgp:0
m4990:
v_mfma_f32_16x16x32_fp8_fp8 a[0:3], v[32:33], v[64:65], a[96:99] blgp:7
m4991:
v_mfma_f32_32x32x16_bf8_bf8 v[0:15], v[32:33], v[64:65], v[96:111]
m4992:
v_mfma_f32_32x32x16_bf8_bf8 v[0:15], a[32:33], v[64:65], v[96:111]
m4993:
v_mfma_f32_32x32x16_bf8_bf8 v[0:15], v[32:33], a[64:65], v[96:111]
m4994:
v_mfma_f32_32x32x16_bf8_bf8 v[0:15], a[32:33], a[64:65], v[96:111]
m4995:
v_mfma_f32_32x32x16_bf8_bf8 v[0:15], v[32:33], v[64:65], 0
m4996:
v_mfma_f32_32x32x16_bf8_bf8 v[0:15], v[32:33], v[64:65], -16
m4997:
v_mfma_f32_32x32x16_bf8_bf8 v[0:15], v[32:33], v[64:65], 64
m4998:
v_mfma_f32_32x32x16_bf8_bf8 v[0:15], v[32:33], v[64:65], -4.0
m4999:
v_mfma_f32_32x32x16_bf8_bf8 v[0:15], v[32:33], v[64:65], v[96:111] cbsz:0
m5000:
v_mfma_f32_32x32x16_bf8_bf8 v[0:15], v[32:33], v[64:65], v[96:111] cbsz:7
m5001:
v_mfma_f32_32x32x16_bf8_bf8 v[0:15], v[32:33], v[64:65], v[96:111] abid:0
m5002:
v_mfma_f32_32x32x16_bf8_bf8 v[0:15], v[32:33], v[64:65], v[96:111] abid:15
m5003:
v_mfma_f32_32x32x16_bf8_bf8 v[0:15], v[32:33], v[64:65], v[96:111] blgp:0
m5004:
v_mfma_f32_32x32x16_bf8_bf8 v[0:15], v[32:33], v[64:65], v[96:111] blgp:7
m5005:
v_mfma_f32_32x32x16_bf8_bf8 a[0:15], v[32:33], v[64:65], a[96:111]
m5006:
v_mfma_f32_32x32x16_bf8_bf8 a[0:15], a[32:33], v[64:65], a[96:111]
m5007:
v_mfma_f32_32x32x16_bf8_bf8 a[0:15], v[32:33], a[64:65], a[96:111]
m5008:
v_mfma_f32_32x32x16_bf8_bf8 a[0:15], a[32:33], a[64:65], a[96:111]
m5009:
v_mfma_f32_32x32x16_bf8_bf8 a[0:15], v[32:33], v[64:65], 0
m5010:
v_mfma_f32_32x32x16_bf8_bf8 a[0:15], v[32:33], v[64:65], -16
m5011:
v_mfma_f32_32x32x16_bf8_bf8 a[0:15], v[32:33], v[64:65], 64
m5012:
v_mfma_f32_32x32x16_bf8_bf8 a[0:15], v[32:33], v[64:65], -4.0
m5013:
v_mfma_f32_32x32x16_bf8_bf8 a[0:15], v[32:33], v[64:65], a[96:111] cbsz:0
m5014:
v_mfma_f32_32x32x16_bf8_bf8 a[0:15], v[32:33], v[64:65], a[96:111] cbsz:7
m5015:
v_mfma_f32_32x32x16_bf8_bf8 a[0:15], v[32:33], v[64:65], a[96:111] abid:0
m5016:
v_mfma_f32_32x32x16_bf8_bf8 a[0:15], v[32:33], v[64:65], a[96:111] abid:15
m5017:
v_mfma_f32_32x32x16_bf8_bf8 a[0:15], v[32:33], v[64:65], a[96:111] blgp:0
m5018:
v_mfma_f32_32x32x16_bf8_bf8 a[0:15], v[32:33], v[64:65], a[96:111] blgp:7
m5019:
v_mfma_f32_16x16x32_bf8_bf8 v[0:3], v[32:33], v[64:65], v[96:99]
m5020:
v_mfma_f32_16x16x32_bf8_bf8 v[0:3], a[32:33], v[64:65], v[96:99]
m5021:
v_mfma_f32_16x16x32_bf8_bf8 v[0:3], v[32:33], a[64:65], v[96:99]
m5022:
v_mfma_f32_16x16x32_bf8_bf8 v[0:3], a[32:33], a[64:65], v[96:99]
m5023:
v_mfma_f32_16x16x32_bf8_bf8 v[0:3], v[32:33], v[64:65], 0
m5024:
v_mfma_f32_16x16x32_bf8_bf8 v[0:3], v[32:33], v[64:65], -16
m5025:
v_mfma_f32_16x16x32_bf8_bf8 v[0:3], v[32:33], v[64:65], 64
m5026:
v_mfma_f32_16x16x32_bf8_bf8 v[0:3], v[32:33], v[64:65], -4.0
m5027:
v_mfma_f32_16x16x32_bf8_bf8 v[0:3], v[32:33], v[64:65], v[96:99] cbsz:0
m5028:
v_mfma_f32_16x16x32_bf8_bf8 v[0:3], v[32:33], v[64:65], v[96:99] cbsz:7
m5029:
v_mfma_f32_16x16x32_bf8_bf8 v[0:3], v[32:33], v[64:65], v[96:99] abid:0
m5030:
v_mfma_f32_16x16x32_bf8_bf8 v[0:3], v[32:33], v[64:65], v[96:99] abid:15
m5031:
v_mfma_f32_16x16x32_bf8_bf8 v[0:3], v[32:33], v[64:65], v[96:99] blgp:0
m5032:
v_mfma_f32_16x16x32_bf8_bf8 v[0:3], v[32:33], v[64:65], v[96:99] blgp:7
m5033:
v_mfma_f32_16x16x32_bf8_bf8 a[0:3], v[32:33], v[64:65], a[96:99]
m5034:
v_mfma_f32_16x16x32_bf8_bf8 a[0:3], a[32:33], v[64:65], a[96:99]
m5035:
v_mfma_f32_16x16x32_bf8_bf8 a[0:3], v[32:33], a[64:65], a[96:99]
m5036:
v_mfma_f32_16x16x32_bf8_bf8 a[0:3], a[32:33], a[64:65], a[96:99]
m5037:
v_mfma_f32_16x16x32_bf8_bf8 a[0:3], v[32:33], v[64:65], 0
m5038:
v_mfma_f32_16x16x32_bf8_bf8 a[0:3], v[32:33], v[64:65], -16
m5039:
v_mfma_f32_16x16x32_bf8_bf8 a[0:3], v[32:33], v[64:65], 64
m5040:
v_mfma_f32_16x16x32_bf8_bf8 a[0:3], v[32:33], v[64:65], -4.0
m5041:
v_mfma_f32_16x16x32_bf8_bf8 a[0:3], v[32:33], v[64:65], a[96:99] cbsz:0
m5042:
v_mfma_f32_16x16x32_bf8_bf8 a[0:3], v[32:33], v[64:65], a[96:99] cbsz:7
m5043:
v_mfma_f32_16x16x32_bf8_bf8 a[0:3], v[32:33], v[64:65], a[96:99] abid:0
m5044:
v_mfma_f32_16x16x32_bf8_bf8 a[0:3], v[32:33], v[64:65], a[96:99] abid:15
m5045:
v_mfma_f32_16x16x32_bf8_bf8 a[0:3], v[32:33], v[64:65], a[96:99] blgp:0
m5046:
v_mfma_f32_16x16x32_bf8_bf8 a[0:3], v[32:33], v[64:65], a[96:99] blgp:7
m5047:
v_mfma_f32_32x32x16_fp8_bf8 v[0:15], v[32:33], v[64:65], v[96:111]
m5048:
v_mfma_f32_32x32x16_fp8_bf8 v[0:15], a[32:33], v[64:65], v[96:111]
m5049:
v_mfma_f32_32x32x16_fp8_bf8 v[0:15], v[32:33], a[64:65], v[96:111]
m5050:
v_mfma_f32_32x32x16_fp8_bf8 v[0:15], a[32:33], a[64:65], v[96:111]
m5051:
v_mfma_f32_32x32x16_fp8_bf8 v[0:15], v[32:33], v[64:65], 0
m5052:
v_mfma_f32_32x32x16_fp8_bf8 v[0:15], v[32:33], v[64:65], -16
m5053:
v_mfma_f32_32x32x16_fp8_bf8 v[0:15], v[32:33], v[64:65], 64
m5054:
v_mfma_f32_32x32x16_fp8_bf8 v[0:15], v[32:33], v[64:65], -4.0
m5055:
v_mfma_f32_32x32x16_fp8_bf8 v[0:15], v[32:33], v[64:65], v[96:111] cbsz:0
m5056:
v_mfma_f32_32x32x16_fp8_bf8 v[0:15], v[32:33], v[64:65], v[96:111] cbsz:7
m5057:
v_mfma_f32_32x32x16_fp8_bf8 v[0:15], v[32:33], v[64:65], v[96:111] abid:0
m5058:
v_mfma_f32_32x32x16_fp8_bf8 v[0:15], v[32:33], v[64:65], v[96:111] abid:15
m5059:
v_mfma_f32_32x32x16_fp8_bf8 v[0:15], v[32:33], v[64:65], v[96:111] blgp:0
m5060:
v_mfma_f32_32x32x16_fp8_bf8 v[0:15], v[32:33], v[64:65], v[96:111] blgp:7
m5061:
v_mfma_f32_32x32x16_fp8_bf8 a[0:15], v[32:33], v[64:65], a[96:111]
m5062:
v_mfma_f32_32x32x16_fp8_bf8 a[0:15], a[32:33], v[64:65], a[96:111]
m5063:
v_mfma_f32_32x32x16_fp8_bf8 a[0:15], v[32:33], a[64:65], a[96:111]
m5064:
v_mfma_f32_32x32x16_fp8_bf8 a[0:15], a[32:33], a[64:65], a[96:111]
m5065:
v_mfma_f32_32x32x16_fp8_bf8 a[0:15], v[32:33], v[64:65], 0
m5066:
v_mfma_f32_32x32x16_fp8_bf8 a[0:15], v[32:33], v[64:65], -16
m5067:
v_mfma_f32_32x32x16_fp8_bf8 a[0:15], v[32:33], v[64:65], 64
m5068:
v_mfma_f32_32x32x16_fp8_bf8 a[0:15], v[32:33], v[64:65], -4.0
m5069:
v_mfma_f32_32x32x16_fp8_bf8 a[0:15], v[32:33], v[64:65], a[96:111] cbsz:0
m5070:
v_mfma_f32_32x32x16_fp8_bf8 a[0:15], v[32:33], v[64:65], a[96:111] cbsz:7
m5071:
v_mfma_f32_32x32x16_fp8_bf8 a[0:15], v[32:33], v[64:65], a[96:111] abid:0
m5072:
v_mfma_f32_32x32x16_fp8_bf8 a[0:15], v[32:33], v[64:65], a[96:111] abid:15
m5073:
v_mfma_f32_32x32x16_fp8_bf8 a[0:15], v[32:33], v[64:65], a[96:111] blgp:0
m5074:
v_mfma_f32_32x32x16_fp8_bf8 a[0:15], v[32:33], v[64:65], a[96:111] blgp:7
m5075:
v_mfma_f32_16x16x32_fp8_bf8 v[0:3], v[32:33], v[64:65], v[96:99]
m5076:
v_mfma_f32_16x16x32_fp8_bf8 v[0:3], a[32:33], v[64:65], v[96:99]
m5077:
v_mfma_f32_16x16x32_fp8_bf8 v[0:3], v[32:33], a[64:65], v[96:99]
m5078:
v_mfma_f32_16x16x32_fp8_bf8 v[0:3], a[32:33], a[64:65], v[96:99]
m5079:
v_mfma_f32_16x16x32_fp8_bf8 v[0:3], v[32:33], v[64:65], 0
m5080:
v_mfma_f32_16x16x32_fp8_bf8 v[0:3], v[32:33], v[64:65], -16
m5081:
v_mfma_f32_16x16x32_fp8_bf8 v[0:3], v[32:33], v[64:65], 64
m5082:
v_mfma_f32_16x16x32_fp8_bf8 v[0:3], v[32:33], v[64:65], -4.0
m5083:
v_mfma_f32_16x16x32_fp8_bf8 v[0:3], v[32:33], v[64:65], v[96:99] cbsz:0
m5084:
v_mfma_f32_16x16x32_fp8_bf8 v[0:3], v[32:33], v[64:65], v[96:99] cbsz:7
m5085:
v_mfma_f32_16x16x32_fp8_bf8 v[0:3], v[32:33], v[64:65], v[96:99] abid:0
m5086:
v_mfma_f32_16x16x32_fp8_bf8 v[0:3], v[32:33], v[64:65], v[96:99] abid:15
m5087:
v_mfma_f32_16x16x32_fp8_bf8 v[0:3], v[32:33], v[64:65], v[96:99] blgp:0
m5088:
v_mfma_f32_16x16x32_fp8_bf8 v[0:3], v[32:33], v[64:65], v[96:99] blgp:7
m5089:
v_mfma_f32_16x16x32_fp8_bf8 a[0:3], v[32:33], v[64:65], a[96:99]
m5090:
v_mfma_f32_16x16x32_fp8_bf8 a[0:3], a[32:33], v[64:65], a[96:99]
m5091:
v_mfma_f32_16x16x32_fp8_bf8 a[0:3], v[32:33], a[64:65], a[96:99]
m5092:
v_mfma_f32_16x16x32_fp8_bf8 a[0:3], a[32:33], a[64:65], a[96:99]
m5093:
v_mfma_f32_16x16x32_fp8_bf8 a[0:3], v[32:33], v[64:65], 0
m5094:
v_mfma_f32_16x16x32_fp8_bf8 a[0:3], v[32:33], v[64:65], -16
m5095:
v_mfma_f32_16x16x32_fp8_bf8 a[0:3], v[32:33], v[64:65], 64
m5096:
v_mfma_f32_16x16x32_fp8_bf8 a[0:3], v[32:33], v[64:65], -4.0
m5097:
v_mfma_f32_16x16x32_fp8_bf8 a[0:3], v[32:33], v[64:65], a[96:99] cbsz:0
m5098:
v_mfma_f32_16x16x32_fp8_bf8 a[0:3], v[32:33], v[64:65], a[96:99] cbsz:7
m5099:
v_mfma_f32_16x16x32_fp8_bf8 a[0:3], v[32:33], v[64:65], a[96:99] abid:0
m5100:
v_mfma_f32_16x16x32_fp8_bf8 a[0:3], v[32:33], v[64:65], a[96:99] abid:15
m5101:
v_mfma_f32_16x16x32_fp8_bf8 a[0:3], v[32:33], v[64:65], a[96:99] blgp:0
m5102:
v_mfma_f32_16x16x32_fp8_bf8 a[0:3], v[32:33], v[64:65], a[96:99] blgp:7
m5103:
v_mfma_f32_32x32x16_bf8_fp8 v[0:15], v[32:33], v[64:65], v[96:111]
m5104:
v_mfma_f32_32x32x16_bf8_fp8 v[0:15], a[32:33], v[64:65], v[96:111]
m5105:
v_mfma_f32_32x32x16_bf8_fp8 v[0:15], v[32:33], a[64:65], v[96:111]
m5106:
v_mfma_f32_32x32x16_bf8_fp8 v[0:15], a[32:33], a[64:65], v[96:111]
m5107:
v_mfma_f32_32x32x16_bf8_fp8 v[0:15], v[32:33], v[64:65], 0
m5108:
v_mfma_f32_32x32x16_bf8_fp8 v[0:15], v[32:33], v[64:65], -16
m5109:
v_mfma_f32_32x32x16_bf8_fp8 v[0:15], v[32:33], v[64:65], 64
m5110:
v_mfma_f32_32x32x16_bf8_fp8 v[0:15], v[32:33], v[64:65], -4.0
m5111:
v_mfma_f32_32x32x16_bf8_fp8 v[0:15], v[32:33], v[64:65], v[96:111] cbsz:0
m5112:
v_mfma_f32_32x32x16_bf8_fp8 v[0:15], v[32:33], v[64:65], v[96:111] cbsz:7
m5113:
v_mfma_f32_32x32x16_bf8_fp8 v[0:15], v[32:33], v[64:65], v[96:111] abid:0
m5114:
v_mfma_f32_32x32x16_bf8_fp8 v[0:15], v[32:33], v[64:65], v[96:111] abid:15
m5115:
v_mfma_f32_32x32x16_bf8_fp8 v[0:15], v[32:33], v[64:65], v[96:111] blgp:0
m5116:
v_mfma_f32_32x32x16_bf8_fp8 v[0:15], v[32:33], v[64:65], v[96:111] blgp:7
m5117:
v_mfma_f32_32x32x16_bf8_fp8 a[0:15], v[32:33], v[64:65], a[96:111]
m5118:
v_mfma_f32_32x32x16_bf8_fp8 a[0:15], a[32:33], v[64:65], a[96:111]
m5119:
v_mfma_f32_32x32x16_bf8_fp8 a[0:15], v[32:33], a[64:65], a[96:111]
m5120:
v_mfma_f32_32x32x16_bf8_fp8 a[0:15], a[32:33], a[64:65], a[96:111]
m5121:
v_mfma_f32_32x32x16_bf8_fp8 a[0:15], v[32:33], v[64:65], 0
m5122:
v_mfma_f32_32x32x16_bf8_fp8 a[0:15], v[32:33], v[64:65], -16
m5123:
v_mfma_f32_32x32x16_bf8_fp8 a[0:15], v[32:33], v[64:65], 64
m5124:
v_mfma_f32_32x32x16_bf8_fp8 a[0:15], v[32:33], v[64:65], -4.0
m5125:
v_mfma_f32_32x32x16_bf8_fp8 a[0:15], v[32:33], v[64:65], a[96:111] cbsz:0
m5126:
v_mfma_f32_32x32x16_bf8_fp8 a[0:15], v[32:33], v[64:65], a[96:111] cbsz:7
m5127:
v_mfma_f32_32x32x16_bf8_fp8 a[0:15], v[32:33], v[64:65], a[96:111] abid:0
m5128:
v_mfma_f32_32x32x16_bf8_fp8 a[0:15], v[32:33], v[64:65], a[96:111] abid:15
m5129:
v_mfma_f32_32x32x16_bf8_fp8 a[0:15], v[32:33], v[64:65], a[96:111] blgp:0
m5130:
v_mfma_f32_32x32x16_bf8_fp8 a[0:15], v[32:33], v[64:65], a[96:111] blgp:7
m5131:
v_mfma_f32_16x16x32_bf8_fp8 v[0:3], v[32:33], v[64:65], v[96:99]
m5132:
v_mfma_f32_16x16x32_bf8_fp8 v[0:3], a[32:33], v[64:65], v[96:99]
m5133:
v_mfma_f32_16x16x32_bf8_fp8 v[0:3], v[32:33], a[64:65], v[96:99]
m5134:
v_mfma_f32_16x16x32_bf8_fp8 v[0:3], a[32:33], a[64:65], v[96:99]
m5135:
v_mfma_f32_16x16x32_bf8_fp8 v[0:3], v[32:33], v[64:65], 0
m5136:
v_mfma_f32_16x16x32_bf8_fp8 v[0:3], v[32:33], v[64:65], -16
m5137:
v_mfma_f32_16x16x32_bf8_fp8 v[0:3], v[32:33], v[64:65], 64
m5138:
v_mfma_f32_16x16x32_bf8_fp8 v[0:3], v[32:33], v[64:65], -4.0
m5139:
v_mfma_f32_16x16x32_bf8_fp8 v[0:3], v[32:33], v[64:65], v[96:99] cbsz:0
m5140:
v_mfma_f32_16x16x32_bf8_fp8 v[0:3], v[32:33], v[64:65], v[96:99] cbsz:7
m5141:
v_mfma_f32_16x16x32_bf8_fp8 v[0:3], v[32:33], v[64:65], v[96:99] abid:0
m5142:
v_mfma_f32_16x16x32_bf8_fp8 v[0:3], v[32:33], v[64:65], v[96:99] abid:15
m5143:
v_mfma_f32_16x16x32_bf8_fp8 v[0:3], v[32:33], v[64:65], v[96:99] blgp:0
m5144:
v_mfma_f32_16x16x32_bf8_fp8 v[0:3], v[32:33], v[64:65], v[96:99] blgp:7
m5145:
v_mfma_f32_16x16x32_bf8_fp8 a[0:3], v[32:33], v[64:65], a[96:99]
m5146:
v_mfma_f32_16x16x32_bf8_fp8 a[0:3], a[32:33], v[64:65], a[96:99]
m5147:
v_mfma_f32_16x16x32_bf8_fp8 a[0:3], v[32:33], a[64:65], a[96:99]
m5148:
v_mfma_f32_16x16x32_bf8_fp8 a[0:3], a[32:33], a[64:65], a[96:99]
m5149:
v_mfma_f32_16x16x32_bf8_fp8 a[0:3], v[32:33], v[64:65], 0
m5150:
v_mfma_f32_16x16x32_bf8_fp8 a[0:3], v[32:33], v[64:65], -16
m5151:
v_mfma_f32_16x16x32_bf8_fp8 a[0:3], v[32:33], v[64:65], 64
m5152:
v_mfma_f32_16x16x32_bf8_fp8 a[0:3], v[32:33], v[64:65], -4.0
m5153:
v_mfma_f32_16x16x32_bf8_fp8 a[0:3], v[32:33], v[64:65], a[96:99] cbsz:0
m5154:
v_mfma_f32_16x16x32_bf8_fp8 a[0:3], v[32:33], v[64:65], a[96:99] cbsz:7
m5155:
v_mfma_f32_16x16x32_bf8_fp8 a[0:3], v[32:33], v[64:65], a[96:99] abid:0
m5156:
v_mfma_f32_16x16x32_bf8_fp8 a[0:3], v[32:33], v[64:65], a[96:99] abid:15
m5157:
v_mfma_f32_16x16x32_bf8_fp8 a[0:3], v[32:33], v[64:65], a[96:99] blgp:0
m5158:
v_mfma_f32_16x16x32_bf8_fp8 a[0:3], v[32:33], v[64:65], a[96:99] blgp:7
m5159:
v_mfma_i32_32x32x16_i8 v[0:15], v[32:33], v[64:65], v[96:111]
m5160:
v_mfma_i32_32x32x16_i8 v[0:15], a[32:33], v[64:65], v[96:111]
m5161:
v_mfma_i32_32x32x16_i8 v[0:15], v[32:33], a[64:65], v[96:111]
m5162:
v_mfma_i32_32x32x16_i8 v[0:15], a[32:33], a[64:65], v[96:111]
m5163:
v_mfma_i32_32x32x16_i8 v[0:15], v[32:33], v[64:65], 0
m5164:
v_mfma_i32_32x32x16_i8 v[0:15], v[32:33], v[64:65], -16
m5165:
v_mfma_i32_32x32x16_i8 v[0:15], v[32:33], v[64:65], 64
m5166:
v_mfma_i32_32x32x16_i8 v[0:15], v[32:33], v[64:65], -4.0
m5167:
v_mfma_i32_32x32x16_i8 v[0:15], v[32:33], v[64:65], v[96:111] cbsz:0
m5168:
v_mfma_i32_32x32x16_i8 v[0:15], v[32:33], v[64:65], v[96:111] cbsz:7
m5169:
v_mfma_i32_32x32x16_i8 v[0:15], v[32:33], v[64:65], v[96:111] abid:0
m5170:
v_mfma_i32_32x32x16_i8 v[0:15], v[32:33], v[64:65], v[96:111] abid:15
m5171:
v_mfma_i32_32x32x16_i8 v[0:15], v[32:33], v[64:65], v[96:111] blgp:0
m5172:
v_mfma_i32_32x32x16_i8 v[0:15], v[32:33], v[64:65], v[96:111] blgp:7
m5173:
v_mfma_i32_32x32x16_i8 a[0:15], v[32:33], v[64:65], a[96:111]
m5174:
v_mfma_i32_32x32x16_i8 a[0:15], a[32:33], v[64:65], a[96:111]
m5175:
v_mfma_i32_32x32x16_i8 a[0:15], v[32:33], a[64:65], a[96:111]
m5176:
v_mfma_i32_32x32x16_i8 a[0:15], a[32:33], a[64:65], a[96:111]
m5177:
v_mfma_i32_32x32x16_i8 a[0:15], v[32:33], v[64:65], 0
m5178:
v_mfma_i32_32x32x16_i8 a[0:15], v[32:33], v[64:65], -16
m5179:
v_mfma_i32_32x32x16_i8 a[0:15], v[32:33], v[64:65], 64
m5180:
v_mfma_i32_32x32x16_i8 a[0:15], v[32:33], v[64:65], -4.0
m5181:
v_mfma_i32_32x32x16_i8 a[0:15], v[32:33], v[64:65], a[96:111] cbsz:0
m5182:
v_mfma_i32_32x32x16_i8 a[0:15], v[32:33], v[64:65], a[96:111] cbsz:7
m5183:
v_mfma_i32_32x32x16_i8 a[0:15], v[32:33], v[64:65], a[96:111] abid:0
m5184:
v_mfma_i32_32x32x16_i8 a[0:15], v[32:33], v[64:65], a[96:111] abid:15
m5185:
v_mfma_i32_32x32x16_i8 a[0:15], v[32:33], v[64:65], a[96:111] blgp:0
m5186:
v_mfma_i32_32x32x16_i8 a[0:15], v[32:33], v[64:65], a[96:111] blgp:7
m5187:
v_mfma_i32_16x16x32_i8 v[0:3], v[32:33], v[64:65], v[96:99]
m5188:
v_mfma_i32_16x16x32_i8 v[0:3], a[32:33], v[64:65], v[96:99]
m5189:
v_mfma_i32_16x16x32_i8 v[0:3], v[32:33], a[64:65], v[96:99]
m5190:
v_mfma_i32_16x16x32_i8 v[0:3], a[32:33], a[64:65], v[96:99]
m5191:
v_mfma_i32_16x16x32_i8 v[0:3], v[32:33], v[64:65], 0
m5192:
v_mfma_i32_16x16x32_i8 v[0:3], v[32:33], v[64:65], -16
m5193:
v_mfma_i32_16x16x32_i8 v[0:3], v[32:33], v[64:65], 64
m5194:
v_mfma_i32_16x16x32_i8 v[0:3], v[32:33], v[64:65], -4.0
m5195:
v_mfma_i32_16x16x32_i8 v[0:3], v[32:33], v[64:65], v[96:99] cbsz:0
m5196:
v_mfma_i32_16x16x32_i8 v[0:3], v[32:33], v[64:65], v[96:99] cbsz:7
m5197:
v_mfma_i32_16x16x32_i8 v[0:3], v[32:33], v[64:65], v[96:99] abid:0
m5198:
v_mfma_i32_16x16x32_i8 v[0:3], v[32:33], v[64:65], v[96:99] abid:15
m5199:
v_mfma_i32_16x16x32_i8 v[0:3], v[32:33], v[64:65], v[96:99] blgp:0
m5200:
v_mfma_i32_16x16x32_i8 v[0:3], v[32:33], v[64:65], v[96:99] blgp:7
m5201:
v_mfma_i32_16x16x32_i8 a[0:3], v[32:33], v[64:65], a[96:99]
m5202:
v_mfma_i32_16x16x32_i8 a[0:3], a[32:33], v[64:65], a[96:99]
m5203:
v_mfma_i32_16x16x32_i8 a[0:3], v[32:33], a[64:65], a[96:99]
m5204:
v_mfma_i32_16x16x32_i8 a[0:3], a[32:33], a[64:65], a[96:99]
m5205:
v_mfma_i32_16x16x32_i8 a[0:3], v[32:33], v[64:65], 0
m5206:
v_mfma_i32_16x16x32_i8 a[0:3], v[32:33], v[64:65], -16
m5207:
v_mfma_i32_16x16x32_i8 a[0:3], v[32:33], v[64:65], 64
m5208:
v_mfma_i32_16x16x32_i8 a[0:3], v[32:33], v[64:65], -4.0
m5209:
v_mfma_i32_16x16x32_i8 a[0:3], v[32:33], v[64:65], a[96:99] cbsz:0
m5210:
v_mfma_i32_16x16x32_i8 a[0:3], v[32:33], v[64:65], a[96:99] cbsz:7
m5211:
v_mfma_i32_16x16x32_i8 a[0:3], v[32:33], v[64:65], a[96:99] abid:0
m5212:
v_mfma_i32_16x16x32_i8 a[0:3], v[32:33], v[64:65], a[96:99] abid:15
m5213:
v_mfma_i32_16x16x32_i8 a[0:3], v[32:33], v[64:65], a[96:99] blgp:0
m5214:
v_mfma_i32_16x16x32_i8 a[0:3], v[32:33], v[64:65], a[96:99] blgp:7
m5215:
v_mfma_f32_32x32x16_bf16 v[0:15], v[32:35], v[64:67], v[96:111]
m5216:
v_mfma_f32_32x32x16_bf16 v[0:15], a[32:35], v[64:67], v[96:111]
m5217:
v_mfma_f32_32x32x16_bf16 v[0:15], v[32:35], a[64:67], v[96:111]
m5218:
v_mfma_f32_32x32x16_bf16 v[0:15], a[32:35], a[64:67], v[96:111]
m5219:
v_mfma_f32_32x32x16_bf16 v[0:15], v[32:35], v[64:67], 0
m5220:
v_mfma_f32_32x32x16_bf16 v[0:15], v[32:35], v[64:67], -16
m5221:
v_mfma_f32_32x32x16_bf16 v[0:15], v[32:35], v[64:67], 64
m5222:
v_mfma_f32_32x32x16_bf16 v[0:15], v[32:35], v[64:67], -4.0
m5223:
v_mfma_f32_32x32x16_bf16 v[0:15], v[32:35], v[64:67], v[96:111] cbsz:0
m5224:
v_mfma_f32_32x32x16_bf16 v[0:15], v[32:35], v[64:67], v[96:111] cbsz:7
m5225:
v_mfma_f32_32x32x16_bf16 v[0:15], v[32:35], v[64:67], v[96:111] abid:0
m5226:
v_mfma_f32_32x32x16_bf16 v[0:15], v[32:35], v[64:67], v[96:111] abid:15
m5227:
v_mfma_f32_32x32x16_bf16 v[0:15], v[32:35], v[64:67], v[96:111] blgp:0
m5228:
v_mfma_f32_32x32x16_bf16 v[0:15], v[32:35], v[64:67], v[96:111] blgp:7
m5229:
v_mfma_f32_32x32x16_bf16 a[0:15], v[32:35], v[64:67], a[96:111]
m5230:
v_mfma_f32_32x32x16_bf16 a[0:15], a[32:35], v[64:67], a[96:111]
m5231:
v_mfma_f32_32x32x16_bf16 a[0:15], v[32:35], a[64:67], a[96:111]
m5232:
v_mfma_f32_32x32x16_bf16 a[0:15], a[32:35], a[64:67], a[96:111]
m5233:
v_mfma_f32_32x32x16_bf16 a[0:15], v[32:35], v[64:67], 0
m5234:
v_mfma_f32_32x32x16_bf16 a[0:15], v[32:35], v[64:67], -16
m5235:
v_mfma_f32_32x32x16_bf16 a[0:15], v[32:35], v[64:67], 64
m5236:
v_mfma_f32_32x32x16_bf16 a[0:15], v[32:35], v[64:67], -4.0
m5237:
v_mfma_f32_32x32x16_bf16 a[0:15], v[32:35], v[64:67], a[96:111] cbsz:0
m5238:
v_mfma_f32_32x32x16_bf16 a[0:15], v[32:35], v[64:67], a[96:111] cbsz:7
m5239:
v_mfma_f32_32x32x16_bf16 a[0:15], v[32:35], v[64:67], a[96:111] abid:0
m5240:
v_mfma_f32_32x32x16_bf16 a[0:15], v[32:35], v[64:67], a[96:111] abid:15
m5241:
v_mfma_f32_32x32x16_bf16 a[0:15], v[32:35], v[64:67], a[96:111] blgp:0
m5242:
v_mfma_f32_32x32x16_bf16 a[0:15], v[32:35], v[64:67], a[96:111] blgp:7
m5243:
v_mfma_f32_16x16x32_bf16 v[0:3], v[32:35], v[64:67], v[96:99]
m5244:
v_mfma_f32_16x16x32_bf16 v[0:3], a[32:35], v[64:67], v[96:99]
m5245:
v_mfma_f32_16x16x32_bf16 v[0:3], v[32:35], a[64:67], v[96:99]
m5246:
v_mfma_f32_16x16x32_bf16 v[0:3], a[32:35], a[64:67], v[96:99]
m5247:
v_mfma_f32_16x16x32_bf16 v[0:3], v[32:35], v[64:67], 0
m5248:
v_mfma_f32_16x16x32_bf16 v[0:3], v[32:35], v[64:67], -16
m5249:
v_mfma_f32_16x16x32_bf16 v[0:3], v[32:35], v[64:67], 64
m5250:
v_mfma_f32_16x16x32_bf16 v[0:3], v[32:35], v[64:67], -4.0
m5251:
v_mfma_f32_16x16x32_bf16 v[0:3], v[32:35], v[64:67], v[96:99] cbsz:0
m5252:
v_mfma_f32_16x16x32_bf16 v[0:3], v[32:35], v[64:67], v[96:99] cbsz:7
m5253:
v_mfma_f32_16x16x32_bf16 v[0:3], v[32:35], v[64:67], v[96:99] abid:0
m5254:
v_mfma_f32_16x16x32_bf16 v[0:3], v[32:35], v[64:67], v[96:99] abid:15
m5255:
v_mfma_f32_16x16x32_bf16 v[0:3], v[32:35], v[64:67], v[96:99] blgp:0
m5256:
v_mfma_f32_16x16x32_bf16 v[0:3], v[32:35], v[64:67], v[96:99] blgp:7
m5257:
v_mfma_f32_16x16x32_bf16 a[0:3], v[32:35], v[64:67], a[96:99]
m5258:
v_mfma_f32_16x16x32_bf16 a[0:3], a[32:35], v[64:67], a[96:99]
m5259:
v_mfma_f32_16x16x32_bf16 a[0:3], v[32:35], a[64:67], a[96:99]
m5260:
v_mfma_f32_16x16x32_bf16 a[0:3], a[32:35], a[64:67], a[96:99]
m5261:
v_mfma_f32_16x16x32_bf16 a[0:3], v[32:35], v[64:67], 0
m5262:
v_mfma_f32_16x16x32_bf16 a[0:3], v[32:35], v[64:67], -16
m5263:
v_mfma_f32_16x16x32_bf16 a[0:3], v[32:35], v[64:67], 64
m5264:
v_mfma_f32_16x16x32_bf16 a[0:3], v[32:35], v[64:67], -4.0
m5265:
v_mfma_f32_16x16x32_bf16 a[0:3], v[32:35], v[64:67], a[96:99] cbsz:0
m5266:
v_mfma_f32_16x16x32_bf16 a[0:3], v[32:35], v[64:67], a[96:99] cbsz:7
m5267:
v_mfma_f32_16x16x32_bf16 a[0:3], v[32:35], v[64:67], a[96:99] abid:0
m5268:
v_mfma_f32_16x16x32_bf16 a[0:3], v[32:35], v[64:67], a[96:99] abid:15
m5269:
v_mfma_f32_16x16x32_bf16 a[0:3], v[32:35], v[64:67], a[96:99] blgp:0
m5270:
v_mfma_f32_16x16x32_bf16 a[0:3], v[32:35], v[64:67], a[96:99] blgp:7
m5271:
v_mfma_f32_32x32x16_f16 v[0:15], v[32:35], v[64:67], v[96:111]
m5272:
v_mfma_f32_32x32x16_f16 v[0:15], a[32:35], v[64:67], v[96:111]
m5273:
v_mfma_f32_32x32x16_f16 v[0:15], v[32:35], a[64:67], v[96:111]
m5274:
v_mfma_f32_32x32x16_f16 v[0:15], a[32:35], a[64:67], v[96:111]
m5275:
v_mfma_f32_32x32x16_f16 v[0:15], v[32:35], v[64:67], 0
m5276:
v_mfma_f32_32x32x16_f16 v[0:15], v[32:35], v[64:67], -16
m5277:
v_mfma_f32_32x32x16_f16 v[0:15], v[32:35], v[64:67], 64
m5278:
v_mfma_f32_32x32x16_f16 v[0:15], v[32:35], v[64:67], -4.0
m5279:
v_mfma_f32_32x32x16_f16 v[0:15], v[32:35], v[64:67], v[96:111] cbsz:0
m5280:
v_mfma_f32_32x32x16_f16 v[0:15], v[32:35], v[64:67], v[96:111] cbsz:7
m5281:
v_mfma_f32_32x32x16_f16 v[0:15], v[32:35], v[64:67], v[96:111] abid:0
m5282:
v_mfma_f32_32x32x16_f16 v[0:15], v[32:35], v[64:67], v[96:111] abid:15
m5283:
v_mfma_f32_32x32x16_f16 v[0:15], v[32:35], v[64:67], v[96:111] blgp:0
m5284:
v_mfma_f32_32x32x16_f16 v[0:15], v[32:35], v[64:67], v[96:111] blgp:7
m5285:
v_mfma_f32_32x32x16_f16 a[0:15], v[32:35], v[64:67], a[96:111]
m5286:
v_mfma_f32_32x32x16_f16 a[0:15], a[32:35], v[64:67], a[96:111]
m5287:
v_mfma_f32_32x32x16_f16 a[0:15], v[32:35], a[64:67], a[96:111]
m5288:
v_mfma_f32_32x32x16_f16 a[0:15], a[32:35], a[64:67], a[96:111]
m5289:
v_mfma_f32_32x32x16_f16 a[0:15], v[32:35], v[64:67], 0
m5290:
v_mfma_f32_32x32x16_f16 a[0:15], v[32:35], v[64:67], -16
m5291:
v_mfma_f32_32x32x16_f16 a[0:15], v[32:35], v[64:67], 64
m5292:
v_mfma_f32_32x32x16_f16 a[0:15], v[32:35], v[64:67], -4.0
m5293:
v_mfma_f32_32x32x16_f16 a[0:15], v[32:35], v[64:67], a[96:111] cbsz:0
m5294:
v_mfma_f32_32x32x16_f16 a[0:15], v[32:35], v[64:67], a[96:111] cbsz:7
m5295:
v_mfma_f32_32x32x16_f16 a[0:15], v[32:35], v[64:67], a[96:111] abid:0
m5296:
v_mfma_f32_32x32x16_f16 a[0:15], v[32:35], v[64:67], a[96:111] abid:15
m5297:
v_mfma_f32_32x32x16_f16 a[0:15], v[32:35], v[64:67], a[96:111] blgp:0
m5298:
v_mfma_f32_32x32x16_f16 a[0:15], v[32:35], v[64:67], a[96:111] blgp:7
m5299:
v_mfma_f32_16x16x32_f16 v[0:3], v[32:35], v[64:67], v[96:99]
m5300:
v_mfma_f32_16x16x32_f16 v[0:3], a[32:35], v[64:67], v[96:99]
m5301:
v_mfma_f32_16x16x32_f16 v[0:3], v[32:35], a[64:67], v[96:99]
m5302:
v_mfma_f32_16x16x32_f16 v[0:3], a[32:35], a[64:67], v[96:99]
m5303:
v_mfma_f32_16x16x32_f16 v[0:3], v[32:35], v[64:67], 0
m5304:
v_mfma_f32_16x16x32_f16 v[0:3], v[32:35], v[64:67], -16
m5305:
v_mfma_f32_16x16x32_f16 v[0:3], v[32:35], v[64:67], 64
m5306:
v_mfma_f32_16x16x32_f16 v[0:3], v[32:35], v[64:67], -4.0
m5307:
v_mfma_f32_16x16x32_f16 v[0:3], v[32:35], v[64:67], v[96:99] cbsz:0
m5308:
v_mfma_f32_16x16x32_f16 v[0:3], v[32:35], v[64:67], v[96:99] cbsz:7
m5309:
v_mfma_f32_16x16x32_f16 v[0:3], v[32:35], v[64:67], v[96:99] abid:0
m5310:
v_mfma_f32_16x16x32_f16 v[0:3], v[32:35], v[64:67], v[96:99] abid:15
m5311:
v_mfma_f32_16x16x32_f16 v[0:3], v[32:35], v[64:67], v[96:99] blgp:0
m5312:
v_mfma_f32_16x16x32_f16 v[0:3], v[32:35], v[64:67], v[96:99] blgp:7
m5313:
v_mfma_f32_16x16x32_f16 a[0:3], v[32:35], v[64:67], a[96:99]
m5314:
v_mfma_f32_16x16x32_f16 a[0:3], a[32:35], v[64:67], a[96:99]
m5315:
v_mfma_f32_16x16x32_f16 a[0:3], v[32:35], a[64:67], a[96:99]
m5316:
v_mfma_f32_16x16x32_f16 a[0:3], a[32:35], a[64:67], a[96:99]
m5317:
v_mfma_f32_16x16x32_f16 a[0:3], v[32:35], v[64:67], 0
m5318:
v_mfma_f32_16x16x32_f16 a[0:3], v[32:35], v[64:67], -16
m5319:
v_mfma_f32_16x16x32_f16 a[0:3], v[32:35], v[64:67], 64
m5320:
v_mfma_f32_16x16x32_f16 a[0:3], v[32:35], v[64:67], -4.0
m5321:
v_mfma_f32_16x16x32_f16 a[0:3], v[32:35], v[64:67], a[96:99] cbsz:0
m5322:
v_mfma_f32_16x16x32_f16 a[0:3], v[32:35], v[64:67], a[96:99] cbsz:7
m5323:
v_mfma_f32_16x16x32_f16 a[0:3], v[32:35], v[64:67], a[96:99] abid:0
m5324:
v_mfma_f32_16x16x32_f16 a[0:3], v[32:35], v[64:67], a[96:99] abid:15
m5325:
v_mfma_f32_16x16x32_f16 a[0:3], v[32:35], v[64:67], a[96:99] blgp:0
m5326:
v_mfma_f32_16x16x32_f16 a[0:3], v[32:35], v[64:67], a[96:99] blgp:7
m5327:
v_mfma_i32_32x32x32_i8 v[0:15], v[32:35], v[64:67], v[96:111]
m5328:
v_mfma_i32_32x32x32_i8 v[0:15], a[32:35], v[64:67], v[96:111]
m5329:
v_mfma_i32_32x32x32_i8 v[0:15], v[32:35], a[64:67], v[96:111]
m5330:
v_mfma_i32_32x32x32_i8 v[0:15], a[32:35], a[64:67], v[96:111]
m5331:
v_mfma_i32_32x32x32_i8 v[0:15], v[32:35], v[64:67], 0
m5332:
v_mfma_i32_32x32x32_i8 v[0:15], v[32:35], v[64:67], -16
m5333:
v_mfma_i32_32x32x32_i8 v[0:15], v[32:35], v[64:67], 64
m5334:
v_mfma_i32_32x32x32_i8 v[0:15], v[32:35], v[64:67], -4.0
m5335:
v_mfma_i32_32x32x32_i8 v[0:15], v[32:35], v[64:67], v[96:111] cbsz:0
m5336:
v_mfma_i32_32x32x32_i8 v[0:15], v[32:35], v[64:67], v[96:111] cbsz:7
m5337:
v_mfma_i32_32x32x32_i8 v[0:15], v[32:35], v[64:67], v[96:111] abid:0
m5338:
v_mfma_i32_32x32x32_i8 v[0:15], v[32:35], v[64:67], v[96:111] abid:15
m5339:
v_mfma_i32_32x32x32_i8 v[0:15], v[32:35], v[64:67], v[96:111] blgp:0
m5340:
v_mfma_i32_32x32x32_i8 v[0:15], v[32:35], v[64:67], v[96:111] blgp:7
m5341:
v_mfma_i32_32x32x32_i8 a[0:15], v[32:35], v[64:67], a[96:111]
m5342:
v_mfma_i32_32x32x32_i8 a[0:15], a[32:35], v[64:67], a[96:111]
m5343:
v_mfma_i32_32x32x32_i8 a[0:15], v[32:35], a[64:67], a[96:111]
m5344:
v_mfma_i32_32x32x32_i8 a[0:15], a[32:35], a[64:67], a[96:111]
m5345:
v_mfma_i32_32x32x32_i8 a[0:15], v[32:35], v[64:67], 0
m5346:
v_mfma_i32_32x32x32_i8 a[0:15], v[32:35], v[64:67], -16
m5347:
v_mfma_i32_32x32x32_i8 a[0:15], v[32:35], v[64:67], 64
m5348:
v_mfma_i32_32x32x32_i8 a[0:15], v[32:35], v[64:67], -4.0
m5349:
v_mfma_i32_32x32x32_i8 a[0:15], v[32:35], v[64:67], a[96:111] cbsz:0
m5350:
v_mfma_i32_32x32x32_i8 a[0:15], v[32:35], v[64:67], a[96:111] cbsz:7
m5351:
v_mfma_i32_32x32x32_i8 a[0:15], v[32:35], v[64:67], a[96:111] abid:0
m5352:
v_mfma_i32_32x32x32_i8 a[0:15], v[32:35], v[64:67], a[96:111] abid:15
m5353:
v_mfma_i32_32x32x32_i8 a[0:15], v[32:35], v[64:67], a[96:111] blgp:0
m5354:
v_mfma_i32_32x32x32_i8 a[0:15], v[32:35], v[64:67], a[96:111] blgp:7
m5355:
v_mfma_i32_16x16x64_i8 v[0:3], v[32:35], v[64:67], v[96:99]
m5356:
v_mfma_i32_16x16x64_i8 v[0:3], a[32:35], v[64:67], v[96:99]
m5357:
v_mfma_i32_16x16x64_i8 v[0:3], v[32:35], a[64:67], v[96:99]
m5358:
v_mfma_i32_16x16x64_i8 v[0:3], a[32:35], a[64:67], v[96:99]
m5359:
v_mfma_i32_16x16x64_i8 v[0:3], v[32:35], v[64:67], 0
m5360:
v_mfma_i32_16x16x64_i8 v[0:3], v[32:35], v[64:67], -16
m5361:
v_mfma_i32_16x16x64_i8 v[0:3], v[32:35], v[64:67], 64
m5362:
v_mfma_i32_16x16x64_i8 v[0:3], v[32:35], v[64:67], -4.0
m5363:
v_mfma_i32_16x16x64_i8 v[0:3], v[32:35], v[64:67], v[96:99] cbsz:0
m5364:
v_mfma_i32_16x16x64_i8 v[0:3], v[32:35], v[64:67], v[96:99] cbsz:7
m5365:
v_mfma_i32_16x16x64_i8 v[0:3], v[32:35], v[64:67], v[96:99] abid:0
m5366:
v_mfma_i32_16x16x64_i8 v[0:3], v[32:35], v[64:67], v[96:99] abid:15
m5367:
v_mfma_i32_16x16x64_i8 v[0:3], v[32:35], v[64:67], v[96:99] blgp:0
m5368:
v_mfma_i32_16x16x64_i8 v[0:3], v[32:35], v[64:67], v[96:99] blgp:7
m5369:
v_mfma_i32_16x16x64_i8 a[0:3], v[32:35], v[64:67], a[96:99]
m5370:
v_mfma_i32_16x16x64_i8 a[0:3], a[32:35], v[64:67], a[96:99]
m5371:
v_mfma_i32_16x16x64_i8 a[0:3], v[32:35], a[64:67], a[96:99]
m5372:
v_mfma_i32_16x16x64_i8 a[0:3], a[32:35], a[64:67], a[96:99]
m5373:
v_mfma_i32_16x16x64_i8 a[0:3], v[32:35], v[64:67], 0
m5374:
v_mfma_i32_16x16x64_i8 a[0:3], v[32:35], v[64:67], -16
m5375:
v_mfma_i32_16x16x64_i8 a[0:3], v[32:35], v[64:67], 64
m5376:
v_mfma_i32_16x16x64_i8 a[0:3], v[32:35], v[64:67], -4.0
m5377:
v_mfma_i32_16x16x64_i8 a[0:3], v[32:35], v[64:67], a[96:99] cbsz:0
m5378:
v_mfma_i32_16x16x64_i8 a[0:3], v[32:35], v[64:67], a[96:99] cbsz:7
m5379:
v_mfma_i32_16x16x64_i8 a[0:3], v[32:35], v[64:67], a[96:99] abid:0
m5380:
v_mfma_i32_16x16x64_i8 a[0:3], v[32:35], v[64:67], a[96:99] abid:15
m5381:
v_mfma_i32_16x16x64_i8 a[0:3], v[32:35], v[64:67], a[96:99] blgp:0
m5382:
v_mfma_i32_16x16x64_i8 a[0:3], v[32:35], v[64:67], a[96:99] blgp:7
m5383:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:39], v[64:71], v[96:111] cbsz:0 blgp:0
m5384:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], a[32:39], v[64:71], v[96:111] cbsz:0 blgp:0
m5385:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:39], a[64:71], v[96:111] cbsz:0 blgp:0
m5386:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], a[32:39], a[64:71], v[96:111] cbsz:0 blgp:0
m5387:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:39], v[64:71], 0 cbsz:0 blgp:0
m5388:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:39], v[64:71], -16 cbsz:0 blgp:0
m5389:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:39], v[64:71], 64 cbsz:0 blgp:0
m5390:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:39], v[64:71], -4.0 cbsz:0 blgp:0
m5391:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:39], v[64:71], a[96:111] cbsz:0 blgp:0
m5392:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], a[32:39], v[64:71], a[96:111] cbsz:0 blgp:0
m5393:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:39], a[64:71], a[96:111] cbsz:0 blgp:0
m5394:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], a[32:39], a[64:71], a[96:111] cbsz:0 blgp:0
m5395:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:39], v[64:71], 0 cbsz:0 blgp:0
m5396:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:39], v[64:71], -16 cbsz:0 blgp:0
m5397:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:39], v[64:71], 64 cbsz:0 blgp:0
m5398:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:39], v[64:71], -4.0 cbsz:0 blgp:0
m5399:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:39], v[64:69], v[96:111] cbsz:0 blgp:2
m5400:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], a[32:39], v[64:69], v[96:111] cbsz:0 blgp:2
m5401:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:39], a[64:69], v[96:111] cbsz:0 blgp:2
m5402:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], a[32:39], a[64:69], v[96:111] cbsz:0 blgp:2
m5403:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:39], v[64:69], 0 cbsz:0 blgp:2
m5404:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:39], v[64:69], -16 cbsz:0 blgp:2
m5405:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:39], v[64:69], 64 cbsz:0 blgp:2
m5406:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:39], v[64:69], -4.0 cbsz:0 blgp:2
m5407:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:39], v[64:69], a[96:111] cbsz:0 blgp:2
m5408:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], a[32:39], v[64:69], a[96:111] cbsz:0 blgp:2
m5409:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:39], a[64:69], a[96:111] cbsz:0 blgp:2
m5410:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], a[32:39], a[64:69], a[96:111] cbsz:0 blgp:2
m5411:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:39], v[64:69], 0 cbsz:0 blgp:2
m5412:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:39], v[64:69], -16 cbsz:0 blgp:2
m5413:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:39], v[64:69], 64 cbsz:0 blgp:2
m5414:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:39], v[64:69], -4.0 cbsz:0 blgp:2
m5415:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:39], v[64:67], v[96:111] cbsz:0 blgp:4
m5416:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], a[32:39], v[64:67], v[96:111] cbsz:0 blgp:4
m5417:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:39], a[64:67], v[96:111] cbsz:0 blgp:4
m5418:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], a[32:39], a[64:67], v[96:111] cbsz:0 blgp:4
m5419:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:39], v[64:67], 0 cbsz:0 blgp:4
m5420:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:39], v[64:67], -16 cbsz:0 blgp:4
m5421:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:39], v[64:67], 64 cbsz:0 blgp:4
m5422:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:39], v[64:67], -4.0 cbsz:0 blgp:4
m5423:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:39], v[64:67], a[96:111] cbsz:0 blgp:4
m5424:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], a[32:39], v[64:67], a[96:111] cbsz:0 blgp:4
m5425:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:39], a[64:67], a[96:111] cbsz:0 blgp:4
m5426:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], a[32:39], a[64:67], a[96:111] cbsz:0 blgp:4
m5427:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:39], v[64:67], 0 cbsz:0 blgp:4
m5428:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:39], v[64:67], -16 cbsz:0 blgp:4
m5429:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:39], v[64:67], 64 cbsz:0 blgp:4
m5430:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:39], v[64:67], -4.0 cbsz:0 blgp:4
m5431:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:37], v[64:71], v[96:111] cbsz:2 blgp:0
m5432:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], a[32:37], v[64:71], v[96:111] cbsz:2 blgp:0
m5433:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:37], a[64:71], v[96:111] cbsz:2 blgp:0
m5434:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], a[32:37], a[64:71], v[96:111] cbsz:2 blgp:0
m5435:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:37], v[64:71], 0 cbsz:2 blgp:0
m5436:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:37], v[64:71], -16 cbsz:2 blgp:0
m5437:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:37], v[64:71], 64 cbsz:2 blgp:0
m5438:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:37], v[64:71], -4.0 cbsz:2 blgp:0
m5439:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:37], v[64:71], a[96:111] cbsz:2 blgp:0
m5440:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], a[32:37], v[64:71], a[96:111] cbsz:2 blgp:0
m5441:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:37], a[64:71], a[96:111] cbsz:2 blgp:0
m5442:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], a[32:37], a[64:71], a[96:111] cbsz:2 blgp:0
m5443:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:37], v[64:71], 0 cbsz:2 blgp:0
m5444:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:37], v[64:71], -16 cbsz:2 blgp:0
m5445:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:37], v[64:71], 64 cbsz:2 blgp:0
m5446:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:37], v[64:71], -4.0 cbsz:2 blgp:0
m5447:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:37], v[64:69], v[96:111] cbsz:2 blgp:2
m5448:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], a[32:37], v[64:69], v[96:111] cbsz:2 blgp:2
m5449:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:37], a[64:69], v[96:111] cbsz:2 blgp:2
m5450:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], a[32:37], a[64:69], v[96:111] cbsz:2 blgp:2
m5451:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:37], v[64:69], 0 cbsz:2 blgp:2
m5452:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:37], v[64:69], -16 cbsz:2 blgp:2
m5453:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:37], v[64:69], 64 cbsz:2 blgp:2
m5454:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:37], v[64:69], -4.0 cbsz:2 blgp:2
m5455:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:37], v[64:69], a[96:111] cbsz:2 blgp:2
m5456:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], a[32:37], v[64:69], a[96:111] cbsz:2 blgp:2
m5457:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:37], a[64:69], a[96:111] cbsz:2 blgp:2
m5458:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], a[32:37], a[64:69], a[96:111] cbsz:2 blgp:2
m5459:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:37], v[64:69], 0 cbsz:2 blgp:2
m5460:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:37], v[64:69], -16 cbsz:2 blgp:2
m5461:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:37], v[64:69], 64 cbsz:2 blgp:2
m5462:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:37], v[64:69], -4.0 cbsz:2 blgp:2
m5463:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:37], v[64:67], v[96:111] cbsz:2 blgp:4
m5464:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], a[32:37], v[64:67], v[96:111] cbsz:2 blgp:4
m5465:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:37], a[64:67], v[96:111] cbsz:2 blgp:4
m5466:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], a[32:37], a[64:67], v[96:111] cbsz:2 blgp:4
m5467:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:37], v[64:67], 0 cbsz:2 blgp:4
m5468:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:37], v[64:67], -16 cbsz:2 blgp:4
m5469:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:37], v[64:67], 64 cbsz:2 blgp:4
m5470:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:37], v[64:67], -4.0 cbsz:2 blgp:4
m5471:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:37], v[64:67], a[96:111] cbsz:2 blgp:4
m5472:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], a[32:37], v[64:67], a[96:111] cbsz:2 blgp:4
m5473:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:37], a[64:67], a[96:111] cbsz:2 blgp:4
m5474:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], a[32:37], a[64:67], a[96:111] cbsz:2 blgp:4
m5475:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:37], v[64:67], 0 cbsz:2 blgp:4
m5476:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:37], v[64:67], -16 cbsz:2 blgp:4
m5477:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:37], v[64:67], 64 cbsz:2 blgp:4
m5478:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:37], v[64:67], -4.0 cbsz:2 blgp:4
m5479:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:35], v[64:71], v[96:111] cbsz:4 blgp:0
m5480:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], a[32:35], v[64:71], v[96:111] cbsz:4 blgp:0
m5481:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:35], a[64:71], v[96:111] cbsz:4 blgp:0
m5482:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], a[32:35], a[64:71], v[96:111] cbsz:4 blgp:0
m5483:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:35], v[64:71], 0 cbsz:4 blgp:0
m5484:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:35], v[64:71], -16 cbsz:4 blgp:0
m5485:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:35], v[64:71], 64 cbsz:4 blgp:0
m5486:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:35], v[64:71], -4.0 cbsz:4 blgp:0
m5487:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:35], v[64:71], a[96:111] cbsz:4 blgp:0
m5488:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], a[32:35], v[64:71], a[96:111] cbsz:4 blgp:0
m5489:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:35], a[64:71], a[96:111] cbsz:4 blgp:0
m5490:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], a[32:35], a[64:71], a[96:111] cbsz:4 blgp:0
m5491:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:35], v[64:71], 0 cbsz:4 blgp:0
m5492:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:35], v[64:71], -16 cbsz:4 blgp:0
m5493:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:35], v[64:71], 64 cbsz:4 blgp:0
m5494:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:35], v[64:71], -4.0 cbsz:4 blgp:0
m5495:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:35], v[64:69], v[96:111] cbsz:4 blgp:2
m5496:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], a[32:35], v[64:69], v[96:111] cbsz:4 blgp:2
m5497:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:35], a[64:69], v[96:111] cbsz:4 blgp:2
m5498:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], a[32:35], a[64:69], v[96:111] cbsz:4 blgp:2
m5499:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:35], v[64:69], 0 cbsz:4 blgp:2
m5500:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:35], v[64:69], -16 cbsz:4 blgp:2
m5501:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:35], v[64:69], 64 cbsz:4 blgp:2
m5502:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:35], v[64:69], -4.0 cbsz:4 blgp:2
m5503:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:35], v[64:69], a[96:111] cbsz:4 blgp:2
m5504:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], a[32:35], v[64:69], a[96:111] cbsz:4 blgp:2
m5505:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:35], a[64:69], a[96:111] cbsz:4 blgp:2
m5506:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], a[32:35], a[64:69], a[96:111] cbsz:4 blgp:2
m5507:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:35], v[64:69], 0 cbsz:4 blgp:2
m5508:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:35], v[64:69], -16 cbsz:4 blgp:2
m5509:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:35], v[64:69], 64 cbsz:4 blgp:2
m5510:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:35], v[64:69], -4.0 cbsz:4 blgp:2
m5511:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:35], v[64:67], v[96:111] cbsz:4 blgp:4
m5512:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], a[32:35], v[64:67], v[96:111] cbsz:4 blgp:4
m5513:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:35], a[64:67], v[96:111] cbsz:4 blgp:4
m5514:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], a[32:35], a[64:67], v[96:111] cbsz:4 blgp:4
m5515:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:35], v[64:67], 0 cbsz:4 blgp:4
m5516:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:35], v[64:67], -16 cbsz:4 blgp:4
m5517:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:35], v[64:67], 64 cbsz:4 blgp:4
m5518:
v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[32:35], v[64:67], -4.0 cbsz:4 blgp:4
m5519:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:35], v[64:67], a[96:111] cbsz:4 blgp:4
m5520:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], a[32:35], v[64:67], a[96:111] cbsz:4 blgp:4
m5521:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:35], a[64:67], a[96:111] cbsz:4 blgp:4
m5522:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], a[32:35], a[64:67], a[96:111] cbsz:4 blgp:4
m5523:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:35], v[64:67], 0 cbsz:4 blgp:4
m5524:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:35], v[64:67], -16 cbsz:4 blgp:4
m5525:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:35], v[64:67], 64 cbsz:4 blgp:4
m5526:
v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[32:35], v[64:67], -4.0 cbsz:4 blgp:4
m5527:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:39], v[64:71], v[96:99] cbsz:0 blgp:0
m5528:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], a[32:39], v[64:71], v[96:99] cbsz:0 blgp:0
m5529:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:39], a[64:71], v[96:99] cbsz:0 blgp:0
m5530:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], a[32:39], a[64:71], v[96:99] cbsz:0 blgp:0
m5531:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:39], v[64:71], 0 cbsz:0 blgp:0
m5532:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:39], v[64:71], -16 cbsz:0 blgp:0
m5533:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:39], v[64:71], 64 cbsz:0 blgp:0
m5534:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:39], v[64:71], -4.0 cbsz:0 blgp:0
m5535:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:39], v[64:71], a[96:99] cbsz:0 blgp:0
m5536:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], a[32:39], v[64:71], a[96:99] cbsz:0 blgp:0
m5537:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:39], a[64:71], a[96:99] cbsz:0 blgp:0
m5538:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], a[32:39], a[64:71], a[96:99] cbsz:0 blgp:0
m5539:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:39], v[64:71], 0 cbsz:0 blgp:0
m5540:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:39], v[64:71], -16 cbsz:0 blgp:0
m5541:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:39], v[64:71], 64 cbsz:0 blgp:0
m5542:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:39], v[64:71], -4.0 cbsz:0 blgp:0
m5543:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:39], v[64:69], v[96:99] cbsz:0 blgp:2
m5544:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], a[32:39], v[64:69], v[96:99] cbsz:0 blgp:2
m5545:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:39], a[64:69], v[96:99] cbsz:0 blgp:2
m5546:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], a[32:39], a[64:69], v[96:99] cbsz:0 blgp:2
m5547:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:39], v[64:69], 0 cbsz:0 blgp:2
m5548:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:39], v[64:69], -16 cbsz:0 blgp:2
m5549:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:39], v[64:69], 64 cbsz:0 blgp:2
m5550:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:39], v[64:69], -4.0 cbsz:0 blgp:2
m5551:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:39], v[64:69], a[96:99] cbsz:0 blgp:2
m5552:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], a[32:39], v[64:69], a[96:99] cbsz:0 blgp:2
m5553:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:39], a[64:69], a[96:99] cbsz:0 blgp:2
m5554:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], a[32:39], a[64:69], a[96:99] cbsz:0 blgp:2
m5555:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:39], v[64:69], 0 cbsz:0 blgp:2
m5556:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:39], v[64:69], -16 cbsz:0 blgp:2
m5557:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:39], v[64:69], 64 cbsz:0 blgp:2
m5558:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:39], v[64:69], -4.0 cbsz:0 blgp:2
m5559:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:39], v[64:67], v[96:99] cbsz:0 blgp:4
m5560:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], a[32:39], v[64:67], v[96:99] cbsz:0 blgp:4
m5561:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:39], a[64:67], v[96:99] cbsz:0 blgp:4
m5562:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], a[32:39], a[64:67], v[96:99] cbsz:0 blgp:4
m5563:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:39], v[64:67], 0 cbsz:0 blgp:4
m5564:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:39], v[64:67], -16 cbsz:0 blgp:4
m5565:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:39], v[64:67], 64 cbsz:0 blgp:4
m5566:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:39], v[64:67], -4.0 cbsz:0 blgp:4
m5567:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:39], v[64:67], a[96:99] cbsz:0 blgp:4
m5568:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], a[32:39], v[64:67], a[96:99] cbsz:0 blgp:4
m5569:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:39], a[64:67], a[96:99] cbsz:0 blgp:4
m5570:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], a[32:39], a[64:67], a[96:99] cbsz:0 blgp:4
m5571:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:39], v[64:67], 0 cbsz:0 blgp:4
m5572:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:39], v[64:67], -16 cbsz:0 blgp:4
m5573:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:39], v[64:67], 64 cbsz:0 blgp:4
m5574:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:39], v[64:67], -4.0 cbsz:0 blgp:4
m5575:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:37], v[64:71], v[96:99] cbsz:2 blgp:0
m5576:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], a[32:37], v[64:71], v[96:99] cbsz:2 blgp:0
m5577:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:37], a[64:71], v[96:99] cbsz:2 blgp:0
m5578:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], a[32:37], a[64:71], v[96:99] cbsz:2 blgp:0
m5579:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:37], v[64:71], 0 cbsz:2 blgp:0
m5580:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:37], v[64:71], -16 cbsz:2 blgp:0
m5581:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:37], v[64:71], 64 cbsz:2 blgp:0
m5582:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:37], v[64:71], -4.0 cbsz:2 blgp:0
m5583:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:37], v[64:71], a[96:99] cbsz:2 blgp:0
m5584:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], a[32:37], v[64:71], a[96:99] cbsz:2 blgp:0
m5585:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:37], a[64:71], a[96:99] cbsz:2 blgp:0
m5586:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], a[32:37], a[64:71], a[96:99] cbsz:2 blgp:0
m5587:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:37], v[64:71], 0 cbsz:2 blgp:0
m5588:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:37], v[64:71], -16 cbsz:2 blgp:0
m5589:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:37], v[64:71], 64 cbsz:2 blgp:0
m5590:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:37], v[64:71], -4.0 cbsz:2 blgp:0
m5591:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:37], v[64:69], v[96:99] cbsz:2 blgp:2
m5592:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], a[32:37], v[64:69], v[96:99] cbsz:2 blgp:2
m5593:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:37], a[64:69], v[96:99] cbsz:2 blgp:2
m5594:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], a[32:37], a[64:69], v[96:99] cbsz:2 blgp:2
m5595:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:37], v[64:69], 0 cbsz:2 blgp:2
m5596:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:37], v[64:69], -16 cbsz:2 blgp:2
m5597:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:37], v[64:69], 64 cbsz:2 blgp:2
m5598:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:37], v[64:69], -4.0 cbsz:2 blgp:2
m5599:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:37], v[64:69], a[96:99] cbsz:2 blgp:2
m5600:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], a[32:37], v[64:69], a[96:99] cbsz:2 blgp:2
m5601:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:37], a[64:69], a[96:99] cbsz:2 blgp:2
m5602:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], a[32:37], a[64:69], a[96:99] cbsz:2 blgp:2
m5603:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:37], v[64:69], 0 cbsz:2 blgp:2
m5604:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:37], v[64:69], -16 cbsz:2 blgp:2
m5605:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:37], v[64:69], 64 cbsz:2 blgp:2
m5606:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:37], v[64:69], -4.0 cbsz:2 blgp:2
m5607:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:37], v[64:67], v[96:99] cbsz:2 blgp:4
m5608:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], a[32:37], v[64:67], v[96:99] cbsz:2 blgp:4
m5609:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:37], a[64:67], v[96:99] cbsz:2 blgp:4
m5610:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], a[32:37], a[64:67], v[96:99] cbsz:2 blgp:4
m5611:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:37], v[64:67], 0 cbsz:2 blgp:4
m5612:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:37], v[64:67], -16 cbsz:2 blgp:4
m5613:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:37], v[64:67], 64 cbsz:2 blgp:4
m5614:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:37], v[64:67], -4.0 cbsz:2 blgp:4
m5615:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:37], v[64:67], a[96:99] cbsz:2 blgp:4
m5616:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], a[32:37], v[64:67], a[96:99] cbsz:2 blgp:4
m5617:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:37], a[64:67], a[96:99] cbsz:2 blgp:4
m5618:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], a[32:37], a[64:67], a[96:99] cbsz:2 blgp:4
m5619:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:37], v[64:67], 0 cbsz:2 blgp:4
m5620:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:37], v[64:67], -16 cbsz:2 blgp:4
m5621:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:37], v[64:67], 64 cbsz:2 blgp:4
m5622:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:37], v[64:67], -4.0 cbsz:2 blgp:4
m5623:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:35], v[64:71], v[96:99] cbsz:4 blgp:0
m5624:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], a[32:35], v[64:71], v[96:99] cbsz:4 blgp:0
m5625:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:35], a[64:71], v[96:99] cbsz:4 blgp:0
m5626:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], a[32:35], a[64:71], v[96:99] cbsz:4 blgp:0
m5627:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:35], v[64:71], 0 cbsz:4 blgp:0
m5628:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:35], v[64:71], -16 cbsz:4 blgp:0
m5629:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:35], v[64:71], 64 cbsz:4 blgp:0
m5630:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:35], v[64:71], -4.0 cbsz:4 blgp:0
m5631:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:35], v[64:71], a[96:99] cbsz:4 blgp:0
m5632:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], a[32:35], v[64:71], a[96:99] cbsz:4 blgp:0
m5633:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:35], a[64:71], a[96:99] cbsz:4 blgp:0
m5634:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], a[32:35], a[64:71], a[96:99] cbsz:4 blgp:0
m5635:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:35], v[64:71], 0 cbsz:4 blgp:0
m5636:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:35], v[64:71], -16 cbsz:4 blgp:0
m5637:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:35], v[64:71], 64 cbsz:4 blgp:0
m5638:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:35], v[64:71], -4.0 cbsz:4 blgp:0
m5639:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:35], v[64:69], v[96:99] cbsz:4 blgp:2
m5640:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], a[32:35], v[64:69], v[96:99] cbsz:4 blgp:2
m5641:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:35], a[64:69], v[96:99] cbsz:4 blgp:2
m5642:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], a[32:35], a[64:69], v[96:99] cbsz:4 blgp:2
m5643:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:35], v[64:69], 0 cbsz:4 blgp:2
m5644:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:35], v[64:69], -16 cbsz:4 blgp:2
m5645:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:35], v[64:69], 64 cbsz:4 blgp:2
m5646:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:35], v[64:69], -4.0 cbsz:4 blgp:2
m5647:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:35], v[64:69], a[96:99] cbsz:4 blgp:2
m5648:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], a[32:35], v[64:69], a[96:99] cbsz:4 blgp:2
m5649:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:35], a[64:69], a[96:99] cbsz:4 blgp:2
m5650:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], a[32:35], a[64:69], a[96:99] cbsz:4 blgp:2
m5651:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:35], v[64:69], 0 cbsz:4 blgp:2
m5652:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:35], v[64:69], -16 cbsz:4 blgp:2
m5653:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:35], v[64:69], 64 cbsz:4 blgp:2
m5654:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:35], v[64:69], -4.0 cbsz:4 blgp:2
m5655:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:35], v[64:67], v[96:99] cbsz:4 blgp:4
m5656:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], a[32:35], v[64:67], v[96:99] cbsz:4 blgp:4
m5657:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:35], a[64:67], v[96:99] cbsz:4 blgp:4
m5658:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], a[32:35], a[64:67], v[96:99] cbsz:4 blgp:4
m5659:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:35], v[64:67], 0 cbsz:4 blgp:4
m5660:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:35], v[64:67], -16 cbsz:4 blgp:4
m5661:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:35], v[64:67], 64 cbsz:4 blgp:4
m5662:
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[32:35], v[64:67], -4.0 cbsz:4 blgp:4
m5663:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:35], v[64:67], a[96:99] cbsz:4 blgp:4
m5664:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], a[32:35], v[64:67], a[96:99] cbsz:4 blgp:4
m5665:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:35], a[64:67], a[96:99] cbsz:4 blgp:4
m5666:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], a[32:35], a[64:67], a[96:99] cbsz:4 blgp:4
m5667:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:35], v[64:67], 0 cbsz:4 blgp:4
m5668:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:35], v[64:67], -16 cbsz:4 blgp:4
m5669:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:35], v[64:67], 64 cbsz:4 blgp:4
m5670:
v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[32:35], v[64:67], -4.0 cbsz:4 blgp:4
m5671:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:39], v[64:71], v[96:111], v128, v160 cbsz:0 blgp:0
m5672:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], a[32:39], v[64:71], v[96:111], v128, v160 cbsz:0 blgp:0
m5673:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:39], a[64:71], v[96:111], v128, v160 cbsz:0 blgp:0
m5674:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], a[32:39], a[64:71], v[96:111], v128, v160 cbsz:0 blgp:0
m5675:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:39], v[64:71], 0, v128, v160 cbsz:0 blgp:0
m5676:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:39], v[64:71], -16, v128, v160 cbsz:0 blgp:0
m5677:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:39], v[64:71], 64, v128, v160 cbsz:0 blgp:0
m5678:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:39], v[64:71], -4.0, v128, v160 cbsz:0 blgp:0
m5679:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:39], v[64:71], a[96:111], v128, v160 cbsz:0 blgp:0
m5680:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], a[32:39], v[64:71], a[96:111], v128, v160 cbsz:0 blgp:0
m5681:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:39], a[64:71], a[96:111], v128, v160 cbsz:0 blgp:0
m5682:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], a[32:39], a[64:71], a[96:111], v128, v160 cbsz:0 blgp:0
m5683:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:39], v[64:71], 0, v128, v160 cbsz:0 blgp:0
m5684:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:39], v[64:71], -16, v128, v160 cbsz:0 blgp:0
m5685:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:39], v[64:71], 64, v128, v160 cbsz:0 blgp:0
m5686:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:39], v[64:71], -4.0, v128, v160 cbsz:0 blgp:0
m5687:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:39], v[64:69], v[96:111], v128, v160 cbsz:0 blgp:2
m5688:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], a[32:39], v[64:69], v[96:111], v128, v160 cbsz:0 blgp:2
m5689:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:39], a[64:69], v[96:111], v128, v160 cbsz:0 blgp:2
m5690:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], a[32:39], a[64:69], v[96:111], v128, v160 cbsz:0 blgp:2
m5691:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:39], v[64:69], 0, v128, v160 cbsz:0 blgp:2
m5692:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:39], v[64:69], -16, v128, v160 cbsz:0 blgp:2
m5693:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:39], v[64:69], 64, v128, v160 cbsz:0 blgp:2
m5694:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:39], v[64:69], -4.0, v128, v160 cbsz:0 blgp:2
m5695:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:39], v[64:69], a[96:111], v128, v160 cbsz:0 blgp:2
m5696:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], a[32:39], v[64:69], a[96:111], v128, v160 cbsz:0 blgp:2
m5697:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:39], a[64:69], a[96:111], v128, v160 cbsz:0 blgp:2
m5698:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], a[32:39], a[64:69], a[96:111], v128, v160 cbsz:0 blgp:2
m5699:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:39], v[64:69], 0, v128, v160 cbsz:0 blgp:2
m5700:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:39], v[64:69], -16, v128, v160 cbsz:0 blgp:2
m5701:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:39], v[64:69], 64, v128, v160 cbsz:0 blgp:2
m5702:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:39], v[64:69], -4.0, v128, v160 cbsz:0 blgp:2
m5703:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:39], v[64:67], v[96:111], v128, v160 cbsz:0 blgp:4
m5704:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], a[32:39], v[64:67], v[96:111], v128, v160 cbsz:0 blgp:4
m5705:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:39], a[64:67], v[96:111], v128, v160 cbsz:0 blgp:4
m5706:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], a[32:39], a[64:67], v[96:111], v128, v160 cbsz:0 blgp:4
m5707:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:39], v[64:67], 0, v128, v160 cbsz:0 blgp:4
m5708:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:39], v[64:67], -16, v128, v160 cbsz:0 blgp:4
m5709:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:39], v[64:67], 64, v128, v160 cbsz:0 blgp:4
m5710:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:39], v[64:67], -4.0, v128, v160 cbsz:0 blgp:4
m5711:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:39], v[64:67], a[96:111], v128, v160 cbsz:0 blgp:4
m5712:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], a[32:39], v[64:67], a[96:111], v128, v160 cbsz:0 blgp:4
m5713:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:39], a[64:67], a[96:111], v128, v160 cbsz:0 blgp:4
m5714:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], a[32:39], a[64:67], a[96:111], v128, v160 cbsz:0 blgp:4
m5715:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:39], v[64:67], 0, v128, v160 cbsz:0 blgp:4
m5716:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:39], v[64:67], -16, v128, v160 cbsz:0 blgp:4
m5717:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:39], v[64:67], 64, v128, v160 cbsz:0 blgp:4
m5718:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:39], v[64:67], -4.0, v128, v160 cbsz:0 blgp:4
m5719:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:37], v[64:71], v[96:111], v128, v160 cbsz:2 blgp:0
m5720:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], a[32:37], v[64:71], v[96:111], v128, v160 cbsz:2 blgp:0
m5721:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:37], a[64:71], v[96:111], v128, v160 cbsz:2 blgp:0
m5722:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], a[32:37], a[64:71], v[96:111], v128, v160 cbsz:2 blgp:0
m5723:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:37], v[64:71], 0, v128, v160 cbsz:2 blgp:0
m5724:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:37], v[64:71], -16, v128, v160 cbsz:2 blgp:0
m5725:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:37], v[64:71], 64, v128, v160 cbsz:2 blgp:0
m5726:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:37], v[64:71], -4.0, v128, v160 cbsz:2 blgp:0
m5727:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:37], v[64:71], a[96:111], v128, v160 cbsz:2 blgp:0
m5728:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], a[32:37], v[64:71], a[96:111], v128, v160 cbsz:2 blgp:0
m5729:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:37], a[64:71], a[96:111], v128, v160 cbsz:2 blgp:0
m5730:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], a[32:37], a[64:71], a[96:111], v128, v160 cbsz:2 blgp:0
m5731:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:37], v[64:71], 0, v128, v160 cbsz:2 blgp:0
m5732:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:37], v[64:71], -16, v128, v160 cbsz:2 blgp:0
m5733:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:37], v[64:71], 64, v128, v160 cbsz:2 blgp:0
m5734:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:37], v[64:71], -4.0, v128, v160 cbsz:2 blgp:0
m5735:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:37], v[64:69], v[96:111], v128, v160 cbsz:2 blgp:2
m5736:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], a[32:37], v[64:69], v[96:111], v128, v160 cbsz:2 blgp:2
m5737:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:37], a[64:69], v[96:111], v128, v160 cbsz:2 blgp:2
m5738:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], a[32:37], a[64:69], v[96:111], v128, v160 cbsz:2 blgp:2
m5739:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:37], v[64:69], 0, v128, v160 cbsz:2 blgp:2
m5740:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:37], v[64:69], -16, v128, v160 cbsz:2 blgp:2
m5741:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:37], v[64:69], 64, v128, v160 cbsz:2 blgp:2
m5742:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:37], v[64:69], -4.0, v128, v160 cbsz:2 blgp:2
m5743:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:37], v[64:69], a[96:111], v128, v160 cbsz:2 blgp:2
m5744:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], a[32:37], v[64:69], a[96:111], v128, v160 cbsz:2 blgp:2
m5745:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:37], a[64:69], a[96:111], v128, v160 cbsz:2 blgp:2
m5746:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], a[32:37], a[64:69], a[96:111], v128, v160 cbsz:2 blgp:2
m5747:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:37], v[64:69], 0, v128, v160 cbsz:2 blgp:2
m5748:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:37], v[64:69], -16, v128, v160 cbsz:2 blgp:2
m5749:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:37], v[64:69], 64, v128, v160 cbsz:2 blgp:2
m5750:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:37], v[64:69], -4.0, v128, v160 cbsz:2 blgp:2
m5751:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:37], v[64:67], v[96:111], v128, v160 cbsz:2 blgp:4
m5752:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], a[32:37], v[64:67], v[96:111], v128, v160 cbsz:2 blgp:4
m5753:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:37], a[64:67], v[96:111], v128, v160 cbsz:2 blgp:4
m5754:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], a[32:37], a[64:67], v[96:111], v128, v160 cbsz:2 blgp:4
m5755:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:37], v[64:67], 0, v128, v160 cbsz:2 blgp:4
m5756:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:37], v[64:67], -16, v128, v160 cbsz:2 blgp:4
m5757:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:37], v[64:67], 64, v128, v160 cbsz:2 blgp:4
m5758:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:37], v[64:67], -4.0, v128, v160 cbsz:2 blgp:4
m5759:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:37], v[64:67], a[96:111], v128, v160 cbsz:2 blgp:4
m5760:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], a[32:37], v[64:67], a[96:111], v128, v160 cbsz:2 blgp:4
m5761:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:37], a[64:67], a[96:111], v128, v160 cbsz:2 blgp:4
m5762:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], a[32:37], a[64:67], a[96:111], v128, v160 cbsz:2 blgp:4
m5763:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:37], v[64:67], 0, v128, v160 cbsz:2 blgp:4
m5764:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:37], v[64:67], -16, v128, v160 cbsz:2 blgp:4
m5765:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:37], v[64:67], 64, v128, v160 cbsz:2 blgp:4
m5766:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:37], v[64:67], -4.0, v128, v160 cbsz:2 blgp:4
m5767:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:35], v[64:71], v[96:111], v128, v160 cbsz:4 blgp:0
m5768:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], a[32:35], v[64:71], v[96:111], v128, v160 cbsz:4 blgp:0
m5769:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:35], a[64:71], v[96:111], v128, v160 cbsz:4 blgp:0
m5770:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], a[32:35], a[64:71], v[96:111], v128, v160 cbsz:4 blgp:0
m5771:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:35], v[64:71], 0, v128, v160 cbsz:4 blgp:0
m5772:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:35], v[64:71], -16, v128, v160 cbsz:4 blgp:0
m5773:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:35], v[64:71], 64, v128, v160 cbsz:4 blgp:0
m5774:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:35], v[64:71], -4.0, v128, v160 cbsz:4 blgp:0
m5775:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:35], v[64:71], a[96:111], v128, v160 cbsz:4 blgp:0
m5776:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], a[32:35], v[64:71], a[96:111], v128, v160 cbsz:4 blgp:0
m5777:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:35], a[64:71], a[96:111], v128, v160 cbsz:4 blgp:0
m5778:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], a[32:35], a[64:71], a[96:111], v128, v160 cbsz:4 blgp:0
m5779:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:35], v[64:71], 0, v128, v160 cbsz:4 blgp:0
m5780:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:35], v[64:71], -16, v128, v160 cbsz:4 blgp:0
m5781:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:35], v[64:71], 64, v128, v160 cbsz:4 blgp:0
m5782:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:35], v[64:71], -4.0, v128, v160 cbsz:4 blgp:0
m5783:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:35], v[64:69], v[96:111], v128, v160 cbsz:4 blgp:2
m5784:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], a[32:35], v[64:69], v[96:111], v128, v160 cbsz:4 blgp:2
m5785:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:35], a[64:69], v[96:111], v128, v160 cbsz:4 blgp:2
m5786:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], a[32:35], a[64:69], v[96:111], v128, v160 cbsz:4 blgp:2
m5787:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:35], v[64:69], 0, v128, v160 cbsz:4 blgp:2
m5788:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:35], v[64:69], -16, v128, v160 cbsz:4 blgp:2
m5789:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:35], v[64:69], 64, v128, v160 cbsz:4 blgp:2
m5790:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:35], v[64:69], -4.0, v128, v160 cbsz:4 blgp:2
m5791:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:35], v[64:69], a[96:111], v128, v160 cbsz:4 blgp:2
m5792:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], a[32:35], v[64:69], a[96:111], v128, v160 cbsz:4 blgp:2
m5793:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:35], a[64:69], a[96:111], v128, v160 cbsz:4 blgp:2
m5794:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], a[32:35], a[64:69], a[96:111], v128, v160 cbsz:4 blgp:2
m5795:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:35], v[64:69], 0, v128, v160 cbsz:4 blgp:2
m5796:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:35], v[64:69], -16, v128, v160 cbsz:4 blgp:2
m5797:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:35], v[64:69], 64, v128, v160 cbsz:4 blgp:2
m5798:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:35], v[64:69], -4.0, v128, v160 cbsz:4 blgp:2
m5799:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:35], v[64:67], v[96:111], v128, v160 cbsz:4 blgp:4
m5800:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], a[32:35], v[64:67], v[96:111], v128, v160 cbsz:4 blgp:4
m5801:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:35], a[64:67], v[96:111], v128, v160 cbsz:4 blgp:4
m5802:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], a[32:35], a[64:67], v[96:111], v128, v160 cbsz:4 blgp:4
m5803:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:35], v[64:67], 0, v128, v160 cbsz:4 blgp:4
m5804:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:35], v[64:67], -16, v128, v160 cbsz:4 blgp:4
m5805:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:35], v[64:67], 64, v128, v160 cbsz:4 blgp:4
m5806:
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[32:35], v[64:67], -4.0, v128, v160 cbsz:4 blgp:4
m5807:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:35], v[64:67], a[96:111], v128, v160 cbsz:4 blgp:4
m5808:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], a[32:35], v[64:67], a[96:111], v128, v160 cbsz:4 blgp:4
m5809:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:35], a[64:67], a[96:111], v128, v160 cbsz:4 blgp:4
m5810:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], a[32:35], a[64:67], a[96:111], v128, v160 cbsz:4 blgp:4
m5811:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:35], v[64:67], 0, v128, v160 cbsz:4 blgp:4
m5812:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:35], v[64:67], -16, v128, v160 cbsz:4 blgp:4
m5813:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:35], v[64:67], 64, v128, v160 cbsz:4 blgp:4
m5814:
v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[32:35], v[64:67], -4.0, v128, v160 cbsz:4 blgp:4
m5815:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:39], v[64:71], v[96:99], v128, v160 cbsz:0 blgp:0
m5816:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], a[32:39], v[64:71], v[96:99], v128, v160 cbsz:0 blgp:0
m5817:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:39], a[64:71], v[96:99], v128, v160 cbsz:0 blgp:0
m5818:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], a[32:39], a[64:71], v[96:99], v128, v160 cbsz:0 blgp:0
m5819:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:39], v[64:71], 0, v128, v160 cbsz:0 blgp:0
m5820:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:39], v[64:71], -16, v128, v160 cbsz:0 blgp:0
m5821:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:39], v[64:71], 64, v128, v160 cbsz:0 blgp:0
m5822:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:39], v[64:71], -4.0, v128, v160 cbsz:0 blgp:0
m5823:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:39], v[64:71], a[96:99], v128, v160 cbsz:0 blgp:0
m5824:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], a[32:39], v[64:71], a[96:99], v128, v160 cbsz:0 blgp:0
m5825:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:39], a[64:71], a[96:99], v128, v160 cbsz:0 blgp:0
m5826:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], a[32:39], a[64:71], a[96:99], v128, v160 cbsz:0 blgp:0
m5827:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:39], v[64:71], 0, v128, v160 cbsz:0 blgp:0
m5828:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:39], v[64:71], -16, v128, v160 cbsz:0 blgp:0
m5829:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:39], v[64:71], 64, v128, v160 cbsz:0 blgp:0
m5830:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:39], v[64:71], -4.0, v128, v160 cbsz:0 blgp:0
m5831:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:39], v[64:69], v[96:99], v128, v160 cbsz:0 blgp:2
m5832:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], a[32:39], v[64:69], v[96:99], v128, v160 cbsz:0 blgp:2
m5833:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:39], a[64:69], v[96:99], v128, v160 cbsz:0 blgp:2
m5834:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], a[32:39], a[64:69], v[96:99], v128, v160 cbsz:0 blgp:2
m5835:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:39], v[64:69], 0, v128, v160 cbsz:0 blgp:2
m5836:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:39], v[64:69], -16, v128, v160 cbsz:0 blgp:2
m5837:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:39], v[64:69], 64, v128, v160 cbsz:0 blgp:2
m5838:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:39], v[64:69], -4.0, v128, v160 cbsz:0 blgp:2
m5839:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:39], v[64:69], a[96:99], v128, v160 cbsz:0 blgp:2
m5840:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], a[32:39], v[64:69], a[96:99], v128, v160 cbsz:0 blgp:2
m5841:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:39], a[64:69], a[96:99], v128, v160 cbsz:0 blgp:2
m5842:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], a[32:39], a[64:69], a[96:99], v128, v160 cbsz:0 blgp:2
m5843:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:39], v[64:69], 0, v128, v160 cbsz:0 blgp:2
m5844:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:39], v[64:69], -16, v128, v160 cbsz:0 blgp:2
m5845:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:39], v[64:69], 64, v128, v160 cbsz:0 blgp:2
m5846:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:39], v[64:69], -4.0, v128, v160 cbsz:0 blgp:2
m5847:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:39], v[64:67], v[96:99], v128, v160 cbsz:0 blgp:4
m5848:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], a[32:39], v[64:67], v[96:99], v128, v160 cbsz:0 blgp:4
m5849:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:39], a[64:67], v[96:99], v128, v160 cbsz:0 blgp:4
m5850:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], a[32:39], a[64:67], v[96:99], v128, v160 cbsz:0 blgp:4
m5851:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:39], v[64:67], 0, v128, v160 cbsz:0 blgp:4
m5852:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:39], v[64:67], -16, v128, v160 cbsz:0 blgp:4
m5853:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:39], v[64:67], 64, v128, v160 cbsz:0 blgp:4
m5854:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:39], v[64:67], -4.0, v128, v160 cbsz:0 blgp:4
m5855:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:39], v[64:67], a[96:99], v128, v160 cbsz:0 blgp:4
m5856:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], a[32:39], v[64:67], a[96:99], v128, v160 cbsz:0 blgp:4
m5857:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:39], a[64:67], a[96:99], v128, v160 cbsz:0 blgp:4
m5858:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], a[32:39], a[64:67], a[96:99], v128, v160 cbsz:0 blgp:4
m5859:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:39], v[64:67], 0, v128, v160 cbsz:0 blgp:4
m5860:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:39], v[64:67], -16, v128, v160 cbsz:0 blgp:4
m5861:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:39], v[64:67], 64, v128, v160 cbsz:0 blgp:4
m5862:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:39], v[64:67], -4.0, v128, v160 cbsz:0 blgp:4
m5863:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:37], v[64:71], v[96:99], v128, v160 cbsz:2 blgp:0
m5864:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], a[32:37], v[64:71], v[96:99], v128, v160 cbsz:2 blgp:0
m5865:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:37], a[64:71], v[96:99], v128, v160 cbsz:2 blgp:0
m5866:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], a[32:37], a[64:71], v[96:99], v128, v160 cbsz:2 blgp:0
m5867:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:37], v[64:71], 0, v128, v160 cbsz:2 blgp:0
m5868:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:37], v[64:71], -16, v128, v160 cbsz:2 blgp:0
m5869:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:37], v[64:71], 64, v128, v160 cbsz:2 blgp:0
m5870:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:37], v[64:71], -4.0, v128, v160 cbsz:2 blgp:0
m5871:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:37], v[64:71], a[96:99], v128, v160 cbsz:2 blgp:0
m5872:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], a[32:37], v[64:71], a[96:99], v128, v160 cbsz:2 blgp:0
m5873:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:37], a[64:71], a[96:99], v128, v160 cbsz:2 blgp:0
m5874:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], a[32:37], a[64:71], a[96:99], v128, v160 cbsz:2 blgp:0
m5875:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:37], v[64:71], 0, v128, v160 cbsz:2 blgp:0
m5876:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:37], v[64:71], -16, v128, v160 cbsz:2 blgp:0
m5877:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:37], v[64:71], 64, v128, v160 cbsz:2 blgp:0
m5878:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:37], v[64:71], -4.0, v128, v160 cbsz:2 blgp:0
m5879:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:37], v[64:69], v[96:99], v128, v160 cbsz:2 blgp:2
m5880:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], a[32:37], v[64:69], v[96:99], v128, v160 cbsz:2 blgp:2
m5881:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:37], a[64:69], v[96:99], v128, v160 cbsz:2 blgp:2
m5882:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], a[32:37], a[64:69], v[96:99], v128, v160 cbsz:2 blgp:2
m5883:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:37], v[64:69], 0, v128, v160 cbsz:2 blgp:2
m5884:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:37], v[64:69], -16, v128, v160 cbsz:2 blgp:2
m5885:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:37], v[64:69], 64, v128, v160 cbsz:2 blgp:2
m5886:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:37], v[64:69], -4.0, v128, v160 cbsz:2 blgp:2
m5887:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:37], v[64:69], a[96:99], v128, v160 cbsz:2 blgp:2
m5888:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], a[32:37], v[64:69], a[96:99], v128, v160 cbsz:2 blgp:2
m5889:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:37], a[64:69], a[96:99], v128, v160 cbsz:2 blgp:2
m5890:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], a[32:37], a[64:69], a[96:99], v128, v160 cbsz:2 blgp:2
m5891:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:37], v[64:69], 0, v128, v160 cbsz:2 blgp:2
m5892:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:37], v[64:69], -16, v128, v160 cbsz:2 blgp:2
m5893:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:37], v[64:69], 64, v128, v160 cbsz:2 blgp:2
m5894:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:37], v[64:69], -4.0, v128, v160 cbsz:2 blgp:2
m5895:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:37], v[64:67], v[96:99], v128, v160 cbsz:2 blgp:4
m5896:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], a[32:37], v[64:67], v[96:99], v128, v160 cbsz:2 blgp:4
m5897:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:37], a[64:67], v[96:99], v128, v160 cbsz:2 blgp:4
m5898:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], a[32:37], a[64:67], v[96:99], v128, v160 cbsz:2 blgp:4
m5899:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:37], v[64:67], 0, v128, v160 cbsz:2 blgp:4
m5900:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:37], v[64:67], -16, v128, v160 cbsz:2 blgp:4
m5901:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:37], v[64:67], 64, v128, v160 cbsz:2 blgp:4
m5902:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:37], v[64:67], -4.0, v128, v160 cbsz:2 blgp:4
m5903:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:37], v[64:67], a[96:99], v128, v160 cbsz:2 blgp:4
m5904:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], a[32:37], v[64:67], a[96:99], v128, v160 cbsz:2 blgp:4
m5905:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:37], a[64:67], a[96:99], v128, v160 cbsz:2 blgp:4
m5906:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], a[32:37], a[64:67], a[96:99], v128, v160 cbsz:2 blgp:4
m5907:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:37], v[64:67], 0, v128, v160 cbsz:2 blgp:4
m5908:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:37], v[64:67], -16, v128, v160 cbsz:2 blgp:4
m5909:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:37], v[64:67], 64, v128, v160 cbsz:2 blgp:4
m5910:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:37], v[64:67], -4.0, v128, v160 cbsz:2 blgp:4
m5911:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:35], v[64:71], v[96:99], v128, v160 cbsz:4 blgp:0
m5912:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], a[32:35], v[64:71], v[96:99], v128, v160 cbsz:4 blgp:0
m5913:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:35], a[64:71], v[96:99], v128, v160 cbsz:4 blgp:0
m5914:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], a[32:35], a[64:71], v[96:99], v128, v160 cbsz:4 blgp:0
m5915:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:35], v[64:71], 0, v128, v160 cbsz:4 blgp:0
m5916:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:35], v[64:71], -16, v128, v160 cbsz:4 blgp:0
m5917:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:35], v[64:71], 64, v128, v160 cbsz:4 blgp:0
m5918:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:35], v[64:71], -4.0, v128, v160 cbsz:4 blgp:0
m5919:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:35], v[64:71], a[96:99], v128, v160 cbsz:4 blgp:0
m5920:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], a[32:35], v[64:71], a[96:99], v128, v160 cbsz:4 blgp:0
m5921:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:35], a[64:71], a[96:99], v128, v160 cbsz:4 blgp:0
m5922:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], a[32:35], a[64:71], a[96:99], v128, v160 cbsz:4 blgp:0
m5923:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:35], v[64:71], 0, v128, v160 cbsz:4 blgp:0
m5924:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:35], v[64:71], -16, v128, v160 cbsz:4 blgp:0
m5925:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:35], v[64:71], 64, v128, v160 cbsz:4 blgp:0
m5926:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:35], v[64:71], -4.0, v128, v160 cbsz:4 blgp:0
m5927:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:35], v[64:69], v[96:99], v128, v160 cbsz:4 blgp:2
m5928:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], a[32:35], v[64:69], v[96:99], v128, v160 cbsz:4 blgp:2
m5929:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:35], a[64:69], v[96:99], v128, v160 cbsz:4 blgp:2
m5930:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], a[32:35], a[64:69], v[96:99], v128, v160 cbsz:4 blgp:2
m5931:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:35], v[64:69], 0, v128, v160 cbsz:4 blgp:2
m5932:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:35], v[64:69], -16, v128, v160 cbsz:4 blgp:2
m5933:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:35], v[64:69], 64, v128, v160 cbsz:4 blgp:2
m5934:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:35], v[64:69], -4.0, v128, v160 cbsz:4 blgp:2
m5935:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:35], v[64:69], a[96:99], v128, v160 cbsz:4 blgp:2
m5936:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], a[32:35], v[64:69], a[96:99], v128, v160 cbsz:4 blgp:2
m5937:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:35], a[64:69], a[96:99], v128, v160 cbsz:4 blgp:2
m5938:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], a[32:35], a[64:69], a[96:99], v128, v160 cbsz:4 blgp:2
m5939:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:35], v[64:69], 0, v128, v160 cbsz:4 blgp:2
m5940:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:35], v[64:69], -16, v128, v160 cbsz:4 blgp:2
m5941:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:35], v[64:69], 64, v128, v160 cbsz:4 blgp:2
m5942:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:35], v[64:69], -4.0, v128, v160 cbsz:4 blgp:2
m5943:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:35], v[64:67], v[96:99], v128, v160 cbsz:4 blgp:4
m5944:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], a[32:35], v[64:67], v[96:99], v128, v160 cbsz:4 blgp:4
m5945:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:35], a[64:67], v[96:99], v128, v160 cbsz:4 blgp:4
m5946:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], a[32:35], a[64:67], v[96:99], v128, v160 cbsz:4 blgp:4
m5947:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:35], v[64:67], 0, v128, v160 cbsz:4 blgp:4
m5948:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:35], v[64:67], -16, v128, v160 cbsz:4 blgp:4
m5949:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:35], v[64:67], 64, v128, v160 cbsz:4 blgp:4
m5950:
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[32:35], v[64:67], -4.0, v128, v160 cbsz:4 blgp:4
m5951:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:35], v[64:67], a[96:99], v128, v160 cbsz:4 blgp:4
m5952:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], a[32:35], v[64:67], a[96:99], v128, v160 cbsz:4 blgp:4
m5953:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:35], a[64:67], a[96:99], v128, v160 cbsz:4 blgp:4
m5954:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], a[32:35], a[64:67], a[96:99], v128, v160 cbsz:4 blgp:4
m5955:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:35], v[64:67], 0, v128, v160 cbsz:4 blgp:4
m5956:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:35], v[64:67], -16, v128, v160 cbsz:4 blgp:4
m5957:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:35], v[64:67], 64, v128, v160 cbsz:4 blgp:4
m5958:
v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[32:35], v[64:67], -4.0, v128, v160 cbsz:4 blgp:4
m5959:
global_load_ubyte v0, v[32:33], off offset:4095
m5960:
global_load_ubyte a0, v[32:33], off
m5961:
global_load_ubyte v0, v[32:33], off offset:-4096
m5962:
global_load_ubyte v0, v32, s[32:33] offset:4095
m5963:
global_load_ubyte a0, v32, s[32:33]
m5964:
global_load_ubyte v0, v32, s[32:33]
m5965:
global_load_ubyte v0, v32, vcc
m5966:
global_load_ubyte v0, v32, s[32:33] offset:-4096
m5967:
flat_load_ubyte v0, v[32:33] offset:4095
m5968:
flat_load_ubyte a0, v[32:33]
m5969:
flat_load_ubyte v0, v[32:33] offset:0
m5970:
buffer_load_ubyte v0, off, s[32:35], s48 offset:4095
m5971:
buffer_load_ubyte a0, off, s[32:35], s48
m5972:
buffer_load_ubyte v0, off, s[32:35], s48
m5973:
buffer_load_ubyte v0, off, s[32:35], vcc_lo
m5974:
buffer_load_ubyte v0, off, s[32:35], m0
m5975:
buffer_load_ubyte v0, off, s[32:35], 0
m5976:
buffer_load_ubyte v0, off, s[32:35], -16
m5977:
buffer_load_ubyte v0, off, s[32:35], 64
m5978:
buffer_load_ubyte v0, off, s[32:35], -4.0
m5979:
buffer_load_ubyte v0, off, s[32:35], 0.15915494
m5980:
buffer_load_ubyte v0, off, s[32:35], s48 offset:0
m5981:
buffer_load_ubyte v0, v32, s[32:35], s48 offen offset:4095
m5982:
buffer_load_ubyte a0, v32, s[32:35], s48 offen
m5983:
buffer_load_ubyte v0, v32, s[32:35], s48 offen
m5984:
buffer_load_ubyte v0, v32, s[32:35], vcc_lo offen
m5985:
buffer_load_ubyte v0, v32, s[32:35], m0 offen
m5986:
buffer_load_ubyte v0, v32, s[32:35], 0 offen
m5987:
buffer_load_ubyte v0, v32, s[32:35], -16 offen
m5988:
buffer_load_ubyte v0, v32, s[32:35], 64 offen
m5989:
buffer_load_ubyte v0, v32, s[32:35], -4.0 offen
m5990:
buffer_load_ubyte v0, v32, s[32:35], 0.15915494 offen
m5991:
buffer_load_ubyte v0, v32, s[32:35], s48 offen offset:0
m5992:
buffer_load_ubyte v0, v[32:33], s[32:35], s48 idxen offen offset:4095
m5993:
buffer_load_ubyte a0, v[32:33], s[32:35], s48 idxen offen
m5994:
buffer_load_ubyte v0, v[32:33], s[32:35], s48 idxen offen
m5995:
buffer_load_ubyte v0, v[32:33], s[32:35], vcc_lo idxen offen
m5996:
buffer_load_ubyte v0, v[32:33], s[32:35], m0 idxen offen
m5997:
buffer_load_ubyte v0, v[32:33], s[32:35], 0 idxen offen
m5998:
buffer_load_ubyte v0, v[32:33], s[32:35], -16 idxen offen
m5999:
buffer_load_ubyte v0, v[32:33], s[32:35], 64 idxen offen
m6000:
buffer_load_ubyte v0, v[32:33], s[32:35], -4.0 idxen offen
m6001:
buffer_load_ubyte v0, v[32:33], s[32:35], 0.15915494 idxen offen
m6002:
buffer_load_ubyte v0, v[32:33], s[32:35], s48 idxen offen offset:0
m6003:
scratch_load_ubyte v0, v32, off offset:4095
m6004:
scratch_load_ubyte a0, v32, off
m6005:
scratch_load_ubyte v0, v32, off offset:-4096
m6006:
scratch_load_ubyte v0, off, s32 offset:4095
m6007:
scratch_load_ubyte a0, off, s32
m6008:
scratch_load_ubyte v0, off, s32
m6009:
scratch_load_ubyte v0, off, vcc_lo
m6010:
scratch_load_ubyte v0, off, m0
m6011:
scratch_load_ubyte v0, off, s32 offset:-4096
m6012:
scratch_load_ubyte v0, v32, s32 offset:4095
m6013:
scratch_load_ubyte a0, v32, s32
m6014:
scratch_load_ubyte v0, v32, s32
m6015:
scratch_load_ubyte v0, v32, vcc_lo
m6016:
scratch_load_ubyte v0, v32, m0
m6017:
scratch_load_ubyte v0, v32, s32 offset:-4096
m6018:
scratch_load_ubyte v0, off, off offset:4095
m6019:
scratch_load_ubyte a0, off, off
m6020:
scratch_load_ubyte v0, off, off offset:-4096
m6021:
global_load_sbyte v0, v[32:33], off offset:4095
m6022:
global_load_sbyte a0, v[32:33], off
m6023:
global_load_sbyte v0, v[32:33], off offset:-4096
m6024:
global_load_sbyte v0, v32, s[32:33] offset:4095
m6025:
global_load_sbyte a0, v32, s[32:33]
m6026:
global_load_sbyte v0, v32, s[32:33]
m6027:
global_load_sbyte v0, v32, vcc
m6028:
global_load_sbyte v0, v32, s[32:33] offset:-4096
m6029:
flat_load_sbyte v0, v[32:33] offset:4095
m6030:
flat_load_sbyte a0, v[32:33]
m6031:
flat_load_sbyte v0, v[32:33] offset:0
m6032:
buffer_load_sbyte v0, off, s[32:35], s48 offset:4095
m6033:
buffer_load_sbyte a0, off, s[32:35], s48
m6034:
buffer_load_sbyte v0, off, s[32:35], s48
m6035:
buffer_load_sbyte v0, off, s[32:35], vcc_lo
m6036:
buffer_load_sbyte v0, off, s[32:35], m0
m6037:
buffer_load_sbyte v0, off, s[32:35], 0
m6038:
buffer_load_sbyte v0, off, s[32:35], -16
m6039:
buffer_load_sbyte v0, off, s[32:35], 64
m6040:
buffer_load_sbyte v0, off, s[32:35], -4.0
m6041:
buffer_load_sbyte v0, off, s[32:35], 0.15915494
m6042:
buffer_load_sbyte v0, off, s[32:35], s48 offset:0
m6043:
buffer_load_sbyte v0, v32, s[32:35], s48 offen offset:4095
m6044:
buffer_load_sbyte a0, v32, s[32:35], s48 offen
m6045:
buffer_load_sbyte v0, v32, s[32:35], s48 offen
m6046:
buffer_load_sbyte v0, v32, s[32:35], vcc_lo offen
m6047:
buffer_load_sbyte v0, v32, s[32:35], m0 offen
m6048:
buffer_load_sbyte v0, v32, s[32:35], 0 offen
m6049:
buffer_load_sbyte v0, v32, s[32:35], -16 offen
m6050:
buffer_load_sbyte v0, v32, s[32:35], 64 offen
m6051:
buffer_load_sbyte v0, v32, s[32:35], -4.0 offen
m6052:
buffer_load_sbyte v0, v32, s[32:35], 0.15915494 offen
m6053:
buffer_load_sbyte v0, v32, s[32:35], s48 offen offset:0
m6054:
buffer_load_sbyte v0, v[32:33], s[32:35], s48 idxen offen offset:4095
m6055:
buffer_load_sbyte a0, v[32:33], s[32:35], s48 idxen offen
m6056:
buffer_load_sbyte v0, v[32:33], s[32:35], s48 idxen offen
m6057:
buffer_load_sbyte v0, v[32:33], s[32:35], vcc_lo idxen offen
m6058:
buffer_load_sbyte v0, v[32:33], s[32:35], m0 idxen offen
m6059:
buffer_load_sbyte v0, v[32:33], s[32:35], 0 idxen offen
m6060:
buffer_load_sbyte v0, v[32:33], s[32:35], -16 idxen offen
m6061:
buffer_load_sbyte v0, v[32:33], s[32:35], 64 idxen offen
m6062:
buffer_load_sbyte v0, v[32:33], s[32:35], -4.0 idxen offen
m6063:
buffer_load_sbyte v0, v[32:33], s[32:35], 0.15915494 idxen offen
m6064:
buffer_load_sbyte v0, v[32:33], s[32:35], s48 idxen offen offset:0
m6065:
scratch_load_sbyte v0, v32, off offset:4095
m6066:
scratch_load_sbyte a0, v32, off
m6067:
scratch_load_sbyte v0, v32, off offset:-4096
m6068:
scratch_load_sbyte v0, off, s32 offset:4095
m6069:
scratch_load_sbyte a0, off, s32
m6070:
scratch_load_sbyte v0, off, s32
m6071:
scratch_load_sbyte v0, off, vcc_lo
m6072:
scratch_load_sbyte v0, off, m0
m6073:
scratch_load_sbyte v0, off, s32 offset:-4096
m6074:
scratch_load_sbyte v0, v32, s32 offset:4095
m6075:
scratch_load_sbyte a0, v32, s32
m6076:
scratch_load_sbyte v0, v32, s32
m6077:
scratch_load_sbyte v0, v32, vcc_lo
m6078:
scratch_load_sbyte v0, v32, m0
m6079:
scratch_load_sbyte v0, v32, s32 offset:-4096
m6080:
scratch_load_sbyte v0, off, off offset:4095
m6081:
scratch_load_sbyte a0, off, off
m6082:
scratch_load_sbyte v0, off, off offset:-4096
m6083:
global_load_ushort v0, v[32:33], off offset:4095
m6084:
global_load_ushort a0, v[32:33], off
m6085:
global_load_ushort v0, v[32:33], off offset:-4096
m6086:
global_load_ushort v0, v32, s[32:33] offset:4095
m6087:
global_load_ushort a0, v32, s[32:33]
m6088:
global_load_ushort v0, v32, s[32:33]
m6089:
global_load_ushort v0, v32, vcc
m6090:
global_load_ushort v0, v32, s[32:33] offset:-4096
m6091:
flat_load_ushort v0, v[32:33] offset:4095
m6092:
flat_load_ushort a0, v[32:33]
m6093:
flat_load_ushort v0, v[32:33] offset:0
m6094:
buffer_load_ushort v0, off, s[32:35], s48 offset:4095
m6095:
buffer_load_ushort a0, off, s[32:35], s48
m6096:
buffer_load_ushort v0, off, s[32:35], s48
m6097:
buffer_load_ushort v0, off, s[32:35], vcc_lo
m6098:
buffer_load_ushort v0, off, s[32:35], m0
m6099:
buffer_load_ushort v0, off, s[32:35], 0
m6100:
buffer_load_ushort v0, off, s[32:35], -16
m6101:
buffer_load_ushort v0, off, s[32:35], 64
m6102:
buffer_load_ushort v0, off, s[32:35], -4.0
m6103:
buffer_load_ushort v0, off, s[32:35], 0.15915494
m6104:
buffer_load_ushort v0, off, s[32:35], s48 offset:0
m6105:
buffer_load_ushort v0, v32, s[32:35], s48 offen offset:4095
m6106:
buffer_load_ushort a0, v32, s[32:35], s48 offen
m6107:
buffer_load_ushort v0, v32, s[32:35], s48 offen
m6108:
buffer_load_ushort v0, v32, s[32:35], vcc_lo offen
m6109:
buffer_load_ushort v0, v32, s[32:35], m0 offen
m6110:
buffer_load_ushort v0, v32, s[32:35], 0 offen
m6111:
buffer_load_ushort v0, v32, s[32:35], -16 offen
m6112:
buffer_load_ushort v0, v32, s[32:35], 64 offen
m6113:
buffer_load_ushort v0, v32, s[32:35], -4.0 offen
m6114:
buffer_load_ushort v0, v32, s[32:35], 0.15915494 offen
m6115:
buffer_load_ushort v0, v32, s[32:35], s48 offen offset:0
m6116:
buffer_load_ushort v0, v[32:33], s[32:35], s48 idxen offen offset:4095
m6117:
buffer_load_ushort a0, v[32:33], s[32:35], s48 idxen offen
m6118:
buffer_load_ushort v0, v[32:33], s[32:35], s48 idxen offen
m6119:
buffer_load_ushort v0, v[32:33], s[32:35], vcc_lo idxen offen
m6120:
buffer_load_ushort v0, v[32:33], s[32:35], m0 idxen offen
m6121:
buffer_load_ushort v0, v[32:33], s[32:35], 0 idxen offen
m6122:
buffer_load_ushort v0, v[32:33], s[32:35], -16 idxen offen
m6123:
buffer_load_ushort v0, v[32:33], s[32:35], 64 idxen offen
m6124:
buffer_load_ushort v0, v[32:33], s[32:35], -4.0 idxen offen
m6125:
buffer_load_ushort v0, v[32:33], s[32:35], 0.15915494 idxen offen
m6126:
buffer_load_ushort v0, v[32:33], s[32:35], s48 idxen offen offset:0
m6127:
scratch_load_ushort v0, v32, off offset:4095
m6128:
scratch_load_ushort a0, v32, off
m6129:
scratch_load_ushort v0, v32, off offset:-4096
m6130:
scratch_load_ushort v0, off, s32 offset:4095
m6131:
scratch_load_ushort a0, off, s32
m6132:
scratch_load_ushort v0, off, s32
m6133:
scratch_load_ushort v0, off, vcc_lo
m6134:
scratch_load_ushort v0, off, m0
m6135:
scratch_load_ushort v0, off, s32 offset:-4096
m6136:
scratch_load_ushort v0, v32, s32 offset:4095
m6137:
scratch_load_ushort a0, v32, s32
m6138:
scratch_load_ushort v0, v32, s32
m6139:
scratch_load_ushort v0, v32, vcc_lo
m6140:
scratch_load_ushort v0, v32, m0
m6141:
scratch_load_ushort v0, v32, s32 offset:-4096
m6142:
scratch_load_ushort v0, off, off offset:4095
m6143:
scratch_load_ushort a0, off, off
m6144:
scratch_load_ushort v0, off, off offset:-4096
m6145:
global_load_sshort v0, v[32:33], off offset:4095
m6146:
global_load_sshort a0, v[32:33], off
m6147:
global_load_sshort v0, v[32:33], off offset:-4096
m6148:
global_load_sshort v0, v32, s[32:33] offset:4095
m6149:
global_load_sshort a0, v32, s[32:33]
m6150:
global_load_sshort v0, v32, s[32:33]
m6151:
global_load_sshort v0, v32, vcc
m6152:
global_load_sshort v0, v32, s[32:33] offset:-4096
m6153:
flat_load_sshort v0, v[32:33] offset:4095
m6154:
flat_load_sshort a0, v[32:33]
m6155:
flat_load_sshort v0, v[32:33] offset:0
m6156:
buffer_load_sshort v0, off, s[32:35], s48 offset:4095
m6157:
buffer_load_sshort a0, off, s[32:35], s48
m6158:
buffer_load_sshort v0, off, s[32:35], s48
m6159:
buffer_load_sshort v0, off, s[32:35], vcc_lo
m6160:
buffer_load_sshort v0, off, s[32:35], m0
m6161:
buffer_load_sshort v0, off, s[32:35], 0
m6162:
buffer_load_sshort v0, off, s[32:35], -16
m6163:
buffer_load_sshort v0, off, s[32:35], 64
m6164:
buffer_load_sshort v0, off, s[32:35], -4.0
m6165:
buffer_load_sshort v0, off, s[32:35], 0.15915494
m6166:
buffer_load_sshort v0, off, s[32:35], s48 offset:0
m6167:
buffer_load_sshort v0, v32, s[32:35], s48 offen offset:4095
m6168:
buffer_load_sshort a0, v32, s[32:35], s48 offen
m6169:
buffer_load_sshort v0, v32, s[32:35], s48 offen
m6170:
buffer_load_sshort v0, v32, s[32:35], vcc_lo offen
m6171:
buffer_load_sshort v0, v32, s[32:35], m0 offen
m6172:
buffer_load_sshort v0, v32, s[32:35], 0 offen
m6173:
buffer_load_sshort v0, v32, s[32:35], -16 offen
m6174:
buffer_load_sshort v0, v32, s[32:35], 64 offen
m6175:
buffer_load_sshort v0, v32, s[32:35], -4.0 offen
m6176:
buffer_load_sshort v0, v32, s[32:35], 0.15915494 offen
m6177:
buffer_load_sshort v0, v32, s[32:35], s48 offen offset:0
m6178:
buffer_load_sshort v0, v[32:33], s[32:35], s48 idxen offen offset:4095
m6179:
buffer_load_sshort a0, v[32:33], s[32:35], s48 idxen offen
m6180:
buffer_load_sshort v0, v[32:33], s[32:35], s48 idxen offen
m6181:
buffer_load_sshort v0, v[32:33], s[32:35], vcc_lo idxen offen
m6182:
buffer_load_sshort v0, v[32:33], s[32:35], m0 idxen offen
m6183:
buffer_load_sshort v0, v[32:33], s[32:35], 0 idxen offen
m6184:
buffer_load_sshort v0, v[32:33], s[32:35], -16 idxen offen
m6185:
buffer_load_sshort v0, v[32:33], s[32:35], 64 idxen offen
m6186:
buffer_load_sshort v0, v[32:33], s[32:35], -4.0 idxen offen
m6187:
buffer_load_sshort v0, v[32:33], s[32:35], 0.15915494 idxen offen
m6188:
buffer_load_sshort v0, v[32:33], s[32:35], s48 idxen offen offset:0
m6189:
scratch_load_sshort v0, v32, off offset:4095
m6190:
scratch_load_sshort a0, v32, off
m6191:
scratch_load_sshort v0, v32, off offset:-4096
m6192:
scratch_load_sshort v0, off, s32 offset:4095
m6193:
scratch_load_sshort a0, off, s32
m6194:
scratch_load_sshort v0, off, s32
m6195:
scratch_load_sshort v0, off, vcc_lo
m6196:
scratch_load_sshort v0, off, m0
m6197:
scratch_load_sshort v0, off, s32 offset:-4096
m6198:
scratch_load_sshort v0, v32, s32 offset:4095
m6199:
scratch_load_sshort a0, v32, s32
m6200:
scratch_load_sshort v0, v32, s32
m6201:
scratch_load_sshort v0, v32, vcc_lo
m6202:
scratch_load_sshort v0, v32, m0
m6203:
scratch_load_sshort v0, v32, s32 offset:-4096
m6204:
scratch_load_sshort v0, off, off offset:4095
m6205:
scratch_load_sshort a0, off, off
m6206:
scratch_load_sshort v0, off, off offset:-4096
m6207:
global_load_dword v0, v[32:33], off offset:4095
m6208:
global_load_dword a0, v[32:33], off
m6209:
global_load_dword v0, v[32:33], off offset:-4096
m6210:
global_load_dword v0, v32, s[32:33] offset:4095
m6211:
global_load_dword a0, v32, s[32:33]
m6212:
global_load_dword v0, v32, s[32:33]
m6213:
global_load_dword v0, v32, vcc
m6214:
global_load_dword v0, v32, s[32:33] offset:-4096
m6215:
flat_load_dword v0, v[32:33] offset:4095
m6216:
flat_load_dword a0, v[32:33]
m6217:
flat_load_dword v0, v[32:33] offset:0
m6218:
buffer_load_dword v0, off, s[32:35], s48 offset:4095
m6219:
buffer_load_dword a0, off, s[32:35], s48
m6220:
buffer_load_dword v0, off, s[32:35], s48
m6221:
buffer_load_dword v0, off, s[32:35], vcc_lo
m6222:
buffer_load_dword v0, off, s[32:35], m0
m6223:
buffer_load_dword v0, off, s[32:35], 0
m6224:
buffer_load_dword v0, off, s[32:35], -16
m6225:
buffer_load_dword v0, off, s[32:35], 64
m6226:
buffer_load_dword v0, off, s[32:35], -4.0
m6227:
buffer_load_dword v0, off, s[32:35], 0.15915494
m6228:
buffer_load_dword v0, off, s[32:35], s48 offset:0
m6229:
buffer_load_dword v0, v32, s[32:35], s48 offen offset:4095
m6230:
buffer_load_dword a0, v32, s[32:35], s48 offen
m6231:
buffer_load_dword v0, v32, s[32:35], s48 offen
m6232:
buffer_load_dword v0, v32, s[32:35], vcc_lo offen
m6233:
buffer_load_dword v0, v32, s[32:35], m0 offen
m6234:
buffer_load_dword v0, v32, s[32:35], 0 offen
m6235:
buffer_load_dword v0, v32, s[32:35], -16 offen
m6236:
buffer_load_dword v0, v32, s[32:35], 64 offen
m6237:
buffer_load_dword v0, v32, s[32:35], -4.0 offen
m6238:
buffer_load_dword v0, v32, s[32:35], 0.15915494 offen
m6239:
buffer_load_dword v0, v32, s[32:35], s48 offen offset:0
m6240:
buffer_load_dword v0, v[32:33], s[32:35], s48 idxen offen offset:4095
m6241:
buffer_load_dword a0, v[32:33], s[32:35], s48 idxen offen
m6242:
buffer_load_dword v0, v[32:33], s[32:35], s48 idxen offen
m6243:
buffer_load_dword v0, v[32:33], s[32:35], vcc_lo idxen offen
m6244:
buffer_load_dword v0, v[32:33], s[32:35], m0 idxen offen
m6245:
buffer_load_dword v0, v[32:33], s[32:35], 0 idxen offen
m6246:
buffer_load_dword v0, v[32:33], s[32:35], -16 idxen offen
m6247:
buffer_load_dword v0, v[32:33], s[32:35], 64 idxen offen
m6248:
buffer_load_dword v0, v[32:33], s[32:35], -4.0 idxen offen
m6249:
buffer_load_dword v0, v[32:33], s[32:35], 0.15915494 idxen offen
m6250:
buffer_load_dword v0, v[32:33], s[32:35], s48 idxen offen offset:0
m6251:
buffer_load_dword off, s[16:19], s32 offset:4095 lds
m6252:
buffer_load_dword off, s[16:19], s32 lds
m6253:
buffer_load_dword off, s[16:19], vcc_lo lds
m6254:
buffer_load_dword off, s[16:19], m0 lds
m6255:
buffer_load_dword off, s[16:19], 0 lds
m6256:
buffer_load_dword off, s[16:19], -16 lds
m6257:
buffer_load_dword off, s[16:19], 64 lds
m6258:
buffer_load_dword off, s[16:19], -4.0 lds
m6259:
buffer_load_dword off, s[16:19], 0.15915494 lds
m6260:
buffer_load_dword off, s[16:19], s32 offset:0 lds
m6261:
buffer_load_dword v0, s[16:19], s32 offen offset:4095 lds
m6262:
buffer_load_dword v0, s[16:19], s32 offen lds
m6263:
buffer_load_dword v0, s[16:19], vcc_lo offen lds
m6264:
buffer_load_dword v0, s[16:19], m0 offen lds
m6265:
buffer_load_dword v0, s[16:19], 0 offen lds
m6266:
buffer_load_dword v0, s[16:19], -16 offen lds
m6267:
buffer_load_dword v0, s[16:19], 64 offen lds
m6268:
buffer_load_dword v0, s[16:19], -4.0 offen lds
m6269:
buffer_load_dword v0, s[16:19], 0.15915494 offen lds
m6270:
buffer_load_dword v0, s[16:19], s32 offen offset:0 lds
m6271:
buffer_load_dword v[0:1], s[16:19], s32 idxen offen offset:4095 lds
m6272:
buffer_load_dword v[0:1], s[16:19], s32 idxen offen lds
m6273:
buffer_load_dword v[0:1], s[16:19], vcc_lo idxen offen lds
m6274:
buffer_load_dword v[0:1], s[16:19], m0 idxen offen lds
m6275:
buffer_load_dword v[0:1], s[16:19], 0 idxen offen lds
m6276:
buffer_load_dword v[0:1], s[16:19], -16 idxen offen lds
m6277:
buffer_load_dword v[0:1], s[16:19], 64 idxen offen lds
m6278:
buffer_load_dword v[0:1], s[16:19], -4.0 idxen offen lds
m6279:
buffer_load_dword v[0:1], s[16:19], 0.15915494 idxen offen lds
m6280:
buffer_load_dword v[0:1], s[16:19], s32 idxen offen offset:0 lds
m6281:
scratch_load_dword v0, v32, off offset:4095
m6282:
scratch_load_dword a0, v32, off
m6283:
scratch_load_dword v0, v32, off offset:-4096
m6284:
scratch_load_dword v0, off, s32 offset:4095
m6285:
scratch_load_dword a0, off, s32
m6286:
scratch_load_dword v0, off, s32
m6287:
scratch_load_dword v0, off, vcc_lo
m6288:
scratch_load_dword v0, off, m0
m6289:
scratch_load_dword v0, off, s32 offset:-4096
m6290:
scratch_load_dword v0, v32, s32 offset:4095
m6291:
scratch_load_dword a0, v32, s32
m6292:
scratch_load_dword v0, v32, s32
m6293:
scratch_load_dword v0, v32, vcc_lo
m6294:
scratch_load_dword v0, v32, m0
m6295:
scratch_load_dword v0, v32, s32 offset:-4096
m6296:
scratch_load_dword v0, off, off offset:4095
m6297:
scratch_load_dword a0, off, off
m6298:
scratch_load_dword v0, off, off offset:-4096
m6299:
global_load_dwordx2 v[0:1], v[32:33], off offset:4095
m6300:
global_load_dwordx2 a[0:1], v[32:33], off
m6301:
global_load_dwordx2 v[0:1], v[32:33], off offset:-4096
m6302:
global_load_dwordx2 v[0:1], v32, s[32:33] offset:4095
m6303:
global_load_dwordx2 a[0:1], v32, s[32:33]
m6304:
global_load_dwordx2 v[0:1], v32, s[32:33]
m6305:
global_load_dwordx2 v[0:1], v32, vcc
m6306:
global_load_dwordx2 v[0:1], v32, s[32:33] offset:-4096
m6307:
flat_load_dwordx2 v[0:1], v[32:33] offset:4095
m6308:
flat_load_dwordx2 a[0:1], v[32:33]
m6309:
flat_load_dwordx2 v[0:1], v[32:33] offset:0
m6310:
buffer_load_dwordx2 v[0:1], off, s[32:35], s48 offset:4095
m6311:
buffer_load_dwordx2 a[0:1], off, s[32:35], s48
m6312:
buffer_load_dwordx2 v[0:1], off, s[32:35], s48
m6313:
buffer_load_dwordx2 v[0:1], off, s[32:35], vcc_lo
m6314:
buffer_load_dwordx2 v[0:1], off, s[32:35], m0
m6315:
buffer_load_dwordx2 v[0:1], off, s[32:35], 0
m6316:
buffer_load_dwordx2 v[0:1], off, s[32:35], -16
m6317:
buffer_load_dwordx2 v[0:1], off, s[32:35], 64
m6318:
buffer_load_dwordx2 v[0:1], off, s[32:35], -4.0
m6319:
buffer_load_dwordx2 v[0:1], off, s[32:35], 0.15915494
m6320:
buffer_load_dwordx2 v[0:1], off, s[32:35], s48 offset:0
m6321:
buffer_load_dwordx2 v[0:1], v32, s[32:35], s48 offen offset:4095
m6322:
buffer_load_dwordx2 a[0:1], v32, s[32:35], s48 offen
m6323:
buffer_load_dwordx2 v[0:1], v32, s[32:35], s48 offen
m6324:
buffer_load_dwordx2 v[0:1], v32, s[32:35], vcc_lo offen
m6325:
buffer_load_dwordx2 v[0:1], v32, s[32:35], m0 offen
m6326:
buffer_load_dwordx2 v[0:1], v32, s[32:35], 0 offen
m6327:
buffer_load_dwordx2 v[0:1], v32, s[32:35], -16 offen
m6328:
buffer_load_dwordx2 v[0:1], v32, s[32:35], 64 offen
m6329:
buffer_load_dwordx2 v[0:1], v32, s[32:35], -4.0 offen
m6330:
buffer_load_dwordx2 v[0:1], v32, s[32:35], 0.15915494 offen
m6331:
buffer_load_dwordx2 v[0:1], v32, s[32:35], s48 offen offset:0
m6332:
buffer_load_dwordx2 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:4095
m6333:
buffer_load_dwordx2 a[0:1], v[32:33], s[32:35], s48 idxen offen
m6334:
buffer_load_dwordx2 v[0:1], v[32:33], s[32:35], s48 idxen offen
m6335:
buffer_load_dwordx2 v[0:1], v[32:33], s[32:35], vcc_lo idxen offen
m6336:
buffer_load_dwordx2 v[0:1], v[32:33], s[32:35], m0 idxen offen
m6337:
buffer_load_dwordx2 v[0:1], v[32:33], s[32:35], 0 idxen offen
m6338:
buffer_load_dwordx2 v[0:1], v[32:33], s[32:35], -16 idxen offen
m6339:
buffer_load_dwordx2 v[0:1], v[32:33], s[32:35], 64 idxen offen
m6340:
buffer_load_dwordx2 v[0:1], v[32:33], s[32:35], -4.0 idxen offen
m6341:
buffer_load_dwordx2 v[0:1], v[32:33], s[32:35], 0.15915494 idxen offen
m6342:
buffer_load_dwordx2 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:0
m6343:
scratch_load_dwordx2 v[0:1], v32, off offset:4095
m6344:
scratch_load_dwordx2 a[0:1], v32, off
m6345:
scratch_load_dwordx2 v[0:1], v32, off offset:-4096
m6346:
scratch_load_dwordx2 v[0:1], off, s32 offset:4095
m6347:
scratch_load_dwordx2 a[0:1], off, s32
m6348:
scratch_load_dwordx2 v[0:1], off, s32
m6349:
scratch_load_dwordx2 v[0:1], off, vcc_lo
m6350:
scratch_load_dwordx2 v[0:1], off, m0
m6351:
scratch_load_dwordx2 v[0:1], off, s32 offset:-4096
m6352:
scratch_load_dwordx2 v[0:1], v32, s32 offset:4095
m6353:
scratch_load_dwordx2 a[0:1], v32, s32
m6354:
scratch_load_dwordx2 v[0:1], v32, s32
m6355:
scratch_load_dwordx2 v[0:1], v32, vcc_lo
m6356:
scratch_load_dwordx2 v[0:1], v32, m0
m6357:
scratch_load_dwordx2 v[0:1], v32, s32 offset:-4096
m6358:
scratch_load_dwordx2 v[0:1], off, off offset:4095
m6359:
scratch_load_dwordx2 a[0:1], off, off
m6360:
scratch_load_dwordx2 v[0:1], off, off offset:-4096
m6361:
global_load_dwordx3 v[0:2], v[32:33], off offset:4095
m6362:
global_load_dwordx3 a[0:2], v[32:33], off
m6363:
global_load_dwordx3 v[0:2], v[32:33], off offset:-4096
m6364:
global_load_dwordx3 v[0:2], v32, s[32:33] offset:4095
m6365:
global_load_dwordx3 a[0:2], v32, s[32:33]
m6366:
global_load_dwordx3 v[0:2], v32, s[32:33]
m6367:
global_load_dwordx3 v[0:2], v32, vcc
m6368:
global_load_dwordx3 v[0:2], v32, s[32:33] offset:-4096
m6369:
flat_load_dwordx3 v[0:2], v[32:33] offset:4095
m6370:
flat_load_dwordx3 a[0:2], v[32:33]
m6371:
flat_load_dwordx3 v[0:2], v[32:33] offset:0
m6372:
buffer_load_dwordx3 v[0:2], off, s[32:35], s48 offset:4095
m6373:
buffer_load_dwordx3 a[0:2], off, s[32:35], s48
m6374:
buffer_load_dwordx3 v[0:2], off, s[32:35], s48
m6375:
buffer_load_dwordx3 v[0:2], off, s[32:35], vcc_lo
m6376:
buffer_load_dwordx3 v[0:2], off, s[32:35], m0
m6377:
buffer_load_dwordx3 v[0:2], off, s[32:35], 0
m6378:
buffer_load_dwordx3 v[0:2], off, s[32:35], -16
m6379:
buffer_load_dwordx3 v[0:2], off, s[32:35], 64
m6380:
buffer_load_dwordx3 v[0:2], off, s[32:35], -4.0
m6381:
buffer_load_dwordx3 v[0:2], off, s[32:35], 0.15915494
m6382:
buffer_load_dwordx3 v[0:2], off, s[32:35], s48 offset:0
m6383:
buffer_load_dwordx3 v[0:2], v32, s[32:35], s48 offen offset:4095
m6384:
buffer_load_dwordx3 a[0:2], v32, s[32:35], s48 offen
m6385:
buffer_load_dwordx3 v[0:2], v32, s[32:35], s48 offen
m6386:
buffer_load_dwordx3 v[0:2], v32, s[32:35], vcc_lo offen
m6387:
buffer_load_dwordx3 v[0:2], v32, s[32:35], m0 offen
m6388:
buffer_load_dwordx3 v[0:2], v32, s[32:35], 0 offen
m6389:
buffer_load_dwordx3 v[0:2], v32, s[32:35], -16 offen
m6390:
buffer_load_dwordx3 v[0:2], v32, s[32:35], 64 offen
m6391:
buffer_load_dwordx3 v[0:2], v32, s[32:35], -4.0 offen
m6392:
buffer_load_dwordx3 v[0:2], v32, s[32:35], 0.15915494 offen
m6393:
buffer_load_dwordx3 v[0:2], v32, s[32:35], s48 offen offset:0
m6394:
buffer_load_dwordx3 v[0:2], v[32:33], s[32:35], s48 idxen offen offset:4095
m6395:
buffer_load_dwordx3 a[0:2], v[32:33], s[32:35], s48 idxen offen
m6396:
buffer_load_dwordx3 v[0:2], v[32:33], s[32:35], s48 idxen offen
m6397:
buffer_load_dwordx3 v[0:2], v[32:33], s[32:35], vcc_lo idxen offen
m6398:
buffer_load_dwordx3 v[0:2], v[32:33], s[32:35], m0 idxen offen
m6399:
buffer_load_dwordx3 v[0:2], v[32:33], s[32:35], 0 idxen offen
m6400:
buffer_load_dwordx3 v[0:2], v[32:33], s[32:35], -16 idxen offen
m6401:
buffer_load_dwordx3 v[0:2], v[32:33], s[32:35], 64 idxen offen
m6402:
buffer_load_dwordx3 v[0:2], v[32:33], s[32:35], -4.0 idxen offen
m6403:
buffer_load_dwordx3 v[0:2], v[32:33], s[32:35], 0.15915494 idxen offen
m6404:
buffer_load_dwordx3 v[0:2], v[32:33], s[32:35], s48 idxen offen offset:0
m6405:
buffer_load_dwordx3 off, s[16:19], s32 offset:4095 lds
m6406:
buffer_load_dwordx3 off, s[16:19], s32 lds
m6407:
buffer_load_dwordx3 off, s[16:19], vcc_lo lds
m6408:
buffer_load_dwordx3 off, s[16:19], m0 lds
m6409:
buffer_load_dwordx3 off, s[16:19], 0 lds
m6410:
buffer_load_dwordx3 off, s[16:19], -16 lds
m6411:
buffer_load_dwordx3 off, s[16:19], 64 lds
m6412:
buffer_load_dwordx3 off, s[16:19], -4.0 lds
m6413:
buffer_load_dwordx3 off, s[16:19], 0.15915494 lds
m6414:
buffer_load_dwordx3 off, s[16:19], s32 offset:0 lds
m6415:
buffer_load_dwordx3 v0, s[16:19], s32 offen offset:4095 lds
m6416:
buffer_load_dwordx3 v0, s[16:19], s32 offen lds
m6417:
buffer_load_dwordx3 v0, s[16:19], vcc_lo offen lds
m6418:
buffer_load_dwordx3 v0, s[16:19], m0 offen lds
m6419:
buffer_load_dwordx3 v0, s[16:19], 0 offen lds
m6420:
buffer_load_dwordx3 v0, s[16:19], -16 offen lds
m6421:
buffer_load_dwordx3 v0, s[16:19], 64 offen lds
m6422:
buffer_load_dwordx3 v0, s[16:19], -4.0 offen lds
m6423:
buffer_load_dwordx3 v0, s[16:19], 0.15915494 offen lds
m6424:
buffer_load_dwordx3 v0, s[16:19], s32 offen offset:0 lds
m6425:
buffer_load_dwordx3 v[0:1], s[16:19], s32 idxen offen offset:4095 lds
m6426:
buffer_load_dwordx3 v[0:1], s[16:19], s32 idxen offen lds
m6427:
buffer_load_dwordx3 v[0:1], s[16:19], vcc_lo idxen offen lds
m6428:
buffer_load_dwordx3 v[0:1], s[16:19], m0 idxen offen lds
m6429:
buffer_load_dwordx3 v[0:1], s[16:19], 0 idxen offen lds
m6430:
buffer_load_dwordx3 v[0:1], s[16:19], -16 idxen offen lds
m6431:
buffer_load_dwordx3 v[0:1], s[16:19], 64 idxen offen lds
m6432:
buffer_load_dwordx3 v[0:1], s[16:19], -4.0 idxen offen lds
m6433:
buffer_load_dwordx3 v[0:1], s[16:19], 0.15915494 idxen offen lds
m6434:
buffer_load_dwordx3 v[0:1], s[16:19], s32 idxen offen offset:0 lds
m6435:
scratch_load_dwordx3 v[0:2], v32, off offset:4095
m6436:
scratch_load_dwordx3 a[0:2], v32, off
m6437:
scratch_load_dwordx3 v[0:2], v32, off offset:-4096
m6438:
scratch_load_dwordx3 v[0:2], off, s32 offset:4095
m6439:
scratch_load_dwordx3 a[0:2], off, s32
m6440:
scratch_load_dwordx3 v[0:2], off, s32
m6441:
scratch_load_dwordx3 v[0:2], off, vcc_lo
m6442:
scratch_load_dwordx3 v[0:2], off, m0
m6443:
scratch_load_dwordx3 v[0:2], off, s32 offset:-4096
m6444:
scratch_load_dwordx3 v[0:2], v32, s32 offset:4095
m6445:
scratch_load_dwordx3 a[0:2], v32, s32
m6446:
scratch_load_dwordx3 v[0:2], v32, s32
m6447:
scratch_load_dwordx3 v[0:2], v32, vcc_lo
m6448:
scratch_load_dwordx3 v[0:2], v32, m0
m6449:
scratch_load_dwordx3 v[0:2], v32, s32 offset:-4096
m6450:
scratch_load_dwordx3 v[0:2], off, off offset:4095
m6451:
scratch_load_dwordx3 a[0:2], off, off
m6452:
scratch_load_dwordx3 v[0:2], off, off offset:-4096
m6453:
global_load_dwordx4 v[0:3], v[32:33], off offset:4095
m6454:
global_load_dwordx4 a[0:3], v[32:33], off
m6455:
global_load_dwordx4 v[0:3], v[32:33], off offset:-4096
m6456:
global_load_dwordx4 v[0:3], v32, s[32:33] offset:4095
m6457:
global_load_dwordx4 a[0:3], v32, s[32:33]
m6458:
global_load_dwordx4 v[0:3], v32, s[32:33]
m6459:
global_load_dwordx4 v[0:3], v32, vcc
m6460:
global_load_dwordx4 v[0:3], v32, s[32:33] offset:-4096
m6461:
flat_load_dwordx4 v[0:3], v[32:33] offset:4095
m6462:
flat_load_dwordx4 a[0:3], v[32:33]
m6463:
flat_load_dwordx4 v[0:3], v[32:33] offset:0
m6464:
buffer_load_dwordx4 v[0:3], off, s[32:35], s48 offset:4095
m6465:
buffer_load_dwordx4 a[0:3], off, s[32:35], s48
m6466:
buffer_load_dwordx4 v[0:3], off, s[32:35], s48
m6467:
buffer_load_dwordx4 v[0:3], off, s[32:35], vcc_lo
m6468:
buffer_load_dwordx4 v[0:3], off, s[32:35], m0
m6469:
buffer_load_dwordx4 v[0:3], off, s[32:35], 0
m6470:
buffer_load_dwordx4 v[0:3], off, s[32:35], -16
m6471:
buffer_load_dwordx4 v[0:3], off, s[32:35], 64
m6472:
buffer_load_dwordx4 v[0:3], off, s[32:35], -4.0
m6473:
buffer_load_dwordx4 v[0:3], off, s[32:35], 0.15915494
m6474:
buffer_load_dwordx4 v[0:3], off, s[32:35], s48 offset:0
m6475:
buffer_load_dwordx4 v[0:3], v32, s[32:35], s48 offen offset:4095
m6476:
buffer_load_dwordx4 a[0:3], v32, s[32:35], s48 offen
m6477:
buffer_load_dwordx4 v[0:3], v32, s[32:35], s48 offen
m6478:
buffer_load_dwordx4 v[0:3], v32, s[32:35], vcc_lo offen
m6479:
buffer_load_dwordx4 v[0:3], v32, s[32:35], m0 offen
m6480:
buffer_load_dwordx4 v[0:3], v32, s[32:35], 0 offen
m6481:
buffer_load_dwordx4 v[0:3], v32, s[32:35], -16 offen
m6482:
buffer_load_dwordx4 v[0:3], v32, s[32:35], 64 offen
m6483:
buffer_load_dwordx4 v[0:3], v32, s[32:35], -4.0 offen
m6484:
buffer_load_dwordx4 v[0:3], v32, s[32:35], 0.15915494 offen
m6485:
buffer_load_dwordx4 v[0:3], v32, s[32:35], s48 offen offset:0
m6486:
buffer_load_dwordx4 v[0:3], v[32:33], s[32:35], s48 idxen offen offset:4095
m6487:
buffer_load_dwordx4 a[0:3], v[32:33], s[32:35], s48 idxen offen
m6488:
buffer_load_dwordx4 v[0:3], v[32:33], s[32:35], s48 idxen offen
m6489:
buffer_load_dwordx4 v[0:3], v[32:33], s[32:35], vcc_lo idxen offen
m6490:
buffer_load_dwordx4 v[0:3], v[32:33], s[32:35], m0 idxen offen
m6491:
buffer_load_dwordx4 v[0:3], v[32:33], s[32:35], 0 idxen offen
m6492:
buffer_load_dwordx4 v[0:3], v[32:33], s[32:35], -16 idxen offen
m6493:
buffer_load_dwordx4 v[0:3], v[32:33], s[32:35], 64 idxen offen
m6494:
buffer_load_dwordx4 v[0:3], v[32:33], s[32:35], -4.0 idxen offen
m6495:
buffer_load_dwordx4 v[0:3], v[32:33], s[32:35], 0.15915494 idxen offen
m6496:
buffer_load_dwordx4 v[0:3], v[32:33], s[32:35], s48 idxen offen offset:0
m6497:
buffer_load_dwordx4 off, s[16:19], s32 offset:4095 lds
m6498:
buffer_load_dwordx4 off, s[16:19], s32 lds
m6499:
buffer_load_dwordx4 off, s[16:19], vcc_lo lds
m6500:
buffer_load_dwordx4 off, s[16:19], m0 lds
m6501:
buffer_load_dwordx4 off, s[16:19], 0 lds
m6502:
buffer_load_dwordx4 off, s[16:19], -16 lds
m6503:
buffer_load_dwordx4 off, s[16:19], 64 lds
m6504:
buffer_load_dwordx4 off, s[16:19], -4.0 lds
m6505:
buffer_load_dwordx4 off, s[16:19], 0.15915494 lds
m6506:
buffer_load_dwordx4 off, s[16:19], s32 offset:0 lds
m6507:
buffer_load_dwordx4 v0, s[16:19], s32 offen offset:4095 lds
m6508:
buffer_load_dwordx4 v0, s[16:19], s32 offen lds
m6509:
buffer_load_dwordx4 v0, s[16:19], vcc_lo offen lds
m6510:
buffer_load_dwordx4 v0, s[16:19], m0 offen lds
m6511:
buffer_load_dwordx4 v0, s[16:19], 0 offen lds
m6512:
buffer_load_dwordx4 v0, s[16:19], -16 offen lds
m6513:
buffer_load_dwordx4 v0, s[16:19], 64 offen lds
m6514:
buffer_load_dwordx4 v0, s[16:19], -4.0 offen lds
m6515:
buffer_load_dwordx4 v0, s[16:19], 0.15915494 offen lds
m6516:
buffer_load_dwordx4 v0, s[16:19], s32 offen offset:0 lds
m6517:
buffer_load_dwordx4 v[0:1], s[16:19], s32 idxen offen offset:4095 lds
m6518:
buffer_load_dwordx4 v[0:1], s[16:19], s32 idxen offen lds
m6519:
buffer_load_dwordx4 v[0:1], s[16:19], vcc_lo idxen offen lds
m6520:
buffer_load_dwordx4 v[0:1], s[16:19], m0 idxen offen lds
m6521:
buffer_load_dwordx4 v[0:1], s[16:19], 0 idxen offen lds
m6522:
buffer_load_dwordx4 v[0:1], s[16:19], -16 idxen offen lds
m6523:
buffer_load_dwordx4 v[0:1], s[16:19], 64 idxen offen lds
m6524:
buffer_load_dwordx4 v[0:1], s[16:19], -4.0 idxen offen lds
m6525:
buffer_load_dwordx4 v[0:1], s[16:19], 0.15915494 idxen offen lds
m6526:
buffer_load_dwordx4 v[0:1], s[16:19], s32 idxen offen offset:0 lds
m6527:
scratch_load_dwordx4 v[0:3], v32, off offset:4095
m6528:
scratch_load_dwordx4 a[0:3], v32, off
m6529:
scratch_load_dwordx4 v[0:3], v32, off offset:-4096
m6530:
scratch_load_dwordx4 v[0:3], off, s32 offset:4095
m6531:
scratch_load_dwordx4 a[0:3], off, s32
m6532:
scratch_load_dwordx4 v[0:3], off, s32
m6533:
scratch_load_dwordx4 v[0:3], off, vcc_lo
m6534:
scratch_load_dwordx4 v[0:3], off, m0
m6535:
scratch_load_dwordx4 v[0:3], off, s32 offset:-4096
m6536:
scratch_load_dwordx4 v[0:3], v32, s32 offset:4095
m6537:
scratch_load_dwordx4 a[0:3], v32, s32
m6538:
scratch_load_dwordx4 v[0:3], v32, s32
m6539:
scratch_load_dwordx4 v[0:3], v32, vcc_lo
m6540:
scratch_load_dwordx4 v[0:3], v32, m0
m6541:
scratch_load_dwordx4 v[0:3], v32, s32 offset:-4096
m6542:
scratch_load_dwordx4 v[0:3], off, off offset:4095
m6543:
scratch_load_dwordx4 a[0:3], off, off
m6544:
scratch_load_dwordx4 v[0:3], off, off offset:-4096
m6545:
global_load_ubyte_d16 v0, v[32:33], off offset:4095
m6546:
global_load_ubyte_d16 a0, v[32:33], off
m6547:
global_load_ubyte_d16 v0, v[32:33], off offset:-4096
m6548:
global_load_ubyte_d16 v0, v32, s[32:33] offset:4095
m6549:
global_load_ubyte_d16 a0, v32, s[32:33]
m6550:
global_load_ubyte_d16 v0, v32, s[32:33]
m6551:
global_load_ubyte_d16 v0, v32, vcc
m6552:
global_load_ubyte_d16 v0, v32, s[32:33] offset:-4096
m6553:
flat_load_ubyte_d16 v0, v[32:33] offset:4095
m6554:
flat_load_ubyte_d16 a0, v[32:33]
m6555:
flat_load_ubyte_d16 v0, v[32:33] offset:0
m6556:
buffer_load_ubyte_d16 v0, off, s[32:35], s48 offset:4095
m6557:
buffer_load_ubyte_d16 a0, off, s[32:35], s48
m6558:
buffer_load_ubyte_d16 v0, off, s[32:35], s48
m6559:
buffer_load_ubyte_d16 v0, off, s[32:35], vcc_lo
m6560:
buffer_load_ubyte_d16 v0, off, s[32:35], m0
m6561:
buffer_load_ubyte_d16 v0, off, s[32:35], 0
m6562:
buffer_load_ubyte_d16 v0, off, s[32:35], -16
m6563:
buffer_load_ubyte_d16 v0, off, s[32:35], 64
m6564:
buffer_load_ubyte_d16 v0, off, s[32:35], -4.0
m6565:
buffer_load_ubyte_d16 v0, off, s[32:35], 0.15915494
m6566:
buffer_load_ubyte_d16 v0, off, s[32:35], s48 offset:0
m6567:
buffer_load_ubyte_d16 v0, v32, s[32:35], s48 offen offset:4095
m6568:
buffer_load_ubyte_d16 a0, v32, s[32:35], s48 offen
m6569:
buffer_load_ubyte_d16 v0, v32, s[32:35], s48 offen
m6570:
buffer_load_ubyte_d16 v0, v32, s[32:35], vcc_lo offen
m6571:
buffer_load_ubyte_d16 v0, v32, s[32:35], m0 offen
m6572:
buffer_load_ubyte_d16 v0, v32, s[32:35], 0 offen
m6573:
buffer_load_ubyte_d16 v0, v32, s[32:35], -16 offen
m6574:
buffer_load_ubyte_d16 v0, v32, s[32:35], 64 offen
m6575:
buffer_load_ubyte_d16 v0, v32, s[32:35], -4.0 offen
m6576:
buffer_load_ubyte_d16 v0, v32, s[32:35], 0.15915494 offen
m6577:
buffer_load_ubyte_d16 v0, v32, s[32:35], s48 offen offset:0
m6578:
buffer_load_ubyte_d16 v0, v[32:33], s[32:35], s48 idxen offen offset:4095
m6579:
buffer_load_ubyte_d16 a0, v[32:33], s[32:35], s48 idxen offen
m6580:
buffer_load_ubyte_d16 v0, v[32:33], s[32:35], s48 idxen offen
m6581:
buffer_load_ubyte_d16 v0, v[32:33], s[32:35], vcc_lo idxen offen
m6582:
buffer_load_ubyte_d16 v0, v[32:33], s[32:35], m0 idxen offen
m6583:
buffer_load_ubyte_d16 v0, v[32:33], s[32:35], 0 idxen offen
m6584:
buffer_load_ubyte_d16 v0, v[32:33], s[32:35], -16 idxen offen
m6585:
buffer_load_ubyte_d16 v0, v[32:33], s[32:35], 64 idxen offen
m6586:
buffer_load_ubyte_d16 v0, v[32:33], s[32:35], -4.0 idxen offen
m6587:
buffer_load_ubyte_d16 v0, v[32:33], s[32:35], 0.15915494 idxen offen
m6588:
buffer_load_ubyte_d16 v0, v[32:33], s[32:35], s48 idxen offen offset:0
m6589:
scratch_load_ubyte_d16 v0, v32, off offset:4095
m6590:
scratch_load_ubyte_d16 a0, v32, off
m6591:
scratch_load_ubyte_d16 v0, v32, off offset:-4096
m6592:
scratch_load_ubyte_d16 v0, off, s32 offset:4095
m6593:
scratch_load_ubyte_d16 a0, off, s32
m6594:
scratch_load_ubyte_d16 v0, off, s32
m6595:
scratch_load_ubyte_d16 v0, off, vcc_lo
m6596:
scratch_load_ubyte_d16 v0, off, m0
m6597:
scratch_load_ubyte_d16 v0, off, s32 offset:-4096
m6598:
scratch_load_ubyte_d16 v0, v32, s32 offset:4095
m6599:
scratch_load_ubyte_d16 a0, v32, s32
m6600:
scratch_load_ubyte_d16 v0, v32, s32
m6601:
scratch_load_ubyte_d16 v0, v32, vcc_lo
m6602:
scratch_load_ubyte_d16 v0, v32, m0
m6603:
scratch_load_ubyte_d16 v0, v32, s32 offset:-4096
m6604:
scratch_load_ubyte_d16 v0, off, off offset:4095
m6605:
scratch_load_ubyte_d16 a0, off, off
m6606:
scratch_load_ubyte_d16 v0, off, off offset:-4096
m6607:
global_load_sbyte_d16 v0, v[32:33], off offset:4095
m6608:
global_load_sbyte_d16 a0, v[32:33], off
m6609:
global_load_sbyte_d16 v0, v[32:33], off offset:-4096
m6610:
global_load_sbyte_d16 v0, v32, s[32:33] offset:4095
m6611:
global_load_sbyte_d16 a0, v32, s[32:33]
m6612:
global_load_sbyte_d16 v0, v32, s[32:33]
m6613:
global_load_sbyte_d16 v0, v32, vcc
m6614:
global_load_sbyte_d16 v0, v32, s[32:33] offset:-4096
m6615:
flat_load_sbyte_d16 v0, v[32:33] offset:4095
m6616:
flat_load_sbyte_d16 a0, v[32:33]
m6617:
flat_load_sbyte_d16 v0, v[32:33] offset:0
m6618:
buffer_load_sbyte_d16 v0, off, s[32:35], s48 offset:4095
m6619:
buffer_load_sbyte_d16 a0, off, s[32:35], s48
m6620:
buffer_load_sbyte_d16 v0, off, s[32:35], s48
m6621:
buffer_load_sbyte_d16 v0, off, s[32:35], vcc_lo
m6622:
buffer_load_sbyte_d16 v0, off, s[32:35], m0
m6623:
buffer_load_sbyte_d16 v0, off, s[32:35], 0
m6624:
buffer_load_sbyte_d16 v0, off, s[32:35], -16
m6625:
buffer_load_sbyte_d16 v0, off, s[32:35], 64
m6626:
buffer_load_sbyte_d16 v0, off, s[32:35], -4.0
m6627:
buffer_load_sbyte_d16 v0, off, s[32:35], 0.15915494
m6628:
buffer_load_sbyte_d16 v0, off, s[32:35], s48 offset:0
m6629:
buffer_load_sbyte_d16 v0, v32, s[32:35], s48 offen offset:4095
m6630:
buffer_load_sbyte_d16 a0, v32, s[32:35], s48 offen
m6631:
buffer_load_sbyte_d16 v0, v32, s[32:35], s48 offen
m6632:
buffer_load_sbyte_d16 v0, v32, s[32:35], vcc_lo offen
m6633:
buffer_load_sbyte_d16 v0, v32, s[32:35], m0 offen
m6634:
buffer_load_sbyte_d16 v0, v32, s[32:35], 0 offen
m6635:
buffer_load_sbyte_d16 v0, v32, s[32:35], -16 offen
m6636:
buffer_load_sbyte_d16 v0, v32, s[32:35], 64 offen
m6637:
buffer_load_sbyte_d16 v0, v32, s[32:35], -4.0 offen
m6638:
buffer_load_sbyte_d16 v0, v32, s[32:35], 0.15915494 offen
m6639:
buffer_load_sbyte_d16 v0, v32, s[32:35], s48 offen offset:0
m6640:
buffer_load_sbyte_d16 v0, v[32:33], s[32:35], s48 idxen offen offset:4095
m6641:
buffer_load_sbyte_d16 a0, v[32:33], s[32:35], s48 idxen offen
m6642:
buffer_load_sbyte_d16 v0, v[32:33], s[32:35], s48 idxen offen
m6643:
buffer_load_sbyte_d16 v0, v[32:33], s[32:35], vcc_lo idxen offen
m6644:
buffer_load_sbyte_d16 v0, v[32:33], s[32:35], m0 idxen offen
m6645:
buffer_load_sbyte_d16 v0, v[32:33], s[32:35], 0 idxen offen
m6646:
buffer_load_sbyte_d16 v0, v[32:33], s[32:35], -16 idxen offen
m6647:
buffer_load_sbyte_d16 v0, v[32:33], s[32:35], 64 idxen offen
m6648:
buffer_load_sbyte_d16 v0, v[32:33], s[32:35], -4.0 idxen offen
m6649:
buffer_load_sbyte_d16 v0, v[32:33], s[32:35], 0.15915494 idxen offen
m6650:
buffer_load_sbyte_d16 v0, v[32:33], s[32:35], s48 idxen offen offset:0
m6651:
scratch_load_sbyte_d16 v0, v32, off offset:4095
m6652:
scratch_load_sbyte_d16 a0, v32, off
m6653:
scratch_load_sbyte_d16 v0, v32, off offset:-4096
m6654:
scratch_load_sbyte_d16 v0, off, s32 offset:4095
m6655:
scratch_load_sbyte_d16 a0, off, s32
m6656:
scratch_load_sbyte_d16 v0, off, s32
m6657:
scratch_load_sbyte_d16 v0, off, vcc_lo
m6658:
scratch_load_sbyte_d16 v0, off, m0
m6659:
scratch_load_sbyte_d16 v0, off, s32 offset:-4096
m6660:
scratch_load_sbyte_d16 v0, v32, s32 offset:4095
m6661:
scratch_load_sbyte_d16 a0, v32, s32
m6662:
scratch_load_sbyte_d16 v0, v32, s32
m6663:
scratch_load_sbyte_d16 v0, v32, vcc_lo
m6664:
scratch_load_sbyte_d16 v0, v32, m0
m6665:
scratch_load_sbyte_d16 v0, v32, s32 offset:-4096
m6666:
scratch_load_sbyte_d16 v0, off, off offset:4095
m6667:
scratch_load_sbyte_d16 a0, off, off
m6668:
scratch_load_sbyte_d16 v0, off, off offset:-4096
m6669:
global_load_short_d16 v0, v[32:33], off offset:4095
m6670:
global_load_short_d16 a0, v[32:33], off
m6671:
global_load_short_d16 v0, v[32:33], off offset:-4096
m6672:
global_load_short_d16 v0, v32, s[32:33] offset:4095
m6673:
global_load_short_d16 a0, v32, s[32:33]
m6674:
global_load_short_d16 v0, v32, s[32:33]
m6675:
global_load_short_d16 v0, v32, vcc
m6676:
global_load_short_d16 v0, v32, s[32:33] offset:-4096
m6677:
flat_load_short_d16 v0, v[32:33] offset:4095
m6678:
flat_load_short_d16 a0, v[32:33]
m6679:
flat_load_short_d16 v0, v[32:33] offset:0
m6680:
buffer_load_short_d16 v0, off, s[32:35], s48 offset:4095
m6681:
buffer_load_short_d16 a0, off, s[32:35], s48
m6682:
buffer_load_short_d16 v0, off, s[32:35], s48
m6683:
buffer_load_short_d16 v0, off, s[32:35], vcc_lo
m6684:
buffer_load_short_d16 v0, off, s[32:35], m0
m6685:
buffer_load_short_d16 v0, off, s[32:35], 0
m6686:
buffer_load_short_d16 v0, off, s[32:35], -16
m6687:
buffer_load_short_d16 v0, off, s[32:35], 64
m6688:
buffer_load_short_d16 v0, off, s[32:35], -4.0
m6689:
buffer_load_short_d16 v0, off, s[32:35], 0.15915494
m6690:
buffer_load_short_d16 v0, off, s[32:35], s48 offset:0
m6691:
buffer_load_short_d16 v0, v32, s[32:35], s48 offen offset:4095
m6692:
buffer_load_short_d16 a0, v32, s[32:35], s48 offen
m6693:
buffer_load_short_d16 v0, v32, s[32:35], s48 offen
m6694:
buffer_load_short_d16 v0, v32, s[32:35], vcc_lo offen
m6695:
buffer_load_short_d16 v0, v32, s[32:35], m0 offen
m6696:
buffer_load_short_d16 v0, v32, s[32:35], 0 offen
m6697:
buffer_load_short_d16 v0, v32, s[32:35], -16 offen
m6698:
buffer_load_short_d16 v0, v32, s[32:35], 64 offen
m6699:
buffer_load_short_d16 v0, v32, s[32:35], -4.0 offen
m6700:
buffer_load_short_d16 v0, v32, s[32:35], 0.15915494 offen
m6701:
buffer_load_short_d16 v0, v32, s[32:35], s48 offen offset:0
m6702:
buffer_load_short_d16 v0, v[32:33], s[32:35], s48 idxen offen offset:4095
m6703:
buffer_load_short_d16 a0, v[32:33], s[32:35], s48 idxen offen
m6704:
buffer_load_short_d16 v0, v[32:33], s[32:35], s48 idxen offen
m6705:
buffer_load_short_d16 v0, v[32:33], s[32:35], vcc_lo idxen offen
m6706:
buffer_load_short_d16 v0, v[32:33], s[32:35], m0 idxen offen
m6707:
buffer_load_short_d16 v0, v[32:33], s[32:35], 0 idxen offen
m6708:
buffer_load_short_d16 v0, v[32:33], s[32:35], -16 idxen offen
m6709:
buffer_load_short_d16 v0, v[32:33], s[32:35], 64 idxen offen
m6710:
buffer_load_short_d16 v0, v[32:33], s[32:35], -4.0 idxen offen
m6711:
buffer_load_short_d16 v0, v[32:33], s[32:35], 0.15915494 idxen offen
m6712:
buffer_load_short_d16 v0, v[32:33], s[32:35], s48 idxen offen offset:0
m6713:
scratch_load_short_d16 v0, v32, off offset:4095
m6714:
scratch_load_short_d16 a0, v32, off
m6715:
scratch_load_short_d16 v0, v32, off offset:-4096
m6716:
scratch_load_short_d16 v0, off, s32 offset:4095
m6717:
scratch_load_short_d16 a0, off, s32
m6718:
scratch_load_short_d16 v0, off, s32
m6719:
scratch_load_short_d16 v0, off, vcc_lo
m6720:
scratch_load_short_d16 v0, off, m0
m6721:
scratch_load_short_d16 v0, off, s32 offset:-4096
m6722:
scratch_load_short_d16 v0, v32, s32 offset:4095
m6723:
scratch_load_short_d16 a0, v32, s32
m6724:
scratch_load_short_d16 v0, v32, s32
m6725:
scratch_load_short_d16 v0, v32, vcc_lo
m6726:
scratch_load_short_d16 v0, v32, m0
m6727:
scratch_load_short_d16 v0, v32, s32 offset:-4096
m6728:
scratch_load_short_d16 v0, off, off offset:4095
m6729:
scratch_load_short_d16 a0, off, off
m6730:
scratch_load_short_d16 v0, off, off offset:-4096
m6731:
global_load_ubyte_d16_hi v0, v[32:33], off offset:4095
m6732:
global_load_ubyte_d16_hi a0, v[32:33], off
m6733:
global_load_ubyte_d16_hi v0, v[32:33], off offset:-4096
m6734:
global_load_ubyte_d16_hi v0, v32, s[32:33] offset:4095
m6735:
global_load_ubyte_d16_hi a0, v32, s[32:33]
m6736:
global_load_ubyte_d16_hi v0, v32, s[32:33]
m6737:
global_load_ubyte_d16_hi v0, v32, vcc
m6738:
global_load_ubyte_d16_hi v0, v32, s[32:33] offset:-4096
m6739:
flat_load_ubyte_d16_hi v0, v[32:33] offset:4095
m6740:
flat_load_ubyte_d16_hi a0, v[32:33]
m6741:
flat_load_ubyte_d16_hi v0, v[32:33] offset:0
m6742:
buffer_load_ubyte_d16_hi v0, off, s[32:35], s48 offset:4095
m6743:
buffer_load_ubyte_d16_hi a0, off, s[32:35], s48
m6744:
buffer_load_ubyte_d16_hi v0, off, s[32:35], s48
m6745:
buffer_load_ubyte_d16_hi v0, off, s[32:35], vcc_lo
m6746:
buffer_load_ubyte_d16_hi v0, off, s[32:35], m0
m6747:
buffer_load_ubyte_d16_hi v0, off, s[32:35], 0
m6748:
buffer_load_ubyte_d16_hi v0, off, s[32:35], -16
m6749:
buffer_load_ubyte_d16_hi v0, off, s[32:35], 64
m6750:
buffer_load_ubyte_d16_hi v0, off, s[32:35], -4.0
m6751:
buffer_load_ubyte_d16_hi v0, off, s[32:35], 0.15915494
m6752:
buffer_load_ubyte_d16_hi v0, off, s[32:35], s48 offset:0
m6753:
buffer_load_ubyte_d16_hi v0, v32, s[32:35], s48 offen offset:4095
m6754:
buffer_load_ubyte_d16_hi a0, v32, s[32:35], s48 offen
m6755:
buffer_load_ubyte_d16_hi v0, v32, s[32:35], s48 offen
m6756:
buffer_load_ubyte_d16_hi v0, v32, s[32:35], vcc_lo offen
m6757:
buffer_load_ubyte_d16_hi v0, v32, s[32:35], m0 offen
m6758:
buffer_load_ubyte_d16_hi v0, v32, s[32:35], 0 offen
m6759:
buffer_load_ubyte_d16_hi v0, v32, s[32:35], -16 offen
m6760:
buffer_load_ubyte_d16_hi v0, v32, s[32:35], 64 offen
m6761:
buffer_load_ubyte_d16_hi v0, v32, s[32:35], -4.0 offen
m6762:
buffer_load_ubyte_d16_hi v0, v32, s[32:35], 0.15915494 offen
m6763:
buffer_load_ubyte_d16_hi v0, v32, s[32:35], s48 offen offset:0
m6764:
buffer_load_ubyte_d16_hi v0, v[32:33], s[32:35], s48 idxen offen offset:4095
m6765:
buffer_load_ubyte_d16_hi a0, v[32:33], s[32:35], s48 idxen offen
m6766:
buffer_load_ubyte_d16_hi v0, v[32:33], s[32:35], s48 idxen offen
m6767:
buffer_load_ubyte_d16_hi v0, v[32:33], s[32:35], vcc_lo idxen offen
m6768:
buffer_load_ubyte_d16_hi v0, v[32:33], s[32:35], m0 idxen offen
m6769:
buffer_load_ubyte_d16_hi v0, v[32:33], s[32:35], 0 idxen offen
m6770:
buffer_load_ubyte_d16_hi v0, v[32:33], s[32:35], -16 idxen offen
m6771:
buffer_load_ubyte_d16_hi v0, v[32:33], s[32:35], 64 idxen offen
m6772:
buffer_load_ubyte_d16_hi v0, v[32:33], s[32:35], -4.0 idxen offen
m6773:
buffer_load_ubyte_d16_hi v0, v[32:33], s[32:35], 0.15915494 idxen offen
m6774:
buffer_load_ubyte_d16_hi v0, v[32:33], s[32:35], s48 idxen offen offset:0
m6775:
scratch_load_ubyte_d16_hi v0, v32, off offset:4095
m6776:
scratch_load_ubyte_d16_hi a0, v32, off
m6777:
scratch_load_ubyte_d16_hi v0, v32, off offset:-4096
m6778:
scratch_load_ubyte_d16_hi v0, off, s32 offset:4095
m6779:
scratch_load_ubyte_d16_hi a0, off, s32
m6780:
scratch_load_ubyte_d16_hi v0, off, s32
m6781:
scratch_load_ubyte_d16_hi v0, off, vcc_lo
m6782:
scratch_load_ubyte_d16_hi v0, off, m0
m6783:
scratch_load_ubyte_d16_hi v0, off, s32 offset:-4096
m6784:
scratch_load_ubyte_d16_hi v0, v32, s32 offset:4095
m6785:
scratch_load_ubyte_d16_hi a0, v32, s32
m6786:
scratch_load_ubyte_d16_hi v0, v32, s32
m6787:
scratch_load_ubyte_d16_hi v0, v32, vcc_lo
m6788:
scratch_load_ubyte_d16_hi v0, v32, m0
m6789:
scratch_load_ubyte_d16_hi v0, v32, s32 offset:-4096
m6790:
scratch_load_ubyte_d16_hi v0, off, off offset:4095
m6791:
scratch_load_ubyte_d16_hi a0, off, off
m6792:
scratch_load_ubyte_d16_hi v0, off, off offset:-4096
m6793:
global_load_sbyte_d16_hi v0, v[32:33], off offset:4095
m6794:
global_load_sbyte_d16_hi a0, v[32:33], off
m6795:
global_load_sbyte_d16_hi v0, v[32:33], off offset:-4096
m6796:
global_load_sbyte_d16_hi v0, v32, s[32:33] offset:4095
m6797:
global_load_sbyte_d16_hi a0, v32, s[32:33]
m6798:
global_load_sbyte_d16_hi v0, v32, s[32:33]
m6799:
global_load_sbyte_d16_hi v0, v32, vcc
m6800:
global_load_sbyte_d16_hi v0, v32, s[32:33] offset:-4096
m6801:
flat_load_sbyte_d16_hi v0, v[32:33] offset:4095
m6802:
flat_load_sbyte_d16_hi a0, v[32:33]
m6803:
flat_load_sbyte_d16_hi v0, v[32:33] offset:0
m6804:
buffer_load_sbyte_d16_hi v0, off, s[32:35], s48 offset:4095
m6805:
buffer_load_sbyte_d16_hi a0, off, s[32:35], s48
m6806:
buffer_load_sbyte_d16_hi v0, off, s[32:35], s48
m6807:
buffer_load_sbyte_d16_hi v0, off, s[32:35], vcc_lo
m6808:
buffer_load_sbyte_d16_hi v0, off, s[32:35], m0
m6809:
buffer_load_sbyte_d16_hi v0, off, s[32:35], 0
m6810:
buffer_load_sbyte_d16_hi v0, off, s[32:35], -16
m6811:
buffer_load_sbyte_d16_hi v0, off, s[32:35], 64
m6812:
buffer_load_sbyte_d16_hi v0, off, s[32:35], -4.0
m6813:
buffer_load_sbyte_d16_hi v0, off, s[32:35], 0.15915494
m6814:
buffer_load_sbyte_d16_hi v0, off, s[32:35], s48 offset:0
m6815:
buffer_load_sbyte_d16_hi v0, v32, s[32:35], s48 offen offset:4095
m6816:
buffer_load_sbyte_d16_hi a0, v32, s[32:35], s48 offen
m6817:
buffer_load_sbyte_d16_hi v0, v32, s[32:35], s48 offen
m6818:
buffer_load_sbyte_d16_hi v0, v32, s[32:35], vcc_lo offen
m6819:
buffer_load_sbyte_d16_hi v0, v32, s[32:35], m0 offen
m6820:
buffer_load_sbyte_d16_hi v0, v32, s[32:35], 0 offen
m6821:
buffer_load_sbyte_d16_hi v0, v32, s[32:35], -16 offen
m6822:
buffer_load_sbyte_d16_hi v0, v32, s[32:35], 64 offen
m6823:
buffer_load_sbyte_d16_hi v0, v32, s[32:35], -4.0 offen
m6824:
buffer_load_sbyte_d16_hi v0, v32, s[32:35], 0.15915494 offen
m6825:
buffer_load_sbyte_d16_hi v0, v32, s[32:35], s48 offen offset:0
m6826:
buffer_load_sbyte_d16_hi v0, v[32:33], s[32:35], s48 idxen offen offset:4095
m6827:
buffer_load_sbyte_d16_hi a0, v[32:33], s[32:35], s48 idxen offen
m6828:
buffer_load_sbyte_d16_hi v0, v[32:33], s[32:35], s48 idxen offen
m6829:
buffer_load_sbyte_d16_hi v0, v[32:33], s[32:35], vcc_lo idxen offen
m6830:
buffer_load_sbyte_d16_hi v0, v[32:33], s[32:35], m0 idxen offen
m6831:
buffer_load_sbyte_d16_hi v0, v[32:33], s[32:35], 0 idxen offen
m6832:
buffer_load_sbyte_d16_hi v0, v[32:33], s[32:35], -16 idxen offen
m6833:
buffer_load_sbyte_d16_hi v0, v[32:33], s[32:35], 64 idxen offen
m6834:
buffer_load_sbyte_d16_hi v0, v[32:33], s[32:35], -4.0 idxen offen
m6835:
buffer_load_sbyte_d16_hi v0, v[32:33], s[32:35], 0.15915494 idxen offen
m6836:
buffer_load_sbyte_d16_hi v0, v[32:33], s[32:35], s48 idxen offen offset:0
m6837:
scratch_load_sbyte_d16_hi v0, v32, off offset:4095
m6838:
scratch_load_sbyte_d16_hi a0, v32, off
m6839:
scratch_load_sbyte_d16_hi v0, v32, off offset:-4096
m6840:
scratch_load_sbyte_d16_hi v0, off, s32 offset:4095
m6841:
scratch_load_sbyte_d16_hi a0, off, s32
m6842:
scratch_load_sbyte_d16_hi v0, off, s32
m6843:
scratch_load_sbyte_d16_hi v0, off, vcc_lo
m6844:
scratch_load_sbyte_d16_hi v0, off, m0
m6845:
scratch_load_sbyte_d16_hi v0, off, s32 offset:-4096
m6846:
scratch_load_sbyte_d16_hi v0, v32, s32 offset:4095
m6847:
scratch_load_sbyte_d16_hi a0, v32, s32
m6848:
scratch_load_sbyte_d16_hi v0, v32, s32
m6849:
scratch_load_sbyte_d16_hi v0, v32, vcc_lo
m6850:
scratch_load_sbyte_d16_hi v0, v32, m0
m6851:
scratch_load_sbyte_d16_hi v0, v32, s32 offset:-4096
m6852:
scratch_load_sbyte_d16_hi v0, off, off offset:4095
m6853:
scratch_load_sbyte_d16_hi a0, off, off
m6854:
scratch_load_sbyte_d16_hi v0, off, off offset:-4096
m6855:
global_load_short_d16_hi v0, v[32:33], off offset:4095
m6856:
global_load_short_d16_hi a0, v[32:33], off
m6857:
global_load_short_d16_hi v0, v[32:33], off offset:-4096
m6858:
global_load_short_d16_hi v0, v32, s[32:33] offset:4095
m6859:
global_load_short_d16_hi a0, v32, s[32:33]
m6860:
global_load_short_d16_hi v0, v32, s[32:33]
m6861:
global_load_short_d16_hi v0, v32, vcc
m6862:
global_load_short_d16_hi v0, v32, s[32:33] offset:-4096
m6863:
flat_load_short_d16_hi v0, v[32:33] offset:4095
m6864:
flat_load_short_d16_hi a0, v[32:33]
m6865:
flat_load_short_d16_hi v0, v[32:33] offset:0
m6866:
buffer_load_short_d16_hi v0, off, s[32:35], s48 offset:4095
m6867:
buffer_load_short_d16_hi a0, off, s[32:35], s48
m6868:
buffer_load_short_d16_hi v0, off, s[32:35], s48
m6869:
buffer_load_short_d16_hi v0, off, s[32:35], vcc_lo
m6870:
buffer_load_short_d16_hi v0, off, s[32:35], m0
m6871:
buffer_load_short_d16_hi v0, off, s[32:35], 0
m6872:
buffer_load_short_d16_hi v0, off, s[32:35], -16
m6873:
buffer_load_short_d16_hi v0, off, s[32:35], 64
m6874:
buffer_load_short_d16_hi v0, off, s[32:35], -4.0
m6875:
buffer_load_short_d16_hi v0, off, s[32:35], 0.15915494
m6876:
buffer_load_short_d16_hi v0, off, s[32:35], s48 offset:0
m6877:
buffer_load_short_d16_hi v0, v32, s[32:35], s48 offen offset:4095
m6878:
buffer_load_short_d16_hi a0, v32, s[32:35], s48 offen
m6879:
buffer_load_short_d16_hi v0, v32, s[32:35], s48 offen
m6880:
buffer_load_short_d16_hi v0, v32, s[32:35], vcc_lo offen
m6881:
buffer_load_short_d16_hi v0, v32, s[32:35], m0 offen
m6882:
buffer_load_short_d16_hi v0, v32, s[32:35], 0 offen
m6883:
buffer_load_short_d16_hi v0, v32, s[32:35], -16 offen
m6884:
buffer_load_short_d16_hi v0, v32, s[32:35], 64 offen
m6885:
buffer_load_short_d16_hi v0, v32, s[32:35], -4.0 offen
m6886:
buffer_load_short_d16_hi v0, v32, s[32:35], 0.15915494 offen
m6887:
buffer_load_short_d16_hi v0, v32, s[32:35], s48 offen offset:0
m6888:
buffer_load_short_d16_hi v0, v[32:33], s[32:35], s48 idxen offen offset:4095
m6889:
buffer_load_short_d16_hi a0, v[32:33], s[32:35], s48 idxen offen
m6890:
buffer_load_short_d16_hi v0, v[32:33], s[32:35], s48 idxen offen
m6891:
buffer_load_short_d16_hi v0, v[32:33], s[32:35], vcc_lo idxen offen
m6892:
buffer_load_short_d16_hi v0, v[32:33], s[32:35], m0 idxen offen
m6893:
buffer_load_short_d16_hi v0, v[32:33], s[32:35], 0 idxen offen
m6894:
buffer_load_short_d16_hi v0, v[32:33], s[32:35], -16 idxen offen
m6895:
buffer_load_short_d16_hi v0, v[32:33], s[32:35], 64 idxen offen
m6896:
buffer_load_short_d16_hi v0, v[32:33], s[32:35], -4.0 idxen offen
m6897:
buffer_load_short_d16_hi v0, v[32:33], s[32:35], 0.15915494 idxen offen
m6898:
buffer_load_short_d16_hi v0, v[32:33], s[32:35], s48 idxen offen offset:0
m6899:
scratch_load_short_d16_hi v0, v32, off offset:4095
m6900:
scratch_load_short_d16_hi a0, v32, off
m6901:
scratch_load_short_d16_hi v0, v32, off offset:-4096
m6902:
scratch_load_short_d16_hi v0, off, s32 offset:4095
m6903:
scratch_load_short_d16_hi a0, off, s32
m6904:
scratch_load_short_d16_hi v0, off, s32
m6905:
scratch_load_short_d16_hi v0, off, vcc_lo
m6906:
scratch_load_short_d16_hi v0, off, m0
m6907:
scratch_load_short_d16_hi v0, off, s32 offset:-4096
m6908:
scratch_load_short_d16_hi v0, v32, s32 offset:4095
m6909:
scratch_load_short_d16_hi a0, v32, s32
m6910:
scratch_load_short_d16_hi v0, v32, s32
m6911:
scratch_load_short_d16_hi v0, v32, vcc_lo
m6912:
scratch_load_short_d16_hi v0, v32, m0
m6913:
scratch_load_short_d16_hi v0, v32, s32 offset:-4096
m6914:
scratch_load_short_d16_hi v0, off, off offset:4095
m6915:
scratch_load_short_d16_hi a0, off, off
m6916:
scratch_load_short_d16_hi v0, off, off offset:-4096
m6917:
global_load_lds_dword v[0:1], off offset:4095
m6918:
global_load_lds_dword v[0:1], off offset:-4096
m6919:
global_load_lds_dword v0, s[16:17] offset:4095
m6920:
global_load_lds_dword v0, s[16:17]
m6921:
global_load_lds_dword v0, vcc
m6922:
global_load_lds_dword v0, s[16:17] offset:-4096
m6923:
global_load_lds_dwordx3 v[0:1], off offset:4095
m6924:
global_load_lds_dwordx3 v[0:1], off offset:-4096
m6925:
global_load_lds_dwordx3 v0, s[16:17] offset:4095
m6926:
global_load_lds_dwordx3 v0, s[16:17]
m6927:
global_load_lds_dwordx3 v0, vcc
m6928:
global_load_lds_dwordx3 v0, s[16:17] offset:-4096
m6929:
global_load_lds_dwordx4 v[0:1], off offset:4095
m6930:
global_load_lds_dwordx4 v[0:1], off offset:-4096
m6931:
global_load_lds_dwordx4 v0, s[16:17] offset:4095
m6932:
global_load_lds_dwordx4 v0, s[16:17]
m6933:
global_load_lds_dwordx4 v0, vcc
m6934:
global_load_lds_dwordx4 v0, s[16:17] offset:-4096
m6935:
global_store_byte v[0:1], v32, off offset:4095
m6936:
global_store_byte v[0:1], a32, off
m6937:
global_store_byte v[0:1], v32, off offset:-4096
m6938:
global_store_byte v0, v32, s[32:33] offset:4095
m6939:
global_store_byte v0, a32, s[32:33]
m6940:
global_store_byte v0, v32, s[32:33]
m6941:
global_store_byte v0, v32, vcc
m6942:
global_store_byte v0, v32, s[32:33] offset:-4096
m6943:
flat_store_byte v[0:1], v32 offset:4095
m6944:
flat_store_byte v[0:1], a32
m6945:
flat_store_byte v[0:1], v32 offset:0
m6946:
buffer_store_byte v0, off, s[32:35], s48 offset:4095
m6947:
buffer_store_byte a0, off, s[32:35], s48
m6948:
buffer_store_byte v0, off, s[32:35], s48
m6949:
buffer_store_byte v0, off, s[32:35], vcc_lo
m6950:
buffer_store_byte v0, off, s[32:35], m0
m6951:
buffer_store_byte v0, off, s[32:35], 0
m6952:
buffer_store_byte v0, off, s[32:35], -16
m6953:
buffer_store_byte v0, off, s[32:35], 64
m6954:
buffer_store_byte v0, off, s[32:35], -4.0
m6955:
buffer_store_byte v0, off, s[32:35], 0.15915494
m6956:
buffer_store_byte v0, off, s[32:35], s48 offset:0
m6957:
buffer_store_byte v0, v32, s[32:35], s48 offen offset:4095
m6958:
buffer_store_byte a0, v32, s[32:35], s48 offen
m6959:
buffer_store_byte v0, v32, s[32:35], s48 offen
m6960:
buffer_store_byte v0, v32, s[32:35], vcc_lo offen
m6961:
buffer_store_byte v0, v32, s[32:35], m0 offen
m6962:
buffer_store_byte v0, v32, s[32:35], 0 offen
m6963:
buffer_store_byte v0, v32, s[32:35], -16 offen
m6964:
buffer_store_byte v0, v32, s[32:35], 64 offen
m6965:
buffer_store_byte v0, v32, s[32:35], -4.0 offen
m6966:
buffer_store_byte v0, v32, s[32:35], 0.15915494 offen
m6967:
buffer_store_byte v0, v32, s[32:35], s48 offen offset:0
m6968:
buffer_store_byte v0, v[32:33], s[32:35], s48 idxen offen offset:4095
m6969:
buffer_store_byte a0, v[32:33], s[32:35], s48 idxen offen
m6970:
buffer_store_byte v0, v[32:33], s[32:35], s48 idxen offen
m6971:
buffer_store_byte v0, v[32:33], s[32:35], vcc_lo idxen offen
m6972:
buffer_store_byte v0, v[32:33], s[32:35], m0 idxen offen
m6973:
buffer_store_byte v0, v[32:33], s[32:35], 0 idxen offen
m6974:
buffer_store_byte v0, v[32:33], s[32:35], -16 idxen offen
m6975:
buffer_store_byte v0, v[32:33], s[32:35], 64 idxen offen
m6976:
buffer_store_byte v0, v[32:33], s[32:35], -4.0 idxen offen
m6977:
buffer_store_byte v0, v[32:33], s[32:35], 0.15915494 idxen offen
m6978:
buffer_store_byte v0, v[32:33], s[32:35], s48 idxen offen offset:0
m6979:
scratch_store_byte v0, v32, off offset:4095
m6980:
scratch_store_byte v0, a32, off
m6981:
scratch_store_byte v0, v32, off offset:-4096
m6982:
scratch_store_byte off, v32, s32 offset:4095
m6983:
scratch_store_byte off, a32, s32
m6984:
scratch_store_byte off, v32, s32
m6985:
scratch_store_byte off, v32, vcc_lo
m6986:
scratch_store_byte off, v32, m0
m6987:
scratch_store_byte off, v32, s32 offset:-4096
m6988:
scratch_store_byte v0, v32, s32 offset:4095
m6989:
scratch_store_byte v0, a32, s32
m6990:
scratch_store_byte v0, v32, s32
m6991:
scratch_store_byte v0, v32, vcc_lo
m6992:
scratch_store_byte v0, v32, m0
m6993:
scratch_store_byte v0, v32, s32 offset:-4096
m6994:
scratch_store_byte off, v32, off offset:4095
m6995:
scratch_store_byte off, a32, off
m6996:
scratch_store_byte off, v32, off offset:-4096
m6997:
global_store_short v[0:1], v32, off offset:4095
m6998:
global_store_short v[0:1], a32, off
m6999:
global_store_short v[0:1], v32, off offset:-4096
m7000:
global_store_short v0, v32, s[32:33] offset:4095
m7001:
global_store_short v0, a32, s[32:33]
m7002:
global_store_short v0, v32, s[32:33]
m7003:
global_store_short v0, v32, vcc
m7004:
global_store_short v0, v32, s[32:33] offset:-4096
m7005:
flat_store_short v[0:1], v32 offset:4095
m7006:
flat_store_short v[0:1], a32
m7007:
flat_store_short v[0:1], v32 offset:0
m7008:
buffer_store_short v0, off, s[32:35], s48 offset:4095
m7009:
buffer_store_short a0, off, s[32:35], s48
m7010:
buffer_store_short v0, off, s[32:35], s48
m7011:
buffer_store_short v0, off, s[32:35], vcc_lo
m7012:
buffer_store_short v0, off, s[32:35], m0
m7013:
buffer_store_short v0, off, s[32:35], 0
m7014:
buffer_store_short v0, off, s[32:35], -16
m7015:
buffer_store_short v0, off, s[32:35], 64
m7016:
buffer_store_short v0, off, s[32:35], -4.0
m7017:
buffer_store_short v0, off, s[32:35], 0.15915494
m7018:
buffer_store_short v0, off, s[32:35], s48 offset:0
m7019:
buffer_store_short v0, v32, s[32:35], s48 offen offset:4095
m7020:
buffer_store_short a0, v32, s[32:35], s48 offen
m7021:
buffer_store_short v0, v32, s[32:35], s48 offen
m7022:
buffer_store_short v0, v32, s[32:35], vcc_lo offen
m7023:
buffer_store_short v0, v32, s[32:35], m0 offen
m7024:
buffer_store_short v0, v32, s[32:35], 0 offen
m7025:
buffer_store_short v0, v32, s[32:35], -16 offen
m7026:
buffer_store_short v0, v32, s[32:35], 64 offen
m7027:
buffer_store_short v0, v32, s[32:35], -4.0 offen
m7028:
buffer_store_short v0, v32, s[32:35], 0.15915494 offen
m7029:
buffer_store_short v0, v32, s[32:35], s48 offen offset:0
m7030:
buffer_store_short v0, v[32:33], s[32:35], s48 idxen offen offset:4095
m7031:
buffer_store_short a0, v[32:33], s[32:35], s48 idxen offen
m7032:
buffer_store_short v0, v[32:33], s[32:35], s48 idxen offen
m7033:
buffer_store_short v0, v[32:33], s[32:35], vcc_lo idxen offen
m7034:
buffer_store_short v0, v[32:33], s[32:35], m0 idxen offen
m7035:
buffer_store_short v0, v[32:33], s[32:35], 0 idxen offen
m7036:
buffer_store_short v0, v[32:33], s[32:35], -16 idxen offen
m7037:
buffer_store_short v0, v[32:33], s[32:35], 64 idxen offen
m7038:
buffer_store_short v0, v[32:33], s[32:35], -4.0 idxen offen
m7039:
buffer_store_short v0, v[32:33], s[32:35], 0.15915494 idxen offen
m7040:
buffer_store_short v0, v[32:33], s[32:35], s48 idxen offen offset:0
m7041:
scratch_store_short v0, v32, off offset:4095
m7042:
scratch_store_short v0, a32, off
m7043:
scratch_store_short v0, v32, off offset:-4096
m7044:
scratch_store_short off, v32, s32 offset:4095
m7045:
scratch_store_short off, a32, s32
m7046:
scratch_store_short off, v32, s32
m7047:
scratch_store_short off, v32, vcc_lo
m7048:
scratch_store_short off, v32, m0
m7049:
scratch_store_short off, v32, s32 offset:-4096
m7050:
scratch_store_short v0, v32, s32 offset:4095
m7051:
scratch_store_short v0, a32, s32
m7052:
scratch_store_short v0, v32, s32
m7053:
scratch_store_short v0, v32, vcc_lo
m7054:
scratch_store_short v0, v32, m0
m7055:
scratch_store_short v0, v32, s32 offset:-4096
m7056:
scratch_store_short off, v32, off offset:4095
m7057:
scratch_store_short off, a32, off
m7058:
scratch_store_short off, v32, off offset:-4096
m7059:
global_store_dword v[0:1], v32, off offset:4095
m7060:
global_store_dword v[0:1], a32, off
m7061:
global_store_dword v[0:1], v32, off offset:-4096
m7062:
global_store_dword v0, v32, s[32:33] offset:4095
m7063:
global_store_dword v0, a32, s[32:33]
m7064:
global_store_dword v0, v32, s[32:33]
m7065:
global_store_dword v0, v32, vcc
m7066:
global_store_dword v0, v32, s[32:33] offset:-4096
m7067:
flat_store_dword v[0:1], v32 offset:4095
m7068:
flat_store_dword v[0:1], a32
m7069:
flat_store_dword v[0:1], v32 offset:0
m7070:
buffer_store_dword v0, off, s[32:35], s48 offset:4095
m7071:
buffer_store_dword a0, off, s[32:35], s48
m7072:
buffer_store_dword v0, off, s[32:35], s48
m7073:
buffer_store_dword v0, off, s[32:35], vcc_lo
m7074:
buffer_store_dword v0, off, s[32:35], m0
m7075:
buffer_store_dword v0, off, s[32:35], 0
m7076:
buffer_store_dword v0, off, s[32:35], -16
m7077:
buffer_store_dword v0, off, s[32:35], 64
m7078:
buffer_store_dword v0, off, s[32:35], -4.0
m7079:
buffer_store_dword v0, off, s[32:35], 0.15915494
m7080:
buffer_store_dword v0, off, s[32:35], s48 offset:0
m7081:
buffer_store_dword v0, v32, s[32:35], s48 offen offset:4095
m7082:
buffer_store_dword a0, v32, s[32:35], s48 offen
m7083:
buffer_store_dword v0, v32, s[32:35], s48 offen
m7084:
buffer_store_dword v0, v32, s[32:35], vcc_lo offen
m7085:
buffer_store_dword v0, v32, s[32:35], m0 offen
m7086:
buffer_store_dword v0, v32, s[32:35], 0 offen
m7087:
buffer_store_dword v0, v32, s[32:35], -16 offen
m7088:
buffer_store_dword v0, v32, s[32:35], 64 offen
m7089:
buffer_store_dword v0, v32, s[32:35], -4.0 offen
m7090:
buffer_store_dword v0, v32, s[32:35], 0.15915494 offen
m7091:
buffer_store_dword v0, v32, s[32:35], s48 offen offset:0
m7092:
buffer_store_dword v0, v[32:33], s[32:35], s48 idxen offen offset:4095
m7093:
buffer_store_dword a0, v[32:33], s[32:35], s48 idxen offen
m7094:
buffer_store_dword v0, v[32:33], s[32:35], s48 idxen offen
m7095:
buffer_store_dword v0, v[32:33], s[32:35], vcc_lo idxen offen
m7096:
buffer_store_dword v0, v[32:33], s[32:35], m0 idxen offen
m7097:
buffer_store_dword v0, v[32:33], s[32:35], 0 idxen offen
m7098:
buffer_store_dword v0, v[32:33], s[32:35], -16 idxen offen
m7099:
buffer_store_dword v0, v[32:33], s[32:35], 64 idxen offen
m7100:
buffer_store_dword v0, v[32:33], s[32:35], -4.0 idxen offen
m7101:
buffer_store_dword v0, v[32:33], s[32:35], 0.15915494 idxen offen
m7102:
buffer_store_dword v0, v[32:33], s[32:35], s48 idxen offen offset:0
m7103:
scratch_store_dword v0, v32, off offset:4095
m7104:
scratch_store_dword v0, a32, off
m7105:
scratch_store_dword v0, v32, off offset:-4096
m7106:
scratch_store_dword off, v32, s32 offset:4095
m7107:
scratch_store_dword off, a32, s32
m7108:
scratch_store_dword off, v32, s32
m7109:
scratch_store_dword off, v32, vcc_lo
m7110:
scratch_store_dword off, v32, m0
m7111:
scratch_store_dword off, v32, s32 offset:-4096
m7112:
scratch_store_dword v0, v32, s32 offset:4095
m7113:
scratch_store_dword v0, a32, s32
m7114:
scratch_store_dword v0, v32, s32
m7115:
scratch_store_dword v0, v32, vcc_lo
m7116:
scratch_store_dword v0, v32, m0
m7117:
scratch_store_dword v0, v32, s32 offset:-4096
m7118:
scratch_store_dword off, v32, off offset:4095
m7119:
scratch_store_dword off, a32, off
m7120:
scratch_store_dword off, v32, off offset:-4096
m7121:
global_store_dwordx2 v[0:1], v[32:33], off offset:4095
m7122:
global_store_dwordx2 v[0:1], a[32:33], off
m7123:
global_store_dwordx2 v[0:1], v[32:33], off offset:-4096
m7124:
global_store_dwordx2 v0, v[32:33], s[32:33] offset:4095
m7125:
global_store_dwordx2 v0, a[32:33], s[32:33]
m7126:
global_store_dwordx2 v0, v[32:33], s[32:33]
m7127:
global_store_dwordx2 v0, v[32:33], vcc
m7128:
global_store_dwordx2 v0, v[32:33], s[32:33] offset:-4096
m7129:
flat_store_dwordx2 v[0:1], v[32:33] offset:4095
m7130:
flat_store_dwordx2 v[0:1], a[32:33]
m7131:
flat_store_dwordx2 v[0:1], v[32:33] offset:0
m7132:
buffer_store_dwordx2 v[0:1], off, s[32:35], s48 offset:4095
m7133:
buffer_store_dwordx2 a[0:1], off, s[32:35], s48
m7134:
buffer_store_dwordx2 v[0:1], off, s[32:35], s48
m7135:
buffer_store_dwordx2 v[0:1], off, s[32:35], vcc_lo
m7136:
buffer_store_dwordx2 v[0:1], off, s[32:35], m0
m7137:
buffer_store_dwordx2 v[0:1], off, s[32:35], 0
m7138:
buffer_store_dwordx2 v[0:1], off, s[32:35], -16
m7139:
buffer_store_dwordx2 v[0:1], off, s[32:35], 64
m7140:
buffer_store_dwordx2 v[0:1], off, s[32:35], -4.0
m7141:
buffer_store_dwordx2 v[0:1], off, s[32:35], 0.15915494
m7142:
buffer_store_dwordx2 v[0:1], off, s[32:35], s48 offset:0
m7143:
buffer_store_dwordx2 v[0:1], v32, s[32:35], s48 offen offset:4095
m7144:
buffer_store_dwordx2 a[0:1], v32, s[32:35], s48 offen
m7145:
buffer_store_dwordx2 v[0:1], v32, s[32:35], s48 offen
m7146:
buffer_store_dwordx2 v[0:1], v32, s[32:35], vcc_lo offen
m7147:
buffer_store_dwordx2 v[0:1], v32, s[32:35], m0 offen
m7148:
buffer_store_dwordx2 v[0:1], v32, s[32:35], 0 offen
m7149:
buffer_store_dwordx2 v[0:1], v32, s[32:35], -16 offen
m7150:
buffer_store_dwordx2 v[0:1], v32, s[32:35], 64 offen
m7151:
buffer_store_dwordx2 v[0:1], v32, s[32:35], -4.0 offen
m7152:
buffer_store_dwordx2 v[0:1], v32, s[32:35], 0.15915494 offen
m7153:
buffer_store_dwordx2 v[0:1], v32, s[32:35], s48 offen offset:0
m7154:
buffer_store_dwordx2 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:4095
m7155:
buffer_store_dwordx2 a[0:1], v[32:33], s[32:35], s48 idxen offen
m7156:
buffer_store_dwordx2 v[0:1], v[32:33], s[32:35], s48 idxen offen
m7157:
buffer_store_dwordx2 v[0:1], v[32:33], s[32:35], vcc_lo idxen offen
m7158:
buffer_store_dwordx2 v[0:1], v[32:33], s[32:35], m0 idxen offen
m7159:
buffer_store_dwordx2 v[0:1], v[32:33], s[32:35], 0 idxen offen
m7160:
buffer_store_dwordx2 v[0:1], v[32:33], s[32:35], -16 idxen offen
m7161:
buffer_store_dwordx2 v[0:1], v[32:33], s[32:35], 64 idxen offen
m7162:
buffer_store_dwordx2 v[0:1], v[32:33], s[32:35], -4.0 idxen offen
m7163:
buffer_store_dwordx2 v[0:1], v[32:33], s[32:35], 0.15915494 idxen offen
m7164:
buffer_store_dwordx2 v[0:1], v[32:33], s[32:35], s48 idxen offen offset:0
m7165:
scratch_store_dwordx2 v0, v[32:33], off offset:4095
m7166:
scratch_store_dwordx2 v0, a[32:33], off
m7167:
scratch_store_dwordx2 v0, v[32:33], off offset:-4096
m7168:
scratch_store_dwordx2 off, v[32:33], s32 offset:4095
m7169:
scratch_store_dwordx2 off, a[32:33], s32
m7170:
scratch_store_dwordx2 off, v[32:33], s32
m7171:
scratch_store_dwordx2 off, v[32:33], vcc_lo
m7172:
scratch_store_dwordx2 off, v[32:33], m0
m7173:
scratch_store_dwordx2 off, v[32:33], s32 offset:-4096
m7174:
scratch_store_dwordx2 v0, v[32:33], s32 offset:4095
m7175:
scratch_store_dwordx2 v0, a[32:33], s32
m7176:
scratch_store_dwordx2 v0, v[32:33], s32
m7177:
scratch_store_dwordx2 v0, v[32:33], vcc_lo
m7178:
scratch_store_dwordx2 v0, v[32:33], m0
m7179:
scratch_store_dwordx2 v0, v[32:33], s32 offset:-4096
m7180:
scratch_store_dwordx2 off, v[32:33], off offset:4095
m7181:
scratch_store_dwordx2 off, a[32:33], off
m7182:
scratch_store_dwordx2 off, v[32:33], off offset:-4096
m7183:
global_store_dwordx3 v[0:1], v[32:34], off offset:4095
m7184:
global_store_dwordx3 v[0:1], a[32:34], off
m7185:
global_store_dwordx3 v[0:1], v[32:34], off offset:-4096
m7186:
global_store_dwordx3 v0, v[32:34], s[32:33] offset:4095
m7187:
global_store_dwordx3 v0, a[32:34], s[32:33]
m7188:
global_store_dwordx3 v0, v[32:34], s[32:33]
m7189:
global_store_dwordx3 v0, v[32:34], vcc
m7190:
global_store_dwordx3 v0, v[32:34], s[32:33] offset:-4096
m7191:
flat_store_dwordx3 v[0:1], v[32:34] offset:4095
m7192:
flat_store_dwordx3 v[0:1], a[32:34]
m7193:
flat_store_dwordx3 v[0:1], v[32:34] offset:0
m7194:
buffer_store_dwordx3 v[0:2], off, s[32:35], s48 offset:4095
m7195:
buffer_store_dwordx3 a[0:2], off, s[32:35], s48
m7196:
buffer_store_dwordx3 v[0:2], off, s[32:35], s48
m7197:
buffer_store_dwordx3 v[0:2], off, s[32:35], vcc_lo
m7198:
buffer_store_dwordx3 v[0:2], off, s[32:35], m0
m7199:
buffer_store_dwordx3 v[0:2], off, s[32:35], 0
m7200:
buffer_store_dwordx3 v[0:2], off, s[32:35], -16
m7201:
buffer_store_dwordx3 v[0:2], off, s[32:35], 64
m7202:
buffer_store_dwordx3 v[0:2], off, s[32:35], -4.0
m7203:
buffer_store_dwordx3 v[0:2], off, s[32:35], 0.15915494
m7204:
buffer_store_dwordx3 v[0:2], off, s[32:35], s48 offset:0
m7205:
buffer_store_dwordx3 v[0:2], v32, s[32:35], s48 offen offset:4095
m7206:
buffer_store_dwordx3 a[0:2], v32, s[32:35], s48 offen
m7207:
buffer_store_dwordx3 v[0:2], v32, s[32:35], s48 offen
m7208:
buffer_store_dwordx3 v[0:2], v32, s[32:35], vcc_lo offen
m7209:
buffer_store_dwordx3 v[0:2], v32, s[32:35], m0 offen
m7210:
buffer_store_dwordx3 v[0:2], v32, s[32:35], 0 offen
m7211:
buffer_store_dwordx3 v[0:2], v32, s[32:35], -16 offen
m7212:
buffer_store_dwordx3 v[0:2], v32, s[32:35], 64 offen
m7213:
buffer_store_dwordx3 v[0:2], v32, s[32:35], -4.0 offen
m7214:
buffer_store_dwordx3 v[0:2], v32, s[32:35], 0.15915494 offen
m7215:
buffer_store_dwordx3 v[0:2], v32, s[32:35], s48 offen offset:0
m7216:
buffer_store_dwordx3 v[0:2], v[32:33], s[32:35], s48 idxen offen offset:4095
m7217:
buffer_store_dwordx3 a[0:2], v[32:33], s[32:35], s48 idxen offen
m7218:
buffer_store_dwordx3 v[0:2], v[32:33], s[32:35], s48 idxen offen
m7219:
buffer_store_dwordx3 v[0:2], v[32:33], s[32:35], vcc_lo idxen offen
m7220:
buffer_store_dwordx3 v[0:2], v[32:33], s[32:35], m0 idxen offen
m7221:
buffer_store_dwordx3 v[0:2], v[32:33], s[32:35], 0 idxen offen
m7222:
buffer_store_dwordx3 v[0:2], v[32:33], s[32:35], -16 idxen offen
m7223:
buffer_store_dwordx3 v[0:2], v[32:33], s[32:35], 64 idxen offen
m7224:
buffer_store_dwordx3 v[0:2], v[32:33], s[32:35], -4.0 idxen offen
m7225:
buffer_store_dwordx3 v[0:2], v[32:33], s[32:35], 0.15915494 idxen offen
m7226:
buffer_store_dwordx3 v[0:2], v[32:33], s[32:35], s48 idxen offen offset:0
m7227:
scratch_store_dwordx3 v0, v[32:34], off offset:4095
m7228:
scratch_store_dwordx3 v0, a[32:34], off
m7229:
scratch_store_dwordx3 v0, v[32:34], off offset:-4096
m7230:
scratch_store_dwordx3 off, v[32:34], s32 offset:4095
m7231:
scratch_store_dwordx3 off, a[32:34], s32
m7232:
scratch_store_dwordx3 off, v[32:34], s32
m7233:
scratch_store_dwordx3 off, v[32:34], vcc_lo
m7234:
scratch_store_dwordx3 off, v[32:34], m0
m7235:
scratch_store_dwordx3 off, v[32:34], s32 offset:-4096
m7236:
scratch_store_dwordx3 v0, v[32:34], s32 offset:4095
m7237:
scratch_store_dwordx3 v0, a[32:34], s32
m7238:
scratch_store_dwordx3 v0, v[32:34], s32
m7239:
scratch_store_dwordx3 v0, v[32:34], vcc_lo
m7240:
scratch_store_dwordx3 v0, v[32:34], m0
m7241:
scratch_store_dwordx3 v0, v[32:34], s32 offset:-4096
m7242:
scratch_store_dwordx3 off, v[32:34], off offset:4095
m7243:
scratch_store_dwordx3 off, a[32:34], off
m7244:
scratch_store_dwordx3 off, v[32:34], off offset:-4096
m7245:
global_store_dwordx4 v[0:1], v[32:35], off offset:4095
m7246:
global_store_dwordx4 v[0:1], a[32:35], off
m7247:
global_store_dwordx4 v[0:1], v[32:35], off offset:-4096
m7248:
global_store_dwordx4 v0, v[32:35], s[32:33] offset:4095
m7249:
global_store_dwordx4 v0, a[32:35], s[32:33]
m7250:
global_store_dwordx4 v0, v[32:35], s[32:33]
m7251:
global_store_dwordx4 v0, v[32:35], vcc
m7252:
global_store_dwordx4 v0, v[32:35], s[32:33] offset:-4096
m7253:
flat_store_dwordx4 v[0:1], v[32:35] offset:4095
m7254:
flat_store_dwordx4 v[0:1], a[32:35]
m7255:
flat_store_dwordx4 v[0:1], v[32:35] offset:0
m7256:
buffer_store_dwordx4 v[0:3], off, s[32:35], s48 offset:4095
m7257:
buffer_store_dwordx4 a[0:3], off, s[32:35], s48
m7258:
buffer_store_dwordx4 v[0:3], off, s[32:35], s48
m7259:
buffer_store_dwordx4 v[0:3], off, s[32:35], vcc_lo
m7260:
buffer_store_dwordx4 v[0:3], off, s[32:35], m0
m7261:
buffer_store_dwordx4 v[0:3], off, s[32:35], 0
m7262:
buffer_store_dwordx4 v[0:3], off, s[32:35], -16
m7263:
buffer_store_dwordx4 v[0:3], off, s[32:35], 64
m7264:
buffer_store_dwordx4 v[0:3], off, s[32:35], -4.0
m7265:
buffer_store_dwordx4 v[0:3], off, s[32:35], 0.15915494
m7266:
buffer_store_dwordx4 v[0:3], off, s[32:35], s48 offset:0
m7267:
buffer_store_dwordx4 v[0:3], v32, s[32:35], s48 offen offset:4095
m7268:
buffer_store_dwordx4 a[0:3], v32, s[32:35], s48 offen
m7269:
buffer_store_dwordx4 v[0:3], v32, s[32:35], s48 offen
m7270:
buffer_store_dwordx4 v[0:3], v32, s[32:35], vcc_lo offen
m7271:
buffer_store_dwordx4 v[0:3], v32, s[32:35], m0 offen
m7272:
buffer_store_dwordx4 v[0:3], v32, s[32:35], 0 offen
m7273:
buffer_store_dwordx4 v[0:3], v32, s[32:35], -16 offen
m7274:
buffer_store_dwordx4 v[0:3], v32, s[32:35], 64 offen
m7275:
buffer_store_dwordx4 v[0:3], v32, s[32:35], -4.0 offen
m7276:
buffer_store_dwordx4 v[0:3], v32, s[32:35], 0.15915494 offen
m7277:
buffer_store_dwordx4 v[0:3], v32, s[32:35], s48 offen offset:0
m7278:
buffer_store_dwordx4 v[0:3], v[32:33], s[32:35], s48 idxen offen offset:4095
m7279:
buffer_store_dwordx4 a[0:3], v[32:33], s[32:35], s48 idxen offen
m7280:
buffer_store_dwordx4 v[0:3], v[32:33], s[32:35], s48 idxen offen
m7281:
buffer_store_dwordx4 v[0:3], v[32:33], s[32:35], vcc_lo idxen offen
m7282:
buffer_store_dwordx4 v[0:3], v[32:33], s[32:35], m0 idxen offen
m7283:
buffer_store_dwordx4 v[0:3], v[32:33], s[32:35], 0 idxen offen
m7284:
buffer_store_dwordx4 v[0:3], v[32:33], s[32:35], -16 idxen offen
m7285:
buffer_store_dwordx4 v[0:3], v[32:33], s[32:35], 64 idxen offen
m7286:
buffer_store_dwordx4 v[0:3], v[32:33], s[32:35], -4.0 idxen offen
m7287:
buffer_store_dwordx4 v[0:3], v[32:33], s[32:35], 0.15915494 idxen offen
m7288:
buffer_store_dwordx4 v[0:3], v[32:33], s[32:35], s48 idxen offen offset:0
m7289:
scratch_store_dwordx4 v0, v[32:35], off offset:4095
m7290:
scratch_store_dwordx4 v0, a[32:35], off
m7291:
scratch_store_dwordx4 v0, v[32:35], off offset:-4096
m7292:
scratch_store_dwordx4 off, v[32:35], s32 offset:4095
m7293:
scratch_store_dwordx4 off, a[32:35], s32
m7294:
scratch_store_dwordx4 off, v[32:35], s32
m7295:
scratch_store_dwordx4 off, v[32:35], vcc_lo
m7296:
scratch_store_dwordx4 off, v[32:35], m0
m7297:
scratch_store_dwordx4 off, v[32:35], s32 offset:-4096
m7298:
scratch_store_dwordx4 v0, v[32:35], s32 offset:4095
m7299:
scratch_store_dwordx4 v0, a[32:35], s32
m7300:
scratch_store_dwordx4 v0, v[32:35], s32
m7301:
scratch_store_dwordx4 v0, v[32:35], vcc_lo
m7302:
scratch_store_dwordx4 v0, v[32:35], m0
m7303:
scratch_store_dwordx4 v0, v[32:35], s32 offset:-4096
m7304:
scratch_store_dwordx4 off, v[32:35], off offset:4095
m7305:
scratch_store_dwordx4 off, a[32:35], off
m7306:
scratch_store_dwordx4 off, v[32:35], off offset:-4096
m7307:
global_store_byte_d16_hi v[0:1], v32, off offset:4095
m7308:
global_store_byte_d16_hi v[0:1], a32, off
m7309:
global_store_byte_d16_hi v[0:1], v32, off offset:-4096
m7310:
global_store_byte_d16_hi v0, v32, s[32:33] offset:4095
m7311:
global_store_byte_d16_hi v0, a32, s[32:33]
m7312:
global_store_byte_d16_hi v0, v32, s[32:33]
m7313:
global_store_byte_d16_hi v0, v32, vcc
m7314:
global_store_byte_d16_hi v0, v32, s[32:33] offset:-4096
m7315:
flat_store_byte_d16_hi v[0:1], v32 offset:4095
m7316:
flat_store_byte_d16_hi v[0:1], a32
m7317:
flat_store_byte_d16_hi v[0:1], v32 offset:0
m7318:
buffer_store_byte_d16_hi v0, off, s[32:35], s48 offset:4095
m7319:
buffer_store_byte_d16_hi a0, off, s[32:35], s48
m7320:
buffer_store_byte_d16_hi v0, off, s[32:35], s48
m7321:
buffer_store_byte_d16_hi v0, off, s[32:35], vcc_lo
m7322:
buffer_store_byte_d16_hi v0, off, s[32:35], m0
m7323:
buffer_store_byte_d16_hi v0, off, s[32:35], 0
m7324:
buffer_store_byte_d16_hi v0, off, s[32:35], -16
m7325:
buffer_store_byte_d16_hi v0, off, s[32:35], 64
m7326:
buffer_store_byte_d16_hi v0, off, s[32:35], -4.0
m7327:
buffer_store_byte_d16_hi v0, off, s[32:35], 0.15915494
m7328:
buffer_store_byte_d16_hi v0, off, s[32:35], s48 offset:0
m7329:
buffer_store_byte_d16_hi v0, v32, s[32:35], s48 offen offset:4095
m7330:
buffer_store_byte_d16_hi a0, v32, s[32:35], s48 offen
m7331:
buffer_store_byte_d16_hi v0, v32, s[32:35], s48 offen
m7332:
buffer_store_byte_d16_hi v0, v32, s[32:35], vcc_lo offen
m7333:
buffer_store_byte_d16_hi v0, v32, s[32:35], m0 offen
m7334:
buffer_store_byte_d16_hi v0, v32, s[32:35], 0 offen
m7335:
buffer_store_byte_d16_hi v0, v32, s[32:35], -16 offen
m7336:
buffer_store_byte_d16_hi v0, v32, s[32:35], 64 offen
m7337:
buffer_store_byte_d16_hi v0, v32, s[32:35], -4.0 offen
m7338:
buffer_store_byte_d16_hi v0, v32, s[32:35], 0.15915494 offen
m7339:
buffer_store_byte_d16_hi v0, v32, s[32:35], s48 offen offset:0
m7340:
buffer_store_byte_d16_hi v0, v[32:33], s[32:35], s48 idxen offen offset:4095
m7341:
buffer_store_byte_d16_hi a0, v[32:33], s[32:35], s48 idxen offen
m7342:
buffer_store_byte_d16_hi v0, v[32:33], s[32:35], s48 idxen offen
m7343:
buffer_store_byte_d16_hi v0, v[32:33], s[32:35], vcc_lo idxen offen
m7344:
buffer_store_byte_d16_hi v0, v[32:33], s[32:35], m0 idxen offen
m7345:
buffer_store_byte_d16_hi v0, v[32:33], s[32:35], 0 idxen offen
m7346:
buffer_store_byte_d16_hi v0, v[32:33], s[32:35], -16 idxen offen
m7347:
buffer_store_byte_d16_hi v0, v[32:33], s[32:35], 64 idxen offen
m7348:
buffer_store_byte_d16_hi v0, v[32:33], s[32:35], -4.0 idxen offen
m7349:
buffer_store_byte_d16_hi v0, v[32:33], s[32:35], 0.15915494 idxen offen
m7350:
buffer_store_byte_d16_hi v0, v[32:33], s[32:35], s48 idxen offen offset:0
m7351:
scratch_store_byte_d16_hi v0, v32, off offset:4095
m7352:
scratch_store_byte_d16_hi v0, a32, off
m7353:
scratch_store_byte_d16_hi v0, v32, off offset:-4096
m7354:
scratch_store_byte_d16_hi off, v32, s32 offset:4095
m7355:
scratch_store_byte_d16_hi off, a32, s32
m7356:
scratch_store_byte_d16_hi off, v32, s32
m7357:
scratch_store_byte_d16_hi off, v32, vcc_lo
m7358:
scratch_store_byte_d16_hi off, v32, m0
m7359:
scratch_store_byte_d16_hi off, v32, s32 offset:-4096
m7360:
scratch_store_byte_d16_hi v0, v32, s32 offset:4095
m7361:
scratch_store_byte_d16_hi v0, a32, s32
m7362:
scratch_store_byte_d16_hi v0, v32, s32
m7363:
scratch_store_byte_d16_hi v0, v32, vcc_lo
m7364:
scratch_store_byte_d16_hi v0, v32, m0
m7365:
scratch_store_byte_d16_hi v0, v32, s32 offset:-4096
m7366:
scratch_store_byte_d16_hi off, v32, off offset:4095
m7367:
scratch_store_byte_d16_hi off, a32, off
m7368:
scratch_store_byte_d16_hi off, v32, off offset:-4096
m7369:
global_store_short_d16_hi v[0:1], v32, off offset:4095
m7370:
global_store_short_d16_hi v[0:1], a32, off
m7371:
global_store_short_d16_hi v[0:1], v32, off offset:-4096
m7372:
global_store_short_d16_hi v0, v32, s[32:33] offset:4095
m7373:
global_store_short_d16_hi v0, a32, s[32:33]
m7374:
global_store_short_d16_hi v0, v32, s[32:33]
m7375:
global_store_short_d16_hi v0, v32, vcc
m7376:
global_store_short_d16_hi v0, v32, s[32:33] offset:-4096
m7377:
flat_store_short_d16_hi v[0:1], v32 offset:4095
m7378:
flat_store_short_d16_hi v[0:1], a32
m7379:
flat_store_short_d16_hi v[0:1], v32 offset:0
m7380:
buffer_store_short_d16_hi v0, off, s[32:35], s48 offset:4095
m7381:
buffer_store_short_d16_hi a0, off, s[32:35], s48
m7382:
buffer_store_short_d16_hi v0, off, s[32:35], s48
m7383:
buffer_store_short_d16_hi v0, off, s[32:35], vcc_lo
m7384:
buffer_store_short_d16_hi v0, off, s[32:35], m0
m7385:
buffer_store_short_d16_hi v0, off, s[32:35], 0
m7386:
buffer_store_short_d16_hi v0, off, s[32:35], -16
m7387:
buffer_store_short_d16_hi v0, off, s[32:35], 64
m7388:
buffer_store_short_d16_hi v0, off, s[32:35], -4.0
m7389:
buffer_store_short_d16_hi v0, off, s[32:35], 0.15915494
m7390:
buffer_store_short_d16_hi v0, off, s[32:35], s48 offset:0
m7391:
buffer_store_short_d16_hi v0, v32, s[32:35], s48 offen offset:4095
m7392:
buffer_store_short_d16_hi a0, v32, s[32:35], s48 offen
m7393:
buffer_store_short_d16_hi v0, v32, s[32:35], s48 offen
m7394:
buffer_store_short_d16_hi v0, v32, s[32:35], vcc_lo offen
m7395:
buffer_store_short_d16_hi v0, v32, s[32:35], m0 offen
m7396:
buffer_store_short_d16_hi v0, v32, s[32:35], 0 offen
m7397:
buffer_store_short_d16_hi v0, v32, s[32:35], -16 offen
m7398:
buffer_store_short_d16_hi v0, v32, s[32:35], 64 offen
m7399:
buffer_store_short_d16_hi v0, v32, s[32:35], -4.0 offen
m7400:
buffer_store_short_d16_hi v0, v32, s[32:35], 0.15915494 offen
m7401:
buffer_store_short_d16_hi v0, v32, s[32:35], s48 offen offset:0
m7402:
buffer_store_short_d16_hi v0, v[32:33], s[32:35], s48 idxen offen offset:4095
m7403:
buffer_store_short_d16_hi a0, v[32:33], s[32:35], s48 idxen offen
m7404:
buffer_store_short_d16_hi v0, v[32:33], s[32:35], s48 idxen offen
m7405:
buffer_store_short_d16_hi v0, v[32:33], s[32:35], vcc_lo idxen offen
m7406:
buffer_store_short_d16_hi v0, v[32:33], s[32:35], m0 idxen offen
m7407:
buffer_store_short_d16_hi v0, v[32:33], s[32:35], 0 idxen offen
m7408:
buffer_store_short_d16_hi v0, v[32:33], s[32:35], -16 idxen offen
m7409:
buffer_store_short_d16_hi v0, v[32:33], s[32:35], 64 idxen offen
m7410:
buffer_store_short_d16_hi v0, v[32:33], s[32:35], -4.0 idxen offen
m7411:
buffer_store_short_d16_hi v0, v[32:33], s[32:35], 0.15915494 idxen offen
m7412:
buffer_store_short_d16_hi v0, v[32:33], s[32:35], s48 idxen offen offset:0
m7413:
scratch_store_short_d16_hi v0, v32, off offset:4095
m7414:
scratch_store_short_d16_hi v0, a32, off
m7415:
scratch_store_short_d16_hi v0, v32, off offset:-4096
m7416:
scratch_store_short_d16_hi off, v32, s32 offset:4095
m7417:
scratch_store_short_d16_hi off, a32, s32
m7418:
scratch_store_short_d16_hi off, v32, s32
m7419:
scratch_store_short_d16_hi off, v32, vcc_lo
m7420:
scratch_store_short_d16_hi off, v32, m0
m7421:
scratch_store_short_d16_hi off, v32, s32 offset:-4096
m7422:
scratch_store_short_d16_hi v0, v32, s32 offset:4095
m7423:
scratch_store_short_d16_hi v0, a32, s32
m7424:
scratch_store_short_d16_hi v0, v32, s32
m7425:
scratch_store_short_d16_hi v0, v32, vcc_lo
m7426:
scratch_store_short_d16_hi v0, v32, m0
m7427:
scratch_store_short_d16_hi v0, v32, s32 offset:-4096
m7428:
scratch_store_short_d16_hi off, v32, off offset:4095
m7429:
scratch_store_short_d16_hi off, a32, off
m7430:
scratch_store_short_d16_hi off, v32, off offset:-4096
m7431:
s_load_dword s0, s[16:17], s32 offset:1048575
m7432:
s_load_dword s0, s[16:17], s32
m7433:
s_load_dword s0, vcc, s32
m7434:
s_load_dword s0, s[16:17], vcc_lo
m7435:
s_load_dword s0, s[16:17], m0
m7436:
s_load_dword s0, s[16:17], s32 offset:-1048576
m7437:
s_load_dword s0, s[16:17], s32 glc
m7438:
s_load_dword s0, s[16:17], 1
m7439:
s_load_dword s0, vcc, 1
m7440:
s_load_dword s0, s[16:17], -1048576
m7441:
s_load_dword s0, s[16:17], 1048575
m7442:
s_load_dword s0, s[16:17], 1 glc
m7443:
s_load_dwordx2 s[0:1], s[16:17], s32 offset:1048575
m7444:
s_load_dwordx2 s[0:1], s[16:17], s32
m7445:
s_load_dwordx2 s[0:1], vcc, s32
m7446:
s_load_dwordx2 s[0:1], s[16:17], vcc_lo
m7447:
s_load_dwordx2 s[0:1], s[16:17], m0
m7448:
s_load_dwordx2 s[0:1], s[16:17], s32 offset:-1048576
m7449:
s_load_dwordx2 s[0:1], s[16:17], s32 glc
m7450:
s_load_dwordx2 s[0:1], s[16:17], 1
m7451:
s_load_dwordx2 s[0:1], vcc, 1
m7452:
s_load_dwordx2 s[0:1], s[16:17], -1048576
m7453:
s_load_dwordx2 s[0:1], s[16:17], 1048575
m7454:
s_load_dwordx2 s[0:1], s[16:17], 1 glc
m7455:
s_load_dwordx4 s[0:3], s[16:17], s32 offset:1048575
m7456:
s_load_dwordx4 s[0:3], s[16:17], s32
m7457:
s_load_dwordx4 s[0:3], vcc, s32
m7458:
s_load_dwordx4 s[0:3], s[16:17], vcc_lo
m7459:
s_load_dwordx4 s[0:3], s[16:17], m0
m7460:
s_load_dwordx4 s[0:3], s[16:17], s32 offset:-1048576
m7461:
s_load_dwordx4 s[0:3], s[16:17], s32 glc
m7462:
s_load_dwordx4 s[0:3], s[16:17], 1
m7463:
s_load_dwordx4 s[0:3], vcc, 1
m7464:
s_load_dwordx4 s[0:3], s[16:17], -1048576
m7465:
s_load_dwordx4 s[0:3], s[16:17], 1048575
m7466:
s_load_dwordx4 s[0:3], s[16:17], 1 glc
m7467:
s_load_dwordx8 s[0:7], s[16:17], s32 offset:1048575
m7468:
s_load_dwordx8 s[0:7], s[16:17], s32
m7469:
s_load_dwordx8 s[0:7], vcc, s32
m7470:
s_load_dwordx8 s[0:7], s[16:17], vcc_lo
m7471:
s_load_dwordx8 s[0:7], s[16:17], m0
m7472:
s_load_dwordx8 s[0:7], s[16:17], s32 offset:-1048576
m7473:
s_load_dwordx8 s[0:7], s[16:17], s32 glc
m7474:
s_load_dwordx8 s[0:7], s[16:17], 1
m7475:
s_load_dwordx8 s[0:7], vcc, 1
m7476:
s_load_dwordx8 s[0:7], s[16:17], -1048576
m7477:
s_load_dwordx8 s[0:7], s[16:17], 1048575
m7478:
s_load_dwordx8 s[0:7], s[16:17], 1 glc
m7479:
s_load_dwordx16 s[0:15], s[16:17], s32 offset:1048575
m7480:
s_load_dwordx16 s[0:15], s[16:17], s32
m7481:
s_load_dwordx16 s[0:15], vcc, s32
m7482:
s_load_dwordx16 s[0:15], s[16:17], vcc_lo
m7483:
s_load_dwordx16 s[0:15], s[16:17], m0
m7484:
s_load_dwordx16 s[0:15], s[16:17], s32 offset:-1048576
m7485:
s_load_dwordx16 s[0:15], s[16:17], s32 glc
m7486:
s_load_dwordx16 s[0:15], s[16:17], 1
m7487:
s_load_dwordx16 s[0:15], vcc, 1
m7488:
s_load_dwordx16 s[0:15], s[16:17], -1048576
m7489:
s_load_dwordx16 s[0:15], s[16:17], 1048575
m7490:
s_load_dwordx16 s[0:15], s[16:17], 1 glc
m7491:
s_buffer_load_dword s0, s[16:19], s32
m7492:
s_buffer_load_dword s0, s[16:19], vcc_lo
m7493:
s_buffer_load_dword s0, s[16:19], m0
m7494:
s_buffer_load_dword s0, s[16:19], s32 glc
m7495:
s_buffer_load_dword s0, s[16:19], 1
m7496:
s_buffer_load_dword s0, s[16:19], 0
m7497:
s_buffer_load_dword s0, s[16:19], 1048575
m7498:
s_buffer_load_dword s0, s[16:19], 1 glc
m7499:
s_buffer_load_dwordx2 s[0:1], s[16:19], s32
m7500:
s_buffer_load_dwordx2 s[0:1], s[16:19], vcc_lo
m7501:
s_buffer_load_dwordx2 s[0:1], s[16:19], m0
m7502:
s_buffer_load_dwordx2 s[0:1], s[16:19], s32 glc
m7503:
s_buffer_load_dwordx2 s[0:1], s[16:19], 1
m7504:
s_buffer_load_dwordx2 s[0:1], s[16:19], 0
m7505:
s_buffer_load_dwordx2 s[0:1], s[16:19], 1048575
m7506:
s_buffer_load_dwordx2 s[0:1], s[16:19], 1 glc
m7507:
s_buffer_load_dwordx4 s[0:3], s[16:19], s32
m7508:
s_buffer_load_dwordx4 s[0:3], s[16:19], vcc_lo
m7509:
s_buffer_load_dwordx4 s[0:3], s[16:19], m0
m7510:
s_buffer_load_dwordx4 s[0:3], s[16:19], s32 glc
m7511:
s_buffer_load_dwordx4 s[0:3], s[16:19], 1
m7512:
s_buffer_load_dwordx4 s[0:3], s[16:19], 0
m7513:
s_buffer_load_dwordx4 s[0:3], s[16:19], 1048575
m7514:
s_buffer_load_dwordx4 s[0:3], s[16:19], 1 glc
m7515:
s_buffer_load_dwordx8 s[0:7], s[16:19], s32
m7516:
s_buffer_load_dwordx8 s[0:7], s[16:19], vcc_lo
m7517:
s_buffer_load_dwordx8 s[0:7], s[16:19], m0
m7518:
s_buffer_load_dwordx8 s[0:7], s[16:19], s32 glc
m7519:
s_buffer_load_dwordx8 s[0:7], s[16:19], 1
m7520:
s_buffer_load_dwordx8 s[0:7], s[16:19], 0
m7521:
s_buffer_load_dwordx8 s[0:7], s[16:19], 1048575
m7522:
s_buffer_load_dwordx8 s[0:7], s[16:19], 1 glc
m7523:
s_buffer_load_dwordx16 s[0:15], s[16:19], s32
m7524:
s_buffer_load_dwordx16 s[0:15], s[16:19], vcc_lo
m7525:
s_buffer_load_dwordx16 s[0:15], s[16:19], m0
m7526:
s_buffer_load_dwordx16 s[0:15], s[16:19], s32 glc
m7527:
s_buffer_load_dwordx16 s[0:15], s[16:19], 1
m7528:
s_buffer_load_dwordx16 s[0:15], s[16:19], 0
m7529:
s_buffer_load_dwordx16 s[0:15], s[16:19], 1048575
m7530:
s_buffer_load_dwordx16 s[0:15], s[16:19], 1 glc
m7531:
s_dcache_wb
m7532:
s_dcache_inv
m7533:
buffer_wbl2
m7534:
buffer_inv
m7535:
v_pk_fma_f32 v[0:1], v[32:33], v[64:65], v[96:97]
m7536:
v_pk_fma_f32 v[0:1], s[16:17], v[64:65], v[96:97]
m7537:
v_pk_fma_f32 v[0:1], vcc, v[64:65], v[96:97]
m7538:
v_pk_fma_f32 v[0:1], exec, v[64:65], v[96:97]
m7539:
v_pk_fma_f32 v[0:1], 0, v[64:65], v[96:97]
m7540:
v_pk_fma_f32 v[0:1], -16, v[64:65], v[96:97]
m7541:
v_pk_fma_f32 v[0:1], 64, v[64:65], v[96:97]
m7542:
v_pk_fma_f32 v[0:1], -4.0, v[64:65], v[96:97]
m7543:
v_pk_fma_f32 v[0:1], v[32:33], s[32:33], v[96:97]
m7544:
v_pk_fma_f32 v[0:1], v[32:33], vcc, v[96:97]
m7545:
v_pk_fma_f32 v[0:1], v[32:33], exec, v[96:97]
m7546:
v_pk_fma_f32 v[0:1], v[32:33], 0, v[96:97]
m7547:
v_pk_fma_f32 v[0:1], v[32:33], -16, v[96:97]
m7548:
v_pk_fma_f32 v[0:1], v[32:33], 64, v[96:97]
m7549:
v_pk_fma_f32 v[0:1], v[32:33], -4.0, v[96:97]
m7550:
v_pk_fma_f32 v[0:1], v[32:33], v[64:65], s[48:49]
m7551:
v_pk_fma_f32 v[0:1], v[32:33], v[64:65], vcc
m7552:
v_pk_fma_f32 v[0:1], v[32:33], v[64:65], exec
m7553:
v_pk_fma_f32 v[0:1], v[32:33], v[64:65], 0
m7554:
v_pk_fma_f32 v[0:1], v[32:33], v[64:65], -16
m7555:
v_pk_fma_f32 v[0:1], v[32:33], v[64:65], 64
m7556:
v_pk_fma_f32 v[0:1], v[32:33], v[64:65], -4.0
m7557:
v_pk_fma_f32 v[0:1], v[32:33], v[64:65], v[96:97] op_sel:[1,1,1] op_sel_hi:[0,0,0] neg_lo:[1,1,1] neg_hi:[1,1,1]
m7558:
v_pk_mul_f32 v[0:1], v[32:33], v[64:65]
m7559:
v_pk_mul_f32 v[0:1], s[16:17], v[64:65]
m7560:
v_pk_mul_f32 v[0:1], vcc, v[64:65]
m7561:
v_pk_mul_f32 v[0:1], exec, v[64:65]
m7562:
v_pk_mul_f32 v[0:1], 0, v[64:65]
m7563:
v_pk_mul_f32 v[0:1], -16, v[64:65]
m7564:
v_pk_mul_f32 v[0:1], 64, v[64:65]
m7565:
v_pk_mul_f32 v[0:1], -4.0, v[64:65]
m7566:
v_pk_mul_f32 v[0:1], v[32:33], s[32:33]
m7567:
v_pk_mul_f32 v[0:1], v[32:33], vcc
m7568:
v_pk_mul_f32 v[0:1], v[32:33], exec
m7569:
v_pk_mul_f32 v[0:1], v[32:33], 0
m7570:
v_pk_mul_f32 v[0:1], v[32:33], -16
m7571:
v_pk_mul_f32 v[0:1], v[32:33], 64
m7572:
v_pk_mul_f32 v[0:1], v[32:33], -4.0
m7573:
v_pk_mul_f32 v[0:1], v[32:33], v[64:65] op_sel:[1,1] op_sel_hi:[0,0] neg_lo:[1,1] neg_hi:[1,1]
m7574:
v_pk_add_f32 v[0:1], v[32:33], v[64:65]
m7575:
v_pk_add_f32 v[0:1], s[16:17], v[64:65]
m7576:
v_pk_add_f32 v[0:1], vcc, v[64:65]
m7577:
v_pk_add_f32 v[0:1], exec, v[64:65]
m7578:
v_pk_add_f32 v[0:1], 0, v[64:65]
m7579:
v_pk_add_f32 v[0:1], -16, v[64:65]
m7580:
v_pk_add_f32 v[0:1], 64, v[64:65]
m7581:
v_pk_add_f32 v[0:1], -4.0, v[64:65]
m7582:
v_pk_add_f32 v[0:1], v[32:33], s[32:33]
m7583:
v_pk_add_f32 v[0:1], v[32:33], vcc
m7584:
v_pk_add_f32 v[0:1], v[32:33], exec
m7585:
v_pk_add_f32 v[0:1], v[32:33], 0
m7586:
v_pk_add_f32 v[0:1], v[32:33], -16
m7587:
v_pk_add_f32 v[0:1], v[32:33], 64
m7588:
v_pk_add_f32 v[0:1], v[32:33], -4.0
m7589:
v_pk_add_f32 v[0:1], v[32:33], v[64:65] op_sel:[1,1] op_sel_hi:[0,0] neg_lo:[1,1] neg_hi:[1,1]
m7590:
v_pk_mov_b32 v[0:1], v[32:33], v[64:65]
m7591:
v_pk_mov_b32 v[0:1], s[16:17], v[64:65]
m7592:
v_pk_mov_b32 v[0:1], vcc, v[64:65]
m7593:
v_pk_mov_b32 v[0:1], exec, v[64:65]
m7594:
v_pk_mov_b32 v[0:1], 0, v[64:65]
m7595:
v_pk_mov_b32 v[0:1], -16, v[64:65]
m7596:
v_pk_mov_b32 v[0:1], 64, v[64:65]
m7597:
v_pk_mov_b32 v[0:1], -4.0, v[64:65]
m7598:
v_pk_mov_b32 v[0:1], v[32:33], s[32:33]
m7599:
v_pk_mov_b32 v[0:1], v[32:33], vcc
m7600:
v_pk_mov_b32 v[0:1], v[32:33], exec
m7601:
v_pk_mov_b32 v[0:1], v[32:33], 0
m7602:
v_pk_mov_b32 v[0:1], v[32:33], -16
m7603:
v_pk_mov_b32 v[0:1], v[32:33], 64
m7604:
v_pk_mov_b32 v[0:1], v[32:33], -4.0
m7605:
v_pk_mov_b32 v[0:1], v[32:33], v[64:65] op_sel:[1,1] op_sel_hi:[0,0]
m7606:
v_fma_mix_f32 v0, v32, v64, v96
m7607:
v_fma_mix_f32 v0, s16, v64, v96
m7608:
v_fma_mix_f32 v0, vcc_lo, v64, v96
m7609:
v_fma_mix_f32 v0, m0, v64, v96
m7610:
v_fma_mix_f32 v0, exec_hi, v64, v96
m7611:
v_fma_mix_f32 v0, src_scc, v64, v96
m7612:
v_fma_mix_f32 v0, 0, v64, v96
m7613:
v_fma_mix_f32 v0, -16, v64, v96
m7614:
v_fma_mix_f32 v0, 64, v64, v96
m7615:
v_fma_mix_f32 v0, -4.0, v64, v96
m7616:
v_fma_mix_f32 v0, 0.15915494, v64, v96
m7617:
v_fma_mix_f32 v0, v32, s32, v96
m7618:
v_fma_mix_f32 v0, v32, vcc_lo, v96
m7619:
v_fma_mix_f32 v0, v32, m0, v96
m7620:
v_fma_mix_f32 v0, v32, exec_hi, v96
m7621:
v_fma_mix_f32 v0, v32, src_scc, v96
m7622:
v_fma_mix_f32 v0, v32, 0, v96
m7623:
v_fma_mix_f32 v0, v32, -16, v96
m7624:
v_fma_mix_f32 v0, v32, 64, v96
m7625:
v_fma_mix_f32 v0, v32, -4.0, v96
m7626:
v_fma_mix_f32 v0, v32, 0.15915494, v96
m7627:
v_fma_mix_f32 v0, v32, v64, s48
m7628:
v_fma_mix_f32 v0, v32, v64, vcc_lo
m7629:
v_fma_mix_f32 v0, v32, v64, m0
m7630:
v_fma_mix_f32 v0, v32, v64, exec_hi
m7631:
v_fma_mix_f32 v0, v32, v64, src_scc
m7632:
v_fma_mix_f32 v0, v32, v64, 0
m7633:
v_fma_mix_f32 v0, v32, v64, -16
m7634:
v_fma_mix_f32 v0, v32, v64, 64
m7635:
v_fma_mix_f32 v0, v32, v64, -4.0
m7636:
v_fma_mix_f32 v0, v32, v64, 0.15915494
m7637:
v_fma_mix_f32 v0, v32, v64, v96 op_sel:[1,1,1] op_sel_hi:[0,0,0]
m7638:
v_fma_mixlo_f16 v0, v32, v64, v96
m7639:
v_fma_mixlo_f16 v0, s16, v64, v96
m7640:
v_fma_mixlo_f16 v0, vcc_lo, v64, v96
m7641:
v_fma_mixlo_f16 v0, m0, v64, v96
m7642:
v_fma_mixlo_f16 v0, exec_hi, v64, v96
m7643:
v_fma_mixlo_f16 v0, src_scc, v64, v96
m7644:
v_fma_mixlo_f16 v0, 0, v64, v96
m7645:
v_fma_mixlo_f16 v0, -16, v64, v96
m7646:
v_fma_mixlo_f16 v0, 64, v64, v96
m7647:
v_fma_mixlo_f16 v0, -4.0, v64, v96
m7648:
v_fma_mixlo_f16 v0, 0.15915494, v64, v96
m7649:
v_fma_mixlo_f16 v0, v32, s32, v96
m7650:
v_fma_mixlo_f16 v0, v32, vcc_lo, v96
m7651:
v_fma_mixlo_f16 v0, v32, m0, v96
m7652:
v_fma_mixlo_f16 v0, v32, exec_hi, v96
m7653:
v_fma_mixlo_f16 v0, v32, src_scc, v96
m7654:
v_fma_mixlo_f16 v0, v32, 0, v96
m7655:
v_fma_mixlo_f16 v0, v32, -16, v96
m7656:
v_fma_mixlo_f16 v0, v32, 64, v96
m7657:
v_fma_mixlo_f16 v0, v32, -4.0, v96
m7658:
v_fma_mixlo_f16 v0, v32, 0.15915494, v96
m7659:
v_fma_mixlo_f16 v0, v32, v64, s48
m7660:
v_fma_mixlo_f16 v0, v32, v64, vcc_lo
m7661:
v_fma_mixlo_f16 v0, v32, v64, m0
m7662:
v_fma_mixlo_f16 v0, v32, v64, exec_hi
m7663:
v_fma_mixlo_f16 v0, v32, v64, src_scc
m7664:
v_fma_mixlo_f16 v0, v32, v64, 0
m7665:
v_fma_mixlo_f16 v0, v32, v64, -16
m7666:
v_fma_mixlo_f16 v0, v32, v64, 64
m7667:
v_fma_mixlo_f16 v0, v32, v64, -4.0
m7668:
v_fma_mixlo_f16 v0, v32, v64, 0.15915494
m7669:
v_fma_mixlo_f16 v0, v32, v64, v96 op_sel:[1,1,1] op_sel_hi:[0,0,0]
m7670:
v_fma_mixhi_f16 v0, v32, v64, v96
m7671:
v_fma_mixhi_f16 v0, s16, v64, v96
m7672:
v_fma_mixhi_f16 v0, vcc_lo, v64, v96
m7673:
v_fma_mixhi_f16 v0, m0, v64, v96
m7674:
v_fma_mixhi_f16 v0, exec_hi, v64, v96
m7675:
v_fma_mixhi_f16 v0, src_scc, v64, v96
m7676:
v_fma_mixhi_f16 v0, 0, v64, v96
m7677:
v_fma_mixhi_f16 v0, -16, v64, v96
m7678:
v_fma_mixhi_f16 v0, 64, v64, v96
m7679:
v_fma_mixhi_f16 v0, -4.0, v64, v96
m7680:
v_fma_mixhi_f16 v0, 0.15915494, v64, v96
m7681:
v_fma_mixhi_f16 v0, v32, s32, v96
m7682:
v_fma_mixhi_f16 v0, v32, vcc_lo, v96
m7683:
v_fma_mixhi_f16 v0, v32, m0, v96
m7684:
v_fma_mixhi_f16 v0, v32, exec_hi, v96
m7685:
v_fma_mixhi_f16 v0, v32, src_scc, v96
m7686:
v_fma_mixhi_f16 v0, v32, 0, v96
m7687:
v_fma_mixhi_f16 v0, v32, -16, v96
m7688:
v_fma_mixhi_f16 v0, v32, 64, v96
m7689:
v_fma_mixhi_f16 v0, v32, -4.0, v96
m7690:
v_fma_mixhi_f16 v0, v32, 0.15915494, v96
m7691:
v_fma_mixhi_f16 v0, v32, v64, s48
m7692:
v_fma_mixhi_f16 v0, v32, v64, vcc_lo
m7693:
v_fma_mixhi_f16 v0, v32, v64, m0
m7694:
v_fma_mixhi_f16 v0, v32, v64, exec_hi
m7695:
v_fma_mixhi_f16 v0, v32, v64, src_scc
m7696:
v_fma_mixhi_f16 v0, v32, v64, 0
m7697:
v_fma_mixhi_f16 v0, v32, v64, -16
m7698:
v_fma_mixhi_f16 v0, v32, v64, 64
m7699:
v_fma_mixhi_f16 v0, v32, v64, -4.0
m7700:
v_fma_mixhi_f16 v0, v32, v64, 0.15915494
m7701:
v_fma_mixhi_f16 v0, v32, v64, v96 op_sel:[1,1,1] op_sel_hi:[0,0,0]
m7702:
v_pk_fmac_f16 v0, v32, v64
m7703:
v_pk_fmac_f16 v0, s16, v64
m7704:
v_pk_fmac_f16 v0, vcc_lo, v64
m7705:
v_pk_fmac_f16 v0, m0, v64
m7706:
v_pk_fmac_f16 v0, exec_hi, v64
m7707:
v_pk_fmac_f16 v0, src_scc, v64
m7708:
v_pk_fmac_f16 v0, 0, v64
m7709:
v_pk_fmac_f16 v0, -16, v64
m7710:
v_pk_fmac_f16 v0, 64, v64
m7711:
v_pk_fmac_f16 v0, -4.0, v64
m7712:
v_pk_fmac_f16 v0, 0.15915494, v64
m7713:
v_pk_fmac_f16 v0, v32, s32
m7714:
v_pk_fmac_f16 v0, v32, vcc_lo
m7715:
v_pk_fmac_f16 v0, v32, m0
m7716:
v_pk_fmac_f16 v0, v32, exec_hi
m7717:
v_pk_fmac_f16 v0, v32, src_scc
m7718:
v_pk_fmac_f16 v0, v32, 0
m7719:
v_pk_fmac_f16 v0, v32, -16
m7720:
v_pk_fmac_f16 v0, v32, 64
m7721:
v_pk_fmac_f16 v0, v32, -4.0
m7722:
v_pk_fmac_f16 v0, v32, 0.15915494
m7723:
v_pk_fmac_f16_e32 v0, v32, v64
m7724:
v_pk_fmac_f16_e32 v0, 0x12345678, v64
m7725:
v_pk_fmac_f16_e64 v0, v32, v64
m7726:
v_pk_fmac_f16_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m7727:
v_pk_fmac_f16_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m7728:
v_pk_fma_f16 v0, v32, v64, v96
m7729:
v_pk_fma_f16 v0, s16, v64, v96
m7730:
v_pk_fma_f16 v0, vcc_lo, v64, v96
m7731:
v_pk_fma_f16 v0, m0, v64, v96
m7732:
v_pk_fma_f16 v0, exec_hi, v64, v96
m7733:
v_pk_fma_f16 v0, src_scc, v64, v96
m7734:
v_pk_fma_f16 v0, 0, v64, v96
m7735:
v_pk_fma_f16 v0, -16, v64, v96
m7736:
v_pk_fma_f16 v0, 64, v64, v96
m7737:
v_pk_fma_f16 v0, -4.0, v64, v96
m7738:
v_pk_fma_f16 v0, 0.15915494, v64, v96
m7739:
v_pk_fma_f16 v0, v32, s32, v96
m7740:
v_pk_fma_f16 v0, v32, vcc_lo, v96
m7741:
v_pk_fma_f16 v0, v32, m0, v96
m7742:
v_pk_fma_f16 v0, v32, exec_hi, v96
m7743:
v_pk_fma_f16 v0, v32, src_scc, v96
m7744:
v_pk_fma_f16 v0, v32, 0, v96
m7745:
v_pk_fma_f16 v0, v32, -16, v96
m7746:
v_pk_fma_f16 v0, v32, 64, v96
m7747:
v_pk_fma_f16 v0, v32, -4.0, v96
m7748:
v_pk_fma_f16 v0, v32, 0.15915494, v96
m7749:
v_pk_fma_f16 v0, v32, v64, s48
m7750:
v_pk_fma_f16 v0, v32, v64, vcc_lo
m7751:
v_pk_fma_f16 v0, v32, v64, m0
m7752:
v_pk_fma_f16 v0, v32, v64, exec_hi
m7753:
v_pk_fma_f16 v0, v32, v64, src_scc
m7754:
v_pk_fma_f16 v0, v32, v64, 0
m7755:
v_pk_fma_f16 v0, v32, v64, -16
m7756:
v_pk_fma_f16 v0, v32, v64, 64
m7757:
v_pk_fma_f16 v0, v32, v64, -4.0
m7758:
v_pk_fma_f16 v0, v32, v64, 0.15915494
m7759:
v_pk_fma_f16 v0, v32, v64, v96 op_sel:[1,1,1] op_sel_hi:[0,0,0] neg_lo:[1,1,1] neg_hi:[1,1,1]
m7760:
v_pk_minimum3_f16 v0, v32, v64, v96
m7761:
v_pk_minimum3_f16 v0, s16, v64, v96
m7762:
v_pk_minimum3_f16 v0, vcc_lo, v64, v96
m7763:
v_pk_minimum3_f16 v0, m0, v64, v96
m7764:
v_pk_minimum3_f16 v0, exec_hi, v64, v96
m7765:
v_pk_minimum3_f16 v0, src_scc, v64, v96
m7766:
v_pk_minimum3_f16 v0, 0, v64, v96
m7767:
v_pk_minimum3_f16 v0, -16, v64, v96
m7768:
v_pk_minimum3_f16 v0, 64, v64, v96
m7769:
v_pk_minimum3_f16 v0, -4.0, v64, v96
m7770:
v_pk_minimum3_f16 v0, 0.15915494, v64, v96
m7771:
v_pk_minimum3_f16 v0, v32, s32, v96
m7772:
v_pk_minimum3_f16 v0, v32, vcc_lo, v96
m7773:
v_pk_minimum3_f16 v0, v32, m0, v96
m7774:
v_pk_minimum3_f16 v0, v32, exec_hi, v96
m7775:
v_pk_minimum3_f16 v0, v32, src_scc, v96
m7776:
v_pk_minimum3_f16 v0, v32, 0, v96
m7777:
v_pk_minimum3_f16 v0, v32, -16, v96
m7778:
v_pk_minimum3_f16 v0, v32, 64, v96
m7779:
v_pk_minimum3_f16 v0, v32, -4.0, v96
m7780:
v_pk_minimum3_f16 v0, v32, 0.15915494, v96
m7781:
v_pk_minimum3_f16 v0, v32, v64, s48
m7782:
v_pk_minimum3_f16 v0, v32, v64, vcc_lo
m7783:
v_pk_minimum3_f16 v0, v32, v64, m0
m7784:
v_pk_minimum3_f16 v0, v32, v64, exec_hi
m7785:
v_pk_minimum3_f16 v0, v32, v64, src_scc
m7786:
v_pk_minimum3_f16 v0, v32, v64, 0
m7787:
v_pk_minimum3_f16 v0, v32, v64, -16
m7788:
v_pk_minimum3_f16 v0, v32, v64, 64
m7789:
v_pk_minimum3_f16 v0, v32, v64, -4.0
m7790:
v_pk_minimum3_f16 v0, v32, v64, 0.15915494
m7791:
v_pk_minimum3_f16 v0, v32, v64, v96 op_sel:[1,1,1] op_sel_hi:[0,0,0] neg_lo:[1,1,1] neg_hi:[1,1,1]
m7792:
v_pk_maximum3_f16 v0, v32, v64, v96
m7793:
v_pk_maximum3_f16 v0, s16, v64, v96
m7794:
v_pk_maximum3_f16 v0, vcc_lo, v64, v96
m7795:
v_pk_maximum3_f16 v0, m0, v64, v96
m7796:
v_pk_maximum3_f16 v0, exec_hi, v64, v96
m7797:
v_pk_maximum3_f16 v0, src_scc, v64, v96
m7798:
v_pk_maximum3_f16 v0, 0, v64, v96
m7799:
v_pk_maximum3_f16 v0, -16, v64, v96
m7800:
v_pk_maximum3_f16 v0, 64, v64, v96
m7801:
v_pk_maximum3_f16 v0, -4.0, v64, v96
m7802:
v_pk_maximum3_f16 v0, 0.15915494, v64, v96
m7803:
v_pk_maximum3_f16 v0, v32, s32, v96
m7804:
v_pk_maximum3_f16 v0, v32, vcc_lo, v96
m7805:
v_pk_maximum3_f16 v0, v32, m0, v96
m7806:
v_pk_maximum3_f16 v0, v32, exec_hi, v96
m7807:
v_pk_maximum3_f16 v0, v32, src_scc, v96
m7808:
v_pk_maximum3_f16 v0, v32, 0, v96
m7809:
v_pk_maximum3_f16 v0, v32, -16, v96
m7810:
v_pk_maximum3_f16 v0, v32, 64, v96
m7811:
v_pk_maximum3_f16 v0, v32, -4.0, v96
m7812:
v_pk_maximum3_f16 v0, v32, 0.15915494, v96
m7813:
v_pk_maximum3_f16 v0, v32, v64, s48
m7814:
v_pk_maximum3_f16 v0, v32, v64, vcc_lo
m7815:
v_pk_maximum3_f16 v0, v32, v64, m0
m7816:
v_pk_maximum3_f16 v0, v32, v64, exec_hi
m7817:
v_pk_maximum3_f16 v0, v32, v64, src_scc
m7818:
v_pk_maximum3_f16 v0, v32, v64, 0
m7819:
v_pk_maximum3_f16 v0, v32, v64, -16
m7820:
v_pk_maximum3_f16 v0, v32, v64, 64
m7821:
v_pk_maximum3_f16 v0, v32, v64, -4.0
m7822:
v_pk_maximum3_f16 v0, v32, v64, 0.15915494
m7823:
v_pk_maximum3_f16 v0, v32, v64, v96 op_sel:[1,1,1] op_sel_hi:[0,0,0] neg_lo:[1,1,1] neg_hi:[1,1,1]
m7824:
v_pk_add_f16 v0, v32, v64
m7825:
v_pk_add_f16 v0, s16, v64
m7826:
v_pk_add_f16 v0, vcc_lo, v64
m7827:
v_pk_add_f16 v0, m0, v64
m7828:
v_pk_add_f16 v0, exec_hi, v64
m7829:
v_pk_add_f16 v0, src_scc, v64
m7830:
v_pk_add_f16 v0, 0, v64
m7831:
v_pk_add_f16 v0, -16, v64
m7832:
v_pk_add_f16 v0, 64, v64
m7833:
v_pk_add_f16 v0, -4.0, v64
m7834:
v_pk_add_f16 v0, 0.15915494, v64
m7835:
v_pk_add_f16 v0, v32, s32
m7836:
v_pk_add_f16 v0, v32, vcc_lo
m7837:
v_pk_add_f16 v0, v32, m0
m7838:
v_pk_add_f16 v0, v32, exec_hi
m7839:
v_pk_add_f16 v0, v32, src_scc
m7840:
v_pk_add_f16 v0, v32, 0
m7841:
v_pk_add_f16 v0, v32, -16
m7842:
v_pk_add_f16 v0, v32, 64
m7843:
v_pk_add_f16 v0, v32, -4.0
m7844:
v_pk_add_f16 v0, v32, 0.15915494
m7845:
v_pk_add_f16 v0, v32, v64 op_sel:[1,1] op_sel_hi:[0,0] neg_lo:[1,1] neg_hi:[1,1]
m7846:
v_pk_mul_f16 v0, v32, v64
m7847:
v_pk_mul_f16 v0, s16, v64
m7848:
v_pk_mul_f16 v0, vcc_lo, v64
m7849:
v_pk_mul_f16 v0, m0, v64
m7850:
v_pk_mul_f16 v0, exec_hi, v64
m7851:
v_pk_mul_f16 v0, src_scc, v64
m7852:
v_pk_mul_f16 v0, 0, v64
m7853:
v_pk_mul_f16 v0, -16, v64
m7854:
v_pk_mul_f16 v0, 64, v64
m7855:
v_pk_mul_f16 v0, -4.0, v64
m7856:
v_pk_mul_f16 v0, 0.15915494, v64
m7857:
v_pk_mul_f16 v0, v32, s32
m7858:
v_pk_mul_f16 v0, v32, vcc_lo
m7859:
v_pk_mul_f16 v0, v32, m0
m7860:
v_pk_mul_f16 v0, v32, exec_hi
m7861:
v_pk_mul_f16 v0, v32, src_scc
m7862:
v_pk_mul_f16 v0, v32, 0
m7863:
v_pk_mul_f16 v0, v32, -16
m7864:
v_pk_mul_f16 v0, v32, 64
m7865:
v_pk_mul_f16 v0, v32, -4.0
m7866:
v_pk_mul_f16 v0, v32, 0.15915494
m7867:
v_pk_mul_f16 v0, v32, v64 op_sel:[1,1] op_sel_hi:[0,0] neg_lo:[1,1] neg_hi:[1,1]
m7868:
v_pk_min_f16 v0, v32, v64
m7869:
v_pk_min_f16 v0, s16, v64
m7870:
v_pk_min_f16 v0, vcc_lo, v64
m7871:
v_pk_min_f16 v0, m0, v64
m7872:
v_pk_min_f16 v0, exec_hi, v64
m7873:
v_pk_min_f16 v0, src_scc, v64
m7874:
v_pk_min_f16 v0, 0, v64
m7875:
v_pk_min_f16 v0, -16, v64
m7876:
v_pk_min_f16 v0, 64, v64
m7877:
v_pk_min_f16 v0, -4.0, v64
m7878:
v_pk_min_f16 v0, 0.15915494, v64
m7879:
v_pk_min_f16 v0, v32, s32
m7880:
v_pk_min_f16 v0, v32, vcc_lo
m7881:
v_pk_min_f16 v0, v32, m0
m7882:
v_pk_min_f16 v0, v32, exec_hi
m7883:
v_pk_min_f16 v0, v32, src_scc
m7884:
v_pk_min_f16 v0, v32, 0
m7885:
v_pk_min_f16 v0, v32, -16
m7886:
v_pk_min_f16 v0, v32, 64
m7887:
v_pk_min_f16 v0, v32, -4.0
m7888:
v_pk_min_f16 v0, v32, 0.15915494
m7889:
v_pk_min_f16 v0, v32, v64 op_sel:[1,1] op_sel_hi:[0,0] neg_lo:[1,1] neg_hi:[1,1]
m7890:
v_pk_max_f16 v0, v32, v64
m7891:
v_pk_max_f16 v0, s16, v64
m7892:
v_pk_max_f16 v0, vcc_lo, v64
m7893:
v_pk_max_f16 v0, m0, v64
m7894:
v_pk_max_f16 v0, exec_hi, v64
m7895:
v_pk_max_f16 v0, src_scc, v64
m7896:
v_pk_max_f16 v0, 0, v64
m7897:
v_pk_max_f16 v0, -16, v64
m7898:
v_pk_max_f16 v0, 64, v64
m7899:
v_pk_max_f16 v0, -4.0, v64
m7900:
v_pk_max_f16 v0, 0.15915494, v64
m7901:
v_pk_max_f16 v0, v32, s32
m7902:
v_pk_max_f16 v0, v32, vcc_lo
m7903:
v_pk_max_f16 v0, v32, m0
m7904:
v_pk_max_f16 v0, v32, exec_hi
m7905:
v_pk_max_f16 v0, v32, src_scc
m7906:
v_pk_max_f16 v0, v32, 0
m7907:
v_pk_max_f16 v0, v32, -16
m7908:
v_pk_max_f16 v0, v32, 64
m7909:
v_pk_max_f16 v0, v32, -4.0
m7910:
v_pk_max_f16 v0, v32, 0.15915494
m7911:
v_pk_max_f16 v0, v32, v64 op_sel:[1,1] op_sel_hi:[0,0] neg_lo:[1,1] neg_hi:[1,1]
m7912:
v_pk_min_u16 v0, v32, v64
m7913:
v_pk_min_u16 v0, s16, v64
m7914:
v_pk_min_u16 v0, vcc_lo, v64
m7915:
v_pk_min_u16 v0, m0, v64
m7916:
v_pk_min_u16 v0, exec_hi, v64
m7917:
v_pk_min_u16 v0, src_scc, v64
m7918:
v_pk_min_u16 v0, 0, v64
m7919:
v_pk_min_u16 v0, -16, v64
m7920:
v_pk_min_u16 v0, 64, v64
m7921:
v_pk_min_u16 v0, -4.0, v64
m7922:
v_pk_min_u16 v0, 0.15915494, v64
m7923:
v_pk_min_u16 v0, v32, s32
m7924:
v_pk_min_u16 v0, v32, vcc_lo
m7925:
v_pk_min_u16 v0, v32, m0
m7926:
v_pk_min_u16 v0, v32, exec_hi
m7927:
v_pk_min_u16 v0, v32, src_scc
m7928:
v_pk_min_u16 v0, v32, 0
m7929:
v_pk_min_u16 v0, v32, -16
m7930:
v_pk_min_u16 v0, v32, 64
m7931:
v_pk_min_u16 v0, v32, -4.0
m7932:
v_pk_min_u16 v0, v32, 0.15915494
m7933:
v_pk_min_u16 v0, v32, v64 op_sel:[1,1] op_sel_hi:[0,0]
m7934:
v_pk_max_u16 v0, v32, v64
m7935:
v_pk_max_u16 v0, s16, v64
m7936:
v_pk_max_u16 v0, vcc_lo, v64
m7937:
v_pk_max_u16 v0, m0, v64
m7938:
v_pk_max_u16 v0, exec_hi, v64
m7939:
v_pk_max_u16 v0, src_scc, v64
m7940:
v_pk_max_u16 v0, 0, v64
m7941:
v_pk_max_u16 v0, -16, v64
m7942:
v_pk_max_u16 v0, 64, v64
m7943:
v_pk_max_u16 v0, -4.0, v64
m7944:
v_pk_max_u16 v0, 0.15915494, v64
m7945:
v_pk_max_u16 v0, v32, s32
m7946:
v_pk_max_u16 v0, v32, vcc_lo
m7947:
v_pk_max_u16 v0, v32, m0
m7948:
v_pk_max_u16 v0, v32, exec_hi
m7949:
v_pk_max_u16 v0, v32, src_scc
m7950:
v_pk_max_u16 v0, v32, 0
m7951:
v_pk_max_u16 v0, v32, -16
m7952:
v_pk_max_u16 v0, v32, 64
m7953:
v_pk_max_u16 v0, v32, -4.0
m7954:
v_pk_max_u16 v0, v32, 0.15915494
m7955:
v_pk_max_u16 v0, v32, v64 op_sel:[1,1] op_sel_hi:[0,0]
m7956:
v_pk_add_u16 v0, v32, v64
m7957:
v_pk_add_u16 v0, s16, v64
m7958:
v_pk_add_u16 v0, vcc_lo, v64
m7959:
v_pk_add_u16 v0, m0, v64
m7960:
v_pk_add_u16 v0, exec_hi, v64
m7961:
v_pk_add_u16 v0, src_scc, v64
m7962:
v_pk_add_u16 v0, 0, v64
m7963:
v_pk_add_u16 v0, -16, v64
m7964:
v_pk_add_u16 v0, 64, v64
m7965:
v_pk_add_u16 v0, -4.0, v64
m7966:
v_pk_add_u16 v0, 0.15915494, v64
m7967:
v_pk_add_u16 v0, v32, s32
m7968:
v_pk_add_u16 v0, v32, vcc_lo
m7969:
v_pk_add_u16 v0, v32, m0
m7970:
v_pk_add_u16 v0, v32, exec_hi
m7971:
v_pk_add_u16 v0, v32, src_scc
m7972:
v_pk_add_u16 v0, v32, 0
m7973:
v_pk_add_u16 v0, v32, -16
m7974:
v_pk_add_u16 v0, v32, 64
m7975:
v_pk_add_u16 v0, v32, -4.0
m7976:
v_pk_add_u16 v0, v32, 0.15915494
m7977:
v_pk_add_u16 v0, v32, v64 op_sel:[1,1] op_sel_hi:[0,0]
m7978:
v_pk_sub_u16 v0, v32, v64
m7979:
v_pk_sub_u16 v0, s16, v64
m7980:
v_pk_sub_u16 v0, vcc_lo, v64
m7981:
v_pk_sub_u16 v0, m0, v64
m7982:
v_pk_sub_u16 v0, exec_hi, v64
m7983:
v_pk_sub_u16 v0, src_scc, v64
m7984:
v_pk_sub_u16 v0, 0, v64
m7985:
v_pk_sub_u16 v0, -16, v64
m7986:
v_pk_sub_u16 v0, 64, v64
m7987:
v_pk_sub_u16 v0, -4.0, v64
m7988:
v_pk_sub_u16 v0, 0.15915494, v64
m7989:
v_pk_sub_u16 v0, v32, s32
m7990:
v_pk_sub_u16 v0, v32, vcc_lo
m7991:
v_pk_sub_u16 v0, v32, m0
m7992:
v_pk_sub_u16 v0, v32, exec_hi
m7993:
v_pk_sub_u16 v0, v32, src_scc
m7994:
v_pk_sub_u16 v0, v32, 0
m7995:
v_pk_sub_u16 v0, v32, -16
m7996:
v_pk_sub_u16 v0, v32, 64
m7997:
v_pk_sub_u16 v0, v32, -4.0
m7998:
v_pk_sub_u16 v0, v32, 0.15915494
m7999:
v_pk_sub_u16 v0, v32, v64 op_sel:[1,1] op_sel_hi:[0,0]
m8000:
v_pk_mad_u16 v0, v32, v64, v96
m8001:
v_pk_mad_u16 v0, s16, v64, v96
m8002:
v_pk_mad_u16 v0, vcc_lo, v64, v96
m8003:
v_pk_mad_u16 v0, m0, v64, v96
m8004:
v_pk_mad_u16 v0, exec_hi, v64, v96
m8005:
v_pk_mad_u16 v0, src_scc, v64, v96
m8006:
v_pk_mad_u16 v0, 0, v64, v96
m8007:
v_pk_mad_u16 v0, -16, v64, v96
m8008:
v_pk_mad_u16 v0, 64, v64, v96
m8009:
v_pk_mad_u16 v0, -4.0, v64, v96
m8010:
v_pk_mad_u16 v0, 0.15915494, v64, v96
m8011:
v_pk_mad_u16 v0, v32, s32, v96
m8012:
v_pk_mad_u16 v0, v32, vcc_lo, v96
m8013:
v_pk_mad_u16 v0, v32, m0, v96
m8014:
v_pk_mad_u16 v0, v32, exec_hi, v96
m8015:
v_pk_mad_u16 v0, v32, src_scc, v96
m8016:
v_pk_mad_u16 v0, v32, 0, v96
m8017:
v_pk_mad_u16 v0, v32, -16, v96
m8018:
v_pk_mad_u16 v0, v32, 64, v96
m8019:
v_pk_mad_u16 v0, v32, -4.0, v96
m8020:
v_pk_mad_u16 v0, v32, 0.15915494, v96
m8021:
v_pk_mad_u16 v0, v32, v64, s48
m8022:
v_pk_mad_u16 v0, v32, v64, vcc_lo
m8023:
v_pk_mad_u16 v0, v32, v64, m0
m8024:
v_pk_mad_u16 v0, v32, v64, exec_hi
m8025:
v_pk_mad_u16 v0, v32, v64, src_scc
m8026:
v_pk_mad_u16 v0, v32, v64, 0
m8027:
v_pk_mad_u16 v0, v32, v64, -16
m8028:
v_pk_mad_u16 v0, v32, v64, 64
m8029:
v_pk_mad_u16 v0, v32, v64, -4.0
m8030:
v_pk_mad_u16 v0, v32, v64, 0.15915494
m8031:
v_pk_mad_u16 v0, v32, v64, v96 op_sel:[1,1,1] op_sel_hi:[0,0,0]
m8032:
v_pk_min_i16 v0, v32, v64
m8033:
v_pk_min_i16 v0, s16, v64
m8034:
v_pk_min_i16 v0, vcc_lo, v64
m8035:
v_pk_min_i16 v0, m0, v64
m8036:
v_pk_min_i16 v0, exec_hi, v64
m8037:
v_pk_min_i16 v0, src_scc, v64
m8038:
v_pk_min_i16 v0, 0, v64
m8039:
v_pk_min_i16 v0, -16, v64
m8040:
v_pk_min_i16 v0, 64, v64
m8041:
v_pk_min_i16 v0, -4.0, v64
m8042:
v_pk_min_i16 v0, 0.15915494, v64
m8043:
v_pk_min_i16 v0, v32, s32
m8044:
v_pk_min_i16 v0, v32, vcc_lo
m8045:
v_pk_min_i16 v0, v32, m0
m8046:
v_pk_min_i16 v0, v32, exec_hi
m8047:
v_pk_min_i16 v0, v32, src_scc
m8048:
v_pk_min_i16 v0, v32, 0
m8049:
v_pk_min_i16 v0, v32, -16
m8050:
v_pk_min_i16 v0, v32, 64
m8051:
v_pk_min_i16 v0, v32, -4.0
m8052:
v_pk_min_i16 v0, v32, 0.15915494
m8053:
v_pk_min_i16 v0, v32, v64 op_sel:[1,1] op_sel_hi:[0,0]
m8054:
v_pk_max_i16 v0, v32, v64
m8055:
v_pk_max_i16 v0, s16, v64
m8056:
v_pk_max_i16 v0, vcc_lo, v64
m8057:
v_pk_max_i16 v0, m0, v64
m8058:
v_pk_max_i16 v0, exec_hi, v64
m8059:
v_pk_max_i16 v0, src_scc, v64
m8060:
v_pk_max_i16 v0, 0, v64
m8061:
v_pk_max_i16 v0, -16, v64
m8062:
v_pk_max_i16 v0, 64, v64
m8063:
v_pk_max_i16 v0, -4.0, v64
m8064:
v_pk_max_i16 v0, 0.15915494, v64
m8065:
v_pk_max_i16 v0, v32, s32
m8066:
v_pk_max_i16 v0, v32, vcc_lo
m8067:
v_pk_max_i16 v0, v32, m0
m8068:
v_pk_max_i16 v0, v32, exec_hi
m8069:
v_pk_max_i16 v0, v32, src_scc
m8070:
v_pk_max_i16 v0, v32, 0
m8071:
v_pk_max_i16 v0, v32, -16
m8072:
v_pk_max_i16 v0, v32, 64
m8073:
v_pk_max_i16 v0, v32, -4.0
m8074:
v_pk_max_i16 v0, v32, 0.15915494
m8075:
v_pk_max_i16 v0, v32, v64 op_sel:[1,1] op_sel_hi:[0,0]
m8076:
v_pk_add_i16 v0, v32, v64
m8077:
v_pk_add_i16 v0, s16, v64
m8078:
v_pk_add_i16 v0, vcc_lo, v64
m8079:
v_pk_add_i16 v0, m0, v64
m8080:
v_pk_add_i16 v0, exec_hi, v64
m8081:
v_pk_add_i16 v0, src_scc, v64
m8082:
v_pk_add_i16 v0, 0, v64
m8083:
v_pk_add_i16 v0, -16, v64
m8084:
v_pk_add_i16 v0, 64, v64
m8085:
v_pk_add_i16 v0, -4.0, v64
m8086:
v_pk_add_i16 v0, 0.15915494, v64
m8087:
v_pk_add_i16 v0, v32, s32
m8088:
v_pk_add_i16 v0, v32, vcc_lo
m8089:
v_pk_add_i16 v0, v32, m0
m8090:
v_pk_add_i16 v0, v32, exec_hi
m8091:
v_pk_add_i16 v0, v32, src_scc
m8092:
v_pk_add_i16 v0, v32, 0
m8093:
v_pk_add_i16 v0, v32, -16
m8094:
v_pk_add_i16 v0, v32, 64
m8095:
v_pk_add_i16 v0, v32, -4.0
m8096:
v_pk_add_i16 v0, v32, 0.15915494
m8097:
v_pk_add_i16 v0, v32, v64 op_sel:[1,1] op_sel_hi:[0,0]
m8098:
v_pk_sub_i16 v0, v32, v64
m8099:
v_pk_sub_i16 v0, s16, v64
m8100:
v_pk_sub_i16 v0, vcc_lo, v64
m8101:
v_pk_sub_i16 v0, m0, v64
m8102:
v_pk_sub_i16 v0, exec_hi, v64
m8103:
v_pk_sub_i16 v0, src_scc, v64
m8104:
v_pk_sub_i16 v0, 0, v64
m8105:
v_pk_sub_i16 v0, -16, v64
m8106:
v_pk_sub_i16 v0, 64, v64
m8107:
v_pk_sub_i16 v0, -4.0, v64
m8108:
v_pk_sub_i16 v0, 0.15915494, v64
m8109:
v_pk_sub_i16 v0, v32, s32
m8110:
v_pk_sub_i16 v0, v32, vcc_lo
m8111:
v_pk_sub_i16 v0, v32, m0
m8112:
v_pk_sub_i16 v0, v32, exec_hi
m8113:
v_pk_sub_i16 v0, v32, src_scc
m8114:
v_pk_sub_i16 v0, v32, 0
m8115:
v_pk_sub_i16 v0, v32, -16
m8116:
v_pk_sub_i16 v0, v32, 64
m8117:
v_pk_sub_i16 v0, v32, -4.0
m8118:
v_pk_sub_i16 v0, v32, 0.15915494
m8119:
v_pk_sub_i16 v0, v32, v64 op_sel:[1,1] op_sel_hi:[0,0]
m8120:
v_pk_mad_i16 v0, v32, v64, v96
m8121:
v_pk_mad_i16 v0, s16, v64, v96
m8122:
v_pk_mad_i16 v0, vcc_lo, v64, v96
m8123:
v_pk_mad_i16 v0, m0, v64, v96
m8124:
v_pk_mad_i16 v0, exec_hi, v64, v96
m8125:
v_pk_mad_i16 v0, src_scc, v64, v96
m8126:
v_pk_mad_i16 v0, 0, v64, v96
m8127:
v_pk_mad_i16 v0, -16, v64, v96
m8128:
v_pk_mad_i16 v0, 64, v64, v96
m8129:
v_pk_mad_i16 v0, -4.0, v64, v96
m8130:
v_pk_mad_i16 v0, 0.15915494, v64, v96
m8131:
v_pk_mad_i16 v0, v32, s32, v96
m8132:
v_pk_mad_i16 v0, v32, vcc_lo, v96
m8133:
v_pk_mad_i16 v0, v32, m0, v96
m8134:
v_pk_mad_i16 v0, v32, exec_hi, v96
m8135:
v_pk_mad_i16 v0, v32, src_scc, v96
m8136:
v_pk_mad_i16 v0, v32, 0, v96
m8137:
v_pk_mad_i16 v0, v32, -16, v96
m8138:
v_pk_mad_i16 v0, v32, 64, v96
m8139:
v_pk_mad_i16 v0, v32, -4.0, v96
m8140:
v_pk_mad_i16 v0, v32, 0.15915494, v96
m8141:
v_pk_mad_i16 v0, v32, v64, s48
m8142:
v_pk_mad_i16 v0, v32, v64, vcc_lo
m8143:
v_pk_mad_i16 v0, v32, v64, m0
m8144:
v_pk_mad_i16 v0, v32, v64, exec_hi
m8145:
v_pk_mad_i16 v0, v32, v64, src_scc
m8146:
v_pk_mad_i16 v0, v32, v64, 0
m8147:
v_pk_mad_i16 v0, v32, v64, -16
m8148:
v_pk_mad_i16 v0, v32, v64, 64
m8149:
v_pk_mad_i16 v0, v32, v64, -4.0
m8150:
v_pk_mad_i16 v0, v32, v64, 0.15915494
m8151:
v_pk_mad_i16 v0, v32, v64, v96 op_sel:[1,1,1] op_sel_hi:[0,0,0]
m8152:
v_pk_mul_lo_u16 v0, v32, v64
m8153:
v_pk_mul_lo_u16 v0, s16, v64
m8154:
v_pk_mul_lo_u16 v0, vcc_lo, v64
m8155:
v_pk_mul_lo_u16 v0, m0, v64
m8156:
v_pk_mul_lo_u16 v0, exec_hi, v64
m8157:
v_pk_mul_lo_u16 v0, src_scc, v64
m8158:
v_pk_mul_lo_u16 v0, 0, v64
m8159:
v_pk_mul_lo_u16 v0, -16, v64
m8160:
v_pk_mul_lo_u16 v0, 64, v64
m8161:
v_pk_mul_lo_u16 v0, -4.0, v64
m8162:
v_pk_mul_lo_u16 v0, 0.15915494, v64
m8163:
v_pk_mul_lo_u16 v0, v32, s32
m8164:
v_pk_mul_lo_u16 v0, v32, vcc_lo
m8165:
v_pk_mul_lo_u16 v0, v32, m0
m8166:
v_pk_mul_lo_u16 v0, v32, exec_hi
m8167:
v_pk_mul_lo_u16 v0, v32, src_scc
m8168:
v_pk_mul_lo_u16 v0, v32, 0
m8169:
v_pk_mul_lo_u16 v0, v32, -16
m8170:
v_pk_mul_lo_u16 v0, v32, 64
m8171:
v_pk_mul_lo_u16 v0, v32, -4.0
m8172:
v_pk_mul_lo_u16 v0, v32, 0.15915494
m8173:
v_pk_mul_lo_u16 v0, v32, v64 op_sel:[1,1] op_sel_hi:[0,0]
m8174:
v_pk_lshlrev_b16 v0, v32, v64
m8175:
v_pk_lshlrev_b16 v0, s16, v64
m8176:
v_pk_lshlrev_b16 v0, vcc_lo, v64
m8177:
v_pk_lshlrev_b16 v0, m0, v64
m8178:
v_pk_lshlrev_b16 v0, exec_hi, v64
m8179:
v_pk_lshlrev_b16 v0, src_scc, v64
m8180:
v_pk_lshlrev_b16 v0, 0, v64
m8181:
v_pk_lshlrev_b16 v0, -16, v64
m8182:
v_pk_lshlrev_b16 v0, 64, v64
m8183:
v_pk_lshlrev_b16 v0, -4.0, v64
m8184:
v_pk_lshlrev_b16 v0, 0.15915494, v64
m8185:
v_pk_lshlrev_b16 v0, v32, s32
m8186:
v_pk_lshlrev_b16 v0, v32, vcc_lo
m8187:
v_pk_lshlrev_b16 v0, v32, m0
m8188:
v_pk_lshlrev_b16 v0, v32, exec_hi
m8189:
v_pk_lshlrev_b16 v0, v32, src_scc
m8190:
v_pk_lshlrev_b16 v0, v32, 0
m8191:
v_pk_lshlrev_b16 v0, v32, -16
m8192:
v_pk_lshlrev_b16 v0, v32, 64
m8193:
v_pk_lshlrev_b16 v0, v32, -4.0
m8194:
v_pk_lshlrev_b16 v0, v32, 0.15915494
m8195:
v_pk_lshlrev_b16 v0, v32, v64 op_sel:[1,1] op_sel_hi:[0,0]
m8196:
v_pk_lshrrev_b16 v0, v32, v64
m8197:
v_pk_lshrrev_b16 v0, s16, v64
m8198:
v_pk_lshrrev_b16 v0, vcc_lo, v64
m8199:
v_pk_lshrrev_b16 v0, m0, v64
m8200:
v_pk_lshrrev_b16 v0, exec_hi, v64
m8201:
v_pk_lshrrev_b16 v0, src_scc, v64
m8202:
v_pk_lshrrev_b16 v0, 0, v64
m8203:
v_pk_lshrrev_b16 v0, -16, v64
m8204:
v_pk_lshrrev_b16 v0, 64, v64
m8205:
v_pk_lshrrev_b16 v0, -4.0, v64
m8206:
v_pk_lshrrev_b16 v0, 0.15915494, v64
m8207:
v_pk_lshrrev_b16 v0, v32, s32
m8208:
v_pk_lshrrev_b16 v0, v32, vcc_lo
m8209:
v_pk_lshrrev_b16 v0, v32, m0
m8210:
v_pk_lshrrev_b16 v0, v32, exec_hi
m8211:
v_pk_lshrrev_b16 v0, v32, src_scc
m8212:
v_pk_lshrrev_b16 v0, v32, 0
m8213:
v_pk_lshrrev_b16 v0, v32, -16
m8214:
v_pk_lshrrev_b16 v0, v32, 64
m8215:
v_pk_lshrrev_b16 v0, v32, -4.0
m8216:
v_pk_lshrrev_b16 v0, v32, 0.15915494
m8217:
v_pk_lshrrev_b16 v0, v32, v64 op_sel:[1,1] op_sel_hi:[0,0]
m8218:
v_pk_ashrrev_i16 v0, v32, v64
m8219:
v_pk_ashrrev_i16 v0, s16, v64
m8220:
v_pk_ashrrev_i16 v0, vcc_lo, v64
m8221:
v_pk_ashrrev_i16 v0, m0, v64
m8222:
v_pk_ashrrev_i16 v0, exec_hi, v64
m8223:
v_pk_ashrrev_i16 v0, src_scc, v64
m8224:
v_pk_ashrrev_i16 v0, 0, v64
m8225:
v_pk_ashrrev_i16 v0, -16, v64
m8226:
v_pk_ashrrev_i16 v0, 64, v64
m8227:
v_pk_ashrrev_i16 v0, -4.0, v64
m8228:
v_pk_ashrrev_i16 v0, 0.15915494, v64
m8229:
v_pk_ashrrev_i16 v0, v32, s32
m8230:
v_pk_ashrrev_i16 v0, v32, vcc_lo
m8231:
v_pk_ashrrev_i16 v0, v32, m0
m8232:
v_pk_ashrrev_i16 v0, v32, exec_hi
m8233:
v_pk_ashrrev_i16 v0, v32, src_scc
m8234:
v_pk_ashrrev_i16 v0, v32, 0
m8235:
v_pk_ashrrev_i16 v0, v32, -16
m8236:
v_pk_ashrrev_i16 v0, v32, 64
m8237:
v_pk_ashrrev_i16 v0, v32, -4.0
m8238:
v_pk_ashrrev_i16 v0, v32, 0.15915494
m8239:
v_pk_ashrrev_i16 v0, v32, v64 op_sel:[1,1] op_sel_hi:[0,0]
m8240:
s_mov_b32 s0, s16
m8241:
s_mov_b32 s0, vcc_lo
m8242:
s_mov_b32 s0, m0
m8243:
s_mov_b32 s0, exec_hi
m8244:
s_mov_b32 s0, src_scc
m8245:
s_mov_b32 s0, 0
m8246:
s_mov_b32 s0, -16
m8247:
s_mov_b32 s0, 64
m8248:
s_mov_b32 s0, -4.0
m8249:
s_mov_b32 s0, 0.15915494
m8250:
s_mov_b32 s0, 0x12345678
m8251:
s_mov_b64 s[0:1], s[16:17]
m8252:
s_mov_b64 s[0:1], vcc
m8253:
s_mov_b64 s[0:1], exec
m8254:
s_mov_b64 s[0:1], 0
m8255:
s_mov_b64 s[0:1], -16
m8256:
s_mov_b64 s[0:1], 64
m8257:
s_mov_b64 s[0:1], -4.0
m8258:
s_mov_b64 s[0:1], 0x12345678
m8259:
s_movk_i32 s0, 1
m8260:
s_movk_i32 s0, -32768
m8261:
s_movk_i32 s0, 32767
m8262:
s_cmovk_i32 s0, 1
m8263:
s_cmovk_i32 s0, -32768
m8264:
s_cmovk_i32 s0, 32767
m8265:
s_cmov_b32 s0, s16
m8266:
s_cmov_b32 s0, vcc_lo
m8267:
s_cmov_b32 s0, m0
m8268:
s_cmov_b32 s0, exec_hi
m8269:
s_cmov_b32 s0, src_scc
m8270:
s_cmov_b32 s0, 0
m8271:
s_cmov_b32 s0, -16
m8272:
s_cmov_b32 s0, 64
m8273:
s_cmov_b32 s0, -4.0
m8274:
s_cmov_b32 s0, 0.15915494
m8275:
s_cmov_b32 s0, 0x12345678
m8276:
s_cmov_b64 s[0:1], s[16:17]
m8277:
s_cmov_b64 s[0:1], vcc
m8278:
s_cmov_b64 s[0:1], exec
m8279:
s_cmov_b64 s[0:1], 0
m8280:
s_cmov_b64 s[0:1], -16
m8281:
s_cmov_b64 s[0:1], 64
m8282:
s_cmov_b64 s[0:1], -4.0
m8283:
s_cmov_b64 s[0:1], 0x12345678
m8284:
s_cselect_b32 s0, s16, s32
m8285:
s_cselect_b32 s0, vcc_lo, s32
m8286:
s_cselect_b32 s0, m0, s32
m8287:
s_cselect_b32 s0, exec_hi, s32
m8288:
s_cselect_b32 s0, src_scc, s32
m8289:
s_cselect_b32 s0, 0, s32
m8290:
s_cselect_b32 s0, -16, s32
m8291:
s_cselect_b32 s0, 64, s32
m8292:
s_cselect_b32 s0, -4.0, s32
m8293:
s_cselect_b32 s0, 0.15915494, s32
m8294:
s_cselect_b32 s0, 0x12345678, s32
m8295:
s_cselect_b32 s0, s16, vcc_lo
m8296:
s_cselect_b32 s0, s16, m0
m8297:
s_cselect_b32 s0, s16, exec_hi
m8298:
s_cselect_b32 s0, s16, src_scc
m8299:
s_cselect_b32 s0, s16, 0
m8300:
s_cselect_b32 s0, s16, -16
m8301:
s_cselect_b32 s0, s16, 64
m8302:
s_cselect_b32 s0, s16, -4.0
m8303:
s_cselect_b32 s0, s16, 0.15915494
m8304:
s_cselect_b32 s0, s16, 0x12345678
m8305:
s_cselect_b64 s[0:1], s[16:17], s[32:33]
m8306:
s_cselect_b64 s[0:1], vcc, s[32:33]
m8307:
s_cselect_b64 s[0:1], exec, s[32:33]
m8308:
s_cselect_b64 s[0:1], 0, s[32:33]
m8309:
s_cselect_b64 s[0:1], -16, s[32:33]
m8310:
s_cselect_b64 s[0:1], 64, s[32:33]
m8311:
s_cselect_b64 s[0:1], -4.0, s[32:33]
m8312:
s_cselect_b64 s[0:1], 0x12345678, s[32:33]
m8313:
s_cselect_b64 s[0:1], s[16:17], vcc
m8314:
s_cselect_b64 s[0:1], s[16:17], exec
m8315:
s_cselect_b64 s[0:1], s[16:17], 0
m8316:
s_cselect_b64 s[0:1], s[16:17], -16
m8317:
s_cselect_b64 s[0:1], s[16:17], 64
m8318:
s_cselect_b64 s[0:1], s[16:17], -4.0
m8319:
s_cselect_b64 s[0:1], s[16:17], 0x12345678
m8320:
s_add_u32 s0, s16, s32
m8321:
s_add_u32 s0, vcc_lo, s32
m8322:
s_add_u32 s0, m0, s32
m8323:
s_add_u32 s0, exec_hi, s32
m8324:
s_add_u32 s0, src_scc, s32
m8325:
s_add_u32 s0, 0, s32
m8326:
s_add_u32 s0, -16, s32
m8327:
s_add_u32 s0, 64, s32
m8328:
s_add_u32 s0, -4.0, s32
m8329:
s_add_u32 s0, 0.15915494, s32
m8330:
s_add_u32 s0, 0x12345678, s32
m8331:
s_add_u32 s0, s16, vcc_lo
m8332:
s_add_u32 s0, s16, m0
m8333:
s_add_u32 s0, s16, exec_hi
m8334:
s_add_u32 s0, s16, src_scc
m8335:
s_add_u32 s0, s16, 0
m8336:
s_add_u32 s0, s16, -16
m8337:
s_add_u32 s0, s16, 64
m8338:
s_add_u32 s0, s16, -4.0
m8339:
s_add_u32 s0, s16, 0.15915494
m8340:
s_add_u32 s0, s16, 0x12345678
m8341:
s_addc_u32 s0, s16, s32
m8342:
s_addc_u32 s0, vcc_lo, s32
m8343:
s_addc_u32 s0, m0, s32
m8344:
s_addc_u32 s0, exec_hi, s32
m8345:
s_addc_u32 s0, src_scc, s32
m8346:
s_addc_u32 s0, 0, s32
m8347:
s_addc_u32 s0, -16, s32
m8348:
s_addc_u32 s0, 64, s32
m8349:
s_addc_u32 s0, -4.0, s32
m8350:
s_addc_u32 s0, 0.15915494, s32
m8351:
s_addc_u32 s0, 0x12345678, s32
m8352:
s_addc_u32 s0, s16, vcc_lo
m8353:
s_addc_u32 s0, s16, m0
m8354:
s_addc_u32 s0, s16, exec_hi
m8355:
s_addc_u32 s0, s16, src_scc
m8356:
s_addc_u32 s0, s16, 0
m8357:
s_addc_u32 s0, s16, -16
m8358:
s_addc_u32 s0, s16, 64
m8359:
s_addc_u32 s0, s16, -4.0
m8360:
s_addc_u32 s0, s16, 0.15915494
m8361:
s_addc_u32 s0, s16, 0x12345678
m8362:
s_sub_u32 s0, s16, s32
m8363:
s_sub_u32 s0, vcc_lo, s32
m8364:
s_sub_u32 s0, m0, s32
m8365:
s_sub_u32 s0, exec_hi, s32
m8366:
s_sub_u32 s0, src_scc, s32
m8367:
s_sub_u32 s0, 0, s32
m8368:
s_sub_u32 s0, -16, s32
m8369:
s_sub_u32 s0, 64, s32
m8370:
s_sub_u32 s0, -4.0, s32
m8371:
s_sub_u32 s0, 0.15915494, s32
m8372:
s_sub_u32 s0, 0x12345678, s32
m8373:
s_sub_u32 s0, s16, vcc_lo
m8374:
s_sub_u32 s0, s16, m0
m8375:
s_sub_u32 s0, s16, exec_hi
m8376:
s_sub_u32 s0, s16, src_scc
m8377:
s_sub_u32 s0, s16, 0
m8378:
s_sub_u32 s0, s16, -16
m8379:
s_sub_u32 s0, s16, 64
m8380:
s_sub_u32 s0, s16, -4.0
m8381:
s_sub_u32 s0, s16, 0.15915494
m8382:
s_sub_u32 s0, s16, 0x12345678
m8383:
s_subb_u32 s0, s16, s32
m8384:
s_subb_u32 s0, vcc_lo, s32
m8385:
s_subb_u32 s0, m0, s32
m8386:
s_subb_u32 s0, exec_hi, s32
m8387:
s_subb_u32 s0, src_scc, s32
m8388:
s_subb_u32 s0, 0, s32
m8389:
s_subb_u32 s0, -16, s32
m8390:
s_subb_u32 s0, 64, s32
m8391:
s_subb_u32 s0, -4.0, s32
m8392:
s_subb_u32 s0, 0.15915494, s32
m8393:
s_subb_u32 s0, 0x12345678, s32
m8394:
s_subb_u32 s0, s16, vcc_lo
m8395:
s_subb_u32 s0, s16, m0
m8396:
s_subb_u32 s0, s16, exec_hi
m8397:
s_subb_u32 s0, s16, src_scc
m8398:
s_subb_u32 s0, s16, 0
m8399:
s_subb_u32 s0, s16, -16
m8400:
s_subb_u32 s0, s16, 64
m8401:
s_subb_u32 s0, s16, -4.0
m8402:
s_subb_u32 s0, s16, 0.15915494
m8403:
s_subb_u32 s0, s16, 0x12345678
m8404:
s_add_i32 s0, s16, s32
m8405:
s_add_i32 s0, vcc_lo, s32
m8406:
s_add_i32 s0, m0, s32
m8407:
s_add_i32 s0, exec_hi, s32
m8408:
s_add_i32 s0, src_scc, s32
m8409:
s_add_i32 s0, 0, s32
m8410:
s_add_i32 s0, -16, s32
m8411:
s_add_i32 s0, 64, s32
m8412:
s_add_i32 s0, -4.0, s32
m8413:
s_add_i32 s0, 0.15915494, s32
m8414:
s_add_i32 s0, 0x12345678, s32
m8415:
s_add_i32 s0, s16, vcc_lo
m8416:
s_add_i32 s0, s16, m0
m8417:
s_add_i32 s0, s16, exec_hi
m8418:
s_add_i32 s0, s16, src_scc
m8419:
s_add_i32 s0, s16, 0
m8420:
s_add_i32 s0, s16, -16
m8421:
s_add_i32 s0, s16, 64
m8422:
s_add_i32 s0, s16, -4.0
m8423:
s_add_i32 s0, s16, 0.15915494
m8424:
s_add_i32 s0, s16, 0x12345678
m8425:
s_sub_i32 s0, s16, s32
m8426:
s_sub_i32 s0, vcc_lo, s32
m8427:
s_sub_i32 s0, m0, s32
m8428:
s_sub_i32 s0, exec_hi, s32
m8429:
s_sub_i32 s0, src_scc, s32
m8430:
s_sub_i32 s0, 0, s32
m8431:
s_sub_i32 s0, -16, s32
m8432:
s_sub_i32 s0, 64, s32
m8433:
s_sub_i32 s0, -4.0, s32
m8434:
s_sub_i32 s0, 0.15915494, s32
m8435:
s_sub_i32 s0, 0x12345678, s32
m8436:
s_sub_i32 s0, s16, vcc_lo
m8437:
s_sub_i32 s0, s16, m0
m8438:
s_sub_i32 s0, s16, exec_hi
m8439:
s_sub_i32 s0, s16, src_scc
m8440:
s_sub_i32 s0, s16, 0
m8441:
s_sub_i32 s0, s16, -16
m8442:
s_sub_i32 s0, s16, 64
m8443:
s_sub_i32 s0, s16, -4.0
m8444:
s_sub_i32 s0, s16, 0.15915494
m8445:
s_sub_i32 s0, s16, 0x12345678
m8446:
s_addk_i32 s0, 1
m8447:
s_addk_i32 s0, -32768
m8448:
s_addk_i32 s0, 32767
m8449:
s_mulk_i32 s0, 1
m8450:
s_mulk_i32 s0, -32768
m8451:
s_mulk_i32 s0, 32767
m8452:
s_mul_i32 s0, s16, s32
m8453:
s_mul_i32 s0, vcc_lo, s32
m8454:
s_mul_i32 s0, m0, s32
m8455:
s_mul_i32 s0, exec_hi, s32
m8456:
s_mul_i32 s0, src_scc, s32
m8457:
s_mul_i32 s0, 0, s32
m8458:
s_mul_i32 s0, -16, s32
m8459:
s_mul_i32 s0, 64, s32
m8460:
s_mul_i32 s0, -4.0, s32
m8461:
s_mul_i32 s0, 0.15915494, s32
m8462:
s_mul_i32 s0, 0x12345678, s32
m8463:
s_mul_i32 s0, s16, vcc_lo
m8464:
s_mul_i32 s0, s16, m0
m8465:
s_mul_i32 s0, s16, exec_hi
m8466:
s_mul_i32 s0, s16, src_scc
m8467:
s_mul_i32 s0, s16, 0
m8468:
s_mul_i32 s0, s16, -16
m8469:
s_mul_i32 s0, s16, 64
m8470:
s_mul_i32 s0, s16, -4.0
m8471:
s_mul_i32 s0, s16, 0.15915494
m8472:
s_mul_i32 s0, s16, 0x12345678
m8473:
s_mul_hi_u32 s0, s16, s32
m8474:
s_mul_hi_u32 s0, vcc_lo, s32
m8475:
s_mul_hi_u32 s0, m0, s32
m8476:
s_mul_hi_u32 s0, exec_hi, s32
m8477:
s_mul_hi_u32 s0, src_scc, s32
m8478:
s_mul_hi_u32 s0, 0, s32
m8479:
s_mul_hi_u32 s0, -16, s32
m8480:
s_mul_hi_u32 s0, 64, s32
m8481:
s_mul_hi_u32 s0, -4.0, s32
m8482:
s_mul_hi_u32 s0, 0.15915494, s32
m8483:
s_mul_hi_u32 s0, 0x12345678, s32
m8484:
s_mul_hi_u32 s0, s16, vcc_lo
m8485:
s_mul_hi_u32 s0, s16, m0
m8486:
s_mul_hi_u32 s0, s16, exec_hi
m8487:
s_mul_hi_u32 s0, s16, src_scc
m8488:
s_mul_hi_u32 s0, s16, 0
m8489:
s_mul_hi_u32 s0, s16, -16
m8490:
s_mul_hi_u32 s0, s16, 64
m8491:
s_mul_hi_u32 s0, s16, -4.0
m8492:
s_mul_hi_u32 s0, s16, 0.15915494
m8493:
s_mul_hi_u32 s0, s16, 0x12345678
m8494:
s_mul_hi_i32 s0, s16, s32
m8495:
s_mul_hi_i32 s0, vcc_lo, s32
m8496:
s_mul_hi_i32 s0, m0, s32
m8497:
s_mul_hi_i32 s0, exec_hi, s32
m8498:
s_mul_hi_i32 s0, src_scc, s32
m8499:
s_mul_hi_i32 s0, 0, s32
m8500:
s_mul_hi_i32 s0, -16, s32
m8501:
s_mul_hi_i32 s0, 64, s32
m8502:
s_mul_hi_i32 s0, -4.0, s32
m8503:
s_mul_hi_i32 s0, 0.15915494, s32
m8504:
s_mul_hi_i32 s0, 0x12345678, s32
m8505:
s_mul_hi_i32 s0, s16, vcc_lo
m8506:
s_mul_hi_i32 s0, s16, m0
m8507:
s_mul_hi_i32 s0, s16, exec_hi
m8508:
s_mul_hi_i32 s0, s16, src_scc
m8509:
s_mul_hi_i32 s0, s16, 0
m8510:
s_mul_hi_i32 s0, s16, -16
m8511:
s_mul_hi_i32 s0, s16, 64
m8512:
s_mul_hi_i32 s0, s16, -4.0
m8513:
s_mul_hi_i32 s0, s16, 0.15915494
m8514:
s_mul_hi_i32 s0, s16, 0x12345678
m8515:
s_abs_i32 s0, s16
m8516:
s_abs_i32 s0, vcc_lo
m8517:
s_abs_i32 s0, m0
m8518:
s_abs_i32 s0, exec_hi
m8519:
s_abs_i32 s0, src_scc
m8520:
s_abs_i32 s0, 0
m8521:
s_abs_i32 s0, -16
m8522:
s_abs_i32 s0, 64
m8523:
s_abs_i32 s0, -4.0
m8524:
s_abs_i32 s0, 0.15915494
m8525:
s_abs_i32 s0, 0x12345678
m8526:
s_absdiff_i32 s0, s16, s32
m8527:
s_absdiff_i32 s0, vcc_lo, s32
m8528:
s_absdiff_i32 s0, m0, s32
m8529:
s_absdiff_i32 s0, exec_hi, s32
m8530:
s_absdiff_i32 s0, src_scc, s32
m8531:
s_absdiff_i32 s0, 0, s32
m8532:
s_absdiff_i32 s0, -16, s32
m8533:
s_absdiff_i32 s0, 64, s32
m8534:
s_absdiff_i32 s0, -4.0, s32
m8535:
s_absdiff_i32 s0, 0.15915494, s32
m8536:
s_absdiff_i32 s0, 0x12345678, s32
m8537:
s_absdiff_i32 s0, s16, vcc_lo
m8538:
s_absdiff_i32 s0, s16, m0
m8539:
s_absdiff_i32 s0, s16, exec_hi
m8540:
s_absdiff_i32 s0, s16, src_scc
m8541:
s_absdiff_i32 s0, s16, 0
m8542:
s_absdiff_i32 s0, s16, -16
m8543:
s_absdiff_i32 s0, s16, 64
m8544:
s_absdiff_i32 s0, s16, -4.0
m8545:
s_absdiff_i32 s0, s16, 0.15915494
m8546:
s_absdiff_i32 s0, s16, 0x12345678
m8547:
s_and_b32 s0, s16, s32
m8548:
s_and_b32 s0, vcc_lo, s32
m8549:
s_and_b32 s0, m0, s32
m8550:
s_and_b32 s0, exec_hi, s32
m8551:
s_and_b32 s0, src_scc, s32
m8552:
s_and_b32 s0, 0, s32
m8553:
s_and_b32 s0, -16, s32
m8554:
s_and_b32 s0, 64, s32
m8555:
s_and_b32 s0, -4.0, s32
m8556:
s_and_b32 s0, 0.15915494, s32
m8557:
s_and_b32 s0, 0x12345678, s32
m8558:
s_and_b32 s0, s16, vcc_lo
m8559:
s_and_b32 s0, s16, m0
m8560:
s_and_b32 s0, s16, exec_hi
m8561:
s_and_b32 s0, s16, src_scc
m8562:
s_and_b32 s0, s16, 0
m8563:
s_and_b32 s0, s16, -16
m8564:
s_and_b32 s0, s16, 64
m8565:
s_and_b32 s0, s16, -4.0
m8566:
s_and_b32 s0, s16, 0.15915494
m8567:
s_and_b32 s0, s16, 0x12345678
m8568:
s_and_b64 s[0:1], s[16:17], s[32:33]
m8569:
s_and_b64 s[0:1], vcc, s[32:33]
m8570:
s_and_b64 s[0:1], exec, s[32:33]
m8571:
s_and_b64 s[0:1], 0, s[32:33]
m8572:
s_and_b64 s[0:1], -16, s[32:33]
m8573:
s_and_b64 s[0:1], 64, s[32:33]
m8574:
s_and_b64 s[0:1], -4.0, s[32:33]
m8575:
s_and_b64 s[0:1], 0x12345678, s[32:33]
m8576:
s_and_b64 s[0:1], s[16:17], vcc
m8577:
s_and_b64 s[0:1], s[16:17], exec
m8578:
s_and_b64 s[0:1], s[16:17], 0
m8579:
s_and_b64 s[0:1], s[16:17], -16
m8580:
s_and_b64 s[0:1], s[16:17], 64
m8581:
s_and_b64 s[0:1], s[16:17], -4.0
m8582:
s_and_b64 s[0:1], s[16:17], 0x12345678
m8583:
s_and_saveexec_b64 s[0:1], s[16:17]
m8584:
s_and_saveexec_b64 s[0:1], vcc
m8585:
s_and_saveexec_b64 s[0:1], exec
m8586:
s_and_saveexec_b64 s[0:1], 0
m8587:
s_and_saveexec_b64 s[0:1], -16
m8588:
s_and_saveexec_b64 s[0:1], 64
m8589:
s_and_saveexec_b64 s[0:1], -4.0
m8590:
s_and_saveexec_b64 s[0:1], 0x12345678
m8591:
s_or_b32 s0, s16, s32
m8592:
s_or_b32 s0, vcc_lo, s32
m8593:
s_or_b32 s0, m0, s32
m8594:
s_or_b32 s0, exec_hi, s32
m8595:
s_or_b32 s0, src_scc, s32
m8596:
s_or_b32 s0, 0, s32
m8597:
s_or_b32 s0, -16, s32
m8598:
s_or_b32 s0, 64, s32
m8599:
s_or_b32 s0, -4.0, s32
m8600:
s_or_b32 s0, 0.15915494, s32
m8601:
s_or_b32 s0, 0x12345678, s32
m8602:
s_or_b32 s0, s16, vcc_lo
m8603:
s_or_b32 s0, s16, m0
m8604:
s_or_b32 s0, s16, exec_hi
m8605:
s_or_b32 s0, s16, src_scc
m8606:
s_or_b32 s0, s16, 0
m8607:
s_or_b32 s0, s16, -16
m8608:
s_or_b32 s0, s16, 64
m8609:
s_or_b32 s0, s16, -4.0
m8610:
s_or_b32 s0, s16, 0.15915494
m8611:
s_or_b32 s0, s16, 0x12345678
m8612:
s_or_b64 s[0:1], s[16:17], s[32:33]
m8613:
s_or_b64 s[0:1], vcc, s[32:33]
m8614:
s_or_b64 s[0:1], exec, s[32:33]
m8615:
s_or_b64 s[0:1], 0, s[32:33]
m8616:
s_or_b64 s[0:1], -16, s[32:33]
m8617:
s_or_b64 s[0:1], 64, s[32:33]
m8618:
s_or_b64 s[0:1], -4.0, s[32:33]
m8619:
s_or_b64 s[0:1], 0x12345678, s[32:33]
m8620:
s_or_b64 s[0:1], s[16:17], vcc
m8621:
s_or_b64 s[0:1], s[16:17], exec
m8622:
s_or_b64 s[0:1], s[16:17], 0
m8623:
s_or_b64 s[0:1], s[16:17], -16
m8624:
s_or_b64 s[0:1], s[16:17], 64
m8625:
s_or_b64 s[0:1], s[16:17], -4.0
m8626:
s_or_b64 s[0:1], s[16:17], 0x12345678
m8627:
s_or_saveexec_b64 s[0:1], s[16:17]
m8628:
s_or_saveexec_b64 s[0:1], vcc
m8629:
s_or_saveexec_b64 s[0:1], exec
m8630:
s_or_saveexec_b64 s[0:1], 0
m8631:
s_or_saveexec_b64 s[0:1], -16
m8632:
s_or_saveexec_b64 s[0:1], 64
m8633:
s_or_saveexec_b64 s[0:1], -4.0
m8634:
s_or_saveexec_b64 s[0:1], 0x12345678
m8635:
s_xor_b32 s0, s16, s32
m8636:
s_xor_b32 s0, vcc_lo, s32
m8637:
s_xor_b32 s0, m0, s32
m8638:
s_xor_b32 s0, exec_hi, s32
m8639:
s_xor_b32 s0, src_scc, s32
m8640:
s_xor_b32 s0, 0, s32
m8641:
s_xor_b32 s0, -16, s32
m8642:
s_xor_b32 s0, 64, s32
m8643:
s_xor_b32 s0, -4.0, s32
m8644:
s_xor_b32 s0, 0.15915494, s32
m8645:
s_xor_b32 s0, 0x12345678, s32
m8646:
s_xor_b32 s0, s16, vcc_lo
m8647:
s_xor_b32 s0, s16, m0
m8648:
s_xor_b32 s0, s16, exec_hi
m8649:
s_xor_b32 s0, s16, src_scc
m8650:
s_xor_b32 s0, s16, 0
m8651:
s_xor_b32 s0, s16, -16
m8652:
s_xor_b32 s0, s16, 64
m8653:
s_xor_b32 s0, s16, -4.0
m8654:
s_xor_b32 s0, s16, 0.15915494
m8655:
s_xor_b32 s0, s16, 0x12345678
m8656:
s_xor_b64 s[0:1], s[16:17], s[32:33]
m8657:
s_xor_b64 s[0:1], vcc, s[32:33]
m8658:
s_xor_b64 s[0:1], exec, s[32:33]
m8659:
s_xor_b64 s[0:1], 0, s[32:33]
m8660:
s_xor_b64 s[0:1], -16, s[32:33]
m8661:
s_xor_b64 s[0:1], 64, s[32:33]
m8662:
s_xor_b64 s[0:1], -4.0, s[32:33]
m8663:
s_xor_b64 s[0:1], 0x12345678, s[32:33]
m8664:
s_xor_b64 s[0:1], s[16:17], vcc
m8665:
s_xor_b64 s[0:1], s[16:17], exec
m8666:
s_xor_b64 s[0:1], s[16:17], 0
m8667:
s_xor_b64 s[0:1], s[16:17], -16
m8668:
s_xor_b64 s[0:1], s[16:17], 64
m8669:
s_xor_b64 s[0:1], s[16:17], -4.0
m8670:
s_xor_b64 s[0:1], s[16:17], 0x12345678
m8671:
s_xor_saveexec_b64 s[0:1], s[16:17]
m8672:
s_xor_saveexec_b64 s[0:1], vcc
m8673:
s_xor_saveexec_b64 s[0:1], exec
m8674:
s_xor_saveexec_b64 s[0:1], 0
m8675:
s_xor_saveexec_b64 s[0:1], -16
m8676:
s_xor_saveexec_b64 s[0:1], 64
m8677:
s_xor_saveexec_b64 s[0:1], -4.0
m8678:
s_xor_saveexec_b64 s[0:1], 0x12345678
m8679:
s_andn2_b32 s0, s16, s32
m8680:
s_andn2_b32 s0, vcc_lo, s32
m8681:
s_andn2_b32 s0, m0, s32
m8682:
s_andn2_b32 s0, exec_hi, s32
m8683:
s_andn2_b32 s0, src_scc, s32
m8684:
s_andn2_b32 s0, 0, s32
m8685:
s_andn2_b32 s0, -16, s32
m8686:
s_andn2_b32 s0, 64, s32
m8687:
s_andn2_b32 s0, -4.0, s32
m8688:
s_andn2_b32 s0, 0.15915494, s32
m8689:
s_andn2_b32 s0, 0x12345678, s32
m8690:
s_andn2_b32 s0, s16, vcc_lo
m8691:
s_andn2_b32 s0, s16, m0
m8692:
s_andn2_b32 s0, s16, exec_hi
m8693:
s_andn2_b32 s0, s16, src_scc
m8694:
s_andn2_b32 s0, s16, 0
m8695:
s_andn2_b32 s0, s16, -16
m8696:
s_andn2_b32 s0, s16, 64
m8697:
s_andn2_b32 s0, s16, -4.0
m8698:
s_andn2_b32 s0, s16, 0.15915494
m8699:
s_andn2_b32 s0, s16, 0x12345678
m8700:
s_andn2_b64 s[0:1], s[16:17], s[32:33]
m8701:
s_andn2_b64 s[0:1], vcc, s[32:33]
m8702:
s_andn2_b64 s[0:1], exec, s[32:33]
m8703:
s_andn2_b64 s[0:1], 0, s[32:33]
m8704:
s_andn2_b64 s[0:1], -16, s[32:33]
m8705:
s_andn2_b64 s[0:1], 64, s[32:33]
m8706:
s_andn2_b64 s[0:1], -4.0, s[32:33]
m8707:
s_andn2_b64 s[0:1], 0x12345678, s[32:33]
m8708:
s_andn2_b64 s[0:1], s[16:17], vcc
m8709:
s_andn2_b64 s[0:1], s[16:17], exec
m8710:
s_andn2_b64 s[0:1], s[16:17], 0
m8711:
s_andn2_b64 s[0:1], s[16:17], -16
m8712:
s_andn2_b64 s[0:1], s[16:17], 64
m8713:
s_andn2_b64 s[0:1], s[16:17], -4.0
m8714:
s_andn2_b64 s[0:1], s[16:17], 0x12345678
m8715:
s_andn2_saveexec_b64 s[0:1], s[16:17]
m8716:
s_andn2_saveexec_b64 s[0:1], vcc
m8717:
s_andn2_saveexec_b64 s[0:1], exec
m8718:
s_andn2_saveexec_b64 s[0:1], 0
m8719:
s_andn2_saveexec_b64 s[0:1], -16
m8720:
s_andn2_saveexec_b64 s[0:1], 64
m8721:
s_andn2_saveexec_b64 s[0:1], -4.0
m8722:
s_andn2_saveexec_b64 s[0:1], 0x12345678
m8723:
s_orn2_b32 s0, s16, s32
m8724:
s_orn2_b32 s0, vcc_lo, s32
m8725:
s_orn2_b32 s0, m0, s32
m8726:
s_orn2_b32 s0, exec_hi, s32
m8727:
s_orn2_b32 s0, src_scc, s32
m8728:
s_orn2_b32 s0, 0, s32
m8729:
s_orn2_b32 s0, -16, s32
m8730:
s_orn2_b32 s0, 64, s32
m8731:
s_orn2_b32 s0, -4.0, s32
m8732:
s_orn2_b32 s0, 0.15915494, s32
m8733:
s_orn2_b32 s0, 0x12345678, s32
m8734:
s_orn2_b32 s0, s16, vcc_lo
m8735:
s_orn2_b32 s0, s16, m0
m8736:
s_orn2_b32 s0, s16, exec_hi
m8737:
s_orn2_b32 s0, s16, src_scc
m8738:
s_orn2_b32 s0, s16, 0
m8739:
s_orn2_b32 s0, s16, -16
m8740:
s_orn2_b32 s0, s16, 64
m8741:
s_orn2_b32 s0, s16, -4.0
m8742:
s_orn2_b32 s0, s16, 0.15915494
m8743:
s_orn2_b32 s0, s16, 0x12345678
m8744:
s_orn2_b64 s[0:1], s[16:17], s[32:33]
m8745:
s_orn2_b64 s[0:1], vcc, s[32:33]
m8746:
s_orn2_b64 s[0:1], exec, s[32:33]
m8747:
s_orn2_b64 s[0:1], 0, s[32:33]
m8748:
s_orn2_b64 s[0:1], -16, s[32:33]
m8749:
s_orn2_b64 s[0:1], 64, s[32:33]
m8750:
s_orn2_b64 s[0:1], -4.0, s[32:33]
m8751:
s_orn2_b64 s[0:1], 0x12345678, s[32:33]
m8752:
s_orn2_b64 s[0:1], s[16:17], vcc
m8753:
s_orn2_b64 s[0:1], s[16:17], exec
m8754:
s_orn2_b64 s[0:1], s[16:17], 0
m8755:
s_orn2_b64 s[0:1], s[16:17], -16
m8756:
s_orn2_b64 s[0:1], s[16:17], 64
m8757:
s_orn2_b64 s[0:1], s[16:17], -4.0
m8758:
s_orn2_b64 s[0:1], s[16:17], 0x12345678
m8759:
s_orn2_saveexec_b64 s[0:1], s[16:17]
m8760:
s_orn2_saveexec_b64 s[0:1], vcc
m8761:
s_orn2_saveexec_b64 s[0:1], exec
m8762:
s_orn2_saveexec_b64 s[0:1], 0
m8763:
s_orn2_saveexec_b64 s[0:1], -16
m8764:
s_orn2_saveexec_b64 s[0:1], 64
m8765:
s_orn2_saveexec_b64 s[0:1], -4.0
m8766:
s_orn2_saveexec_b64 s[0:1], 0x12345678
m8767:
s_nand_b32 s0, s16, s32
m8768:
s_nand_b32 s0, vcc_lo, s32
m8769:
s_nand_b32 s0, m0, s32
m8770:
s_nand_b32 s0, exec_hi, s32
m8771:
s_nand_b32 s0, src_scc, s32
m8772:
s_nand_b32 s0, 0, s32
m8773:
s_nand_b32 s0, -16, s32
m8774:
s_nand_b32 s0, 64, s32
m8775:
s_nand_b32 s0, -4.0, s32
m8776:
s_nand_b32 s0, 0.15915494, s32
m8777:
s_nand_b32 s0, 0x12345678, s32
m8778:
s_nand_b32 s0, s16, vcc_lo
m8779:
s_nand_b32 s0, s16, m0
m8780:
s_nand_b32 s0, s16, exec_hi
m8781:
s_nand_b32 s0, s16, src_scc
m8782:
s_nand_b32 s0, s16, 0
m8783:
s_nand_b32 s0, s16, -16
m8784:
s_nand_b32 s0, s16, 64
m8785:
s_nand_b32 s0, s16, -4.0
m8786:
s_nand_b32 s0, s16, 0.15915494
m8787:
s_nand_b32 s0, s16, 0x12345678
m8788:
s_nand_b64 s[0:1], s[16:17], s[32:33]
m8789:
s_nand_b64 s[0:1], vcc, s[32:33]
m8790:
s_nand_b64 s[0:1], exec, s[32:33]
m8791:
s_nand_b64 s[0:1], 0, s[32:33]
m8792:
s_nand_b64 s[0:1], -16, s[32:33]
m8793:
s_nand_b64 s[0:1], 64, s[32:33]
m8794:
s_nand_b64 s[0:1], -4.0, s[32:33]
m8795:
s_nand_b64 s[0:1], 0x12345678, s[32:33]
m8796:
s_nand_b64 s[0:1], s[16:17], vcc
m8797:
s_nand_b64 s[0:1], s[16:17], exec
m8798:
s_nand_b64 s[0:1], s[16:17], 0
m8799:
s_nand_b64 s[0:1], s[16:17], -16
m8800:
s_nand_b64 s[0:1], s[16:17], 64
m8801:
s_nand_b64 s[0:1], s[16:17], -4.0
m8802:
s_nand_b64 s[0:1], s[16:17], 0x12345678
m8803:
s_nand_saveexec_b64 s[0:1], s[16:17]
m8804:
s_nand_saveexec_b64 s[0:1], vcc
m8805:
s_nand_saveexec_b64 s[0:1], exec
m8806:
s_nand_saveexec_b64 s[0:1], 0
m8807:
s_nand_saveexec_b64 s[0:1], -16
m8808:
s_nand_saveexec_b64 s[0:1], 64
m8809:
s_nand_saveexec_b64 s[0:1], -4.0
m8810:
s_nand_saveexec_b64 s[0:1], 0x12345678
m8811:
s_nor_b32 s0, s16, s32
m8812:
s_nor_b32 s0, vcc_lo, s32
m8813:
s_nor_b32 s0, m0, s32
m8814:
s_nor_b32 s0, exec_hi, s32
m8815:
s_nor_b32 s0, src_scc, s32
m8816:
s_nor_b32 s0, 0, s32
m8817:
s_nor_b32 s0, -16, s32
m8818:
s_nor_b32 s0, 64, s32
m8819:
s_nor_b32 s0, -4.0, s32
m8820:
s_nor_b32 s0, 0.15915494, s32
m8821:
s_nor_b32 s0, 0x12345678, s32
m8822:
s_nor_b32 s0, s16, vcc_lo
m8823:
s_nor_b32 s0, s16, m0
m8824:
s_nor_b32 s0, s16, exec_hi
m8825:
s_nor_b32 s0, s16, src_scc
m8826:
s_nor_b32 s0, s16, 0
m8827:
s_nor_b32 s0, s16, -16
m8828:
s_nor_b32 s0, s16, 64
m8829:
s_nor_b32 s0, s16, -4.0
m8830:
s_nor_b32 s0, s16, 0.15915494
m8831:
s_nor_b32 s0, s16, 0x12345678
m8832:
s_nor_b64 s[0:1], s[16:17], s[32:33]
m8833:
s_nor_b64 s[0:1], vcc, s[32:33]
m8834:
s_nor_b64 s[0:1], exec, s[32:33]
m8835:
s_nor_b64 s[0:1], 0, s[32:33]
m8836:
s_nor_b64 s[0:1], -16, s[32:33]
m8837:
s_nor_b64 s[0:1], 64, s[32:33]
m8838:
s_nor_b64 s[0:1], -4.0, s[32:33]
m8839:
s_nor_b64 s[0:1], 0x12345678, s[32:33]
m8840:
s_nor_b64 s[0:1], s[16:17], vcc
m8841:
s_nor_b64 s[0:1], s[16:17], exec
m8842:
s_nor_b64 s[0:1], s[16:17], 0
m8843:
s_nor_b64 s[0:1], s[16:17], -16
m8844:
s_nor_b64 s[0:1], s[16:17], 64
m8845:
s_nor_b64 s[0:1], s[16:17], -4.0
m8846:
s_nor_b64 s[0:1], s[16:17], 0x12345678
m8847:
s_nor_saveexec_b64 s[0:1], s[16:17]
m8848:
s_nor_saveexec_b64 s[0:1], vcc
m8849:
s_nor_saveexec_b64 s[0:1], exec
m8850:
s_nor_saveexec_b64 s[0:1], 0
m8851:
s_nor_saveexec_b64 s[0:1], -16
m8852:
s_nor_saveexec_b64 s[0:1], 64
m8853:
s_nor_saveexec_b64 s[0:1], -4.0
m8854:
s_nor_saveexec_b64 s[0:1], 0x12345678
m8855:
s_xnor_b32 s0, s16, s32
m8856:
s_xnor_b32 s0, vcc_lo, s32
m8857:
s_xnor_b32 s0, m0, s32
m8858:
s_xnor_b32 s0, exec_hi, s32
m8859:
s_xnor_b32 s0, src_scc, s32
m8860:
s_xnor_b32 s0, 0, s32
m8861:
s_xnor_b32 s0, -16, s32
m8862:
s_xnor_b32 s0, 64, s32
m8863:
s_xnor_b32 s0, -4.0, s32
m8864:
s_xnor_b32 s0, 0.15915494, s32
m8865:
s_xnor_b32 s0, 0x12345678, s32
m8866:
s_xnor_b32 s0, s16, vcc_lo
m8867:
s_xnor_b32 s0, s16, m0
m8868:
s_xnor_b32 s0, s16, exec_hi
m8869:
s_xnor_b32 s0, s16, src_scc
m8870:
s_xnor_b32 s0, s16, 0
m8871:
s_xnor_b32 s0, s16, -16
m8872:
s_xnor_b32 s0, s16, 64
m8873:
s_xnor_b32 s0, s16, -4.0
m8874:
s_xnor_b32 s0, s16, 0.15915494
m8875:
s_xnor_b32 s0, s16, 0x12345678
m8876:
s_xnor_b64 s[0:1], s[16:17], s[32:33]
m8877:
s_xnor_b64 s[0:1], vcc, s[32:33]
m8878:
s_xnor_b64 s[0:1], exec, s[32:33]
m8879:
s_xnor_b64 s[0:1], 0, s[32:33]
m8880:
s_xnor_b64 s[0:1], -16, s[32:33]
m8881:
s_xnor_b64 s[0:1], 64, s[32:33]
m8882:
s_xnor_b64 s[0:1], -4.0, s[32:33]
m8883:
s_xnor_b64 s[0:1], 0x12345678, s[32:33]
m8884:
s_xnor_b64 s[0:1], s[16:17], vcc
m8885:
s_xnor_b64 s[0:1], s[16:17], exec
m8886:
s_xnor_b64 s[0:1], s[16:17], 0
m8887:
s_xnor_b64 s[0:1], s[16:17], -16
m8888:
s_xnor_b64 s[0:1], s[16:17], 64
m8889:
s_xnor_b64 s[0:1], s[16:17], -4.0
m8890:
s_xnor_b64 s[0:1], s[16:17], 0x12345678
m8891:
s_xnor_saveexec_b64 s[0:1], s[16:17]
m8892:
s_xnor_saveexec_b64 s[0:1], vcc
m8893:
s_xnor_saveexec_b64 s[0:1], exec
m8894:
s_xnor_saveexec_b64 s[0:1], 0
m8895:
s_xnor_saveexec_b64 s[0:1], -16
m8896:
s_xnor_saveexec_b64 s[0:1], 64
m8897:
s_xnor_saveexec_b64 s[0:1], -4.0
m8898:
s_xnor_saveexec_b64 s[0:1], 0x12345678
m8899:
s_andn1_saveexec_b64 s[0:1], s[16:17]
m8900:
s_andn1_saveexec_b64 s[0:1], vcc
m8901:
s_andn1_saveexec_b64 s[0:1], exec
m8902:
s_andn1_saveexec_b64 s[0:1], 0
m8903:
s_andn1_saveexec_b64 s[0:1], -16
m8904:
s_andn1_saveexec_b64 s[0:1], 64
m8905:
s_andn1_saveexec_b64 s[0:1], -4.0
m8906:
s_andn1_saveexec_b64 s[0:1], 0x12345678
m8907:
s_not_b32 s0, s16
m8908:
s_not_b32 s0, vcc_lo
m8909:
s_not_b32 s0, m0
m8910:
s_not_b32 s0, exec_hi
m8911:
s_not_b32 s0, src_scc
m8912:
s_not_b32 s0, 0
m8913:
s_not_b32 s0, -16
m8914:
s_not_b32 s0, 64
m8915:
s_not_b32 s0, -4.0
m8916:
s_not_b32 s0, 0.15915494
m8917:
s_not_b32 s0, 0x12345678
m8918:
s_not_b64 s[0:1], s[16:17]
m8919:
s_not_b64 s[0:1], vcc
m8920:
s_not_b64 s[0:1], exec
m8921:
s_not_b64 s[0:1], 0
m8922:
s_not_b64 s[0:1], -16
m8923:
s_not_b64 s[0:1], 64
m8924:
s_not_b64 s[0:1], -4.0
m8925:
s_not_b64 s[0:1], 0x12345678
m8926:
s_lshl_b32 s0, s16, s32
m8927:
s_lshl_b32 s0, vcc_lo, s32
m8928:
s_lshl_b32 s0, m0, s32
m8929:
s_lshl_b32 s0, exec_hi, s32
m8930:
s_lshl_b32 s0, src_scc, s32
m8931:
s_lshl_b32 s0, 0, s32
m8932:
s_lshl_b32 s0, -16, s32
m8933:
s_lshl_b32 s0, 64, s32
m8934:
s_lshl_b32 s0, -4.0, s32
m8935:
s_lshl_b32 s0, 0.15915494, s32
m8936:
s_lshl_b32 s0, 0x12345678, s32
m8937:
s_lshl_b32 s0, s16, vcc_lo
m8938:
s_lshl_b32 s0, s16, m0
m8939:
s_lshl_b32 s0, s16, exec_hi
m8940:
s_lshl_b32 s0, s16, src_scc
m8941:
s_lshl_b32 s0, s16, 0
m8942:
s_lshl_b32 s0, s16, -16
m8943:
s_lshl_b32 s0, s16, 64
m8944:
s_lshl_b32 s0, s16, -4.0
m8945:
s_lshl_b32 s0, s16, 0.15915494
m8946:
s_lshl_b32 s0, s16, 0x12345678
m8947:
s_lshr_b32 s0, s16, s32
m8948:
s_lshr_b32 s0, vcc_lo, s32
m8949:
s_lshr_b32 s0, m0, s32
m8950:
s_lshr_b32 s0, exec_hi, s32
m8951:
s_lshr_b32 s0, src_scc, s32
m8952:
s_lshr_b32 s0, 0, s32
m8953:
s_lshr_b32 s0, -16, s32
m8954:
s_lshr_b32 s0, 64, s32
m8955:
s_lshr_b32 s0, -4.0, s32
m8956:
s_lshr_b32 s0, 0.15915494, s32
m8957:
s_lshr_b32 s0, 0x12345678, s32
m8958:
s_lshr_b32 s0, s16, vcc_lo
m8959:
s_lshr_b32 s0, s16, m0
m8960:
s_lshr_b32 s0, s16, exec_hi
m8961:
s_lshr_b32 s0, s16, src_scc
m8962:
s_lshr_b32 s0, s16, 0
m8963:
s_lshr_b32 s0, s16, -16
m8964:
s_lshr_b32 s0, s16, 64
m8965:
s_lshr_b32 s0, s16, -4.0
m8966:
s_lshr_b32 s0, s16, 0.15915494
m8967:
s_lshr_b32 s0, s16, 0x12345678
m8968:
s_ashr_i32 s0, s16, s32
m8969:
s_ashr_i32 s0, vcc_lo, s32
m8970:
s_ashr_i32 s0, m0, s32
m8971:
s_ashr_i32 s0, exec_hi, s32
m8972:
s_ashr_i32 s0, src_scc, s32
m8973:
s_ashr_i32 s0, 0, s32
m8974:
s_ashr_i32 s0, -16, s32
m8975:
s_ashr_i32 s0, 64, s32
m8976:
s_ashr_i32 s0, -4.0, s32
m8977:
s_ashr_i32 s0, 0.15915494, s32
m8978:
s_ashr_i32 s0, 0x12345678, s32
m8979:
s_ashr_i32 s0, s16, vcc_lo
m8980:
s_ashr_i32 s0, s16, m0
m8981:
s_ashr_i32 s0, s16, exec_hi
m8982:
s_ashr_i32 s0, s16, src_scc
m8983:
s_ashr_i32 s0, s16, 0
m8984:
s_ashr_i32 s0, s16, -16
m8985:
s_ashr_i32 s0, s16, 64
m8986:
s_ashr_i32 s0, s16, -4.0
m8987:
s_ashr_i32 s0, s16, 0.15915494
m8988:
s_ashr_i32 s0, s16, 0x12345678
m8989:
s_lshl_b64 s[0:1], s[16:17], s32
m8990:
s_lshl_b64 s[0:1], vcc, s32
m8991:
s_lshl_b64 s[0:1], exec, s32
m8992:
s_lshl_b64 s[0:1], 0, s32
m8993:
s_lshl_b64 s[0:1], -16, s32
m8994:
s_lshl_b64 s[0:1], 64, s32
m8995:
s_lshl_b64 s[0:1], -4.0, s32
m8996:
s_lshl_b64 s[0:1], 0x12345678, s32
m8997:
s_lshl_b64 s[0:1], s[16:17], vcc_lo
m8998:
s_lshl_b64 s[0:1], s[16:17], m0
m8999:
s_lshl_b64 s[0:1], s[16:17], exec_hi
m9000:
s_lshl_b64 s[0:1], s[16:17], src_scc
m9001:
s_lshl_b64 s[0:1], s[16:17], 0
m9002:
s_lshl_b64 s[0:1], s[16:17], -16
m9003:
s_lshl_b64 s[0:1], s[16:17], 64
m9004:
s_lshl_b64 s[0:1], s[16:17], -4.0
m9005:
s_lshl_b64 s[0:1], s[16:17], 0.15915494
m9006:
s_lshl_b64 s[0:1], s[16:17], 0x12345678
m9007:
s_lshr_b64 s[0:1], s[16:17], s32
m9008:
s_lshr_b64 s[0:1], vcc, s32
m9009:
s_lshr_b64 s[0:1], exec, s32
m9010:
s_lshr_b64 s[0:1], 0, s32
m9011:
s_lshr_b64 s[0:1], -16, s32
m9012:
s_lshr_b64 s[0:1], 64, s32
m9013:
s_lshr_b64 s[0:1], -4.0, s32
m9014:
s_lshr_b64 s[0:1], 0x12345678, s32
m9015:
s_lshr_b64 s[0:1], s[16:17], vcc_lo
m9016:
s_lshr_b64 s[0:1], s[16:17], m0
m9017:
s_lshr_b64 s[0:1], s[16:17], exec_hi
m9018:
s_lshr_b64 s[0:1], s[16:17], src_scc
m9019:
s_lshr_b64 s[0:1], s[16:17], 0
m9020:
s_lshr_b64 s[0:1], s[16:17], -16
m9021:
s_lshr_b64 s[0:1], s[16:17], 64
m9022:
s_lshr_b64 s[0:1], s[16:17], -4.0
m9023:
s_lshr_b64 s[0:1], s[16:17], 0.15915494
m9024:
s_lshr_b64 s[0:1], s[16:17], 0x12345678
m9025:
s_ashr_i64 s[0:1], s[16:17], s32
m9026:
s_ashr_i64 s[0:1], vcc, s32
m9027:
s_ashr_i64 s[0:1], exec, s32
m9028:
s_ashr_i64 s[0:1], 0, s32
m9029:
s_ashr_i64 s[0:1], -16, s32
m9030:
s_ashr_i64 s[0:1], 64, s32
m9031:
s_ashr_i64 s[0:1], -4.0, s32
m9032:
s_ashr_i64 s[0:1], 0x12345678, s32
m9033:
s_ashr_i64 s[0:1], s[16:17], vcc_lo
m9034:
s_ashr_i64 s[0:1], s[16:17], m0
m9035:
s_ashr_i64 s[0:1], s[16:17], exec_hi
m9036:
s_ashr_i64 s[0:1], s[16:17], src_scc
m9037:
s_ashr_i64 s[0:1], s[16:17], 0
m9038:
s_ashr_i64 s[0:1], s[16:17], -16
m9039:
s_ashr_i64 s[0:1], s[16:17], 64
m9040:
s_ashr_i64 s[0:1], s[16:17], -4.0
m9041:
s_ashr_i64 s[0:1], s[16:17], 0.15915494
m9042:
s_ashr_i64 s[0:1], s[16:17], 0x12345678
m9043:
s_lshl1_add_u32 s0, s16, s32
m9044:
s_lshl1_add_u32 s0, vcc_lo, s32
m9045:
s_lshl1_add_u32 s0, m0, s32
m9046:
s_lshl1_add_u32 s0, exec_hi, s32
m9047:
s_lshl1_add_u32 s0, src_scc, s32
m9048:
s_lshl1_add_u32 s0, 0, s32
m9049:
s_lshl1_add_u32 s0, -16, s32
m9050:
s_lshl1_add_u32 s0, 64, s32
m9051:
s_lshl1_add_u32 s0, -4.0, s32
m9052:
s_lshl1_add_u32 s0, 0.15915494, s32
m9053:
s_lshl1_add_u32 s0, 0x12345678, s32
m9054:
s_lshl1_add_u32 s0, s16, vcc_lo
m9055:
s_lshl1_add_u32 s0, s16, m0
m9056:
s_lshl1_add_u32 s0, s16, exec_hi
m9057:
s_lshl1_add_u32 s0, s16, src_scc
m9058:
s_lshl1_add_u32 s0, s16, 0
m9059:
s_lshl1_add_u32 s0, s16, -16
m9060:
s_lshl1_add_u32 s0, s16, 64
m9061:
s_lshl1_add_u32 s0, s16, -4.0
m9062:
s_lshl1_add_u32 s0, s16, 0.15915494
m9063:
s_lshl1_add_u32 s0, s16, 0x12345678
m9064:
s_lshl2_add_u32 s0, s16, s32
m9065:
s_lshl2_add_u32 s0, vcc_lo, s32
m9066:
s_lshl2_add_u32 s0, m0, s32
m9067:
s_lshl2_add_u32 s0, exec_hi, s32
m9068:
s_lshl2_add_u32 s0, src_scc, s32
m9069:
s_lshl2_add_u32 s0, 0, s32
m9070:
s_lshl2_add_u32 s0, -16, s32
m9071:
s_lshl2_add_u32 s0, 64, s32
m9072:
s_lshl2_add_u32 s0, -4.0, s32
m9073:
s_lshl2_add_u32 s0, 0.15915494, s32
m9074:
s_lshl2_add_u32 s0, 0x12345678, s32
m9075:
s_lshl2_add_u32 s0, s16, vcc_lo
m9076:
s_lshl2_add_u32 s0, s16, m0
m9077:
s_lshl2_add_u32 s0, s16, exec_hi
m9078:
s_lshl2_add_u32 s0, s16, src_scc
m9079:
s_lshl2_add_u32 s0, s16, 0
m9080:
s_lshl2_add_u32 s0, s16, -16
m9081:
s_lshl2_add_u32 s0, s16, 64
m9082:
s_lshl2_add_u32 s0, s16, -4.0
m9083:
s_lshl2_add_u32 s0, s16, 0.15915494
m9084:
s_lshl2_add_u32 s0, s16, 0x12345678
m9085:
s_lshl3_add_u32 s0, s16, s32
m9086:
s_lshl3_add_u32 s0, vcc_lo, s32
m9087:
s_lshl3_add_u32 s0, m0, s32
m9088:
s_lshl3_add_u32 s0, exec_hi, s32
m9089:
s_lshl3_add_u32 s0, src_scc, s32
m9090:
s_lshl3_add_u32 s0, 0, s32
m9091:
s_lshl3_add_u32 s0, -16, s32
m9092:
s_lshl3_add_u32 s0, 64, s32
m9093:
s_lshl3_add_u32 s0, -4.0, s32
m9094:
s_lshl3_add_u32 s0, 0.15915494, s32
m9095:
s_lshl3_add_u32 s0, 0x12345678, s32
m9096:
s_lshl3_add_u32 s0, s16, vcc_lo
m9097:
s_lshl3_add_u32 s0, s16, m0
m9098:
s_lshl3_add_u32 s0, s16, exec_hi
m9099:
s_lshl3_add_u32 s0, s16, src_scc
m9100:
s_lshl3_add_u32 s0, s16, 0
m9101:
s_lshl3_add_u32 s0, s16, -16
m9102:
s_lshl3_add_u32 s0, s16, 64
m9103:
s_lshl3_add_u32 s0, s16, -4.0
m9104:
s_lshl3_add_u32 s0, s16, 0.15915494
m9105:
s_lshl3_add_u32 s0, s16, 0x12345678
m9106:
s_lshl4_add_u32 s0, s16, s32
m9107:
s_lshl4_add_u32 s0, vcc_lo, s32
m9108:
s_lshl4_add_u32 s0, m0, s32
m9109:
s_lshl4_add_u32 s0, exec_hi, s32
m9110:
s_lshl4_add_u32 s0, src_scc, s32
m9111:
s_lshl4_add_u32 s0, 0, s32
m9112:
s_lshl4_add_u32 s0, -16, s32
m9113:
s_lshl4_add_u32 s0, 64, s32
m9114:
s_lshl4_add_u32 s0, -4.0, s32
m9115:
s_lshl4_add_u32 s0, 0.15915494, s32
m9116:
s_lshl4_add_u32 s0, 0x12345678, s32
m9117:
s_lshl4_add_u32 s0, s16, vcc_lo
m9118:
s_lshl4_add_u32 s0, s16, m0
m9119:
s_lshl4_add_u32 s0, s16, exec_hi
m9120:
s_lshl4_add_u32 s0, s16, src_scc
m9121:
s_lshl4_add_u32 s0, s16, 0
m9122:
s_lshl4_add_u32 s0, s16, -16
m9123:
s_lshl4_add_u32 s0, s16, 64
m9124:
s_lshl4_add_u32 s0, s16, -4.0
m9125:
s_lshl4_add_u32 s0, s16, 0.15915494
m9126:
s_lshl4_add_u32 s0, s16, 0x12345678
m9127:
s_bfe_u32 s0, s16, s32
m9128:
s_bfe_u32 s0, vcc_lo, s32
m9129:
s_bfe_u32 s0, m0, s32
m9130:
s_bfe_u32 s0, exec_hi, s32
m9131:
s_bfe_u32 s0, src_scc, s32
m9132:
s_bfe_u32 s0, 0, s32
m9133:
s_bfe_u32 s0, -16, s32
m9134:
s_bfe_u32 s0, 64, s32
m9135:
s_bfe_u32 s0, -4.0, s32
m9136:
s_bfe_u32 s0, 0.15915494, s32
m9137:
s_bfe_u32 s0, 0x12345678, s32
m9138:
s_bfe_u32 s0, s16, vcc_lo
m9139:
s_bfe_u32 s0, s16, m0
m9140:
s_bfe_u32 s0, s16, exec_hi
m9141:
s_bfe_u32 s0, s16, src_scc
m9142:
s_bfe_u32 s0, s16, 0
m9143:
s_bfe_u32 s0, s16, -16
m9144:
s_bfe_u32 s0, s16, 64
m9145:
s_bfe_u32 s0, s16, -4.0
m9146:
s_bfe_u32 s0, s16, 0.15915494
m9147:
s_bfe_u32 s0, s16, 0x12345678
m9148:
s_bfe_i32 s0, s16, s32
m9149:
s_bfe_i32 s0, vcc_lo, s32
m9150:
s_bfe_i32 s0, m0, s32
m9151:
s_bfe_i32 s0, exec_hi, s32
m9152:
s_bfe_i32 s0, src_scc, s32
m9153:
s_bfe_i32 s0, 0, s32
m9154:
s_bfe_i32 s0, -16, s32
m9155:
s_bfe_i32 s0, 64, s32
m9156:
s_bfe_i32 s0, -4.0, s32
m9157:
s_bfe_i32 s0, 0.15915494, s32
m9158:
s_bfe_i32 s0, 0x12345678, s32
m9159:
s_bfe_i32 s0, s16, vcc_lo
m9160:
s_bfe_i32 s0, s16, m0
m9161:
s_bfe_i32 s0, s16, exec_hi
m9162:
s_bfe_i32 s0, s16, src_scc
m9163:
s_bfe_i32 s0, s16, 0
m9164:
s_bfe_i32 s0, s16, -16
m9165:
s_bfe_i32 s0, s16, 64
m9166:
s_bfe_i32 s0, s16, -4.0
m9167:
s_bfe_i32 s0, s16, 0.15915494
m9168:
s_bfe_i32 s0, s16, 0x12345678
m9169:
s_bfe_u64 s[0:1], s[16:17], s32
m9170:
s_bfe_u64 s[0:1], vcc, s32
m9171:
s_bfe_u64 s[0:1], exec, s32
m9172:
s_bfe_u64 s[0:1], 0, s32
m9173:
s_bfe_u64 s[0:1], -16, s32
m9174:
s_bfe_u64 s[0:1], 64, s32
m9175:
s_bfe_u64 s[0:1], -4.0, s32
m9176:
s_bfe_u64 s[0:1], 0x12345678, s32
m9177:
s_bfe_u64 s[0:1], s[16:17], vcc_lo
m9178:
s_bfe_u64 s[0:1], s[16:17], m0
m9179:
s_bfe_u64 s[0:1], s[16:17], exec_hi
m9180:
s_bfe_u64 s[0:1], s[16:17], src_scc
m9181:
s_bfe_u64 s[0:1], s[16:17], 0
m9182:
s_bfe_u64 s[0:1], s[16:17], -16
m9183:
s_bfe_u64 s[0:1], s[16:17], 64
m9184:
s_bfe_u64 s[0:1], s[16:17], -4.0
m9185:
s_bfe_u64 s[0:1], s[16:17], 0.15915494
m9186:
s_bfe_u64 s[0:1], s[16:17], 0x12345678
m9187:
s_bfm_b32 s0, s16, s32
m9188:
s_bfm_b32 s0, vcc_lo, s32
m9189:
s_bfm_b32 s0, m0, s32
m9190:
s_bfm_b32 s0, exec_hi, s32
m9191:
s_bfm_b32 s0, src_scc, s32
m9192:
s_bfm_b32 s0, 0, s32
m9193:
s_bfm_b32 s0, -16, s32
m9194:
s_bfm_b32 s0, 64, s32
m9195:
s_bfm_b32 s0, -4.0, s32
m9196:
s_bfm_b32 s0, 0.15915494, s32
m9197:
s_bfm_b32 s0, 0x12345678, s32
m9198:
s_bfm_b32 s0, s16, vcc_lo
m9199:
s_bfm_b32 s0, s16, m0
m9200:
s_bfm_b32 s0, s16, exec_hi
m9201:
s_bfm_b32 s0, s16, src_scc
m9202:
s_bfm_b32 s0, s16, 0
m9203:
s_bfm_b32 s0, s16, -16
m9204:
s_bfm_b32 s0, s16, 64
m9205:
s_bfm_b32 s0, s16, -4.0
m9206:
s_bfm_b32 s0, s16, 0.15915494
m9207:
s_bfm_b32 s0, s16, 0x12345678
m9208:
s_bfm_b64 s[0:1], s16, s32
m9209:
s_bfm_b64 s[0:1], vcc_lo, s32
m9210:
s_bfm_b64 s[0:1], m0, s32
m9211:
s_bfm_b64 s[0:1], exec_hi, s32
m9212:
s_bfm_b64 s[0:1], src_scc, s32
m9213:
s_bfm_b64 s[0:1], 0, s32
m9214:
s_bfm_b64 s[0:1], -16, s32
m9215:
s_bfm_b64 s[0:1], 64, s32
m9216:
s_bfm_b64 s[0:1], -4.0, s32
m9217:
s_bfm_b64 s[0:1], 0.15915494, s32
m9218:
s_bfm_b64 s[0:1], 0x12345678, s32
m9219:
s_bfm_b64 s[0:1], s16, vcc_lo
m9220:
s_bfm_b64 s[0:1], s16, m0
m9221:
s_bfm_b64 s[0:1], s16, exec_hi
m9222:
s_bfm_b64 s[0:1], s16, src_scc
m9223:
s_bfm_b64 s[0:1], s16, 0
m9224:
s_bfm_b64 s[0:1], s16, -16
m9225:
s_bfm_b64 s[0:1], s16, 64
m9226:
s_bfm_b64 s[0:1], s16, -4.0
m9227:
s_bfm_b64 s[0:1], s16, 0.15915494
m9228:
s_bfm_b64 s[0:1], s16, 0x12345678
m9229:
s_brev_b32 s0, s16
m9230:
s_brev_b32 s0, vcc_lo
m9231:
s_brev_b32 s0, m0
m9232:
s_brev_b32 s0, exec_hi
m9233:
s_brev_b32 s0, src_scc
m9234:
s_brev_b32 s0, 0
m9235:
s_brev_b32 s0, -16
m9236:
s_brev_b32 s0, 64
m9237:
s_brev_b32 s0, -4.0
m9238:
s_brev_b32 s0, 0.15915494
m9239:
s_brev_b32 s0, 0x12345678
m9240:
s_ff1_i32_b32 s0, s16
m9241:
s_ff1_i32_b32 s0, vcc_lo
m9242:
s_ff1_i32_b32 s0, m0
m9243:
s_ff1_i32_b32 s0, exec_hi
m9244:
s_ff1_i32_b32 s0, src_scc
m9245:
s_ff1_i32_b32 s0, 0
m9246:
s_ff1_i32_b32 s0, -16
m9247:
s_ff1_i32_b32 s0, 64
m9248:
s_ff1_i32_b32 s0, -4.0
m9249:
s_ff1_i32_b32 s0, 0.15915494
m9250:
s_ff1_i32_b32 s0, 0x12345678
m9251:
s_ff1_i32_b64 s0, s[16:17]
m9252:
s_ff1_i32_b64 s0, vcc
m9253:
s_ff1_i32_b64 s0, exec
m9254:
s_ff1_i32_b64 s0, 0
m9255:
s_ff1_i32_b64 s0, -16
m9256:
s_ff1_i32_b64 s0, 64
m9257:
s_ff1_i32_b64 s0, -4.0
m9258:
s_ff1_i32_b64 s0, 0x12345678
m9259:
s_flbit_i32_b32 s0, s16
m9260:
s_flbit_i32_b32 s0, vcc_lo
m9261:
s_flbit_i32_b32 s0, m0
m9262:
s_flbit_i32_b32 s0, exec_hi
m9263:
s_flbit_i32_b32 s0, src_scc
m9264:
s_flbit_i32_b32 s0, 0
m9265:
s_flbit_i32_b32 s0, -16
m9266:
s_flbit_i32_b32 s0, 64
m9267:
s_flbit_i32_b32 s0, -4.0
m9268:
s_flbit_i32_b32 s0, 0.15915494
m9269:
s_flbit_i32_b32 s0, 0x12345678
m9270:
s_flbit_i32_b64 s0, s[16:17]
m9271:
s_flbit_i32_b64 s0, vcc
m9272:
s_flbit_i32_b64 s0, exec
m9273:
s_flbit_i32_b64 s0, 0
m9274:
s_flbit_i32_b64 s0, -16
m9275:
s_flbit_i32_b64 s0, 64
m9276:
s_flbit_i32_b64 s0, -4.0
m9277:
s_flbit_i32_b64 s0, 0x12345678
m9278:
s_flbit_i32 s0, s16
m9279:
s_flbit_i32 s0, vcc_lo
m9280:
s_flbit_i32 s0, m0
m9281:
s_flbit_i32 s0, exec_hi
m9282:
s_flbit_i32 s0, src_scc
m9283:
s_flbit_i32 s0, 0
m9284:
s_flbit_i32 s0, -16
m9285:
s_flbit_i32 s0, 64
m9286:
s_flbit_i32 s0, -4.0
m9287:
s_flbit_i32 s0, 0.15915494
m9288:
s_flbit_i32 s0, 0x12345678
m9289:
s_bcnt1_i32_b32 s0, s16
m9290:
s_bcnt1_i32_b32 s0, vcc_lo
m9291:
s_bcnt1_i32_b32 s0, m0
m9292:
s_bcnt1_i32_b32 s0, exec_hi
m9293:
s_bcnt1_i32_b32 s0, src_scc
m9294:
s_bcnt1_i32_b32 s0, 0
m9295:
s_bcnt1_i32_b32 s0, -16
m9296:
s_bcnt1_i32_b32 s0, 64
m9297:
s_bcnt1_i32_b32 s0, -4.0
m9298:
s_bcnt1_i32_b32 s0, 0.15915494
m9299:
s_bcnt1_i32_b32 s0, 0x12345678
m9300:
s_bcnt1_i32_b64 s0, s[16:17]
m9301:
s_bcnt1_i32_b64 s0, vcc
m9302:
s_bcnt1_i32_b64 s0, exec
m9303:
s_bcnt1_i32_b64 s0, 0
m9304:
s_bcnt1_i32_b64 s0, -16
m9305:
s_bcnt1_i32_b64 s0, 64
m9306:
s_bcnt1_i32_b64 s0, -4.0
m9307:
s_bcnt1_i32_b64 s0, 0x12345678
m9308:
s_bcnt0_i32_b32 s0, s16
m9309:
s_bcnt0_i32_b32 s0, vcc_lo
m9310:
s_bcnt0_i32_b32 s0, m0
m9311:
s_bcnt0_i32_b32 s0, exec_hi
m9312:
s_bcnt0_i32_b32 s0, src_scc
m9313:
s_bcnt0_i32_b32 s0, 0
m9314:
s_bcnt0_i32_b32 s0, -16
m9315:
s_bcnt0_i32_b32 s0, 64
m9316:
s_bcnt0_i32_b32 s0, -4.0
m9317:
s_bcnt0_i32_b32 s0, 0.15915494
m9318:
s_bcnt0_i32_b32 s0, 0x12345678
m9319:
s_bcnt0_i32_b64 s0, s[16:17]
m9320:
s_bcnt0_i32_b64 s0, vcc
m9321:
s_bcnt0_i32_b64 s0, exec
m9322:
s_bcnt0_i32_b64 s0, 0
m9323:
s_bcnt0_i32_b64 s0, -16
m9324:
s_bcnt0_i32_b64 s0, 64
m9325:
s_bcnt0_i32_b64 s0, -4.0
m9326:
s_bcnt0_i32_b64 s0, 0x12345678
m9327:
s_sext_i32_i8 s0, s16
m9328:
s_sext_i32_i8 s0, vcc_lo
m9329:
s_sext_i32_i8 s0, m0
m9330:
s_sext_i32_i8 s0, exec_hi
m9331:
s_sext_i32_i8 s0, src_scc
m9332:
s_sext_i32_i8 s0, 0
m9333:
s_sext_i32_i8 s0, -16
m9334:
s_sext_i32_i8 s0, 64
m9335:
s_sext_i32_i8 s0, -4.0
m9336:
s_sext_i32_i8 s0, 0.15915494
m9337:
s_sext_i32_i8 s0, 0x12345678
m9338:
s_sext_i32_i16 s0, s16
m9339:
s_sext_i32_i16 s0, vcc_lo
m9340:
s_sext_i32_i16 s0, m0
m9341:
s_sext_i32_i16 s0, exec_hi
m9342:
s_sext_i32_i16 s0, src_scc
m9343:
s_sext_i32_i16 s0, 0
m9344:
s_sext_i32_i16 s0, -16
m9345:
s_sext_i32_i16 s0, 64
m9346:
s_sext_i32_i16 s0, -4.0
m9347:
s_sext_i32_i16 s0, 0.15915494
m9348:
s_sext_i32_i16 s0, 0x12345678
m9349:
s_bitset0_b32 s0, s16
m9350:
s_bitset0_b32 s0, vcc_lo
m9351:
s_bitset0_b32 s0, m0
m9352:
s_bitset0_b32 s0, exec_hi
m9353:
s_bitset0_b32 s0, src_scc
m9354:
s_bitset0_b32 s0, 0
m9355:
s_bitset0_b32 s0, -16
m9356:
s_bitset0_b32 s0, 64
m9357:
s_bitset0_b32 s0, -4.0
m9358:
s_bitset0_b32 s0, 0.15915494
m9359:
s_bitset0_b32 s0, 0x12345678
m9360:
s_bitset1_b32 s0, s16
m9361:
s_bitset1_b32 s0, vcc_lo
m9362:
s_bitset1_b32 s0, m0
m9363:
s_bitset1_b32 s0, exec_hi
m9364:
s_bitset1_b32 s0, src_scc
m9365:
s_bitset1_b32 s0, 0
m9366:
s_bitset1_b32 s0, -16
m9367:
s_bitset1_b32 s0, 64
m9368:
s_bitset1_b32 s0, -4.0
m9369:
s_bitset1_b32 s0, 0.15915494
m9370:
s_bitset1_b32 s0, 0x12345678
m9371:
s_pack_ll_b32_b16 s0, s16, s32
m9372:
s_pack_ll_b32_b16 s0, vcc_lo, s32
m9373:
s_pack_ll_b32_b16 s0, m0, s32
m9374:
s_pack_ll_b32_b16 s0, exec_hi, s32
m9375:
s_pack_ll_b32_b16 s0, src_scc, s32
m9376:
s_pack_ll_b32_b16 s0, 0, s32
m9377:
s_pack_ll_b32_b16 s0, -16, s32
m9378:
s_pack_ll_b32_b16 s0, 64, s32
m9379:
s_pack_ll_b32_b16 s0, -4.0, s32
m9380:
s_pack_ll_b32_b16 s0, 0.15915494, s32
m9381:
s_pack_ll_b32_b16 s0, 0x12345678, s32
m9382:
s_pack_ll_b32_b16 s0, s16, vcc_lo
m9383:
s_pack_ll_b32_b16 s0, s16, m0
m9384:
s_pack_ll_b32_b16 s0, s16, exec_hi
m9385:
s_pack_ll_b32_b16 s0, s16, src_scc
m9386:
s_pack_ll_b32_b16 s0, s16, 0
m9387:
s_pack_ll_b32_b16 s0, s16, -16
m9388:
s_pack_ll_b32_b16 s0, s16, 64
m9389:
s_pack_ll_b32_b16 s0, s16, -4.0
m9390:
s_pack_ll_b32_b16 s0, s16, 0.15915494
m9391:
s_pack_ll_b32_b16 s0, s16, 0x12345678
m9392:
s_pack_lh_b32_b16 s0, s16, s32
m9393:
s_pack_lh_b32_b16 s0, vcc_lo, s32
m9394:
s_pack_lh_b32_b16 s0, m0, s32
m9395:
s_pack_lh_b32_b16 s0, exec_hi, s32
m9396:
s_pack_lh_b32_b16 s0, src_scc, s32
m9397:
s_pack_lh_b32_b16 s0, 0, s32
m9398:
s_pack_lh_b32_b16 s0, -16, s32
m9399:
s_pack_lh_b32_b16 s0, 64, s32
m9400:
s_pack_lh_b32_b16 s0, -4.0, s32
m9401:
s_pack_lh_b32_b16 s0, 0.15915494, s32
m9402:
s_pack_lh_b32_b16 s0, 0x12345678, s32
m9403:
s_pack_lh_b32_b16 s0, s16, vcc_lo
m9404:
s_pack_lh_b32_b16 s0, s16, m0
m9405:
s_pack_lh_b32_b16 s0, s16, exec_hi
m9406:
s_pack_lh_b32_b16 s0, s16, src_scc
m9407:
s_pack_lh_b32_b16 s0, s16, 0
m9408:
s_pack_lh_b32_b16 s0, s16, -16
m9409:
s_pack_lh_b32_b16 s0, s16, 64
m9410:
s_pack_lh_b32_b16 s0, s16, -4.0
m9411:
s_pack_lh_b32_b16 s0, s16, 0.15915494
m9412:
s_pack_lh_b32_b16 s0, s16, 0x12345678
m9413:
s_pack_hh_b32_b16 s0, s16, s32
m9414:
s_pack_hh_b32_b16 s0, vcc_lo, s32
m9415:
s_pack_hh_b32_b16 s0, m0, s32
m9416:
s_pack_hh_b32_b16 s0, exec_hi, s32
m9417:
s_pack_hh_b32_b16 s0, src_scc, s32
m9418:
s_pack_hh_b32_b16 s0, 0, s32
m9419:
s_pack_hh_b32_b16 s0, -16, s32
m9420:
s_pack_hh_b32_b16 s0, 64, s32
m9421:
s_pack_hh_b32_b16 s0, -4.0, s32
m9422:
s_pack_hh_b32_b16 s0, 0.15915494, s32
m9423:
s_pack_hh_b32_b16 s0, 0x12345678, s32
m9424:
s_pack_hh_b32_b16 s0, s16, vcc_lo
m9425:
s_pack_hh_b32_b16 s0, s16, m0
m9426:
s_pack_hh_b32_b16 s0, s16, exec_hi
m9427:
s_pack_hh_b32_b16 s0, s16, src_scc
m9428:
s_pack_hh_b32_b16 s0, s16, 0
m9429:
s_pack_hh_b32_b16 s0, s16, -16
m9430:
s_pack_hh_b32_b16 s0, s16, 64
m9431:
s_pack_hh_b32_b16 s0, s16, -4.0
m9432:
s_pack_hh_b32_b16 s0, s16, 0.15915494
m9433:
s_pack_hh_b32_b16 s0, s16, 0x12345678
m9434:
s_min_i32 s0, s16, s32
m9435:
s_min_i32 s0, vcc_lo, s32
m9436:
s_min_i32 s0, m0, s32
m9437:
s_min_i32 s0, exec_hi, s32
m9438:
s_min_i32 s0, src_scc, s32
m9439:
s_min_i32 s0, 0, s32
m9440:
s_min_i32 s0, -16, s32
m9441:
s_min_i32 s0, 64, s32
m9442:
s_min_i32 s0, -4.0, s32
m9443:
s_min_i32 s0, 0.15915494, s32
m9444:
s_min_i32 s0, 0x12345678, s32
m9445:
s_min_i32 s0, s16, vcc_lo
m9446:
s_min_i32 s0, s16, m0
m9447:
s_min_i32 s0, s16, exec_hi
m9448:
s_min_i32 s0, s16, src_scc
m9449:
s_min_i32 s0, s16, 0
m9450:
s_min_i32 s0, s16, -16
m9451:
s_min_i32 s0, s16, 64
m9452:
s_min_i32 s0, s16, -4.0
m9453:
s_min_i32 s0, s16, 0.15915494
m9454:
s_min_i32 s0, s16, 0x12345678
m9455:
s_max_i32 s0, s16, s32
m9456:
s_max_i32 s0, vcc_lo, s32
m9457:
s_max_i32 s0, m0, s32
m9458:
s_max_i32 s0, exec_hi, s32
m9459:
s_max_i32 s0, src_scc, s32
m9460:
s_max_i32 s0, 0, s32
m9461:
s_max_i32 s0, -16, s32
m9462:
s_max_i32 s0, 64, s32
m9463:
s_max_i32 s0, -4.0, s32
m9464:
s_max_i32 s0, 0.15915494, s32
m9465:
s_max_i32 s0, 0x12345678, s32
m9466:
s_max_i32 s0, s16, vcc_lo
m9467:
s_max_i32 s0, s16, m0
m9468:
s_max_i32 s0, s16, exec_hi
m9469:
s_max_i32 s0, s16, src_scc
m9470:
s_max_i32 s0, s16, 0
m9471:
s_max_i32 s0, s16, -16
m9472:
s_max_i32 s0, s16, 64
m9473:
s_max_i32 s0, s16, -4.0
m9474:
s_max_i32 s0, s16, 0.15915494
m9475:
s_max_i32 s0, s16, 0x12345678
m9476:
s_min_u32 s0, s16, s32
m9477:
s_min_u32 s0, vcc_lo, s32
m9478:
s_min_u32 s0, m0, s32
m9479:
s_min_u32 s0, exec_hi, s32
m9480:
s_min_u32 s0, src_scc, s32
m9481:
s_min_u32 s0, 0, s32
m9482:
s_min_u32 s0, -16, s32
m9483:
s_min_u32 s0, 64, s32
m9484:
s_min_u32 s0, -4.0, s32
m9485:
s_min_u32 s0, 0.15915494, s32
m9486:
s_min_u32 s0, 0x12345678, s32
m9487:
s_min_u32 s0, s16, vcc_lo
m9488:
s_min_u32 s0, s16, m0
m9489:
s_min_u32 s0, s16, exec_hi
m9490:
s_min_u32 s0, s16, src_scc
m9491:
s_min_u32 s0, s16, 0
m9492:
s_min_u32 s0, s16, -16
m9493:
s_min_u32 s0, s16, 64
m9494:
s_min_u32 s0, s16, -4.0
m9495:
s_min_u32 s0, s16, 0.15915494
m9496:
s_min_u32 s0, s16, 0x12345678
m9497:
s_max_u32 s0, s16, s32
m9498:
s_max_u32 s0, vcc_lo, s32
m9499:
s_max_u32 s0, m0, s32
m9500:
s_max_u32 s0, exec_hi, s32
m9501:
s_max_u32 s0, src_scc, s32
m9502:
s_max_u32 s0, 0, s32
m9503:
s_max_u32 s0, -16, s32
m9504:
s_max_u32 s0, 64, s32
m9505:
s_max_u32 s0, -4.0, s32
m9506:
s_max_u32 s0, 0.15915494, s32
m9507:
s_max_u32 s0, 0x12345678, s32
m9508:
s_max_u32 s0, s16, vcc_lo
m9509:
s_max_u32 s0, s16, m0
m9510:
s_max_u32 s0, s16, exec_hi
m9511:
s_max_u32 s0, s16, src_scc
m9512:
s_max_u32 s0, s16, 0
m9513:
s_max_u32 s0, s16, -16
m9514:
s_max_u32 s0, s16, 64
m9515:
s_max_u32 s0, s16, -4.0
m9516:
s_max_u32 s0, s16, 0.15915494
m9517:
s_max_u32 s0, s16, 0x12345678
m9518:
s_cmp_eq_i32 s0, s16
m9519:
s_cmp_eq_i32 vcc_lo, s16
m9520:
s_cmp_eq_i32 m0, s16
m9521:
s_cmp_eq_i32 exec_hi, s16
m9522:
s_cmp_eq_i32 src_scc, s16
m9523:
s_cmp_eq_i32 0, s16
m9524:
s_cmp_eq_i32 -16, s16
m9525:
s_cmp_eq_i32 64, s16
m9526:
s_cmp_eq_i32 -4.0, s16
m9527:
s_cmp_eq_i32 0.15915494, s16
m9528:
s_cmp_eq_i32 0x12345678, s16
m9529:
s_cmp_eq_i32 s0, vcc_lo
m9530:
s_cmp_eq_i32 s0, m0
m9531:
s_cmp_eq_i32 s0, exec_hi
m9532:
s_cmp_eq_i32 s0, src_scc
m9533:
s_cmp_eq_i32 s0, 0
m9534:
s_cmp_eq_i32 s0, -16
m9535:
s_cmp_eq_i32 s0, 64
m9536:
s_cmp_eq_i32 s0, -4.0
m9537:
s_cmp_eq_i32 s0, 0.15915494
m9538:
s_cmp_eq_i32 s0, 0x12345678
m9539:
s_cmpk_eq_i32 s0, 1
m9540:
s_cmpk_eq_i32 vcc_lo, 1
m9541:
s_cmpk_eq_i32 m0, 1
m9542:
s_cmpk_eq_i32 exec_hi, 1
m9543:
s_cmpk_eq_i32 src_scc, 1
m9544:
s_cmpk_eq_i32 s0, -32768
m9545:
s_cmpk_eq_i32 s0, 32767
m9546:
s_cmp_lg_i32 s0, s16
m9547:
s_cmp_lg_i32 vcc_lo, s16
m9548:
s_cmp_lg_i32 m0, s16
m9549:
s_cmp_lg_i32 exec_hi, s16
m9550:
s_cmp_lg_i32 src_scc, s16
m9551:
s_cmp_lg_i32 0, s16
m9552:
s_cmp_lg_i32 -16, s16
m9553:
s_cmp_lg_i32 64, s16
m9554:
s_cmp_lg_i32 -4.0, s16
m9555:
s_cmp_lg_i32 0.15915494, s16
m9556:
s_cmp_lg_i32 0x12345678, s16
m9557:
s_cmp_lg_i32 s0, vcc_lo
m9558:
s_cmp_lg_i32 s0, m0
m9559:
s_cmp_lg_i32 s0, exec_hi
m9560:
s_cmp_lg_i32 s0, src_scc
m9561:
s_cmp_lg_i32 s0, 0
m9562:
s_cmp_lg_i32 s0, -16
m9563:
s_cmp_lg_i32 s0, 64
m9564:
s_cmp_lg_i32 s0, -4.0
m9565:
s_cmp_lg_i32 s0, 0.15915494
m9566:
s_cmp_lg_i32 s0, 0x12345678
m9567:
s_cmpk_lg_i32 s0, 1
m9568:
s_cmpk_lg_i32 vcc_lo, 1
m9569:
s_cmpk_lg_i32 m0, 1
m9570:
s_cmpk_lg_i32 exec_hi, 1
m9571:
s_cmpk_lg_i32 src_scc, 1
m9572:
s_cmpk_lg_i32 s0, -32768
m9573:
s_cmpk_lg_i32 s0, 32767
m9574:
s_cmp_gt_i32 s0, s16
m9575:
s_cmp_gt_i32 vcc_lo, s16
m9576:
s_cmp_gt_i32 m0, s16
m9577:
s_cmp_gt_i32 exec_hi, s16
m9578:
s_cmp_gt_i32 src_scc, s16
m9579:
s_cmp_gt_i32 0, s16
m9580:
s_cmp_gt_i32 -16, s16
m9581:
s_cmp_gt_i32 64, s16
m9582:
s_cmp_gt_i32 -4.0, s16
m9583:
s_cmp_gt_i32 0.15915494, s16
m9584:
s_cmp_gt_i32 0x12345678, s16
m9585:
s_cmp_gt_i32 s0, vcc_lo
m9586:
s_cmp_gt_i32 s0, m0
m9587:
s_cmp_gt_i32 s0, exec_hi
m9588:
s_cmp_gt_i32 s0, src_scc
m9589:
s_cmp_gt_i32 s0, 0
m9590:
s_cmp_gt_i32 s0, -16
m9591:
s_cmp_gt_i32 s0, 64
m9592:
s_cmp_gt_i32 s0, -4.0
m9593:
s_cmp_gt_i32 s0, 0.15915494
m9594:
s_cmp_gt_i32 s0, 0x12345678
m9595:
s_cmpk_gt_i32 s0, 1
m9596:
s_cmpk_gt_i32 vcc_lo, 1
m9597:
s_cmpk_gt_i32 m0, 1
m9598:
s_cmpk_gt_i32 exec_hi, 1
m9599:
s_cmpk_gt_i32 src_scc, 1
m9600:
s_cmpk_gt_i32 s0, -32768
m9601:
s_cmpk_gt_i32 s0, 32767
m9602:
s_cmp_ge_i32 s0, s16
m9603:
s_cmp_ge_i32 vcc_lo, s16
m9604:
s_cmp_ge_i32 m0, s16
m9605:
s_cmp_ge_i32 exec_hi, s16
m9606:
s_cmp_ge_i32 src_scc, s16
m9607:
s_cmp_ge_i32 0, s16
m9608:
s_cmp_ge_i32 -16, s16
m9609:
s_cmp_ge_i32 64, s16
m9610:
s_cmp_ge_i32 -4.0, s16
m9611:
s_cmp_ge_i32 0.15915494, s16
m9612:
s_cmp_ge_i32 0x12345678, s16
m9613:
s_cmp_ge_i32 s0, vcc_lo
m9614:
s_cmp_ge_i32 s0, m0
m9615:
s_cmp_ge_i32 s0, exec_hi
m9616:
s_cmp_ge_i32 s0, src_scc
m9617:
s_cmp_ge_i32 s0, 0
m9618:
s_cmp_ge_i32 s0, -16
m9619:
s_cmp_ge_i32 s0, 64
m9620:
s_cmp_ge_i32 s0, -4.0
m9621:
s_cmp_ge_i32 s0, 0.15915494
m9622:
s_cmp_ge_i32 s0, 0x12345678
m9623:
s_cmpk_ge_i32 s0, 1
m9624:
s_cmpk_ge_i32 vcc_lo, 1
m9625:
s_cmpk_ge_i32 m0, 1
m9626:
s_cmpk_ge_i32 exec_hi, 1
m9627:
s_cmpk_ge_i32 src_scc, 1
m9628:
s_cmpk_ge_i32 s0, -32768
m9629:
s_cmpk_ge_i32 s0, 32767
m9630:
s_cmp_lt_i32 s0, s16
m9631:
s_cmp_lt_i32 vcc_lo, s16
m9632:
s_cmp_lt_i32 m0, s16
m9633:
s_cmp_lt_i32 exec_hi, s16
m9634:
s_cmp_lt_i32 src_scc, s16
m9635:
s_cmp_lt_i32 0, s16
m9636:
s_cmp_lt_i32 -16, s16
m9637:
s_cmp_lt_i32 64, s16
m9638:
s_cmp_lt_i32 -4.0, s16
m9639:
s_cmp_lt_i32 0.15915494, s16
m9640:
s_cmp_lt_i32 0x12345678, s16
m9641:
s_cmp_lt_i32 s0, vcc_lo
m9642:
s_cmp_lt_i32 s0, m0
m9643:
s_cmp_lt_i32 s0, exec_hi
m9644:
s_cmp_lt_i32 s0, src_scc
m9645:
s_cmp_lt_i32 s0, 0
m9646:
s_cmp_lt_i32 s0, -16
m9647:
s_cmp_lt_i32 s0, 64
m9648:
s_cmp_lt_i32 s0, -4.0
m9649:
s_cmp_lt_i32 s0, 0.15915494
m9650:
s_cmp_lt_i32 s0, 0x12345678
m9651:
s_cmpk_lt_i32 s0, 1
m9652:
s_cmpk_lt_i32 vcc_lo, 1
m9653:
s_cmpk_lt_i32 m0, 1
m9654:
s_cmpk_lt_i32 exec_hi, 1
m9655:
s_cmpk_lt_i32 src_scc, 1
m9656:
s_cmpk_lt_i32 s0, -32768
m9657:
s_cmpk_lt_i32 s0, 32767
m9658:
s_cmp_le_i32 s0, s16
m9659:
s_cmp_le_i32 vcc_lo, s16
m9660:
s_cmp_le_i32 m0, s16
m9661:
s_cmp_le_i32 exec_hi, s16
m9662:
s_cmp_le_i32 src_scc, s16
m9663:
s_cmp_le_i32 0, s16
m9664:
s_cmp_le_i32 -16, s16
m9665:
s_cmp_le_i32 64, s16
m9666:
s_cmp_le_i32 -4.0, s16
m9667:
s_cmp_le_i32 0.15915494, s16
m9668:
s_cmp_le_i32 0x12345678, s16
m9669:
s_cmp_le_i32 s0, vcc_lo
m9670:
s_cmp_le_i32 s0, m0
m9671:
s_cmp_le_i32 s0, exec_hi
m9672:
s_cmp_le_i32 s0, src_scc
m9673:
s_cmp_le_i32 s0, 0
m9674:
s_cmp_le_i32 s0, -16
m9675:
s_cmp_le_i32 s0, 64
m9676:
s_cmp_le_i32 s0, -4.0
m9677:
s_cmp_le_i32 s0, 0.15915494
m9678:
s_cmp_le_i32 s0, 0x12345678
m9679:
s_cmpk_le_i32 s0, 1
m9680:
s_cmpk_le_i32 vcc_lo, 1
m9681:
s_cmpk_le_i32 m0, 1
m9682:
s_cmpk_le_i32 exec_hi, 1
m9683:
s_cmpk_le_i32 src_scc, 1
m9684:
s_cmpk_le_i32 s0, -32768
m9685:
s_cmpk_le_i32 s0, 32767
m9686:
s_cmp_eq_u32 s0, s16
m9687:
s_cmp_eq_u32 vcc_lo, s16
m9688:
s_cmp_eq_u32 m0, s16
m9689:
s_cmp_eq_u32 exec_hi, s16
m9690:
s_cmp_eq_u32 src_scc, s16
m9691:
s_cmp_eq_u32 0, s16
m9692:
s_cmp_eq_u32 -16, s16
m9693:
s_cmp_eq_u32 64, s16
m9694:
s_cmp_eq_u32 -4.0, s16
m9695:
s_cmp_eq_u32 0.15915494, s16
m9696:
s_cmp_eq_u32 0x12345678, s16
m9697:
s_cmp_eq_u32 s0, vcc_lo
m9698:
s_cmp_eq_u32 s0, m0
m9699:
s_cmp_eq_u32 s0, exec_hi
m9700:
s_cmp_eq_u32 s0, src_scc
m9701:
s_cmp_eq_u32 s0, 0
m9702:
s_cmp_eq_u32 s0, -16
m9703:
s_cmp_eq_u32 s0, 64
m9704:
s_cmp_eq_u32 s0, -4.0
m9705:
s_cmp_eq_u32 s0, 0.15915494
m9706:
s_cmp_eq_u32 s0, 0x12345678
m9707:
s_cmpk_eq_u32 s0, 1
m9708:
s_cmpk_eq_u32 vcc_lo, 1
m9709:
s_cmpk_eq_u32 m0, 1
m9710:
s_cmpk_eq_u32 exec_hi, 1
m9711:
s_cmpk_eq_u32 src_scc, 1
m9712:
s_cmpk_eq_u32 s0, 0
m9713:
s_cmpk_eq_u32 s0, 65535
m9714:
s_cmp_lg_u32 s0, s16
m9715:
s_cmp_lg_u32 vcc_lo, s16
m9716:
s_cmp_lg_u32 m0, s16
m9717:
s_cmp_lg_u32 exec_hi, s16
m9718:
s_cmp_lg_u32 src_scc, s16
m9719:
s_cmp_lg_u32 0, s16
m9720:
s_cmp_lg_u32 -16, s16
m9721:
s_cmp_lg_u32 64, s16
m9722:
s_cmp_lg_u32 -4.0, s16
m9723:
s_cmp_lg_u32 0.15915494, s16
m9724:
s_cmp_lg_u32 0x12345678, s16
m9725:
s_cmp_lg_u32 s0, vcc_lo
m9726:
s_cmp_lg_u32 s0, m0
m9727:
s_cmp_lg_u32 s0, exec_hi
m9728:
s_cmp_lg_u32 s0, src_scc
m9729:
s_cmp_lg_u32 s0, 0
m9730:
s_cmp_lg_u32 s0, -16
m9731:
s_cmp_lg_u32 s0, 64
m9732:
s_cmp_lg_u32 s0, -4.0
m9733:
s_cmp_lg_u32 s0, 0.15915494
m9734:
s_cmp_lg_u32 s0, 0x12345678
m9735:
s_cmpk_lg_u32 s0, 1
m9736:
s_cmpk_lg_u32 vcc_lo, 1
m9737:
s_cmpk_lg_u32 m0, 1
m9738:
s_cmpk_lg_u32 exec_hi, 1
m9739:
s_cmpk_lg_u32 src_scc, 1
m9740:
s_cmpk_lg_u32 s0, 0
m9741:
s_cmpk_lg_u32 s0, 65535
m9742:
s_cmp_gt_u32 s0, s16
m9743:
s_cmp_gt_u32 vcc_lo, s16
m9744:
s_cmp_gt_u32 m0, s16
m9745:
s_cmp_gt_u32 exec_hi, s16
m9746:
s_cmp_gt_u32 src_scc, s16
m9747:
s_cmp_gt_u32 0, s16
m9748:
s_cmp_gt_u32 -16, s16
m9749:
s_cmp_gt_u32 64, s16
m9750:
s_cmp_gt_u32 -4.0, s16
m9751:
s_cmp_gt_u32 0.15915494, s16
m9752:
s_cmp_gt_u32 0x12345678, s16
m9753:
s_cmp_gt_u32 s0, vcc_lo
m9754:
s_cmp_gt_u32 s0, m0
m9755:
s_cmp_gt_u32 s0, exec_hi
m9756:
s_cmp_gt_u32 s0, src_scc
m9757:
s_cmp_gt_u32 s0, 0
m9758:
s_cmp_gt_u32 s0, -16
m9759:
s_cmp_gt_u32 s0, 64
m9760:
s_cmp_gt_u32 s0, -4.0
m9761:
s_cmp_gt_u32 s0, 0.15915494
m9762:
s_cmp_gt_u32 s0, 0x12345678
m9763:
s_cmpk_gt_u32 s0, 1
m9764:
s_cmpk_gt_u32 vcc_lo, 1
m9765:
s_cmpk_gt_u32 m0, 1
m9766:
s_cmpk_gt_u32 exec_hi, 1
m9767:
s_cmpk_gt_u32 src_scc, 1
m9768:
s_cmpk_gt_u32 s0, 0
m9769:
s_cmpk_gt_u32 s0, 65535
m9770:
s_cmp_ge_u32 s0, s16
m9771:
s_cmp_ge_u32 vcc_lo, s16
m9772:
s_cmp_ge_u32 m0, s16
m9773:
s_cmp_ge_u32 exec_hi, s16
m9774:
s_cmp_ge_u32 src_scc, s16
m9775:
s_cmp_ge_u32 0, s16
m9776:
s_cmp_ge_u32 -16, s16
m9777:
s_cmp_ge_u32 64, s16
m9778:
s_cmp_ge_u32 -4.0, s16
m9779:
s_cmp_ge_u32 0.15915494, s16
m9780:
s_cmp_ge_u32 0x12345678, s16
m9781:
s_cmp_ge_u32 s0, vcc_lo
m9782:
s_cmp_ge_u32 s0, m0
m9783:
s_cmp_ge_u32 s0, exec_hi
m9784:
s_cmp_ge_u32 s0, src_scc
m9785:
s_cmp_ge_u32 s0, 0
m9786:
s_cmp_ge_u32 s0, -16
m9787:
s_cmp_ge_u32 s0, 64
m9788:
s_cmp_ge_u32 s0, -4.0
m9789:
s_cmp_ge_u32 s0, 0.15915494
m9790:
s_cmp_ge_u32 s0, 0x12345678
m9791:
s_cmpk_ge_u32 s0, 1
m9792:
s_cmpk_ge_u32 vcc_lo, 1
m9793:
s_cmpk_ge_u32 m0, 1
m9794:
s_cmpk_ge_u32 exec_hi, 1
m9795:
s_cmpk_ge_u32 src_scc, 1
m9796:
s_cmpk_ge_u32 s0, 0
m9797:
s_cmpk_ge_u32 s0, 65535
m9798:
s_cmp_lt_u32 s0, s16
m9799:
s_cmp_lt_u32 vcc_lo, s16
m9800:
s_cmp_lt_u32 m0, s16
m9801:
s_cmp_lt_u32 exec_hi, s16
m9802:
s_cmp_lt_u32 src_scc, s16
m9803:
s_cmp_lt_u32 0, s16
m9804:
s_cmp_lt_u32 -16, s16
m9805:
s_cmp_lt_u32 64, s16
m9806:
s_cmp_lt_u32 -4.0, s16
m9807:
s_cmp_lt_u32 0.15915494, s16
m9808:
s_cmp_lt_u32 0x12345678, s16
m9809:
s_cmp_lt_u32 s0, vcc_lo
m9810:
s_cmp_lt_u32 s0, m0
m9811:
s_cmp_lt_u32 s0, exec_hi
m9812:
s_cmp_lt_u32 s0, src_scc
m9813:
s_cmp_lt_u32 s0, 0
m9814:
s_cmp_lt_u32 s0, -16
m9815:
s_cmp_lt_u32 s0, 64
m9816:
s_cmp_lt_u32 s0, -4.0
m9817:
s_cmp_lt_u32 s0, 0.15915494
m9818:
s_cmp_lt_u32 s0, 0x12345678
m9819:
s_cmpk_lt_u32 s0, 1
m9820:
s_cmpk_lt_u32 vcc_lo, 1
m9821:
s_cmpk_lt_u32 m0, 1
m9822:
s_cmpk_lt_u32 exec_hi, 1
m9823:
s_cmpk_lt_u32 src_scc, 1
m9824:
s_cmpk_lt_u32 s0, 0
m9825:
s_cmpk_lt_u32 s0, 65535
m9826:
s_cmp_le_u32 s0, s16
m9827:
s_cmp_le_u32 vcc_lo, s16
m9828:
s_cmp_le_u32 m0, s16
m9829:
s_cmp_le_u32 exec_hi, s16
m9830:
s_cmp_le_u32 src_scc, s16
m9831:
s_cmp_le_u32 0, s16
m9832:
s_cmp_le_u32 -16, s16
m9833:
s_cmp_le_u32 64, s16
m9834:
s_cmp_le_u32 -4.0, s16
m9835:
s_cmp_le_u32 0.15915494, s16
m9836:
s_cmp_le_u32 0x12345678, s16
m9837:
s_cmp_le_u32 s0, vcc_lo
m9838:
s_cmp_le_u32 s0, m0
m9839:
s_cmp_le_u32 s0, exec_hi
m9840:
s_cmp_le_u32 s0, src_scc
m9841:
s_cmp_le_u32 s0, 0
m9842:
s_cmp_le_u32 s0, -16
m9843:
s_cmp_le_u32 s0, 64
m9844:
s_cmp_le_u32 s0, -4.0
m9845:
s_cmp_le_u32 s0, 0.15915494
m9846:
s_cmp_le_u32 s0, 0x12345678
m9847:
s_cmpk_le_u32 s0, 1
m9848:
s_cmpk_le_u32 vcc_lo, 1
m9849:
s_cmpk_le_u32 m0, 1
m9850:
s_cmpk_le_u32 exec_hi, 1
m9851:
s_cmpk_le_u32 src_scc, 1
m9852:
s_cmpk_le_u32 s0, 0
m9853:
s_cmpk_le_u32 s0, 65535
m9854:
s_cmp_eq_u64 s[0:1], s[16:17]
m9855:
s_cmp_eq_u64 vcc, s[16:17]
m9856:
s_cmp_eq_u64 exec, s[16:17]
m9857:
s_cmp_eq_u64 0, s[16:17]
m9858:
s_cmp_eq_u64 -16, s[16:17]
m9859:
s_cmp_eq_u64 64, s[16:17]
m9860:
s_cmp_eq_u64 -4.0, s[16:17]
m9861:
s_cmp_eq_u64 0x12345678, s[16:17]
m9862:
s_cmp_eq_u64 s[0:1], vcc
m9863:
s_cmp_eq_u64 s[0:1], exec
m9864:
s_cmp_eq_u64 s[0:1], 0
m9865:
s_cmp_eq_u64 s[0:1], -16
m9866:
s_cmp_eq_u64 s[0:1], 64
m9867:
s_cmp_eq_u64 s[0:1], -4.0
m9868:
s_cmp_eq_u64 s[0:1], 0x12345678
m9869:
s_cmp_lg_u64 s[0:1], s[16:17]
m9870:
s_cmp_lg_u64 vcc, s[16:17]
m9871:
s_cmp_lg_u64 exec, s[16:17]
m9872:
s_cmp_lg_u64 0, s[16:17]
m9873:
s_cmp_lg_u64 -16, s[16:17]
m9874:
s_cmp_lg_u64 64, s[16:17]
m9875:
s_cmp_lg_u64 -4.0, s[16:17]
m9876:
s_cmp_lg_u64 0x12345678, s[16:17]
m9877:
s_cmp_lg_u64 s[0:1], vcc
m9878:
s_cmp_lg_u64 s[0:1], exec
m9879:
s_cmp_lg_u64 s[0:1], 0
m9880:
s_cmp_lg_u64 s[0:1], -16
m9881:
s_cmp_lg_u64 s[0:1], 64
m9882:
s_cmp_lg_u64 s[0:1], -4.0
m9883:
s_cmp_lg_u64 s[0:1], 0x12345678
m9884:
s_bitcmp0_b32 s0, s16
m9885:
s_bitcmp0_b32 vcc_lo, s16
m9886:
s_bitcmp0_b32 m0, s16
m9887:
s_bitcmp0_b32 exec_hi, s16
m9888:
s_bitcmp0_b32 src_scc, s16
m9889:
s_bitcmp0_b32 0, s16
m9890:
s_bitcmp0_b32 -16, s16
m9891:
s_bitcmp0_b32 64, s16
m9892:
s_bitcmp0_b32 -4.0, s16
m9893:
s_bitcmp0_b32 0.15915494, s16
m9894:
s_bitcmp0_b32 0x12345678, s16
m9895:
s_bitcmp0_b32 s0, vcc_lo
m9896:
s_bitcmp0_b32 s0, m0
m9897:
s_bitcmp0_b32 s0, exec_hi
m9898:
s_bitcmp0_b32 s0, src_scc
m9899:
s_bitcmp0_b32 s0, 0
m9900:
s_bitcmp0_b32 s0, -16
m9901:
s_bitcmp0_b32 s0, 64
m9902:
s_bitcmp0_b32 s0, -4.0
m9903:
s_bitcmp0_b32 s0, 0.15915494
m9904:
s_bitcmp0_b32 s0, 0x12345678
m9905:
s_bitcmp1_b32 s0, s16
m9906:
s_bitcmp1_b32 vcc_lo, s16
m9907:
s_bitcmp1_b32 m0, s16
m9908:
s_bitcmp1_b32 exec_hi, s16
m9909:
s_bitcmp1_b32 src_scc, s16
m9910:
s_bitcmp1_b32 0, s16
m9911:
s_bitcmp1_b32 -16, s16
m9912:
s_bitcmp1_b32 64, s16
m9913:
s_bitcmp1_b32 -4.0, s16
m9914:
s_bitcmp1_b32 0.15915494, s16
m9915:
s_bitcmp1_b32 0x12345678, s16
m9916:
s_bitcmp1_b32 s0, vcc_lo
m9917:
s_bitcmp1_b32 s0, m0
m9918:
s_bitcmp1_b32 s0, exec_hi
m9919:
s_bitcmp1_b32 s0, src_scc
m9920:
s_bitcmp1_b32 s0, 0
m9921:
s_bitcmp1_b32 s0, -16
m9922:
s_bitcmp1_b32 s0, 64
m9923:
s_bitcmp1_b32 s0, -4.0
m9924:
s_bitcmp1_b32 s0, 0.15915494
m9925:
s_bitcmp1_b32 s0, 0x12345678
m9926:
s_bitcmp0_b64 s[0:1], s16
m9927:
s_bitcmp0_b64 vcc, s16
m9928:
s_bitcmp0_b64 exec, s16
m9929:
s_bitcmp0_b64 0, s16
m9930:
s_bitcmp0_b64 -16, s16
m9931:
s_bitcmp0_b64 64, s16
m9932:
s_bitcmp0_b64 -4.0, s16
m9933:
s_bitcmp0_b64 0x12345678, s16
m9934:
s_bitcmp0_b64 s[0:1], vcc_lo
m9935:
s_bitcmp0_b64 s[0:1], m0
m9936:
s_bitcmp0_b64 s[0:1], exec_hi
m9937:
s_bitcmp0_b64 s[0:1], src_scc
m9938:
s_bitcmp0_b64 s[0:1], 0
m9939:
s_bitcmp0_b64 s[0:1], -16
m9940:
s_bitcmp0_b64 s[0:1], 64
m9941:
s_bitcmp0_b64 s[0:1], -4.0
m9942:
s_bitcmp0_b64 s[0:1], 0.15915494
m9943:
s_bitcmp0_b64 s[0:1], 0x12345678
m9944:
s_bitcmp1_b64 s[0:1], s16
m9945:
s_bitcmp1_b64 vcc, s16
m9946:
s_bitcmp1_b64 exec, s16
m9947:
s_bitcmp1_b64 0, s16
m9948:
s_bitcmp1_b64 -16, s16
m9949:
s_bitcmp1_b64 64, s16
m9950:
s_bitcmp1_b64 -4.0, s16
m9951:
s_bitcmp1_b64 0x12345678, s16
m9952:
s_bitcmp1_b64 s[0:1], vcc_lo
m9953:
s_bitcmp1_b64 s[0:1], m0
m9954:
s_bitcmp1_b64 s[0:1], exec_hi
m9955:
s_bitcmp1_b64 s[0:1], src_scc
m9956:
s_bitcmp1_b64 s[0:1], 0
m9957:
s_bitcmp1_b64 s[0:1], -16
m9958:
s_bitcmp1_b64 s[0:1], 64
m9959:
s_bitcmp1_b64 s[0:1], -4.0
m9960:
s_bitcmp1_b64 s[0:1], 0.15915494
m9961:
s_bitcmp1_b64 s[0:1], 0x12345678
m9962:
v_dot2_f32_f16 v0, v32, v64, v96
m9963:
v_dot2_f32_f16 v0, s16, v64, v96
m9964:
v_dot2_f32_f16 v0, vcc_lo, v64, v96
m9965:
v_dot2_f32_f16 v0, m0, v64, v96
m9966:
v_dot2_f32_f16 v0, exec_hi, v64, v96
m9967:
v_dot2_f32_f16 v0, src_scc, v64, v96
m9968:
v_dot2_f32_f16 v0, 0, v64, v96
m9969:
v_dot2_f32_f16 v0, -16, v64, v96
m9970:
v_dot2_f32_f16 v0, 64, v64, v96
m9971:
v_dot2_f32_f16 v0, -4.0, v64, v96
m9972:
v_dot2_f32_f16 v0, 0.15915494, v64, v96
m9973:
v_dot2_f32_f16 v0, v32, s32, v96
m9974:
v_dot2_f32_f16 v0, v32, vcc_lo, v96
m9975:
v_dot2_f32_f16 v0, v32, m0, v96
m9976:
v_dot2_f32_f16 v0, v32, exec_hi, v96
m9977:
v_dot2_f32_f16 v0, v32, src_scc, v96
m9978:
v_dot2_f32_f16 v0, v32, 0, v96
m9979:
v_dot2_f32_f16 v0, v32, -16, v96
m9980:
v_dot2_f32_f16 v0, v32, 64, v96
m9981:
v_dot2_f32_f16 v0, v32, -4.0, v96
m9982:
v_dot2_f32_f16 v0, v32, 0.15915494, v96
m9983:
v_dot2_f32_f16 v0, v32, v64, s48
m9984:
v_dot2_f32_f16 v0, v32, v64, vcc_lo
m9985:
v_dot2_f32_f16 v0, v32, v64, m0
m9986:
v_dot2_f32_f16 v0, v32, v64, exec_hi
m9987:
v_dot2_f32_f16 v0, v32, v64, src_scc
m9988:
v_dot2_f32_f16 v0, v32, v64, 0
m9989:
v_dot2_f32_f16 v0, v32, v64, -16
m9990:
v_dot2_f32_f16 v0, v32, v64, 64
m9991:
v_dot2_f32_f16 v0, v32, v64, -4.0
m9992:
v_dot2_f32_f16 v0, v32, v64, 0.15915494
m9993:
v_dot2_f32_f16 v0, v32, v64, v96 neg_lo:[1,1,1] neg_hi:[1,1,1]
m9994:
v_dot2c_f32_f16 v0, v32, v64
m9995:
v_dot2c_f32_f16 v0, s16, v64
m9996:
v_dot2c_f32_f16 v0, vcc_lo, v64
m9997:
v_dot2c_f32_f16 v0, m0, v64
m9998:
v_dot2c_f32_f16 v0, exec_hi, v64
m9999:
v_dot2c_f32_f16 v0, src_scc, v64
m10000:
v_dot2c_f32_f16 v0, 0, v64
m10001:
v_dot2c_f32_f16 v0, -16, v64
m10002:
v_dot2c_f32_f16 v0, 64, v64
m10003:
v_dot2c_f32_f16 v0, -4.0, v64
m10004:
v_dot2c_f32_f16 v0, 0.15915494, v64
m10005:
v_dot2c_f32_f16 v0, v32, s32
m10006:
v_dot2c_f32_f16 v0, v32, vcc_lo
m10007:
v_dot2c_f32_f16 v0, v32, m0
m10008:
v_dot2c_f32_f16 v0, v32, exec_hi
m10009:
v_dot2c_f32_f16 v0, v32, src_scc
m10010:
v_dot2c_f32_f16 v0, v32, 0
m10011:
v_dot2c_f32_f16 v0, v32, -16
m10012:
v_dot2c_f32_f16 v0, v32, 64
m10013:
v_dot2c_f32_f16 v0, v32, -4.0
m10014:
v_dot2c_f32_f16 v0, v32, 0.15915494
m10015:
v_dot2c_f32_f16_e64 v0, v32, v64 clamp
m10016:
v_dot2c_f32_f16_e64 v0, v32, v64 mul:4
m10017:
v_dot2c_f32_f16_e64 v0, v32, v64 clamp div:2
m10018:
v_dot2c_f32_f16_e32 v0, v32, v64
m10019:
v_dot2c_f32_f16_e32 v0, 0x12345678, v64
m10020:
v_dot2c_f32_f16_e64 v0, v32, v64
m10021:
v_dot2c_f32_f16_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m10023:
v_dot2_f32_bf16 v0, v32, v64, v96
m10024:
v_dot2_f32_bf16 v0, s16, v64, v96
m10025:
v_dot2_f32_bf16 v0, vcc_lo, v64, v96
m10026:
v_dot2_f32_bf16 v0, m0, v64, v96
m10027:
v_dot2_f32_bf16 v0, exec_hi, v64, v96
m10028:
v_dot2_f32_bf16 v0, src_scc, v64, v96
m10029:
v_dot2_f32_bf16 v0, 0, v64, v96
m10030:
v_dot2_f32_bf16 v0, -16, v64, v96
m10031:
v_dot2_f32_bf16 v0, 64, v64, v96
m10032:
v_dot2_f32_bf16 v0, -4.0, v64, v96
m10033:
v_dot2_f32_bf16 v0, 0.15915494, v64, v96
m10034:
v_dot2_f32_bf16 v0, v32, s32, v96
m10035:
v_dot2_f32_bf16 v0, v32, vcc_lo, v96
m10036:
v_dot2_f32_bf16 v0, v32, m0, v96
m10037:
v_dot2_f32_bf16 v0, v32, exec_hi, v96
m10038:
v_dot2_f32_bf16 v0, v32, src_scc, v96
m10039:
v_dot2_f32_bf16 v0, v32, 0, v96
m10040:
v_dot2_f32_bf16 v0, v32, -16, v96
m10041:
v_dot2_f32_bf16 v0, v32, 64, v96
m10042:
v_dot2_f32_bf16 v0, v32, -4.0, v96
m10043:
v_dot2_f32_bf16 v0, v32, 0.15915494, v96
m10044:
v_dot2_f32_bf16 v0, v32, v64, s48
m10045:
v_dot2_f32_bf16 v0, v32, v64, vcc_lo
m10046:
v_dot2_f32_bf16 v0, v32, v64, m0
m10047:
v_dot2_f32_bf16 v0, v32, v64, exec_hi
m10048:
v_dot2_f32_bf16 v0, v32, v64, src_scc
m10049:
v_dot2_f32_bf16 v0, v32, v64, 0
m10050:
v_dot2_f32_bf16 v0, v32, v64, -16
m10051:
v_dot2_f32_bf16 v0, v32, v64, 64
m10052:
v_dot2_f32_bf16 v0, v32, v64, -4.0
m10053:
v_dot2_f32_bf16 v0, v32, v64, 0.15915494
m10054:
v_dot2_f32_bf16 v0, v32, v64, v96 neg_lo:[1,1,1] neg_hi:[1,1,1]
m10055:
v_dot2c_f32_bf16 v0, v32, v64
m10056:
v_dot2c_f32_bf16 v0, s16, v64
m10057:
v_dot2c_f32_bf16 v0, vcc_lo, v64
m10058:
v_dot2c_f32_bf16 v0, m0, v64
m10059:
v_dot2c_f32_bf16 v0, exec_hi, v64
m10060:
v_dot2c_f32_bf16 v0, src_scc, v64
m10061:
v_dot2c_f32_bf16 v0, 0, v64
m10062:
v_dot2c_f32_bf16 v0, -16, v64
m10063:
v_dot2c_f32_bf16 v0, 64, v64
m10064:
v_dot2c_f32_bf16 v0, -4.0, v64
m10065:
v_dot2c_f32_bf16 v0, 0.15915494, v64
m10066:
v_dot2c_f32_bf16 v0, v32, s32
m10067:
v_dot2c_f32_bf16 v0, v32, vcc_lo
m10068:
v_dot2c_f32_bf16 v0, v32, m0
m10069:
v_dot2c_f32_bf16 v0, v32, exec_hi
m10070:
v_dot2c_f32_bf16 v0, v32, src_scc
m10071:
v_dot2c_f32_bf16 v0, v32, 0
m10072:
v_dot2c_f32_bf16 v0, v32, -16
m10073:
v_dot2c_f32_bf16 v0, v32, 64
m10074:
v_dot2c_f32_bf16 v0, v32, -4.0
m10075:
v_dot2c_f32_bf16 v0, v32, 0.15915494
m10076:
v_dot2c_f32_bf16_e64 v0, v32, v64 clamp
m10077:
v_dot2c_f32_bf16_e64 v0, v32, v64 mul:4
m10078:
v_dot2c_f32_bf16_e64 v0, v32, v64 clamp div:2
m10079:
v_dot2c_f32_bf16_e32 v0, v32, v64
m10080:
v_dot2c_f32_bf16_e32 v0, 0x12345678, v64
m10081:
v_dot2c_f32_bf16_e64 v0, v32, v64
m10082:
v_dot2c_f32_bf16_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m10084:
v_dot2_i32_i16 v0, v32, v64, v96
m10085:
v_dot2_i32_i16 v0, s16, v64, v96
m10086:
v_dot2_i32_i16 v0, vcc_lo, v64, v96
m10087:
v_dot2_i32_i16 v0, m0, v64, v96
m10088:
v_dot2_i32_i16 v0, exec_hi, v64, v96
m10089:
v_dot2_i32_i16 v0, src_scc, v64, v96
m10090:
v_dot2_i32_i16 v0, 0, v64, v96
m10091:
v_dot2_i32_i16 v0, -16, v64, v96
m10092:
v_dot2_i32_i16 v0, 64, v64, v96
m10093:
v_dot2_i32_i16 v0, -4.0, v64, v96
m10094:
v_dot2_i32_i16 v0, 0.15915494, v64, v96
m10095:
v_dot2_i32_i16 v0, v32, s32, v96
m10096:
v_dot2_i32_i16 v0, v32, vcc_lo, v96
m10097:
v_dot2_i32_i16 v0, v32, m0, v96
m10098:
v_dot2_i32_i16 v0, v32, exec_hi, v96
m10099:
v_dot2_i32_i16 v0, v32, src_scc, v96
m10100:
v_dot2_i32_i16 v0, v32, 0, v96
m10101:
v_dot2_i32_i16 v0, v32, -16, v96
m10102:
v_dot2_i32_i16 v0, v32, 64, v96
m10103:
v_dot2_i32_i16 v0, v32, -4.0, v96
m10104:
v_dot2_i32_i16 v0, v32, 0.15915494, v96
m10105:
v_dot2_i32_i16 v0, v32, v64, s48
m10106:
v_dot2_i32_i16 v0, v32, v64, vcc_lo
m10107:
v_dot2_i32_i16 v0, v32, v64, m0
m10108:
v_dot2_i32_i16 v0, v32, v64, exec_hi
m10109:
v_dot2_i32_i16 v0, v32, v64, src_scc
m10110:
v_dot2_i32_i16 v0, v32, v64, 0
m10111:
v_dot2_i32_i16 v0, v32, v64, -16
m10112:
v_dot2_i32_i16 v0, v32, v64, 64
m10113:
v_dot2_i32_i16 v0, v32, v64, -4.0
m10114:
v_dot2_i32_i16 v0, v32, v64, 0.15915494
m10115:
v_dot2c_i32_i16 v0, v32, v64
m10116:
v_dot2c_i32_i16 v0, s16, v64
m10117:
v_dot2c_i32_i16 v0, vcc_lo, v64
m10118:
v_dot2c_i32_i16 v0, m0, v64
m10119:
v_dot2c_i32_i16 v0, exec_hi, v64
m10120:
v_dot2c_i32_i16 v0, src_scc, v64
m10121:
v_dot2c_i32_i16 v0, 0, v64
m10122:
v_dot2c_i32_i16 v0, -16, v64
m10123:
v_dot2c_i32_i16 v0, 64, v64
m10124:
v_dot2c_i32_i16 v0, -4.0, v64
m10125:
v_dot2c_i32_i16 v0, 0.15915494, v64
m10126:
v_dot2c_i32_i16 v0, v32, s32
m10127:
v_dot2c_i32_i16 v0, v32, vcc_lo
m10128:
v_dot2c_i32_i16 v0, v32, m0
m10129:
v_dot2c_i32_i16 v0, v32, exec_hi
m10130:
v_dot2c_i32_i16 v0, v32, src_scc
m10131:
v_dot2c_i32_i16 v0, v32, 0
m10132:
v_dot2c_i32_i16 v0, v32, -16
m10133:
v_dot2c_i32_i16 v0, v32, 64
m10134:
v_dot2c_i32_i16 v0, v32, -4.0
m10135:
v_dot2c_i32_i16 v0, v32, 0.15915494
m10136:
v_dot2c_i32_i16_e32 v0, v32, v64
m10137:
v_dot2c_i32_i16_e32 v0, 0x12345678, v64
m10138:
v_dot2c_i32_i16_e64 v0, v32, v64
m10139:
v_dot2c_i32_i16_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m10141:
v_dot2_u32_u16 v0, v32, v64, v96
m10142:
v_dot2_u32_u16 v0, s16, v64, v96
m10143:
v_dot2_u32_u16 v0, vcc_lo, v64, v96
m10144:
v_dot2_u32_u16 v0, m0, v64, v96
m10145:
v_dot2_u32_u16 v0, exec_hi, v64, v96
m10146:
v_dot2_u32_u16 v0, src_scc, v64, v96
m10147:
v_dot2_u32_u16 v0, 0, v64, v96
m10148:
v_dot2_u32_u16 v0, -16, v64, v96
m10149:
v_dot2_u32_u16 v0, 64, v64, v96
m10150:
v_dot2_u32_u16 v0, -4.0, v64, v96
m10151:
v_dot2_u32_u16 v0, 0.15915494, v64, v96
m10152:
v_dot2_u32_u16 v0, v32, s32, v96
m10153:
v_dot2_u32_u16 v0, v32, vcc_lo, v96
m10154:
v_dot2_u32_u16 v0, v32, m0, v96
m10155:
v_dot2_u32_u16 v0, v32, exec_hi, v96
m10156:
v_dot2_u32_u16 v0, v32, src_scc, v96
m10157:
v_dot2_u32_u16 v0, v32, 0, v96
m10158:
v_dot2_u32_u16 v0, v32, -16, v96
m10159:
v_dot2_u32_u16 v0, v32, 64, v96
m10160:
v_dot2_u32_u16 v0, v32, -4.0, v96
m10161:
v_dot2_u32_u16 v0, v32, 0.15915494, v96
m10162:
v_dot2_u32_u16 v0, v32, v64, s48
m10163:
v_dot2_u32_u16 v0, v32, v64, vcc_lo
m10164:
v_dot2_u32_u16 v0, v32, v64, m0
m10165:
v_dot2_u32_u16 v0, v32, v64, exec_hi
m10166:
v_dot2_u32_u16 v0, v32, v64, src_scc
m10167:
v_dot2_u32_u16 v0, v32, v64, 0
m10168:
v_dot2_u32_u16 v0, v32, v64, -16
m10169:
v_dot2_u32_u16 v0, v32, v64, 64
m10170:
v_dot2_u32_u16 v0, v32, v64, -4.0
m10171:
v_dot2_u32_u16 v0, v32, v64, 0.15915494
m10172:
v_dot4_i32_i8 v0, v32, v64, v96
m10173:
v_dot4_i32_i8 v0, s16, v64, v96
m10174:
v_dot4_i32_i8 v0, vcc_lo, v64, v96
m10175:
v_dot4_i32_i8 v0, m0, v64, v96
m10176:
v_dot4_i32_i8 v0, exec_hi, v64, v96
m10177:
v_dot4_i32_i8 v0, src_scc, v64, v96
m10178:
v_dot4_i32_i8 v0, 0, v64, v96
m10179:
v_dot4_i32_i8 v0, -16, v64, v96
m10180:
v_dot4_i32_i8 v0, 64, v64, v96
m10181:
v_dot4_i32_i8 v0, -4.0, v64, v96
m10182:
v_dot4_i32_i8 v0, 0.15915494, v64, v96
m10183:
v_dot4_i32_i8 v0, v32, s32, v96
m10184:
v_dot4_i32_i8 v0, v32, vcc_lo, v96
m10185:
v_dot4_i32_i8 v0, v32, m0, v96
m10186:
v_dot4_i32_i8 v0, v32, exec_hi, v96
m10187:
v_dot4_i32_i8 v0, v32, src_scc, v96
m10188:
v_dot4_i32_i8 v0, v32, 0, v96
m10189:
v_dot4_i32_i8 v0, v32, -16, v96
m10190:
v_dot4_i32_i8 v0, v32, 64, v96
m10191:
v_dot4_i32_i8 v0, v32, -4.0, v96
m10192:
v_dot4_i32_i8 v0, v32, 0.15915494, v96
m10193:
v_dot4_i32_i8 v0, v32, v64, s48
m10194:
v_dot4_i32_i8 v0, v32, v64, vcc_lo
m10195:
v_dot4_i32_i8 v0, v32, v64, m0
m10196:
v_dot4_i32_i8 v0, v32, v64, exec_hi
m10197:
v_dot4_i32_i8 v0, v32, v64, src_scc
m10198:
v_dot4_i32_i8 v0, v32, v64, 0
m10199:
v_dot4_i32_i8 v0, v32, v64, -16
m10200:
v_dot4_i32_i8 v0, v32, v64, 64
m10201:
v_dot4_i32_i8 v0, v32, v64, -4.0
m10202:
v_dot4_i32_i8 v0, v32, v64, 0.15915494
m10203:
v_dot4c_i32_i8 v0, v32, v64
m10204:
v_dot4c_i32_i8 v0, s16, v64
m10205:
v_dot4c_i32_i8 v0, vcc_lo, v64
m10206:
v_dot4c_i32_i8 v0, m0, v64
m10207:
v_dot4c_i32_i8 v0, exec_hi, v64
m10208:
v_dot4c_i32_i8 v0, src_scc, v64
m10209:
v_dot4c_i32_i8 v0, 0, v64
m10210:
v_dot4c_i32_i8 v0, -16, v64
m10211:
v_dot4c_i32_i8 v0, 64, v64
m10212:
v_dot4c_i32_i8 v0, -4.0, v64
m10213:
v_dot4c_i32_i8 v0, 0.15915494, v64
m10214:
v_dot4c_i32_i8 v0, v32, s32
m10215:
v_dot4c_i32_i8 v0, v32, vcc_lo
m10216:
v_dot4c_i32_i8 v0, v32, m0
m10217:
v_dot4c_i32_i8 v0, v32, exec_hi
m10218:
v_dot4c_i32_i8 v0, v32, src_scc
m10219:
v_dot4c_i32_i8 v0, v32, 0
m10220:
v_dot4c_i32_i8 v0, v32, -16
m10221:
v_dot4c_i32_i8 v0, v32, 64
m10222:
v_dot4c_i32_i8 v0, v32, -4.0
m10223:
v_dot4c_i32_i8 v0, v32, 0.15915494
m10224:
v_dot4c_i32_i8_e32 v0, v32, v64
m10225:
v_dot4c_i32_i8_e32 v0, 0x12345678, v64
m10226:
v_dot4c_i32_i8_e64 v0, v32, v64
m10227:
v_dot4c_i32_i8_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m10229:
v_dot4_u32_u8 v0, v32, v64, v96
m10230:
v_dot4_u32_u8 v0, s16, v64, v96
m10231:
v_dot4_u32_u8 v0, vcc_lo, v64, v96
m10232:
v_dot4_u32_u8 v0, m0, v64, v96
m10233:
v_dot4_u32_u8 v0, exec_hi, v64, v96
m10234:
v_dot4_u32_u8 v0, src_scc, v64, v96
m10235:
v_dot4_u32_u8 v0, 0, v64, v96
m10236:
v_dot4_u32_u8 v0, -16, v64, v96
m10237:
v_dot4_u32_u8 v0, 64, v64, v96
m10238:
v_dot4_u32_u8 v0, -4.0, v64, v96
m10239:
v_dot4_u32_u8 v0, 0.15915494, v64, v96
m10240:
v_dot4_u32_u8 v0, v32, s32, v96
m10241:
v_dot4_u32_u8 v0, v32, vcc_lo, v96
m10242:
v_dot4_u32_u8 v0, v32, m0, v96
m10243:
v_dot4_u32_u8 v0, v32, exec_hi, v96
m10244:
v_dot4_u32_u8 v0, v32, src_scc, v96
m10245:
v_dot4_u32_u8 v0, v32, 0, v96
m10246:
v_dot4_u32_u8 v0, v32, -16, v96
m10247:
v_dot4_u32_u8 v0, v32, 64, v96
m10248:
v_dot4_u32_u8 v0, v32, -4.0, v96
m10249:
v_dot4_u32_u8 v0, v32, 0.15915494, v96
m10250:
v_dot4_u32_u8 v0, v32, v64, s48
m10251:
v_dot4_u32_u8 v0, v32, v64, vcc_lo
m10252:
v_dot4_u32_u8 v0, v32, v64, m0
m10253:
v_dot4_u32_u8 v0, v32, v64, exec_hi
m10254:
v_dot4_u32_u8 v0, v32, v64, src_scc
m10255:
v_dot4_u32_u8 v0, v32, v64, 0
m10256:
v_dot4_u32_u8 v0, v32, v64, -16
m10257:
v_dot4_u32_u8 v0, v32, v64, 64
m10258:
v_dot4_u32_u8 v0, v32, v64, -4.0
m10259:
v_dot4_u32_u8 v0, v32, v64, 0.15915494
m10260:
v_dot8_i32_i4 v0, v32, v64, v96
m10261:
v_dot8_i32_i4 v0, s16, v64, v96
m10262:
v_dot8_i32_i4 v0, vcc_lo, v64, v96
m10263:
v_dot8_i32_i4 v0, m0, v64, v96
m10264:
v_dot8_i32_i4 v0, exec_hi, v64, v96
m10265:
v_dot8_i32_i4 v0, src_scc, v64, v96
m10266:
v_dot8_i32_i4 v0, 0, v64, v96
m10267:
v_dot8_i32_i4 v0, -16, v64, v96
m10268:
v_dot8_i32_i4 v0, 64, v64, v96
m10269:
v_dot8_i32_i4 v0, -4.0, v64, v96
m10270:
v_dot8_i32_i4 v0, 0.15915494, v64, v96
m10271:
v_dot8_i32_i4 v0, v32, s32, v96
m10272:
v_dot8_i32_i4 v0, v32, vcc_lo, v96
m10273:
v_dot8_i32_i4 v0, v32, m0, v96
m10274:
v_dot8_i32_i4 v0, v32, exec_hi, v96
m10275:
v_dot8_i32_i4 v0, v32, src_scc, v96
m10276:
v_dot8_i32_i4 v0, v32, 0, v96
m10277:
v_dot8_i32_i4 v0, v32, -16, v96
m10278:
v_dot8_i32_i4 v0, v32, 64, v96
m10279:
v_dot8_i32_i4 v0, v32, -4.0, v96
m10280:
v_dot8_i32_i4 v0, v32, 0.15915494, v96
m10281:
v_dot8_i32_i4 v0, v32, v64, s48
m10282:
v_dot8_i32_i4 v0, v32, v64, vcc_lo
m10283:
v_dot8_i32_i4 v0, v32, v64, m0
m10284:
v_dot8_i32_i4 v0, v32, v64, exec_hi
m10285:
v_dot8_i32_i4 v0, v32, v64, src_scc
m10286:
v_dot8_i32_i4 v0, v32, v64, 0
m10287:
v_dot8_i32_i4 v0, v32, v64, -16
m10288:
v_dot8_i32_i4 v0, v32, v64, 64
m10289:
v_dot8_i32_i4 v0, v32, v64, -4.0
m10290:
v_dot8_i32_i4 v0, v32, v64, 0.15915494
m10291:
v_dot8c_i32_i4 v0, v32, v64
m10292:
v_dot8c_i32_i4 v0, s16, v64
m10293:
v_dot8c_i32_i4 v0, vcc_lo, v64
m10294:
v_dot8c_i32_i4 v0, m0, v64
m10295:
v_dot8c_i32_i4 v0, exec_hi, v64
m10296:
v_dot8c_i32_i4 v0, src_scc, v64
m10297:
v_dot8c_i32_i4 v0, 0, v64
m10298:
v_dot8c_i32_i4 v0, -16, v64
m10299:
v_dot8c_i32_i4 v0, 64, v64
m10300:
v_dot8c_i32_i4 v0, -4.0, v64
m10301:
v_dot8c_i32_i4 v0, 0.15915494, v64
m10302:
v_dot8c_i32_i4 v0, v32, s32
m10303:
v_dot8c_i32_i4 v0, v32, vcc_lo
m10304:
v_dot8c_i32_i4 v0, v32, m0
m10305:
v_dot8c_i32_i4 v0, v32, exec_hi
m10306:
v_dot8c_i32_i4 v0, v32, src_scc
m10307:
v_dot8c_i32_i4 v0, v32, 0
m10308:
v_dot8c_i32_i4 v0, v32, -16
m10309:
v_dot8c_i32_i4 v0, v32, 64
m10310:
v_dot8c_i32_i4 v0, v32, -4.0
m10311:
v_dot8c_i32_i4 v0, v32, 0.15915494
m10312:
v_dot8c_i32_i4_e32 v0, v32, v64
m10313:
v_dot8c_i32_i4_e32 v0, 0x12345678, v64
m10314:
v_dot8c_i32_i4_e64 v0, v32, v64
m10315:
v_dot8c_i32_i4_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m10317:
v_dot8_u32_u4 v0, v32, v64, v96
m10318:
v_dot8_u32_u4 v0, s16, v64, v96
m10319:
v_dot8_u32_u4 v0, vcc_lo, v64, v96
m10320:
v_dot8_u32_u4 v0, m0, v64, v96
m10321:
v_dot8_u32_u4 v0, exec_hi, v64, v96
m10322:
v_dot8_u32_u4 v0, src_scc, v64, v96
m10323:
v_dot8_u32_u4 v0, 0, v64, v96
m10324:
v_dot8_u32_u4 v0, -16, v64, v96
m10325:
v_dot8_u32_u4 v0, 64, v64, v96
m10326:
v_dot8_u32_u4 v0, -4.0, v64, v96
m10327:
v_dot8_u32_u4 v0, 0.15915494, v64, v96
m10328:
v_dot8_u32_u4 v0, v32, s32, v96
m10329:
v_dot8_u32_u4 v0, v32, vcc_lo, v96
m10330:
v_dot8_u32_u4 v0, v32, m0, v96
m10331:
v_dot8_u32_u4 v0, v32, exec_hi, v96
m10332:
v_dot8_u32_u4 v0, v32, src_scc, v96
m10333:
v_dot8_u32_u4 v0, v32, 0, v96
m10334:
v_dot8_u32_u4 v0, v32, -16, v96
m10335:
v_dot8_u32_u4 v0, v32, 64, v96
m10336:
v_dot8_u32_u4 v0, v32, -4.0, v96
m10337:
v_dot8_u32_u4 v0, v32, 0.15915494, v96
m10338:
v_dot8_u32_u4 v0, v32, v64, s48
m10339:
v_dot8_u32_u4 v0, v32, v64, vcc_lo
m10340:
v_dot8_u32_u4 v0, v32, v64, m0
m10341:
v_dot8_u32_u4 v0, v32, v64, exec_hi
m10342:
v_dot8_u32_u4 v0, v32, v64, src_scc
m10343:
v_dot8_u32_u4 v0, v32, v64, 0
m10344:
v_dot8_u32_u4 v0, v32, v64, -16
m10345:
v_dot8_u32_u4 v0, v32, v64, 64
m10346:
v_dot8_u32_u4 v0, v32, v64, -4.0
m10347:
v_dot8_u32_u4 v0, v32, v64, 0.15915494
m10348:
v_sad_u8 v0, v32, v64, v96
m10349:
v_sad_u8 v0, s16, v64, v96
m10350:
v_sad_u8 v0, vcc_lo, v64, v96
m10351:
v_sad_u8 v0, m0, v64, v96
m10352:
v_sad_u8 v0, exec_hi, v64, v96
m10353:
v_sad_u8 v0, src_scc, v64, v96
m10354:
v_sad_u8 v0, 0, v64, v96
m10355:
v_sad_u8 v0, -16, v64, v96
m10356:
v_sad_u8 v0, 64, v64, v96
m10357:
v_sad_u8 v0, -4.0, v64, v96
m10358:
v_sad_u8 v0, 0.15915494, v64, v96
m10359:
v_sad_u8 v0, v32, s32, v96
m10360:
v_sad_u8 v0, v32, vcc_lo, v96
m10361:
v_sad_u8 v0, v32, m0, v96
m10362:
v_sad_u8 v0, v32, exec_hi, v96
m10363:
v_sad_u8 v0, v32, src_scc, v96
m10364:
v_sad_u8 v0, v32, 0, v96
m10365:
v_sad_u8 v0, v32, -16, v96
m10366:
v_sad_u8 v0, v32, 64, v96
m10367:
v_sad_u8 v0, v32, -4.0, v96
m10368:
v_sad_u8 v0, v32, 0.15915494, v96
m10369:
v_sad_u8 v0, v32, v64, s48
m10370:
v_sad_u8 v0, v32, v64, vcc_lo
m10371:
v_sad_u8 v0, v32, v64, m0
m10372:
v_sad_u8 v0, v32, v64, exec_hi
m10373:
v_sad_u8 v0, v32, v64, src_scc
m10374:
v_sad_u8 v0, v32, v64, 0
m10375:
v_sad_u8 v0, v32, v64, -16
m10376:
v_sad_u8 v0, v32, v64, 64
m10377:
v_sad_u8 v0, v32, v64, -4.0
m10378:
v_sad_u8 v0, v32, v64, 0.15915494
m10379:
v_sad_hi_u8 v0, v32, v64, v96
m10380:
v_sad_hi_u8 v0, s16, v64, v96
m10381:
v_sad_hi_u8 v0, vcc_lo, v64, v96
m10382:
v_sad_hi_u8 v0, m0, v64, v96
m10383:
v_sad_hi_u8 v0, exec_hi, v64, v96
m10384:
v_sad_hi_u8 v0, src_scc, v64, v96
m10385:
v_sad_hi_u8 v0, 0, v64, v96
m10386:
v_sad_hi_u8 v0, -16, v64, v96
m10387:
v_sad_hi_u8 v0, 64, v64, v96
m10388:
v_sad_hi_u8 v0, -4.0, v64, v96
m10389:
v_sad_hi_u8 v0, 0.15915494, v64, v96
m10390:
v_sad_hi_u8 v0, v32, s32, v96
m10391:
v_sad_hi_u8 v0, v32, vcc_lo, v96
m10392:
v_sad_hi_u8 v0, v32, m0, v96
m10393:
v_sad_hi_u8 v0, v32, exec_hi, v96
m10394:
v_sad_hi_u8 v0, v32, src_scc, v96
m10395:
v_sad_hi_u8 v0, v32, 0, v96
m10396:
v_sad_hi_u8 v0, v32, -16, v96
m10397:
v_sad_hi_u8 v0, v32, 64, v96
m10398:
v_sad_hi_u8 v0, v32, -4.0, v96
m10399:
v_sad_hi_u8 v0, v32, 0.15915494, v96
m10400:
v_sad_hi_u8 v0, v32, v64, s48
m10401:
v_sad_hi_u8 v0, v32, v64, vcc_lo
m10402:
v_sad_hi_u8 v0, v32, v64, m0
m10403:
v_sad_hi_u8 v0, v32, v64, exec_hi
m10404:
v_sad_hi_u8 v0, v32, v64, src_scc
m10405:
v_sad_hi_u8 v0, v32, v64, 0
m10406:
v_sad_hi_u8 v0, v32, v64, -16
m10407:
v_sad_hi_u8 v0, v32, v64, 64
m10408:
v_sad_hi_u8 v0, v32, v64, -4.0
m10409:
v_sad_hi_u8 v0, v32, v64, 0.15915494
m10410:
v_sad_u16 v0, v32, v64, v96
m10411:
v_sad_u16 v0, s16, v64, v96
m10412:
v_sad_u16 v0, vcc_lo, v64, v96
m10413:
v_sad_u16 v0, m0, v64, v96
m10414:
v_sad_u16 v0, exec_hi, v64, v96
m10415:
v_sad_u16 v0, src_scc, v64, v96
m10416:
v_sad_u16 v0, 0, v64, v96
m10417:
v_sad_u16 v0, -16, v64, v96
m10418:
v_sad_u16 v0, 64, v64, v96
m10419:
v_sad_u16 v0, -4.0, v64, v96
m10420:
v_sad_u16 v0, 0.15915494, v64, v96
m10421:
v_sad_u16 v0, v32, s32, v96
m10422:
v_sad_u16 v0, v32, vcc_lo, v96
m10423:
v_sad_u16 v0, v32, m0, v96
m10424:
v_sad_u16 v0, v32, exec_hi, v96
m10425:
v_sad_u16 v0, v32, src_scc, v96
m10426:
v_sad_u16 v0, v32, 0, v96
m10427:
v_sad_u16 v0, v32, -16, v96
m10428:
v_sad_u16 v0, v32, 64, v96
m10429:
v_sad_u16 v0, v32, -4.0, v96
m10430:
v_sad_u16 v0, v32, 0.15915494, v96
m10431:
v_sad_u16 v0, v32, v64, s48
m10432:
v_sad_u16 v0, v32, v64, vcc_lo
m10433:
v_sad_u16 v0, v32, v64, m0
m10434:
v_sad_u16 v0, v32, v64, exec_hi
m10435:
v_sad_u16 v0, v32, v64, src_scc
m10436:
v_sad_u16 v0, v32, v64, 0
m10437:
v_sad_u16 v0, v32, v64, -16
m10438:
v_sad_u16 v0, v32, v64, 64
m10439:
v_sad_u16 v0, v32, v64, -4.0
m10440:
v_sad_u16 v0, v32, v64, 0.15915494
m10441:
v_sad_u32 v0, v32, v64, v96
m10442:
v_sad_u32 v0, s16, v64, v96
m10443:
v_sad_u32 v0, vcc_lo, v64, v96
m10444:
v_sad_u32 v0, m0, v64, v96
m10445:
v_sad_u32 v0, exec_hi, v64, v96
m10446:
v_sad_u32 v0, src_scc, v64, v96
m10447:
v_sad_u32 v0, 0, v64, v96
m10448:
v_sad_u32 v0, -16, v64, v96
m10449:
v_sad_u32 v0, 64, v64, v96
m10450:
v_sad_u32 v0, -4.0, v64, v96
m10451:
v_sad_u32 v0, 0.15915494, v64, v96
m10452:
v_sad_u32 v0, v32, s32, v96
m10453:
v_sad_u32 v0, v32, vcc_lo, v96
m10454:
v_sad_u32 v0, v32, m0, v96
m10455:
v_sad_u32 v0, v32, exec_hi, v96
m10456:
v_sad_u32 v0, v32, src_scc, v96
m10457:
v_sad_u32 v0, v32, 0, v96
m10458:
v_sad_u32 v0, v32, -16, v96
m10459:
v_sad_u32 v0, v32, 64, v96
m10460:
v_sad_u32 v0, v32, -4.0, v96
m10461:
v_sad_u32 v0, v32, 0.15915494, v96
m10462:
v_sad_u32 v0, v32, v64, s48
m10463:
v_sad_u32 v0, v32, v64, vcc_lo
m10464:
v_sad_u32 v0, v32, v64, m0
m10465:
v_sad_u32 v0, v32, v64, exec_hi
m10466:
v_sad_u32 v0, v32, v64, src_scc
m10467:
v_sad_u32 v0, v32, v64, 0
m10468:
v_sad_u32 v0, v32, v64, -16
m10469:
v_sad_u32 v0, v32, v64, 64
m10470:
v_sad_u32 v0, v32, v64, -4.0
m10471:
v_sad_u32 v0, v32, v64, 0.15915494
m10472:
v_msad_u8 v0, v32, v64, v96
m10473:
v_msad_u8 v0, s16, v64, v96
m10474:
v_msad_u8 v0, vcc_lo, v64, v96
m10475:
v_msad_u8 v0, m0, v64, v96
m10476:
v_msad_u8 v0, exec_hi, v64, v96
m10477:
v_msad_u8 v0, src_scc, v64, v96
m10478:
v_msad_u8 v0, 0, v64, v96
m10479:
v_msad_u8 v0, -16, v64, v96
m10480:
v_msad_u8 v0, 64, v64, v96
m10481:
v_msad_u8 v0, -4.0, v64, v96
m10482:
v_msad_u8 v0, 0.15915494, v64, v96
m10483:
v_msad_u8 v0, v32, s32, v96
m10484:
v_msad_u8 v0, v32, vcc_lo, v96
m10485:
v_msad_u8 v0, v32, m0, v96
m10486:
v_msad_u8 v0, v32, exec_hi, v96
m10487:
v_msad_u8 v0, v32, src_scc, v96
m10488:
v_msad_u8 v0, v32, 0, v96
m10489:
v_msad_u8 v0, v32, -16, v96
m10490:
v_msad_u8 v0, v32, 64, v96
m10491:
v_msad_u8 v0, v32, -4.0, v96
m10492:
v_msad_u8 v0, v32, 0.15915494, v96
m10493:
v_msad_u8 v0, v32, v64, s48
m10494:
v_msad_u8 v0, v32, v64, vcc_lo
m10495:
v_msad_u8 v0, v32, v64, m0
m10496:
v_msad_u8 v0, v32, v64, exec_hi
m10497:
v_msad_u8 v0, v32, v64, src_scc
m10498:
v_msad_u8 v0, v32, v64, 0
m10499:
v_msad_u8 v0, v32, v64, -16
m10500:
v_msad_u8 v0, v32, v64, 64
m10501:
v_msad_u8 v0, v32, v64, -4.0
m10502:
v_msad_u8 v0, v32, v64, 0.15915494
m10503:
v_lerp_u8 v0, v32, v64, v96
m10504:
v_lerp_u8 v0, s16, v64, v96
m10505:
v_lerp_u8 v0, vcc_lo, v64, v96
m10506:
v_lerp_u8 v0, m0, v64, v96
m10507:
v_lerp_u8 v0, exec_hi, v64, v96
m10508:
v_lerp_u8 v0, src_scc, v64, v96
m10509:
v_lerp_u8 v0, 0, v64, v96
m10510:
v_lerp_u8 v0, -16, v64, v96
m10511:
v_lerp_u8 v0, 64, v64, v96
m10512:
v_lerp_u8 v0, -4.0, v64, v96
m10513:
v_lerp_u8 v0, 0.15915494, v64, v96
m10514:
v_lerp_u8 v0, v32, s32, v96
m10515:
v_lerp_u8 v0, v32, vcc_lo, v96
m10516:
v_lerp_u8 v0, v32, m0, v96
m10517:
v_lerp_u8 v0, v32, exec_hi, v96
m10518:
v_lerp_u8 v0, v32, src_scc, v96
m10519:
v_lerp_u8 v0, v32, 0, v96
m10520:
v_lerp_u8 v0, v32, -16, v96
m10521:
v_lerp_u8 v0, v32, 64, v96
m10522:
v_lerp_u8 v0, v32, -4.0, v96
m10523:
v_lerp_u8 v0, v32, 0.15915494, v96
m10524:
v_lerp_u8 v0, v32, v64, s48
m10525:
v_lerp_u8 v0, v32, v64, vcc_lo
m10526:
v_lerp_u8 v0, v32, v64, m0
m10527:
v_lerp_u8 v0, v32, v64, exec_hi
m10528:
v_lerp_u8 v0, v32, v64, src_scc
m10529:
v_lerp_u8 v0, v32, v64, 0
m10530:
v_lerp_u8 v0, v32, v64, -16
m10531:
v_lerp_u8 v0, v32, v64, 64
m10532:
v_lerp_u8 v0, v32, v64, -4.0
m10533:
v_lerp_u8 v0, v32, v64, 0.15915494
m10534:
v_cmp_f_i16 s[0:1], v32, v64
m10535:
v_cmp_f_i16 s[0:1], s16, v64
m10536:
v_cmp_f_i16 s[0:1], vcc_lo, v64
m10537:
v_cmp_f_i16 s[0:1], m0, v64
m10538:
v_cmp_f_i16 s[0:1], exec_hi, v64
m10539:
v_cmp_f_i16 s[0:1], src_scc, v64
m10540:
v_cmp_f_i16 s[0:1], 0, v64
m10541:
v_cmp_f_i16 s[0:1], -16, v64
m10542:
v_cmp_f_i16 s[0:1], 64, v64
m10543:
v_cmp_f_i16 s[0:1], -4.0, v64
m10544:
v_cmp_f_i16 s[0:1], 0.15915494, v64
m10545:
v_cmp_f_i16 s[0:1], v32, s32
m10546:
v_cmp_f_i16 s[0:1], v32, vcc_lo
m10547:
v_cmp_f_i16 s[0:1], v32, m0
m10548:
v_cmp_f_i16 s[0:1], v32, exec_hi
m10549:
v_cmp_f_i16 s[0:1], v32, src_scc
m10550:
v_cmp_f_i16 s[0:1], v32, 0
m10551:
v_cmp_f_i16 s[0:1], v32, -16
m10552:
v_cmp_f_i16 s[0:1], v32, 64
m10553:
v_cmp_f_i16 s[0:1], v32, -4.0
m10554:
v_cmp_f_i16 s[0:1], v32, 0.15915494
m10555:
v_cmp_f_i16_e32 vcc, v32, v64
m10556:
v_cmp_f_i16_e32 vcc, 0x1234, v64
m10557:
v_cmp_f_i16_e64 s[0:1], v32, v64
m10558:
v_cmp_f_i16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m10559:
v_cmpx_f_i16 s[0:1], v32, v64
m10560:
v_cmpx_f_i16 s[0:1], s16, v64
m10561:
v_cmpx_f_i16 s[0:1], vcc_lo, v64
m10562:
v_cmpx_f_i16 s[0:1], m0, v64
m10563:
v_cmpx_f_i16 s[0:1], exec_hi, v64
m10564:
v_cmpx_f_i16 s[0:1], src_scc, v64
m10565:
v_cmpx_f_i16 s[0:1], 0, v64
m10566:
v_cmpx_f_i16 s[0:1], -16, v64
m10567:
v_cmpx_f_i16 s[0:1], 64, v64
m10568:
v_cmpx_f_i16 s[0:1], -4.0, v64
m10569:
v_cmpx_f_i16 s[0:1], 0.15915494, v64
m10570:
v_cmpx_f_i16 s[0:1], v32, s32
m10571:
v_cmpx_f_i16 s[0:1], v32, vcc_lo
m10572:
v_cmpx_f_i16 s[0:1], v32, m0
m10573:
v_cmpx_f_i16 s[0:1], v32, exec_hi
m10574:
v_cmpx_f_i16 s[0:1], v32, src_scc
m10575:
v_cmpx_f_i16 s[0:1], v32, 0
m10576:
v_cmpx_f_i16 s[0:1], v32, -16
m10577:
v_cmpx_f_i16 s[0:1], v32, 64
m10578:
v_cmpx_f_i16 s[0:1], v32, -4.0
m10579:
v_cmpx_f_i16 s[0:1], v32, 0.15915494
m10580:
v_cmpx_f_i16_e32 vcc, v32, v64
m10581:
v_cmpx_f_i16_e32 vcc, 0x1234, v64
m10582:
v_cmpx_f_i16_e64 s[0:1], v32, v64
m10583:
v_cmpx_f_i16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m10584:
v_cmp_lt_i16 s[0:1], v32, v64
m10585:
v_cmp_lt_i16 s[0:1], s16, v64
m10586:
v_cmp_lt_i16 s[0:1], vcc_lo, v64
m10587:
v_cmp_lt_i16 s[0:1], m0, v64
m10588:
v_cmp_lt_i16 s[0:1], exec_hi, v64
m10589:
v_cmp_lt_i16 s[0:1], src_scc, v64
m10590:
v_cmp_lt_i16 s[0:1], 0, v64
m10591:
v_cmp_lt_i16 s[0:1], -16, v64
m10592:
v_cmp_lt_i16 s[0:1], 64, v64
m10593:
v_cmp_lt_i16 s[0:1], -4.0, v64
m10594:
v_cmp_lt_i16 s[0:1], 0.15915494, v64
m10595:
v_cmp_lt_i16 s[0:1], v32, s32
m10596:
v_cmp_lt_i16 s[0:1], v32, vcc_lo
m10597:
v_cmp_lt_i16 s[0:1], v32, m0
m10598:
v_cmp_lt_i16 s[0:1], v32, exec_hi
m10599:
v_cmp_lt_i16 s[0:1], v32, src_scc
m10600:
v_cmp_lt_i16 s[0:1], v32, 0
m10601:
v_cmp_lt_i16 s[0:1], v32, -16
m10602:
v_cmp_lt_i16 s[0:1], v32, 64
m10603:
v_cmp_lt_i16 s[0:1], v32, -4.0
m10604:
v_cmp_lt_i16 s[0:1], v32, 0.15915494
m10605:
v_cmp_lt_i16_e32 vcc, v32, v64
m10606:
v_cmp_lt_i16_e32 vcc, 0x1234, v64
m10607:
v_cmp_lt_i16_e64 s[0:1], v32, v64
m10608:
v_cmp_lt_i16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m10609:
v_cmpx_lt_i16 s[0:1], v32, v64
m10610:
v_cmpx_lt_i16 s[0:1], s16, v64
m10611:
v_cmpx_lt_i16 s[0:1], vcc_lo, v64
m10612:
v_cmpx_lt_i16 s[0:1], m0, v64
m10613:
v_cmpx_lt_i16 s[0:1], exec_hi, v64
m10614:
v_cmpx_lt_i16 s[0:1], src_scc, v64
m10615:
v_cmpx_lt_i16 s[0:1], 0, v64
m10616:
v_cmpx_lt_i16 s[0:1], -16, v64
m10617:
v_cmpx_lt_i16 s[0:1], 64, v64
m10618:
v_cmpx_lt_i16 s[0:1], -4.0, v64
m10619:
v_cmpx_lt_i16 s[0:1], 0.15915494, v64
m10620:
v_cmpx_lt_i16 s[0:1], v32, s32
m10621:
v_cmpx_lt_i16 s[0:1], v32, vcc_lo
m10622:
v_cmpx_lt_i16 s[0:1], v32, m0
m10623:
v_cmpx_lt_i16 s[0:1], v32, exec_hi
m10624:
v_cmpx_lt_i16 s[0:1], v32, src_scc
m10625:
v_cmpx_lt_i16 s[0:1], v32, 0
m10626:
v_cmpx_lt_i16 s[0:1], v32, -16
m10627:
v_cmpx_lt_i16 s[0:1], v32, 64
m10628:
v_cmpx_lt_i16 s[0:1], v32, -4.0
m10629:
v_cmpx_lt_i16 s[0:1], v32, 0.15915494
m10630:
v_cmpx_lt_i16_e32 vcc, v32, v64
m10631:
v_cmpx_lt_i16_e32 vcc, 0x1234, v64
m10632:
v_cmpx_lt_i16_e64 s[0:1], v32, v64
m10633:
v_cmpx_lt_i16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m10634:
v_cmp_eq_i16 s[0:1], v32, v64
m10635:
v_cmp_eq_i16 s[0:1], s16, v64
m10636:
v_cmp_eq_i16 s[0:1], vcc_lo, v64
m10637:
v_cmp_eq_i16 s[0:1], m0, v64
m10638:
v_cmp_eq_i16 s[0:1], exec_hi, v64
m10639:
v_cmp_eq_i16 s[0:1], src_scc, v64
m10640:
v_cmp_eq_i16 s[0:1], 0, v64
m10641:
v_cmp_eq_i16 s[0:1], -16, v64
m10642:
v_cmp_eq_i16 s[0:1], 64, v64
m10643:
v_cmp_eq_i16 s[0:1], -4.0, v64
m10644:
v_cmp_eq_i16 s[0:1], 0.15915494, v64
m10645:
v_cmp_eq_i16 s[0:1], v32, s32
m10646:
v_cmp_eq_i16 s[0:1], v32, vcc_lo
m10647:
v_cmp_eq_i16 s[0:1], v32, m0
m10648:
v_cmp_eq_i16 s[0:1], v32, exec_hi
m10649:
v_cmp_eq_i16 s[0:1], v32, src_scc
m10650:
v_cmp_eq_i16 s[0:1], v32, 0
m10651:
v_cmp_eq_i16 s[0:1], v32, -16
m10652:
v_cmp_eq_i16 s[0:1], v32, 64
m10653:
v_cmp_eq_i16 s[0:1], v32, -4.0
m10654:
v_cmp_eq_i16 s[0:1], v32, 0.15915494
m10655:
v_cmp_eq_i16_e32 vcc, v32, v64
m10656:
v_cmp_eq_i16_e32 vcc, 0x1234, v64
m10657:
v_cmp_eq_i16_e64 s[0:1], v32, v64
m10658:
v_cmp_eq_i16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m10659:
v_cmpx_eq_i16 s[0:1], v32, v64
m10660:
v_cmpx_eq_i16 s[0:1], s16, v64
m10661:
v_cmpx_eq_i16 s[0:1], vcc_lo, v64
m10662:
v_cmpx_eq_i16 s[0:1], m0, v64
m10663:
v_cmpx_eq_i16 s[0:1], exec_hi, v64
m10664:
v_cmpx_eq_i16 s[0:1], src_scc, v64
m10665:
v_cmpx_eq_i16 s[0:1], 0, v64
m10666:
v_cmpx_eq_i16 s[0:1], -16, v64
m10667:
v_cmpx_eq_i16 s[0:1], 64, v64
m10668:
v_cmpx_eq_i16 s[0:1], -4.0, v64
m10669:
v_cmpx_eq_i16 s[0:1], 0.15915494, v64
m10670:
v_cmpx_eq_i16 s[0:1], v32, s32
m10671:
v_cmpx_eq_i16 s[0:1], v32, vcc_lo
m10672:
v_cmpx_eq_i16 s[0:1], v32, m0
m10673:
v_cmpx_eq_i16 s[0:1], v32, exec_hi
m10674:
v_cmpx_eq_i16 s[0:1], v32, src_scc
m10675:
v_cmpx_eq_i16 s[0:1], v32, 0
m10676:
v_cmpx_eq_i16 s[0:1], v32, -16
m10677:
v_cmpx_eq_i16 s[0:1], v32, 64
m10678:
v_cmpx_eq_i16 s[0:1], v32, -4.0
m10679:
v_cmpx_eq_i16 s[0:1], v32, 0.15915494
m10680:
v_cmpx_eq_i16_e32 vcc, v32, v64
m10681:
v_cmpx_eq_i16_e32 vcc, 0x1234, v64
m10682:
v_cmpx_eq_i16_e64 s[0:1], v32, v64
m10683:
v_cmpx_eq_i16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m10684:
v_cmp_le_i16 s[0:1], v32, v64
m10685:
v_cmp_le_i16 s[0:1], s16, v64
m10686:
v_cmp_le_i16 s[0:1], vcc_lo, v64
m10687:
v_cmp_le_i16 s[0:1], m0, v64
m10688:
v_cmp_le_i16 s[0:1], exec_hi, v64
m10689:
v_cmp_le_i16 s[0:1], src_scc, v64
m10690:
v_cmp_le_i16 s[0:1], 0, v64
m10691:
v_cmp_le_i16 s[0:1], -16, v64
m10692:
v_cmp_le_i16 s[0:1], 64, v64
m10693:
v_cmp_le_i16 s[0:1], -4.0, v64
m10694:
v_cmp_le_i16 s[0:1], 0.15915494, v64
m10695:
v_cmp_le_i16 s[0:1], v32, s32
m10696:
v_cmp_le_i16 s[0:1], v32, vcc_lo
m10697:
v_cmp_le_i16 s[0:1], v32, m0
m10698:
v_cmp_le_i16 s[0:1], v32, exec_hi
m10699:
v_cmp_le_i16 s[0:1], v32, src_scc
m10700:
v_cmp_le_i16 s[0:1], v32, 0
m10701:
v_cmp_le_i16 s[0:1], v32, -16
m10702:
v_cmp_le_i16 s[0:1], v32, 64
m10703:
v_cmp_le_i16 s[0:1], v32, -4.0
m10704:
v_cmp_le_i16 s[0:1], v32, 0.15915494
m10705:
v_cmp_le_i16_e32 vcc, v32, v64
m10706:
v_cmp_le_i16_e32 vcc, 0x1234, v64
m10707:
v_cmp_le_i16_e64 s[0:1], v32, v64
m10708:
v_cmp_le_i16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m10709:
v_cmpx_le_i16 s[0:1], v32, v64
m10710:
v_cmpx_le_i16 s[0:1], s16, v64
m10711:
v_cmpx_le_i16 s[0:1], vcc_lo, v64
m10712:
v_cmpx_le_i16 s[0:1], m0, v64
m10713:
v_cmpx_le_i16 s[0:1], exec_hi, v64
m10714:
v_cmpx_le_i16 s[0:1], src_scc, v64
m10715:
v_cmpx_le_i16 s[0:1], 0, v64
m10716:
v_cmpx_le_i16 s[0:1], -16, v64
m10717:
v_cmpx_le_i16 s[0:1], 64, v64
m10718:
v_cmpx_le_i16 s[0:1], -4.0, v64
m10719:
v_cmpx_le_i16 s[0:1], 0.15915494, v64
m10720:
v_cmpx_le_i16 s[0:1], v32, s32
m10721:
v_cmpx_le_i16 s[0:1], v32, vcc_lo
m10722:
v_cmpx_le_i16 s[0:1], v32, m0
m10723:
v_cmpx_le_i16 s[0:1], v32, exec_hi
m10724:
v_cmpx_le_i16 s[0:1], v32, src_scc
m10725:
v_cmpx_le_i16 s[0:1], v32, 0
m10726:
v_cmpx_le_i16 s[0:1], v32, -16
m10727:
v_cmpx_le_i16 s[0:1], v32, 64
m10728:
v_cmpx_le_i16 s[0:1], v32, -4.0
m10729:
v_cmpx_le_i16 s[0:1], v32, 0.15915494
m10730:
v_cmpx_le_i16_e32 vcc, v32, v64
m10731:
v_cmpx_le_i16_e32 vcc, 0x1234, v64
m10732:
v_cmpx_le_i16_e64 s[0:1], v32, v64
m10733:
v_cmpx_le_i16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m10734:
v_cmp_gt_i16 s[0:1], v32, v64
m10735:
v_cmp_gt_i16 s[0:1], s16, v64
m10736:
v_cmp_gt_i16 s[0:1], vcc_lo, v64
m10737:
v_cmp_gt_i16 s[0:1], m0, v64
m10738:
v_cmp_gt_i16 s[0:1], exec_hi, v64
m10739:
v_cmp_gt_i16 s[0:1], src_scc, v64
m10740:
v_cmp_gt_i16 s[0:1], 0, v64
m10741:
v_cmp_gt_i16 s[0:1], -16, v64
m10742:
v_cmp_gt_i16 s[0:1], 64, v64
m10743:
v_cmp_gt_i16 s[0:1], -4.0, v64
m10744:
v_cmp_gt_i16 s[0:1], 0.15915494, v64
m10745:
v_cmp_gt_i16 s[0:1], v32, s32
m10746:
v_cmp_gt_i16 s[0:1], v32, vcc_lo
m10747:
v_cmp_gt_i16 s[0:1], v32, m0
m10748:
v_cmp_gt_i16 s[0:1], v32, exec_hi
m10749:
v_cmp_gt_i16 s[0:1], v32, src_scc
m10750:
v_cmp_gt_i16 s[0:1], v32, 0
m10751:
v_cmp_gt_i16 s[0:1], v32, -16
m10752:
v_cmp_gt_i16 s[0:1], v32, 64
m10753:
v_cmp_gt_i16 s[0:1], v32, -4.0
m10754:
v_cmp_gt_i16 s[0:1], v32, 0.15915494
m10755:
v_cmp_gt_i16_e32 vcc, v32, v64
m10756:
v_cmp_gt_i16_e32 vcc, 0x1234, v64
m10757:
v_cmp_gt_i16_e64 s[0:1], v32, v64
m10758:
v_cmp_gt_i16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m10759:
v_cmpx_gt_i16 s[0:1], v32, v64
m10760:
v_cmpx_gt_i16 s[0:1], s16, v64
m10761:
v_cmpx_gt_i16 s[0:1], vcc_lo, v64
m10762:
v_cmpx_gt_i16 s[0:1], m0, v64
m10763:
v_cmpx_gt_i16 s[0:1], exec_hi, v64
m10764:
v_cmpx_gt_i16 s[0:1], src_scc, v64
m10765:
v_cmpx_gt_i16 s[0:1], 0, v64
m10766:
v_cmpx_gt_i16 s[0:1], -16, v64
m10767:
v_cmpx_gt_i16 s[0:1], 64, v64
m10768:
v_cmpx_gt_i16 s[0:1], -4.0, v64
m10769:
v_cmpx_gt_i16 s[0:1], 0.15915494, v64
m10770:
v_cmpx_gt_i16 s[0:1], v32, s32
m10771:
v_cmpx_gt_i16 s[0:1], v32, vcc_lo
m10772:
v_cmpx_gt_i16 s[0:1], v32, m0
m10773:
v_cmpx_gt_i16 s[0:1], v32, exec_hi
m10774:
v_cmpx_gt_i16 s[0:1], v32, src_scc
m10775:
v_cmpx_gt_i16 s[0:1], v32, 0
m10776:
v_cmpx_gt_i16 s[0:1], v32, -16
m10777:
v_cmpx_gt_i16 s[0:1], v32, 64
m10778:
v_cmpx_gt_i16 s[0:1], v32, -4.0
m10779:
v_cmpx_gt_i16 s[0:1], v32, 0.15915494
m10780:
v_cmpx_gt_i16_e32 vcc, v32, v64
m10781:
v_cmpx_gt_i16_e32 vcc, 0x1234, v64
m10782:
v_cmpx_gt_i16_e64 s[0:1], v32, v64
m10783:
v_cmpx_gt_i16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m10784:
v_cmp_ne_i16 s[0:1], v32, v64
m10785:
v_cmp_ne_i16 s[0:1], s16, v64
m10786:
v_cmp_ne_i16 s[0:1], vcc_lo, v64
m10787:
v_cmp_ne_i16 s[0:1], m0, v64
m10788:
v_cmp_ne_i16 s[0:1], exec_hi, v64
m10789:
v_cmp_ne_i16 s[0:1], src_scc, v64
m10790:
v_cmp_ne_i16 s[0:1], 0, v64
m10791:
v_cmp_ne_i16 s[0:1], -16, v64
m10792:
v_cmp_ne_i16 s[0:1], 64, v64
m10793:
v_cmp_ne_i16 s[0:1], -4.0, v64
m10794:
v_cmp_ne_i16 s[0:1], 0.15915494, v64
m10795:
v_cmp_ne_i16 s[0:1], v32, s32
m10796:
v_cmp_ne_i16 s[0:1], v32, vcc_lo
m10797:
v_cmp_ne_i16 s[0:1], v32, m0
m10798:
v_cmp_ne_i16 s[0:1], v32, exec_hi
m10799:
v_cmp_ne_i16 s[0:1], v32, src_scc
m10800:
v_cmp_ne_i16 s[0:1], v32, 0
m10801:
v_cmp_ne_i16 s[0:1], v32, -16
m10802:
v_cmp_ne_i16 s[0:1], v32, 64
m10803:
v_cmp_ne_i16 s[0:1], v32, -4.0
m10804:
v_cmp_ne_i16 s[0:1], v32, 0.15915494
m10805:
v_cmp_ne_i16_e32 vcc, v32, v64
m10806:
v_cmp_ne_i16_e32 vcc, 0x1234, v64
m10807:
v_cmp_ne_i16_e64 s[0:1], v32, v64
m10808:
v_cmp_ne_i16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m10809:
v_cmpx_ne_i16 s[0:1], v32, v64
m10810:
v_cmpx_ne_i16 s[0:1], s16, v64
m10811:
v_cmpx_ne_i16 s[0:1], vcc_lo, v64
m10812:
v_cmpx_ne_i16 s[0:1], m0, v64
m10813:
v_cmpx_ne_i16 s[0:1], exec_hi, v64
m10814:
v_cmpx_ne_i16 s[0:1], src_scc, v64
m10815:
v_cmpx_ne_i16 s[0:1], 0, v64
m10816:
v_cmpx_ne_i16 s[0:1], -16, v64
m10817:
v_cmpx_ne_i16 s[0:1], 64, v64
m10818:
v_cmpx_ne_i16 s[0:1], -4.0, v64
m10819:
v_cmpx_ne_i16 s[0:1], 0.15915494, v64
m10820:
v_cmpx_ne_i16 s[0:1], v32, s32
m10821:
v_cmpx_ne_i16 s[0:1], v32, vcc_lo
m10822:
v_cmpx_ne_i16 s[0:1], v32, m0
m10823:
v_cmpx_ne_i16 s[0:1], v32, exec_hi
m10824:
v_cmpx_ne_i16 s[0:1], v32, src_scc
m10825:
v_cmpx_ne_i16 s[0:1], v32, 0
m10826:
v_cmpx_ne_i16 s[0:1], v32, -16
m10827:
v_cmpx_ne_i16 s[0:1], v32, 64
m10828:
v_cmpx_ne_i16 s[0:1], v32, -4.0
m10829:
v_cmpx_ne_i16 s[0:1], v32, 0.15915494
m10830:
v_cmpx_ne_i16_e32 vcc, v32, v64
m10831:
v_cmpx_ne_i16_e32 vcc, 0x1234, v64
m10832:
v_cmpx_ne_i16_e64 s[0:1], v32, v64
m10833:
v_cmpx_ne_i16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m10834:
v_cmp_ge_i16 s[0:1], v32, v64
m10835:
v_cmp_ge_i16 s[0:1], s16, v64
m10836:
v_cmp_ge_i16 s[0:1], vcc_lo, v64
m10837:
v_cmp_ge_i16 s[0:1], m0, v64
m10838:
v_cmp_ge_i16 s[0:1], exec_hi, v64
m10839:
v_cmp_ge_i16 s[0:1], src_scc, v64
m10840:
v_cmp_ge_i16 s[0:1], 0, v64
m10841:
v_cmp_ge_i16 s[0:1], -16, v64
m10842:
v_cmp_ge_i16 s[0:1], 64, v64
m10843:
v_cmp_ge_i16 s[0:1], -4.0, v64
m10844:
v_cmp_ge_i16 s[0:1], 0.15915494, v64
m10845:
v_cmp_ge_i16 s[0:1], v32, s32
m10846:
v_cmp_ge_i16 s[0:1], v32, vcc_lo
m10847:
v_cmp_ge_i16 s[0:1], v32, m0
m10848:
v_cmp_ge_i16 s[0:1], v32, exec_hi
m10849:
v_cmp_ge_i16 s[0:1], v32, src_scc
m10850:
v_cmp_ge_i16 s[0:1], v32, 0
m10851:
v_cmp_ge_i16 s[0:1], v32, -16
m10852:
v_cmp_ge_i16 s[0:1], v32, 64
m10853:
v_cmp_ge_i16 s[0:1], v32, -4.0
m10854:
v_cmp_ge_i16 s[0:1], v32, 0.15915494
m10855:
v_cmp_ge_i16_e32 vcc, v32, v64
m10856:
v_cmp_ge_i16_e32 vcc, 0x1234, v64
m10857:
v_cmp_ge_i16_e64 s[0:1], v32, v64
m10858:
v_cmp_ge_i16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m10859:
v_cmpx_ge_i16 s[0:1], v32, v64
m10860:
v_cmpx_ge_i16 s[0:1], s16, v64
m10861:
v_cmpx_ge_i16 s[0:1], vcc_lo, v64
m10862:
v_cmpx_ge_i16 s[0:1], m0, v64
m10863:
v_cmpx_ge_i16 s[0:1], exec_hi, v64
m10864:
v_cmpx_ge_i16 s[0:1], src_scc, v64
m10865:
v_cmpx_ge_i16 s[0:1], 0, v64
m10866:
v_cmpx_ge_i16 s[0:1], -16, v64
m10867:
v_cmpx_ge_i16 s[0:1], 64, v64
m10868:
v_cmpx_ge_i16 s[0:1], -4.0, v64
m10869:
v_cmpx_ge_i16 s[0:1], 0.15915494, v64
m10870:
v_cmpx_ge_i16 s[0:1], v32, s32
m10871:
v_cmpx_ge_i16 s[0:1], v32, vcc_lo
m10872:
v_cmpx_ge_i16 s[0:1], v32, m0
m10873:
v_cmpx_ge_i16 s[0:1], v32, exec_hi
m10874:
v_cmpx_ge_i16 s[0:1], v32, src_scc
m10875:
v_cmpx_ge_i16 s[0:1], v32, 0
m10876:
v_cmpx_ge_i16 s[0:1], v32, -16
m10877:
v_cmpx_ge_i16 s[0:1], v32, 64
m10878:
v_cmpx_ge_i16 s[0:1], v32, -4.0
m10879:
v_cmpx_ge_i16 s[0:1], v32, 0.15915494
m10880:
v_cmpx_ge_i16_e32 vcc, v32, v64
m10881:
v_cmpx_ge_i16_e32 vcc, 0x1234, v64
m10882:
v_cmpx_ge_i16_e64 s[0:1], v32, v64
m10883:
v_cmpx_ge_i16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m10884:
v_cmp_t_i16 s[0:1], v32, v64
m10885:
v_cmp_t_i16 s[0:1], s16, v64
m10886:
v_cmp_t_i16 s[0:1], vcc_lo, v64
m10887:
v_cmp_t_i16 s[0:1], m0, v64
m10888:
v_cmp_t_i16 s[0:1], exec_hi, v64
m10889:
v_cmp_t_i16 s[0:1], src_scc, v64
m10890:
v_cmp_t_i16 s[0:1], 0, v64
m10891:
v_cmp_t_i16 s[0:1], -16, v64
m10892:
v_cmp_t_i16 s[0:1], 64, v64
m10893:
v_cmp_t_i16 s[0:1], -4.0, v64
m10894:
v_cmp_t_i16 s[0:1], 0.15915494, v64
m10895:
v_cmp_t_i16 s[0:1], v32, s32
m10896:
v_cmp_t_i16 s[0:1], v32, vcc_lo
m10897:
v_cmp_t_i16 s[0:1], v32, m0
m10898:
v_cmp_t_i16 s[0:1], v32, exec_hi
m10899:
v_cmp_t_i16 s[0:1], v32, src_scc
m10900:
v_cmp_t_i16 s[0:1], v32, 0
m10901:
v_cmp_t_i16 s[0:1], v32, -16
m10902:
v_cmp_t_i16 s[0:1], v32, 64
m10903:
v_cmp_t_i16 s[0:1], v32, -4.0
m10904:
v_cmp_t_i16 s[0:1], v32, 0.15915494
m10905:
v_cmp_t_i16_e32 vcc, v32, v64
m10906:
v_cmp_t_i16_e32 vcc, 0x1234, v64
m10907:
v_cmp_t_i16_e64 s[0:1], v32, v64
m10908:
v_cmp_t_i16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m10909:
v_cmpx_t_i16 s[0:1], v32, v64
m10910:
v_cmpx_t_i16 s[0:1], s16, v64
m10911:
v_cmpx_t_i16 s[0:1], vcc_lo, v64
m10912:
v_cmpx_t_i16 s[0:1], m0, v64
m10913:
v_cmpx_t_i16 s[0:1], exec_hi, v64
m10914:
v_cmpx_t_i16 s[0:1], src_scc, v64
m10915:
v_cmpx_t_i16 s[0:1], 0, v64
m10916:
v_cmpx_t_i16 s[0:1], -16, v64
m10917:
v_cmpx_t_i16 s[0:1], 64, v64
m10918:
v_cmpx_t_i16 s[0:1], -4.0, v64
m10919:
v_cmpx_t_i16 s[0:1], 0.15915494, v64
m10920:
v_cmpx_t_i16 s[0:1], v32, s32
m10921:
v_cmpx_t_i16 s[0:1], v32, vcc_lo
m10922:
v_cmpx_t_i16 s[0:1], v32, m0
m10923:
v_cmpx_t_i16 s[0:1], v32, exec_hi
m10924:
v_cmpx_t_i16 s[0:1], v32, src_scc
m10925:
v_cmpx_t_i16 s[0:1], v32, 0
m10926:
v_cmpx_t_i16 s[0:1], v32, -16
m10927:
v_cmpx_t_i16 s[0:1], v32, 64
m10928:
v_cmpx_t_i16 s[0:1], v32, -4.0
m10929:
v_cmpx_t_i16 s[0:1], v32, 0.15915494
m10930:
v_cmpx_t_i16_e32 vcc, v32, v64
m10931:
v_cmpx_t_i16_e32 vcc, 0x1234, v64
m10932:
v_cmpx_t_i16_e64 s[0:1], v32, v64
m10933:
v_cmpx_t_i16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m10934:
v_cmp_f_u16 s[0:1], v32, v64
m10935:
v_cmp_f_u16 s[0:1], s16, v64
m10936:
v_cmp_f_u16 s[0:1], vcc_lo, v64
m10937:
v_cmp_f_u16 s[0:1], m0, v64
m10938:
v_cmp_f_u16 s[0:1], exec_hi, v64
m10939:
v_cmp_f_u16 s[0:1], src_scc, v64
m10940:
v_cmp_f_u16 s[0:1], 0, v64
m10941:
v_cmp_f_u16 s[0:1], -16, v64
m10942:
v_cmp_f_u16 s[0:1], 64, v64
m10943:
v_cmp_f_u16 s[0:1], -4.0, v64
m10944:
v_cmp_f_u16 s[0:1], 0.15915494, v64
m10945:
v_cmp_f_u16 s[0:1], v32, s32
m10946:
v_cmp_f_u16 s[0:1], v32, vcc_lo
m10947:
v_cmp_f_u16 s[0:1], v32, m0
m10948:
v_cmp_f_u16 s[0:1], v32, exec_hi
m10949:
v_cmp_f_u16 s[0:1], v32, src_scc
m10950:
v_cmp_f_u16 s[0:1], v32, 0
m10951:
v_cmp_f_u16 s[0:1], v32, -16
m10952:
v_cmp_f_u16 s[0:1], v32, 64
m10953:
v_cmp_f_u16 s[0:1], v32, -4.0
m10954:
v_cmp_f_u16 s[0:1], v32, 0.15915494
m10955:
v_cmp_f_u16_e32 vcc, v32, v64
m10956:
v_cmp_f_u16_e32 vcc, 0x1234, v64
m10957:
v_cmp_f_u16_e64 s[0:1], v32, v64
m10958:
v_cmp_f_u16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m10959:
v_cmpx_f_u16 s[0:1], v32, v64
m10960:
v_cmpx_f_u16 s[0:1], s16, v64
m10961:
v_cmpx_f_u16 s[0:1], vcc_lo, v64
m10962:
v_cmpx_f_u16 s[0:1], m0, v64
m10963:
v_cmpx_f_u16 s[0:1], exec_hi, v64
m10964:
v_cmpx_f_u16 s[0:1], src_scc, v64
m10965:
v_cmpx_f_u16 s[0:1], 0, v64
m10966:
v_cmpx_f_u16 s[0:1], -16, v64
m10967:
v_cmpx_f_u16 s[0:1], 64, v64
m10968:
v_cmpx_f_u16 s[0:1], -4.0, v64
m10969:
v_cmpx_f_u16 s[0:1], 0.15915494, v64
m10970:
v_cmpx_f_u16 s[0:1], v32, s32
m10971:
v_cmpx_f_u16 s[0:1], v32, vcc_lo
m10972:
v_cmpx_f_u16 s[0:1], v32, m0
m10973:
v_cmpx_f_u16 s[0:1], v32, exec_hi
m10974:
v_cmpx_f_u16 s[0:1], v32, src_scc
m10975:
v_cmpx_f_u16 s[0:1], v32, 0
m10976:
v_cmpx_f_u16 s[0:1], v32, -16
m10977:
v_cmpx_f_u16 s[0:1], v32, 64
m10978:
v_cmpx_f_u16 s[0:1], v32, -4.0
m10979:
v_cmpx_f_u16 s[0:1], v32, 0.15915494
m10980:
v_cmpx_f_u16_e32 vcc, v32, v64
m10981:
v_cmpx_f_u16_e32 vcc, 0x1234, v64
m10982:
v_cmpx_f_u16_e64 s[0:1], v32, v64
m10983:
v_cmpx_f_u16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m10984:
v_cmp_lt_u16 s[0:1], v32, v64
m10985:
v_cmp_lt_u16 s[0:1], s16, v64
m10986:
v_cmp_lt_u16 s[0:1], vcc_lo, v64
m10987:
v_cmp_lt_u16 s[0:1], m0, v64
m10988:
v_cmp_lt_u16 s[0:1], exec_hi, v64
m10989:
v_cmp_lt_u16 s[0:1], src_scc, v64
m10990:
v_cmp_lt_u16 s[0:1], 0, v64
m10991:
v_cmp_lt_u16 s[0:1], -16, v64
m10992:
v_cmp_lt_u16 s[0:1], 64, v64
m10993:
v_cmp_lt_u16 s[0:1], -4.0, v64
m10994:
v_cmp_lt_u16 s[0:1], 0.15915494, v64
m10995:
v_cmp_lt_u16 s[0:1], v32, s32
m10996:
v_cmp_lt_u16 s[0:1], v32, vcc_lo
m10997:
v_cmp_lt_u16 s[0:1], v32, m0
m10998:
v_cmp_lt_u16 s[0:1], v32, exec_hi
m10999:
v_cmp_lt_u16 s[0:1], v32, src_scc
m11000:
v_cmp_lt_u16 s[0:1], v32, 0
m11001:
v_cmp_lt_u16 s[0:1], v32, -16
m11002:
v_cmp_lt_u16 s[0:1], v32, 64
m11003:
v_cmp_lt_u16 s[0:1], v32, -4.0
m11004:
v_cmp_lt_u16 s[0:1], v32, 0.15915494
m11005:
v_cmp_lt_u16_e32 vcc, v32, v64
m11006:
v_cmp_lt_u16_e32 vcc, 0x1234, v64
m11007:
v_cmp_lt_u16_e64 s[0:1], v32, v64
m11008:
v_cmp_lt_u16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11009:
v_cmpx_lt_u16 s[0:1], v32, v64
m11010:
v_cmpx_lt_u16 s[0:1], s16, v64
m11011:
v_cmpx_lt_u16 s[0:1], vcc_lo, v64
m11012:
v_cmpx_lt_u16 s[0:1], m0, v64
m11013:
v_cmpx_lt_u16 s[0:1], exec_hi, v64
m11014:
v_cmpx_lt_u16 s[0:1], src_scc, v64
m11015:
v_cmpx_lt_u16 s[0:1], 0, v64
m11016:
v_cmpx_lt_u16 s[0:1], -16, v64
m11017:
v_cmpx_lt_u16 s[0:1], 64, v64
m11018:
v_cmpx_lt_u16 s[0:1], -4.0, v64
m11019:
v_cmpx_lt_u16 s[0:1], 0.15915494, v64
m11020:
v_cmpx_lt_u16 s[0:1], v32, s32
m11021:
v_cmpx_lt_u16 s[0:1], v32, vcc_lo
m11022:
v_cmpx_lt_u16 s[0:1], v32, m0
m11023:
v_cmpx_lt_u16 s[0:1], v32, exec_hi
m11024:
v_cmpx_lt_u16 s[0:1], v32, src_scc
m11025:
v_cmpx_lt_u16 s[0:1], v32, 0
m11026:
v_cmpx_lt_u16 s[0:1], v32, -16
m11027:
v_cmpx_lt_u16 s[0:1], v32, 64
m11028:
v_cmpx_lt_u16 s[0:1], v32, -4.0
m11029:
v_cmpx_lt_u16 s[0:1], v32, 0.15915494
m11030:
v_cmpx_lt_u16_e32 vcc, v32, v64
m11031:
v_cmpx_lt_u16_e32 vcc, 0x1234, v64
m11032:
v_cmpx_lt_u16_e64 s[0:1], v32, v64
m11033:
v_cmpx_lt_u16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11034:
v_cmp_eq_u16 s[0:1], v32, v64
m11035:
v_cmp_eq_u16 s[0:1], s16, v64
m11036:
v_cmp_eq_u16 s[0:1], vcc_lo, v64
m11037:
v_cmp_eq_u16 s[0:1], m0, v64
m11038:
v_cmp_eq_u16 s[0:1], exec_hi, v64
m11039:
v_cmp_eq_u16 s[0:1], src_scc, v64
m11040:
v_cmp_eq_u16 s[0:1], 0, v64
m11041:
v_cmp_eq_u16 s[0:1], -16, v64
m11042:
v_cmp_eq_u16 s[0:1], 64, v64
m11043:
v_cmp_eq_u16 s[0:1], -4.0, v64
m11044:
v_cmp_eq_u16 s[0:1], 0.15915494, v64
m11045:
v_cmp_eq_u16 s[0:1], v32, s32
m11046:
v_cmp_eq_u16 s[0:1], v32, vcc_lo
m11047:
v_cmp_eq_u16 s[0:1], v32, m0
m11048:
v_cmp_eq_u16 s[0:1], v32, exec_hi
m11049:
v_cmp_eq_u16 s[0:1], v32, src_scc
m11050:
v_cmp_eq_u16 s[0:1], v32, 0
m11051:
v_cmp_eq_u16 s[0:1], v32, -16
m11052:
v_cmp_eq_u16 s[0:1], v32, 64
m11053:
v_cmp_eq_u16 s[0:1], v32, -4.0
m11054:
v_cmp_eq_u16 s[0:1], v32, 0.15915494
m11055:
v_cmp_eq_u16_e32 vcc, v32, v64
m11056:
v_cmp_eq_u16_e32 vcc, 0x1234, v64
m11057:
v_cmp_eq_u16_e64 s[0:1], v32, v64
m11058:
v_cmp_eq_u16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11059:
v_cmpx_eq_u16 s[0:1], v32, v64
m11060:
v_cmpx_eq_u16 s[0:1], s16, v64
m11061:
v_cmpx_eq_u16 s[0:1], vcc_lo, v64
m11062:
v_cmpx_eq_u16 s[0:1], m0, v64
m11063:
v_cmpx_eq_u16 s[0:1], exec_hi, v64
m11064:
v_cmpx_eq_u16 s[0:1], src_scc, v64
m11065:
v_cmpx_eq_u16 s[0:1], 0, v64
m11066:
v_cmpx_eq_u16 s[0:1], -16, v64
m11067:
v_cmpx_eq_u16 s[0:1], 64, v64
m11068:
v_cmpx_eq_u16 s[0:1], -4.0, v64
m11069:
v_cmpx_eq_u16 s[0:1], 0.15915494, v64
m11070:
v_cmpx_eq_u16 s[0:1], v32, s32
m11071:
v_cmpx_eq_u16 s[0:1], v32, vcc_lo
m11072:
v_cmpx_eq_u16 s[0:1], v32, m0
m11073:
v_cmpx_eq_u16 s[0:1], v32, exec_hi
m11074:
v_cmpx_eq_u16 s[0:1], v32, src_scc
m11075:
v_cmpx_eq_u16 s[0:1], v32, 0
m11076:
v_cmpx_eq_u16 s[0:1], v32, -16
m11077:
v_cmpx_eq_u16 s[0:1], v32, 64
m11078:
v_cmpx_eq_u16 s[0:1], v32, -4.0
m11079:
v_cmpx_eq_u16 s[0:1], v32, 0.15915494
m11080:
v_cmpx_eq_u16_e32 vcc, v32, v64
m11081:
v_cmpx_eq_u16_e32 vcc, 0x1234, v64
m11082:
v_cmpx_eq_u16_e64 s[0:1], v32, v64
m11083:
v_cmpx_eq_u16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11084:
v_cmp_le_u16 s[0:1], v32, v64
m11085:
v_cmp_le_u16 s[0:1], s16, v64
m11086:
v_cmp_le_u16 s[0:1], vcc_lo, v64
m11087:
v_cmp_le_u16 s[0:1], m0, v64
m11088:
v_cmp_le_u16 s[0:1], exec_hi, v64
m11089:
v_cmp_le_u16 s[0:1], src_scc, v64
m11090:
v_cmp_le_u16 s[0:1], 0, v64
m11091:
v_cmp_le_u16 s[0:1], -16, v64
m11092:
v_cmp_le_u16 s[0:1], 64, v64
m11093:
v_cmp_le_u16 s[0:1], -4.0, v64
m11094:
v_cmp_le_u16 s[0:1], 0.15915494, v64
m11095:
v_cmp_le_u16 s[0:1], v32, s32
m11096:
v_cmp_le_u16 s[0:1], v32, vcc_lo
m11097:
v_cmp_le_u16 s[0:1], v32, m0
m11098:
v_cmp_le_u16 s[0:1], v32, exec_hi
m11099:
v_cmp_le_u16 s[0:1], v32, src_scc
m11100:
v_cmp_le_u16 s[0:1], v32, 0
m11101:
v_cmp_le_u16 s[0:1], v32, -16
m11102:
v_cmp_le_u16 s[0:1], v32, 64
m11103:
v_cmp_le_u16 s[0:1], v32, -4.0
m11104:
v_cmp_le_u16 s[0:1], v32, 0.15915494
m11105:
v_cmp_le_u16_e32 vcc, v32, v64
m11106:
v_cmp_le_u16_e32 vcc, 0x1234, v64
m11107:
v_cmp_le_u16_e64 s[0:1], v32, v64
m11108:
v_cmp_le_u16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11109:
v_cmpx_le_u16 s[0:1], v32, v64
m11110:
v_cmpx_le_u16 s[0:1], s16, v64
m11111:
v_cmpx_le_u16 s[0:1], vcc_lo, v64
m11112:
v_cmpx_le_u16 s[0:1], m0, v64
m11113:
v_cmpx_le_u16 s[0:1], exec_hi, v64
m11114:
v_cmpx_le_u16 s[0:1], src_scc, v64
m11115:
v_cmpx_le_u16 s[0:1], 0, v64
m11116:
v_cmpx_le_u16 s[0:1], -16, v64
m11117:
v_cmpx_le_u16 s[0:1], 64, v64
m11118:
v_cmpx_le_u16 s[0:1], -4.0, v64
m11119:
v_cmpx_le_u16 s[0:1], 0.15915494, v64
m11120:
v_cmpx_le_u16 s[0:1], v32, s32
m11121:
v_cmpx_le_u16 s[0:1], v32, vcc_lo
m11122:
v_cmpx_le_u16 s[0:1], v32, m0
m11123:
v_cmpx_le_u16 s[0:1], v32, exec_hi
m11124:
v_cmpx_le_u16 s[0:1], v32, src_scc
m11125:
v_cmpx_le_u16 s[0:1], v32, 0
m11126:
v_cmpx_le_u16 s[0:1], v32, -16
m11127:
v_cmpx_le_u16 s[0:1], v32, 64
m11128:
v_cmpx_le_u16 s[0:1], v32, -4.0
m11129:
v_cmpx_le_u16 s[0:1], v32, 0.15915494
m11130:
v_cmpx_le_u16_e32 vcc, v32, v64
m11131:
v_cmpx_le_u16_e32 vcc, 0x1234, v64
m11132:
v_cmpx_le_u16_e64 s[0:1], v32, v64
m11133:
v_cmpx_le_u16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11134:
v_cmp_gt_u16 s[0:1], v32, v64
m11135:
v_cmp_gt_u16 s[0:1], s16, v64
m11136:
v_cmp_gt_u16 s[0:1], vcc_lo, v64
m11137:
v_cmp_gt_u16 s[0:1], m0, v64
m11138:
v_cmp_gt_u16 s[0:1], exec_hi, v64
m11139:
v_cmp_gt_u16 s[0:1], src_scc, v64
m11140:
v_cmp_gt_u16 s[0:1], 0, v64
m11141:
v_cmp_gt_u16 s[0:1], -16, v64
m11142:
v_cmp_gt_u16 s[0:1], 64, v64
m11143:
v_cmp_gt_u16 s[0:1], -4.0, v64
m11144:
v_cmp_gt_u16 s[0:1], 0.15915494, v64
m11145:
v_cmp_gt_u16 s[0:1], v32, s32
m11146:
v_cmp_gt_u16 s[0:1], v32, vcc_lo
m11147:
v_cmp_gt_u16 s[0:1], v32, m0
m11148:
v_cmp_gt_u16 s[0:1], v32, exec_hi
m11149:
v_cmp_gt_u16 s[0:1], v32, src_scc
m11150:
v_cmp_gt_u16 s[0:1], v32, 0
m11151:
v_cmp_gt_u16 s[0:1], v32, -16
m11152:
v_cmp_gt_u16 s[0:1], v32, 64
m11153:
v_cmp_gt_u16 s[0:1], v32, -4.0
m11154:
v_cmp_gt_u16 s[0:1], v32, 0.15915494
m11155:
v_cmp_gt_u16_e32 vcc, v32, v64
m11156:
v_cmp_gt_u16_e32 vcc, 0x1234, v64
m11157:
v_cmp_gt_u16_e64 s[0:1], v32, v64
m11158:
v_cmp_gt_u16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11159:
v_cmpx_gt_u16 s[0:1], v32, v64
m11160:
v_cmpx_gt_u16 s[0:1], s16, v64
m11161:
v_cmpx_gt_u16 s[0:1], vcc_lo, v64
m11162:
v_cmpx_gt_u16 s[0:1], m0, v64
m11163:
v_cmpx_gt_u16 s[0:1], exec_hi, v64
m11164:
v_cmpx_gt_u16 s[0:1], src_scc, v64
m11165:
v_cmpx_gt_u16 s[0:1], 0, v64
m11166:
v_cmpx_gt_u16 s[0:1], -16, v64
m11167:
v_cmpx_gt_u16 s[0:1], 64, v64
m11168:
v_cmpx_gt_u16 s[0:1], -4.0, v64
m11169:
v_cmpx_gt_u16 s[0:1], 0.15915494, v64
m11170:
v_cmpx_gt_u16 s[0:1], v32, s32
m11171:
v_cmpx_gt_u16 s[0:1], v32, vcc_lo
m11172:
v_cmpx_gt_u16 s[0:1], v32, m0
m11173:
v_cmpx_gt_u16 s[0:1], v32, exec_hi
m11174:
v_cmpx_gt_u16 s[0:1], v32, src_scc
m11175:
v_cmpx_gt_u16 s[0:1], v32, 0
m11176:
v_cmpx_gt_u16 s[0:1], v32, -16
m11177:
v_cmpx_gt_u16 s[0:1], v32, 64
m11178:
v_cmpx_gt_u16 s[0:1], v32, -4.0
m11179:
v_cmpx_gt_u16 s[0:1], v32, 0.15915494
m11180:
v_cmpx_gt_u16_e32 vcc, v32, v64
m11181:
v_cmpx_gt_u16_e32 vcc, 0x1234, v64
m11182:
v_cmpx_gt_u16_e64 s[0:1], v32, v64
m11183:
v_cmpx_gt_u16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11184:
v_cmp_ne_u16 s[0:1], v32, v64
m11185:
v_cmp_ne_u16 s[0:1], s16, v64
m11186:
v_cmp_ne_u16 s[0:1], vcc_lo, v64
m11187:
v_cmp_ne_u16 s[0:1], m0, v64
m11188:
v_cmp_ne_u16 s[0:1], exec_hi, v64
m11189:
v_cmp_ne_u16 s[0:1], src_scc, v64
m11190:
v_cmp_ne_u16 s[0:1], 0, v64
m11191:
v_cmp_ne_u16 s[0:1], -16, v64
m11192:
v_cmp_ne_u16 s[0:1], 64, v64
m11193:
v_cmp_ne_u16 s[0:1], -4.0, v64
m11194:
v_cmp_ne_u16 s[0:1], 0.15915494, v64
m11195:
v_cmp_ne_u16 s[0:1], v32, s32
m11196:
v_cmp_ne_u16 s[0:1], v32, vcc_lo
m11197:
v_cmp_ne_u16 s[0:1], v32, m0
m11198:
v_cmp_ne_u16 s[0:1], v32, exec_hi
m11199:
v_cmp_ne_u16 s[0:1], v32, src_scc
m11200:
v_cmp_ne_u16 s[0:1], v32, 0
m11201:
v_cmp_ne_u16 s[0:1], v32, -16
m11202:
v_cmp_ne_u16 s[0:1], v32, 64
m11203:
v_cmp_ne_u16 s[0:1], v32, -4.0
m11204:
v_cmp_ne_u16 s[0:1], v32, 0.15915494
m11205:
v_cmp_ne_u16_e32 vcc, v32, v64
m11206:
v_cmp_ne_u16_e32 vcc, 0x1234, v64
m11207:
v_cmp_ne_u16_e64 s[0:1], v32, v64
m11208:
v_cmp_ne_u16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11209:
v_cmpx_ne_u16 s[0:1], v32, v64
m11210:
v_cmpx_ne_u16 s[0:1], s16, v64
m11211:
v_cmpx_ne_u16 s[0:1], vcc_lo, v64
m11212:
v_cmpx_ne_u16 s[0:1], m0, v64
m11213:
v_cmpx_ne_u16 s[0:1], exec_hi, v64
m11214:
v_cmpx_ne_u16 s[0:1], src_scc, v64
m11215:
v_cmpx_ne_u16 s[0:1], 0, v64
m11216:
v_cmpx_ne_u16 s[0:1], -16, v64
m11217:
v_cmpx_ne_u16 s[0:1], 64, v64
m11218:
v_cmpx_ne_u16 s[0:1], -4.0, v64
m11219:
v_cmpx_ne_u16 s[0:1], 0.15915494, v64
m11220:
v_cmpx_ne_u16 s[0:1], v32, s32
m11221:
v_cmpx_ne_u16 s[0:1], v32, vcc_lo
m11222:
v_cmpx_ne_u16 s[0:1], v32, m0
m11223:
v_cmpx_ne_u16 s[0:1], v32, exec_hi
m11224:
v_cmpx_ne_u16 s[0:1], v32, src_scc
m11225:
v_cmpx_ne_u16 s[0:1], v32, 0
m11226:
v_cmpx_ne_u16 s[0:1], v32, -16
m11227:
v_cmpx_ne_u16 s[0:1], v32, 64
m11228:
v_cmpx_ne_u16 s[0:1], v32, -4.0
m11229:
v_cmpx_ne_u16 s[0:1], v32, 0.15915494
m11230:
v_cmpx_ne_u16_e32 vcc, v32, v64
m11231:
v_cmpx_ne_u16_e32 vcc, 0x1234, v64
m11232:
v_cmpx_ne_u16_e64 s[0:1], v32, v64
m11233:
v_cmpx_ne_u16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11234:
v_cmp_ge_u16 s[0:1], v32, v64
m11235:
v_cmp_ge_u16 s[0:1], s16, v64
m11236:
v_cmp_ge_u16 s[0:1], vcc_lo, v64
m11237:
v_cmp_ge_u16 s[0:1], m0, v64
m11238:
v_cmp_ge_u16 s[0:1], exec_hi, v64
m11239:
v_cmp_ge_u16 s[0:1], src_scc, v64
m11240:
v_cmp_ge_u16 s[0:1], 0, v64
m11241:
v_cmp_ge_u16 s[0:1], -16, v64
m11242:
v_cmp_ge_u16 s[0:1], 64, v64
m11243:
v_cmp_ge_u16 s[0:1], -4.0, v64
m11244:
v_cmp_ge_u16 s[0:1], 0.15915494, v64
m11245:
v_cmp_ge_u16 s[0:1], v32, s32
m11246:
v_cmp_ge_u16 s[0:1], v32, vcc_lo
m11247:
v_cmp_ge_u16 s[0:1], v32, m0
m11248:
v_cmp_ge_u16 s[0:1], v32, exec_hi
m11249:
v_cmp_ge_u16 s[0:1], v32, src_scc
m11250:
v_cmp_ge_u16 s[0:1], v32, 0
m11251:
v_cmp_ge_u16 s[0:1], v32, -16
m11252:
v_cmp_ge_u16 s[0:1], v32, 64
m11253:
v_cmp_ge_u16 s[0:1], v32, -4.0
m11254:
v_cmp_ge_u16 s[0:1], v32, 0.15915494
m11255:
v_cmp_ge_u16_e32 vcc, v32, v64
m11256:
v_cmp_ge_u16_e32 vcc, 0x1234, v64
m11257:
v_cmp_ge_u16_e64 s[0:1], v32, v64
m11258:
v_cmp_ge_u16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11259:
v_cmpx_ge_u16 s[0:1], v32, v64
m11260:
v_cmpx_ge_u16 s[0:1], s16, v64
m11261:
v_cmpx_ge_u16 s[0:1], vcc_lo, v64
m11262:
v_cmpx_ge_u16 s[0:1], m0, v64
m11263:
v_cmpx_ge_u16 s[0:1], exec_hi, v64
m11264:
v_cmpx_ge_u16 s[0:1], src_scc, v64
m11265:
v_cmpx_ge_u16 s[0:1], 0, v64
m11266:
v_cmpx_ge_u16 s[0:1], -16, v64
m11267:
v_cmpx_ge_u16 s[0:1], 64, v64
m11268:
v_cmpx_ge_u16 s[0:1], -4.0, v64
m11269:
v_cmpx_ge_u16 s[0:1], 0.15915494, v64
m11270:
v_cmpx_ge_u16 s[0:1], v32, s32
m11271:
v_cmpx_ge_u16 s[0:1], v32, vcc_lo
m11272:
v_cmpx_ge_u16 s[0:1], v32, m0
m11273:
v_cmpx_ge_u16 s[0:1], v32, exec_hi
m11274:
v_cmpx_ge_u16 s[0:1], v32, src_scc
m11275:
v_cmpx_ge_u16 s[0:1], v32, 0
m11276:
v_cmpx_ge_u16 s[0:1], v32, -16
m11277:
v_cmpx_ge_u16 s[0:1], v32, 64
m11278:
v_cmpx_ge_u16 s[0:1], v32, -4.0
m11279:
v_cmpx_ge_u16 s[0:1], v32, 0.15915494
m11280:
v_cmpx_ge_u16_e32 vcc, v32, v64
m11281:
v_cmpx_ge_u16_e32 vcc, 0x1234, v64
m11282:
v_cmpx_ge_u16_e64 s[0:1], v32, v64
m11283:
v_cmpx_ge_u16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11284:
v_cmp_t_u16 s[0:1], v32, v64
m11285:
v_cmp_t_u16 s[0:1], s16, v64
m11286:
v_cmp_t_u16 s[0:1], vcc_lo, v64
m11287:
v_cmp_t_u16 s[0:1], m0, v64
m11288:
v_cmp_t_u16 s[0:1], exec_hi, v64
m11289:
v_cmp_t_u16 s[0:1], src_scc, v64
m11290:
v_cmp_t_u16 s[0:1], 0, v64
m11291:
v_cmp_t_u16 s[0:1], -16, v64
m11292:
v_cmp_t_u16 s[0:1], 64, v64
m11293:
v_cmp_t_u16 s[0:1], -4.0, v64
m11294:
v_cmp_t_u16 s[0:1], 0.15915494, v64
m11295:
v_cmp_t_u16 s[0:1], v32, s32
m11296:
v_cmp_t_u16 s[0:1], v32, vcc_lo
m11297:
v_cmp_t_u16 s[0:1], v32, m0
m11298:
v_cmp_t_u16 s[0:1], v32, exec_hi
m11299:
v_cmp_t_u16 s[0:1], v32, src_scc
m11300:
v_cmp_t_u16 s[0:1], v32, 0
m11301:
v_cmp_t_u16 s[0:1], v32, -16
m11302:
v_cmp_t_u16 s[0:1], v32, 64
m11303:
v_cmp_t_u16 s[0:1], v32, -4.0
m11304:
v_cmp_t_u16 s[0:1], v32, 0.15915494
m11305:
v_cmp_t_u16_e32 vcc, v32, v64
m11306:
v_cmp_t_u16_e32 vcc, 0x1234, v64
m11307:
v_cmp_t_u16_e64 s[0:1], v32, v64
m11308:
v_cmp_t_u16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11309:
v_cmpx_t_u16 s[0:1], v32, v64
m11310:
v_cmpx_t_u16 s[0:1], s16, v64
m11311:
v_cmpx_t_u16 s[0:1], vcc_lo, v64
m11312:
v_cmpx_t_u16 s[0:1], m0, v64
m11313:
v_cmpx_t_u16 s[0:1], exec_hi, v64
m11314:
v_cmpx_t_u16 s[0:1], src_scc, v64
m11315:
v_cmpx_t_u16 s[0:1], 0, v64
m11316:
v_cmpx_t_u16 s[0:1], -16, v64
m11317:
v_cmpx_t_u16 s[0:1], 64, v64
m11318:
v_cmpx_t_u16 s[0:1], -4.0, v64
m11319:
v_cmpx_t_u16 s[0:1], 0.15915494, v64
m11320:
v_cmpx_t_u16 s[0:1], v32, s32
m11321:
v_cmpx_t_u16 s[0:1], v32, vcc_lo
m11322:
v_cmpx_t_u16 s[0:1], v32, m0
m11323:
v_cmpx_t_u16 s[0:1], v32, exec_hi
m11324:
v_cmpx_t_u16 s[0:1], v32, src_scc
m11325:
v_cmpx_t_u16 s[0:1], v32, 0
m11326:
v_cmpx_t_u16 s[0:1], v32, -16
m11327:
v_cmpx_t_u16 s[0:1], v32, 64
m11328:
v_cmpx_t_u16 s[0:1], v32, -4.0
m11329:
v_cmpx_t_u16 s[0:1], v32, 0.15915494
m11330:
v_cmpx_t_u16_e32 vcc, v32, v64
m11331:
v_cmpx_t_u16_e32 vcc, 0x1234, v64
m11332:
v_cmpx_t_u16_e64 s[0:1], v32, v64
m11333:
v_cmpx_t_u16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11334:
v_cmp_f_i32 s[0:1], v32, v64
m11335:
v_cmp_f_i32 s[0:1], s16, v64
m11336:
v_cmp_f_i32 s[0:1], vcc_lo, v64
m11337:
v_cmp_f_i32 s[0:1], m0, v64
m11338:
v_cmp_f_i32 s[0:1], exec_hi, v64
m11339:
v_cmp_f_i32 s[0:1], src_scc, v64
m11340:
v_cmp_f_i32 s[0:1], 0, v64
m11341:
v_cmp_f_i32 s[0:1], -16, v64
m11342:
v_cmp_f_i32 s[0:1], 64, v64
m11343:
v_cmp_f_i32 s[0:1], -4.0, v64
m11344:
v_cmp_f_i32 s[0:1], 0.15915494, v64
m11345:
v_cmp_f_i32 s[0:1], v32, s32
m11346:
v_cmp_f_i32 s[0:1], v32, vcc_lo
m11347:
v_cmp_f_i32 s[0:1], v32, m0
m11348:
v_cmp_f_i32 s[0:1], v32, exec_hi
m11349:
v_cmp_f_i32 s[0:1], v32, src_scc
m11350:
v_cmp_f_i32 s[0:1], v32, 0
m11351:
v_cmp_f_i32 s[0:1], v32, -16
m11352:
v_cmp_f_i32 s[0:1], v32, 64
m11353:
v_cmp_f_i32 s[0:1], v32, -4.0
m11354:
v_cmp_f_i32 s[0:1], v32, 0.15915494
m11355:
v_cmp_f_i32_e32 vcc, v32, v64
m11356:
v_cmp_f_i32_e32 vcc, 0x12345678, v64
m11357:
v_cmp_f_i32_e64 s[0:1], v32, v64
m11358:
v_cmp_f_i32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11359:
v_cmpx_f_i32 s[0:1], v32, v64
m11360:
v_cmpx_f_i32 s[0:1], s16, v64
m11361:
v_cmpx_f_i32 s[0:1], vcc_lo, v64
m11362:
v_cmpx_f_i32 s[0:1], m0, v64
m11363:
v_cmpx_f_i32 s[0:1], exec_hi, v64
m11364:
v_cmpx_f_i32 s[0:1], src_scc, v64
m11365:
v_cmpx_f_i32 s[0:1], 0, v64
m11366:
v_cmpx_f_i32 s[0:1], -16, v64
m11367:
v_cmpx_f_i32 s[0:1], 64, v64
m11368:
v_cmpx_f_i32 s[0:1], -4.0, v64
m11369:
v_cmpx_f_i32 s[0:1], 0.15915494, v64
m11370:
v_cmpx_f_i32 s[0:1], v32, s32
m11371:
v_cmpx_f_i32 s[0:1], v32, vcc_lo
m11372:
v_cmpx_f_i32 s[0:1], v32, m0
m11373:
v_cmpx_f_i32 s[0:1], v32, exec_hi
m11374:
v_cmpx_f_i32 s[0:1], v32, src_scc
m11375:
v_cmpx_f_i32 s[0:1], v32, 0
m11376:
v_cmpx_f_i32 s[0:1], v32, -16
m11377:
v_cmpx_f_i32 s[0:1], v32, 64
m11378:
v_cmpx_f_i32 s[0:1], v32, -4.0
m11379:
v_cmpx_f_i32 s[0:1], v32, 0.15915494
m11380:
v_cmpx_f_i32_e32 vcc, v32, v64
m11381:
v_cmpx_f_i32_e32 vcc, 0x12345678, v64
m11382:
v_cmpx_f_i32_e64 s[0:1], v32, v64
m11383:
v_cmpx_f_i32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11384:
v_cmp_lt_i32 s[0:1], v32, v64
m11385:
v_cmp_lt_i32 s[0:1], s16, v64
m11386:
v_cmp_lt_i32 s[0:1], vcc_lo, v64
m11387:
v_cmp_lt_i32 s[0:1], m0, v64
m11388:
v_cmp_lt_i32 s[0:1], exec_hi, v64
m11389:
v_cmp_lt_i32 s[0:1], src_scc, v64
m11390:
v_cmp_lt_i32 s[0:1], 0, v64
m11391:
v_cmp_lt_i32 s[0:1], -16, v64
m11392:
v_cmp_lt_i32 s[0:1], 64, v64
m11393:
v_cmp_lt_i32 s[0:1], -4.0, v64
m11394:
v_cmp_lt_i32 s[0:1], 0.15915494, v64
m11395:
v_cmp_lt_i32 s[0:1], v32, s32
m11396:
v_cmp_lt_i32 s[0:1], v32, vcc_lo
m11397:
v_cmp_lt_i32 s[0:1], v32, m0
m11398:
v_cmp_lt_i32 s[0:1], v32, exec_hi
m11399:
v_cmp_lt_i32 s[0:1], v32, src_scc
m11400:
v_cmp_lt_i32 s[0:1], v32, 0
m11401:
v_cmp_lt_i32 s[0:1], v32, -16
m11402:
v_cmp_lt_i32 s[0:1], v32, 64
m11403:
v_cmp_lt_i32 s[0:1], v32, -4.0
m11404:
v_cmp_lt_i32 s[0:1], v32, 0.15915494
m11405:
v_cmp_lt_i32_e32 vcc, v32, v64
m11406:
v_cmp_lt_i32_e32 vcc, 0x12345678, v64
m11407:
v_cmp_lt_i32_e64 s[0:1], v32, v64
m11408:
v_cmp_lt_i32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11409:
v_cmpx_lt_i32 s[0:1], v32, v64
m11410:
v_cmpx_lt_i32 s[0:1], s16, v64
m11411:
v_cmpx_lt_i32 s[0:1], vcc_lo, v64
m11412:
v_cmpx_lt_i32 s[0:1], m0, v64
m11413:
v_cmpx_lt_i32 s[0:1], exec_hi, v64
m11414:
v_cmpx_lt_i32 s[0:1], src_scc, v64
m11415:
v_cmpx_lt_i32 s[0:1], 0, v64
m11416:
v_cmpx_lt_i32 s[0:1], -16, v64
m11417:
v_cmpx_lt_i32 s[0:1], 64, v64
m11418:
v_cmpx_lt_i32 s[0:1], -4.0, v64
m11419:
v_cmpx_lt_i32 s[0:1], 0.15915494, v64
m11420:
v_cmpx_lt_i32 s[0:1], v32, s32
m11421:
v_cmpx_lt_i32 s[0:1], v32, vcc_lo
m11422:
v_cmpx_lt_i32 s[0:1], v32, m0
m11423:
v_cmpx_lt_i32 s[0:1], v32, exec_hi
m11424:
v_cmpx_lt_i32 s[0:1], v32, src_scc
m11425:
v_cmpx_lt_i32 s[0:1], v32, 0
m11426:
v_cmpx_lt_i32 s[0:1], v32, -16
m11427:
v_cmpx_lt_i32 s[0:1], v32, 64
m11428:
v_cmpx_lt_i32 s[0:1], v32, -4.0
m11429:
v_cmpx_lt_i32 s[0:1], v32, 0.15915494
m11430:
v_cmpx_lt_i32_e32 vcc, v32, v64
m11431:
v_cmpx_lt_i32_e32 vcc, 0x12345678, v64
m11432:
v_cmpx_lt_i32_e64 s[0:1], v32, v64
m11433:
v_cmpx_lt_i32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11434:
v_cmp_eq_i32 s[0:1], v32, v64
m11435:
v_cmp_eq_i32 s[0:1], s16, v64
m11436:
v_cmp_eq_i32 s[0:1], vcc_lo, v64
m11437:
v_cmp_eq_i32 s[0:1], m0, v64
m11438:
v_cmp_eq_i32 s[0:1], exec_hi, v64
m11439:
v_cmp_eq_i32 s[0:1], src_scc, v64
m11440:
v_cmp_eq_i32 s[0:1], 0, v64
m11441:
v_cmp_eq_i32 s[0:1], -16, v64
m11442:
v_cmp_eq_i32 s[0:1], 64, v64
m11443:
v_cmp_eq_i32 s[0:1], -4.0, v64
m11444:
v_cmp_eq_i32 s[0:1], 0.15915494, v64
m11445:
v_cmp_eq_i32 s[0:1], v32, s32
m11446:
v_cmp_eq_i32 s[0:1], v32, vcc_lo
m11447:
v_cmp_eq_i32 s[0:1], v32, m0
m11448:
v_cmp_eq_i32 s[0:1], v32, exec_hi
m11449:
v_cmp_eq_i32 s[0:1], v32, src_scc
m11450:
v_cmp_eq_i32 s[0:1], v32, 0
m11451:
v_cmp_eq_i32 s[0:1], v32, -16
m11452:
v_cmp_eq_i32 s[0:1], v32, 64
m11453:
v_cmp_eq_i32 s[0:1], v32, -4.0
m11454:
v_cmp_eq_i32 s[0:1], v32, 0.15915494
m11455:
v_cmp_eq_i32_e32 vcc, v32, v64
m11456:
v_cmp_eq_i32_e32 vcc, 0x12345678, v64
m11457:
v_cmp_eq_i32_e64 s[0:1], v32, v64
m11458:
v_cmp_eq_i32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11459:
v_cmpx_eq_i32 s[0:1], v32, v64
m11460:
v_cmpx_eq_i32 s[0:1], s16, v64
m11461:
v_cmpx_eq_i32 s[0:1], vcc_lo, v64
m11462:
v_cmpx_eq_i32 s[0:1], m0, v64
m11463:
v_cmpx_eq_i32 s[0:1], exec_hi, v64
m11464:
v_cmpx_eq_i32 s[0:1], src_scc, v64
m11465:
v_cmpx_eq_i32 s[0:1], 0, v64
m11466:
v_cmpx_eq_i32 s[0:1], -16, v64
m11467:
v_cmpx_eq_i32 s[0:1], 64, v64
m11468:
v_cmpx_eq_i32 s[0:1], -4.0, v64
m11469:
v_cmpx_eq_i32 s[0:1], 0.15915494, v64
m11470:
v_cmpx_eq_i32 s[0:1], v32, s32
m11471:
v_cmpx_eq_i32 s[0:1], v32, vcc_lo
m11472:
v_cmpx_eq_i32 s[0:1], v32, m0
m11473:
v_cmpx_eq_i32 s[0:1], v32, exec_hi
m11474:
v_cmpx_eq_i32 s[0:1], v32, src_scc
m11475:
v_cmpx_eq_i32 s[0:1], v32, 0
m11476:
v_cmpx_eq_i32 s[0:1], v32, -16
m11477:
v_cmpx_eq_i32 s[0:1], v32, 64
m11478:
v_cmpx_eq_i32 s[0:1], v32, -4.0
m11479:
v_cmpx_eq_i32 s[0:1], v32, 0.15915494
m11480:
v_cmpx_eq_i32_e32 vcc, v32, v64
m11481:
v_cmpx_eq_i32_e32 vcc, 0x12345678, v64
m11482:
v_cmpx_eq_i32_e64 s[0:1], v32, v64
m11483:
v_cmpx_eq_i32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11484:
v_cmp_le_i32 s[0:1], v32, v64
m11485:
v_cmp_le_i32 s[0:1], s16, v64
m11486:
v_cmp_le_i32 s[0:1], vcc_lo, v64
m11487:
v_cmp_le_i32 s[0:1], m0, v64
m11488:
v_cmp_le_i32 s[0:1], exec_hi, v64
m11489:
v_cmp_le_i32 s[0:1], src_scc, v64
m11490:
v_cmp_le_i32 s[0:1], 0, v64
m11491:
v_cmp_le_i32 s[0:1], -16, v64
m11492:
v_cmp_le_i32 s[0:1], 64, v64
m11493:
v_cmp_le_i32 s[0:1], -4.0, v64
m11494:
v_cmp_le_i32 s[0:1], 0.15915494, v64
m11495:
v_cmp_le_i32 s[0:1], v32, s32
m11496:
v_cmp_le_i32 s[0:1], v32, vcc_lo
m11497:
v_cmp_le_i32 s[0:1], v32, m0
m11498:
v_cmp_le_i32 s[0:1], v32, exec_hi
m11499:
v_cmp_le_i32 s[0:1], v32, src_scc
m11500:
v_cmp_le_i32 s[0:1], v32, 0
m11501:
v_cmp_le_i32 s[0:1], v32, -16
m11502:
v_cmp_le_i32 s[0:1], v32, 64
m11503:
v_cmp_le_i32 s[0:1], v32, -4.0
m11504:
v_cmp_le_i32 s[0:1], v32, 0.15915494
m11505:
v_cmp_le_i32_e32 vcc, v32, v64
m11506:
v_cmp_le_i32_e32 vcc, 0x12345678, v64
m11507:
v_cmp_le_i32_e64 s[0:1], v32, v64
m11508:
v_cmp_le_i32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11509:
v_cmpx_le_i32 s[0:1], v32, v64
m11510:
v_cmpx_le_i32 s[0:1], s16, v64
m11511:
v_cmpx_le_i32 s[0:1], vcc_lo, v64
m11512:
v_cmpx_le_i32 s[0:1], m0, v64
m11513:
v_cmpx_le_i32 s[0:1], exec_hi, v64
m11514:
v_cmpx_le_i32 s[0:1], src_scc, v64
m11515:
v_cmpx_le_i32 s[0:1], 0, v64
m11516:
v_cmpx_le_i32 s[0:1], -16, v64
m11517:
v_cmpx_le_i32 s[0:1], 64, v64
m11518:
v_cmpx_le_i32 s[0:1], -4.0, v64
m11519:
v_cmpx_le_i32 s[0:1], 0.15915494, v64
m11520:
v_cmpx_le_i32 s[0:1], v32, s32
m11521:
v_cmpx_le_i32 s[0:1], v32, vcc_lo
m11522:
v_cmpx_le_i32 s[0:1], v32, m0
m11523:
v_cmpx_le_i32 s[0:1], v32, exec_hi
m11524:
v_cmpx_le_i32 s[0:1], v32, src_scc
m11525:
v_cmpx_le_i32 s[0:1], v32, 0
m11526:
v_cmpx_le_i32 s[0:1], v32, -16
m11527:
v_cmpx_le_i32 s[0:1], v32, 64
m11528:
v_cmpx_le_i32 s[0:1], v32, -4.0
m11529:
v_cmpx_le_i32 s[0:1], v32, 0.15915494
m11530:
v_cmpx_le_i32_e32 vcc, v32, v64
m11531:
v_cmpx_le_i32_e32 vcc, 0x12345678, v64
m11532:
v_cmpx_le_i32_e64 s[0:1], v32, v64
m11533:
v_cmpx_le_i32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11534:
v_cmp_gt_i32 s[0:1], v32, v64
m11535:
v_cmp_gt_i32 s[0:1], s16, v64
m11536:
v_cmp_gt_i32 s[0:1], vcc_lo, v64
m11537:
v_cmp_gt_i32 s[0:1], m0, v64
m11538:
v_cmp_gt_i32 s[0:1], exec_hi, v64
m11539:
v_cmp_gt_i32 s[0:1], src_scc, v64
m11540:
v_cmp_gt_i32 s[0:1], 0, v64
m11541:
v_cmp_gt_i32 s[0:1], -16, v64
m11542:
v_cmp_gt_i32 s[0:1], 64, v64
m11543:
v_cmp_gt_i32 s[0:1], -4.0, v64
m11544:
v_cmp_gt_i32 s[0:1], 0.15915494, v64
m11545:
v_cmp_gt_i32 s[0:1], v32, s32
m11546:
v_cmp_gt_i32 s[0:1], v32, vcc_lo
m11547:
v_cmp_gt_i32 s[0:1], v32, m0
m11548:
v_cmp_gt_i32 s[0:1], v32, exec_hi
m11549:
v_cmp_gt_i32 s[0:1], v32, src_scc
m11550:
v_cmp_gt_i32 s[0:1], v32, 0
m11551:
v_cmp_gt_i32 s[0:1], v32, -16
m11552:
v_cmp_gt_i32 s[0:1], v32, 64
m11553:
v_cmp_gt_i32 s[0:1], v32, -4.0
m11554:
v_cmp_gt_i32 s[0:1], v32, 0.15915494
m11555:
v_cmp_gt_i32_e32 vcc, v32, v64
m11556:
v_cmp_gt_i32_e32 vcc, 0x12345678, v64
m11557:
v_cmp_gt_i32_e64 s[0:1], v32, v64
m11558:
v_cmp_gt_i32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11559:
v_cmpx_gt_i32 s[0:1], v32, v64
m11560:
v_cmpx_gt_i32 s[0:1], s16, v64
m11561:
v_cmpx_gt_i32 s[0:1], vcc_lo, v64
m11562:
v_cmpx_gt_i32 s[0:1], m0, v64
m11563:
v_cmpx_gt_i32 s[0:1], exec_hi, v64
m11564:
v_cmpx_gt_i32 s[0:1], src_scc, v64
m11565:
v_cmpx_gt_i32 s[0:1], 0, v64
m11566:
v_cmpx_gt_i32 s[0:1], -16, v64
m11567:
v_cmpx_gt_i32 s[0:1], 64, v64
m11568:
v_cmpx_gt_i32 s[0:1], -4.0, v64
m11569:
v_cmpx_gt_i32 s[0:1], 0.15915494, v64
m11570:
v_cmpx_gt_i32 s[0:1], v32, s32
m11571:
v_cmpx_gt_i32 s[0:1], v32, vcc_lo
m11572:
v_cmpx_gt_i32 s[0:1], v32, m0
m11573:
v_cmpx_gt_i32 s[0:1], v32, exec_hi
m11574:
v_cmpx_gt_i32 s[0:1], v32, src_scc
m11575:
v_cmpx_gt_i32 s[0:1], v32, 0
m11576:
v_cmpx_gt_i32 s[0:1], v32, -16
m11577:
v_cmpx_gt_i32 s[0:1], v32, 64
m11578:
v_cmpx_gt_i32 s[0:1], v32, -4.0
m11579:
v_cmpx_gt_i32 s[0:1], v32, 0.15915494
m11580:
v_cmpx_gt_i32_e32 vcc, v32, v64
m11581:
v_cmpx_gt_i32_e32 vcc, 0x12345678, v64
m11582:
v_cmpx_gt_i32_e64 s[0:1], v32, v64
m11583:
v_cmpx_gt_i32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11584:
v_cmp_ne_i32 s[0:1], v32, v64
m11585:
v_cmp_ne_i32 s[0:1], s16, v64
m11586:
v_cmp_ne_i32 s[0:1], vcc_lo, v64
m11587:
v_cmp_ne_i32 s[0:1], m0, v64
m11588:
v_cmp_ne_i32 s[0:1], exec_hi, v64
m11589:
v_cmp_ne_i32 s[0:1], src_scc, v64
m11590:
v_cmp_ne_i32 s[0:1], 0, v64
m11591:
v_cmp_ne_i32 s[0:1], -16, v64
m11592:
v_cmp_ne_i32 s[0:1], 64, v64
m11593:
v_cmp_ne_i32 s[0:1], -4.0, v64
m11594:
v_cmp_ne_i32 s[0:1], 0.15915494, v64
m11595:
v_cmp_ne_i32 s[0:1], v32, s32
m11596:
v_cmp_ne_i32 s[0:1], v32, vcc_lo
m11597:
v_cmp_ne_i32 s[0:1], v32, m0
m11598:
v_cmp_ne_i32 s[0:1], v32, exec_hi
m11599:
v_cmp_ne_i32 s[0:1], v32, src_scc
m11600:
v_cmp_ne_i32 s[0:1], v32, 0
m11601:
v_cmp_ne_i32 s[0:1], v32, -16
m11602:
v_cmp_ne_i32 s[0:1], v32, 64
m11603:
v_cmp_ne_i32 s[0:1], v32, -4.0
m11604:
v_cmp_ne_i32 s[0:1], v32, 0.15915494
m11605:
v_cmp_ne_i32_e32 vcc, v32, v64
m11606:
v_cmp_ne_i32_e32 vcc, 0x12345678, v64
m11607:
v_cmp_ne_i32_e64 s[0:1], v32, v64
m11608:
v_cmp_ne_i32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11609:
v_cmpx_ne_i32 s[0:1], v32, v64
m11610:
v_cmpx_ne_i32 s[0:1], s16, v64
m11611:
v_cmpx_ne_i32 s[0:1], vcc_lo, v64
m11612:
v_cmpx_ne_i32 s[0:1], m0, v64
m11613:
v_cmpx_ne_i32 s[0:1], exec_hi, v64
m11614:
v_cmpx_ne_i32 s[0:1], src_scc, v64
m11615:
v_cmpx_ne_i32 s[0:1], 0, v64
m11616:
v_cmpx_ne_i32 s[0:1], -16, v64
m11617:
v_cmpx_ne_i32 s[0:1], 64, v64
m11618:
v_cmpx_ne_i32 s[0:1], -4.0, v64
m11619:
v_cmpx_ne_i32 s[0:1], 0.15915494, v64
m11620:
v_cmpx_ne_i32 s[0:1], v32, s32
m11621:
v_cmpx_ne_i32 s[0:1], v32, vcc_lo
m11622:
v_cmpx_ne_i32 s[0:1], v32, m0
m11623:
v_cmpx_ne_i32 s[0:1], v32, exec_hi
m11624:
v_cmpx_ne_i32 s[0:1], v32, src_scc
m11625:
v_cmpx_ne_i32 s[0:1], v32, 0
m11626:
v_cmpx_ne_i32 s[0:1], v32, -16
m11627:
v_cmpx_ne_i32 s[0:1], v32, 64
m11628:
v_cmpx_ne_i32 s[0:1], v32, -4.0
m11629:
v_cmpx_ne_i32 s[0:1], v32, 0.15915494
m11630:
v_cmpx_ne_i32_e32 vcc, v32, v64
m11631:
v_cmpx_ne_i32_e32 vcc, 0x12345678, v64
m11632:
v_cmpx_ne_i32_e64 s[0:1], v32, v64
m11633:
v_cmpx_ne_i32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11634:
v_cmp_ge_i32 s[0:1], v32, v64
m11635:
v_cmp_ge_i32 s[0:1], s16, v64
m11636:
v_cmp_ge_i32 s[0:1], vcc_lo, v64
m11637:
v_cmp_ge_i32 s[0:1], m0, v64
m11638:
v_cmp_ge_i32 s[0:1], exec_hi, v64
m11639:
v_cmp_ge_i32 s[0:1], src_scc, v64
m11640:
v_cmp_ge_i32 s[0:1], 0, v64
m11641:
v_cmp_ge_i32 s[0:1], -16, v64
m11642:
v_cmp_ge_i32 s[0:1], 64, v64
m11643:
v_cmp_ge_i32 s[0:1], -4.0, v64
m11644:
v_cmp_ge_i32 s[0:1], 0.15915494, v64
m11645:
v_cmp_ge_i32 s[0:1], v32, s32
m11646:
v_cmp_ge_i32 s[0:1], v32, vcc_lo
m11647:
v_cmp_ge_i32 s[0:1], v32, m0
m11648:
v_cmp_ge_i32 s[0:1], v32, exec_hi
m11649:
v_cmp_ge_i32 s[0:1], v32, src_scc
m11650:
v_cmp_ge_i32 s[0:1], v32, 0
m11651:
v_cmp_ge_i32 s[0:1], v32, -16
m11652:
v_cmp_ge_i32 s[0:1], v32, 64
m11653:
v_cmp_ge_i32 s[0:1], v32, -4.0
m11654:
v_cmp_ge_i32 s[0:1], v32, 0.15915494
m11655:
v_cmp_ge_i32_e32 vcc, v32, v64
m11656:
v_cmp_ge_i32_e32 vcc, 0x12345678, v64
m11657:
v_cmp_ge_i32_e64 s[0:1], v32, v64
m11658:
v_cmp_ge_i32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11659:
v_cmpx_ge_i32 s[0:1], v32, v64
m11660:
v_cmpx_ge_i32 s[0:1], s16, v64
m11661:
v_cmpx_ge_i32 s[0:1], vcc_lo, v64
m11662:
v_cmpx_ge_i32 s[0:1], m0, v64
m11663:
v_cmpx_ge_i32 s[0:1], exec_hi, v64
m11664:
v_cmpx_ge_i32 s[0:1], src_scc, v64
m11665:
v_cmpx_ge_i32 s[0:1], 0, v64
m11666:
v_cmpx_ge_i32 s[0:1], -16, v64
m11667:
v_cmpx_ge_i32 s[0:1], 64, v64
m11668:
v_cmpx_ge_i32 s[0:1], -4.0, v64
m11669:
v_cmpx_ge_i32 s[0:1], 0.15915494, v64
m11670:
v_cmpx_ge_i32 s[0:1], v32, s32
m11671:
v_cmpx_ge_i32 s[0:1], v32, vcc_lo
m11672:
v_cmpx_ge_i32 s[0:1], v32, m0
m11673:
v_cmpx_ge_i32 s[0:1], v32, exec_hi
m11674:
v_cmpx_ge_i32 s[0:1], v32, src_scc
m11675:
v_cmpx_ge_i32 s[0:1], v32, 0
m11676:
v_cmpx_ge_i32 s[0:1], v32, -16
m11677:
v_cmpx_ge_i32 s[0:1], v32, 64
m11678:
v_cmpx_ge_i32 s[0:1], v32, -4.0
m11679:
v_cmpx_ge_i32 s[0:1], v32, 0.15915494
m11680:
v_cmpx_ge_i32_e32 vcc, v32, v64
m11681:
v_cmpx_ge_i32_e32 vcc, 0x12345678, v64
m11682:
v_cmpx_ge_i32_e64 s[0:1], v32, v64
m11683:
v_cmpx_ge_i32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11684:
v_cmp_t_i32 s[0:1], v32, v64
m11685:
v_cmp_t_i32 s[0:1], s16, v64
m11686:
v_cmp_t_i32 s[0:1], vcc_lo, v64
m11687:
v_cmp_t_i32 s[0:1], m0, v64
m11688:
v_cmp_t_i32 s[0:1], exec_hi, v64
m11689:
v_cmp_t_i32 s[0:1], src_scc, v64
m11690:
v_cmp_t_i32 s[0:1], 0, v64
m11691:
v_cmp_t_i32 s[0:1], -16, v64
m11692:
v_cmp_t_i32 s[0:1], 64, v64
m11693:
v_cmp_t_i32 s[0:1], -4.0, v64
m11694:
v_cmp_t_i32 s[0:1], 0.15915494, v64
m11695:
v_cmp_t_i32 s[0:1], v32, s32
m11696:
v_cmp_t_i32 s[0:1], v32, vcc_lo
m11697:
v_cmp_t_i32 s[0:1], v32, m0
m11698:
v_cmp_t_i32 s[0:1], v32, exec_hi
m11699:
v_cmp_t_i32 s[0:1], v32, src_scc
m11700:
v_cmp_t_i32 s[0:1], v32, 0
m11701:
v_cmp_t_i32 s[0:1], v32, -16
m11702:
v_cmp_t_i32 s[0:1], v32, 64
m11703:
v_cmp_t_i32 s[0:1], v32, -4.0
m11704:
v_cmp_t_i32 s[0:1], v32, 0.15915494
m11705:
v_cmp_t_i32_e32 vcc, v32, v64
m11706:
v_cmp_t_i32_e32 vcc, 0x12345678, v64
m11707:
v_cmp_t_i32_e64 s[0:1], v32, v64
m11708:
v_cmp_t_i32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11709:
v_cmpx_t_i32 s[0:1], v32, v64
m11710:
v_cmpx_t_i32 s[0:1], s16, v64
m11711:
v_cmpx_t_i32 s[0:1], vcc_lo, v64
m11712:
v_cmpx_t_i32 s[0:1], m0, v64
m11713:
v_cmpx_t_i32 s[0:1], exec_hi, v64
m11714:
v_cmpx_t_i32 s[0:1], src_scc, v64
m11715:
v_cmpx_t_i32 s[0:1], 0, v64
m11716:
v_cmpx_t_i32 s[0:1], -16, v64
m11717:
v_cmpx_t_i32 s[0:1], 64, v64
m11718:
v_cmpx_t_i32 s[0:1], -4.0, v64
m11719:
v_cmpx_t_i32 s[0:1], 0.15915494, v64
m11720:
v_cmpx_t_i32 s[0:1], v32, s32
m11721:
v_cmpx_t_i32 s[0:1], v32, vcc_lo
m11722:
v_cmpx_t_i32 s[0:1], v32, m0
m11723:
v_cmpx_t_i32 s[0:1], v32, exec_hi
m11724:
v_cmpx_t_i32 s[0:1], v32, src_scc
m11725:
v_cmpx_t_i32 s[0:1], v32, 0
m11726:
v_cmpx_t_i32 s[0:1], v32, -16
m11727:
v_cmpx_t_i32 s[0:1], v32, 64
m11728:
v_cmpx_t_i32 s[0:1], v32, -4.0
m11729:
v_cmpx_t_i32 s[0:1], v32, 0.15915494
m11730:
v_cmpx_t_i32_e32 vcc, v32, v64
m11731:
v_cmpx_t_i32_e32 vcc, 0x12345678, v64
m11732:
v_cmpx_t_i32_e64 s[0:1], v32, v64
m11733:
v_cmpx_t_i32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11734:
v_cmp_f_u32 s[0:1], v32, v64
m11735:
v_cmp_f_u32 s[0:1], s16, v64
m11736:
v_cmp_f_u32 s[0:1], vcc_lo, v64
m11737:
v_cmp_f_u32 s[0:1], m0, v64
m11738:
v_cmp_f_u32 s[0:1], exec_hi, v64
m11739:
v_cmp_f_u32 s[0:1], src_scc, v64
m11740:
v_cmp_f_u32 s[0:1], 0, v64
m11741:
v_cmp_f_u32 s[0:1], -16, v64
m11742:
v_cmp_f_u32 s[0:1], 64, v64
m11743:
v_cmp_f_u32 s[0:1], -4.0, v64
m11744:
v_cmp_f_u32 s[0:1], 0.15915494, v64
m11745:
v_cmp_f_u32 s[0:1], v32, s32
m11746:
v_cmp_f_u32 s[0:1], v32, vcc_lo
m11747:
v_cmp_f_u32 s[0:1], v32, m0
m11748:
v_cmp_f_u32 s[0:1], v32, exec_hi
m11749:
v_cmp_f_u32 s[0:1], v32, src_scc
m11750:
v_cmp_f_u32 s[0:1], v32, 0
m11751:
v_cmp_f_u32 s[0:1], v32, -16
m11752:
v_cmp_f_u32 s[0:1], v32, 64
m11753:
v_cmp_f_u32 s[0:1], v32, -4.0
m11754:
v_cmp_f_u32 s[0:1], v32, 0.15915494
m11755:
v_cmp_f_u32_e32 vcc, v32, v64
m11756:
v_cmp_f_u32_e32 vcc, 0x12345678, v64
m11757:
v_cmp_f_u32_e64 s[0:1], v32, v64
m11758:
v_cmp_f_u32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11759:
v_cmpx_f_u32 s[0:1], v32, v64
m11760:
v_cmpx_f_u32 s[0:1], s16, v64
m11761:
v_cmpx_f_u32 s[0:1], vcc_lo, v64
m11762:
v_cmpx_f_u32 s[0:1], m0, v64
m11763:
v_cmpx_f_u32 s[0:1], exec_hi, v64
m11764:
v_cmpx_f_u32 s[0:1], src_scc, v64
m11765:
v_cmpx_f_u32 s[0:1], 0, v64
m11766:
v_cmpx_f_u32 s[0:1], -16, v64
m11767:
v_cmpx_f_u32 s[0:1], 64, v64
m11768:
v_cmpx_f_u32 s[0:1], -4.0, v64
m11769:
v_cmpx_f_u32 s[0:1], 0.15915494, v64
m11770:
v_cmpx_f_u32 s[0:1], v32, s32
m11771:
v_cmpx_f_u32 s[0:1], v32, vcc_lo
m11772:
v_cmpx_f_u32 s[0:1], v32, m0
m11773:
v_cmpx_f_u32 s[0:1], v32, exec_hi
m11774:
v_cmpx_f_u32 s[0:1], v32, src_scc
m11775:
v_cmpx_f_u32 s[0:1], v32, 0
m11776:
v_cmpx_f_u32 s[0:1], v32, -16
m11777:
v_cmpx_f_u32 s[0:1], v32, 64
m11778:
v_cmpx_f_u32 s[0:1], v32, -4.0
m11779:
v_cmpx_f_u32 s[0:1], v32, 0.15915494
m11780:
v_cmpx_f_u32_e32 vcc, v32, v64
m11781:
v_cmpx_f_u32_e32 vcc, 0x12345678, v64
m11782:
v_cmpx_f_u32_e64 s[0:1], v32, v64
m11783:
v_cmpx_f_u32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11784:
v_cmp_lt_u32 s[0:1], v32, v64
m11785:
v_cmp_lt_u32 s[0:1], s16, v64
m11786:
v_cmp_lt_u32 s[0:1], vcc_lo, v64
m11787:
v_cmp_lt_u32 s[0:1], m0, v64
m11788:
v_cmp_lt_u32 s[0:1], exec_hi, v64
m11789:
v_cmp_lt_u32 s[0:1], src_scc, v64
m11790:
v_cmp_lt_u32 s[0:1], 0, v64
m11791:
v_cmp_lt_u32 s[0:1], -16, v64
m11792:
v_cmp_lt_u32 s[0:1], 64, v64
m11793:
v_cmp_lt_u32 s[0:1], -4.0, v64
m11794:
v_cmp_lt_u32 s[0:1], 0.15915494, v64
m11795:
v_cmp_lt_u32 s[0:1], v32, s32
m11796:
v_cmp_lt_u32 s[0:1], v32, vcc_lo
m11797:
v_cmp_lt_u32 s[0:1], v32, m0
m11798:
v_cmp_lt_u32 s[0:1], v32, exec_hi
m11799:
v_cmp_lt_u32 s[0:1], v32, src_scc
m11800:
v_cmp_lt_u32 s[0:1], v32, 0
m11801:
v_cmp_lt_u32 s[0:1], v32, -16
m11802:
v_cmp_lt_u32 s[0:1], v32, 64
m11803:
v_cmp_lt_u32 s[0:1], v32, -4.0
m11804:
v_cmp_lt_u32 s[0:1], v32, 0.15915494
m11805:
v_cmp_lt_u32_e32 vcc, v32, v64
m11806:
v_cmp_lt_u32_e32 vcc, 0x12345678, v64
m11807:
v_cmp_lt_u32_e64 s[0:1], v32, v64
m11808:
v_cmp_lt_u32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11809:
v_cmpx_lt_u32 s[0:1], v32, v64
m11810:
v_cmpx_lt_u32 s[0:1], s16, v64
m11811:
v_cmpx_lt_u32 s[0:1], vcc_lo, v64
m11812:
v_cmpx_lt_u32 s[0:1], m0, v64
m11813:
v_cmpx_lt_u32 s[0:1], exec_hi, v64
m11814:
v_cmpx_lt_u32 s[0:1], src_scc, v64
m11815:
v_cmpx_lt_u32 s[0:1], 0, v64
m11816:
v_cmpx_lt_u32 s[0:1], -16, v64
m11817:
v_cmpx_lt_u32 s[0:1], 64, v64
m11818:
v_cmpx_lt_u32 s[0:1], -4.0, v64
m11819:
v_cmpx_lt_u32 s[0:1], 0.15915494, v64
m11820:
v_cmpx_lt_u32 s[0:1], v32, s32
m11821:
v_cmpx_lt_u32 s[0:1], v32, vcc_lo
m11822:
v_cmpx_lt_u32 s[0:1], v32, m0
m11823:
v_cmpx_lt_u32 s[0:1], v32, exec_hi
m11824:
v_cmpx_lt_u32 s[0:1], v32, src_scc
m11825:
v_cmpx_lt_u32 s[0:1], v32, 0
m11826:
v_cmpx_lt_u32 s[0:1], v32, -16
m11827:
v_cmpx_lt_u32 s[0:1], v32, 64
m11828:
v_cmpx_lt_u32 s[0:1], v32, -4.0
m11829:
v_cmpx_lt_u32 s[0:1], v32, 0.15915494
m11830:
v_cmpx_lt_u32_e32 vcc, v32, v64
m11831:
v_cmpx_lt_u32_e32 vcc, 0x12345678, v64
m11832:
v_cmpx_lt_u32_e64 s[0:1], v32, v64
m11833:
v_cmpx_lt_u32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11834:
v_cmp_eq_u32 s[0:1], v32, v64
m11835:
v_cmp_eq_u32 s[0:1], s16, v64
m11836:
v_cmp_eq_u32 s[0:1], vcc_lo, v64
m11837:
v_cmp_eq_u32 s[0:1], m0, v64
m11838:
v_cmp_eq_u32 s[0:1], exec_hi, v64
m11839:
v_cmp_eq_u32 s[0:1], src_scc, v64
m11840:
v_cmp_eq_u32 s[0:1], 0, v64
m11841:
v_cmp_eq_u32 s[0:1], -16, v64
m11842:
v_cmp_eq_u32 s[0:1], 64, v64
m11843:
v_cmp_eq_u32 s[0:1], -4.0, v64
m11844:
v_cmp_eq_u32 s[0:1], 0.15915494, v64
m11845:
v_cmp_eq_u32 s[0:1], v32, s32
m11846:
v_cmp_eq_u32 s[0:1], v32, vcc_lo
m11847:
v_cmp_eq_u32 s[0:1], v32, m0
m11848:
v_cmp_eq_u32 s[0:1], v32, exec_hi
m11849:
v_cmp_eq_u32 s[0:1], v32, src_scc
m11850:
v_cmp_eq_u32 s[0:1], v32, 0
m11851:
v_cmp_eq_u32 s[0:1], v32, -16
m11852:
v_cmp_eq_u32 s[0:1], v32, 64
m11853:
v_cmp_eq_u32 s[0:1], v32, -4.0
m11854:
v_cmp_eq_u32 s[0:1], v32, 0.15915494
m11855:
v_cmp_eq_u32_e32 vcc, v32, v64
m11856:
v_cmp_eq_u32_e32 vcc, 0x12345678, v64
m11857:
v_cmp_eq_u32_e64 s[0:1], v32, v64
m11858:
v_cmp_eq_u32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11859:
v_cmpx_eq_u32 s[0:1], v32, v64
m11860:
v_cmpx_eq_u32 s[0:1], s16, v64
m11861:
v_cmpx_eq_u32 s[0:1], vcc_lo, v64
m11862:
v_cmpx_eq_u32 s[0:1], m0, v64
m11863:
v_cmpx_eq_u32 s[0:1], exec_hi, v64
m11864:
v_cmpx_eq_u32 s[0:1], src_scc, v64
m11865:
v_cmpx_eq_u32 s[0:1], 0, v64
m11866:
v_cmpx_eq_u32 s[0:1], -16, v64
m11867:
v_cmpx_eq_u32 s[0:1], 64, v64
m11868:
v_cmpx_eq_u32 s[0:1], -4.0, v64
m11869:
v_cmpx_eq_u32 s[0:1], 0.15915494, v64
m11870:
v_cmpx_eq_u32 s[0:1], v32, s32
m11871:
v_cmpx_eq_u32 s[0:1], v32, vcc_lo
m11872:
v_cmpx_eq_u32 s[0:1], v32, m0
m11873:
v_cmpx_eq_u32 s[0:1], v32, exec_hi
m11874:
v_cmpx_eq_u32 s[0:1], v32, src_scc
m11875:
v_cmpx_eq_u32 s[0:1], v32, 0
m11876:
v_cmpx_eq_u32 s[0:1], v32, -16
m11877:
v_cmpx_eq_u32 s[0:1], v32, 64
m11878:
v_cmpx_eq_u32 s[0:1], v32, -4.0
m11879:
v_cmpx_eq_u32 s[0:1], v32, 0.15915494
m11880:
v_cmpx_eq_u32_e32 vcc, v32, v64
m11881:
v_cmpx_eq_u32_e32 vcc, 0x12345678, v64
m11882:
v_cmpx_eq_u32_e64 s[0:1], v32, v64
m11883:
v_cmpx_eq_u32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11884:
v_cmp_le_u32 s[0:1], v32, v64
m11885:
v_cmp_le_u32 s[0:1], s16, v64
m11886:
v_cmp_le_u32 s[0:1], vcc_lo, v64
m11887:
v_cmp_le_u32 s[0:1], m0, v64
m11888:
v_cmp_le_u32 s[0:1], exec_hi, v64
m11889:
v_cmp_le_u32 s[0:1], src_scc, v64
m11890:
v_cmp_le_u32 s[0:1], 0, v64
m11891:
v_cmp_le_u32 s[0:1], -16, v64
m11892:
v_cmp_le_u32 s[0:1], 64, v64
m11893:
v_cmp_le_u32 s[0:1], -4.0, v64
m11894:
v_cmp_le_u32 s[0:1], 0.15915494, v64
m11895:
v_cmp_le_u32 s[0:1], v32, s32
m11896:
v_cmp_le_u32 s[0:1], v32, vcc_lo
m11897:
v_cmp_le_u32 s[0:1], v32, m0
m11898:
v_cmp_le_u32 s[0:1], v32, exec_hi
m11899:
v_cmp_le_u32 s[0:1], v32, src_scc
m11900:
v_cmp_le_u32 s[0:1], v32, 0
m11901:
v_cmp_le_u32 s[0:1], v32, -16
m11902:
v_cmp_le_u32 s[0:1], v32, 64
m11903:
v_cmp_le_u32 s[0:1], v32, -4.0
m11904:
v_cmp_le_u32 s[0:1], v32, 0.15915494
m11905:
v_cmp_le_u32_e32 vcc, v32, v64
m11906:
v_cmp_le_u32_e32 vcc, 0x12345678, v64
m11907:
v_cmp_le_u32_e64 s[0:1], v32, v64
m11908:
v_cmp_le_u32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11909:
v_cmpx_le_u32 s[0:1], v32, v64
m11910:
v_cmpx_le_u32 s[0:1], s16, v64
m11911:
v_cmpx_le_u32 s[0:1], vcc_lo, v64
m11912:
v_cmpx_le_u32 s[0:1], m0, v64
m11913:
v_cmpx_le_u32 s[0:1], exec_hi, v64
m11914:
v_cmpx_le_u32 s[0:1], src_scc, v64
m11915:
v_cmpx_le_u32 s[0:1], 0, v64
m11916:
v_cmpx_le_u32 s[0:1], -16, v64
m11917:
v_cmpx_le_u32 s[0:1], 64, v64
m11918:
v_cmpx_le_u32 s[0:1], -4.0, v64
m11919:
v_cmpx_le_u32 s[0:1], 0.15915494, v64
m11920:
v_cmpx_le_u32 s[0:1], v32, s32
m11921:
v_cmpx_le_u32 s[0:1], v32, vcc_lo
m11922:
v_cmpx_le_u32 s[0:1], v32, m0
m11923:
v_cmpx_le_u32 s[0:1], v32, exec_hi
m11924:
v_cmpx_le_u32 s[0:1], v32, src_scc
m11925:
v_cmpx_le_u32 s[0:1], v32, 0
m11926:
v_cmpx_le_u32 s[0:1], v32, -16
m11927:
v_cmpx_le_u32 s[0:1], v32, 64
m11928:
v_cmpx_le_u32 s[0:1], v32, -4.0
m11929:
v_cmpx_le_u32 s[0:1], v32, 0.15915494
m11930:
v_cmpx_le_u32_e32 vcc, v32, v64
m11931:
v_cmpx_le_u32_e32 vcc, 0x12345678, v64
m11932:
v_cmpx_le_u32_e64 s[0:1], v32, v64
m11933:
v_cmpx_le_u32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11934:
v_cmp_gt_u32 s[0:1], v32, v64
m11935:
v_cmp_gt_u32 s[0:1], s16, v64
m11936:
v_cmp_gt_u32 s[0:1], vcc_lo, v64
m11937:
v_cmp_gt_u32 s[0:1], m0, v64
m11938:
v_cmp_gt_u32 s[0:1], exec_hi, v64
m11939:
v_cmp_gt_u32 s[0:1], src_scc, v64
m11940:
v_cmp_gt_u32 s[0:1], 0, v64
m11941:
v_cmp_gt_u32 s[0:1], -16, v64
m11942:
v_cmp_gt_u32 s[0:1], 64, v64
m11943:
v_cmp_gt_u32 s[0:1], -4.0, v64
m11944:
v_cmp_gt_u32 s[0:1], 0.15915494, v64
m11945:
v_cmp_gt_u32 s[0:1], v32, s32
m11946:
v_cmp_gt_u32 s[0:1], v32, vcc_lo
m11947:
v_cmp_gt_u32 s[0:1], v32, m0
m11948:
v_cmp_gt_u32 s[0:1], v32, exec_hi
m11949:
v_cmp_gt_u32 s[0:1], v32, src_scc
m11950:
v_cmp_gt_u32 s[0:1], v32, 0
m11951:
v_cmp_gt_u32 s[0:1], v32, -16
m11952:
v_cmp_gt_u32 s[0:1], v32, 64
m11953:
v_cmp_gt_u32 s[0:1], v32, -4.0
m11954:
v_cmp_gt_u32 s[0:1], v32, 0.15915494
m11955:
v_cmp_gt_u32_e32 vcc, v32, v64
m11956:
v_cmp_gt_u32_e32 vcc, 0x12345678, v64
m11957:
v_cmp_gt_u32_e64 s[0:1], v32, v64
m11958:
v_cmp_gt_u32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11959:
v_cmpx_gt_u32 s[0:1], v32, v64
m11960:
v_cmpx_gt_u32 s[0:1], s16, v64
m11961:
v_cmpx_gt_u32 s[0:1], vcc_lo, v64
m11962:
v_cmpx_gt_u32 s[0:1], m0, v64
m11963:
v_cmpx_gt_u32 s[0:1], exec_hi, v64
m11964:
v_cmpx_gt_u32 s[0:1], src_scc, v64
m11965:
v_cmpx_gt_u32 s[0:1], 0, v64
m11966:
v_cmpx_gt_u32 s[0:1], -16, v64
m11967:
v_cmpx_gt_u32 s[0:1], 64, v64
m11968:
v_cmpx_gt_u32 s[0:1], -4.0, v64
m11969:
v_cmpx_gt_u32 s[0:1], 0.15915494, v64
m11970:
v_cmpx_gt_u32 s[0:1], v32, s32
m11971:
v_cmpx_gt_u32 s[0:1], v32, vcc_lo
m11972:
v_cmpx_gt_u32 s[0:1], v32, m0
m11973:
v_cmpx_gt_u32 s[0:1], v32, exec_hi
m11974:
v_cmpx_gt_u32 s[0:1], v32, src_scc
m11975:
v_cmpx_gt_u32 s[0:1], v32, 0
m11976:
v_cmpx_gt_u32 s[0:1], v32, -16
m11977:
v_cmpx_gt_u32 s[0:1], v32, 64
m11978:
v_cmpx_gt_u32 s[0:1], v32, -4.0
m11979:
v_cmpx_gt_u32 s[0:1], v32, 0.15915494
m11980:
v_cmpx_gt_u32_e32 vcc, v32, v64
m11981:
v_cmpx_gt_u32_e32 vcc, 0x12345678, v64
m11982:
v_cmpx_gt_u32_e64 s[0:1], v32, v64
m11983:
v_cmpx_gt_u32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m11984:
v_cmp_ne_u32 s[0:1], v32, v64
m11985:
v_cmp_ne_u32 s[0:1], s16, v64
m11986:
v_cmp_ne_u32 s[0:1], vcc_lo, v64
m11987:
v_cmp_ne_u32 s[0:1], m0, v64
m11988:
v_cmp_ne_u32 s[0:1], exec_hi, v64
m11989:
v_cmp_ne_u32 s[0:1], src_scc, v64
m11990:
v_cmp_ne_u32 s[0:1], 0, v64
m11991:
v_cmp_ne_u32 s[0:1], -16, v64
m11992:
v_cmp_ne_u32 s[0:1], 64, v64
m11993:
v_cmp_ne_u32 s[0:1], -4.0, v64
m11994:
v_cmp_ne_u32 s[0:1], 0.15915494, v64
m11995:
v_cmp_ne_u32 s[0:1], v32, s32
m11996:
v_cmp_ne_u32 s[0:1], v32, vcc_lo
m11997:
v_cmp_ne_u32 s[0:1], v32, m0
m11998:
v_cmp_ne_u32 s[0:1], v32, exec_hi
m11999:
v_cmp_ne_u32 s[0:1], v32, src_scc
m12000:
v_cmp_ne_u32 s[0:1], v32, 0
m12001:
v_cmp_ne_u32 s[0:1], v32, -16
m12002:
v_cmp_ne_u32 s[0:1], v32, 64
m12003:
v_cmp_ne_u32 s[0:1], v32, -4.0
m12004:
v_cmp_ne_u32 s[0:1], v32, 0.15915494
m12005:
v_cmp_ne_u32_e32 vcc, v32, v64
m12006:
v_cmp_ne_u32_e32 vcc, 0x12345678, v64
m12007:
v_cmp_ne_u32_e64 s[0:1], v32, v64
m12008:
v_cmp_ne_u32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m12009:
v_cmpx_ne_u32 s[0:1], v32, v64
m12010:
v_cmpx_ne_u32 s[0:1], s16, v64
m12011:
v_cmpx_ne_u32 s[0:1], vcc_lo, v64
m12012:
v_cmpx_ne_u32 s[0:1], m0, v64
m12013:
v_cmpx_ne_u32 s[0:1], exec_hi, v64
m12014:
v_cmpx_ne_u32 s[0:1], src_scc, v64
m12015:
v_cmpx_ne_u32 s[0:1], 0, v64
m12016:
v_cmpx_ne_u32 s[0:1], -16, v64
m12017:
v_cmpx_ne_u32 s[0:1], 64, v64
m12018:
v_cmpx_ne_u32 s[0:1], -4.0, v64
m12019:
v_cmpx_ne_u32 s[0:1], 0.15915494, v64
m12020:
v_cmpx_ne_u32 s[0:1], v32, s32
m12021:
v_cmpx_ne_u32 s[0:1], v32, vcc_lo
m12022:
v_cmpx_ne_u32 s[0:1], v32, m0
m12023:
v_cmpx_ne_u32 s[0:1], v32, exec_hi
m12024:
v_cmpx_ne_u32 s[0:1], v32, src_scc
m12025:
v_cmpx_ne_u32 s[0:1], v32, 0
m12026:
v_cmpx_ne_u32 s[0:1], v32, -16
m12027:
v_cmpx_ne_u32 s[0:1], v32, 64
m12028:
v_cmpx_ne_u32 s[0:1], v32, -4.0
m12029:
v_cmpx_ne_u32 s[0:1], v32, 0.15915494
m12030:
v_cmpx_ne_u32_e32 vcc, v32, v64
m12031:
v_cmpx_ne_u32_e32 vcc, 0x12345678, v64
m12032:
v_cmpx_ne_u32_e64 s[0:1], v32, v64
m12033:
v_cmpx_ne_u32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m12034:
v_cmp_ge_u32 s[0:1], v32, v64
m12035:
v_cmp_ge_u32 s[0:1], s16, v64
m12036:
v_cmp_ge_u32 s[0:1], vcc_lo, v64
m12037:
v_cmp_ge_u32 s[0:1], m0, v64
m12038:
v_cmp_ge_u32 s[0:1], exec_hi, v64
m12039:
v_cmp_ge_u32 s[0:1], src_scc, v64
m12040:
v_cmp_ge_u32 s[0:1], 0, v64
m12041:
v_cmp_ge_u32 s[0:1], -16, v64
m12042:
v_cmp_ge_u32 s[0:1], 64, v64
m12043:
v_cmp_ge_u32 s[0:1], -4.0, v64
m12044:
v_cmp_ge_u32 s[0:1], 0.15915494, v64
m12045:
v_cmp_ge_u32 s[0:1], v32, s32
m12046:
v_cmp_ge_u32 s[0:1], v32, vcc_lo
m12047:
v_cmp_ge_u32 s[0:1], v32, m0
m12048:
v_cmp_ge_u32 s[0:1], v32, exec_hi
m12049:
v_cmp_ge_u32 s[0:1], v32, src_scc
m12050:
v_cmp_ge_u32 s[0:1], v32, 0
m12051:
v_cmp_ge_u32 s[0:1], v32, -16
m12052:
v_cmp_ge_u32 s[0:1], v32, 64
m12053:
v_cmp_ge_u32 s[0:1], v32, -4.0
m12054:
v_cmp_ge_u32 s[0:1], v32, 0.15915494
m12055:
v_cmp_ge_u32_e32 vcc, v32, v64
m12056:
v_cmp_ge_u32_e32 vcc, 0x12345678, v64
m12057:
v_cmp_ge_u32_e64 s[0:1], v32, v64
m12058:
v_cmp_ge_u32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m12059:
v_cmpx_ge_u32 s[0:1], v32, v64
m12060:
v_cmpx_ge_u32 s[0:1], s16, v64
m12061:
v_cmpx_ge_u32 s[0:1], vcc_lo, v64
m12062:
v_cmpx_ge_u32 s[0:1], m0, v64
m12063:
v_cmpx_ge_u32 s[0:1], exec_hi, v64
m12064:
v_cmpx_ge_u32 s[0:1], src_scc, v64
m12065:
v_cmpx_ge_u32 s[0:1], 0, v64
m12066:
v_cmpx_ge_u32 s[0:1], -16, v64
m12067:
v_cmpx_ge_u32 s[0:1], 64, v64
m12068:
v_cmpx_ge_u32 s[0:1], -4.0, v64
m12069:
v_cmpx_ge_u32 s[0:1], 0.15915494, v64
m12070:
v_cmpx_ge_u32 s[0:1], v32, s32
m12071:
v_cmpx_ge_u32 s[0:1], v32, vcc_lo
m12072:
v_cmpx_ge_u32 s[0:1], v32, m0
m12073:
v_cmpx_ge_u32 s[0:1], v32, exec_hi
m12074:
v_cmpx_ge_u32 s[0:1], v32, src_scc
m12075:
v_cmpx_ge_u32 s[0:1], v32, 0
m12076:
v_cmpx_ge_u32 s[0:1], v32, -16
m12077:
v_cmpx_ge_u32 s[0:1], v32, 64
m12078:
v_cmpx_ge_u32 s[0:1], v32, -4.0
m12079:
v_cmpx_ge_u32 s[0:1], v32, 0.15915494
m12080:
v_cmpx_ge_u32_e32 vcc, v32, v64
m12081:
v_cmpx_ge_u32_e32 vcc, 0x12345678, v64
m12082:
v_cmpx_ge_u32_e64 s[0:1], v32, v64
m12083:
v_cmpx_ge_u32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m12084:
v_cmp_t_u32 s[0:1], v32, v64
m12085:
v_cmp_t_u32 s[0:1], s16, v64
m12086:
v_cmp_t_u32 s[0:1], vcc_lo, v64
m12087:
v_cmp_t_u32 s[0:1], m0, v64
m12088:
v_cmp_t_u32 s[0:1], exec_hi, v64
m12089:
v_cmp_t_u32 s[0:1], src_scc, v64
m12090:
v_cmp_t_u32 s[0:1], 0, v64
m12091:
v_cmp_t_u32 s[0:1], -16, v64
m12092:
v_cmp_t_u32 s[0:1], 64, v64
m12093:
v_cmp_t_u32 s[0:1], -4.0, v64
m12094:
v_cmp_t_u32 s[0:1], 0.15915494, v64
m12095:
v_cmp_t_u32 s[0:1], v32, s32
m12096:
v_cmp_t_u32 s[0:1], v32, vcc_lo
m12097:
v_cmp_t_u32 s[0:1], v32, m0
m12098:
v_cmp_t_u32 s[0:1], v32, exec_hi
m12099:
v_cmp_t_u32 s[0:1], v32, src_scc
m12100:
v_cmp_t_u32 s[0:1], v32, 0
m12101:
v_cmp_t_u32 s[0:1], v32, -16
m12102:
v_cmp_t_u32 s[0:1], v32, 64
m12103:
v_cmp_t_u32 s[0:1], v32, -4.0
m12104:
v_cmp_t_u32 s[0:1], v32, 0.15915494
m12105:
v_cmp_t_u32_e32 vcc, v32, v64
m12106:
v_cmp_t_u32_e32 vcc, 0x12345678, v64
m12107:
v_cmp_t_u32_e64 s[0:1], v32, v64
m12108:
v_cmp_t_u32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m12109:
v_cmpx_t_u32 s[0:1], v32, v64
m12110:
v_cmpx_t_u32 s[0:1], s16, v64
m12111:
v_cmpx_t_u32 s[0:1], vcc_lo, v64
m12112:
v_cmpx_t_u32 s[0:1], m0, v64
m12113:
v_cmpx_t_u32 s[0:1], exec_hi, v64
m12114:
v_cmpx_t_u32 s[0:1], src_scc, v64
m12115:
v_cmpx_t_u32 s[0:1], 0, v64
m12116:
v_cmpx_t_u32 s[0:1], -16, v64
m12117:
v_cmpx_t_u32 s[0:1], 64, v64
m12118:
v_cmpx_t_u32 s[0:1], -4.0, v64
m12119:
v_cmpx_t_u32 s[0:1], 0.15915494, v64
m12120:
v_cmpx_t_u32 s[0:1], v32, s32
m12121:
v_cmpx_t_u32 s[0:1], v32, vcc_lo
m12122:
v_cmpx_t_u32 s[0:1], v32, m0
m12123:
v_cmpx_t_u32 s[0:1], v32, exec_hi
m12124:
v_cmpx_t_u32 s[0:1], v32, src_scc
m12125:
v_cmpx_t_u32 s[0:1], v32, 0
m12126:
v_cmpx_t_u32 s[0:1], v32, -16
m12127:
v_cmpx_t_u32 s[0:1], v32, 64
m12128:
v_cmpx_t_u32 s[0:1], v32, -4.0
m12129:
v_cmpx_t_u32 s[0:1], v32, 0.15915494
m12130:
v_cmpx_t_u32_e32 vcc, v32, v64
m12131:
v_cmpx_t_u32_e32 vcc, 0x12345678, v64
m12132:
v_cmpx_t_u32_e64 s[0:1], v32, v64
m12133:
v_cmpx_t_u32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m12134:
v_cmp_f_i64 s[0:1], v[32:33], v[64:65]
m12135:
v_cmp_f_i64 s[0:1], s[16:17], v[64:65]
m12136:
v_cmp_f_i64 s[0:1], vcc, v[64:65]
m12137:
v_cmp_f_i64 s[0:1], exec, v[64:65]
m12138:
v_cmp_f_i64 s[0:1], 0, v[64:65]
m12139:
v_cmp_f_i64 s[0:1], -16, v[64:65]
m12140:
v_cmp_f_i64 s[0:1], 64, v[64:65]
m12141:
v_cmp_f_i64 s[0:1], -4.0, v[64:65]
m12142:
v_cmp_f_i64 s[0:1], v[32:33], s[32:33]
m12143:
v_cmp_f_i64 s[0:1], v[32:33], vcc
m12144:
v_cmp_f_i64 s[0:1], v[32:33], exec
m12145:
v_cmp_f_i64 s[0:1], v[32:33], 0
m12146:
v_cmp_f_i64 s[0:1], v[32:33], -16
m12147:
v_cmp_f_i64 s[0:1], v[32:33], 64
m12148:
v_cmp_f_i64 s[0:1], v[32:33], -4.0
m12149:
v_cmp_f_i64_e32 vcc, v[32:33], v[64:65]
m12150:
v_cmp_f_i64_e32 vcc, 0x12345678, v[64:65]
m12151:
v_cmp_f_i64_e64 s[0:1], v[32:33], v[64:65]
m12152:
v_cmpx_f_i64 s[0:1], v[32:33], v[64:65]
m12153:
v_cmpx_f_i64 s[0:1], s[16:17], v[64:65]
m12154:
v_cmpx_f_i64 s[0:1], vcc, v[64:65]
m12155:
v_cmpx_f_i64 s[0:1], exec, v[64:65]
m12156:
v_cmpx_f_i64 s[0:1], 0, v[64:65]
m12157:
v_cmpx_f_i64 s[0:1], -16, v[64:65]
m12158:
v_cmpx_f_i64 s[0:1], 64, v[64:65]
m12159:
v_cmpx_f_i64 s[0:1], -4.0, v[64:65]
m12160:
v_cmpx_f_i64 s[0:1], v[32:33], s[32:33]
m12161:
v_cmpx_f_i64 s[0:1], v[32:33], vcc
m12162:
v_cmpx_f_i64 s[0:1], v[32:33], exec
m12163:
v_cmpx_f_i64 s[0:1], v[32:33], 0
m12164:
v_cmpx_f_i64 s[0:1], v[32:33], -16
m12165:
v_cmpx_f_i64 s[0:1], v[32:33], 64
m12166:
v_cmpx_f_i64 s[0:1], v[32:33], -4.0
m12167:
v_cmpx_f_i64_e32 vcc, v[32:33], v[64:65]
m12168:
v_cmpx_f_i64_e32 vcc, 0x12345678, v[64:65]
m12169:
v_cmpx_f_i64_e64 s[0:1], v[32:33], v[64:65]
m12170:
v_cmp_lt_i64 s[0:1], v[32:33], v[64:65]
m12171:
v_cmp_lt_i64 s[0:1], s[16:17], v[64:65]
m12172:
v_cmp_lt_i64 s[0:1], vcc, v[64:65]
m12173:
v_cmp_lt_i64 s[0:1], exec, v[64:65]
m12174:
v_cmp_lt_i64 s[0:1], 0, v[64:65]
m12175:
v_cmp_lt_i64 s[0:1], -16, v[64:65]
m12176:
v_cmp_lt_i64 s[0:1], 64, v[64:65]
m12177:
v_cmp_lt_i64 s[0:1], -4.0, v[64:65]
m12178:
v_cmp_lt_i64 s[0:1], v[32:33], s[32:33]
m12179:
v_cmp_lt_i64 s[0:1], v[32:33], vcc
m12180:
v_cmp_lt_i64 s[0:1], v[32:33], exec
m12181:
v_cmp_lt_i64 s[0:1], v[32:33], 0
m12182:
v_cmp_lt_i64 s[0:1], v[32:33], -16
m12183:
v_cmp_lt_i64 s[0:1], v[32:33], 64
m12184:
v_cmp_lt_i64 s[0:1], v[32:33], -4.0
m12185:
v_cmp_lt_i64_e32 vcc, v[32:33], v[64:65]
m12186:
v_cmp_lt_i64_e32 vcc, 0x12345678, v[64:65]
m12187:
v_cmp_lt_i64_e64 s[0:1], v[32:33], v[64:65]
m12188:
v_cmpx_lt_i64 s[0:1], v[32:33], v[64:65]
m12189:
v_cmpx_lt_i64 s[0:1], s[16:17], v[64:65]
m12190:
v_cmpx_lt_i64 s[0:1], vcc, v[64:65]
m12191:
v_cmpx_lt_i64 s[0:1], exec, v[64:65]
m12192:
v_cmpx_lt_i64 s[0:1], 0, v[64:65]
m12193:
v_cmpx_lt_i64 s[0:1], -16, v[64:65]
m12194:
v_cmpx_lt_i64 s[0:1], 64, v[64:65]
m12195:
v_cmpx_lt_i64 s[0:1], -4.0, v[64:65]
m12196:
v_cmpx_lt_i64 s[0:1], v[32:33], s[32:33]
m12197:
v_cmpx_lt_i64 s[0:1], v[32:33], vcc
m12198:
v_cmpx_lt_i64 s[0:1], v[32:33], exec
m12199:
v_cmpx_lt_i64 s[0:1], v[32:33], 0
m12200:
v_cmpx_lt_i64 s[0:1], v[32:33], -16
m12201:
v_cmpx_lt_i64 s[0:1], v[32:33], 64
m12202:
v_cmpx_lt_i64 s[0:1], v[32:33], -4.0
m12203:
v_cmpx_lt_i64_e32 vcc, v[32:33], v[64:65]
m12204:
v_cmpx_lt_i64_e32 vcc, 0x12345678, v[64:65]
m12205:
v_cmpx_lt_i64_e64 s[0:1], v[32:33], v[64:65]
m12206:
v_cmp_eq_i64 s[0:1], v[32:33], v[64:65]
m12207:
v_cmp_eq_i64 s[0:1], s[16:17], v[64:65]
m12208:
v_cmp_eq_i64 s[0:1], vcc, v[64:65]
m12209:
v_cmp_eq_i64 s[0:1], exec, v[64:65]
m12210:
v_cmp_eq_i64 s[0:1], 0, v[64:65]
m12211:
v_cmp_eq_i64 s[0:1], -16, v[64:65]
m12212:
v_cmp_eq_i64 s[0:1], 64, v[64:65]
m12213:
v_cmp_eq_i64 s[0:1], -4.0, v[64:65]
m12214:
v_cmp_eq_i64 s[0:1], v[32:33], s[32:33]
m12215:
v_cmp_eq_i64 s[0:1], v[32:33], vcc
m12216:
v_cmp_eq_i64 s[0:1], v[32:33], exec
m12217:
v_cmp_eq_i64 s[0:1], v[32:33], 0
m12218:
v_cmp_eq_i64 s[0:1], v[32:33], -16
m12219:
v_cmp_eq_i64 s[0:1], v[32:33], 64
m12220:
v_cmp_eq_i64 s[0:1], v[32:33], -4.0
m12221:
v_cmp_eq_i64_e32 vcc, v[32:33], v[64:65]
m12222:
v_cmp_eq_i64_e32 vcc, 0x12345678, v[64:65]
m12223:
v_cmp_eq_i64_e64 s[0:1], v[32:33], v[64:65]
m12224:
v_cmpx_eq_i64 s[0:1], v[32:33], v[64:65]
m12225:
v_cmpx_eq_i64 s[0:1], s[16:17], v[64:65]
m12226:
v_cmpx_eq_i64 s[0:1], vcc, v[64:65]
m12227:
v_cmpx_eq_i64 s[0:1], exec, v[64:65]
m12228:
v_cmpx_eq_i64 s[0:1], 0, v[64:65]
m12229:
v_cmpx_eq_i64 s[0:1], -16, v[64:65]
m12230:
v_cmpx_eq_i64 s[0:1], 64, v[64:65]
m12231:
v_cmpx_eq_i64 s[0:1], -4.0, v[64:65]
m12232:
v_cmpx_eq_i64 s[0:1], v[32:33], s[32:33]
m12233:
v_cmpx_eq_i64 s[0:1], v[32:33], vcc
m12234:
v_cmpx_eq_i64 s[0:1], v[32:33], exec
m12235:
v_cmpx_eq_i64 s[0:1], v[32:33], 0
m12236:
v_cmpx_eq_i64 s[0:1], v[32:33], -16
m12237:
v_cmpx_eq_i64 s[0:1], v[32:33], 64
m12238:
v_cmpx_eq_i64 s[0:1], v[32:33], -4.0
m12239:
v_cmpx_eq_i64_e32 vcc, v[32:33], v[64:65]
m12240:
v_cmpx_eq_i64_e32 vcc, 0x12345678, v[64:65]
m12241:
v_cmpx_eq_i64_e64 s[0:1], v[32:33], v[64:65]
m12242:
v_cmp_le_i64 s[0:1], v[32:33], v[64:65]
m12243:
v_cmp_le_i64 s[0:1], s[16:17], v[64:65]
m12244:
v_cmp_le_i64 s[0:1], vcc, v[64:65]
m12245:
v_cmp_le_i64 s[0:1], exec, v[64:65]
m12246:
v_cmp_le_i64 s[0:1], 0, v[64:65]
m12247:
v_cmp_le_i64 s[0:1], -16, v[64:65]
m12248:
v_cmp_le_i64 s[0:1], 64, v[64:65]
m12249:
v_cmp_le_i64 s[0:1], -4.0, v[64:65]
m12250:
v_cmp_le_i64 s[0:1], v[32:33], s[32:33]
m12251:
v_cmp_le_i64 s[0:1], v[32:33], vcc
m12252:
v_cmp_le_i64 s[0:1], v[32:33], exec
m12253:
v_cmp_le_i64 s[0:1], v[32:33], 0
m12254:
v_cmp_le_i64 s[0:1], v[32:33], -16
m12255:
v_cmp_le_i64 s[0:1], v[32:33], 64
m12256:
v_cmp_le_i64 s[0:1], v[32:33], -4.0
m12257:
v_cmp_le_i64_e32 vcc, v[32:33], v[64:65]
m12258:
v_cmp_le_i64_e32 vcc, 0x12345678, v[64:65]
m12259:
v_cmp_le_i64_e64 s[0:1], v[32:33], v[64:65]
m12260:
v_cmpx_le_i64 s[0:1], v[32:33], v[64:65]
m12261:
v_cmpx_le_i64 s[0:1], s[16:17], v[64:65]
m12262:
v_cmpx_le_i64 s[0:1], vcc, v[64:65]
m12263:
v_cmpx_le_i64 s[0:1], exec, v[64:65]
m12264:
v_cmpx_le_i64 s[0:1], 0, v[64:65]
m12265:
v_cmpx_le_i64 s[0:1], -16, v[64:65]
m12266:
v_cmpx_le_i64 s[0:1], 64, v[64:65]
m12267:
v_cmpx_le_i64 s[0:1], -4.0, v[64:65]
m12268:
v_cmpx_le_i64 s[0:1], v[32:33], s[32:33]
m12269:
v_cmpx_le_i64 s[0:1], v[32:33], vcc
m12270:
v_cmpx_le_i64 s[0:1], v[32:33], exec
m12271:
v_cmpx_le_i64 s[0:1], v[32:33], 0
m12272:
v_cmpx_le_i64 s[0:1], v[32:33], -16
m12273:
v_cmpx_le_i64 s[0:1], v[32:33], 64
m12274:
v_cmpx_le_i64 s[0:1], v[32:33], -4.0
m12275:
v_cmpx_le_i64_e32 vcc, v[32:33], v[64:65]
m12276:
v_cmpx_le_i64_e32 vcc, 0x12345678, v[64:65]
m12277:
v_cmpx_le_i64_e64 s[0:1], v[32:33], v[64:65]
m12278:
v_cmp_gt_i64 s[0:1], v[32:33], v[64:65]
m12279:
v_cmp_gt_i64 s[0:1], s[16:17], v[64:65]
m12280:
v_cmp_gt_i64 s[0:1], vcc, v[64:65]
m12281:
v_cmp_gt_i64 s[0:1], exec, v[64:65]
m12282:
v_cmp_gt_i64 s[0:1], 0, v[64:65]
m12283:
v_cmp_gt_i64 s[0:1], -16, v[64:65]
m12284:
v_cmp_gt_i64 s[0:1], 64, v[64:65]
m12285:
v_cmp_gt_i64 s[0:1], -4.0, v[64:65]
m12286:
v_cmp_gt_i64 s[0:1], v[32:33], s[32:33]
m12287:
v_cmp_gt_i64 s[0:1], v[32:33], vcc
m12288:
v_cmp_gt_i64 s[0:1], v[32:33], exec
m12289:
v_cmp_gt_i64 s[0:1], v[32:33], 0
m12290:
v_cmp_gt_i64 s[0:1], v[32:33], -16
m12291:
v_cmp_gt_i64 s[0:1], v[32:33], 64
m12292:
v_cmp_gt_i64 s[0:1], v[32:33], -4.0
m12293:
v_cmp_gt_i64_e32 vcc, v[32:33], v[64:65]
m12294:
v_cmp_gt_i64_e32 vcc, 0x12345678, v[64:65]
m12295:
v_cmp_gt_i64_e64 s[0:1], v[32:33], v[64:65]
m12296:
v_cmpx_gt_i64 s[0:1], v[32:33], v[64:65]
m12297:
v_cmpx_gt_i64 s[0:1], s[16:17], v[64:65]
m12298:
v_cmpx_gt_i64 s[0:1], vcc, v[64:65]
m12299:
v_cmpx_gt_i64 s[0:1], exec, v[64:65]
m12300:
v_cmpx_gt_i64 s[0:1], 0, v[64:65]
m12301:
v_cmpx_gt_i64 s[0:1], -16, v[64:65]
m12302:
v_cmpx_gt_i64 s[0:1], 64, v[64:65]
m12303:
v_cmpx_gt_i64 s[0:1], -4.0, v[64:65]
m12304:
v_cmpx_gt_i64 s[0:1], v[32:33], s[32:33]
m12305:
v_cmpx_gt_i64 s[0:1], v[32:33], vcc
m12306:
v_cmpx_gt_i64 s[0:1], v[32:33], exec
m12307:
v_cmpx_gt_i64 s[0:1], v[32:33], 0
m12308:
v_cmpx_gt_i64 s[0:1], v[32:33], -16
m12309:
v_cmpx_gt_i64 s[0:1], v[32:33], 64
m12310:
v_cmpx_gt_i64 s[0:1], v[32:33], -4.0
m12311:
v_cmpx_gt_i64_e32 vcc, v[32:33], v[64:65]
m12312:
v_cmpx_gt_i64_e32 vcc, 0x12345678, v[64:65]
m12313:
v_cmpx_gt_i64_e64 s[0:1], v[32:33], v[64:65]
m12314:
v_cmp_ne_i64 s[0:1], v[32:33], v[64:65]
m12315:
v_cmp_ne_i64 s[0:1], s[16:17], v[64:65]
m12316:
v_cmp_ne_i64 s[0:1], vcc, v[64:65]
m12317:
v_cmp_ne_i64 s[0:1], exec, v[64:65]
m12318:
v_cmp_ne_i64 s[0:1], 0, v[64:65]
m12319:
v_cmp_ne_i64 s[0:1], -16, v[64:65]
m12320:
v_cmp_ne_i64 s[0:1], 64, v[64:65]
m12321:
v_cmp_ne_i64 s[0:1], -4.0, v[64:65]
m12322:
v_cmp_ne_i64 s[0:1], v[32:33], s[32:33]
m12323:
v_cmp_ne_i64 s[0:1], v[32:33], vcc
m12324:
v_cmp_ne_i64 s[0:1], v[32:33], exec
m12325:
v_cmp_ne_i64 s[0:1], v[32:33], 0
m12326:
v_cmp_ne_i64 s[0:1], v[32:33], -16
m12327:
v_cmp_ne_i64 s[0:1], v[32:33], 64
m12328:
v_cmp_ne_i64 s[0:1], v[32:33], -4.0
m12329:
v_cmp_ne_i64_e32 vcc, v[32:33], v[64:65]
m12330:
v_cmp_ne_i64_e32 vcc, 0x12345678, v[64:65]
m12331:
v_cmp_ne_i64_e64 s[0:1], v[32:33], v[64:65]
m12332:
v_cmpx_ne_i64 s[0:1], v[32:33], v[64:65]
m12333:
v_cmpx_ne_i64 s[0:1], s[16:17], v[64:65]
m12334:
v_cmpx_ne_i64 s[0:1], vcc, v[64:65]
m12335:
v_cmpx_ne_i64 s[0:1], exec, v[64:65]
m12336:
v_cmpx_ne_i64 s[0:1], 0, v[64:65]
m12337:
v_cmpx_ne_i64 s[0:1], -16, v[64:65]
m12338:
v_cmpx_ne_i64 s[0:1], 64, v[64:65]
m12339:
v_cmpx_ne_i64 s[0:1], -4.0, v[64:65]
m12340:
v_cmpx_ne_i64 s[0:1], v[32:33], s[32:33]
m12341:
v_cmpx_ne_i64 s[0:1], v[32:33], vcc
m12342:
v_cmpx_ne_i64 s[0:1], v[32:33], exec
m12343:
v_cmpx_ne_i64 s[0:1], v[32:33], 0
m12344:
v_cmpx_ne_i64 s[0:1], v[32:33], -16
m12345:
v_cmpx_ne_i64 s[0:1], v[32:33], 64
m12346:
v_cmpx_ne_i64 s[0:1], v[32:33], -4.0
m12347:
v_cmpx_ne_i64_e32 vcc, v[32:33], v[64:65]
m12348:
v_cmpx_ne_i64_e32 vcc, 0x12345678, v[64:65]
m12349:
v_cmpx_ne_i64_e64 s[0:1], v[32:33], v[64:65]
m12350:
v_cmp_ge_i64 s[0:1], v[32:33], v[64:65]
m12351:
v_cmp_ge_i64 s[0:1], s[16:17], v[64:65]
m12352:
v_cmp_ge_i64 s[0:1], vcc, v[64:65]
m12353:
v_cmp_ge_i64 s[0:1], exec, v[64:65]
m12354:
v_cmp_ge_i64 s[0:1], 0, v[64:65]
m12355:
v_cmp_ge_i64 s[0:1], -16, v[64:65]
m12356:
v_cmp_ge_i64 s[0:1], 64, v[64:65]
m12357:
v_cmp_ge_i64 s[0:1], -4.0, v[64:65]
m12358:
v_cmp_ge_i64 s[0:1], v[32:33], s[32:33]
m12359:
v_cmp_ge_i64 s[0:1], v[32:33], vcc
m12360:
v_cmp_ge_i64 s[0:1], v[32:33], exec
m12361:
v_cmp_ge_i64 s[0:1], v[32:33], 0
m12362:
v_cmp_ge_i64 s[0:1], v[32:33], -16
m12363:
v_cmp_ge_i64 s[0:1], v[32:33], 64
m12364:
v_cmp_ge_i64 s[0:1], v[32:33], -4.0
m12365:
v_cmp_ge_i64_e32 vcc, v[32:33], v[64:65]
m12366:
v_cmp_ge_i64_e32 vcc, 0x12345678, v[64:65]
m12367:
v_cmp_ge_i64_e64 s[0:1], v[32:33], v[64:65]
m12368:
v_cmpx_ge_i64 s[0:1], v[32:33], v[64:65]
m12369:
v_cmpx_ge_i64 s[0:1], s[16:17], v[64:65]
m12370:
v_cmpx_ge_i64 s[0:1], vcc, v[64:65]
m12371:
v_cmpx_ge_i64 s[0:1], exec, v[64:65]
m12372:
v_cmpx_ge_i64 s[0:1], 0, v[64:65]
m12373:
v_cmpx_ge_i64 s[0:1], -16, v[64:65]
m12374:
v_cmpx_ge_i64 s[0:1], 64, v[64:65]
m12375:
v_cmpx_ge_i64 s[0:1], -4.0, v[64:65]
m12376:
v_cmpx_ge_i64 s[0:1], v[32:33], s[32:33]
m12377:
v_cmpx_ge_i64 s[0:1], v[32:33], vcc
m12378:
v_cmpx_ge_i64 s[0:1], v[32:33], exec
m12379:
v_cmpx_ge_i64 s[0:1], v[32:33], 0
m12380:
v_cmpx_ge_i64 s[0:1], v[32:33], -16
m12381:
v_cmpx_ge_i64 s[0:1], v[32:33], 64
m12382:
v_cmpx_ge_i64 s[0:1], v[32:33], -4.0
m12383:
v_cmpx_ge_i64_e32 vcc, v[32:33], v[64:65]
m12384:
v_cmpx_ge_i64_e32 vcc, 0x12345678, v[64:65]
m12385:
v_cmpx_ge_i64_e64 s[0:1], v[32:33], v[64:65]
m12386:
v_cmp_t_i64 s[0:1], v[32:33], v[64:65]
m12387:
v_cmp_t_i64 s[0:1], s[16:17], v[64:65]
m12388:
v_cmp_t_i64 s[0:1], vcc, v[64:65]
m12389:
v_cmp_t_i64 s[0:1], exec, v[64:65]
m12390:
v_cmp_t_i64 s[0:1], 0, v[64:65]
m12391:
v_cmp_t_i64 s[0:1], -16, v[64:65]
m12392:
v_cmp_t_i64 s[0:1], 64, v[64:65]
m12393:
v_cmp_t_i64 s[0:1], -4.0, v[64:65]
m12394:
v_cmp_t_i64 s[0:1], v[32:33], s[32:33]
m12395:
v_cmp_t_i64 s[0:1], v[32:33], vcc
m12396:
v_cmp_t_i64 s[0:1], v[32:33], exec
m12397:
v_cmp_t_i64 s[0:1], v[32:33], 0
m12398:
v_cmp_t_i64 s[0:1], v[32:33], -16
m12399:
v_cmp_t_i64 s[0:1], v[32:33], 64
m12400:
v_cmp_t_i64 s[0:1], v[32:33], -4.0
m12401:
v_cmp_t_i64_e32 vcc, v[32:33], v[64:65]
m12402:
v_cmp_t_i64_e32 vcc, 0x12345678, v[64:65]
m12403:
v_cmp_t_i64_e64 s[0:1], v[32:33], v[64:65]
m12404:
v_cmpx_t_i64 s[0:1], v[32:33], v[64:65]
m12405:
v_cmpx_t_i64 s[0:1], s[16:17], v[64:65]
m12406:
v_cmpx_t_i64 s[0:1], vcc, v[64:65]
m12407:
v_cmpx_t_i64 s[0:1], exec, v[64:65]
m12408:
v_cmpx_t_i64 s[0:1], 0, v[64:65]
m12409:
v_cmpx_t_i64 s[0:1], -16, v[64:65]
m12410:
v_cmpx_t_i64 s[0:1], 64, v[64:65]
m12411:
v_cmpx_t_i64 s[0:1], -4.0, v[64:65]
m12412:
v_cmpx_t_i64 s[0:1], v[32:33], s[32:33]
m12413:
v_cmpx_t_i64 s[0:1], v[32:33], vcc
m12414:
v_cmpx_t_i64 s[0:1], v[32:33], exec
m12415:
v_cmpx_t_i64 s[0:1], v[32:33], 0
m12416:
v_cmpx_t_i64 s[0:1], v[32:33], -16
m12417:
v_cmpx_t_i64 s[0:1], v[32:33], 64
m12418:
v_cmpx_t_i64 s[0:1], v[32:33], -4.0
m12419:
v_cmpx_t_i64_e32 vcc, v[32:33], v[64:65]
m12420:
v_cmpx_t_i64_e32 vcc, 0x12345678, v[64:65]
m12421:
v_cmpx_t_i64_e64 s[0:1], v[32:33], v[64:65]
m12422:
v_cmp_f_u64 s[0:1], v[32:33], v[64:65]
m12423:
v_cmp_f_u64 s[0:1], s[16:17], v[64:65]
m12424:
v_cmp_f_u64 s[0:1], vcc, v[64:65]
m12425:
v_cmp_f_u64 s[0:1], exec, v[64:65]
m12426:
v_cmp_f_u64 s[0:1], 0, v[64:65]
m12427:
v_cmp_f_u64 s[0:1], -16, v[64:65]
m12428:
v_cmp_f_u64 s[0:1], 64, v[64:65]
m12429:
v_cmp_f_u64 s[0:1], -4.0, v[64:65]
m12430:
v_cmp_f_u64 s[0:1], v[32:33], s[32:33]
m12431:
v_cmp_f_u64 s[0:1], v[32:33], vcc
m12432:
v_cmp_f_u64 s[0:1], v[32:33], exec
m12433:
v_cmp_f_u64 s[0:1], v[32:33], 0
m12434:
v_cmp_f_u64 s[0:1], v[32:33], -16
m12435:
v_cmp_f_u64 s[0:1], v[32:33], 64
m12436:
v_cmp_f_u64 s[0:1], v[32:33], -4.0
m12437:
v_cmp_f_u64_e32 vcc, v[32:33], v[64:65]
m12438:
v_cmp_f_u64_e32 vcc, 0x12345678, v[64:65]
m12439:
v_cmp_f_u64_e64 s[0:1], v[32:33], v[64:65]
m12440:
v_cmpx_f_u64 s[0:1], v[32:33], v[64:65]
m12441:
v_cmpx_f_u64 s[0:1], s[16:17], v[64:65]
m12442:
v_cmpx_f_u64 s[0:1], vcc, v[64:65]
m12443:
v_cmpx_f_u64 s[0:1], exec, v[64:65]
m12444:
v_cmpx_f_u64 s[0:1], 0, v[64:65]
m12445:
v_cmpx_f_u64 s[0:1], -16, v[64:65]
m12446:
v_cmpx_f_u64 s[0:1], 64, v[64:65]
m12447:
v_cmpx_f_u64 s[0:1], -4.0, v[64:65]
m12448:
v_cmpx_f_u64 s[0:1], v[32:33], s[32:33]
m12449:
v_cmpx_f_u64 s[0:1], v[32:33], vcc
m12450:
v_cmpx_f_u64 s[0:1], v[32:33], exec
m12451:
v_cmpx_f_u64 s[0:1], v[32:33], 0
m12452:
v_cmpx_f_u64 s[0:1], v[32:33], -16
m12453:
v_cmpx_f_u64 s[0:1], v[32:33], 64
m12454:
v_cmpx_f_u64 s[0:1], v[32:33], -4.0
m12455:
v_cmpx_f_u64_e32 vcc, v[32:33], v[64:65]
m12456:
v_cmpx_f_u64_e32 vcc, 0x12345678, v[64:65]
m12457:
v_cmpx_f_u64_e64 s[0:1], v[32:33], v[64:65]
m12458:
v_cmp_lt_u64 s[0:1], v[32:33], v[64:65]
m12459:
v_cmp_lt_u64 s[0:1], s[16:17], v[64:65]
m12460:
v_cmp_lt_u64 s[0:1], vcc, v[64:65]
m12461:
v_cmp_lt_u64 s[0:1], exec, v[64:65]
m12462:
v_cmp_lt_u64 s[0:1], 0, v[64:65]
m12463:
v_cmp_lt_u64 s[0:1], -16, v[64:65]
m12464:
v_cmp_lt_u64 s[0:1], 64, v[64:65]
m12465:
v_cmp_lt_u64 s[0:1], -4.0, v[64:65]
m12466:
v_cmp_lt_u64 s[0:1], v[32:33], s[32:33]
m12467:
v_cmp_lt_u64 s[0:1], v[32:33], vcc
m12468:
v_cmp_lt_u64 s[0:1], v[32:33], exec
m12469:
v_cmp_lt_u64 s[0:1], v[32:33], 0
m12470:
v_cmp_lt_u64 s[0:1], v[32:33], -16
m12471:
v_cmp_lt_u64 s[0:1], v[32:33], 64
m12472:
v_cmp_lt_u64 s[0:1], v[32:33], -4.0
m12473:
v_cmp_lt_u64_e32 vcc, v[32:33], v[64:65]
m12474:
v_cmp_lt_u64_e32 vcc, 0x12345678, v[64:65]
m12475:
v_cmp_lt_u64_e64 s[0:1], v[32:33], v[64:65]
m12476:
v_cmpx_lt_u64 s[0:1], v[32:33], v[64:65]
m12477:
v_cmpx_lt_u64 s[0:1], s[16:17], v[64:65]
m12478:
v_cmpx_lt_u64 s[0:1], vcc, v[64:65]
m12479:
v_cmpx_lt_u64 s[0:1], exec, v[64:65]
m12480:
v_cmpx_lt_u64 s[0:1], 0, v[64:65]
m12481:
v_cmpx_lt_u64 s[0:1], -16, v[64:65]
m12482:
v_cmpx_lt_u64 s[0:1], 64, v[64:65]
m12483:
v_cmpx_lt_u64 s[0:1], -4.0, v[64:65]
m12484:
v_cmpx_lt_u64 s[0:1], v[32:33], s[32:33]
m12485:
v_cmpx_lt_u64 s[0:1], v[32:33], vcc
m12486:
v_cmpx_lt_u64 s[0:1], v[32:33], exec
m12487:
v_cmpx_lt_u64 s[0:1], v[32:33], 0
m12488:
v_cmpx_lt_u64 s[0:1], v[32:33], -16
m12489:
v_cmpx_lt_u64 s[0:1], v[32:33], 64
m12490:
v_cmpx_lt_u64 s[0:1], v[32:33], -4.0
m12491:
v_cmpx_lt_u64_e32 vcc, v[32:33], v[64:65]
m12492:
v_cmpx_lt_u64_e32 vcc, 0x12345678, v[64:65]
m12493:
v_cmpx_lt_u64_e64 s[0:1], v[32:33], v[64:65]
m12494:
v_cmp_eq_u64 s[0:1], v[32:33], v[64:65]
m12495:
v_cmp_eq_u64 s[0:1], s[16:17], v[64:65]
m12496:
v_cmp_eq_u64 s[0:1], vcc, v[64:65]
m12497:
v_cmp_eq_u64 s[0:1], exec, v[64:65]
m12498:
v_cmp_eq_u64 s[0:1], 0, v[64:65]
m12499:
v_cmp_eq_u64 s[0:1], -16, v[64:65]
m12500:
v_cmp_eq_u64 s[0:1], 64, v[64:65]
m12501:
v_cmp_eq_u64 s[0:1], -4.0, v[64:65]
m12502:
v_cmp_eq_u64 s[0:1], v[32:33], s[32:33]
m12503:
v_cmp_eq_u64 s[0:1], v[32:33], vcc
m12504:
v_cmp_eq_u64 s[0:1], v[32:33], exec
m12505:
v_cmp_eq_u64 s[0:1], v[32:33], 0
m12506:
v_cmp_eq_u64 s[0:1], v[32:33], -16
m12507:
v_cmp_eq_u64 s[0:1], v[32:33], 64
m12508:
v_cmp_eq_u64 s[0:1], v[32:33], -4.0
m12509:
v_cmp_eq_u64_e32 vcc, v[32:33], v[64:65]
m12510:
v_cmp_eq_u64_e32 vcc, 0x12345678, v[64:65]
m12511:
v_cmp_eq_u64_e64 s[0:1], v[32:33], v[64:65]
m12512:
v_cmpx_eq_u64 s[0:1], v[32:33], v[64:65]
m12513:
v_cmpx_eq_u64 s[0:1], s[16:17], v[64:65]
m12514:
v_cmpx_eq_u64 s[0:1], vcc, v[64:65]
m12515:
v_cmpx_eq_u64 s[0:1], exec, v[64:65]
m12516:
v_cmpx_eq_u64 s[0:1], 0, v[64:65]
m12517:
v_cmpx_eq_u64 s[0:1], -16, v[64:65]
m12518:
v_cmpx_eq_u64 s[0:1], 64, v[64:65]
m12519:
v_cmpx_eq_u64 s[0:1], -4.0, v[64:65]
m12520:
v_cmpx_eq_u64 s[0:1], v[32:33], s[32:33]
m12521:
v_cmpx_eq_u64 s[0:1], v[32:33], vcc
m12522:
v_cmpx_eq_u64 s[0:1], v[32:33], exec
m12523:
v_cmpx_eq_u64 s[0:1], v[32:33], 0
m12524:
v_cmpx_eq_u64 s[0:1], v[32:33], -16
m12525:
v_cmpx_eq_u64 s[0:1], v[32:33], 64
m12526:
v_cmpx_eq_u64 s[0:1], v[32:33], -4.0
m12527:
v_cmpx_eq_u64_e32 vcc, v[32:33], v[64:65]
m12528:
v_cmpx_eq_u64_e32 vcc, 0x12345678, v[64:65]
m12529:
v_cmpx_eq_u64_e64 s[0:1], v[32:33], v[64:65]
m12530:
v_cmp_le_u64 s[0:1], v[32:33], v[64:65]
m12531:
v_cmp_le_u64 s[0:1], s[16:17], v[64:65]
m12532:
v_cmp_le_u64 s[0:1], vcc, v[64:65]
m12533:
v_cmp_le_u64 s[0:1], exec, v[64:65]
m12534:
v_cmp_le_u64 s[0:1], 0, v[64:65]
m12535:
v_cmp_le_u64 s[0:1], -16, v[64:65]
m12536:
v_cmp_le_u64 s[0:1], 64, v[64:65]
m12537:
v_cmp_le_u64 s[0:1], -4.0, v[64:65]
m12538:
v_cmp_le_u64 s[0:1], v[32:33], s[32:33]
m12539:
v_cmp_le_u64 s[0:1], v[32:33], vcc
m12540:
v_cmp_le_u64 s[0:1], v[32:33], exec
m12541:
v_cmp_le_u64 s[0:1], v[32:33], 0
m12542:
v_cmp_le_u64 s[0:1], v[32:33], -16
m12543:
v_cmp_le_u64 s[0:1], v[32:33], 64
m12544:
v_cmp_le_u64 s[0:1], v[32:33], -4.0
m12545:
v_cmp_le_u64_e32 vcc, v[32:33], v[64:65]
m12546:
v_cmp_le_u64_e32 vcc, 0x12345678, v[64:65]
m12547:
v_cmp_le_u64_e64 s[0:1], v[32:33], v[64:65]
m12548:
v_cmpx_le_u64 s[0:1], v[32:33], v[64:65]
m12549:
v_cmpx_le_u64 s[0:1], s[16:17], v[64:65]
m12550:
v_cmpx_le_u64 s[0:1], vcc, v[64:65]
m12551:
v_cmpx_le_u64 s[0:1], exec, v[64:65]
m12552:
v_cmpx_le_u64 s[0:1], 0, v[64:65]
m12553:
v_cmpx_le_u64 s[0:1], -16, v[64:65]
m12554:
v_cmpx_le_u64 s[0:1], 64, v[64:65]
m12555:
v_cmpx_le_u64 s[0:1], -4.0, v[64:65]
m12556:
v_cmpx_le_u64 s[0:1], v[32:33], s[32:33]
m12557:
v_cmpx_le_u64 s[0:1], v[32:33], vcc
m12558:
v_cmpx_le_u64 s[0:1], v[32:33], exec
m12559:
v_cmpx_le_u64 s[0:1], v[32:33], 0
m12560:
v_cmpx_le_u64 s[0:1], v[32:33], -16
m12561:
v_cmpx_le_u64 s[0:1], v[32:33], 64
m12562:
v_cmpx_le_u64 s[0:1], v[32:33], -4.0
m12563:
v_cmpx_le_u64_e32 vcc, v[32:33], v[64:65]
m12564:
v_cmpx_le_u64_e32 vcc, 0x12345678, v[64:65]
m12565:
v_cmpx_le_u64_e64 s[0:1], v[32:33], v[64:65]
m12566:
v_cmp_gt_u64 s[0:1], v[32:33], v[64:65]
m12567:
v_cmp_gt_u64 s[0:1], s[16:17], v[64:65]
m12568:
v_cmp_gt_u64 s[0:1], vcc, v[64:65]
m12569:
v_cmp_gt_u64 s[0:1], exec, v[64:65]
m12570:
v_cmp_gt_u64 s[0:1], 0, v[64:65]
m12571:
v_cmp_gt_u64 s[0:1], -16, v[64:65]
m12572:
v_cmp_gt_u64 s[0:1], 64, v[64:65]
m12573:
v_cmp_gt_u64 s[0:1], -4.0, v[64:65]
m12574:
v_cmp_gt_u64 s[0:1], v[32:33], s[32:33]
m12575:
v_cmp_gt_u64 s[0:1], v[32:33], vcc
m12576:
v_cmp_gt_u64 s[0:1], v[32:33], exec
m12577:
v_cmp_gt_u64 s[0:1], v[32:33], 0
m12578:
v_cmp_gt_u64 s[0:1], v[32:33], -16
m12579:
v_cmp_gt_u64 s[0:1], v[32:33], 64
m12580:
v_cmp_gt_u64 s[0:1], v[32:33], -4.0
m12581:
v_cmp_gt_u64_e32 vcc, v[32:33], v[64:65]
m12582:
v_cmp_gt_u64_e32 vcc, 0x12345678, v[64:65]
m12583:
v_cmp_gt_u64_e64 s[0:1], v[32:33], v[64:65]
m12584:
v_cmpx_gt_u64 s[0:1], v[32:33], v[64:65]
m12585:
v_cmpx_gt_u64 s[0:1], s[16:17], v[64:65]
m12586:
v_cmpx_gt_u64 s[0:1], vcc, v[64:65]
m12587:
v_cmpx_gt_u64 s[0:1], exec, v[64:65]
m12588:
v_cmpx_gt_u64 s[0:1], 0, v[64:65]
m12589:
v_cmpx_gt_u64 s[0:1], -16, v[64:65]
m12590:
v_cmpx_gt_u64 s[0:1], 64, v[64:65]
m12591:
v_cmpx_gt_u64 s[0:1], -4.0, v[64:65]
m12592:
v_cmpx_gt_u64 s[0:1], v[32:33], s[32:33]
m12593:
v_cmpx_gt_u64 s[0:1], v[32:33], vcc
m12594:
v_cmpx_gt_u64 s[0:1], v[32:33], exec
m12595:
v_cmpx_gt_u64 s[0:1], v[32:33], 0
m12596:
v_cmpx_gt_u64 s[0:1], v[32:33], -16
m12597:
v_cmpx_gt_u64 s[0:1], v[32:33], 64
m12598:
v_cmpx_gt_u64 s[0:1], v[32:33], -4.0
m12599:
v_cmpx_gt_u64_e32 vcc, v[32:33], v[64:65]
m12600:
v_cmpx_gt_u64_e32 vcc, 0x12345678, v[64:65]
m12601:
v_cmpx_gt_u64_e64 s[0:1], v[32:33], v[64:65]
m12602:
v_cmp_ne_u64 s[0:1], v[32:33], v[64:65]
m12603:
v_cmp_ne_u64 s[0:1], s[16:17], v[64:65]
m12604:
v_cmp_ne_u64 s[0:1], vcc, v[64:65]
m12605:
v_cmp_ne_u64 s[0:1], exec, v[64:65]
m12606:
v_cmp_ne_u64 s[0:1], 0, v[64:65]
m12607:
v_cmp_ne_u64 s[0:1], -16, v[64:65]
m12608:
v_cmp_ne_u64 s[0:1], 64, v[64:65]
m12609:
v_cmp_ne_u64 s[0:1], -4.0, v[64:65]
m12610:
v_cmp_ne_u64 s[0:1], v[32:33], s[32:33]
m12611:
v_cmp_ne_u64 s[0:1], v[32:33], vcc
m12612:
v_cmp_ne_u64 s[0:1], v[32:33], exec
m12613:
v_cmp_ne_u64 s[0:1], v[32:33], 0
m12614:
v_cmp_ne_u64 s[0:1], v[32:33], -16
m12615:
v_cmp_ne_u64 s[0:1], v[32:33], 64
m12616:
v_cmp_ne_u64 s[0:1], v[32:33], -4.0
m12617:
v_cmp_ne_u64_e32 vcc, v[32:33], v[64:65]
m12618:
v_cmp_ne_u64_e32 vcc, 0x12345678, v[64:65]
m12619:
v_cmp_ne_u64_e64 s[0:1], v[32:33], v[64:65]
m12620:
v_cmpx_ne_u64 s[0:1], v[32:33], v[64:65]
m12621:
v_cmpx_ne_u64 s[0:1], s[16:17], v[64:65]
m12622:
v_cmpx_ne_u64 s[0:1], vcc, v[64:65]
m12623:
v_cmpx_ne_u64 s[0:1], exec, v[64:65]
m12624:
v_cmpx_ne_u64 s[0:1], 0, v[64:65]
m12625:
v_cmpx_ne_u64 s[0:1], -16, v[64:65]
m12626:
v_cmpx_ne_u64 s[0:1], 64, v[64:65]
m12627:
v_cmpx_ne_u64 s[0:1], -4.0, v[64:65]
m12628:
v_cmpx_ne_u64 s[0:1], v[32:33], s[32:33]
m12629:
v_cmpx_ne_u64 s[0:1], v[32:33], vcc
m12630:
v_cmpx_ne_u64 s[0:1], v[32:33], exec
m12631:
v_cmpx_ne_u64 s[0:1], v[32:33], 0
m12632:
v_cmpx_ne_u64 s[0:1], v[32:33], -16
m12633:
v_cmpx_ne_u64 s[0:1], v[32:33], 64
m12634:
v_cmpx_ne_u64 s[0:1], v[32:33], -4.0
m12635:
v_cmpx_ne_u64_e32 vcc, v[32:33], v[64:65]
m12636:
v_cmpx_ne_u64_e32 vcc, 0x12345678, v[64:65]
m12637:
v_cmpx_ne_u64_e64 s[0:1], v[32:33], v[64:65]
m12638:
v_cmp_ge_u64 s[0:1], v[32:33], v[64:65]
m12639:
v_cmp_ge_u64 s[0:1], s[16:17], v[64:65]
m12640:
v_cmp_ge_u64 s[0:1], vcc, v[64:65]
m12641:
v_cmp_ge_u64 s[0:1], exec, v[64:65]
m12642:
v_cmp_ge_u64 s[0:1], 0, v[64:65]
m12643:
v_cmp_ge_u64 s[0:1], -16, v[64:65]
m12644:
v_cmp_ge_u64 s[0:1], 64, v[64:65]
m12645:
v_cmp_ge_u64 s[0:1], -4.0, v[64:65]
m12646:
v_cmp_ge_u64 s[0:1], v[32:33], s[32:33]
m12647:
v_cmp_ge_u64 s[0:1], v[32:33], vcc
m12648:
v_cmp_ge_u64 s[0:1], v[32:33], exec
m12649:
v_cmp_ge_u64 s[0:1], v[32:33], 0
m12650:
v_cmp_ge_u64 s[0:1], v[32:33], -16
m12651:
v_cmp_ge_u64 s[0:1], v[32:33], 64
m12652:
v_cmp_ge_u64 s[0:1], v[32:33], -4.0
m12653:
v_cmp_ge_u64_e32 vcc, v[32:33], v[64:65]
m12654:
v_cmp_ge_u64_e32 vcc, 0x12345678, v[64:65]
m12655:
v_cmp_ge_u64_e64 s[0:1], v[32:33], v[64:65]
m12656:
v_cmpx_ge_u64 s[0:1], v[32:33], v[64:65]
m12657:
v_cmpx_ge_u64 s[0:1], s[16:17], v[64:65]
m12658:
v_cmpx_ge_u64 s[0:1], vcc, v[64:65]
m12659:
v_cmpx_ge_u64 s[0:1], exec, v[64:65]
m12660:
v_cmpx_ge_u64 s[0:1], 0, v[64:65]
m12661:
v_cmpx_ge_u64 s[0:1], -16, v[64:65]
m12662:
v_cmpx_ge_u64 s[0:1], 64, v[64:65]
m12663:
v_cmpx_ge_u64 s[0:1], -4.0, v[64:65]
m12664:
v_cmpx_ge_u64 s[0:1], v[32:33], s[32:33]
m12665:
v_cmpx_ge_u64 s[0:1], v[32:33], vcc
m12666:
v_cmpx_ge_u64 s[0:1], v[32:33], exec
m12667:
v_cmpx_ge_u64 s[0:1], v[32:33], 0
m12668:
v_cmpx_ge_u64 s[0:1], v[32:33], -16
m12669:
v_cmpx_ge_u64 s[0:1], v[32:33], 64
m12670:
v_cmpx_ge_u64 s[0:1], v[32:33], -4.0
m12671:
v_cmpx_ge_u64_e32 vcc, v[32:33], v[64:65]
m12672:
v_cmpx_ge_u64_e32 vcc, 0x12345678, v[64:65]
m12673:
v_cmpx_ge_u64_e64 s[0:1], v[32:33], v[64:65]
m12674:
v_cmp_t_u64 s[0:1], v[32:33], v[64:65]
m12675:
v_cmp_t_u64 s[0:1], s[16:17], v[64:65]
m12676:
v_cmp_t_u64 s[0:1], vcc, v[64:65]
m12677:
v_cmp_t_u64 s[0:1], exec, v[64:65]
m12678:
v_cmp_t_u64 s[0:1], 0, v[64:65]
m12679:
v_cmp_t_u64 s[0:1], -16, v[64:65]
m12680:
v_cmp_t_u64 s[0:1], 64, v[64:65]
m12681:
v_cmp_t_u64 s[0:1], -4.0, v[64:65]
m12682:
v_cmp_t_u64 s[0:1], v[32:33], s[32:33]
m12683:
v_cmp_t_u64 s[0:1], v[32:33], vcc
m12684:
v_cmp_t_u64 s[0:1], v[32:33], exec
m12685:
v_cmp_t_u64 s[0:1], v[32:33], 0
m12686:
v_cmp_t_u64 s[0:1], v[32:33], -16
m12687:
v_cmp_t_u64 s[0:1], v[32:33], 64
m12688:
v_cmp_t_u64 s[0:1], v[32:33], -4.0
m12689:
v_cmp_t_u64_e32 vcc, v[32:33], v[64:65]
m12690:
v_cmp_t_u64_e32 vcc, 0x12345678, v[64:65]
m12691:
v_cmp_t_u64_e64 s[0:1], v[32:33], v[64:65]
m12692:
v_cmpx_t_u64 s[0:1], v[32:33], v[64:65]
m12693:
v_cmpx_t_u64 s[0:1], s[16:17], v[64:65]
m12694:
v_cmpx_t_u64 s[0:1], vcc, v[64:65]
m12695:
v_cmpx_t_u64 s[0:1], exec, v[64:65]
m12696:
v_cmpx_t_u64 s[0:1], 0, v[64:65]
m12697:
v_cmpx_t_u64 s[0:1], -16, v[64:65]
m12698:
v_cmpx_t_u64 s[0:1], 64, v[64:65]
m12699:
v_cmpx_t_u64 s[0:1], -4.0, v[64:65]
m12700:
v_cmpx_t_u64 s[0:1], v[32:33], s[32:33]
m12701:
v_cmpx_t_u64 s[0:1], v[32:33], vcc
m12702:
v_cmpx_t_u64 s[0:1], v[32:33], exec
m12703:
v_cmpx_t_u64 s[0:1], v[32:33], 0
m12704:
v_cmpx_t_u64 s[0:1], v[32:33], -16
m12705:
v_cmpx_t_u64 s[0:1], v[32:33], 64
m12706:
v_cmpx_t_u64 s[0:1], v[32:33], -4.0
m12707:
v_cmpx_t_u64_e32 vcc, v[32:33], v[64:65]
m12708:
v_cmpx_t_u64_e32 vcc, 0x12345678, v[64:65]
m12709:
v_cmpx_t_u64_e64 s[0:1], v[32:33], v[64:65]
m12710:
v_cmp_f_f16 s[0:1], v32, v64
m12711:
v_cmp_f_f16 s[0:1], s16, v64
m12712:
v_cmp_f_f16 s[0:1], vcc_lo, v64
m12713:
v_cmp_f_f16 s[0:1], m0, v64
m12714:
v_cmp_f_f16 s[0:1], exec_hi, v64
m12715:
v_cmp_f_f16 s[0:1], src_scc, v64
m12716:
v_cmp_f_f16 s[0:1], 0, v64
m12717:
v_cmp_f_f16 s[0:1], -16, v64
m12718:
v_cmp_f_f16 s[0:1], 64, v64
m12719:
v_cmp_f_f16 s[0:1], -4.0, v64
m12720:
v_cmp_f_f16 s[0:1], 0.15915494, v64
m12721:
v_cmp_f_f16 s[0:1], v32, s32
m12722:
v_cmp_f_f16 s[0:1], v32, vcc_lo
m12723:
v_cmp_f_f16 s[0:1], v32, m0
m12724:
v_cmp_f_f16 s[0:1], v32, exec_hi
m12725:
v_cmp_f_f16 s[0:1], v32, src_scc
m12726:
v_cmp_f_f16 s[0:1], v32, 0
m12727:
v_cmp_f_f16 s[0:1], v32, -16
m12728:
v_cmp_f_f16 s[0:1], v32, 64
m12729:
v_cmp_f_f16 s[0:1], v32, -4.0
m12730:
v_cmp_f_f16 s[0:1], v32, 0.15915494
m12731:
v_cmp_f_f16_e64 s[0:1], -|v32|, v64
m12732:
v_cmp_f_f16_e64 s[0:1], v32, -|v64|
m12733:
v_cmp_f_f16_e32 vcc, v32, v64
m12734:
v_cmp_f_f16_e32 vcc, 0x1234, v64
m12735:
v_cmp_f_f16_e64 s[0:1], v32, v64
m12736:
v_cmp_f_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m12737:
v_cmpx_f_f16 s[0:1], v32, v64
m12738:
v_cmpx_f_f16 s[0:1], s16, v64
m12739:
v_cmpx_f_f16 s[0:1], vcc_lo, v64
m12740:
v_cmpx_f_f16 s[0:1], m0, v64
m12741:
v_cmpx_f_f16 s[0:1], exec_hi, v64
m12742:
v_cmpx_f_f16 s[0:1], src_scc, v64
m12743:
v_cmpx_f_f16 s[0:1], 0, v64
m12744:
v_cmpx_f_f16 s[0:1], -16, v64
m12745:
v_cmpx_f_f16 s[0:1], 64, v64
m12746:
v_cmpx_f_f16 s[0:1], -4.0, v64
m12747:
v_cmpx_f_f16 s[0:1], 0.15915494, v64
m12748:
v_cmpx_f_f16 s[0:1], v32, s32
m12749:
v_cmpx_f_f16 s[0:1], v32, vcc_lo
m12750:
v_cmpx_f_f16 s[0:1], v32, m0
m12751:
v_cmpx_f_f16 s[0:1], v32, exec_hi
m12752:
v_cmpx_f_f16 s[0:1], v32, src_scc
m12753:
v_cmpx_f_f16 s[0:1], v32, 0
m12754:
v_cmpx_f_f16 s[0:1], v32, -16
m12755:
v_cmpx_f_f16 s[0:1], v32, 64
m12756:
v_cmpx_f_f16 s[0:1], v32, -4.0
m12757:
v_cmpx_f_f16 s[0:1], v32, 0.15915494
m12758:
v_cmpx_f_f16_e64 s[0:1], -|v32|, v64
m12759:
v_cmpx_f_f16_e64 s[0:1], v32, -|v64|
m12760:
v_cmpx_f_f16_e32 vcc, v32, v64
m12761:
v_cmpx_f_f16_e32 vcc, 0x1234, v64
m12762:
v_cmpx_f_f16_e64 s[0:1], v32, v64
m12763:
v_cmpx_f_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m12764:
v_cmp_lt_f16 s[0:1], v32, v64
m12765:
v_cmp_lt_f16 s[0:1], s16, v64
m12766:
v_cmp_lt_f16 s[0:1], vcc_lo, v64
m12767:
v_cmp_lt_f16 s[0:1], m0, v64
m12768:
v_cmp_lt_f16 s[0:1], exec_hi, v64
m12769:
v_cmp_lt_f16 s[0:1], src_scc, v64
m12770:
v_cmp_lt_f16 s[0:1], 0, v64
m12771:
v_cmp_lt_f16 s[0:1], -16, v64
m12772:
v_cmp_lt_f16 s[0:1], 64, v64
m12773:
v_cmp_lt_f16 s[0:1], -4.0, v64
m12774:
v_cmp_lt_f16 s[0:1], 0.15915494, v64
m12775:
v_cmp_lt_f16 s[0:1], v32, s32
m12776:
v_cmp_lt_f16 s[0:1], v32, vcc_lo
m12777:
v_cmp_lt_f16 s[0:1], v32, m0
m12778:
v_cmp_lt_f16 s[0:1], v32, exec_hi
m12779:
v_cmp_lt_f16 s[0:1], v32, src_scc
m12780:
v_cmp_lt_f16 s[0:1], v32, 0
m12781:
v_cmp_lt_f16 s[0:1], v32, -16
m12782:
v_cmp_lt_f16 s[0:1], v32, 64
m12783:
v_cmp_lt_f16 s[0:1], v32, -4.0
m12784:
v_cmp_lt_f16 s[0:1], v32, 0.15915494
m12785:
v_cmp_lt_f16_e64 s[0:1], -|v32|, v64
m12786:
v_cmp_lt_f16_e64 s[0:1], v32, -|v64|
m12787:
v_cmp_lt_f16_e32 vcc, v32, v64
m12788:
v_cmp_lt_f16_e32 vcc, 0x1234, v64
m12789:
v_cmp_lt_f16_e64 s[0:1], v32, v64
m12790:
v_cmp_lt_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m12791:
v_cmpx_lt_f16 s[0:1], v32, v64
m12792:
v_cmpx_lt_f16 s[0:1], s16, v64
m12793:
v_cmpx_lt_f16 s[0:1], vcc_lo, v64
m12794:
v_cmpx_lt_f16 s[0:1], m0, v64
m12795:
v_cmpx_lt_f16 s[0:1], exec_hi, v64
m12796:
v_cmpx_lt_f16 s[0:1], src_scc, v64
m12797:
v_cmpx_lt_f16 s[0:1], 0, v64
m12798:
v_cmpx_lt_f16 s[0:1], -16, v64
m12799:
v_cmpx_lt_f16 s[0:1], 64, v64
m12800:
v_cmpx_lt_f16 s[0:1], -4.0, v64
m12801:
v_cmpx_lt_f16 s[0:1], 0.15915494, v64
m12802:
v_cmpx_lt_f16 s[0:1], v32, s32
m12803:
v_cmpx_lt_f16 s[0:1], v32, vcc_lo
m12804:
v_cmpx_lt_f16 s[0:1], v32, m0
m12805:
v_cmpx_lt_f16 s[0:1], v32, exec_hi
m12806:
v_cmpx_lt_f16 s[0:1], v32, src_scc
m12807:
v_cmpx_lt_f16 s[0:1], v32, 0
m12808:
v_cmpx_lt_f16 s[0:1], v32, -16
m12809:
v_cmpx_lt_f16 s[0:1], v32, 64
m12810:
v_cmpx_lt_f16 s[0:1], v32, -4.0
m12811:
v_cmpx_lt_f16 s[0:1], v32, 0.15915494
m12812:
v_cmpx_lt_f16_e64 s[0:1], -|v32|, v64
m12813:
v_cmpx_lt_f16_e64 s[0:1], v32, -|v64|
m12814:
v_cmpx_lt_f16_e32 vcc, v32, v64
m12815:
v_cmpx_lt_f16_e32 vcc, 0x1234, v64
m12816:
v_cmpx_lt_f16_e64 s[0:1], v32, v64
m12817:
v_cmpx_lt_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m12818:
v_cmp_eq_f16 s[0:1], v32, v64
m12819:
v_cmp_eq_f16 s[0:1], s16, v64
m12820:
v_cmp_eq_f16 s[0:1], vcc_lo, v64
m12821:
v_cmp_eq_f16 s[0:1], m0, v64
m12822:
v_cmp_eq_f16 s[0:1], exec_hi, v64
m12823:
v_cmp_eq_f16 s[0:1], src_scc, v64
m12824:
v_cmp_eq_f16 s[0:1], 0, v64
m12825:
v_cmp_eq_f16 s[0:1], -16, v64
m12826:
v_cmp_eq_f16 s[0:1], 64, v64
m12827:
v_cmp_eq_f16 s[0:1], -4.0, v64
m12828:
v_cmp_eq_f16 s[0:1], 0.15915494, v64
m12829:
v_cmp_eq_f16 s[0:1], v32, s32
m12830:
v_cmp_eq_f16 s[0:1], v32, vcc_lo
m12831:
v_cmp_eq_f16 s[0:1], v32, m0
m12832:
v_cmp_eq_f16 s[0:1], v32, exec_hi
m12833:
v_cmp_eq_f16 s[0:1], v32, src_scc
m12834:
v_cmp_eq_f16 s[0:1], v32, 0
m12835:
v_cmp_eq_f16 s[0:1], v32, -16
m12836:
v_cmp_eq_f16 s[0:1], v32, 64
m12837:
v_cmp_eq_f16 s[0:1], v32, -4.0
m12838:
v_cmp_eq_f16 s[0:1], v32, 0.15915494
m12839:
v_cmp_eq_f16_e64 s[0:1], -|v32|, v64
m12840:
v_cmp_eq_f16_e64 s[0:1], v32, -|v64|
m12841:
v_cmp_eq_f16_e32 vcc, v32, v64
m12842:
v_cmp_eq_f16_e32 vcc, 0x1234, v64
m12843:
v_cmp_eq_f16_e64 s[0:1], v32, v64
m12844:
v_cmp_eq_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m12845:
v_cmpx_eq_f16 s[0:1], v32, v64
m12846:
v_cmpx_eq_f16 s[0:1], s16, v64
m12847:
v_cmpx_eq_f16 s[0:1], vcc_lo, v64
m12848:
v_cmpx_eq_f16 s[0:1], m0, v64
m12849:
v_cmpx_eq_f16 s[0:1], exec_hi, v64
m12850:
v_cmpx_eq_f16 s[0:1], src_scc, v64
m12851:
v_cmpx_eq_f16 s[0:1], 0, v64
m12852:
v_cmpx_eq_f16 s[0:1], -16, v64
m12853:
v_cmpx_eq_f16 s[0:1], 64, v64
m12854:
v_cmpx_eq_f16 s[0:1], -4.0, v64
m12855:
v_cmpx_eq_f16 s[0:1], 0.15915494, v64
m12856:
v_cmpx_eq_f16 s[0:1], v32, s32
m12857:
v_cmpx_eq_f16 s[0:1], v32, vcc_lo
m12858:
v_cmpx_eq_f16 s[0:1], v32, m0
m12859:
v_cmpx_eq_f16 s[0:1], v32, exec_hi
m12860:
v_cmpx_eq_f16 s[0:1], v32, src_scc
m12861:
v_cmpx_eq_f16 s[0:1], v32, 0
m12862:
v_cmpx_eq_f16 s[0:1], v32, -16
m12863:
v_cmpx_eq_f16 s[0:1], v32, 64
m12864:
v_cmpx_eq_f16 s[0:1], v32, -4.0
m12865:
v_cmpx_eq_f16 s[0:1], v32, 0.15915494
m12866:
v_cmpx_eq_f16_e64 s[0:1], -|v32|, v64
m12867:
v_cmpx_eq_f16_e64 s[0:1], v32, -|v64|
m12868:
v_cmpx_eq_f16_e32 vcc, v32, v64
m12869:
v_cmpx_eq_f16_e32 vcc, 0x1234, v64
m12870:
v_cmpx_eq_f16_e64 s[0:1], v32, v64
m12871:
v_cmpx_eq_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m12872:
v_cmp_le_f16 s[0:1], v32, v64
m12873:
v_cmp_le_f16 s[0:1], s16, v64
m12874:
v_cmp_le_f16 s[0:1], vcc_lo, v64
m12875:
v_cmp_le_f16 s[0:1], m0, v64
m12876:
v_cmp_le_f16 s[0:1], exec_hi, v64
m12877:
v_cmp_le_f16 s[0:1], src_scc, v64
m12878:
v_cmp_le_f16 s[0:1], 0, v64
m12879:
v_cmp_le_f16 s[0:1], -16, v64
m12880:
v_cmp_le_f16 s[0:1], 64, v64
m12881:
v_cmp_le_f16 s[0:1], -4.0, v64
m12882:
v_cmp_le_f16 s[0:1], 0.15915494, v64
m12883:
v_cmp_le_f16 s[0:1], v32, s32
m12884:
v_cmp_le_f16 s[0:1], v32, vcc_lo
m12885:
v_cmp_le_f16 s[0:1], v32, m0
m12886:
v_cmp_le_f16 s[0:1], v32, exec_hi
m12887:
v_cmp_le_f16 s[0:1], v32, src_scc
m12888:
v_cmp_le_f16 s[0:1], v32, 0
m12889:
v_cmp_le_f16 s[0:1], v32, -16
m12890:
v_cmp_le_f16 s[0:1], v32, 64
m12891:
v_cmp_le_f16 s[0:1], v32, -4.0
m12892:
v_cmp_le_f16 s[0:1], v32, 0.15915494
m12893:
v_cmp_le_f16_e64 s[0:1], -|v32|, v64
m12894:
v_cmp_le_f16_e64 s[0:1], v32, -|v64|
m12895:
v_cmp_le_f16_e32 vcc, v32, v64
m12896:
v_cmp_le_f16_e32 vcc, 0x1234, v64
m12897:
v_cmp_le_f16_e64 s[0:1], v32, v64
m12898:
v_cmp_le_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m12899:
v_cmpx_le_f16 s[0:1], v32, v64
m12900:
v_cmpx_le_f16 s[0:1], s16, v64
m12901:
v_cmpx_le_f16 s[0:1], vcc_lo, v64
m12902:
v_cmpx_le_f16 s[0:1], m0, v64
m12903:
v_cmpx_le_f16 s[0:1], exec_hi, v64
m12904:
v_cmpx_le_f16 s[0:1], src_scc, v64
m12905:
v_cmpx_le_f16 s[0:1], 0, v64
m12906:
v_cmpx_le_f16 s[0:1], -16, v64
m12907:
v_cmpx_le_f16 s[0:1], 64, v64
m12908:
v_cmpx_le_f16 s[0:1], -4.0, v64
m12909:
v_cmpx_le_f16 s[0:1], 0.15915494, v64
m12910:
v_cmpx_le_f16 s[0:1], v32, s32
m12911:
v_cmpx_le_f16 s[0:1], v32, vcc_lo
m12912:
v_cmpx_le_f16 s[0:1], v32, m0
m12913:
v_cmpx_le_f16 s[0:1], v32, exec_hi
m12914:
v_cmpx_le_f16 s[0:1], v32, src_scc
m12915:
v_cmpx_le_f16 s[0:1], v32, 0
m12916:
v_cmpx_le_f16 s[0:1], v32, -16
m12917:
v_cmpx_le_f16 s[0:1], v32, 64
m12918:
v_cmpx_le_f16 s[0:1], v32, -4.0
m12919:
v_cmpx_le_f16 s[0:1], v32, 0.15915494
m12920:
v_cmpx_le_f16_e64 s[0:1], -|v32|, v64
m12921:
v_cmpx_le_f16_e64 s[0:1], v32, -|v64|
m12922:
v_cmpx_le_f16_e32 vcc, v32, v64
m12923:
v_cmpx_le_f16_e32 vcc, 0x1234, v64
m12924:
v_cmpx_le_f16_e64 s[0:1], v32, v64
m12925:
v_cmpx_le_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m12926:
v_cmp_gt_f16 s[0:1], v32, v64
m12927:
v_cmp_gt_f16 s[0:1], s16, v64
m12928:
v_cmp_gt_f16 s[0:1], vcc_lo, v64
m12929:
v_cmp_gt_f16 s[0:1], m0, v64
m12930:
v_cmp_gt_f16 s[0:1], exec_hi, v64
m12931:
v_cmp_gt_f16 s[0:1], src_scc, v64
m12932:
v_cmp_gt_f16 s[0:1], 0, v64
m12933:
v_cmp_gt_f16 s[0:1], -16, v64
m12934:
v_cmp_gt_f16 s[0:1], 64, v64
m12935:
v_cmp_gt_f16 s[0:1], -4.0, v64
m12936:
v_cmp_gt_f16 s[0:1], 0.15915494, v64
m12937:
v_cmp_gt_f16 s[0:1], v32, s32
m12938:
v_cmp_gt_f16 s[0:1], v32, vcc_lo
m12939:
v_cmp_gt_f16 s[0:1], v32, m0
m12940:
v_cmp_gt_f16 s[0:1], v32, exec_hi
m12941:
v_cmp_gt_f16 s[0:1], v32, src_scc
m12942:
v_cmp_gt_f16 s[0:1], v32, 0
m12943:
v_cmp_gt_f16 s[0:1], v32, -16
m12944:
v_cmp_gt_f16 s[0:1], v32, 64
m12945:
v_cmp_gt_f16 s[0:1], v32, -4.0
m12946:
v_cmp_gt_f16 s[0:1], v32, 0.15915494
m12947:
v_cmp_gt_f16_e64 s[0:1], -|v32|, v64
m12948:
v_cmp_gt_f16_e64 s[0:1], v32, -|v64|
m12949:
v_cmp_gt_f16_e32 vcc, v32, v64
m12950:
v_cmp_gt_f16_e32 vcc, 0x1234, v64
m12951:
v_cmp_gt_f16_e64 s[0:1], v32, v64
m12952:
v_cmp_gt_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m12953:
v_cmpx_gt_f16 s[0:1], v32, v64
m12954:
v_cmpx_gt_f16 s[0:1], s16, v64
m12955:
v_cmpx_gt_f16 s[0:1], vcc_lo, v64
m12956:
v_cmpx_gt_f16 s[0:1], m0, v64
m12957:
v_cmpx_gt_f16 s[0:1], exec_hi, v64
m12958:
v_cmpx_gt_f16 s[0:1], src_scc, v64
m12959:
v_cmpx_gt_f16 s[0:1], 0, v64
m12960:
v_cmpx_gt_f16 s[0:1], -16, v64
m12961:
v_cmpx_gt_f16 s[0:1], 64, v64
m12962:
v_cmpx_gt_f16 s[0:1], -4.0, v64
m12963:
v_cmpx_gt_f16 s[0:1], 0.15915494, v64
m12964:
v_cmpx_gt_f16 s[0:1], v32, s32
m12965:
v_cmpx_gt_f16 s[0:1], v32, vcc_lo
m12966:
v_cmpx_gt_f16 s[0:1], v32, m0
m12967:
v_cmpx_gt_f16 s[0:1], v32, exec_hi
m12968:
v_cmpx_gt_f16 s[0:1], v32, src_scc
m12969:
v_cmpx_gt_f16 s[0:1], v32, 0
m12970:
v_cmpx_gt_f16 s[0:1], v32, -16
m12971:
v_cmpx_gt_f16 s[0:1], v32, 64
m12972:
v_cmpx_gt_f16 s[0:1], v32, -4.0
m12973:
v_cmpx_gt_f16 s[0:1], v32, 0.15915494
m12974:
v_cmpx_gt_f16_e64 s[0:1], -|v32|, v64
m12975:
v_cmpx_gt_f16_e64 s[0:1], v32, -|v64|
m12976:
v_cmpx_gt_f16_e32 vcc, v32, v64
m12977:
v_cmpx_gt_f16_e32 vcc, 0x1234, v64
m12978:
v_cmpx_gt_f16_e64 s[0:1], v32, v64
m12979:
v_cmpx_gt_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m12980:
v_cmp_lg_f16 s[0:1], v32, v64
m12981:
v_cmp_lg_f16 s[0:1], s16, v64
m12982:
v_cmp_lg_f16 s[0:1], vcc_lo, v64
m12983:
v_cmp_lg_f16 s[0:1], m0, v64
m12984:
v_cmp_lg_f16 s[0:1], exec_hi, v64
m12985:
v_cmp_lg_f16 s[0:1], src_scc, v64
m12986:
v_cmp_lg_f16 s[0:1], 0, v64
m12987:
v_cmp_lg_f16 s[0:1], -16, v64
m12988:
v_cmp_lg_f16 s[0:1], 64, v64
m12989:
v_cmp_lg_f16 s[0:1], -4.0, v64
m12990:
v_cmp_lg_f16 s[0:1], 0.15915494, v64
m12991:
v_cmp_lg_f16 s[0:1], v32, s32
m12992:
v_cmp_lg_f16 s[0:1], v32, vcc_lo
m12993:
v_cmp_lg_f16 s[0:1], v32, m0
m12994:
v_cmp_lg_f16 s[0:1], v32, exec_hi
m12995:
v_cmp_lg_f16 s[0:1], v32, src_scc
m12996:
v_cmp_lg_f16 s[0:1], v32, 0
m12997:
v_cmp_lg_f16 s[0:1], v32, -16
m12998:
v_cmp_lg_f16 s[0:1], v32, 64
m12999:
v_cmp_lg_f16 s[0:1], v32, -4.0
m13000:
v_cmp_lg_f16 s[0:1], v32, 0.15915494
m13001:
v_cmp_lg_f16_e64 s[0:1], -|v32|, v64
m13002:
v_cmp_lg_f16_e64 s[0:1], v32, -|v64|
m13003:
v_cmp_lg_f16_e32 vcc, v32, v64
m13004:
v_cmp_lg_f16_e32 vcc, 0x1234, v64
m13005:
v_cmp_lg_f16_e64 s[0:1], v32, v64
m13006:
v_cmp_lg_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13007:
v_cmpx_lg_f16 s[0:1], v32, v64
m13008:
v_cmpx_lg_f16 s[0:1], s16, v64
m13009:
v_cmpx_lg_f16 s[0:1], vcc_lo, v64
m13010:
v_cmpx_lg_f16 s[0:1], m0, v64
m13011:
v_cmpx_lg_f16 s[0:1], exec_hi, v64
m13012:
v_cmpx_lg_f16 s[0:1], src_scc, v64
m13013:
v_cmpx_lg_f16 s[0:1], 0, v64
m13014:
v_cmpx_lg_f16 s[0:1], -16, v64
m13015:
v_cmpx_lg_f16 s[0:1], 64, v64
m13016:
v_cmpx_lg_f16 s[0:1], -4.0, v64
m13017:
v_cmpx_lg_f16 s[0:1], 0.15915494, v64
m13018:
v_cmpx_lg_f16 s[0:1], v32, s32
m13019:
v_cmpx_lg_f16 s[0:1], v32, vcc_lo
m13020:
v_cmpx_lg_f16 s[0:1], v32, m0
m13021:
v_cmpx_lg_f16 s[0:1], v32, exec_hi
m13022:
v_cmpx_lg_f16 s[0:1], v32, src_scc
m13023:
v_cmpx_lg_f16 s[0:1], v32, 0
m13024:
v_cmpx_lg_f16 s[0:1], v32, -16
m13025:
v_cmpx_lg_f16 s[0:1], v32, 64
m13026:
v_cmpx_lg_f16 s[0:1], v32, -4.0
m13027:
v_cmpx_lg_f16 s[0:1], v32, 0.15915494
m13028:
v_cmpx_lg_f16_e64 s[0:1], -|v32|, v64
m13029:
v_cmpx_lg_f16_e64 s[0:1], v32, -|v64|
m13030:
v_cmpx_lg_f16_e32 vcc, v32, v64
m13031:
v_cmpx_lg_f16_e32 vcc, 0x1234, v64
m13032:
v_cmpx_lg_f16_e64 s[0:1], v32, v64
m13033:
v_cmpx_lg_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13034:
v_cmp_ge_f16 s[0:1], v32, v64
m13035:
v_cmp_ge_f16 s[0:1], s16, v64
m13036:
v_cmp_ge_f16 s[0:1], vcc_lo, v64
m13037:
v_cmp_ge_f16 s[0:1], m0, v64
m13038:
v_cmp_ge_f16 s[0:1], exec_hi, v64
m13039:
v_cmp_ge_f16 s[0:1], src_scc, v64
m13040:
v_cmp_ge_f16 s[0:1], 0, v64
m13041:
v_cmp_ge_f16 s[0:1], -16, v64
m13042:
v_cmp_ge_f16 s[0:1], 64, v64
m13043:
v_cmp_ge_f16 s[0:1], -4.0, v64
m13044:
v_cmp_ge_f16 s[0:1], 0.15915494, v64
m13045:
v_cmp_ge_f16 s[0:1], v32, s32
m13046:
v_cmp_ge_f16 s[0:1], v32, vcc_lo
m13047:
v_cmp_ge_f16 s[0:1], v32, m0
m13048:
v_cmp_ge_f16 s[0:1], v32, exec_hi
m13049:
v_cmp_ge_f16 s[0:1], v32, src_scc
m13050:
v_cmp_ge_f16 s[0:1], v32, 0
m13051:
v_cmp_ge_f16 s[0:1], v32, -16
m13052:
v_cmp_ge_f16 s[0:1], v32, 64
m13053:
v_cmp_ge_f16 s[0:1], v32, -4.0
m13054:
v_cmp_ge_f16 s[0:1], v32, 0.15915494
m13055:
v_cmp_ge_f16_e64 s[0:1], -|v32|, v64
m13056:
v_cmp_ge_f16_e64 s[0:1], v32, -|v64|
m13057:
v_cmp_ge_f16_e32 vcc, v32, v64
m13058:
v_cmp_ge_f16_e32 vcc, 0x1234, v64
m13059:
v_cmp_ge_f16_e64 s[0:1], v32, v64
m13060:
v_cmp_ge_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13061:
v_cmpx_ge_f16 s[0:1], v32, v64
m13062:
v_cmpx_ge_f16 s[0:1], s16, v64
m13063:
v_cmpx_ge_f16 s[0:1], vcc_lo, v64
m13064:
v_cmpx_ge_f16 s[0:1], m0, v64
m13065:
v_cmpx_ge_f16 s[0:1], exec_hi, v64
m13066:
v_cmpx_ge_f16 s[0:1], src_scc, v64
m13067:
v_cmpx_ge_f16 s[0:1], 0, v64
m13068:
v_cmpx_ge_f16 s[0:1], -16, v64
m13069:
v_cmpx_ge_f16 s[0:1], 64, v64
m13070:
v_cmpx_ge_f16 s[0:1], -4.0, v64
m13071:
v_cmpx_ge_f16 s[0:1], 0.15915494, v64
m13072:
v_cmpx_ge_f16 s[0:1], v32, s32
m13073:
v_cmpx_ge_f16 s[0:1], v32, vcc_lo
m13074:
v_cmpx_ge_f16 s[0:1], v32, m0
m13075:
v_cmpx_ge_f16 s[0:1], v32, exec_hi
m13076:
v_cmpx_ge_f16 s[0:1], v32, src_scc
m13077:
v_cmpx_ge_f16 s[0:1], v32, 0
m13078:
v_cmpx_ge_f16 s[0:1], v32, -16
m13079:
v_cmpx_ge_f16 s[0:1], v32, 64
m13080:
v_cmpx_ge_f16 s[0:1], v32, -4.0
m13081:
v_cmpx_ge_f16 s[0:1], v32, 0.15915494
m13082:
v_cmpx_ge_f16_e64 s[0:1], -|v32|, v64
m13083:
v_cmpx_ge_f16_e64 s[0:1], v32, -|v64|
m13084:
v_cmpx_ge_f16_e32 vcc, v32, v64
m13085:
v_cmpx_ge_f16_e32 vcc, 0x1234, v64
m13086:
v_cmpx_ge_f16_e64 s[0:1], v32, v64
m13087:
v_cmpx_ge_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13088:
v_cmp_o_f16 s[0:1], v32, v64
m13089:
v_cmp_o_f16 s[0:1], s16, v64
m13090:
v_cmp_o_f16 s[0:1], vcc_lo, v64
m13091:
v_cmp_o_f16 s[0:1], m0, v64
m13092:
v_cmp_o_f16 s[0:1], exec_hi, v64
m13093:
v_cmp_o_f16 s[0:1], src_scc, v64
m13094:
v_cmp_o_f16 s[0:1], 0, v64
m13095:
v_cmp_o_f16 s[0:1], -16, v64
m13096:
v_cmp_o_f16 s[0:1], 64, v64
m13097:
v_cmp_o_f16 s[0:1], -4.0, v64
m13098:
v_cmp_o_f16 s[0:1], 0.15915494, v64
m13099:
v_cmp_o_f16 s[0:1], v32, s32
m13100:
v_cmp_o_f16 s[0:1], v32, vcc_lo
m13101:
v_cmp_o_f16 s[0:1], v32, m0
m13102:
v_cmp_o_f16 s[0:1], v32, exec_hi
m13103:
v_cmp_o_f16 s[0:1], v32, src_scc
m13104:
v_cmp_o_f16 s[0:1], v32, 0
m13105:
v_cmp_o_f16 s[0:1], v32, -16
m13106:
v_cmp_o_f16 s[0:1], v32, 64
m13107:
v_cmp_o_f16 s[0:1], v32, -4.0
m13108:
v_cmp_o_f16 s[0:1], v32, 0.15915494
m13109:
v_cmp_o_f16_e64 s[0:1], -|v32|, v64
m13110:
v_cmp_o_f16_e64 s[0:1], v32, -|v64|
m13111:
v_cmp_o_f16_e32 vcc, v32, v64
m13112:
v_cmp_o_f16_e32 vcc, 0x1234, v64
m13113:
v_cmp_o_f16_e64 s[0:1], v32, v64
m13114:
v_cmp_o_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13115:
v_cmpx_o_f16 s[0:1], v32, v64
m13116:
v_cmpx_o_f16 s[0:1], s16, v64
m13117:
v_cmpx_o_f16 s[0:1], vcc_lo, v64
m13118:
v_cmpx_o_f16 s[0:1], m0, v64
m13119:
v_cmpx_o_f16 s[0:1], exec_hi, v64
m13120:
v_cmpx_o_f16 s[0:1], src_scc, v64
m13121:
v_cmpx_o_f16 s[0:1], 0, v64
m13122:
v_cmpx_o_f16 s[0:1], -16, v64
m13123:
v_cmpx_o_f16 s[0:1], 64, v64
m13124:
v_cmpx_o_f16 s[0:1], -4.0, v64
m13125:
v_cmpx_o_f16 s[0:1], 0.15915494, v64
m13126:
v_cmpx_o_f16 s[0:1], v32, s32
m13127:
v_cmpx_o_f16 s[0:1], v32, vcc_lo
m13128:
v_cmpx_o_f16 s[0:1], v32, m0
m13129:
v_cmpx_o_f16 s[0:1], v32, exec_hi
m13130:
v_cmpx_o_f16 s[0:1], v32, src_scc
m13131:
v_cmpx_o_f16 s[0:1], v32, 0
m13132:
v_cmpx_o_f16 s[0:1], v32, -16
m13133:
v_cmpx_o_f16 s[0:1], v32, 64
m13134:
v_cmpx_o_f16 s[0:1], v32, -4.0
m13135:
v_cmpx_o_f16 s[0:1], v32, 0.15915494
m13136:
v_cmpx_o_f16_e64 s[0:1], -|v32|, v64
m13137:
v_cmpx_o_f16_e64 s[0:1], v32, -|v64|
m13138:
v_cmpx_o_f16_e32 vcc, v32, v64
m13139:
v_cmpx_o_f16_e32 vcc, 0x1234, v64
m13140:
v_cmpx_o_f16_e64 s[0:1], v32, v64
m13141:
v_cmpx_o_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13142:
v_cmp_u_f16 s[0:1], v32, v64
m13143:
v_cmp_u_f16 s[0:1], s16, v64
m13144:
v_cmp_u_f16 s[0:1], vcc_lo, v64
m13145:
v_cmp_u_f16 s[0:1], m0, v64
m13146:
v_cmp_u_f16 s[0:1], exec_hi, v64
m13147:
v_cmp_u_f16 s[0:1], src_scc, v64
m13148:
v_cmp_u_f16 s[0:1], 0, v64
m13149:
v_cmp_u_f16 s[0:1], -16, v64
m13150:
v_cmp_u_f16 s[0:1], 64, v64
m13151:
v_cmp_u_f16 s[0:1], -4.0, v64
m13152:
v_cmp_u_f16 s[0:1], 0.15915494, v64
m13153:
v_cmp_u_f16 s[0:1], v32, s32
m13154:
v_cmp_u_f16 s[0:1], v32, vcc_lo
m13155:
v_cmp_u_f16 s[0:1], v32, m0
m13156:
v_cmp_u_f16 s[0:1], v32, exec_hi
m13157:
v_cmp_u_f16 s[0:1], v32, src_scc
m13158:
v_cmp_u_f16 s[0:1], v32, 0
m13159:
v_cmp_u_f16 s[0:1], v32, -16
m13160:
v_cmp_u_f16 s[0:1], v32, 64
m13161:
v_cmp_u_f16 s[0:1], v32, -4.0
m13162:
v_cmp_u_f16 s[0:1], v32, 0.15915494
m13163:
v_cmp_u_f16_e64 s[0:1], -|v32|, v64
m13164:
v_cmp_u_f16_e64 s[0:1], v32, -|v64|
m13165:
v_cmp_u_f16_e32 vcc, v32, v64
m13166:
v_cmp_u_f16_e32 vcc, 0x1234, v64
m13167:
v_cmp_u_f16_e64 s[0:1], v32, v64
m13168:
v_cmp_u_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13169:
v_cmpx_u_f16 s[0:1], v32, v64
m13170:
v_cmpx_u_f16 s[0:1], s16, v64
m13171:
v_cmpx_u_f16 s[0:1], vcc_lo, v64
m13172:
v_cmpx_u_f16 s[0:1], m0, v64
m13173:
v_cmpx_u_f16 s[0:1], exec_hi, v64
m13174:
v_cmpx_u_f16 s[0:1], src_scc, v64
m13175:
v_cmpx_u_f16 s[0:1], 0, v64
m13176:
v_cmpx_u_f16 s[0:1], -16, v64
m13177:
v_cmpx_u_f16 s[0:1], 64, v64
m13178:
v_cmpx_u_f16 s[0:1], -4.0, v64
m13179:
v_cmpx_u_f16 s[0:1], 0.15915494, v64
m13180:
v_cmpx_u_f16 s[0:1], v32, s32
m13181:
v_cmpx_u_f16 s[0:1], v32, vcc_lo
m13182:
v_cmpx_u_f16 s[0:1], v32, m0
m13183:
v_cmpx_u_f16 s[0:1], v32, exec_hi
m13184:
v_cmpx_u_f16 s[0:1], v32, src_scc
m13185:
v_cmpx_u_f16 s[0:1], v32, 0
m13186:
v_cmpx_u_f16 s[0:1], v32, -16
m13187:
v_cmpx_u_f16 s[0:1], v32, 64
m13188:
v_cmpx_u_f16 s[0:1], v32, -4.0
m13189:
v_cmpx_u_f16 s[0:1], v32, 0.15915494
m13190:
v_cmpx_u_f16_e64 s[0:1], -|v32|, v64
m13191:
v_cmpx_u_f16_e64 s[0:1], v32, -|v64|
m13192:
v_cmpx_u_f16_e32 vcc, v32, v64
m13193:
v_cmpx_u_f16_e32 vcc, 0x1234, v64
m13194:
v_cmpx_u_f16_e64 s[0:1], v32, v64
m13195:
v_cmpx_u_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13196:
v_cmp_nge_f16 s[0:1], v32, v64
m13197:
v_cmp_nge_f16 s[0:1], s16, v64
m13198:
v_cmp_nge_f16 s[0:1], vcc_lo, v64
m13199:
v_cmp_nge_f16 s[0:1], m0, v64
m13200:
v_cmp_nge_f16 s[0:1], exec_hi, v64
m13201:
v_cmp_nge_f16 s[0:1], src_scc, v64
m13202:
v_cmp_nge_f16 s[0:1], 0, v64
m13203:
v_cmp_nge_f16 s[0:1], -16, v64
m13204:
v_cmp_nge_f16 s[0:1], 64, v64
m13205:
v_cmp_nge_f16 s[0:1], -4.0, v64
m13206:
v_cmp_nge_f16 s[0:1], 0.15915494, v64
m13207:
v_cmp_nge_f16 s[0:1], v32, s32
m13208:
v_cmp_nge_f16 s[0:1], v32, vcc_lo
m13209:
v_cmp_nge_f16 s[0:1], v32, m0
m13210:
v_cmp_nge_f16 s[0:1], v32, exec_hi
m13211:
v_cmp_nge_f16 s[0:1], v32, src_scc
m13212:
v_cmp_nge_f16 s[0:1], v32, 0
m13213:
v_cmp_nge_f16 s[0:1], v32, -16
m13214:
v_cmp_nge_f16 s[0:1], v32, 64
m13215:
v_cmp_nge_f16 s[0:1], v32, -4.0
m13216:
v_cmp_nge_f16 s[0:1], v32, 0.15915494
m13217:
v_cmp_nge_f16_e64 s[0:1], -|v32|, v64
m13218:
v_cmp_nge_f16_e64 s[0:1], v32, -|v64|
m13219:
v_cmp_nge_f16_e32 vcc, v32, v64
m13220:
v_cmp_nge_f16_e32 vcc, 0x1234, v64
m13221:
v_cmp_nge_f16_e64 s[0:1], v32, v64
m13222:
v_cmp_nge_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13223:
v_cmpx_nge_f16 s[0:1], v32, v64
m13224:
v_cmpx_nge_f16 s[0:1], s16, v64
m13225:
v_cmpx_nge_f16 s[0:1], vcc_lo, v64
m13226:
v_cmpx_nge_f16 s[0:1], m0, v64
m13227:
v_cmpx_nge_f16 s[0:1], exec_hi, v64
m13228:
v_cmpx_nge_f16 s[0:1], src_scc, v64
m13229:
v_cmpx_nge_f16 s[0:1], 0, v64
m13230:
v_cmpx_nge_f16 s[0:1], -16, v64
m13231:
v_cmpx_nge_f16 s[0:1], 64, v64
m13232:
v_cmpx_nge_f16 s[0:1], -4.0, v64
m13233:
v_cmpx_nge_f16 s[0:1], 0.15915494, v64
m13234:
v_cmpx_nge_f16 s[0:1], v32, s32
m13235:
v_cmpx_nge_f16 s[0:1], v32, vcc_lo
m13236:
v_cmpx_nge_f16 s[0:1], v32, m0
m13237:
v_cmpx_nge_f16 s[0:1], v32, exec_hi
m13238:
v_cmpx_nge_f16 s[0:1], v32, src_scc
m13239:
v_cmpx_nge_f16 s[0:1], v32, 0
m13240:
v_cmpx_nge_f16 s[0:1], v32, -16
m13241:
v_cmpx_nge_f16 s[0:1], v32, 64
m13242:
v_cmpx_nge_f16 s[0:1], v32, -4.0
m13243:
v_cmpx_nge_f16 s[0:1], v32, 0.15915494
m13244:
v_cmpx_nge_f16_e64 s[0:1], -|v32|, v64
m13245:
v_cmpx_nge_f16_e64 s[0:1], v32, -|v64|
m13246:
v_cmpx_nge_f16_e32 vcc, v32, v64
m13247:
v_cmpx_nge_f16_e32 vcc, 0x1234, v64
m13248:
v_cmpx_nge_f16_e64 s[0:1], v32, v64
m13249:
v_cmpx_nge_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13250:
v_cmp_nlg_f16 s[0:1], v32, v64
m13251:
v_cmp_nlg_f16 s[0:1], s16, v64
m13252:
v_cmp_nlg_f16 s[0:1], vcc_lo, v64
m13253:
v_cmp_nlg_f16 s[0:1], m0, v64
m13254:
v_cmp_nlg_f16 s[0:1], exec_hi, v64
m13255:
v_cmp_nlg_f16 s[0:1], src_scc, v64
m13256:
v_cmp_nlg_f16 s[0:1], 0, v64
m13257:
v_cmp_nlg_f16 s[0:1], -16, v64
m13258:
v_cmp_nlg_f16 s[0:1], 64, v64
m13259:
v_cmp_nlg_f16 s[0:1], -4.0, v64
m13260:
v_cmp_nlg_f16 s[0:1], 0.15915494, v64
m13261:
v_cmp_nlg_f16 s[0:1], v32, s32
m13262:
v_cmp_nlg_f16 s[0:1], v32, vcc_lo
m13263:
v_cmp_nlg_f16 s[0:1], v32, m0
m13264:
v_cmp_nlg_f16 s[0:1], v32, exec_hi
m13265:
v_cmp_nlg_f16 s[0:1], v32, src_scc
m13266:
v_cmp_nlg_f16 s[0:1], v32, 0
m13267:
v_cmp_nlg_f16 s[0:1], v32, -16
m13268:
v_cmp_nlg_f16 s[0:1], v32, 64
m13269:
v_cmp_nlg_f16 s[0:1], v32, -4.0
m13270:
v_cmp_nlg_f16 s[0:1], v32, 0.15915494
m13271:
v_cmp_nlg_f16_e64 s[0:1], -|v32|, v64
m13272:
v_cmp_nlg_f16_e64 s[0:1], v32, -|v64|
m13273:
v_cmp_nlg_f16_e32 vcc, v32, v64
m13274:
v_cmp_nlg_f16_e32 vcc, 0x1234, v64
m13275:
v_cmp_nlg_f16_e64 s[0:1], v32, v64
m13276:
v_cmp_nlg_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13277:
v_cmpx_nlg_f16 s[0:1], v32, v64
m13278:
v_cmpx_nlg_f16 s[0:1], s16, v64
m13279:
v_cmpx_nlg_f16 s[0:1], vcc_lo, v64
m13280:
v_cmpx_nlg_f16 s[0:1], m0, v64
m13281:
v_cmpx_nlg_f16 s[0:1], exec_hi, v64
m13282:
v_cmpx_nlg_f16 s[0:1], src_scc, v64
m13283:
v_cmpx_nlg_f16 s[0:1], 0, v64
m13284:
v_cmpx_nlg_f16 s[0:1], -16, v64
m13285:
v_cmpx_nlg_f16 s[0:1], 64, v64
m13286:
v_cmpx_nlg_f16 s[0:1], -4.0, v64
m13287:
v_cmpx_nlg_f16 s[0:1], 0.15915494, v64
m13288:
v_cmpx_nlg_f16 s[0:1], v32, s32
m13289:
v_cmpx_nlg_f16 s[0:1], v32, vcc_lo
m13290:
v_cmpx_nlg_f16 s[0:1], v32, m0
m13291:
v_cmpx_nlg_f16 s[0:1], v32, exec_hi
m13292:
v_cmpx_nlg_f16 s[0:1], v32, src_scc
m13293:
v_cmpx_nlg_f16 s[0:1], v32, 0
m13294:
v_cmpx_nlg_f16 s[0:1], v32, -16
m13295:
v_cmpx_nlg_f16 s[0:1], v32, 64
m13296:
v_cmpx_nlg_f16 s[0:1], v32, -4.0
m13297:
v_cmpx_nlg_f16 s[0:1], v32, 0.15915494
m13298:
v_cmpx_nlg_f16_e64 s[0:1], -|v32|, v64
m13299:
v_cmpx_nlg_f16_e64 s[0:1], v32, -|v64|
m13300:
v_cmpx_nlg_f16_e32 vcc, v32, v64
m13301:
v_cmpx_nlg_f16_e32 vcc, 0x1234, v64
m13302:
v_cmpx_nlg_f16_e64 s[0:1], v32, v64
m13303:
v_cmpx_nlg_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13304:
v_cmp_ngt_f16 s[0:1], v32, v64
m13305:
v_cmp_ngt_f16 s[0:1], s16, v64
m13306:
v_cmp_ngt_f16 s[0:1], vcc_lo, v64
m13307:
v_cmp_ngt_f16 s[0:1], m0, v64
m13308:
v_cmp_ngt_f16 s[0:1], exec_hi, v64
m13309:
v_cmp_ngt_f16 s[0:1], src_scc, v64
m13310:
v_cmp_ngt_f16 s[0:1], 0, v64
m13311:
v_cmp_ngt_f16 s[0:1], -16, v64
m13312:
v_cmp_ngt_f16 s[0:1], 64, v64
m13313:
v_cmp_ngt_f16 s[0:1], -4.0, v64
m13314:
v_cmp_ngt_f16 s[0:1], 0.15915494, v64
m13315:
v_cmp_ngt_f16 s[0:1], v32, s32
m13316:
v_cmp_ngt_f16 s[0:1], v32, vcc_lo
m13317:
v_cmp_ngt_f16 s[0:1], v32, m0
m13318:
v_cmp_ngt_f16 s[0:1], v32, exec_hi
m13319:
v_cmp_ngt_f16 s[0:1], v32, src_scc
m13320:
v_cmp_ngt_f16 s[0:1], v32, 0
m13321:
v_cmp_ngt_f16 s[0:1], v32, -16
m13322:
v_cmp_ngt_f16 s[0:1], v32, 64
m13323:
v_cmp_ngt_f16 s[0:1], v32, -4.0
m13324:
v_cmp_ngt_f16 s[0:1], v32, 0.15915494
m13325:
v_cmp_ngt_f16_e64 s[0:1], -|v32|, v64
m13326:
v_cmp_ngt_f16_e64 s[0:1], v32, -|v64|
m13327:
v_cmp_ngt_f16_e32 vcc, v32, v64
m13328:
v_cmp_ngt_f16_e32 vcc, 0x1234, v64
m13329:
v_cmp_ngt_f16_e64 s[0:1], v32, v64
m13330:
v_cmp_ngt_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13331:
v_cmpx_ngt_f16 s[0:1], v32, v64
m13332:
v_cmpx_ngt_f16 s[0:1], s16, v64
m13333:
v_cmpx_ngt_f16 s[0:1], vcc_lo, v64
m13334:
v_cmpx_ngt_f16 s[0:1], m0, v64
m13335:
v_cmpx_ngt_f16 s[0:1], exec_hi, v64
m13336:
v_cmpx_ngt_f16 s[0:1], src_scc, v64
m13337:
v_cmpx_ngt_f16 s[0:1], 0, v64
m13338:
v_cmpx_ngt_f16 s[0:1], -16, v64
m13339:
v_cmpx_ngt_f16 s[0:1], 64, v64
m13340:
v_cmpx_ngt_f16 s[0:1], -4.0, v64
m13341:
v_cmpx_ngt_f16 s[0:1], 0.15915494, v64
m13342:
v_cmpx_ngt_f16 s[0:1], v32, s32
m13343:
v_cmpx_ngt_f16 s[0:1], v32, vcc_lo
m13344:
v_cmpx_ngt_f16 s[0:1], v32, m0
m13345:
v_cmpx_ngt_f16 s[0:1], v32, exec_hi
m13346:
v_cmpx_ngt_f16 s[0:1], v32, src_scc
m13347:
v_cmpx_ngt_f16 s[0:1], v32, 0
m13348:
v_cmpx_ngt_f16 s[0:1], v32, -16
m13349:
v_cmpx_ngt_f16 s[0:1], v32, 64
m13350:
v_cmpx_ngt_f16 s[0:1], v32, -4.0
m13351:
v_cmpx_ngt_f16 s[0:1], v32, 0.15915494
m13352:
v_cmpx_ngt_f16_e64 s[0:1], -|v32|, v64
m13353:
v_cmpx_ngt_f16_e64 s[0:1], v32, -|v64|
m13354:
v_cmpx_ngt_f16_e32 vcc, v32, v64
m13355:
v_cmpx_ngt_f16_e32 vcc, 0x1234, v64
m13356:
v_cmpx_ngt_f16_e64 s[0:1], v32, v64
m13357:
v_cmpx_ngt_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13358:
v_cmp_nle_f16 s[0:1], v32, v64
m13359:
v_cmp_nle_f16 s[0:1], s16, v64
m13360:
v_cmp_nle_f16 s[0:1], vcc_lo, v64
m13361:
v_cmp_nle_f16 s[0:1], m0, v64
m13362:
v_cmp_nle_f16 s[0:1], exec_hi, v64
m13363:
v_cmp_nle_f16 s[0:1], src_scc, v64
m13364:
v_cmp_nle_f16 s[0:1], 0, v64
m13365:
v_cmp_nle_f16 s[0:1], -16, v64
m13366:
v_cmp_nle_f16 s[0:1], 64, v64
m13367:
v_cmp_nle_f16 s[0:1], -4.0, v64
m13368:
v_cmp_nle_f16 s[0:1], 0.15915494, v64
m13369:
v_cmp_nle_f16 s[0:1], v32, s32
m13370:
v_cmp_nle_f16 s[0:1], v32, vcc_lo
m13371:
v_cmp_nle_f16 s[0:1], v32, m0
m13372:
v_cmp_nle_f16 s[0:1], v32, exec_hi
m13373:
v_cmp_nle_f16 s[0:1], v32, src_scc
m13374:
v_cmp_nle_f16 s[0:1], v32, 0
m13375:
v_cmp_nle_f16 s[0:1], v32, -16
m13376:
v_cmp_nle_f16 s[0:1], v32, 64
m13377:
v_cmp_nle_f16 s[0:1], v32, -4.0
m13378:
v_cmp_nle_f16 s[0:1], v32, 0.15915494
m13379:
v_cmp_nle_f16_e64 s[0:1], -|v32|, v64
m13380:
v_cmp_nle_f16_e64 s[0:1], v32, -|v64|
m13381:
v_cmp_nle_f16_e32 vcc, v32, v64
m13382:
v_cmp_nle_f16_e32 vcc, 0x1234, v64
m13383:
v_cmp_nle_f16_e64 s[0:1], v32, v64
m13384:
v_cmp_nle_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13385:
v_cmpx_nle_f16 s[0:1], v32, v64
m13386:
v_cmpx_nle_f16 s[0:1], s16, v64
m13387:
v_cmpx_nle_f16 s[0:1], vcc_lo, v64
m13388:
v_cmpx_nle_f16 s[0:1], m0, v64
m13389:
v_cmpx_nle_f16 s[0:1], exec_hi, v64
m13390:
v_cmpx_nle_f16 s[0:1], src_scc, v64
m13391:
v_cmpx_nle_f16 s[0:1], 0, v64
m13392:
v_cmpx_nle_f16 s[0:1], -16, v64
m13393:
v_cmpx_nle_f16 s[0:1], 64, v64
m13394:
v_cmpx_nle_f16 s[0:1], -4.0, v64
m13395:
v_cmpx_nle_f16 s[0:1], 0.15915494, v64
m13396:
v_cmpx_nle_f16 s[0:1], v32, s32
m13397:
v_cmpx_nle_f16 s[0:1], v32, vcc_lo
m13398:
v_cmpx_nle_f16 s[0:1], v32, m0
m13399:
v_cmpx_nle_f16 s[0:1], v32, exec_hi
m13400:
v_cmpx_nle_f16 s[0:1], v32, src_scc
m13401:
v_cmpx_nle_f16 s[0:1], v32, 0
m13402:
v_cmpx_nle_f16 s[0:1], v32, -16
m13403:
v_cmpx_nle_f16 s[0:1], v32, 64
m13404:
v_cmpx_nle_f16 s[0:1], v32, -4.0
m13405:
v_cmpx_nle_f16 s[0:1], v32, 0.15915494
m13406:
v_cmpx_nle_f16_e64 s[0:1], -|v32|, v64
m13407:
v_cmpx_nle_f16_e64 s[0:1], v32, -|v64|
m13408:
v_cmpx_nle_f16_e32 vcc, v32, v64
m13409:
v_cmpx_nle_f16_e32 vcc, 0x1234, v64
m13410:
v_cmpx_nle_f16_e64 s[0:1], v32, v64
m13411:
v_cmpx_nle_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13412:
v_cmp_neq_f16 s[0:1], v32, v64
m13413:
v_cmp_neq_f16 s[0:1], s16, v64
m13414:
v_cmp_neq_f16 s[0:1], vcc_lo, v64
m13415:
v_cmp_neq_f16 s[0:1], m0, v64
m13416:
v_cmp_neq_f16 s[0:1], exec_hi, v64
m13417:
v_cmp_neq_f16 s[0:1], src_scc, v64
m13418:
v_cmp_neq_f16 s[0:1], 0, v64
m13419:
v_cmp_neq_f16 s[0:1], -16, v64
m13420:
v_cmp_neq_f16 s[0:1], 64, v64
m13421:
v_cmp_neq_f16 s[0:1], -4.0, v64
m13422:
v_cmp_neq_f16 s[0:1], 0.15915494, v64
m13423:
v_cmp_neq_f16 s[0:1], v32, s32
m13424:
v_cmp_neq_f16 s[0:1], v32, vcc_lo
m13425:
v_cmp_neq_f16 s[0:1], v32, m0
m13426:
v_cmp_neq_f16 s[0:1], v32, exec_hi
m13427:
v_cmp_neq_f16 s[0:1], v32, src_scc
m13428:
v_cmp_neq_f16 s[0:1], v32, 0
m13429:
v_cmp_neq_f16 s[0:1], v32, -16
m13430:
v_cmp_neq_f16 s[0:1], v32, 64
m13431:
v_cmp_neq_f16 s[0:1], v32, -4.0
m13432:
v_cmp_neq_f16 s[0:1], v32, 0.15915494
m13433:
v_cmp_neq_f16_e64 s[0:1], -|v32|, v64
m13434:
v_cmp_neq_f16_e64 s[0:1], v32, -|v64|
m13435:
v_cmp_neq_f16_e32 vcc, v32, v64
m13436:
v_cmp_neq_f16_e32 vcc, 0x1234, v64
m13437:
v_cmp_neq_f16_e64 s[0:1], v32, v64
m13438:
v_cmp_neq_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13439:
v_cmpx_neq_f16 s[0:1], v32, v64
m13440:
v_cmpx_neq_f16 s[0:1], s16, v64
m13441:
v_cmpx_neq_f16 s[0:1], vcc_lo, v64
m13442:
v_cmpx_neq_f16 s[0:1], m0, v64
m13443:
v_cmpx_neq_f16 s[0:1], exec_hi, v64
m13444:
v_cmpx_neq_f16 s[0:1], src_scc, v64
m13445:
v_cmpx_neq_f16 s[0:1], 0, v64
m13446:
v_cmpx_neq_f16 s[0:1], -16, v64
m13447:
v_cmpx_neq_f16 s[0:1], 64, v64
m13448:
v_cmpx_neq_f16 s[0:1], -4.0, v64
m13449:
v_cmpx_neq_f16 s[0:1], 0.15915494, v64
m13450:
v_cmpx_neq_f16 s[0:1], v32, s32
m13451:
v_cmpx_neq_f16 s[0:1], v32, vcc_lo
m13452:
v_cmpx_neq_f16 s[0:1], v32, m0
m13453:
v_cmpx_neq_f16 s[0:1], v32, exec_hi
m13454:
v_cmpx_neq_f16 s[0:1], v32, src_scc
m13455:
v_cmpx_neq_f16 s[0:1], v32, 0
m13456:
v_cmpx_neq_f16 s[0:1], v32, -16
m13457:
v_cmpx_neq_f16 s[0:1], v32, 64
m13458:
v_cmpx_neq_f16 s[0:1], v32, -4.0
m13459:
v_cmpx_neq_f16 s[0:1], v32, 0.15915494
m13460:
v_cmpx_neq_f16_e64 s[0:1], -|v32|, v64
m13461:
v_cmpx_neq_f16_e64 s[0:1], v32, -|v64|
m13462:
v_cmpx_neq_f16_e32 vcc, v32, v64
m13463:
v_cmpx_neq_f16_e32 vcc, 0x1234, v64
m13464:
v_cmpx_neq_f16_e64 s[0:1], v32, v64
m13465:
v_cmpx_neq_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13466:
v_cmp_nlt_f16 s[0:1], v32, v64
m13467:
v_cmp_nlt_f16 s[0:1], s16, v64
m13468:
v_cmp_nlt_f16 s[0:1], vcc_lo, v64
m13469:
v_cmp_nlt_f16 s[0:1], m0, v64
m13470:
v_cmp_nlt_f16 s[0:1], exec_hi, v64
m13471:
v_cmp_nlt_f16 s[0:1], src_scc, v64
m13472:
v_cmp_nlt_f16 s[0:1], 0, v64
m13473:
v_cmp_nlt_f16 s[0:1], -16, v64
m13474:
v_cmp_nlt_f16 s[0:1], 64, v64
m13475:
v_cmp_nlt_f16 s[0:1], -4.0, v64
m13476:
v_cmp_nlt_f16 s[0:1], 0.15915494, v64
m13477:
v_cmp_nlt_f16 s[0:1], v32, s32
m13478:
v_cmp_nlt_f16 s[0:1], v32, vcc_lo
m13479:
v_cmp_nlt_f16 s[0:1], v32, m0
m13480:
v_cmp_nlt_f16 s[0:1], v32, exec_hi
m13481:
v_cmp_nlt_f16 s[0:1], v32, src_scc
m13482:
v_cmp_nlt_f16 s[0:1], v32, 0
m13483:
v_cmp_nlt_f16 s[0:1], v32, -16
m13484:
v_cmp_nlt_f16 s[0:1], v32, 64
m13485:
v_cmp_nlt_f16 s[0:1], v32, -4.0
m13486:
v_cmp_nlt_f16 s[0:1], v32, 0.15915494
m13487:
v_cmp_nlt_f16_e64 s[0:1], -|v32|, v64
m13488:
v_cmp_nlt_f16_e64 s[0:1], v32, -|v64|
m13489:
v_cmp_nlt_f16_e32 vcc, v32, v64
m13490:
v_cmp_nlt_f16_e32 vcc, 0x1234, v64
m13491:
v_cmp_nlt_f16_e64 s[0:1], v32, v64
m13492:
v_cmp_nlt_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13493:
v_cmpx_nlt_f16 s[0:1], v32, v64
m13494:
v_cmpx_nlt_f16 s[0:1], s16, v64
m13495:
v_cmpx_nlt_f16 s[0:1], vcc_lo, v64
m13496:
v_cmpx_nlt_f16 s[0:1], m0, v64
m13497:
v_cmpx_nlt_f16 s[0:1], exec_hi, v64
m13498:
v_cmpx_nlt_f16 s[0:1], src_scc, v64
m13499:
v_cmpx_nlt_f16 s[0:1], 0, v64
m13500:
v_cmpx_nlt_f16 s[0:1], -16, v64
m13501:
v_cmpx_nlt_f16 s[0:1], 64, v64
m13502:
v_cmpx_nlt_f16 s[0:1], -4.0, v64
m13503:
v_cmpx_nlt_f16 s[0:1], 0.15915494, v64
m13504:
v_cmpx_nlt_f16 s[0:1], v32, s32
m13505:
v_cmpx_nlt_f16 s[0:1], v32, vcc_lo
m13506:
v_cmpx_nlt_f16 s[0:1], v32, m0
m13507:
v_cmpx_nlt_f16 s[0:1], v32, exec_hi
m13508:
v_cmpx_nlt_f16 s[0:1], v32, src_scc
m13509:
v_cmpx_nlt_f16 s[0:1], v32, 0
m13510:
v_cmpx_nlt_f16 s[0:1], v32, -16
m13511:
v_cmpx_nlt_f16 s[0:1], v32, 64
m13512:
v_cmpx_nlt_f16 s[0:1], v32, -4.0
m13513:
v_cmpx_nlt_f16 s[0:1], v32, 0.15915494
m13514:
v_cmpx_nlt_f16_e64 s[0:1], -|v32|, v64
m13515:
v_cmpx_nlt_f16_e64 s[0:1], v32, -|v64|
m13516:
v_cmpx_nlt_f16_e32 vcc, v32, v64
m13517:
v_cmpx_nlt_f16_e32 vcc, 0x1234, v64
m13518:
v_cmpx_nlt_f16_e64 s[0:1], v32, v64
m13519:
v_cmpx_nlt_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13520:
v_cmp_tru_f16 s[0:1], v32, v64
m13521:
v_cmp_tru_f16 s[0:1], s16, v64
m13522:
v_cmp_tru_f16 s[0:1], vcc_lo, v64
m13523:
v_cmp_tru_f16 s[0:1], m0, v64
m13524:
v_cmp_tru_f16 s[0:1], exec_hi, v64
m13525:
v_cmp_tru_f16 s[0:1], src_scc, v64
m13526:
v_cmp_tru_f16 s[0:1], 0, v64
m13527:
v_cmp_tru_f16 s[0:1], -16, v64
m13528:
v_cmp_tru_f16 s[0:1], 64, v64
m13529:
v_cmp_tru_f16 s[0:1], -4.0, v64
m13530:
v_cmp_tru_f16 s[0:1], 0.15915494, v64
m13531:
v_cmp_tru_f16 s[0:1], v32, s32
m13532:
v_cmp_tru_f16 s[0:1], v32, vcc_lo
m13533:
v_cmp_tru_f16 s[0:1], v32, m0
m13534:
v_cmp_tru_f16 s[0:1], v32, exec_hi
m13535:
v_cmp_tru_f16 s[0:1], v32, src_scc
m13536:
v_cmp_tru_f16 s[0:1], v32, 0
m13537:
v_cmp_tru_f16 s[0:1], v32, -16
m13538:
v_cmp_tru_f16 s[0:1], v32, 64
m13539:
v_cmp_tru_f16 s[0:1], v32, -4.0
m13540:
v_cmp_tru_f16 s[0:1], v32, 0.15915494
m13541:
v_cmp_tru_f16_e64 s[0:1], -|v32|, v64
m13542:
v_cmp_tru_f16_e64 s[0:1], v32, -|v64|
m13543:
v_cmp_tru_f16_e32 vcc, v32, v64
m13544:
v_cmp_tru_f16_e32 vcc, 0x1234, v64
m13545:
v_cmp_tru_f16_e64 s[0:1], v32, v64
m13546:
v_cmp_tru_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13547:
v_cmpx_tru_f16 s[0:1], v32, v64
m13548:
v_cmpx_tru_f16 s[0:1], s16, v64
m13549:
v_cmpx_tru_f16 s[0:1], vcc_lo, v64
m13550:
v_cmpx_tru_f16 s[0:1], m0, v64
m13551:
v_cmpx_tru_f16 s[0:1], exec_hi, v64
m13552:
v_cmpx_tru_f16 s[0:1], src_scc, v64
m13553:
v_cmpx_tru_f16 s[0:1], 0, v64
m13554:
v_cmpx_tru_f16 s[0:1], -16, v64
m13555:
v_cmpx_tru_f16 s[0:1], 64, v64
m13556:
v_cmpx_tru_f16 s[0:1], -4.0, v64
m13557:
v_cmpx_tru_f16 s[0:1], 0.15915494, v64
m13558:
v_cmpx_tru_f16 s[0:1], v32, s32
m13559:
v_cmpx_tru_f16 s[0:1], v32, vcc_lo
m13560:
v_cmpx_tru_f16 s[0:1], v32, m0
m13561:
v_cmpx_tru_f16 s[0:1], v32, exec_hi
m13562:
v_cmpx_tru_f16 s[0:1], v32, src_scc
m13563:
v_cmpx_tru_f16 s[0:1], v32, 0
m13564:
v_cmpx_tru_f16 s[0:1], v32, -16
m13565:
v_cmpx_tru_f16 s[0:1], v32, 64
m13566:
v_cmpx_tru_f16 s[0:1], v32, -4.0
m13567:
v_cmpx_tru_f16 s[0:1], v32, 0.15915494
m13568:
v_cmpx_tru_f16_e64 s[0:1], -|v32|, v64
m13569:
v_cmpx_tru_f16_e64 s[0:1], v32, -|v64|
m13570:
v_cmpx_tru_f16_e32 vcc, v32, v64
m13571:
v_cmpx_tru_f16_e32 vcc, 0x1234, v64
m13572:
v_cmpx_tru_f16_e64 s[0:1], v32, v64
m13573:
v_cmpx_tru_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13574:
v_cmp_f_f32 s[0:1], v32, v64
m13575:
v_cmp_f_f32 s[0:1], s16, v64
m13576:
v_cmp_f_f32 s[0:1], vcc_lo, v64
m13577:
v_cmp_f_f32 s[0:1], m0, v64
m13578:
v_cmp_f_f32 s[0:1], exec_hi, v64
m13579:
v_cmp_f_f32 s[0:1], src_scc, v64
m13580:
v_cmp_f_f32 s[0:1], 0, v64
m13581:
v_cmp_f_f32 s[0:1], -16, v64
m13582:
v_cmp_f_f32 s[0:1], 64, v64
m13583:
v_cmp_f_f32 s[0:1], -4.0, v64
m13584:
v_cmp_f_f32 s[0:1], 0.15915494, v64
m13585:
v_cmp_f_f32 s[0:1], v32, s32
m13586:
v_cmp_f_f32 s[0:1], v32, vcc_lo
m13587:
v_cmp_f_f32 s[0:1], v32, m0
m13588:
v_cmp_f_f32 s[0:1], v32, exec_hi
m13589:
v_cmp_f_f32 s[0:1], v32, src_scc
m13590:
v_cmp_f_f32 s[0:1], v32, 0
m13591:
v_cmp_f_f32 s[0:1], v32, -16
m13592:
v_cmp_f_f32 s[0:1], v32, 64
m13593:
v_cmp_f_f32 s[0:1], v32, -4.0
m13594:
v_cmp_f_f32 s[0:1], v32, 0.15915494
m13595:
v_cmp_f_f32_e64 s[0:1], -|v32|, v64
m13596:
v_cmp_f_f32_e64 s[0:1], v32, -|v64|
m13597:
v_cmp_f_f32_e32 vcc, v32, v64
m13598:
v_cmp_f_f32_e32 vcc, 0x12345678, v64
m13599:
v_cmp_f_f32_e64 s[0:1], v32, v64
m13600:
v_cmp_f_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13601:
v_cmpx_f_f32 s[0:1], v32, v64
m13602:
v_cmpx_f_f32 s[0:1], s16, v64
m13603:
v_cmpx_f_f32 s[0:1], vcc_lo, v64
m13604:
v_cmpx_f_f32 s[0:1], m0, v64
m13605:
v_cmpx_f_f32 s[0:1], exec_hi, v64
m13606:
v_cmpx_f_f32 s[0:1], src_scc, v64
m13607:
v_cmpx_f_f32 s[0:1], 0, v64
m13608:
v_cmpx_f_f32 s[0:1], -16, v64
m13609:
v_cmpx_f_f32 s[0:1], 64, v64
m13610:
v_cmpx_f_f32 s[0:1], -4.0, v64
m13611:
v_cmpx_f_f32 s[0:1], 0.15915494, v64
m13612:
v_cmpx_f_f32 s[0:1], v32, s32
m13613:
v_cmpx_f_f32 s[0:1], v32, vcc_lo
m13614:
v_cmpx_f_f32 s[0:1], v32, m0
m13615:
v_cmpx_f_f32 s[0:1], v32, exec_hi
m13616:
v_cmpx_f_f32 s[0:1], v32, src_scc
m13617:
v_cmpx_f_f32 s[0:1], v32, 0
m13618:
v_cmpx_f_f32 s[0:1], v32, -16
m13619:
v_cmpx_f_f32 s[0:1], v32, 64
m13620:
v_cmpx_f_f32 s[0:1], v32, -4.0
m13621:
v_cmpx_f_f32 s[0:1], v32, 0.15915494
m13622:
v_cmpx_f_f32_e64 s[0:1], -|v32|, v64
m13623:
v_cmpx_f_f32_e64 s[0:1], v32, -|v64|
m13624:
v_cmpx_f_f32_e32 vcc, v32, v64
m13625:
v_cmpx_f_f32_e32 vcc, 0x12345678, v64
m13626:
v_cmpx_f_f32_e64 s[0:1], v32, v64
m13627:
v_cmpx_f_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13628:
v_cmp_lt_f32 s[0:1], v32, v64
m13629:
v_cmp_lt_f32 s[0:1], s16, v64
m13630:
v_cmp_lt_f32 s[0:1], vcc_lo, v64
m13631:
v_cmp_lt_f32 s[0:1], m0, v64
m13632:
v_cmp_lt_f32 s[0:1], exec_hi, v64
m13633:
v_cmp_lt_f32 s[0:1], src_scc, v64
m13634:
v_cmp_lt_f32 s[0:1], 0, v64
m13635:
v_cmp_lt_f32 s[0:1], -16, v64
m13636:
v_cmp_lt_f32 s[0:1], 64, v64
m13637:
v_cmp_lt_f32 s[0:1], -4.0, v64
m13638:
v_cmp_lt_f32 s[0:1], 0.15915494, v64
m13639:
v_cmp_lt_f32 s[0:1], v32, s32
m13640:
v_cmp_lt_f32 s[0:1], v32, vcc_lo
m13641:
v_cmp_lt_f32 s[0:1], v32, m0
m13642:
v_cmp_lt_f32 s[0:1], v32, exec_hi
m13643:
v_cmp_lt_f32 s[0:1], v32, src_scc
m13644:
v_cmp_lt_f32 s[0:1], v32, 0
m13645:
v_cmp_lt_f32 s[0:1], v32, -16
m13646:
v_cmp_lt_f32 s[0:1], v32, 64
m13647:
v_cmp_lt_f32 s[0:1], v32, -4.0
m13648:
v_cmp_lt_f32 s[0:1], v32, 0.15915494
m13649:
v_cmp_lt_f32_e64 s[0:1], -|v32|, v64
m13650:
v_cmp_lt_f32_e64 s[0:1], v32, -|v64|
m13651:
v_cmp_lt_f32_e32 vcc, v32, v64
m13652:
v_cmp_lt_f32_e32 vcc, 0x12345678, v64
m13653:
v_cmp_lt_f32_e64 s[0:1], v32, v64
m13654:
v_cmp_lt_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13655:
v_cmpx_lt_f32 s[0:1], v32, v64
m13656:
v_cmpx_lt_f32 s[0:1], s16, v64
m13657:
v_cmpx_lt_f32 s[0:1], vcc_lo, v64
m13658:
v_cmpx_lt_f32 s[0:1], m0, v64
m13659:
v_cmpx_lt_f32 s[0:1], exec_hi, v64
m13660:
v_cmpx_lt_f32 s[0:1], src_scc, v64
m13661:
v_cmpx_lt_f32 s[0:1], 0, v64
m13662:
v_cmpx_lt_f32 s[0:1], -16, v64
m13663:
v_cmpx_lt_f32 s[0:1], 64, v64
m13664:
v_cmpx_lt_f32 s[0:1], -4.0, v64
m13665:
v_cmpx_lt_f32 s[0:1], 0.15915494, v64
m13666:
v_cmpx_lt_f32 s[0:1], v32, s32
m13667:
v_cmpx_lt_f32 s[0:1], v32, vcc_lo
m13668:
v_cmpx_lt_f32 s[0:1], v32, m0
m13669:
v_cmpx_lt_f32 s[0:1], v32, exec_hi
m13670:
v_cmpx_lt_f32 s[0:1], v32, src_scc
m13671:
v_cmpx_lt_f32 s[0:1], v32, 0
m13672:
v_cmpx_lt_f32 s[0:1], v32, -16
m13673:
v_cmpx_lt_f32 s[0:1], v32, 64
m13674:
v_cmpx_lt_f32 s[0:1], v32, -4.0
m13675:
v_cmpx_lt_f32 s[0:1], v32, 0.15915494
m13676:
v_cmpx_lt_f32_e64 s[0:1], -|v32|, v64
m13677:
v_cmpx_lt_f32_e64 s[0:1], v32, -|v64|
m13678:
v_cmpx_lt_f32_e32 vcc, v32, v64
m13679:
v_cmpx_lt_f32_e32 vcc, 0x12345678, v64
m13680:
v_cmpx_lt_f32_e64 s[0:1], v32, v64
m13681:
v_cmpx_lt_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13682:
v_cmp_eq_f32 s[0:1], v32, v64
m13683:
v_cmp_eq_f32 s[0:1], s16, v64
m13684:
v_cmp_eq_f32 s[0:1], vcc_lo, v64
m13685:
v_cmp_eq_f32 s[0:1], m0, v64
m13686:
v_cmp_eq_f32 s[0:1], exec_hi, v64
m13687:
v_cmp_eq_f32 s[0:1], src_scc, v64
m13688:
v_cmp_eq_f32 s[0:1], 0, v64
m13689:
v_cmp_eq_f32 s[0:1], -16, v64
m13690:
v_cmp_eq_f32 s[0:1], 64, v64
m13691:
v_cmp_eq_f32 s[0:1], -4.0, v64
m13692:
v_cmp_eq_f32 s[0:1], 0.15915494, v64
m13693:
v_cmp_eq_f32 s[0:1], v32, s32
m13694:
v_cmp_eq_f32 s[0:1], v32, vcc_lo
m13695:
v_cmp_eq_f32 s[0:1], v32, m0
m13696:
v_cmp_eq_f32 s[0:1], v32, exec_hi
m13697:
v_cmp_eq_f32 s[0:1], v32, src_scc
m13698:
v_cmp_eq_f32 s[0:1], v32, 0
m13699:
v_cmp_eq_f32 s[0:1], v32, -16
m13700:
v_cmp_eq_f32 s[0:1], v32, 64
m13701:
v_cmp_eq_f32 s[0:1], v32, -4.0
m13702:
v_cmp_eq_f32 s[0:1], v32, 0.15915494
m13703:
v_cmp_eq_f32_e64 s[0:1], -|v32|, v64
m13704:
v_cmp_eq_f32_e64 s[0:1], v32, -|v64|
m13705:
v_cmp_eq_f32_e32 vcc, v32, v64
m13706:
v_cmp_eq_f32_e32 vcc, 0x12345678, v64
m13707:
v_cmp_eq_f32_e64 s[0:1], v32, v64
m13708:
v_cmp_eq_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13709:
v_cmpx_eq_f32 s[0:1], v32, v64
m13710:
v_cmpx_eq_f32 s[0:1], s16, v64
m13711:
v_cmpx_eq_f32 s[0:1], vcc_lo, v64
m13712:
v_cmpx_eq_f32 s[0:1], m0, v64
m13713:
v_cmpx_eq_f32 s[0:1], exec_hi, v64
m13714:
v_cmpx_eq_f32 s[0:1], src_scc, v64
m13715:
v_cmpx_eq_f32 s[0:1], 0, v64
m13716:
v_cmpx_eq_f32 s[0:1], -16, v64
m13717:
v_cmpx_eq_f32 s[0:1], 64, v64
m13718:
v_cmpx_eq_f32 s[0:1], -4.0, v64
m13719:
v_cmpx_eq_f32 s[0:1], 0.15915494, v64
m13720:
v_cmpx_eq_f32 s[0:1], v32, s32
m13721:
v_cmpx_eq_f32 s[0:1], v32, vcc_lo
m13722:
v_cmpx_eq_f32 s[0:1], v32, m0
m13723:
v_cmpx_eq_f32 s[0:1], v32, exec_hi
m13724:
v_cmpx_eq_f32 s[0:1], v32, src_scc
m13725:
v_cmpx_eq_f32 s[0:1], v32, 0
m13726:
v_cmpx_eq_f32 s[0:1], v32, -16
m13727:
v_cmpx_eq_f32 s[0:1], v32, 64
m13728:
v_cmpx_eq_f32 s[0:1], v32, -4.0
m13729:
v_cmpx_eq_f32 s[0:1], v32, 0.15915494
m13730:
v_cmpx_eq_f32_e64 s[0:1], -|v32|, v64
m13731:
v_cmpx_eq_f32_e64 s[0:1], v32, -|v64|
m13732:
v_cmpx_eq_f32_e32 vcc, v32, v64
m13733:
v_cmpx_eq_f32_e32 vcc, 0x12345678, v64
m13734:
v_cmpx_eq_f32_e64 s[0:1], v32, v64
m13735:
v_cmpx_eq_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13736:
v_cmp_le_f32 s[0:1], v32, v64
m13737:
v_cmp_le_f32 s[0:1], s16, v64
m13738:
v_cmp_le_f32 s[0:1], vcc_lo, v64
m13739:
v_cmp_le_f32 s[0:1], m0, v64
m13740:
v_cmp_le_f32 s[0:1], exec_hi, v64
m13741:
v_cmp_le_f32 s[0:1], src_scc, v64
m13742:
v_cmp_le_f32 s[0:1], 0, v64
m13743:
v_cmp_le_f32 s[0:1], -16, v64
m13744:
v_cmp_le_f32 s[0:1], 64, v64
m13745:
v_cmp_le_f32 s[0:1], -4.0, v64
m13746:
v_cmp_le_f32 s[0:1], 0.15915494, v64
m13747:
v_cmp_le_f32 s[0:1], v32, s32
m13748:
v_cmp_le_f32 s[0:1], v32, vcc_lo
m13749:
v_cmp_le_f32 s[0:1], v32, m0
m13750:
v_cmp_le_f32 s[0:1], v32, exec_hi
m13751:
v_cmp_le_f32 s[0:1], v32, src_scc
m13752:
v_cmp_le_f32 s[0:1], v32, 0
m13753:
v_cmp_le_f32 s[0:1], v32, -16
m13754:
v_cmp_le_f32 s[0:1], v32, 64
m13755:
v_cmp_le_f32 s[0:1], v32, -4.0
m13756:
v_cmp_le_f32 s[0:1], v32, 0.15915494
m13757:
v_cmp_le_f32_e64 s[0:1], -|v32|, v64
m13758:
v_cmp_le_f32_e64 s[0:1], v32, -|v64|
m13759:
v_cmp_le_f32_e32 vcc, v32, v64
m13760:
v_cmp_le_f32_e32 vcc, 0x12345678, v64
m13761:
v_cmp_le_f32_e64 s[0:1], v32, v64
m13762:
v_cmp_le_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13763:
v_cmpx_le_f32 s[0:1], v32, v64
m13764:
v_cmpx_le_f32 s[0:1], s16, v64
m13765:
v_cmpx_le_f32 s[0:1], vcc_lo, v64
m13766:
v_cmpx_le_f32 s[0:1], m0, v64
m13767:
v_cmpx_le_f32 s[0:1], exec_hi, v64
m13768:
v_cmpx_le_f32 s[0:1], src_scc, v64
m13769:
v_cmpx_le_f32 s[0:1], 0, v64
m13770:
v_cmpx_le_f32 s[0:1], -16, v64
m13771:
v_cmpx_le_f32 s[0:1], 64, v64
m13772:
v_cmpx_le_f32 s[0:1], -4.0, v64
m13773:
v_cmpx_le_f32 s[0:1], 0.15915494, v64
m13774:
v_cmpx_le_f32 s[0:1], v32, s32
m13775:
v_cmpx_le_f32 s[0:1], v32, vcc_lo
m13776:
v_cmpx_le_f32 s[0:1], v32, m0
m13777:
v_cmpx_le_f32 s[0:1], v32, exec_hi
m13778:
v_cmpx_le_f32 s[0:1], v32, src_scc
m13779:
v_cmpx_le_f32 s[0:1], v32, 0
m13780:
v_cmpx_le_f32 s[0:1], v32, -16
m13781:
v_cmpx_le_f32 s[0:1], v32, 64
m13782:
v_cmpx_le_f32 s[0:1], v32, -4.0
m13783:
v_cmpx_le_f32 s[0:1], v32, 0.15915494
m13784:
v_cmpx_le_f32_e64 s[0:1], -|v32|, v64
m13785:
v_cmpx_le_f32_e64 s[0:1], v32, -|v64|
m13786:
v_cmpx_le_f32_e32 vcc, v32, v64
m13787:
v_cmpx_le_f32_e32 vcc, 0x12345678, v64
m13788:
v_cmpx_le_f32_e64 s[0:1], v32, v64
m13789:
v_cmpx_le_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13790:
v_cmp_gt_f32 s[0:1], v32, v64
m13791:
v_cmp_gt_f32 s[0:1], s16, v64
m13792:
v_cmp_gt_f32 s[0:1], vcc_lo, v64
m13793:
v_cmp_gt_f32 s[0:1], m0, v64
m13794:
v_cmp_gt_f32 s[0:1], exec_hi, v64
m13795:
v_cmp_gt_f32 s[0:1], src_scc, v64
m13796:
v_cmp_gt_f32 s[0:1], 0, v64
m13797:
v_cmp_gt_f32 s[0:1], -16, v64
m13798:
v_cmp_gt_f32 s[0:1], 64, v64
m13799:
v_cmp_gt_f32 s[0:1], -4.0, v64
m13800:
v_cmp_gt_f32 s[0:1], 0.15915494, v64
m13801:
v_cmp_gt_f32 s[0:1], v32, s32
m13802:
v_cmp_gt_f32 s[0:1], v32, vcc_lo
m13803:
v_cmp_gt_f32 s[0:1], v32, m0
m13804:
v_cmp_gt_f32 s[0:1], v32, exec_hi
m13805:
v_cmp_gt_f32 s[0:1], v32, src_scc
m13806:
v_cmp_gt_f32 s[0:1], v32, 0
m13807:
v_cmp_gt_f32 s[0:1], v32, -16
m13808:
v_cmp_gt_f32 s[0:1], v32, 64
m13809:
v_cmp_gt_f32 s[0:1], v32, -4.0
m13810:
v_cmp_gt_f32 s[0:1], v32, 0.15915494
m13811:
v_cmp_gt_f32_e64 s[0:1], -|v32|, v64
m13812:
v_cmp_gt_f32_e64 s[0:1], v32, -|v64|
m13813:
v_cmp_gt_f32_e32 vcc, v32, v64
m13814:
v_cmp_gt_f32_e32 vcc, 0x12345678, v64
m13815:
v_cmp_gt_f32_e64 s[0:1], v32, v64
m13816:
v_cmp_gt_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13817:
v_cmpx_gt_f32 s[0:1], v32, v64
m13818:
v_cmpx_gt_f32 s[0:1], s16, v64
m13819:
v_cmpx_gt_f32 s[0:1], vcc_lo, v64
m13820:
v_cmpx_gt_f32 s[0:1], m0, v64
m13821:
v_cmpx_gt_f32 s[0:1], exec_hi, v64
m13822:
v_cmpx_gt_f32 s[0:1], src_scc, v64
m13823:
v_cmpx_gt_f32 s[0:1], 0, v64
m13824:
v_cmpx_gt_f32 s[0:1], -16, v64
m13825:
v_cmpx_gt_f32 s[0:1], 64, v64
m13826:
v_cmpx_gt_f32 s[0:1], -4.0, v64
m13827:
v_cmpx_gt_f32 s[0:1], 0.15915494, v64
m13828:
v_cmpx_gt_f32 s[0:1], v32, s32
m13829:
v_cmpx_gt_f32 s[0:1], v32, vcc_lo
m13830:
v_cmpx_gt_f32 s[0:1], v32, m0
m13831:
v_cmpx_gt_f32 s[0:1], v32, exec_hi
m13832:
v_cmpx_gt_f32 s[0:1], v32, src_scc
m13833:
v_cmpx_gt_f32 s[0:1], v32, 0
m13834:
v_cmpx_gt_f32 s[0:1], v32, -16
m13835:
v_cmpx_gt_f32 s[0:1], v32, 64
m13836:
v_cmpx_gt_f32 s[0:1], v32, -4.0
m13837:
v_cmpx_gt_f32 s[0:1], v32, 0.15915494
m13838:
v_cmpx_gt_f32_e64 s[0:1], -|v32|, v64
m13839:
v_cmpx_gt_f32_e64 s[0:1], v32, -|v64|
m13840:
v_cmpx_gt_f32_e32 vcc, v32, v64
m13841:
v_cmpx_gt_f32_e32 vcc, 0x12345678, v64
m13842:
v_cmpx_gt_f32_e64 s[0:1], v32, v64
m13843:
v_cmpx_gt_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13844:
v_cmp_lg_f32 s[0:1], v32, v64
m13845:
v_cmp_lg_f32 s[0:1], s16, v64
m13846:
v_cmp_lg_f32 s[0:1], vcc_lo, v64
m13847:
v_cmp_lg_f32 s[0:1], m0, v64
m13848:
v_cmp_lg_f32 s[0:1], exec_hi, v64
m13849:
v_cmp_lg_f32 s[0:1], src_scc, v64
m13850:
v_cmp_lg_f32 s[0:1], 0, v64
m13851:
v_cmp_lg_f32 s[0:1], -16, v64
m13852:
v_cmp_lg_f32 s[0:1], 64, v64
m13853:
v_cmp_lg_f32 s[0:1], -4.0, v64
m13854:
v_cmp_lg_f32 s[0:1], 0.15915494, v64
m13855:
v_cmp_lg_f32 s[0:1], v32, s32
m13856:
v_cmp_lg_f32 s[0:1], v32, vcc_lo
m13857:
v_cmp_lg_f32 s[0:1], v32, m0
m13858:
v_cmp_lg_f32 s[0:1], v32, exec_hi
m13859:
v_cmp_lg_f32 s[0:1], v32, src_scc
m13860:
v_cmp_lg_f32 s[0:1], v32, 0
m13861:
v_cmp_lg_f32 s[0:1], v32, -16
m13862:
v_cmp_lg_f32 s[0:1], v32, 64
m13863:
v_cmp_lg_f32 s[0:1], v32, -4.0
m13864:
v_cmp_lg_f32 s[0:1], v32, 0.15915494
m13865:
v_cmp_lg_f32_e64 s[0:1], -|v32|, v64
m13866:
v_cmp_lg_f32_e64 s[0:1], v32, -|v64|
m13867:
v_cmp_lg_f32_e32 vcc, v32, v64
m13868:
v_cmp_lg_f32_e32 vcc, 0x12345678, v64
m13869:
v_cmp_lg_f32_e64 s[0:1], v32, v64
m13870:
v_cmp_lg_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13871:
v_cmpx_lg_f32 s[0:1], v32, v64
m13872:
v_cmpx_lg_f32 s[0:1], s16, v64
m13873:
v_cmpx_lg_f32 s[0:1], vcc_lo, v64
m13874:
v_cmpx_lg_f32 s[0:1], m0, v64
m13875:
v_cmpx_lg_f32 s[0:1], exec_hi, v64
m13876:
v_cmpx_lg_f32 s[0:1], src_scc, v64
m13877:
v_cmpx_lg_f32 s[0:1], 0, v64
m13878:
v_cmpx_lg_f32 s[0:1], -16, v64
m13879:
v_cmpx_lg_f32 s[0:1], 64, v64
m13880:
v_cmpx_lg_f32 s[0:1], -4.0, v64
m13881:
v_cmpx_lg_f32 s[0:1], 0.15915494, v64
m13882:
v_cmpx_lg_f32 s[0:1], v32, s32
m13883:
v_cmpx_lg_f32 s[0:1], v32, vcc_lo
m13884:
v_cmpx_lg_f32 s[0:1], v32, m0
m13885:
v_cmpx_lg_f32 s[0:1], v32, exec_hi
m13886:
v_cmpx_lg_f32 s[0:1], v32, src_scc
m13887:
v_cmpx_lg_f32 s[0:1], v32, 0
m13888:
v_cmpx_lg_f32 s[0:1], v32, -16
m13889:
v_cmpx_lg_f32 s[0:1], v32, 64
m13890:
v_cmpx_lg_f32 s[0:1], v32, -4.0
m13891:
v_cmpx_lg_f32 s[0:1], v32, 0.15915494
m13892:
v_cmpx_lg_f32_e64 s[0:1], -|v32|, v64
m13893:
v_cmpx_lg_f32_e64 s[0:1], v32, -|v64|
m13894:
v_cmpx_lg_f32_e32 vcc, v32, v64
m13895:
v_cmpx_lg_f32_e32 vcc, 0x12345678, v64
m13896:
v_cmpx_lg_f32_e64 s[0:1], v32, v64
m13897:
v_cmpx_lg_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13898:
v_cmp_ge_f32 s[0:1], v32, v64
m13899:
v_cmp_ge_f32 s[0:1], s16, v64
m13900:
v_cmp_ge_f32 s[0:1], vcc_lo, v64
m13901:
v_cmp_ge_f32 s[0:1], m0, v64
m13902:
v_cmp_ge_f32 s[0:1], exec_hi, v64
m13903:
v_cmp_ge_f32 s[0:1], src_scc, v64
m13904:
v_cmp_ge_f32 s[0:1], 0, v64
m13905:
v_cmp_ge_f32 s[0:1], -16, v64
m13906:
v_cmp_ge_f32 s[0:1], 64, v64
m13907:
v_cmp_ge_f32 s[0:1], -4.0, v64
m13908:
v_cmp_ge_f32 s[0:1], 0.15915494, v64
m13909:
v_cmp_ge_f32 s[0:1], v32, s32
m13910:
v_cmp_ge_f32 s[0:1], v32, vcc_lo
m13911:
v_cmp_ge_f32 s[0:1], v32, m0
m13912:
v_cmp_ge_f32 s[0:1], v32, exec_hi
m13913:
v_cmp_ge_f32 s[0:1], v32, src_scc
m13914:
v_cmp_ge_f32 s[0:1], v32, 0
m13915:
v_cmp_ge_f32 s[0:1], v32, -16
m13916:
v_cmp_ge_f32 s[0:1], v32, 64
m13917:
v_cmp_ge_f32 s[0:1], v32, -4.0
m13918:
v_cmp_ge_f32 s[0:1], v32, 0.15915494
m13919:
v_cmp_ge_f32_e64 s[0:1], -|v32|, v64
m13920:
v_cmp_ge_f32_e64 s[0:1], v32, -|v64|
m13921:
v_cmp_ge_f32_e32 vcc, v32, v64
m13922:
v_cmp_ge_f32_e32 vcc, 0x12345678, v64
m13923:
v_cmp_ge_f32_e64 s[0:1], v32, v64
m13924:
v_cmp_ge_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13925:
v_cmpx_ge_f32 s[0:1], v32, v64
m13926:
v_cmpx_ge_f32 s[0:1], s16, v64
m13927:
v_cmpx_ge_f32 s[0:1], vcc_lo, v64
m13928:
v_cmpx_ge_f32 s[0:1], m0, v64
m13929:
v_cmpx_ge_f32 s[0:1], exec_hi, v64
m13930:
v_cmpx_ge_f32 s[0:1], src_scc, v64
m13931:
v_cmpx_ge_f32 s[0:1], 0, v64
m13932:
v_cmpx_ge_f32 s[0:1], -16, v64
m13933:
v_cmpx_ge_f32 s[0:1], 64, v64
m13934:
v_cmpx_ge_f32 s[0:1], -4.0, v64
m13935:
v_cmpx_ge_f32 s[0:1], 0.15915494, v64
m13936:
v_cmpx_ge_f32 s[0:1], v32, s32
m13937:
v_cmpx_ge_f32 s[0:1], v32, vcc_lo
m13938:
v_cmpx_ge_f32 s[0:1], v32, m0
m13939:
v_cmpx_ge_f32 s[0:1], v32, exec_hi
m13940:
v_cmpx_ge_f32 s[0:1], v32, src_scc
m13941:
v_cmpx_ge_f32 s[0:1], v32, 0
m13942:
v_cmpx_ge_f32 s[0:1], v32, -16
m13943:
v_cmpx_ge_f32 s[0:1], v32, 64
m13944:
v_cmpx_ge_f32 s[0:1], v32, -4.0
m13945:
v_cmpx_ge_f32 s[0:1], v32, 0.15915494
m13946:
v_cmpx_ge_f32_e64 s[0:1], -|v32|, v64
m13947:
v_cmpx_ge_f32_e64 s[0:1], v32, -|v64|
m13948:
v_cmpx_ge_f32_e32 vcc, v32, v64
m13949:
v_cmpx_ge_f32_e32 vcc, 0x12345678, v64
m13950:
v_cmpx_ge_f32_e64 s[0:1], v32, v64
m13951:
v_cmpx_ge_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13952:
v_cmp_o_f32 s[0:1], v32, v64
m13953:
v_cmp_o_f32 s[0:1], s16, v64
m13954:
v_cmp_o_f32 s[0:1], vcc_lo, v64
m13955:
v_cmp_o_f32 s[0:1], m0, v64
m13956:
v_cmp_o_f32 s[0:1], exec_hi, v64
m13957:
v_cmp_o_f32 s[0:1], src_scc, v64
m13958:
v_cmp_o_f32 s[0:1], 0, v64
m13959:
v_cmp_o_f32 s[0:1], -16, v64
m13960:
v_cmp_o_f32 s[0:1], 64, v64
m13961:
v_cmp_o_f32 s[0:1], -4.0, v64
m13962:
v_cmp_o_f32 s[0:1], 0.15915494, v64
m13963:
v_cmp_o_f32 s[0:1], v32, s32
m13964:
v_cmp_o_f32 s[0:1], v32, vcc_lo
m13965:
v_cmp_o_f32 s[0:1], v32, m0
m13966:
v_cmp_o_f32 s[0:1], v32, exec_hi
m13967:
v_cmp_o_f32 s[0:1], v32, src_scc
m13968:
v_cmp_o_f32 s[0:1], v32, 0
m13969:
v_cmp_o_f32 s[0:1], v32, -16
m13970:
v_cmp_o_f32 s[0:1], v32, 64
m13971:
v_cmp_o_f32 s[0:1], v32, -4.0
m13972:
v_cmp_o_f32 s[0:1], v32, 0.15915494
m13973:
v_cmp_o_f32_e64 s[0:1], -|v32|, v64
m13974:
v_cmp_o_f32_e64 s[0:1], v32, -|v64|
m13975:
v_cmp_o_f32_e32 vcc, v32, v64
m13976:
v_cmp_o_f32_e32 vcc, 0x12345678, v64
m13977:
v_cmp_o_f32_e64 s[0:1], v32, v64
m13978:
v_cmp_o_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m13979:
v_cmpx_o_f32 s[0:1], v32, v64
m13980:
v_cmpx_o_f32 s[0:1], s16, v64
m13981:
v_cmpx_o_f32 s[0:1], vcc_lo, v64
m13982:
v_cmpx_o_f32 s[0:1], m0, v64
m13983:
v_cmpx_o_f32 s[0:1], exec_hi, v64
m13984:
v_cmpx_o_f32 s[0:1], src_scc, v64
m13985:
v_cmpx_o_f32 s[0:1], 0, v64
m13986:
v_cmpx_o_f32 s[0:1], -16, v64
m13987:
v_cmpx_o_f32 s[0:1], 64, v64
m13988:
v_cmpx_o_f32 s[0:1], -4.0, v64
m13989:
v_cmpx_o_f32 s[0:1], 0.15915494, v64
m13990:
v_cmpx_o_f32 s[0:1], v32, s32
m13991:
v_cmpx_o_f32 s[0:1], v32, vcc_lo
m13992:
v_cmpx_o_f32 s[0:1], v32, m0
m13993:
v_cmpx_o_f32 s[0:1], v32, exec_hi
m13994:
v_cmpx_o_f32 s[0:1], v32, src_scc
m13995:
v_cmpx_o_f32 s[0:1], v32, 0
m13996:
v_cmpx_o_f32 s[0:1], v32, -16
m13997:
v_cmpx_o_f32 s[0:1], v32, 64
m13998:
v_cmpx_o_f32 s[0:1], v32, -4.0
m13999:
v_cmpx_o_f32 s[0:1], v32, 0.15915494
m14000:
v_cmpx_o_f32_e64 s[0:1], -|v32|, v64
m14001:
v_cmpx_o_f32_e64 s[0:1], v32, -|v64|
m14002:
v_cmpx_o_f32_e32 vcc, v32, v64
m14003:
v_cmpx_o_f32_e32 vcc, 0x12345678, v64
m14004:
v_cmpx_o_f32_e64 s[0:1], v32, v64
m14005:
v_cmpx_o_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m14006:
v_cmp_u_f32 s[0:1], v32, v64
m14007:
v_cmp_u_f32 s[0:1], s16, v64
m14008:
v_cmp_u_f32 s[0:1], vcc_lo, v64
m14009:
v_cmp_u_f32 s[0:1], m0, v64
m14010:
v_cmp_u_f32 s[0:1], exec_hi, v64
m14011:
v_cmp_u_f32 s[0:1], src_scc, v64
m14012:
v_cmp_u_f32 s[0:1], 0, v64
m14013:
v_cmp_u_f32 s[0:1], -16, v64
m14014:
v_cmp_u_f32 s[0:1], 64, v64
m14015:
v_cmp_u_f32 s[0:1], -4.0, v64
m14016:
v_cmp_u_f32 s[0:1], 0.15915494, v64
m14017:
v_cmp_u_f32 s[0:1], v32, s32
m14018:
v_cmp_u_f32 s[0:1], v32, vcc_lo
m14019:
v_cmp_u_f32 s[0:1], v32, m0
m14020:
v_cmp_u_f32 s[0:1], v32, exec_hi
m14021:
v_cmp_u_f32 s[0:1], v32, src_scc
m14022:
v_cmp_u_f32 s[0:1], v32, 0
m14023:
v_cmp_u_f32 s[0:1], v32, -16
m14024:
v_cmp_u_f32 s[0:1], v32, 64
m14025:
v_cmp_u_f32 s[0:1], v32, -4.0
m14026:
v_cmp_u_f32 s[0:1], v32, 0.15915494
m14027:
v_cmp_u_f32_e64 s[0:1], -|v32|, v64
m14028:
v_cmp_u_f32_e64 s[0:1], v32, -|v64|
m14029:
v_cmp_u_f32_e32 vcc, v32, v64
m14030:
v_cmp_u_f32_e32 vcc, 0x12345678, v64
m14031:
v_cmp_u_f32_e64 s[0:1], v32, v64
m14032:
v_cmp_u_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m14033:
v_cmpx_u_f32 s[0:1], v32, v64
m14034:
v_cmpx_u_f32 s[0:1], s16, v64
m14035:
v_cmpx_u_f32 s[0:1], vcc_lo, v64
m14036:
v_cmpx_u_f32 s[0:1], m0, v64
m14037:
v_cmpx_u_f32 s[0:1], exec_hi, v64
m14038:
v_cmpx_u_f32 s[0:1], src_scc, v64
m14039:
v_cmpx_u_f32 s[0:1], 0, v64
m14040:
v_cmpx_u_f32 s[0:1], -16, v64
m14041:
v_cmpx_u_f32 s[0:1], 64, v64
m14042:
v_cmpx_u_f32 s[0:1], -4.0, v64
m14043:
v_cmpx_u_f32 s[0:1], 0.15915494, v64
m14044:
v_cmpx_u_f32 s[0:1], v32, s32
m14045:
v_cmpx_u_f32 s[0:1], v32, vcc_lo
m14046:
v_cmpx_u_f32 s[0:1], v32, m0
m14047:
v_cmpx_u_f32 s[0:1], v32, exec_hi
m14048:
v_cmpx_u_f32 s[0:1], v32, src_scc
m14049:
v_cmpx_u_f32 s[0:1], v32, 0
m14050:
v_cmpx_u_f32 s[0:1], v32, -16
m14051:
v_cmpx_u_f32 s[0:1], v32, 64
m14052:
v_cmpx_u_f32 s[0:1], v32, -4.0
m14053:
v_cmpx_u_f32 s[0:1], v32, 0.15915494
m14054:
v_cmpx_u_f32_e64 s[0:1], -|v32|, v64
m14055:
v_cmpx_u_f32_e64 s[0:1], v32, -|v64|
m14056:
v_cmpx_u_f32_e32 vcc, v32, v64
m14057:
v_cmpx_u_f32_e32 vcc, 0x12345678, v64
m14058:
v_cmpx_u_f32_e64 s[0:1], v32, v64
m14059:
v_cmpx_u_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m14060:
v_cmp_nge_f32 s[0:1], v32, v64
m14061:
v_cmp_nge_f32 s[0:1], s16, v64
m14062:
v_cmp_nge_f32 s[0:1], vcc_lo, v64
m14063:
v_cmp_nge_f32 s[0:1], m0, v64
m14064:
v_cmp_nge_f32 s[0:1], exec_hi, v64
m14065:
v_cmp_nge_f32 s[0:1], src_scc, v64
m14066:
v_cmp_nge_f32 s[0:1], 0, v64
m14067:
v_cmp_nge_f32 s[0:1], -16, v64
m14068:
v_cmp_nge_f32 s[0:1], 64, v64
m14069:
v_cmp_nge_f32 s[0:1], -4.0, v64
m14070:
v_cmp_nge_f32 s[0:1], 0.15915494, v64
m14071:
v_cmp_nge_f32 s[0:1], v32, s32
m14072:
v_cmp_nge_f32 s[0:1], v32, vcc_lo
m14073:
v_cmp_nge_f32 s[0:1], v32, m0
m14074:
v_cmp_nge_f32 s[0:1], v32, exec_hi
m14075:
v_cmp_nge_f32 s[0:1], v32, src_scc
m14076:
v_cmp_nge_f32 s[0:1], v32, 0
m14077:
v_cmp_nge_f32 s[0:1], v32, -16
m14078:
v_cmp_nge_f32 s[0:1], v32, 64
m14079:
v_cmp_nge_f32 s[0:1], v32, -4.0
m14080:
v_cmp_nge_f32 s[0:1], v32, 0.15915494
m14081:
v_cmp_nge_f32_e64 s[0:1], -|v32|, v64
m14082:
v_cmp_nge_f32_e64 s[0:1], v32, -|v64|
m14083:
v_cmp_nge_f32_e32 vcc, v32, v64
m14084:
v_cmp_nge_f32_e32 vcc, 0x12345678, v64
m14085:
v_cmp_nge_f32_e64 s[0:1], v32, v64
m14086:
v_cmp_nge_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m14087:
v_cmpx_nge_f32 s[0:1], v32, v64
m14088:
v_cmpx_nge_f32 s[0:1], s16, v64
m14089:
v_cmpx_nge_f32 s[0:1], vcc_lo, v64
m14090:
v_cmpx_nge_f32 s[0:1], m0, v64
m14091:
v_cmpx_nge_f32 s[0:1], exec_hi, v64
m14092:
v_cmpx_nge_f32 s[0:1], src_scc, v64
m14093:
v_cmpx_nge_f32 s[0:1], 0, v64
m14094:
v_cmpx_nge_f32 s[0:1], -16, v64
m14095:
v_cmpx_nge_f32 s[0:1], 64, v64
m14096:
v_cmpx_nge_f32 s[0:1], -4.0, v64
m14097:
v_cmpx_nge_f32 s[0:1], 0.15915494, v64
m14098:
v_cmpx_nge_f32 s[0:1], v32, s32
m14099:
v_cmpx_nge_f32 s[0:1], v32, vcc_lo
m14100:
v_cmpx_nge_f32 s[0:1], v32, m0
m14101:
v_cmpx_nge_f32 s[0:1], v32, exec_hi
m14102:
v_cmpx_nge_f32 s[0:1], v32, src_scc
m14103:
v_cmpx_nge_f32 s[0:1], v32, 0
m14104:
v_cmpx_nge_f32 s[0:1], v32, -16
m14105:
v_cmpx_nge_f32 s[0:1], v32, 64
m14106:
v_cmpx_nge_f32 s[0:1], v32, -4.0
m14107:
v_cmpx_nge_f32 s[0:1], v32, 0.15915494
m14108:
v_cmpx_nge_f32_e64 s[0:1], -|v32|, v64
m14109:
v_cmpx_nge_f32_e64 s[0:1], v32, -|v64|
m14110:
v_cmpx_nge_f32_e32 vcc, v32, v64
m14111:
v_cmpx_nge_f32_e32 vcc, 0x12345678, v64
m14112:
v_cmpx_nge_f32_e64 s[0:1], v32, v64
m14113:
v_cmpx_nge_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m14114:
v_cmp_nlg_f32 s[0:1], v32, v64
m14115:
v_cmp_nlg_f32 s[0:1], s16, v64
m14116:
v_cmp_nlg_f32 s[0:1], vcc_lo, v64
m14117:
v_cmp_nlg_f32 s[0:1], m0, v64
m14118:
v_cmp_nlg_f32 s[0:1], exec_hi, v64
m14119:
v_cmp_nlg_f32 s[0:1], src_scc, v64
m14120:
v_cmp_nlg_f32 s[0:1], 0, v64
m14121:
v_cmp_nlg_f32 s[0:1], -16, v64
m14122:
v_cmp_nlg_f32 s[0:1], 64, v64
m14123:
v_cmp_nlg_f32 s[0:1], -4.0, v64
m14124:
v_cmp_nlg_f32 s[0:1], 0.15915494, v64
m14125:
v_cmp_nlg_f32 s[0:1], v32, s32
m14126:
v_cmp_nlg_f32 s[0:1], v32, vcc_lo
m14127:
v_cmp_nlg_f32 s[0:1], v32, m0
m14128:
v_cmp_nlg_f32 s[0:1], v32, exec_hi
m14129:
v_cmp_nlg_f32 s[0:1], v32, src_scc
m14130:
v_cmp_nlg_f32 s[0:1], v32, 0
m14131:
v_cmp_nlg_f32 s[0:1], v32, -16
m14132:
v_cmp_nlg_f32 s[0:1], v32, 64
m14133:
v_cmp_nlg_f32 s[0:1], v32, -4.0
m14134:
v_cmp_nlg_f32 s[0:1], v32, 0.15915494
m14135:
v_cmp_nlg_f32_e64 s[0:1], -|v32|, v64
m14136:
v_cmp_nlg_f32_e64 s[0:1], v32, -|v64|
m14137:
v_cmp_nlg_f32_e32 vcc, v32, v64
m14138:
v_cmp_nlg_f32_e32 vcc, 0x12345678, v64
m14139:
v_cmp_nlg_f32_e64 s[0:1], v32, v64
m14140:
v_cmp_nlg_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m14141:
v_cmpx_nlg_f32 s[0:1], v32, v64
m14142:
v_cmpx_nlg_f32 s[0:1], s16, v64
m14143:
v_cmpx_nlg_f32 s[0:1], vcc_lo, v64
m14144:
v_cmpx_nlg_f32 s[0:1], m0, v64
m14145:
v_cmpx_nlg_f32 s[0:1], exec_hi, v64
m14146:
v_cmpx_nlg_f32 s[0:1], src_scc, v64
m14147:
v_cmpx_nlg_f32 s[0:1], 0, v64
m14148:
v_cmpx_nlg_f32 s[0:1], -16, v64
m14149:
v_cmpx_nlg_f32 s[0:1], 64, v64
m14150:
v_cmpx_nlg_f32 s[0:1], -4.0, v64
m14151:
v_cmpx_nlg_f32 s[0:1], 0.15915494, v64
m14152:
v_cmpx_nlg_f32 s[0:1], v32, s32
m14153:
v_cmpx_nlg_f32 s[0:1], v32, vcc_lo
m14154:
v_cmpx_nlg_f32 s[0:1], v32, m0
m14155:
v_cmpx_nlg_f32 s[0:1], v32, exec_hi
m14156:
v_cmpx_nlg_f32 s[0:1], v32, src_scc
m14157:
v_cmpx_nlg_f32 s[0:1], v32, 0
m14158:
v_cmpx_nlg_f32 s[0:1], v32, -16
m14159:
v_cmpx_nlg_f32 s[0:1], v32, 64
m14160:
v_cmpx_nlg_f32 s[0:1], v32, -4.0
m14161:
v_cmpx_nlg_f32 s[0:1], v32, 0.15915494
m14162:
v_cmpx_nlg_f32_e64 s[0:1], -|v32|, v64
m14163:
v_cmpx_nlg_f32_e64 s[0:1], v32, -|v64|
m14164:
v_cmpx_nlg_f32_e32 vcc, v32, v64
m14165:
v_cmpx_nlg_f32_e32 vcc, 0x12345678, v64
m14166:
v_cmpx_nlg_f32_e64 s[0:1], v32, v64
m14167:
v_cmpx_nlg_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m14168:
v_cmp_ngt_f32 s[0:1], v32, v64
m14169:
v_cmp_ngt_f32 s[0:1], s16, v64
m14170:
v_cmp_ngt_f32 s[0:1], vcc_lo, v64
m14171:
v_cmp_ngt_f32 s[0:1], m0, v64
m14172:
v_cmp_ngt_f32 s[0:1], exec_hi, v64
m14173:
v_cmp_ngt_f32 s[0:1], src_scc, v64
m14174:
v_cmp_ngt_f32 s[0:1], 0, v64
m14175:
v_cmp_ngt_f32 s[0:1], -16, v64
m14176:
v_cmp_ngt_f32 s[0:1], 64, v64
m14177:
v_cmp_ngt_f32 s[0:1], -4.0, v64
m14178:
v_cmp_ngt_f32 s[0:1], 0.15915494, v64
m14179:
v_cmp_ngt_f32 s[0:1], v32, s32
m14180:
v_cmp_ngt_f32 s[0:1], v32, vcc_lo
m14181:
v_cmp_ngt_f32 s[0:1], v32, m0
m14182:
v_cmp_ngt_f32 s[0:1], v32, exec_hi
m14183:
v_cmp_ngt_f32 s[0:1], v32, src_scc
m14184:
v_cmp_ngt_f32 s[0:1], v32, 0
m14185:
v_cmp_ngt_f32 s[0:1], v32, -16
m14186:
v_cmp_ngt_f32 s[0:1], v32, 64
m14187:
v_cmp_ngt_f32 s[0:1], v32, -4.0
m14188:
v_cmp_ngt_f32 s[0:1], v32, 0.15915494
m14189:
v_cmp_ngt_f32_e64 s[0:1], -|v32|, v64
m14190:
v_cmp_ngt_f32_e64 s[0:1], v32, -|v64|
m14191:
v_cmp_ngt_f32_e32 vcc, v32, v64
m14192:
v_cmp_ngt_f32_e32 vcc, 0x12345678, v64
m14193:
v_cmp_ngt_f32_e64 s[0:1], v32, v64
m14194:
v_cmp_ngt_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m14195:
v_cmpx_ngt_f32 s[0:1], v32, v64
m14196:
v_cmpx_ngt_f32 s[0:1], s16, v64
m14197:
v_cmpx_ngt_f32 s[0:1], vcc_lo, v64
m14198:
v_cmpx_ngt_f32 s[0:1], m0, v64
m14199:
v_cmpx_ngt_f32 s[0:1], exec_hi, v64
m14200:
v_cmpx_ngt_f32 s[0:1], src_scc, v64
m14201:
v_cmpx_ngt_f32 s[0:1], 0, v64
m14202:
v_cmpx_ngt_f32 s[0:1], -16, v64
m14203:
v_cmpx_ngt_f32 s[0:1], 64, v64
m14204:
v_cmpx_ngt_f32 s[0:1], -4.0, v64
m14205:
v_cmpx_ngt_f32 s[0:1], 0.15915494, v64
m14206:
v_cmpx_ngt_f32 s[0:1], v32, s32
m14207:
v_cmpx_ngt_f32 s[0:1], v32, vcc_lo
m14208:
v_cmpx_ngt_f32 s[0:1], v32, m0
m14209:
v_cmpx_ngt_f32 s[0:1], v32, exec_hi
m14210:
v_cmpx_ngt_f32 s[0:1], v32, src_scc
m14211:
v_cmpx_ngt_f32 s[0:1], v32, 0
m14212:
v_cmpx_ngt_f32 s[0:1], v32, -16
m14213:
v_cmpx_ngt_f32 s[0:1], v32, 64
m14214:
v_cmpx_ngt_f32 s[0:1], v32, -4.0
m14215:
v_cmpx_ngt_f32 s[0:1], v32, 0.15915494
m14216:
v_cmpx_ngt_f32_e64 s[0:1], -|v32|, v64
m14217:
v_cmpx_ngt_f32_e64 s[0:1], v32, -|v64|
m14218:
v_cmpx_ngt_f32_e32 vcc, v32, v64
m14219:
v_cmpx_ngt_f32_e32 vcc, 0x12345678, v64
m14220:
v_cmpx_ngt_f32_e64 s[0:1], v32, v64
m14221:
v_cmpx_ngt_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m14222:
v_cmp_nle_f32 s[0:1], v32, v64
m14223:
v_cmp_nle_f32 s[0:1], s16, v64
m14224:
v_cmp_nle_f32 s[0:1], vcc_lo, v64
m14225:
v_cmp_nle_f32 s[0:1], m0, v64
m14226:
v_cmp_nle_f32 s[0:1], exec_hi, v64
m14227:
v_cmp_nle_f32 s[0:1], src_scc, v64
m14228:
v_cmp_nle_f32 s[0:1], 0, v64
m14229:
v_cmp_nle_f32 s[0:1], -16, v64
m14230:
v_cmp_nle_f32 s[0:1], 64, v64
m14231:
v_cmp_nle_f32 s[0:1], -4.0, v64
m14232:
v_cmp_nle_f32 s[0:1], 0.15915494, v64
m14233:
v_cmp_nle_f32 s[0:1], v32, s32
m14234:
v_cmp_nle_f32 s[0:1], v32, vcc_lo
m14235:
v_cmp_nle_f32 s[0:1], v32, m0
m14236:
v_cmp_nle_f32 s[0:1], v32, exec_hi
m14237:
v_cmp_nle_f32 s[0:1], v32, src_scc
m14238:
v_cmp_nle_f32 s[0:1], v32, 0
m14239:
v_cmp_nle_f32 s[0:1], v32, -16
m14240:
v_cmp_nle_f32 s[0:1], v32, 64
m14241:
v_cmp_nle_f32 s[0:1], v32, -4.0
m14242:
v_cmp_nle_f32 s[0:1], v32, 0.15915494
m14243:
v_cmp_nle_f32_e64 s[0:1], -|v32|, v64
m14244:
v_cmp_nle_f32_e64 s[0:1], v32, -|v64|
m14245:
v_cmp_nle_f32_e32 vcc, v32, v64
m14246:
v_cmp_nle_f32_e32 vcc, 0x12345678, v64
m14247:
v_cmp_nle_f32_e64 s[0:1], v32, v64
m14248:
v_cmp_nle_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m14249:
v_cmpx_nle_f32 s[0:1], v32, v64
m14250:
v_cmpx_nle_f32 s[0:1], s16, v64
m14251:
v_cmpx_nle_f32 s[0:1], vcc_lo, v64
m14252:
v_cmpx_nle_f32 s[0:1], m0, v64
m14253:
v_cmpx_nle_f32 s[0:1], exec_hi, v64
m14254:
v_cmpx_nle_f32 s[0:1], src_scc, v64
m14255:
v_cmpx_nle_f32 s[0:1], 0, v64
m14256:
v_cmpx_nle_f32 s[0:1], -16, v64
m14257:
v_cmpx_nle_f32 s[0:1], 64, v64
m14258:
v_cmpx_nle_f32 s[0:1], -4.0, v64
m14259:
v_cmpx_nle_f32 s[0:1], 0.15915494, v64
m14260:
v_cmpx_nle_f32 s[0:1], v32, s32
m14261:
v_cmpx_nle_f32 s[0:1], v32, vcc_lo
m14262:
v_cmpx_nle_f32 s[0:1], v32, m0
m14263:
v_cmpx_nle_f32 s[0:1], v32, exec_hi
m14264:
v_cmpx_nle_f32 s[0:1], v32, src_scc
m14265:
v_cmpx_nle_f32 s[0:1], v32, 0
m14266:
v_cmpx_nle_f32 s[0:1], v32, -16
m14267:
v_cmpx_nle_f32 s[0:1], v32, 64
m14268:
v_cmpx_nle_f32 s[0:1], v32, -4.0
m14269:
v_cmpx_nle_f32 s[0:1], v32, 0.15915494
m14270:
v_cmpx_nle_f32_e64 s[0:1], -|v32|, v64
m14271:
v_cmpx_nle_f32_e64 s[0:1], v32, -|v64|
m14272:
v_cmpx_nle_f32_e32 vcc, v32, v64
m14273:
v_cmpx_nle_f32_e32 vcc, 0x12345678, v64
m14274:
v_cmpx_nle_f32_e64 s[0:1], v32, v64
m14275:
v_cmpx_nle_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m14276:
v_cmp_neq_f32 s[0:1], v32, v64
m14277:
v_cmp_neq_f32 s[0:1], s16, v64
m14278:
v_cmp_neq_f32 s[0:1], vcc_lo, v64
m14279:
v_cmp_neq_f32 s[0:1], m0, v64
m14280:
v_cmp_neq_f32 s[0:1], exec_hi, v64
m14281:
v_cmp_neq_f32 s[0:1], src_scc, v64
m14282:
v_cmp_neq_f32 s[0:1], 0, v64
m14283:
v_cmp_neq_f32 s[0:1], -16, v64
m14284:
v_cmp_neq_f32 s[0:1], 64, v64
m14285:
v_cmp_neq_f32 s[0:1], -4.0, v64
m14286:
v_cmp_neq_f32 s[0:1], 0.15915494, v64
m14287:
v_cmp_neq_f32 s[0:1], v32, s32
m14288:
v_cmp_neq_f32 s[0:1], v32, vcc_lo
m14289:
v_cmp_neq_f32 s[0:1], v32, m0
m14290:
v_cmp_neq_f32 s[0:1], v32, exec_hi
m14291:
v_cmp_neq_f32 s[0:1], v32, src_scc
m14292:
v_cmp_neq_f32 s[0:1], v32, 0
m14293:
v_cmp_neq_f32 s[0:1], v32, -16
m14294:
v_cmp_neq_f32 s[0:1], v32, 64
m14295:
v_cmp_neq_f32 s[0:1], v32, -4.0
m14296:
v_cmp_neq_f32 s[0:1], v32, 0.15915494
m14297:
v_cmp_neq_f32_e64 s[0:1], -|v32|, v64
m14298:
v_cmp_neq_f32_e64 s[0:1], v32, -|v64|
m14299:
v_cmp_neq_f32_e32 vcc, v32, v64
m14300:
v_cmp_neq_f32_e32 vcc, 0x12345678, v64
m14301:
v_cmp_neq_f32_e64 s[0:1], v32, v64
m14302:
v_cmp_neq_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m14303:
v_cmpx_neq_f32 s[0:1], v32, v64
m14304:
v_cmpx_neq_f32 s[0:1], s16, v64
m14305:
v_cmpx_neq_f32 s[0:1], vcc_lo, v64
m14306:
v_cmpx_neq_f32 s[0:1], m0, v64
m14307:
v_cmpx_neq_f32 s[0:1], exec_hi, v64
m14308:
v_cmpx_neq_f32 s[0:1], src_scc, v64
m14309:
v_cmpx_neq_f32 s[0:1], 0, v64
m14310:
v_cmpx_neq_f32 s[0:1], -16, v64
m14311:
v_cmpx_neq_f32 s[0:1], 64, v64
m14312:
v_cmpx_neq_f32 s[0:1], -4.0, v64
m14313:
v_cmpx_neq_f32 s[0:1], 0.15915494, v64
m14314:
v_cmpx_neq_f32 s[0:1], v32, s32
m14315:
v_cmpx_neq_f32 s[0:1], v32, vcc_lo
m14316:
v_cmpx_neq_f32 s[0:1], v32, m0
m14317:
v_cmpx_neq_f32 s[0:1], v32, exec_hi
m14318:
v_cmpx_neq_f32 s[0:1], v32, src_scc
m14319:
v_cmpx_neq_f32 s[0:1], v32, 0
m14320:
v_cmpx_neq_f32 s[0:1], v32, -16
m14321:
v_cmpx_neq_f32 s[0:1], v32, 64
m14322:
v_cmpx_neq_f32 s[0:1], v32, -4.0
m14323:
v_cmpx_neq_f32 s[0:1], v32, 0.15915494
m14324:
v_cmpx_neq_f32_e64 s[0:1], -|v32|, v64
m14325:
v_cmpx_neq_f32_e64 s[0:1], v32, -|v64|
m14326:
v_cmpx_neq_f32_e32 vcc, v32, v64
m14327:
v_cmpx_neq_f32_e32 vcc, 0x12345678, v64
m14328:
v_cmpx_neq_f32_e64 s[0:1], v32, v64
m14329:
v_cmpx_neq_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m14330:
v_cmp_nlt_f32 s[0:1], v32, v64
m14331:
v_cmp_nlt_f32 s[0:1], s16, v64
m14332:
v_cmp_nlt_f32 s[0:1], vcc_lo, v64
m14333:
v_cmp_nlt_f32 s[0:1], m0, v64
m14334:
v_cmp_nlt_f32 s[0:1], exec_hi, v64
m14335:
v_cmp_nlt_f32 s[0:1], src_scc, v64
m14336:
v_cmp_nlt_f32 s[0:1], 0, v64
m14337:
v_cmp_nlt_f32 s[0:1], -16, v64
m14338:
v_cmp_nlt_f32 s[0:1], 64, v64
m14339:
v_cmp_nlt_f32 s[0:1], -4.0, v64
m14340:
v_cmp_nlt_f32 s[0:1], 0.15915494, v64
m14341:
v_cmp_nlt_f32 s[0:1], v32, s32
m14342:
v_cmp_nlt_f32 s[0:1], v32, vcc_lo
m14343:
v_cmp_nlt_f32 s[0:1], v32, m0
m14344:
v_cmp_nlt_f32 s[0:1], v32, exec_hi
m14345:
v_cmp_nlt_f32 s[0:1], v32, src_scc
m14346:
v_cmp_nlt_f32 s[0:1], v32, 0
m14347:
v_cmp_nlt_f32 s[0:1], v32, -16
m14348:
v_cmp_nlt_f32 s[0:1], v32, 64
m14349:
v_cmp_nlt_f32 s[0:1], v32, -4.0
m14350:
v_cmp_nlt_f32 s[0:1], v32, 0.15915494
m14351:
v_cmp_nlt_f32_e64 s[0:1], -|v32|, v64
m14352:
v_cmp_nlt_f32_e64 s[0:1], v32, -|v64|
m14353:
v_cmp_nlt_f32_e32 vcc, v32, v64
m14354:
v_cmp_nlt_f32_e32 vcc, 0x12345678, v64
m14355:
v_cmp_nlt_f32_e64 s[0:1], v32, v64
m14356:
v_cmp_nlt_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m14357:
v_cmpx_nlt_f32 s[0:1], v32, v64
m14358:
v_cmpx_nlt_f32 s[0:1], s16, v64
m14359:
v_cmpx_nlt_f32 s[0:1], vcc_lo, v64
m14360:
v_cmpx_nlt_f32 s[0:1], m0, v64
m14361:
v_cmpx_nlt_f32 s[0:1], exec_hi, v64
m14362:
v_cmpx_nlt_f32 s[0:1], src_scc, v64
m14363:
v_cmpx_nlt_f32 s[0:1], 0, v64
m14364:
v_cmpx_nlt_f32 s[0:1], -16, v64
m14365:
v_cmpx_nlt_f32 s[0:1], 64, v64
m14366:
v_cmpx_nlt_f32 s[0:1], -4.0, v64
m14367:
v_cmpx_nlt_f32 s[0:1], 0.15915494, v64
m14368:
v_cmpx_nlt_f32 s[0:1], v32, s32
m14369:
v_cmpx_nlt_f32 s[0:1], v32, vcc_lo
m14370:
v_cmpx_nlt_f32 s[0:1], v32, m0
m14371:
v_cmpx_nlt_f32 s[0:1], v32, exec_hi
m14372:
v_cmpx_nlt_f32 s[0:1], v32, src_scc
m14373:
v_cmpx_nlt_f32 s[0:1], v32, 0
m14374:
v_cmpx_nlt_f32 s[0:1], v32, -16
m14375:
v_cmpx_nlt_f32 s[0:1], v32, 64
m14376:
v_cmpx_nlt_f32 s[0:1], v32, -4.0
m14377:
v_cmpx_nlt_f32 s[0:1], v32, 0.15915494
m14378:
v_cmpx_nlt_f32_e64 s[0:1], -|v32|, v64
m14379:
v_cmpx_nlt_f32_e64 s[0:1], v32, -|v64|
m14380:
v_cmpx_nlt_f32_e32 vcc, v32, v64
m14381:
v_cmpx_nlt_f32_e32 vcc, 0x12345678, v64
m14382:
v_cmpx_nlt_f32_e64 s[0:1], v32, v64
m14383:
v_cmpx_nlt_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m14384:
v_cmp_tru_f32 s[0:1], v32, v64
m14385:
v_cmp_tru_f32 s[0:1], s16, v64
m14386:
v_cmp_tru_f32 s[0:1], vcc_lo, v64
m14387:
v_cmp_tru_f32 s[0:1], m0, v64
m14388:
v_cmp_tru_f32 s[0:1], exec_hi, v64
m14389:
v_cmp_tru_f32 s[0:1], src_scc, v64
m14390:
v_cmp_tru_f32 s[0:1], 0, v64
m14391:
v_cmp_tru_f32 s[0:1], -16, v64
m14392:
v_cmp_tru_f32 s[0:1], 64, v64
m14393:
v_cmp_tru_f32 s[0:1], -4.0, v64
m14394:
v_cmp_tru_f32 s[0:1], 0.15915494, v64
m14395:
v_cmp_tru_f32 s[0:1], v32, s32
m14396:
v_cmp_tru_f32 s[0:1], v32, vcc_lo
m14397:
v_cmp_tru_f32 s[0:1], v32, m0
m14398:
v_cmp_tru_f32 s[0:1], v32, exec_hi
m14399:
v_cmp_tru_f32 s[0:1], v32, src_scc
m14400:
v_cmp_tru_f32 s[0:1], v32, 0
m14401:
v_cmp_tru_f32 s[0:1], v32, -16
m14402:
v_cmp_tru_f32 s[0:1], v32, 64
m14403:
v_cmp_tru_f32 s[0:1], v32, -4.0
m14404:
v_cmp_tru_f32 s[0:1], v32, 0.15915494
m14405:
v_cmp_tru_f32_e64 s[0:1], -|v32|, v64
m14406:
v_cmp_tru_f32_e64 s[0:1], v32, -|v64|
m14407:
v_cmp_tru_f32_e32 vcc, v32, v64
m14408:
v_cmp_tru_f32_e32 vcc, 0x12345678, v64
m14409:
v_cmp_tru_f32_e64 s[0:1], v32, v64
m14410:
v_cmp_tru_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m14411:
v_cmpx_tru_f32 s[0:1], v32, v64
m14412:
v_cmpx_tru_f32 s[0:1], s16, v64
m14413:
v_cmpx_tru_f32 s[0:1], vcc_lo, v64
m14414:
v_cmpx_tru_f32 s[0:1], m0, v64
m14415:
v_cmpx_tru_f32 s[0:1], exec_hi, v64
m14416:
v_cmpx_tru_f32 s[0:1], src_scc, v64
m14417:
v_cmpx_tru_f32 s[0:1], 0, v64
m14418:
v_cmpx_tru_f32 s[0:1], -16, v64
m14419:
v_cmpx_tru_f32 s[0:1], 64, v64
m14420:
v_cmpx_tru_f32 s[0:1], -4.0, v64
m14421:
v_cmpx_tru_f32 s[0:1], 0.15915494, v64
m14422:
v_cmpx_tru_f32 s[0:1], v32, s32
m14423:
v_cmpx_tru_f32 s[0:1], v32, vcc_lo
m14424:
v_cmpx_tru_f32 s[0:1], v32, m0
m14425:
v_cmpx_tru_f32 s[0:1], v32, exec_hi
m14426:
v_cmpx_tru_f32 s[0:1], v32, src_scc
m14427:
v_cmpx_tru_f32 s[0:1], v32, 0
m14428:
v_cmpx_tru_f32 s[0:1], v32, -16
m14429:
v_cmpx_tru_f32 s[0:1], v32, 64
m14430:
v_cmpx_tru_f32 s[0:1], v32, -4.0
m14431:
v_cmpx_tru_f32 s[0:1], v32, 0.15915494
m14432:
v_cmpx_tru_f32_e64 s[0:1], -|v32|, v64
m14433:
v_cmpx_tru_f32_e64 s[0:1], v32, -|v64|
m14434:
v_cmpx_tru_f32_e32 vcc, v32, v64
m14435:
v_cmpx_tru_f32_e32 vcc, 0x12345678, v64
m14436:
v_cmpx_tru_f32_e64 s[0:1], v32, v64
m14437:
v_cmpx_tru_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m14438:
v_cmp_f_f64 s[0:1], v[32:33], v[64:65]
m14439:
v_cmp_f_f64 s[0:1], s[16:17], v[64:65]
m14440:
v_cmp_f_f64 s[0:1], vcc, v[64:65]
m14441:
v_cmp_f_f64 s[0:1], exec, v[64:65]
m14442:
v_cmp_f_f64 s[0:1], 0, v[64:65]
m14443:
v_cmp_f_f64 s[0:1], -16, v[64:65]
m14444:
v_cmp_f_f64 s[0:1], 64, v[64:65]
m14445:
v_cmp_f_f64 s[0:1], -4.0, v[64:65]
m14446:
v_cmp_f_f64 s[0:1], 0.15915494309189532, v[64:65]
m14447:
v_cmp_f_f64 s[0:1], v[32:33], s[32:33]
m14448:
v_cmp_f_f64 s[0:1], v[32:33], vcc
m14449:
v_cmp_f_f64 s[0:1], v[32:33], exec
m14450:
v_cmp_f_f64 s[0:1], v[32:33], 0
m14451:
v_cmp_f_f64 s[0:1], v[32:33], -16
m14452:
v_cmp_f_f64 s[0:1], v[32:33], 64
m14453:
v_cmp_f_f64 s[0:1], v[32:33], -4.0
m14454:
v_cmp_f_f64 s[0:1], v[32:33], 0.15915494309189532
m14455:
v_cmp_f_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m14456:
v_cmp_f_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m14457:
v_cmp_f_f64_e32 vcc, v[32:33], v[64:65]
m14458:
v_cmp_f_f64_e32 vcc, 0x12345678, v[64:65]
m14459:
v_cmp_f_f64_e64 s[0:1], v[32:33], v[64:65]
m14460:
v_cmpx_f_f64 s[0:1], v[32:33], v[64:65]
m14461:
v_cmpx_f_f64 s[0:1], s[16:17], v[64:65]
m14462:
v_cmpx_f_f64 s[0:1], vcc, v[64:65]
m14463:
v_cmpx_f_f64 s[0:1], exec, v[64:65]
m14464:
v_cmpx_f_f64 s[0:1], 0, v[64:65]
m14465:
v_cmpx_f_f64 s[0:1], -16, v[64:65]
m14466:
v_cmpx_f_f64 s[0:1], 64, v[64:65]
m14467:
v_cmpx_f_f64 s[0:1], -4.0, v[64:65]
m14468:
v_cmpx_f_f64 s[0:1], 0.15915494309189532, v[64:65]
m14469:
v_cmpx_f_f64 s[0:1], v[32:33], s[32:33]
m14470:
v_cmpx_f_f64 s[0:1], v[32:33], vcc
m14471:
v_cmpx_f_f64 s[0:1], v[32:33], exec
m14472:
v_cmpx_f_f64 s[0:1], v[32:33], 0
m14473:
v_cmpx_f_f64 s[0:1], v[32:33], -16
m14474:
v_cmpx_f_f64 s[0:1], v[32:33], 64
m14475:
v_cmpx_f_f64 s[0:1], v[32:33], -4.0
m14476:
v_cmpx_f_f64 s[0:1], v[32:33], 0.15915494309189532
m14477:
v_cmpx_f_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m14478:
v_cmpx_f_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m14479:
v_cmpx_f_f64_e32 vcc, v[32:33], v[64:65]
m14480:
v_cmpx_f_f64_e32 vcc, 0x12345678, v[64:65]
m14481:
v_cmpx_f_f64_e64 s[0:1], v[32:33], v[64:65]
m14482:
v_cmp_lt_f64 s[0:1], v[32:33], v[64:65]
m14483:
v_cmp_lt_f64 s[0:1], s[16:17], v[64:65]
m14484:
v_cmp_lt_f64 s[0:1], vcc, v[64:65]
m14485:
v_cmp_lt_f64 s[0:1], exec, v[64:65]
m14486:
v_cmp_lt_f64 s[0:1], 0, v[64:65]
m14487:
v_cmp_lt_f64 s[0:1], -16, v[64:65]
m14488:
v_cmp_lt_f64 s[0:1], 64, v[64:65]
m14489:
v_cmp_lt_f64 s[0:1], -4.0, v[64:65]
m14490:
v_cmp_lt_f64 s[0:1], 0.15915494309189532, v[64:65]
m14491:
v_cmp_lt_f64 s[0:1], v[32:33], s[32:33]
m14492:
v_cmp_lt_f64 s[0:1], v[32:33], vcc
m14493:
v_cmp_lt_f64 s[0:1], v[32:33], exec
m14494:
v_cmp_lt_f64 s[0:1], v[32:33], 0
m14495:
v_cmp_lt_f64 s[0:1], v[32:33], -16
m14496:
v_cmp_lt_f64 s[0:1], v[32:33], 64
m14497:
v_cmp_lt_f64 s[0:1], v[32:33], -4.0
m14498:
v_cmp_lt_f64 s[0:1], v[32:33], 0.15915494309189532
m14499:
v_cmp_lt_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m14500:
v_cmp_lt_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m14501:
v_cmp_lt_f64_e32 vcc, v[32:33], v[64:65]
m14502:
v_cmp_lt_f64_e32 vcc, 0x12345678, v[64:65]
m14503:
v_cmp_lt_f64_e64 s[0:1], v[32:33], v[64:65]
m14504:
v_cmpx_lt_f64 s[0:1], v[32:33], v[64:65]
m14505:
v_cmpx_lt_f64 s[0:1], s[16:17], v[64:65]
m14506:
v_cmpx_lt_f64 s[0:1], vcc, v[64:65]
m14507:
v_cmpx_lt_f64 s[0:1], exec, v[64:65]
m14508:
v_cmpx_lt_f64 s[0:1], 0, v[64:65]
m14509:
v_cmpx_lt_f64 s[0:1], -16, v[64:65]
m14510:
v_cmpx_lt_f64 s[0:1], 64, v[64:65]
m14511:
v_cmpx_lt_f64 s[0:1], -4.0, v[64:65]
m14512:
v_cmpx_lt_f64 s[0:1], 0.15915494309189532, v[64:65]
m14513:
v_cmpx_lt_f64 s[0:1], v[32:33], s[32:33]
m14514:
v_cmpx_lt_f64 s[0:1], v[32:33], vcc
m14515:
v_cmpx_lt_f64 s[0:1], v[32:33], exec
m14516:
v_cmpx_lt_f64 s[0:1], v[32:33], 0
m14517:
v_cmpx_lt_f64 s[0:1], v[32:33], -16
m14518:
v_cmpx_lt_f64 s[0:1], v[32:33], 64
m14519:
v_cmpx_lt_f64 s[0:1], v[32:33], -4.0
m14520:
v_cmpx_lt_f64 s[0:1], v[32:33], 0.15915494309189532
m14521:
v_cmpx_lt_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m14522:
v_cmpx_lt_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m14523:
v_cmpx_lt_f64_e32 vcc, v[32:33], v[64:65]
m14524:
v_cmpx_lt_f64_e32 vcc, 0x12345678, v[64:65]
m14525:
v_cmpx_lt_f64_e64 s[0:1], v[32:33], v[64:65]
m14526:
v_cmp_eq_f64 s[0:1], v[32:33], v[64:65]
m14527:
v_cmp_eq_f64 s[0:1], s[16:17], v[64:65]
m14528:
v_cmp_eq_f64 s[0:1], vcc, v[64:65]
m14529:
v_cmp_eq_f64 s[0:1], exec, v[64:65]
m14530:
v_cmp_eq_f64 s[0:1], 0, v[64:65]
m14531:
v_cmp_eq_f64 s[0:1], -16, v[64:65]
m14532:
v_cmp_eq_f64 s[0:1], 64, v[64:65]
m14533:
v_cmp_eq_f64 s[0:1], -4.0, v[64:65]
m14534:
v_cmp_eq_f64 s[0:1], 0.15915494309189532, v[64:65]
m14535:
v_cmp_eq_f64 s[0:1], v[32:33], s[32:33]
m14536:
v_cmp_eq_f64 s[0:1], v[32:33], vcc
m14537:
v_cmp_eq_f64 s[0:1], v[32:33], exec
m14538:
v_cmp_eq_f64 s[0:1], v[32:33], 0
m14539:
v_cmp_eq_f64 s[0:1], v[32:33], -16
m14540:
v_cmp_eq_f64 s[0:1], v[32:33], 64
m14541:
v_cmp_eq_f64 s[0:1], v[32:33], -4.0
m14542:
v_cmp_eq_f64 s[0:1], v[32:33], 0.15915494309189532
m14543:
v_cmp_eq_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m14544:
v_cmp_eq_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m14545:
v_cmp_eq_f64_e32 vcc, v[32:33], v[64:65]
m14546:
v_cmp_eq_f64_e32 vcc, 0x12345678, v[64:65]
m14547:
v_cmp_eq_f64_e64 s[0:1], v[32:33], v[64:65]
m14548:
v_cmpx_eq_f64 s[0:1], v[32:33], v[64:65]
m14549:
v_cmpx_eq_f64 s[0:1], s[16:17], v[64:65]
m14550:
v_cmpx_eq_f64 s[0:1], vcc, v[64:65]
m14551:
v_cmpx_eq_f64 s[0:1], exec, v[64:65]
m14552:
v_cmpx_eq_f64 s[0:1], 0, v[64:65]
m14553:
v_cmpx_eq_f64 s[0:1], -16, v[64:65]
m14554:
v_cmpx_eq_f64 s[0:1], 64, v[64:65]
m14555:
v_cmpx_eq_f64 s[0:1], -4.0, v[64:65]
m14556:
v_cmpx_eq_f64 s[0:1], 0.15915494309189532, v[64:65]
m14557:
v_cmpx_eq_f64 s[0:1], v[32:33], s[32:33]
m14558:
v_cmpx_eq_f64 s[0:1], v[32:33], vcc
m14559:
v_cmpx_eq_f64 s[0:1], v[32:33], exec
m14560:
v_cmpx_eq_f64 s[0:1], v[32:33], 0
m14561:
v_cmpx_eq_f64 s[0:1], v[32:33], -16
m14562:
v_cmpx_eq_f64 s[0:1], v[32:33], 64
m14563:
v_cmpx_eq_f64 s[0:1], v[32:33], -4.0
m14564:
v_cmpx_eq_f64 s[0:1], v[32:33], 0.15915494309189532
m14565:
v_cmpx_eq_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m14566:
v_cmpx_eq_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m14567:
v_cmpx_eq_f64_e32 vcc, v[32:33], v[64:65]
m14568:
v_cmpx_eq_f64_e32 vcc, 0x12345678, v[64:65]
m14569:
v_cmpx_eq_f64_e64 s[0:1], v[32:33], v[64:65]
m14570:
v_cmp_le_f64 s[0:1], v[32:33], v[64:65]
m14571:
v_cmp_le_f64 s[0:1], s[16:17], v[64:65]
m14572:
v_cmp_le_f64 s[0:1], vcc, v[64:65]
m14573:
v_cmp_le_f64 s[0:1], exec, v[64:65]
m14574:
v_cmp_le_f64 s[0:1], 0, v[64:65]
m14575:
v_cmp_le_f64 s[0:1], -16, v[64:65]
m14576:
v_cmp_le_f64 s[0:1], 64, v[64:65]
m14577:
v_cmp_le_f64 s[0:1], -4.0, v[64:65]
m14578:
v_cmp_le_f64 s[0:1], 0.15915494309189532, v[64:65]
m14579:
v_cmp_le_f64 s[0:1], v[32:33], s[32:33]
m14580:
v_cmp_le_f64 s[0:1], v[32:33], vcc
m14581:
v_cmp_le_f64 s[0:1], v[32:33], exec
m14582:
v_cmp_le_f64 s[0:1], v[32:33], 0
m14583:
v_cmp_le_f64 s[0:1], v[32:33], -16
m14584:
v_cmp_le_f64 s[0:1], v[32:33], 64
m14585:
v_cmp_le_f64 s[0:1], v[32:33], -4.0
m14586:
v_cmp_le_f64 s[0:1], v[32:33], 0.15915494309189532
m14587:
v_cmp_le_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m14588:
v_cmp_le_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m14589:
v_cmp_le_f64_e32 vcc, v[32:33], v[64:65]
m14590:
v_cmp_le_f64_e32 vcc, 0x12345678, v[64:65]
m14591:
v_cmp_le_f64_e64 s[0:1], v[32:33], v[64:65]
m14592:
v_cmpx_le_f64 s[0:1], v[32:33], v[64:65]
m14593:
v_cmpx_le_f64 s[0:1], s[16:17], v[64:65]
m14594:
v_cmpx_le_f64 s[0:1], vcc, v[64:65]
m14595:
v_cmpx_le_f64 s[0:1], exec, v[64:65]
m14596:
v_cmpx_le_f64 s[0:1], 0, v[64:65]
m14597:
v_cmpx_le_f64 s[0:1], -16, v[64:65]
m14598:
v_cmpx_le_f64 s[0:1], 64, v[64:65]
m14599:
v_cmpx_le_f64 s[0:1], -4.0, v[64:65]
m14600:
v_cmpx_le_f64 s[0:1], 0.15915494309189532, v[64:65]
m14601:
v_cmpx_le_f64 s[0:1], v[32:33], s[32:33]
m14602:
v_cmpx_le_f64 s[0:1], v[32:33], vcc
m14603:
v_cmpx_le_f64 s[0:1], v[32:33], exec
m14604:
v_cmpx_le_f64 s[0:1], v[32:33], 0
m14605:
v_cmpx_le_f64 s[0:1], v[32:33], -16
m14606:
v_cmpx_le_f64 s[0:1], v[32:33], 64
m14607:
v_cmpx_le_f64 s[0:1], v[32:33], -4.0
m14608:
v_cmpx_le_f64 s[0:1], v[32:33], 0.15915494309189532
m14609:
v_cmpx_le_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m14610:
v_cmpx_le_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m14611:
v_cmpx_le_f64_e32 vcc, v[32:33], v[64:65]
m14612:
v_cmpx_le_f64_e32 vcc, 0x12345678, v[64:65]
m14613:
v_cmpx_le_f64_e64 s[0:1], v[32:33], v[64:65]
m14614:
v_cmp_gt_f64 s[0:1], v[32:33], v[64:65]
m14615:
v_cmp_gt_f64 s[0:1], s[16:17], v[64:65]
m14616:
v_cmp_gt_f64 s[0:1], vcc, v[64:65]
m14617:
v_cmp_gt_f64 s[0:1], exec, v[64:65]
m14618:
v_cmp_gt_f64 s[0:1], 0, v[64:65]
m14619:
v_cmp_gt_f64 s[0:1], -16, v[64:65]
m14620:
v_cmp_gt_f64 s[0:1], 64, v[64:65]
m14621:
v_cmp_gt_f64 s[0:1], -4.0, v[64:65]
m14622:
v_cmp_gt_f64 s[0:1], 0.15915494309189532, v[64:65]
m14623:
v_cmp_gt_f64 s[0:1], v[32:33], s[32:33]
m14624:
v_cmp_gt_f64 s[0:1], v[32:33], vcc
m14625:
v_cmp_gt_f64 s[0:1], v[32:33], exec
m14626:
v_cmp_gt_f64 s[0:1], v[32:33], 0
m14627:
v_cmp_gt_f64 s[0:1], v[32:33], -16
m14628:
v_cmp_gt_f64 s[0:1], v[32:33], 64
m14629:
v_cmp_gt_f64 s[0:1], v[32:33], -4.0
m14630:
v_cmp_gt_f64 s[0:1], v[32:33], 0.15915494309189532
m14631:
v_cmp_gt_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m14632:
v_cmp_gt_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m14633:
v_cmp_gt_f64_e32 vcc, v[32:33], v[64:65]
m14634:
v_cmp_gt_f64_e32 vcc, 0x12345678, v[64:65]
m14635:
v_cmp_gt_f64_e64 s[0:1], v[32:33], v[64:65]
m14636:
v_cmpx_gt_f64 s[0:1], v[32:33], v[64:65]
m14637:
v_cmpx_gt_f64 s[0:1], s[16:17], v[64:65]
m14638:
v_cmpx_gt_f64 s[0:1], vcc, v[64:65]
m14639:
v_cmpx_gt_f64 s[0:1], exec, v[64:65]
m14640:
v_cmpx_gt_f64 s[0:1], 0, v[64:65]
m14641:
v_cmpx_gt_f64 s[0:1], -16, v[64:65]
m14642:
v_cmpx_gt_f64 s[0:1], 64, v[64:65]
m14643:
v_cmpx_gt_f64 s[0:1], -4.0, v[64:65]
m14644:
v_cmpx_gt_f64 s[0:1], 0.15915494309189532, v[64:65]
m14645:
v_cmpx_gt_f64 s[0:1], v[32:33], s[32:33]
m14646:
v_cmpx_gt_f64 s[0:1], v[32:33], vcc
m14647:
v_cmpx_gt_f64 s[0:1], v[32:33], exec
m14648:
v_cmpx_gt_f64 s[0:1], v[32:33], 0
m14649:
v_cmpx_gt_f64 s[0:1], v[32:33], -16
m14650:
v_cmpx_gt_f64 s[0:1], v[32:33], 64
m14651:
v_cmpx_gt_f64 s[0:1], v[32:33], -4.0
m14652:
v_cmpx_gt_f64 s[0:1], v[32:33], 0.15915494309189532
m14653:
v_cmpx_gt_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m14654:
v_cmpx_gt_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m14655:
v_cmpx_gt_f64_e32 vcc, v[32:33], v[64:65]
m14656:
v_cmpx_gt_f64_e32 vcc, 0x12345678, v[64:65]
m14657:
v_cmpx_gt_f64_e64 s[0:1], v[32:33], v[64:65]
m14658:
v_cmp_lg_f64 s[0:1], v[32:33], v[64:65]
m14659:
v_cmp_lg_f64 s[0:1], s[16:17], v[64:65]
m14660:
v_cmp_lg_f64 s[0:1], vcc, v[64:65]
m14661:
v_cmp_lg_f64 s[0:1], exec, v[64:65]
m14662:
v_cmp_lg_f64 s[0:1], 0, v[64:65]
m14663:
v_cmp_lg_f64 s[0:1], -16, v[64:65]
m14664:
v_cmp_lg_f64 s[0:1], 64, v[64:65]
m14665:
v_cmp_lg_f64 s[0:1], -4.0, v[64:65]
m14666:
v_cmp_lg_f64 s[0:1], 0.15915494309189532, v[64:65]
m14667:
v_cmp_lg_f64 s[0:1], v[32:33], s[32:33]
m14668:
v_cmp_lg_f64 s[0:1], v[32:33], vcc
m14669:
v_cmp_lg_f64 s[0:1], v[32:33], exec
m14670:
v_cmp_lg_f64 s[0:1], v[32:33], 0
m14671:
v_cmp_lg_f64 s[0:1], v[32:33], -16
m14672:
v_cmp_lg_f64 s[0:1], v[32:33], 64
m14673:
v_cmp_lg_f64 s[0:1], v[32:33], -4.0
m14674:
v_cmp_lg_f64 s[0:1], v[32:33], 0.15915494309189532
m14675:
v_cmp_lg_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m14676:
v_cmp_lg_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m14677:
v_cmp_lg_f64_e32 vcc, v[32:33], v[64:65]
m14678:
v_cmp_lg_f64_e32 vcc, 0x12345678, v[64:65]
m14679:
v_cmp_lg_f64_e64 s[0:1], v[32:33], v[64:65]
m14680:
v_cmpx_lg_f64 s[0:1], v[32:33], v[64:65]
m14681:
v_cmpx_lg_f64 s[0:1], s[16:17], v[64:65]
m14682:
v_cmpx_lg_f64 s[0:1], vcc, v[64:65]
m14683:
v_cmpx_lg_f64 s[0:1], exec, v[64:65]
m14684:
v_cmpx_lg_f64 s[0:1], 0, v[64:65]
m14685:
v_cmpx_lg_f64 s[0:1], -16, v[64:65]
m14686:
v_cmpx_lg_f64 s[0:1], 64, v[64:65]
m14687:
v_cmpx_lg_f64 s[0:1], -4.0, v[64:65]
m14688:
v_cmpx_lg_f64 s[0:1], 0.15915494309189532, v[64:65]
m14689:
v_cmpx_lg_f64 s[0:1], v[32:33], s[32:33]
m14690:
v_cmpx_lg_f64 s[0:1], v[32:33], vcc
m14691:
v_cmpx_lg_f64 s[0:1], v[32:33], exec
m14692:
v_cmpx_lg_f64 s[0:1], v[32:33], 0
m14693:
v_cmpx_lg_f64 s[0:1], v[32:33], -16
m14694:
v_cmpx_lg_f64 s[0:1], v[32:33], 64
m14695:
v_cmpx_lg_f64 s[0:1], v[32:33], -4.0
m14696:
v_cmpx_lg_f64 s[0:1], v[32:33], 0.15915494309189532
m14697:
v_cmpx_lg_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m14698:
v_cmpx_lg_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m14699:
v_cmpx_lg_f64_e32 vcc, v[32:33], v[64:65]
m14700:
v_cmpx_lg_f64_e32 vcc, 0x12345678, v[64:65]
m14701:
v_cmpx_lg_f64_e64 s[0:1], v[32:33], v[64:65]
m14702:
v_cmp_ge_f64 s[0:1], v[32:33], v[64:65]
m14703:
v_cmp_ge_f64 s[0:1], s[16:17], v[64:65]
m14704:
v_cmp_ge_f64 s[0:1], vcc, v[64:65]
m14705:
v_cmp_ge_f64 s[0:1], exec, v[64:65]
m14706:
v_cmp_ge_f64 s[0:1], 0, v[64:65]
m14707:
v_cmp_ge_f64 s[0:1], -16, v[64:65]
m14708:
v_cmp_ge_f64 s[0:1], 64, v[64:65]
m14709:
v_cmp_ge_f64 s[0:1], -4.0, v[64:65]
m14710:
v_cmp_ge_f64 s[0:1], 0.15915494309189532, v[64:65]
m14711:
v_cmp_ge_f64 s[0:1], v[32:33], s[32:33]
m14712:
v_cmp_ge_f64 s[0:1], v[32:33], vcc
m14713:
v_cmp_ge_f64 s[0:1], v[32:33], exec
m14714:
v_cmp_ge_f64 s[0:1], v[32:33], 0
m14715:
v_cmp_ge_f64 s[0:1], v[32:33], -16
m14716:
v_cmp_ge_f64 s[0:1], v[32:33], 64
m14717:
v_cmp_ge_f64 s[0:1], v[32:33], -4.0
m14718:
v_cmp_ge_f64 s[0:1], v[32:33], 0.15915494309189532
m14719:
v_cmp_ge_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m14720:
v_cmp_ge_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m14721:
v_cmp_ge_f64_e32 vcc, v[32:33], v[64:65]
m14722:
v_cmp_ge_f64_e32 vcc, 0x12345678, v[64:65]
m14723:
v_cmp_ge_f64_e64 s[0:1], v[32:33], v[64:65]
m14724:
v_cmpx_ge_f64 s[0:1], v[32:33], v[64:65]
m14725:
v_cmpx_ge_f64 s[0:1], s[16:17], v[64:65]
m14726:
v_cmpx_ge_f64 s[0:1], vcc, v[64:65]
m14727:
v_cmpx_ge_f64 s[0:1], exec, v[64:65]
m14728:
v_cmpx_ge_f64 s[0:1], 0, v[64:65]
m14729:
v_cmpx_ge_f64 s[0:1], -16, v[64:65]
m14730:
v_cmpx_ge_f64 s[0:1], 64, v[64:65]
m14731:
v_cmpx_ge_f64 s[0:1], -4.0, v[64:65]
m14732:
v_cmpx_ge_f64 s[0:1], 0.15915494309189532, v[64:65]
m14733:
v_cmpx_ge_f64 s[0:1], v[32:33], s[32:33]
m14734:
v_cmpx_ge_f64 s[0:1], v[32:33], vcc
m14735:
v_cmpx_ge_f64 s[0:1], v[32:33], exec
m14736:
v_cmpx_ge_f64 s[0:1], v[32:33], 0
m14737:
v_cmpx_ge_f64 s[0:1], v[32:33], -16
m14738:
v_cmpx_ge_f64 s[0:1], v[32:33], 64
m14739:
v_cmpx_ge_f64 s[0:1], v[32:33], -4.0
m14740:
v_cmpx_ge_f64 s[0:1], v[32:33], 0.15915494309189532
m14741:
v_cmpx_ge_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m14742:
v_cmpx_ge_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m14743:
v_cmpx_ge_f64_e32 vcc, v[32:33], v[64:65]
m14744:
v_cmpx_ge_f64_e32 vcc, 0x12345678, v[64:65]
m14745:
v_cmpx_ge_f64_e64 s[0:1], v[32:33], v[64:65]
m14746:
v_cmp_o_f64 s[0:1], v[32:33], v[64:65]
m14747:
v_cmp_o_f64 s[0:1], s[16:17], v[64:65]
m14748:
v_cmp_o_f64 s[0:1], vcc, v[64:65]
m14749:
v_cmp_o_f64 s[0:1], exec, v[64:65]
m14750:
v_cmp_o_f64 s[0:1], 0, v[64:65]
m14751:
v_cmp_o_f64 s[0:1], -16, v[64:65]
m14752:
v_cmp_o_f64 s[0:1], 64, v[64:65]
m14753:
v_cmp_o_f64 s[0:1], -4.0, v[64:65]
m14754:
v_cmp_o_f64 s[0:1], 0.15915494309189532, v[64:65]
m14755:
v_cmp_o_f64 s[0:1], v[32:33], s[32:33]
m14756:
v_cmp_o_f64 s[0:1], v[32:33], vcc
m14757:
v_cmp_o_f64 s[0:1], v[32:33], exec
m14758:
v_cmp_o_f64 s[0:1], v[32:33], 0
m14759:
v_cmp_o_f64 s[0:1], v[32:33], -16
m14760:
v_cmp_o_f64 s[0:1], v[32:33], 64
m14761:
v_cmp_o_f64 s[0:1], v[32:33], -4.0
m14762:
v_cmp_o_f64 s[0:1], v[32:33], 0.15915494309189532
m14763:
v_cmp_o_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m14764:
v_cmp_o_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m14765:
v_cmp_o_f64_e32 vcc, v[32:33], v[64:65]
m14766:
v_cmp_o_f64_e32 vcc, 0x12345678, v[64:65]
m14767:
v_cmp_o_f64_e64 s[0:1], v[32:33], v[64:65]
m14768:
v_cmpx_o_f64 s[0:1], v[32:33], v[64:65]
m14769:
v_cmpx_o_f64 s[0:1], s[16:17], v[64:65]
m14770:
v_cmpx_o_f64 s[0:1], vcc, v[64:65]
m14771:
v_cmpx_o_f64 s[0:1], exec, v[64:65]
m14772:
v_cmpx_o_f64 s[0:1], 0, v[64:65]
m14773:
v_cmpx_o_f64 s[0:1], -16, v[64:65]
m14774:
v_cmpx_o_f64 s[0:1], 64, v[64:65]
m14775:
v_cmpx_o_f64 s[0:1], -4.0, v[64:65]
m14776:
v_cmpx_o_f64 s[0:1], 0.15915494309189532, v[64:65]
m14777:
v_cmpx_o_f64 s[0:1], v[32:33], s[32:33]
m14778:
v_cmpx_o_f64 s[0:1], v[32:33], vcc
m14779:
v_cmpx_o_f64 s[0:1], v[32:33], exec
m14780:
v_cmpx_o_f64 s[0:1], v[32:33], 0
m14781:
v_cmpx_o_f64 s[0:1], v[32:33], -16
m14782:
v_cmpx_o_f64 s[0:1], v[32:33], 64
m14783:
v_cmpx_o_f64 s[0:1], v[32:33], -4.0
m14784:
v_cmpx_o_f64 s[0:1], v[32:33], 0.15915494309189532
m14785:
v_cmpx_o_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m14786:
v_cmpx_o_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m14787:
v_cmpx_o_f64_e32 vcc, v[32:33], v[64:65]
m14788:
v_cmpx_o_f64_e32 vcc, 0x12345678, v[64:65]
m14789:
v_cmpx_o_f64_e64 s[0:1], v[32:33], v[64:65]
m14790:
v_cmp_u_f64 s[0:1], v[32:33], v[64:65]
m14791:
v_cmp_u_f64 s[0:1], s[16:17], v[64:65]
m14792:
v_cmp_u_f64 s[0:1], vcc, v[64:65]
m14793:
v_cmp_u_f64 s[0:1], exec, v[64:65]
m14794:
v_cmp_u_f64 s[0:1], 0, v[64:65]
m14795:
v_cmp_u_f64 s[0:1], -16, v[64:65]
m14796:
v_cmp_u_f64 s[0:1], 64, v[64:65]
m14797:
v_cmp_u_f64 s[0:1], -4.0, v[64:65]
m14798:
v_cmp_u_f64 s[0:1], 0.15915494309189532, v[64:65]
m14799:
v_cmp_u_f64 s[0:1], v[32:33], s[32:33]
m14800:
v_cmp_u_f64 s[0:1], v[32:33], vcc
m14801:
v_cmp_u_f64 s[0:1], v[32:33], exec
m14802:
v_cmp_u_f64 s[0:1], v[32:33], 0
m14803:
v_cmp_u_f64 s[0:1], v[32:33], -16
m14804:
v_cmp_u_f64 s[0:1], v[32:33], 64
m14805:
v_cmp_u_f64 s[0:1], v[32:33], -4.0
m14806:
v_cmp_u_f64 s[0:1], v[32:33], 0.15915494309189532
m14807:
v_cmp_u_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m14808:
v_cmp_u_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m14809:
v_cmp_u_f64_e32 vcc, v[32:33], v[64:65]
m14810:
v_cmp_u_f64_e32 vcc, 0x12345678, v[64:65]
m14811:
v_cmp_u_f64_e64 s[0:1], v[32:33], v[64:65]
m14812:
v_cmpx_u_f64 s[0:1], v[32:33], v[64:65]
m14813:
v_cmpx_u_f64 s[0:1], s[16:17], v[64:65]
m14814:
v_cmpx_u_f64 s[0:1], vcc, v[64:65]
m14815:
v_cmpx_u_f64 s[0:1], exec, v[64:65]
m14816:
v_cmpx_u_f64 s[0:1], 0, v[64:65]
m14817:
v_cmpx_u_f64 s[0:1], -16, v[64:65]
m14818:
v_cmpx_u_f64 s[0:1], 64, v[64:65]
m14819:
v_cmpx_u_f64 s[0:1], -4.0, v[64:65]
m14820:
v_cmpx_u_f64 s[0:1], 0.15915494309189532, v[64:65]
m14821:
v_cmpx_u_f64 s[0:1], v[32:33], s[32:33]
m14822:
v_cmpx_u_f64 s[0:1], v[32:33], vcc
m14823:
v_cmpx_u_f64 s[0:1], v[32:33], exec
m14824:
v_cmpx_u_f64 s[0:1], v[32:33], 0
m14825:
v_cmpx_u_f64 s[0:1], v[32:33], -16
m14826:
v_cmpx_u_f64 s[0:1], v[32:33], 64
m14827:
v_cmpx_u_f64 s[0:1], v[32:33], -4.0
m14828:
v_cmpx_u_f64 s[0:1], v[32:33], 0.15915494309189532
m14829:
v_cmpx_u_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m14830:
v_cmpx_u_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m14831:
v_cmpx_u_f64_e32 vcc, v[32:33], v[64:65]
m14832:
v_cmpx_u_f64_e32 vcc, 0x12345678, v[64:65]
m14833:
v_cmpx_u_f64_e64 s[0:1], v[32:33], v[64:65]
m14834:
v_cmp_nge_f64 s[0:1], v[32:33], v[64:65]
m14835:
v_cmp_nge_f64 s[0:1], s[16:17], v[64:65]
m14836:
v_cmp_nge_f64 s[0:1], vcc, v[64:65]
m14837:
v_cmp_nge_f64 s[0:1], exec, v[64:65]
m14838:
v_cmp_nge_f64 s[0:1], 0, v[64:65]
m14839:
v_cmp_nge_f64 s[0:1], -16, v[64:65]
m14840:
v_cmp_nge_f64 s[0:1], 64, v[64:65]
m14841:
v_cmp_nge_f64 s[0:1], -4.0, v[64:65]
m14842:
v_cmp_nge_f64 s[0:1], 0.15915494309189532, v[64:65]
m14843:
v_cmp_nge_f64 s[0:1], v[32:33], s[32:33]
m14844:
v_cmp_nge_f64 s[0:1], v[32:33], vcc
m14845:
v_cmp_nge_f64 s[0:1], v[32:33], exec
m14846:
v_cmp_nge_f64 s[0:1], v[32:33], 0
m14847:
v_cmp_nge_f64 s[0:1], v[32:33], -16
m14848:
v_cmp_nge_f64 s[0:1], v[32:33], 64
m14849:
v_cmp_nge_f64 s[0:1], v[32:33], -4.0
m14850:
v_cmp_nge_f64 s[0:1], v[32:33], 0.15915494309189532
m14851:
v_cmp_nge_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m14852:
v_cmp_nge_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m14853:
v_cmp_nge_f64_e32 vcc, v[32:33], v[64:65]
m14854:
v_cmp_nge_f64_e32 vcc, 0x12345678, v[64:65]
m14855:
v_cmp_nge_f64_e64 s[0:1], v[32:33], v[64:65]
m14856:
v_cmpx_nge_f64 s[0:1], v[32:33], v[64:65]
m14857:
v_cmpx_nge_f64 s[0:1], s[16:17], v[64:65]
m14858:
v_cmpx_nge_f64 s[0:1], vcc, v[64:65]
m14859:
v_cmpx_nge_f64 s[0:1], exec, v[64:65]
m14860:
v_cmpx_nge_f64 s[0:1], 0, v[64:65]
m14861:
v_cmpx_nge_f64 s[0:1], -16, v[64:65]
m14862:
v_cmpx_nge_f64 s[0:1], 64, v[64:65]
m14863:
v_cmpx_nge_f64 s[0:1], -4.0, v[64:65]
m14864:
v_cmpx_nge_f64 s[0:1], 0.15915494309189532, v[64:65]
m14865:
v_cmpx_nge_f64 s[0:1], v[32:33], s[32:33]
m14866:
v_cmpx_nge_f64 s[0:1], v[32:33], vcc
m14867:
v_cmpx_nge_f64 s[0:1], v[32:33], exec
m14868:
v_cmpx_nge_f64 s[0:1], v[32:33], 0
m14869:
v_cmpx_nge_f64 s[0:1], v[32:33], -16
m14870:
v_cmpx_nge_f64 s[0:1], v[32:33], 64
m14871:
v_cmpx_nge_f64 s[0:1], v[32:33], -4.0
m14872:
v_cmpx_nge_f64 s[0:1], v[32:33], 0.15915494309189532
m14873:
v_cmpx_nge_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m14874:
v_cmpx_nge_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m14875:
v_cmpx_nge_f64_e32 vcc, v[32:33], v[64:65]
m14876:
v_cmpx_nge_f64_e32 vcc, 0x12345678, v[64:65]
m14877:
v_cmpx_nge_f64_e64 s[0:1], v[32:33], v[64:65]
m14878:
v_cmp_nlg_f64 s[0:1], v[32:33], v[64:65]
m14879:
v_cmp_nlg_f64 s[0:1], s[16:17], v[64:65]
m14880:
v_cmp_nlg_f64 s[0:1], vcc, v[64:65]
m14881:
v_cmp_nlg_f64 s[0:1], exec, v[64:65]
m14882:
v_cmp_nlg_f64 s[0:1], 0, v[64:65]
m14883:
v_cmp_nlg_f64 s[0:1], -16, v[64:65]
m14884:
v_cmp_nlg_f64 s[0:1], 64, v[64:65]
m14885:
v_cmp_nlg_f64 s[0:1], -4.0, v[64:65]
m14886:
v_cmp_nlg_f64 s[0:1], 0.15915494309189532, v[64:65]
m14887:
v_cmp_nlg_f64 s[0:1], v[32:33], s[32:33]
m14888:
v_cmp_nlg_f64 s[0:1], v[32:33], vcc
m14889:
v_cmp_nlg_f64 s[0:1], v[32:33], exec
m14890:
v_cmp_nlg_f64 s[0:1], v[32:33], 0
m14891:
v_cmp_nlg_f64 s[0:1], v[32:33], -16
m14892:
v_cmp_nlg_f64 s[0:1], v[32:33], 64
m14893:
v_cmp_nlg_f64 s[0:1], v[32:33], -4.0
m14894:
v_cmp_nlg_f64 s[0:1], v[32:33], 0.15915494309189532
m14895:
v_cmp_nlg_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m14896:
v_cmp_nlg_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m14897:
v_cmp_nlg_f64_e32 vcc, v[32:33], v[64:65]
m14898:
v_cmp_nlg_f64_e32 vcc, 0x12345678, v[64:65]
m14899:
v_cmp_nlg_f64_e64 s[0:1], v[32:33], v[64:65]
m14900:
v_cmpx_nlg_f64 s[0:1], v[32:33], v[64:65]
m14901:
v_cmpx_nlg_f64 s[0:1], s[16:17], v[64:65]
m14902:
v_cmpx_nlg_f64 s[0:1], vcc, v[64:65]
m14903:
v_cmpx_nlg_f64 s[0:1], exec, v[64:65]
m14904:
v_cmpx_nlg_f64 s[0:1], 0, v[64:65]
m14905:
v_cmpx_nlg_f64 s[0:1], -16, v[64:65]
m14906:
v_cmpx_nlg_f64 s[0:1], 64, v[64:65]
m14907:
v_cmpx_nlg_f64 s[0:1], -4.0, v[64:65]
m14908:
v_cmpx_nlg_f64 s[0:1], 0.15915494309189532, v[64:65]
m14909:
v_cmpx_nlg_f64 s[0:1], v[32:33], s[32:33]
m14910:
v_cmpx_nlg_f64 s[0:1], v[32:33], vcc
m14911:
v_cmpx_nlg_f64 s[0:1], v[32:33], exec
m14912:
v_cmpx_nlg_f64 s[0:1], v[32:33], 0
m14913:
v_cmpx_nlg_f64 s[0:1], v[32:33], -16
m14914:
v_cmpx_nlg_f64 s[0:1], v[32:33], 64
m14915:
v_cmpx_nlg_f64 s[0:1], v[32:33], -4.0
m14916:
v_cmpx_nlg_f64 s[0:1], v[32:33], 0.15915494309189532
m14917:
v_cmpx_nlg_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m14918:
v_cmpx_nlg_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m14919:
v_cmpx_nlg_f64_e32 vcc, v[32:33], v[64:65]
m14920:
v_cmpx_nlg_f64_e32 vcc, 0x12345678, v[64:65]
m14921:
v_cmpx_nlg_f64_e64 s[0:1], v[32:33], v[64:65]
m14922:
v_cmp_ngt_f64 s[0:1], v[32:33], v[64:65]
m14923:
v_cmp_ngt_f64 s[0:1], s[16:17], v[64:65]
m14924:
v_cmp_ngt_f64 s[0:1], vcc, v[64:65]
m14925:
v_cmp_ngt_f64 s[0:1], exec, v[64:65]
m14926:
v_cmp_ngt_f64 s[0:1], 0, v[64:65]
m14927:
v_cmp_ngt_f64 s[0:1], -16, v[64:65]
m14928:
v_cmp_ngt_f64 s[0:1], 64, v[64:65]
m14929:
v_cmp_ngt_f64 s[0:1], -4.0, v[64:65]
m14930:
v_cmp_ngt_f64 s[0:1], 0.15915494309189532, v[64:65]
m14931:
v_cmp_ngt_f64 s[0:1], v[32:33], s[32:33]
m14932:
v_cmp_ngt_f64 s[0:1], v[32:33], vcc
m14933:
v_cmp_ngt_f64 s[0:1], v[32:33], exec
m14934:
v_cmp_ngt_f64 s[0:1], v[32:33], 0
m14935:
v_cmp_ngt_f64 s[0:1], v[32:33], -16
m14936:
v_cmp_ngt_f64 s[0:1], v[32:33], 64
m14937:
v_cmp_ngt_f64 s[0:1], v[32:33], -4.0
m14938:
v_cmp_ngt_f64 s[0:1], v[32:33], 0.15915494309189532
m14939:
v_cmp_ngt_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m14940:
v_cmp_ngt_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m14941:
v_cmp_ngt_f64_e32 vcc, v[32:33], v[64:65]
m14942:
v_cmp_ngt_f64_e32 vcc, 0x12345678, v[64:65]
m14943:
v_cmp_ngt_f64_e64 s[0:1], v[32:33], v[64:65]
m14944:
v_cmpx_ngt_f64 s[0:1], v[32:33], v[64:65]
m14945:
v_cmpx_ngt_f64 s[0:1], s[16:17], v[64:65]
m14946:
v_cmpx_ngt_f64 s[0:1], vcc, v[64:65]
m14947:
v_cmpx_ngt_f64 s[0:1], exec, v[64:65]
m14948:
v_cmpx_ngt_f64 s[0:1], 0, v[64:65]
m14949:
v_cmpx_ngt_f64 s[0:1], -16, v[64:65]
m14950:
v_cmpx_ngt_f64 s[0:1], 64, v[64:65]
m14951:
v_cmpx_ngt_f64 s[0:1], -4.0, v[64:65]
m14952:
v_cmpx_ngt_f64 s[0:1], 0.15915494309189532, v[64:65]
m14953:
v_cmpx_ngt_f64 s[0:1], v[32:33], s[32:33]
m14954:
v_cmpx_ngt_f64 s[0:1], v[32:33], vcc
m14955:
v_cmpx_ngt_f64 s[0:1], v[32:33], exec
m14956:
v_cmpx_ngt_f64 s[0:1], v[32:33], 0
m14957:
v_cmpx_ngt_f64 s[0:1], v[32:33], -16
m14958:
v_cmpx_ngt_f64 s[0:1], v[32:33], 64
m14959:
v_cmpx_ngt_f64 s[0:1], v[32:33], -4.0
m14960:
v_cmpx_ngt_f64 s[0:1], v[32:33], 0.15915494309189532
m14961:
v_cmpx_ngt_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m14962:
v_cmpx_ngt_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m14963:
v_cmpx_ngt_f64_e32 vcc, v[32:33], v[64:65]
m14964:
v_cmpx_ngt_f64_e32 vcc, 0x12345678, v[64:65]
m14965:
v_cmpx_ngt_f64_e64 s[0:1], v[32:33], v[64:65]
m14966:
v_cmp_nle_f64 s[0:1], v[32:33], v[64:65]
m14967:
v_cmp_nle_f64 s[0:1], s[16:17], v[64:65]
m14968:
v_cmp_nle_f64 s[0:1], vcc, v[64:65]
m14969:
v_cmp_nle_f64 s[0:1], exec, v[64:65]
m14970:
v_cmp_nle_f64 s[0:1], 0, v[64:65]
m14971:
v_cmp_nle_f64 s[0:1], -16, v[64:65]
m14972:
v_cmp_nle_f64 s[0:1], 64, v[64:65]
m14973:
v_cmp_nle_f64 s[0:1], -4.0, v[64:65]
m14974:
v_cmp_nle_f64 s[0:1], 0.15915494309189532, v[64:65]
m14975:
v_cmp_nle_f64 s[0:1], v[32:33], s[32:33]
m14976:
v_cmp_nle_f64 s[0:1], v[32:33], vcc
m14977:
v_cmp_nle_f64 s[0:1], v[32:33], exec
m14978:
v_cmp_nle_f64 s[0:1], v[32:33], 0
m14979:
v_cmp_nle_f64 s[0:1], v[32:33], -16
m14980:
v_cmp_nle_f64 s[0:1], v[32:33], 64
m14981:
v_cmp_nle_f64 s[0:1], v[32:33], -4.0
m14982:
v_cmp_nle_f64 s[0:1], v[32:33], 0.15915494309189532
m14983:
v_cmp_nle_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m14984:
v_cmp_nle_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m14985:
v_cmp_nle_f64_e32 vcc, v[32:33], v[64:65]
m14986:
v_cmp_nle_f64_e32 vcc, 0x12345678, v[64:65]
m14987:
v_cmp_nle_f64_e64 s[0:1], v[32:33], v[64:65]
m14988:
v_cmpx_nle_f64 s[0:1], v[32:33], v[64:65]
m14989:
v_cmpx_nle_f64 s[0:1], s[16:17], v[64:65]
m14990:
v_cmpx_nle_f64 s[0:1], vcc, v[64:65]
m14991:
v_cmpx_nle_f64 s[0:1], exec, v[64:65]
m14992:
v_cmpx_nle_f64 s[0:1], 0, v[64:65]
m14993:
v_cmpx_nle_f64 s[0:1], -16, v[64:65]
m14994:
v_cmpx_nle_f64 s[0:1], 64, v[64:65]
m14995:
v_cmpx_nle_f64 s[0:1], -4.0, v[64:65]
m14996:
v_cmpx_nle_f64 s[0:1], 0.15915494309189532, v[64:65]
m14997:
v_cmpx_nle_f64 s[0:1], v[32:33], s[32:33]
m14998:
v_cmpx_nle_f64 s[0:1], v[32:33], vcc
m14999:
v_cmpx_nle_f64 s[0:1], v[32:33], exec
m15000:
v_cmpx_nle_f64 s[0:1], v[32:33], 0
m15001:
v_cmpx_nle_f64 s[0:1], v[32:33], -16
m15002:
v_cmpx_nle_f64 s[0:1], v[32:33], 64
m15003:
v_cmpx_nle_f64 s[0:1], v[32:33], -4.0
m15004:
v_cmpx_nle_f64 s[0:1], v[32:33], 0.15915494309189532
m15005:
v_cmpx_nle_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m15006:
v_cmpx_nle_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m15007:
v_cmpx_nle_f64_e32 vcc, v[32:33], v[64:65]
m15008:
v_cmpx_nle_f64_e32 vcc, 0x12345678, v[64:65]
m15009:
v_cmpx_nle_f64_e64 s[0:1], v[32:33], v[64:65]
m15010:
v_cmp_neq_f64 s[0:1], v[32:33], v[64:65]
m15011:
v_cmp_neq_f64 s[0:1], s[16:17], v[64:65]
m15012:
v_cmp_neq_f64 s[0:1], vcc, v[64:65]
m15013:
v_cmp_neq_f64 s[0:1], exec, v[64:65]
m15014:
v_cmp_neq_f64 s[0:1], 0, v[64:65]
m15015:
v_cmp_neq_f64 s[0:1], -16, v[64:65]
m15016:
v_cmp_neq_f64 s[0:1], 64, v[64:65]
m15017:
v_cmp_neq_f64 s[0:1], -4.0, v[64:65]
m15018:
v_cmp_neq_f64 s[0:1], 0.15915494309189532, v[64:65]
m15019:
v_cmp_neq_f64 s[0:1], v[32:33], s[32:33]
m15020:
v_cmp_neq_f64 s[0:1], v[32:33], vcc
m15021:
v_cmp_neq_f64 s[0:1], v[32:33], exec
m15022:
v_cmp_neq_f64 s[0:1], v[32:33], 0
m15023:
v_cmp_neq_f64 s[0:1], v[32:33], -16
m15024:
v_cmp_neq_f64 s[0:1], v[32:33], 64
m15025:
v_cmp_neq_f64 s[0:1], v[32:33], -4.0
m15026:
v_cmp_neq_f64 s[0:1], v[32:33], 0.15915494309189532
m15027:
v_cmp_neq_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m15028:
v_cmp_neq_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m15029:
v_cmp_neq_f64_e32 vcc, v[32:33], v[64:65]
m15030:
v_cmp_neq_f64_e32 vcc, 0x12345678, v[64:65]
m15031:
v_cmp_neq_f64_e64 s[0:1], v[32:33], v[64:65]
m15032:
v_cmpx_neq_f64 s[0:1], v[32:33], v[64:65]
m15033:
v_cmpx_neq_f64 s[0:1], s[16:17], v[64:65]
m15034:
v_cmpx_neq_f64 s[0:1], vcc, v[64:65]
m15035:
v_cmpx_neq_f64 s[0:1], exec, v[64:65]
m15036:
v_cmpx_neq_f64 s[0:1], 0, v[64:65]
m15037:
v_cmpx_neq_f64 s[0:1], -16, v[64:65]
m15038:
v_cmpx_neq_f64 s[0:1], 64, v[64:65]
m15039:
v_cmpx_neq_f64 s[0:1], -4.0, v[64:65]
m15040:
v_cmpx_neq_f64 s[0:1], 0.15915494309189532, v[64:65]
m15041:
v_cmpx_neq_f64 s[0:1], v[32:33], s[32:33]
m15042:
v_cmpx_neq_f64 s[0:1], v[32:33], vcc
m15043:
v_cmpx_neq_f64 s[0:1], v[32:33], exec
m15044:
v_cmpx_neq_f64 s[0:1], v[32:33], 0
m15045:
v_cmpx_neq_f64 s[0:1], v[32:33], -16
m15046:
v_cmpx_neq_f64 s[0:1], v[32:33], 64
m15047:
v_cmpx_neq_f64 s[0:1], v[32:33], -4.0
m15048:
v_cmpx_neq_f64 s[0:1], v[32:33], 0.15915494309189532
m15049:
v_cmpx_neq_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m15050:
v_cmpx_neq_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m15051:
v_cmpx_neq_f64_e32 vcc, v[32:33], v[64:65]
m15052:
v_cmpx_neq_f64_e32 vcc, 0x12345678, v[64:65]
m15053:
v_cmpx_neq_f64_e64 s[0:1], v[32:33], v[64:65]
m15054:
v_cmp_nlt_f64 s[0:1], v[32:33], v[64:65]
m15055:
v_cmp_nlt_f64 s[0:1], s[16:17], v[64:65]
m15056:
v_cmp_nlt_f64 s[0:1], vcc, v[64:65]
m15057:
v_cmp_nlt_f64 s[0:1], exec, v[64:65]
m15058:
v_cmp_nlt_f64 s[0:1], 0, v[64:65]
m15059:
v_cmp_nlt_f64 s[0:1], -16, v[64:65]
m15060:
v_cmp_nlt_f64 s[0:1], 64, v[64:65]
m15061:
v_cmp_nlt_f64 s[0:1], -4.0, v[64:65]
m15062:
v_cmp_nlt_f64 s[0:1], 0.15915494309189532, v[64:65]
m15063:
v_cmp_nlt_f64 s[0:1], v[32:33], s[32:33]
m15064:
v_cmp_nlt_f64 s[0:1], v[32:33], vcc
m15065:
v_cmp_nlt_f64 s[0:1], v[32:33], exec
m15066:
v_cmp_nlt_f64 s[0:1], v[32:33], 0
m15067:
v_cmp_nlt_f64 s[0:1], v[32:33], -16
m15068:
v_cmp_nlt_f64 s[0:1], v[32:33], 64
m15069:
v_cmp_nlt_f64 s[0:1], v[32:33], -4.0
m15070:
v_cmp_nlt_f64 s[0:1], v[32:33], 0.15915494309189532
m15071:
v_cmp_nlt_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m15072:
v_cmp_nlt_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m15073:
v_cmp_nlt_f64_e32 vcc, v[32:33], v[64:65]
m15074:
v_cmp_nlt_f64_e32 vcc, 0x12345678, v[64:65]
m15075:
v_cmp_nlt_f64_e64 s[0:1], v[32:33], v[64:65]
m15076:
v_cmpx_nlt_f64 s[0:1], v[32:33], v[64:65]
m15077:
v_cmpx_nlt_f64 s[0:1], s[16:17], v[64:65]
m15078:
v_cmpx_nlt_f64 s[0:1], vcc, v[64:65]
m15079:
v_cmpx_nlt_f64 s[0:1], exec, v[64:65]
m15080:
v_cmpx_nlt_f64 s[0:1], 0, v[64:65]
m15081:
v_cmpx_nlt_f64 s[0:1], -16, v[64:65]
m15082:
v_cmpx_nlt_f64 s[0:1], 64, v[64:65]
m15083:
v_cmpx_nlt_f64 s[0:1], -4.0, v[64:65]
m15084:
v_cmpx_nlt_f64 s[0:1], 0.15915494309189532, v[64:65]
m15085:
v_cmpx_nlt_f64 s[0:1], v[32:33], s[32:33]
m15086:
v_cmpx_nlt_f64 s[0:1], v[32:33], vcc
m15087:
v_cmpx_nlt_f64 s[0:1], v[32:33], exec
m15088:
v_cmpx_nlt_f64 s[0:1], v[32:33], 0
m15089:
v_cmpx_nlt_f64 s[0:1], v[32:33], -16
m15090:
v_cmpx_nlt_f64 s[0:1], v[32:33], 64
m15091:
v_cmpx_nlt_f64 s[0:1], v[32:33], -4.0
m15092:
v_cmpx_nlt_f64 s[0:1], v[32:33], 0.15915494309189532
m15093:
v_cmpx_nlt_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m15094:
v_cmpx_nlt_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m15095:
v_cmpx_nlt_f64_e32 vcc, v[32:33], v[64:65]
m15096:
v_cmpx_nlt_f64_e32 vcc, 0x12345678, v[64:65]
m15097:
v_cmpx_nlt_f64_e64 s[0:1], v[32:33], v[64:65]
m15098:
v_cmp_tru_f64 s[0:1], v[32:33], v[64:65]
m15099:
v_cmp_tru_f64 s[0:1], s[16:17], v[64:65]
m15100:
v_cmp_tru_f64 s[0:1], vcc, v[64:65]
m15101:
v_cmp_tru_f64 s[0:1], exec, v[64:65]
m15102:
v_cmp_tru_f64 s[0:1], 0, v[64:65]
m15103:
v_cmp_tru_f64 s[0:1], -16, v[64:65]
m15104:
v_cmp_tru_f64 s[0:1], 64, v[64:65]
m15105:
v_cmp_tru_f64 s[0:1], -4.0, v[64:65]
m15106:
v_cmp_tru_f64 s[0:1], 0.15915494309189532, v[64:65]
m15107:
v_cmp_tru_f64 s[0:1], v[32:33], s[32:33]
m15108:
v_cmp_tru_f64 s[0:1], v[32:33], vcc
m15109:
v_cmp_tru_f64 s[0:1], v[32:33], exec
m15110:
v_cmp_tru_f64 s[0:1], v[32:33], 0
m15111:
v_cmp_tru_f64 s[0:1], v[32:33], -16
m15112:
v_cmp_tru_f64 s[0:1], v[32:33], 64
m15113:
v_cmp_tru_f64 s[0:1], v[32:33], -4.0
m15114:
v_cmp_tru_f64 s[0:1], v[32:33], 0.15915494309189532
m15115:
v_cmp_tru_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m15116:
v_cmp_tru_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m15117:
v_cmp_tru_f64_e32 vcc, v[32:33], v[64:65]
m15118:
v_cmp_tru_f64_e32 vcc, 0x12345678, v[64:65]
m15119:
v_cmp_tru_f64_e64 s[0:1], v[32:33], v[64:65]
m15120:
v_cmpx_tru_f64 s[0:1], v[32:33], v[64:65]
m15121:
v_cmpx_tru_f64 s[0:1], s[16:17], v[64:65]
m15122:
v_cmpx_tru_f64 s[0:1], vcc, v[64:65]
m15123:
v_cmpx_tru_f64 s[0:1], exec, v[64:65]
m15124:
v_cmpx_tru_f64 s[0:1], 0, v[64:65]
m15125:
v_cmpx_tru_f64 s[0:1], -16, v[64:65]
m15126:
v_cmpx_tru_f64 s[0:1], 64, v[64:65]
m15127:
v_cmpx_tru_f64 s[0:1], -4.0, v[64:65]
m15128:
v_cmpx_tru_f64 s[0:1], 0.15915494309189532, v[64:65]
m15129:
v_cmpx_tru_f64 s[0:1], v[32:33], s[32:33]
m15130:
v_cmpx_tru_f64 s[0:1], v[32:33], vcc
m15131:
v_cmpx_tru_f64 s[0:1], v[32:33], exec
m15132:
v_cmpx_tru_f64 s[0:1], v[32:33], 0
m15133:
v_cmpx_tru_f64 s[0:1], v[32:33], -16
m15134:
v_cmpx_tru_f64 s[0:1], v[32:33], 64
m15135:
v_cmpx_tru_f64 s[0:1], v[32:33], -4.0
m15136:
v_cmpx_tru_f64 s[0:1], v[32:33], 0.15915494309189532
m15137:
v_cmpx_tru_f64_e64 s[0:1], -|v[32:33]|, v[64:65]
m15138:
v_cmpx_tru_f64_e64 s[0:1], v[32:33], -|v[64:65]|
m15139:
v_cmpx_tru_f64_e32 vcc, v[32:33], v[64:65]
m15140:
v_cmpx_tru_f64_e32 vcc, 0x12345678, v[64:65]
m15141:
v_cmpx_tru_f64_e64 s[0:1], v[32:33], v[64:65]
m15142:
v_cmp_class_f16 s[0:1], v32, v64
m15143:
v_cmp_class_f16 s[0:1], s16, v64
m15144:
v_cmp_class_f16 s[0:1], vcc_lo, v64
m15145:
v_cmp_class_f16 s[0:1], m0, v64
m15146:
v_cmp_class_f16 s[0:1], exec_hi, v64
m15147:
v_cmp_class_f16 s[0:1], src_scc, v64
m15148:
v_cmp_class_f16 s[0:1], 0, v64
m15149:
v_cmp_class_f16 s[0:1], -16, v64
m15150:
v_cmp_class_f16 s[0:1], 64, v64
m15151:
v_cmp_class_f16 s[0:1], -4.0, v64
m15152:
v_cmp_class_f16 s[0:1], 0.15915494, v64
m15153:
v_cmp_class_f16 s[0:1], v32, s32
m15154:
v_cmp_class_f16 s[0:1], v32, vcc_lo
m15155:
v_cmp_class_f16 s[0:1], v32, m0
m15156:
v_cmp_class_f16 s[0:1], v32, exec_hi
m15157:
v_cmp_class_f16 s[0:1], v32, src_scc
m15158:
v_cmp_class_f16 s[0:1], v32, 0
m15159:
v_cmp_class_f16 s[0:1], v32, -16
m15160:
v_cmp_class_f16 s[0:1], v32, 64
m15161:
v_cmp_class_f16 s[0:1], v32, -4.0
m15162:
v_cmp_class_f16 s[0:1], v32, 0.15915494
m15163:
v_cmp_class_f16_e64 s[0:1], -|v32|, v64
m15164:
v_cmp_class_f16_e32 vcc, v32, v64
m15165:
v_cmp_class_f16_e32 vcc, 0x1234, v64
m15166:
v_cmp_class_f16_e64 s[0:1], v32, v64
m15167:
v_cmp_class_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m15168:
v_cmpx_class_f16 s[0:1], v32, v64
m15169:
v_cmpx_class_f16 s[0:1], s16, v64
m15170:
v_cmpx_class_f16 s[0:1], vcc_lo, v64
m15171:
v_cmpx_class_f16 s[0:1], m0, v64
m15172:
v_cmpx_class_f16 s[0:1], exec_hi, v64
m15173:
v_cmpx_class_f16 s[0:1], src_scc, v64
m15174:
v_cmpx_class_f16 s[0:1], 0, v64
m15175:
v_cmpx_class_f16 s[0:1], -16, v64
m15176:
v_cmpx_class_f16 s[0:1], 64, v64
m15177:
v_cmpx_class_f16 s[0:1], -4.0, v64
m15178:
v_cmpx_class_f16 s[0:1], 0.15915494, v64
m15179:
v_cmpx_class_f16 s[0:1], v32, s32
m15180:
v_cmpx_class_f16 s[0:1], v32, vcc_lo
m15181:
v_cmpx_class_f16 s[0:1], v32, m0
m15182:
v_cmpx_class_f16 s[0:1], v32, exec_hi
m15183:
v_cmpx_class_f16 s[0:1], v32, src_scc
m15184:
v_cmpx_class_f16 s[0:1], v32, 0
m15185:
v_cmpx_class_f16 s[0:1], v32, -16
m15186:
v_cmpx_class_f16 s[0:1], v32, 64
m15187:
v_cmpx_class_f16 s[0:1], v32, -4.0
m15188:
v_cmpx_class_f16 s[0:1], v32, 0.15915494
m15189:
v_cmpx_class_f16_e64 s[0:1], -|v32|, v64
m15190:
v_cmpx_class_f16_e32 vcc, v32, v64
m15191:
v_cmpx_class_f16_e32 vcc, 0x1234, v64
m15192:
v_cmpx_class_f16_e64 s[0:1], v32, v64
m15193:
v_cmpx_class_f16_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m15194:
v_cmp_class_f32 s[0:1], v32, v64
m15195:
v_cmp_class_f32 s[0:1], s16, v64
m15196:
v_cmp_class_f32 s[0:1], vcc_lo, v64
m15197:
v_cmp_class_f32 s[0:1], m0, v64
m15198:
v_cmp_class_f32 s[0:1], exec_hi, v64
m15199:
v_cmp_class_f32 s[0:1], src_scc, v64
m15200:
v_cmp_class_f32 s[0:1], 0, v64
m15201:
v_cmp_class_f32 s[0:1], -16, v64
m15202:
v_cmp_class_f32 s[0:1], 64, v64
m15203:
v_cmp_class_f32 s[0:1], -4.0, v64
m15204:
v_cmp_class_f32 s[0:1], 0.15915494, v64
m15205:
v_cmp_class_f32 s[0:1], v32, s32
m15206:
v_cmp_class_f32 s[0:1], v32, vcc_lo
m15207:
v_cmp_class_f32 s[0:1], v32, m0
m15208:
v_cmp_class_f32 s[0:1], v32, exec_hi
m15209:
v_cmp_class_f32 s[0:1], v32, src_scc
m15210:
v_cmp_class_f32 s[0:1], v32, 0
m15211:
v_cmp_class_f32 s[0:1], v32, -16
m15212:
v_cmp_class_f32 s[0:1], v32, 64
m15213:
v_cmp_class_f32 s[0:1], v32, -4.0
m15214:
v_cmp_class_f32 s[0:1], v32, 0.15915494
m15215:
v_cmp_class_f32_e64 s[0:1], -|v32|, v64
m15216:
v_cmp_class_f32_e32 vcc, v32, v64
m15217:
v_cmp_class_f32_e32 vcc, 0x12345678, v64
m15218:
v_cmp_class_f32_e64 s[0:1], v32, v64
m15219:
v_cmp_class_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m15220:
v_cmpx_class_f32 s[0:1], v32, v64
m15221:
v_cmpx_class_f32 s[0:1], s16, v64
m15222:
v_cmpx_class_f32 s[0:1], vcc_lo, v64
m15223:
v_cmpx_class_f32 s[0:1], m0, v64
m15224:
v_cmpx_class_f32 s[0:1], exec_hi, v64
m15225:
v_cmpx_class_f32 s[0:1], src_scc, v64
m15226:
v_cmpx_class_f32 s[0:1], 0, v64
m15227:
v_cmpx_class_f32 s[0:1], -16, v64
m15228:
v_cmpx_class_f32 s[0:1], 64, v64
m15229:
v_cmpx_class_f32 s[0:1], -4.0, v64
m15230:
v_cmpx_class_f32 s[0:1], 0.15915494, v64
m15231:
v_cmpx_class_f32 s[0:1], v32, s32
m15232:
v_cmpx_class_f32 s[0:1], v32, vcc_lo
m15233:
v_cmpx_class_f32 s[0:1], v32, m0
m15234:
v_cmpx_class_f32 s[0:1], v32, exec_hi
m15235:
v_cmpx_class_f32 s[0:1], v32, src_scc
m15236:
v_cmpx_class_f32 s[0:1], v32, 0
m15237:
v_cmpx_class_f32 s[0:1], v32, -16
m15238:
v_cmpx_class_f32 s[0:1], v32, 64
m15239:
v_cmpx_class_f32 s[0:1], v32, -4.0
m15240:
v_cmpx_class_f32 s[0:1], v32, 0.15915494
m15241:
v_cmpx_class_f32_e64 s[0:1], -|v32|, v64
m15242:
v_cmpx_class_f32_e32 vcc, v32, v64
m15243:
v_cmpx_class_f32_e32 vcc, 0x12345678, v64
m15244:
v_cmpx_class_f32_e64 s[0:1], v32, v64
m15245:
v_cmpx_class_f32_sdwa vcc, v32, v64 src0_sel:BYTE_3 src1_sel:WORD_0
m15246:
v_cmp_class_f64 s[0:1], v[32:33], v64
m15247:
v_cmp_class_f64 s[0:1], s[16:17], v64
m15248:
v_cmp_class_f64 s[0:1], vcc, v64
m15249:
v_cmp_class_f64 s[0:1], exec, v64
m15250:
v_cmp_class_f64 s[0:1], 0, v64
m15251:
v_cmp_class_f64 s[0:1], -16, v64
m15252:
v_cmp_class_f64 s[0:1], 64, v64
m15253:
v_cmp_class_f64 s[0:1], -4.0, v64
m15254:
v_cmp_class_f64 s[0:1], 0.15915494309189532, v64
m15255:
v_cmp_class_f64 s[0:1], v[32:33], s32
m15256:
v_cmp_class_f64 s[0:1], v[32:33], vcc_lo
m15257:
v_cmp_class_f64 s[0:1], v[32:33], m0
m15258:
v_cmp_class_f64 s[0:1], v[32:33], exec_hi
m15259:
v_cmp_class_f64 s[0:1], v[32:33], src_scc
m15260:
v_cmp_class_f64 s[0:1], v[32:33], 0
m15261:
v_cmp_class_f64 s[0:1], v[32:33], -16
m15262:
v_cmp_class_f64 s[0:1], v[32:33], 64
m15263:
v_cmp_class_f64 s[0:1], v[32:33], -4.0
m15264:
v_cmp_class_f64 s[0:1], v[32:33], 0.15915494
m15265:
v_cmp_class_f64_e64 s[0:1], -|v[32:33]|, v64
m15266:
v_cmp_class_f64_e32 vcc, v[32:33], v64
m15267:
v_cmp_class_f64_e32 vcc, 0x12345678, v64
m15268:
v_cmp_class_f64_e64 s[0:1], v[32:33], v64
m15269:
v_cmpx_class_f64 s[0:1], v[32:33], v64
m15270:
v_cmpx_class_f64 s[0:1], s[16:17], v64
m15271:
v_cmpx_class_f64 s[0:1], vcc, v64
m15272:
v_cmpx_class_f64 s[0:1], exec, v64
m15273:
v_cmpx_class_f64 s[0:1], 0, v64
m15274:
v_cmpx_class_f64 s[0:1], -16, v64
m15275:
v_cmpx_class_f64 s[0:1], 64, v64
m15276:
v_cmpx_class_f64 s[0:1], -4.0, v64
m15277:
v_cmpx_class_f64 s[0:1], 0.15915494309189532, v64
m15278:
v_cmpx_class_f64 s[0:1], v[32:33], s32
m15279:
v_cmpx_class_f64 s[0:1], v[32:33], vcc_lo
m15280:
v_cmpx_class_f64 s[0:1], v[32:33], m0
m15281:
v_cmpx_class_f64 s[0:1], v[32:33], exec_hi
m15282:
v_cmpx_class_f64 s[0:1], v[32:33], src_scc
m15283:
v_cmpx_class_f64 s[0:1], v[32:33], 0
m15284:
v_cmpx_class_f64 s[0:1], v[32:33], -16
m15285:
v_cmpx_class_f64 s[0:1], v[32:33], 64
m15286:
v_cmpx_class_f64 s[0:1], v[32:33], -4.0
m15287:
v_cmpx_class_f64 s[0:1], v[32:33], 0.15915494
m15288:
v_cmpx_class_f64_e64 s[0:1], -|v[32:33]|, v64
m15289:
v_cmpx_class_f64_e32 vcc, v[32:33], v64
m15290:
v_cmpx_class_f64_e32 vcc, 0x12345678, v64
m15291:
v_cmpx_class_f64_e64 s[0:1], v[32:33], v64
m15292:
v_add_f32 v0, v32, v64
m15293:
v_add_f32 v0, s16, v64
m15294:
v_add_f32 v0, vcc_lo, v64
m15295:
v_add_f32 v0, m0, v64
m15296:
v_add_f32 v0, exec_hi, v64
m15297:
v_add_f32 v0, src_scc, v64
m15298:
v_add_f32 v0, 0, v64
m15299:
v_add_f32 v0, -16, v64
m15300:
v_add_f32 v0, 64, v64
m15301:
v_add_f32 v0, -4.0, v64
m15302:
v_add_f32 v0, 0.15915494, v64
m15303:
v_add_f32 v0, v32, s32
m15304:
v_add_f32 v0, v32, vcc_lo
m15305:
v_add_f32 v0, v32, m0
m15306:
v_add_f32 v0, v32, exec_hi
m15307:
v_add_f32 v0, v32, src_scc
m15308:
v_add_f32 v0, v32, 0
m15309:
v_add_f32 v0, v32, -16
m15310:
v_add_f32 v0, v32, 64
m15311:
v_add_f32 v0, v32, -4.0
m15312:
v_add_f32 v0, v32, 0.15915494
m15313:
v_add_f32_e64 v0, -|v32|, v64
m15314:
v_add_f32_e64 v0, v32, -|v64|
m15315:
v_add_f32_e64 v0, v32, v64 clamp
m15316:
v_add_f32_e64 v0, v32, v64 mul:4
m15317:
v_add_f32_e64 v0, v32, v64 clamp div:2
m15318:
v_add_f32_e32 v0, v32, v64
m15319:
v_add_f32_e32 v0, 0x12345678, v64
m15320:
v_add_f32_e64 v0, v32, v64
m15321:
v_add_f32_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m15322:
v_add_f32_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m15323:
v_sub_f32 v0, v32, v64
m15324:
v_sub_f32 v0, s16, v64
m15325:
v_sub_f32 v0, vcc_lo, v64
m15326:
v_sub_f32 v0, m0, v64
m15327:
v_sub_f32 v0, exec_hi, v64
m15328:
v_sub_f32 v0, src_scc, v64
m15329:
v_sub_f32 v0, 0, v64
m15330:
v_sub_f32 v0, -16, v64
m15331:
v_sub_f32 v0, 64, v64
m15332:
v_sub_f32 v0, -4.0, v64
m15333:
v_sub_f32 v0, 0.15915494, v64
m15334:
v_sub_f32 v0, v32, s32
m15335:
v_sub_f32 v0, v32, vcc_lo
m15336:
v_sub_f32 v0, v32, m0
m15337:
v_sub_f32 v0, v32, exec_hi
m15338:
v_sub_f32 v0, v32, src_scc
m15339:
v_sub_f32 v0, v32, 0
m15340:
v_sub_f32 v0, v32, -16
m15341:
v_sub_f32 v0, v32, 64
m15342:
v_sub_f32 v0, v32, -4.0
m15343:
v_sub_f32 v0, v32, 0.15915494
m15344:
v_sub_f32_e64 v0, -|v32|, v64
m15345:
v_sub_f32_e64 v0, v32, -|v64|
m15346:
v_sub_f32_e64 v0, v32, v64 clamp
m15347:
v_sub_f32_e64 v0, v32, v64 mul:4
m15348:
v_sub_f32_e64 v0, v32, v64 clamp div:2
m15349:
v_sub_f32_e32 v0, v32, v64
m15350:
v_sub_f32_e32 v0, 0x12345678, v64
m15351:
v_sub_f32_e64 v0, v32, v64
m15352:
v_sub_f32_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m15353:
v_sub_f32_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m15354:
v_subrev_f32 v0, v32, v64
m15355:
v_subrev_f32 v0, s16, v64
m15356:
v_subrev_f32 v0, vcc_lo, v64
m15357:
v_subrev_f32 v0, m0, v64
m15358:
v_subrev_f32 v0, exec_hi, v64
m15359:
v_subrev_f32 v0, src_scc, v64
m15360:
v_subrev_f32 v0, 0, v64
m15361:
v_subrev_f32 v0, -16, v64
m15362:
v_subrev_f32 v0, 64, v64
m15363:
v_subrev_f32 v0, -4.0, v64
m15364:
v_subrev_f32 v0, 0.15915494, v64
m15365:
v_subrev_f32 v0, v32, s32
m15366:
v_subrev_f32 v0, v32, vcc_lo
m15367:
v_subrev_f32 v0, v32, m0
m15368:
v_subrev_f32 v0, v32, exec_hi
m15369:
v_subrev_f32 v0, v32, src_scc
m15370:
v_subrev_f32 v0, v32, 0
m15371:
v_subrev_f32 v0, v32, -16
m15372:
v_subrev_f32 v0, v32, 64
m15373:
v_subrev_f32 v0, v32, -4.0
m15374:
v_subrev_f32 v0, v32, 0.15915494
m15375:
v_subrev_f32_e64 v0, -|v32|, v64
m15376:
v_subrev_f32_e64 v0, v32, -|v64|
m15377:
v_subrev_f32_e64 v0, v32, v64 clamp
m15378:
v_subrev_f32_e64 v0, v32, v64 mul:4
m15379:
v_subrev_f32_e64 v0, v32, v64 clamp div:2
m15380:
v_subrev_f32_e32 v0, v32, v64
m15381:
v_subrev_f32_e32 v0, 0x12345678, v64
m15382:
v_subrev_f32_e64 v0, v32, v64
m15383:
v_subrev_f32_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m15384:
v_subrev_f32_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m15385:
v_mul_f32 v0, v32, v64
m15386:
v_mul_f32 v0, s16, v64
m15387:
v_mul_f32 v0, vcc_lo, v64
m15388:
v_mul_f32 v0, m0, v64
m15389:
v_mul_f32 v0, exec_hi, v64
m15390:
v_mul_f32 v0, src_scc, v64
m15391:
v_mul_f32 v0, 0, v64
m15392:
v_mul_f32 v0, -16, v64
m15393:
v_mul_f32 v0, 64, v64
m15394:
v_mul_f32 v0, -4.0, v64
m15395:
v_mul_f32 v0, 0.15915494, v64
m15396:
v_mul_f32 v0, v32, s32
m15397:
v_mul_f32 v0, v32, vcc_lo
m15398:
v_mul_f32 v0, v32, m0
m15399:
v_mul_f32 v0, v32, exec_hi
m15400:
v_mul_f32 v0, v32, src_scc
m15401:
v_mul_f32 v0, v32, 0
m15402:
v_mul_f32 v0, v32, -16
m15403:
v_mul_f32 v0, v32, 64
m15404:
v_mul_f32 v0, v32, -4.0
m15405:
v_mul_f32 v0, v32, 0.15915494
m15406:
v_mul_f32_e64 v0, -|v32|, v64
m15407:
v_mul_f32_e64 v0, v32, -|v64|
m15408:
v_mul_f32_e64 v0, v32, v64 clamp
m15409:
v_mul_f32_e64 v0, v32, v64 mul:4
m15410:
v_mul_f32_e64 v0, v32, v64 clamp div:2
m15411:
v_mul_f32_e32 v0, v32, v64
m15412:
v_mul_f32_e32 v0, 0x12345678, v64
m15413:
v_mul_f32_e64 v0, v32, v64
m15414:
v_mul_f32_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m15415:
v_mul_f32_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m15416:
v_min_f32 v0, v32, v64
m15417:
v_min_f32 v0, s16, v64
m15418:
v_min_f32 v0, vcc_lo, v64
m15419:
v_min_f32 v0, m0, v64
m15420:
v_min_f32 v0, exec_hi, v64
m15421:
v_min_f32 v0, src_scc, v64
m15422:
v_min_f32 v0, 0, v64
m15423:
v_min_f32 v0, -16, v64
m15424:
v_min_f32 v0, 64, v64
m15425:
v_min_f32 v0, -4.0, v64
m15426:
v_min_f32 v0, 0.15915494, v64
m15427:
v_min_f32 v0, v32, s32
m15428:
v_min_f32 v0, v32, vcc_lo
m15429:
v_min_f32 v0, v32, m0
m15430:
v_min_f32 v0, v32, exec_hi
m15431:
v_min_f32 v0, v32, src_scc
m15432:
v_min_f32 v0, v32, 0
m15433:
v_min_f32 v0, v32, -16
m15434:
v_min_f32 v0, v32, 64
m15435:
v_min_f32 v0, v32, -4.0
m15436:
v_min_f32 v0, v32, 0.15915494
m15437:
v_min_f32_e64 v0, -|v32|, v64
m15438:
v_min_f32_e64 v0, v32, -|v64|
m15439:
v_min_f32_e64 v0, v32, v64 clamp
m15440:
v_min_f32_e64 v0, v32, v64 mul:4
m15441:
v_min_f32_e64 v0, v32, v64 clamp div:2
m15442:
v_min_f32_e32 v0, v32, v64
m15443:
v_min_f32_e32 v0, 0x12345678, v64
m15444:
v_min_f32_e64 v0, v32, v64
m15445:
v_min_f32_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m15446:
v_min_f32_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m15447:
v_max_f32 v0, v32, v64
m15448:
v_max_f32 v0, s16, v64
m15449:
v_max_f32 v0, vcc_lo, v64
m15450:
v_max_f32 v0, m0, v64
m15451:
v_max_f32 v0, exec_hi, v64
m15452:
v_max_f32 v0, src_scc, v64
m15453:
v_max_f32 v0, 0, v64
m15454:
v_max_f32 v0, -16, v64
m15455:
v_max_f32 v0, 64, v64
m15456:
v_max_f32 v0, -4.0, v64
m15457:
v_max_f32 v0, 0.15915494, v64
m15458:
v_max_f32 v0, v32, s32
m15459:
v_max_f32 v0, v32, vcc_lo
m15460:
v_max_f32 v0, v32, m0
m15461:
v_max_f32 v0, v32, exec_hi
m15462:
v_max_f32 v0, v32, src_scc
m15463:
v_max_f32 v0, v32, 0
m15464:
v_max_f32 v0, v32, -16
m15465:
v_max_f32 v0, v32, 64
m15466:
v_max_f32 v0, v32, -4.0
m15467:
v_max_f32 v0, v32, 0.15915494
m15468:
v_max_f32_e64 v0, -|v32|, v64
m15469:
v_max_f32_e64 v0, v32, -|v64|
m15470:
v_max_f32_e64 v0, v32, v64 clamp
m15471:
v_max_f32_e64 v0, v32, v64 mul:4
m15472:
v_max_f32_e64 v0, v32, v64 clamp div:2
m15473:
v_max_f32_e32 v0, v32, v64
m15474:
v_max_f32_e32 v0, 0x12345678, v64
m15475:
v_max_f32_e64 v0, v32, v64
m15476:
v_max_f32_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m15477:
v_max_f32_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m15478:
v_add_f16 v0, v32, v64
m15479:
v_add_f16 v0, s16, v64
m15480:
v_add_f16 v0, vcc_lo, v64
m15481:
v_add_f16 v0, m0, v64
m15482:
v_add_f16 v0, exec_hi, v64
m15483:
v_add_f16 v0, src_scc, v64
m15484:
v_add_f16 v0, 0, v64
m15485:
v_add_f16 v0, -16, v64
m15486:
v_add_f16 v0, 64, v64
m15487:
v_add_f16 v0, -4.0, v64
m15488:
v_add_f16 v0, 0.15915494, v64
m15489:
v_add_f16 v0, v32, s32
m15490:
v_add_f16 v0, v32, vcc_lo
m15491:
v_add_f16 v0, v32, m0
m15492:
v_add_f16 v0, v32, exec_hi
m15493:
v_add_f16 v0, v32, src_scc
m15494:
v_add_f16 v0, v32, 0
m15495:
v_add_f16 v0, v32, -16
m15496:
v_add_f16 v0, v32, 64
m15497:
v_add_f16 v0, v32, -4.0
m15498:
v_add_f16 v0, v32, 0.15915494
m15499:
v_add_f16_e64 v0, -|v32|, v64
m15500:
v_add_f16_e64 v0, v32, -|v64|
m15501:
v_add_f16_e64 v0, v32, v64 clamp
m15502:
v_add_f16_e64 v0, v32, v64 mul:4
m15503:
v_add_f16_e64 v0, v32, v64 clamp div:2
m15504:
v_add_f16_e32 v0, v32, v64
m15505:
v_add_f16_e32 v0, 0x1234, v64
m15506:
v_add_f16_e64 v0, v32, v64
m15507:
v_add_f16_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m15508:
v_add_f16_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m15509:
v_sub_f16 v0, v32, v64
m15510:
v_sub_f16 v0, s16, v64
m15511:
v_sub_f16 v0, vcc_lo, v64
m15512:
v_sub_f16 v0, m0, v64
m15513:
v_sub_f16 v0, exec_hi, v64
m15514:
v_sub_f16 v0, src_scc, v64
m15515:
v_sub_f16 v0, 0, v64
m15516:
v_sub_f16 v0, -16, v64
m15517:
v_sub_f16 v0, 64, v64
m15518:
v_sub_f16 v0, -4.0, v64
m15519:
v_sub_f16 v0, 0.15915494, v64
m15520:
v_sub_f16 v0, v32, s32
m15521:
v_sub_f16 v0, v32, vcc_lo
m15522:
v_sub_f16 v0, v32, m0
m15523:
v_sub_f16 v0, v32, exec_hi
m15524:
v_sub_f16 v0, v32, src_scc
m15525:
v_sub_f16 v0, v32, 0
m15526:
v_sub_f16 v0, v32, -16
m15527:
v_sub_f16 v0, v32, 64
m15528:
v_sub_f16 v0, v32, -4.0
m15529:
v_sub_f16 v0, v32, 0.15915494
m15530:
v_sub_f16_e64 v0, -|v32|, v64
m15531:
v_sub_f16_e64 v0, v32, -|v64|
m15532:
v_sub_f16_e64 v0, v32, v64 clamp
m15533:
v_sub_f16_e64 v0, v32, v64 mul:4
m15534:
v_sub_f16_e64 v0, v32, v64 clamp div:2
m15535:
v_sub_f16_e32 v0, v32, v64
m15536:
v_sub_f16_e32 v0, 0x1234, v64
m15537:
v_sub_f16_e64 v0, v32, v64
m15538:
v_sub_f16_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m15539:
v_sub_f16_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m15540:
v_subrev_f16 v0, v32, v64
m15541:
v_subrev_f16 v0, s16, v64
m15542:
v_subrev_f16 v0, vcc_lo, v64
m15543:
v_subrev_f16 v0, m0, v64
m15544:
v_subrev_f16 v0, exec_hi, v64
m15545:
v_subrev_f16 v0, src_scc, v64
m15546:
v_subrev_f16 v0, 0, v64
m15547:
v_subrev_f16 v0, -16, v64
m15548:
v_subrev_f16 v0, 64, v64
m15549:
v_subrev_f16 v0, -4.0, v64
m15550:
v_subrev_f16 v0, 0.15915494, v64
m15551:
v_subrev_f16 v0, v32, s32
m15552:
v_subrev_f16 v0, v32, vcc_lo
m15553:
v_subrev_f16 v0, v32, m0
m15554:
v_subrev_f16 v0, v32, exec_hi
m15555:
v_subrev_f16 v0, v32, src_scc
m15556:
v_subrev_f16 v0, v32, 0
m15557:
v_subrev_f16 v0, v32, -16
m15558:
v_subrev_f16 v0, v32, 64
m15559:
v_subrev_f16 v0, v32, -4.0
m15560:
v_subrev_f16 v0, v32, 0.15915494
m15561:
v_subrev_f16_e64 v0, -|v32|, v64
m15562:
v_subrev_f16_e64 v0, v32, -|v64|
m15563:
v_subrev_f16_e64 v0, v32, v64 clamp
m15564:
v_subrev_f16_e64 v0, v32, v64 mul:4
m15565:
v_subrev_f16_e64 v0, v32, v64 clamp div:2
m15566:
v_subrev_f16_e32 v0, v32, v64
m15567:
v_subrev_f16_e32 v0, 0x1234, v64
m15568:
v_subrev_f16_e64 v0, v32, v64
m15569:
v_subrev_f16_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m15570:
v_subrev_f16_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m15571:
v_mul_f16 v0, v32, v64
m15572:
v_mul_f16 v0, s16, v64
m15573:
v_mul_f16 v0, vcc_lo, v64
m15574:
v_mul_f16 v0, m0, v64
m15575:
v_mul_f16 v0, exec_hi, v64
m15576:
v_mul_f16 v0, src_scc, v64
m15577:
v_mul_f16 v0, 0, v64
m15578:
v_mul_f16 v0, -16, v64
m15579:
v_mul_f16 v0, 64, v64
m15580:
v_mul_f16 v0, -4.0, v64
m15581:
v_mul_f16 v0, 0.15915494, v64
m15582:
v_mul_f16 v0, v32, s32
m15583:
v_mul_f16 v0, v32, vcc_lo
m15584:
v_mul_f16 v0, v32, m0
m15585:
v_mul_f16 v0, v32, exec_hi
m15586:
v_mul_f16 v0, v32, src_scc
m15587:
v_mul_f16 v0, v32, 0
m15588:
v_mul_f16 v0, v32, -16
m15589:
v_mul_f16 v0, v32, 64
m15590:
v_mul_f16 v0, v32, -4.0
m15591:
v_mul_f16 v0, v32, 0.15915494
m15592:
v_mul_f16_e64 v0, -|v32|, v64
m15593:
v_mul_f16_e64 v0, v32, -|v64|
m15594:
v_mul_f16_e64 v0, v32, v64 clamp
m15595:
v_mul_f16_e64 v0, v32, v64 mul:4
m15596:
v_mul_f16_e64 v0, v32, v64 clamp div:2
m15597:
v_mul_f16_e32 v0, v32, v64
m15598:
v_mul_f16_e32 v0, 0x1234, v64
m15599:
v_mul_f16_e64 v0, v32, v64
m15600:
v_mul_f16_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m15601:
v_mul_f16_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m15602:
v_min_f16 v0, v32, v64
m15603:
v_min_f16 v0, s16, v64
m15604:
v_min_f16 v0, vcc_lo, v64
m15605:
v_min_f16 v0, m0, v64
m15606:
v_min_f16 v0, exec_hi, v64
m15607:
v_min_f16 v0, src_scc, v64
m15608:
v_min_f16 v0, 0, v64
m15609:
v_min_f16 v0, -16, v64
m15610:
v_min_f16 v0, 64, v64
m15611:
v_min_f16 v0, -4.0, v64
m15612:
v_min_f16 v0, 0.15915494, v64
m15613:
v_min_f16 v0, v32, s32
m15614:
v_min_f16 v0, v32, vcc_lo
m15615:
v_min_f16 v0, v32, m0
m15616:
v_min_f16 v0, v32, exec_hi
m15617:
v_min_f16 v0, v32, src_scc
m15618:
v_min_f16 v0, v32, 0
m15619:
v_min_f16 v0, v32, -16
m15620:
v_min_f16 v0, v32, 64
m15621:
v_min_f16 v0, v32, -4.0
m15622:
v_min_f16 v0, v32, 0.15915494
m15623:
v_min_f16_e64 v0, -|v32|, v64
m15624:
v_min_f16_e64 v0, v32, -|v64|
m15625:
v_min_f16_e64 v0, v32, v64 clamp
m15626:
v_min_f16_e64 v0, v32, v64 mul:4
m15627:
v_min_f16_e64 v0, v32, v64 clamp div:2
m15628:
v_min_f16_e32 v0, v32, v64
m15629:
v_min_f16_e32 v0, 0x1234, v64
m15630:
v_min_f16_e64 v0, v32, v64
m15631:
v_min_f16_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m15632:
v_min_f16_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m15633:
v_max_f16 v0, v32, v64
m15634:
v_max_f16 v0, s16, v64
m15635:
v_max_f16 v0, vcc_lo, v64
m15636:
v_max_f16 v0, m0, v64
m15637:
v_max_f16 v0, exec_hi, v64
m15638:
v_max_f16 v0, src_scc, v64
m15639:
v_max_f16 v0, 0, v64
m15640:
v_max_f16 v0, -16, v64
m15641:
v_max_f16 v0, 64, v64
m15642:
v_max_f16 v0, -4.0, v64
m15643:
v_max_f16 v0, 0.15915494, v64
m15644:
v_max_f16 v0, v32, s32
m15645:
v_max_f16 v0, v32, vcc_lo
m15646:
v_max_f16 v0, v32, m0
m15647:
v_max_f16 v0, v32, exec_hi
m15648:
v_max_f16 v0, v32, src_scc
m15649:
v_max_f16 v0, v32, 0
m15650:
v_max_f16 v0, v32, -16
m15651:
v_max_f16 v0, v32, 64
m15652:
v_max_f16 v0, v32, -4.0
m15653:
v_max_f16 v0, v32, 0.15915494
m15654:
v_max_f16_e64 v0, -|v32|, v64
m15655:
v_max_f16_e64 v0, v32, -|v64|
m15656:
v_max_f16_e64 v0, v32, v64 clamp
m15657:
v_max_f16_e64 v0, v32, v64 mul:4
m15658:
v_max_f16_e64 v0, v32, v64 clamp div:2
m15659:
v_max_f16_e32 v0, v32, v64
m15660:
v_max_f16_e32 v0, 0x1234, v64
m15661:
v_max_f16_e64 v0, v32, v64
m15662:
v_max_f16_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m15663:
v_max_f16_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m15664:
v_add_f64 v[0:1], v[32:33], v[64:65]
m15665:
v_add_f64 v[0:1], s[16:17], v[64:65]
m15666:
v_add_f64 v[0:1], vcc, v[64:65]
m15667:
v_add_f64 v[0:1], exec, v[64:65]
m15668:
v_add_f64 v[0:1], 0, v[64:65]
m15669:
v_add_f64 v[0:1], -16, v[64:65]
m15670:
v_add_f64 v[0:1], 64, v[64:65]
m15671:
v_add_f64 v[0:1], -4.0, v[64:65]
m15672:
v_add_f64 v[0:1], 0.15915494309189532, v[64:65]
m15673:
v_add_f64 v[0:1], v[32:33], s[32:33]
m15674:
v_add_f64 v[0:1], v[32:33], vcc
m15675:
v_add_f64 v[0:1], v[32:33], exec
m15676:
v_add_f64 v[0:1], v[32:33], 0
m15677:
v_add_f64 v[0:1], v[32:33], -16
m15678:
v_add_f64 v[0:1], v[32:33], 64
m15679:
v_add_f64 v[0:1], v[32:33], -4.0
m15680:
v_add_f64 v[0:1], v[32:33], 0.15915494309189532
m15681:
v_add_f64 v[0:1], -|v[32:33]|, v[64:65]
m15682:
v_add_f64 v[0:1], v[32:33], -|v[64:65]|
m15683:
v_add_f64 v[0:1], v[32:33], v[64:65] clamp
m15684:
v_add_f64 v[0:1], v[32:33], v[64:65] mul:4
m15685:
v_add_f64 v[0:1], v[32:33], v[64:65] clamp div:2
m15686:
v_mul_f64 v[0:1], v[32:33], v[64:65]
m15687:
v_mul_f64 v[0:1], s[16:17], v[64:65]
m15688:
v_mul_f64 v[0:1], vcc, v[64:65]
m15689:
v_mul_f64 v[0:1], exec, v[64:65]
m15690:
v_mul_f64 v[0:1], 0, v[64:65]
m15691:
v_mul_f64 v[0:1], -16, v[64:65]
m15692:
v_mul_f64 v[0:1], 64, v[64:65]
m15693:
v_mul_f64 v[0:1], -4.0, v[64:65]
m15694:
v_mul_f64 v[0:1], 0.15915494309189532, v[64:65]
m15695:
v_mul_f64 v[0:1], v[32:33], s[32:33]
m15696:
v_mul_f64 v[0:1], v[32:33], vcc
m15697:
v_mul_f64 v[0:1], v[32:33], exec
m15698:
v_mul_f64 v[0:1], v[32:33], 0
m15699:
v_mul_f64 v[0:1], v[32:33], -16
m15700:
v_mul_f64 v[0:1], v[32:33], 64
m15701:
v_mul_f64 v[0:1], v[32:33], -4.0
m15702:
v_mul_f64 v[0:1], v[32:33], 0.15915494309189532
m15703:
v_mul_f64 v[0:1], -|v[32:33]|, v[64:65]
m15704:
v_mul_f64 v[0:1], v[32:33], -|v[64:65]|
m15705:
v_mul_f64 v[0:1], v[32:33], v[64:65] clamp
m15706:
v_mul_f64 v[0:1], v[32:33], v[64:65] mul:4
m15707:
v_mul_f64 v[0:1], v[32:33], v[64:65] clamp div:2
m15708:
v_min_f64 v[0:1], v[32:33], v[64:65]
m15709:
v_min_f64 v[0:1], s[16:17], v[64:65]
m15710:
v_min_f64 v[0:1], vcc, v[64:65]
m15711:
v_min_f64 v[0:1], exec, v[64:65]
m15712:
v_min_f64 v[0:1], 0, v[64:65]
m15713:
v_min_f64 v[0:1], -16, v[64:65]
m15714:
v_min_f64 v[0:1], 64, v[64:65]
m15715:
v_min_f64 v[0:1], -4.0, v[64:65]
m15716:
v_min_f64 v[0:1], 0.15915494309189532, v[64:65]
m15717:
v_min_f64 v[0:1], v[32:33], s[32:33]
m15718:
v_min_f64 v[0:1], v[32:33], vcc
m15719:
v_min_f64 v[0:1], v[32:33], exec
m15720:
v_min_f64 v[0:1], v[32:33], 0
m15721:
v_min_f64 v[0:1], v[32:33], -16
m15722:
v_min_f64 v[0:1], v[32:33], 64
m15723:
v_min_f64 v[0:1], v[32:33], -4.0
m15724:
v_min_f64 v[0:1], v[32:33], 0.15915494309189532
m15725:
v_min_f64 v[0:1], -|v[32:33]|, v[64:65]
m15726:
v_min_f64 v[0:1], v[32:33], -|v[64:65]|
m15727:
v_min_f64 v[0:1], v[32:33], v[64:65] clamp
m15728:
v_min_f64 v[0:1], v[32:33], v[64:65] mul:4
m15729:
v_min_f64 v[0:1], v[32:33], v[64:65] clamp div:2
m15730:
v_max_f64 v[0:1], v[32:33], v[64:65]
m15731:
v_max_f64 v[0:1], s[16:17], v[64:65]
m15732:
v_max_f64 v[0:1], vcc, v[64:65]
m15733:
v_max_f64 v[0:1], exec, v[64:65]
m15734:
v_max_f64 v[0:1], 0, v[64:65]
m15735:
v_max_f64 v[0:1], -16, v[64:65]
m15736:
v_max_f64 v[0:1], 64, v[64:65]
m15737:
v_max_f64 v[0:1], -4.0, v[64:65]
m15738:
v_max_f64 v[0:1], 0.15915494309189532, v[64:65]
m15739:
v_max_f64 v[0:1], v[32:33], s[32:33]
m15740:
v_max_f64 v[0:1], v[32:33], vcc
m15741:
v_max_f64 v[0:1], v[32:33], exec
m15742:
v_max_f64 v[0:1], v[32:33], 0
m15743:
v_max_f64 v[0:1], v[32:33], -16
m15744:
v_max_f64 v[0:1], v[32:33], 64
m15745:
v_max_f64 v[0:1], v[32:33], -4.0
m15746:
v_max_f64 v[0:1], v[32:33], 0.15915494309189532
m15747:
v_max_f64 v[0:1], -|v[32:33]|, v[64:65]
m15748:
v_max_f64 v[0:1], v[32:33], -|v[64:65]|
m15749:
v_max_f64 v[0:1], v[32:33], v[64:65] clamp
m15750:
v_max_f64 v[0:1], v[32:33], v[64:65] mul:4
m15751:
v_max_f64 v[0:1], v[32:33], v[64:65] clamp div:2
m15752:
v_floor_f16 v0, v32
m15753:
v_floor_f16 v0, s16
m15754:
v_floor_f16 v0, vcc_lo
m15755:
v_floor_f16 v0, m0
m15756:
v_floor_f16 v0, exec_hi
m15757:
v_floor_f16 v0, src_scc
m15758:
v_floor_f16 v0, 0
m15759:
v_floor_f16 v0, -16
m15760:
v_floor_f16 v0, 64
m15761:
v_floor_f16 v0, -4.0
m15762:
v_floor_f16 v0, 0.15915494
m15763:
v_floor_f16_e64 v0, -|v32|
m15764:
v_floor_f16_e64 v0, v32 clamp
m15765:
v_floor_f16_e64 v0, v32 mul:4
m15766:
v_floor_f16_e64 v0, v32 clamp div:2
m15767:
v_floor_f16_e32 v0, v32
m15768:
v_floor_f16_e32 v0, 0x1234
m15769:
v_floor_f16_e64 v0, v32
m15770:
v_floor_f16_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m15771:
v_floor_f16_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m15772:
v_ceil_f16 v0, v32
m15773:
v_ceil_f16 v0, s16
m15774:
v_ceil_f16 v0, vcc_lo
m15775:
v_ceil_f16 v0, m0
m15776:
v_ceil_f16 v0, exec_hi
m15777:
v_ceil_f16 v0, src_scc
m15778:
v_ceil_f16 v0, 0
m15779:
v_ceil_f16 v0, -16
m15780:
v_ceil_f16 v0, 64
m15781:
v_ceil_f16 v0, -4.0
m15782:
v_ceil_f16 v0, 0.15915494
m15783:
v_ceil_f16_e64 v0, -|v32|
m15784:
v_ceil_f16_e64 v0, v32 clamp
m15785:
v_ceil_f16_e64 v0, v32 mul:4
m15786:
v_ceil_f16_e64 v0, v32 clamp div:2
m15787:
v_ceil_f16_e32 v0, v32
m15788:
v_ceil_f16_e32 v0, 0x1234
m15789:
v_ceil_f16_e64 v0, v32
m15790:
v_ceil_f16_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m15791:
v_ceil_f16_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m15792:
v_trunc_f16 v0, v32
m15793:
v_trunc_f16 v0, s16
m15794:
v_trunc_f16 v0, vcc_lo
m15795:
v_trunc_f16 v0, m0
m15796:
v_trunc_f16 v0, exec_hi
m15797:
v_trunc_f16 v0, src_scc
m15798:
v_trunc_f16 v0, 0
m15799:
v_trunc_f16 v0, -16
m15800:
v_trunc_f16 v0, 64
m15801:
v_trunc_f16 v0, -4.0
m15802:
v_trunc_f16 v0, 0.15915494
m15803:
v_trunc_f16_e64 v0, -|v32|
m15804:
v_trunc_f16_e64 v0, v32 clamp
m15805:
v_trunc_f16_e64 v0, v32 mul:4
m15806:
v_trunc_f16_e64 v0, v32 clamp div:2
m15807:
v_trunc_f16_e32 v0, v32
m15808:
v_trunc_f16_e32 v0, 0x1234
m15809:
v_trunc_f16_e64 v0, v32
m15810:
v_trunc_f16_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m15811:
v_trunc_f16_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m15812:
v_rndne_f16 v0, v32
m15813:
v_rndne_f16 v0, s16
m15814:
v_rndne_f16 v0, vcc_lo
m15815:
v_rndne_f16 v0, m0
m15816:
v_rndne_f16 v0, exec_hi
m15817:
v_rndne_f16 v0, src_scc
m15818:
v_rndne_f16 v0, 0
m15819:
v_rndne_f16 v0, -16
m15820:
v_rndne_f16 v0, 64
m15821:
v_rndne_f16 v0, -4.0
m15822:
v_rndne_f16 v0, 0.15915494
m15823:
v_rndne_f16_e64 v0, -|v32|
m15824:
v_rndne_f16_e64 v0, v32 clamp
m15825:
v_rndne_f16_e64 v0, v32 mul:4
m15826:
v_rndne_f16_e64 v0, v32 clamp div:2
m15827:
v_rndne_f16_e32 v0, v32
m15828:
v_rndne_f16_e32 v0, 0x1234
m15829:
v_rndne_f16_e64 v0, v32
m15830:
v_rndne_f16_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m15831:
v_rndne_f16_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m15832:
v_floor_f32 v0, v32
m15833:
v_floor_f32 v0, s16
m15834:
v_floor_f32 v0, vcc_lo
m15835:
v_floor_f32 v0, m0
m15836:
v_floor_f32 v0, exec_hi
m15837:
v_floor_f32 v0, src_scc
m15838:
v_floor_f32 v0, 0
m15839:
v_floor_f32 v0, -16
m15840:
v_floor_f32 v0, 64
m15841:
v_floor_f32 v0, -4.0
m15842:
v_floor_f32 v0, 0.15915494
m15843:
v_floor_f32_e64 v0, -|v32|
m15844:
v_floor_f32_e64 v0, v32 clamp
m15845:
v_floor_f32_e64 v0, v32 mul:4
m15846:
v_floor_f32_e64 v0, v32 clamp div:2
m15847:
v_floor_f32_e32 v0, v32
m15848:
v_floor_f32_e32 v0, 0x12345678
m15849:
v_floor_f32_e64 v0, v32
m15850:
v_floor_f32_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m15851:
v_floor_f32_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m15852:
v_ceil_f32 v0, v32
m15853:
v_ceil_f32 v0, s16
m15854:
v_ceil_f32 v0, vcc_lo
m15855:
v_ceil_f32 v0, m0
m15856:
v_ceil_f32 v0, exec_hi
m15857:
v_ceil_f32 v0, src_scc
m15858:
v_ceil_f32 v0, 0
m15859:
v_ceil_f32 v0, -16
m15860:
v_ceil_f32 v0, 64
m15861:
v_ceil_f32 v0, -4.0
m15862:
v_ceil_f32 v0, 0.15915494
m15863:
v_ceil_f32_e64 v0, -|v32|
m15864:
v_ceil_f32_e64 v0, v32 clamp
m15865:
v_ceil_f32_e64 v0, v32 mul:4
m15866:
v_ceil_f32_e64 v0, v32 clamp div:2
m15867:
v_ceil_f32_e32 v0, v32
m15868:
v_ceil_f32_e32 v0, 0x12345678
m15869:
v_ceil_f32_e64 v0, v32
m15870:
v_ceil_f32_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m15871:
v_ceil_f32_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m15872:
v_trunc_f32 v0, v32
m15873:
v_trunc_f32 v0, s16
m15874:
v_trunc_f32 v0, vcc_lo
m15875:
v_trunc_f32 v0, m0
m15876:
v_trunc_f32 v0, exec_hi
m15877:
v_trunc_f32 v0, src_scc
m15878:
v_trunc_f32 v0, 0
m15879:
v_trunc_f32 v0, -16
m15880:
v_trunc_f32 v0, 64
m15881:
v_trunc_f32 v0, -4.0
m15882:
v_trunc_f32 v0, 0.15915494
m15883:
v_trunc_f32_e64 v0, -|v32|
m15884:
v_trunc_f32_e64 v0, v32 clamp
m15885:
v_trunc_f32_e64 v0, v32 mul:4
m15886:
v_trunc_f32_e64 v0, v32 clamp div:2
m15887:
v_trunc_f32_e32 v0, v32
m15888:
v_trunc_f32_e32 v0, 0x12345678
m15889:
v_trunc_f32_e64 v0, v32
m15890:
v_trunc_f32_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m15891:
v_trunc_f32_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m15892:
v_rndne_f32 v0, v32
m15893:
v_rndne_f32 v0, s16
m15894:
v_rndne_f32 v0, vcc_lo
m15895:
v_rndne_f32 v0, m0
m15896:
v_rndne_f32 v0, exec_hi
m15897:
v_rndne_f32 v0, src_scc
m15898:
v_rndne_f32 v0, 0
m15899:
v_rndne_f32 v0, -16
m15900:
v_rndne_f32 v0, 64
m15901:
v_rndne_f32 v0, -4.0
m15902:
v_rndne_f32 v0, 0.15915494
m15903:
v_rndne_f32_e64 v0, -|v32|
m15904:
v_rndne_f32_e64 v0, v32 clamp
m15905:
v_rndne_f32_e64 v0, v32 mul:4
m15906:
v_rndne_f32_e64 v0, v32 clamp div:2
m15907:
v_rndne_f32_e32 v0, v32
m15908:
v_rndne_f32_e32 v0, 0x12345678
m15909:
v_rndne_f32_e64 v0, v32
m15910:
v_rndne_f32_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m15911:
v_rndne_f32_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m15912:
v_floor_f64 v[0:1], v[32:33]
m15913:
v_floor_f64 v[0:1], s[16:17]
m15914:
v_floor_f64 v[0:1], vcc
m15915:
v_floor_f64 v[0:1], exec
m15916:
v_floor_f64 v[0:1], 0
m15917:
v_floor_f64 v[0:1], -16
m15918:
v_floor_f64 v[0:1], 64
m15919:
v_floor_f64 v[0:1], -4.0
m15920:
v_floor_f64 v[0:1], 0.15915494309189532
m15921:
v_floor_f64_e64 v[0:1], -|v[32:33]|
m15922:
v_floor_f64_e64 v[0:1], v[32:33] clamp
m15923:
v_floor_f64_e64 v[0:1], v[32:33] mul:4
m15924:
v_floor_f64_e64 v[0:1], v[32:33] clamp div:2
m15925:
v_floor_f64_e32 v[0:1], v[32:33]
m15926:
v_floor_f64_e32 v[0:1], 0x12345678
m15927:
v_floor_f64_e64 v[0:1], v[32:33]
m15928:
v_floor_f64_dpp v[0:1], v[32:33] row_newbcast:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m15929:
v_ceil_f64 v[0:1], v[32:33]
m15930:
v_ceil_f64 v[0:1], s[16:17]
m15931:
v_ceil_f64 v[0:1], vcc
m15932:
v_ceil_f64 v[0:1], exec
m15933:
v_ceil_f64 v[0:1], 0
m15934:
v_ceil_f64 v[0:1], -16
m15935:
v_ceil_f64 v[0:1], 64
m15936:
v_ceil_f64 v[0:1], -4.0
m15937:
v_ceil_f64 v[0:1], 0.15915494309189532
m15938:
v_ceil_f64_e64 v[0:1], -|v[32:33]|
m15939:
v_ceil_f64_e64 v[0:1], v[32:33] clamp
m15940:
v_ceil_f64_e64 v[0:1], v[32:33] mul:4
m15941:
v_ceil_f64_e64 v[0:1], v[32:33] clamp div:2
m15942:
v_ceil_f64_e32 v[0:1], v[32:33]
m15943:
v_ceil_f64_e32 v[0:1], 0x12345678
m15944:
v_ceil_f64_e64 v[0:1], v[32:33]
m15945:
v_ceil_f64_dpp v[0:1], v[32:33] row_newbcast:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m15946:
v_trunc_f64 v[0:1], v[32:33]
m15947:
v_trunc_f64 v[0:1], s[16:17]
m15948:
v_trunc_f64 v[0:1], vcc
m15949:
v_trunc_f64 v[0:1], exec
m15950:
v_trunc_f64 v[0:1], 0
m15951:
v_trunc_f64 v[0:1], -16
m15952:
v_trunc_f64 v[0:1], 64
m15953:
v_trunc_f64 v[0:1], -4.0
m15954:
v_trunc_f64 v[0:1], 0.15915494309189532
m15955:
v_trunc_f64_e64 v[0:1], -|v[32:33]|
m15956:
v_trunc_f64_e64 v[0:1], v[32:33] clamp
m15957:
v_trunc_f64_e64 v[0:1], v[32:33] mul:4
m15958:
v_trunc_f64_e64 v[0:1], v[32:33] clamp div:2
m15959:
v_trunc_f64_e32 v[0:1], v[32:33]
m15960:
v_trunc_f64_e32 v[0:1], 0x12345678
m15961:
v_trunc_f64_e64 v[0:1], v[32:33]
m15962:
v_trunc_f64_dpp v[0:1], v[32:33] row_newbcast:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m15963:
v_rndne_f64 v[0:1], v[32:33]
m15964:
v_rndne_f64 v[0:1], s[16:17]
m15965:
v_rndne_f64 v[0:1], vcc
m15966:
v_rndne_f64 v[0:1], exec
m15967:
v_rndne_f64 v[0:1], 0
m15968:
v_rndne_f64 v[0:1], -16
m15969:
v_rndne_f64 v[0:1], 64
m15970:
v_rndne_f64 v[0:1], -4.0
m15971:
v_rndne_f64 v[0:1], 0.15915494309189532
m15972:
v_rndne_f64_e64 v[0:1], -|v[32:33]|
m15973:
v_rndne_f64_e64 v[0:1], v[32:33] clamp
m15974:
v_rndne_f64_e64 v[0:1], v[32:33] mul:4
m15975:
v_rndne_f64_e64 v[0:1], v[32:33] clamp div:2
m15976:
v_rndne_f64_e32 v[0:1], v[32:33]
m15977:
v_rndne_f64_e32 v[0:1], 0x12345678
m15978:
v_rndne_f64_e64 v[0:1], v[32:33]
m15979:
v_rndne_f64_dpp v[0:1], v[32:33] row_newbcast:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m15980:
v_fract_f32 v0, v32
m15981:
v_fract_f32 v0, s16
m15982:
v_fract_f32 v0, vcc_lo
m15983:
v_fract_f32 v0, m0
m15984:
v_fract_f32 v0, exec_hi
m15985:
v_fract_f32 v0, src_scc
m15986:
v_fract_f32 v0, 0
m15987:
v_fract_f32 v0, -16
m15988:
v_fract_f32 v0, 64
m15989:
v_fract_f32 v0, -4.0
m15990:
v_fract_f32 v0, 0.15915494
m15991:
v_fract_f32_e64 v0, -|v32|
m15992:
v_fract_f32_e64 v0, v32 clamp
m15993:
v_fract_f32_e64 v0, v32 mul:4
m15994:
v_fract_f32_e64 v0, v32 clamp div:2
m15995:
v_fract_f32_e32 v0, v32
m15996:
v_fract_f32_e32 v0, 0x12345678
m15997:
v_fract_f32_e64 v0, v32
m15998:
v_fract_f32_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m15999:
v_fract_f32_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m16000:
v_frexp_mant_f32 v0, v32
m16001:
v_frexp_mant_f32 v0, s16
m16002:
v_frexp_mant_f32 v0, vcc_lo
m16003:
v_frexp_mant_f32 v0, m0
m16004:
v_frexp_mant_f32 v0, exec_hi
m16005:
v_frexp_mant_f32 v0, src_scc
m16006:
v_frexp_mant_f32 v0, 0
m16007:
v_frexp_mant_f32 v0, -16
m16008:
v_frexp_mant_f32 v0, 64
m16009:
v_frexp_mant_f32 v0, -4.0
m16010:
v_frexp_mant_f32 v0, 0.15915494
m16011:
v_frexp_mant_f32_e64 v0, -|v32|
m16012:
v_frexp_mant_f32_e64 v0, v32 clamp
m16013:
v_frexp_mant_f32_e64 v0, v32 mul:4
m16014:
v_frexp_mant_f32_e64 v0, v32 clamp div:2
m16015:
v_frexp_mant_f32_e32 v0, v32
m16016:
v_frexp_mant_f32_e32 v0, 0x12345678
m16017:
v_frexp_mant_f32_e64 v0, v32
m16018:
v_frexp_mant_f32_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16019:
v_frexp_mant_f32_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m16020:
v_fract_f64 v[0:1], v[32:33]
m16021:
v_fract_f64 v[0:1], s[16:17]
m16022:
v_fract_f64 v[0:1], vcc
m16023:
v_fract_f64 v[0:1], exec
m16024:
v_fract_f64 v[0:1], 0
m16025:
v_fract_f64 v[0:1], -16
m16026:
v_fract_f64 v[0:1], 64
m16027:
v_fract_f64 v[0:1], -4.0
m16028:
v_fract_f64 v[0:1], 0.15915494309189532
m16029:
v_fract_f64_e64 v[0:1], -|v[32:33]|
m16030:
v_fract_f64_e64 v[0:1], v[32:33] clamp
m16031:
v_fract_f64_e64 v[0:1], v[32:33] mul:4
m16032:
v_fract_f64_e64 v[0:1], v[32:33] clamp div:2
m16033:
v_fract_f64_e32 v[0:1], v[32:33]
m16034:
v_fract_f64_e32 v[0:1], 0x12345678
m16035:
v_fract_f64_e64 v[0:1], v[32:33]
m16036:
v_fract_f64_dpp v[0:1], v[32:33] row_newbcast:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16037:
v_frexp_mant_f64 v[0:1], v[32:33]
m16038:
v_frexp_mant_f64 v[0:1], s[16:17]
m16039:
v_frexp_mant_f64 v[0:1], vcc
m16040:
v_frexp_mant_f64 v[0:1], exec
m16041:
v_frexp_mant_f64 v[0:1], 0
m16042:
v_frexp_mant_f64 v[0:1], -16
m16043:
v_frexp_mant_f64 v[0:1], 64
m16044:
v_frexp_mant_f64 v[0:1], -4.0
m16045:
v_frexp_mant_f64 v[0:1], 0.15915494309189532
m16046:
v_frexp_mant_f64_e64 v[0:1], -|v[32:33]|
m16047:
v_frexp_mant_f64_e64 v[0:1], v[32:33] clamp
m16048:
v_frexp_mant_f64_e64 v[0:1], v[32:33] mul:4
m16049:
v_frexp_mant_f64_e64 v[0:1], v[32:33] clamp div:2
m16050:
v_frexp_mant_f64_e32 v[0:1], v[32:33]
m16051:
v_frexp_mant_f64_e32 v[0:1], 0x12345678
m16052:
v_frexp_mant_f64_e64 v[0:1], v[32:33]
m16053:
v_frexp_mant_f64_dpp v[0:1], v[32:33] row_newbcast:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16054:
v_rcp_f32 v0, v32
m16055:
v_rcp_f32 v0, s16
m16056:
v_rcp_f32 v0, vcc_lo
m16057:
v_rcp_f32 v0, m0
m16058:
v_rcp_f32 v0, exec_hi
m16059:
v_rcp_f32 v0, src_scc
m16060:
v_rcp_f32 v0, 0
m16061:
v_rcp_f32 v0, -16
m16062:
v_rcp_f32 v0, 64
m16063:
v_rcp_f32 v0, -4.0
m16064:
v_rcp_f32 v0, 0.15915494
m16065:
v_rcp_f32_e64 v0, -|v32|
m16066:
v_rcp_f32_e64 v0, v32 clamp
m16067:
v_rcp_f32_e64 v0, v32 mul:4
m16068:
v_rcp_f32_e64 v0, v32 clamp div:2
m16069:
v_rcp_f32_e32 v0, v32
m16070:
v_rcp_f32_e32 v0, 0x12345678
m16071:
v_rcp_f32_e64 v0, v32
m16072:
v_rcp_f32_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16073:
v_rcp_f32_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m16074:
v_rcp_f16 v0, v32
m16075:
v_rcp_f16 v0, s16
m16076:
v_rcp_f16 v0, vcc_lo
m16077:
v_rcp_f16 v0, m0
m16078:
v_rcp_f16 v0, exec_hi
m16079:
v_rcp_f16 v0, src_scc
m16080:
v_rcp_f16 v0, 0
m16081:
v_rcp_f16 v0, -16
m16082:
v_rcp_f16 v0, 64
m16083:
v_rcp_f16 v0, -4.0
m16084:
v_rcp_f16 v0, 0.15915494
m16085:
v_rcp_f16_e64 v0, -|v32|
m16086:
v_rcp_f16_e64 v0, v32 clamp
m16087:
v_rcp_f16_e64 v0, v32 mul:4
m16088:
v_rcp_f16_e64 v0, v32 clamp div:2
m16089:
v_rcp_f16_e32 v0, v32
m16090:
v_rcp_f16_e32 v0, 0x1234
m16091:
v_rcp_f16_e64 v0, v32
m16092:
v_rcp_f16_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16093:
v_rcp_f16_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m16094:
v_rsq_f32 v0, v32
m16095:
v_rsq_f32 v0, s16
m16096:
v_rsq_f32 v0, vcc_lo
m16097:
v_rsq_f32 v0, m0
m16098:
v_rsq_f32 v0, exec_hi
m16099:
v_rsq_f32 v0, src_scc
m16100:
v_rsq_f32 v0, 0
m16101:
v_rsq_f32 v0, -16
m16102:
v_rsq_f32 v0, 64
m16103:
v_rsq_f32 v0, -4.0
m16104:
v_rsq_f32 v0, 0.15915494
m16105:
v_rsq_f32_e64 v0, -|v32|
m16106:
v_rsq_f32_e64 v0, v32 clamp
m16107:
v_rsq_f32_e64 v0, v32 mul:4
m16108:
v_rsq_f32_e64 v0, v32 clamp div:2
m16109:
v_rsq_f32_e32 v0, v32
m16110:
v_rsq_f32_e32 v0, 0x12345678
m16111:
v_rsq_f32_e64 v0, v32
m16112:
v_rsq_f32_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16113:
v_rsq_f32_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m16114:
v_rsq_f16 v0, v32
m16115:
v_rsq_f16 v0, s16
m16116:
v_rsq_f16 v0, vcc_lo
m16117:
v_rsq_f16 v0, m0
m16118:
v_rsq_f16 v0, exec_hi
m16119:
v_rsq_f16 v0, src_scc
m16120:
v_rsq_f16 v0, 0
m16121:
v_rsq_f16 v0, -16
m16122:
v_rsq_f16 v0, 64
m16123:
v_rsq_f16 v0, -4.0
m16124:
v_rsq_f16 v0, 0.15915494
m16125:
v_rsq_f16_e64 v0, -|v32|
m16126:
v_rsq_f16_e64 v0, v32 clamp
m16127:
v_rsq_f16_e64 v0, v32 mul:4
m16128:
v_rsq_f16_e64 v0, v32 clamp div:2
m16129:
v_rsq_f16_e32 v0, v32
m16130:
v_rsq_f16_e32 v0, 0x1234
m16131:
v_rsq_f16_e64 v0, v32
m16132:
v_rsq_f16_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16133:
v_rsq_f16_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m16134:
v_sqrt_f32 v0, v32
m16135:
v_sqrt_f32 v0, s16
m16136:
v_sqrt_f32 v0, vcc_lo
m16137:
v_sqrt_f32 v0, m0
m16138:
v_sqrt_f32 v0, exec_hi
m16139:
v_sqrt_f32 v0, src_scc
m16140:
v_sqrt_f32 v0, 0
m16141:
v_sqrt_f32 v0, -16
m16142:
v_sqrt_f32 v0, 64
m16143:
v_sqrt_f32 v0, -4.0
m16144:
v_sqrt_f32 v0, 0.15915494
m16145:
v_sqrt_f32_e64 v0, -|v32|
m16146:
v_sqrt_f32_e64 v0, v32 clamp
m16147:
v_sqrt_f32_e64 v0, v32 mul:4
m16148:
v_sqrt_f32_e64 v0, v32 clamp div:2
m16149:
v_sqrt_f32_e32 v0, v32
m16150:
v_sqrt_f32_e32 v0, 0x12345678
m16151:
v_sqrt_f32_e64 v0, v32
m16152:
v_sqrt_f32_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16153:
v_sqrt_f32_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m16154:
v_sqrt_f16 v0, v32
m16155:
v_sqrt_f16 v0, s16
m16156:
v_sqrt_f16 v0, vcc_lo
m16157:
v_sqrt_f16 v0, m0
m16158:
v_sqrt_f16 v0, exec_hi
m16159:
v_sqrt_f16 v0, src_scc
m16160:
v_sqrt_f16 v0, 0
m16161:
v_sqrt_f16 v0, -16
m16162:
v_sqrt_f16 v0, 64
m16163:
v_sqrt_f16 v0, -4.0
m16164:
v_sqrt_f16 v0, 0.15915494
m16165:
v_sqrt_f16_e64 v0, -|v32|
m16166:
v_sqrt_f16_e64 v0, v32 clamp
m16167:
v_sqrt_f16_e64 v0, v32 mul:4
m16168:
v_sqrt_f16_e64 v0, v32 clamp div:2
m16169:
v_sqrt_f16_e32 v0, v32
m16170:
v_sqrt_f16_e32 v0, 0x1234
m16171:
v_sqrt_f16_e64 v0, v32
m16172:
v_sqrt_f16_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16173:
v_sqrt_f16_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m16174:
v_exp_f32 v0, v32
m16175:
v_exp_f32 v0, s16
m16176:
v_exp_f32 v0, vcc_lo
m16177:
v_exp_f32 v0, m0
m16178:
v_exp_f32 v0, exec_hi
m16179:
v_exp_f32 v0, src_scc
m16180:
v_exp_f32 v0, 0
m16181:
v_exp_f32 v0, -16
m16182:
v_exp_f32 v0, 64
m16183:
v_exp_f32 v0, -4.0
m16184:
v_exp_f32 v0, 0.15915494
m16185:
v_exp_f32_e64 v0, -|v32|
m16186:
v_exp_f32_e64 v0, v32 clamp
m16187:
v_exp_f32_e64 v0, v32 mul:4
m16188:
v_exp_f32_e64 v0, v32 clamp div:2
m16189:
v_exp_f32_e32 v0, v32
m16190:
v_exp_f32_e32 v0, 0x12345678
m16191:
v_exp_f32_e64 v0, v32
m16192:
v_exp_f32_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16193:
v_exp_f32_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m16194:
v_exp_f16 v0, v32
m16195:
v_exp_f16 v0, s16
m16196:
v_exp_f16 v0, vcc_lo
m16197:
v_exp_f16 v0, m0
m16198:
v_exp_f16 v0, exec_hi
m16199:
v_exp_f16 v0, src_scc
m16200:
v_exp_f16 v0, 0
m16201:
v_exp_f16 v0, -16
m16202:
v_exp_f16 v0, 64
m16203:
v_exp_f16 v0, -4.0
m16204:
v_exp_f16 v0, 0.15915494
m16205:
v_exp_f16_e64 v0, -|v32|
m16206:
v_exp_f16_e64 v0, v32 clamp
m16207:
v_exp_f16_e64 v0, v32 mul:4
m16208:
v_exp_f16_e64 v0, v32 clamp div:2
m16209:
v_exp_f16_e32 v0, v32
m16210:
v_exp_f16_e32 v0, 0x1234
m16211:
v_exp_f16_e64 v0, v32
m16212:
v_exp_f16_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16213:
v_exp_f16_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m16214:
v_log_f32 v0, v32
m16215:
v_log_f32 v0, s16
m16216:
v_log_f32 v0, vcc_lo
m16217:
v_log_f32 v0, m0
m16218:
v_log_f32 v0, exec_hi
m16219:
v_log_f32 v0, src_scc
m16220:
v_log_f32 v0, 0
m16221:
v_log_f32 v0, -16
m16222:
v_log_f32 v0, 64
m16223:
v_log_f32 v0, -4.0
m16224:
v_log_f32 v0, 0.15915494
m16225:
v_log_f32_e64 v0, -|v32|
m16226:
v_log_f32_e64 v0, v32 clamp
m16227:
v_log_f32_e64 v0, v32 mul:4
m16228:
v_log_f32_e64 v0, v32 clamp div:2
m16229:
v_log_f32_e32 v0, v32
m16230:
v_log_f32_e32 v0, 0x12345678
m16231:
v_log_f32_e64 v0, v32
m16232:
v_log_f32_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16233:
v_log_f32_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m16234:
v_log_f16 v0, v32
m16235:
v_log_f16 v0, s16
m16236:
v_log_f16 v0, vcc_lo
m16237:
v_log_f16 v0, m0
m16238:
v_log_f16 v0, exec_hi
m16239:
v_log_f16 v0, src_scc
m16240:
v_log_f16 v0, 0
m16241:
v_log_f16 v0, -16
m16242:
v_log_f16 v0, 64
m16243:
v_log_f16 v0, -4.0
m16244:
v_log_f16 v0, 0.15915494
m16245:
v_log_f16_e64 v0, -|v32|
m16246:
v_log_f16_e64 v0, v32 clamp
m16247:
v_log_f16_e64 v0, v32 mul:4
m16248:
v_log_f16_e64 v0, v32 clamp div:2
m16249:
v_log_f16_e32 v0, v32
m16250:
v_log_f16_e32 v0, 0x1234
m16251:
v_log_f16_e64 v0, v32
m16252:
v_log_f16_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16253:
v_log_f16_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m16254:
v_sin_f32 v0, v32
m16255:
v_sin_f32 v0, s16
m16256:
v_sin_f32 v0, vcc_lo
m16257:
v_sin_f32 v0, m0
m16258:
v_sin_f32 v0, exec_hi
m16259:
v_sin_f32 v0, src_scc
m16260:
v_sin_f32 v0, 0
m16261:
v_sin_f32 v0, -16
m16262:
v_sin_f32 v0, 64
m16263:
v_sin_f32 v0, -4.0
m16264:
v_sin_f32 v0, 0.15915494
m16265:
v_sin_f32_e64 v0, -|v32|
m16266:
v_sin_f32_e64 v0, v32 clamp
m16267:
v_sin_f32_e64 v0, v32 mul:4
m16268:
v_sin_f32_e64 v0, v32 clamp div:2
m16269:
v_sin_f32_e32 v0, v32
m16270:
v_sin_f32_e32 v0, 0x12345678
m16271:
v_sin_f32_e64 v0, v32
m16272:
v_sin_f32_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16273:
v_sin_f32_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m16274:
v_sin_f16 v0, v32
m16275:
v_sin_f16 v0, s16
m16276:
v_sin_f16 v0, vcc_lo
m16277:
v_sin_f16 v0, m0
m16278:
v_sin_f16 v0, exec_hi
m16279:
v_sin_f16 v0, src_scc
m16280:
v_sin_f16 v0, 0
m16281:
v_sin_f16 v0, -16
m16282:
v_sin_f16 v0, 64
m16283:
v_sin_f16 v0, -4.0
m16284:
v_sin_f16 v0, 0.15915494
m16285:
v_sin_f16_e64 v0, -|v32|
m16286:
v_sin_f16_e64 v0, v32 clamp
m16287:
v_sin_f16_e64 v0, v32 mul:4
m16288:
v_sin_f16_e64 v0, v32 clamp div:2
m16289:
v_sin_f16_e32 v0, v32
m16290:
v_sin_f16_e32 v0, 0x1234
m16291:
v_sin_f16_e64 v0, v32
m16292:
v_sin_f16_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16293:
v_sin_f16_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m16294:
v_cos_f32 v0, v32
m16295:
v_cos_f32 v0, s16
m16296:
v_cos_f32 v0, vcc_lo
m16297:
v_cos_f32 v0, m0
m16298:
v_cos_f32 v0, exec_hi
m16299:
v_cos_f32 v0, src_scc
m16300:
v_cos_f32 v0, 0
m16301:
v_cos_f32 v0, -16
m16302:
v_cos_f32 v0, 64
m16303:
v_cos_f32 v0, -4.0
m16304:
v_cos_f32 v0, 0.15915494
m16305:
v_cos_f32_e64 v0, -|v32|
m16306:
v_cos_f32_e64 v0, v32 clamp
m16307:
v_cos_f32_e64 v0, v32 mul:4
m16308:
v_cos_f32_e64 v0, v32 clamp div:2
m16309:
v_cos_f32_e32 v0, v32
m16310:
v_cos_f32_e32 v0, 0x12345678
m16311:
v_cos_f32_e64 v0, v32
m16312:
v_cos_f32_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16313:
v_cos_f32_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m16314:
v_cos_f16 v0, v32
m16315:
v_cos_f16 v0, s16
m16316:
v_cos_f16 v0, vcc_lo
m16317:
v_cos_f16 v0, m0
m16318:
v_cos_f16 v0, exec_hi
m16319:
v_cos_f16 v0, src_scc
m16320:
v_cos_f16 v0, 0
m16321:
v_cos_f16 v0, -16
m16322:
v_cos_f16 v0, 64
m16323:
v_cos_f16 v0, -4.0
m16324:
v_cos_f16 v0, 0.15915494
m16325:
v_cos_f16_e64 v0, -|v32|
m16326:
v_cos_f16_e64 v0, v32 clamp
m16327:
v_cos_f16_e64 v0, v32 mul:4
m16328:
v_cos_f16_e64 v0, v32 clamp div:2
m16329:
v_cos_f16_e32 v0, v32
m16330:
v_cos_f16_e32 v0, 0x1234
m16331:
v_cos_f16_e64 v0, v32
m16332:
v_cos_f16_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16333:
v_cos_f16_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m16334:
v_rcp_iflag_f32 v0, v32
m16335:
v_rcp_iflag_f32 v0, s16
m16336:
v_rcp_iflag_f32 v0, vcc_lo
m16337:
v_rcp_iflag_f32 v0, m0
m16338:
v_rcp_iflag_f32 v0, exec_hi
m16339:
v_rcp_iflag_f32 v0, src_scc
m16340:
v_rcp_iflag_f32 v0, 0
m16341:
v_rcp_iflag_f32 v0, -16
m16342:
v_rcp_iflag_f32 v0, 64
m16343:
v_rcp_iflag_f32 v0, -4.0
m16344:
v_rcp_iflag_f32 v0, 0.15915494
m16345:
v_rcp_iflag_f32_e64 v0, -|v32|
m16346:
v_rcp_iflag_f32_e64 v0, v32 clamp
m16347:
v_rcp_iflag_f32_e64 v0, v32 mul:4
m16348:
v_rcp_iflag_f32_e64 v0, v32 clamp div:2
m16349:
v_rcp_iflag_f32_e32 v0, v32
m16350:
v_rcp_iflag_f32_e32 v0, 0x12345678
m16351:
v_rcp_iflag_f32_e64 v0, v32
m16352:
v_rcp_iflag_f32_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16353:
v_rcp_iflag_f32_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m16354:
v_rcp_f64 v[0:1], v[32:33]
m16355:
v_rcp_f64 v[0:1], s[16:17]
m16356:
v_rcp_f64 v[0:1], vcc
m16357:
v_rcp_f64 v[0:1], exec
m16358:
v_rcp_f64 v[0:1], 0
m16359:
v_rcp_f64 v[0:1], -16
m16360:
v_rcp_f64 v[0:1], 64
m16361:
v_rcp_f64 v[0:1], -4.0
m16362:
v_rcp_f64 v[0:1], 0.15915494309189532
m16363:
v_rcp_f64_e64 v[0:1], -|v[32:33]|
m16364:
v_rcp_f64_e64 v[0:1], v[32:33] clamp
m16365:
v_rcp_f64_e64 v[0:1], v[32:33] mul:4
m16366:
v_rcp_f64_e64 v[0:1], v[32:33] clamp div:2
m16367:
v_rcp_f64_e32 v[0:1], v[32:33]
m16368:
v_rcp_f64_e32 v[0:1], 0x12345678
m16369:
v_rcp_f64_e64 v[0:1], v[32:33]
m16370:
v_rcp_f64_dpp v[0:1], v[32:33] row_newbcast:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16371:
v_rsq_f64 v[0:1], v[32:33]
m16372:
v_rsq_f64 v[0:1], s[16:17]
m16373:
v_rsq_f64 v[0:1], vcc
m16374:
v_rsq_f64 v[0:1], exec
m16375:
v_rsq_f64 v[0:1], 0
m16376:
v_rsq_f64 v[0:1], -16
m16377:
v_rsq_f64 v[0:1], 64
m16378:
v_rsq_f64 v[0:1], -4.0
m16379:
v_rsq_f64 v[0:1], 0.15915494309189532
m16380:
v_rsq_f64_e64 v[0:1], -|v[32:33]|
m16381:
v_rsq_f64_e64 v[0:1], v[32:33] clamp
m16382:
v_rsq_f64_e64 v[0:1], v[32:33] mul:4
m16383:
v_rsq_f64_e64 v[0:1], v[32:33] clamp div:2
m16384:
v_rsq_f64_e32 v[0:1], v[32:33]
m16385:
v_rsq_f64_e32 v[0:1], 0x12345678
m16386:
v_rsq_f64_e64 v[0:1], v[32:33]
m16387:
v_rsq_f64_dpp v[0:1], v[32:33] row_newbcast:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16388:
v_sqrt_f64 v[0:1], v[32:33]
m16389:
v_sqrt_f64 v[0:1], s[16:17]
m16390:
v_sqrt_f64 v[0:1], vcc
m16391:
v_sqrt_f64 v[0:1], exec
m16392:
v_sqrt_f64 v[0:1], 0
m16393:
v_sqrt_f64 v[0:1], -16
m16394:
v_sqrt_f64 v[0:1], 64
m16395:
v_sqrt_f64 v[0:1], -4.0
m16396:
v_sqrt_f64 v[0:1], 0.15915494309189532
m16397:
v_sqrt_f64_e64 v[0:1], -|v[32:33]|
m16398:
v_sqrt_f64_e64 v[0:1], v[32:33] clamp
m16399:
v_sqrt_f64_e64 v[0:1], v[32:33] mul:4
m16400:
v_sqrt_f64_e64 v[0:1], v[32:33] clamp div:2
m16401:
v_sqrt_f64_e32 v[0:1], v[32:33]
m16402:
v_sqrt_f64_e32 v[0:1], 0x12345678
m16403:
v_sqrt_f64_e64 v[0:1], v[32:33]
m16404:
v_sqrt_f64_dpp v[0:1], v[32:33] row_newbcast:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16405:
v_fma_f32 v0, v32, v64, v96
m16406:
v_fma_f32 v0, s16, v64, v96
m16407:
v_fma_f32 v0, vcc_lo, v64, v96
m16408:
v_fma_f32 v0, m0, v64, v96
m16409:
v_fma_f32 v0, exec_hi, v64, v96
m16410:
v_fma_f32 v0, src_scc, v64, v96
m16411:
v_fma_f32 v0, 0, v64, v96
m16412:
v_fma_f32 v0, -16, v64, v96
m16413:
v_fma_f32 v0, 64, v64, v96
m16414:
v_fma_f32 v0, -4.0, v64, v96
m16415:
v_fma_f32 v0, 0.15915494, v64, v96
m16416:
v_fma_f32 v0, v32, s32, v96
m16417:
v_fma_f32 v0, v32, vcc_lo, v96
m16418:
v_fma_f32 v0, v32, m0, v96
m16419:
v_fma_f32 v0, v32, exec_hi, v96
m16420:
v_fma_f32 v0, v32, src_scc, v96
m16421:
v_fma_f32 v0, v32, 0, v96
m16422:
v_fma_f32 v0, v32, -16, v96
m16423:
v_fma_f32 v0, v32, 64, v96
m16424:
v_fma_f32 v0, v32, -4.0, v96
m16425:
v_fma_f32 v0, v32, 0.15915494, v96
m16426:
v_fma_f32 v0, v32, v64, s48
m16427:
v_fma_f32 v0, v32, v64, vcc_lo
m16428:
v_fma_f32 v0, v32, v64, m0
m16429:
v_fma_f32 v0, v32, v64, exec_hi
m16430:
v_fma_f32 v0, v32, v64, src_scc
m16431:
v_fma_f32 v0, v32, v64, 0
m16432:
v_fma_f32 v0, v32, v64, -16
m16433:
v_fma_f32 v0, v32, v64, 64
m16434:
v_fma_f32 v0, v32, v64, -4.0
m16435:
v_fma_f32 v0, v32, v64, 0.15915494
m16436:
v_fma_f32 v0, -|v32|, v64, v96
m16437:
v_fma_f32 v0, v32, -|v64|, v96
m16438:
v_fma_f32 v0, v32, v64, -|v96|
m16439:
v_fma_f32 v0, v32, v64, v96 clamp
m16440:
v_fma_f32 v0, v32, v64, v96 mul:4
m16441:
v_fma_f32 v0, v32, v64, v96 clamp div:2
m16442:
v_fmac_f32 v0, v32, v64
m16443:
v_fmac_f32 v0, s16, v64
m16444:
v_fmac_f32 v0, vcc_lo, v64
m16445:
v_fmac_f32 v0, m0, v64
m16446:
v_fmac_f32 v0, exec_hi, v64
m16447:
v_fmac_f32 v0, src_scc, v64
m16448:
v_fmac_f32 v0, 0, v64
m16449:
v_fmac_f32 v0, -16, v64
m16450:
v_fmac_f32 v0, 64, v64
m16451:
v_fmac_f32 v0, -4.0, v64
m16452:
v_fmac_f32 v0, 0.15915494, v64
m16453:
v_fmac_f32 v0, v32, s32
m16454:
v_fmac_f32 v0, v32, vcc_lo
m16455:
v_fmac_f32 v0, v32, m0
m16456:
v_fmac_f32 v0, v32, exec_hi
m16457:
v_fmac_f32 v0, v32, src_scc
m16458:
v_fmac_f32 v0, v32, 0
m16459:
v_fmac_f32 v0, v32, -16
m16460:
v_fmac_f32 v0, v32, 64
m16461:
v_fmac_f32 v0, v32, -4.0
m16462:
v_fmac_f32 v0, v32, 0.15915494
m16463:
v_fmac_f32_e64 v0, -|v32|, v64
m16464:
v_fmac_f32_e64 v0, v32, -|v64|
m16465:
v_fmac_f32_e64 v0, v32, v64 clamp
m16466:
v_fmac_f32_e64 v0, v32, v64 mul:4
m16467:
v_fmac_f32_e64 v0, v32, v64 clamp div:2
m16468:
v_fmac_f32_e32 v0, v32, v64
m16469:
v_fmac_f32_e32 v0, 0x12345678, v64
m16470:
v_fmac_f32_e64 v0, v32, v64
m16471:
v_fmac_f32_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16472:
v_fmaak_f32 v0, v32, v64, 0x3f801234
m16473:
v_fmaak_f32 v0, 0, v64, 0x3f801234
m16474:
v_fmaak_f32 v0, -16, v64, 0x3f801234
m16475:
v_fmaak_f32 v0, 64, v64, 0x3f801234
m16476:
v_fmaak_f32 v0, -4.0, v64, 0x3f801234
m16477:
v_fmaak_f32 v0, 0.15915494, v64, 0x3f801234
m16478:
v_fmaak_f32_e32 v0, v32, v64, 0x3f801234
m16479:
v_fmamk_f32 v0, v32, 0x3f801234, v96
m16480:
v_fmamk_f32 v0, 0, 0x3f801234, v96
m16481:
v_fmamk_f32 v0, -16, 0x3f801234, v96
m16482:
v_fmamk_f32 v0, 64, 0x3f801234, v96
m16483:
v_fmamk_f32 v0, -4.0, 0x3f801234, v96
m16484:
v_fmamk_f32 v0, 0.15915494, 0x3f801234, v96
m16485:
v_fmamk_f32_e32 v0, v32, 0x3f801234, v96
m16486:
v_fma_f64 v[0:1], v[32:33], v[64:65], v[96:97]
m16487:
v_fma_f64 v[0:1], s[16:17], v[64:65], v[96:97]
m16488:
v_fma_f64 v[0:1], vcc, v[64:65], v[96:97]
m16489:
v_fma_f64 v[0:1], exec, v[64:65], v[96:97]
m16490:
v_fma_f64 v[0:1], 0, v[64:65], v[96:97]
m16491:
v_fma_f64 v[0:1], -16, v[64:65], v[96:97]
m16492:
v_fma_f64 v[0:1], 64, v[64:65], v[96:97]
m16493:
v_fma_f64 v[0:1], -4.0, v[64:65], v[96:97]
m16494:
v_fma_f64 v[0:1], 0.15915494309189532, v[64:65], v[96:97]
m16495:
v_fma_f64 v[0:1], v[32:33], s[32:33], v[96:97]
m16496:
v_fma_f64 v[0:1], v[32:33], vcc, v[96:97]
m16497:
v_fma_f64 v[0:1], v[32:33], exec, v[96:97]
m16498:
v_fma_f64 v[0:1], v[32:33], 0, v[96:97]
m16499:
v_fma_f64 v[0:1], v[32:33], -16, v[96:97]
m16500:
v_fma_f64 v[0:1], v[32:33], 64, v[96:97]
m16501:
v_fma_f64 v[0:1], v[32:33], -4.0, v[96:97]
m16502:
v_fma_f64 v[0:1], v[32:33], 0.15915494309189532, v[96:97]
m16503:
v_fma_f64 v[0:1], v[32:33], v[64:65], s[48:49]
m16504:
v_fma_f64 v[0:1], v[32:33], v[64:65], vcc
m16505:
v_fma_f64 v[0:1], v[32:33], v[64:65], exec
m16506:
v_fma_f64 v[0:1], v[32:33], v[64:65], 0
m16507:
v_fma_f64 v[0:1], v[32:33], v[64:65], -16
m16508:
v_fma_f64 v[0:1], v[32:33], v[64:65], 64
m16509:
v_fma_f64 v[0:1], v[32:33], v[64:65], -4.0
m16510:
v_fma_f64 v[0:1], v[32:33], v[64:65], 0.15915494309189532
m16511:
v_fma_f64 v[0:1], -|v[32:33]|, v[64:65], v[96:97]
m16512:
v_fma_f64 v[0:1], v[32:33], -|v[64:65]|, v[96:97]
m16513:
v_fma_f64 v[0:1], v[32:33], v[64:65], -|v[96:97]|
m16514:
v_fma_f64 v[0:1], v[32:33], v[64:65], v[96:97] clamp
m16515:
v_fma_f64 v[0:1], v[32:33], v[64:65], v[96:97] mul:4
m16516:
v_fma_f64 v[0:1], v[32:33], v[64:65], v[96:97] clamp div:2
m16517:
v_fmac_f64 v[0:1], v[32:33], v[64:65]
m16518:
v_fmac_f64 v[0:1], s[16:17], v[64:65]
m16519:
v_fmac_f64 v[0:1], vcc, v[64:65]
m16520:
v_fmac_f64 v[0:1], exec, v[64:65]
m16521:
v_fmac_f64 v[0:1], 0, v[64:65]
m16522:
v_fmac_f64 v[0:1], -16, v[64:65]
m16523:
v_fmac_f64 v[0:1], 64, v[64:65]
m16524:
v_fmac_f64 v[0:1], -4.0, v[64:65]
m16525:
v_fmac_f64 v[0:1], 0.15915494309189532, v[64:65]
m16526:
v_fmac_f64 v[0:1], v[32:33], s[32:33]
m16527:
v_fmac_f64 v[0:1], v[32:33], vcc
m16528:
v_fmac_f64 v[0:1], v[32:33], exec
m16529:
v_fmac_f64 v[0:1], v[32:33], 0
m16530:
v_fmac_f64 v[0:1], v[32:33], -16
m16531:
v_fmac_f64 v[0:1], v[32:33], 64
m16532:
v_fmac_f64 v[0:1], v[32:33], -4.0
m16533:
v_fmac_f64 v[0:1], v[32:33], 0.15915494309189532
m16534:
v_fmac_f64_e64 v[0:1], -|v[32:33]|, v[64:65]
m16535:
v_fmac_f64_e64 v[0:1], v[32:33], -|v[64:65]|
m16536:
v_fmac_f64_e64 v[0:1], v[32:33], v[64:65] clamp
m16537:
v_fmac_f64_e64 v[0:1], v[32:33], v[64:65] mul:4
m16538:
v_fmac_f64_e64 v[0:1], v[32:33], v[64:65] clamp div:2
m16539:
v_fmac_f64_e32 v[0:1], v[32:33], v[64:65]
m16540:
v_fmac_f64_e32 v[0:1], 0x12345678, v[64:65]
m16541:
v_fmac_f64_e64 v[0:1], v[32:33], v[64:65]
m16542:
v_fmac_f64_dpp v[0:1], v[32:33], v[64:65] row_newbcast:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16543:
v_min3_f32 v0, v32, v64, v96
m16544:
v_min3_f32 v0, s16, v64, v96
m16545:
v_min3_f32 v0, vcc_lo, v64, v96
m16546:
v_min3_f32 v0, m0, v64, v96
m16547:
v_min3_f32 v0, exec_hi, v64, v96
m16548:
v_min3_f32 v0, src_scc, v64, v96
m16549:
v_min3_f32 v0, 0, v64, v96
m16550:
v_min3_f32 v0, -16, v64, v96
m16551:
v_min3_f32 v0, 64, v64, v96
m16552:
v_min3_f32 v0, -4.0, v64, v96
m16553:
v_min3_f32 v0, 0.15915494, v64, v96
m16554:
v_min3_f32 v0, v32, s32, v96
m16555:
v_min3_f32 v0, v32, vcc_lo, v96
m16556:
v_min3_f32 v0, v32, m0, v96
m16557:
v_min3_f32 v0, v32, exec_hi, v96
m16558:
v_min3_f32 v0, v32, src_scc, v96
m16559:
v_min3_f32 v0, v32, 0, v96
m16560:
v_min3_f32 v0, v32, -16, v96
m16561:
v_min3_f32 v0, v32, 64, v96
m16562:
v_min3_f32 v0, v32, -4.0, v96
m16563:
v_min3_f32 v0, v32, 0.15915494, v96
m16564:
v_min3_f32 v0, v32, v64, s48
m16565:
v_min3_f32 v0, v32, v64, vcc_lo
m16566:
v_min3_f32 v0, v32, v64, m0
m16567:
v_min3_f32 v0, v32, v64, exec_hi
m16568:
v_min3_f32 v0, v32, v64, src_scc
m16569:
v_min3_f32 v0, v32, v64, 0
m16570:
v_min3_f32 v0, v32, v64, -16
m16571:
v_min3_f32 v0, v32, v64, 64
m16572:
v_min3_f32 v0, v32, v64, -4.0
m16573:
v_min3_f32 v0, v32, v64, 0.15915494
m16574:
v_min3_f32 v0, -|v32|, v64, v96
m16575:
v_min3_f32 v0, v32, -|v64|, v96
m16576:
v_min3_f32 v0, v32, v64, -|v96|
m16577:
v_min3_f32 v0, v32, v64, v96 clamp
m16578:
v_min3_f32 v0, v32, v64, v96 mul:4
m16579:
v_min3_f32 v0, v32, v64, v96 clamp div:2
m16580:
v_max3_f32 v0, v32, v64, v96
m16581:
v_max3_f32 v0, s16, v64, v96
m16582:
v_max3_f32 v0, vcc_lo, v64, v96
m16583:
v_max3_f32 v0, m0, v64, v96
m16584:
v_max3_f32 v0, exec_hi, v64, v96
m16585:
v_max3_f32 v0, src_scc, v64, v96
m16586:
v_max3_f32 v0, 0, v64, v96
m16587:
v_max3_f32 v0, -16, v64, v96
m16588:
v_max3_f32 v0, 64, v64, v96
m16589:
v_max3_f32 v0, -4.0, v64, v96
m16590:
v_max3_f32 v0, 0.15915494, v64, v96
m16591:
v_max3_f32 v0, v32, s32, v96
m16592:
v_max3_f32 v0, v32, vcc_lo, v96
m16593:
v_max3_f32 v0, v32, m0, v96
m16594:
v_max3_f32 v0, v32, exec_hi, v96
m16595:
v_max3_f32 v0, v32, src_scc, v96
m16596:
v_max3_f32 v0, v32, 0, v96
m16597:
v_max3_f32 v0, v32, -16, v96
m16598:
v_max3_f32 v0, v32, 64, v96
m16599:
v_max3_f32 v0, v32, -4.0, v96
m16600:
v_max3_f32 v0, v32, 0.15915494, v96
m16601:
v_max3_f32 v0, v32, v64, s48
m16602:
v_max3_f32 v0, v32, v64, vcc_lo
m16603:
v_max3_f32 v0, v32, v64, m0
m16604:
v_max3_f32 v0, v32, v64, exec_hi
m16605:
v_max3_f32 v0, v32, v64, src_scc
m16606:
v_max3_f32 v0, v32, v64, 0
m16607:
v_max3_f32 v0, v32, v64, -16
m16608:
v_max3_f32 v0, v32, v64, 64
m16609:
v_max3_f32 v0, v32, v64, -4.0
m16610:
v_max3_f32 v0, v32, v64, 0.15915494
m16611:
v_max3_f32 v0, -|v32|, v64, v96
m16612:
v_max3_f32 v0, v32, -|v64|, v96
m16613:
v_max3_f32 v0, v32, v64, -|v96|
m16614:
v_max3_f32 v0, v32, v64, v96 clamp
m16615:
v_max3_f32 v0, v32, v64, v96 mul:4
m16616:
v_max3_f32 v0, v32, v64, v96 clamp div:2
m16617:
v_minimum3_f32 v0, v32, v64, v96
m16618:
v_minimum3_f32 v0, s16, v64, v96
m16619:
v_minimum3_f32 v0, vcc_lo, v64, v96
m16620:
v_minimum3_f32 v0, m0, v64, v96
m16621:
v_minimum3_f32 v0, exec_hi, v64, v96
m16622:
v_minimum3_f32 v0, src_scc, v64, v96
m16623:
v_minimum3_f32 v0, 0, v64, v96
m16624:
v_minimum3_f32 v0, -16, v64, v96
m16625:
v_minimum3_f32 v0, 64, v64, v96
m16626:
v_minimum3_f32 v0, -4.0, v64, v96
m16627:
v_minimum3_f32 v0, 0.15915494, v64, v96
m16628:
v_minimum3_f32 v0, v32, s32, v96
m16629:
v_minimum3_f32 v0, v32, vcc_lo, v96
m16630:
v_minimum3_f32 v0, v32, m0, v96
m16631:
v_minimum3_f32 v0, v32, exec_hi, v96
m16632:
v_minimum3_f32 v0, v32, src_scc, v96
m16633:
v_minimum3_f32 v0, v32, 0, v96
m16634:
v_minimum3_f32 v0, v32, -16, v96
m16635:
v_minimum3_f32 v0, v32, 64, v96
m16636:
v_minimum3_f32 v0, v32, -4.0, v96
m16637:
v_minimum3_f32 v0, v32, 0.15915494, v96
m16638:
v_minimum3_f32 v0, v32, v64, s48
m16639:
v_minimum3_f32 v0, v32, v64, vcc_lo
m16640:
v_minimum3_f32 v0, v32, v64, m0
m16641:
v_minimum3_f32 v0, v32, v64, exec_hi
m16642:
v_minimum3_f32 v0, v32, v64, src_scc
m16643:
v_minimum3_f32 v0, v32, v64, 0
m16644:
v_minimum3_f32 v0, v32, v64, -16
m16645:
v_minimum3_f32 v0, v32, v64, 64
m16646:
v_minimum3_f32 v0, v32, v64, -4.0
m16647:
v_minimum3_f32 v0, v32, v64, 0.15915494
m16648:
v_minimum3_f32 v0, -|v32|, v64, v96
m16649:
v_minimum3_f32 v0, v32, -|v64|, v96
m16650:
v_minimum3_f32 v0, v32, v64, -|v96|
m16651:
v_minimum3_f32 v0, v32, v64, v96 clamp
m16652:
v_minimum3_f32 v0, v32, v64, v96 mul:4
m16653:
v_minimum3_f32 v0, v32, v64, v96 clamp div:2
m16654:
v_maximum3_f32 v0, v32, v64, v96
m16655:
v_maximum3_f32 v0, s16, v64, v96
m16656:
v_maximum3_f32 v0, vcc_lo, v64, v96
m16657:
v_maximum3_f32 v0, m0, v64, v96
m16658:
v_maximum3_f32 v0, exec_hi, v64, v96
m16659:
v_maximum3_f32 v0, src_scc, v64, v96
m16660:
v_maximum3_f32 v0, 0, v64, v96
m16661:
v_maximum3_f32 v0, -16, v64, v96
m16662:
v_maximum3_f32 v0, 64, v64, v96
m16663:
v_maximum3_f32 v0, -4.0, v64, v96
m16664:
v_maximum3_f32 v0, 0.15915494, v64, v96
m16665:
v_maximum3_f32 v0, v32, s32, v96
m16666:
v_maximum3_f32 v0, v32, vcc_lo, v96
m16667:
v_maximum3_f32 v0, v32, m0, v96
m16668:
v_maximum3_f32 v0, v32, exec_hi, v96
m16669:
v_maximum3_f32 v0, v32, src_scc, v96
m16670:
v_maximum3_f32 v0, v32, 0, v96
m16671:
v_maximum3_f32 v0, v32, -16, v96
m16672:
v_maximum3_f32 v0, v32, 64, v96
m16673:
v_maximum3_f32 v0, v32, -4.0, v96
m16674:
v_maximum3_f32 v0, v32, 0.15915494, v96
m16675:
v_maximum3_f32 v0, v32, v64, s48
m16676:
v_maximum3_f32 v0, v32, v64, vcc_lo
m16677:
v_maximum3_f32 v0, v32, v64, m0
m16678:
v_maximum3_f32 v0, v32, v64, exec_hi
m16679:
v_maximum3_f32 v0, v32, v64, src_scc
m16680:
v_maximum3_f32 v0, v32, v64, 0
m16681:
v_maximum3_f32 v0, v32, v64, -16
m16682:
v_maximum3_f32 v0, v32, v64, 64
m16683:
v_maximum3_f32 v0, v32, v64, -4.0
m16684:
v_maximum3_f32 v0, v32, v64, 0.15915494
m16685:
v_maximum3_f32 v0, -|v32|, v64, v96
m16686:
v_maximum3_f32 v0, v32, -|v64|, v96
m16687:
v_maximum3_f32 v0, v32, v64, -|v96|
m16688:
v_maximum3_f32 v0, v32, v64, v96 clamp
m16689:
v_maximum3_f32 v0, v32, v64, v96 mul:4
m16690:
v_maximum3_f32 v0, v32, v64, v96 clamp div:2
m16691:
v_med3_f32 v0, v32, v64, v96
m16692:
v_med3_f32 v0, s16, v64, v96
m16693:
v_med3_f32 v0, vcc_lo, v64, v96
m16694:
v_med3_f32 v0, m0, v64, v96
m16695:
v_med3_f32 v0, exec_hi, v64, v96
m16696:
v_med3_f32 v0, src_scc, v64, v96
m16697:
v_med3_f32 v0, 0, v64, v96
m16698:
v_med3_f32 v0, -16, v64, v96
m16699:
v_med3_f32 v0, 64, v64, v96
m16700:
v_med3_f32 v0, -4.0, v64, v96
m16701:
v_med3_f32 v0, 0.15915494, v64, v96
m16702:
v_med3_f32 v0, v32, s32, v96
m16703:
v_med3_f32 v0, v32, vcc_lo, v96
m16704:
v_med3_f32 v0, v32, m0, v96
m16705:
v_med3_f32 v0, v32, exec_hi, v96
m16706:
v_med3_f32 v0, v32, src_scc, v96
m16707:
v_med3_f32 v0, v32, 0, v96
m16708:
v_med3_f32 v0, v32, -16, v96
m16709:
v_med3_f32 v0, v32, 64, v96
m16710:
v_med3_f32 v0, v32, -4.0, v96
m16711:
v_med3_f32 v0, v32, 0.15915494, v96
m16712:
v_med3_f32 v0, v32, v64, s48
m16713:
v_med3_f32 v0, v32, v64, vcc_lo
m16714:
v_med3_f32 v0, v32, v64, m0
m16715:
v_med3_f32 v0, v32, v64, exec_hi
m16716:
v_med3_f32 v0, v32, v64, src_scc
m16717:
v_med3_f32 v0, v32, v64, 0
m16718:
v_med3_f32 v0, v32, v64, -16
m16719:
v_med3_f32 v0, v32, v64, 64
m16720:
v_med3_f32 v0, v32, v64, -4.0
m16721:
v_med3_f32 v0, v32, v64, 0.15915494
m16722:
v_med3_f32 v0, -|v32|, v64, v96
m16723:
v_med3_f32 v0, v32, -|v64|, v96
m16724:
v_med3_f32 v0, v32, v64, -|v96|
m16725:
v_med3_f32 v0, v32, v64, v96 clamp
m16726:
v_med3_f32 v0, v32, v64, v96 mul:4
m16727:
v_med3_f32 v0, v32, v64, v96 clamp div:2
m16728:
v_ldexp_f32 v0, v32, v64
m16729:
v_ldexp_f32 v0, s16, v64
m16730:
v_ldexp_f32 v0, vcc_lo, v64
m16731:
v_ldexp_f32 v0, m0, v64
m16732:
v_ldexp_f32 v0, exec_hi, v64
m16733:
v_ldexp_f32 v0, src_scc, v64
m16734:
v_ldexp_f32 v0, 0, v64
m16735:
v_ldexp_f32 v0, -16, v64
m16736:
v_ldexp_f32 v0, 64, v64
m16737:
v_ldexp_f32 v0, -4.0, v64
m16738:
v_ldexp_f32 v0, 0.15915494, v64
m16739:
v_ldexp_f32 v0, v32, s32
m16740:
v_ldexp_f32 v0, v32, vcc_lo
m16741:
v_ldexp_f32 v0, v32, m0
m16742:
v_ldexp_f32 v0, v32, exec_hi
m16743:
v_ldexp_f32 v0, v32, src_scc
m16744:
v_ldexp_f32 v0, v32, 0
m16745:
v_ldexp_f32 v0, v32, -16
m16746:
v_ldexp_f32 v0, v32, 64
m16747:
v_ldexp_f32 v0, v32, -4.0
m16748:
v_ldexp_f32 v0, v32, 0.15915494
m16749:
v_ldexp_f32 v0, -|v32|, v64
m16750:
v_ldexp_f32 v0, v32, v64 clamp
m16751:
v_ldexp_f32 v0, v32, v64 mul:4
m16752:
v_ldexp_f32 v0, v32, v64 clamp div:2
m16753:
v_ldexp_f64 v[0:1], v[32:33], v64
m16754:
v_ldexp_f64 v[0:1], s[16:17], v64
m16755:
v_ldexp_f64 v[0:1], vcc, v64
m16756:
v_ldexp_f64 v[0:1], exec, v64
m16757:
v_ldexp_f64 v[0:1], 0, v64
m16758:
v_ldexp_f64 v[0:1], -16, v64
m16759:
v_ldexp_f64 v[0:1], 64, v64
m16760:
v_ldexp_f64 v[0:1], -4.0, v64
m16761:
v_ldexp_f64 v[0:1], 0.15915494309189532, v64
m16762:
v_ldexp_f64 v[0:1], v[32:33], s32
m16763:
v_ldexp_f64 v[0:1], v[32:33], vcc_lo
m16764:
v_ldexp_f64 v[0:1], v[32:33], m0
m16765:
v_ldexp_f64 v[0:1], v[32:33], exec_hi
m16766:
v_ldexp_f64 v[0:1], v[32:33], src_scc
m16767:
v_ldexp_f64 v[0:1], v[32:33], 0
m16768:
v_ldexp_f64 v[0:1], v[32:33], -16
m16769:
v_ldexp_f64 v[0:1], v[32:33], 64
m16770:
v_ldexp_f64 v[0:1], v[32:33], -4.0
m16771:
v_ldexp_f64 v[0:1], v[32:33], 0.15915494
m16772:
v_ldexp_f64 v[0:1], -|v[32:33]|, v64
m16773:
v_ldexp_f64 v[0:1], v[32:33], v64 clamp
m16774:
v_ldexp_f64 v[0:1], v[32:33], v64 mul:4
m16775:
v_ldexp_f64 v[0:1], v[32:33], v64 clamp div:2
m16776:
v_frexp_exp_i32_f32 v0, v32
m16777:
v_frexp_exp_i32_f32 v0, s16
m16778:
v_frexp_exp_i32_f32 v0, vcc_lo
m16779:
v_frexp_exp_i32_f32 v0, m0
m16780:
v_frexp_exp_i32_f32 v0, exec_hi
m16781:
v_frexp_exp_i32_f32 v0, src_scc
m16782:
v_frexp_exp_i32_f32 v0, 0
m16783:
v_frexp_exp_i32_f32 v0, -16
m16784:
v_frexp_exp_i32_f32 v0, 64
m16785:
v_frexp_exp_i32_f32 v0, -4.0
m16786:
v_frexp_exp_i32_f32 v0, 0.15915494
m16787:
v_frexp_exp_i32_f32_e64 v0, -|v32|
m16788:
v_frexp_exp_i32_f32_e32 v0, v32
m16789:
v_frexp_exp_i32_f32_e32 v0, 0x12345678
m16790:
v_frexp_exp_i32_f32_e64 v0, v32
m16791:
v_frexp_exp_i32_f32_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16792:
v_frexp_exp_i32_f32_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m16793:
v_frexp_exp_i32_f64 v0, v[32:33]
m16794:
v_frexp_exp_i32_f64 v0, s[16:17]
m16795:
v_frexp_exp_i32_f64 v0, vcc
m16796:
v_frexp_exp_i32_f64 v0, exec
m16797:
v_frexp_exp_i32_f64 v0, 0
m16798:
v_frexp_exp_i32_f64 v0, -16
m16799:
v_frexp_exp_i32_f64 v0, 64
m16800:
v_frexp_exp_i32_f64 v0, -4.0
m16801:
v_frexp_exp_i32_f64 v0, 0.15915494309189532
m16802:
v_frexp_exp_i32_f64_e64 v0, -|v[32:33]|
m16803:
v_frexp_exp_i32_f64_e32 v0, v[32:33]
m16804:
v_frexp_exp_i32_f64_e32 v0, 0x12345678
m16805:
v_frexp_exp_i32_f64_e64 v0, v[32:33]
m16806:
v_frexp_exp_i32_f64_dpp v0, v[32:33] row_newbcast:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m16807:
v_div_scale_f32 v0, s[16:17], v64, v96, v128
m16808:
v_div_scale_f32 v0, s[16:17], s32, v96, v128
m16809:
v_div_scale_f32 v0, s[16:17], vcc_lo, v96, v128
m16810:
v_div_scale_f32 v0, s[16:17], m0, v96, v128
m16811:
v_div_scale_f32 v0, s[16:17], exec_hi, v96, v128
m16812:
v_div_scale_f32 v0, s[16:17], src_scc, v96, v128
m16813:
v_div_scale_f32 v0, s[16:17], 0, v96, v128
m16814:
v_div_scale_f32 v0, s[16:17], -16, v96, v128
m16815:
v_div_scale_f32 v0, s[16:17], 64, v96, v128
m16816:
v_div_scale_f32 v0, s[16:17], -4.0, v96, v128
m16817:
v_div_scale_f32 v0, s[16:17], 0.15915494, v96, v128
m16818:
v_div_scale_f32 v0, s[16:17], v64, s48, v128
m16819:
v_div_scale_f32 v0, s[16:17], v64, vcc_lo, v128
m16820:
v_div_scale_f32 v0, s[16:17], v64, m0, v128
m16821:
v_div_scale_f32 v0, s[16:17], v64, exec_hi, v128
m16822:
v_div_scale_f32 v0, s[16:17], v64, src_scc, v128
m16823:
v_div_scale_f32 v0, s[16:17], v64, 0, v128
m16824:
v_div_scale_f32 v0, s[16:17], v64, -16, v128
m16825:
v_div_scale_f32 v0, s[16:17], v64, 64, v128
m16826:
v_div_scale_f32 v0, s[16:17], v64, -4.0, v128
m16827:
v_div_scale_f32 v0, s[16:17], v64, 0.15915494, v128
m16828:
v_div_scale_f32 v0, s[16:17], v64, v96, s64
m16829:
v_div_scale_f32 v0, s[16:17], v64, v96, vcc_lo
m16830:
v_div_scale_f32 v0, s[16:17], v64, v96, m0
m16831:
v_div_scale_f32 v0, s[16:17], v64, v96, exec_hi
m16832:
v_div_scale_f32 v0, s[16:17], v64, v96, src_scc
m16833:
v_div_scale_f32 v0, s[16:17], v64, v96, 0
m16834:
v_div_scale_f32 v0, s[16:17], v64, v96, -16
m16835:
v_div_scale_f32 v0, s[16:17], v64, v96, 64
m16836:
v_div_scale_f32 v0, s[16:17], v64, v96, -4.0
m16837:
v_div_scale_f32 v0, s[16:17], v64, v96, 0.15915494
m16838:
v_div_scale_f32 v0, s[16:17], -v64, v96, v128
m16839:
v_div_scale_f32 v0, s[16:17], v64, -v96, v128
m16840:
v_div_scale_f32 v0, s[16:17], v64, v96, -v128
m16841:
v_div_scale_f32 v0, s[16:17], v64, v96, v128 clamp
m16842:
v_div_scale_f32 v0, s[16:17], v64, v96, v128 mul:4
m16843:
v_div_scale_f32 v0, s[16:17], v64, v96, v128 clamp div:2
m16844:
v_div_fmas_f32 v0, v32, v64, v96
m16845:
v_div_fmas_f32 v0, 0, v64, v96
m16846:
v_div_fmas_f32 v0, -16, v64, v96
m16847:
v_div_fmas_f32 v0, 64, v64, v96
m16848:
v_div_fmas_f32 v0, -4.0, v64, v96
m16849:
v_div_fmas_f32 v0, 0.15915494, v64, v96
m16850:
v_div_fmas_f32 v0, v32, 0, v96
m16851:
v_div_fmas_f32 v0, v32, -16, v96
m16852:
v_div_fmas_f32 v0, v32, 64, v96
m16853:
v_div_fmas_f32 v0, v32, -4.0, v96
m16854:
v_div_fmas_f32 v0, v32, 0.15915494, v96
m16855:
v_div_fmas_f32 v0, v32, v64, 0
m16856:
v_div_fmas_f32 v0, v32, v64, -16
m16857:
v_div_fmas_f32 v0, v32, v64, 64
m16858:
v_div_fmas_f32 v0, v32, v64, -4.0
m16859:
v_div_fmas_f32 v0, v32, v64, 0.15915494
m16860:
v_div_fmas_f32 v0, -|v32|, v64, v96
m16861:
v_div_fmas_f32 v0, v32, -|v64|, v96
m16862:
v_div_fmas_f32 v0, v32, v64, -|v96|
m16863:
v_div_fmas_f32 v0, v32, v64, v96 clamp
m16864:
v_div_fmas_f32 v0, v32, v64, v96 mul:4
m16865:
v_div_fmas_f32 v0, v32, v64, v96 clamp div:2
m16866:
v_div_fixup_f32 v0, v32, v64, v96
m16867:
v_div_fixup_f32 v0, s16, v64, v96
m16868:
v_div_fixup_f32 v0, vcc_lo, v64, v96
m16869:
v_div_fixup_f32 v0, m0, v64, v96
m16870:
v_div_fixup_f32 v0, exec_hi, v64, v96
m16871:
v_div_fixup_f32 v0, src_scc, v64, v96
m16872:
v_div_fixup_f32 v0, 0, v64, v96
m16873:
v_div_fixup_f32 v0, -16, v64, v96
m16874:
v_div_fixup_f32 v0, 64, v64, v96
m16875:
v_div_fixup_f32 v0, -4.0, v64, v96
m16876:
v_div_fixup_f32 v0, 0.15915494, v64, v96
m16877:
v_div_fixup_f32 v0, v32, s32, v96
m16878:
v_div_fixup_f32 v0, v32, vcc_lo, v96
m16879:
v_div_fixup_f32 v0, v32, m0, v96
m16880:
v_div_fixup_f32 v0, v32, exec_hi, v96
m16881:
v_div_fixup_f32 v0, v32, src_scc, v96
m16882:
v_div_fixup_f32 v0, v32, 0, v96
m16883:
v_div_fixup_f32 v0, v32, -16, v96
m16884:
v_div_fixup_f32 v0, v32, 64, v96
m16885:
v_div_fixup_f32 v0, v32, -4.0, v96
m16886:
v_div_fixup_f32 v0, v32, 0.15915494, v96
m16887:
v_div_fixup_f32 v0, v32, v64, s48
m16888:
v_div_fixup_f32 v0, v32, v64, vcc_lo
m16889:
v_div_fixup_f32 v0, v32, v64, m0
m16890:
v_div_fixup_f32 v0, v32, v64, exec_hi
m16891:
v_div_fixup_f32 v0, v32, v64, src_scc
m16892:
v_div_fixup_f32 v0, v32, v64, 0
m16893:
v_div_fixup_f32 v0, v32, v64, -16
m16894:
v_div_fixup_f32 v0, v32, v64, 64
m16895:
v_div_fixup_f32 v0, v32, v64, -4.0
m16896:
v_div_fixup_f32 v0, v32, v64, 0.15915494
m16897:
v_div_fixup_f32 v0, -|v32|, v64, v96
m16898:
v_div_fixup_f32 v0, v32, -|v64|, v96
m16899:
v_div_fixup_f32 v0, v32, v64, -|v96|
m16900:
v_div_fixup_f32 v0, v32, v64, v96 clamp
m16901:
v_div_fixup_f32 v0, v32, v64, v96 mul:4
m16902:
v_div_fixup_f32 v0, v32, v64, v96 clamp div:2
m16903:
v_div_scale_f64 v[0:1], s[16:17], v[64:65], v[96:97], v[128:129]
m16904:
v_div_scale_f64 v[0:1], s[16:17], s[32:33], v[96:97], v[128:129]
m16905:
v_div_scale_f64 v[0:1], s[16:17], vcc, v[96:97], v[128:129]
m16906:
v_div_scale_f64 v[0:1], s[16:17], exec, v[96:97], v[128:129]
m16907:
v_div_scale_f64 v[0:1], s[16:17], 0, v[96:97], v[128:129]
m16908:
v_div_scale_f64 v[0:1], s[16:17], -16, v[96:97], v[128:129]
m16909:
v_div_scale_f64 v[0:1], s[16:17], 64, v[96:97], v[128:129]
m16910:
v_div_scale_f64 v[0:1], s[16:17], -4.0, v[96:97], v[128:129]
m16911:
v_div_scale_f64 v[0:1], s[16:17], 0.15915494309189532, v[96:97], v[128:129]
m16912:
v_div_scale_f64 v[0:1], s[16:17], v[64:65], s[48:49], v[128:129]
m16913:
v_div_scale_f64 v[0:1], s[16:17], v[64:65], vcc, v[128:129]
m16914:
v_div_scale_f64 v[0:1], s[16:17], v[64:65], exec, v[128:129]
m16915:
v_div_scale_f64 v[0:1], s[16:17], v[64:65], 0, v[128:129]
m16916:
v_div_scale_f64 v[0:1], s[16:17], v[64:65], -16, v[128:129]
m16917:
v_div_scale_f64 v[0:1], s[16:17], v[64:65], 64, v[128:129]
m16918:
v_div_scale_f64 v[0:1], s[16:17], v[64:65], -4.0, v[128:129]
m16919:
v_div_scale_f64 v[0:1], s[16:17], v[64:65], 0.15915494309189532, v[128:129]
m16920:
v_div_scale_f64 v[0:1], s[16:17], v[64:65], v[96:97], s[64:65]
m16921:
v_div_scale_f64 v[0:1], s[16:17], v[64:65], v[96:97], vcc
m16922:
v_div_scale_f64 v[0:1], s[16:17], v[64:65], v[96:97], exec
m16923:
v_div_scale_f64 v[0:1], s[16:17], v[64:65], v[96:97], 0
m16924:
v_div_scale_f64 v[0:1], s[16:17], v[64:65], v[96:97], -16
m16925:
v_div_scale_f64 v[0:1], s[16:17], v[64:65], v[96:97], 64
m16926:
v_div_scale_f64 v[0:1], s[16:17], v[64:65], v[96:97], -4.0
m16927:
v_div_scale_f64 v[0:1], s[16:17], v[64:65], v[96:97], 0.15915494309189532
m16928:
v_div_scale_f64 v[0:1], s[16:17], -v[64:65], v[96:97], v[128:129]
m16929:
v_div_scale_f64 v[0:1], s[16:17], v[64:65], -v[96:97], v[128:129]
m16930:
v_div_scale_f64 v[0:1], s[16:17], v[64:65], v[96:97], -v[128:129]
m16931:
v_div_scale_f64 v[0:1], s[16:17], v[64:65], v[96:97], v[128:129] clamp
m16932:
v_div_scale_f64 v[0:1], s[16:17], v[64:65], v[96:97], v[128:129] mul:4
m16933:
v_div_scale_f64 v[0:1], s[16:17], v[64:65], v[96:97], v[128:129] clamp div:2
m16934:
v_div_fmas_f64 v[0:1], v[32:33], v[64:65], v[96:97]
m16935:
v_div_fmas_f64 v[0:1], 0, v[64:65], v[96:97]
m16936:
v_div_fmas_f64 v[0:1], -16, v[64:65], v[96:97]
m16937:
v_div_fmas_f64 v[0:1], 64, v[64:65], v[96:97]
m16938:
v_div_fmas_f64 v[0:1], -4.0, v[64:65], v[96:97]
m16939:
v_div_fmas_f64 v[0:1], 0.15915494309189532, v[64:65], v[96:97]
m16940:
v_div_fmas_f64 v[0:1], v[32:33], 0, v[96:97]
m16941:
v_div_fmas_f64 v[0:1], v[32:33], -16, v[96:97]
m16942:
v_div_fmas_f64 v[0:1], v[32:33], 64, v[96:97]
m16943:
v_div_fmas_f64 v[0:1], v[32:33], -4.0, v[96:97]
m16944:
v_div_fmas_f64 v[0:1], v[32:33], 0.15915494309189532, v[96:97]
m16945:
v_div_fmas_f64 v[0:1], v[32:33], v[64:65], 0
m16946:
v_div_fmas_f64 v[0:1], v[32:33], v[64:65], -16
m16947:
v_div_fmas_f64 v[0:1], v[32:33], v[64:65], 64
m16948:
v_div_fmas_f64 v[0:1], v[32:33], v[64:65], -4.0
m16949:
v_div_fmas_f64 v[0:1], v[32:33], v[64:65], 0.15915494309189532
m16950:
v_div_fmas_f64 v[0:1], -|v[32:33]|, v[64:65], v[96:97]
m16951:
v_div_fmas_f64 v[0:1], v[32:33], -|v[64:65]|, v[96:97]
m16952:
v_div_fmas_f64 v[0:1], v[32:33], v[64:65], -|v[96:97]|
m16953:
v_div_fmas_f64 v[0:1], v[32:33], v[64:65], v[96:97] clamp
m16954:
v_div_fmas_f64 v[0:1], v[32:33], v[64:65], v[96:97] mul:4
m16955:
v_div_fmas_f64 v[0:1], v[32:33], v[64:65], v[96:97] clamp div:2
m16956:
v_div_fixup_f64 v[0:1], v[32:33], v[64:65], v[96:97]
m16957:
v_div_fixup_f64 v[0:1], s[16:17], v[64:65], v[96:97]
m16958:
v_div_fixup_f64 v[0:1], vcc, v[64:65], v[96:97]
m16959:
v_div_fixup_f64 v[0:1], exec, v[64:65], v[96:97]
m16960:
v_div_fixup_f64 v[0:1], 0, v[64:65], v[96:97]
m16961:
v_div_fixup_f64 v[0:1], -16, v[64:65], v[96:97]
m16962:
v_div_fixup_f64 v[0:1], 64, v[64:65], v[96:97]
m16963:
v_div_fixup_f64 v[0:1], -4.0, v[64:65], v[96:97]
m16964:
v_div_fixup_f64 v[0:1], 0.15915494309189532, v[64:65], v[96:97]
m16965:
v_div_fixup_f64 v[0:1], v[32:33], s[32:33], v[96:97]
m16966:
v_div_fixup_f64 v[0:1], v[32:33], vcc, v[96:97]
m16967:
v_div_fixup_f64 v[0:1], v[32:33], exec, v[96:97]
m16968:
v_div_fixup_f64 v[0:1], v[32:33], 0, v[96:97]
m16969:
v_div_fixup_f64 v[0:1], v[32:33], -16, v[96:97]
m16970:
v_div_fixup_f64 v[0:1], v[32:33], 64, v[96:97]
m16971:
v_div_fixup_f64 v[0:1], v[32:33], -4.0, v[96:97]
m16972:
v_div_fixup_f64 v[0:1], v[32:33], 0.15915494309189532, v[96:97]
m16973:
v_div_fixup_f64 v[0:1], v[32:33], v[64:65], s[48:49]
m16974:
v_div_fixup_f64 v[0:1], v[32:33], v[64:65], vcc
m16975:
v_div_fixup_f64 v[0:1], v[32:33], v[64:65], exec
m16976:
v_div_fixup_f64 v[0:1], v[32:33], v[64:65], 0
m16977:
v_div_fixup_f64 v[0:1], v[32:33], v[64:65], -16
m16978:
v_div_fixup_f64 v[0:1], v[32:33], v[64:65], 64
m16979:
v_div_fixup_f64 v[0:1], v[32:33], v[64:65], -4.0
m16980:
v_div_fixup_f64 v[0:1], v[32:33], v[64:65], 0.15915494309189532
m16981:
v_div_fixup_f64 v[0:1], -|v[32:33]|, v[64:65], v[96:97]
m16982:
v_div_fixup_f64 v[0:1], v[32:33], -|v[64:65]|, v[96:97]
m16983:
v_div_fixup_f64 v[0:1], v[32:33], v[64:65], -|v[96:97]|
m16984:
v_div_fixup_f64 v[0:1], v[32:33], v[64:65], v[96:97] clamp
m16985:
v_div_fixup_f64 v[0:1], v[32:33], v[64:65], v[96:97] mul:4
m16986:
v_div_fixup_f64 v[0:1], v[32:33], v[64:65], v[96:97] clamp div:2
m16987:
v_mul_legacy_f32 v0, v32, v64
m16988:
v_mul_legacy_f32 v0, s16, v64
m16989:
v_mul_legacy_f32 v0, vcc_lo, v64
m16990:
v_mul_legacy_f32 v0, m0, v64
m16991:
v_mul_legacy_f32 v0, exec_hi, v64
m16992:
v_mul_legacy_f32 v0, src_scc, v64
m16993:
v_mul_legacy_f32 v0, 0, v64
m16994:
v_mul_legacy_f32 v0, -16, v64
m16995:
v_mul_legacy_f32 v0, 64, v64
m16996:
v_mul_legacy_f32 v0, -4.0, v64
m16997:
v_mul_legacy_f32 v0, 0.15915494, v64
m16998:
v_mul_legacy_f32 v0, v32, s32
m16999:
v_mul_legacy_f32 v0, v32, vcc_lo
m17000:
v_mul_legacy_f32 v0, v32, m0
m17001:
v_mul_legacy_f32 v0, v32, exec_hi
m17002:
v_mul_legacy_f32 v0, v32, src_scc
m17003:
v_mul_legacy_f32 v0, v32, 0
m17004:
v_mul_legacy_f32 v0, v32, -16
m17005:
v_mul_legacy_f32 v0, v32, 64
m17006:
v_mul_legacy_f32 v0, v32, -4.0
m17007:
v_mul_legacy_f32 v0, v32, 0.15915494
m17008:
v_mul_legacy_f32 v0, -|v32|, v64
m17009:
v_mul_legacy_f32 v0, v32, -|v64|
m17010:
v_mul_legacy_f32 v0, v32, v64 clamp
m17011:
v_mul_legacy_f32 v0, v32, v64 mul:4
m17012:
v_mul_legacy_f32 v0, v32, v64 clamp div:2
m17013:
v_nop
m17014:
v_mov_b32 v0, v32
m17015:
v_mov_b32 v0, s16
m17016:
v_mov_b32 v0, vcc_lo
m17017:
v_mov_b32 v0, m0
m17018:
v_mov_b32 v0, exec_hi
m17019:
v_mov_b32 v0, src_scc
m17020:
v_mov_b32 v0, 0
m17021:
v_mov_b32 v0, -16
m17022:
v_mov_b32 v0, 64
m17023:
v_mov_b32 v0, -4.0
m17024:
v_mov_b32 v0, 0.15915494
m17025:
v_mov_b32_e32 v0, v32
m17026:
v_mov_b32_e32 v0, 0x12345678
m17027:
v_mov_b32_e64 v0, v32
m17028:
v_mov_b32_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m17029:
v_mov_b32_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m17030:
v_mov_b64 v[0:1], v[32:33]
m17031:
v_mov_b64 v[0:1], s[16:17]
m17032:
v_mov_b64 v[0:1], vcc
m17033:
v_mov_b64 v[0:1], exec
m17034:
v_mov_b64 v[0:1], 0
m17035:
v_mov_b64 v[0:1], -16
m17036:
v_mov_b64 v[0:1], 64
m17037:
v_mov_b64 v[0:1], -4.0
m17038:
v_mov_b64_e32 v[0:1], v[32:33]
m17039:
v_mov_b64_e32 v[0:1], 0x12345678
m17040:
v_mov_b64_e64 v[0:1], v[32:33]
m17041:
v_mov_b64_dpp v[0:1], v[32:33] row_newbcast:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m17042:
v_swap_b32 v0, v32
m17043:
v_swap_b32_e32 v0, v32
m17044:
v_not_b32 v0, v32
m17045:
v_not_b32 v0, s16
m17046:
v_not_b32 v0, vcc_lo
m17047:
v_not_b32 v0, m0
m17048:
v_not_b32 v0, exec_hi
m17049:
v_not_b32 v0, src_scc
m17050:
v_not_b32 v0, 0
m17051:
v_not_b32 v0, -16
m17052:
v_not_b32 v0, 64
m17053:
v_not_b32 v0, -4.0
m17054:
v_not_b32 v0, 0.15915494
m17055:
v_not_b32_e32 v0, v32
m17056:
v_not_b32_e32 v0, 0x12345678
m17057:
v_not_b32_e64 v0, v32
m17058:
v_not_b32_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m17059:
v_not_b32_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m17060:
v_bfrev_b32 v0, v32
m17061:
v_bfrev_b32 v0, s16
m17062:
v_bfrev_b32 v0, vcc_lo
m17063:
v_bfrev_b32 v0, m0
m17064:
v_bfrev_b32 v0, exec_hi
m17065:
v_bfrev_b32 v0, src_scc
m17066:
v_bfrev_b32 v0, 0
m17067:
v_bfrev_b32 v0, -16
m17068:
v_bfrev_b32 v0, 64
m17069:
v_bfrev_b32 v0, -4.0
m17070:
v_bfrev_b32 v0, 0.15915494
m17071:
v_bfrev_b32_e32 v0, v32
m17072:
v_bfrev_b32_e32 v0, 0x12345678
m17073:
v_bfrev_b32_e64 v0, v32
m17074:
v_bfrev_b32_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m17075:
v_bfrev_b32_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m17076:
v_ffbh_u32 v0, v32
m17077:
v_ffbh_u32 v0, s16
m17078:
v_ffbh_u32 v0, vcc_lo
m17079:
v_ffbh_u32 v0, m0
m17080:
v_ffbh_u32 v0, exec_hi
m17081:
v_ffbh_u32 v0, src_scc
m17082:
v_ffbh_u32 v0, 0
m17083:
v_ffbh_u32 v0, -16
m17084:
v_ffbh_u32 v0, 64
m17085:
v_ffbh_u32 v0, -4.0
m17086:
v_ffbh_u32 v0, 0.15915494
m17087:
v_ffbh_u32_e32 v0, v32
m17088:
v_ffbh_u32_e32 v0, 0x12345678
m17089:
v_ffbh_u32_e64 v0, v32
m17090:
v_ffbh_u32_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m17091:
v_ffbh_u32_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m17092:
v_ffbh_i32 v0, v32
m17093:
v_ffbh_i32 v0, s16
m17094:
v_ffbh_i32 v0, vcc_lo
m17095:
v_ffbh_i32 v0, m0
m17096:
v_ffbh_i32 v0, exec_hi
m17097:
v_ffbh_i32 v0, src_scc
m17098:
v_ffbh_i32 v0, 0
m17099:
v_ffbh_i32 v0, -16
m17100:
v_ffbh_i32 v0, 64
m17101:
v_ffbh_i32 v0, -4.0
m17102:
v_ffbh_i32 v0, 0.15915494
m17103:
v_ffbh_i32_e32 v0, v32
m17104:
v_ffbh_i32_e32 v0, 0x12345678
m17105:
v_ffbh_i32_e64 v0, v32
m17106:
v_ffbh_i32_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m17107:
v_ffbh_i32_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m17108:
v_ffbl_b32 v0, v32
m17109:
v_ffbl_b32 v0, s16
m17110:
v_ffbl_b32 v0, vcc_lo
m17111:
v_ffbl_b32 v0, m0
m17112:
v_ffbl_b32 v0, exec_hi
m17113:
v_ffbl_b32 v0, src_scc
m17114:
v_ffbl_b32 v0, 0
m17115:
v_ffbl_b32 v0, -16
m17116:
v_ffbl_b32 v0, 64
m17117:
v_ffbl_b32 v0, -4.0
m17118:
v_ffbl_b32 v0, 0.15915494
m17119:
v_ffbl_b32_e32 v0, v32
m17120:
v_ffbl_b32_e32 v0, 0x12345678
m17121:
v_ffbl_b32_e64 v0, v32
m17122:
v_ffbl_b32_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m17123:
v_ffbl_b32_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m17124:
v_and_b32 v0, v32, v64
m17125:
v_and_b32 v0, s16, v64
m17126:
v_and_b32 v0, vcc_lo, v64
m17127:
v_and_b32 v0, m0, v64
m17128:
v_and_b32 v0, exec_hi, v64
m17129:
v_and_b32 v0, src_scc, v64
m17130:
v_and_b32 v0, 0, v64
m17131:
v_and_b32 v0, -16, v64
m17132:
v_and_b32 v0, 64, v64
m17133:
v_and_b32 v0, -4.0, v64
m17134:
v_and_b32 v0, 0.15915494, v64
m17135:
v_and_b32 v0, v32, s32
m17136:
v_and_b32 v0, v32, vcc_lo
m17137:
v_and_b32 v0, v32, m0
m17138:
v_and_b32 v0, v32, exec_hi
m17139:
v_and_b32 v0, v32, src_scc
m17140:
v_and_b32 v0, v32, 0
m17141:
v_and_b32 v0, v32, -16
m17142:
v_and_b32 v0, v32, 64
m17143:
v_and_b32 v0, v32, -4.0
m17144:
v_and_b32 v0, v32, 0.15915494
m17145:
v_and_b32_e32 v0, v32, v64
m17146:
v_and_b32_e32 v0, 0x12345678, v64
m17147:
v_and_b32_e64 v0, v32, v64
m17148:
v_and_b32_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m17149:
v_and_b32_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m17150:
v_or_b32 v0, v32, v64
m17151:
v_or_b32 v0, s16, v64
m17152:
v_or_b32 v0, vcc_lo, v64
m17153:
v_or_b32 v0, m0, v64
m17154:
v_or_b32 v0, exec_hi, v64
m17155:
v_or_b32 v0, src_scc, v64
m17156:
v_or_b32 v0, 0, v64
m17157:
v_or_b32 v0, -16, v64
m17158:
v_or_b32 v0, 64, v64
m17159:
v_or_b32 v0, -4.0, v64
m17160:
v_or_b32 v0, 0.15915494, v64
m17161:
v_or_b32 v0, v32, s32
m17162:
v_or_b32 v0, v32, vcc_lo
m17163:
v_or_b32 v0, v32, m0
m17164:
v_or_b32 v0, v32, exec_hi
m17165:
v_or_b32 v0, v32, src_scc
m17166:
v_or_b32 v0, v32, 0
m17167:
v_or_b32 v0, v32, -16
m17168:
v_or_b32 v0, v32, 64
m17169:
v_or_b32 v0, v32, -4.0
m17170:
v_or_b32 v0, v32, 0.15915494
m17171:
v_or_b32_e32 v0, v32, v64
m17172:
v_or_b32_e32 v0, 0x12345678, v64
m17173:
v_or_b32_e64 v0, v32, v64
m17174:
v_or_b32_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m17175:
v_or_b32_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m17176:
v_xor_b32 v0, v32, v64
m17177:
v_xor_b32 v0, s16, v64
m17178:
v_xor_b32 v0, vcc_lo, v64
m17179:
v_xor_b32 v0, m0, v64
m17180:
v_xor_b32 v0, exec_hi, v64
m17181:
v_xor_b32 v0, src_scc, v64
m17182:
v_xor_b32 v0, 0, v64
m17183:
v_xor_b32 v0, -16, v64
m17184:
v_xor_b32 v0, 64, v64
m17185:
v_xor_b32 v0, -4.0, v64
m17186:
v_xor_b32 v0, 0.15915494, v64
m17187:
v_xor_b32 v0, v32, s32
m17188:
v_xor_b32 v0, v32, vcc_lo
m17189:
v_xor_b32 v0, v32, m0
m17190:
v_xor_b32 v0, v32, exec_hi
m17191:
v_xor_b32 v0, v32, src_scc
m17192:
v_xor_b32 v0, v32, 0
m17193:
v_xor_b32 v0, v32, -16
m17194:
v_xor_b32 v0, v32, 64
m17195:
v_xor_b32 v0, v32, -4.0
m17196:
v_xor_b32 v0, v32, 0.15915494
m17197:
v_xor_b32_e32 v0, v32, v64
m17198:
v_xor_b32_e32 v0, 0x12345678, v64
m17199:
v_xor_b32_e64 v0, v32, v64
m17200:
v_xor_b32_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m17201:
v_xor_b32_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m17202:
v_xnor_b32 v0, v32, v64
m17203:
v_xnor_b32 v0, s16, v64
m17204:
v_xnor_b32 v0, vcc_lo, v64
m17205:
v_xnor_b32 v0, m0, v64
m17206:
v_xnor_b32 v0, exec_hi, v64
m17207:
v_xnor_b32 v0, src_scc, v64
m17208:
v_xnor_b32 v0, 0, v64
m17209:
v_xnor_b32 v0, -16, v64
m17210:
v_xnor_b32 v0, 64, v64
m17211:
v_xnor_b32 v0, -4.0, v64
m17212:
v_xnor_b32 v0, 0.15915494, v64
m17213:
v_xnor_b32 v0, v32, s32
m17214:
v_xnor_b32 v0, v32, vcc_lo
m17215:
v_xnor_b32 v0, v32, m0
m17216:
v_xnor_b32 v0, v32, exec_hi
m17217:
v_xnor_b32 v0, v32, src_scc
m17218:
v_xnor_b32 v0, v32, 0
m17219:
v_xnor_b32 v0, v32, -16
m17220:
v_xnor_b32 v0, v32, 64
m17221:
v_xnor_b32 v0, v32, -4.0
m17222:
v_xnor_b32 v0, v32, 0.15915494
m17223:
v_xnor_b32_e32 v0, v32, v64
m17224:
v_xnor_b32_e32 v0, 0x12345678, v64
m17225:
v_xnor_b32_e64 v0, v32, v64
m17226:
v_xnor_b32_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m17227:
v_xnor_b32_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m17228:
v_add_u32 v0, v32, v64
m17229:
v_add_u32 v0, s16, v64
m17230:
v_add_u32 v0, vcc_lo, v64
m17231:
v_add_u32 v0, m0, v64
m17232:
v_add_u32 v0, exec_hi, v64
m17233:
v_add_u32 v0, src_scc, v64
m17234:
v_add_u32 v0, 0, v64
m17235:
v_add_u32 v0, -16, v64
m17236:
v_add_u32 v0, 64, v64
m17237:
v_add_u32 v0, -4.0, v64
m17238:
v_add_u32 v0, 0.15915494, v64
m17239:
v_add_u32 v0, v32, s32
m17240:
v_add_u32 v0, v32, vcc_lo
m17241:
v_add_u32 v0, v32, m0
m17242:
v_add_u32 v0, v32, exec_hi
m17243:
v_add_u32 v0, v32, src_scc
m17244:
v_add_u32 v0, v32, 0
m17245:
v_add_u32 v0, v32, -16
m17246:
v_add_u32 v0, v32, 64
m17247:
v_add_u32 v0, v32, -4.0
m17248:
v_add_u32 v0, v32, 0.15915494
m17249:
v_add_u32_e32 v0, v32, v64
m17250:
v_add_u32_e32 v0, 0x12345678, v64
m17251:
v_add_u32_e64 v0, v32, v64
m17252:
v_add_u32_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m17253:
v_add_u32_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m17254:
v_sub_u32 v0, v32, v64
m17255:
v_sub_u32 v0, s16, v64
m17256:
v_sub_u32 v0, vcc_lo, v64
m17257:
v_sub_u32 v0, m0, v64
m17258:
v_sub_u32 v0, exec_hi, v64
m17259:
v_sub_u32 v0, src_scc, v64
m17260:
v_sub_u32 v0, 0, v64
m17261:
v_sub_u32 v0, -16, v64
m17262:
v_sub_u32 v0, 64, v64
m17263:
v_sub_u32 v0, -4.0, v64
m17264:
v_sub_u32 v0, 0.15915494, v64
m17265:
v_sub_u32 v0, v32, s32
m17266:
v_sub_u32 v0, v32, vcc_lo
m17267:
v_sub_u32 v0, v32, m0
m17268:
v_sub_u32 v0, v32, exec_hi
m17269:
v_sub_u32 v0, v32, src_scc
m17270:
v_sub_u32 v0, v32, 0
m17271:
v_sub_u32 v0, v32, -16
m17272:
v_sub_u32 v0, v32, 64
m17273:
v_sub_u32 v0, v32, -4.0
m17274:
v_sub_u32 v0, v32, 0.15915494
m17275:
v_sub_u32_e32 v0, v32, v64
m17276:
v_sub_u32_e32 v0, 0x12345678, v64
m17277:
v_sub_u32_e64 v0, v32, v64
m17278:
v_sub_u32_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m17279:
v_sub_u32_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m17280:
v_subrev_u32 v0, v32, v64
m17281:
v_subrev_u32 v0, s16, v64
m17282:
v_subrev_u32 v0, vcc_lo, v64
m17283:
v_subrev_u32 v0, m0, v64
m17284:
v_subrev_u32 v0, exec_hi, v64
m17285:
v_subrev_u32 v0, src_scc, v64
m17286:
v_subrev_u32 v0, 0, v64
m17287:
v_subrev_u32 v0, -16, v64
m17288:
v_subrev_u32 v0, 64, v64
m17289:
v_subrev_u32 v0, -4.0, v64
m17290:
v_subrev_u32 v0, 0.15915494, v64
m17291:
v_subrev_u32 v0, v32, s32
m17292:
v_subrev_u32 v0, v32, vcc_lo
m17293:
v_subrev_u32 v0, v32, m0
m17294:
v_subrev_u32 v0, v32, exec_hi
m17295:
v_subrev_u32 v0, v32, src_scc
m17296:
v_subrev_u32 v0, v32, 0
m17297:
v_subrev_u32 v0, v32, -16
m17298:
v_subrev_u32 v0, v32, 64
m17299:
v_subrev_u32 v0, v32, -4.0
m17300:
v_subrev_u32 v0, v32, 0.15915494
m17301:
v_subrev_u32_e32 v0, v32, v64
m17302:
v_subrev_u32_e32 v0, 0x12345678, v64
m17303:
v_subrev_u32_e64 v0, v32, v64
m17304:
v_subrev_u32_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m17305:
v_subrev_u32_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m17306:
v_add_i32 v0, v32, v64
m17307:
v_add_i32 v0, s16, v64
m17308:
v_add_i32 v0, vcc_lo, v64
m17309:
v_add_i32 v0, m0, v64
m17310:
v_add_i32 v0, exec_hi, v64
m17311:
v_add_i32 v0, src_scc, v64
m17312:
v_add_i32 v0, 0, v64
m17313:
v_add_i32 v0, -16, v64
m17314:
v_add_i32 v0, 64, v64
m17315:
v_add_i32 v0, -4.0, v64
m17316:
v_add_i32 v0, 0.15915494, v64
m17317:
v_add_i32 v0, v32, s32
m17318:
v_add_i32 v0, v32, vcc_lo
m17319:
v_add_i32 v0, v32, m0
m17320:
v_add_i32 v0, v32, exec_hi
m17321:
v_add_i32 v0, v32, src_scc
m17322:
v_add_i32 v0, v32, 0
m17323:
v_add_i32 v0, v32, -16
m17324:
v_add_i32 v0, v32, 64
m17325:
v_add_i32 v0, v32, -4.0
m17326:
v_add_i32 v0, v32, 0.15915494
m17327:
v_sub_i32 v0, v32, v64
m17328:
v_sub_i32 v0, s16, v64
m17329:
v_sub_i32 v0, vcc_lo, v64
m17330:
v_sub_i32 v0, m0, v64
m17331:
v_sub_i32 v0, exec_hi, v64
m17332:
v_sub_i32 v0, src_scc, v64
m17333:
v_sub_i32 v0, 0, v64
m17334:
v_sub_i32 v0, -16, v64
m17335:
v_sub_i32 v0, 64, v64
m17336:
v_sub_i32 v0, -4.0, v64
m17337:
v_sub_i32 v0, 0.15915494, v64
m17338:
v_sub_i32 v0, v32, s32
m17339:
v_sub_i32 v0, v32, vcc_lo
m17340:
v_sub_i32 v0, v32, m0
m17341:
v_sub_i32 v0, v32, exec_hi
m17342:
v_sub_i32 v0, v32, src_scc
m17343:
v_sub_i32 v0, v32, 0
m17344:
v_sub_i32 v0, v32, -16
m17345:
v_sub_i32 v0, v32, 64
m17346:
v_sub_i32 v0, v32, -4.0
m17347:
v_sub_i32 v0, v32, 0.15915494
m17348:
v_add_co_u32 v0, s[16:17], v64, v96
m17349:
v_add_co_u32 v0, s[16:17], s32, v96
m17350:
v_add_co_u32 v0, s[16:17], vcc_lo, v96
m17351:
v_add_co_u32 v0, s[16:17], m0, v96
m17352:
v_add_co_u32 v0, s[16:17], exec_hi, v96
m17353:
v_add_co_u32 v0, s[16:17], src_scc, v96
m17354:
v_add_co_u32 v0, s[16:17], 0, v96
m17355:
v_add_co_u32 v0, s[16:17], -16, v96
m17356:
v_add_co_u32 v0, s[16:17], 64, v96
m17357:
v_add_co_u32 v0, s[16:17], -4.0, v96
m17358:
v_add_co_u32 v0, s[16:17], 0.15915494, v96
m17359:
v_add_co_u32 v0, s[16:17], v64, s48
m17360:
v_add_co_u32 v0, s[16:17], v64, vcc_lo
m17361:
v_add_co_u32 v0, s[16:17], v64, m0
m17362:
v_add_co_u32 v0, s[16:17], v64, exec_hi
m17363:
v_add_co_u32 v0, s[16:17], v64, src_scc
m17364:
v_add_co_u32 v0, s[16:17], v64, 0
m17365:
v_add_co_u32 v0, s[16:17], v64, -16
m17366:
v_add_co_u32 v0, s[16:17], v64, 64
m17367:
v_add_co_u32 v0, s[16:17], v64, -4.0
m17368:
v_add_co_u32 v0, s[16:17], v64, 0.15915494
m17369:
v_add_co_u32_e32 v0, vcc, v64, v96
m17370:
v_add_co_u32_e32 v0, vcc, 0x12345678, v96
m17371:
v_add_co_u32_e64 v0, s[16:17], v64, v96
m17372:
v_add_co_u32_dpp v0, vcc, v64, v96 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m17373:
v_add_co_u32_sdwa v0, vcc, v64, v96 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m17374:
v_sub_co_u32 v0, s[16:17], v64, v96
m17375:
v_sub_co_u32 v0, s[16:17], s32, v96
m17376:
v_sub_co_u32 v0, s[16:17], vcc_lo, v96
m17377:
v_sub_co_u32 v0, s[16:17], m0, v96
m17378:
v_sub_co_u32 v0, s[16:17], exec_hi, v96
m17379:
v_sub_co_u32 v0, s[16:17], src_scc, v96
m17380:
v_sub_co_u32 v0, s[16:17], 0, v96
m17381:
v_sub_co_u32 v0, s[16:17], -16, v96
m17382:
v_sub_co_u32 v0, s[16:17], 64, v96
m17383:
v_sub_co_u32 v0, s[16:17], -4.0, v96
m17384:
v_sub_co_u32 v0, s[16:17], 0.15915494, v96
m17385:
v_sub_co_u32 v0, s[16:17], v64, s48
m17386:
v_sub_co_u32 v0, s[16:17], v64, vcc_lo
m17387:
v_sub_co_u32 v0, s[16:17], v64, m0
m17388:
v_sub_co_u32 v0, s[16:17], v64, exec_hi
m17389:
v_sub_co_u32 v0, s[16:17], v64, src_scc
m17390:
v_sub_co_u32 v0, s[16:17], v64, 0
m17391:
v_sub_co_u32 v0, s[16:17], v64, -16
m17392:
v_sub_co_u32 v0, s[16:17], v64, 64
m17393:
v_sub_co_u32 v0, s[16:17], v64, -4.0
m17394:
v_sub_co_u32 v0, s[16:17], v64, 0.15915494
m17395:
v_sub_co_u32_e32 v0, vcc, v64, v96
m17396:
v_sub_co_u32_e32 v0, vcc, 0x12345678, v96
m17397:
v_sub_co_u32_e64 v0, s[16:17], v64, v96
m17398:
v_sub_co_u32_dpp v0, vcc, v64, v96 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m17399:
v_sub_co_u32_sdwa v0, vcc, v64, v96 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m17400:
v_subrev_co_u32 v0, s[16:17], v64, v96
m17401:
v_subrev_co_u32 v0, s[16:17], s32, v96
m17402:
v_subrev_co_u32 v0, s[16:17], vcc_lo, v96
m17403:
v_subrev_co_u32 v0, s[16:17], m0, v96
m17404:
v_subrev_co_u32 v0, s[16:17], exec_hi, v96
m17405:
v_subrev_co_u32 v0, s[16:17], src_scc, v96
m17406:
v_subrev_co_u32 v0, s[16:17], 0, v96
m17407:
v_subrev_co_u32 v0, s[16:17], -16, v96
m17408:
v_subrev_co_u32 v0, s[16:17], 64, v96
m17409:
v_subrev_co_u32 v0, s[16:17], -4.0, v96
m17410:
v_subrev_co_u32 v0, s[16:17], 0.15915494, v96
m17411:
v_subrev_co_u32 v0, s[16:17], v64, s48
m17412:
v_subrev_co_u32 v0, s[16:17], v64, vcc_lo
m17413:
v_subrev_co_u32 v0, s[16:17], v64, m0
m17414:
v_subrev_co_u32 v0, s[16:17], v64, exec_hi
m17415:
v_subrev_co_u32 v0, s[16:17], v64, src_scc
m17416:
v_subrev_co_u32 v0, s[16:17], v64, 0
m17417:
v_subrev_co_u32 v0, s[16:17], v64, -16
m17418:
v_subrev_co_u32 v0, s[16:17], v64, 64
m17419:
v_subrev_co_u32 v0, s[16:17], v64, -4.0
m17420:
v_subrev_co_u32 v0, s[16:17], v64, 0.15915494
m17421:
v_subrev_co_u32_e32 v0, vcc, v64, v96
m17422:
v_subrev_co_u32_e32 v0, vcc, 0x12345678, v96
m17423:
v_subrev_co_u32_e64 v0, s[16:17], v64, v96
m17424:
v_subrev_co_u32_dpp v0, vcc, v64, v96 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m17425:
v_subrev_co_u32_sdwa v0, vcc, v64, v96 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m17426:
v_addc_co_u32 v0, s[16:17], v64, v96, s[64:65]
m17427:
v_addc_co_u32 v0, s[16:17], 0, v96, s[64:65]
m17428:
v_addc_co_u32 v0, s[16:17], -16, v96, s[64:65]
m17429:
v_addc_co_u32 v0, s[16:17], 64, v96, s[64:65]
m17430:
v_addc_co_u32 v0, s[16:17], -4.0, v96, s[64:65]
m17431:
v_addc_co_u32 v0, s[16:17], 0.15915494, v96, s[64:65]
m17432:
v_addc_co_u32 v0, s[16:17], v64, 0, s[64:65]
m17433:
v_addc_co_u32 v0, s[16:17], v64, -16, s[64:65]
m17434:
v_addc_co_u32 v0, s[16:17], v64, 64, s[64:65]
m17435:
v_addc_co_u32 v0, s[16:17], v64, -4.0, s[64:65]
m17436:
v_addc_co_u32 v0, s[16:17], v64, 0.15915494, s[64:65]
m17437:
v_addc_co_u32 v0, s[16:17], v64, v96, vcc
m17438:
v_addc_co_u32_e32 v0, vcc, v64, v96, vcc
m17439:
v_addc_co_u32_e64 v0, s[16:17], v64, v96, s[64:65]
m17440:
v_addc_co_u32_dpp v0, vcc, v64, v96, vcc row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m17441:
v_addc_co_u32_sdwa v0, vcc, v64, v96, vcc dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m17442:
v_subb_co_u32 v0, s[16:17], v64, v96, s[64:65]
m17443:
v_subb_co_u32 v0, s[16:17], 0, v96, s[64:65]
m17444:
v_subb_co_u32 v0, s[16:17], -16, v96, s[64:65]
m17445:
v_subb_co_u32 v0, s[16:17], 64, v96, s[64:65]
m17446:
v_subb_co_u32 v0, s[16:17], -4.0, v96, s[64:65]
m17447:
v_subb_co_u32 v0, s[16:17], 0.15915494, v96, s[64:65]
m17448:
v_subb_co_u32 v0, s[16:17], v64, 0, s[64:65]
m17449:
v_subb_co_u32 v0, s[16:17], v64, -16, s[64:65]
m17450:
v_subb_co_u32 v0, s[16:17], v64, 64, s[64:65]
m17451:
v_subb_co_u32 v0, s[16:17], v64, -4.0, s[64:65]
m17452:
v_subb_co_u32 v0, s[16:17], v64, 0.15915494, s[64:65]
m17453:
v_subb_co_u32 v0, s[16:17], v64, v96, vcc
m17454:
v_subb_co_u32_e32 v0, vcc, v64, v96, vcc
m17455:
v_subb_co_u32_e64 v0, s[16:17], v64, v96, s[64:65]
m17456:
v_subb_co_u32_dpp v0, vcc, v64, v96, vcc row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m17457:
v_subb_co_u32_sdwa v0, vcc, v64, v96, vcc dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m17458:
v_subbrev_co_u32 v0, s[16:17], v64, v96, s[64:65]
m17459:
v_subbrev_co_u32 v0, s[16:17], 0, v96, s[64:65]
m17460:
v_subbrev_co_u32 v0, s[16:17], -16, v96, s[64:65]
m17461:
v_subbrev_co_u32 v0, s[16:17], 64, v96, s[64:65]
m17462:
v_subbrev_co_u32 v0, s[16:17], -4.0, v96, s[64:65]
m17463:
v_subbrev_co_u32 v0, s[16:17], 0.15915494, v96, s[64:65]
m17464:
v_subbrev_co_u32 v0, s[16:17], v64, 0, s[64:65]
m17465:
v_subbrev_co_u32 v0, s[16:17], v64, -16, s[64:65]
m17466:
v_subbrev_co_u32 v0, s[16:17], v64, 64, s[64:65]
m17467:
v_subbrev_co_u32 v0, s[16:17], v64, -4.0, s[64:65]
m17468:
v_subbrev_co_u32 v0, s[16:17], v64, 0.15915494, s[64:65]
m17469:
v_subbrev_co_u32 v0, s[16:17], v64, v96, vcc
m17470:
v_subbrev_co_u32_e32 v0, vcc, v64, v96, vcc
m17471:
v_subbrev_co_u32_e64 v0, s[16:17], v64, v96, s[64:65]
m17472:
v_subbrev_co_u32_dpp v0, vcc, v64, v96, vcc row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m17473:
v_subbrev_co_u32_sdwa v0, vcc, v64, v96, vcc dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m17474:
v_lshlrev_b32 v0, v32, v64
m17475:
v_lshlrev_b32 v0, s16, v64
m17476:
v_lshlrev_b32 v0, vcc_lo, v64
m17477:
v_lshlrev_b32 v0, m0, v64
m17478:
v_lshlrev_b32 v0, exec_hi, v64
m17479:
v_lshlrev_b32 v0, src_scc, v64
m17480:
v_lshlrev_b32 v0, 0, v64
m17481:
v_lshlrev_b32 v0, -16, v64
m17482:
v_lshlrev_b32 v0, 64, v64
m17483:
v_lshlrev_b32 v0, -4.0, v64
m17484:
v_lshlrev_b32 v0, 0.15915494, v64
m17485:
v_lshlrev_b32 v0, v32, s32
m17486:
v_lshlrev_b32 v0, v32, vcc_lo
m17487:
v_lshlrev_b32 v0, v32, m0
m17488:
v_lshlrev_b32 v0, v32, exec_hi
m17489:
v_lshlrev_b32 v0, v32, src_scc
m17490:
v_lshlrev_b32 v0, v32, 0
m17491:
v_lshlrev_b32 v0, v32, -16
m17492:
v_lshlrev_b32 v0, v32, 64
m17493:
v_lshlrev_b32 v0, v32, -4.0
m17494:
v_lshlrev_b32 v0, v32, 0.15915494
m17495:
v_lshlrev_b32_e32 v0, v32, v64
m17496:
v_lshlrev_b32_e32 v0, 0x12345678, v64
m17497:
v_lshlrev_b32_e64 v0, v32, v64
m17498:
v_lshlrev_b32_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m17499:
v_lshlrev_b32_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m17500:
v_lshrrev_b32 v0, v32, v64
m17501:
v_lshrrev_b32 v0, s16, v64
m17502:
v_lshrrev_b32 v0, vcc_lo, v64
m17503:
v_lshrrev_b32 v0, m0, v64
m17504:
v_lshrrev_b32 v0, exec_hi, v64
m17505:
v_lshrrev_b32 v0, src_scc, v64
m17506:
v_lshrrev_b32 v0, 0, v64
m17507:
v_lshrrev_b32 v0, -16, v64
m17508:
v_lshrrev_b32 v0, 64, v64
m17509:
v_lshrrev_b32 v0, -4.0, v64
m17510:
v_lshrrev_b32 v0, 0.15915494, v64
m17511:
v_lshrrev_b32 v0, v32, s32
m17512:
v_lshrrev_b32 v0, v32, vcc_lo
m17513:
v_lshrrev_b32 v0, v32, m0
m17514:
v_lshrrev_b32 v0, v32, exec_hi
m17515:
v_lshrrev_b32 v0, v32, src_scc
m17516:
v_lshrrev_b32 v0, v32, 0
m17517:
v_lshrrev_b32 v0, v32, -16
m17518:
v_lshrrev_b32 v0, v32, 64
m17519:
v_lshrrev_b32 v0, v32, -4.0
m17520:
v_lshrrev_b32 v0, v32, 0.15915494
m17521:
v_lshrrev_b32_e32 v0, v32, v64
m17522:
v_lshrrev_b32_e32 v0, 0x12345678, v64
m17523:
v_lshrrev_b32_e64 v0, v32, v64
m17524:
v_lshrrev_b32_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m17525:
v_lshrrev_b32_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m17526:
v_ashrrev_i32 v0, v32, v64
m17527:
v_ashrrev_i32 v0, s16, v64
m17528:
v_ashrrev_i32 v0, vcc_lo, v64
m17529:
v_ashrrev_i32 v0, m0, v64
m17530:
v_ashrrev_i32 v0, exec_hi, v64
m17531:
v_ashrrev_i32 v0, src_scc, v64
m17532:
v_ashrrev_i32 v0, 0, v64
m17533:
v_ashrrev_i32 v0, -16, v64
m17534:
v_ashrrev_i32 v0, 64, v64
m17535:
v_ashrrev_i32 v0, -4.0, v64
m17536:
v_ashrrev_i32 v0, 0.15915494, v64
m17537:
v_ashrrev_i32 v0, v32, s32
m17538:
v_ashrrev_i32 v0, v32, vcc_lo
m17539:
v_ashrrev_i32 v0, v32, m0
m17540:
v_ashrrev_i32 v0, v32, exec_hi
m17541:
v_ashrrev_i32 v0, v32, src_scc
m17542:
v_ashrrev_i32 v0, v32, 0
m17543:
v_ashrrev_i32 v0, v32, -16
m17544:
v_ashrrev_i32 v0, v32, 64
m17545:
v_ashrrev_i32 v0, v32, -4.0
m17546:
v_ashrrev_i32 v0, v32, 0.15915494
m17547:
v_ashrrev_i32_e32 v0, v32, v64
m17548:
v_ashrrev_i32_e32 v0, 0x12345678, v64
m17549:
v_ashrrev_i32_e64 v0, v32, v64
m17550:
v_ashrrev_i32_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m17551:
v_ashrrev_i32_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m17552:
v_lshlrev_b64 v[0:1], v32, v[64:65]
m17553:
v_lshlrev_b64 v[0:1], s16, v[64:65]
m17554:
v_lshlrev_b64 v[0:1], vcc_lo, v[64:65]
m17555:
v_lshlrev_b64 v[0:1], m0, v[64:65]
m17556:
v_lshlrev_b64 v[0:1], exec_hi, v[64:65]
m17557:
v_lshlrev_b64 v[0:1], src_scc, v[64:65]
m17558:
v_lshlrev_b64 v[0:1], 0, v[64:65]
m17559:
v_lshlrev_b64 v[0:1], -16, v[64:65]
m17560:
v_lshlrev_b64 v[0:1], 64, v[64:65]
m17561:
v_lshlrev_b64 v[0:1], -4.0, v[64:65]
m17562:
v_lshlrev_b64 v[0:1], 0.15915494, v[64:65]
m17563:
v_lshlrev_b64 v[0:1], v32, s[32:33]
m17564:
v_lshlrev_b64 v[0:1], v32, vcc
m17565:
v_lshlrev_b64 v[0:1], v32, exec
m17566:
v_lshlrev_b64 v[0:1], v32, 0
m17567:
v_lshlrev_b64 v[0:1], v32, -16
m17568:
v_lshlrev_b64 v[0:1], v32, 64
m17569:
v_lshlrev_b64 v[0:1], v32, -4.0
m17570:
v_lshrrev_b64 v[0:1], v32, v[64:65]
m17571:
v_lshrrev_b64 v[0:1], s16, v[64:65]
m17572:
v_lshrrev_b64 v[0:1], vcc_lo, v[64:65]
m17573:
v_lshrrev_b64 v[0:1], m0, v[64:65]
m17574:
v_lshrrev_b64 v[0:1], exec_hi, v[64:65]
m17575:
v_lshrrev_b64 v[0:1], src_scc, v[64:65]
m17576:
v_lshrrev_b64 v[0:1], 0, v[64:65]
m17577:
v_lshrrev_b64 v[0:1], -16, v[64:65]
m17578:
v_lshrrev_b64 v[0:1], 64, v[64:65]
m17579:
v_lshrrev_b64 v[0:1], -4.0, v[64:65]
m17580:
v_lshrrev_b64 v[0:1], 0.15915494, v[64:65]
m17581:
v_lshrrev_b64 v[0:1], v32, s[32:33]
m17582:
v_lshrrev_b64 v[0:1], v32, vcc
m17583:
v_lshrrev_b64 v[0:1], v32, exec
m17584:
v_lshrrev_b64 v[0:1], v32, 0
m17585:
v_lshrrev_b64 v[0:1], v32, -16
m17586:
v_lshrrev_b64 v[0:1], v32, 64
m17587:
v_lshrrev_b64 v[0:1], v32, -4.0
m17588:
v_ashrrev_i64 v[0:1], v32, v[64:65]
m17589:
v_ashrrev_i64 v[0:1], s16, v[64:65]
m17590:
v_ashrrev_i64 v[0:1], vcc_lo, v[64:65]
m17591:
v_ashrrev_i64 v[0:1], m0, v[64:65]
m17592:
v_ashrrev_i64 v[0:1], exec_hi, v[64:65]
m17593:
v_ashrrev_i64 v[0:1], src_scc, v[64:65]
m17594:
v_ashrrev_i64 v[0:1], 0, v[64:65]
m17595:
v_ashrrev_i64 v[0:1], -16, v[64:65]
m17596:
v_ashrrev_i64 v[0:1], 64, v[64:65]
m17597:
v_ashrrev_i64 v[0:1], -4.0, v[64:65]
m17598:
v_ashrrev_i64 v[0:1], 0.15915494, v[64:65]
m17599:
v_ashrrev_i64 v[0:1], v32, s[32:33]
m17600:
v_ashrrev_i64 v[0:1], v32, vcc
m17601:
v_ashrrev_i64 v[0:1], v32, exec
m17602:
v_ashrrev_i64 v[0:1], v32, 0
m17603:
v_ashrrev_i64 v[0:1], v32, -16
m17604:
v_ashrrev_i64 v[0:1], v32, 64
m17605:
v_ashrrev_i64 v[0:1], v32, -4.0
m17606:
v_mul_lo_u32 v0, v32, v64
m17607:
v_mul_lo_u32 v0, s16, v64
m17608:
v_mul_lo_u32 v0, vcc_lo, v64
m17609:
v_mul_lo_u32 v0, m0, v64
m17610:
v_mul_lo_u32 v0, exec_hi, v64
m17611:
v_mul_lo_u32 v0, src_scc, v64
m17612:
v_mul_lo_u32 v0, 0, v64
m17613:
v_mul_lo_u32 v0, -16, v64
m17614:
v_mul_lo_u32 v0, 64, v64
m17615:
v_mul_lo_u32 v0, -4.0, v64
m17616:
v_mul_lo_u32 v0, 0.15915494, v64
m17617:
v_mul_lo_u32 v0, v32, s32
m17618:
v_mul_lo_u32 v0, v32, vcc_lo
m17619:
v_mul_lo_u32 v0, v32, m0
m17620:
v_mul_lo_u32 v0, v32, exec_hi
m17621:
v_mul_lo_u32 v0, v32, src_scc
m17622:
v_mul_lo_u32 v0, v32, 0
m17623:
v_mul_lo_u32 v0, v32, -16
m17624:
v_mul_lo_u32 v0, v32, 64
m17625:
v_mul_lo_u32 v0, v32, -4.0
m17626:
v_mul_lo_u32 v0, v32, 0.15915494
m17627:
v_mul_lo_i32 v0, v32, v64
m17628:
v_mul_lo_i32 v0, s16, v64
m17629:
v_mul_lo_i32 v0, vcc_lo, v64
m17630:
v_mul_lo_i32 v0, m0, v64
m17631:
v_mul_lo_i32 v0, exec_hi, v64
m17632:
v_mul_lo_i32 v0, src_scc, v64
m17633:
v_mul_lo_i32 v0, 0, v64
m17634:
v_mul_lo_i32 v0, -16, v64
m17635:
v_mul_lo_i32 v0, 64, v64
m17636:
v_mul_lo_i32 v0, -4.0, v64
m17637:
v_mul_lo_i32 v0, 0.15915494, v64
m17638:
v_mul_lo_i32 v0, v32, s32
m17639:
v_mul_lo_i32 v0, v32, vcc_lo
m17640:
v_mul_lo_i32 v0, v32, m0
m17641:
v_mul_lo_i32 v0, v32, exec_hi
m17642:
v_mul_lo_i32 v0, v32, src_scc
m17643:
v_mul_lo_i32 v0, v32, 0
m17644:
v_mul_lo_i32 v0, v32, -16
m17645:
v_mul_lo_i32 v0, v32, 64
m17646:
v_mul_lo_i32 v0, v32, -4.0
m17647:
v_mul_lo_i32 v0, v32, 0.15915494
m17648:
v_mul_hi_u32 v0, v32, v64
m17649:
v_mul_hi_u32 v0, s16, v64
m17650:
v_mul_hi_u32 v0, vcc_lo, v64
m17651:
v_mul_hi_u32 v0, m0, v64
m17652:
v_mul_hi_u32 v0, exec_hi, v64
m17653:
v_mul_hi_u32 v0, src_scc, v64
m17654:
v_mul_hi_u32 v0, 0, v64
m17655:
v_mul_hi_u32 v0, -16, v64
m17656:
v_mul_hi_u32 v0, 64, v64
m17657:
v_mul_hi_u32 v0, -4.0, v64
m17658:
v_mul_hi_u32 v0, 0.15915494, v64
m17659:
v_mul_hi_u32 v0, v32, s32
m17660:
v_mul_hi_u32 v0, v32, vcc_lo
m17661:
v_mul_hi_u32 v0, v32, m0
m17662:
v_mul_hi_u32 v0, v32, exec_hi
m17663:
v_mul_hi_u32 v0, v32, src_scc
m17664:
v_mul_hi_u32 v0, v32, 0
m17665:
v_mul_hi_u32 v0, v32, -16
m17666:
v_mul_hi_u32 v0, v32, 64
m17667:
v_mul_hi_u32 v0, v32, -4.0
m17668:
v_mul_hi_u32 v0, v32, 0.15915494
m17669:
v_mul_hi_i32 v0, v32, v64
m17670:
v_mul_hi_i32 v0, s16, v64
m17671:
v_mul_hi_i32 v0, vcc_lo, v64
m17672:
v_mul_hi_i32 v0, m0, v64
m17673:
v_mul_hi_i32 v0, exec_hi, v64
m17674:
v_mul_hi_i32 v0, src_scc, v64
m17675:
v_mul_hi_i32 v0, 0, v64
m17676:
v_mul_hi_i32 v0, -16, v64
m17677:
v_mul_hi_i32 v0, 64, v64
m17678:
v_mul_hi_i32 v0, -4.0, v64
m17679:
v_mul_hi_i32 v0, 0.15915494, v64
m17680:
v_mul_hi_i32 v0, v32, s32
m17681:
v_mul_hi_i32 v0, v32, vcc_lo
m17682:
v_mul_hi_i32 v0, v32, m0
m17683:
v_mul_hi_i32 v0, v32, exec_hi
m17684:
v_mul_hi_i32 v0, v32, src_scc
m17685:
v_mul_hi_i32 v0, v32, 0
m17686:
v_mul_hi_i32 v0, v32, -16
m17687:
v_mul_hi_i32 v0, v32, 64
m17688:
v_mul_hi_i32 v0, v32, -4.0
m17689:
v_mul_hi_i32 v0, v32, 0.15915494
m17690:
v_mul_u32_u24 v0, v32, v64
m17691:
v_mul_u32_u24 v0, s16, v64
m17692:
v_mul_u32_u24 v0, vcc_lo, v64
m17693:
v_mul_u32_u24 v0, m0, v64
m17694:
v_mul_u32_u24 v0, exec_hi, v64
m17695:
v_mul_u32_u24 v0, src_scc, v64
m17696:
v_mul_u32_u24 v0, 0, v64
m17697:
v_mul_u32_u24 v0, -16, v64
m17698:
v_mul_u32_u24 v0, 64, v64
m17699:
v_mul_u32_u24 v0, -4.0, v64
m17700:
v_mul_u32_u24 v0, 0.15915494, v64
m17701:
v_mul_u32_u24 v0, v32, s32
m17702:
v_mul_u32_u24 v0, v32, vcc_lo
m17703:
v_mul_u32_u24 v0, v32, m0
m17704:
v_mul_u32_u24 v0, v32, exec_hi
m17705:
v_mul_u32_u24 v0, v32, src_scc
m17706:
v_mul_u32_u24 v0, v32, 0
m17707:
v_mul_u32_u24 v0, v32, -16
m17708:
v_mul_u32_u24 v0, v32, 64
m17709:
v_mul_u32_u24 v0, v32, -4.0
m17710:
v_mul_u32_u24 v0, v32, 0.15915494
m17711:
v_mul_u32_u24_e32 v0, v32, v64
m17712:
v_mul_u32_u24_e32 v0, 0x12345678, v64
m17713:
v_mul_u32_u24_e64 v0, v32, v64
m17714:
v_mul_u32_u24_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m17715:
v_mul_u32_u24_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m17716:
v_mul_hi_u32_u24 v0, v32, v64
m17717:
v_mul_hi_u32_u24 v0, s16, v64
m17718:
v_mul_hi_u32_u24 v0, vcc_lo, v64
m17719:
v_mul_hi_u32_u24 v0, m0, v64
m17720:
v_mul_hi_u32_u24 v0, exec_hi, v64
m17721:
v_mul_hi_u32_u24 v0, src_scc, v64
m17722:
v_mul_hi_u32_u24 v0, 0, v64
m17723:
v_mul_hi_u32_u24 v0, -16, v64
m17724:
v_mul_hi_u32_u24 v0, 64, v64
m17725:
v_mul_hi_u32_u24 v0, -4.0, v64
m17726:
v_mul_hi_u32_u24 v0, 0.15915494, v64
m17727:
v_mul_hi_u32_u24 v0, v32, s32
m17728:
v_mul_hi_u32_u24 v0, v32, vcc_lo
m17729:
v_mul_hi_u32_u24 v0, v32, m0
m17730:
v_mul_hi_u32_u24 v0, v32, exec_hi
m17731:
v_mul_hi_u32_u24 v0, v32, src_scc
m17732:
v_mul_hi_u32_u24 v0, v32, 0
m17733:
v_mul_hi_u32_u24 v0, v32, -16
m17734:
v_mul_hi_u32_u24 v0, v32, 64
m17735:
v_mul_hi_u32_u24 v0, v32, -4.0
m17736:
v_mul_hi_u32_u24 v0, v32, 0.15915494
m17737:
v_mul_hi_u32_u24_e32 v0, v32, v64
m17738:
v_mul_hi_u32_u24_e32 v0, 0x12345678, v64
m17739:
v_mul_hi_u32_u24_e64 v0, v32, v64
m17740:
v_mul_hi_u32_u24_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m17741:
v_mul_hi_u32_u24_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m17742:
v_mul_i32_i24 v0, v32, v64
m17743:
v_mul_i32_i24 v0, s16, v64
m17744:
v_mul_i32_i24 v0, vcc_lo, v64
m17745:
v_mul_i32_i24 v0, m0, v64
m17746:
v_mul_i32_i24 v0, exec_hi, v64
m17747:
v_mul_i32_i24 v0, src_scc, v64
m17748:
v_mul_i32_i24 v0, 0, v64
m17749:
v_mul_i32_i24 v0, -16, v64
m17750:
v_mul_i32_i24 v0, 64, v64
m17751:
v_mul_i32_i24 v0, -4.0, v64
m17752:
v_mul_i32_i24 v0, 0.15915494, v64
m17753:
v_mul_i32_i24 v0, v32, s32
m17754:
v_mul_i32_i24 v0, v32, vcc_lo
m17755:
v_mul_i32_i24 v0, v32, m0
m17756:
v_mul_i32_i24 v0, v32, exec_hi
m17757:
v_mul_i32_i24 v0, v32, src_scc
m17758:
v_mul_i32_i24 v0, v32, 0
m17759:
v_mul_i32_i24 v0, v32, -16
m17760:
v_mul_i32_i24 v0, v32, 64
m17761:
v_mul_i32_i24 v0, v32, -4.0
m17762:
v_mul_i32_i24 v0, v32, 0.15915494
m17763:
v_mul_i32_i24_e32 v0, v32, v64
m17764:
v_mul_i32_i24_e32 v0, 0x12345678, v64
m17765:
v_mul_i32_i24_e64 v0, v32, v64
m17766:
v_mul_i32_i24_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m17767:
v_mul_i32_i24_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m17768:
v_mul_hi_i32_i24 v0, v32, v64
m17769:
v_mul_hi_i32_i24 v0, s16, v64
m17770:
v_mul_hi_i32_i24 v0, vcc_lo, v64
m17771:
v_mul_hi_i32_i24 v0, m0, v64
m17772:
v_mul_hi_i32_i24 v0, exec_hi, v64
m17773:
v_mul_hi_i32_i24 v0, src_scc, v64
m17774:
v_mul_hi_i32_i24 v0, 0, v64
m17775:
v_mul_hi_i32_i24 v0, -16, v64
m17776:
v_mul_hi_i32_i24 v0, 64, v64
m17777:
v_mul_hi_i32_i24 v0, -4.0, v64
m17778:
v_mul_hi_i32_i24 v0, 0.15915494, v64
m17779:
v_mul_hi_i32_i24 v0, v32, s32
m17780:
v_mul_hi_i32_i24 v0, v32, vcc_lo
m17781:
v_mul_hi_i32_i24 v0, v32, m0
m17782:
v_mul_hi_i32_i24 v0, v32, exec_hi
m17783:
v_mul_hi_i32_i24 v0, v32, src_scc
m17784:
v_mul_hi_i32_i24 v0, v32, 0
m17785:
v_mul_hi_i32_i24 v0, v32, -16
m17786:
v_mul_hi_i32_i24 v0, v32, 64
m17787:
v_mul_hi_i32_i24 v0, v32, -4.0
m17788:
v_mul_hi_i32_i24 v0, v32, 0.15915494
m17789:
v_mul_hi_i32_i24_e32 v0, v32, v64
m17790:
v_mul_hi_i32_i24_e32 v0, 0x12345678, v64
m17791:
v_mul_hi_i32_i24_e64 v0, v32, v64
m17792:
v_mul_hi_i32_i24_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m17793:
v_mul_hi_i32_i24_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m17794:
v_mad_u32_u24 v0, v32, v64, v96
m17795:
v_mad_u32_u24 v0, s16, v64, v96
m17796:
v_mad_u32_u24 v0, vcc_lo, v64, v96
m17797:
v_mad_u32_u24 v0, m0, v64, v96
m17798:
v_mad_u32_u24 v0, exec_hi, v64, v96
m17799:
v_mad_u32_u24 v0, src_scc, v64, v96
m17800:
v_mad_u32_u24 v0, 0, v64, v96
m17801:
v_mad_u32_u24 v0, -16, v64, v96
m17802:
v_mad_u32_u24 v0, 64, v64, v96
m17803:
v_mad_u32_u24 v0, -4.0, v64, v96
m17804:
v_mad_u32_u24 v0, 0.15915494, v64, v96
m17805:
v_mad_u32_u24 v0, v32, s32, v96
m17806:
v_mad_u32_u24 v0, v32, vcc_lo, v96
m17807:
v_mad_u32_u24 v0, v32, m0, v96
m17808:
v_mad_u32_u24 v0, v32, exec_hi, v96
m17809:
v_mad_u32_u24 v0, v32, src_scc, v96
m17810:
v_mad_u32_u24 v0, v32, 0, v96
m17811:
v_mad_u32_u24 v0, v32, -16, v96
m17812:
v_mad_u32_u24 v0, v32, 64, v96
m17813:
v_mad_u32_u24 v0, v32, -4.0, v96
m17814:
v_mad_u32_u24 v0, v32, 0.15915494, v96
m17815:
v_mad_u32_u24 v0, v32, v64, s48
m17816:
v_mad_u32_u24 v0, v32, v64, vcc_lo
m17817:
v_mad_u32_u24 v0, v32, v64, m0
m17818:
v_mad_u32_u24 v0, v32, v64, exec_hi
m17819:
v_mad_u32_u24 v0, v32, v64, src_scc
m17820:
v_mad_u32_u24 v0, v32, v64, 0
m17821:
v_mad_u32_u24 v0, v32, v64, -16
m17822:
v_mad_u32_u24 v0, v32, v64, 64
m17823:
v_mad_u32_u24 v0, v32, v64, -4.0
m17824:
v_mad_u32_u24 v0, v32, v64, 0.15915494
m17825:
v_mad_i32_i24 v0, v32, v64, v96
m17826:
v_mad_i32_i24 v0, s16, v64, v96
m17827:
v_mad_i32_i24 v0, vcc_lo, v64, v96
m17828:
v_mad_i32_i24 v0, m0, v64, v96
m17829:
v_mad_i32_i24 v0, exec_hi, v64, v96
m17830:
v_mad_i32_i24 v0, src_scc, v64, v96
m17831:
v_mad_i32_i24 v0, 0, v64, v96
m17832:
v_mad_i32_i24 v0, -16, v64, v96
m17833:
v_mad_i32_i24 v0, 64, v64, v96
m17834:
v_mad_i32_i24 v0, -4.0, v64, v96
m17835:
v_mad_i32_i24 v0, 0.15915494, v64, v96
m17836:
v_mad_i32_i24 v0, v32, s32, v96
m17837:
v_mad_i32_i24 v0, v32, vcc_lo, v96
m17838:
v_mad_i32_i24 v0, v32, m0, v96
m17839:
v_mad_i32_i24 v0, v32, exec_hi, v96
m17840:
v_mad_i32_i24 v0, v32, src_scc, v96
m17841:
v_mad_i32_i24 v0, v32, 0, v96
m17842:
v_mad_i32_i24 v0, v32, -16, v96
m17843:
v_mad_i32_i24 v0, v32, 64, v96
m17844:
v_mad_i32_i24 v0, v32, -4.0, v96
m17845:
v_mad_i32_i24 v0, v32, 0.15915494, v96
m17846:
v_mad_i32_i24 v0, v32, v64, s48
m17847:
v_mad_i32_i24 v0, v32, v64, vcc_lo
m17848:
v_mad_i32_i24 v0, v32, v64, m0
m17849:
v_mad_i32_i24 v0, v32, v64, exec_hi
m17850:
v_mad_i32_i24 v0, v32, v64, src_scc
m17851:
v_mad_i32_i24 v0, v32, v64, 0
m17852:
v_mad_i32_i24 v0, v32, v64, -16
m17853:
v_mad_i32_i24 v0, v32, v64, 64
m17854:
v_mad_i32_i24 v0, v32, v64, -4.0
m17855:
v_mad_i32_i24 v0, v32, v64, 0.15915494
m17856:
v_mad_u64_u32 v[0:1], s[16:17], v64, v96, v[128:129]
m17857:
v_mad_u64_u32 v[0:1], s[16:17], s32, v96, v[128:129]
m17858:
v_mad_u64_u32 v[0:1], s[16:17], vcc_lo, v96, v[128:129]
m17859:
v_mad_u64_u32 v[0:1], s[16:17], m0, v96, v[128:129]
m17860:
v_mad_u64_u32 v[0:1], s[16:17], exec_hi, v96, v[128:129]
m17861:
v_mad_u64_u32 v[0:1], s[16:17], src_scc, v96, v[128:129]
m17862:
v_mad_u64_u32 v[0:1], s[16:17], 0, v96, v[128:129]
m17863:
v_mad_u64_u32 v[0:1], s[16:17], -16, v96, v[128:129]
m17864:
v_mad_u64_u32 v[0:1], s[16:17], 64, v96, v[128:129]
m17865:
v_mad_u64_u32 v[0:1], s[16:17], -4.0, v96, v[128:129]
m17866:
v_mad_u64_u32 v[0:1], s[16:17], 0.15915494, v96, v[128:129]
m17867:
v_mad_u64_u32 v[0:1], s[16:17], v64, s48, v[128:129]
m17868:
v_mad_u64_u32 v[0:1], s[16:17], v64, vcc_lo, v[128:129]
m17869:
v_mad_u64_u32 v[0:1], s[16:17], v64, m0, v[128:129]
m17870:
v_mad_u64_u32 v[0:1], s[16:17], v64, exec_hi, v[128:129]
m17871:
v_mad_u64_u32 v[0:1], s[16:17], v64, src_scc, v[128:129]
m17872:
v_mad_u64_u32 v[0:1], s[16:17], v64, 0, v[128:129]
m17873:
v_mad_u64_u32 v[0:1], s[16:17], v64, -16, v[128:129]
m17874:
v_mad_u64_u32 v[0:1], s[16:17], v64, 64, v[128:129]
m17875:
v_mad_u64_u32 v[0:1], s[16:17], v64, -4.0, v[128:129]
m17876:
v_mad_u64_u32 v[0:1], s[16:17], v64, 0.15915494, v[128:129]
m17877:
v_mad_u64_u32 v[0:1], s[16:17], v64, v96, s[64:65]
m17878:
v_mad_u64_u32 v[0:1], s[16:17], v64, v96, vcc
m17879:
v_mad_u64_u32 v[0:1], s[16:17], v64, v96, exec
m17880:
v_mad_u64_u32 v[0:1], s[16:17], v64, v96, 0
m17881:
v_mad_u64_u32 v[0:1], s[16:17], v64, v96, -16
m17882:
v_mad_u64_u32 v[0:1], s[16:17], v64, v96, 64
m17883:
v_mad_u64_u32 v[0:1], s[16:17], v64, v96, -4.0
m17884:
v_mad_i64_i32 v[0:1], s[16:17], v64, v96, v[128:129]
m17885:
v_mad_i64_i32 v[0:1], s[16:17], s32, v96, v[128:129]
m17886:
v_mad_i64_i32 v[0:1], s[16:17], vcc_lo, v96, v[128:129]
m17887:
v_mad_i64_i32 v[0:1], s[16:17], m0, v96, v[128:129]
m17888:
v_mad_i64_i32 v[0:1], s[16:17], exec_hi, v96, v[128:129]
m17889:
v_mad_i64_i32 v[0:1], s[16:17], src_scc, v96, v[128:129]
m17890:
v_mad_i64_i32 v[0:1], s[16:17], 0, v96, v[128:129]
m17891:
v_mad_i64_i32 v[0:1], s[16:17], -16, v96, v[128:129]
m17892:
v_mad_i64_i32 v[0:1], s[16:17], 64, v96, v[128:129]
m17893:
v_mad_i64_i32 v[0:1], s[16:17], -4.0, v96, v[128:129]
m17894:
v_mad_i64_i32 v[0:1], s[16:17], 0.15915494, v96, v[128:129]
m17895:
v_mad_i64_i32 v[0:1], s[16:17], v64, s48, v[128:129]
m17896:
v_mad_i64_i32 v[0:1], s[16:17], v64, vcc_lo, v[128:129]
m17897:
v_mad_i64_i32 v[0:1], s[16:17], v64, m0, v[128:129]
m17898:
v_mad_i64_i32 v[0:1], s[16:17], v64, exec_hi, v[128:129]
m17899:
v_mad_i64_i32 v[0:1], s[16:17], v64, src_scc, v[128:129]
m17900:
v_mad_i64_i32 v[0:1], s[16:17], v64, 0, v[128:129]
m17901:
v_mad_i64_i32 v[0:1], s[16:17], v64, -16, v[128:129]
m17902:
v_mad_i64_i32 v[0:1], s[16:17], v64, 64, v[128:129]
m17903:
v_mad_i64_i32 v[0:1], s[16:17], v64, -4.0, v[128:129]
m17904:
v_mad_i64_i32 v[0:1], s[16:17], v64, 0.15915494, v[128:129]
m17905:
v_mad_i64_i32 v[0:1], s[16:17], v64, v96, s[64:65]
m17906:
v_mad_i64_i32 v[0:1], s[16:17], v64, v96, vcc
m17907:
v_mad_i64_i32 v[0:1], s[16:17], v64, v96, exec
m17908:
v_mad_i64_i32 v[0:1], s[16:17], v64, v96, 0
m17909:
v_mad_i64_i32 v[0:1], s[16:17], v64, v96, -16
m17910:
v_mad_i64_i32 v[0:1], s[16:17], v64, v96, 64
m17911:
v_mad_i64_i32 v[0:1], s[16:17], v64, v96, -4.0
m17912:
v_add3_u32 v0, v32, v64, v96
m17913:
v_add3_u32 v0, s16, v64, v96
m17914:
v_add3_u32 v0, vcc_lo, v64, v96
m17915:
v_add3_u32 v0, m0, v64, v96
m17916:
v_add3_u32 v0, exec_hi, v64, v96
m17917:
v_add3_u32 v0, src_scc, v64, v96
m17918:
v_add3_u32 v0, 0, v64, v96
m17919:
v_add3_u32 v0, -16, v64, v96
m17920:
v_add3_u32 v0, 64, v64, v96
m17921:
v_add3_u32 v0, -4.0, v64, v96
m17922:
v_add3_u32 v0, 0.15915494, v64, v96
m17923:
v_add3_u32 v0, v32, s32, v96
m17924:
v_add3_u32 v0, v32, vcc_lo, v96
m17925:
v_add3_u32 v0, v32, m0, v96
m17926:
v_add3_u32 v0, v32, exec_hi, v96
m17927:
v_add3_u32 v0, v32, src_scc, v96
m17928:
v_add3_u32 v0, v32, 0, v96
m17929:
v_add3_u32 v0, v32, -16, v96
m17930:
v_add3_u32 v0, v32, 64, v96
m17931:
v_add3_u32 v0, v32, -4.0, v96
m17932:
v_add3_u32 v0, v32, 0.15915494, v96
m17933:
v_add3_u32 v0, v32, v64, s48
m17934:
v_add3_u32 v0, v32, v64, vcc_lo
m17935:
v_add3_u32 v0, v32, v64, m0
m17936:
v_add3_u32 v0, v32, v64, exec_hi
m17937:
v_add3_u32 v0, v32, v64, src_scc
m17938:
v_add3_u32 v0, v32, v64, 0
m17939:
v_add3_u32 v0, v32, v64, -16
m17940:
v_add3_u32 v0, v32, v64, 64
m17941:
v_add3_u32 v0, v32, v64, -4.0
m17942:
v_add3_u32 v0, v32, v64, 0.15915494
m17943:
v_lshl_add_u32 v0, v32, v64, v96
m17944:
v_lshl_add_u32 v0, s16, v64, v96
m17945:
v_lshl_add_u32 v0, vcc_lo, v64, v96
m17946:
v_lshl_add_u32 v0, m0, v64, v96
m17947:
v_lshl_add_u32 v0, exec_hi, v64, v96
m17948:
v_lshl_add_u32 v0, src_scc, v64, v96
m17949:
v_lshl_add_u32 v0, 0, v64, v96
m17950:
v_lshl_add_u32 v0, -16, v64, v96
m17951:
v_lshl_add_u32 v0, 64, v64, v96
m17952:
v_lshl_add_u32 v0, -4.0, v64, v96
m17953:
v_lshl_add_u32 v0, 0.15915494, v64, v96
m17954:
v_lshl_add_u32 v0, v32, s32, v96
m17955:
v_lshl_add_u32 v0, v32, vcc_lo, v96
m17956:
v_lshl_add_u32 v0, v32, m0, v96
m17957:
v_lshl_add_u32 v0, v32, exec_hi, v96
m17958:
v_lshl_add_u32 v0, v32, src_scc, v96
m17959:
v_lshl_add_u32 v0, v32, 0, v96
m17960:
v_lshl_add_u32 v0, v32, -16, v96
m17961:
v_lshl_add_u32 v0, v32, 64, v96
m17962:
v_lshl_add_u32 v0, v32, -4.0, v96
m17963:
v_lshl_add_u32 v0, v32, 0.15915494, v96
m17964:
v_lshl_add_u32 v0, v32, v64, s48
m17965:
v_lshl_add_u32 v0, v32, v64, vcc_lo
m17966:
v_lshl_add_u32 v0, v32, v64, m0
m17967:
v_lshl_add_u32 v0, v32, v64, exec_hi
m17968:
v_lshl_add_u32 v0, v32, v64, src_scc
m17969:
v_lshl_add_u32 v0, v32, v64, 0
m17970:
v_lshl_add_u32 v0, v32, v64, -16
m17971:
v_lshl_add_u32 v0, v32, v64, 64
m17972:
v_lshl_add_u32 v0, v32, v64, -4.0
m17973:
v_lshl_add_u32 v0, v32, v64, 0.15915494
m17974:
v_add_lshl_u32 v0, v32, v64, v96
m17975:
v_add_lshl_u32 v0, s16, v64, v96
m17976:
v_add_lshl_u32 v0, vcc_lo, v64, v96
m17977:
v_add_lshl_u32 v0, m0, v64, v96
m17978:
v_add_lshl_u32 v0, exec_hi, v64, v96
m17979:
v_add_lshl_u32 v0, src_scc, v64, v96
m17980:
v_add_lshl_u32 v0, 0, v64, v96
m17981:
v_add_lshl_u32 v0, -16, v64, v96
m17982:
v_add_lshl_u32 v0, 64, v64, v96
m17983:
v_add_lshl_u32 v0, -4.0, v64, v96
m17984:
v_add_lshl_u32 v0, 0.15915494, v64, v96
m17985:
v_add_lshl_u32 v0, v32, s32, v96
m17986:
v_add_lshl_u32 v0, v32, vcc_lo, v96
m17987:
v_add_lshl_u32 v0, v32, m0, v96
m17988:
v_add_lshl_u32 v0, v32, exec_hi, v96
m17989:
v_add_lshl_u32 v0, v32, src_scc, v96
m17990:
v_add_lshl_u32 v0, v32, 0, v96
m17991:
v_add_lshl_u32 v0, v32, -16, v96
m17992:
v_add_lshl_u32 v0, v32, 64, v96
m17993:
v_add_lshl_u32 v0, v32, -4.0, v96
m17994:
v_add_lshl_u32 v0, v32, 0.15915494, v96
m17995:
v_add_lshl_u32 v0, v32, v64, s48
m17996:
v_add_lshl_u32 v0, v32, v64, vcc_lo
m17997:
v_add_lshl_u32 v0, v32, v64, m0
m17998:
v_add_lshl_u32 v0, v32, v64, exec_hi
m17999:
v_add_lshl_u32 v0, v32, v64, src_scc
m18000:
v_add_lshl_u32 v0, v32, v64, 0
m18001:
v_add_lshl_u32 v0, v32, v64, -16
m18002:
v_add_lshl_u32 v0, v32, v64, 64
m18003:
v_add_lshl_u32 v0, v32, v64, -4.0
m18004:
v_add_lshl_u32 v0, v32, v64, 0.15915494
m18005:
v_lshl_or_b32 v0, v32, v64, v96
m18006:
v_lshl_or_b32 v0, s16, v64, v96
m18007:
v_lshl_or_b32 v0, vcc_lo, v64, v96
m18008:
v_lshl_or_b32 v0, m0, v64, v96
m18009:
v_lshl_or_b32 v0, exec_hi, v64, v96
m18010:
v_lshl_or_b32 v0, src_scc, v64, v96
m18011:
v_lshl_or_b32 v0, 0, v64, v96
m18012:
v_lshl_or_b32 v0, -16, v64, v96
m18013:
v_lshl_or_b32 v0, 64, v64, v96
m18014:
v_lshl_or_b32 v0, -4.0, v64, v96
m18015:
v_lshl_or_b32 v0, 0.15915494, v64, v96
m18016:
v_lshl_or_b32 v0, v32, s32, v96
m18017:
v_lshl_or_b32 v0, v32, vcc_lo, v96
m18018:
v_lshl_or_b32 v0, v32, m0, v96
m18019:
v_lshl_or_b32 v0, v32, exec_hi, v96
m18020:
v_lshl_or_b32 v0, v32, src_scc, v96
m18021:
v_lshl_or_b32 v0, v32, 0, v96
m18022:
v_lshl_or_b32 v0, v32, -16, v96
m18023:
v_lshl_or_b32 v0, v32, 64, v96
m18024:
v_lshl_or_b32 v0, v32, -4.0, v96
m18025:
v_lshl_or_b32 v0, v32, 0.15915494, v96
m18026:
v_lshl_or_b32 v0, v32, v64, s48
m18027:
v_lshl_or_b32 v0, v32, v64, vcc_lo
m18028:
v_lshl_or_b32 v0, v32, v64, m0
m18029:
v_lshl_or_b32 v0, v32, v64, exec_hi
m18030:
v_lshl_or_b32 v0, v32, v64, src_scc
m18031:
v_lshl_or_b32 v0, v32, v64, 0
m18032:
v_lshl_or_b32 v0, v32, v64, -16
m18033:
v_lshl_or_b32 v0, v32, v64, 64
m18034:
v_lshl_or_b32 v0, v32, v64, -4.0
m18035:
v_lshl_or_b32 v0, v32, v64, 0.15915494
m18036:
v_and_or_b32 v0, v32, v64, v96
m18037:
v_and_or_b32 v0, s16, v64, v96
m18038:
v_and_or_b32 v0, vcc_lo, v64, v96
m18039:
v_and_or_b32 v0, m0, v64, v96
m18040:
v_and_or_b32 v0, exec_hi, v64, v96
m18041:
v_and_or_b32 v0, src_scc, v64, v96
m18042:
v_and_or_b32 v0, 0, v64, v96
m18043:
v_and_or_b32 v0, -16, v64, v96
m18044:
v_and_or_b32 v0, 64, v64, v96
m18045:
v_and_or_b32 v0, -4.0, v64, v96
m18046:
v_and_or_b32 v0, 0.15915494, v64, v96
m18047:
v_and_or_b32 v0, v32, s32, v96
m18048:
v_and_or_b32 v0, v32, vcc_lo, v96
m18049:
v_and_or_b32 v0, v32, m0, v96
m18050:
v_and_or_b32 v0, v32, exec_hi, v96
m18051:
v_and_or_b32 v0, v32, src_scc, v96
m18052:
v_and_or_b32 v0, v32, 0, v96
m18053:
v_and_or_b32 v0, v32, -16, v96
m18054:
v_and_or_b32 v0, v32, 64, v96
m18055:
v_and_or_b32 v0, v32, -4.0, v96
m18056:
v_and_or_b32 v0, v32, 0.15915494, v96
m18057:
v_and_or_b32 v0, v32, v64, s48
m18058:
v_and_or_b32 v0, v32, v64, vcc_lo
m18059:
v_and_or_b32 v0, v32, v64, m0
m18060:
v_and_or_b32 v0, v32, v64, exec_hi
m18061:
v_and_or_b32 v0, v32, v64, src_scc
m18062:
v_and_or_b32 v0, v32, v64, 0
m18063:
v_and_or_b32 v0, v32, v64, -16
m18064:
v_and_or_b32 v0, v32, v64, 64
m18065:
v_and_or_b32 v0, v32, v64, -4.0
m18066:
v_and_or_b32 v0, v32, v64, 0.15915494
m18067:
v_or3_b32 v0, v32, v64, v96
m18068:
v_or3_b32 v0, s16, v64, v96
m18069:
v_or3_b32 v0, vcc_lo, v64, v96
m18070:
v_or3_b32 v0, m0, v64, v96
m18071:
v_or3_b32 v0, exec_hi, v64, v96
m18072:
v_or3_b32 v0, src_scc, v64, v96
m18073:
v_or3_b32 v0, 0, v64, v96
m18074:
v_or3_b32 v0, -16, v64, v96
m18075:
v_or3_b32 v0, 64, v64, v96
m18076:
v_or3_b32 v0, -4.0, v64, v96
m18077:
v_or3_b32 v0, 0.15915494, v64, v96
m18078:
v_or3_b32 v0, v32, s32, v96
m18079:
v_or3_b32 v0, v32, vcc_lo, v96
m18080:
v_or3_b32 v0, v32, m0, v96
m18081:
v_or3_b32 v0, v32, exec_hi, v96
m18082:
v_or3_b32 v0, v32, src_scc, v96
m18083:
v_or3_b32 v0, v32, 0, v96
m18084:
v_or3_b32 v0, v32, -16, v96
m18085:
v_or3_b32 v0, v32, 64, v96
m18086:
v_or3_b32 v0, v32, -4.0, v96
m18087:
v_or3_b32 v0, v32, 0.15915494, v96
m18088:
v_or3_b32 v0, v32, v64, s48
m18089:
v_or3_b32 v0, v32, v64, vcc_lo
m18090:
v_or3_b32 v0, v32, v64, m0
m18091:
v_or3_b32 v0, v32, v64, exec_hi
m18092:
v_or3_b32 v0, v32, v64, src_scc
m18093:
v_or3_b32 v0, v32, v64, 0
m18094:
v_or3_b32 v0, v32, v64, -16
m18095:
v_or3_b32 v0, v32, v64, 64
m18096:
v_or3_b32 v0, v32, v64, -4.0
m18097:
v_or3_b32 v0, v32, v64, 0.15915494
m18098:
v_xad_u32 v0, v32, v64, v96
m18099:
v_xad_u32 v0, s16, v64, v96
m18100:
v_xad_u32 v0, vcc_lo, v64, v96
m18101:
v_xad_u32 v0, m0, v64, v96
m18102:
v_xad_u32 v0, exec_hi, v64, v96
m18103:
v_xad_u32 v0, src_scc, v64, v96
m18104:
v_xad_u32 v0, 0, v64, v96
m18105:
v_xad_u32 v0, -16, v64, v96
m18106:
v_xad_u32 v0, 64, v64, v96
m18107:
v_xad_u32 v0, -4.0, v64, v96
m18108:
v_xad_u32 v0, 0.15915494, v64, v96
m18109:
v_xad_u32 v0, v32, s32, v96
m18110:
v_xad_u32 v0, v32, vcc_lo, v96
m18111:
v_xad_u32 v0, v32, m0, v96
m18112:
v_xad_u32 v0, v32, exec_hi, v96
m18113:
v_xad_u32 v0, v32, src_scc, v96
m18114:
v_xad_u32 v0, v32, 0, v96
m18115:
v_xad_u32 v0, v32, -16, v96
m18116:
v_xad_u32 v0, v32, 64, v96
m18117:
v_xad_u32 v0, v32, -4.0, v96
m18118:
v_xad_u32 v0, v32, 0.15915494, v96
m18119:
v_xad_u32 v0, v32, v64, s48
m18120:
v_xad_u32 v0, v32, v64, vcc_lo
m18121:
v_xad_u32 v0, v32, v64, m0
m18122:
v_xad_u32 v0, v32, v64, exec_hi
m18123:
v_xad_u32 v0, v32, v64, src_scc
m18124:
v_xad_u32 v0, v32, v64, 0
m18125:
v_xad_u32 v0, v32, v64, -16
m18126:
v_xad_u32 v0, v32, v64, 64
m18127:
v_xad_u32 v0, v32, v64, -4.0
m18128:
v_xad_u32 v0, v32, v64, 0.15915494
m18129:
v_lshl_add_u64 v[0:1], v[32:33], v64, v[96:97]
m18130:
v_lshl_add_u64 v[0:1], s[16:17], v64, v[96:97]
m18131:
v_lshl_add_u64 v[0:1], vcc, v64, v[96:97]
m18132:
v_lshl_add_u64 v[0:1], exec, v64, v[96:97]
m18133:
v_lshl_add_u64 v[0:1], 0, v64, v[96:97]
m18134:
v_lshl_add_u64 v[0:1], -16, v64, v[96:97]
m18135:
v_lshl_add_u64 v[0:1], 64, v64, v[96:97]
m18136:
v_lshl_add_u64 v[0:1], -4.0, v64, v[96:97]
m18137:
v_lshl_add_u64 v[0:1], v[32:33], s32, v[96:97]
m18138:
v_lshl_add_u64 v[0:1], v[32:33], vcc_lo, v[96:97]
m18139:
v_lshl_add_u64 v[0:1], v[32:33], m0, v[96:97]
m18140:
v_lshl_add_u64 v[0:1], v[32:33], exec_hi, v[96:97]
m18141:
v_lshl_add_u64 v[0:1], v[32:33], src_scc, v[96:97]
m18142:
v_lshl_add_u64 v[0:1], v[32:33], 0, v[96:97]
m18143:
v_lshl_add_u64 v[0:1], v[32:33], -16, v[96:97]
m18144:
v_lshl_add_u64 v[0:1], v[32:33], 64, v[96:97]
m18145:
v_lshl_add_u64 v[0:1], v[32:33], -4.0, v[96:97]
m18146:
v_lshl_add_u64 v[0:1], v[32:33], 0.15915494, v[96:97]
m18147:
v_lshl_add_u64 v[0:1], v[32:33], v64, s[48:49]
m18148:
v_lshl_add_u64 v[0:1], v[32:33], v64, vcc
m18149:
v_lshl_add_u64 v[0:1], v[32:33], v64, exec
m18150:
v_lshl_add_u64 v[0:1], v[32:33], v64, 0
m18151:
v_lshl_add_u64 v[0:1], v[32:33], v64, -16
m18152:
v_lshl_add_u64 v[0:1], v[32:33], v64, 64
m18153:
v_lshl_add_u64 v[0:1], v[32:33], v64, -4.0
m18154:
v_bitop3_b32 v0, v32, v64, v96 bitop3:255
m18155:
v_bitop3_b32 v0, s16, v64, v96
m18156:
v_bitop3_b32 v0, vcc_lo, v64, v96
m18157:
v_bitop3_b32 v0, m0, v64, v96
m18158:
v_bitop3_b32 v0, exec_hi, v64, v96
m18159:
v_bitop3_b32 v0, src_scc, v64, v96
m18160:
v_bitop3_b32 v0, 0, v64, v96
m18161:
v_bitop3_b32 v0, -16, v64, v96
m18162:
v_bitop3_b32 v0, 64, v64, v96
m18163:
v_bitop3_b32 v0, -4.0, v64, v96
m18164:
v_bitop3_b32 v0, 0.15915494, v64, v96
m18165:
v_bitop3_b32 v0, v32, s32, v96
m18166:
v_bitop3_b32 v0, v32, vcc_lo, v96
m18167:
v_bitop3_b32 v0, v32, m0, v96
m18168:
v_bitop3_b32 v0, v32, exec_hi, v96
m18169:
v_bitop3_b32 v0, v32, src_scc, v96
m18170:
v_bitop3_b32 v0, v32, 0, v96
m18171:
v_bitop3_b32 v0, v32, -16, v96
m18172:
v_bitop3_b32 v0, v32, 64, v96
m18173:
v_bitop3_b32 v0, v32, -4.0, v96
m18174:
v_bitop3_b32 v0, v32, 0.15915494, v96
m18175:
v_bitop3_b32 v0, v32, v64, s48
m18176:
v_bitop3_b32 v0, v32, v64, vcc_lo
m18177:
v_bitop3_b32 v0, v32, v64, m0
m18178:
v_bitop3_b32 v0, v32, v64, exec_hi
m18179:
v_bitop3_b32 v0, v32, v64, src_scc
m18180:
v_bitop3_b32 v0, v32, v64, 0
m18181:
v_bitop3_b32 v0, v32, v64, -16
m18182:
v_bitop3_b32 v0, v32, v64, 64
m18183:
v_bitop3_b32 v0, v32, v64, -4.0
m18184:
v_bitop3_b32 v0, v32, v64, 0.15915494
m18185:
v_bitop3_b32 v0, v32, v64, v96 bitop3:0
m18186:
v_bitop3_b16 v0, v32, v64, v96 bitop3:255
m18187:
v_bitop3_b16 v0, s16, v64, v96
m18188:
v_bitop3_b16 v0, vcc_lo, v64, v96
m18189:
v_bitop3_b16 v0, m0, v64, v96
m18190:
v_bitop3_b16 v0, exec_hi, v64, v96
m18191:
v_bitop3_b16 v0, src_scc, v64, v96
m18192:
v_bitop3_b16 v0, 0, v64, v96
m18193:
v_bitop3_b16 v0, -16, v64, v96
m18194:
v_bitop3_b16 v0, 64, v64, v96
m18195:
v_bitop3_b16 v0, -4.0, v64, v96
m18196:
v_bitop3_b16 v0, 0.15915494, v64, v96
m18197:
v_bitop3_b16 v0, v32, s32, v96
m18198:
v_bitop3_b16 v0, v32, vcc_lo, v96
m18199:
v_bitop3_b16 v0, v32, m0, v96
m18200:
v_bitop3_b16 v0, v32, exec_hi, v96
m18201:
v_bitop3_b16 v0, v32, src_scc, v96
m18202:
v_bitop3_b16 v0, v32, 0, v96
m18203:
v_bitop3_b16 v0, v32, -16, v96
m18204:
v_bitop3_b16 v0, v32, 64, v96
m18205:
v_bitop3_b16 v0, v32, -4.0, v96
m18206:
v_bitop3_b16 v0, v32, 0.15915494, v96
m18207:
v_bitop3_b16 v0, v32, v64, s48
m18208:
v_bitop3_b16 v0, v32, v64, vcc_lo
m18209:
v_bitop3_b16 v0, v32, v64, m0
m18210:
v_bitop3_b16 v0, v32, v64, exec_hi
m18211:
v_bitop3_b16 v0, v32, v64, src_scc
m18212:
v_bitop3_b16 v0, v32, v64, 0
m18213:
v_bitop3_b16 v0, v32, v64, -16
m18214:
v_bitop3_b16 v0, v32, v64, 64
m18215:
v_bitop3_b16 v0, v32, v64, -4.0
m18216:
v_bitop3_b16 v0, v32, v64, 0.15915494
m18217:
v_bitop3_b16 v0, v32, v64, v96 bitop3:0
m18218:
v_bfe_u32 v0, v32, v64, v96
m18219:
v_bfe_u32 v0, s16, v64, v96
m18220:
v_bfe_u32 v0, vcc_lo, v64, v96
m18221:
v_bfe_u32 v0, m0, v64, v96
m18222:
v_bfe_u32 v0, exec_hi, v64, v96
m18223:
v_bfe_u32 v0, src_scc, v64, v96
m18224:
v_bfe_u32 v0, 0, v64, v96
m18225:
v_bfe_u32 v0, -16, v64, v96
m18226:
v_bfe_u32 v0, 64, v64, v96
m18227:
v_bfe_u32 v0, -4.0, v64, v96
m18228:
v_bfe_u32 v0, 0.15915494, v64, v96
m18229:
v_bfe_u32 v0, v32, s32, v96
m18230:
v_bfe_u32 v0, v32, vcc_lo, v96
m18231:
v_bfe_u32 v0, v32, m0, v96
m18232:
v_bfe_u32 v0, v32, exec_hi, v96
m18233:
v_bfe_u32 v0, v32, src_scc, v96
m18234:
v_bfe_u32 v0, v32, 0, v96
m18235:
v_bfe_u32 v0, v32, -16, v96
m18236:
v_bfe_u32 v0, v32, 64, v96
m18237:
v_bfe_u32 v0, v32, -4.0, v96
m18238:
v_bfe_u32 v0, v32, 0.15915494, v96
m18239:
v_bfe_u32 v0, v32, v64, s48
m18240:
v_bfe_u32 v0, v32, v64, vcc_lo
m18241:
v_bfe_u32 v0, v32, v64, m0
m18242:
v_bfe_u32 v0, v32, v64, exec_hi
m18243:
v_bfe_u32 v0, v32, v64, src_scc
m18244:
v_bfe_u32 v0, v32, v64, 0
m18245:
v_bfe_u32 v0, v32, v64, -16
m18246:
v_bfe_u32 v0, v32, v64, 64
m18247:
v_bfe_u32 v0, v32, v64, -4.0
m18248:
v_bfe_u32 v0, v32, v64, 0.15915494
m18249:
v_bfe_i32 v0, v32, v64, v96
m18250:
v_bfe_i32 v0, s16, v64, v96
m18251:
v_bfe_i32 v0, vcc_lo, v64, v96
m18252:
v_bfe_i32 v0, m0, v64, v96
m18253:
v_bfe_i32 v0, exec_hi, v64, v96
m18254:
v_bfe_i32 v0, src_scc, v64, v96
m18255:
v_bfe_i32 v0, 0, v64, v96
m18256:
v_bfe_i32 v0, -16, v64, v96
m18257:
v_bfe_i32 v0, 64, v64, v96
m18258:
v_bfe_i32 v0, -4.0, v64, v96
m18259:
v_bfe_i32 v0, 0.15915494, v64, v96
m18260:
v_bfe_i32 v0, v32, s32, v96
m18261:
v_bfe_i32 v0, v32, vcc_lo, v96
m18262:
v_bfe_i32 v0, v32, m0, v96
m18263:
v_bfe_i32 v0, v32, exec_hi, v96
m18264:
v_bfe_i32 v0, v32, src_scc, v96
m18265:
v_bfe_i32 v0, v32, 0, v96
m18266:
v_bfe_i32 v0, v32, -16, v96
m18267:
v_bfe_i32 v0, v32, 64, v96
m18268:
v_bfe_i32 v0, v32, -4.0, v96
m18269:
v_bfe_i32 v0, v32, 0.15915494, v96
m18270:
v_bfe_i32 v0, v32, v64, s48
m18271:
v_bfe_i32 v0, v32, v64, vcc_lo
m18272:
v_bfe_i32 v0, v32, v64, m0
m18273:
v_bfe_i32 v0, v32, v64, exec_hi
m18274:
v_bfe_i32 v0, v32, v64, src_scc
m18275:
v_bfe_i32 v0, v32, v64, 0
m18276:
v_bfe_i32 v0, v32, v64, -16
m18277:
v_bfe_i32 v0, v32, v64, 64
m18278:
v_bfe_i32 v0, v32, v64, -4.0
m18279:
v_bfe_i32 v0, v32, v64, 0.15915494
m18280:
v_bfi_b32 v0, v32, v64, v96
m18281:
v_bfi_b32 v0, s16, v64, v96
m18282:
v_bfi_b32 v0, vcc_lo, v64, v96
m18283:
v_bfi_b32 v0, m0, v64, v96
m18284:
v_bfi_b32 v0, exec_hi, v64, v96
m18285:
v_bfi_b32 v0, src_scc, v64, v96
m18286:
v_bfi_b32 v0, 0, v64, v96
m18287:
v_bfi_b32 v0, -16, v64, v96
m18288:
v_bfi_b32 v0, 64, v64, v96
m18289:
v_bfi_b32 v0, -4.0, v64, v96
m18290:
v_bfi_b32 v0, 0.15915494, v64, v96
m18291:
v_bfi_b32 v0, v32, s32, v96
m18292:
v_bfi_b32 v0, v32, vcc_lo, v96
m18293:
v_bfi_b32 v0, v32, m0, v96
m18294:
v_bfi_b32 v0, v32, exec_hi, v96
m18295:
v_bfi_b32 v0, v32, src_scc, v96
m18296:
v_bfi_b32 v0, v32, 0, v96
m18297:
v_bfi_b32 v0, v32, -16, v96
m18298:
v_bfi_b32 v0, v32, 64, v96
m18299:
v_bfi_b32 v0, v32, -4.0, v96
m18300:
v_bfi_b32 v0, v32, 0.15915494, v96
m18301:
v_bfi_b32 v0, v32, v64, s48
m18302:
v_bfi_b32 v0, v32, v64, vcc_lo
m18303:
v_bfi_b32 v0, v32, v64, m0
m18304:
v_bfi_b32 v0, v32, v64, exec_hi
m18305:
v_bfi_b32 v0, v32, v64, src_scc
m18306:
v_bfi_b32 v0, v32, v64, 0
m18307:
v_bfi_b32 v0, v32, v64, -16
m18308:
v_bfi_b32 v0, v32, v64, 64
m18309:
v_bfi_b32 v0, v32, v64, -4.0
m18310:
v_bfi_b32 v0, v32, v64, 0.15915494
m18311:
v_bfm_b32 v0, v32, v64
m18312:
v_bfm_b32 v0, s16, v64
m18313:
v_bfm_b32 v0, vcc_lo, v64
m18314:
v_bfm_b32 v0, m0, v64
m18315:
v_bfm_b32 v0, exec_hi, v64
m18316:
v_bfm_b32 v0, src_scc, v64
m18317:
v_bfm_b32 v0, 0, v64
m18318:
v_bfm_b32 v0, -16, v64
m18319:
v_bfm_b32 v0, 64, v64
m18320:
v_bfm_b32 v0, -4.0, v64
m18321:
v_bfm_b32 v0, 0.15915494, v64
m18322:
v_bfm_b32 v0, v32, s32
m18323:
v_bfm_b32 v0, v32, vcc_lo
m18324:
v_bfm_b32 v0, v32, m0
m18325:
v_bfm_b32 v0, v32, exec_hi
m18326:
v_bfm_b32 v0, v32, src_scc
m18327:
v_bfm_b32 v0, v32, 0
m18328:
v_bfm_b32 v0, v32, -16
m18329:
v_bfm_b32 v0, v32, 64
m18330:
v_bfm_b32 v0, v32, -4.0
m18331:
v_bfm_b32 v0, v32, 0.15915494
m18332:
v_alignbit_b32 v0, v32, v64, v96
m18333:
v_alignbit_b32 v0, s16, v64, v96
m18334:
v_alignbit_b32 v0, vcc_lo, v64, v96
m18335:
v_alignbit_b32 v0, m0, v64, v96
m18336:
v_alignbit_b32 v0, exec_hi, v64, v96
m18337:
v_alignbit_b32 v0, src_scc, v64, v96
m18338:
v_alignbit_b32 v0, 0, v64, v96
m18339:
v_alignbit_b32 v0, -16, v64, v96
m18340:
v_alignbit_b32 v0, 64, v64, v96
m18341:
v_alignbit_b32 v0, -4.0, v64, v96
m18342:
v_alignbit_b32 v0, 0.15915494, v64, v96
m18343:
v_alignbit_b32 v0, v32, s32, v96
m18344:
v_alignbit_b32 v0, v32, vcc_lo, v96
m18345:
v_alignbit_b32 v0, v32, m0, v96
m18346:
v_alignbit_b32 v0, v32, exec_hi, v96
m18347:
v_alignbit_b32 v0, v32, src_scc, v96
m18348:
v_alignbit_b32 v0, v32, 0, v96
m18349:
v_alignbit_b32 v0, v32, -16, v96
m18350:
v_alignbit_b32 v0, v32, 64, v96
m18351:
v_alignbit_b32 v0, v32, -4.0, v96
m18352:
v_alignbit_b32 v0, v32, 0.15915494, v96
m18353:
v_alignbit_b32 v0, v32, v64, s48
m18354:
v_alignbit_b32 v0, v32, v64, vcc_lo
m18355:
v_alignbit_b32 v0, v32, v64, m0
m18356:
v_alignbit_b32 v0, v32, v64, exec_hi
m18357:
v_alignbit_b32 v0, v32, v64, src_scc
m18358:
v_alignbit_b32 v0, v32, v64, 0
m18359:
v_alignbit_b32 v0, v32, v64, -16
m18360:
v_alignbit_b32 v0, v32, v64, 64
m18361:
v_alignbit_b32 v0, v32, v64, -4.0
m18362:
v_alignbit_b32 v0, v32, v64, 0.15915494
m18363:
v_alignbyte_b32 v0, v32, v64, v96
m18364:
v_alignbyte_b32 v0, s16, v64, v96
m18365:
v_alignbyte_b32 v0, vcc_lo, v64, v96
m18366:
v_alignbyte_b32 v0, m0, v64, v96
m18367:
v_alignbyte_b32 v0, exec_hi, v64, v96
m18368:
v_alignbyte_b32 v0, src_scc, v64, v96
m18369:
v_alignbyte_b32 v0, 0, v64, v96
m18370:
v_alignbyte_b32 v0, -16, v64, v96
m18371:
v_alignbyte_b32 v0, 64, v64, v96
m18372:
v_alignbyte_b32 v0, -4.0, v64, v96
m18373:
v_alignbyte_b32 v0, 0.15915494, v64, v96
m18374:
v_alignbyte_b32 v0, v32, s32, v96
m18375:
v_alignbyte_b32 v0, v32, vcc_lo, v96
m18376:
v_alignbyte_b32 v0, v32, m0, v96
m18377:
v_alignbyte_b32 v0, v32, exec_hi, v96
m18378:
v_alignbyte_b32 v0, v32, src_scc, v96
m18379:
v_alignbyte_b32 v0, v32, 0, v96
m18380:
v_alignbyte_b32 v0, v32, -16, v96
m18381:
v_alignbyte_b32 v0, v32, 64, v96
m18382:
v_alignbyte_b32 v0, v32, -4.0, v96
m18383:
v_alignbyte_b32 v0, v32, 0.15915494, v96
m18384:
v_alignbyte_b32 v0, v32, v64, s48
m18385:
v_alignbyte_b32 v0, v32, v64, vcc_lo
m18386:
v_alignbyte_b32 v0, v32, v64, m0
m18387:
v_alignbyte_b32 v0, v32, v64, exec_hi
m18388:
v_alignbyte_b32 v0, v32, v64, src_scc
m18389:
v_alignbyte_b32 v0, v32, v64, 0
m18390:
v_alignbyte_b32 v0, v32, v64, -16
m18391:
v_alignbyte_b32 v0, v32, v64, 64
m18392:
v_alignbyte_b32 v0, v32, v64, -4.0
m18393:
v_alignbyte_b32 v0, v32, v64, 0.15915494
m18394:
v_perm_b32 v0, v32, v64, v96
m18395:
v_perm_b32 v0, s16, v64, v96
m18396:
v_perm_b32 v0, vcc_lo, v64, v96
m18397:
v_perm_b32 v0, m0, v64, v96
m18398:
v_perm_b32 v0, exec_hi, v64, v96
m18399:
v_perm_b32 v0, src_scc, v64, v96
m18400:
v_perm_b32 v0, 0, v64, v96
m18401:
v_perm_b32 v0, -16, v64, v96
m18402:
v_perm_b32 v0, 64, v64, v96
m18403:
v_perm_b32 v0, -4.0, v64, v96
m18404:
v_perm_b32 v0, 0.15915494, v64, v96
m18405:
v_perm_b32 v0, v32, s32, v96
m18406:
v_perm_b32 v0, v32, vcc_lo, v96
m18407:
v_perm_b32 v0, v32, m0, v96
m18408:
v_perm_b32 v0, v32, exec_hi, v96
m18409:
v_perm_b32 v0, v32, src_scc, v96
m18410:
v_perm_b32 v0, v32, 0, v96
m18411:
v_perm_b32 v0, v32, -16, v96
m18412:
v_perm_b32 v0, v32, 64, v96
m18413:
v_perm_b32 v0, v32, -4.0, v96
m18414:
v_perm_b32 v0, v32, 0.15915494, v96
m18415:
v_perm_b32 v0, v32, v64, s48
m18416:
v_perm_b32 v0, v32, v64, vcc_lo
m18417:
v_perm_b32 v0, v32, v64, m0
m18418:
v_perm_b32 v0, v32, v64, exec_hi
m18419:
v_perm_b32 v0, v32, v64, src_scc
m18420:
v_perm_b32 v0, v32, v64, 0
m18421:
v_perm_b32 v0, v32, v64, -16
m18422:
v_perm_b32 v0, v32, v64, 64
m18423:
v_perm_b32 v0, v32, v64, -4.0
m18424:
v_perm_b32 v0, v32, v64, 0.15915494
m18425:
v_bcnt_u32_b32 v0, v32, v64
m18426:
v_bcnt_u32_b32 v0, s16, v64
m18427:
v_bcnt_u32_b32 v0, vcc_lo, v64
m18428:
v_bcnt_u32_b32 v0, m0, v64
m18429:
v_bcnt_u32_b32 v0, exec_hi, v64
m18430:
v_bcnt_u32_b32 v0, src_scc, v64
m18431:
v_bcnt_u32_b32 v0, 0, v64
m18432:
v_bcnt_u32_b32 v0, -16, v64
m18433:
v_bcnt_u32_b32 v0, 64, v64
m18434:
v_bcnt_u32_b32 v0, -4.0, v64
m18435:
v_bcnt_u32_b32 v0, 0.15915494, v64
m18436:
v_bcnt_u32_b32 v0, v32, s32
m18437:
v_bcnt_u32_b32 v0, v32, vcc_lo
m18438:
v_bcnt_u32_b32 v0, v32, m0
m18439:
v_bcnt_u32_b32 v0, v32, exec_hi
m18440:
v_bcnt_u32_b32 v0, v32, src_scc
m18441:
v_bcnt_u32_b32 v0, v32, 0
m18442:
v_bcnt_u32_b32 v0, v32, -16
m18443:
v_bcnt_u32_b32 v0, v32, 64
m18444:
v_bcnt_u32_b32 v0, v32, -4.0
m18445:
v_bcnt_u32_b32 v0, v32, 0.15915494
m18446:
v_mbcnt_lo_u32_b32 v0, v32, v64
m18447:
v_mbcnt_lo_u32_b32 v0, s16, v64
m18448:
v_mbcnt_lo_u32_b32 v0, vcc_lo, v64
m18449:
v_mbcnt_lo_u32_b32 v0, m0, v64
m18450:
v_mbcnt_lo_u32_b32 v0, exec_hi, v64
m18451:
v_mbcnt_lo_u32_b32 v0, src_scc, v64
m18452:
v_mbcnt_lo_u32_b32 v0, 0, v64
m18453:
v_mbcnt_lo_u32_b32 v0, -16, v64
m18454:
v_mbcnt_lo_u32_b32 v0, 64, v64
m18455:
v_mbcnt_lo_u32_b32 v0, -4.0, v64
m18456:
v_mbcnt_lo_u32_b32 v0, 0.15915494, v64
m18457:
v_mbcnt_lo_u32_b32 v0, v32, s32
m18458:
v_mbcnt_lo_u32_b32 v0, v32, vcc_lo
m18459:
v_mbcnt_lo_u32_b32 v0, v32, m0
m18460:
v_mbcnt_lo_u32_b32 v0, v32, exec_hi
m18461:
v_mbcnt_lo_u32_b32 v0, v32, src_scc
m18462:
v_mbcnt_lo_u32_b32 v0, v32, 0
m18463:
v_mbcnt_lo_u32_b32 v0, v32, -16
m18464:
v_mbcnt_lo_u32_b32 v0, v32, 64
m18465:
v_mbcnt_lo_u32_b32 v0, v32, -4.0
m18466:
v_mbcnt_lo_u32_b32 v0, v32, 0.15915494
m18467:
v_mbcnt_hi_u32_b32 v0, v32, v64
m18468:
v_mbcnt_hi_u32_b32 v0, s16, v64
m18469:
v_mbcnt_hi_u32_b32 v0, vcc_lo, v64
m18470:
v_mbcnt_hi_u32_b32 v0, m0, v64
m18471:
v_mbcnt_hi_u32_b32 v0, exec_hi, v64
m18472:
v_mbcnt_hi_u32_b32 v0, src_scc, v64
m18473:
v_mbcnt_hi_u32_b32 v0, 0, v64
m18474:
v_mbcnt_hi_u32_b32 v0, -16, v64
m18475:
v_mbcnt_hi_u32_b32 v0, 64, v64
m18476:
v_mbcnt_hi_u32_b32 v0, -4.0, v64
m18477:
v_mbcnt_hi_u32_b32 v0, 0.15915494, v64
m18478:
v_mbcnt_hi_u32_b32 v0, v32, s32
m18479:
v_mbcnt_hi_u32_b32 v0, v32, vcc_lo
m18480:
v_mbcnt_hi_u32_b32 v0, v32, m0
m18481:
v_mbcnt_hi_u32_b32 v0, v32, exec_hi
m18482:
v_mbcnt_hi_u32_b32 v0, v32, src_scc
m18483:
v_mbcnt_hi_u32_b32 v0, v32, 0
m18484:
v_mbcnt_hi_u32_b32 v0, v32, -16
m18485:
v_mbcnt_hi_u32_b32 v0, v32, 64
m18486:
v_mbcnt_hi_u32_b32 v0, v32, -4.0
m18487:
v_mbcnt_hi_u32_b32 v0, v32, 0.15915494
m18488:
v_prng_b32 v0, v32
m18489:
v_prng_b32 v0, s16
m18490:
v_prng_b32 v0, vcc_lo
m18491:
v_prng_b32 v0, m0
m18492:
v_prng_b32 v0, exec_hi
m18493:
v_prng_b32 v0, src_scc
m18494:
v_prng_b32 v0, 0
m18495:
v_prng_b32 v0, -16
m18496:
v_prng_b32 v0, 64
m18497:
v_prng_b32 v0, -4.0
m18498:
v_prng_b32 v0, 0.15915494
m18499:
v_prng_b32_e32 v0, v32
m18500:
v_prng_b32_e32 v0, 0x12345678
m18501:
v_prng_b32_e64 v0, v32
m18502:
v_prng_b32_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m18503:
v_prng_b32_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m18504:
v_min_u32 v0, v32, v64
m18505:
v_min_u32 v0, s16, v64
m18506:
v_min_u32 v0, vcc_lo, v64
m18507:
v_min_u32 v0, m0, v64
m18508:
v_min_u32 v0, exec_hi, v64
m18509:
v_min_u32 v0, src_scc, v64
m18510:
v_min_u32 v0, 0, v64
m18511:
v_min_u32 v0, -16, v64
m18512:
v_min_u32 v0, 64, v64
m18513:
v_min_u32 v0, -4.0, v64
m18514:
v_min_u32 v0, 0.15915494, v64
m18515:
v_min_u32 v0, v32, s32
m18516:
v_min_u32 v0, v32, vcc_lo
m18517:
v_min_u32 v0, v32, m0
m18518:
v_min_u32 v0, v32, exec_hi
m18519:
v_min_u32 v0, v32, src_scc
m18520:
v_min_u32 v0, v32, 0
m18521:
v_min_u32 v0, v32, -16
m18522:
v_min_u32 v0, v32, 64
m18523:
v_min_u32 v0, v32, -4.0
m18524:
v_min_u32 v0, v32, 0.15915494
m18525:
v_min_u32_e32 v0, v32, v64
m18526:
v_min_u32_e32 v0, 0x12345678, v64
m18527:
v_min_u32_e64 v0, v32, v64
m18528:
v_min_u32_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m18529:
v_min_u32_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m18530:
v_max_u32 v0, v32, v64
m18531:
v_max_u32 v0, s16, v64
m18532:
v_max_u32 v0, vcc_lo, v64
m18533:
v_max_u32 v0, m0, v64
m18534:
v_max_u32 v0, exec_hi, v64
m18535:
v_max_u32 v0, src_scc, v64
m18536:
v_max_u32 v0, 0, v64
m18537:
v_max_u32 v0, -16, v64
m18538:
v_max_u32 v0, 64, v64
m18539:
v_max_u32 v0, -4.0, v64
m18540:
v_max_u32 v0, 0.15915494, v64
m18541:
v_max_u32 v0, v32, s32
m18542:
v_max_u32 v0, v32, vcc_lo
m18543:
v_max_u32 v0, v32, m0
m18544:
v_max_u32 v0, v32, exec_hi
m18545:
v_max_u32 v0, v32, src_scc
m18546:
v_max_u32 v0, v32, 0
m18547:
v_max_u32 v0, v32, -16
m18548:
v_max_u32 v0, v32, 64
m18549:
v_max_u32 v0, v32, -4.0
m18550:
v_max_u32 v0, v32, 0.15915494
m18551:
v_max_u32_e32 v0, v32, v64
m18552:
v_max_u32_e32 v0, 0x12345678, v64
m18553:
v_max_u32_e64 v0, v32, v64
m18554:
v_max_u32_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m18555:
v_max_u32_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m18556:
v_min_i32 v0, v32, v64
m18557:
v_min_i32 v0, s16, v64
m18558:
v_min_i32 v0, vcc_lo, v64
m18559:
v_min_i32 v0, m0, v64
m18560:
v_min_i32 v0, exec_hi, v64
m18561:
v_min_i32 v0, src_scc, v64
m18562:
v_min_i32 v0, 0, v64
m18563:
v_min_i32 v0, -16, v64
m18564:
v_min_i32 v0, 64, v64
m18565:
v_min_i32 v0, -4.0, v64
m18566:
v_min_i32 v0, 0.15915494, v64
m18567:
v_min_i32 v0, v32, s32
m18568:
v_min_i32 v0, v32, vcc_lo
m18569:
v_min_i32 v0, v32, m0
m18570:
v_min_i32 v0, v32, exec_hi
m18571:
v_min_i32 v0, v32, src_scc
m18572:
v_min_i32 v0, v32, 0
m18573:
v_min_i32 v0, v32, -16
m18574:
v_min_i32 v0, v32, 64
m18575:
v_min_i32 v0, v32, -4.0
m18576:
v_min_i32 v0, v32, 0.15915494
m18577:
v_min_i32_e32 v0, v32, v64
m18578:
v_min_i32_e32 v0, 0x12345678, v64
m18579:
v_min_i32_e64 v0, v32, v64
m18580:
v_min_i32_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m18581:
v_min_i32_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m18582:
v_max_i32 v0, v32, v64
m18583:
v_max_i32 v0, s16, v64
m18584:
v_max_i32 v0, vcc_lo, v64
m18585:
v_max_i32 v0, m0, v64
m18586:
v_max_i32 v0, exec_hi, v64
m18587:
v_max_i32 v0, src_scc, v64
m18588:
v_max_i32 v0, 0, v64
m18589:
v_max_i32 v0, -16, v64
m18590:
v_max_i32 v0, 64, v64
m18591:
v_max_i32 v0, -4.0, v64
m18592:
v_max_i32 v0, 0.15915494, v64
m18593:
v_max_i32 v0, v32, s32
m18594:
v_max_i32 v0, v32, vcc_lo
m18595:
v_max_i32 v0, v32, m0
m18596:
v_max_i32 v0, v32, exec_hi
m18597:
v_max_i32 v0, v32, src_scc
m18598:
v_max_i32 v0, v32, 0
m18599:
v_max_i32 v0, v32, -16
m18600:
v_max_i32 v0, v32, 64
m18601:
v_max_i32 v0, v32, -4.0
m18602:
v_max_i32 v0, v32, 0.15915494
m18603:
v_max_i32_e32 v0, v32, v64
m18604:
v_max_i32_e32 v0, 0x12345678, v64
m18605:
v_max_i32_e64 v0, v32, v64
m18606:
v_max_i32_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m18607:
v_max_i32_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m18608:
v_min3_u32 v0, v32, v64, v96
m18609:
v_min3_u32 v0, s16, v64, v96
m18610:
v_min3_u32 v0, vcc_lo, v64, v96
m18611:
v_min3_u32 v0, m0, v64, v96
m18612:
v_min3_u32 v0, exec_hi, v64, v96
m18613:
v_min3_u32 v0, src_scc, v64, v96
m18614:
v_min3_u32 v0, 0, v64, v96
m18615:
v_min3_u32 v0, -16, v64, v96
m18616:
v_min3_u32 v0, 64, v64, v96
m18617:
v_min3_u32 v0, -4.0, v64, v96
m18618:
v_min3_u32 v0, 0.15915494, v64, v96
m18619:
v_min3_u32 v0, v32, s32, v96
m18620:
v_min3_u32 v0, v32, vcc_lo, v96
m18621:
v_min3_u32 v0, v32, m0, v96
m18622:
v_min3_u32 v0, v32, exec_hi, v96
m18623:
v_min3_u32 v0, v32, src_scc, v96
m18624:
v_min3_u32 v0, v32, 0, v96
m18625:
v_min3_u32 v0, v32, -16, v96
m18626:
v_min3_u32 v0, v32, 64, v96
m18627:
v_min3_u32 v0, v32, -4.0, v96
m18628:
v_min3_u32 v0, v32, 0.15915494, v96
m18629:
v_min3_u32 v0, v32, v64, s48
m18630:
v_min3_u32 v0, v32, v64, vcc_lo
m18631:
v_min3_u32 v0, v32, v64, m0
m18632:
v_min3_u32 v0, v32, v64, exec_hi
m18633:
v_min3_u32 v0, v32, v64, src_scc
m18634:
v_min3_u32 v0, v32, v64, 0
m18635:
v_min3_u32 v0, v32, v64, -16
m18636:
v_min3_u32 v0, v32, v64, 64
m18637:
v_min3_u32 v0, v32, v64, -4.0
m18638:
v_min3_u32 v0, v32, v64, 0.15915494
m18639:
v_max3_u32 v0, v32, v64, v96
m18640:
v_max3_u32 v0, s16, v64, v96
m18641:
v_max3_u32 v0, vcc_lo, v64, v96
m18642:
v_max3_u32 v0, m0, v64, v96
m18643:
v_max3_u32 v0, exec_hi, v64, v96
m18644:
v_max3_u32 v0, src_scc, v64, v96
m18645:
v_max3_u32 v0, 0, v64, v96
m18646:
v_max3_u32 v0, -16, v64, v96
m18647:
v_max3_u32 v0, 64, v64, v96
m18648:
v_max3_u32 v0, -4.0, v64, v96
m18649:
v_max3_u32 v0, 0.15915494, v64, v96
m18650:
v_max3_u32 v0, v32, s32, v96
m18651:
v_max3_u32 v0, v32, vcc_lo, v96
m18652:
v_max3_u32 v0, v32, m0, v96
m18653:
v_max3_u32 v0, v32, exec_hi, v96
m18654:
v_max3_u32 v0, v32, src_scc, v96
m18655:
v_max3_u32 v0, v32, 0, v96
m18656:
v_max3_u32 v0, v32, -16, v96
m18657:
v_max3_u32 v0, v32, 64, v96
m18658:
v_max3_u32 v0, v32, -4.0, v96
m18659:
v_max3_u32 v0, v32, 0.15915494, v96
m18660:
v_max3_u32 v0, v32, v64, s48
m18661:
v_max3_u32 v0, v32, v64, vcc_lo
m18662:
v_max3_u32 v0, v32, v64, m0
m18663:
v_max3_u32 v0, v32, v64, exec_hi
m18664:
v_max3_u32 v0, v32, v64, src_scc
m18665:
v_max3_u32 v0, v32, v64, 0
m18666:
v_max3_u32 v0, v32, v64, -16
m18667:
v_max3_u32 v0, v32, v64, 64
m18668:
v_max3_u32 v0, v32, v64, -4.0
m18669:
v_max3_u32 v0, v32, v64, 0.15915494
m18670:
v_med3_u32 v0, v32, v64, v96
m18671:
v_med3_u32 v0, s16, v64, v96
m18672:
v_med3_u32 v0, vcc_lo, v64, v96
m18673:
v_med3_u32 v0, m0, v64, v96
m18674:
v_med3_u32 v0, exec_hi, v64, v96
m18675:
v_med3_u32 v0, src_scc, v64, v96
m18676:
v_med3_u32 v0, 0, v64, v96
m18677:
v_med3_u32 v0, -16, v64, v96
m18678:
v_med3_u32 v0, 64, v64, v96
m18679:
v_med3_u32 v0, -4.0, v64, v96
m18680:
v_med3_u32 v0, 0.15915494, v64, v96
m18681:
v_med3_u32 v0, v32, s32, v96
m18682:
v_med3_u32 v0, v32, vcc_lo, v96
m18683:
v_med3_u32 v0, v32, m0, v96
m18684:
v_med3_u32 v0, v32, exec_hi, v96
m18685:
v_med3_u32 v0, v32, src_scc, v96
m18686:
v_med3_u32 v0, v32, 0, v96
m18687:
v_med3_u32 v0, v32, -16, v96
m18688:
v_med3_u32 v0, v32, 64, v96
m18689:
v_med3_u32 v0, v32, -4.0, v96
m18690:
v_med3_u32 v0, v32, 0.15915494, v96
m18691:
v_med3_u32 v0, v32, v64, s48
m18692:
v_med3_u32 v0, v32, v64, vcc_lo
m18693:
v_med3_u32 v0, v32, v64, m0
m18694:
v_med3_u32 v0, v32, v64, exec_hi
m18695:
v_med3_u32 v0, v32, v64, src_scc
m18696:
v_med3_u32 v0, v32, v64, 0
m18697:
v_med3_u32 v0, v32, v64, -16
m18698:
v_med3_u32 v0, v32, v64, 64
m18699:
v_med3_u32 v0, v32, v64, -4.0
m18700:
v_med3_u32 v0, v32, v64, 0.15915494
m18701:
v_min3_i32 v0, v32, v64, v96
m18702:
v_min3_i32 v0, s16, v64, v96
m18703:
v_min3_i32 v0, vcc_lo, v64, v96
m18704:
v_min3_i32 v0, m0, v64, v96
m18705:
v_min3_i32 v0, exec_hi, v64, v96
m18706:
v_min3_i32 v0, src_scc, v64, v96
m18707:
v_min3_i32 v0, 0, v64, v96
m18708:
v_min3_i32 v0, -16, v64, v96
m18709:
v_min3_i32 v0, 64, v64, v96
m18710:
v_min3_i32 v0, -4.0, v64, v96
m18711:
v_min3_i32 v0, 0.15915494, v64, v96
m18712:
v_min3_i32 v0, v32, s32, v96
m18713:
v_min3_i32 v0, v32, vcc_lo, v96
m18714:
v_min3_i32 v0, v32, m0, v96
m18715:
v_min3_i32 v0, v32, exec_hi, v96
m18716:
v_min3_i32 v0, v32, src_scc, v96
m18717:
v_min3_i32 v0, v32, 0, v96
m18718:
v_min3_i32 v0, v32, -16, v96
m18719:
v_min3_i32 v0, v32, 64, v96
m18720:
v_min3_i32 v0, v32, -4.0, v96
m18721:
v_min3_i32 v0, v32, 0.15915494, v96
m18722:
v_min3_i32 v0, v32, v64, s48
m18723:
v_min3_i32 v0, v32, v64, vcc_lo
m18724:
v_min3_i32 v0, v32, v64, m0
m18725:
v_min3_i32 v0, v32, v64, exec_hi
m18726:
v_min3_i32 v0, v32, v64, src_scc
m18727:
v_min3_i32 v0, v32, v64, 0
m18728:
v_min3_i32 v0, v32, v64, -16
m18729:
v_min3_i32 v0, v32, v64, 64
m18730:
v_min3_i32 v0, v32, v64, -4.0
m18731:
v_min3_i32 v0, v32, v64, 0.15915494
m18732:
v_max3_i32 v0, v32, v64, v96
m18733:
v_max3_i32 v0, s16, v64, v96
m18734:
v_max3_i32 v0, vcc_lo, v64, v96
m18735:
v_max3_i32 v0, m0, v64, v96
m18736:
v_max3_i32 v0, exec_hi, v64, v96
m18737:
v_max3_i32 v0, src_scc, v64, v96
m18738:
v_max3_i32 v0, 0, v64, v96
m18739:
v_max3_i32 v0, -16, v64, v96
m18740:
v_max3_i32 v0, 64, v64, v96
m18741:
v_max3_i32 v0, -4.0, v64, v96
m18742:
v_max3_i32 v0, 0.15915494, v64, v96
m18743:
v_max3_i32 v0, v32, s32, v96
m18744:
v_max3_i32 v0, v32, vcc_lo, v96
m18745:
v_max3_i32 v0, v32, m0, v96
m18746:
v_max3_i32 v0, v32, exec_hi, v96
m18747:
v_max3_i32 v0, v32, src_scc, v96
m18748:
v_max3_i32 v0, v32, 0, v96
m18749:
v_max3_i32 v0, v32, -16, v96
m18750:
v_max3_i32 v0, v32, 64, v96
m18751:
v_max3_i32 v0, v32, -4.0, v96
m18752:
v_max3_i32 v0, v32, 0.15915494, v96
m18753:
v_max3_i32 v0, v32, v64, s48
m18754:
v_max3_i32 v0, v32, v64, vcc_lo
m18755:
v_max3_i32 v0, v32, v64, m0
m18756:
v_max3_i32 v0, v32, v64, exec_hi
m18757:
v_max3_i32 v0, v32, v64, src_scc
m18758:
v_max3_i32 v0, v32, v64, 0
m18759:
v_max3_i32 v0, v32, v64, -16
m18760:
v_max3_i32 v0, v32, v64, 64
m18761:
v_max3_i32 v0, v32, v64, -4.0
m18762:
v_max3_i32 v0, v32, v64, 0.15915494
m18763:
v_med3_i32 v0, v32, v64, v96
m18764:
v_med3_i32 v0, s16, v64, v96
m18765:
v_med3_i32 v0, vcc_lo, v64, v96
m18766:
v_med3_i32 v0, m0, v64, v96
m18767:
v_med3_i32 v0, exec_hi, v64, v96
m18768:
v_med3_i32 v0, src_scc, v64, v96
m18769:
v_med3_i32 v0, 0, v64, v96
m18770:
v_med3_i32 v0, -16, v64, v96
m18771:
v_med3_i32 v0, 64, v64, v96
m18772:
v_med3_i32 v0, -4.0, v64, v96
m18773:
v_med3_i32 v0, 0.15915494, v64, v96
m18774:
v_med3_i32 v0, v32, s32, v96
m18775:
v_med3_i32 v0, v32, vcc_lo, v96
m18776:
v_med3_i32 v0, v32, m0, v96
m18777:
v_med3_i32 v0, v32, exec_hi, v96
m18778:
v_med3_i32 v0, v32, src_scc, v96
m18779:
v_med3_i32 v0, v32, 0, v96
m18780:
v_med3_i32 v0, v32, -16, v96
m18781:
v_med3_i32 v0, v32, 64, v96
m18782:
v_med3_i32 v0, v32, -4.0, v96
m18783:
v_med3_i32 v0, v32, 0.15915494, v96
m18784:
v_med3_i32 v0, v32, v64, s48
m18785:
v_med3_i32 v0, v32, v64, vcc_lo
m18786:
v_med3_i32 v0, v32, v64, m0
m18787:
v_med3_i32 v0, v32, v64, exec_hi
m18788:
v_med3_i32 v0, v32, v64, src_scc
m18789:
v_med3_i32 v0, v32, v64, 0
m18790:
v_med3_i32 v0, v32, v64, -16
m18791:
v_med3_i32 v0, v32, v64, 64
m18792:
v_med3_i32 v0, v32, v64, -4.0
m18793:
v_med3_i32 v0, v32, v64, 0.15915494
m18794:
v_min3_i16 v0, v32, v64, v96
m18795:
v_min3_i16 v0, s16, v64, v96
m18796:
v_min3_i16 v0, vcc_lo, v64, v96
m18797:
v_min3_i16 v0, m0, v64, v96
m18798:
v_min3_i16 v0, exec_hi, v64, v96
m18799:
v_min3_i16 v0, src_scc, v64, v96
m18800:
v_min3_i16 v0, 0, v64, v96
m18801:
v_min3_i16 v0, -16, v64, v96
m18802:
v_min3_i16 v0, 64, v64, v96
m18803:
v_min3_i16 v0, -4.0, v64, v96
m18804:
v_min3_i16 v0, 0.15915494, v64, v96
m18805:
v_min3_i16 v0, v32, s32, v96
m18806:
v_min3_i16 v0, v32, vcc_lo, v96
m18807:
v_min3_i16 v0, v32, m0, v96
m18808:
v_min3_i16 v0, v32, exec_hi, v96
m18809:
v_min3_i16 v0, v32, src_scc, v96
m18810:
v_min3_i16 v0, v32, 0, v96
m18811:
v_min3_i16 v0, v32, -16, v96
m18812:
v_min3_i16 v0, v32, 64, v96
m18813:
v_min3_i16 v0, v32, -4.0, v96
m18814:
v_min3_i16 v0, v32, 0.15915494, v96
m18815:
v_min3_i16 v0, v32, v64, s48
m18816:
v_min3_i16 v0, v32, v64, vcc_lo
m18817:
v_min3_i16 v0, v32, v64, m0
m18818:
v_min3_i16 v0, v32, v64, exec_hi
m18819:
v_min3_i16 v0, v32, v64, src_scc
m18820:
v_min3_i16 v0, v32, v64, 0
m18821:
v_min3_i16 v0, v32, v64, -16
m18822:
v_min3_i16 v0, v32, v64, 64
m18823:
v_min3_i16 v0, v32, v64, -4.0
m18824:
v_min3_i16 v0, v32, v64, 0.15915494
m18825:
v_max3_i16 v0, v32, v64, v96
m18826:
v_max3_i16 v0, s16, v64, v96
m18827:
v_max3_i16 v0, vcc_lo, v64, v96
m18828:
v_max3_i16 v0, m0, v64, v96
m18829:
v_max3_i16 v0, exec_hi, v64, v96
m18830:
v_max3_i16 v0, src_scc, v64, v96
m18831:
v_max3_i16 v0, 0, v64, v96
m18832:
v_max3_i16 v0, -16, v64, v96
m18833:
v_max3_i16 v0, 64, v64, v96
m18834:
v_max3_i16 v0, -4.0, v64, v96
m18835:
v_max3_i16 v0, 0.15915494, v64, v96
m18836:
v_max3_i16 v0, v32, s32, v96
m18837:
v_max3_i16 v0, v32, vcc_lo, v96
m18838:
v_max3_i16 v0, v32, m0, v96
m18839:
v_max3_i16 v0, v32, exec_hi, v96
m18840:
v_max3_i16 v0, v32, src_scc, v96
m18841:
v_max3_i16 v0, v32, 0, v96
m18842:
v_max3_i16 v0, v32, -16, v96
m18843:
v_max3_i16 v0, v32, 64, v96
m18844:
v_max3_i16 v0, v32, -4.0, v96
m18845:
v_max3_i16 v0, v32, 0.15915494, v96
m18846:
v_max3_i16 v0, v32, v64, s48
m18847:
v_max3_i16 v0, v32, v64, vcc_lo
m18848:
v_max3_i16 v0, v32, v64, m0
m18849:
v_max3_i16 v0, v32, v64, exec_hi
m18850:
v_max3_i16 v0, v32, v64, src_scc
m18851:
v_max3_i16 v0, v32, v64, 0
m18852:
v_max3_i16 v0, v32, v64, -16
m18853:
v_max3_i16 v0, v32, v64, 64
m18854:
v_max3_i16 v0, v32, v64, -4.0
m18855:
v_max3_i16 v0, v32, v64, 0.15915494
m18856:
v_med3_i16 v0, v32, v64, v96
m18857:
v_med3_i16 v0, s16, v64, v96
m18858:
v_med3_i16 v0, vcc_lo, v64, v96
m18859:
v_med3_i16 v0, m0, v64, v96
m18860:
v_med3_i16 v0, exec_hi, v64, v96
m18861:
v_med3_i16 v0, src_scc, v64, v96
m18862:
v_med3_i16 v0, 0, v64, v96
m18863:
v_med3_i16 v0, -16, v64, v96
m18864:
v_med3_i16 v0, 64, v64, v96
m18865:
v_med3_i16 v0, -4.0, v64, v96
m18866:
v_med3_i16 v0, 0.15915494, v64, v96
m18867:
v_med3_i16 v0, v32, s32, v96
m18868:
v_med3_i16 v0, v32, vcc_lo, v96
m18869:
v_med3_i16 v0, v32, m0, v96
m18870:
v_med3_i16 v0, v32, exec_hi, v96
m18871:
v_med3_i16 v0, v32, src_scc, v96
m18872:
v_med3_i16 v0, v32, 0, v96
m18873:
v_med3_i16 v0, v32, -16, v96
m18874:
v_med3_i16 v0, v32, 64, v96
m18875:
v_med3_i16 v0, v32, -4.0, v96
m18876:
v_med3_i16 v0, v32, 0.15915494, v96
m18877:
v_med3_i16 v0, v32, v64, s48
m18878:
v_med3_i16 v0, v32, v64, vcc_lo
m18879:
v_med3_i16 v0, v32, v64, m0
m18880:
v_med3_i16 v0, v32, v64, exec_hi
m18881:
v_med3_i16 v0, v32, v64, src_scc
m18882:
v_med3_i16 v0, v32, v64, 0
m18883:
v_med3_i16 v0, v32, v64, -16
m18884:
v_med3_i16 v0, v32, v64, 64
m18885:
v_med3_i16 v0, v32, v64, -4.0
m18886:
v_med3_i16 v0, v32, v64, 0.15915494
m18887:
v_min3_u16 v0, v32, v64, v96
m18888:
v_min3_u16 v0, s16, v64, v96
m18889:
v_min3_u16 v0, vcc_lo, v64, v96
m18890:
v_min3_u16 v0, m0, v64, v96
m18891:
v_min3_u16 v0, exec_hi, v64, v96
m18892:
v_min3_u16 v0, src_scc, v64, v96
m18893:
v_min3_u16 v0, 0, v64, v96
m18894:
v_min3_u16 v0, -16, v64, v96
m18895:
v_min3_u16 v0, 64, v64, v96
m18896:
v_min3_u16 v0, -4.0, v64, v96
m18897:
v_min3_u16 v0, 0.15915494, v64, v96
m18898:
v_min3_u16 v0, v32, s32, v96
m18899:
v_min3_u16 v0, v32, vcc_lo, v96
m18900:
v_min3_u16 v0, v32, m0, v96
m18901:
v_min3_u16 v0, v32, exec_hi, v96
m18902:
v_min3_u16 v0, v32, src_scc, v96
m18903:
v_min3_u16 v0, v32, 0, v96
m18904:
v_min3_u16 v0, v32, -16, v96
m18905:
v_min3_u16 v0, v32, 64, v96
m18906:
v_min3_u16 v0, v32, -4.0, v96
m18907:
v_min3_u16 v0, v32, 0.15915494, v96
m18908:
v_min3_u16 v0, v32, v64, s48
m18909:
v_min3_u16 v0, v32, v64, vcc_lo
m18910:
v_min3_u16 v0, v32, v64, m0
m18911:
v_min3_u16 v0, v32, v64, exec_hi
m18912:
v_min3_u16 v0, v32, v64, src_scc
m18913:
v_min3_u16 v0, v32, v64, 0
m18914:
v_min3_u16 v0, v32, v64, -16
m18915:
v_min3_u16 v0, v32, v64, 64
m18916:
v_min3_u16 v0, v32, v64, -4.0
m18917:
v_min3_u16 v0, v32, v64, 0.15915494
m18918:
v_max3_u16 v0, v32, v64, v96
m18919:
v_max3_u16 v0, s16, v64, v96
m18920:
v_max3_u16 v0, vcc_lo, v64, v96
m18921:
v_max3_u16 v0, m0, v64, v96
m18922:
v_max3_u16 v0, exec_hi, v64, v96
m18923:
v_max3_u16 v0, src_scc, v64, v96
m18924:
v_max3_u16 v0, 0, v64, v96
m18925:
v_max3_u16 v0, -16, v64, v96
m18926:
v_max3_u16 v0, 64, v64, v96
m18927:
v_max3_u16 v0, -4.0, v64, v96
m18928:
v_max3_u16 v0, 0.15915494, v64, v96
m18929:
v_max3_u16 v0, v32, s32, v96
m18930:
v_max3_u16 v0, v32, vcc_lo, v96
m18931:
v_max3_u16 v0, v32, m0, v96
m18932:
v_max3_u16 v0, v32, exec_hi, v96
m18933:
v_max3_u16 v0, v32, src_scc, v96
m18934:
v_max3_u16 v0, v32, 0, v96
m18935:
v_max3_u16 v0, v32, -16, v96
m18936:
v_max3_u16 v0, v32, 64, v96
m18937:
v_max3_u16 v0, v32, -4.0, v96
m18938:
v_max3_u16 v0, v32, 0.15915494, v96
m18939:
v_max3_u16 v0, v32, v64, s48
m18940:
v_max3_u16 v0, v32, v64, vcc_lo
m18941:
v_max3_u16 v0, v32, v64, m0
m18942:
v_max3_u16 v0, v32, v64, exec_hi
m18943:
v_max3_u16 v0, v32, v64, src_scc
m18944:
v_max3_u16 v0, v32, v64, 0
m18945:
v_max3_u16 v0, v32, v64, -16
m18946:
v_max3_u16 v0, v32, v64, 64
m18947:
v_max3_u16 v0, v32, v64, -4.0
m18948:
v_max3_u16 v0, v32, v64, 0.15915494
m18949:
v_med3_u16 v0, v32, v64, v96
m18950:
v_med3_u16 v0, s16, v64, v96
m18951:
v_med3_u16 v0, vcc_lo, v64, v96
m18952:
v_med3_u16 v0, m0, v64, v96
m18953:
v_med3_u16 v0, exec_hi, v64, v96
m18954:
v_med3_u16 v0, src_scc, v64, v96
m18955:
v_med3_u16 v0, 0, v64, v96
m18956:
v_med3_u16 v0, -16, v64, v96
m18957:
v_med3_u16 v0, 64, v64, v96
m18958:
v_med3_u16 v0, -4.0, v64, v96
m18959:
v_med3_u16 v0, 0.15915494, v64, v96
m18960:
v_med3_u16 v0, v32, s32, v96
m18961:
v_med3_u16 v0, v32, vcc_lo, v96
m18962:
v_med3_u16 v0, v32, m0, v96
m18963:
v_med3_u16 v0, v32, exec_hi, v96
m18964:
v_med3_u16 v0, v32, src_scc, v96
m18965:
v_med3_u16 v0, v32, 0, v96
m18966:
v_med3_u16 v0, v32, -16, v96
m18967:
v_med3_u16 v0, v32, 64, v96
m18968:
v_med3_u16 v0, v32, -4.0, v96
m18969:
v_med3_u16 v0, v32, 0.15915494, v96
m18970:
v_med3_u16 v0, v32, v64, s48
m18971:
v_med3_u16 v0, v32, v64, vcc_lo
m18972:
v_med3_u16 v0, v32, v64, m0
m18973:
v_med3_u16 v0, v32, v64, exec_hi
m18974:
v_med3_u16 v0, v32, v64, src_scc
m18975:
v_med3_u16 v0, v32, v64, 0
m18976:
v_med3_u16 v0, v32, v64, -16
m18977:
v_med3_u16 v0, v32, v64, 64
m18978:
v_med3_u16 v0, v32, v64, -4.0
m18979:
v_med3_u16 v0, v32, v64, 0.15915494
m18980:
v_min3_f16 v0, v32, v64, v96
m18981:
v_min3_f16 v0, s16, v64, v96
m18982:
v_min3_f16 v0, vcc_lo, v64, v96
m18983:
v_min3_f16 v0, m0, v64, v96
m18984:
v_min3_f16 v0, exec_hi, v64, v96
m18985:
v_min3_f16 v0, src_scc, v64, v96
m18986:
v_min3_f16 v0, 0, v64, v96
m18987:
v_min3_f16 v0, -16, v64, v96
m18988:
v_min3_f16 v0, 64, v64, v96
m18989:
v_min3_f16 v0, -4.0, v64, v96
m18990:
v_min3_f16 v0, 0.15915494, v64, v96
m18991:
v_min3_f16 v0, v32, s32, v96
m18992:
v_min3_f16 v0, v32, vcc_lo, v96
m18993:
v_min3_f16 v0, v32, m0, v96
m18994:
v_min3_f16 v0, v32, exec_hi, v96
m18995:
v_min3_f16 v0, v32, src_scc, v96
m18996:
v_min3_f16 v0, v32, 0, v96
m18997:
v_min3_f16 v0, v32, -16, v96
m18998:
v_min3_f16 v0, v32, 64, v96
m18999:
v_min3_f16 v0, v32, -4.0, v96
m19000:
v_min3_f16 v0, v32, 0.15915494, v96
m19001:
v_min3_f16 v0, v32, v64, s48
m19002:
v_min3_f16 v0, v32, v64, vcc_lo
m19003:
v_min3_f16 v0, v32, v64, m0
m19004:
v_min3_f16 v0, v32, v64, exec_hi
m19005:
v_min3_f16 v0, v32, v64, src_scc
m19006:
v_min3_f16 v0, v32, v64, 0
m19007:
v_min3_f16 v0, v32, v64, -16
m19008:
v_min3_f16 v0, v32, v64, 64
m19009:
v_min3_f16 v0, v32, v64, -4.0
m19010:
v_min3_f16 v0, v32, v64, 0.15915494
m19011:
v_min3_f16 v0, -|v32|, v64, v96
m19012:
v_min3_f16 v0, v32, -|v64|, v96
m19013:
v_min3_f16 v0, v32, v64, -|v96|
m19014:
v_min3_f16 v0, v32, v64, v96 clamp
m19015:
v_min3_f16 v0, v32, v64, v96 mul:4
m19016:
v_min3_f16 v0, v32, v64, v96 clamp div:2
m19017:
v_max3_f16 v0, v32, v64, v96
m19018:
v_max3_f16 v0, s16, v64, v96
m19019:
v_max3_f16 v0, vcc_lo, v64, v96
m19020:
v_max3_f16 v0, m0, v64, v96
m19021:
v_max3_f16 v0, exec_hi, v64, v96
m19022:
v_max3_f16 v0, src_scc, v64, v96
m19023:
v_max3_f16 v0, 0, v64, v96
m19024:
v_max3_f16 v0, -16, v64, v96
m19025:
v_max3_f16 v0, 64, v64, v96
m19026:
v_max3_f16 v0, -4.0, v64, v96
m19027:
v_max3_f16 v0, 0.15915494, v64, v96
m19028:
v_max3_f16 v0, v32, s32, v96
m19029:
v_max3_f16 v0, v32, vcc_lo, v96
m19030:
v_max3_f16 v0, v32, m0, v96
m19031:
v_max3_f16 v0, v32, exec_hi, v96
m19032:
v_max3_f16 v0, v32, src_scc, v96
m19033:
v_max3_f16 v0, v32, 0, v96
m19034:
v_max3_f16 v0, v32, -16, v96
m19035:
v_max3_f16 v0, v32, 64, v96
m19036:
v_max3_f16 v0, v32, -4.0, v96
m19037:
v_max3_f16 v0, v32, 0.15915494, v96
m19038:
v_max3_f16 v0, v32, v64, s48
m19039:
v_max3_f16 v0, v32, v64, vcc_lo
m19040:
v_max3_f16 v0, v32, v64, m0
m19041:
v_max3_f16 v0, v32, v64, exec_hi
m19042:
v_max3_f16 v0, v32, v64, src_scc
m19043:
v_max3_f16 v0, v32, v64, 0
m19044:
v_max3_f16 v0, v32, v64, -16
m19045:
v_max3_f16 v0, v32, v64, 64
m19046:
v_max3_f16 v0, v32, v64, -4.0
m19047:
v_max3_f16 v0, v32, v64, 0.15915494
m19048:
v_max3_f16 v0, -|v32|, v64, v96
m19049:
v_max3_f16 v0, v32, -|v64|, v96
m19050:
v_max3_f16 v0, v32, v64, -|v96|
m19051:
v_max3_f16 v0, v32, v64, v96 clamp
m19052:
v_max3_f16 v0, v32, v64, v96 mul:4
m19053:
v_max3_f16 v0, v32, v64, v96 clamp div:2
m19054:
v_med3_f16 v0, v32, v64, v96
m19055:
v_med3_f16 v0, s16, v64, v96
m19056:
v_med3_f16 v0, vcc_lo, v64, v96
m19057:
v_med3_f16 v0, m0, v64, v96
m19058:
v_med3_f16 v0, exec_hi, v64, v96
m19059:
v_med3_f16 v0, src_scc, v64, v96
m19060:
v_med3_f16 v0, 0, v64, v96
m19061:
v_med3_f16 v0, -16, v64, v96
m19062:
v_med3_f16 v0, 64, v64, v96
m19063:
v_med3_f16 v0, -4.0, v64, v96
m19064:
v_med3_f16 v0, 0.15915494, v64, v96
m19065:
v_med3_f16 v0, v32, s32, v96
m19066:
v_med3_f16 v0, v32, vcc_lo, v96
m19067:
v_med3_f16 v0, v32, m0, v96
m19068:
v_med3_f16 v0, v32, exec_hi, v96
m19069:
v_med3_f16 v0, v32, src_scc, v96
m19070:
v_med3_f16 v0, v32, 0, v96
m19071:
v_med3_f16 v0, v32, -16, v96
m19072:
v_med3_f16 v0, v32, 64, v96
m19073:
v_med3_f16 v0, v32, -4.0, v96
m19074:
v_med3_f16 v0, v32, 0.15915494, v96
m19075:
v_med3_f16 v0, v32, v64, s48
m19076:
v_med3_f16 v0, v32, v64, vcc_lo
m19077:
v_med3_f16 v0, v32, v64, m0
m19078:
v_med3_f16 v0, v32, v64, exec_hi
m19079:
v_med3_f16 v0, v32, v64, src_scc
m19080:
v_med3_f16 v0, v32, v64, 0
m19081:
v_med3_f16 v0, v32, v64, -16
m19082:
v_med3_f16 v0, v32, v64, 64
m19083:
v_med3_f16 v0, v32, v64, -4.0
m19084:
v_med3_f16 v0, v32, v64, 0.15915494
m19085:
v_med3_f16 v0, -|v32|, v64, v96
m19086:
v_med3_f16 v0, v32, -|v64|, v96
m19087:
v_med3_f16 v0, v32, v64, -|v96|
m19088:
v_med3_f16 v0, v32, v64, v96 clamp
m19089:
v_med3_f16 v0, v32, v64, v96 mul:4
m19090:
v_med3_f16 v0, v32, v64, v96 clamp div:2
m19091:
v_min_u16 v0, v32, v64
m19092:
v_min_u16 v0, s16, v64
m19093:
v_min_u16 v0, vcc_lo, v64
m19094:
v_min_u16 v0, m0, v64
m19095:
v_min_u16 v0, exec_hi, v64
m19096:
v_min_u16 v0, src_scc, v64
m19097:
v_min_u16 v0, 0, v64
m19098:
v_min_u16 v0, -16, v64
m19099:
v_min_u16 v0, 64, v64
m19100:
v_min_u16 v0, -4.0, v64
m19101:
v_min_u16 v0, 0.15915494, v64
m19102:
v_min_u16 v0, v32, s32
m19103:
v_min_u16 v0, v32, vcc_lo
m19104:
v_min_u16 v0, v32, m0
m19105:
v_min_u16 v0, v32, exec_hi
m19106:
v_min_u16 v0, v32, src_scc
m19107:
v_min_u16 v0, v32, 0
m19108:
v_min_u16 v0, v32, -16
m19109:
v_min_u16 v0, v32, 64
m19110:
v_min_u16 v0, v32, -4.0
m19111:
v_min_u16 v0, v32, 0.15915494
m19112:
v_min_u16_e32 v0, v32, v64
m19113:
v_min_u16_e32 v0, 0x1234, v64
m19114:
v_min_u16_e64 v0, v32, v64
m19115:
v_min_u16_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m19116:
v_min_u16_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m19117:
v_max_u16 v0, v32, v64
m19118:
v_max_u16 v0, s16, v64
m19119:
v_max_u16 v0, vcc_lo, v64
m19120:
v_max_u16 v0, m0, v64
m19121:
v_max_u16 v0, exec_hi, v64
m19122:
v_max_u16 v0, src_scc, v64
m19123:
v_max_u16 v0, 0, v64
m19124:
v_max_u16 v0, -16, v64
m19125:
v_max_u16 v0, 64, v64
m19126:
v_max_u16 v0, -4.0, v64
m19127:
v_max_u16 v0, 0.15915494, v64
m19128:
v_max_u16 v0, v32, s32
m19129:
v_max_u16 v0, v32, vcc_lo
m19130:
v_max_u16 v0, v32, m0
m19131:
v_max_u16 v0, v32, exec_hi
m19132:
v_max_u16 v0, v32, src_scc
m19133:
v_max_u16 v0, v32, 0
m19134:
v_max_u16 v0, v32, -16
m19135:
v_max_u16 v0, v32, 64
m19136:
v_max_u16 v0, v32, -4.0
m19137:
v_max_u16 v0, v32, 0.15915494
m19138:
v_max_u16_e32 v0, v32, v64
m19139:
v_max_u16_e32 v0, 0x1234, v64
m19140:
v_max_u16_e64 v0, v32, v64
m19141:
v_max_u16_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m19142:
v_max_u16_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m19143:
v_min_i16 v0, v32, v64
m19144:
v_min_i16 v0, s16, v64
m19145:
v_min_i16 v0, vcc_lo, v64
m19146:
v_min_i16 v0, m0, v64
m19147:
v_min_i16 v0, exec_hi, v64
m19148:
v_min_i16 v0, src_scc, v64
m19149:
v_min_i16 v0, 0, v64
m19150:
v_min_i16 v0, -16, v64
m19151:
v_min_i16 v0, 64, v64
m19152:
v_min_i16 v0, -4.0, v64
m19153:
v_min_i16 v0, 0.15915494, v64
m19154:
v_min_i16 v0, v32, s32
m19155:
v_min_i16 v0, v32, vcc_lo
m19156:
v_min_i16 v0, v32, m0
m19157:
v_min_i16 v0, v32, exec_hi
m19158:
v_min_i16 v0, v32, src_scc
m19159:
v_min_i16 v0, v32, 0
m19160:
v_min_i16 v0, v32, -16
m19161:
v_min_i16 v0, v32, 64
m19162:
v_min_i16 v0, v32, -4.0
m19163:
v_min_i16 v0, v32, 0.15915494
m19164:
v_min_i16_e32 v0, v32, v64
m19165:
v_min_i16_e32 v0, 0x1234, v64
m19166:
v_min_i16_e64 v0, v32, v64
m19167:
v_min_i16_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m19168:
v_min_i16_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m19169:
v_max_i16 v0, v32, v64
m19170:
v_max_i16 v0, s16, v64
m19171:
v_max_i16 v0, vcc_lo, v64
m19172:
v_max_i16 v0, m0, v64
m19173:
v_max_i16 v0, exec_hi, v64
m19174:
v_max_i16 v0, src_scc, v64
m19175:
v_max_i16 v0, 0, v64
m19176:
v_max_i16 v0, -16, v64
m19177:
v_max_i16 v0, 64, v64
m19178:
v_max_i16 v0, -4.0, v64
m19179:
v_max_i16 v0, 0.15915494, v64
m19180:
v_max_i16 v0, v32, s32
m19181:
v_max_i16 v0, v32, vcc_lo
m19182:
v_max_i16 v0, v32, m0
m19183:
v_max_i16 v0, v32, exec_hi
m19184:
v_max_i16 v0, v32, src_scc
m19185:
v_max_i16 v0, v32, 0
m19186:
v_max_i16 v0, v32, -16
m19187:
v_max_i16 v0, v32, 64
m19188:
v_max_i16 v0, v32, -4.0
m19189:
v_max_i16 v0, v32, 0.15915494
m19190:
v_max_i16_e32 v0, v32, v64
m19191:
v_max_i16_e32 v0, 0x1234, v64
m19192:
v_max_i16_e64 v0, v32, v64
m19193:
v_max_i16_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m19194:
v_max_i16_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m19195:
v_mad_u16 v0, v32, v64, v96
m19196:
v_mad_u16 v0, s16, v64, v96
m19197:
v_mad_u16 v0, vcc_lo, v64, v96
m19198:
v_mad_u16 v0, m0, v64, v96
m19199:
v_mad_u16 v0, exec_hi, v64, v96
m19200:
v_mad_u16 v0, src_scc, v64, v96
m19201:
v_mad_u16 v0, 0, v64, v96
m19202:
v_mad_u16 v0, -16, v64, v96
m19203:
v_mad_u16 v0, 64, v64, v96
m19204:
v_mad_u16 v0, -4.0, v64, v96
m19205:
v_mad_u16 v0, 0.15915494, v64, v96
m19206:
v_mad_u16 v0, v32, s32, v96
m19207:
v_mad_u16 v0, v32, vcc_lo, v96
m19208:
v_mad_u16 v0, v32, m0, v96
m19209:
v_mad_u16 v0, v32, exec_hi, v96
m19210:
v_mad_u16 v0, v32, src_scc, v96
m19211:
v_mad_u16 v0, v32, 0, v96
m19212:
v_mad_u16 v0, v32, -16, v96
m19213:
v_mad_u16 v0, v32, 64, v96
m19214:
v_mad_u16 v0, v32, -4.0, v96
m19215:
v_mad_u16 v0, v32, 0.15915494, v96
m19216:
v_mad_u16 v0, v32, v64, s48
m19217:
v_mad_u16 v0, v32, v64, vcc_lo
m19218:
v_mad_u16 v0, v32, v64, m0
m19219:
v_mad_u16 v0, v32, v64, exec_hi
m19220:
v_mad_u16 v0, v32, v64, src_scc
m19221:
v_mad_u16 v0, v32, v64, 0
m19222:
v_mad_u16 v0, v32, v64, -16
m19223:
v_mad_u16 v0, v32, v64, 64
m19224:
v_mad_u16 v0, v32, v64, -4.0
m19225:
v_mad_u16 v0, v32, v64, 0.15915494
m19226:
v_mad_legacy_u16 v0, v32, v64, v96
m19227:
v_mad_legacy_u16 v0, s16, v64, v96
m19228:
v_mad_legacy_u16 v0, vcc_lo, v64, v96
m19229:
v_mad_legacy_u16 v0, m0, v64, v96
m19230:
v_mad_legacy_u16 v0, exec_hi, v64, v96
m19231:
v_mad_legacy_u16 v0, src_scc, v64, v96
m19232:
v_mad_legacy_u16 v0, 0, v64, v96
m19233:
v_mad_legacy_u16 v0, -16, v64, v96
m19234:
v_mad_legacy_u16 v0, 64, v64, v96
m19235:
v_mad_legacy_u16 v0, -4.0, v64, v96
m19236:
v_mad_legacy_u16 v0, 0.15915494, v64, v96
m19237:
v_mad_legacy_u16 v0, v32, s32, v96
m19238:
v_mad_legacy_u16 v0, v32, vcc_lo, v96
m19239:
v_mad_legacy_u16 v0, v32, m0, v96
m19240:
v_mad_legacy_u16 v0, v32, exec_hi, v96
m19241:
v_mad_legacy_u16 v0, v32, src_scc, v96
m19242:
v_mad_legacy_u16 v0, v32, 0, v96
m19243:
v_mad_legacy_u16 v0, v32, -16, v96
m19244:
v_mad_legacy_u16 v0, v32, 64, v96
m19245:
v_mad_legacy_u16 v0, v32, -4.0, v96
m19246:
v_mad_legacy_u16 v0, v32, 0.15915494, v96
m19247:
v_mad_legacy_u16 v0, v32, v64, s48
m19248:
v_mad_legacy_u16 v0, v32, v64, vcc_lo
m19249:
v_mad_legacy_u16 v0, v32, v64, m0
m19250:
v_mad_legacy_u16 v0, v32, v64, exec_hi
m19251:
v_mad_legacy_u16 v0, v32, v64, src_scc
m19252:
v_mad_legacy_u16 v0, v32, v64, 0
m19253:
v_mad_legacy_u16 v0, v32, v64, -16
m19254:
v_mad_legacy_u16 v0, v32, v64, 64
m19255:
v_mad_legacy_u16 v0, v32, v64, -4.0
m19256:
v_mad_legacy_u16 v0, v32, v64, 0.15915494
m19257:
v_mad_i16 v0, v32, v64, v96
m19258:
v_mad_i16 v0, s16, v64, v96
m19259:
v_mad_i16 v0, vcc_lo, v64, v96
m19260:
v_mad_i16 v0, m0, v64, v96
m19261:
v_mad_i16 v0, exec_hi, v64, v96
m19262:
v_mad_i16 v0, src_scc, v64, v96
m19263:
v_mad_i16 v0, 0, v64, v96
m19264:
v_mad_i16 v0, -16, v64, v96
m19265:
v_mad_i16 v0, 64, v64, v96
m19266:
v_mad_i16 v0, -4.0, v64, v96
m19267:
v_mad_i16 v0, 0.15915494, v64, v96
m19268:
v_mad_i16 v0, v32, s32, v96
m19269:
v_mad_i16 v0, v32, vcc_lo, v96
m19270:
v_mad_i16 v0, v32, m0, v96
m19271:
v_mad_i16 v0, v32, exec_hi, v96
m19272:
v_mad_i16 v0, v32, src_scc, v96
m19273:
v_mad_i16 v0, v32, 0, v96
m19274:
v_mad_i16 v0, v32, -16, v96
m19275:
v_mad_i16 v0, v32, 64, v96
m19276:
v_mad_i16 v0, v32, -4.0, v96
m19277:
v_mad_i16 v0, v32, 0.15915494, v96
m19278:
v_mad_i16 v0, v32, v64, s48
m19279:
v_mad_i16 v0, v32, v64, vcc_lo
m19280:
v_mad_i16 v0, v32, v64, m0
m19281:
v_mad_i16 v0, v32, v64, exec_hi
m19282:
v_mad_i16 v0, v32, v64, src_scc
m19283:
v_mad_i16 v0, v32, v64, 0
m19284:
v_mad_i16 v0, v32, v64, -16
m19285:
v_mad_i16 v0, v32, v64, 64
m19286:
v_mad_i16 v0, v32, v64, -4.0
m19287:
v_mad_i16 v0, v32, v64, 0.15915494
m19288:
v_mad_legacy_i16 v0, v32, v64, v96
m19289:
v_mad_legacy_i16 v0, s16, v64, v96
m19290:
v_mad_legacy_i16 v0, vcc_lo, v64, v96
m19291:
v_mad_legacy_i16 v0, m0, v64, v96
m19292:
v_mad_legacy_i16 v0, exec_hi, v64, v96
m19293:
v_mad_legacy_i16 v0, src_scc, v64, v96
m19294:
v_mad_legacy_i16 v0, 0, v64, v96
m19295:
v_mad_legacy_i16 v0, -16, v64, v96
m19296:
v_mad_legacy_i16 v0, 64, v64, v96
m19297:
v_mad_legacy_i16 v0, -4.0, v64, v96
m19298:
v_mad_legacy_i16 v0, 0.15915494, v64, v96
m19299:
v_mad_legacy_i16 v0, v32, s32, v96
m19300:
v_mad_legacy_i16 v0, v32, vcc_lo, v96
m19301:
v_mad_legacy_i16 v0, v32, m0, v96
m19302:
v_mad_legacy_i16 v0, v32, exec_hi, v96
m19303:
v_mad_legacy_i16 v0, v32, src_scc, v96
m19304:
v_mad_legacy_i16 v0, v32, 0, v96
m19305:
v_mad_legacy_i16 v0, v32, -16, v96
m19306:
v_mad_legacy_i16 v0, v32, 64, v96
m19307:
v_mad_legacy_i16 v0, v32, -4.0, v96
m19308:
v_mad_legacy_i16 v0, v32, 0.15915494, v96
m19309:
v_mad_legacy_i16 v0, v32, v64, s48
m19310:
v_mad_legacy_i16 v0, v32, v64, vcc_lo
m19311:
v_mad_legacy_i16 v0, v32, v64, m0
m19312:
v_mad_legacy_i16 v0, v32, v64, exec_hi
m19313:
v_mad_legacy_i16 v0, v32, v64, src_scc
m19314:
v_mad_legacy_i16 v0, v32, v64, 0
m19315:
v_mad_legacy_i16 v0, v32, v64, -16
m19316:
v_mad_legacy_i16 v0, v32, v64, 64
m19317:
v_mad_legacy_i16 v0, v32, v64, -4.0
m19318:
v_mad_legacy_i16 v0, v32, v64, 0.15915494
m19319:
v_mad_f16 v0, v32, v64, v96
m19320:
v_mad_f16 v0, s16, v64, v96
m19321:
v_mad_f16 v0, vcc_lo, v64, v96
m19322:
v_mad_f16 v0, m0, v64, v96
m19323:
v_mad_f16 v0, exec_hi, v64, v96
m19324:
v_mad_f16 v0, src_scc, v64, v96
m19325:
v_mad_f16 v0, 0, v64, v96
m19326:
v_mad_f16 v0, -16, v64, v96
m19327:
v_mad_f16 v0, 64, v64, v96
m19328:
v_mad_f16 v0, -4.0, v64, v96
m19329:
v_mad_f16 v0, 0.15915494, v64, v96
m19330:
v_mad_f16 v0, v32, s32, v96
m19331:
v_mad_f16 v0, v32, vcc_lo, v96
m19332:
v_mad_f16 v0, v32, m0, v96
m19333:
v_mad_f16 v0, v32, exec_hi, v96
m19334:
v_mad_f16 v0, v32, src_scc, v96
m19335:
v_mad_f16 v0, v32, 0, v96
m19336:
v_mad_f16 v0, v32, -16, v96
m19337:
v_mad_f16 v0, v32, 64, v96
m19338:
v_mad_f16 v0, v32, -4.0, v96
m19339:
v_mad_f16 v0, v32, 0.15915494, v96
m19340:
v_mad_f16 v0, v32, v64, s48
m19341:
v_mad_f16 v0, v32, v64, vcc_lo
m19342:
v_mad_f16 v0, v32, v64, m0
m19343:
v_mad_f16 v0, v32, v64, exec_hi
m19344:
v_mad_f16 v0, v32, v64, src_scc
m19345:
v_mad_f16 v0, v32, v64, 0
m19346:
v_mad_f16 v0, v32, v64, -16
m19347:
v_mad_f16 v0, v32, v64, 64
m19348:
v_mad_f16 v0, v32, v64, -4.0
m19349:
v_mad_f16 v0, v32, v64, 0.15915494
m19350:
v_mad_f16 v0, -|v32|, v64, v96
m19351:
v_mad_f16 v0, v32, -|v64|, v96
m19352:
v_mad_f16 v0, v32, v64, -|v96|
m19353:
v_mad_f16 v0, v32, v64, v96 clamp
m19354:
v_mad_f16 v0, v32, v64, v96 mul:4
m19355:
v_mad_f16 v0, v32, v64, v96 clamp div:2
m19356:
v_mad_legacy_f16 v0, v32, v64, v96
m19357:
v_mad_legacy_f16 v0, s16, v64, v96
m19358:
v_mad_legacy_f16 v0, vcc_lo, v64, v96
m19359:
v_mad_legacy_f16 v0, m0, v64, v96
m19360:
v_mad_legacy_f16 v0, exec_hi, v64, v96
m19361:
v_mad_legacy_f16 v0, src_scc, v64, v96
m19362:
v_mad_legacy_f16 v0, 0, v64, v96
m19363:
v_mad_legacy_f16 v0, -16, v64, v96
m19364:
v_mad_legacy_f16 v0, 64, v64, v96
m19365:
v_mad_legacy_f16 v0, -4.0, v64, v96
m19366:
v_mad_legacy_f16 v0, 0.15915494, v64, v96
m19367:
v_mad_legacy_f16 v0, v32, s32, v96
m19368:
v_mad_legacy_f16 v0, v32, vcc_lo, v96
m19369:
v_mad_legacy_f16 v0, v32, m0, v96
m19370:
v_mad_legacy_f16 v0, v32, exec_hi, v96
m19371:
v_mad_legacy_f16 v0, v32, src_scc, v96
m19372:
v_mad_legacy_f16 v0, v32, 0, v96
m19373:
v_mad_legacy_f16 v0, v32, -16, v96
m19374:
v_mad_legacy_f16 v0, v32, 64, v96
m19375:
v_mad_legacy_f16 v0, v32, -4.0, v96
m19376:
v_mad_legacy_f16 v0, v32, 0.15915494, v96
m19377:
v_mad_legacy_f16 v0, v32, v64, s48
m19378:
v_mad_legacy_f16 v0, v32, v64, vcc_lo
m19379:
v_mad_legacy_f16 v0, v32, v64, m0
m19380:
v_mad_legacy_f16 v0, v32, v64, exec_hi
m19381:
v_mad_legacy_f16 v0, v32, v64, src_scc
m19382:
v_mad_legacy_f16 v0, v32, v64, 0
m19383:
v_mad_legacy_f16 v0, v32, v64, -16
m19384:
v_mad_legacy_f16 v0, v32, v64, 64
m19385:
v_mad_legacy_f16 v0, v32, v64, -4.0
m19386:
v_mad_legacy_f16 v0, v32, v64, 0.15915494
m19387:
v_mad_legacy_f16 v0, -|v32|, v64, v96
m19388:
v_mad_legacy_f16 v0, v32, -|v64|, v96
m19389:
v_mad_legacy_f16 v0, v32, v64, -|v96|
m19390:
v_mad_legacy_f16 v0, v32, v64, v96 clamp
m19391:
v_mad_legacy_f16 v0, v32, v64, v96 mul:4
m19392:
v_mad_legacy_f16 v0, v32, v64, v96 clamp div:2
m19393:
v_fma_f16 v0, v32, v64, v96
m19394:
v_fma_f16 v0, s16, v64, v96
m19395:
v_fma_f16 v0, vcc_lo, v64, v96
m19396:
v_fma_f16 v0, m0, v64, v96
m19397:
v_fma_f16 v0, exec_hi, v64, v96
m19398:
v_fma_f16 v0, src_scc, v64, v96
m19399:
v_fma_f16 v0, 0, v64, v96
m19400:
v_fma_f16 v0, -16, v64, v96
m19401:
v_fma_f16 v0, 64, v64, v96
m19402:
v_fma_f16 v0, -4.0, v64, v96
m19403:
v_fma_f16 v0, 0.15915494, v64, v96
m19404:
v_fma_f16 v0, v32, s32, v96
m19405:
v_fma_f16 v0, v32, vcc_lo, v96
m19406:
v_fma_f16 v0, v32, m0, v96
m19407:
v_fma_f16 v0, v32, exec_hi, v96
m19408:
v_fma_f16 v0, v32, src_scc, v96
m19409:
v_fma_f16 v0, v32, 0, v96
m19410:
v_fma_f16 v0, v32, -16, v96
m19411:
v_fma_f16 v0, v32, 64, v96
m19412:
v_fma_f16 v0, v32, -4.0, v96
m19413:
v_fma_f16 v0, v32, 0.15915494, v96
m19414:
v_fma_f16 v0, v32, v64, s48
m19415:
v_fma_f16 v0, v32, v64, vcc_lo
m19416:
v_fma_f16 v0, v32, v64, m0
m19417:
v_fma_f16 v0, v32, v64, exec_hi
m19418:
v_fma_f16 v0, v32, v64, src_scc
m19419:
v_fma_f16 v0, v32, v64, 0
m19420:
v_fma_f16 v0, v32, v64, -16
m19421:
v_fma_f16 v0, v32, v64, 64
m19422:
v_fma_f16 v0, v32, v64, -4.0
m19423:
v_fma_f16 v0, v32, v64, 0.15915494
m19424:
v_fma_f16 v0, -|v32|, v64, v96
m19425:
v_fma_f16 v0, v32, -|v64|, v96
m19426:
v_fma_f16 v0, v32, v64, -|v96|
m19427:
v_fma_f16 v0, v32, v64, v96 clamp
m19428:
v_fma_f16 v0, v32, v64, v96 mul:4
m19429:
v_fma_f16 v0, v32, v64, v96 clamp div:2
m19430:
v_fma_legacy_f16 v0, v32, v64, v96
m19431:
v_fma_legacy_f16 v0, s16, v64, v96
m19432:
v_fma_legacy_f16 v0, vcc_lo, v64, v96
m19433:
v_fma_legacy_f16 v0, m0, v64, v96
m19434:
v_fma_legacy_f16 v0, exec_hi, v64, v96
m19435:
v_fma_legacy_f16 v0, src_scc, v64, v96
m19436:
v_fma_legacy_f16 v0, 0, v64, v96
m19437:
v_fma_legacy_f16 v0, -16, v64, v96
m19438:
v_fma_legacy_f16 v0, 64, v64, v96
m19439:
v_fma_legacy_f16 v0, -4.0, v64, v96
m19440:
v_fma_legacy_f16 v0, 0.15915494, v64, v96
m19441:
v_fma_legacy_f16 v0, v32, s32, v96
m19442:
v_fma_legacy_f16 v0, v32, vcc_lo, v96
m19443:
v_fma_legacy_f16 v0, v32, m0, v96
m19444:
v_fma_legacy_f16 v0, v32, exec_hi, v96
m19445:
v_fma_legacy_f16 v0, v32, src_scc, v96
m19446:
v_fma_legacy_f16 v0, v32, 0, v96
m19447:
v_fma_legacy_f16 v0, v32, -16, v96
m19448:
v_fma_legacy_f16 v0, v32, 64, v96
m19449:
v_fma_legacy_f16 v0, v32, -4.0, v96
m19450:
v_fma_legacy_f16 v0, v32, 0.15915494, v96
m19451:
v_fma_legacy_f16 v0, v32, v64, s48
m19452:
v_fma_legacy_f16 v0, v32, v64, vcc_lo
m19453:
v_fma_legacy_f16 v0, v32, v64, m0
m19454:
v_fma_legacy_f16 v0, v32, v64, exec_hi
m19455:
v_fma_legacy_f16 v0, v32, v64, src_scc
m19456:
v_fma_legacy_f16 v0, v32, v64, 0
m19457:
v_fma_legacy_f16 v0, v32, v64, -16
m19458:
v_fma_legacy_f16 v0, v32, v64, 64
m19459:
v_fma_legacy_f16 v0, v32, v64, -4.0
m19460:
v_fma_legacy_f16 v0, v32, v64, 0.15915494
m19461:
v_fma_legacy_f16 v0, -|v32|, v64, v96
m19462:
v_fma_legacy_f16 v0, v32, -|v64|, v96
m19463:
v_fma_legacy_f16 v0, v32, v64, -|v96|
m19464:
v_fma_legacy_f16 v0, v32, v64, v96 clamp
m19465:
v_fma_legacy_f16 v0, v32, v64, v96 mul:4
m19466:
v_fma_legacy_f16 v0, v32, v64, v96 clamp div:2
m19467:
v_mac_f16 v0, v32, v64
m19468:
v_mac_f16 v0, s16, v64
m19469:
v_mac_f16 v0, vcc_lo, v64
m19470:
v_mac_f16 v0, m0, v64
m19471:
v_mac_f16 v0, exec_hi, v64
m19472:
v_mac_f16 v0, src_scc, v64
m19473:
v_mac_f16 v0, 0, v64
m19474:
v_mac_f16 v0, -16, v64
m19475:
v_mac_f16 v0, 64, v64
m19476:
v_mac_f16 v0, -4.0, v64
m19477:
v_mac_f16 v0, 0.15915494, v64
m19478:
v_mac_f16 v0, v32, s32
m19479:
v_mac_f16 v0, v32, vcc_lo
m19480:
v_mac_f16 v0, v32, m0
m19481:
v_mac_f16 v0, v32, exec_hi
m19482:
v_mac_f16 v0, v32, src_scc
m19483:
v_mac_f16 v0, v32, 0
m19484:
v_mac_f16 v0, v32, -16
m19485:
v_mac_f16 v0, v32, 64
m19486:
v_mac_f16 v0, v32, -4.0
m19487:
v_mac_f16 v0, v32, 0.15915494
m19488:
v_mac_f16_e64 v0, -|v32|, v64
m19489:
v_mac_f16_e64 v0, v32, -|v64|
m19490:
v_mac_f16_e64 v0, v32, v64 clamp
m19491:
v_mac_f16_e64 v0, v32, v64 mul:4
m19492:
v_mac_f16_e64 v0, v32, v64 clamp div:2
m19493:
v_mac_f16_e32 v0, v32, v64
m19494:
v_mac_f16_e32 v0, 0x1234, v64
m19495:
v_mac_f16_e64 v0, v32, v64
m19496:
v_mac_f16_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m19497:
v_madak_f16 v0, v32, v64, 0x1234
m19498:
v_madak_f16 v0, 0, v64, 0x1234
m19499:
v_madak_f16 v0, -16, v64, 0x1234
m19500:
v_madak_f16 v0, 64, v64, 0x1234
m19501:
v_madak_f16 v0, -4.0, v64, 0x1234
m19502:
v_madak_f16 v0, 0.15915494, v64, 0x1234
m19503:
v_madak_f16_e32 v0, v32, v64, 0x1234
m19504:
v_madmk_f16 v0, v32, 0x1234, v96
m19505:
v_madmk_f16 v0, 0, 0x1234, v96
m19506:
v_madmk_f16 v0, -16, 0x1234, v96
m19507:
v_madmk_f16 v0, 64, 0x1234, v96
m19508:
v_madmk_f16 v0, -4.0, 0x1234, v96
m19509:
v_madmk_f16 v0, 0.15915494, 0x1234, v96
m19510:
v_madmk_f16_e32 v0, v32, 0x1234, v96
m19511:
v_div_fixup_f16 v0, v32, v64, v96
m19512:
v_div_fixup_f16 v0, s16, v64, v96
m19513:
v_div_fixup_f16 v0, vcc_lo, v64, v96
m19514:
v_div_fixup_f16 v0, m0, v64, v96
m19515:
v_div_fixup_f16 v0, exec_hi, v64, v96
m19516:
v_div_fixup_f16 v0, src_scc, v64, v96
m19517:
v_div_fixup_f16 v0, 0, v64, v96
m19518:
v_div_fixup_f16 v0, -16, v64, v96
m19519:
v_div_fixup_f16 v0, 64, v64, v96
m19520:
v_div_fixup_f16 v0, -4.0, v64, v96
m19521:
v_div_fixup_f16 v0, 0.15915494, v64, v96
m19522:
v_div_fixup_f16 v0, v32, s32, v96
m19523:
v_div_fixup_f16 v0, v32, vcc_lo, v96
m19524:
v_div_fixup_f16 v0, v32, m0, v96
m19525:
v_div_fixup_f16 v0, v32, exec_hi, v96
m19526:
v_div_fixup_f16 v0, v32, src_scc, v96
m19527:
v_div_fixup_f16 v0, v32, 0, v96
m19528:
v_div_fixup_f16 v0, v32, -16, v96
m19529:
v_div_fixup_f16 v0, v32, 64, v96
m19530:
v_div_fixup_f16 v0, v32, -4.0, v96
m19531:
v_div_fixup_f16 v0, v32, 0.15915494, v96
m19532:
v_div_fixup_f16 v0, v32, v64, s48
m19533:
v_div_fixup_f16 v0, v32, v64, vcc_lo
m19534:
v_div_fixup_f16 v0, v32, v64, m0
m19535:
v_div_fixup_f16 v0, v32, v64, exec_hi
m19536:
v_div_fixup_f16 v0, v32, v64, src_scc
m19537:
v_div_fixup_f16 v0, v32, v64, 0
m19538:
v_div_fixup_f16 v0, v32, v64, -16
m19539:
v_div_fixup_f16 v0, v32, v64, 64
m19540:
v_div_fixup_f16 v0, v32, v64, -4.0
m19541:
v_div_fixup_f16 v0, v32, v64, 0.15915494
m19542:
v_div_fixup_f16 v0, -|v32|, v64, v96
m19543:
v_div_fixup_f16 v0, v32, -|v64|, v96
m19544:
v_div_fixup_f16 v0, v32, v64, -|v96|
m19545:
v_div_fixup_f16 v0, v32, v64, v96 clamp
m19546:
v_div_fixup_f16 v0, v32, v64, v96 mul:4
m19547:
v_div_fixup_f16 v0, v32, v64, v96 clamp div:2
m19548:
v_div_fixup_legacy_f16 v0, v32, v64, v96
m19549:
v_div_fixup_legacy_f16 v0, s16, v64, v96
m19550:
v_div_fixup_legacy_f16 v0, vcc_lo, v64, v96
m19551:
v_div_fixup_legacy_f16 v0, m0, v64, v96
m19552:
v_div_fixup_legacy_f16 v0, exec_hi, v64, v96
m19553:
v_div_fixup_legacy_f16 v0, src_scc, v64, v96
m19554:
v_div_fixup_legacy_f16 v0, 0, v64, v96
m19555:
v_div_fixup_legacy_f16 v0, -16, v64, v96
m19556:
v_div_fixup_legacy_f16 v0, 64, v64, v96
m19557:
v_div_fixup_legacy_f16 v0, -4.0, v64, v96
m19558:
v_div_fixup_legacy_f16 v0, 0.15915494, v64, v96
m19559:
v_div_fixup_legacy_f16 v0, v32, s32, v96
m19560:
v_div_fixup_legacy_f16 v0, v32, vcc_lo, v96
m19561:
v_div_fixup_legacy_f16 v0, v32, m0, v96
m19562:
v_div_fixup_legacy_f16 v0, v32, exec_hi, v96
m19563:
v_div_fixup_legacy_f16 v0, v32, src_scc, v96
m19564:
v_div_fixup_legacy_f16 v0, v32, 0, v96
m19565:
v_div_fixup_legacy_f16 v0, v32, -16, v96
m19566:
v_div_fixup_legacy_f16 v0, v32, 64, v96
m19567:
v_div_fixup_legacy_f16 v0, v32, -4.0, v96
m19568:
v_div_fixup_legacy_f16 v0, v32, 0.15915494, v96
m19569:
v_div_fixup_legacy_f16 v0, v32, v64, s48
m19570:
v_div_fixup_legacy_f16 v0, v32, v64, vcc_lo
m19571:
v_div_fixup_legacy_f16 v0, v32, v64, m0
m19572:
v_div_fixup_legacy_f16 v0, v32, v64, exec_hi
m19573:
v_div_fixup_legacy_f16 v0, v32, v64, src_scc
m19574:
v_div_fixup_legacy_f16 v0, v32, v64, 0
m19575:
v_div_fixup_legacy_f16 v0, v32, v64, -16
m19576:
v_div_fixup_legacy_f16 v0, v32, v64, 64
m19577:
v_div_fixup_legacy_f16 v0, v32, v64, -4.0
m19578:
v_div_fixup_legacy_f16 v0, v32, v64, 0.15915494
m19579:
v_div_fixup_legacy_f16 v0, -|v32|, v64, v96
m19580:
v_div_fixup_legacy_f16 v0, v32, -|v64|, v96
m19581:
v_div_fixup_legacy_f16 v0, v32, v64, -|v96|
m19582:
v_div_fixup_legacy_f16 v0, v32, v64, v96 clamp
m19583:
v_div_fixup_legacy_f16 v0, v32, v64, v96 mul:4
m19584:
v_div_fixup_legacy_f16 v0, v32, v64, v96 clamp div:2
m19585:
v_mad_u32_u16 v0, v32, v64, v96
m19586:
v_mad_u32_u16 v0, s16, v64, v96
m19587:
v_mad_u32_u16 v0, vcc_lo, v64, v96
m19588:
v_mad_u32_u16 v0, m0, v64, v96
m19589:
v_mad_u32_u16 v0, exec_hi, v64, v96
m19590:
v_mad_u32_u16 v0, src_scc, v64, v96
m19591:
v_mad_u32_u16 v0, 0, v64, v96
m19592:
v_mad_u32_u16 v0, -16, v64, v96
m19593:
v_mad_u32_u16 v0, 64, v64, v96
m19594:
v_mad_u32_u16 v0, -4.0, v64, v96
m19595:
v_mad_u32_u16 v0, 0.15915494, v64, v96
m19596:
v_mad_u32_u16 v0, v32, s32, v96
m19597:
v_mad_u32_u16 v0, v32, vcc_lo, v96
m19598:
v_mad_u32_u16 v0, v32, m0, v96
m19599:
v_mad_u32_u16 v0, v32, exec_hi, v96
m19600:
v_mad_u32_u16 v0, v32, src_scc, v96
m19601:
v_mad_u32_u16 v0, v32, 0, v96
m19602:
v_mad_u32_u16 v0, v32, -16, v96
m19603:
v_mad_u32_u16 v0, v32, 64, v96
m19604:
v_mad_u32_u16 v0, v32, -4.0, v96
m19605:
v_mad_u32_u16 v0, v32, 0.15915494, v96
m19606:
v_mad_u32_u16 v0, v32, v64, s48
m19607:
v_mad_u32_u16 v0, v32, v64, vcc_lo
m19608:
v_mad_u32_u16 v0, v32, v64, m0
m19609:
v_mad_u32_u16 v0, v32, v64, exec_hi
m19610:
v_mad_u32_u16 v0, v32, v64, src_scc
m19611:
v_mad_u32_u16 v0, v32, v64, 0
m19612:
v_mad_u32_u16 v0, v32, v64, -16
m19613:
v_mad_u32_u16 v0, v32, v64, 64
m19614:
v_mad_u32_u16 v0, v32, v64, -4.0
m19615:
v_mad_u32_u16 v0, v32, v64, 0.15915494
m19616:
v_mad_i32_i16 v0, v32, v64, v96
m19617:
v_mad_i32_i16 v0, s16, v64, v96
m19618:
v_mad_i32_i16 v0, vcc_lo, v64, v96
m19619:
v_mad_i32_i16 v0, m0, v64, v96
m19620:
v_mad_i32_i16 v0, exec_hi, v64, v96
m19621:
v_mad_i32_i16 v0, src_scc, v64, v96
m19622:
v_mad_i32_i16 v0, 0, v64, v96
m19623:
v_mad_i32_i16 v0, -16, v64, v96
m19624:
v_mad_i32_i16 v0, 64, v64, v96
m19625:
v_mad_i32_i16 v0, -4.0, v64, v96
m19626:
v_mad_i32_i16 v0, 0.15915494, v64, v96
m19627:
v_mad_i32_i16 v0, v32, s32, v96
m19628:
v_mad_i32_i16 v0, v32, vcc_lo, v96
m19629:
v_mad_i32_i16 v0, v32, m0, v96
m19630:
v_mad_i32_i16 v0, v32, exec_hi, v96
m19631:
v_mad_i32_i16 v0, v32, src_scc, v96
m19632:
v_mad_i32_i16 v0, v32, 0, v96
m19633:
v_mad_i32_i16 v0, v32, -16, v96
m19634:
v_mad_i32_i16 v0, v32, 64, v96
m19635:
v_mad_i32_i16 v0, v32, -4.0, v96
m19636:
v_mad_i32_i16 v0, v32, 0.15915494, v96
m19637:
v_mad_i32_i16 v0, v32, v64, s48
m19638:
v_mad_i32_i16 v0, v32, v64, vcc_lo
m19639:
v_mad_i32_i16 v0, v32, v64, m0
m19640:
v_mad_i32_i16 v0, v32, v64, exec_hi
m19641:
v_mad_i32_i16 v0, v32, v64, src_scc
m19642:
v_mad_i32_i16 v0, v32, v64, 0
m19643:
v_mad_i32_i16 v0, v32, v64, -16
m19644:
v_mad_i32_i16 v0, v32, v64, 64
m19645:
v_mad_i32_i16 v0, v32, v64, -4.0
m19646:
v_mad_i32_i16 v0, v32, v64, 0.15915494
m19647:
v_add_i16 v0, v32, v64
m19648:
v_add_i16 v0, s16, v64
m19649:
v_add_i16 v0, vcc_lo, v64
m19650:
v_add_i16 v0, m0, v64
m19651:
v_add_i16 v0, exec_hi, v64
m19652:
v_add_i16 v0, src_scc, v64
m19653:
v_add_i16 v0, 0, v64
m19654:
v_add_i16 v0, -16, v64
m19655:
v_add_i16 v0, 64, v64
m19656:
v_add_i16 v0, -4.0, v64
m19657:
v_add_i16 v0, 0.15915494, v64
m19658:
v_add_i16 v0, v32, s32
m19659:
v_add_i16 v0, v32, vcc_lo
m19660:
v_add_i16 v0, v32, m0
m19661:
v_add_i16 v0, v32, exec_hi
m19662:
v_add_i16 v0, v32, src_scc
m19663:
v_add_i16 v0, v32, 0
m19664:
v_add_i16 v0, v32, -16
m19665:
v_add_i16 v0, v32, 64
m19666:
v_add_i16 v0, v32, -4.0
m19667:
v_add_i16 v0, v32, 0.15915494
m19668:
v_sub_i16 v0, v32, v64
m19669:
v_sub_i16 v0, s16, v64
m19670:
v_sub_i16 v0, vcc_lo, v64
m19671:
v_sub_i16 v0, m0, v64
m19672:
v_sub_i16 v0, exec_hi, v64
m19673:
v_sub_i16 v0, src_scc, v64
m19674:
v_sub_i16 v0, 0, v64
m19675:
v_sub_i16 v0, -16, v64
m19676:
v_sub_i16 v0, 64, v64
m19677:
v_sub_i16 v0, -4.0, v64
m19678:
v_sub_i16 v0, 0.15915494, v64
m19679:
v_sub_i16 v0, v32, s32
m19680:
v_sub_i16 v0, v32, vcc_lo
m19681:
v_sub_i16 v0, v32, m0
m19682:
v_sub_i16 v0, v32, exec_hi
m19683:
v_sub_i16 v0, v32, src_scc
m19684:
v_sub_i16 v0, v32, 0
m19685:
v_sub_i16 v0, v32, -16
m19686:
v_sub_i16 v0, v32, 64
m19687:
v_sub_i16 v0, v32, -4.0
m19688:
v_sub_i16 v0, v32, 0.15915494
m19689:
v_add_u16 v0, v32, v64
m19690:
v_add_u16 v0, s16, v64
m19691:
v_add_u16 v0, vcc_lo, v64
m19692:
v_add_u16 v0, m0, v64
m19693:
v_add_u16 v0, exec_hi, v64
m19694:
v_add_u16 v0, src_scc, v64
m19695:
v_add_u16 v0, 0, v64
m19696:
v_add_u16 v0, -16, v64
m19697:
v_add_u16 v0, 64, v64
m19698:
v_add_u16 v0, -4.0, v64
m19699:
v_add_u16 v0, 0.15915494, v64
m19700:
v_add_u16 v0, v32, s32
m19701:
v_add_u16 v0, v32, vcc_lo
m19702:
v_add_u16 v0, v32, m0
m19703:
v_add_u16 v0, v32, exec_hi
m19704:
v_add_u16 v0, v32, src_scc
m19705:
v_add_u16 v0, v32, 0
m19706:
v_add_u16 v0, v32, -16
m19707:
v_add_u16 v0, v32, 64
m19708:
v_add_u16 v0, v32, -4.0
m19709:
v_add_u16 v0, v32, 0.15915494
m19710:
v_add_u16_e32 v0, v32, v64
m19711:
v_add_u16_e32 v0, 0x1234, v64
m19712:
v_add_u16_e64 v0, v32, v64
m19713:
v_add_u16_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m19714:
v_add_u16_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m19715:
v_sub_u16 v0, v32, v64
m19716:
v_sub_u16 v0, s16, v64
m19717:
v_sub_u16 v0, vcc_lo, v64
m19718:
v_sub_u16 v0, m0, v64
m19719:
v_sub_u16 v0, exec_hi, v64
m19720:
v_sub_u16 v0, src_scc, v64
m19721:
v_sub_u16 v0, 0, v64
m19722:
v_sub_u16 v0, -16, v64
m19723:
v_sub_u16 v0, 64, v64
m19724:
v_sub_u16 v0, -4.0, v64
m19725:
v_sub_u16 v0, 0.15915494, v64
m19726:
v_sub_u16 v0, v32, s32
m19727:
v_sub_u16 v0, v32, vcc_lo
m19728:
v_sub_u16 v0, v32, m0
m19729:
v_sub_u16 v0, v32, exec_hi
m19730:
v_sub_u16 v0, v32, src_scc
m19731:
v_sub_u16 v0, v32, 0
m19732:
v_sub_u16 v0, v32, -16
m19733:
v_sub_u16 v0, v32, 64
m19734:
v_sub_u16 v0, v32, -4.0
m19735:
v_sub_u16 v0, v32, 0.15915494
m19736:
v_sub_u16_e32 v0, v32, v64
m19737:
v_sub_u16_e32 v0, 0x1234, v64
m19738:
v_sub_u16_e64 v0, v32, v64
m19739:
v_sub_u16_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m19740:
v_sub_u16_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m19741:
v_subrev_u16 v0, v32, v64
m19742:
v_subrev_u16 v0, s16, v64
m19743:
v_subrev_u16 v0, vcc_lo, v64
m19744:
v_subrev_u16 v0, m0, v64
m19745:
v_subrev_u16 v0, exec_hi, v64
m19746:
v_subrev_u16 v0, src_scc, v64
m19747:
v_subrev_u16 v0, 0, v64
m19748:
v_subrev_u16 v0, -16, v64
m19749:
v_subrev_u16 v0, 64, v64
m19750:
v_subrev_u16 v0, -4.0, v64
m19751:
v_subrev_u16 v0, 0.15915494, v64
m19752:
v_subrev_u16 v0, v32, s32
m19753:
v_subrev_u16 v0, v32, vcc_lo
m19754:
v_subrev_u16 v0, v32, m0
m19755:
v_subrev_u16 v0, v32, exec_hi
m19756:
v_subrev_u16 v0, v32, src_scc
m19757:
v_subrev_u16 v0, v32, 0
m19758:
v_subrev_u16 v0, v32, -16
m19759:
v_subrev_u16 v0, v32, 64
m19760:
v_subrev_u16 v0, v32, -4.0
m19761:
v_subrev_u16 v0, v32, 0.15915494
m19762:
v_subrev_u16_e32 v0, v32, v64
m19763:
v_subrev_u16_e32 v0, 0x1234, v64
m19764:
v_subrev_u16_e64 v0, v32, v64
m19765:
v_subrev_u16_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m19766:
v_subrev_u16_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m19767:
v_mul_lo_u16 v0, v32, v64
m19768:
v_mul_lo_u16 v0, s16, v64
m19769:
v_mul_lo_u16 v0, vcc_lo, v64
m19770:
v_mul_lo_u16 v0, m0, v64
m19771:
v_mul_lo_u16 v0, exec_hi, v64
m19772:
v_mul_lo_u16 v0, src_scc, v64
m19773:
v_mul_lo_u16 v0, 0, v64
m19774:
v_mul_lo_u16 v0, -16, v64
m19775:
v_mul_lo_u16 v0, 64, v64
m19776:
v_mul_lo_u16 v0, -4.0, v64
m19777:
v_mul_lo_u16 v0, 0.15915494, v64
m19778:
v_mul_lo_u16 v0, v32, s32
m19779:
v_mul_lo_u16 v0, v32, vcc_lo
m19780:
v_mul_lo_u16 v0, v32, m0
m19781:
v_mul_lo_u16 v0, v32, exec_hi
m19782:
v_mul_lo_u16 v0, v32, src_scc
m19783:
v_mul_lo_u16 v0, v32, 0
m19784:
v_mul_lo_u16 v0, v32, -16
m19785:
v_mul_lo_u16 v0, v32, 64
m19786:
v_mul_lo_u16 v0, v32, -4.0
m19787:
v_mul_lo_u16 v0, v32, 0.15915494
m19788:
v_mul_lo_u16_e32 v0, v32, v64
m19789:
v_mul_lo_u16_e32 v0, 0x1234, v64
m19790:
v_mul_lo_u16_e64 v0, v32, v64
m19791:
v_mul_lo_u16_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m19792:
v_mul_lo_u16_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m19793:
v_lshlrev_b16 v0, v32, v64
m19794:
v_lshlrev_b16 v0, s16, v64
m19795:
v_lshlrev_b16 v0, vcc_lo, v64
m19796:
v_lshlrev_b16 v0, m0, v64
m19797:
v_lshlrev_b16 v0, exec_hi, v64
m19798:
v_lshlrev_b16 v0, src_scc, v64
m19799:
v_lshlrev_b16 v0, 0, v64
m19800:
v_lshlrev_b16 v0, -16, v64
m19801:
v_lshlrev_b16 v0, 64, v64
m19802:
v_lshlrev_b16 v0, -4.0, v64
m19803:
v_lshlrev_b16 v0, 0.15915494, v64
m19804:
v_lshlrev_b16 v0, v32, s32
m19805:
v_lshlrev_b16 v0, v32, vcc_lo
m19806:
v_lshlrev_b16 v0, v32, m0
m19807:
v_lshlrev_b16 v0, v32, exec_hi
m19808:
v_lshlrev_b16 v0, v32, src_scc
m19809:
v_lshlrev_b16 v0, v32, 0
m19810:
v_lshlrev_b16 v0, v32, -16
m19811:
v_lshlrev_b16 v0, v32, 64
m19812:
v_lshlrev_b16 v0, v32, -4.0
m19813:
v_lshlrev_b16 v0, v32, 0.15915494
m19814:
v_lshlrev_b16_e32 v0, v32, v64
m19815:
v_lshlrev_b16_e32 v0, 0x1234, v64
m19816:
v_lshlrev_b16_e64 v0, v32, v64
m19817:
v_lshlrev_b16_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m19818:
v_lshlrev_b16_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m19819:
v_lshrrev_b16 v0, v32, v64
m19820:
v_lshrrev_b16 v0, s16, v64
m19821:
v_lshrrev_b16 v0, vcc_lo, v64
m19822:
v_lshrrev_b16 v0, m0, v64
m19823:
v_lshrrev_b16 v0, exec_hi, v64
m19824:
v_lshrrev_b16 v0, src_scc, v64
m19825:
v_lshrrev_b16 v0, 0, v64
m19826:
v_lshrrev_b16 v0, -16, v64
m19827:
v_lshrrev_b16 v0, 64, v64
m19828:
v_lshrrev_b16 v0, -4.0, v64
m19829:
v_lshrrev_b16 v0, 0.15915494, v64
m19830:
v_lshrrev_b16 v0, v32, s32
m19831:
v_lshrrev_b16 v0, v32, vcc_lo
m19832:
v_lshrrev_b16 v0, v32, m0
m19833:
v_lshrrev_b16 v0, v32, exec_hi
m19834:
v_lshrrev_b16 v0, v32, src_scc
m19835:
v_lshrrev_b16 v0, v32, 0
m19836:
v_lshrrev_b16 v0, v32, -16
m19837:
v_lshrrev_b16 v0, v32, 64
m19838:
v_lshrrev_b16 v0, v32, -4.0
m19839:
v_lshrrev_b16 v0, v32, 0.15915494
m19840:
v_lshrrev_b16_e32 v0, v32, v64
m19841:
v_lshrrev_b16_e32 v0, 0x1234, v64
m19842:
v_lshrrev_b16_e64 v0, v32, v64
m19843:
v_lshrrev_b16_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m19844:
v_lshrrev_b16_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m19845:
v_ashrrev_i16 v0, v32, v64
m19846:
v_ashrrev_i16 v0, s16, v64
m19847:
v_ashrrev_i16 v0, vcc_lo, v64
m19848:
v_ashrrev_i16 v0, m0, v64
m19849:
v_ashrrev_i16 v0, exec_hi, v64
m19850:
v_ashrrev_i16 v0, src_scc, v64
m19851:
v_ashrrev_i16 v0, 0, v64
m19852:
v_ashrrev_i16 v0, -16, v64
m19853:
v_ashrrev_i16 v0, 64, v64
m19854:
v_ashrrev_i16 v0, -4.0, v64
m19855:
v_ashrrev_i16 v0, 0.15915494, v64
m19856:
v_ashrrev_i16 v0, v32, s32
m19857:
v_ashrrev_i16 v0, v32, vcc_lo
m19858:
v_ashrrev_i16 v0, v32, m0
m19859:
v_ashrrev_i16 v0, v32, exec_hi
m19860:
v_ashrrev_i16 v0, v32, src_scc
m19861:
v_ashrrev_i16 v0, v32, 0
m19862:
v_ashrrev_i16 v0, v32, -16
m19863:
v_ashrrev_i16 v0, v32, 64
m19864:
v_ashrrev_i16 v0, v32, -4.0
m19865:
v_ashrrev_i16 v0, v32, 0.15915494
m19866:
v_ashrrev_i16_e32 v0, v32, v64
m19867:
v_ashrrev_i16_e32 v0, 0x1234, v64
m19868:
v_ashrrev_i16_e64 v0, v32, v64
m19869:
v_ashrrev_i16_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m19870:
v_ashrrev_i16_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m19871:
v_ldexp_f16 v0, v32, v64
m19872:
v_ldexp_f16 v0, s16, v64
m19873:
v_ldexp_f16 v0, vcc_lo, v64
m19874:
v_ldexp_f16 v0, m0, v64
m19875:
v_ldexp_f16 v0, exec_hi, v64
m19876:
v_ldexp_f16 v0, src_scc, v64
m19877:
v_ldexp_f16 v0, 0, v64
m19878:
v_ldexp_f16 v0, -16, v64
m19879:
v_ldexp_f16 v0, 64, v64
m19880:
v_ldexp_f16 v0, -4.0, v64
m19881:
v_ldexp_f16 v0, 0.15915494, v64
m19882:
v_ldexp_f16 v0, v32, s32
m19883:
v_ldexp_f16 v0, v32, vcc_lo
m19884:
v_ldexp_f16 v0, v32, m0
m19885:
v_ldexp_f16 v0, v32, exec_hi
m19886:
v_ldexp_f16 v0, v32, src_scc
m19887:
v_ldexp_f16 v0, v32, 0
m19888:
v_ldexp_f16 v0, v32, -16
m19889:
v_ldexp_f16 v0, v32, 64
m19890:
v_ldexp_f16 v0, v32, -4.0
m19891:
v_ldexp_f16 v0, v32, 0.15915494
m19892:
v_ldexp_f16_e64 v0, -|v32|, v64
m19893:
v_ldexp_f16_e64 v0, v32, v64 clamp
m19894:
v_ldexp_f16_e64 v0, v32, v64 mul:4
m19895:
v_ldexp_f16_e64 v0, v32, v64 clamp div:2
m19896:
v_ldexp_f16_e32 v0, v32, v64
m19897:
v_ldexp_f16_e32 v0, 0x1234, v64
m19898:
v_ldexp_f16_e64 v0, v32, v64
m19899:
v_ldexp_f16_dpp v0, v32, v64 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m19900:
v_ldexp_f16_sdwa v0, v32, v64 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_0
m19901:
v_fract_f16 v0, v32
m19902:
v_fract_f16 v0, s16
m19903:
v_fract_f16 v0, vcc_lo
m19904:
v_fract_f16 v0, m0
m19905:
v_fract_f16 v0, exec_hi
m19906:
v_fract_f16 v0, src_scc
m19907:
v_fract_f16 v0, 0
m19908:
v_fract_f16 v0, -16
m19909:
v_fract_f16 v0, 64
m19910:
v_fract_f16 v0, -4.0
m19911:
v_fract_f16 v0, 0.15915494
m19912:
v_fract_f16_e64 v0, -|v32|
m19913:
v_fract_f16_e64 v0, v32 clamp
m19914:
v_fract_f16_e64 v0, v32 mul:4
m19915:
v_fract_f16_e64 v0, v32 clamp div:2
m19916:
v_fract_f16_e32 v0, v32
m19917:
v_fract_f16_e32 v0, 0x1234
m19918:
v_fract_f16_e64 v0, v32
m19919:
v_fract_f16_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m19920:
v_fract_f16_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m19921:
v_frexp_mant_f16 v0, v32
m19922:
v_frexp_mant_f16 v0, s16
m19923:
v_frexp_mant_f16 v0, vcc_lo
m19924:
v_frexp_mant_f16 v0, m0
m19925:
v_frexp_mant_f16 v0, exec_hi
m19926:
v_frexp_mant_f16 v0, src_scc
m19927:
v_frexp_mant_f16 v0, 0
m19928:
v_frexp_mant_f16 v0, -16
m19929:
v_frexp_mant_f16 v0, 64
m19930:
v_frexp_mant_f16 v0, -4.0
m19931:
v_frexp_mant_f16 v0, 0.15915494
m19932:
v_frexp_mant_f16_e64 v0, -|v32|
m19933:
v_frexp_mant_f16_e64 v0, v32 clamp
m19934:
v_frexp_mant_f16_e64 v0, v32 mul:4
m19935:
v_frexp_mant_f16_e64 v0, v32 clamp div:2
m19936:
v_frexp_mant_f16_e32 v0, v32
m19937:
v_frexp_mant_f16_e32 v0, 0x1234
m19938:
v_frexp_mant_f16_e64 v0, v32
m19939:
v_frexp_mant_f16_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m19940:
v_frexp_mant_f16_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m19941:
v_frexp_exp_i16_f16 v0, v32
m19942:
v_frexp_exp_i16_f16 v0, s16
m19943:
v_frexp_exp_i16_f16 v0, vcc_lo
m19944:
v_frexp_exp_i16_f16 v0, m0
m19945:
v_frexp_exp_i16_f16 v0, exec_hi
m19946:
v_frexp_exp_i16_f16 v0, src_scc
m19947:
v_frexp_exp_i16_f16 v0, 0
m19948:
v_frexp_exp_i16_f16 v0, -16
m19949:
v_frexp_exp_i16_f16 v0, 64
m19950:
v_frexp_exp_i16_f16 v0, -4.0
m19951:
v_frexp_exp_i16_f16 v0, 0.15915494
m19952:
v_frexp_exp_i16_f16_e64 v0, -|v32|
m19953:
v_frexp_exp_i16_f16_e32 v0, v32
m19954:
v_frexp_exp_i16_f16_e32 v0, 0x1234
m19955:
v_frexp_exp_i16_f16_e64 v0, v32
m19956:
v_frexp_exp_i16_f16_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m19957:
v_frexp_exp_i16_f16_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m19958:
v_sat_pk_u8_i16 v0, v32
m19959:
v_sat_pk_u8_i16 v0, s16
m19960:
v_sat_pk_u8_i16 v0, vcc_lo
m19961:
v_sat_pk_u8_i16 v0, m0
m19962:
v_sat_pk_u8_i16 v0, exec_hi
m19963:
v_sat_pk_u8_i16 v0, src_scc
m19964:
v_sat_pk_u8_i16 v0, 0
m19965:
v_sat_pk_u8_i16 v0, -16
m19966:
v_sat_pk_u8_i16 v0, 64
m19967:
v_sat_pk_u8_i16 v0, -4.0
m19968:
v_sat_pk_u8_i16 v0, 0.15915494
m19969:
v_sat_pk_u8_i16_e32 v0, v32
m19970:
v_sat_pk_u8_i16_e32 v0, 0x12345678
m19971:
v_sat_pk_u8_i16_e64 v0, v32
m19972:
v_sat_pk_u8_i16_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m19973:
v_sat_pk_u8_i16_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m19974:
v_cvt_norm_i16_f16 v0, v32
m19975:
v_cvt_norm_i16_f16 v0, s16
m19976:
v_cvt_norm_i16_f16 v0, vcc_lo
m19977:
v_cvt_norm_i16_f16 v0, m0
m19978:
v_cvt_norm_i16_f16 v0, exec_hi
m19979:
v_cvt_norm_i16_f16 v0, src_scc
m19980:
v_cvt_norm_i16_f16 v0, 0
m19981:
v_cvt_norm_i16_f16 v0, -16
m19982:
v_cvt_norm_i16_f16 v0, 64
m19983:
v_cvt_norm_i16_f16 v0, -4.0
m19984:
v_cvt_norm_i16_f16 v0, 0.15915494
m19985:
v_cvt_norm_i16_f16_e64 v0, -|v32|
m19986:
v_cvt_norm_i16_f16_e32 v0, v32
m19987:
v_cvt_norm_i16_f16_e32 v0, 0x1234
m19988:
v_cvt_norm_i16_f16_e64 v0, v32
m19989:
v_cvt_norm_i16_f16_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m19990:
v_cvt_norm_i16_f16_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m19991:
v_cvt_pknorm_i16_f16 v0, v32, v64
m19992:
v_cvt_pknorm_i16_f16 v0, s16, v64
m19993:
v_cvt_pknorm_i16_f16 v0, vcc_lo, v64
m19994:
v_cvt_pknorm_i16_f16 v0, m0, v64
m19995:
v_cvt_pknorm_i16_f16 v0, exec_hi, v64
m19996:
v_cvt_pknorm_i16_f16 v0, src_scc, v64
m19997:
v_cvt_pknorm_i16_f16 v0, 0, v64
m19998:
v_cvt_pknorm_i16_f16 v0, -16, v64
m19999:
v_cvt_pknorm_i16_f16 v0, 64, v64
m20000:
v_cvt_pknorm_i16_f16 v0, -4.0, v64
m20001:
v_cvt_pknorm_i16_f16 v0, 0.15915494, v64
m20002:
v_cvt_pknorm_i16_f16 v0, v32, s32
m20003:
v_cvt_pknorm_i16_f16 v0, v32, vcc_lo
m20004:
v_cvt_pknorm_i16_f16 v0, v32, m0
m20005:
v_cvt_pknorm_i16_f16 v0, v32, exec_hi
m20006:
v_cvt_pknorm_i16_f16 v0, v32, src_scc
m20007:
v_cvt_pknorm_i16_f16 v0, v32, 0
m20008:
v_cvt_pknorm_i16_f16 v0, v32, -16
m20009:
v_cvt_pknorm_i16_f16 v0, v32, 64
m20010:
v_cvt_pknorm_i16_f16 v0, v32, -4.0
m20011:
v_cvt_pknorm_i16_f16 v0, v32, 0.15915494
m20012:
v_cvt_pknorm_i16_f16 v0, -|v32|, v64
m20013:
v_cvt_pknorm_i16_f16 v0, v32, -|v64|
m20014:
v_cvt_pknorm_i16_f32 v0, v32, v64
m20015:
v_cvt_pknorm_i16_f32 v0, s16, v64
m20016:
v_cvt_pknorm_i16_f32 v0, vcc_lo, v64
m20017:
v_cvt_pknorm_i16_f32 v0, m0, v64
m20018:
v_cvt_pknorm_i16_f32 v0, exec_hi, v64
m20019:
v_cvt_pknorm_i16_f32 v0, src_scc, v64
m20020:
v_cvt_pknorm_i16_f32 v0, 0, v64
m20021:
v_cvt_pknorm_i16_f32 v0, -16, v64
m20022:
v_cvt_pknorm_i16_f32 v0, 64, v64
m20023:
v_cvt_pknorm_i16_f32 v0, -4.0, v64
m20024:
v_cvt_pknorm_i16_f32 v0, 0.15915494, v64
m20025:
v_cvt_pknorm_i16_f32 v0, v32, s32
m20026:
v_cvt_pknorm_i16_f32 v0, v32, vcc_lo
m20027:
v_cvt_pknorm_i16_f32 v0, v32, m0
m20028:
v_cvt_pknorm_i16_f32 v0, v32, exec_hi
m20029:
v_cvt_pknorm_i16_f32 v0, v32, src_scc
m20030:
v_cvt_pknorm_i16_f32 v0, v32, 0
m20031:
v_cvt_pknorm_i16_f32 v0, v32, -16
m20032:
v_cvt_pknorm_i16_f32 v0, v32, 64
m20033:
v_cvt_pknorm_i16_f32 v0, v32, -4.0
m20034:
v_cvt_pknorm_i16_f32 v0, v32, 0.15915494
m20035:
v_cvt_pknorm_i16_f32 v0, -|v32|, v64
m20036:
v_cvt_pknorm_i16_f32 v0, v32, -|v64|
m20037:
v_cvt_norm_u16_f16 v0, v32
m20038:
v_cvt_norm_u16_f16 v0, s16
m20039:
v_cvt_norm_u16_f16 v0, vcc_lo
m20040:
v_cvt_norm_u16_f16 v0, m0
m20041:
v_cvt_norm_u16_f16 v0, exec_hi
m20042:
v_cvt_norm_u16_f16 v0, src_scc
m20043:
v_cvt_norm_u16_f16 v0, 0
m20044:
v_cvt_norm_u16_f16 v0, -16
m20045:
v_cvt_norm_u16_f16 v0, 64
m20046:
v_cvt_norm_u16_f16 v0, -4.0
m20047:
v_cvt_norm_u16_f16 v0, 0.15915494
m20048:
v_cvt_norm_u16_f16_e64 v0, -|v32|
m20049:
v_cvt_norm_u16_f16_e32 v0, v32
m20050:
v_cvt_norm_u16_f16_e32 v0, 0x1234
m20051:
v_cvt_norm_u16_f16_e64 v0, v32
m20052:
v_cvt_norm_u16_f16_dpp v0, v32 row_shl:15 row_mask:0x5 bank_mask:0xa bound_ctrl:1
m20053:
v_cvt_norm_u16_f16_sdwa v0, v32 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
m20054:
v_cvt_pknorm_u16_f16 v0, v32, v64
m20055:
v_cvt_pknorm_u16_f16 v0, s16, v64
m20056:
v_cvt_pknorm_u16_f16 v0, vcc_lo, v64
m20057:
v_cvt_pknorm_u16_f16 v0, m0, v64
m20058:
v_cvt_pknorm_u16_f16 v0, exec_hi, v64
m20059:
v_cvt_pknorm_u16_f16 v0, src_scc, v64
m20060:
v_cvt_pknorm_u16_f16 v0, 0, v64
m20061:
v_cvt_pknorm_u16_f16 v0, -16, v64
m20062:
v_cvt_pknorm_u16_f16 v0, 64, v64
m20063:
v_cvt_pknorm_u16_f16 v0, -4.0, v64
m20064:
v_cvt_pknorm_u16_f16 v0, 0.15915494, v64
m20065:
v_cvt_pknorm_u16_f16 v0, v32, s32
m20066:
v_cvt_pknorm_u16_f16 v0, v32, vcc_lo
m20067:
v_cvt_pknorm_u16_f16 v0, v32, m0
m20068:
v_cvt_pknorm_u16_f16 v0, v32, exec_hi
m20069:
v_cvt_pknorm_u16_f16 v0, v32, src_scc
m20070:
v_cvt_pknorm_u16_f16 v0, v32, 0
m20071:
v_cvt_pknorm_u16_f16 v0, v32, -16
m20072:
v_cvt_pknorm_u16_f16 v0, v32, 64
m20073:
v_cvt_pknorm_u16_f16 v0, v32, -4.0
m20074:
v_cvt_pknorm_u16_f16 v0, v32, 0.15915494
m20075:
v_cvt_pknorm_u16_f16 v0, -|v32|, v64
m20076:
v_cvt_pknorm_u16_f16 v0, v32, -|v64|
m20077:
v_cvt_pknorm_u16_f32 v0, v32, v64
m20078:
v_cvt_pknorm_u16_f32 v0, s16, v64
m20079:
v_cvt_pknorm_u16_f32 v0, vcc_lo, v64
m20080:
v_cvt_pknorm_u16_f32 v0, m0, v64
m20081:
v_cvt_pknorm_u16_f32 v0, exec_hi, v64
m20082:
v_cvt_pknorm_u16_f32 v0, src_scc, v64
m20083:
v_cvt_pknorm_u16_f32 v0, 0, v64
m20084:
v_cvt_pknorm_u16_f32 v0, -16, v64
m20085:
v_cvt_pknorm_u16_f32 v0, 64, v64
m20086:
v_cvt_pknorm_u16_f32 v0, -4.0, v64
m20087:
v_cvt_pknorm_u16_f32 v0, 0.15915494, v64
m20088:
v_cvt_pknorm_u16_f32 v0, v32, s32
m20089:
v_cvt_pknorm_u16_f32 v0, v32, vcc_lo
m20090:
v_cvt_pknorm_u16_f32 v0, v32, m0
m20091:
v_cvt_pknorm_u16_f32 v0, v32, exec_hi
m20092:
v_cvt_pknorm_u16_f32 v0, v32, src_scc
m20093:
v_cvt_pknorm_u16_f32 v0, v32, 0
m20094:
v_cvt_pknorm_u16_f32 v0, v32, -16
m20095:
v_cvt_pknorm_u16_f32 v0, v32, 64
m20096:
v_cvt_pknorm_u16_f32 v0, v32, -4.0
m20097:
v_cvt_pknorm_u16_f32 v0, v32, 0.15915494
m20098:
v_cvt_pknorm_u16_f32 v0, -|v32|, v64
m20099:
v_cvt_pknorm_u16_f32 v0, v32, -|v64|
m20100:
v_ashr_pk_i8_i32 v0, v32, v64, v96
m20101:
v_ashr_pk_i8_i32 v0, s16, v64, v96
m20102:
v_ashr_pk_i8_i32 v0, vcc_lo, v64, v96
m20103:
v_ashr_pk_i8_i32 v0, m0, v64, v96
m20104:
v_ashr_pk_i8_i32 v0, exec_hi, v64, v96
m20105:
v_ashr_pk_i8_i32 v0, src_scc, v64, v96
m20106:
v_ashr_pk_i8_i32 v0, 0, v64, v96
m20107:
v_ashr_pk_i8_i32 v0, -16, v64, v96
m20108:
v_ashr_pk_i8_i32 v0, 64, v64, v96
m20109:
v_ashr_pk_i8_i32 v0, -4.0, v64, v96
m20110:
v_ashr_pk_i8_i32 v0, 0.15915494, v64, v96
m20111:
v_ashr_pk_i8_i32 v0, v32, s32, v96
m20112:
v_ashr_pk_i8_i32 v0, v32, vcc_lo, v96
m20113:
v_ashr_pk_i8_i32 v0, v32, m0, v96
m20114:
v_ashr_pk_i8_i32 v0, v32, exec_hi, v96
m20115:
v_ashr_pk_i8_i32 v0, v32, src_scc, v96
m20116:
v_ashr_pk_i8_i32 v0, v32, 0, v96
m20117:
v_ashr_pk_i8_i32 v0, v32, -16, v96
m20118:
v_ashr_pk_i8_i32 v0, v32, 64, v96
m20119:
v_ashr_pk_i8_i32 v0, v32, -4.0, v96
m20120:
v_ashr_pk_i8_i32 v0, v32, 0.15915494, v96
m20121:
v_ashr_pk_i8_i32 v0, v32, v64, s48
m20122:
v_ashr_pk_i8_i32 v0, v32, v64, vcc_lo
m20123:
v_ashr_pk_i8_i32 v0, v32, v64, m0
m20124:
v_ashr_pk_i8_i32 v0, v32, v64, exec_hi
m20125:
v_ashr_pk_i8_i32 v0, v32, v64, src_scc
m20126:
v_ashr_pk_i8_i32 v0, v32, v64, 0
m20127:
v_ashr_pk_i8_i32 v0, v32, v64, -16
m20128:
v_ashr_pk_i8_i32 v0, v32, v64, 64
m20129:
v_ashr_pk_i8_i32 v0, v32, v64, -4.0
m20130:
v_ashr_pk_i8_i32 v0, v32, v64, 0.15915494
m20131:
v_ashr_pk_u8_i32 v0, v32, v64, v96
m20132:
v_ashr_pk_u8_i32 v0, s16, v64, v96
m20133:
v_ashr_pk_u8_i32 v0, vcc_lo, v64, v96
m20134:
v_ashr_pk_u8_i32 v0, m0, v64, v96
m20135:
v_ashr_pk_u8_i32 v0, exec_hi, v64, v96
m20136:
v_ashr_pk_u8_i32 v0, src_scc, v64, v96
m20137:
v_ashr_pk_u8_i32 v0, 0, v64, v96
m20138:
v_ashr_pk_u8_i32 v0, -16, v64, v96
m20139:
v_ashr_pk_u8_i32 v0, 64, v64, v96
m20140:
v_ashr_pk_u8_i32 v0, -4.0, v64, v96
m20141:
v_ashr_pk_u8_i32 v0, 0.15915494, v64, v96
m20142:
v_ashr_pk_u8_i32 v0, v32, s32, v96
m20143:
v_ashr_pk_u8_i32 v0, v32, vcc_lo, v96
m20144:
v_ashr_pk_u8_i32 v0, v32, m0, v96
m20145:
v_ashr_pk_u8_i32 v0, v32, exec_hi, v96
m20146:
v_ashr_pk_u8_i32 v0, v32, src_scc, v96
m20147:
v_ashr_pk_u8_i32 v0, v32, 0, v96
m20148:
v_ashr_pk_u8_i32 v0, v32, -16, v96
m20149:
v_ashr_pk_u8_i32 v0, v32, 64, v96
m20150:
v_ashr_pk_u8_i32 v0, v32, -4.0, v96
m20151:
v_ashr_pk_u8_i32 v0, v32, 0.15915494, v96
m20152:
v_ashr_pk_u8_i32 v0, v32, v64, s48
m20153:
v_ashr_pk_u8_i32 v0, v32, v64, vcc_lo
m20154:
v_ashr_pk_u8_i32 v0, v32, v64, m0
m20155:
v_ashr_pk_u8_i32 v0, v32, v64, exec_hi
m20156:
v_ashr_pk_u8_i32 v0, v32, v64, src_scc
m20157:
v_ashr_pk_u8_i32 v0, v32, v64, 0
m20158:
v_ashr_pk_u8_i32 v0, v32, v64, -16
m20159:
v_ashr_pk_u8_i32 v0, v32, v64, 64
m20160:
v_ashr_pk_u8_i32 v0, v32, v64, -4.0
m20161:
v_ashr_pk_u8_i32 v0, v32, v64, 0.15915494
