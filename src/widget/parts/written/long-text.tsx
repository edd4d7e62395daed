import { useEffect, useState } from '@wordpress/element';
import { LIMITS } from '@/survey-model';
import { charactersLeft, SPEAKING_PAUSE } from '../../fields/characters-left';
import type { ControlProps, QuestionType } from '../../definitions';
import { Field } from './field';

function LongText( control: ControlProps ) {
	const { draft, heading, headingId, messageId, strings } = control;
	const [ words, near ] = charactersLeft(
		strings,
		LIMITS.longText - draft.text.length
	);
	const [ spoken, setSpoken ] = useState( '' );
	useEffect( () => {
		const timer = setTimeout( () => setSpoken( near ), SPEAKING_PAUSE );
		return () => clearTimeout( timer );
	}, [ near ] );
	return (
		<div className="control">
			{ heading }
			<Field
				control={ control }
				as="textarea"
				rows={ 4 }
				maxLength={ LIMITS.longText }
				aria-describedby={ `${ messageId } ${ headingId }count` }
			/>
			<p
				className={ `count ${ near && 'is-near' }` }
				id={ `${ headingId }count` }
			>
				{ words }
			</p>
			<p className="unseen" role="status">
				{ spoken }
			</p>
		</div>
	);
}

/** A multi-line text, recorded on Next; Enter starts a new line. */
export const longText: QuestionType = {
	Control: LongText,
	missing: 'required_text',
};
