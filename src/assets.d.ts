/** Style sheets as webpack.config.js treats them. */
declare module '*.scss?inline' {
	/** The compiled CSS. */
	const css: string;
	export default css;
}
declare module '*.scss';
declare module '*.svg' {
	import type { FunctionComponent, SVGProps } from 'react';
	export const ReactComponent: FunctionComponent< SVGProps< SVGSVGElement > >;
	const url: string;
	export default url;
}
