import { createSelector } from '@wordpress/data';
import type { FieldError, PathIn, ValueAt } from '../survey-model';
import { uuid } from '../survey-model';
import { toApiError } from './api';
import type { EditRecord, SaveAttempt } from './record';
import {
	editsAt,
	openedRecord,
	withAnswer,
	withEdits,
	withFailure,
	withSave,
	withoutEdits,
} from './record';

/** The parts of a store that contains one record, such as the plugin's settings. */

type Attempt< Values > = SaveAttempt< Partial< Values > >;

export type SingleRecord< Values extends object > = EditRecord<
	Values,
	Partial< Values >,
	Attempt< Values >
>;

export interface RecordState< Values extends object > {
	/** null until the record is loaded. */
	readonly record: SingleRecord< Values > | null;
}

export type RecordAction< Values extends object > =
	| { type: 'RECEIVE_RECORD'; values: Values }
	| { type: 'EDIT_RECORD'; changes: Partial< Values > }
	| { type: 'DISCARD_EDITS' }
	| { type: 'START_SAVE'; attempt: Attempt< Values > }
	| { type: 'FINISH_SAVE'; values: Values }
	| {
			type: 'FAIL_SAVE';
			refused: readonly FieldError[];
			isAnswerLost: boolean;
	  };

/**
 * The reducer of a record.
 *
 * @param argument The request argument that contains the record: the server's field paths start with it.
 */
export function recordReducer< Values extends object >( argument: string ) {
	const prefix = `${ argument }.`;
	const inRecord = ( refused: readonly FieldError[] ): FieldError[] =>
		refused.map( ( error ) => ( {
			...error,
			field: error.field.startsWith( prefix )
				? error.field.slice( prefix.length )
				: error.field,
		} ) );

	function changed(
		known: SingleRecord< Values >,
		action: RecordAction< Values >
	): SingleRecord< Values > {
		switch ( action.type ) {
			case 'EDIT_RECORD':
				return withEdits( known, action.changes );
			case 'DISCARD_EDITS':
				return withoutEdits( known );
			case 'START_SAVE':
				return withSave( known, action.attempt );
			case 'FINISH_SAVE':
				return withAnswer( known, action.values );
			case 'FAIL_SAVE':
				return withFailure(
					known,
					inRecord( action.refused ),
					action.isAnswerLost ? known.attempt : null
				);
			default:
				return known;
		}
	}

	return (
		state: SingleRecord< Values > | null | undefined = null,
		action: RecordAction< Values >
	): SingleRecord< Values > | null => {
		if ( action.type === 'RECEIVE_RECORD' ) {
			const loaded: SingleRecord< Values > = openedRecord(
				action.values
			);
			return state === null ? loaded : withEdits( loaded, state.edits );
		}
		return state && changed( state, action );
	};
}

/** The selectors of a record. */
export function recordSelectors< Values extends object >() {
	type State = RecordState< Values >;
	const noEdits: Partial< Values > = {};
	const noErrors: readonly FieldError[] = [];
	const getEdits = ( { record }: State ): Partial< Values > =>
		record?.edits ?? noEdits;
	return {
		/** The saved values; undefined until they are loaded. */
		getSaved: ( { record }: State ): Values | undefined => record?.saved,
		/** The saved values with the edits applied. */
		getEdited: createSelector(
			( { record }: State ): Values | undefined =>
				record === null
					? undefined
					: { ...record.saved, ...record.edits },
			( { record }: State ) => [ record?.saved, record?.edits ]
		),
		getEdits,
		/** Whether there are unsaved edits. */
		isDirty: ( state: State ): boolean =>
			Object.keys( getEdits( state ) ).length > 0,
		isSaving: ( { record }: State ): boolean => record?.isSaving ?? false,
		/** The fields that the server refused and that are unchanged since, with paths such as `font.family`. */
		getRefusedFields: ( { record }: State ): readonly FieldError[] =>
			record?.refused ?? noErrors,
	};
}

/** What @wordpress/data passes to the thunks of a store with a record. */
export interface RecordThunkArgs< Values extends object > {
	dispatch: ( action: RecordAction< Values > ) => void;
	select: {
		getEdited: () => Values | undefined;
		getEdits: () => Partial< Values >;
		isSaving: () => boolean;
	};
}

/** Changes the value at a path. Does nothing until the record is loaded. */
export function editRecordAt<
	Values extends object,
	Path extends PathIn< Values >,
>(
	{ dispatch, select }: RecordThunkArgs< Values >,
	path: Path,
	value: ValueAt< Values, Path >
): void {
	const values = select.getEdited();
	if ( values !== undefined ) {
		dispatch( {
			type: 'EDIT_RECORD',
			changes: editsAt( values, path, value ),
		} );
	}
}

/**
 * Saves the edits, unless a save is running: of two simultaneous saves, the server might store the older one last.
 * Rejects with an ApiError, and keeps the edits.
 *
 * @param args   Of the thunk.
 * @param update Sends the edits and resolves with all values.
 */
export async function saveRecord< Values extends object >(
	{ dispatch, select }: RecordThunkArgs< Values >,
	update: ( changes: Partial< Values > ) => Promise< Values >
): Promise< void > {
	if ( select.isSaving() ) {
		return;
	}
	const sent = select.getEdits();
	dispatch( { type: 'START_SAVE', attempt: { saveId: uuid(), sent } } );
	try {
		const values = await update( sent );
		dispatch( { type: 'FINISH_SAVE', values } );
	} catch ( thrown ) {
		const error = toApiError( thrown );
		const { fields, isAnswerLost } = error;
		dispatch( { type: 'FAIL_SAVE', refused: fields, isAnswerLost } );
		throw error;
	}
}
