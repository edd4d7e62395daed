import { __, sprintf } from '@wordpress/i18n';
import { formatDollars, formatPercent } from '../format';
import type { AdminData } from '../admin-data';

/** What whoever has the free edition pays, and with which coupon. */
export function CouponOffer( { store }: { store: AdminData[ 'store' ] } ) {
	return (
		<div className="userfeedback-upgrade__offer">
			<p className="userfeedback-upgrade__discount">
				{ sprintf(
					/* translators: %s: a percentage, 50%. */
					__(
						'Lite users get %s off the regular price.',
						'userfeedback'
					),
					formatPercent( store.discount_percent / 100 )
				) }
			</p>
			<p>
				{ __( 'Coupon code at checkout:', 'userfeedback' ) }{ ' ' }
				<code>{ store.coupon }</code>
			</p>
			<p>
				{ sprintf(
					/* translators: %s: an amount of money, $199. */
					__( '%s per year', 'userfeedback' ),
					formatDollars( store.price_usd_per_year )
				) }
			</p>
		</div>
	);
}
