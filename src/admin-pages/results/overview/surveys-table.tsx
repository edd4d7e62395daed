import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ListState, OnListChange } from '@/components/list-view';
import { ListView } from '@/components/list-view';
import type { Overview } from '@/survey-model';
import { surveyFields } from './fields';

const itemId = ( { id }: { id: number } ): string => String( id );

interface SurveysTableProps {
	state: ListState;
	/** undefined while this page is loading. */
	overview: Overview | undefined;
	onChange: OnListChange;
	/** The route of a survey's results. Keep the same function. */
	routeOf: ( id: number ) => string;
}

/** The surveys, with links to their results. */
export function SurveysTable( {
	state,
	overview,
	onChange,
	routeOf,
}: SurveysTableProps ) {
	const fields = useMemo( () => surveyFields( routeOf ), [ routeOf ] );
	return (
		<div className="userfeedback-overview__surveys">
			<ListView
				label={ __( 'Surveys', 'userfeedback' ) }
				items={ overview?.surveys }
				fields={ fields }
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
