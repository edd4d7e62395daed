import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import {
	Button,
	Placeholder,
	SelectControl,
	Spinner,
} from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { surveysUrl } from '../../components/admin-data';
import { describeError } from '../../components/describe-error';
import { Mark } from '../../components/icons';
import { statusText } from '../../components/status-label/status-text';
import { useResolution } from '../../hooks/use-resolution';
import type { SurveyQuery } from '../../stores/api';
import { NEW_SURVEY, editRoute } from '../../routes';
import { store as surveysStore } from '../../stores/surveys';
import type { SurveySummary } from '../../survey-model';

/** The attributes stored in the post. */
export interface SurveyAttributes extends Record< string, unknown > {
	/** 0 until a survey is chosen. */
	surveyId: number;
}

const QUERY: SurveyQuery = {
	page: 1,
	per_page: 100,
	orderby: 'id',
	order: 'desc',
};

function choice( { id, title, status }: SurveySummary ) {
	const label =
		status === 'publish'
			? title
			: sprintf(
					/* translators: 1: title of a survey, 2: its status. */
					__( '%1$s (%2$s)', 'userfeedback' ),
					title,
					statusText( status )
				);
	return { value: String( id ), label };
}

/** The options of the select. A chosen survey that is not in the list is added, so that it is not lost. */
function choices( surveys: readonly SurveySummary[], surveyId: number ) {
	const isListed =
		surveyId === 0 || surveys.some( ( { id } ) => id === surveyId );
	/* translators: %d: id of a survey. */
	const unlisted = sprintf( __( 'Survey %d', 'userfeedback' ), surveyId );
	return [
		{ value: '0', label: __( 'Choose a survey', 'userfeedback' ) },
		...( isListed
			? []
			: [ { value: String( surveyId ), label: unlisted } ] ),
		...surveys.map( choice ),
	];
}

/** The survey block in the editor: chooses the survey to show. */
export function Edit( {
	attributes: { surveyId },
	setAttributes,
}: BlockEditProps< SurveyAttributes > ) {
	const list = useSelect(
		( select ) => select( surveysStore ).getSurveyList( QUERY ),
		[]
	);
	const { error, retry } = useResolution( surveysStore, 'getSurveyList', [
		QUERY,
	] );
	const surveys = list?.items ?? [];
	const isEmpty =
		list !== undefined && surveys.length === 0 && surveyId === 0;
	return (
		<div { ...useBlockProps() }>
			<Placeholder
				icon={ <Mark /> }
				label={ __( 'Survey', 'userfeedback' ) }
				instructions={
					isEmpty
						? __( 'You have no surveys yet.', 'userfeedback' )
						: __(
								'Choose the survey that visitors of this page are asked first. It opens as a popup, not here.',
								'userfeedback'
							)
				}
			>
				{ error && (
					<p role="alert">
						{ describeError( error ) }{ ' ' }
						<Button variant="link" onClick={ retry }>
							{ __( 'Try again', 'userfeedback' ) }
						</Button>
					</p>
				) }
				{ ! error && ! list && <Spinner /> }
				{ isEmpty && (
					<Button
						__next40pxDefaultSize
						variant="primary"
						href={ surveysUrl( NEW_SURVEY ) }
						target="_blank"
					>
						{ __( 'Create New', 'userfeedback' ) }
					</Button>
				) }
				{ ! error && list && ! isEmpty && (
					<SelectControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						hideLabelFromVision
						label={ __( 'Survey', 'userfeedback' ) }
						value={ String( surveyId ) }
						options={ choices( surveys, surveyId ) }
						onChange={ ( value ) =>
							setAttributes( { surveyId: Number( value ) } )
						}
					/>
				) }
				{ surveyId > 0 && (
					<Button
						variant="link"
						href={ surveysUrl( editRoute( surveyId ) ) }
						target="_blank"
					>
						{ __( 'Edit survey', 'userfeedback' ) }
					</Button>
				) }
			</Placeholder>
		</div>
	);
}
