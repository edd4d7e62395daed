import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { GrowingField } from '@/components/growing-field';
import { LIMITS } from '@/survey-model';

/** What was typed and not added yet, by response: reading another response does not lose it. */
const drafts = new Map< number, string >();

interface NoteFormProps {
	responseId: number;
	/** Resolves with whether the note was stored. */
	onAdd: ( text: string ) => Promise< boolean >;
}

/** The field for a new note. */
export function NoteForm( { responseId, onAdd }: NoteFormProps ) {
	const [ text, setText ] = useState( drafts.get( responseId ) ?? '' );
	const [ isSending, setSending ] = useState( false );
	const isEmpty = text.trim() === '';

	function change( typed: string ): void {
		drafts.set( responseId, typed );
		setText( typed );
	}
	async function add(): Promise< void > {
		if ( isEmpty || isSending ) {
			return;
		}
		setSending( true );
		if ( await onAdd( text ) ) {
			change( '' );
		}
		setSending( false );
	}

	return (
		<form
			className="userfeedback-note-form"
			onSubmit={ ( event ) => {
				event.preventDefault();
				void add();
			} }
		>
			<GrowingField
				label={ __( 'Add a note', 'userfeedback' ) }
				help={ __(
					'Notes are for your team. Visitors never see them.',
					'userfeedback'
				) }
				isMultiline
				maxLength={ LIMITS.noteLength }
				value={ text }
				readOnly={ isSending }
				onChange={ change }
			/>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				type="submit"
				accessibleWhenDisabled
				isBusy={ isSending }
				disabled={ isEmpty || isSending }
			>
				{ __( 'Add note', 'userfeedback' ) }
			</Button>
		</form>
	);
}
