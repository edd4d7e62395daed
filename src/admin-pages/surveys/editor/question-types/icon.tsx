import { Icon } from '@wordpress/components';
import { drawing } from './drawing';
import { definitionOf } from './registry';

/** Of a type that is unknown on this site, or has no icon. */
const CIRCLE = drawing( <circle cx="12" cy="12" r="7.25" /> );

/** The icon of a question type, beside its name: decoration. */
export function QuestionTypeIcon( { type }: { type: string } ) {
	return (
		<Icon
			className="userfeedback-question-type-icon"
			icon={ definitionOf( type )?.icon ?? CIRCLE }
			size={ 24 }
		/>
	);
}
