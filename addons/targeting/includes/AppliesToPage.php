<?php

declare( strict_types=1 );

namespace UserFeedback\Targeting;

defined( 'ABSPATH' ) || exit;

/**
 * Implements PageTest for a ChoiceRule: the rule holds if one of the chosen ids applies to the page.
 *
 * @since 0.4.0
 */
trait AppliesToPage {

	/**
	 * The ids that apply to the page that WordPress is creating.
	 *
	 * @return list<string>
	 */
	abstract protected function current(): array;

	public function holds( string|array $data ): bool {
		return is_array( $data ) && array_intersect( $data, $this->current() ) !== [];
	}
}
