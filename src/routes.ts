/**
 * The hash routes of the admin screens: `#/survey/7/responses?status=trash`. Their paths come from PHP (route-table.ts); REST paths
 * are in stores/api.ts; the URLs of the admin pages are in lib/admin-data.ts.
 */
import {
	ABOUT_PATH,
	DUPLICATE_SURVEY_PATH,
	EDIT_SURVEY_PATH,
	FILE_IMPORT_PATH,
	GENERAL_SETTINGS_PATH,
	GETTING_STARTED_PATH,
	GROWTH_TOOLS_PATH,
	HEATMAPS_PATH,
	HEATMAP_PATH,
	IMPORTS_PATH,
	INTEGRATION_SETTINGS_PATH,
	LITE_VS_PRO_PATH,
	NEW_SURVEY_PATH,
	RATING_DETAILS_PATH,
	RATING_IMPORT_PATH,
	RATING_RESULTS_PATH,
	RATING_SETTINGS_PATH,
	RESPONSES_PATH,
	RESPONSE_PATH,
	ROUTE_NAMES,
	SURVEYS_PATH,
	SURVEY_RESULTS_PATH,
	WELCOME_PATH,
} from './route-table';

/** Pages of the dashboard. */
export type AdminPageSlug = keyof typeof ROUTE_NAMES;

/** The name of a route, such as `survey-responses`: notices say by it where they show. */
export type RouteName = ( typeof ROUTE_NAMES )[ AdminPageSlug ][ number ][ 0 ];

type ParamNames< Template extends string > =
	Template extends `${ string }:${ infer Name }/${ infer Rest }`
		? Name | ParamNames< `/${ Rest }` >
		: Template extends `${ string }:${ infer Name }`
			? Name
			: never;

type ParamsOf< Template extends string > = {
	[ Name in ParamNames< Template > ]: Name extends 'id' | `${ string }Id`
		? number
		: string;
};

/** The captured groups of a match, by parameter name. */
type Captured = Readonly< Record< string, string | undefined > >;

/** A kind of route, such as the responses to a survey. */
export interface RouteOf< Params > {
	/** Matches the part of a route before the question mark. */
	readonly pattern: RegExp;
	build: ( params: Params ) => string;
	/** The parameters from the groups of a match of `pattern`. */
	read: ( captured: Captured ) => Params;
}

/** Up to 15 digits: larger integers are not exact in JavaScript. */
const ID = '[1-9]\\d{0,14}';
const WORD = '[a-z-]+';
const PARAM = /:(\w+)/g;

function isId( name: string ): boolean {
	return /id$/i.test( name );
}

/**
 * Defines a kind of route by a template. Parameters named `id` or `…Id` are positive integers; others are words of
 * lowercase letters and hyphens.
 *
 * @param template `/survey/:surveyId/responses/:id`.
 * @param words    The allowed words; without them, any word is allowed.
 */
export function defineRoute< Template extends string >(
	template: Template,
	words: readonly string[] = [ WORD ]
): RouteOf< ParamsOf< Template > > {
	const source = template.replace(
		PARAM,
		( _, name: string ) =>
			`(?<${ name }>${ isId( name ) ? ID : words.join( '|' ) })`
	);
	return {
		pattern: new RegExp( `^${ source.replace( /\/$/, '' ) }/?$` ),
		build: ( params: Readonly< Record< string, unknown > > ) =>
			template.replace( PARAM, ( _, name: string ) =>
				String( params[ name ] )
			),
		read: ( captured ) =>
			// Contains an entry for each parameter of the template.
			Object.fromEntries(
				Array.from( template.matchAll( PARAM ), ( [ , name = '' ] ) => [
					name,
					isId( name )
						? Number( captured[ name ] )
						: captured[ name ],
				] )
			) as ParamsOf< Template >,
	};
}

/**
 * The parameters of a route; undefined if it is of another kind.
 *
 * @param kind
 * @param route With or without a query.
 */
export function parseRoute< Params >(
	kind: RouteOf< Params >,
	route: string
): Params | undefined {
	const match = kind.pattern.exec( pathOf( route ) );
	return match === null ? undefined : kind.read( { ...match.groups } );
}

/** A route without its query. */
export function pathOf( route: string ): string {
	return route.split( '?', 1 )[ 0 ] ?? '';
}

/**
 * A route with a query.
 *
 * @param path
 * @param query `paged=2`; '' for none.
 */
export function withQuery( path: string, query: string ): string {
	return query === '' ? path : `${ path }?${ query }`;
}

/** The address of a route for a link on the same admin page. */
export function hrefOf( route: string ): string {
	return `#${ route }`;
}

function isPage( slug: string ): slug is AdminPageSlug {
	return Object.hasOwn( ROUTE_NAMES, slug );
}

/**
 * The name of a route; undefined if the page has no such route.
 *
 * @param page  Slug of a page.
 * @param route With or without a query.
 */
export function routeName(
	page: string,
	route: string
): RouteName | undefined {
	const routes = isPage( page ) ? ROUTE_NAMES[ page ] : [];
	const found = routes.find(
		( [ , path ] ) =>
			parseRoute( defineRoute( path ), pathOf( route ) || START ) !==
			undefined
	);
	return found?.[ 0 ];
}

// Marked as pure, so that each screen's script contains only its own routes.

/** The default route of each admin page: its list, its overview or its first tab. */
export const START = SURVEYS_PATH;

// The surveys page.

/** The wizard for a new survey. */
export const NEW_SURVEY = NEW_SURVEY_PATH;
/** Redirects to the first step of the builder. */
export const EDIT_SURVEY = /* @__PURE__ */ defineRoute( EDIT_SURVEY_PATH );
/** Asks whether to duplicate a survey. */
export const DUPLICATE_SURVEY = /* @__PURE__ */ defineRoute(
	DUPLICATE_SURVEY_PATH
);

/** What can be imported, and the imports that are there. */
export const IMPORTS = IMPORTS_PATH;
/** The import of a file with answers, from its columns to what was stored. */
export const FILE_IMPORT = /* @__PURE__ */ defineRoute( FILE_IMPORT_PATH );

/**
 * A step of the builder; `id` is 0 for a new survey. New and saved surveys share this kind, so that the builder stays
 * mounted when the first save returns an id.
 */
export const BUILDER: RouteOf< { id: number; step: string } > = {
	pattern: /^\/(?:new|edit\/(?<id>[1-9]\d{0,14}))\/(?<step>[a-z-]+)\/?$/,
	build: ( { id, step } ) =>
		`${ id > 0 ? `/edit/${ id }` : NEW_SURVEY }/${ step }`,
	read: ( { id, step = '' } ) => ( { id: Number( id ?? 0 ), step } ),
};

/** The first step of a new survey. */
export const FIRST_STEP_OF_NEW = 'setup';
/** The first step of a saved survey, whose template has already been chosen. */
export const FIRST_STEP_OF_SAVED = 'questions';

/** The builder of a saved survey at its first step. */
export function editRoute( id: number ): string {
	return BUILDER.build( { id, step: FIRST_STEP_OF_SAVED } );
}

/** The builder at the step that publishes a saved survey. */
export function publishRoute( id: number ): string {
	return BUILDER.build( { id, step: 'publish' } );
}

// The results page.

export const SURVEY_RESULTS =
	/* @__PURE__ */ defineRoute( SURVEY_RESULTS_PATH );
export const RESPONSES = /* @__PURE__ */ defineRoute( RESPONSES_PATH );
export const RESPONSE = /* @__PURE__ */ defineRoute( RESPONSE_PATH );

// The post ratings page.

export const RATING_SETTINGS = RATING_SETTINGS_PATH;
/** The posts with their ratings. */
export const RATING_RESULTS = RATING_RESULTS_PATH;
/** The ratings of one post. */
export const RATING_DETAILS =
	/* @__PURE__ */ defineRoute( RATING_DETAILS_PATH );
/** Imports ratings from other plugins. */
export const RATING_IMPORT = RATING_IMPORT_PATH;

// The heatmaps page.

/** The pages with a heatmap. */
export const HEATMAPS = HEATMAPS_PATH;
/** The heatmap of a page, over that page. */
export const HEATMAP = /* @__PURE__ */ defineRoute( HEATMAP_PATH );

// The settings page.

/** The tab with the license. */
export const GENERAL_SETTINGS = GENERAL_SETTINGS_PATH;
/** The tab with what other plugins and services do with responses. */
export const INTEGRATION_SETTINGS = INTEGRATION_SETTINGS_PATH;

// The pages Growth Tools and About Us.

export const GROWTH_TOOLS = GROWTH_TOOLS_PATH;
export const ABOUT = ABOUT_PATH;
/** The guide for a first survey. */
export const GETTING_STARTED = GETTING_STARTED_PATH;
/** What the plans include; on Lite only. */
export const LITE_VS_PRO = LITE_VS_PRO_PATH;
// The setup wizard.

/** The wizard; its query has the step, or the survey that it made. */
export const WELCOME = WELCOME_PATH;
