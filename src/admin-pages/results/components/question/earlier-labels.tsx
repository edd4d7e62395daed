import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '@/lib/format';

/** How many labels are shown at first; one more is shown as well, since a button would take its place. */
const SHOWN = 3;

/** The labels that an option had before, the newest first. Answers to them are in its count. */
export function EarlierLabels( { labels }: { labels: readonly string[] } ) {
	const [ isOpen, setIsOpen ] = useState( false );
	const isLong = labels.length > SHOWN + 1;
	const shown = isLong && ! isOpen ? labels.slice( 0, SHOWN ) : labels;
	const hidden = labels.length - SHOWN;
	return (
		<span className="userfeedback-bars__earlier">
			<bdi>
				{ sprintf(
					/* translators: %s: the labels that an option had before, such as “Yes”, “Sure”. */
					__( 'Earlier: %s', 'userfeedback' ),
					shown
						.map( ( label ) =>
							sprintf(
								/* translators: %s: a label that an option had before. */
								__( '“%s”', 'userfeedback' ),
								label
							)
						)
						.join( ', ' )
				) }
			</bdi>
			{ isLong && (
				<>
					{ ' ' }
					<Button
						variant="link"
						aria-expanded={ isOpen }
						onClick={ () => setIsOpen( ! isOpen ) }
					>
						{ isOpen
							? __( 'Show less', 'userfeedback' )
							: sprintf(
									/* translators: %s: number of labels that are not shown. */
									_n(
										'%s more',
										'%s more',
										hidden,
										'userfeedback'
									),
									formatNumber( hidden )
								) }
					</Button>
				</>
			) }
		</span>
	);
}
