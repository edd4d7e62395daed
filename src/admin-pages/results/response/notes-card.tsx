import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { trash } from '@wordpress/icons';
import { Card } from '@/components/card';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { Moment } from '@/components/moment';
import { useFeature } from '@/hooks/use-feature';
import type { ResponseDetail, ResponseNote } from '@/survey-model';
import { NoteForm } from './note-form';
import { useNotes } from './use-notes';

interface NoteProps {
	note: ResponseNote;
	/** Without it, the note cannot be deleted. */
	onDelete?: ( () => void ) | undefined;
}

function Note( { note, onDelete }: NoteProps ) {
	const author = note.author || __( 'Deleted account', 'userfeedback' );
	return (
		<li className="userfeedback-note">
			<div className="userfeedback-note__header">
				<span className="userfeedback-note__author" dir="auto">
					{ author }
				</span>
				<Moment at={ note.created_at } />
				{ onDelete && (
					<Button
						size="small"
						icon={ trash }
						label={ sprintf(
							/* translators: %s: name of the author. */
							__( 'Delete note by %s', 'userfeedback' ),
							author
						) }
						onClick={ onDelete }
					/>
				) }
			</div>
			<p className="userfeedback-note__text" dir="auto">
				{ note.text }
			</p>
		</li>
	);
}

/** The notes about a response. Nothing if there are none and none can be added. */
export function NotesCard( { response }: { response: ResponseDetail } ) {
	const canChange = useFeature( 'response-changes' ).isAllowed;
	const { add, remove } = useNotes( response );
	const [ toDelete, setToDelete ] = useState< ResponseNote >();
	const { notes } = response;
	if ( ! canChange && notes.length === 0 ) {
		return null;
	}
	const title = __( 'Notes', 'userfeedback' );
	return (
		<div
			className={ `userfeedback-notes${
				notes.length === 0 ? ' is-empty' : ''
			}` }
		>
			<Card title={ title } label={ title }>
				{ notes.length > 0 && (
					<ul className="userfeedback-notes__list">
						{ notes.map( ( note ) => (
							<Note
								key={ note.id }
								note={ note }
								onDelete={
									canChange && note.can_delete
										? () => setToDelete( note )
										: undefined
								}
							/>
						) ) }
					</ul>
				) }
				{ canChange && (
					<NoteForm responseId={ response.id } onAdd={ add } />
				) }
				{ toDelete && (
					<ConfirmDialog
						title={ __( 'Delete this note?', 'userfeedback' ) }
						confirmLabel={ __( 'Delete note', 'userfeedback' ) }
						onCancel={ () => setToDelete( undefined ) }
						onConfirm={ () => {
							setToDelete( undefined );
							remove( toDelete.id );
						} }
					>
						{ __(
							'It will be gone for good, for everybody who sees this response.',
							'userfeedback'
						) }
					</ConfirmDialog>
				) }
			</Card>
		</div>
	);
}
