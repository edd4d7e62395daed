import { useEffect, useState } from '@wordpress/element';
import { LIMITS } from '@/survey-model';
import type { ControlProps, QuestionType } from '../../definitions';
import { Field } from './field';

/** Below this number of remaining characters, screen readers announce the count. */
const NEAR = 40;
/** Delay after the last keystroke in milliseconds: announcing each keystroke would be too fast. */
const PAUSE = 1000;

function LongText( control: ControlProps ) {
	const { draft, heading, headingId, messageId, strings } = control;
	const remaining = LIMITS.longText - draft.text.length;
	const isNear = remaining <= NEAR;
	const count = strings[ 'characters_left' ]?.replace(
		'%s',
		String( remaining )
	);
	const [ spoken, setSpoken ] = useState< string | undefined >();
	useEffect( () => {
		const timer = setTimeout(
			() => setSpoken( isNear ? count : '' ),
			PAUSE
		);
		return () => clearTimeout( timer );
	}, [ isNear, count ] );
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
				className={ isNear ? 'count is-near' : 'count' }
				id={ `${ headingId }count` }
			>
				{ count }
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
