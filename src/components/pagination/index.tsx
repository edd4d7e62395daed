import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { Pagination as PaginationData } from '../../survey-model';
import { formatNumber } from '../format';
import './pagination.scss';

interface PaginationProps {
	pagination: PaginationData;
	onChange: ( page: number ) => void;
}

/** How many there are, and the way through their pages when there is more than one. */
export function Pagination( {
	pagination: { page, pages, total },
	onChange,
}: PaginationProps ) {
	return (
		<nav
			className="userfeedback-pagination"
			aria-label={ __( 'Pages', 'userfeedback' ) }
		>
			<span>
				{ sprintf(
					/* translators: %s: number of items in all. */
					_n( '%s item', '%s items', total, 'userfeedback' ),
					formatNumber( total )
				) }
			</span>
			{ pages > 1 && (
				<span className="userfeedback-pagination__pages">
					<Button
						__next40pxDefaultSize
						accessibleWhenDisabled
						disabled={ page <= 1 }
						variant="tertiary"
						onClick={ () => onChange( page - 1 ) }
					>
						{ __( 'Previous', 'userfeedback' ) }
					</Button>
					<span aria-current="page">
						{ sprintf(
							/* translators: 1: number of this page, 2: number of pages. */
							__( 'Page %1$s of %2$s', 'userfeedback' ),
							formatNumber( page ),
							formatNumber( pages )
						) }
					</span>
					<Button
						__next40pxDefaultSize
						accessibleWhenDisabled
						disabled={ page >= pages }
						variant="tertiary"
						onClick={ () => onChange( page + 1 ) }
					>
						{ __( 'Next', 'userfeedback' ) }
					</Button>
				</span>
			) }
		</nav>
	);
}
