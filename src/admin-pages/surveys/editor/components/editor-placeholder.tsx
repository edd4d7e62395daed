import { listHref } from '../../../../hooks/use-list-route';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ErrorState } from '../../../../components/error-state';
import { Page } from '../../../../components/page';
import { Skeleton } from '../../../../components/skeleton';
import { navigate } from '../../../../hooks/use-hash-route';
import { useResolution } from '../../../../hooks/use-resolution';
import { store as surveysStore } from '../../../../stores/surveys';
import { NEW_SURVEY_ID } from '../../../../survey-model';

/** The way out of the builder. */
export function backToSurveys() {
	return {
		href: listHref( '/' ),
		label: __( 'All surveys', 'userfeedback' ),
	};
}

/** Instead of the editor while there is no survey. */
export function EditorPlaceholder( { id }: { id: number } ) {
	const { error, retry } = useResolution( surveysStore, 'getSurvey', [ id ] );
	// A new survey lives in the builder only, so a reload of its page starts again.
	const isLost = id === NEW_SURVEY_ID;
	useEffect( () => {
		if ( isLost ) {
			navigate( '/new', { replace: true } );
		}
	}, [ isLost ] );
	return (
		<Page
			key="editor-placeholder"
			back={ backToSurveys() }
			title={ __( 'Edit survey', 'userfeedback' ) }
		>
			{ error ? (
				<ErrorState
					error={ error }
					title={ __(
						'This survey could not be loaded',
						'userfeedback'
					) }
					onRetry={ retry }
					back={ {
						href: listHref( '/' ),
						label: __( 'Back to Surveys', 'userfeedback' ),
					} }
				/>
			) : (
				<div className="userfeedback-editor">
					<Skeleton shape="card" count={ 3 } />
				</div>
			) }
		</Page>
	);
}
