<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Weight;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use ReflectionProperty;
use RuntimeException;
use UserFeedback\Container;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;
use UserFeedback\Widget\SurveyEmbeds;
use UserFeedback\Widget\WidgetPage;

/**
 * What is left of a request when a part of the plugin cannot be made.
 */
#[Group( 'commits' )]
final class BrokenPartsTest extends TestCase {

	use SurveyFixtures;

	private string $log;

	private string $before;

	protected function setUp(): void {
		parent::setUp();
		$this->log    = (string) tempnam( get_temp_dir(), 'userfeedback-log' );
		$this->before = (string) ini_set( 'error_log', $this->log );
	}

	protected function tearDown(): void {
		ini_set( 'error_log', $this->before );
		unlink( $this->log );
		parent::tearDown();
	}

	#[TestDox( "a visitor's page goes on without what cannot be made, and the log says why" )]
	public function testAPageGoesOn(): void {
		$survey = $this->publishedSurvey();
		$plugin = new Plugin();
		/** @var Container $container */
		$container = ( new ReflectionProperty( $plugin, 'container' ) )->getValue( $plugin );
		foreach ( [ WidgetPage::class, SurveyEmbeds::class ] as $name ) {
			$container->define( $name, static fn () => throw new RuntimeException( "No $name today." ) );
		}
		$plugin->register();
		do_action( 'wp_enqueue_scripts' );
		self::assertFalse( wp_script_is( 'userfeedback-loader' ) );
		self::assertSame( '<p>Before</p>', do_shortcode( "<p>Before</p>[userfeedback id=\"$survey->id\" display=\"inline\"]" ) );
		$log = (string) file_get_contents( $this->log );
		self::assertStringContainsString( 'UserFeedback: No ' . WidgetPage::class . ' today. (', $log );
		self::assertStringContainsString( 'UserFeedback: No ' . SurveyEmbeds::class . ' today. (', $log );
	}

	#[TestDox( 'the other modules go on without one that cannot be made, and the log says why' )]
	public function testTheOtherModulesGoOn(): void {
		$request = [ 'uri' => '/?rest_route=/userfeedback/v1', 'with' => __DIR__ . '/broken-module.php' ];
		$cost    = OwnRequest::cost( $request, [ '-d', "error_log=$this->log" ] );
		self::assertSame( 200, $cost['status'] );
		self::assertContains( 'includes/Results/ResultsController.php', $cost['files'] );
		self::assertNotContains( 'includes/AI/SummariesController.php', $cost['files'] );
		self::assertStringContainsString( 'UserFeedback: This module is broken. (', (string) file_get_contents( $this->log ) );
	}
}
