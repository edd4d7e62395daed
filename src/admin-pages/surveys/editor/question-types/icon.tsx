import { Icon } from '@wordpress/components';
import { CIRCLE, drawing } from './drawing';
import { definitionOf } from './registry';

/** The icon of a type that is unknown on this site or has none. */
const UNKNOWN = drawing( CIRCLE );

/** The decorative icon of a question type beside its name. */
export function QuestionTypeIcon( { type }: { type: string } ) {
	return (
		<Icon
			className="userfeedback-question-type-icon"
			icon={ definitionOf( type )?.icon ?? UNKNOWN }
			size={ 24 }
		/>
	);
}
