import { Button, Modal } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useHashQuery } from '@/hooks/use-hash-route';
import type { SurveyResultsQuery } from '@/stores/api';
import type { TextsQuery } from '@/stores/question-api';
import { changeParams, useTextsRoute } from '../texts/use-texts-route';
import { AllTexts } from './all-texts';

/** The parameters of the address: `all=why` shows all texts of the question `why`. */
const NAME = 'all';

const NOTHING_SHOWN = {
	[ NAME ]: '',
	[ `${ NAME }_kind` ]: '',
	[ `${ NAME }_page` ]: '',
	[ `${ NAME }_search` ]: '',
};

interface ShowAllTextsProps {
	surveyId: number;
	question: { id: string; title: string };
	/** The answers, or the comments beside them. */
	kind: TextsQuery[ 'kind' ];
	query: SurveyResultsQuery;
	isNps?: boolean;
}

/**
 * The button that shows all texts or comments of a question in a dialog. Its state is in the address, so that the Back
 * button leads from a response back to the same page of the dialog.
 */
export function ShowAllTexts( {
	surveyId,
	question,
	kind,
	query,
	isNps = false,
}: ShowAllTextsProps ) {
	const params = new URLSearchParams( useHashQuery() );
	const state = useTextsRoute( NAME );
	const isOpen =
		params.get( NAME ) === question.id &&
		( params.get( `${ NAME }_kind` ) ?? 'text' ) === kind;
	const label =
		kind === 'comment'
			? __( 'Show all comments', 'userfeedback' )
			: __( 'Show all', 'userfeedback' );
	return (
		<>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				aria-label={ sprintf(
					/* translators: 1: name of a button, such as "Show all", 2: title of a question. */
					__( '%1$s: %2$s', 'userfeedback' ),
					label,
					question.title
				) }
				onClick={ () =>
					changeParams( {
						...NOTHING_SHOWN,
						[ NAME ]: question.id,
						[ `${ NAME }_kind` ]: kind === 'text' ? '' : kind,
					} )
				}
			>
				{ label }
			</Button>
			{ isOpen && (
				<Modal
					className="userfeedback-texts-dialog"
					title={ question.title }
					size="large"
					onRequestClose={ () => changeParams( NOTHING_SHOWN ) }
				>
					<AllTexts
						surveyId={ surveyId }
						questionId={ question.id }
						kind={ kind }
						query={ query }
						isNps={ isNps }
						state={ state }
					/>
				</Modal>
			) }
		</>
	);
}
