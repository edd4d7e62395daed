<?php

declare( strict_types=1 );

namespace UserFeedback;

defined( 'ABSPATH' ) || exit;

use Throwable;
use UserFeedback\Database\JobHandler;
use UserFeedback\Database\Work\LongWork;
use UserFeedback\Health\HealthCheck;
use UserFeedback\Inbox\Notices\NoticeSource;
use UserFeedback\Inbox\NotificationSource;
use UserFeedback\Responses\ResponseSubscriber;
use UserFeedback\Settings\SettingFields;
use UserFeedback\StoredData\Kind;
use UserFeedback\Support\AjaxActions;
use UserFeedback\Support\Command;
use UserFeedback\Support\Failures;
use UserFeedback\Support\OutgoingRequest;

/**
 * The modules of the plugin, and what they contribute together. A module is made when a service of its domain is needed for the first time, or when
 * all are asked for what they contribute.
 *
 * @since 0.1.0
 */
final class Modules {

	/** In the order of the layers (docs/architecture.md): a module relies on those above it in this list. */
	private const NAMES = [
		Support\Module::class,
		Database\Module::class,
		Licensing\Module::class,
		StoredData\Module::class,
		Settings\Module::class,
		Access\Module::class,
		Surveys\Module::class,
		Mail\Module::class,
		Responses\Module::class,
		Results\Module::class,
		Extensions\Module::class,
		PostRatings\Module::class,
		Heatmaps\Module::class,
		Health\Module::class,
		Inbox\Module::class,
		Widget\Module::class,
		Notifications\Module::class,
		Exports\Module::class,
		Import\Module::class,
		AI\Module::class,
		AddOns\Module::class,
		Usage\Module::class,
		Abilities\Module::class,
		Privacy\Module::class,
		Integrations\Module::class,
		Admin\Module::class,
	];

	/** What a module defines for domains below its own. */
	private const DEFINED_ABOVE = [
		Support\ClientIp::class                    => Settings\Module::class,
		Support\VisitorToken::class                => Database\Module::class,
		Database\RotatingKey::class                => PostRatings\Module::class,
		Licensing\AddOnStates::class               => AddOns\Module::class,
		Surveys\SurveyResponses::class             => Responses\Module::class,
		Surveys\QuestionTypes\QuestionTypes::class => Extensions\Module::class,
		Surveys\Settings\SettingSections::class    => Extensions\Module::class,
		Surveys\PageRules\PageRules::class         => Extensions\Module::class,
		Surveys\Templates\TemplateCatalogue::class => Extensions\Module::class,
		Responses\AskedQuestions::class            => Widget\Module::class,
		Responses\VisitorCountry::class            => Extensions\Module::class,
	];

	/** The modules that have response subscribers: a visitor's answer does not wait for the others. */
	private const SUBSCRIBING = [ Extensions\Module::class, Notifications\Module::class ];

	/** @var array<class-string<Module>, Module> In the order in which they were made. */
	private array $made = [];

	public function __construct( private readonly Container $container ) {}

	/**
	 * Makes the module that may define a service.
	 *
	 * @param class-string $service
	 */
	public function define( string $service ): void {
		$domain = explode( '\\', $service )[1] ?? '';
		$name   = self::DEFINED_ABOVE[ $service ] ?? __NAMESPACE__ . "\\$domain\\Module";
		if ( in_array( $name, self::NAMES, true ) ) {
			$this->module( $name );
		}
	}

	/**
	 * @param class-string<Module> $name
	 */
	private function module( string $name ): Module {
		if ( ! isset( $this->made[ $name ] ) ) {
			$module = new $name( $this->container );
			$module->services();
			$this->container->share( $name, $module );
			$this->made[ $name ] = $module;
		}
		return $this->made[ $name ];
	}

	/**
	 * @return list<Module> Without those that cannot be made, for example while files of the plugin are missing: the others go on.
	 */
	private function all(): array {
		$modules = [];
		foreach ( self::NAMES as $name ) {
			try {
				$modules[] = $this->module( $name );
			} catch ( Throwable $failure ) {
				Failures::log( $failure );
			}
		}
		return $modules;
	}

	/**
	 * All, for what must not be half-done: one that cannot be made ends it.
	 *
	 * @return list<Module>
	 */
	private function every(): array {
		return array_map( $this->module( ... ), self::NAMES );
	}

	/**
	 * @return list<class-string<AjaxActions>> See Module::ajaxActions().
	 */
	public function ajaxActions(): array {
		return array_merge( ...array_map( static fn ( Module $module ) => $module->ajaxActions(), $this->all() ) );
	}

	/**
	 * @return array<string, class-string<Command>> See Module::commands().
	 */
	public function commands(): array {
		return array_merge( ...array_map( static fn ( Module $module ) => $module->commands(), $this->all() ) );
	}

	/**
	 * @return list<JobHandler>
	 */
	public function jobHandlers(): array {
		return $this->instances( array_merge( ...array_map( static fn ( Module $module ) => $module->jobHandlers(), $this->all() ) ) );
	}

	/**
	 * @return list<LongWork>
	 */
	public function longWorks(): array {
		return $this->instances( array_merge( ...array_map( static fn ( Module $module ) => $module->longWorks(), $this->all() ) ) );
	}

	/**
	 * @return list<Kind>
	 */
	public function storedData(): array {
		return $this->instances( array_merge( ...array_map( static fn ( Module $module ) => $module->storedData(), $this->all() ) ) );
	}

	/**
	 * @return list<ResponseSubscriber>
	 */
	public function responseSubscribers(): array {
		$modules = array_map( $this->module( ... ), self::SUBSCRIBING );
		return $this->instances( array_merge( ...array_map( static fn ( Module $module ) => $module->responseSubscribers(), $modules ) ) );
	}

	/**
	 * @return list<callable(): mixed> See Module::dailyTasks().
	 */
	public function dailyTasks(): array {
		return array_merge( ...array_map( static fn ( Module $module ) => $module->dailyTasks(), $this->all() ) );
	}

	/**
	 * @return list<SettingFields> See Module::settingFields().
	 */
	public function settingFields(): array {
		return array_merge( ...array_map( static fn ( Module $module ) => $module->settingFields(), $this->all() ) );
	}

	/**
	 * @return list<OutgoingRequest> See Module::connections().
	 */
	public function connections(): array {
		return array_merge( ...array_map( static fn ( Module $module ) => $module->connections(), $this->all() ) );
	}

	/**
	 * @return list<NotificationSource>
	 */
	public function notificationSources(): array {
		return $this->instances( array_merge( ...array_map( static fn ( Module $module ) => $module->notificationSources(), $this->all() ) ) );
	}

	/**
	 * @return list<NoticeSource>
	 */
	public function noticeSources(): array {
		return $this->instances( array_merge( ...array_map( static fn ( Module $module ) => $module->noticeSources(), $this->all() ) ) );
	}

	/**
	 * @return list<HealthCheck>
	 */
	public function healthChecks(): array {
		return $this->instances( array_merge( ...array_map( static fn ( Module $module ) => $module->healthChecks(), $this->all() ) ) );
	}

	/**
	 * @return array<string, mixed> See Module::screenData().
	 */
	public function screenData( string $screen ): array {
		/** @var array<string, mixed> */
		return array_merge_recursive( ...array_map( static fn ( Module $module ) => $module->screenData( $screen ), $this->all() ) );
	}

	/**
	 * Prepares the current site, whose tables are current.
	 *
	 * @param bool $isNew Whether they were created now.
	 */
	public function install( bool $isNew = false ): void {
		foreach ( $isNew ? $this->every() : [] as $module ) {
			$module->installNewSite();
		}
		foreach ( $this->every() as $module ) {
			$module->install();
		}
	}

	/**
	 * Somebody has activated the plugin.
	 */
	public function activate(): void {
		foreach ( $this->every() as $module ) {
			$module->activate();
		}
	}

	/**
	 * The plugin is deactivated on the current site.
	 */
	public function deactivate(): void {
		foreach ( $this->every() as $module ) {
			$module->deactivate();
		}
	}

	/**
	 * Removes everything of the current site. Safe to repeat after it was killed.
	 */
	public function uninstall(): void {
		foreach ( $this->every() as $module ) {
			$module->uninstall();
		}
		foreach ( $this->every() as $module ) {
			$module->endUninstall();
		}
	}

	/**
	 * Removes everything of a network.
	 */
	public function uninstallNetwork( int $networkId ): void {
		foreach ( $this->every() as $module ) {
			$module->uninstallNetwork( $networkId );
		}
	}

	/**
	 * @template T of object
	 * @param list<class-string<T>|T> $services Names, or the services themselves.
	 * @return list<T>
	 */
	private function instances( array $services ): array {
		return array_map( fn ( string|object $service ) => is_string( $service ) ? $this->container->get( $service ) : $service, $services );
	}
}
