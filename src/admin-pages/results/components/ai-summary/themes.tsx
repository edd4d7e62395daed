import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '@/lib/format';
import type { AiSummary } from '@/survey-model';
import { Theme } from './theme';

/** Themes that are shown at first: the questions below are not to be pushed away. */
const SHOWN = 4;

interface ThemesProps {
	surveyId: number;
	themes: AiSummary[ 'themes' ];
}

/** The themes of a summary, those of most responses first. */
export function Themes( { surveyId, themes }: ThemesProps ) {
	const [ isOpen, setIsOpen ] = useState( false );
	const hidden = themes.length - SHOWN;
	const shown = isOpen ? themes : themes.slice( 0, SHOWN );
	return (
		<>
			<ul className="userfeedback-ai__themes">
				{ shown.map( ( theme ) => (
					<Theme
						key={ theme.title }
						surveyId={ surveyId }
						theme={ theme }
					/>
				) ) }
			</ul>
			{ hidden > 0 && (
				<Button
					className="userfeedback-ai__more"
					variant="link"
					aria-expanded={ isOpen }
					onClick={ () => setIsOpen( ! isOpen ) }
				>
					{ isOpen
						? __( 'Show fewer themes', 'userfeedback' )
						: sprintf(
								/* translators: %s: number of themes. */
								_n(
									'Show %s more theme',
									'Show %s more themes',
									hidden,
									'userfeedback'
								),
								formatNumber( hidden )
							) }
				</Button>
			) }
		</>
	);
}
