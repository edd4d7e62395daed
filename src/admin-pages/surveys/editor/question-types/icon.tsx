import { Icon } from '@wordpress/components';
import { CIRCLE, drawing } from './drawing';
import { definitionOf } from './registry';

/** Of a type that is unknown on this site, or has no icon. */
const UNKNOWN = drawing( CIRCLE );

/** The icon of a question type, beside its name: decoration. */
export function QuestionTypeIcon( { type }: { type: string } ) {
	return (
		<Icon
			className="userfeedback-question-type-icon"
			icon={ definitionOf( type )?.icon ?? UNKNOWN }
			size={ 24 }
		/>
	);
}
