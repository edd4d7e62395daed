<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

defined( 'ABSPATH' ) || exit;

use Attribute;

/**
 * Of a Closure that a constructor takes: it gives a service, which is made when it is called. For what is needed only sometimes.
 *
 * @since 0.7.0
 */
#[Attribute( Attribute::TARGET_PARAMETER )]
final class Lazy {

	/**
	 * Names the service.
	 *
	 * @param class-string $service Class or interface.
	 */
	public function __construct( public readonly string $service ) {}
}
