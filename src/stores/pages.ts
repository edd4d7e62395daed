import type { Pagination } from '../survey-model';
import { toApiError } from './api-error';

/** One page of a list as the server sends it. */
export interface ListPage {
	readonly items: readonly { readonly id: number }[];
	readonly pagination: Pagination;
	/** The survey that the items belong to; surveys themselves belong to none. */
	readonly survey?: { readonly id: number };
}

/** The pages of one list, by the path of their request. */
export interface Pages< Page extends ListPage > {
	/** As the server sent them. */
	readonly loaded: Readonly< Record< string, Page > >;
	/** Ids of items whose change has been sent. They are hidden until the server refuses it. */
	readonly leaving: readonly number[];
	/** `loaded` without the items of `leaving`. */
	readonly shown: Readonly< Record< string, Page > >;
	/** Incremented by each change that may affect a page that is being loaded: that page is then stale. */
	readonly version: number;
}

/** A change that moves items to another list, or deletes them. */
export interface ItemsChange {
	readonly ids: readonly number[];
	/** Only the lists of this survey are affected; without it, all. */
	readonly surveyId?: number;
}

/** The actions that all stores with pages have in common. */
export type PagesAction< Page > =
	| { type: 'RECEIVE_PAGE'; path: string; page: Page }
	| ( { type: 'START_CHANGE' } & ItemsChange )
	| ( { type: 'FINISH_CHANGE' } & ItemsChange )
	| ( {
			type: 'FAIL_CHANGE';
			/** Whether the server sent an error: the pages may then be outdated. */
			isOutdated: boolean;
	  } & ItemsChange );

/** The initial state. */
export function noPages< Page extends ListPage >(): Pages< Page > {
	return { loaded: {}, leaving: [], shown: {}, version: 0 };
}

/**
 * A page without some items; the same object when it contains none of them.
 *
 * @param page
 * @param ids
 * @param isFinal Whether to subtract the items from the total.
 */
function withoutItems< Page extends ListPage >(
	page: Page,
	ids: readonly number[],
	isFinal: boolean
): Page {
	const items = page.items.filter( ( { id } ) => ! ids.includes( id ) );
	const removed = page.items.length - items.length;
	if ( removed === 0 ) {
		return page;
	}
	const { total } = page.pagination;
	return {
		...page,
		items,
		pagination: {
			...page.pagination,
			total: isFinal ? total - removed : total,
		},
	};
}

/**
 * The pages after a change. Pages that had the items lose them; other affected pages are discarded, since the items
 * may now be on any of them.
 */
function afterChange< Page extends ListPage >(
	loaded: Pages< Page >[ 'loaded' ],
	{ ids, surveyId }: ItemsChange
): Pages< Page >[ 'loaded' ] {
	return Object.fromEntries(
		Object.entries( loaded ).flatMap( ( [ path, page ] ) => {
			if ( surveyId !== undefined && page.survey?.id !== surveyId ) {
				return [ [ path, page ] ];
			}
			const remaining = withoutItems( page, ids, true );
			return remaining === page ? [] : [ [ path, remaining ] ];
		} )
	);
}

/** The pages after one of the common actions. */
export function pagesAfter< Page extends ListPage >(
	pages: Pages< Page >,
	action: PagesAction< Page >
): Pages< Page > {
	let { loaded, leaving } = pages;
	if ( action.type === 'RECEIVE_PAGE' ) {
		loaded = { ...loaded, [ action.path ]: action.page };
	} else if ( action.type === 'START_CHANGE' ) {
		leaving = [ ...leaving, ...action.ids ];
	} else {
		leaving = leaving.filter( ( id ) => ! action.ids.includes( id ) );
	}
	if ( action.type === 'FINISH_CHANGE' ) {
		loaded = afterChange( loaded, action );
	}
	return {
		loaded,
		leaving,
		shown: Object.fromEntries(
			Object.entries( loaded ).map( ( [ path, page ] ) => [
				path,
				withoutItems( page, leaving, false ),
			] )
		),
		version: pages.version + Number( affectsPages( action ) ),
	};
}

/** The pages after some of their items were changed that stay where they are. */
export function changedItems< Page extends ListPage >(
	pages: Pages< Page >,
	ids: readonly number[],
	change: ( item: Page[ 'items' ][ number ] ) => Page[ 'items' ][ number ]
): Pages< Page > {
	const changed = ( byPath: Pages< Page >[ 'loaded' ] ) =>
		Object.fromEntries(
			Object.entries( byPath ).map( ( [ path, page ] ) => [
				path,
				{
					...page,
					items: page.items.map( ( item ) =>
						ids.includes( item.id ) ? change( item ) : item
					),
				},
			] )
		);
	return {
		...pages,
		loaded: changed( pages.loaded ),
		shown: changed( pages.shown ),
	};
}

/** Discards all pages: something was saved that may appear on any of them. */
export function discardedPages< Page extends ListPage >( {
	leaving,
	version,
}: Pages< Page > ): Pages< Page > {
	return { loaded: {}, leaving, shown: {}, version: version + 1 };
}

/** Whether this action makes pages stale that were requested before it. */
export function affectsPages( action: {
	type: string;
	isOutdated?: boolean;
} ): boolean {
	return (
		action.type === 'FINISH_CHANGE' ||
		( action.type === 'FAIL_CHANGE' && action.isOutdated === true )
	);
}

/**
 * Sends a change of items and hides them meanwhile. Resolves with the server's response; rejects with an ApiError,
 * and then nothing has changed.
 *
 * @param dispatch The dispatch of the store that has the pages.
 * @param change   The items.
 * @param send     Sends the request.
 */
export async function sendChange< Result >(
	dispatch: ( action: PagesAction< never > ) => void,
	change: ItemsChange,
	send: () => Promise< Result >
): Promise< Result > {
	dispatch( { type: 'START_CHANGE', ...change } );
	try {
		const result = await send();
		dispatch( { type: 'FINISH_CHANGE', ...change } );
		return result;
	} catch ( thrown ) {
		const error = toApiError( thrown );
		dispatch( {
			type: 'FAIL_CHANGE',
			...change,
			isOutdated: error.status !== 0,
		} );
		throw error;
	}
}
