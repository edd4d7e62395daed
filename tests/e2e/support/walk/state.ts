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
	page:
		| 'surveys'
		| 'results'
		| 'post-ratings'
		| 'heatmaps'
		| 'settings'
		| 'add-ons'
		| 'about'
		| 'growth-tools'
		| 'welcome';
	/** The hash; {names} stand for ids that the walk makes. */
	route: string;
	/** A text, or a CSS selector that begins with a dot or a bracket: when it is seen, the screen is ready. */
	ready: string;
	/** Whether it is looked at right to left as well. The first state of a screen always is. */
	rtl?: true;
	/** Parts of what PHP prints for the screens that are otherwise. */
	config?: Record< string, unknown >;
	/**
	 * Requests of the API, by the beginning of their path (and method, GET unless named), and actions of admin-ajax.php (`ajax get_addons`)
	 * that are answered differently.
	 */
	server?: Record< string, Instead >;
	/** What stands between the owner and whatever is allowed on the site of the walk. */
	decision?: 'upgrade' | 'license' | 'activate-addon';
	/** A lazy chunk, `admin/line-chart`, that does not arrive. */
	blocked?: string;
	/** A field that is emptied and left, or filled, or a button or link that is pressed, before the picture is taken; and what is waited for after. */
	clear?: string;
	fill?: { field: string; text: string };
	press?: string;
	then?: string;
}

/** A state of a screen that is named beside it. */
export type State = Omit< ScreenState, 'screen' | 'page' >;

/** The states of a screen, with the names of the screen and its page. */
export const named = (
	page: ScreenState[ 'page' ],
	screen: string,
	states: readonly State[]
): readonly ScreenState[] =>
	states.map( ( state ) => ( { page, screen, ...state } ) );
