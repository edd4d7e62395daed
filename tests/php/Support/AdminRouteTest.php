<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use InvalidArgumentException;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Admin\Screens;
use UserFeedback\Support\AdminPages;
use UserFeedback\Support\AdminRoute;
use UserFeedback\Tests\TestCase;

/**
 * The hash routes of the dashboard pages.
 */
final class AdminRouteTest extends TestCase {

	#[TestDox( '[ADM-01] one table has slug, title, capability and the named hash routes of every page' )]
	public function testEveryPageHasItsRoutes(): void {
		$table = [];
		foreach ( Screens::all() as $screen ) {
			self::assertNotSame( '', $screen->title );
			self::assertStringStartsWith( 'userfeedback_', $screen->capability );
			foreach ( $screen->routes() as $route ) {
				$table[ $screen->slug ][ $route->value ] = $route->template();
			}
		}
		// Those that the specification names (builder and settings 2, results 2).
		$expected = [
			AdminPages::SURVEYS  => [
				'surveys-index'        => '/',
				'surveys-new'          => '/new',
				'new-survey-setup'     => '/new/setup',
				'surveys-edit'         => '/edit/:id',
				'edit-survey-questions' => '/edit/:id/questions',
				'surveys-duplicate'    => '/duplicate/:id',
			],
			AdminPages::RESULTS  => [
				'survey-results'   => '/survey/:surveyId',
				'survey-responses' => '/survey/:surveyId/responses',
				'response'         => '/survey/:surveyId/responses/:id',
			],
			AdminPages::HEATMAPS => [ 'heatmaps' => '/', 'heatmap' => '/page/:id' ],
			AdminPages::ADD_ONS  => [ 'addons' => '/' ],
			AdminPages::SETTINGS => [
				'settings'              => '/',
				'settings-general'      => '/general',
				'settings-widget'       => '/widget',
				'settings-email'        => '/email',
				'settings-integrations' => '/integrations',
				'settings-access'       => '/access',
				'settings-misc'         => '/misc',
			],
			AdminPages::GROWTH_TOOLS => [ 'growth-tools' => '/growth-tools' ],
			AdminPages::ABOUT        => [
				'about'           => '/about',
				'getting-started' => '/about/getting-started',
				'lite-vs-pro'     => '/about/lite-vs-pro',
			],
			AdminPages::WELCOME  => [ 'welcome' => '/welcome' ],
		];
		foreach ( $expected as $slug => $routes ) {
			self::assertSame( $routes, array_intersect_key( $table[ $slug ], $routes ) );
		}
		$names = array_merge( ...array_map( array_keys( ... ), array_values( $table ) ) );
		self::assertSame( array_column( AdminRoute::cases(), 'value' ), $names, 'every route has a page' );
	}

	#[TestDox( 'a link carries its parameters behind the #, or as a parameter of the address where it leaves the dashboard' )]
	public function testLinks(): void {
		$page = admin_url( 'admin.php?page=userfeedback_results' );
		self::assertSame( "$page#/survey/7/responses/8", AdminRoute::Response->url( surveyId: 7, id: 8 ) );
		self::assertSame( "$page&route=/survey/7/responses/8", AdminRoute::Response->urlElsewhere( surveyId: 7, id: 8 ) );
		self::assertSame( admin_url( 'admin.php?page=userfeedback_surveys#/new' ), AdminRoute::NewSurvey->url() );
		$this->expectException( InvalidArgumentException::class );
		$this->expectExceptionMessage( 'The route response needs the parameter id.' );
		AdminRoute::Response->url( surveyId: 7 );
	}

	#[TestDox( 'every route leads from its address elsewhere to itself' )]
	public function testLeadsOn(): void {
		foreach ( AdminRoute::cases() as $route ) {
			preg_match_all( '/:(\w+)/', $route->template(), $names );
			$params = array_fill_keys( $names[1], 7 );
			$parts  = explode( '&route=', $route->urlElsewhere( ...$params ) );
			self::assertSame( $route->url( ...$params ), AdminPages::redirectTarget( $route->page(), $parts[1] ), $route->value );
		}
		self::assertNull( AdminPages::redirectTarget( AdminPages::RESULTS, '/survey/0' ) );
		self::assertNull( AdminPages::redirectTarget( AdminPages::RESULTS, '/new' ), 'a route of another page' );
	}
}
