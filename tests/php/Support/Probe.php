<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use Closure;
use UserFeedback\Licensing\Feature;
use WP_REST_Response;

/**
 * A request that asks for a feature by something of Askable.
 */
final class Probe {

	/**
	 * @param string                      $name What of Askable.
	 * @param string                      $how  Where the same can be asked for in several ways, which.
	 * @param Closure(): WP_REST_Response $ask  Sends it.
	 * @param Feature|null                $also What is asked for after the feature, if two are.
	 */
	public function __construct(
		public readonly string $name,
		public readonly Feature $feature,
		public readonly Closure $ask,
		public readonly string $how = '',
		public readonly ?Feature $also = null
	) {}

	public function title(): string {
		return trim( "$this->name ($this->how)", ' ()' );
	}
}
