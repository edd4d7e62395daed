<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings;

defined( 'ABSPATH' ) || exit;

/**
 * A set of drawings with which visitors rate.
 *
 * @since 0.6.0
 */
final class RatingIcon {

	/** The size of all drawings. */
	public const VIEW_BOX = '0 0 24 24';

	/** The drawings have the colour of the text around them. */
	public const FILL = 'currentColor';

	public readonly string $viewBox;

	public readonly string $fill;

	/**
	 * @param string                          $id     One of RatingIcons::IDS.
	 * @param string                          $label  Its name for owners, translated.
	 * @param bool                            $isScale Whether all drawings up to the chosen one are filled, as with stars, or only that one.
	 * @param non-empty-list<RatingIconValue> $values The ratings that it offers, lowest first.
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $label,
		public readonly bool $isScale,
		public readonly array $values
	) {
		$this->viewBox = self::VIEW_BOX;
		$this->fill    = self::FILL;
	}

	/**
	 * Whether it only asks for yes or no, as thumbs do. Then an average says less than the share of the better one.
	 */
	public function isBinary(): bool {
		return count( $this->values ) === 2;
	}

	/**
	 * Whether visitors can give this rating with the icon: thumbs offer 1 and 5 only.
	 */
	public function offers( int $value ): bool {
		foreach ( $this->values as $of ) {
			if ( $of->value === $value ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * The drawing that stands for the icon as a whole: that of its highest rating.
	 */
	public function path(): string {
		return $this->values[ count( $this->values ) - 1 ]->path;
	}

	/**
	 * For the screens.
	 *
	 * @return array<string, mixed> In the shape of RatingSettingsSchema::icon().
	 */
	public function toArray(): array {
		return [
			'id'       => $this->id,
			'label'    => $this->label,
			'viewBox'  => $this->viewBox,
			'fill'     => $this->fill,
			'path'     => $this->path(),
			'is_scale' => $this->isScale,
			'values'   => array_map( static fn ( RatingIconValue $value ) => $value->toArray(), $this->values ),
		];
	}
}
