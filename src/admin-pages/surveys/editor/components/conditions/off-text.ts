import { __, sprintf } from '@wordpress/i18n';
import { shortTitle } from '@/lib/short-title';
import type { Condition } from '@/survey-model';
import { ANY_OF, valuesOf } from '@/survey-model';
import type { Subject } from './subjects';

/**
 * Why a condition is off, and when it works again.
 *
 * @param condition
 * @param subject   Its question, if that comes before.
 * @param isLater   Whether its question comes later now.
 */
export function offText(
	condition: Condition,
	subject: Subject | undefined,
	isLater: boolean
): string {
	if ( isLater ) {
		return __(
			'Off for now: this question now comes later. The condition works again when the question is moved back up.',
			'userfeedback'
		);
	}
	const isList = typeof condition.value !== 'string';
	if (
		subject !== undefined &&
		( ! subject.comparators.includes( condition.compare ) ||
			isList !== ( condition.compare === ANY_OF ) )
	) {
		return __(
			'Off for now: answers to this question cannot be compared like this. The condition works again when the question has its former type.',
			'userfeedback'
		);
	}
	const unknown = valuesOf( condition ).find(
		( value ) => subject?.values?.includes( value ) === false
	);
	if ( unknown !== undefined ) {
		return sprintf(
			/* translators: %s: former answer to a question. */
			__(
				'Off for now: “%s” is not an answer to this question any more.',
				'userfeedback'
			),
			shortTitle( unknown )
		);
	}
	return __(
		'Off for now: conditional logic needs a Radio, Checkbox, NPS, or Star Rating question before this one.',
		'userfeedback'
	);
}
