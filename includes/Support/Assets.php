<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Built scripts and styles: URLs, versions and dependencies.
 *
 * @since 0.1.0
 */
final class Assets {

	/**
	 * @param string $directory Folder of the plugin, with a trailing slash.
	 * @param string $url       Its URL, with a trailing slash.
	 */
	public function __construct(
		private readonly string $directory,
		private readonly string $url
	) {}

	/**
	 * A built script.
	 *
	 * @param string $entry Name of the webpack entry, for example widget/loader.
	 * @return array{src: non-empty-string, version: string, dependencies: list<non-empty-string>}
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
	 * URL of the style sheet of a script.
	 */
	public function style( string $entry ): string {
		return "{$this->url}build/$entry.css";
	}

	/**
	 * Folder of the plugin, with a trailing slash.
	 */
	public function directory(): string {
		return $this->directory;
	}

	/**
	 * URL of the folder of built files, with a trailing slash.
	 */
	public function url(): string {
		return $this->url . 'build/';
	}
}
