<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\architecture;

use PHPat\Selector\Selector;
use PHPat\Selector\SelectorInterface;
use PHPat\Test\Builder\Rule;
use PHPat\Test\PHPat;
use UserFeedback\BesideOther;
use UserFeedback\Container;
use UserFeedback\Hooks;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Module;
use UserFeedback\Modules;
use UserFeedback\Plugin;
use UserFeedback\Routes;

/**
 * Who may use whom (docs/architecture.md). Checked by phpat as part of PHPStan; not a test of PHPUnit.
 */
final class RoomRules {

	public function testNobodyUsesThePlugin(): Rule {
		return PHPat::rule()
			->classes( self::ours() )
			->excluding( self::makers() )
			->shouldNot()
			->dependOn()
			->classes( self::makers() )
			->because( 'modules make the services; who needs something gets it in the constructor' );
	}

	/**
	 * @return iterable<string, Rule> By domain.
	 */
	public function testDomainsDependDownwards(): iterable {
		foreach ( array_merge( ...Layers::ORDER ) as $domain ) {
			$forbidden = array_map( static fn ( string $name ) => Selector::inNamespace( "UserFeedback\\$name" ), Layers::forbiddenFor( $domain ) );
			if ( $forbidden === [] ) {
				continue;
			}
			yield $domain => PHPat::rule()
				->classes( Selector::inNamespace( "UserFeedback\\$domain" ) )
				->shouldNot()
				->dependOn()
				->classes( ...$forbidden )
				->because( 'domains are layered (tests/php/architecture/Layers.php): news travels upwards as an event or through the container' );
		}
	}

	public function testTheInsideKnowsNoRest(): Rule {
		return PHPat::rule()
			->classes( self::ours() )
			->excluding( ...self::edges() )
			->shouldNot()
			->dependOn()
			->classes( Selector::classname( '/^WP_REST_/', true ), ...self::edges() )
			->because( 'rules and data do not know how they are asked: REST, CLI and pages are at the edges' );
	}

	public function testValueObjectsAndRulesKnowNoDatabase(): Rule {
		return PHPat::rule()
			->classes( self::ours() )
			->excluding(
				Selector::inNamespace( 'UserFeedback\Database' ),
				Selector::classname( '/Repository$/', true ),
				self::makers(),
				// Counts are stored rows like those of a repository, under the name that the domain gives them.
				Selector::classname( 'UserFeedback\Responses\Counts\CountWriter' ),
			)
			->shouldNot()
			->dependOn()
			->classes( Selector::classname( 'wpdb' ), Selector::classname( 'UserFeedback\Database\Connection' ) )
			->because( 'all SQL is in repositories' );
	}

	public function testRepositoriesKnowNoRulesAndNoPlans(): Rule {
		return PHPat::rule()
			->classes( Selector::classname( '/^UserFeedback\\\\.+Repository$/', true ) )
			->shouldNot()
			->dependOn()
			->classes(
				Selector::classname( '/Service$/', true ),
				Selector::classname( FeatureGate::class ),
				Selector::inNamespace( 'UserFeedback\Licensing' ),
			)
			->because( 'a repository stores what it is told to store' );
	}

	public function testEdgesAskServices(): Rule {
		return PHPat::rule()
			->classes( ...self::edges() )
			->excluding( self::makers() )
			->shouldNot()
			->dependOn()
			->classes( Selector::classname( '/Repository$/', true ), Selector::classname( 'UserFeedback\Responses\Counts\CountWriter' ) )
			->because( 'REST, CLI and pages hold no rules: they ask services' );
	}

	public function testControllersDoNotKnowEachOther(): Rule {
		return PHPat::rule()
			->classes( Selector::classname( '/^UserFeedback\\\\.+Controller$/', true ) )
			->shouldNot()
			->dependOn()
			->classes(
				Selector::AllOf(
					Selector::classname( '/^UserFeedback\\\\.+Controller$/', true ),
					Selector::Not( Selector::classname( 'UserFeedback\Support\RestController' ) )
				)
			)
			->because( 'what two controllers share belongs to a service' );
	}

	/**
	 * What makes everything else.
	 */
	private static function makers(): SelectorInterface {
		return Selector::AnyOf(
			Selector::classname( Plugin::class ),
			// Plugin's other way to start.
			Selector::classname( BesideOther::class ),
			Selector::classname( Hooks::class ),
			Selector::classname( Routes::class ),
			Selector::classname( Container::class ),
			Selector::classname( Modules::class ),
			Selector::classname( Module::class ),
			Selector::classname( '/^UserFeedback\\\\\w+\\\\(Module|\w+Services)$/', true ),
		);
	}

	private static function ours(): SelectorInterface {
		return Selector::AllOf(
			Selector::inNamespace( 'UserFeedback' ),
			Selector::Not( Selector::inNamespace( 'UserFeedback\Tests' ) )
		);
	}

	/**
	 * Where requests come in: everything here may know WordPress' REST API, its admin and wp-cli.
	 *
	 * @return list<SelectorInterface>
	 */
	private static function edges(): array {
		return [
			Selector::classname( '/^UserFeedback\\\\.+Controller$/', true ),
			Selector::inNamespace( 'UserFeedback\Admin' ),
			Selector::classname( 'UserFeedback\Abilities\Registration' ),
			Selector::classname( '/^UserFeedback\\\\.+Command$/', true ),
			Selector::classname( 'UserFeedback\Exports\ExportPage' ),
			Selector::classname( 'UserFeedback\Integrations\ApiTraffic' ),
			Selector::classname( 'UserFeedback\Responses\AjaxFallback' ),
			Selector::classname( 'UserFeedback\PostRatings\PostRatingBlock' ),
			Selector::classname( 'UserFeedback\Support\BlockFile' ),
			Selector::classname( 'UserFeedback\Widget\BlockPatterns' ),
			Selector::classname( 'UserFeedback\Widget\SurveyEmbeds' ),
			Selector::classname( 'UserFeedback\Widget\WidgetPage' ),
			Selector::classname( 'UserFeedback\Widget\Why\WhyBar' ),
			self::makers(),
		];
	}
}
