<?php

declare( strict_types=1 );

namespace UserFeedback\AI;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Capability;
use UserFeedback\Support\AjaxActions;
use UserFeedback\Support\Dismissal;

/**
 * Summaries in admin-ajax.php: for those who read results.
 *
 * @since 0.5.0
 */
final class AiActions extends AjaxActions {

	public const DISMISS_UPSELL = 'userfeedback_dismiss_ai_upsell';

	protected function actions(): array {
		return [ self::DISMISS_UPSELL => self::action( [ Capability::VIEW_RESULTS ], static fn () => self::dismiss() ) ];
	}

	/**
	 * @return array{dismissed: bool}
	 */
	private static function dismiss(): array {
		Dismissal::AiUpsell->dismiss( get_current_user_id() );
		return [ 'dismissed' => Dismissal::AiUpsell->isBy( get_current_user_id() ) ];
	}
}
