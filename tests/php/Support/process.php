<?php
/**
 * What every process of a test finds before WordPress loads: the tests themselves, the servers and the workers that they start.
 */

declare( strict_types=1 );

( static function (): void {
	$hook = static fn ( callable $work ): array => [ 10 => [ 'userfeedback_tests' => [ 'function' => $work, 'accepted_args' => 0 ] ] ];
	// WordPress takes these over when it loads. No mail ever leaves a test: WordPress asks for this filter before it sends.
	$GLOBALS['wp_filter'] = [ 'pre_wp_mail' => $hook( static fn (): bool => true ) ];
	if ( getenv( 'UF_MANY_VISITORS' ) === '1' ) {
		// All visitors of a race come from one address.
		$GLOBALS['wp_filter']['userfeedback_rate_limits'] = $hook(
			static fn (): array => [
				'many'     => PHP_INT_MAX,
				'too_many' => PHP_INT_MAX,
			]
		);
	}
	define( 'DISABLE_WP_CRON', true );
} )();
