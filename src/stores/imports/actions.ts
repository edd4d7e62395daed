import type { FileImport, FileImportList } from '../../survey-model';
import { uuid } from '../../survey-model';
import { toApiError } from '../api';
import * as api from '../imports-api';
import type { ActionOf } from '../types';
import { LOOK_MS, QUIET_MS } from './constants';
import type { Mapping } from './mapping';
import { changesOf } from './mapping';
import type { Action, ThunkArgs } from './types';

function pause( ms: number ): Promise< void > {
	return new Promise( ( resolve ) => setTimeout( resolve, ms ) );
}

export function receiveImports( {
	items,
	max_bytes: maxBytes,
}: FileImportList ): ActionOf< Action, 'RECEIVE_IMPORTS' > {
	return { type: 'RECEIVE_IMPORTS', list: { items, maxBytes } };
}

export function receiveImport(
	item: FileImport
): ActionOf< Action, 'RECEIVE_IMPORT' > {
	return { type: 'RECEIVE_IMPORT', item };
}

/** Sends a file with answers. Resolves with the id of its import; undefined if it was refused. */
export function uploadFile( file: File ) {
	return async ( { dispatch }: ThunkArgs ): Promise< number | undefined > => {
		dispatch( { type: 'START_UPLOAD', name: file.name } );
		try {
			const item = await api.uploadImport( file );
			dispatch( receiveImport( item ) );
			dispatch( { type: 'END_UPLOAD' } );
			return item.id;
		} catch ( thrown ) {
			dispatch( { type: 'FAIL_UPLOAD', error: toApiError( thrown ) } );
			return undefined;
		}
	};
}

/** Forgets the file that was refused. */
export function dismissUpload(): ActionOf< Action, 'END_UPLOAD' > {
	return { type: 'END_UPLOAD' };
}

/** Sends what is wanted for an import, one request after the other. */
async function send( args: ThunkArgs, id: number ): Promise< void > {
	const { dispatch, select } = args;
	try {
		while (
			select.getWish( id ) !== null &&
			! select.isBusy( id ) &&
			! select.isReading( id )
		) {
			const isSave = select.hasEdits( id );
			if ( ! isSave && select.getWish( id ) !== 'start' ) {
				dispatch( { type: 'WISH', id, wish: null } );
				return;
			}
			const sent = select.getEdits( id );
			const changes = changesOf( sent, select.getSavedMapping( id ) );
			dispatch( {
				type: 'START_REQUEST',
				id,
				attempt: { saveId: uuid(), sent },
			} );
			const item = isSave
				? await api.saveMapping( id, changes )
				: await api.startImport( id );
			dispatch( { type: 'FINISH_REQUEST', id, item } );
		}
	} catch ( thrown ) {
		dispatch( { type: 'FAIL_REQUEST', id, error: toApiError( thrown ) } );
	}
	if ( select.isReading( id ) ) {
		// Another text for "no answer" changes what the columns hold.
		await followImport( id )( args );
	}
}

/** Changes what the columns become, and sends it after the last of several changes. Does nothing until the import is loaded. */
export function editMapping(
	id: number,
	edit: ( mapping: Mapping ) => Partial< Mapping >
) {
	return async ( args: ThunkArgs ): Promise< void > => {
		const { dispatch, select } = args;
		const mapping = select.getMapping( id );
		if ( mapping === undefined ) {
			return;
		}
		dispatch( { type: 'EDIT_MAPPING', id, changes: edit( mapping ) } );
		const edits = select.getEditCount( id );
		await pause( QUIET_MS );
		if ( select.getEditCount( id ) === edits ) {
			await saveMapping( id )( args );
		}
	};
}

/** Sends the edits now, or once the running request is answered. */
export function saveMapping( id: number ) {
	return async ( args: ThunkArgs ): Promise< void > => {
		args.dispatch( { type: 'WISH', id, wish: 'save' } );
		await send( args, id );
	};
}

/** Begins to store the responses, with all edits. */
export function startImport( id: number ) {
	return async ( args: ThunkArgs ): Promise< void > => {
		args.dispatch( { type: 'WISH', id, wish: 'start' } );
		await send( args, id );
	};
}

function isAtWork( item: FileImport | undefined ): item is FileImport {
	return item?.status === 'reading' || item?.status === 'importing';
}

/** Follows an import, and lets the server do its steps, until it waits for the owner, is over or fails. */
export function followImport( id: number ) {
	return async ( args: ThunkArgs ): Promise< void > => {
		const { dispatch, select } = args;
		if ( select.isFollowed( id ) ) {
			return;
		}
		dispatch( { type: 'FOLLOW', id } );
		try {
			let before = select.getKnownImport( id );
			while ( isAtWork( before ) ) {
				const item = await api.fetchImport( id );
				if ( select.getKnownImport( id ) === undefined ) {
					return;
				}
				dispatch( receiveImport( item ) );
				if ( isAtWork( item ) && item.done === before.done ) {
					// Cron or another window works on it.
					await pause( LOOK_MS );
				}
				before = select.getKnownImport( id );
			}
			dispatch( { type: 'UNFOLLOW', id, error: null } );
			// What was wanted while the file was read.
			await send( args, id );
		} catch ( thrown ) {
			dispatch( { type: 'UNFOLLOW', id, error: toApiError( thrown ) } );
		}
	};
}

/** Cancels an import, or removes a finished one from the list. Rejects with what toApiError() takes. */
export function deleteImport( id: number ) {
	return async ( { dispatch }: ThunkArgs ): Promise< void > => {
		await api.deleteImport( id );
		dispatch( { type: 'REMOVE_IMPORT', id } );
	};
}
