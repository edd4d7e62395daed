/** What the server says instead of what it would: nothing ever, an error, or its own answer changed. */
export type Instead =
	| 'silence'
	| { status: number; body: unknown }
	| ( ( answer: Record< string, unknown > ) => unknown );

export interface ScreenState {
	/** Pictures are named SCREEN-STATE-…. */
	screen: string;
	state: string;
	/** The folder of src/admin-pages. */
	page: 'surveys' | 'results';
	/** The hash; {names} stand for ids that the walk makes. */
	route: string;
	/** A text, or a CSS selector that begins with a dot or a bracket: when it is seen, the screen is ready. */
	ready: string;
	/** Requests of the API, by the beginning of their path (and method, GET unless named), that are answered differently. */
	server?: Record< string, Instead >;
	/** A lazy chunk, `admin/line-chart`, that does not arrive. */
	blocked?: string;
	/** A field that is emptied and left, or a button or link that is pressed, before the picture is taken; and what is waited for after. */
	clear?: string;
	press?: string;
	then?: string;
}

/** A state of a screen that is named beside it. */
export type State = Omit< ScreenState, 'screen' | 'page' >;
