import { __ } from '@wordpress/i18n';
import type { ListState, OnListChange } from '../../../components/list-view';
import { ListView } from '../../../components/list-view';
import type { Overview } from '../../../survey-model';
import { FIELDS } from './fields';

const itemId = ( { id }: { id: number } ): string => String( id );

interface SurveysTableProps {
	state: ListState;
	/** undefined while this page is loading. */
	overview: Overview | undefined;
	onChange: OnListChange;
}

/** The surveys, with links to their results. */
export function SurveysTable( {
	state,
	overview,
	onChange,
}: SurveysTableProps ) {
	return (
		<div className="userfeedback-overview__surveys">
			<ListView
				label={ __( 'Surveys', 'userfeedback' ) }
				items={ overview?.surveys }
				fields={ FIELDS }
				getItemId={ itemId }
				pagination={ overview?.pagination }
				state={ state }
				onChange={ onChange }
				// If there are no surveys at all, the screen says so itself.
				empty={ null }
			/>
		</div>
	);
}
