<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\architecture;

use PHPUnit\Framework\TestCase;

/**
 * The rules of RoomRules bite: PHPStan, run with the project's settings on a file that breaks them, says so.
 */
final class RoomRulesTest extends TestCase {

	public function testEveryDomainHasALayer(): void {
		$folders = array_map( basename( ... ), (array) glob( dirname( __DIR__, 3 ) . '/includes/*', GLOB_ONLYDIR ) );
		self::assertEqualsCanonicalizing( $folders, array_merge( ...Layers::ORDER ) );
	}

	public function testRefusesWhoUsesWhomItMayNot(): void {
		$command = [
			PHP_BINARY,
			'vendor/bin/phpstan',
			'analyse',
			'--no-progress',
			'--memory-limit=2G',
			'--error-format=raw',
			'--configuration=tests/php/architecture/phpstan-data.neon',
			'tests/php/architecture/data/forbidden.inc',
		];
		$process = proc_open( $command, [ 1 => [ 'pipe', 'w' ], 2 => [ 'file', '/dev/null', 'w' ] ], $pipes, dirname( __DIR__, 3 ) );
		self::assertIsResource( $process );
		$output = (string) stream_get_contents( $pipes[1] );
		proc_close( $process );
		preg_match_all( '/(test\w+: UserFeedback\\\\Surveys\\\\Bad\w+ should not depend on [\w\\\\]+)/', $output, $found );
		$bad = ': UserFeedback\Surveys\Bad';
		$not = ' should not depend on UserFeedback\\';
		self::assertEqualsCanonicalizing(
			[
				"testRepositoriesKnowNoRulesAndNoPlans{$bad}Repository{$not}Licensing\\FeatureGate",
				"testRepositoriesKnowNoRulesAndNoPlans{$bad}Repository{$not}Surveys\\SurveyService",
				"testDomainsDependDownwardsSurveys{$bad}Service{$not}Results\\ResultsService",
				"testNobodyUsesThePlugin{$bad}Service{$not}Plugin",
				"testTheInsideKnowsNoRest{$bad}Service{$not}Plugin",
				"testTheInsideKnowsNoRest{$bad}Service should not depend on WP_REST_Request",
				"testValueObjectsAndRulesKnowNoDatabase{$bad}Service should not depend on wpdb",
				"testEdgesAskServices{$bad}Controller{$not}Surveys\\SurveyRepository",
				"testControllersDoNotKnowEachOther{$bad}Controller{$not}Surveys\\SurveysController",
			],
			array_values( array_unique( $found[1] ) ),
			$output
		);
	}
}
