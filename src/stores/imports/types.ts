import type { FileImport } from '../../survey-model';
import type { ApiError } from '../api';
import type { SaveAttempt } from '../record';
import type { SingleRecord } from '../single-record';
import type { BoundSelectors } from '../types';
import type { Mapping } from './mapping';
import type * as selectors from './selectors';

/** What is sent once the running request is answered: the edits, or the edits and then the start. */
export type Wish = 'save' | 'start';

/** An import that this window shows. */
export interface ImportRecord {
	/** As the server last sent it. */
	readonly item: FileImport;
	readonly mapping: SingleRecord< Mapping >;
	/** How often the mapping was edited. */
	readonly edits: number;
	readonly wish: Wish | null;
	/** Whether this window asks for the next steps. */
	readonly isFollowed: boolean;
	/** Why the last request failed. */
	readonly error: ApiError | null;
}

/** The file that is being sent, or was refused. */
export interface Upload {
	readonly name: string;
	/** Undefined while it is being sent. */
	readonly error?: ApiError;
}

export interface ImportList {
	/** The newest first. */
	readonly items: readonly FileImport[];
	/** The largest size of a file. */
	readonly maxBytes: number;
}

export interface State {
	/** The current user's imports; undefined until they are loaded once. */
	readonly list: ImportList | undefined;
	readonly upload: Upload | null;
	/** By id. */
	readonly records: Readonly< Record< number, ImportRecord > >;
	/** Ids of imports that this window deleted. */
	readonly removed: readonly number[];
}

export type RecordAction =
	| { type: 'RECEIVE_IMPORT'; item: FileImport }
	| { type: 'EDIT_MAPPING'; id: number; changes: Partial< Mapping > }
	| { type: 'WISH'; id: number; wish: Wish | null }
	| {
			type: 'START_REQUEST';
			id: number;
			attempt: SaveAttempt< Partial< Mapping > >;
	  }
	| { type: 'FINISH_REQUEST'; id: number; item: FileImport }
	| { type: 'FAIL_REQUEST'; id: number; error: ApiError }
	| { type: 'FOLLOW'; id: number }
	| { type: 'UNFOLLOW'; id: number; error: ApiError | null };

export type Action =
	| RecordAction
	| { type: 'RECEIVE_IMPORTS'; list: ImportList }
	| { type: 'REMOVE_IMPORT'; id: number }
	| { type: 'START_UPLOAD'; name: string }
	| { type: 'FAIL_UPLOAD'; error: ApiError }
	| { type: 'END_UPLOAD' };

/** What @wordpress/data hands to thunks and resolvers of this store. */
export interface ThunkArgs {
	dispatch: ( action: Action ) => void;
	select: BoundSelectors< State, typeof selectors >;
}
