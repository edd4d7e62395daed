import { useEffect } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Card } from '@/components/card';
import { fieldErrorText } from '@/lib/field-error-text';
import { useSame } from '@/hooks/use-same';
import { useStableCallback } from '@/hooks/use-stable-callback';
import { useTouched } from '@/hooks/use-touched';
import type { FieldError, Question } from '@/survey-model';
import { hasPlaceholder, questionPath } from '@/survey-model';
import { kindOf } from '../../question-types';
import { SuggestionList } from '../../suggestions/suggestion-list';
import { cardId } from './card-id';
import type { QuestionEdit } from './question-edit';
import type { LockedTypes } from './use-locked-types';
import { QuestionFields } from './question-fields';
import { QuestionHeading } from './question-heading';
import { QuestionTools } from './question-tools';

interface QuestionCardProps {
	question: Question;
	/** Position in the survey, starting at 0. */
	index: number;
	count: number;
	/** Errors of the question, including those that may not be shown yet. */
	errors: readonly FieldError[];
	/** Whether all errors may be shown, not only those of touched fields. */
	isRevealed: boolean;
	/** Whether the question was just added, so that its title takes the focus. */
	isNew: boolean;
	lockedTypes: LockedTypes;
	/** Whether it can be neither deleted nor changed to another type, as in a survey for one fixed question. */
	isFixed: boolean;
	isCollapsed: boolean;
	/** The drag handle. */
	handle?: ReactNode;
	onEdit: ( edit: QuestionEdit ) => void;
	/** Moves the question between two positions. */
	onMove: ( from: number, to: number ) => void;
	onDuplicate: ( question: Question ) => void;
	onDelete: ( question: Question ) => void;
	/** Collapses or expands the card. */
	onCollapse: ( id: string, isCollapsed: boolean ) => void;
	/** Called when the first error of the question is shown, and when none is shown any more. */
	onErrors: ( id: string, hasErrors: boolean ) => void;
}

/** Whether a field of the card shows the errors at this path, which is relative to the question. */
function isShownAtField( question: Question, path: string ): boolean {
	if ( path === 'config.placeholder' ) {
		return hasPlaceholder( question );
	}
	return /^config\.options(\[\d+\](\.\w+)?)?$/.test( path )
		? kindOf( question.type ).options !== undefined
		: path === 'title' ||
				path === 'description' ||
				path.startsWith( 'logic.' );
}

/** The card of one question. */
export function QuestionCard( {
	question,
	index,
	count,
	errors,
	isRevealed,
	isNew,
	lockedTypes,
	isFixed,
	isCollapsed,
	handle,
	onEdit,
	onMove,
	onDuplicate,
	onDelete,
	onCollapse,
	onErrors,
}: QuestionCardProps ) {
	const { id } = question;
	const title = useTouched();
	const options = useTouched();
	const path = questionPath( index );
	const shown = useSame(
		errors.filter(
			( { field, message } ) =>
				isRevealed ||
				// The server's errors are always shown.
				message !== undefined ||
				( field === `${ path }.title`
					? title.isTouched
					: options.isTouched )
		)
	);
	const listed = shown.filter(
		( { field } ) =>
			! isShownAtField( question, field.slice( path.length + 1 ) )
	);
	const hasErrors = shown.length > 0;
	const move = useStableCallback( ( to: number ) => onMove( index, to ) );
	const duplicate = useStableCallback( () => onDuplicate( question ) );
	const remove = useStableCallback( () => onDelete( question ) );
	// A card with visible errors is open. It stays open when they are fixed, because the user is typing in it.
	const isClosed = isCollapsed && ! hasErrors;
	useEffect( () => {
		if ( hasErrors && isCollapsed ) {
			onCollapse( id, false );
		}
	}, [ hasErrors, id, isCollapsed, onCollapse ] );
	useEffect( () => onErrors( id, hasErrors ), [ hasErrors, id, onErrors ] );
	return (
		<Card
			id={ cardId( id ) }
			label={ sprintf(
				/* translators: %d: number of a question. */
				__( 'Question %d', 'userfeedback' ),
				index + 1
			) }
			handle={ handle }
			hasErrors={ hasErrors }
			isClosed={ isClosed }
			title={
				<QuestionHeading
					question={ question }
					number={ index + 1 }
					isClosed={ isClosed }
					hasErrors={ hasErrors }
					onToggle={ () => onCollapse( id, ! isCollapsed ) }
				/>
			}
			tools={
				<QuestionTools
					index={ index }
					count={ count }
					isFixed={ isFixed }
					isLocked={ lockedTypes.has( question.type ) }
					onMove={ move }
					onDuplicate={ duplicate }
					onDelete={ remove }
				/>
			}
		>
			{ listed.length > 0 && (
				<ul className="userfeedback-question__errors">
					{ listed.map( ( error ) => (
						<li key={ error.field + error.code }>
							{ fieldErrorText( error ) }
						</li>
					) ) }
				</ul>
			) }
			<QuestionFields
				question={ question }
				path={ path }
				errors={ shown }
				isNew={ isNew }
				lockedTypes={ lockedTypes }
				isTypeFixed={ isFixed }
				onEdit={ onEdit }
				onBlurTitle={ title.onBlur }
				onBlurOptions={ options.onBlur }
			/>
			<SuggestionList within={ path } />
		</Card>
	);
}
