import { Button, CheckboxControl, Dropdown } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { describeError } from '@/lib/describe-error';
import { shortTitle } from '@/lib/short-title';
import { useSnackbar } from '@/components/snackbars';
import { toApiError } from '@/stores/api';
import { store as responsesStore } from '@/stores/responses';
import type { ResponseChoices } from '@/survey-model';

/** How many questions are columns before the user chooses. */
const FIRST_COLUMNS = 4;

/** The ids of the questions that are columns, in the order of the survey. */
export function columnsOf( { questions, columns }: ResponseChoices ): string[] {
	const ids = questions.map( ( { id } ) => id );
	return columns
		? ids.filter( ( id ) => columns.includes( id ) )
		: ids.slice( 0, FIRST_COLUMNS );
}

interface ColumnsMenuProps {
	surveyId: number;
	choices: ResponseChoices;
}

/** Chooses the questions that are columns of the table. The server keeps them for the user. */
export function ColumnsMenu( { surveyId, choices }: ColumnsMenuProps ) {
	const { chooseColumns } = useDispatch( responsesStore );
	const showSnackbar = useSnackbar();
	const chosen = columnsOf( choices );

	async function choose( id: string, isChosen: boolean ): Promise< void > {
		const others = chosen.filter( ( other ) => other !== id );
		try {
			await chooseColumns(
				surveyId,
				isChosen ? [ ...others, id ] : others
			);
		} catch ( thrown ) {
			showSnackbar( describeError( toApiError( thrown ) ), {
				status: 'error',
				about: 'response-columns',
			} );
		}
	}

	return (
		<Dropdown
			popoverProps={ { placement: 'bottom-end' } }
			focusOnMount="firstElement"
			renderToggle={ ( { isOpen, onToggle } ) => (
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					aria-expanded={ isOpen }
					aria-haspopup="dialog"
					onClick={ onToggle }
				>
					{ __( 'Columns', 'userfeedback' ) }
				</Button>
			) }
			renderContent={ () => (
				<div
					className="userfeedback-response-filters__form"
					role="dialog"
					aria-label={ __( 'Columns', 'userfeedback' ) }
				>
					{ choices.questions.map( ( { id, title } ) => (
						<CheckboxControl
							key={ id }
							__nextHasNoMarginBottom
							label={ shortTitle( title ) }
							checked={ chosen.includes( id ) }
							onChange={ ( isChosen ) =>
								void choose( id, isChosen )
							}
						/>
					) ) }
				</div>
			) }
		/>
	);
}
