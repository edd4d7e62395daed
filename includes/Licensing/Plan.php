<?php

declare( strict_types=1 );

namespace UserFeedback\Licensing;

defined( 'ABSPATH' ) || exit;

/**
 * The plans, from the least to the most: lite < plus < pro < elite.
 *
 * @since 0.1.0
 */
enum Plan: string {

	case Lite  = 'lite';
	case Plus  = 'plus';
	case Pro   = 'pro';
	case Elite = 'elite';

	/**
	 * Whether it holds what the other holds. This and FeatureGate are the only places where plans are compared.
	 */
	public function covers( self $least ): bool {
		return $this->rank() >= $least->rank();
	}

	/**
	 * Its name for people; plans are called the same in every language.
	 */
	public function title(): string {
		return ucfirst( $this->value );
	}

	private function rank(): int {
		return (int) array_search( $this, self::cases(), true );
	}
}
