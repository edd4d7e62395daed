import type { Pagination } from '../survey-model';
import { toApiError } from './api-error';

/** One page of a list as the server sends it. */
export interface ListPage {
	readonly items: readonly { readonly id: number }[];
	readonly pagination: Pagination;
	/** The survey that the items belong to; surveys themselves belong to none. */
	readonly survey?: { readonly id: number };
}

/** The pages of one kind of list, by the path of their request. */
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

/** The actions that a store with pages has in common with others. */
export type PagesAction< Page > =
	| { type: 'RECEIVE_PAGE'; path: string; page: Page }
	| ( { type: 'START_CHANGE' } & ItemsChange )
	| ( { type: 'FINISH_CHANGE' } & ItemsChange )
	| ( {
			type: 'FAIL_CHANGE';
			/** Whether the server sent an error: it may know something that the pages do not show. */
			isOutdated: boolean;
	  } & ItemsChange );

type ByPath< Page > = Readonly< Record< string, Page > >;

/** The state before anything was loaded. */
export function noPages< Page extends ListPage >(): Pages< Page > {
	return { loaded: {}, leaving: [], shown: {}, version: 0 };
}

/** A page without some items; the same object when it has none of them. */
function withoutItems< Page extends ListPage >(
	page: Page,
	ids: readonly number[]
): Page {
	const items = page.items.filter( ( { id } ) => ! ids.includes( id ) );
	return items.length === page.items.length ? page : { ...page, items };
}

/** The same, with a total that no longer counts them. */
function withoutCountedItems< Page extends ListPage >(
	page: Page,
	ids: readonly number[]
): Page {
	const left = withoutItems( page, ids );
	const { total } = page.pagination;
	return {
		...left,
		pagination: {
			...page.pagination,
			total: total - page.items.length + left.items.length,
		},
	};
}

/** The pages after a change: without its items where they were, and none of the others, where they may be now. */
function afterChange< Page extends ListPage >(
	byPath: ByPath< Page >,
	{ ids, surveyId }: ItemsChange
): ByPath< Page > {
	const isAffected = ( { survey }: Page ) =>
		surveyId === undefined || survey?.id === surveyId;
	const hasItems = ( { items }: Page ) =>
		items.some( ( { id } ) => ids.includes( id ) );
	return Object.fromEntries(
		Object.entries( byPath )
			.filter(
				( [ , page ] ) => ! isAffected( page ) || hasItems( page )
			)
			.map( ( [ path, page ] ) => [
				path,
				isAffected( page ) ? withoutCountedItems( page, ids ) : page,
			] )
	);
}

function loadedAfter< Page extends ListPage >(
	loaded: ByPath< Page >,
	action: PagesAction< Page >
): ByPath< Page > {
	switch ( action.type ) {
		case 'RECEIVE_PAGE':
			return { ...loaded, [ action.path ]: action.page };
		case 'FINISH_CHANGE':
			return afterChange( loaded, action );
		default:
			return loaded;
	}
}

function leavingAfter(
	leaving: readonly number[],
	action: PagesAction< unknown >
): readonly number[] {
	switch ( action.type ) {
		case 'START_CHANGE':
			return [ ...leaving, ...action.ids ];
		case 'FINISH_CHANGE':
		case 'FAIL_CHANGE':
			return leaving.filter( ( id ) => ! action.ids.includes( id ) );
		default:
			return leaving;
	}
}

/** The pages after one of the common actions. */
export function pagesAfter< Page extends ListPage >(
	pages: Pages< Page >,
	action: PagesAction< Page >
): Pages< Page > {
	const loaded = loadedAfter( pages.loaded, action );
	const leaving = leavingAfter( pages.leaving, action );
	return {
		loaded,
		leaving,
		shown: Object.fromEntries(
			Object.entries( loaded ).map( ( [ path, page ] ) => [
				path,
				withoutItems( page, leaving ),
			] )
		),
		version: pages.version + ( affectsPages( action ) ? 1 : 0 ),
	};
}

/** No pages any more: something was saved that may be in any of them. */
export function discardedPages< Page extends ListPage >( {
	leaving,
	version,
}: Pages< Page > ): Pages< Page > {
	return { loaded: {}, leaving, shown: {}, version: version + 1 };
}

/** Whether pages that were requested before this action have to be requested again. */
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
 * Sends a change of items, which are hidden meanwhile. Resolves with what the server answered; rejects with an ApiError, and
 * then nothing has changed.
 *
 * @param dispatch Of the store that has the pages.
 * @param change   Which items.
 * @param send     Makes the request.
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
