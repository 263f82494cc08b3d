// What the player aims at while an invasion is put together: shared by the map and the card beside it.

class Aim {
  /** territory to be attacked; '' for none yet */
  to = $state('');
  /** attack that is pointed at, as "from to": its arrow is drawn */
  looked = $state('');

  clear(): void {
    this.to = '';
    this.looked = '';
  }
}

export const aim = new Aim();
