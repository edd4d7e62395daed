import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { caution, Icon, trash } from '@wordpress/icons';
import type { ReactNode } from 'react';
import { Card } from '../../../../../components/card';
import { fieldErrorText } from '../../../../../components/field-error-text';
import { QuestionTypeIcon } from '../../question-types/icon';
import { useTouched } from '../../../../../hooks/use-touched';
import type { FieldError, Question } from '../../../../../survey-model';
import { errorsWithin, questionPath } from '../../../../../survey-model';
import { SuggestionList } from '../../suggestions/suggestion-list';
import type { QuestionEdit } from './question-edit';
import type { LockedTypes } from './use-locked-types';
import { MoveButtons } from './move-buttons';
import { QuestionFields } from './question-fields';

interface QuestionCardProps {
	question: Question;
	/** Position in the survey, starting at 0. */
	index: number;
	count: number;
	/** Errors of the whole survey, including those that may not be shown yet. */
	errors: readonly FieldError[];
	/** Whether all errors may be shown, not only those of touched fields. */
	isRevealed: boolean;
	/** Whether the question was just added, so that its title takes the focus. */
	isNew: boolean;
	lockedTypes: LockedTypes;
	/** Whether it can be neither deleted nor changed to another type, as in a survey for one fixed question. */
	isFixed: boolean;
	/** The drag handle. */
	handle?: ReactNode;
	onEdit: ( edit: QuestionEdit ) => void;
	/** Moves the question between two positions. */
	onMove: ( from: number, to: number ) => void;
	onDelete: ( question: Question ) => void;
}

/** The part of a card that an error belongs to; the fields in that part are described by it. */
function placeOf( field: string, path: string ): string {
	if ( field === `${ path }.title` ) {
		return 'title';
	}
	return field === `${ path }.config.options`
		? 'options'
		: field.slice( path.length + 1 ).replace( /\W+/g, '-' );
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
	handle,
	onEdit,
	onMove,
	onDelete,
}: QuestionCardProps ) {
	const title = useTouched();
	const options = useTouched();
	const path = questionPath( index );
	const shown = errorsWithin( errors, path ).filter(
		( { field, message } ) =>
			isRevealed ||
			// The server's errors are always shown.
			message !== undefined ||
			( field === `${ path }.title`
				? title.isTouched
				: options.isTouched )
	);
	// Errors of a single option and of the logic are shown there.
	const listed = shown.filter(
		( { field } ) => ! /\.(options\[\d+\](\.\w+)?|logic\..+)$/.test( field )
	);
	const listId = `userfeedback-errors-${ question.id }`;
	const name = sprintf(
		/* translators: %d: number of a question. */
		__( 'Question %d', 'userfeedback' ),
		index + 1
	);
	return (
		<Card
			label={ name }
			handle={ handle }
			hasErrors={ shown.length > 0 }
			title={
				<>
					<QuestionTypeIcon type={ question.type } />
					{ name }
					{ shown.length > 0 && (
						<Icon
							className="userfeedback-question__error-icon"
							icon={ caution }
							size={ 20 }
						/>
					) }
				</>
			}
			tools={
				<div className="userfeedback-question__tools">
					<MoveButtons
						index={ index }
						count={ count }
						onMove={ ( to ) => onMove( index, to ) }
					/>
					{ ! isFixed && (
						<Button
							icon={ trash }
							label={ sprintf(
								/* translators: %d: number of a question. */
								__( 'Delete question %d', 'userfeedback' ),
								index + 1
							) }
							onClick={ () => onDelete( question ) }
						/>
					) }
				</div>
			}
		>
			{ listed.length > 0 && (
				<ul className="userfeedback-question__errors" id={ listId }>
					{ listed.map( ( error ) => (
						<li
							key={ error.field + error.code }
							id={ `${ listId }-${ placeOf( error.field, path ) }` }
						>
							{ fieldErrorText( error ) }
						</li>
					) ) }
				</ul>
			) }
			<QuestionFields
				question={ question }
				path={ path }
				errors={ shown }
				listId={ listId }
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
