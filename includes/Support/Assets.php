<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

defined( 'ABSPATH' ) || exit;

/**
 * What the build made: addresses, versions and dependencies of scripts and styles.
 *
 * @since 0.1.0
 */
final class Assets {

	/**
	 * @param string $directory Folder of the plugin, with a slash at the end.
	 * @param string $url       Its address, with a slash at the end.
	 */
	public function __construct(
		private readonly string $directory,
		private readonly string $url
	) {}

	/**
	 * A built script.
	 *
	 * @param string $entry Name of the webpack entry, for example widget/loader.
	 * @return array{src: string, version: string, dependencies: list<non-empty-string>}
	 */
	public function script( string $entry ): array {
		$file = "{$this->directory}build/$entry.asset.php";
		/** @var array{version?: string, dependencies?: list<non-empty-string>} $asset */
		$asset = is_file( $file ) ? require $file : [];
		return [
			'src'          => "{$this->url}build/$entry.js",
			'version'      => $asset['version'] ?? '',
			'dependencies' => $asset['dependencies'] ?? [],
		];
	}

	/**
	 * The address of the style sheet that belongs to a script.
	 */
	public function style( string $entry ): string {
		return "{$this->url}build/$entry.css";
	}

	/**
	 * The folder of the plugin, with a slash at the end.
	 */
	public function directory(): string {
		return $this->directory;
	}

	/**
	 * The address of the built files' folder, with a slash at the end.
	 */
	public function url(): string {
		return $this->url . 'build/';
	}
}
