import type { SurveyList } from '../../survey-model';
import type { Action, State } from './types';

type Lists = State[ 'lists' ];
type ByPath = Lists[ 'loaded' ];

function without( list: SurveyList, ids: readonly number[] ): SurveyList {
	const items = list.items.filter( ( { id } ) => ! ids.includes( id ) );
	return items.length === list.items.length ? list : { ...list, items };
}

/** The same with how many there are: of what has gone, not of what is only on its way. */
function after( list: SurveyList, ids: readonly number[] ): SurveyList {
	const left = without( list, ids );
	const { total } = list.pagination;
	return {
		...left,
		pagination: {
			...list.pagination,
			total: total - list.items.length + left.items.length,
		},
	};
}

function mapLists(
	byPath: ByPath,
	change: ( list: SurveyList ) => SurveyList
): ByPath {
	return Object.fromEntries(
		Object.entries( byPath ).map( ( [ path, list ] ) => [
			path,
			change( list ),
		] )
	);
}

/** What is left of the lists when surveys went from one to another: those they were in without them, none of the others. */
function afterChange( byPath: ByPath, ids: readonly number[] ): ByPath {
	const left = Object.entries( byPath ).filter( ( [ , { items } ] ) =>
		items.some( ( { id } ) => ids.includes( id ) )
	);
	return mapLists( Object.fromEntries( left ), ( list ) =>
		after( list, ids )
	);
}

function loaded( byPath: ByPath, action: Action ): ByPath {
	switch ( action.type ) {
		case 'RECEIVE_SURVEY_LIST':
			return { ...byPath, [ action.path ]: action.list };
		case 'FINISH_CHANGE':
			return afterChange( byPath, action.ids );
		case 'FINISH_SAVE':
			return {};
		default:
			return byPath;
	}
}

function leaving(
	ids: Lists[ 'leaving' ],
	action: Action
): Lists[ 'leaving' ] {
	switch ( action.type ) {
		case 'START_CHANGE':
			return [ ...ids, ...action.ids ];
		case 'FINISH_CHANGE':
		case 'FAIL_CHANGE':
			return ids.filter( ( id ) => ! action.ids.includes( id ) );
		default:
			return ids;
	}
}

const NOTHING: Lists = { loaded: {}, leaving: [], shown: {}, version: 0 };

/** The pages of the lists, without what is outdated or on its way out. */
export function lists( state: Lists = NOTHING, action: Action ): Lists {
	const next = {
		loaded: loaded( state.loaded, action ),
		leaving: leaving( state.leaving, action ),
		version: isListChange( action ) ? state.version + 1 : state.version,
	};
	if (
		next.loaded === state.loaded &&
		next.leaving === state.leaving &&
		next.version === state.version
	) {
		return state;
	}
	return {
		...next,
		shown: mapLists( next.loaded, ( list ) =>
			without( list, next.leaving )
		),
	};
}

/** Whether what was loaded of the lists has to be loaded again. */
export function isListChange( action: Action ): boolean {
	return (
		action.type === 'FINISH_SAVE' ||
		action.type === 'FINISH_CHANGE' ||
		( action.type === 'FAIL_CHANGE' && action.isOutdated )
	);
}
