import { speak } from '@wordpress/a11y';
import { Button } from '@wordpress/components';
import { useCopyToClipboard } from '@wordpress/compose';
import { createInterpolateElement, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { check, copy } from '@wordpress/icons';
import type { AdminData } from '../../lib/admin-data';
import { formatDollars, formatPercent } from '../../lib/format';
import './upgrade-modal.scss';

/** The price for owners of the free edition, with and without the coupon. */
export function CouponOffer( { store }: { store: AdminData[ 'store' ] } ) {
	const {
		coupon,
		discount_percent: percent,
		price_usd_per_year: price,
	} = store;
	const [ isCopied, setCopied ] = useState( false );
	const copied = __( 'Copied to Clipboard', 'userfeedback' );
	const button = useCopyToClipboard< HTMLButtonElement >( coupon, () => {
		// A snackbar would be hidden behind the modal.
		setCopied( true );
		speak( copied );
	} );
	return (
		<div className="userfeedback-upgrade__offer">
			<p className="userfeedback-upgrade__discount">
				{ sprintf(
					/* translators: %s: a percentage, 50%. */
					__(
						'Lite users get %s off the regular price.',
						'userfeedback'
					),
					formatPercent( percent / 100 )
				) }
			</p>
			<p>
				{ createInterpolateElement(
					sprintf(
						/* translators: 1: the regular price, $199; 2: the price with the coupon, $99.50. Keep <regular> and <reduced>. */
						__(
							'Regular price: <regular>%1$s per year</regular>. With the coupon: <reduced>%2$s</reduced>.',
							'userfeedback'
						),
						formatDollars( price ),
						formatDollars( ( price * ( 100 - percent ) ) / 100 )
					),
					{ regular: <span />, reduced: <strong /> }
				) }
			</p>
			<p className="userfeedback-upgrade__coupon">
				{ __( 'Coupon code at checkout:', 'userfeedback' ) }{ ' ' }
				<span className="userfeedback-upgrade__code">
					<code>{ coupon }</code>
					<Button
						ref={ button }
						size="small"
						icon={ isCopied ? check : copy }
						label={ __( 'Copy the coupon code', 'userfeedback' ) }
					/>
				</span>
				{ isCopied && <span>{ copied }</span> }
			</p>
		</div>
	);
}
