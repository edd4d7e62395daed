import type { RangeChoice } from '@/components/date-range/ranges';
import {
	RANGE_PARAM,
	daysOf,
	rangeFromParams,
	rangeToParams,
	siteToday,
} from '@/components/date-range/ranges';

/** All time, which the list shows at first. */
export const ALL_TIME: RangeChoice = { preset: 'all-time' };

/** The names of the filters beside status, search and range, as in the address and in requests. */
export const FILTER_NAMES = [
	'page',
	'device',
	'country',
	'language',
	'question',
	'option',
	'score_min',
	'score_max',
	'tag',
	'test',
] as const;

export type FilterName = ( typeof FILTER_NAMES )[ number ];

/** The filters of a list; a filter that is not in use is missing. */
export interface ResponseFilters {
	range: RangeChoice;
	values: Readonly< Partial< Record< FilterName, string > > >;
}

export const NO_FILTERS: ResponseFilters = { range: ALL_TIME, values: {} };

/** A locale as WordPress names them; the server checks the rest. */
export const LOCALE = /^[A-Za-z0-9_]{2,20}$/;

/** The values that the server accepts; it checks the rest against the survey. */
const PATTERNS: Readonly< Record< FilterName, RegExp > > = {
	page: /^[1-9]\d{0,14}$/,
	device: /^(desktop|tablet|mobile)$/,
	country: /^[A-Z]{2}$/,
	language: LOCALE,
	question: /^[\x21-\x7e]{1,16}$/,
	option: /^.{1,500}$/su,
	score_min: /^(\d{1,2}|100)$/,
	score_max: /^(\d{1,2}|100)$/,
	tag: /^.{1,50}$/u,
	test: /^(true|false)$/,
};

/** The filters without those that mean nothing alone: a question without an answer, and an answer without its question. */
export function completeFilters(
	values: ResponseFilters[ 'values' ]
): ResponseFilters[ 'values' ] {
	const { question, option, score_min, score_max, ...others } = values;
	if (
		question === undefined ||
		( option === undefined &&
			score_min === undefined &&
			score_max === undefined )
	) {
		return others;
	}
	return values;
}

/** The filters in the query of a route. The query is untrusted: invalid values are ignored. */
export function filtersFromParams( params: URLSearchParams ): ResponseFilters {
	const valid = FILTER_NAMES.flatMap( ( name ) => {
		const value = ( params.get( name ) ?? '' ).trim();
		return PATTERNS[ name ].test( value ) ? [ [ name, value ] ] : [];
	} );
	return {
		range: rangeFromParams( params, true, { fallback: ALL_TIME } ),
		values: completeFilters( Object.fromEntries( valid ) ),
	};
}

/** The parameters of the route for filters. */
export function filtersToParams( {
	range,
	values,
}: ResponseFilters ): [ string, string ][] {
	const text = rangeToParams( range );
	return [
		...( text === 'all-time'
			? []
			: [ [ RANGE_PARAM, text ] as [ string, string ] ] ),
		...FILTER_NAMES.flatMap( ( name ): [ string, string ][] => {
			const value = values[ name ];
			return value === undefined ? [] : [ [ name, value ] ];
		} ),
	];
}

/** The filters as the server names them. */
export function filtersToRequest( {
	range,
	values,
}: ResponseFilters ): Record< string, string > {
	const days = daysOf( range, siteToday() );
	return { ...( days === 'all' ? {} : days ), ...values };
}
