import { Button, Notice } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Skeleton } from '../../components/skeleton';
import { useResolution } from '../../hooks/use-resolution';
import { store as embedsStore } from '../../stores/survey-embeds';
import { LoadError } from '../shared/load-error';
import type { Display } from './attributes';
import { SurveyPreview } from './survey-preview';
import { SurveyState } from './survey-state';

interface ChosenSurveyProps {
	surveyId: number;
	display: Display;
	onReplace: () => void;
}

/** The block with its survey: what visitors see, or why they see nothing. */
export function ChosenSurvey( {
	surveyId,
	display,
	onReplace,
}: ChosenSurveyProps ) {
	const embed = useSelect(
		( select ) => select( embedsStore ).getEmbed( surveyId ),
		[ surveyId ]
	);
	const { error, retry } = useResolution( embedsStore, 'getEmbed', [
		surveyId,
	] );
	useRefreshOnReturn( surveyId );
	if ( error?.status === 404 ) {
		return <Missing onReplace={ onReplace } />;
	}
	if ( error ) {
		return <LoadError error={ error } onRetry={ retry } />;
	}
	return embed === undefined ? (
		<Skeleton shape="card" count={ 1 } />
	) : (
		<>
			<SurveyState survey={ embed.survey } />
			<SurveyPreview embed={ embed } display={ display } />
		</>
	);
}

/** Loads the survey again when the user returns from another tab, where it may have been changed or published. */
function useRefreshOnReturn( surveyId: number ): void {
	const { refresh } = useDispatch( embedsStore );
	useEffect( () => {
		const onChange = () => {
			if ( document.visibilityState === 'visible' ) {
				void refresh( 'getEmbed', [ surveyId ] );
			}
		};
		document.addEventListener( 'visibilitychange', onChange );
		return () =>
			document.removeEventListener( 'visibilitychange', onChange );
	}, [ surveyId, refresh ] );
}

function Missing( { onReplace }: { onReplace: () => void } ) {
	return (
		<Notice
			status="warning"
			isDismissible={ false }
			className="userfeedback-block__notice"
		>
			{ __(
				'This survey was deleted. Visitors see nothing here.',
				'userfeedback'
			) }{ ' ' }
			<Button variant="link" onClick={ onReplace }>
				{ __( 'Choose another survey', 'userfeedback' ) }
			</Button>
		</Notice>
	);
}
