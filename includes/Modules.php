<?php

declare( strict_types=1 );

namespace UserFeedback;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\JobHandler;
use UserFeedback\Database\Work\LongWork;
use UserFeedback\Responses\ResponseSubscriber;
use UserFeedback\Settings\SettingFields;
use UserFeedback\StoredData\Kind;
use UserFeedback\Support\Command;
use UserFeedback\Support\RestController;

/**
 * The modules of the plugin, and what they contribute together.
 *
 * @since 0.1.0
 */
final class Modules {

	/**
	 * @param list<Module> $modules
	 */
	public function __construct(
		private readonly Container $container,
		private readonly array $modules
	) {}

	/**
	 * Adds the hooks of every module.
	 */
	public function register(): void {
		foreach ( $this->modules as $module ) {
			$module->register();
		}
	}

	/**
	 * @return list<class-string<RestController>> Of all routes.
	 */
	public function controllers(): array {
		$others = array_merge( ...array_map( static fn ( Module $module ) => $module->controllers(), $this->modules ) );
		return [ ...array_values( $this->visitorControllers() ), ...$others ];
	}

	/**
	 * @return array<string, class-string<RestController>> See Module::visitorControllers().
	 */
	public function visitorControllers(): array {
		return array_merge( ...array_map( static fn ( Module $module ) => $module->visitorControllers(), $this->modules ) );
	}

	/**
	 * @return array<string, class-string<Command>> See Module::commands().
	 */
	public function commands(): array {
		return array_merge( ...array_map( static fn ( Module $module ) => $module->commands(), $this->modules ) );
	}

	/**
	 * @return list<JobHandler>
	 */
	public function jobHandlers(): array {
		return $this->instances( array_merge( ...array_map( static fn ( Module $module ) => $module->jobHandlers(), $this->modules ) ) );
	}

	/**
	 * @return list<LongWork>
	 */
	public function longWorks(): array {
		return $this->instances( array_merge( ...array_map( static fn ( Module $module ) => $module->longWorks(), $this->modules ) ) );
	}

	/**
	 * @return list<Kind>
	 */
	public function storedData(): array {
		return $this->instances( array_merge( ...array_map( static fn ( Module $module ) => $module->storedData(), $this->modules ) ) );
	}

	/**
	 * @return list<ResponseSubscriber>
	 */
	public function responseSubscribers(): array {
		return $this->instances( array_merge( ...array_map( static fn ( Module $module ) => $module->responseSubscribers(), $this->modules ) ) );
	}

	/**
	 * @return list<callable(): mixed> See Module::dailyTasks().
	 */
	public function dailyTasks(): array {
		return array_merge( ...array_map( static fn ( Module $module ) => $module->dailyTasks(), $this->modules ) );
	}

	/**
	 * @return list<SettingFields> See Module::settingFields().
	 */
	public function settingFields(): array {
		return array_merge( ...array_map( static fn ( Module $module ) => $module->settingFields(), $this->modules ) );
	}

	/**
	 * @return array<string, mixed> See Module::screenData().
	 */
	public function screenData( string $screen ): array {
		/** @var array<string, mixed> */
		return array_merge_recursive( ...array_map( static fn ( Module $module ) => $module->screenData( $screen ), $this->modules ) );
	}

	/**
	 * Prepares the current site, whose tables are current.
	 */
	public function install(): void {
		foreach ( $this->modules as $module ) {
			$module->install();
		}
	}

	/**
	 * Somebody has activated the plugin.
	 */
	public function activate(): void {
		foreach ( $this->modules as $module ) {
			$module->activate();
		}
	}

	/**
	 * The plugin is deactivated on the current site.
	 */
	public function deactivate(): void {
		foreach ( $this->modules as $module ) {
			$module->deactivate();
		}
	}

	/**
	 * Removes everything of the current site.
	 */
	public function uninstall(): void {
		foreach ( $this->modules as $module ) {
			$module->uninstall();
		}
	}

	/**
	 * Removes everything of a network.
	 */
	public function uninstallNetwork( int $networkId ): void {
		foreach ( $this->modules as $module ) {
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
