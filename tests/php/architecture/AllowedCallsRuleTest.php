<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\architecture;

use PHPStan\Rules\Rule;
use PHPStan\Testing\RuleTestCase;

/**
 * @extends RuleTestCase<AllowedCallsRule>
 */
final class AllowedCallsRuleTest extends RuleTestCase {

	protected function getRule(): Rule {
		return new AllowedCallsRule( self::createReflectionProvider() );
	}

	public function testRefusesWhatARoomMayNotUse(): void {
		require_once __DIR__ . '/data/wordpress.php';
		$see = ': see tests/php/architecture/Allowance.php.';
		$this->analyse(
			[ __DIR__ . '/data/rooms.php' ],
			[
				[ 'UserFeedback\Things\Thing must not use get_option()' . $see, 11 ],
				[ 'UserFeedback\Things\Thing must not use $_SERVER' . $see, 12 ],
				[ 'UserFeedback\Things\ThingRepository must not use __()' . $see, 20 ],
				[ 'UserFeedback\Things\ThingRepository must not use global' . $see, 21 ],
				[ 'UserFeedback\Things\ThingRepository must not use $GLOBALS' . $see, 22 ],
				[ 'UserFeedback\Things\ThingService must not use output' . $see, 31 ],
				[ 'UserFeedback\Things\ThingService must not use header()' . $see, 32 ],
				[ 'UserFeedback\Things\ThingsController must not use $_POST' . $see, 41 ],
				[ 'UserFeedback\Admin\Screen must not use wp_mail()' . $see, 59 ],
			]
		);
	}
}
