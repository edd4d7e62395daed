<?php

declare( strict_types=1 );

namespace UserFeedback\Extensions;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Container;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Responses\VisitorCountry;
use UserFeedback\Support\ClientIp;
use UserFeedback\Surveys\PageRules\PageRules;
use UserFeedback\Surveys\QuestionTypes\QuestionTypes;
use UserFeedback\Surveys\Settings\SettingSections;
use UserFeedback\Surveys\Templates\TemplateCatalogue;

/**
 * Registry of add-ons and other plugins. Defines the lists of Surveys that include their extensions.
 *
 * @since 0.1.0
 */
final class Module extends \UserFeedback\Module {

	public function services(): void {
		$this->container->define( QuestionTypes::class, static fn ( Container $c ) => $c->get( Registry::class )->questionTypes() );
		$this->container->define( SettingSections::class, static fn ( Container $c ) => $c->get( Registry::class )->settingSections() );
		$this->container->define( PageRules::class, static fn ( Container $c ) => $c->get( Registry::class )->pageRules() );
		$this->container->define(
			TemplateCatalogue::class,
			static fn ( Container $c ) => new TemplateCatalogue( $c->get( Registry::class )->templates( ... ), $c->get( FeatureGate::class ) )
		);
		$this->container->define(
			VisitorCountry::class,
			static fn ( Container $c ) => new VisitorCountry(
				$c->lazy( FeatureGate::class ),
				$c->get( ClientIp::class ),
				static fn () => $c->get( Registry::class )->countries()
			)
		);
	}

	public function jobHandlers(): array {
		return $this->container->get( Registry::class )->jobHandlers();
	}

	public function longWorks(): array {
		return $this->container->get( Registry::class )->longWorks();
	}

	public function storedData(): array {
		return $this->container->get( Registry::class )->storedData();
	}

	public function responseSubscribers(): array {
		return $this->container->get( Registry::class )->responseSubscribers();
	}
}
